"""The second reading of the rules: the score board, and the lines that must follow."""

from __future__ import annotations

from typing import Any, NoReturn

from .second_scorers import Item, show_items


class WrongError(Exception):
    """A line that breaks the rules."""


class Board:
    """What is known of one game, and the lines that are due."""

    def __init__(self, header: dict[str, Any]) -> None:
        rules = header["rules"]
        self.players: int = rules["players"]
        self.target: int = rules["target"]
        self.first_deal: str = rules["first_deal"]
        self.bonus: int = rules["pone_bonus"] if self.players == 2 else 0
        self.skunks: bool = rules["skunks"]
        self.counting: str = rules["counting"]
        self.need(header["record"] == 1, "not version 1")
        self.need(len(header["seats"]) == self.players, "not a seat for each player")
        self.need(self.counting in ("auto", "manual", "muggins"), "unknown counting")
        self.sides = 2 if self.players == 4 else self.players
        self.scores = [0] * self.sides
        self.hands: list[set[str]] = []
        self.kept: list[list[str]] = []
        self.crib: list[str] = []
        self.starter = ""
        self.shown = 0
        self.dealer: int | None = 0 if self.first_deal == "seat0" else None
        self.hand_number = 0
        self.due: list[dict[str, Any]] = []
        self.stage = "cut" if self.first_deal == "cut" else "deal"
        self.over = False
        self.missed = self.taker = 0

    def need(self, fine: bool, reason: str) -> None:
        if not fine:
            self.wrong(reason)

    def wrong(self, reason: str) -> NoReturn:
        raise WrongError(reason)

    def compare(self, line: dict[str, Any]) -> None:
        """The line against the first of those that must follow; items of one reason in any order."""
        due = self.due[0]
        self.need(line["event"] == due["event"], f"{line['event']} where {due['event']} is due")
        if "any_of" in due:
            cards = frozenset(line["cards"])
            self.need(cards in due["any_of"], f"no {due['reason']} of {sorted(cards)}, or counted twice")
            due["any_of"].remove(cards)
        elif isinstance(due.get("cards"), frozenset):
            self.need(due["cards"] == set(line["cards"]), f"cards are not {sorted(due['cards'])}")
            self.need(len(due["cards"]) == len(line["cards"]), "a card twice")
        for field, value in due.items():
            if field not in ("any_of", "cards"):
                self.need(line[field] == value, f"{field} is {line[field]}, not {value}")
                self.need(type(line[field]) is type(value), f"{field} is of another kind")
        self.due.pop(0)
        self.over = line["event"] == "game_over"

    def show_order(self) -> list[tuple[int, str, list[str]]]:
        assert self.dealer is not None
        seats = [(self.dealer + step) % self.players for step in range(1, self.players + 1)]
        return [(seat, "hand", self.kept[seat]) for seat in seats] + [(self.dealer, "crib", self.crib)]

    def pay(self, seat: int, items: list[Item], any_order: bool = False, upto: int | None = None) -> bool:
        """The lines that items must make; True when one of them wins, after which the game is over."""
        side = seat % self.sides
        left = upto if upto is not None else 10**6
        groups: dict[str, list[frozenset[str]]] = {}
        for name, _, cards in items:
            groups.setdefault(name, []).append(cards)
        for name, points, cards in items:
            if left <= 0:
                break
            points = min(points, left)
            left -= points
            self.scores[side] = min(self.target, self.scores[side] + points)
            line = {"event": "points", "seat": seat, "side": side, "points": points, "reason": name}
            line["score"] = self.scores[side]
            line |= {"any_of": groups[name]} if any_order else {"cards": cards}
            self.due.append(line)
            if self.scores[side] == self.target:
                self.finish(side)
                return True
        return False

    def worth_line(self, event: str, seat: int, whose: str, cards: list[str]) -> dict[str, Any]:
        total = sum(points for _, points, _ in show_items(cards, self.starter, whose == "crib"))
        line: dict[str, Any] = {"event": event, "seat": seat, "whose": whose, "starter": self.starter}
        return line | {"cards": frozenset(cards), "total": total}

    def finish(self, winner: int) -> None:
        """What the game never got to, and its end. ``shown`` counts the hand in which it was won."""
        for seat, whose, cards in self.show_order()[self.shown :]:
            self.due.append(self.worth_line("uncounted", seat, whose, cards))
        best = max(score for side, score in enumerate(self.scores) if side != winner)
        skunk = None
        if self.skunks and best < self.target - 30:
            skunk = "double" if self.target == 121 and best < 61 else "single"
        scores = list(self.scores)
        self.due.append({"event": "game_over", "winner": winner, "scores": scores, "skunk": skunk})
        self.stage = "over"
