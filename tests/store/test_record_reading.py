"""A record whose form is wrong: the line is named, and nothing but a RecordError comes out."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cribbage_a11y.engine.rules import Counting, Rules
from cribbage_a11y.store.record import RecordError
from cribbage_a11y.store.record_reading import read_records
from cribbage_a11y.store.verify import verify_lines
from kit.recorded import changed, random_record, wrong_line

LINES = random_record(Rules(players=3, target=61, counting=Counting.MUGGINS), 1, fair=True)
HEADER = LINES[0]


def at(event: str) -> int:
    """The place of the first line of a kind."""
    return next(place for place, line in enumerate(LINES) if json.loads(line).get("event") == event)


def error_of(lines: list[str] | list[bytes]) -> RecordError:
    raw = [line if isinstance(line, bytes) else line.encode() for line in lines]
    with pytest.raises(RecordError) as caught:
        list(read_records(raw))
    return caught.value


HEADERS = [
    ({"record": 2}, "the record's version is 2; this program reads 1."),
    ({"record": True}, "the record's version is true; this program reads 1."),
    ({"rules": []}, "rules is [], not a JSON object."),
    ({"rules": {"players": 3}}, "the field target is missing."),
    ({"seats": "all"}, 'seats is "all", not a list of 3.'),
    ({"seats": [1, 2, 3]}, "a seat is 1, not a JSON object."),
    ({"seats": [{"kind": "human"}] * 3}, "the field name is missing."),
    ({"seats": [{"name": "A", "kind": "ghost"}] * 3}, 'kind is "ghost", which is not known.'),
    ({"seats": [{"name": "A\nB", "kind": "human"}] * 3}, 'name is "A\\nB", not a text of one line.'),
    (
        {"seats": [{"name": "A", "kind": "computer", "level": 7}] * 3},
        "level is 7, not a text of one line.",
    ),
]


@pytest.mark.parametrize(("fields", "reason"), HEADERS)
def test_a_header_that_cannot_be(fields: dict[str, Any], reason: str) -> None:
    error = error_of([changed(HEADER, **fields), LINES[1]])
    assert (error.line, error.reason) == (1, reason)
    assert str(error) == f"Line 1: {reason}"


@pytest.mark.parametrize(
    ("field", "value", "reason"),
    [
        ("players", 5, "players is 5: choose one of 2, 3, 4."),
        ("players", [2] * 500, "..."),
        ("target", 121.0, "target is 121.0: choose one of 121, 61."),
        ("skunks", 1, "skunks is 1: choose one of True, False."),
        ("pone_bonus", None, "pone_bonus is None: choose one of 0, 3."),
        ("counting", "loud", 'counting is "loud", which is not known.'),
        ("first_deal", {}, "first_deal is {}, which is not known."),
    ],
)
def test_rules_that_cannot_be(field: str, value: Any, reason: str) -> None:
    rules = json.loads(HEADER)["rules"] | {field: value}
    error = error_of([changed(HEADER, rules=rules)])
    assert reason in error.reason
    assert len(error.reason) < 170


EVENTS = [
    ("deal", {"hand": 0}, "hand is 0, not a whole number from 1."),
    ("deal", {"hand": True}, "hand is true, not a whole number from 1."),
    ("deal", {"dealer": 3}, "dealer is 3, not a whole number from 0 to 2."),
    ("deal", {"cards": [[], []]}, "cards is [[], []], not a list of 3."),
    ("deal", {"cards": [1, [], []]}, "cards is 1, not a list of cards."),
    ("deal", {"cards": [["5H", "5H"], [], []]}, "cards names a card twice."),
    ("deal", {"crib": ["1H"]}, '"1H" is not a card.'),
    ("deal", {"crib": [5]}, "5 is not a card."),
    ("deal", {"commitment": "abc"}, 'commitment is "abc", not 64 lower-case hexadecimal digits.'),
    ("cut_for_deal", {"dealer": "me"}, 'dealer is "me", not a whole number from 0 to 2.'),
    ("starter", {"card": "5h"}, '"5h" is not a card.'),
    ("play", {"count": "ten"}, 'count is "ten", not a whole number from 0.'),
    ("points", {"reason": "luck"}, 'reason is "luck", which is not known.'),
    ("points", {"points": 0}, "points is 0, not a whole number from 1."),
    ("show", {"whose": "table"}, 'whose is "table", which is not known.'),
    ("game_over", {"scores": [1, 2]}, "scores is [1, 2], not a list of 3."),
    ("game_over", {"scores": [1, 2, "3"]}, 'scores is [1, 2, "3"], not a list of whole numbers.'),
    ("game_over", {"skunk": "triple"}, 'skunk is "triple", which is not known.'),
    ("game_over", {"openings": {}}, "openings is {}, not a list."),
    ("game_over", {"openings": [1]}, "an opening is 1, not a JSON object."),
    (
        "game_over",
        {"openings": [{"salt": "XY", "deck": []}]},
        'salt is "XY", not lower-case hexadecimal digits.',
    ),
    ("game_over", {"openings": [{"salt": "ab", "deck": ["5H"]}]}, "an opened deck has 1 cards, not 52."),
    ("play", {"event": "chat"}, '"chat" is not an event of a record.'),
    ("play", {"event": None}, "null is not an event of a record."),
    ("play", {"event": "to_count"}, '"to_count" is not an event of a record.'),
    ("play", {"event": "call_muggins"}, '"call_muggins" is not an event of a record.'),
]


@pytest.mark.parametrize(("event", "fields", "reason"), EVENTS)
def test_an_event_that_cannot_be(event: str, fields: dict[str, Any], reason: str) -> None:
    place = at(event)
    error = error_of([*LINES[:place], changed(LINES[place], **fields)])
    assert (error.line, error.reason) == (place + 1, reason)


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        (b"{", "it is not a line of JSON."),
        (b"[" * 100_000, "it is not a line of JSON."),
        (b"9" * 5_000, "it is not a line of JSON."),
        (b"\xff\xfe", "it is not UTF-8 text."),
        (b"12", "it is not a JSON object."),
        (b"{}", "the field event is missing."),
        (b'{"event": ["deal"]}', '["deal"] is not an event of a record.'),
    ],
)
def test_a_line_that_is_no_line_of_a_record(line: bytes, reason: str) -> None:
    error = error_of([HEADER.encode(), LINES[1].encode(), line])
    assert (error.line, error.reason) == (3, reason)
    assert error.before is not None
    assert len(error.before.lines) == 1


def test_a_file_without_a_game() -> None:
    assert str(error_of([])) == "Line 1: there is no game in this file."
    assert str(error_of(["", " "])) == "Line 1: there is no game in this file."


def test_an_event_before_the_header() -> None:
    assert error_of(LINES[1:]).reason == "a game begins with a header line, which has the field record."


def test_an_event_after_the_end() -> None:
    error = error_of([*LINES, LINES[1]])
    assert error.line == len(LINES) + 1
    assert error.reason == "the game is over, so only the header of another game may follow."


def test_a_missing_field_is_named_in_every_event() -> None:
    for kind in dict.fromkeys(json.loads(line)["event"] for line in LINES[1:]):
        place = at(kind)
        line = LINES[place]
        for name in json.loads(line):
            if name in ("crib", "commitment", "openings"):
                continue
            fields = json.loads(line)
            del fields[name]
            error = error_of([*LINES[:place], json.dumps(fields)])
            assert (error.line, error.reason) == (place + 1, f"the field {name} is missing.")


def test_unknown_fields_are_ignored_and_a_byte_order_mark_too() -> None:
    lines = [changed(line, colour="green") for line in LINES]
    assert verify_lines([b"\xef\xbb\xbf" + lines[0].encode(), *map(str.encode, lines[1:])]).games == 1


def test_a_wrong_move_is_named_before_a_later_line_that_cannot_be_read() -> None:
    place = at("go")
    with pytest.raises(RecordError) as caught:
        verify_lines([*map(str.encode, LINES[:place]), LINES[-1].encode(), b"{"])
    assert caught.value.line == place + 1


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text() | st.sampled_from(["5H", "hand"]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=4), inner, max_size=3),
    max_leaves=6,
)


@given(st.data())
def test_any_value_in_any_field_is_accepted_or_refused_with_its_line(data: st.DataObject) -> None:
    place = data.draw(st.integers(0, len(LINES) - 1))
    name = data.draw(st.sampled_from(sorted(json.loads(LINES[place]))))
    lines = [*LINES[:place], changed(LINES[place], **{name: data.draw(json_values)}), *LINES[place + 1 :]]
    error = wrong_line(lines)
    assert error is None or str(error).isprintable()


@given(st.data())
def test_any_flipped_cut_or_mixed_bytes_are_accepted_or_refused(data: st.DataObject) -> None:
    text = bytearray("\n".join(LINES).encode())
    for _ in range(data.draw(st.integers(1, 4))):
        start = data.draw(st.integers(0, len(text)))
        length = data.draw(st.integers(0, 40))
        text[start : start + length] = data.draw(st.binary(max_size=20))
    error = wrong_line(bytes(text).splitlines(keepends=True))
    assert error is None or str(error).isprintable()
