"""What the host says of itself, of seats, codes and messages: whole sentences."""

from __future__ import annotations

from typing import Final

from cribbage_a11y.engine.fair_deal import FairDeal
from cribbage_a11y.net.chairs import Chair, Status, computer_name
from cribbage_a11y.net.codes import digit_by_digit, in_groups
from cribbage_a11y.present.catalogue import _
from cribbage_a11y.present.forms import N_

READY_PHRASES: Final = (
    # Translators: a message that a player sends to the table by one digit.
    N_("Hello."),
    # Translators: a message that a player sends to the table by one digit.
    N_("Good luck."),
    # Translators: a message that a player sends to the table by one digit.
    N_("Well played."),
    # Translators: a message that a player sends to the table by one digit.
    N_("Nice hand."),
    # Translators: a message that a player sends to the table by one digit.
    N_("One moment, please."),
    # Translators: a message that a player sends to the table by one digit.
    N_("I am back."),
    # Translators: a message that a player sends to the table by one digit.
    N_("Another game?"),
    # Translators: a message that a player sends to the table by one digit.
    N_("Thank you for the game."),
    # Translators: a message that a player sends to the table by one digit.
    N_("Goodbye."),
)
"""Messages that a digit sends."""

_STATUS: Final = {
    # Translators: a seat at a table with others. {n}: its number; {who}: who sits there.
    Status.COMPUTER: N_("Seat {n}: {who}, free for a guest."),
    # Translators: a seat at a table with others. {n}: its number; {who}: who sits there.
    Status.HERE: N_("Seat {n}: {who}, here."),
    # Translators: a seat whose player is not connected now. {n}: its number; {who}: who sits there.
    Status.LOST: N_("Seat {n}: {who}, whose line is lost. The table waits a moment."),
    # Translators: a seat whose player is not connected now. {n}: its number; {who}: who sits there.
    Status.AWAY: N_("Seat {n}: {who}, away. The computer plays."),
}


def seat_line(chair: Chair) -> str:
    """A seat, who has it and how it stands."""
    who = chair.name or computer_name(chair.seat)
    return _(_STATUS[chair.status]).format(n=chair.seat + 1, who=who)


def code_line(code: str) -> str:
    """The code in groups."""
    # Translators: the code by which others join the table. {code}: its digits in three groups.
    return _("The table's code is {code}.").format(code=in_groups(code))


def code_by_digit(code: str) -> str:
    """The code digit by digit."""
    # Translators: the code by which others join the table. {code}: its digits one by one.
    return _("Digit by digit: {code}.").format(code=digit_by_digit(code))


def welcome(name: str, seat: int | None) -> str:
    """What somebody hears who sits down."""
    if seat is None:
        # Translators: somebody comes to look on. {name}: the name.
        return _("Welcome, {name}. All seats are taken, so you look on.").format(name=name)
    # Translators: somebody sits down at a table. {name}: the name; {n}: the number of the seat.
    return _("Welcome, {name}. You have seat {n}.").format(name=name, n=seat + 1)


def welcome_back(name: str) -> str:
    """What somebody hears who comes back."""
    # Translators: somebody comes back to their seat. {name}: the name.
    return _("Welcome back, {name}. Your seat is yours again.").format(name=name)


def sits_down(name: str) -> str:
    """Somebody new at the table."""
    # Translators: said to all others. {name}: who sits down.
    return _("{name} sits down at the table.").format(name=name)


def looks_on(name: str) -> str:
    """Somebody new who watches."""
    # Translators: said to all at the table. {name}: who watches.
    return _("{name} comes to look on.").format(name=name)


def is_lost(name: str) -> str:
    """A line was lost."""
    # Translators: said to all others. {name}: whose connection was lost.
    return _("The line to {name} is lost. The table waits a moment.").format(name=name)


def computer_plays(name: str) -> str:
    """The computer takes over."""
    # Translators: said to all others. {name}: who is away.
    return _("{name} is away. The computer plays for {name}.").format(name=name)


def computer_plays_for_you() -> str:
    """The computer takes over from somebody who pressed nothing for long."""
    # Translators: said to a player who pressed no key for ten minutes.
    return _("You pressed nothing for 10 minutes, so the computer plays for you. Press any key to play on.")


def is_back(name: str) -> str:
    """Somebody is back."""
    # Translators: said to all others. {name}: who is back.
    return _("{name} is back.").format(name=name)


def has_left(name: str) -> str:
    """Somebody gave up the seat."""
    # Translators: said to all others. {name}: who left the table.
    return _("{name} leaves the table. The computer plays on.").format(name=name)


def ask_leave() -> str:
    """Whether to give up the seat."""
    # Translators: asked before somebody gives up a seat at a table with others.
    return _("Leave the table? The computer plays on, and the seat is free for others.")


def ask_stop_watching() -> str:
    """Whether to stop looking on."""
    # Translators: asked before somebody who looks on at a table leaves it.
    return _("Stop looking on?")


def you_stay() -> str:
    """Not left after all."""
    # Translators: the answer when the player does not leave the table after all.
    return _("You stay at the table.")


def goodbye() -> str:
    """Left."""
    # Translators: said last to somebody who leaves a table.
    return _("You have left the table. Goodbye.")


def table_closed() -> str:
    """The table is no more."""
    # Translators: said to all guests when a table is closed for good.
    return _("The table is closed.")


def too_fast() -> str:
    """Too many keys or messages."""
    # Translators: the answer to far too many keys or messages at once.
    return _("That was too much at once. Wait a few seconds.")


def chat_off() -> str:
    """Messages are switched off."""
    # Translators: the answer to a message where the host has switched messages off.
    return _("Messages are off at this table.")


def nothing_written() -> str:
    """An empty message."""
    # Translators: the answer to a message that was left empty.
    return _("Nothing was written, and nothing is sent.")


def advice_off() -> str:
    """No advice against people."""
    # Translators: the answer to the key for advice at a table with others.
    return _("There is no advice at a table with others.")


def not_on_this_line() -> str:
    """A key that only the installed program answers."""
    # Translators: the answer to keys for speech, large print and stopping, which a guest's line cannot do.
    return _("That belongs to a program on your own computer, not to a table with others.")


def began(name: str) -> str:
    """The game begins."""
    # Translators: said to all at the table. {name}: who started the game.
    return _("{name} starts the game.").format(name=name)


def promised_deal(hand: int, deal: FairDeal) -> str:
    """What is promised of a pack that is in play."""
    # Translators: {n}: the number of the hand; {promise}: 64 hexadecimal digits.
    return _("Hand {n}. Promise {promise}.").format(n=hand, promise=deal.commitment)


def opened_deal(hand: int, deal: FairDeal) -> str:
    """A pack, opened after the game, as it was hashed."""
    pack = " ".join(card.code for card in deal.deck)
    # Translators: {n}: the number of the hand; {promise}: 64 hexadecimal digits; {salt}: 32 hexadecimal
    # digits; {pack}: 52 codes of cards.
    message = _("Hand {n}. Promise {promise}. Salt {salt}. Pack {pack}.")
    return message.format(n=hand, promise=deal.commitment, salt=deal.salt, pack=pack)


def braille_lines(short: bool) -> str:
    """How lines are from now on."""
    if short:
        # Translators: the answer when a guest asks for short lines.
        return _("Lines are short from now on, for a braille line.")
    # Translators: the answer when a guest asks for whole sentences.
    return _("Lines are whole sentences from now on.")


def table_stopped() -> str:
    """An error of our own."""
    # Translators: said to all guests when a game stops because of a mistake of the program.
    return _("The game had to stop because of an error of the host's own. It is kept.")
