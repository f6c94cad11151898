"""``review``: what each choice of a finished game cost, and luck apart from skill."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final

from cribbage_a11y.commands.aloud import say
from cribbage_a11y.commands.errors import CommandError
from cribbage_a11y.commands.replay import add_game_arguments, the_game, the_seat
from cribbage_a11y.present import catalogue

if TYPE_CHECKING:
    from cribbage_a11y.app.reviewing_pages import Reviewed
    from cribbage_a11y.review.decisions import Decision

HELP: Final = "Review a finished game: each choice, what was best, what it cost."


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of ``review``."""
    add_game_arguments(parser)
    parser.add_argument(
        "--seat",
        type=int,
        metavar="N",
        help="the choices of this seat alone, 1 for the first; all if not said",
    )
    parser.add_argument("--json", action="store_true", help="everything as JSON")


def run(args: argparse.Namespace) -> int:
    """Print the review. Raises :class:`CommandError`."""
    from cribbage_a11y.app.reviewing import patiently
    from cribbage_a11y.app.reviewing_pages import Reviewed
    from cribbage_a11y.review.game import review

    catalogue.use_system()
    game = the_game(args.file, args.game)
    if not game.record.finished:
        raise CommandError(f"{args.file}: the game is not finished.")
    seat = the_seat(game, args.seat)
    wanted = None if seat is None else [seat]
    found = review(game.start, game.actions, wanted, patiently(_tell_aside))
    reviewed = Reviewed(game, found)
    if args.json:
        print(json.dumps(as_json(reviewed), indent=2))
    else:
        say(review_lines(reviewed, args.file.name))
    return 0


def _tell_aside(line: str) -> None:
    print(line, file=sys.stderr)


def review_lines(reviewed: Reviewed, file_name: str) -> Iterator[str]:
    """The summary, the dearest mistakes, every choice, and whether it was fair."""
    from cribbage_a11y.app.records_words import document_lines
    from cribbage_a11y.app.reviewing_fair import fair_document
    from cribbage_a11y.app.reviewing_pages import (
        dearest_lines,
        dearest_title,
        seat_document,
        summary_document,
    )

    yield from document_lines(summary_document(reviewed))
    for seat in reviewed.review.seats:
        if seat.dearest:
            yield dearest_title(reviewed, seat)
            yield from dearest_lines(reviewed, seat)
    for seat in reviewed.review.seats:
        document = seat_document(reviewed, seat.seat)
        yield f"{document.title}."
        for page in document.pages:
            yield from page.lines
    yield from document_lines(fair_document(reviewed.game, file_name))


def as_json(reviewed: Reviewed) -> dict[str, Any]:
    """The review as plain data: seats counted from 0, as in the record."""
    review = reviewed.review
    return {
        "seats": [
            {
                "seat": seat.seat,
                "name": reviewed.names[seat.seat],
                "decisions": seat.decisions,
                "mistakes": seat.mistakes,
                "points": seat.points,
                "chance": seat.chance,
                "dearest": [decision.place for decision in seat.dearest],
            }
            for seat in review.seats
        ],
        "luck": [
            {"side": side, "deals": deals, "cuts": cuts}
            for side, (deals, cuts) in enumerate(review.luck_by_side)
        ],
        "decisions": [_decision(decision) for decision in review.decisions],
        "counts": [
            {
                "seat": count.seat,
                "whose": count.whose.value,
                "said": count.said,
                "worth": count.worth,
                "missed": count.missed,
                "taker": count.taker,
            }
            for count in review.counts
        ],
    }


def _decision(decision: Decision) -> dict[str, Any]:
    from cribbage_a11y.review.decisions import LayAwayDecision

    if isinstance(decision, LayAwayDecision):
        kind, chosen, best = "lay_away", decision.chosen.thrown, decision.best.thrown
    else:
        kind, chosen, best = "play", (decision.chosen.card,), (decision.best.card,)
    return {
        "place": decision.place,
        "hand": decision.hand,
        "seat": decision.seat,
        "kind": kind,
        "chosen": [card.code for card in chosen],
        "best": [card.code for card in best],
        "measure": decision.measure.value,
        "cost": decision.cost,
        "points": decision.points,
        "chance": decision.chance,
        "mistake": decision.is_mistake,
    }
