"""``python -m benchmarks NAME [ARGUMENTS]``: run one benchmark, or list them all."""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path


def names() -> list[str]:
    """The benchmarks there are: the modules of this folder whose names do not begin with an underscore."""
    return sorted(path.stem for path in Path(__file__).parent.glob("[!_]*.py"))


def main(arguments: list[str]) -> int:
    """Run the benchmark named first with the rest of the arguments; exit code 2 for a name there is not."""
    name = arguments[0] if arguments else ""
    if name not in names():
        print(
            f"Usage: python -m benchmarks NAME, where NAME is one of: {', '.join(names())}.", file=sys.stderr
        )
        return 2
    code: int = import_module(f"benchmarks.{name}").main(arguments[1:])
    return code


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
