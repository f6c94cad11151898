"""Commitments in records: opened as promised, or the line that shows they were not."""

from __future__ import annotations

import json
from typing import Any

import pytest

from cribbage_a11y.engine.cards import DECK
from cribbage_a11y.engine.fair_deal import FairDeal
from cribbage_a11y.engine.rules import Rules
from cribbage_a11y.store.verify import verify_lines
from kit.recorded import changed, random_record, wrong_line


def place_of(lines: list[str], event: str, **fields: Any) -> int:
    """The place of the first line of a kind whose fields are so."""
    for place, line in enumerate(lines):
        read = json.loads(line)
        if read.get("event") == event and fields.items() <= read.items():
            return place
    raise AssertionError(f"no {event} with {fields}")


def fair_lines() -> list[str]:
    return random_record(Rules(players=3, target=61), 3, fair=True)


def reason_of(lines: list[str]) -> tuple[int, str]:
    error = wrong_line(lines)
    assert error is not None
    return error.line, error.reason


def test_commitments_opened_as_promised_are_counted() -> None:
    lines = fair_lines()
    hands = sum('"deal"' in line for line in lines)
    assert verify_lines([line.encode() for line in lines]).fair_deals == hands
    assert verify_lines([line.encode() for line in lines[:-1]]).fair_deals == 0


def test_an_opening_that_was_changed() -> None:
    lines = fair_lines()
    deal = place_of(lines, "deal")
    openings = json.loads(lines[-1])["openings"]
    deck = openings[0]["deck"]
    openings[0]["deck"] = [*deck[:-2], deck[-1], deck[-2]]
    assert reason_of([*lines[:-1], changed(lines[-1], openings=openings)]) == (
        len(lines),
        f"the opening of hand 1 is not what line {deal + 1} committed to.",
    )


@pytest.mark.parametrize("places", [(0, 1), (14, 20), (15, 40), (16, 40)])
def test_an_opening_that_deals_other_cards(places: tuple[int, int]) -> None:
    """Seats 0 and 1, a seat and the crib, the crib and the rest, the starter and the rest."""
    lines = fair_lines()
    deal = place_of(lines, "deal")
    openings = json.loads(lines[-1])["openings"]
    deck = openings[0]["deck"]
    one, other = places
    deck[one], deck[other] = deck[other], deck[one]
    codes = {card.code: card for card in DECK}
    forged = FairDeal(openings[0]["salt"], tuple(codes[code] for code in deck))
    lines[deal] = changed(lines[deal], commitment=forged.commitment)
    lines[-1] = changed(lines[-1], openings=openings)
    assert reason_of(lines) == (
        len(lines),
        f"the deck opened for hand 1 does not deal the cards of line {deal + 1}.",
    )


def test_openings_and_commitments_that_are_missing() -> None:
    lines = fair_lines()
    hands = sum('"deal"' in line for line in lines)
    openings = json.loads(lines[-1])["openings"]
    assert reason_of([*lines[:-1], changed(lines[-1], openings=openings[1:])]) == (
        len(lines),
        f"{hands - 1} deals are opened, and {hands} were committed to.",
    )
    assert reason_of([*lines[:-1], changed(lines[-1], openings=None)])[1].startswith("0 deals are opened")
    deal = place_of(lines, "deal", hand=2)
    lines[deal] = changed(lines[deal], commitment=None)
    assert reason_of(lines) == (
        deal + 1,
        "it has no commitment, unlike the other deals of this game.",
    )
