"""A second reading of the rules: watches the events of a game and objects to the first that cannot be.

It shares no scoring with the engine, but counts by :mod:`kit.naive_scorer`. It says what may happen, where
the engine says what does.
"""

from __future__ import annotations

from cribbage_a11y.engine import events
from cribbage_a11y.engine.cards import DECK, Card
from cribbage_a11y.engine.rules import Counting, Rules
from kit.naive_scorer import Item, naive_hand, naive_pile


class Referee:
    """Give it every event of a game in order; it raises :class:`AssertionError` where one is wrong."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.players = rules.players
        self.scores = [0] * len(rules.shape.sides)
        self.dealer: int | None = None
        self.hand_number = 0
        self.counted = 0
        self.owed: list[Item] = []
        self.owed_to = self.budget = 0
        self.before: events.Event | None = None
        self.claimed: int | None = None
        self.called: events.MugginsCalled | None = None
        self.missed: tuple[int, int] | None = None
        self.over = False

    @property
    def won(self) -> bool:
        return self.rules.target in self.scores

    def see(self, event: events.Event) -> None:
        """Judge the next event."""
        assert not self.over, "nothing happens after the game"
        if self.won:
            assert isinstance(event, events.Uncounted | events.GameOver), "the winning point ends the game"
        elif not isinstance(event, events.Scored):
            assert not self.owed, f"not scored: {self.owed}"
        getattr(self, f"_{event.kind}")(event)
        self.before = event

    def _cut_for_deal(self, event: events.DealCut) -> None:
        lowest = min(card.rank for card in event.cards)
        seats = [seat for seat, card in enumerate(event.cards) if card.rank == lowest]
        assert len(set(event.cards)) == self.players
        assert event.dealer == (seats[0] if len(seats) == 1 else None)
        assert self.dealer is None
        self.dealer = event.dealer

    def _deal(self, event: events.Dealt) -> None:
        if self.hand_number:
            assert self.dealer is not None
            assert self.counted == self.players + 1, (
                "every hand and the crib are counted before the next deal"
            )
            assert event.dealer == (self.dealer + 1) % self.players
        elif self.dealer is not None:
            assert event.dealer == self.dealer
        assert event.hand == self.hand_number + 1
        dealt = [card for hand in event.cards for card in hand] + list(event.crib)
        assert len(set(dealt)) == len(dealt) == {2: 12, 3: 16, 4: 20}[self.players]
        self.hand_number, self.dealer = event.hand, event.dealer
        self.left = [(self.dealer + 1 + step) % self.players for step in range(self.players)]
        self.held = [set(hand) for hand in event.cards]
        self.kept: dict[int, frozenset[Card]] = {}
        self.crib = set(event.crib)
        self.unseen = set(DECK) - set(dealt)
        self.counted = 0
        if event.hand == 1 and self.rules.pone_bonus and self.players == 2:
            self._owe(self.left[0], [("pone_bonus", 3, frozenset())])

    def _lay_away(self, event: events.LaidAway) -> None:
        assert event.seat not in self.kept
        assert set(event.cards) <= self.held[event.seat]
        self.held[event.seat] -= set(event.cards)
        self.crib |= set(event.cards)
        self.kept[event.seat] = frozenset(self.held[event.seat])
        assert len(self.held[event.seat]) == 4

    def _starter(self, event: events.StarterTurned) -> None:
        assert len(self.kept) == self.players
        assert len(self.crib) == 4
        assert event.card in self.unseen
        self.starter = event.card
        self.pile: tuple[Card, ...] = ()
        self.gone: set[int] = set()
        self.layer: int | None = None
        self.leader = self.left[0]
        if event.card.rank == 11:
            self._owe(self.left[-1], [("heels", 2, frozenset({event.card}))])

    @property
    def count(self) -> int:
        return sum(card.value for card in self.pile)

    def _fits(self, seat: int) -> bool:
        return any(card.value + self.count <= 31 for card in self.held[seat])

    def _passed(self, seat: int) -> None:
        """Everybody between the last layer and ``seat`` who holds cards has said go."""
        if self.layer is None:
            assert seat == self.leader
            return
        between = (seat - self.layer - 1) % self.players
        passed = {(self.layer + 1 + step) % self.players for step in range(between)}
        assert all(other in self.gone for other in passed if self.held[other])

    def _play(self, event: events.CardPlayed) -> None:
        self._passed(event.seat)
        assert event.seat not in self.gone, "who said go had no card that fits"
        self.held[event.seat].remove(event.card)
        self.pile = (*self.pile, event.card)
        assert event.count == self.count <= 31
        self.layer = event.seat
        items = naive_pile(self.pile)
        if not any(self.held) and self.count != 31:
            items.append(("last_card", 1, frozenset()))
        self._owe(event.seat, items)

    def _go(self, event: events.GoSaid) -> None:
        self._passed(event.seat)
        assert event.count == self.count < 31
        assert self.held[event.seat]
        assert not self._fits(event.seat)
        assert event.seat not in self.gone
        assert event.seat != self.layer
        self.gone.add(event.seat)
        holders = {seat for seat in range(self.players) if self.held[seat]} - {self.layer}
        assert self.layer is not None
        if holders <= self.gone and not self._fits(self.layer):
            self._owe(self.layer, [("go", 1, frozenset())])

    def _new_count(self, event: events.NewCount) -> None:
        assert self.layer is not None
        assert any(self.held)
        if self.count != 31:
            assert isinstance(self.before, events.Scored)
            assert self.before.reason == "go"
        following = [(self.layer + 1 + step) % self.players for step in range(self.players)]
        assert event.leader == next(seat for seat in following if self.held[seat])
        self.leader, self.layer, self.pile, self.gone = event.leader, None, (), set()

    def _owe(self, seat: int, items: list[Item], budget: int | None = None) -> None:
        """These items must be scored next; no more than ``budget`` of them where a claim was lower."""
        self.owed_to, self.owed = seat, items if budget != 0 else []
        self.budget = sum(points for _, points, _ in items) if budget is None else budget

    def _points(self, event: events.Scored) -> None:
        if event.reason == "go" and not self.owed:
            assert event.seat == self.layer, "the last layer alone holds cards and none fits"
            assert any(self.held)
            assert self.count < 31
            assert not any(self._fits(seat) for seat in range(self.players))
            self._owe(event.seat, [("go", 1, frozenset())])
        assert event.seat == self.owed_to
        assert event.reason == self.owed[0][0], "the order of the reasons is fixed"
        item = next(
            item for item in self.owed if item[0] == event.reason and item[2] == frozenset(event.cards)
        )
        assert len(event.cards) == len(item[2])
        assert event.points == min(item[1], self.budget) > 0
        self.owed.remove(item)
        self.budget -= event.points
        side = event.seat if self.players < 4 else event.seat % 2
        self.scores[side] = min(self.scores[side] + event.points, self.rules.target)
        assert (event.side, event.score) == (side, self.scores[side])
        if self.won or not self.budget:
            self.owed = []
        if not self.owed and not self.won:
            self._let_take()

    def _let_take(self) -> None:
        """After the claim is scored: what the opponent called and was right about."""
        if self.missed:
            seat, points = self.missed
            self.missed = None
            self._owe(seat, [("muggins", points, frozenset())])

    def _turn(self, event: events.ToCount | events.Claimed | events.HandShown | events.Uncounted) -> None:
        """The right hand or crib is next in the show."""
        assert event.seat == [*self.left, self.left[-1]][self.counted]
        assert event.whose == (events.Whose.CRIB if self.counted == self.players else events.Whose.HAND)

    def _open(self, event: events.ToCount | events.HandShown | events.Uncounted) -> list[Item]:
        self._turn(event)
        assert set(event.cards) == (self.crib if event.whose == "crib" else self.kept[event.seat])
        assert (len(event.cards), event.starter) == (4, self.starter)
        return naive_hand(event.cards, event.starter, event.whose == "crib")

    def _to_count(self, event: events.ToCount) -> None:
        assert self.rules.counting != Counting.AUTO
        assert not any(self.held)
        self._open(event)

    def _claim(self, event: events.Claimed) -> None:
        assert self.rules.counting != Counting.AUTO
        assert isinstance(self.before, events.ToCount)
        self._turn(event)
        self.claimed = event.points

    def _call_muggins(self, event: events.MugginsCalled) -> None:
        assert self.rules.counting == Counting.MUGGINS
        assert isinstance(self.before, events.Claimed)
        assert event.seat == (self.before.seat + 1) % self.players
        self.called = event

    def _show(self, event: events.HandShown) -> None:
        assert not any(self.held)
        items = self._open(event)
        total = sum(points for _, points, _ in items)
        assert event.total == total
        claimed, called = self.claimed, self.called
        self.claimed = self.called = self.missed = None
        self.counted += 1
        assert (claimed is None) == (self.rules.counting == Counting.AUTO)
        if self.rules.counting != Counting.MUGGINS or claimed is None or claimed > total:
            assert called is None
            self._owe(event.seat, items)
            return
        assert called is not None
        assert called.right == (called.points == total - claimed)
        if called.right and called.points:
            self.missed = (called.seat, called.points)
        self._owe(event.seat, items, claimed)
        if not self.owed:
            self._let_take()

    def _uncounted(self, event: events.Uncounted) -> None:
        assert self.won
        assert event.total == sum(points for _, points, _ in self._open(event))
        self.counted += 1

    def _game_over(self, event: events.GameOver) -> None:
        assert self.won
        assert self.counted == self.players + 1, "every hand and the crib were shown"
        self.over = True
        losers = [score for side, score in enumerate(self.scores) if side != event.winner]
        best = max(losers)
        assert list(event.scores) == self.scores
        assert self.scores[event.winner] == self.rules.target > best
        single = self.rules.skunks and best < self.rules.target - 30
        double = single and self.rules.target == 121 and best < 61
        assert event.skunk == (events.Skunk.DOUBLE if double else events.Skunk.SINGLE if single else None)
