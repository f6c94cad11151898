"""The key z: the last choice comes back, said, gone from score and history, and the prompt follows."""

from __future__ import annotations

from cribbage_a11y.engine.cards import Card
from cribbage_a11y.engine.rules import FirstDeal, Rules
from cribbage_a11y.engine.state import Phase
from cribbage_a11y.present.forms import Verbosity
from cribbage_a11y.present.history import Note
from cribbage_a11y.present.region import Region
from cribbage_a11y.ui.commands import Command
from kit.place import LONG, Place, table_of

SHORT = Rules(target=61, first_deal=FirstDeal.SEAT0)


def test_a_card_that_waits_for_its_answer_comes_back() -> None:
    with Place(table_of(SHORT), pause=None).start() as place:
        place.until(lambda view: view.phase is Phase.PLAY and view.is_my_turn)
        before = place.table.view(0)
        card = before.playable[0]
        place.run(_play(place, card))
        assert card not in place.table.view(0).hand
        lines = place.key("z")
        assert lines[0].endswith("is taken back. This game is practice now.")
        assert lines[-1] == place.session.scene.prompt().text
        assert place.table.view(0) == before
        entries = [place.session.history.numbered(n).told for n in range(len(place.session.history))]
        assert isinstance(entries[-1], Note)
        assert entries[-1].text.startswith("Taken back: ")


async def _play(place: Place, card: Card) -> None:
    place.session.type_cards((card,))


def test_points_taken_back_leave_the_score_region() -> None:
    with Place(table_of(SHORT), pause=None).start() as place:
        for _ in range(40):
            place.until(lambda view: view.phase is Phase.PLAY and view.is_my_turn)
            rows = [line.utterance.text for line in place.session.scene.region(Region.SCORE).lines]
            scores = place.table.state.scores
            card = place.view.playable[-1]
            place.run(_play(place, card))
            scored = place.table.state.scores != scores
            lines = place.key("z")
            if lines[0].startswith("Too late"):
                continue
            again = [line.utterance.text for line in place.session.scene.region(Region.SCORE).lines]
            assert again == rows
            if scored:
                return
            place.run(_play(place, card))
            place.move()
        raise AssertionError("no card scored")


def test_why_not_is_said_in_every_verbosity() -> None:
    for verbosity in Verbosity:
        with Place(table_of(SHORT), verbosity=verbosity).start() as place:
            [line] = place.key("z")
            assert line.startswith(("There is nothing to take back", "Nothing to take back"))
            place.until(lambda view: view.phase is Phase.PLAY and view.is_my_turn)
            place.now += 1
            [line] = place.key("z")
            assert line.startswith("Too late")
    with Place(table_of(SHORT, people=2)).start() as place:
        assert place.key("z") == ["Choices can be taken back only alone with computers."]


def test_the_same_key_again_at_once_is_taken_once() -> None:
    with Place(table_of(SHORT)).start() as place:
        place.until(lambda view: view.phase is Phase.PLAY and view.is_my_turn)
        lines = place.at_once("z", "z")
        assert any(line == "Pressed twice, taken once." for line in lines)


def test_a_slow_computer_thinks_in_vain_of_what_is_taken_back() -> None:
    with Place(table_of(SHORT), pause=LONG).start() as place:
        place.until(lambda view: view.phase is Phase.PLAY and view.is_my_turn)
        first, *others = place.view.playable
        other = others[0] if others else first
        place.run(_play(place, first))
        place.key("z")
        place.run(_play(place, other))
        place.press(Command.CONFIRM)
        place.settle()
        laid = [laid.card for laid in place.table.state.laid]
        assert other in laid
        if other is not first:
            assert first not in laid or laid.index(first) > laid.index(other)
