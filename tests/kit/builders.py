"""Games at a chosen moment, made from the few cards that a test is about.

Whatever a test does not name is filled in from the rest of the pack, lowest cards first, always the same.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain

from cribbage_a11y.engine.cards import DECK, Card, parse_card, parse_cards
from cribbage_a11y.engine.rules import Rules
from cribbage_a11y.engine.scoring.hand import HAND_SIZE
from cribbage_a11y.engine.state import GameState, Laid, Phase, show_order


def cards(text: str) -> tuple[Card, ...]:
    """``"5H TD"`` as cards."""
    return parse_cards(text.split())


def before_deal(
    rules: Rules, dealer: int = 0, scores: Sequence[int] | None = None, hand_number: int = 0
) -> GameState:
    """A game that waits for a deal: by ``dealer`` at first, else by the seat to the dealer's left."""
    held = tuple(scores or (0,) * len(rules.shape.sides))
    return GameState(rules, Phase.DEAL, held, held, dealer=dealer, hand_number=hand_number)


def deck_for(
    rules: Rules, dealer: int, hands: Sequence[str], starter: str = "", straight: str = ""
) -> tuple[Card, ...]:
    """The pack that gives each seat (from 0) these cards, the crib ``straight``, and turns ``starter``.

    ``dealer`` is who deals it. Hands may be short or missing; they are filled up.
    """
    shape = rules.shape
    given = [list(cards(hand)) for hand in hands] + [[] for _ in range(shape.players - len(hands))]
    fill = _others([*chain(*given), *cards(starter), *cards(straight)])
    for hand in given:
        hand.extend(next(fill) for _ in range(shape.dealt - len(hand)))
    to_crib = cards(straight) or tuple(next(fill) for _ in range(shape.straight_to_crib))
    turned = cards(starter) or (next(fill),)
    dealt = [given[seat][turn] for turn in range(shape.dealt) for seat in shape.from_left[dealer]]
    return (*dealt, *to_crib, *turned, *fill)


def in_play(
    rules: Rules,
    hands: Sequence[str],
    dealer: int = 0,
    pile: Sequence[str] = (),
    scores: Sequence[int] | None = None,
    starter: str = "",
    crib: str = "",
) -> GameState:
    """The play: ``hands`` are the cards still held by seat, ``pile`` what lies in this count as ``"0 TD"``.

    The seat to the left of the last layer is asked, or the dealer's left. What a seat must have laid in
    earlier counts is filled in.
    """
    shape = rules.shape
    held = tuple(tuple(sorted(cards(hand))) for hand in hands)
    now = tuple(Laid(int(line[0]), parse_card(line[2:])) for line in pile)
    fill = _others([*chain(*held), *(laid.card for laid in now), *cards(starter), *cards(crib)])
    turned = cards(starter) or (next(fill),)
    put = tuple(sorted(cards(crib))) or tuple(next(fill) for _ in range(HAND_SIZE))
    earlier = [
        Laid(seat, next(fill))
        for seat in shape.seats
        for _ in range(HAND_SIZE - len(held[seat]) - sum(laid.seat == seat for laid in now))
    ]
    laid = (*earlier, *now)
    kept = tuple(tuple(sorted((*held[seat], *_laid_by(laid, seat)))) for seat in shape.seats)
    state = before_deal(rules, dealer, scores, hand_number=1)
    last = now[-1].seat if now else dealer
    return state._replace(
        phase=Phase.PLAY,
        hands=held,
        kept=kept,
        laid_away=_put_by(rules, put),
        crib=put,
        rest=tuple(fill),
        starter=turned[0],
        laid=laid,
        count_start=len(earlier),
        pile_count=sum(laid.card.value for laid in now),
        turn=shape.left_of[last],
    )


def in_show(
    rules: Rules,
    hands: Sequence[str],
    starter: str,
    crib: str = "",
    dealer: int = 0,
    scores: Sequence[int] | None = None,
    counted: int = 0,
) -> GameState:
    """The show: ``hands`` are the four cards of each seat, ``counted`` how many of them are counted."""
    nothing = [""] * len(hands)
    kept = tuple(tuple(sorted(cards(hand))) for hand in hands)
    laid = [f"{seat} {hand[turn].code}" for turn in range(HAND_SIZE) for seat, hand in enumerate(kept)]
    state = in_play(rules, nothing, dealer, laid, scores, starter, crib)
    turn = show_order(rules, dealer)[counted].seat
    return state._replace(phase=Phase.SHOW, count_start=len(laid), pile_count=0, turn=turn, counted=counted)


def _others(named: Sequence[Card]) -> Iterator[Card]:
    """The cards of the pack that are not named."""
    if len(set(named)) != len(named):
        raise ValueError(f"a card is named twice in {named}")
    return iter([card for card in DECK if card not in named])


def _laid_by(laid: Sequence[Laid], seat: int) -> tuple[Card, ...]:
    return tuple(card for by, card in laid if by == seat)


def _put_by(rules: Rules, crib: tuple[Card, ...]) -> tuple[tuple[Card, ...], ...]:
    each = rules.shape.laid_away
    return tuple(crib[seat * each : (seat + 1) * each] for seat in rules.shape.seats)
