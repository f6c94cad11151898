"""A host among others: the directory that it shares with them, as the command line names it."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import AsyncExitStack
from dataclasses import dataclass

from cribbage_a11y.app.hosting import own_name
from cribbage_a11y.app.hosting_plan import HostPlan
from cribbage_a11y.commands.errors import CommandError
from cribbage_a11y.net.codes import new_name
from cribbage_a11y.net.directory import DirectoryAway, Leases
from cribbage_a11y.net.directory_redis import NoAddress, RedisDirectory, where
from cribbage_a11y.net.host import Host
from cribbage_a11y.net.link import Links, card_of
from cribbage_a11y.net.membership import Displaced, Membership
from cribbage_a11y.net.ssh_door import host_key
from cribbage_a11y.present.catalogue import _
from cribbage_a11y.store.paths import Paths


@dataclass(frozen=True)
class Others:
    """The other hosts, by way of their directory."""

    directory: RedisDirectory
    place: str
    """Where it is, without a password."""
    reached: str
    """The name or address by which the others reach this host."""
    leases: Leases
    paths: Paths

    async def join(self, host: Host, ssh_port: int, end: Callable[[str], None]) -> None:
        """Share tables with them; raises :class:`CommandError` where that cannot be.

        ``end`` is called with a sentence when the host cannot go on later.
        """
        proof = host_key(self.paths.saves / "directory_key")
        shown = host_key(self.paths.saves / "ssh_host_key")
        card = card_of(proof, shown, new_name(), self.reached, ssh_port)
        host.on_displaced = lambda there: end(_is_there(there))
        try:
            await host.share(Membership(self.directory, card, self.leases, time.monotonic), Links(proof))
        except DirectoryAway as away:
            # Translators: several hosts share a directory of tables on a server. {place}: where that is;
            # {reason}: the system's own words.
            message = _("The directory at {place} does not answer: {reason}.")
            raise CommandError(message.format(place=self.place, reason=away)) from None
        except Displaced as there:
            raise CommandError(_is_there(str(there))) from None


def others_of(url: str, plan: HostPlan, paths: Paths, at_end: AsyncExitStack) -> Others:
    """The others with whom a host shares tables, by way of a directory. Asks nothing yet."""
    leases = Leases.of(plan.lease)
    try:
        directory = RedisDirectory(url, leases)
    except NoAddress:
        # Translators: the answer to an address on the command line that is none.
        message = _("--directory needs the address of a server, such as redis://localhost:6379.")
        raise CommandError(message) from None
    at_end.push_async_callback(directory.close)
    return Others(directory, where(url), plan.link_name or plan.bind or own_name(), leases, paths)


def _is_there(place: str) -> str:
    # Translators: two hosts have the same data, which must not be. {place}: the address of the other one.
    return _("A host with the same data is at work at {place}. Stop one of them.").format(place=place)
