"""What a guest is sent does not depend on what the guest may not see: cards are permuted, words compared."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import pytest

from cribbage_a11y.engine.actions import CutForDeal, Deal
from cribbage_a11y.engine.cards import DECK, Card
from cribbage_a11y.engine.rules import FirstDeal, Rules
from cribbage_a11y.engine.state import GameState, Phase
from cribbage_a11y.net.guest import Guest
from kit.rooms import ATable, FakeLine, SeededMaker, card_name, rest, wanted_keys


class FixedDeck:
    """The chance of one hand."""

    def __init__(self, deck: tuple[Card, ...]) -> None:
        self.deck = deck

    def next_action(self, state: GameState, attempt: int = 1) -> Deal | CutForDeal:
        assert state.phase is Phase.DEAL
        assert attempt == 1
        return Deal(self.deck)


async def one_hand(rules: Rules, deck: tuple[Card, ...], until: Phase) -> list[FakeLine]:
    """The lines of all guests and of a watcher, from the deal to the start of a phase."""
    at = ATable(rules, maker=SeededMaker())
    people = [at.come(f"Guest {number}") for number in range(rules.players)]
    first = people[0][0]
    at.keys(first, "7")
    watcher = at.come("Watcher")
    begin = at.maker.begin

    def with_deck(*args: Any) -> Any:
        live = begin(*args)
        live.chance = FixedDeck(deck)
        return live

    at.maker.begin = with_deck  # type: ignore[assignment]
    at.keys(first, "1")
    await rest()
    for _ in range(200):
        if at.table.state.phase is until or at.table.state.hand_number > 1:
            break
        for guest, _line in people:
            if keys := wanted_keys(guest):
                at.keys(guest, *keys, "s", "h", "p", "k", "t", "w", "tab", "g", ",")
                await rest()
                break
    return [line for _guest, line in [*people, watcher]]


def dealt_to(rules: Rules, seat: int) -> list[int]:
    """The places in the pack of the cards that a seat is dealt; seat 0 deals."""
    shape = rules.shape
    place = shape.from_left[0].index(seat)
    return [turn * rules.players + place for turn in range(shape.dealt)]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_until_cards_are_laid_the_words_to_a_seat_follow_from_its_own_cards(players: int) -> None:
    rules = Rules(players=players, target=61, first_deal=FirstDeal.SEAT0)
    random = Random(players)
    for _ in range(3):
        deck = list(DECK)
        random.shuffle(deck)
        before = asyncio.run(one_hand(rules, tuple(deck), Phase.PLAY))
        for seat in range(players):
            own = set(dealt_to(rules, seat))
            starter = players * rules.shape.dealt + rules.shape.straight_to_crib
            free = [place for place in range(len(DECK)) if place not in own and place != starter]
            cards = [deck[place] for place in free]
            random.shuffle(cards)
            other = list(deck)
            for place, card in zip(free, cards, strict=True):
                other[place] = card
            after = asyncio.run(one_hand(rules, tuple(other), Phase.PLAY))
            assert after[seat].bursts == before[seat].bursts
        hidden = list(deck[:starter])
        random.shuffle(hidden)
        after = asyncio.run(one_hand(rules, (*hidden, *deck[starter:]), Phase.PLAY))
        assert after[-1].bursts == before[-1].bursts


def test_no_guest_and_no_watcher_is_sent_a_card_that_is_not_theirs_or_open() -> None:
    async def work() -> None:
        at = ATable(Rules(target=61, first_deal=FirstDeal.SEAT0))
        anna, hers = at.come("Anna")
        bert, his = at.come("Bert")
        at.keys(anna, "1")
        await rest()
        mine, theirs = (set(at.table.view(seat).hand) for seat in (0, 1))
        for guest in (anna, bert):
            at.keys(guest, "h", "tab", "tab", "k", "g", "S")
        await _lay_away(at, anna)
        await _lay_away(at, bert)
        for line, hidden in ((hers, theirs), (his, mine)):
            for card in hidden:
                if card != at.table.state.starter:
                    assert card_name(card) not in line.all_words

    asyncio.run(work())


async def _lay_away(at: ATable, guest: Guest) -> None:
    at.keys(guest, *wanted_keys(guest))
    await rest()
