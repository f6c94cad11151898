"""The program put together: the only package that may import every other."""

from __future__ import annotations

from cribbage_a11y.plan import LaunchPlan


def start(plan: LaunchPlan) -> int:
    """Run the program; the exit status. Raises :class:`CommandError` for a plan that makes no sense."""
    from cribbage_a11y.app.starting import run

    return run(plan)
