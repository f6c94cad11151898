"""The review of a game in whole sentences: choices, their costs, luck, and counts."""

from __future__ import annotations

from typing import Final

from cribbage_a11y.app.numbers import decimal, signed
from cribbage_a11y.engine.events import Whose
from cribbage_a11y.odds.lay_away import LayAwayRow
from cribbage_a11y.present.cards import listed, long_name, ranks
from cribbage_a11y.present.catalogue import _, ngettext, translated
from cribbage_a11y.present.phrases import advice as phrases
from cribbage_a11y.review.advice import Measure, Reason
from cribbage_a11y.review.counts import SaidCount
from cribbage_a11y.review.decisions import Decision, LayAwayDecision, PlayDecision
from cribbage_a11y.review.game import GameReview, SeatReview

HARDLY: Final = 0.05
"""Points: less than this is no loss that could be heard; in percent of games, the same number."""

_REASONS: Final = {
    Reason.SCORES: phrases.SCORES,
    Reason.AVOIDS_RISKY_COUNT: phrases.AVOIDS_RISKY_COUNT,
    Reason.KEEPS_FIVES: phrases.KEEPS_FIVES,
    Reason.LEADS_FROM_PAIR: phrases.LEADS_FROM_PAIR,
    Reason.NOTHING_LOST: phrases.NOTHING_LOST,
    Reason.BEST_ON_AVERAGE: phrases.BEST_ON_AVERAGE,
}


def decision_line(decision: Decision) -> str:
    """What a choice was worth, said after it: that it was best, or what was better and why."""
    if _is_best(decision):
        # Translators: the review of a choice.
        return _("That was the best choice.")
    if decision.is_mistake:
        # Translators: the review of a choice; what was better follows.
        return " ".join([_("A mistake."), *_better(decision), cost_line(decision)])
    # Translators: the review of a choice that lost too little to matter; what was better follows.
    return " ".join([_("Close to the best."), *_better(decision), cost_line(decision)])


def _is_best(decision: Decision) -> bool:
    lost = decision.points if decision.measure is Measure.POINTS else 100 * (decision.chance or 0.0)
    return lost < HARDLY


def cost_line(decision: Decision) -> str:
    """What a choice cost: points and percent of games; near home percent alone."""
    points = decimal(decision.points)
    if decision.chance is None:
        # Translators: what a choice cost. {points}: as 0.8.
        return _("It cost {points} points.").format(points=points)
    percent = decimal(100 * decision.chance)
    if decision.measure is Measure.CHANCE:
        # Translators: what a choice near the end of a game cost. {percent}: as 1.9.
        return _("It cost {percent} percent of games.").format(percent=percent)
    # Translators: what a choice cost. {points}: as 0.8; {percent}: as 1.9.
    message = _("It cost {points} points, about {percent} percent of games.")
    return message.format(points=points, percent=percent)


def _better(decision: Decision) -> list[str]:
    if isinstance(decision, LayAwayDecision):
        return _better_lay_away(decision)
    return _better_card(decision)


def _better_card(decision: PlayDecision) -> list[str]:
    # Translators: the review of a card laid in the play. {card}: the card that was better.
    said = [_("The {card} is better.").format(card=long_name(decision.best.card))]
    for reason in decision.reasons:
        n = decision.best.points
        said.append(translated(_REASONS[reason].normal, n).format(n=n))
    return said


def _better_lay_away(decision: LayAwayDecision) -> list[str]:
    best, chosen = decision.best, decision.chosen
    thrown = listed(long_name(card) for card in best.thrown)
    # Translators: the review of a lay-away. {kept}: ranks, as 4 5 5 6; {thrown}: cards for the crib.
    said = [_("Better keep {kept} and lay away {thrown}.").format(kept=ranks(best.kept), thrown=thrown)]
    if decision.own_crib:
        # Translators: why a lay-away is better: averages in points, the better one's first. Own crib.
        why = _("Hand {hand} against {hand2}, own crib {crib} against {crib2}.")
    else:
        # Translators: why a lay-away is better: averages in points, the better one's first. Theirs: the crib
        # goes to an opponent.
        why = _("Hand {hand} against {hand2}, the crib gives them {crib} against {crib2}.")
    said.append(
        why.format(
            hand=decimal(best.hand),
            hand2=decimal(chosen.hand),
            crib=decimal(best.crib),
            crib2=decimal(chosen.crib),
        )
    )
    if _play_differs(best, chosen):
        # Translators: why a lay-away is better: average points in the play, ours less theirs.
        play = _("The play {play} against {play2}.")
        said.append(play.format(play=signed(best.pegging), play2=signed(chosen.pegging)))
    return said


def _play_differs(best: LayAwayRow, chosen: LayAwayRow) -> bool:
    return abs(best.pegging - chosen.pegging) >= HARDLY


def choice_line(decision: Decision, name: str) -> str:
    """A choice with its hand and who made it, for a list apart from the game."""
    if isinstance(decision, LayAwayDecision):
        cards = listed(long_name(card) for card in decision.chosen.thrown)
        # Translators: a choice in a list. {number}: the hand; {who}: the player; {cards}: laid away.
        message = _("Hand {number}, {who} laid away {cards}.")
        return message.format(number=decision.hand, who=name, cards=cards)
    # Translators: a choice in a list. {number}: the hand; {who}: the player; {card}: laid in the play.
    message = _("Hand {number}, {who} played the {card}, count {count}.")
    return message.format(
        number=decision.hand, who=name, card=long_name(decision.chosen.card), count=decision.chosen.count
    )


def seat_lines(seat: SeatReview, name: str) -> list[str]:
    """One player's choices in sum: how many, how good, what they cost."""
    if not seat.decisions:
        # Translators: a player had no choice of cards in a game.
        return [_("{who} had no choice to make.").format(who=name)]
    # Translators: how many choices a player made. {who}: the player.
    made = ngettext(
        "{who}: {n} choice.",
        "{who}: {n} choices.",
        seat.decisions,
    )
    # Translators: how many of a player's choices were mistakes.
    wrong = ngettext(
        "{n} mistake.",
        "{n} mistakes.",
        seat.mistakes,
    )
    said = f"{made.format(who=name, n=seat.decisions)} {wrong.format(n=seat.mistakes)}"
    points = decimal(max(seat.points, 0.0))
    if seat.chance is None:
        # Translators: what all choices of a player cost together. {points}: as 3.4.
        return [said, _("Together the choices cost {points} points.").format(points=points)]
    # Translators: what all choices of a player cost together. {points}: as 3.4; {percent}: as 8.1.
    together = _(
        "Together the choices cost about {percent} percent of games; before the end {points} points."
    )
    return [said, together.format(points=points, percent=decimal(100 * seat.chance))]


def luck_lines(review: GameReview, side: int, name: str) -> list[str]:
    """What the cards gave one side: the deals, then the cuts."""
    deal, cut = review.luck_by_side[side]
    return [_dealt(deal, name), _cut(cut, name)]


def _dealt(points: float, who: str) -> str:
    if points < 0:
        # Translators: the cards dealt in a game were worse than usual. {who}: one player or two.
        message = _("{who}: the deals gave {points} points less than usual.")
    else:
        # Translators: the cards dealt in a game were better than usual. {who}: one player or two.
        message = _("{who}: the deals gave {points} points more than usual.")
    return message.format(who=who, points=decimal(abs(points)))


def _cut(points: float, who: str) -> str:
    if points < 0:
        # Translators: the starters in a game were worse than usual. {who}: one player or two.
        message = _("{who}: the cuts gave {points} points less than usual.")
    else:
        # Translators: the starters in a game were better than usual. {who}: one player or two.
        message = _("{who}: the cuts gave {points} points more than usual.")
    return message.format(who=who, points=decimal(abs(points)))


def count_line(count: SaidCount, names: tuple[str, ...]) -> str:
    """A count that was said wrong, and what came of it."""
    said = _too_high(count, names) if count.too_many else _missed(count, names)
    if count.taker is not None:
        # Translators: points that were missed went to an opponent, with muggins. {who}: the opponent.
        said += " " + _("{who} took them.").format(who=names[count.taker])
    elif count.overlooked:
        # Translators: points that were missed were noticed by nobody, with muggins.
        said += " " + _("Nobody took them.")
    return said


def _too_high(count: SaidCount, names: tuple[str, ...]) -> str:
    if count.whose is Whose.CRIB:
        # Translators: a count said too high. {said}, {worth}: points.
        message = _("{who} said {said} for a crib of {worth}.")
    else:
        # Translators: a count said too high. {said}, {worth}: points.
        message = _("{who} said {said} for a hand of {worth}.")
    return message.format(who=names[count.seat], said=count.said, worth=count.worth)


def _missed(count: SaidCount, names: tuple[str, ...]) -> str:
    n = count.missed
    if count.whose is Whose.CRIB:
        # Translators: a count said too low. {worth}: what the crib was worth.
        message = ngettext(
            "{who} missed {n} point in a crib of {worth}.",
            "{who} missed {n} points in a crib of {worth}.",
            n,
        )
    else:
        # Translators: a count said too low. {worth}: what the hand was worth.
        message = ngettext(
            "{who} missed {n} point in a hand of {worth}.",
            "{who} missed {n} points in a hand of {worth}.",
            n,
        )
    return message.format(who=names[count.seat], n=n, worth=count.worth)
