"""What the tutorial hand says to a choice that the player tries: what it is worth, and what is better."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from cribbage_a11y.engine.actions import LayAway, PlayCard
from cribbage_a11y.engine.cards import Card
from cribbage_a11y.engine.scoring.fifteens import FIFTEEN_POINTS, find_fifteens
from cribbage_a11y.engine.scoring.pairs import PAIR_POINTS, find_pairs
from cribbage_a11y.engine.scoring.pile import score_pile
from cribbage_a11y.engine.scoring.runs import find_runs
from cribbage_a11y.engine.state import GameState
from cribbage_a11y.present.cards import listed, long_name
from cribbage_a11y.present.catalogue import _, ngettext
from cribbage_a11y.ui.screens.tutorial_hand import YOU
from cribbage_a11y.ui.screens.tutorial_script import STEPS, Choice

WANTED: Final = {Choice.LAY_AWAY: 2, Choice.PLAY: 1}
"""How many cards each choice takes."""


def best_choice(choice: Choice) -> tuple[Card, ...]:
    """The cards that the script goes on with."""
    following = next(after for step, after in pairwise(STEPS) if step.choice is choice)
    action = following.act() if following.act else None
    assert isinstance(action, LayAway | PlayCard)
    return action.cards if isinstance(action, LayAway) else (action.card,)


def worth(cards: Sequence[Card]) -> int:
    """What cards of mixed suits are worth together, without a starter."""
    held = sorted(cards)
    runs = sum(len(places) for places in find_runs(held))
    return FIFTEEN_POINTS * len(find_fifteens(held)) + PAIR_POINTS * len(find_pairs(held)) + runs


def laid_points(state: GameState, card: Card) -> int:
    """What a card would score on the cards of this count."""
    return sum(points.amount for points in score_pile([*(laid.card for laid in state.pile), card]))


def judge(choice: Choice, state: GameState, chosen: tuple[Card, ...]) -> str:
    """Why the choice is good, or what would be better."""
    return _judge_away(state, chosen) if choice is Choice.LAY_AWAY else _judge_play(state, chosen[0])


def _judge_away(state: GameState, chosen: tuple[Card, ...]) -> str:
    keep = [card for card in state.hands[YOU] if card not in chosen]
    best = best_choice(Choice.LAY_AWAY)
    # Translators: tutorial hand: what the player keeps. {cards}: 4 cards; {n}: points.
    held = ngettext(
        "You keep {cards}, worth {n} point before the starter.",
        "You keep {cards}, worth {n} points before the starter.",
        worth(keep),
    ).format(cards=listed(map(long_name, keep)), n=worth(keep))
    if set(chosen) == set(best):
        # Translators: tutorial hand: the player has chosen well. {kept}: a sentence.
        return _("Well chosen. {kept} No other 4 are worth as much.").format(kept=held)
    better = worth([card for card in state.hands[YOU] if card not in best])
    # Translators: tutorial hand: there is a better choice. {kept}: a sentence; {points}: what is possible.
    return _("{kept} You can keep {points}. Choose again, or press Enter to be shown.").format(
        kept=held, points=better
    )


def _judge_play(state: GameState, card: Card) -> str:
    points = laid_points(state, card)
    name = long_name(card)
    best = best_choice(Choice.PLAY)[0]
    if card == best:
        # Translators: tutorial hand: the player has chosen well. {card}: as 6 of clubs; {points}: a number.
        return _("Well chosen. The {card} scores {points}, the most you can get here.").format(
            card=name, points=points
        )
    if not points:
        # Translators: tutorial hand: a card that scores nothing. {card}: as 6 of clubs.
        scored = _("The {card} scores nothing here.").format(card=name)
    else:
        # Translators: tutorial hand: a card that scores less than another. {card}: as 6 of clubs.
        scored = _("The {card} scores {points} here.").format(card=name, points=points)
    # Translators: tutorial hand: there is a better choice. {scored}: a sentence; {points}: what is possible.
    return _("{scored} You can get {points}. Choose again, or press Enter to be shown.").format(
        scored=scored, points=laid_points(state, best)
    )
