"""``python -m cribbage_a11y``."""

from cribbage_a11y.cli import main

raise SystemExit(main())
