"""What a command line asks of a host."""

from __future__ import annotations

import ssl
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from cribbage_a11y.app.levels import USUAL
from cribbage_a11y.commands.errors import CommandError
from cribbage_a11y.net.directory import USUAL_LEASES
from cribbage_a11y.present.catalogue import _

SSH_PORT: Final = 8022
HTTP_PORT: Final = 8023
EVERYWHERE: Final = ""
"""The address to listen at that stands for all of this computer."""


@dataclass(frozen=True)
class HostPlan:
    """What a command line asks of a host."""

    home: Path | None = None
    bind: str = EVERYWHERE
    ssh_port: int = SSH_PORT
    http_port: int = HTTP_PORT
    public_name: str | None = None
    tls_cert: Path | None = None
    tls_key: Path | None = None
    behind_proxy: bool = False
    guests_may_open: bool = True
    level: str = USUAL
    """That of computers at a new table; its opener may choose another."""
    directory: str | None = None
    """The address of a directory that hosts share; ``None`` for a host alone."""
    link_name: str | None = None
    """The name or address by which the other hosts reach this one."""
    lease: float = USUAL_LEASES.host
    """Seconds without a word after which the other hosts take this one for gone."""
    log: str | None = None
    """Where the log goes: a file, or ``-`` for standard error."""


def tls_of(plan: HostPlan) -> ssl.SSLContext | None:
    """What the page needs for https. Raises :class:`CommandError` where the files will not do."""
    if plan.tls_cert is None and plan.tls_key is None:
        return None
    if plan.tls_cert is None or plan.tls_key is None:
        # Translators: the command line names only one of two files.
        raise CommandError(_("--tls-cert and --tls-key belong together."))
    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    try:
        context.load_cert_chain(plan.tls_cert, plan.tls_key)
    except OSError as error:
        # Translators: the files of a certificate cannot be used. {reason}: the system's own words.
        message = _("The certificate cannot be used: {reason}.")
        raise CommandError(message.format(reason=error.strerror or error.args[-1])) from None
    return context
