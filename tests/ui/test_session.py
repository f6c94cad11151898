"""A place at a table: what is announced, when, and what no event ever changes."""

from __future__ import annotations

from dataclasses import replace

import pytest

from cribbage_a11y.engine.cards import Card
from cribbage_a11y.engine.rules import Counting, FirstDeal, Rules
from cribbage_a11y.engine.state import Phase
from cribbage_a11y.engine.view import SeatView
from cribbage_a11y.present.forms import Verbosity
from cribbage_a11y.present.history import Chat, Note
from cribbage_a11y.present.region import Region
from cribbage_a11y.present.utterance import Urgency
from cribbage_a11y.ui.commands import Command, Press
from cribbage_a11y.ui.model import Model, after_event
from cribbage_a11y.ui.session import Session
from kit.place import LONG, Place, table_of

SHORT = Rules(target=61, first_deal=FirstDeal.SEAT0)


def _goes_on(place: Place) -> bool:
    return bool(place.table.gate)


def test_the_first_burst_ends_with_what_is_asked() -> None:
    with Place(table_of(SHORT)).start() as place:
        [burst] = place.seen.bursts
        assert [said.text for said in burst][-1] == "Your turn. Lay away 2 cards to your crib."
        assert [said.urgency for said in burst] == [*([Urgency.EVENT] * (len(burst) - 1)), Urgency.TURN]


def test_everything_shown_is_given_to_the_voice_in_the_same_bursts() -> None:
    with Place(table_of(SHORT)).start() as place:
        place.until(lambda view: view.phase is Phase.SHOW)
        assert place.spoken.bursts == place.seen.bursts


def test_what_is_asked_is_not_said_again_while_it_stays_the_same() -> None:
    with Place(table_of(replace(SHORT, players=3), people=2)).start() as place:
        other, _seen = place.also_seat(1)
        cards = other.scene.view.hand[:1]
        lines = len(place.lines)
        other.type_cards(cards)
        place.settle()
        assert place.lines[lines:] == ["Anna lays away 1 card."]


def test_letting_the_table_go_on_is_answered_while_others_have_not() -> None:
    with Place(table_of(replace(SHORT, players=3), people=2)).start() as place:
        other, heard = place.also_seat(1)
        while not _goes_on(place):
            place.move()
            view = other.scene.view
            if view.is_my_turn and not _goes_on(place):
                wanted = view.hand if view.phase is Phase.LAY_AWAY else view.playable
                place.run(_typed(other, wanted[:1]) if wanted else _entered(other))
        assert place.table.gate == {0, 1}
        assert place.key("enter") == ["Waiting for Anna to go on."]
        assert place.key("enter") == ["Waiting for Anna to go on."]
        assert heard.bursts[-1][-1].text == "Press Enter to go on."


async def _typed(session: Session, cards: tuple[Card, ...]) -> None:
    session.type_cards(cards)


async def _entered(session: Session) -> None:
    session.press(Press(Command.CONFIRM))


def test_repeat_says_the_last_burst_of_the_table_and_not_an_answer() -> None:
    with Place(table_of(SHORT)).start() as place:
        place.until(lambda view: view.phase is Phase.PLAY and view.is_my_turn)
        burst = [said.text for said in place.seen.bursts[-1]]
        place.key("s")
        assert place.key("r") == burst
        assert {said.urgency for said in place.seen.bursts[-1]} == {Urgency.ANSWER}


def test_repeat_is_answered_before_anything_was_announced() -> None:
    with Place(table_of(SHORT)) as place:
        assert place.key("r") != []


def test_a_change_of_words_holds_from_the_next_line_on_and_rewords_the_history() -> None:
    with Place(table_of(SHORT)).start() as place:
        place.key(">")
        usual = place.lines[-1]
        place.key("V")
        assert ("verbosity", Verbosity.BRIEF) in place.done
        assert place.key("t") == ["Your turn. 2 to your crib."]
        [brief] = place.key(">")
        assert len(brief) < len(usual)
        place.key("v")
        assert place.key(">") == [usual]
        place.key("v")
        assert place.session.verbosity is Verbosity.VERBOSE


def test_a_refused_action_changes_nothing_and_says_why() -> None:
    with Place(table_of(SHORT)).start() as place:
        before = place.table.state
        place.session.type_cards(place.view.hand[:1] * 2)
        assert place.table.state is before
        assert "twice" in place.lines[-1]


def test_after_leaving_nothing_more_is_heard() -> None:
    with Place(table_of(SHORT)).start() as place:
        watcher, seen = place.also_seat(None)
        watcher.leave()
        place.until(lambda view: view.phase is Phase.PLAY)
        assert seen.bursts == []


@pytest.mark.parametrize("seat", [0, None])
def test_the_next_game_is_told_from_its_beginning(seat: int | None) -> None:
    with Place(table_of(SHORT)).start() as place:
        _session, seen = place.also_seat(seat)
        place.until(lambda view: view.phase is Phase.GAME_OVER)
        assert place.lines[-1] == "Press Enter for the next game, or Q to leave."
        said = place.key("enter")
        assert place.table.game_number == 2
        assert any(line.startswith("Hand 1.") for line in said)
        heard = [line.text for line in seen.bursts[-1]]
        assert any(line.startswith("Hand 1.") for line in heard)


def _at(view: SeatView) -> bool:
    return view.phase is Phase.PLAY and view.is_my_turn and len(view.hand) > 2


@pytest.mark.parametrize("region", Region)
def test_events_leave_the_region_the_reading_and_the_chosen_cards_alone(region: Region) -> None:
    with Place(table_of(replace(SHORT, players=3)), pause=LONG).start() as place:
        place.until(_at)
        place.key(str(place.view.hand.index(place.view.playable[0]) + 1))
        place.key("enter")
        for _ in range(20):
            place.key("tab")
            if place.session.model.region is region:
                break
        place.key("end")
        for key in ("<", ".", "1"):
            place.key(key)
        before = place.session.model
        assert before.region is region
        place.live.skip_pause()
        place.settle()
        assert place.session.model == before


def test_a_chosen_card_that_is_gone_is_not_chosen_any_more() -> None:
    with Place(table_of(SHORT)).start() as place:
        view = place.view
        model = Model(chosen=(view.hand[0], place.table.state.rest[-1]), card=9)
        after = after_event(model, view)
        assert after.chosen == view.hand[:1]
        assert after.card == 5


def test_nothing_changed_is_the_same_model() -> None:
    with Place(table_of(SHORT)).start() as place:
        model = Model(chosen=place.view.hand[:1])
        assert after_event(model, place.view) is model


@pytest.mark.parametrize("counting", Counting)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_same_is_asked_after_resuming_at_every_step(players: int, counting: Counting) -> None:
    rules = Rules(players=players, target=61, counting=counting, first_deal=FirstDeal.SEAT0)
    with Place(table_of(rules)).start() as place:
        while place.view.phase is not Phase.GAME_OVER:
            prompt = place.session.scene.prompt().text
            assert place.lines[-1] == prompt
            again, seen = place.also_seat(0)
            again.resume()
            [burst] = seen.bursts
            assert burst[-1].text == prompt
            assert burst[-1].urgency is Urgency.TURN
            assert len(again.history) == len(place.session.history)
            again.table_changed()
            assert len(seen.bursts) == 1
            again.leave()
            _one_step(place)


def _one_step(place: Place) -> None:
    """On to the next prompt."""
    burst = len(place.seen.bursts)
    while place.seen.bursts[-1][-1].urgency is not Urgency.TURN or len(place.seen.bursts) == burst:
        place.move()


def test_the_lay_away_waits_for_people_alone() -> None:
    """The computers lay away when all people have, so nobody waits for them."""
    with Place(table_of(Rules(players=4, first_deal=FirstDeal.SEAT0), people=2)).start() as place:
        watcher, _seen = place.also_seat(None)
        assert watcher.scene.prompt().text == "Waiting for 2 players to lay away."
        assert watcher.scene.region(Region.YOUR_TURN).lines[0].utterance.text == watcher.scene.prompt().text
        place.key("1")
        place.key("enter")
        for session in (watcher, place.session):
            assert session.scene.prompt().text == "Waiting for Anna to lay away."
            assert session.scene.prompt().braille == "anna to lay away"


def test_a_watcher_who_resumes_hears_no_empty_hand() -> None:
    with Place(table_of(SHORT)).start() as place:
        place.until(lambda view: view.phase is Phase.PLAY)
        session, seen = place.also_seat(None)
        session.resume()
        assert [said.text for said in seen.bursts[0]] == [
            session.scene.answers.score().text,
            session.scene.prompt().text,
        ]


def test_resuming_before_a_deal_asks_for_nothing() -> None:
    with Place(table_of(SHORT)) as place:
        place.session.resume()
        assert [said.text for said in place.seen.bursts[0]] == [place.session.scene.answers.score().text]
        place.start()
        assert place.lines[-1] == "Your turn. Lay away 2 cards to your crib."


def test_what_is_said_at_the_table_is_heard_and_kept_in_the_history() -> None:
    with Place(table_of(SHORT)).start() as place:
        place.session.hear(Chat("Anna", "Hello."))
        place.session.hear(Note("Bert sits down."))
        assert place.lines[-2:] == ["Chat, Anna: Hello.", "Bert sits down."]
        assert place.key(",") == ["Bert sits down."]
        assert place.key("r") != ["Bert sits down."]
