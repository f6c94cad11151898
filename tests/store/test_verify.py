"""Wrong records: the first wrong line is named, by two readings of the rules that share no code."""

from __future__ import annotations

import json
import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

from cribbage_a11y.engine.rules import Counting, FirstDeal, Rules
from cribbage_a11y.store.verify import verify_file
from kit.record_checker import check_lines
from kit.recorded import changed, damaged, random_record, wrong_line
from kit.second_reading import WrongError


def second_opinion(lines: list[str]) -> int | None:
    """The wrong line by the checker that shares no code; line 0 where the form is beyond it."""
    try:
        check_lines(lines)
    except WrongError as error:
        found = re.match(r"line (\d+):", str(error))
        return int(found[1]) if found else 0
    return None


@pytest.mark.parametrize("counting", Counting)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_damaged_records_are_judged_alike_by_two_readings_of_the_rules(
    players: int, counting: Counting
) -> None:
    random = Random(players)
    wrong = 0
    for seed in range(4):
        first_deal = list(FirstDeal)[seed % 4]
        rules = Rules(players=players, target=61, first_deal=first_deal, counting=counting, pone_bonus=3)
        lines = random_record(rules, seed)
        for _ in range(12):
            broken = damaged(lines, random)
            error = wrong_line(broken)
            wrong += error is not None
            assert (error.line if error else None) == second_opinion(broken), str(error)
    assert wrong > 35


def place_of(lines: list[str], event: str, **fields: Any) -> int:
    """The place of the first line of a kind whose fields are so."""
    for place, line in enumerate(lines):
        read = json.loads(line)
        if read.get("event") == event and fields.items() <= read.items():
            return place
    raise AssertionError(f"no {event} with {fields}")


LINES = random_record(Rules(target=61), 1)


def reason_at(place: int, lines: list[str]) -> str:
    error = wrong_line(lines)
    assert error is not None
    assert error.line == place + 1
    assert second_opinion(lines) == place + 1
    return error.reason


def with_line(place: int, **fields: Any) -> list[str]:
    return [*LINES[:place], changed(LINES[place], **fields), *LINES[place + 1 :]]


def test_a_wrong_score() -> None:
    place = place_of(LINES, "points")
    score = json.loads(LINES[place])["score"]
    assert reason_at(place, with_line(place, score=score + 1)) == (
        f"score is {score + 1} where the rules make it {score}."
    )


def test_a_wrong_cut() -> None:
    place = place_of(LINES, "cut_for_deal")
    cards = json.loads(LINES[place])["cards"]
    assert (
        reason_at(place, with_line(place, cards=cards[:1])) == "each of the 2 seats cuts a card of its own."
    )
    assert "dealer is " in reason_at(place, with_line(place, cards=cards[::-1]))
    assert reason_at(place, with_line(place, dealer=None)).startswith("dealer is null where")


def test_a_wrong_deal() -> None:
    place = place_of(LINES, "deal")
    fields = json.loads(LINES[place])
    short = [fields["cards"][0][:5], fields["cards"][1]]
    assert reason_at(place, with_line(place, cards=short)) == "6 cards are due to each seat."
    twice = [fields["cards"][0], [fields["cards"][0][0], *fields["cards"][1][1:]]]
    assert reason_at(place, with_line(place, cards=twice)) == f"{twice[0][0]} is dealt twice."
    dealer = fields["dealer"]
    assert reason_at(place, with_line(place, dealer=1 - dealer)) == (
        f"dealer is {1 - dealer} where the rules make it {dealer}."
    )
    three = random_record(Rules(players=3), 1)
    place = place_of(three, "deal")
    three[place] = changed(three[place], crib=[])
    assert reason_at(place, three) == "5 cards are due to each seat, and 1 to the crib."


def test_a_starter_that_was_dealt() -> None:
    place = place_of(LINES, "starter")
    card = json.loads(LINES[place_of(LINES, "deal")])["cards"][0][0]
    assert reason_at(place, with_line(place, card=card)) == f"{card} was dealt, so it cannot be turned up."


def test_a_wrong_lay_away() -> None:
    place = place_of(LINES, "lay_away")
    fields = json.loads(LINES[place])
    other = json.loads(LINES[place + 1])
    assert reason_at(place, with_line(place, cards=fields["cards"][:1])) == (
        "the number of cards to lay away is 2."
    )
    assert reason_at(place, with_line(place, cards=other["cards"])).startswith("this seat does not hold ")
    again = [*LINES[: place + 1], LINES[place], *LINES[place + 1 :]]
    assert reason_at(place + 1, again) == "this seat has laid away already."


def test_a_wrong_play() -> None:
    place = place_of(LINES, "play")
    fields = json.loads(LINES[place])
    assert reason_at(place, with_line(place, seat=1 - fields["seat"])) == "it is not the turn of this seat."
    assert reason_at(place, with_line(place, count=31)).startswith("count is 31 where")
    assert reason_at(place, [*LINES[:place], LINES[place + 1], *LINES[place:]]).endswith(
        ("turn of this seat.", "where play is due.")
    )


def test_over_31() -> None:
    place = place_of(LINES, "go")
    seat = json.loads(LINES[place])["seat"]
    held = {json.loads(line).get("card") for line in LINES[place:]}
    kept = next(
        json.loads(line)
        for line in LINES[place:]
        if json.loads(line)["event"] == "play" and json.loads(line)["seat"] == seat
    )
    assert kept["card"] in held
    reason = reason_at(place, [*LINES[:place], json.dumps(kept), *LINES[place:]])
    assert re.fullmatch(r"play stands where go is due\.|\w\w makes \d\d, over 31\.", reason)


def test_an_event_out_of_its_place() -> None:
    deal = place_of(LINES, "deal")
    assert reason_at(deal, [*LINES[:deal], *LINES[deal + 1 :]]) == "lay_away stands where deal is due."
    show = place_of(LINES, "show")
    points = show + 1
    assert json.loads(LINES[points])["event"] == "points"
    assert reason_at(show, [*LINES[:show], *LINES[points:]]) == "points stands where show is due."
    starter = place_of(LINES, "starter")
    assert reason_at(starter, [*LINES[:starter], *LINES[starter + 1 :]]).endswith("where starter is due.")


def test_an_item_of_a_show_that_is_not_there_or_is_counted_twice() -> None:
    place = next(
        place
        for place, line in enumerate(LINES)
        if json.loads(line).get("event") == "show"
        and all(json.loads(LINES[place + step]).get("reason") == "fifteen" for step in (1, 2))
    )
    first, second = place + 1, place + 2
    cards = json.loads(LINES[first])["cards"]
    said = " ".join(cards)
    assert reason_at(second, with_line(second, cards=cards)) == (
        f"{said} is no fifteen of this hand, or one scored already."
    )
    swapped = list(LINES)
    swapped[first] = changed(LINES[first], cards=json.loads(LINES[second])["cards"])
    swapped[second] = changed(LINES[second], cards=cards[::-1])
    assert wrong_line(swapped) is None
    assert second_opinion(swapped) is None
    assert reason_at(first, with_line(first, reason="pair")) == (
        "reason is pair where the rules make it fifteen."
    )


@pytest.mark.parametrize("counting", [Counting.MANUAL, Counting.MUGGINS])
def test_a_claim_must_follow_its_show(counting: Counting) -> None:
    lines = random_record(Rules(target=61, counting=counting), 1)
    place = place_of(lines, "claim")
    reason = reason_at(place, [*lines[:place], *lines[place + 1 :]])
    assert reason.endswith("stands where claim is due.")


def test_a_claim_above_every_hand_counts_as_the_total() -> None:
    lines = random_record(Rules(target=61, counting=Counting.MANUAL), 1)
    place = place_of(lines, "claim")
    lines[place] = changed(lines[place], points=500)
    assert wrong_line(lines) is None
    assert second_opinion(lines) is None


def test_muggins_takes_exactly_what_was_missed_and_may_be_left() -> None:
    games = (random_record(MUGGINS, seed) for seed in range(50))
    lines = next(lines for lines in games if any('"muggins", ' in line for line in lines[1:]))
    place = place_of(lines, "points", reason="muggins")
    taken = json.loads(lines[place])["points"]
    more = [*lines[:place], changed(lines[place], points=taken + 1), *lines[place + 1 :]]
    assert reason_at(place, more) == f"points is {taken + 1} where the rules make it {taken}."
    assert wrong_line(lines[:place]) is None
    following = json.loads(lines[place + 1])["event"]
    without = [*lines[:place], *lines[place + 1 :]]
    error = wrong_line(without)
    assert following in ("show", "deal", "uncounted")
    assert error is None or error.line > place + 1, "not taken, so every later score is another"


MUGGINS = Rules(target=61, counting=Counting.MUGGINS)


def test_a_file_is_checked_and_its_absence_is_an_os_error(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    path.write_text("\n".join(LINES), encoding="utf-8")
    assert verify_file(path) == (1, 1, 0)
    with pytest.raises(OSError, match="No such file"):
        verify_file(tmp_path / "none.jsonl")
