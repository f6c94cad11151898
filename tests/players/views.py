"""Views made by hand, for tests of single choices."""

from __future__ import annotations

from random import Random

from cribbage_a11y.engine.cards import DECK, parse_card, parse_cards
from cribbage_a11y.engine.rules import Rules
from cribbage_a11y.engine.state import Laid, Phase
from cribbage_a11y.engine.view import SeatView, view_for
from cribbage_a11y.players.levels import Level, make_player
from players.referee import states


def lay_away_view(
    hand: str, dealer: int = 0, scores: tuple[int, ...] = (0, 0), target: int = 121
) -> SeatView:
    """Seat 0 of two is to lay away from ``hand``."""
    rules = Rules(target=target)
    start = next(states(rules, [make_player(Level.BOOK, Random(0))] * 2, seed=0))
    cards = tuple(sorted(parse_cards(hand.split())))
    return view_for(start, 0)._replace(hand=cards, dealer=dealer, scores=scores)


def play_view(
    held: str, pile: str, starter: str = "QD", dealer: int = 1, scores: tuple[int, ...] = (0, 0)
) -> SeatView:
    """Seat 0 of two is to play, the cards of ``pile`` having been laid by seats 1, 0, 1, ... in one count.

    What else seat 0 has kept and laid away are cards that stand nowhere else.
    """
    hand = tuple(sorted(parse_cards(held.split())))
    cards = parse_cards(pile.split())
    order = [(len(cards) - place) % 2 for place in range(len(cards))]
    laid = tuple(Laid(seat, card) for seat, card in zip(order, cards, strict=True))
    mine = [item.card for item in laid if item.seat == 0]
    spare = [card for card in DECK if card not in (*hand, *cards, parse_card(starter)) and card.rank < 5]
    before = 4 - len(hand) - len(mine)
    theirs = len(laid) - len(mine)
    early = tuple(Laid(0, card) for card in spare[:before])
    return lay_away_view("AC 2C 3C 4C 5C 6C", dealer, scores)._replace(
        phase=Phase.PLAY,
        hand=hand,
        kept=tuple(sorted((*hand, *mine, *spare[:before]))),
        laid_away=tuple(spare[before : before + 2]),
        held=(len(hand), 4 - theirs),
        waiting=(0,),
        starter=parse_card(starter),
        laid=(*early, *laid),
        count_start=len(early),
        pile_count=sum(card.value for card in cards),
    )
