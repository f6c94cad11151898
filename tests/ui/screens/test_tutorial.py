"""The tutorial hand: true to the rules in every word, and open to trying."""

from __future__ import annotations

import re
from itertools import combinations
from statistics import mean
from time import perf_counter

import pytest

from cribbage_a11y.engine.cards import DECK, Card, parse_cards
from cribbage_a11y.engine.events import CardPlayed, Scored
from cribbage_a11y.engine.scoring.points import ScoreKind
from cribbage_a11y.engine.scoring.totals import total
from cribbage_a11y.engine.state import Phase
from cribbage_a11y.present import catalogue
from cribbage_a11y.ui.commands import Command
from cribbage_a11y.ui.screens.screen import Reaction, say
from cribbage_a11y.ui.screens.tutorial import Tutorial, all_lines, played
from cribbage_a11y.ui.screens.tutorial_hand import ANNA, YOU
from cribbage_a11y.ui.screens.tutorial_script import STEPS, Choice
from cribbage_a11y.ui.screens.tutorial_tries import best_choice, laid_points, worth
from kit.screens import faulty_lines, heard, pressed, silent, walk

AWAY_AT = next(at for at, line in enumerate(all_lines()) if line.choice is Choice.LAY_AWAY)
PLAY_AT = next(at for at, line in enumerate(all_lines()) if line.choice is Choice.PLAY)


def _at(place: int) -> Tutorial:
    return Tutorial(place, place)


@pytest.mark.parametrize("place", range(len(STEPS)))
def test_what_is_explained_is_what_the_engine_scores(place: int) -> None:
    step, done = STEPS[place], played()[place]
    scored = [event for event in done.events if isinstance(event, Scored)]
    assert step.scores == tuple((event.seat, event.reason, event.points) for event in scored)
    text = " ".join(step.lines)
    for event in scored:
        assert re.search(rf"\b{event.points}\b", text)
    if scored:
        assert ("{you}" if scored[-1].seat == YOU else "{anna}") in text
    counts = [str(event.count) for event in done.events if isinstance(event, CardPlayed)]
    assert set(re.findall(r"The count is (\d+)", text)) <= set(counts)
    assert ("{count}" in text) <= (done.state.phase is Phase.PLAY and done.state.pile_count > 0)


def test_the_running_totals_of_a_count_are_right() -> None:
    for step in STEPS:
        if len(step.scores) > 2:
            told = [
                int(n) for n in re.findall(r"(?:That is|That makes|and makes) (\d+)\.", " ".join(step.lines))
            ]
            sums = [
                sum(points for _seat, _kind, points in step.scores[: n + 1]) for n in range(len(step.scores))
            ]
            assert told
            assert told[-1] == sums[-1]
            assert set(told) <= set(sums)


def test_the_hand_is_a_whole_one() -> None:
    last = played()[-1].state
    assert last.phase is Phase.DEAL
    assert last.hand_number == 1
    assert last.scores == (18, 13)
    assert all_lines()[-2].text.startswith("The hand is over. You have 18, Anna has 13.")


def test_nearly_every_kind_of_score_falls() -> None:
    shown = {kind for step in STEPS for _seat, kind, _points in step.scores}
    assert shown == {
        ScoreKind.FIFTEEN,
        ScoreKind.THIRTY_ONE,
        ScoreKind.RUN,
        ScoreKind.PAIR,
        ScoreKind.NOBS,
        ScoreKind.GO,
        ScoreKind.LAST_CARD,
    }


def test_the_lay_away_taught_is_the_best_hand_before_and_after_the_starter() -> None:
    hand = all_lines()[AWAY_AT].state.hands[YOU]
    rest = [card for card in DECK if card not in hand]
    keeps: list[tuple[Card, ...]] = list(combinations(hand, 4))
    kept = {keep: (worth(keep), mean(total(keep, card) for card in rest)) for keep in keeps}
    taught = tuple(card for card in hand if card not in best_choice(Choice.LAY_AWAY))
    for keep, (before, after) in kept.items():
        assert keep == taught or (before < kept[taught][0] and after < kept[taught][1])


def test_the_card_taught_scores_most() -> None:
    state = all_lines()[PLAY_AT].state
    points = {card: laid_points(state, card) for card in state.hands[YOU]}
    (best,) = best_choice(Choice.PLAY)
    assert all(card == best or points[card] < points[best] for card in points)


def test_worth_counts_four_cards() -> None:
    assert worth(parse_cards(["5C", "5D", "5H", "JS"])) == 14
    assert worth(parse_cards(["2C", "4D", "6H", "8S"])) == 0


def test_it_opens_with_what_to_press_and_its_first_line() -> None:
    assert heard(Tutorial().opening()) == [
        "A hand to try.",
        "Enter goes on. Up reads back. Escape or Backspace leaves at any line.",
        "This is a hand of cribbage against Anna, with every score explained when it falls.",
    ]


def test_enter_alone_leads_from_the_first_line_to_the_last() -> None:
    screen, met = Tutorial(), [all_lines()[0].text]
    for _line in all_lines()[1:]:
        reaction = pressed(screen, Command.CONFIRM)
        assert isinstance(reaction.screen, Tutorial)
        screen = reaction.screen
        met += heard(reaction.effects)
    assert met == [line.text for line in all_lines()]
    assert pressed(screen, Command.CONFIRM) == Reaction(None, (say("That was the hand to try."),))


@pytest.mark.parametrize("command", [Command.BACK, Command.LEAVE])
def test_it_can_be_left_at_every_line(command: Command) -> None:
    for place in range(len(all_lines())):
        assert pressed(_at(place), command) == Reaction(None, (say("You leave the hand to try."),))


@pytest.mark.parametrize(
    ("keys", "answer"),
    [
        ([5], ["Chosen: 10 of clubs. Enter takes this choice."]),
        ([5, 6], ["Chosen: 10 of clubs, king of diamonds. Enter takes this choice."]),
        ([5, 5], ["Put back: 10 of clubs."]),
        ([1, 5, 6], ["Chosen: 10 of clubs, king of diamonds. Enter takes this choice."]),
        ([9], ["You have 6 cards."]),
        ([5, Command.CONFIRM], ["Choose 1 more card, or put the first one back."]),
        (
            [6, 5, Command.CONFIRM],
            [
                "Well chosen. You keep 5 of clubs, 6 of diamonds, 7 of hearts, 8 of spades, worth 6 points "
                "before the starter. No other 4 are worth as much.",
                "You lay away the 10 and the king, and keep 5, 6, 7 and 8.",
            ],
        ),
        (
            [1, 2, Command.CONFIRM],
            [
                "You keep 7 of hearts, 8 of spades, 10 of clubs, king of diamonds, worth 2 points before the "
                "starter. You can keep 6. Choose again, or press Enter to be shown."
            ],
        ),
        (
            [1, 2, Command.CONFIRM, Command.CONFIRM],
            ["You lay away the 10 and the king, and keep 5, 6, 7 and 8."],
        ),
    ],
)
def test_trying_a_lay_away(keys: list[Command | int], answer: list[str]) -> None:
    assert heard(pressed(_at(AWAY_AT), *keys).effects) == answer


@pytest.mark.parametrize(
    ("keys", "answer"),
    [
        (
            [2, Command.CONFIRM],
            [
                "Well chosen. The 6 of diamonds scores 3, the most you can get here.",
                "You lay the 6 of diamonds. 8, 7 and 6 are a run of 3, in whatever order they fall.",
            ],
        ),
        (
            [3, Command.CONFIRM],
            [
                "The 7 of hearts scores 2 here. You can get 3. Choose again, or press Enter to be shown.",
            ],
        ),
        (
            [1, Command.CONFIRM],
            [
                "The 5 of clubs scores nothing here. You can get 3. Choose again, or press Enter to be "
                "shown.",
            ],
        ),
        ([1, 3], ["Chosen: 7 of hearts. Enter takes this choice."]),
        ([4], ["You have 3 cards."]),
    ],
)
def test_trying_a_card(keys: list[Command | int], answer: list[str]) -> None:
    assert heard(pressed(_at(PLAY_AT), *keys).effects) == answer


def test_reading_back_keeps_what_is_chosen_and_where_the_hand_is() -> None:
    lines = all_lines()
    back = pressed(_at(AWAY_AT), 5, Command.UP)
    assert heard(back.effects) == [lines[AWAY_AT - 1].text]
    assert back.screen == Tutorial(AWAY_AT, AWAY_AT - 1, (parse_cards(["TC"])))
    assert heard(pressed(_at(4), Command.FIRST, Command.REPEAT).effects) == [lines[0].text]
    assert heard(pressed(_at(4), Command.FIRST, Command.CONFIRM).effects) == [lines[5].text]


def test_a_digit_does_nothing_where_nothing_is_asked() -> None:
    answer = (
        "That key does nothing here. Enter goes on. Up reads back. Escape or Backspace leaves at any line."
    )
    assert heard(pressed(_at(0), 3).effects) == [answer]


def test_every_key_is_answered_in_good_words() -> None:
    for place in (0, AWAY_AT, PLAY_AT, len(all_lines()) - 1):
        walked = walk(_at(place), most=10)
        assert silent(walked) == []
        assert faulty_lines(walked) == {}


def test_no_text_is_left_unmarked() -> None:
    catalogue.use(catalogue.PSEUDO)
    try:
        lines = [line.text for line in all_lines()]
        lines += heard(pressed(_at(AWAY_AT), 1, 2, Command.CONFIRM).effects)
        lines += heard(pressed(_at(PLAY_AT), 2, Command.CONFIRM).effects)
        assert [line for line in lines if line.isascii()] == []
    finally:
        catalogue.use(catalogue.ENGLISH)


def test_a_key_is_answered_at_once() -> None:
    """A key's answer has 10 ms in all; the hand is worked out once and not for every key."""
    Tutorial().opening()
    start = perf_counter()
    for _time in range(20):
        pressed(_at(AWAY_AT), 1)
    assert (perf_counter() - start) / 20 < 0.01


def test_anna_is_the_dealer() -> None:
    assert played()[2].state.dealer == ANNA
