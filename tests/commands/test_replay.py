"""``replay``: the whole game in order, from a seat's view without what was hidden, or with all cards open."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cribbage_a11y.engine.cards import parse_card
from cribbage_a11y.engine.rules import Counting, Rules
from cribbage_a11y.present.cards import long_name
from kit.commands import refused, typed
from kit.recorded import random_record
from kit.reviewed import write_played
from kit.screens import faults


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return write_played(tmp_path / "game.jsonl", Rules(target=61))


def events(file: Path, kind: str) -> list[dict[str, object]]:
    lines = map(json.loads, file.read_text(encoding="utf-8").splitlines())
    return [line for line in lines if line.get("event") == kind]


@pytest.mark.parametrize("verbosity", ["normal", "verbose"])
def test_every_line_reads_well(file: Path, verbosity: str) -> None:
    lines = typed("replay", str(file), "--verbosity", verbosity).output.splitlines()
    own = [line for line in lines if " is dealt " in line or " lays away " in line]
    assert own
    assert {line: wrong for line in own if (wrong := faults(line))} == {}
    assert lines[-1] != ""


def test_all_cards_are_open(file: Path) -> None:
    output = typed("replay", str(file)).output
    for deal in events(file, "deal"):
        hands = deal["cards"]
        assert isinstance(hands, list)
        for name, codes in zip(("Zoe", "Anna"), hands, strict=True):
            cards = ", ".join(long_name(card) for card in sorted(map(parse_card, codes)))
            assert f"{name} is dealt {cards}.\n" in output
    for away in events(file, "lay_away"):
        codes = away["cards"]
        assert isinstance(codes, list)
        cards = ", ".join(long_name(parse_card(code)) for code in codes)
        assert f"{('Zoe', 'Anna')[int(str(away['seat']))]} lays away {cards}.\n" in output


def test_plays_come_in_the_order_of_the_record(file: Path) -> None:
    output = typed("replay", str(file), "--verbosity", "normal").output
    place = 0
    for play in events(file, "play"):
        card = long_name(parse_card(str(play["card"])))
        place = output.index(f": {card}.", place) + 1


@pytest.mark.parametrize("seat", [0, 1])
def test_a_seat_hears_only_what_it_heard(file: Path, seat: int) -> None:
    output = typed("replay", str(file), "--seat", str(seat + 1)).output
    heard = output.split("Hand 1.")[1].split("tarter")[0]
    deal = events(file, "deal")[0]["cards"]
    assert isinstance(deal, list)
    for code in deal[seat]:
        assert long_name(parse_card(code)) in heard
    for code in deal[1 - seat]:
        assert long_name(parse_card(code)) not in heard
    assert " is dealt " not in output


def test_the_card_dealt_to_the_crib_is_open_too(tmp_path: Path) -> None:
    file = write_played(tmp_path / "three.jsonl", Rules(players=3, target=61))
    crib = events(file, "deal")[0]["crib"]
    assert isinstance(crib, list)
    assert f"The crib is dealt the {long_name(parse_card(crib[0]))}.\n" in typed("replay", str(file)).output


def test_claims_are_told(tmp_path: Path) -> None:
    file = write_played(tmp_path / "claims.jsonl", Rules(target=61, counting=Counting.MUGGINS), misses=0.4)
    output = typed("replay", str(file)).output
    assert any(f"{name} counts " in output for name in ("Zoe", "Anna"))


def test_a_game_of_several_and_an_unfinished_one(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    first, second = random_record(Rules(target=61), 1), random_record(Rules(players=3, target=61), 2)
    file.write_text("\n".join([*first, *second[:20]]), encoding="utf-8")
    assert "Computer 2" in typed("replay", str(file), "--game", "2").output
    assert "Computer 2" not in typed("replay", str(file)).output


def test_what_is_not_there(file: Path, tmp_path: Path) -> None:
    said = refused(typed("replay", str(file), "--game", "2"))
    assert said.endswith("--game is 2: the file has games 1 to 1.")
    said = refused(typed("replay", str(file), "--seat", "3"))
    assert said.endswith("--seat is 3: the game has seats 1 to 2.")
    assert refused(typed("replay", str(file), "--seat", "0")).endswith("seats 1 to 2.")
    assert str(tmp_path) in refused(typed("replay", str(tmp_path)))
    (tmp_path / "bad").write_text("{", encoding="utf-8")
    assert "Line 1: " in refused(typed("replay", str(tmp_path / "bad")))
