"""The play in words: a card with what it scores, go, a new count, and points alone."""

from __future__ import annotations

from typing import Final

from cribbage_a11y.engine.events import CardPlayed, GoSaid, NewCount, Scored
from cribbage_a11y.engine.scoring.points import ScoreKind
from cribbage_a11y.present import cards as card_words
from cribbage_a11y.present.composing import SHORTEST, visible
from cribbage_a11y.present.forms import Forms, Plural, Voiced
from cribbage_a11y.present.moments import Moment
from cribbage_a11y.present.phrases import details, lay_away, muggins, play, play_scores
from cribbage_a11y.present.tell_scores import named_new_score, new_score
from cribbage_a11y.present.words import Words

_RUNS: Final = {
    3: play_scores.RUN_OF_3,
    4: play_scores.RUN_OF_4,
    5: play_scores.RUN_OF_5,
    6: play_scores.RUN_OF_6,
    7: play_scores.RUN_OF_7,
}
_ITEMS: Final[dict[ScoreKind, Forms]] = {
    ScoreKind.FIFTEEN: play_scores.FIFTEEN,
    ScoreKind.THIRTY_ONE: play_scores.THIRTY_ONE,
    ScoreKind.PAIR: play_scores.PAIR,
    ScoreKind.PAIR_ROYAL: play_scores.PAIR_ROYAL,
    ScoreKind.DOUBLE_PAIR_ROYAL: play_scores.DOUBLE_PAIR_ROYAL,
    ScoreKind.LAST_CARD: play_scores.LAST_CARD,
}
_TWO_SCORES: Final[dict[tuple[ScoreKind, ScoreKind], Plural]] = {
    (ScoreKind.FIFTEEN, ScoreKind.PAIR): play_scores.FIFTEEN_AND_PAIR,
    (ScoreKind.FIFTEEN, ScoreKind.PAIR_ROYAL): play_scores.FIFTEEN_AND_PAIR_ROYAL,
    (ScoreKind.FIFTEEN, ScoreKind.DOUBLE_PAIR_ROYAL): play_scores.FIFTEEN_AND_DOUBLE_PAIR_ROYAL,
    (ScoreKind.FIFTEEN, ScoreKind.RUN): play_scores.FIFTEEN_AND_RUN,
    (ScoreKind.THIRTY_ONE, ScoreKind.PAIR): play_scores.THIRTY_ONE_AND_PAIR,
    (ScoreKind.THIRTY_ONE, ScoreKind.PAIR_ROYAL): play_scores.THIRTY_ONE_AND_PAIR_ROYAL,
    (ScoreKind.THIRTY_ONE, ScoreKind.DOUBLE_PAIR_ROYAL): play_scores.THIRTY_ONE_AND_DOUBLE_PAIR_ROYAL,
    (ScoreKind.THIRTY_ONE, ScoreKind.RUN): play_scores.THIRTY_ONE_AND_RUN,
}
_NAMES_THE_COUNT: Final = frozenset({ScoreKind.FIFTEEN, ScoreKind.THIRTY_ONE})
_ALONE: Final[dict[ScoreKind, Voiced]] = {
    ScoreKind.GO: play.GO_POINT,
    ScoreKind.PONE_BONUS: lay_away.PONE_BONUS,
    ScoreKind.HEELS: lay_away.HEELS,
    ScoreKind.MUGGINS: muggins.MUGGINS,
}


def card_played(words: Words, moment: Moment) -> list[str]:
    """Who, card, what it scored, count, new score; in braille the count before the scores."""
    event = moment.first(CardPlayed)
    scored = moment.scored
    laid = words.about(play.CARD_LAID, event.seat, card=words.card(event.card))
    scores = _scores(words, scored)
    count = [] if any(item.reason in _NAMES_THE_COUNT for item in scored) else [_count(words, event, scored)]
    last = [new_score(words, scored[-1])] if scored else []
    if not words.is_braille:
        return [laid, *scores, *count, *last]
    line = [laid, *count, *scores, *last]
    if visible("".join(line)) < SHORTEST:
        return [laid, words.part(play.COUNT_NAMED, count=event.count)]
    return line


def _count(words: Words, event: CardPlayed, scored: tuple[Scored, ...]) -> str:
    return words.say(play.COUNT_WITH_SCORE if scored else play.COUNT, count=event.count)


def _scores(words: Words, scored: tuple[Scored, ...]) -> list[str]:
    """What a card scored: two scores in one sentence that names both; the last card by itself."""
    by_cards = [item for item in scored if item.reason is not ScoreKind.LAST_CARD]
    last = [item_sentence(words, item) for item in scored[len(by_cards) :]]
    several = len(by_cards) > 1
    if not several or words.is_braille or words.is_verbose:
        lines = [item_sentence(words, item) for item in by_cards]
        if several and words.is_verbose:
            lines.append(words.part(play_scores.TOGETHER, n=sum(item.points for item in by_cards)))
        return lines + last
    first, second = by_cards
    both = _TWO_SCORES[first.reason, second.reason]
    return [words.part(both, length=len(second.cards), n=first.points + second.points), *last]


def item_sentence(words: Words, item: Scored) -> str:
    """One score of the play, whoever made it."""
    if item.reason is ScoreKind.RUN:
        return words.say(_RUNS[item.points], ranks=card_words.ranks(item.cards))
    return words.say(_ITEMS[item.reason], ranks=card_words.ranks(item.cards))


def go_said(words: Words, moment: Moment) -> list[str]:
    """Who cannot lay a card, and the count."""
    event = moment.first(GoSaid)
    return [words.about(play.GO_SAID, event.seat, count=event.count)]


def new_count(words: Words, moment: Moment) -> list[str]:
    """The count begins anew, and who leads."""
    return [words.about(play.NEW_COUNT, moment.first(NewCount).leader)]


def points_alone(words: Words, moment: Moment) -> list[str]:
    """Points that no card, starter or hand of the same moment made."""
    (item,) = moment.scored
    voiced = _ALONE.get(item.reason)
    if voiced is not None:
        return [words.about(voiced, item.seat, n=item.points), new_score(words, item)]
    return [_late_item(words, item), named_new_score(words, item)]


def _late_item(words: Words, item: Scored) -> str:
    """A score whose card or hand came in an earlier burst."""
    if item.reason is ScoreKind.FLUSH or item.reason is ScoreKind.NOBS:
        forms = details.FLUSH if item.reason is ScoreKind.FLUSH else details.NOBS
        cards = words.cards(item.cards)
        return words.say(forms, cards=cards, length=len(item.cards), points=item.points, total=item.points)
    return item_sentence(words, item)
