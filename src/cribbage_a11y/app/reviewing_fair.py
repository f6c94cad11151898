"""Was it fair? What can be checked of a finished game, how, and which cards fell to whom."""

from __future__ import annotations

from collections.abc import Iterator

from cribbage_a11y.app.numbers import decimal, percent
from cribbage_a11y.app.records_words import USUAL_TENS
from cribbage_a11y.engine.cards import JACK
from cribbage_a11y.engine.events import DealCut, Dealt, StarterTurned
from cribbage_a11y.present.cards import listed, long_name
from cribbage_a11y.present.catalogue import _, ngettext
from cribbage_a11y.present.pages import Document, Page
from cribbage_a11y.store.fairness import check_fairness
from cribbage_a11y.store.record_game import RecordedGame

TEN = 10


def fair_document(game: RecordedGame, file_name: str) -> Document:
    """Pages about the fairness of a game whose record is in a file of that name."""
    # Translators: the title of the pages about the fairness of a game.
    title = _("Was it fair, and how to check it")
    return Document(
        title,
        (
            # Translators: the title of a page.
            Page(_("What was checked"), tuple(_checked(game))),
            # Translators: the title of a page.
            Page(_("How to check it yourself"), tuple(_how(game, file_name))),
            # Translators: the title of a page.
            Page(_("The cards of this game"), tuple(_cards(game))),
        ),
    )


def _checked(game: RecordedGame) -> Iterator[str]:
    # Translators: about the fairness of a game.
    yield _("The record follows the rules: every deal, card and score was played again and checked.")
    opened = check_fairness(game.record)
    if opened:
        # Translators: about the fairness of a game. A fingerprint is a number made from the pack.
        yield ngettext(
            "{n} pack was sealed by a fingerprint when it was dealt, and is opened now: it fits.",
            "{n} packs were sealed by a fingerprint each when they were dealt, and are opened now: all fit.",
            opened,
        ).format(n=opened)
        # Translators: about the fairness of a game.
        yield _("So no pack was changed after its deal, whatever you did.")
    else:
        # Translators: about the fairness of a game whose record has no fingerprints.
        yield _("This record holds no fingerprints of its packs, so nothing more can be checked of it.")
    # Translators: about the fairness of a game.
    yield _("No computer player is shown a card that you could not see in its place.")


def _how(game: RecordedGame, file_name: str) -> Iterator[str]:
    # Translators: how to check a game. {name}: the file of its record.
    yield _("The record of this game is the file {name} in the folder of records.").format(name=file_name)
    # Translators: how to check a game. The command is typed in a terminal; {name}: the file.
    yield _("Type cribbage-a11y verify {name} to have it checked again.").format(name=file_name)
    if not game.record.lines[-1].openings:
        return
    # Translators: how to check a game without this program. commitment and openings stand in the file.
    yield _("Without this program: each deal in the record has a commitment, and the last line has openings.")
    # Translators: how to check a game without this program. SALT stands for the salt in the file.
    yield _(
        "Write the salt of a hand and its 52 cards in one line, a blank between each, nothing at the end."
    )
    # Translators: how to check a game without this program. SHA-256 is a method of many programs.
    yield _("The SHA-256 of that line is the commitment of that hand. Any SHA-256 program makes it.")
    # Translators: how to check a game without this program.
    yield _(
        "The cards are dealt in that order, one at a time from the dealer's left; then comes the starter."
    )


def _cards(game: RecordedGame) -> Iterator[str]:
    names = [seat.name for seat in game.record.header.seats]
    events = [line.event for line in game.record.lines]
    for cut in events:
        if isinstance(cut, DealCut):
            shown = listed(f"{name} {long_name(card)}" for name, card in zip(names, cut.cards, strict=True))
            # Translators: the cut for the first deal. {cards}: each player and the card cut.
            yield _("Cut for the deal: {cards}.").format(cards=shown)
    deals = [event for event in events if isinstance(event, Dealt)]
    for seat, name in enumerate(names):
        cards = [card for deal in deals for card in deal.cards[seat]]
        tens = sum(card.value == TEN for card in cards)
        # Translators: the cards dealt to a player. {tens} of {n} cards count 10.
        message = _("{who}: {tens} of {n} cards count 10, {percent} percent. {usual} is usual.")
        yield message.format(
            who=name, tens=tens, n=len(cards), percent=percent(tens, len(cards)), usual=decimal(USUAL_TENS)
        )
    for seat, name in enumerate(names):
        jacks, starters = _jacks(game, seat)
        # Translators: jacks turned up as starters when a player dealt.
        message = _("{who} dealt {n} times, and a jack was turned up {jacks} times.")
        yield message.format(who=name, n=starters, jacks=jacks)
    # Translators: where statistics over all games are.
    yield _("One game says little. The records say the same over all your games, under cards and cuts.")


def _jacks(game: RecordedGame, seat: int) -> tuple[int, int]:
    """Jacks and starters in all at the deals of a seat."""
    dealer = None
    jacks = starters = 0
    for line in game.record.lines:
        if isinstance(line.event, Dealt):
            dealer = line.event.dealer
        elif isinstance(line.event, StarterTurned) and dealer == seat:
            starters += 1
            jacks += line.event.card.rank == JACK
    return jacks, starters
