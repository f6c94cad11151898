"""A table at work: pauses, slow thinkers, and who hears what when."""

from __future__ import annotations

from dataclasses import dataclass, field
from threading import Event as Signal
from typing import Final

import pytest

from cribbage_a11y.engine.actions import Action, GoOn
from cribbage_a11y.engine.errors import RefusalCode
from cribbage_a11y.engine.rules import FirstDeal, Rules
from cribbage_a11y.engine.state import Phase
from cribbage_a11y.engine.view import SeatView
from cribbage_a11y.players.levels import Level, make_player
from cribbage_a11y.present.utterance import Urgency
from cribbage_a11y.table.computers import Computer
from cribbage_a11y.table.dealer import player_random
from cribbage_a11y.table.occupants import Occupant
from cribbage_a11y.ui.live_table import Thinker
from kit.place import LONG, Place, table_of

SHORT: Final = Rules(target=61, first_deal=FirstDeal.SEAT0)
A_MOMENT: Final = 0.02


def _computer() -> Computer:
    return Computer(make_player(Level.COUNTER, player_random(1, 1, 1)), True)


@dataclass
class Slow:
    """A computer that thinks until it is let."""

    quick: bool = False
    asked: list[Phase] = field(default_factory=list)
    may_answer: Signal = field(default_factory=Signal)
    player: Thinker = field(default_factory=_computer)

    def decide(self, view: SeatView) -> Action:
        self.asked.append(view.phase)
        assert self.may_answer.wait(20)
        return self.player.decide(view)


def _lay_away(place: Place) -> None:
    for key in ("1", "2", "enter"):
        place.key(key)


def test_without_a_pause_everything_up_to_the_players_turn_is_one_burst() -> None:
    with Place(table_of(SHORT)).start() as place:
        bursts = len(place.seen.bursts)
        _lay_away(place)
        [*_chosen, burst] = place.seen.bursts[bursts:]
        assert len(burst) == 5
        assert burst[-1].urgency is Urgency.TURN


def test_a_pause_keeps_the_computers_card_apart_from_the_players() -> None:
    with Place(table_of(SHORT), pause=A_MOMENT).start() as place:
        _lay_away(place)
        assert place.live.is_pausing
        assert place.lines[-1].startswith("Starter: ")
        place.wait(A_MOMENT * 3)
        assert place.lines[-1].startswith("Your turn. Count ")


def test_laying_away_is_never_waited_for() -> None:
    with Place(table_of(SHORT), pause=LONG).start() as place:
        _lay_away(place)
        assert all(place.table.state.laid_away)


def test_enter_ends_a_pause() -> None:
    with Place(table_of(SHORT), pause=LONG).start() as place:
        _lay_away(place)
        assert not place.view.laid
        said = place.key("enter")
        assert said[-1].startswith("Your turn. Count ")
        assert not place.live.is_pausing


def test_enter_between_pauses_ends_none_that_comes_later() -> None:
    with Place(table_of(SHORT), pause=LONG).start() as place:
        place.live.skip_pause()
        _lay_away(place)
        assert place.live.is_pausing
        assert not place.view.laid


def test_the_pace_of_enter_says_so_at_the_end_of_the_burst() -> None:
    with Place(table_of(SHORT), pause=None).start() as place:
        bursts = len(place.seen.bursts)
        _lay_away(place)
        burst = place.seen.bursts[-1]
        assert len(place.seen.bursts) == bursts + 3
        assert [said.text for said in burst][-2:] == [
            "Starter: ace of hearts.",
            "Anna's turn. Press Enter to go on.",
        ]
        assert place.key("r") == [said.text for said in burst]
        assert place.key("t") == ["Anna's turn. Press Enter to go on."]
        place.wait(A_MOMENT)
        assert not place.view.laid
        assert place.key("enter")[-1].startswith("Your turn. Count ")


def test_every_step_at_the_pace_of_enter_is_asked_once() -> None:
    with Place(table_of(SHORT), pause=None).start() as place:
        place.until(lambda view: view.phase is Phase.GAME_OVER)
        turns = [burst for burst in place.seen.bursts if burst[-1].urgency is Urgency.TURN]
        assert len(turns) > 20
        for burst in turns:
            assert [said.urgency for said in burst].count(Urgency.TURN) == 1


@pytest.mark.parametrize("pause", [0.0, A_MOMENT])
def test_a_slow_thinker_keeps_no_key_waiting(pause: float) -> None:
    with Place(table_of(SHORT), pause=pause) as place:
        slow = Slow()
        place.use(slow)
        place.start()
        _lay_away(place)
        assert slow.asked == [Phase.LAY_AWAY]
        assert place.key("t") == ["Waiting for Anna to lay away."]
        assert place.key("enter") == ["Waiting for Anna to lay away."]
        assert place.key("s") == ["You 0. Anna 0."]
        slow.may_answer.set()
        place.wait(A_MOMENT * 5)
        assert place.view.is_my_turn
        assert slow.asked[:2] == [Phase.LAY_AWAY, Phase.PLAY]


def test_a_slow_thinker_thinks_during_its_pause() -> None:
    with Place(table_of(SHORT), pause=LONG) as place:
        slow = Slow()
        slow.may_answer.set()
        place.use(slow)
        place.start()
        _lay_away(place)
        place.wait(A_MOMENT)
        assert slow.asked == [Phase.LAY_AWAY, Phase.PLAY]
        assert not place.view.laid
        place.key("enter")
        place.wait(A_MOMENT)
        assert place.view.laid


def test_what_a_replaced_computer_still_thinks_is_not_played() -> None:
    with Place(table_of(SHORT)) as place:
        slow, next_one = Slow(), Slow()
        place.use(slow)
        place.start()
        _lay_away(place)
        place.use(next_one)
        slow.may_answer.set()
        place.wait(A_MOMENT)
        assert not all(place.table.state.laid_away)
        next_one.may_answer.set()
        place.wait(A_MOMENT * 2)
        assert all(place.table.state.laid_away)


def test_a_person_who_takes_over_is_not_played_for() -> None:
    with Place(table_of(SHORT)) as place:
        slow = Slow()
        place.use(slow)
        place.start()
        _lay_away(place)
        del place.live.thinkers[1]
        place.table.seat_person(1, Occupant("Vera"))
        slow.may_answer.set()
        place.wait(A_MOMENT)
        assert not place.table.state.laid_away[1]
        assert place.key("t") == ["Waiting for Vera to lay away."]


def test_computers_alone_finish_their_game_and_rest() -> None:
    with Place(table_of(SHORT, people=0), seat=None).start() as place:
        assert place.table.game_number == 1
        assert place.table.is_over
        assert any("wins with 61" in line for line in place.lines)
        assert place.key("t") != []


def test_the_next_game_of_a_match_is_announced_and_prepared() -> None:
    with Place(table_of(SHORT)) as place:
        began: list[int] = []
        place.live.after_next_game = lambda: began.append(place.table.game_number)
        place.start()
        place.until(lambda view: view.phase is Phase.GAME_OVER)
        place.key("enter")
        assert began == [2]
        assert place.table.game_number == 2


def test_a_refused_action_tells_nobody() -> None:
    with Place(table_of(SHORT)).start() as place:
        told: list[None] = []
        place.live.listeners.append(lambda: told.append(None))
        refusal = place.live.submit(GoOn(0))
        assert refusal is not None
        assert refusal.code is RefusalCode.WRONG_PHASE
        assert told == []


def test_the_same_seed_and_keys_give_the_same_lines() -> None:
    lines = []
    for _ in range(2):
        with Place(table_of(SHORT), pause=0.0, seed="again").start() as place:
            place.until(lambda view: view.phase is Phase.GAME_OVER)
            lines.append(place.lines)
    assert lines[0] == lines[1]
