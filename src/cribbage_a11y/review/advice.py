"""What the strongest choice is and why, as facts; the words are made elsewhere.

Everything here is worked out from one seat's view, so advice never knows more than the player. It brings
numpy at the first question, never before.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, Final

from cribbage_a11y.engine.cards import Card
from cribbage_a11y.engine.scoring.pile import pile_total
from cribbage_a11y.engine.state import Phase
from cribbage_a11y.engine.view import SeatView
from cribbage_a11y.odds import asking
from cribbage_a11y.odds.questions import DEALER

if TYPE_CHECKING:
    from cribbage_a11y.odds.lay_away import LayAwayRow

BEST_WAYS: Final = 3
RISKY_COUNTS: Final = (5, 21)
FIVE: Final = 5
DRAWS: Final = 1
"""The seed of what is drawn for advice in company, so that asking twice gives the same answer."""


class Measure(StrEnum):
    """In what the worth of a choice is given."""

    POINTS = "points"
    CHANCE = "chance"
    """A chance to win the game, from 0 to 1."""


class Reason(StrEnum):
    """Why a card is the one to play. Several can hold."""

    SCORES = "scores"
    """It scores at once."""
    AVOIDS_RISKY_COUNT = "avoids_risky_count"
    """Another card that scores as much would leave 5 or 21, which any ten-card answers."""
    KEEPS_FIVES = "keeps_fives"
    """It leads no five, though a five is held."""
    LEADS_FROM_PAIR = "leads_from_pair"
    """Another of its rank is held, to answer a pair with three."""
    NOTHING_LOST = "nothing_lost"
    """It is the only card that fits, or all that fit are of one rank."""
    BEST_ON_AVERAGE = "best_on_average"
    """None of the others holds: the average over what others may hold speaks for it."""


@dataclass(frozen=True)
class LayAwayAdvice:
    """The best ways to lay away."""

    own_crib: bool
    """Whether the crib is the seat's own or its partner's."""
    measure: Measure
    """What the ways are ranked by: near home by the chance to win."""
    ways: tuple[LayAwayRow, ...]
    """The three best, best first, with the averages that make them so."""


@dataclass(frozen=True)
class PlayOption:
    """One card that could be played."""

    card: Card
    points: int
    """What it scores at once."""
    count: int
    """The count after it."""
    worth: float
    """Our points less theirs in the rest of the play, this card's among them; or our chance to win."""


@dataclass(frozen=True)
class PlayAdvice:
    """The best card to play."""

    measure: Measure
    options: tuple[PlayOption, ...]
    """Every card that fits, one of each rank, best first."""
    reasons: tuple[Reason, ...]
    """Why the first is best."""

    @property
    def best(self) -> PlayOption:
        """The card to play."""
        return self.options[0]


def advise(view: SeatView) -> LayAwayAdvice | PlayAdvice | None:
    """Advice for the choice that the game asks of this seat; ``None`` when it asks for no choice of cards."""
    if not view.is_my_turn:
        return None
    if view.phase is Phase.LAY_AWAY:
        return advise_lay_away(view)
    return advise_play(view) if view.phase is Phase.PLAY else None


def advise_lay_away(view: SeatView) -> LayAwayAdvice:
    """The three best ways to lay away."""
    measure, ways = rate_lay_aways(view)
    return LayAwayAdvice(asking.role_of(view) == DEALER, measure, tuple(ways[:BEST_WAYS]))


def advise_play(view: SeatView) -> PlayAdvice:
    """The best card, with all others, and why."""
    measure, options = rate_plays(view)
    return PlayAdvice(measure, tuple(options), _reasons(view, options))


def rate_lay_aways(view: SeatView) -> tuple[Measure, list[LayAwayRow]]:
    """Every way to lay away, best first, and what they are ranked by."""
    role = asking.role_of(view)
    shape = view.rules.shape
    if not shape.has_single_pone:
        from cribbage_a11y.odds import lay_away_single

        return Measure.POINTS, lay_away_single.rate(view.hand, asking.single(view))
    from cribbage_a11y.odds import chance_to_win, lay_away

    scores = asking.scores(view)
    measure = Measure.CHANCE if chance_to_win.near_home(scores) else Measure.POINTS
    return measure, lay_away.all_ways(view.hand, role, scores)


def rate_plays(view: SeatView) -> tuple[Measure, list[PlayOption]]:
    """Every card that fits, one of each rank, best first, and what they are ranked by."""
    values, measure = _play_values(view)
    by_rank = {card.rank: card for card in view.playable}
    pile = [laid.card for laid in view.pile]
    options = [
        PlayOption(card, pile_total([*pile, card]), view.pile_count + card.value, values[rank - 1])
        for rank, card in by_rank.items()
    ]
    return measure, sorted(options, key=lambda option: (-option.worth, -option.card))


def _play_values(view: SeatView) -> tuple[dict[int, float], Measure]:
    if view.rules.shape.has_single_pone:
        from cribbage_a11y.odds import expert

        values, chances = expert.play_values(asking.play_question(view))
        return values, Measure.CHANCE if chances else Measure.POINTS
    from cribbage_a11y.odds import company

    return company.play_points(asking.company_question(view), DRAWS), Measure.POINTS


def _reasons(view: SeatView, options: list[PlayOption]) -> tuple[Reason, ...]:
    best, *others = options
    if not others:
        return (Reason.NOTHING_LOST,)
    held = [card.rank for card in view.hand]
    leads = not view.pile
    risky = any(other.count in RISKY_COUNTS and other.points >= best.points for other in others)
    holds = {
        Reason.SCORES: best.points > 0,
        Reason.AVOIDS_RISKY_COUNT: best.count not in RISKY_COUNTS and risky,
        Reason.KEEPS_FIVES: leads and FIVE in held and best.card.rank != FIVE,
        Reason.LEADS_FROM_PAIR: leads and held.count(best.card.rank) > 1,
    }
    return tuple(reason for reason, true in holds.items() if true) or (Reason.BEST_ON_AVERAGE,)
