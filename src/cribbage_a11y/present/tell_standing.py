"""How the game stands in words: scores, pegs, streets, skunk lines, and points hand by hand."""

from __future__ import annotations

from typing import Final

from cribbage_a11y.engine.rules import DOUBLE_SKUNK_LINE, SKUNK_MARGIN, TARGETS
from cribbage_a11y.engine.view import SeatView
from cribbage_a11y.present.phrases import regions
from cribbage_a11y.present.phrases import scores as phrases
from cribbage_a11y.present.tally import Row
from cribbage_a11y.present.tell_scores import standing
from cribbage_a11y.present.words import Fact, Words

STREET: Final = 30
"""Holes in a street of the board."""


def scores(words: Words, view: SeatView) -> list[str]:
    """Every side's score, the listener's first."""
    head = [words.part(phrases.SCORE_WORD)] if words.is_braille else []
    return head + [standing(words, side, view.scores[side]) for side in words.audience.sides()]


def side_in_full(words: Words, view: SeatView, side: int, games: tuple[int, ...] | None) -> list[str]:
    """One side: score, role, to go, pegs, street, games won of a match."""
    score = view.scores[side]
    lines = [standing(words, side, score), *_role(words, view, side)]
    lines.append(words.say(phrases.TO_GO, n=view.rules.target - score))
    lines.append(words.say(phrases.PEGS, front=score, back=view.back_pegs[side]))
    lines.append(words.say(phrases.STREET, number=street_of(score, view.rules.target)))
    if games is not None:
        lines.append(words.say(phrases.GAMES_WON, n=games[side]))
    return lines


def street_of(score: int, target: int) -> int:
    """The street of a hole: 1 to 4, in a game to 61 to 2; the hole of the target is in the last."""
    return (min(max(score, 1), target - 1) - 1) // STREET + 1


def _role(words: Words, view: SeatView, side: int) -> list[str]:
    shape = view.rules.shape
    if view.dealer is None:
        return []
    if side == shape.side_of[view.dealer]:
        return [words.say(regions.ROLE_DEALER)]
    return [words.say(regions.ROLE_PONE)] if shape.has_single_pone else []


def skunk_lines(words: Words, view: SeatView) -> list[str]:
    """The holes a loser must reach not to be skunked or double skunked."""
    rules = view.rules
    if not rules.skunks:
        return [words.say(phrases.NO_SKUNKS)]
    lines = [words.say(phrases.SKUNK_LINE, line=rules.target - SKUNK_MARGIN)]
    if rules.target == max(TARGETS):
        lines.append(words.say(phrases.DOUBLE_SKUNK_LINE, line=DOUBLE_SKUNK_LINE))
    return lines


def hand_row(words: Words, number: int, side: int, row: Row) -> list[str]:
    """The points of one side in one hand by where they came from."""
    mine = side == words.audience.side
    forms = regions.HAND_ROW_YOURS if mine else regions.HAND_ROW_THEIRS
    return [words.say(forms, number=number, **_row_facts(words, side, row)), *_of_it(words, row)]


def sum_row(words: Words, side: int, row: Row) -> list[str]:
    """The points of one side in all hands by where they came from."""
    mine = side == words.audience.side
    forms = regions.SUM_ROW_YOURS if mine else regions.SUM_ROW_THEIRS
    return [words.say(forms, **_row_facts(words, side, row)), *_of_it(words, row)]


def _row_facts(words: Words, side: int, row: Row) -> dict[str, Fact]:
    return {
        "who": words.names(words.audience.members(side)),
        "play": row.play,
        "hand": row.hand,
        "crib": row.crib,
        "heels": row.heels,
        "n": row.total,
    }


def _of_it(words: Words, row: Row) -> list[str]:
    """What the four columns leave out; a braille line has it in the sum alone."""
    if words.is_braille:
        return []
    lines = []
    if row.muggins:
        lines.append(words.say(regions.OF_IT_MUGGINS, n=row.muggins))
    if row.bonus:
        lines.append(words.say(regions.OF_IT_BONUS, n=row.bonus))
    return lines
