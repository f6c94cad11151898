"""The history: logs, a reading position that stays, edges, thousands of entries."""

from __future__ import annotations

import pytest

from cribbage_a11y.engine.cards import parse_card
from cribbage_a11y.engine.events import CardPlayed, Dealt, Event, GoSaid
from cribbage_a11y.engine.rules import Rules
from cribbage_a11y.engine.scoring.points import ScoreKind
from cribbage_a11y.engine.view import view_for
from cribbage_a11y.present.answers import Answers
from cribbage_a11y.present.forms import Form, Verbosity
from cribbage_a11y.present.history import (
    Chat,
    Edge,
    History,
    Log,
    Note,
    Reading,
    next_log,
    previous_log,
)
from cribbage_a11y.present.moments import Moment, Topic
from cribbage_a11y.present.utterance import Urgency
from kit.builders import before_deal
from kit.listening import narrator, scored

PLAIN = GoSaid(1, 28)
SCORING: list[Event] = [CardPlayed(1, parse_card("5H"), 15), scored(1, ScoreKind.FIFTEEN, 2, 43, "TC 5H")]


def filled() -> History:
    """Five entries: go, fifteen, chat, go, fifteen."""
    history = History()
    history.add_burst([PLAIN])
    history.add_burst(SCORING)
    history.add(Chat("Anna", "Well played!"))
    history.add_burst([GoSaid(0, 30)])
    history.add_burst(SCORING)
    return history


def test_entries_are_read_newest_first() -> None:
    history = filled()
    read = history.newer(Reading())
    numbers = []
    while read.entry is not None:
        numbers.append(read.entry.number)
        read = history.older(read.reading)
    assert numbers == [4, 3, 2, 1, 0]
    assert read.edge is Edge.OLDEST
    assert read.reading.at == 0


def test_the_position_stays_while_play_goes_on() -> None:
    history = filled()
    at = history.older(history.newest(Reading()).reading).reading
    history.add_burst([PLAIN])
    assert history.current(at).entry == history.numbered(3)
    assert history.older(at).entry == history.numbered(2)
    assert history.newer(at).entry == history.numbered(4)


def test_both_ends_are_one_step_away_and_say_when_there_is_no_more() -> None:
    history = filled()
    oldest = history.oldest(Reading())
    assert oldest.entry == history.numbered(0)
    assert history.older(oldest.reading).edge is Edge.OLDEST
    newest = history.newest(oldest.reading)
    assert newest.entry == history.numbered(4)
    assert history.newer(newest.reading).edge is Edge.NEWEST
    assert history.older(Reading()).entry == history.current(Reading()).entry == newest.entry


@pytest.mark.parametrize("log", list(Log))
def test_an_empty_log_says_so(log: Log) -> None:
    history = History()
    for step in (history.newer, history.older, history.newest, history.oldest, history.current):
        read = step(Reading(log))
        assert (read.entry, read.edge) == (None, Edge.EMPTY)
    assert history.older(Reading(log, 3)).edge is history.newer(Reading(log, 3)).edge is Edge.EMPTY


def test_logs_hold_what_belongs_to_them_and_keep_the_place() -> None:
    history = filled()
    assert [history.size(log) for log in Log] == [5, 2, 1]
    reading = Reading(Log.ALL, 3)
    scores = next_log(reading)
    assert scores == Reading(Log.SCORES, 3)
    assert history.older(scores).entry == history.numbered(1)
    assert history.newer(scores).entry == history.numbered(4)
    assert history.current(scores).entry == history.numbered(4)
    assert next_log(next_log(scores)) == reading
    assert previous_log(reading) == Reading(Log.CHAT, 3)


def test_thousands_of_entries_are_read_as_fast_as_few() -> None:
    history = History()
    for _ in range(5000):
        history.add_burst([PLAIN])
    assert len(history) == 5000
    reading = history.oldest(Reading()).reading
    for _ in range(4999):
        reading = history.newer(reading).reading
    assert history.newer(reading).edge is Edge.NEWEST


def test_it_is_worded_anew_in_another_verbosity() -> None:
    entry = filled().numbered(1)
    brief, verbose = narrator(form=Form.BRIEF), narrator(form=Form.VERBOSE)
    assert brief.line(entry.told).text == "Anna: 5. 15 for 2. 43."
    assert verbose.line(entry.told).text == "Anna plays the 5 of hearts. Fifteen for 2. Anna has 43."


def test_it_is_saved_as_text_the_oldest_first() -> None:
    history = filled()
    history.add(Note("Speech is off."))
    assert history.as_text(narrator().line).splitlines() == [
        "Anna says go. Count 28.",
        "Anna: 5 of hearts. 15 for 2. Anna 43.",
        "Chat, Anna: Well played!",
        "You say go. Count 30.",
        "Anna: 5 of hearts. 15 for 2. Anna 43.",
        "Speech is off.",
    ]


def test_the_newest_moment_of_a_topic_is_found() -> None:
    history = filled()
    latest = history.latest(Topic.PLAY)
    assert latest is history.numbered(4).told
    assert history.latest(Topic.SHOW) is None
    assert [moment.topic for moment in history.since(Topic.GO)] == [Topic.GO, Topic.PLAY]
    history.add_burst([Dealt(2, 0, ((), ()), ())])
    assert [moment.topic for moment in history.since(Topic.DEAL)] == [Topic.DEAL]
    assert len(history.since(Topic.GAME_OVER)) == 5


def answers(history: History, form: Form = Form.NORMAL) -> Answers:
    return Answers(narrator(form=form), view_for(before_deal(Rules()), 0), history)


def test_edges_logs_and_entries_are_said() -> None:
    history = filled()
    said = answers(history)
    newest = history.newest(Reading())
    assert said.read(newest).text == "Anna: 5 of hearts. 15 for 2. Anna 43."
    assert said.read(newest).urgency is Urgency.ANSWER
    assert said.read(history.newer(newest.reading)).text == "This is the newest entry."
    oldest = history.oldest(Reading())
    assert said.read(history.older(oldest.reading)).text == "This is the oldest entry."
    assert said.read(History().newest(Reading())).text == "This log has no entries yet."
    assert said.log(Reading()).text == "Log of everything, 5 entries."
    assert said.log(Reading(Log.SCORES)).text == "Log of scores, 2 entries."
    assert said.log(Reading(Log.CHAT)).text == "Log of chat, 1 entry."


def test_a_long_message_is_cut_in_braille_alone() -> None:
    line = narrator().line(Chat("Anna", "word " * 20))
    assert line.text.endswith("word word ")
    assert len(line.braille) == 40


def test_a_note_is_said_as_it_is_however_short() -> None:
    assert narrator(form=Form.BRIEF).line(Note("Ready.")).text == "Ready."


@pytest.mark.parametrize("verbosity", list(Verbosity))
def test_the_choice_of_words_is_said(verbosity: Verbosity) -> None:
    said = answers(History(), Form(verbosity.value)).verbosity()
    assert verbosity.value in said.text
    assert said.braille == f"words {verbosity.value}"


def test_what_is_taken_back_becomes_notes_and_chat_between_stays() -> None:
    history = filled()
    taken = history.take_back(4, lambda moment: Note(moment.topic))
    assert [moment.topic for moment in taken] == [Topic.PLAY, Topic.GO, Topic.PLAY]
    assert isinstance(history.numbered(2).told, Chat)
    assert history.numbered(1).told == Note(Topic.PLAY)


def test_no_more_is_taken_back_than_there_is() -> None:
    history = filled()
    assert len(history.take_back(99, lambda moment: Note(moment.topic))) == 4
    assert history.size(Log.SCORES) == 0


def test_a_part_is_a_history_of_its_own() -> None:
    history = filled()
    part = history.part([2, 3, 4])
    assert [part.numbered(number).told for number in range(len(part))] == [
        history.numbered(number).told for number in range(2, 5)
    ]
    assert (part.size(Log.CHAT), part.size(Log.SCORES), part.talk) == (1, 1, 1)
    assert len(history) == 5


def test_of_messages_and_notes_the_oldest_can_be_left_out() -> None:
    history = filled()
    history.add(Note("Bert is back."))
    history.add(Chat("Bert", "Here I am."))
    assert history.talk == 3
    assert history.without_old_talk(3) == [0, 1, 2, 3, 4, 5, 6]
    assert history.without_old_talk(1) == [0, 1, 3, 4, 6]
    assert history.without_old_talk(0) == [0, 1, 3, 4]


def test_moments_that_others_know_are_shared_with_them() -> None:
    known: dict[Moment, Moment] = {}
    mine, theirs, alone = History(), History(), History()
    mine.add_burst(SCORING, known)
    theirs.add_burst([*SCORING], known)
    alone.add_burst(SCORING)
    assert mine.numbered(0).told is theirs.numbered(0).told
    assert alone.numbered(0).told == mine.numbered(0).told
    assert alone.numbered(0).told is not mine.numbered(0).told
