"""A second reading of the rules: checks game records, and shares no code with the package.

Written from the rules and the record format alone, with cards as plain strings and scorers of its own, so
that a mistake in the engine cannot hide behind the same mistake here. Runs on record files too::

    python -m tests.kit.record_checker FILE...
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Iterable
from typing import Any

from .second_reading import Board, WrongError
from .second_scorers import PACK, Item, order, play_items, show_items, worth

TABLES = {2: (6, 2, 0), 3: (5, 1, 1), 4: (5, 1, 0)}
"""Players: cards dealt to each, laid away by each, dealt straight to the crib."""
FIRST_LINE = {"cut": "cut_for_deal", "turn": "starter"}
"""Stages whose line is not called as they are."""


class Checker(Board):
    """One game read line by line."""

    def read(self, line: dict[str, Any]) -> None:
        """Take one event; raises :class:`WrongError`."""
        name = line["event"]
        self.need(not self.over, "something after the end of the game")
        if not self.due and self.missed and line.get("reason") == "muggins":
            self.pay(self.taker, [("muggins", self.missed, frozenset())])
            self.missed = 0
        if self.due:
            self.compare(line)
            return
        self.need(name == FIRST_LINE.get(self.stage, self.stage), f"{name} in stage {self.stage}")
        self.missed = 0
        getattr(self, "on_" + name)(line)

    # Chance and choices

    def on_cut_for_deal(self, line: dict[str, Any]) -> None:
        cards = line["cards"]
        self.need(len(set(cards)) == self.players == len(cards) and set(cards) <= PACK, "a bad cut")
        lowest = min(map(order, cards))
        holders = [seat for seat, card in enumerate(cards) if order(card) == lowest]
        dealer = holders[0] if len(holders) == 1 else None
        self.need(line["dealer"] == dealer, f"the dealer is {dealer}")
        if dealer is not None:
            self.dealer, self.stage = dealer, "deal"

    def on_deal(self, line: dict[str, Any]) -> None:
        dealt, _, straight = TABLES[self.players]
        if self.hand_number:
            assert self.dealer is not None
            self.dealer = (self.dealer + 1) % self.players
        elif self.dealer is None:
            self.dealer = line["dealer"]
        self.hand_number += 1
        self.need(line["dealer"] == self.dealer and self.dealer in range(self.players), "wrong dealer")
        self.need(line["hand"] == self.hand_number, "wrong number of the hand")
        crib = line.get("crib", [])
        everything = [card for hand in line["cards"] for card in hand] + crib
        self.need([len(hand) for hand in line["cards"]] == [dealt] * self.players, "wrong number of cards")
        self.need(len(crib) == straight, "wrong number of cards to the crib")
        self.need(len(set(everything)) == len(everything) and set(everything) <= PACK, "not from one pack")
        self.dealt_cards = set(everything)
        self.hands = [set(hand) for hand in line["cards"]]
        self.crib = list(crib)
        self.laid_away: set[int] = set()
        self.stage = "lay_away"
        if self.hand_number == 1 and self.bonus:
            self.pay((self.dealer + 1) % 2, [("pone_bonus", self.bonus, frozenset())])

    def on_lay_away(self, line: dict[str, Any]) -> None:
        seat, cards = line["seat"], line["cards"]
        self.need(seat in range(self.players) and seat not in self.laid_away, "has laid away already")
        self.need(len(set(cards)) == len(cards) == TABLES[self.players][1], "wrong number laid away")
        self.need(set(cards) <= self.hands[seat], "laid away what it does not hold")
        self.laid_away.add(seat)
        self.hands[seat] -= set(cards)
        self.crib += cards
        if len(self.laid_away) == self.players:
            self.kept = [sorted(hand) for hand in self.hands]
            self.stage = "turn"

    def on_starter(self, line: dict[str, Any]) -> None:
        assert self.dealer is not None
        self.starter = line["card"]
        self.need(self.starter in PACK - self.dealt_cards, "the starter was dealt")
        self.shown = 0
        self.pile: list[str] = []
        self.gone: set[int] = set()
        self.turn = (self.dealer + 1) % self.players
        self.stage = "play"
        if self.starter[0] == "J":
            self.pay(self.dealer, [("heels", 2, frozenset({self.starter}))])

    # The play

    def on_play(self, line: dict[str, Any]) -> None:
        seat, card = line["seat"], line["card"]
        self.need(seat == self.turn, f"it is the turn of {self.turn}")
        self.need(card in self.hands[seat], "plays what it does not hold")
        self.hands[seat].discard(card)
        self.pile.append(card)
        count = sum(map(worth, self.pile))
        self.need(count <= 31 and line["count"] == count, f"the count is {count}")
        if self.pay(seat, play_items(self.pile)):
            return
        if not any(self.hands):
            if count < 31 and self.pay(seat, [("last_card", 1, frozenset())]):
                return
            self.stage = "show"
        elif count == 31:
            self.new_count(seat)
        else:
            self.pass_turn(seat, count)

    def pass_turn(self, last: int, count: int) -> None:
        """To the next seat whose card fits, hearing each go; the last layer takes one if none does."""
        for step in range(1, self.players + 1):
            seat = (last + step) % self.players
            if any(count + worth(card) <= 31 for card in self.hands[seat]):
                self.turn = seat
                return
            if self.hands[seat] and seat != last and seat not in self.gone:
                self.gone.add(seat)
                self.due.append({"event": "go", "seat": seat, "count": count})
        if not self.pay(last, [("go", 1, frozenset())]):
            self.new_count(last)

    def new_count(self, last: int) -> None:
        seats = [(last + step) % self.players for step in range(1, self.players + 1)]
        self.turn = next(seat for seat in seats if self.hands[seat])
        self.pile, self.gone = [], set()
        self.due.append({"event": "new_count", "leader": self.turn})

    # The show

    def on_show(self, line: dict[str, Any]) -> None:
        seat, whose, cards = self.show_order()[self.shown]
        items = show_items(cards, self.starter, whose == "crib")
        self.due = [self.worth_line("show", seat, whose, cards)]
        self.compare(line)
        if self.counting == "auto":
            self.count(seat, items, None)
        else:
            self.stage = "claim"

    def on_claim(self, line: dict[str, Any]) -> None:
        seat, whose, cards = self.show_order()[self.shown]
        self.need((line["seat"], line["whose"]) == (seat, whose), "another's claim")
        claimed = line["points"]
        self.need(type(claimed) is int and claimed >= 0, "a claim that is no number")
        items = show_items(cards, self.starter, whose == "crib")
        self.count(seat, items, claimed if self.counting == "muggins" else None)

    def count(self, seat: int, items: list[Item], claimed: int | None) -> None:
        """Pay the items; under muggins up to the claim, and the rest may be taken by a line that follows."""
        self.shown += 1
        self.stage = "deal" if self.shown == self.players + 1 else "show"
        total = sum(points for _, points, _ in items)
        if not self.pay(seat, items, any_order=True, upto=claimed) and claimed is not None:
            self.missed = max(0, total - claimed)
            others = [(seat + step) % self.players for step in range(1, self.players)]
            self.taker = next(other for other in others if other % self.sides != seat % self.sides)


def check_lines(lines: Iterable[str]) -> Counter[str]:
    """Check the games of a record: how many there are, how many finished, and each event's number.

    Raises :class:`WrongError`, which names the line.
    """
    seen: Counter[str] = Counter()
    game: Checker | None = None
    for number, text in enumerate(lines, 1):
        line = json.loads(text)
        try:
            if "record" in line:
                game = Checker(line)
                seen["games"] += 1
            elif game is None:
                raise WrongError("no header")
            else:
                game.read(line)
                seen[line.get("reason") or line["event"]] += 1
        except WrongError as error:
            raise WrongError(f"line {number}: {error}") from None
    return seen


if __name__ == "__main__":
    for name in sys.argv[1:]:
        with open(name, encoding="utf-8") as file:
            print(name, dict(check_lines(file)))
