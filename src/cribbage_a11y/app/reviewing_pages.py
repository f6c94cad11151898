"""The review of a game as documents to walk: the game again, a player's choices, the summary."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass

from cribbage_a11y.app.reviewing_story import EVERYTHING, narrator_of, story
from cribbage_a11y.app.reviewing_words import (
    choice_line,
    count_line,
    decision_line,
    luck_lines,
    seat_lines,
)
from cribbage_a11y.engine.events import GameOver
from cribbage_a11y.present.catalogue import _, ngettext
from cribbage_a11y.present.forms import Verbosity
from cribbage_a11y.present.pages import Document, Page
from cribbage_a11y.review.decisions import Decision
from cribbage_a11y.review.game import GameReview, SeatReview
from cribbage_a11y.store.record_game import RecordedGame


@dataclass(frozen=True)
class Reviewed:
    """A game and its review."""

    game: RecordedGame
    review: GameReview

    @property
    def names(self) -> tuple[str, ...]:
        """The players, by seat."""
        return tuple(seat.name for seat in self.game.record.header.seats)

    def side_names(self) -> Iterator[tuple[int, str]]:
        """Each side and who it is."""
        for side, seats in enumerate(self.game.start.rules.shape.sides):
            first, *partner = (self.names[seat] for seat in seats)
            # Translators: two partners as one side.
            message = _("{first} and {second}")
            yield side, message.format(first=first, second=partner[0]) if partner else first

    def decisions_at(self, seat: int | None) -> dict[int, Decision]:
        """By the number of the action: the decisions of one seat, or of all."""
        wanted = (each for each in self.review.decisions if seat is EVERYTHING or each.seat == seat)
        return {decision.place: decision for decision in wanted}


def result_line(reviewed: Reviewed) -> str:
    """How the game ended, in one sentence for each side."""
    over = reviewed.game.record.lines[-1].event
    assert isinstance(over, GameOver)
    sides = [
        # Translators: a side's final score. {who}: one player or two.
        _("{who} {score}.").format(who=name, score=over.scores[side])
        for side, name in reviewed.side_names()
    ]
    return " ".join(sides)


def summary_document(reviewed: Reviewed) -> Document:
    """Choices and their cost, luck apart from skill, counts said."""
    review = reviewed.review
    skill = [line for seat in review.seats for line in seat_lines(seat, reviewed.names[seat.seat])]
    luck = [line for side, name in reviewed.side_names() for line in luck_lines(review, side, name)]
    # Translators: said after the luck of a game.
    luck.append(_("Usual means the average over all deals, and over all cards that could be turned up."))
    pages = [
        # Translators: the title of a page of a review: how well each player chose.
        Page(_("The choices made"), (result_line(reviewed), *skill)),
        # Translators: the title of a page of a review: the deals and the cuts.
        Page(_("Luck of the cards"), tuple(luck)),
    ]
    if review.counts:
        # Translators: the title of a page of a review: the counts that players said themselves.
        pages.append(Page(_("The counts"), tuple(_counts(reviewed))))
    # Translators: the title of a part of a review.
    return Document(_("Summary"), tuple(pages))


def _counts(reviewed: Reviewed) -> Iterator[str]:
    for seat, name in enumerate(reviewed.names):
        own = [count for count in reviewed.review.counts if count.seat == seat]
        missed = sum(count.missed for count in own)
        # Translators: what a player missed in all counts. {n}: points; {counts}: how many counts.
        message = ngettext(
            "{who} missed {n} point in {counts} counts.",
            "{who} missed {n} points in {counts} counts.",
            missed,
        )
        yield message.format(who=name, n=missed, counts=len(own))
    for count in reviewed.review.counts:
        if count.missed or count.too_many:
            yield count_line(count, reviewed.names)


def dearest_title(reviewed: Reviewed, seat: SeatReview) -> str:
    """The name of the list of a player's dearest mistakes."""
    # Translators: a line of the menu of a reviewed game, and the title of that list. {who}: a player.
    return _("Dearest mistakes of {who}.").format(who=reviewed.names[seat.seat])


def dearest_lines(reviewed: Reviewed, seat: SeatReview) -> list[str]:
    """A player's dearest mistakes, each with what was better."""
    name = reviewed.names[seat.seat]
    return [f"{choice_line(decision, name)} {decision_line(decision)}" for decision in seat.dearest]


def game_document(reviewed: Reviewed, seat: int | None, verbosity: Verbosity) -> Document:
    """The game again as a seat saw it, with its own choices judged; or with everything open and judged."""
    if seat is EVERYTHING:
        # Translators: the title of a game told again with all cards open.
        title = _("The game with all cards open")
    else:
        # Translators: the title of a game told again. {who}: the player whose view it is.
        title = _("The game as {who} saw it").format(who=reviewed.names[seat])
    return Document(title, tuple(page for page, _places in game_pages(reviewed, seat, verbosity)))


def game_pages(
    reviewed: Reviewed, seat: int | None, verbosity: Verbosity
) -> list[tuple[Page, dict[int, int]]]:
    """A page for each hand, and on which of its lines each decision begins, by its action."""
    judged = reviewed.decisions_at(seat)
    lines: dict[int, list[str]] = defaultdict(list)
    places: dict[int, dict[int, int]] = defaultdict(dict)
    narrator = narrator_of(reviewed.game, seat, verbosity)
    told = [*story(reviewed.game, narrator)]
    for number, line in enumerate(told):
        hand = max(line.hand, 1)
        if line.place in judged:
            places[hand].setdefault(line.place, len(lines[hand]))
        lines[hand].append(line.text)
        is_last = number + 1 == len(told) or told[number + 1].place != line.place
        if is_last and line.place in judged:
            lines[hand].append(decision_line(judged[line.place]))
    # Translators: the title of a page of a game told again. {number}: the hand.
    title = _("Hand {number}")
    return [(Page(title.format(number=hand), tuple(lines[hand])), places[hand]) for hand in sorted(lines)]


def seat_document(reviewed: Reviewed, seat: int) -> Document:
    """All choices of one player, a page for each hand."""
    lines: dict[int, list[str]] = defaultdict(list)
    for decision in reviewed.decisions_at(seat).values():
        said = f"{choice_line(decision, reviewed.names[seat])} {decision_line(decision)}"
        lines[decision.hand].append(said)
    # Translators: the title of a page with a player's choices in one hand.
    title = _("Choices in hand {number}")
    pages = [Page(title.format(number=hand), tuple(lines[hand])) for hand in sorted(lines)]
    # Translators: the title of the pages with a player's choices.
    name = _("The choices of {who}").format(who=reviewed.names[seat])
    # Translators: a player had no choice of cards in a game.
    nothing = _("{who} had no choice to make.").format(who=reviewed.names[seat])
    return Document(name, tuple(pages) or (Page(name, (nothing,)),))
