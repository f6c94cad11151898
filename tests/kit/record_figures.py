"""Figures of a folder of records by a second way: plain JSON, nothing of the program."""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path
from typing import Any

IN_PLAY = ("fifteen", "thirty_one", "pair", "pair_royal", "double_pair_royal", "run", "go", "last_card")
Lines = list[dict[str, Any]]


def games_in(folder: Path) -> list[Lines]:
    """Every finished game with a person, in the order of the files' names."""
    games: list[Lines] = []
    for path in sorted(folder.iterdir(), key=lambda path: path.name.rsplit(".", 1)[0]):
        lines = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines() if line.strip()]
        starts = [place for place, line in enumerate(lines) if "record" in line] + [len(lines)]
        games += [lines[a:b] for a, b in pairwise(starts)]
    return [game for game in games if game[-1].get("event") == "game_over" and seat_in(game) is not None]


def seat_in(game: Lines) -> int | None:
    """The first person's seat."""
    kinds = [seat["kind"] for seat in game[0]["seats"]]
    return kinds.index("human") if "human" in kinds else None


def side(game: Lines, seat: int) -> int:
    """The side of a seat."""
    return seat % 2 if len(game[0]["seats"]) == 4 else seat


def hands_of(game: Lines) -> list[Lines]:
    """The lines of each hand, its deal first."""
    starts = [place for place, line in enumerate(game) if line.get("event") == "deal"] + [len(game)]
    return [game[a:b] for a, b in pairwise(starts)]


def _play_points(hand: Lines, seat: int) -> int:
    points = 0
    for line in hand:
        if line["event"] == "show":
            break
        if line["event"] == "points" and line["seat"] == seat and line["reason"] in IN_PLAY:
            points += line["points"]
    return points


def figures(games: list[Lines]) -> dict[str, Any]:
    """Everything that the records screen says, of these games."""
    found: dict[str, list[Any]] = {
        name: []
        for name in (
            *("pone_hand", "dealer_hand", "crib", "pone_pegging", "dealer_pegging", "best", "won", "skunks"),
            *("my_starters", "their_starters", "my_cards", "their_cards"),
        )
    }
    for game in (game for game in games if not game[0].get("practice")):
        me = seat_in(game)
        assert me is not None
        won = game[-1]["winner"] == side(game, me)
        found["won"].append(won)
        found["skunks"].append((won, game[-1]["skunk"]))
        for hand in hands_of(game):
            _add_hand(found, hand, me)
    return _summed(found)


def _add_hand(found: dict[str, list[Any]], hand: Lines, me: int) -> None:
    deal = hand[0]
    role = "dealer" if deal["dealer"] == me else "pone"
    for seat, cards in enumerate(deal["cards"]):
        found["my_cards" if seat == me else "their_cards"] += [card[0] in "TJQK" for card in cards]
    if any(line["event"] == "play" and line["seat"] == me for line in hand):
        found[f"{role}_pegging"].append(_play_points(hand, me))
    for line in hand:
        if line["event"] == "starter":
            whose = "my_starters" if role == "dealer" else "their_starters"
            found[whose].append(line["card"][0] == "J")
        if line["event"] == "show" and line["seat"] == me:
            name = "crib" if line["whose"] == "crib" else f"{role}_hand"
            found[name].append(line["total"])
            found["best"].append((line["total"], sorted(line["cards"]), line["starter"]))


def _summed(found: dict[str, list[Any]]) -> dict[str, Any]:
    averages = ("pone_hand", "dealer_hand", "crib", "pone_pegging", "dealer_pegging")
    best = max((points for points, _cards, _starter in found["best"]), default=None)
    return {
        "games": len(found["won"]),
        "won": sum(found["won"]),
        "averages": {name: (len(found[name]), sum(found[name])) for name in averages},
        "best": best,
        "best_hands": [hand for hand in found["best"] if hand[0] == best],
        "skunks": {
            (won, kind): found["skunks"].count((won, kind))
            for won in (True, False)
            for kind in ("single", "double")
        },
        "streaks": _streaks(found["won"]),
        "sums": {
            "my_starters": len(found["my_starters"]),
            "my_heels": sum(found["my_starters"]),
            "their_starters": len(found["their_starters"]),
            "their_heels": sum(found["their_starters"]),
            "my_cards": len(found["my_cards"]),
            "my_tens": sum(found["my_cards"]),
            "their_cards": len(found["their_cards"]),
            "their_tens": sum(found["their_cards"]),
        },
    }


def _streaks(won: list[bool]) -> tuple[int, int, int]:
    text = "".join("w" if one else "l" for one in won)
    wins = [len(run) for run in text.split("l")]
    losses = [len(run) for run in text.split("w")]
    return (wins[-1] or -losses[-1], max(wins), max(losses))
