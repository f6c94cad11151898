"""``join``: sit at another host's table with the player's own presentation, settings and speech."""

from __future__ import annotations

from dataclasses import dataclass

from cribbage_a11y.app.hosting import needs_more
from cribbage_a11y.app.menus import Menus
from cribbage_a11y.app.program import Program
from cribbage_a11y.app.starting import run
from cribbage_a11y.commands.errors import CommandError
from cribbage_a11y.plan import LaunchPlan
from cribbage_a11y.present.catalogue import _
from cribbage_a11y.ui.screens.others import Joining


@dataclass(frozen=True)
class JoinPlan:
    """What a command line asks of a visit."""

    start: LaunchPlan
    host: str
    code: str
    name: str | None = None


def join(plan: JoinPlan) -> int:
    """Visit a table until the player leaves or it is over; the exit status."""
    try:
        from cribbage_a11y.net.join import wire_address
    except ImportError:
        raise CommandError(needs_more()) from None
    if wire_address(plan.host) is None:
        # Translators: the command line names no host. {host}: what it says.
        raise CommandError(_("{host} is no address of a host.").format(host=repr(plan.host)))
    joining = Joining(plan.host, plan.code, plan.name or "")
    return run(plan.start, lambda program: _visit(program, joining))


def _visit(program: Program, joining: Joining) -> None:
    """At the table from the first; the program ends with the visit."""
    from cribbage_a11y.app.hosting_others import OthersDesk

    Menus(program)
    program.go_home = program.done.set
    OthersDesk(program).join(joining)
