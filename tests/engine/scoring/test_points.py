"""Kinds of points: the names are the record's, and the rules explain each of them."""

from __future__ import annotations

from cribbage_a11y.engine.cards import parse_cards
from cribbage_a11y.engine.scoring.points import Points, ScoreKind
from kit.sources import ROOT

WORDS = {
    ScoreKind.PONE_BONUS: "3 holes to the pone",
    ScoreKind.HEELS: "2 for heels",
    ScoreKind.FIFTEEN: "15 for 2",
    ScoreKind.THIRTY_ONE: "31 for 2",
    ScoreKind.PAIR: "a pair for 2",
    ScoreKind.PAIR_ROYAL: "a pair royal for 6",
    ScoreKind.DOUBLE_PAIR_ROYAL: "a double pair royal for 12",
    ScoreKind.RUN: "run",
    ScoreKind.FLUSH: "flush",
    ScoreKind.NOBS: "nobs",
    ScoreKind.GO: "1 for the go",
    ScoreKind.LAST_CARD: "1 for last card",
    ScoreKind.MUGGINS: "muggins",
}
"""What each kind is called in the rules for players."""


def test_a_kind_is_its_name_in_the_record() -> None:
    assert [kind.value for kind in ScoreKind] == [kind.name.lower() for kind in ScoreKind]
    assert f"{ScoreKind.THIRTY_ONE}" == "thirty_one"


def test_points_are_values() -> None:
    cards = parse_cards(["7C", "8D"])
    assert Points(ScoreKind.FIFTEEN, 2, cards) == Points(kind=ScoreKind.FIFTEEN, amount=2, cards=cards)
    assert len({Points(ScoreKind.GO, 1, ()), Points(ScoreKind.GO, 1, ())}) == 1


def test_the_rules_for_players_explain_every_kind() -> None:
    rules = (ROOT / "docs" / "rules.md").read_text(encoding="utf-8").lower()
    assert set(WORDS) == set(ScoreKind)
    assert [kind for kind, words in WORDS.items() if words not in rules] == []
