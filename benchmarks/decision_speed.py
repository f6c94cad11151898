"""How long each level takes for a choice: ``python -m benchmarks decision_speed``.

The choices are those that come up in hands played by *counter*, each asked of every level. Times are of the
process on one core, so that other programs do not count; the first choice of a level, which may load its
tables, is told apart.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from random import Random

from benchmarks.match_levels import action_of
from cribbage_a11y.engine.actions import Action
from cribbage_a11y.engine.rules import FirstDeal, Rules
from cribbage_a11y.engine.state import Phase, new_game
from cribbage_a11y.engine.transition import apply
from cribbage_a11y.engine.view import SeatView, view_for, waiting_for
from cribbage_a11y.players.levels import Level, make_player
from cribbage_a11y.table.dealer import seeded_dealer

GROUPS = ("lay-away", "lead", "first answer", "later")


def questions(rules: Rules, games: int) -> list[tuple[str, SeatView]]:
    """Every lay-away and every play with a choice in so many games, by kind."""
    player = make_player(Level.COUNTER, Random(0))
    found: list[tuple[str, SeatView]] = []
    for game in range(1, games + 1):
        dealer = seeded_dealer(1, game)
        state = new_game(rules)
        while state.phase is not Phase.GAME_OVER:
            action: Action | None = dealer.next_action(state)
            if action is None:
                seat = waiting_for(state)[0]
                view = view_for(state, seat)
                found += [(kind, view)] if (kind := kind_of(view)) else []
                action = action_of(player, state, seat)
            state = apply(state, action).state
    return found


def kind_of(view: SeatView) -> str | None:
    """Which group a question belongs to; none where there is nothing to choose."""
    if view.phase is Phase.LAY_AWAY:
        return "lay-away"
    if view.phase is not Phase.PLAY or len({card.rank for card in view.playable}) < 2:
        return None
    laid = len(view.laid)
    return "lead" if laid == 0 else "first answer" if laid < view.rules.players else "later"


def timed(choose: Callable[[SeatView], object], view: SeatView) -> float:
    """Milliseconds of one choice."""
    began = time.process_time()
    choose(view)
    return 1000 * (time.process_time() - began)


def report(level: Level, asked: list[tuple[str, SeatView]]) -> None:
    """Print medians and 95th percentiles of one level."""
    player = make_player(level, Random(0))
    first = timed(player.lay_away, next(view for kind, view in asked if kind == "lay-away"))
    print(f"{level}: first choice {first:.1f} ms")
    for group in GROUPS:
        choose = player.lay_away if group == "lay-away" else player.play
        times = sorted(timed(choose, view) for kind, view in asked if kind == group)
        median, late = times[len(times) // 2], times[int(len(times) * 0.95)]
        print(f"  {group}: {len(times)} choices, median {median:.3f} ms, 95 % within {late:.3f} ms")


def main(arguments: list[str]) -> int:
    """Time every level, or those named."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks decision_speed")
    parser.add_argument("levels", nargs="*", type=Level, default=list(Level))
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=8)
    asked = parser.parse_args(arguments)
    found = questions(Rules(players=asked.players, first_deal=FirstDeal.SEAT0), asked.games)
    for level in asked.levels:
        report(level, found)
    return 0
