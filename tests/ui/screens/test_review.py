"""The screens of a review: the list of games, and the menu of one."""

from __future__ import annotations

from cribbage_a11y.present.pages import Document, Page
from cribbage_a11y.ui.commands import Command
from cribbage_a11y.ui.effects import Do, Open
from cribbage_a11y.ui.screens.asks import Ask
from cribbage_a11y.ui.screens.pages import Pages
from cribbage_a11y.ui.screens.review import FinishedGame, FinishedGames, ReviewEntry, ReviewMenu
from cribbage_a11y.ui.screens.screen import Reaction
from kit.screens import faulty_lines, heard, pressed, silent, walk

GAMES = FinishedGames(
    tuple(
        FinishedGame(f"{day}.jsonl", f"{day} May 2026, 8:00. Zoe 121. Anna 90.") for day in range(12, 0, -1)
    )
)
PAGES = Pages(Document("The game", (Page("Hand 1", ("Zoe plays the 5 of hearts.",)),)))
MENU = ReviewMenu(
    "Review menu. Zoe 121. Anna 90.",
    (
        ReviewEntry("The game with all cards open.", lambda: PAGES),
        ReviewEntry("Was it fair?", lambda: PAGES),
    ),
)


def test_the_list_says_the_newest_nine_and_holds_them_all() -> None:
    said = heard(GAMES.opening())
    assert said[0] == "Review a game. 12 finished games."
    assert said[1] == "1. 12 May 2026, 8:00. Zoe 121. Anna 90."
    assert len(said) == 11
    assert heard(pressed(GAMES, Command.LAST).effects) == ["12. 1 May 2026, 8:00. Zoe 121. Anna 90."]


def test_a_game_is_asked_for_by_its_name() -> None:
    reaction = pressed(GAMES, 2)
    assert reaction.effects == (Do(Ask.REVIEW_GAME, "11.jsonl"),)
    assert pressed(GAMES, Command.LAST, Command.CONFIRM).effects == (Do(Ask.REVIEW_GAME, "1.jsonl"),)


def test_the_menu_opens_what_its_lines_name() -> None:
    assert pressed(MENU, 1) == Reaction(MENU, (Open(PAGES),))
    assert pressed(MENU, Command.BACK) == Reaction(None)


def test_every_line_reads_well_and_no_key_is_silent() -> None:
    for screen in (GAMES, MENU):
        walked = walk(screen)
        assert faulty_lines(walked) == {}
        assert silent(walked) == []
