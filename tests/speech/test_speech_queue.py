"""The order, the joining and the limits of what waits to be said."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cribbage_a11y.present.utterance import Urgency, Utterance
from cribbage_a11y.speech.queue import (
    BRAILLE_CELLS,
    CAPACITY,
    JOIN_LIMIT,
    MAX_TRIES,
    Message,
    Part,
    SpeechQueue,
)
from speech.speech_fakes import answer, event, turn


def queue_of(*bursts: list[Utterance]) -> SpeechQueue:
    queue = SpeechQueue()
    for burst in bursts:
        queue.put(burst)
    return queue


def test_a_burst_leaves_as_one_message() -> None:
    queue = queue_of([event("Anna: 5."), event("15 for 2."), turn("Your turn.")])
    message = queue.take()
    assert message.text == "Anna: 5. 15 for 2. Your turn."
    assert message.urgency is Urgency.TURN
    assert not queue


def test_four_events_in_a_moment_are_all_said_in_order() -> None:
    queue = queue_of(*[[event(f"{number}.")] for number in range(4)])
    assert queue.take().text == "0. 1. 2. 3."


def test_an_answer_is_said_before_what_waits_and_makes_the_message_interrupt() -> None:
    queue = queue_of([event("Anna: go.")], [answer("Score: 5.")])
    assert queue.answer_waits
    message = queue.take()
    assert message.text == "Score: 5. Anna: go."
    assert message.urgency is Urgency.ANSWER
    assert not queue.answer_waits


def test_a_newer_answer_replaces_an_older_one_but_not_its_own_other_lines() -> None:
    queue = queue_of([answer("Hand.")], [answer("Score: 5."), answer("To go: 116.")])
    assert queue.take().text == "Score: 5. To go: 116."


def test_an_event_replaces_nothing() -> None:
    queue = queue_of([answer("Hand."), turn("Your turn.")], [event("Anna sits down.")])
    assert queue.take().text == "Hand. Your turn. Anna sits down."


def test_a_newer_turn_replaces_an_older_one_in_another_burst_and_in_its_own() -> None:
    queue = queue_of(
        [event("Cut."), turn("Anna's turn.")], [turn("Bob's turn."), event("5."), turn("Your turn.")]
    )
    assert queue.take().text == "Cut. 5. Your turn."


def test_what_has_neither_words_nor_braille_does_not_wait() -> None:
    assert len(queue_of([event("")])) == 0


def test_taking_from_nothing_is_an_error() -> None:
    with pytest.raises(IndexError):
        SpeechQueue().take()


def test_a_long_backlog_leaves_in_several_messages() -> None:
    long = "x" * (JOIN_LIMIT // 2)
    queue = queue_of([answer("a" + long)], [event("b" + long), event("c" + long), event("d")])
    assert [len(queue.take().parts) for _ in range(2)] == [2, 2]


def test_a_long_answer_leaves_alone() -> None:
    queue = queue_of([answer("a" * JOIN_LIMIT), answer("b" * JOIN_LIMIT), event("c")])
    assert [queue.take().text[0] for _ in range(3)] == ["a", "b", "c"]


def test_when_too_much_waits_the_oldest_events_go_and_the_turn_stays() -> None:
    queue = queue_of([turn("Turn.")], [event(f"{number}.") for number in range(CAPACITY + 5)], [answer("A.")])
    assert len(queue) == CAPACITY
    words = queue.take().text
    assert words.startswith("A. Turn. 7. 8.")


def test_a_message_that_was_not_said_waits_again_before_the_others() -> None:
    queue = queue_of([answer("A."), event("1."), turn("Old turn.")])
    message = queue.take()
    queue.put([event("2.")])
    queue.put_back(message)
    assert queue.take().text == "A. 1. Old turn. 2."


def test_what_was_replaced_meanwhile_does_not_come_back() -> None:
    queue = queue_of([answer("Old."), event("1."), turn("Old turn.")])
    message = queue.take()
    queue.put([answer("New."), turn("New turn.")])
    queue.put_back(message)
    assert queue.take().text == "New. 1. New turn."


def test_a_message_is_let_go_when_it_was_tried_often_enough() -> None:
    queue = queue_of([event("1.")])
    tries = 0
    while queue:
        tries += 1
        queue.put_back(queue.take())
    assert tries == MAX_TRIES


def test_braille_that_was_shown_is_not_shown_again() -> None:
    queue = queue_of([event("1.", "one")])
    queue.put_back(queue.take(), brailled=True)
    message = queue.take()
    assert (message.text, message.braille) == ("1.", "")


def test_clearing_lets_everything_go() -> None:
    queue = queue_of([answer("1."), event("2.")])
    queue.clear()
    assert not queue


@pytest.mark.parametrize(
    ("cells", "line"),
    [
        ([], ""),
        (["", ""], ""),
        (["anna 5h"], "anna 5h"),
        (["anna 5h", "", "your turn"], "anna 5h your turn"),
        (["a" * 20, "b" * 19], "a" * 20 + " " + "b" * 19),
        (["a" * 20, "b" * 20], "b" * 20),
        (["a", "b" * 30, "c" * 9], "b" * 30 + " " + "c" * 9),
        (["a" * 50], "a" * 50),
    ],
)
def test_braille_is_the_last_line_and_what_fits_before_it(cells: list[str], line: str) -> None:
    parts = tuple(Part("", braille, Urgency.EVENT) for braille in cells)
    assert Message(parts).braille == line


UTTERANCES = st.builds(
    Utterance,
    st.just("text"),
    st.text("abc", max_size=60),
    st.text("xyz", max_size=BRAILLE_CELLS),
    st.sampled_from(Urgency),
    st.just("score"),
)


@given(st.lists(st.lists(UTTERANCES, max_size=5), max_size=12))
def test_events_are_never_lost_nor_reordered_and_braille_fits(bursts: list[list[Utterance]]) -> None:
    queue = queue_of(*bursts)
    parts: list[Part] = []
    while queue:
        message = queue.take()
        assert len(message.braille) <= BRAILLE_CELLS
        parts += message.parts
    events = [u for burst in bursts for u in burst if u.urgency is Urgency.EVENT and (u.speech or u.braille)]
    assert [(p.speech, p.braille) for p in parts if p.urgency is Urgency.EVENT] == [
        (u.speech, u.braille) for u in events
    ]
    assert sum(part.urgency is Urgency.TURN for part in parts) <= 1
