"""``host``: holds tables for others, who come by SSH or with a browser."""

from __future__ import annotations

import argparse
import os
from pathlib import Path
from typing import Final

from cribbage_a11y.net.directory import USUAL_LEASES
from cribbage_a11y.players.levels import Level

HELP: Final = "Hold a table that others join by its code, by SSH or with a browser."
DIRECTORY_VARIABLE: Final = "CRIBBAGE_DIRECTORY"
"""The variable that may hold the directory's address: a list of processes would show its password."""
SHORTEST_LEASE: Final = 1
LONGEST_LEASE: Final = 3600
"""Seconds that a host may be silent."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of ``host``."""
    add = parser.add_argument
    add("--home", type=Path, metavar="DIR", help="keep tables, records and logs under this folder")
    add(
        "--public-name",
        metavar="NAME",
        help="the name or address that guests use; this computer's if not said",
    )
    add(
        "--ssh-port",
        type=int,
        metavar="PORT",
        default=8022,
        help="where guests come by SSH, 8022 if not said",
    )
    add("--http-port", type=int, metavar="PORT", default=8023, help="where browsers come, 8023 if not said")
    add("--bind", metavar="ADDRESS", default="", help="listen at this address of this computer alone")
    add("--tls-cert", type=Path, metavar="FILE", help="a certificate, for https")
    add("--tls-key", type=Path, metavar="FILE", help="the key of the certificate")
    add("--behind-proxy", action="store_true", help="take a browser's address from X-Forwarded-For")
    add("--no-guest-tables", action="store_true", help="let guests open no tables of their own")
    add(
        "--level",
        choices=[level.value for level in Level],
        default=Level.COUNTER.value,
        help="how the computer plays in free seats until the opener chooses: counter if not said",
    )
    add(
        "--directory",
        metavar="URL",
        default=os.environ.get(DIRECTORY_VARIABLE),
        help="share all tables with the other hosts that use the Redis or Valkey server at this address",
    )
    add("--link-name", metavar="NAME", help="the name or address by which the other hosts reach this one")
    add(
        "--lease",
        type=seconds,
        metavar="SECONDS",
        default=USUAL_LEASES.host,
        help="how long a silent host counts as at work, 10 if not said",
    )
    add("--log", metavar="FILE", help="write the log to this file, or to standard error with a single dash")


def seconds(text: str) -> float:
    seconds = float(text)
    if not SHORTEST_LEASE <= seconds <= LONGEST_LEASE:
        raise argparse.ArgumentTypeError(f"{text} is not from {SHORTEST_LEASE} to {LONGEST_LEASE}")
    return seconds


def run(args: argparse.Namespace) -> int:
    """Host until told to stop."""
    from cribbage_a11y.app.hosting import serve
    from cribbage_a11y.app.hosting_plan import HostPlan

    return serve(
        HostPlan(
            home=args.home,
            bind=args.bind,
            ssh_port=args.ssh_port,
            http_port=args.http_port,
            public_name=args.public_name,
            tls_cert=args.tls_cert,
            tls_key=args.tls_key,
            behind_proxy=args.behind_proxy,
            guests_may_open=not args.no_guest_tables,
            level=args.level,
            directory=args.directory,
            link_name=args.link_name,
            lease=args.lease,
            log=args.log,
        )
    )
