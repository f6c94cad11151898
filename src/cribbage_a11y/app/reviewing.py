"""What the Review screen asks for: the finished games, and one of them reviewed beside the keys."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from cribbage_a11y.app.program import Program
from cribbage_a11y.app.reviewing_list import finished_games
from cribbage_a11y.present.catalogue import _
from cribbage_a11y.present.forms import Verbosity
from cribbage_a11y.store.facts import FileNotRead
from cribbage_a11y.store.files import reason_of
from cribbage_a11y.store.record import RecordError
from cribbage_a11y.ui.effects import Open
from cribbage_a11y.ui.screens.asks import Ask
from cribbage_a11y.ui.screens.pages import Pages
from cribbage_a11y.ui.screens.review import FinishedGames, ReviewEntry, ReviewMenu
from cribbage_a11y.ui.screens.screen import Menu, MenuItem, Reaction

if TYPE_CHECKING:
    from cribbage_a11y.app.reviewing_pages import Reviewed
    from cribbage_a11y.review.game import SeatReview

PATIENCE: Final = 2.0
"""Seconds after which the player is told how far a review is."""


class ReviewDesk:
    """Answers for the Review screen of a program."""

    def __init__(self, program: Program) -> None:
        self._program = program
        self._records = program.preferences.paths.records
        self.handlers: dict[str, Callable[[object], None]] = {
            Ask.REVIEW: self.offer,
            Ask.REVIEW_GAME: self.open,
        }

    def offer(self, _value: object) -> None:
        """The list of finished games."""
        games = tuple(finished_games(self._records))
        if games:
            self._program.console.open(FinishedGames(games))
        else:
            # Translators: there is nothing to review yet.
            self._program.tell(_("No finished game is kept yet. Play one to its end first."))

    def open(self, value: Any) -> None:
        """Review a game: it takes a second or two, so keys go on working."""
        if self._program.is_working:
            # Translators: the player asks for a second review while the first is being worked out.
            self._program.tell(_("The review before is still being worked out."))
            return
        # Translators: the review of a game is being worked out.
        self._program.tell(_("Working out the review."))
        self._program.begin_work(self._open(self._records / str(value)))

    async def _open(self, path: Path) -> None:
        loop = asyncio.get_running_loop()
        tell = partial(loop.call_soon_threadsafe, self._program.tell)
        try:
            reviewed = await loop.run_in_executor(self._program.executor, review_file, path, tell)
        except RecordError as error:
            # Translators: a record is damaged. {name}: the file; {line}: where; {reason}: a sentence.
            message = _("The record {name} is wrong at line {line}: {reason}")
            self._program.tell(message.format(name=path.name, line=error.line, reason=error.reason))
        except OSError as error:
            self._program.tell_fact(FileNotRead(path, reason_of(error)))
        else:
            self._show(review_menu(reviewed, path.name, Verbosity(self._program.preferences["verbosity"])))

    def _show(self, menu: ReviewMenu) -> None:
        """Open the menu, unless the player has gone elsewhere meanwhile."""
        front = self._program.console.screens[-1:]
        if front and isinstance(front[0], FinishedGames):
            self._program.console.open(menu)


def review_file(path: Path, tell: Callable[[str], object], number: int = 1) -> Reviewed:
    """Game ``number`` of a file reviewed; ``tell`` hears how far it is, if it takes long.

    Raises :class:`RecordError`, also where the game is not there or not finished, and :class:`OSError`.
    """
    from cribbage_a11y.app.reviewing_pages import Reviewed
    from cribbage_a11y.review.game import review
    from cribbage_a11y.store.record_game import read_games

    games = read_games(path)
    if not 1 <= number <= len(games):
        raise RecordError(games[-1].record.header_line, f"the file has {len(games)} games.")
    game = games[number - 1]
    if not game.record.finished:
        raise RecordError(game.record.header_line, "the game that begins here is not finished.")
    return Reviewed(game, review(game.start, game.actions, None, patiently(tell)))


def patiently(tell: Callable[[str], object]) -> Callable[[int, int], None]:
    """A progress that is told every few seconds, and not at all where the work is done before."""
    told = time.monotonic()

    def progress(done: int, of: int) -> None:
        nonlocal told
        if time.monotonic() - told >= PATIENCE:
            told = time.monotonic()
            # Translators: how far the review of a game is. {n}: percent.
            tell(_("The review is {n} percent done.").format(n=100 * done // of))

    return progress


def review_menu(reviewed: Reviewed, file_name: str, verbosity: Verbosity) -> ReviewMenu:
    """The menu of a reviewed game."""
    from cribbage_a11y.app import reviewing_pages as pages
    from cribbage_a11y.app.reviewing_fair import fair_document

    def document(make: Callable[[], Any]) -> Callable[[], Pages]:
        return lambda: Pages(make())

    # Translators: lines of the menu of a reviewed game.
    entries = [ReviewEntry(_("Summary: skill and luck."), document(lambda: pages.summary_document(reviewed)))]
    for seat in reviewed.review.seats:
        if seat.dearest:
            label = pages.dearest_title(reviewed, seat)
            entries.append(ReviewEntry(label, partial(mistakes_menu, reviewed, seat, verbosity)))
    for place, name in enumerate(reviewed.names):
        # Translators: a line of the menu of a reviewed game. {who}: a player.
        label = _("The game as {who} saw it.").format(who=name)
        make = partial(pages.game_document, reviewed, place, verbosity)
        entries.append(ReviewEntry(label, document(make)))
    # Translators: a line of the menu of a reviewed game.
    label = _("The game with all cards open.")
    entries.append(ReviewEntry(label, document(partial(pages.game_document, reviewed, None, verbosity))))
    for place, name in enumerate(reviewed.names):
        # Translators: a line of the menu of a reviewed game. {who}: a player.
        label = _("All choices of {who}.").format(who=name)
        entries.append(ReviewEntry(label, document(partial(pages.seat_document, reviewed, place))))
    # Translators: a line of the menu of a reviewed game.
    fair = ReviewEntry(_("Was it fair?"), document(partial(fair_document, reviewed.game, file_name)))
    # Translators: the title of the menu of a reviewed game. {result}: names and scores.
    title = _("Review menu. {result}").format(result=pages.result_line(reviewed))
    return ReviewMenu(title, (*entries, fair))


def mistakes_menu(reviewed: Reviewed, seat: SeatReview, verbosity: Verbosity) -> Menu:
    """A player's dearest mistakes; each leads to its place in the game as the player saw it."""
    from cribbage_a11y.app.reviewing_pages import (
        dearest_lines,
        dearest_title,
        game_document,
        game_pages,
    )

    game = game_document(reviewed, seat.seat, verbosity)
    found = game_pages(reviewed, seat.seat, verbosity)
    items = []
    for line, decision in zip(dearest_lines(reviewed, seat), seat.dearest, strict=True):
        page, cursor = next(
            (page, places[decision.place])
            for page, (_lines, places) in enumerate(found)
            if decision.place in places
        )
        items.append(MenuItem(line, partial(_go_to, Pages(game, page, cursor))))
    return Menu(dearest_title(reviewed, seat), tuple(items))


def _go_to(place: Pages, menu: Menu) -> Reaction:
    return Reaction(menu, (Open(place),))
