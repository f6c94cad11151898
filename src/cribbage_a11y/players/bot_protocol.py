"""A seat's view as JSON and a choice from JSON, for programs that play over standard input and output.

One question is one line, a JSON object; the answer is one line, a JSON object. A card is two characters, rank
from ``A23456789TJQK`` and suit from ``CDHS``. Nothing hidden from the seat is in a question.

========== ===================================================== ==========================
``ask``    what is asked                                         the answer
========== ===================================================== ==========================
lay_away   which cards of ``hand`` go to the crib, ``number``     ``{"cards": ["KS", "QH"]}``
play       which card of ``playable`` is laid                    ``{"card": "5H"}``
claim      what ``to_count`` counts (manual counting, muggins)   ``{"points": 12}``
muggins    how many points the claim ``claimed`` has missed       ``{"points": 0}``
========== ===================================================== ==========================
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Final

from cribbage_a11y.engine.cards import Card, CardError, parse_card, parse_cards
from cribbage_a11y.engine.view import SeatView
from cribbage_a11y.players.protocol import Player

VERSION: Final = 1
HIGHEST_CLAIM: Final = 29
"""The best hand there is."""


class Ask(StrEnum):
    """What a question asks."""

    LAY_AWAY = "lay_away"
    PLAY = "play"
    CLAIM = "claim"
    MUGGINS = "muggins"


class BotError(ValueError):
    """A line that is no answer to its question; the message says what was wrong with it."""


def question(ask: Ask, view: SeatView) -> dict[str, Any]:
    """The question as a JSON object."""
    shape = view.rules.shape
    asked: dict[str, Any] = {
        "version": VERSION,
        "ask": ask.value,
        "number": shape.laid_away if ask is Ask.LAY_AWAY else 1,
        "players": view.rules.players,
        "target": view.rules.target,
        "sides": list(shape.side_of),
        "seat": view.seat,
        "dealer": view.dealer,
        "scores": list(view.scores),
        "hand": _codes(view.hand),
        "playable": _codes(view.playable) if ask is Ask.PLAY else [],
        "kept": _codes(view.kept),
        "laid_away": _codes(view.laid_away),
        "held": list(view.held),
        "starter": None if view.starter is None else view.starter.code,
        "laid": [{"seat": laid.seat, "card": laid.card.code} for laid in view.laid],
        "count": view.pile_count,
        "count_start": view.count_start,
        "gone": list(view.gone),
    }
    if view.to_count is not None:
        asked["to_count"] = _to_count(view)
        asked["claimed"] = view.claimed
    return asked


def _codes(cards: Iterable[Card]) -> list[str]:
    return [card.code for card in cards]


def _to_count(view: SeatView) -> dict[str, Any]:
    assert view.to_count is not None
    seat, whose = view.to_count
    cards = next((hand.cards for hand in view.open_hands if (hand.seat, hand.whose) == (seat, whose)), ())
    return {"seat": seat, "whose": whose.value, "cards": _codes(cards)}


def to_line(message: Mapping[str, Any]) -> str:
    """One line of JSON, without its end of line."""
    return json.dumps(message, separators=(",", ":"))


def from_line(line: str) -> dict[str, Any]:
    """The JSON object on a line; raises :class:`BotError` for anything else."""
    try:
        message = json.loads(line)
    except (ValueError, RecursionError) as error:
        raise BotError(f"no JSON: {line.strip()[:60]!r}") from error
    if not isinstance(message, dict):
        raise BotError(f"no JSON object: {line.strip()[:60]!r}")
    return message


def cards_of(answer: Mapping[str, Any], view: SeatView) -> tuple[Card, ...]:
    """The cards that the answer lays away; raises :class:`BotError` unless they can be laid away."""
    codes = answer.get("cards")
    if not isinstance(codes, list) or not all(isinstance(code, str) for code in codes):
        raise BotError('the answer needs "cards", a list of cards')
    try:
        cards = parse_cards(codes)
    except CardError as error:
        raise BotError(str(error)) from error
    wanted = view.rules.shape.laid_away
    if len(cards) != wanted or any(card not in view.hand for card in cards):
        raise BotError(f"lay away {wanted} of {' '.join(_codes(view.hand))}, not {' '.join(codes)}")
    return cards


def card_of(answer: Mapping[str, Any], view: SeatView) -> Card:
    """The card that the answer plays; raises :class:`BotError` unless it can be played."""
    code = answer.get("card")
    if not isinstance(code, str):
        raise BotError('the answer needs "card", a card')
    try:
        card = parse_card(code)
    except CardError as error:
        raise BotError(str(error)) from error
    if card not in view.playable:
        raise BotError(f"play one of {' '.join(_codes(view.playable))}, not {card.code}")
    return card


def points_of(answer: Mapping[str, Any]) -> int:
    """The count that the answer claims; raises :class:`BotError` unless it is a whole number from 0 to 29."""
    points = answer.get("points")
    if type(points) is not int or not 0 <= points <= HIGHEST_CLAIM:
        raise BotError(f'the answer needs "points", a whole number from 0 to {HIGHEST_CLAIM}')
    return points


@dataclass(frozen=True)
class ForeignPlayer:
    """A player somewhere else, asked by lines of text.

    ``exchange`` sends a line and returns the line that comes back. Every method raises :class:`BotError` for
    an answer that cannot be used, and whatever ``exchange`` raises.
    """

    exchange: Callable[[str], str]

    def lay_away(self, view: SeatView) -> tuple[Card, ...]:
        return cards_of(self._ask(Ask.LAY_AWAY, view), view)

    def play(self, view: SeatView) -> Card:
        return card_of(self._ask(Ask.PLAY, view), view)

    def claim(self, view: SeatView) -> int:
        return points_of(self._ask(Ask.CLAIM, view))

    def call_muggins(self, view: SeatView) -> int:
        return points_of(self._ask(Ask.MUGGINS, view))

    def _ask(self, ask: Ask, view: SeatView) -> dict[str, Any]:
        return from_line(self.exchange(to_line(question(ask, view))))


def answer_for(player: Player, ask: Ask, view: SeatView) -> dict[str, Any]:
    """What one of our own players answers, as a JSON object."""
    if ask is Ask.LAY_AWAY:
        return {"cards": _codes(player.lay_away(view))}
    if ask is Ask.PLAY:
        return {"card": player.play(view).code}
    return {"points": player.claim(view) if ask is Ask.CLAIM else player.call_muggins(view)}
