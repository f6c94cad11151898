"""The rule book's cases for hands, cribs and the play, against the engine and against the plain scorer."""

from __future__ import annotations

import tomllib
from collections import Counter
from pathlib import Path
from typing import Any, Final

import pytest

from cribbage_a11y.engine.cards import Card, parse_card, parse_cards
from cribbage_a11y.engine.scoring.hand import score_hand
from cribbage_a11y.engine.scoring.heels import score_heels
from cribbage_a11y.engine.scoring.pile import pile_total, score_pile
from cribbage_a11y.engine.scoring.points import ScoreKind
from cribbage_a11y.engine.scoring.totals import total
from kit.draws import plain
from kit.naive_scorer import Item, naive_hand, naive_pile

FOLDER: Final = Path(__file__).parent
Case = dict[str, Any]


def cases(file: str) -> list[Case]:
    """The cases of one file."""
    found: list[Case] = tomllib.loads((FOLDER / file).read_text(encoding="utf-8"))["case"]
    return found


HANDS: Final = cases("hands.toml")
CRIBS: Final = cases("cribs.toml")
PLAY: Final = cases("play.toml")
SHOWN: Final = [(case, False) for case in HANDS] + [(case, True) for case in CRIBS]


def name(value: object) -> str | None:
    """A case's name, for the list of tests."""
    return value["name"] if isinstance(value, dict) else None


def item(text: str) -> Item:
    """``run 3: 4C 5D 6H`` as reason, points and cards."""
    made, cards = text.split(":")
    reason, points = made.split()
    return reason, int(points), frozenset(parse_cards(cards.split()))


def four(case: Case) -> tuple[Card, ...]:
    """The cards of a hand or crib."""
    return parse_cards(str(case.get("hand", case.get("crib"))).split())


@pytest.mark.parametrize(("case", "crib"), SHOWN, ids=name)
def test_total_of_hands_and_cribs(case: Case, crib: bool) -> None:
    cards, starter = four(case), parse_card(case["starter"])
    assert len({*cards, starter}) == 5
    assert total(cards, starter, crib) == case["total"], case["why"]
    assert sum(points.amount for points in score_hand(cards, starter, crib)) == case["total"], case["why"]
    assert sum(points for _, points, _ in naive_hand(cards, starter, crib)) == case["total"], case["why"]


@pytest.mark.parametrize(("case", "crib"), [shown for shown in SHOWN if "items" in shown[0]], ids=name)
def test_items_of_hands_and_cribs(case: Case, crib: bool) -> None:
    scored = plain(score_hand(four(case), parse_card(case["starter"]), crib))
    expected = [item(text) for text in case["items"]]
    assert Counter(scored) == Counter(expected), case["why"]
    assert [reason for reason, _, _ in scored] == [reason for reason, _, _ in expected]


@pytest.mark.parametrize("case", HANDS + CRIBS, ids=name)
def test_heels_of_starters(case: Case) -> None:
    starter = parse_card(case["starter"])
    heels = score_heels(starter)
    assert (heels.amount if heels else 0) == case.get("heels", 0)


@pytest.mark.parametrize("case", CRIBS, ids=name)
def test_a_crib_beside_the_same_hand(case: Case) -> None:
    assert total(four(case), parse_card(case["starter"])) == case["as_hand"], case["why"]


@pytest.mark.parametrize("case", PLAY, ids=name)
def test_every_card_of_the_play(case: Case) -> None:
    for codes, expected in zip(case["counts"], case["points"], strict=True):
        laid = parse_cards(codes.split())
        piles = [laid[: place + 1] for place in range(len(laid))]
        assert [pile_total(pile) for pile in piles] == expected, case["why"]
        assert [sum(points.amount for points in score_pile(pile)) for pile in piles] == expected, case["why"]
        assert [sum(points for _, points, _ in naive_pile(pile)) for pile in piles] == expected, case["why"]


@pytest.mark.parametrize("case", [case for case in PLAY if "items" in case], ids=name)
def test_items_of_the_play(case: Case) -> None:
    last_count = parse_cards(case["counts"][-1].split())
    assert plain(score_pile(last_count)) == [item(text) for text in case["items"]], case["why"]


@pytest.mark.parametrize("file", ["hands.toml", "cribs.toml", "play.toml"])
def test_cases_have_names_of_their_own_and_reasons(file: str) -> None:
    named = [case["name"] for case in cases(file)]
    assert len(set(named)) == len(named)
    assert all(case["why"].endswith(".") for case in cases(file))


def test_every_kind_that_cards_make_has_a_case_with_items() -> None:
    texts = [text for case in HANDS + CRIBS + PLAY for text in case.get("items", [])]
    told = {text.split()[0] for text in texts}
    assert told == {kind.value for kind in ScoreKind} - {"heels", "go", "last_card", "pone_bonus", "muggins"}
    assert any(case.get("heels") for case in HANDS)
