"""Lines in, lines out: what a typed line does, and how questions are answered by the next one."""

from __future__ import annotations

import asyncio
import io
import os
from collections.abc import Iterator

import pytest

from cribbage_a11y.engine.rules import Counting, FirstDeal, Rules
from cribbage_a11y.engine.state import Phase
from cribbage_a11y.present.utterance import Urgency, Utterance
from cribbage_a11y.ui.lines import LineStyle
from cribbage_a11y.ui.typed import TypedPresentation, enter_line, read_lines
from kit.place import LONG, Place, table_of

SHORT = Rules(target=61, first_deal=FirstDeal.SEAT0)


@pytest.fixture
def place() -> Iterator[Place]:
    """A two-player game before the player's lay-away."""
    with Place(table_of(SHORT)).start() as place:
        yield place


def _enter(place: Place, line: str) -> list[str]:
    """Type a line; the lines that follow."""
    before = len(place.lines)

    async def entering() -> None:
        enter_line(place.console, line)

    place.now += 1
    place.run(entering())
    return place.lines[before:]


def test_two_numbers_lay_away_two_cards(place: Place) -> None:
    hand = place.view.hand
    assert _enter(place, "1 3")[0].startswith("You lay away")
    assert place.view.laid_away == (hand[0], hand[2])


def test_a_card_is_played_by_its_code(place: Place) -> None:
    _enter(place, "1 2")
    card = place.view.playable[0]
    assert _enter(place, card.code.lower())[0].startswith("You: ")
    assert card not in place.view.hand


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("7", "There is no card 7."),
        ("1 7", "There is no card 7."),
        ("0", "There is no card 0."),
        ("1", "Choose 2 cards to lay away."),
        ("1 1", "The same card is named twice. Choose another card."),
        ("1 2 3", "Choose 2 cards to lay away."),
        ("dance", "Dance does nothing here. Question mark says the keys."),
    ],
)
def test_a_wrong_line_is_answered_in_one_line(place: Place, line: str, said: str) -> None:
    assert _enter(place, line) == [said]


def test_a_card_that_is_not_held_is_refused(place: Place) -> None:
    other = next(card for card in place.table.state.rest if card not in place.view.hand)
    [said] = _enter(place, f"{other.code} {place.view.hand[0].code}")
    assert "You do not hold" in said


@pytest.mark.parametrize("counting", [Counting.MANUAL, Counting.MUGGINS])
def test_a_number_is_the_count_where_one_is_asked(counting: Counting) -> None:
    rules = Rules(target=61, first_deal=FirstDeal.SEAT0, counting=counting)
    with Place(table_of(rules)).start() as place:
        place.until(lambda view: view.phase is Phase.SHOW and view.is_my_turn)
        assert _enter(place, "3")[0].startswith(("You say 3", "You said 3"))
        assert place.seen.questions == []


def test_a_number_answers_what_was_missed() -> None:
    rules = Rules(target=61, first_deal=FirstDeal.SEAT0, counting=Counting.MUGGINS)
    with Place(table_of(rules)).start() as place:
        place.until(lambda view: view.phase is Phase.MUGGINS and view.is_my_turn)
        assert _enter(place, "0")[0] == "You say that nothing was missed."


def test_cards_and_numbers_wait_for_the_players_turn() -> None:
    with Place(table_of(SHORT), pause=LONG).start() as place:
        _enter(place, "1 2")
        assert _enter(place, "1") == [place.session.scene.prompt().text]
        assert not place.view.laid
        assert _enter(place, "")[-1].startswith("Your turn.")


def test_a_screen_takes_the_number_of_a_line_and_nothing_else_for_one(place: Place) -> None:
    [asked] = _enter(place, "leave")
    assert asked.startswith("Leave the game?")
    for line in ("5h", "5h 6h", "dance", "7"):
        assert _enter(place, line)[-1].endswith(asked)
    assert _enter(place, "N") == ["You stay in the game.", place.session.scene.prompt().text]
    _enter(place, "leave")
    _enter(place, "yes")
    assert place.done == [("leave", None)]


def _said(text: str, urgency: Urgency = Urgency.EVENT) -> Utterance:
    return Utterance(text, text, text.lower(), urgency, "score")


class Counted(io.StringIO):
    """An output that counts its writes."""

    writes = 0

    def write(self, text: str) -> int:
        """Keep the text."""
        self.writes += 1
        return super().write(text)


def test_a_burst_is_one_write_of_whole_lines() -> None:
    out = Counted()
    shown = TypedPresentation(out, lambda: 80, LineStyle())
    shown.announce([_said("You: 5 of hearts. Count 5."), _said("Your turn. Count 5.")])
    shown.refresh()
    assert out.getvalue() == "You: 5 of hearts. Count 5.\nYour turn. Count 5.\n"
    assert out.writes == 1


def test_what_the_output_cannot_show_becomes_a_question_mark() -> None:
    raw = io.BytesIO()
    out = io.TextIOWrapper(raw, "ascii")
    TypedPresentation(out, lambda: 80, LineStyle()).announce([_said("Zo\u00eb plays.")])
    assert raw.getvalue() == b"Zo? plays.\n"


def test_an_output_that_nobody_reads_any_more_is_told_and_ends_quietly() -> None:
    reading, writing = os.pipe()
    os.close(reading)
    closed: list[None] = []
    with os.fdopen(writing, "w") as out:
        shown = TypedPresentation(out, lambda: 80, LineStyle())
        shown.on_close = lambda: closed.append(None)
        shown.announce([_said("You: 5 of hearts. Count 5.")])
        shown.announce([_said("Your turn. Count 5.")])
    assert closed == [None]


@pytest.mark.parametrize(
    ("line", "given", "answer"),
    [("8", "", "8"), ("", "Zoe", "Zoe"), ("", "", None), (None, "", None), ("Max", "Zoe", "Max")],
)
def test_the_next_line_answers_a_question(line: str | None, given: str, answer: str | None) -> None:
    async def asked() -> str | None:
        out = io.StringIO()
        shown = TypedPresentation(out, lambda: 80, LineStyle())
        assert not shown.takes("too early")
        asking = asyncio.ensure_future(shown.ask("Your count:", given))
        await asyncio.sleep(0)
        assert out.getvalue() == "Your count:\n"
        assert shown.takes(line)
        assert not shown.takes("too late")
        return await asking

    assert asyncio.run(asked()) == answer


def test_lines_are_read_to_the_end_of_the_input() -> None:
    async def read() -> list[str | None]:
        lines: asyncio.Queue[str | None] = asyncio.Queue()
        read_lines(io.StringIO("score\n\n1 3"), lines.put_nowait)
        return [await asyncio.wait_for(lines.get(), 5) for _ in range(4)]

    assert asyncio.run(read()) == ["score\n", "\n", "1 3", None]
