"""``join``: sits down at a table that somebody else holds, with one's own settings and speech."""

from __future__ import annotations

import argparse
from typing import Final

from cribbage_a11y.commands.play import add_start_arguments, plan_of

HELP: Final = "Join a table by its code, with your own settings and speech."
_OWN: Final = ("host", "code", "name")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of ``join``."""
    parser.add_argument("host", metavar="HOST", help="the host's name or link, with its port")
    parser.add_argument("code", metavar="CODE", help="the table's code; dashes make no difference")
    parser.add_argument("--name", metavar="NAME", help="what you are called at the table; asked if not said")
    add_start_arguments(parser)


def run(args: argparse.Namespace) -> int:
    """Visit the table until the player leaves or it is over."""
    from cribbage_a11y.app.hosting_join import JoinPlan, join

    own = {name: vars(args).pop(name) for name in _OWN}
    return join(JoinPlan(plan_of(args, at_once=True), **own))
