"""The show in words: hands and cribs counted, claimed, put right, and muggins."""

from __future__ import annotations

from cribbage_a11y.engine.events import Claimed, HandShown, MugginsCalled, ToCount, Whose
from cribbage_a11y.present import cards as card_words
from cribbage_a11y.present.forms import Voiced
from cribbage_a11y.present.moments import Moment
from cribbage_a11y.present.phrases import claim_answers, claims, details, muggins, show
from cribbage_a11y.present.show_details import item_sentences, own_items, remarks
from cribbage_a11y.present.show_words import counted
from cribbage_a11y.present.tell_scores import new_score_after_count
from cribbage_a11y.present.words import Fact, Words


def hand_shown(words: Words, moment: Moment) -> list[str]:
    """How the claim compares, what the hand scores, the new score, and what muggins takes."""
    lines = [*_claim_answer(words, moment), *_count(words, moment)]
    scored = own_items(moment)
    if scored:
        lines.append(new_score_after_count(words, scored[-1]))
    for item in moment.scored[len(scored) :]:
        lines.append(words.about(muggins.MUGGINS, item.seat, n=item.points))
        lines.append(new_score_after_count(words, item))
    return lines


def _claim_answer(words: Words, moment: Moment) -> list[str]:
    for claim in moment.all(Claimed):
        off = claim.points - moment.first(HandShown).total
        answer = claim_answers.CLAIM_RIGHT
        if off:
            answer = claim_answers.CLAIM_HIGH if off > 0 else claim_answers.CLAIM_LOW
        return [words.about(answer, claim.seat, points=claim.points, n=abs(off))]
    return []


def _count(words: Words, moment: Moment) -> list[str]:
    """The hand and its items. A braille line that holds a claim or muggins too has the sum alone."""
    shown = moment.first(HandShown)
    scored = own_items(moment)
    total = sum(item.points for item in scored)
    head = _of(shown.whose, show.HAND_COUNTED, show.CRIB_COUNTED)
    cards, starter = words.full_cards(shown.cards), words.full_card(shown.starter)
    facts: dict[str, Fact] = {"total": total, "cards": cards, "starter": starter}
    if words.is_verbose:
        lines = [words.about(head, shown.seat, items="", **facts)]
        lines += item_sentences(words, scored, card_words.ranks) or [words.say(details.NOTHING)]
        return lines + remarks(words, moment)
    if words.is_braille and moment.all(Claimed):
        return []
    if words.is_braille and len(scored) < len(moment.scored):
        return [words.about(head, shown.seat, items=total, **facts)]
    line = words.about(head, shown.seat, items=counted(words, scored), **facts)
    worth = [words.say(show.WORTH, n=shown.total)] if total < shown.total else []
    return [line, *worth]


def _of(whose: Whose, hand: Voiced, crib: Voiced) -> Voiced:
    return crib if whose is Whose.CRIB else hand


def to_count(words: Words, moment: Moment) -> list[str]:
    """Whose cards lie open to be counted, and the cards."""
    event = moment.first(ToCount)
    head = _of(event.whose, claims.HAND_TO_COUNT, claims.CRIB_TO_COUNT)
    cards, starter = words.full_cards(event.cards), words.full_card(event.starter)
    return [words.about(head, event.seat, cards=cards, starter=starter)]


def claimed(words: Words, moment: Moment) -> list[str]:
    """What a player says the cards are worth."""
    event = moment.first(Claimed)
    head = _of(event.whose, claims.HAND_CLAIMED, claims.CRIB_CLAIMED)
    return [words.about(head, event.seat, n=event.points)]


def muggins_called(words: Words, moment: Moment) -> list[str]:
    """What an opponent says was missed, and whether that is right."""
    event = moment.first(MugginsCalled)
    if not event.points:
        return [words.about(muggins.CALLED_NONE, event.seat)]
    answer = muggins.CALLED_RIGHT if event.right else muggins.CALLED_WRONG
    return [words.about(answer, event.seat, n=event.points)]
