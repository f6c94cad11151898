"""What each named region holds: its name, its size and its lines, for every presentation alike."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from functools import partial
from typing import Final, NamedTuple, overload

from cribbage_a11y.engine.cards import Card
from cribbage_a11y.engine.events import ToCount
from cribbage_a11y.engine.state import Laid
from cribbage_a11y.engine.view import SeatView
from cribbage_a11y.present import tell_hand, tell_standing, tell_table
from cribbage_a11y.present.answers import Answers
from cribbage_a11y.present.catalogue import translated
from cribbage_a11y.present.composing import Tell
from cribbage_a11y.present.history import History
from cribbage_a11y.present.moments import Moment, Topic
from cribbage_a11y.present.narrator import Narrator
from cribbage_a11y.present.phrases import regions as phrases
from cribbage_a11y.present.region import Region
from cribbage_a11y.present.show_details import detail_lines
from cribbage_a11y.present.tally import sums, tally
from cribbage_a11y.present.utterance import Urgency, Utterance
from cribbage_a11y.present.words import Words

_NAMES: Final[dict[Region, str]] = {
    Region.YOUR_TURN: phrases.YOUR_TURN,
    Region.YOUR_HAND: phrases.YOUR_HAND,
    Region.THE_PLAY: phrases.THE_PLAY,
    Region.THE_STARTER: phrases.THE_STARTER,
    Region.THE_CRIB: phrases.THE_CRIB,
    Region.THE_HANDS: phrases.THE_HANDS,
    Region.SCORE: phrases.SCORE,
    Region.HISTORY: phrases.HISTORY,
}


class RegionLine(NamedTuple):
    """One line of a region."""

    utterance: Utterance
    card: Card | None = None
    """The card that the line is about, in the hand, the play and the starter."""
    uncounted: bool = False
    """A hand the game never got to, which the screen greys."""


class RegionText(NamedTuple):
    """A region to be read: its name, its lines, and who words its title."""

    region: Region
    name: str
    narrator: Narrator
    lines: Sequence[RegionLine]

    @property
    def title(self) -> Utterance:
        """The announcement of its name and size."""
        return self.narrator.say(self._title, Urgency.ANSWER, self.region)

    def _title(self, words: Words) -> list[str]:
        message = phrases.BRAILLE_TITLE if words.is_braille else phrases.TITLE
        name = self.name.lower() if words.is_braille else self.name
        return [words.part(message, name=name, n=len(self.lines))]


class _HistoryLines(Sequence[RegionLine]):
    """The entries of the history as they are at this moment, the newest first, worded when read."""

    def __init__(self, narrator: Narrator, history: History) -> None:
        self._narrator = narrator
        self._history = history
        self._size = len(history)

    def __len__(self) -> int:
        return self._size

    @overload
    def __getitem__(self, place: int) -> RegionLine: ...

    @overload
    def __getitem__(self, place: slice) -> list[RegionLine]: ...

    def __getitem__(self, place: int | slice) -> RegionLine | list[RegionLine]:
        if isinstance(place, slice):
            return [self[each] for each in range(self._size)[place]]
        number = self._size - 1 - range(self._size)[place]
        entry = self._history.numbered(number)
        return RegionLine(self._narrator.line(entry.told, Urgency.ANSWER))


def region_name(region: Region) -> str:
    """The name of a region."""
    return translated(_NAMES[region])


def region_text(region: Region, answers: Answers, chosen: Collection[Card] = ()) -> RegionText:
    """A region with its lines; there is always at least one, except in an empty history."""
    return RegionText(region, region_name(region), answers.narrator, _LINES[region](answers, chosen))


def _each(answers: Answers, tell: Tell, region: Region) -> list[RegionLine]:
    return [RegionLine(line) for line in answers.narrator.lines(tell, Urgency.ANSWER, region)]


def _turn(answers: Answers, _chosen: Collection[Card]) -> list[RegionLine]:
    return [RegionLine(answers.turn())]


class RegionRow(NamedTuple):
    """One line of a region: what it follows from, and who words it."""

    facts: object
    tell: Tell
    card: Card | None = None


def _from_rows(region: Region) -> Callable[[Answers, Collection[Card]], list[RegionLine]]:
    def lines(answers: Answers, chosen: Collection[Card]) -> list[RegionLine]:
        say = answers.narrator.say
        return [
            RegionLine(say(row.tell, Urgency.ANSWER, region), row.card)
            for row in ROWS[region](answers, chosen)
        ]

    return lines


def _hand_rows(answers: Answers, chosen: Collection[Card]) -> list[RegionRow]:
    view = answers.view
    if not view.hand:
        return [RegionRow(view.seat, partial(tell_hand.no_hand, view=view))]
    return [
        RegionRow((place, card, card in chosen), partial(_hand_card, view, place, chosen), card)
        for place, card in enumerate(view.hand)
    ]


def _hand_card(view: SeatView, place: int, chosen: Collection[Card], words: Words) -> list[str]:
    return [tell_hand.hand_card(words, view, place, chosen)]


def _play_rows(answers: Answers, _chosen: Collection[Card]) -> list[RegionRow]:
    view = answers.view
    rows = [RegionRow(laid, partial(_laid, laid), laid.card) for laid in view.pile]
    return [*rows, RegionRow((view.phase, view.pile_count), partial(tell_table.count, view=view))]


def _laid(laid: Laid, words: Words) -> list[str]:
    return [tell_table.laid_by(words, laid)]


def _starter(answers: Answers, _chosen: Collection[Card]) -> list[RegionLine]:
    return [RegionLine(answers.starter(), answers.view.starter)]


def _crib(answers: Answers, _chosen: Collection[Card]) -> list[RegionLine]:
    return _each(answers, lambda words: tell_table.crib(words, answers.view), Region.THE_CRIB)


def _hands(answers: Answers, _chosen: Collection[Card]) -> list[RegionLine]:
    """Every count since the last deal item by item, what waits to be counted, what never was."""
    lines: list[RegionLine] = []
    for moment in answers.history.since(Topic.DEAL):
        if moment.topic is Topic.SHOW:
            lines += _details(answers, moment)
        elif moment.topic is Topic.UNCOUNTED:
            lines.append(RegionLine(answers.narrator.line(moment, Urgency.ANSWER), uncounted=True))
        elif moment.topic is Topic.TO_COUNT and _is_open(answers, moment):
            lines.append(RegionLine(answers.narrator.line(moment, Urgency.ANSWER)))
    return lines or _each(answers, lambda words: [words.say(phrases.NOTHING_SHOWN)], Region.THE_HANDS)


def _details(answers: Answers, moment: Moment) -> list[RegionLine]:
    return _each(answers, lambda words: detail_lines(words, moment), Region.THE_HANDS)


def _is_open(answers: Answers, moment: Moment) -> bool:
    event = moment.first(ToCount)
    return answers.view.to_count == (event.seat, event.whose)


def _score_rows(answers: Answers, _chosen: Collection[Card]) -> list[RegionRow]:
    """A row for each side; a row for each hand and side; a row with the sums for each side."""
    view, games = answers.view, answers.games
    sides = answers.narrator.audience.sides()
    events = (event for moment in answers.history.since(Topic.GAME_BEGINS) for event in moment.events)
    hands = tally(view.rules, events)
    rows = [
        RegionRow(
            (side, view.scores[side], view.back_pegs[side], view.dealer, games),
            partial(tell_standing.side_in_full, view=view, side=side, games=games),
        )
        for side in sides
    ]
    for number, points in hands:
        rows += [
            RegionRow(
                (side, number, points[side]),
                partial(tell_standing.hand_row, number=number, side=side, row=points[side]),
            )
            for side in sides
        ]
    totals = sums(hands)
    for side in sides[: len(totals)]:
        rows.append(
            RegionRow((side, totals[side]), partial(tell_standing.sum_row, side=side, row=totals[side]))
        )
    return rows


def _history(answers: Answers, _chosen: Collection[Card]) -> Sequence[RegionLine]:
    return _HistoryLines(answers.narrator, answers.history)


ROWS: Final[dict[Region, Callable[[Answers, Collection[Card]], list[RegionRow]]]] = {
    Region.YOUR_HAND: _hand_rows,
    Region.THE_PLAY: _play_rows,
    Region.SCORE: _score_rows,
}
"""Regions most of whose lines stay what they were when something changes."""

_LINES: Final[dict[Region, Callable[[Answers, Collection[Card]], Sequence[RegionLine]]]] = {
    Region.YOUR_TURN: _turn,
    Region.YOUR_HAND: _from_rows(Region.YOUR_HAND),
    Region.THE_PLAY: _from_rows(Region.THE_PLAY),
    Region.THE_STARTER: _starter,
    Region.THE_CRIB: _crib,
    Region.THE_HANDS: _hands,
    Region.SCORE: _from_rows(Region.SCORE),
    Region.HISTORY: _history,
}
