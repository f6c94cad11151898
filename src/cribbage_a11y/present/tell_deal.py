"""The cut for the deal, a new game, a new hand, the lay-away and the starter in words."""

from __future__ import annotations

from cribbage_a11y.engine.events import DealCut, Dealt, LaidAway, StarterTurned
from cribbage_a11y.present.forms import Voice
from cribbage_a11y.present.moments import Moment
from cribbage_a11y.present.phrases import lay_away, start
from cribbage_a11y.present.tell_scores import new_score
from cribbage_a11y.present.words import Words


def cut_for_deal(words: Words, moment: Moment) -> list[str]:
    """Every player's cut, then who deals."""
    cut = moment.first(DealCut)
    lines = [words.part(start.CUT_WORD)] if words.is_braille else []
    lines += [words.about(start.CUT_CARD, seat, card=words.card(card)) for seat, card in enumerate(cut.cards)]
    dealer = cut.dealer
    lines.append(words.say(start.TIE) if dealer is None else words.about(start.DEALER, dealer))
    return lines


def game_begins(words: Words, _moment: Moment) -> list[str]:
    """The target, and who plays against whom."""
    return [words.say(start.TARGET, target=words.audience.rules.target), _sides(words)]


def _sides(words: Words) -> str:
    audience = words.audience
    own, *others = (audience.members(side) for side in audience.sides())
    watching = audience.seat is None
    who = words.name(own[0])
    if audience.rules.shape.has_partners:
        left, right = others[0]
        forms = start.PARTNERS_NAMED if watching else start.PARTNERS_YOURS
        return words.say(
            forms, who=who, partner=words.name(own[1]), left=words.name(left), right=words.name(right)
        )
    forms = start.OPPONENTS_NAMED if watching else start.OPPONENTS_YOURS
    return words.say(forms, who=who, others=words.names(seat for members in others for seat in members))


def deal(words: Words, moment: Moment) -> list[str]:
    """Which hand, who deals, who is pone or leads, and the listener's cards."""
    dealt = moment.first(Dealt)
    audience = words.audience
    shape = audience.rules.shape
    lines = [words.say(start.HAND_NUMBER, number=dealt.hand), words.about(start.DEALER, dealt.dealer)]
    if not words.is_braille:
        first = shape.from_left[dealt.dealer][0]
        lines.append(words.about(start.PONE if shape.has_single_pone else start.LEADS, first))
    if audience.seat is not None and dealt.cards[audience.seat]:
        lines.append(words.say(start.YOUR_CARDS, cards=words.full_cards(dealt.cards[audience.seat])))
    return lines


def laid_away(words: Words, moment: Moment) -> list[str]:
    """Who laid away; the cards only if they are the listener's own."""
    event = moment.first(LaidAway)
    if words.audience.voice(event.seat) is Voice.YOU and event.cards:
        who = words.name(event.seat)
        return [words.say(lay_away.LAID_AWAY_YOURS, who=who, cards=words.full_cards(event.cards))]
    return [words.about(lay_away.LAID_AWAY, event.seat, n=words.audience.rules.shape.laid_away)]


def starter(words: Words, moment: Moment) -> list[str]:
    """The starter, with its suit in every form, and his heels."""
    card = moment.first(StarterTurned).card
    lines = [words.say(lay_away.STARTER, card=words.full_card(card))]
    for scored in moment.scored:
        lines += [words.about(lay_away.HEELS, scored.seat), new_score(words, scored)]
    return lines
