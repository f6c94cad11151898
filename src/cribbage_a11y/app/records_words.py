"""The records in whole sentences: pages to walk, the same on the screen and from the command line."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cribbage_a11y.app.levels import level_choices
from cribbage_a11y.app.numbers import decimal, percent
from cribbage_a11y.engine.cards import parse_cards
from cribbage_a11y.engine.events import Whose
from cribbage_a11y.present.cards import listed, long_name
from cribbage_a11y.present.catalogue import _, ngettext
from cribbage_a11y.present.pages import Document, Page
from cribbage_a11y.store.statistics import Loaded, Unreadable
from cribbage_a11y.store.statistics_game import MIXED, PEOPLE
from cribbage_a11y.store.statistics_sums import (
    AVERAGES,
    Best,
    Group,
    Totals,
    groups_of,
    has_known_averages,
)


def records_document(loaded: Loaded) -> Document:
    """All records: everything, each table size, each level at it, the cards, and what cannot be read."""
    # Translators: the title of the records.
    title = _("Records")
    groups = groups_of(loaded.games)
    together = groups[Group(None, None)]
    pages = [Page(_group_title(group), group_lines(group, totals)) for group, totals in groups.items()]
    if together.games:
        # Translators: the title of a page of the records: which cards fell to whom.
        pages.append(Page(_("Cards and cuts"), card_lines(together)))
    if loaded.unreadable:
        # Translators: the title of a page of the records: files that are damaged.
        pages.append(Page(_("Records that cannot be read"), tuple(map(_unreadable, loaded.unreadable))))
    return Document(title, tuple(pages))


def gist(loaded: Loaded) -> str:
    """All records in one sentence."""
    return _results(groups_of(loaded.games)[Group(None, None)])


def group_lines(group: Group, totals: Totals) -> tuple[str, ...]:
    """The lines about some games."""
    lines = [_results(totals)]
    if totals.practice:
        # Translators: games in which something was taken back.
        message = ngettext(
            "{n} practice game is not counted.",
            "{n} practice games are not counted.",
            totals.practice,
        )
        lines.append(message.format(n=totals.practice))
    if not totals.games:
        return tuple(lines)
    lines += _streaks(totals)
    lines += _skunks(totals)
    if group.players is not None:
        lines += _averages(totals, has_known_averages(group))
    if totals.best is not None:
        lines.append(_best(totals.best))
    return tuple(lines)


def _group_title(group: Group) -> str:
    if group.players is None:
        # Translators: the title of a page of the records.
        return _("All games")
    if group.level is None:
        # Translators: the title of a page of the records: the games at tables of so many players.
        return _("Tables of {n}").format(n=group.players)
    if group.level == PEOPLE:
        # Translators: the title of a page of the records: games without computer players.
        return _("Tables of {n}, against people").format(n=group.players)
    if group.level == MIXED:
        # Translators: the title of a page of the records: the opponents were of several levels.
        return _("Tables of {n}, against mixed opponents").format(n=group.players)
    names = {choice.key: choice.name for choice in level_choices()}
    level = names.get(group.level, group.level)
    # Translators: the title of a page of the records. {level}: the level of the computer players.
    return _("Tables of {n}, against level {level}").format(n=group.players, level=level)


def _results(totals: Totals) -> str:
    if not totals.games:
        # Translators: the records, where there are no games.
        return _("No finished game is counted yet.")
    # Translators: how many games were played, won and lost.
    message = ngettext(
        "{n} game: won {won}, lost {lost}. Won {percent} percent.",
        "{n} games: won {won}, lost {lost}. Won {percent} percent.",
        totals.games,
    )
    share = percent(totals.won, totals.games)
    return message.format(n=totals.games, won=totals.won, lost=totals.lost, percent=share)


def _streaks(totals: Totals) -> list[str]:
    now, longest_won, longest_lost = totals.streaks
    if now > 0:
        # Translators: games won in a row, up to now.
        line = ngettext("You won the last game.", "You won the last {n} games in a row.", now)
    else:
        # Translators: games lost in a row, up to now.
        line = ngettext("You lost the last game.", "You lost the last {n} games in a row.", -now)
    # Translators: the most games in a row. {won}, {lost}: how many.
    longest = _("Longest streaks: won {won} in a row, lost {lost} in a row.")
    return [line.format(n=abs(now)), longest.format(won=longest_won, lost=longest_lost)]


def _skunks(totals: Totals) -> list[str]:
    # Translators: how often the player won by a skunk. {single}, {double}: numbers.
    given = _("Skunks given: {single}, double skunks: {double}.")
    # Translators: how often the player lost by a skunk. {single}, {double}: numbers.
    taken = _("Skunks taken: {single}, double skunks: {double}.")
    return [
        given.format(single=totals.skunks_given, double=totals.doubles_given),
        taken.format(single=totals.skunks_taken, double=totals.doubles_taken),
    ]


def _averages(totals: Totals, known: bool) -> list[str]:
    lines = []
    for name, (_hands, _points, usual) in AVERAGES.items():
        average = totals.averages[name]
        if average.mean is None:
            continue
        line = _average_names()[name].format(
            mean=decimal(average.mean, 2), n=average.hands, usual=decimal(usual, 2)
        )
        # Translators: what good players make on average, said after the player's own average.
        beside = _("Good players make {usual}.").format(usual=decimal(usual, 2))
        lines.append(f"{line} {beside}" if known else line)
    return lines


def _average_names() -> dict[str, str]:
    return {
        # Translators: an average. {mean}: as 8.02; {n}: over how many hands.
        "pone_hand": _("Hand as pone: {mean} on average, hands {n}."),
        # Translators: an average. {mean}: as 8.02; {n}: over how many hands.
        "dealer_hand": _("Hand as dealer: {mean} on average, hands {n}."),
        # Translators: an average. {mean}: as 4.79; {n}: over how many cribs.
        "crib": _("Crib: {mean} on average, cribs {n}."),
        # Translators: an average of points in the play. {mean}: as 2.03; {n}: over how many hands.
        "pone_pegging": _("Pegging as pone: {mean} on average, hands {n}."),
        # Translators: an average of points in the play. {mean}: as 3.24; {n}: over how many hands.
        "dealer_pegging": _("Pegging as dealer: {mean} on average, hands {n}."),
    }


def _best(best: Best) -> str:
    cards = listed(long_name(card) for card in parse_cards(best.cards.split()))
    (starter,) = parse_cards([best.starter])
    # Translators: the best hand ever counted. {points}: its worth; {cards}: its four cards.
    hand = _("Best hand: {points} points. {cards}. Starter {starter}.")
    # Translators: the best hand ever counted, which was a crib.
    crib = _("Best hand: a crib of {points} points. {cards}. Starter {starter}.")
    message = crib if best.whose == Whose.CRIB else hand
    return message.format(points=best.points, cards=_capital(cards), starter=long_name(starter))


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


USUAL_TENS: Final = 100 * 16 / 52
"""Percent of the cards that count 10."""
USUAL_HEELS: Final = 100 / 13
"""Percent of starters that are jacks."""


def card_lines(totals: Totals) -> tuple[str, ...]:
    """Which cards fell to whom: whether the luck of the cards is even."""
    sums = totals.sums
    # Translators: how many of the cards dealt count 10. {mine}, {theirs}, {usual}: percent, as 30.8.
    tens = _("Cards that count 10: {mine} percent of yours, {theirs} percent of theirs. {usual} is usual.")
    # Translators: jacks turned up at the player's deals. {mine}: how many, of {n} starters.
    mine = _("Jacks turned up when you dealt: {mine} of {n}, {percent} percent. {usual} is usual.")
    # Translators: jacks turned up at the others' deals. {theirs}: how many, of {n} starters.
    theirs = _("Jacks turned up when others dealt: {theirs} of {n}, {percent} percent. {usual} is usual.")
    heels = decimal(USUAL_HEELS)
    return (
        tens.format(
            mine=percent(sums["my_tens"], sums["my_cards"]),
            theirs=percent(sums["their_tens"], sums["their_cards"]),
            usual=decimal(USUAL_TENS),
        ),
        mine.format(
            mine=sums["my_heels"],
            n=sums["my_starters"],
            percent=percent(sums["my_heels"], sums["my_starters"]),
            usual=heels,
        ),
        theirs.format(
            theirs=sums["their_heels"],
            n=sums["their_starters"],
            percent=percent(sums["their_heels"], sums["their_starters"]),
            usual=heels,
        ),
        # Translators: said after the statistics of cards.
        _("Over few games such figures go up and down; over many they come near the usual ones."),
    )


def _unreadable(found: Unreadable) -> str:
    if not found.line:
        # Translators: a record that the system does not give. {name}: the file; {reason}: the system's words.
        return _("The record {name} cannot be opened: {reason}").format(
            name=found.path.name, reason=found.reason
        )
    # Translators: a record that is damaged. {name}: the file; {line}: where it goes wrong; {reason}: how.
    message = _("The record {name} is wrong at line {line}: {reason} It is left as it is.")
    return message.format(name=found.path.name, line=found.line, reason=found.reason)


def document_lines(document: Document) -> list[str]:
    """A document as lines one after the other, each page under its title."""
    lines: list[str] = []
    for page in document.pages:
        lines += [f"{page.title}.", *page.lines]
    return lines


def reading_line(done: int, of: int) -> str:
    """How far the reading of new records is."""
    # Translators: many records are read, which takes a while. {done} of {of} are read.
    return _("Reading records: {done} of {of}.").format(done=done, of=of)


def unreadable_count(unreadable: Sequence[Unreadable]) -> str:
    """How many records cannot be read, in a sentence; empty for none."""
    if not unreadable:
        return ""
    n = len(unreadable)
    # Translators: how many records are damaged.
    return ngettext("{n} record cannot be read.", "{n} records cannot be read.", n).format(n=n)
