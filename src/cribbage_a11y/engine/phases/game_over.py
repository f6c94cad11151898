"""The end: what was not reached is shown with its worth, and the loser's skunk is named."""

from __future__ import annotations

from cribbage_a11y.engine.events import GameOver, Skunk, Uncounted, Whose
from cribbage_a11y.engine.rules import DOUBLE_SKUNK_LINE, SKUNK_MARGIN, TARGETS, Rules
from cribbage_a11y.engine.scoring.totals import total
from cribbage_a11y.engine.state import Phase, cards_to_count, show_order
from cribbage_a11y.engine.step import Step


def finish(step: Step, winner: int) -> None:
    """End the game at this very point. The rest of a hand being counted is lost; later ones are shown."""
    assert step.dealer is not None
    assert step.starter is not None
    reached = step.counted + 1 if step.phase is Phase.SHOW else 0
    step.phase = Phase.GAME_OVER
    step.turn = None
    step.winner = winner
    for turn in show_order(step.rules, step.dealer)[reached:]:
        cards = cards_to_count(step, turn)
        worth = total(cards, step.starter, turn.whose is Whose.CRIB)
        step.events.append(Uncounted(turn.seat, turn.whose, cards, step.starter, worth))
    step.events.append(GameOver(winner, step.scores, skunk_of(step.rules, step.scores, winner)))


def skunk_of(rules: Rules, scores: tuple[int, ...], winner: int) -> Skunk | None:
    """Under the target less thirty a skunk; in the long game under sixty-one a double one."""
    best_loser = max(score for side, score in enumerate(scores) if side != winner)
    if not rules.skunks or best_loser >= rules.target - SKUNK_MARGIN:
        return None
    if rules.target == max(TARGETS) and best_loser < DOUBLE_SKUNK_LINE:
        return Skunk.DOUBLE
    return Skunk.SINGLE
