"""What each region has to show in large print."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cribbage_a11y.engine.cards import Card
from cribbage_a11y.engine.events import Whose
from cribbage_a11y.engine.scoring.hand import HAND_SIZE
from cribbage_a11y.engine.state import Phase
from cribbage_a11y.engine.view import SeatView
from cribbage_a11y.present.catalogue import _
from cribbage_a11y.present.region import Region
from cribbage_a11y.ui.large_print.gallery import Item
from cribbage_a11y.ui.screen.board import labels
from cribbage_a11y.ui.screen.card_signs import badge, numbered_badge
from cribbage_a11y.ui.screen.frame import row
from cribbage_a11y.ui.screen.sight import GameSight, Glyphs
from cribbage_a11y.ui.themes import Role

_WIDEST_COUNT: Final = "30"
_WIDEST_SCORE: Final = "120"


def slots(view: SeatView) -> int:
    """The cards that room is kept for, so that nothing moves as cards are laid."""
    if view.kept or view.seat is None or view.phase in _AFTER:
        return HAND_SIZE + (view.phase is not Phase.PLAY)
    return view.rules.shape.dealt


_AFTER: Final = frozenset({Phase.SHOW, Phase.MUGGINS, Phase.GAME_OVER})


def hand_items(sight: GameSight, glyphs: Glyphs) -> list[Item]:
    """The cards held, with their numbers."""
    current = sight.current(Region.YOUR_HAND) if sight.focus is Region.YOUR_HAND else -1
    items = []
    for place, card in enumerate(sight.view.hand):
        chosen = card in sight.chosen
        caption = numbered_badge(place, card, glyphs, chosen, inverse=False)
        items.append(Item(caption, card, chosen=chosen, current=place == current))
    return items


def counted_items(sight: GameSight, glyphs: Glyphs) -> list[Item]:
    """In the show, the hand or crib that is counted now or was counted last, and the starter."""
    view = sight.view
    if view.phase not in _AFTER or view.starter is None:
        return []
    cards = _counted(view)
    return [Item(badge(card, glyphs), card) for card in (*cards, view.starter)] if cards else []


def _counted(view: SeatView) -> Sequence[Card]:
    if view.to_count is not None and view.to_count == (view.seat, Whose.HAND):
        return view.kept
    return view.open_hands[-1].cards if view.open_hands else ()


def count_item(sight: GameSight, current: bool = False) -> Item:
    """The count of the play."""
    # Translators: the word above the count of the play, in large print.
    caption = row(_("Count"), Role.HEADING)
    return Item(caption, None, str(sight.view.pile_count), _WIDEST_COUNT, current=current)


def score_items(sight: GameSight, current: int = -1) -> list[Item]:
    """Every side's score, the player's own first."""
    audience = sight.scene.narrator.audience
    named = zip(labels(audience), audience.sides(), strict=True)
    items = []
    for place, (label, side) in enumerate(named):
        caption, score = row(label, Role.HEADING), str(sight.view.scores[side])
        items.append(Item(caption, None, score, _WIDEST_SCORE, current=place == current))
    return items


def region_items(sight: GameSight, glyphs: Glyphs) -> list[Item]:
    """What the region that the player is in has to show; nothing for one that is words alone."""
    region = sight.focus
    if region is Region.YOUR_HAND:
        return hand_items(sight, glyphs) or counted_items(sight, glyphs)
    if region is Region.SCORE:
        return score_items(sight, sight.current(region))
    if region in (Region.YOUR_TURN, Region.THE_PLAY) and sight.view.phase is Phase.PLAY:
        return _play_items(sight, glyphs)
    if region is Region.THE_STARTER and sight.view.starter is not None:
        return [Item(badge(sight.view.starter, glyphs), sight.view.starter, current=True)]
    if region in (Region.THE_HANDS, Region.THE_CRIB):
        return counted_items(sight, glyphs)
    return []


def _play_items(sight: GameSight, glyphs: Glyphs) -> list[Item]:
    """The count, or the card of the play that the player is on."""
    pile, place = sight.view.pile, sight.current(Region.THE_PLAY)
    if sight.focus is Region.THE_PLAY and place < len(pile):
        card = pile[place].card
        return [Item(badge(card, glyphs), card, current=True)]
    return [count_item(sight, current=sight.focus is Region.THE_PLAY)]
