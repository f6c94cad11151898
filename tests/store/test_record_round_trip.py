"""What is written is what is read, and what two readings of the rules accept."""

from __future__ import annotations

import json
from itertools import pairwise, product

import pytest

from cribbage_a11y.engine.events import Claimed, EventKind, HandShown, MugginsCalled
from cribbage_a11y.engine.rules import Counting, FirstDeal, Rules
from cribbage_a11y.store.record import NOT_RECORDED, RecordedSeat
from cribbage_a11y.store.record_reading import read_record_file, read_records
from cribbage_a11y.store.record_writing import RecordWriter, record_text
from cribbage_a11y.store.verify import Verified, verify_lines
from kit.record_checker import check_lines
from kit.recorded import header_of, random_game, random_record

KINDS = list(product((2, 3, 4), (61, 121), FirstDeal, Counting))


def rules_of(kind: tuple[int, int, FirstDeal, Counting]) -> Rules:
    players, target, first_deal, counting = kind
    bonus = 3 if target == 61 else 0
    return Rules(players=players, target=target, first_deal=first_deal, counting=counting, pone_bonus=bonus)


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_a_game_of_every_kind_reads_back_and_follows_the_rules(
    kind: tuple[int, int, FirstDeal, Counting],
) -> None:
    rules = rules_of(kind)
    for seed in range(2):
        events, _ = random_game(rules, seed)
        text = record_text(header_of(rules), events)
        (record,) = read_records(text.encode().splitlines(keepends=True))
        assert record.header == header_of(rules)
        assert record.finished
        assert record.header_line == 1
        assert [line.number for line in record.lines] == list(range(2, len(record.lines) + 2))
        read = [line.event for line in record.lines]
        kept = [event for event in events if event.kind not in NOT_RECORDED]
        assert sorted(read, key=repr) == sorted(kept, key=repr)
        assert [e for e in read if e.kind is not EventKind.CLAIM] == [
            e for e in kept if e.kind is not EventKind.CLAIM
        ]
        assert check_lines(text.splitlines())["game_over"] == 1
        assert verify_lines([line.encode() for line in text.splitlines()]) == Verified(1, 1, 0)


@pytest.mark.parametrize("counting", [Counting.MANUAL, Counting.MUGGINS])
def test_a_claim_comes_right_after_its_show(counting: Counting) -> None:
    events, _ = random_game(Rules(counting=counting), 5)
    lines = record_text(header_of(Rules(counting=counting)), events).encode().splitlines()
    (record,) = read_records(lines)
    for before, after in pairwise(line.event for line in record.lines):
        assert isinstance(before, HandShown) == isinstance(after, Claimed)
        if isinstance(before, HandShown) and isinstance(after, Claimed):
            assert (before.seat, before.whose) == (after.seat, after.whose)


def test_events_written_one_by_one_make_the_same_record() -> None:
    rules = Rules(players=3, counting=Counting.MUGGINS)
    events, fair = random_game(rules, 9)
    writer = RecordWriter(header_of(rules), fair)
    parts = [writer.header(), *(writer.write([event]) for event in events)]
    assert "".join(parts) == record_text(header_of(rules), events, fair)


def test_a_claim_whose_show_has_not_come_is_not_in_the_record() -> None:
    rules = Rules(counting=Counting.MUGGINS)
    events, _ = random_game(rules, 2)
    called = next(place for place, event in enumerate(events) if isinstance(event, MugginsCalled))
    lines = record_text(header_of(rules), events[:called]).encode().splitlines()
    assert json.loads(lines[-1])["event"] not in ("claim", "show")
    assert verify_lines(lines) == Verified(1, 0, 0)


def test_every_line_of_a_game_cut_short_is_right_as_far_as_it_goes() -> None:
    lines = random_record(Rules(players=3, target=61, counting=Counting.MUGGINS), 4)
    for length in (*range(1, 90), *range(len(lines) - 30, len(lines))):
        part = lines[:length]
        assert verify_lines([line.encode() for line in part]) == Verified(1, 0, 0)
        check_lines(part)


def test_the_written_lines_are_those_of_json_itself() -> None:
    lines = random_record(Rules(players=3, counting=Counting.MUGGINS), 3, fair=True)
    assert lines == [json.dumps(json.loads(line)) for line in lines]


def test_many_games_stand_in_one_file(tmp_path_factory: pytest.TempPathFactory) -> None:
    path = tmp_path_factory.mktemp("records") / "games.jsonl"
    games = [random_record(Rules(players=players), 1, fair=players == 3) for players in (2, 3, 4)]
    lines = [line for game in games for line in game]
    path.write_text("\n\n".join(lines) + "\n", encoding="utf-8")
    records = list(read_record_file(path))
    assert [record.header.rules.players for record in records] == [2, 3, 4]
    verified = verify_lines(path.read_bytes().splitlines())
    assert verified[:2] == (3, 3)
    assert verified.fair_deals == sum('"deal"' in line for line in games[1])


def test_a_name_is_kept_whatever_its_letters() -> None:
    header = header_of(Rules())
    assert header.seats[0] == RecordedSeat("Zoë", header.seats[0].kind)
    (record,) = read_records(record_text(header, []).encode().splitlines())
    assert record.header == header
    assert not record.finished
