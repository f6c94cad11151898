"""A host with packs from a seed and computers that do not pause: SEED, then the arguments of ``host``."""

from __future__ import annotations

import sys
from functools import partial

from cribbage_a11y.app import hosting, hosting_tables
from cribbage_a11y.cli import main

if __name__ == "__main__":
    seed, *arguments = sys.argv[1:]
    vars(hosting_tables)["fresh_seed"] = lambda: seed
    vars(hosting)["HostedTable"] = partial(hosting_tables.HostedTable, pace=0.0)
    raise SystemExit(main(["host", *arguments]))
