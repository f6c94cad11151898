"""From a launch plan to a running program: settings, language, presentation, and the end."""

from __future__ import annotations

import asyncio
import os
import sys
from typing import TYPE_CHECKING

from cribbage_a11y.app.logs import keep_logs, note_failure
from cribbage_a11y.app.preferences import Preferences
from cribbage_a11y.commands.errors import CommandError
from cribbage_a11y.plan import LaunchPlan
from cribbage_a11y.present import catalogue
from cribbage_a11y.present.catalogue import _
from cribbage_a11y.store.paths import paths_for

if TYPE_CHECKING:
    from cribbage_a11y.app.loops import Begin

READER, SCREEN, TYPED = "reader", "screen", "typed"
FAILED = 1
"""The exit status after an error of our own."""


def run(plan: LaunchPlan, begin: Begin | None = None) -> int:
    """Run to the end; the exit status. ``begin`` puts something else in front of the player at first.

    Raises :class:`CommandError` for a plan that makes no sense.
    """
    if sys.stdout is None:
        # Translators: the program was started with its output closed.
        raise CommandError(_("There is no output to write the game to."))
    paths = paths_for(plan.home)
    preferences = Preferences(paths, plan.settings)
    language = preferences["language"]
    if language == "auto":
        catalogue.use_system()
    else:
        catalogue.use(language)
    with keep_logs(paths.logs) as log:
        failure = _run(plan, preferences, begin)
        if failure is not None:
            note_failure(log, failure)
    if failure is None:
        return 0
    # Translators: the program ends because of a mistake of its own. {path}: a file for whoever mends it.
    message = _("Cribbage had to stop because of an error of its own. What happened is in {path}.")
    sys.stderr.write(message.format(path=log.path) + "\n")
    return FAILED


def presentation_for(plan: LaunchPlan, preferences: Preferences) -> str:
    """What is asked for; else what fits how the player reads. Typed where there is no real terminal, unless
    the reader presentation is asked for."""
    chosen = plan.presentation or str(preferences["presentation"])
    if chosen in (READER, TYPED):
        return chosen
    dumb = os.environ.get("TERM", "dumb" if os.name == "posix" else "") == "dumb"
    if dumb or not _at_terminal():
        return TYPED
    by_eye = preferences["reading"] in ("large_print", "screen") or preferences["large_print"]
    return SCREEN if chosen == SCREEN or by_eye else READER


def _at_terminal() -> bool:
    return all(stream is not None and stream.isatty() for stream in (sys.stdin, sys.stdout))


def _run(plan: LaunchPlan, preferences: Preferences, begin: Begin | None) -> BaseException | None:
    from cribbage_a11y.app import loops

    typed = presentation_for(plan, preferences) == TYPED
    try:
        loop = loops.typed_loop if typed else loops.keys_loop
        return asyncio.run(loop(plan, preferences, begin or loops.begin_as_planned))
    except Exception as error:
        return error
