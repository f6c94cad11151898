"""What the host says at its doors: to those who come, and to those whose line ends."""

from __future__ import annotations

from typing import Final

from cribbage_a11y.net.names import LONGEST_NAME, NameFault
from cribbage_a11y.present.catalogue import _
from cribbage_a11y.present.forms import N_

_FAULTS: Final = {
    # Translators: the answer to a name that was left empty.
    NameFault.EMPTY: N_("A name needs a letter or a number. Choose another."),
    # Translators: the answer to a name that is too long. {n}: how many letters it may have.
    NameFault.TOO_LONG: N_("A name has {n} letters at most. Choose another."),
    # Translators: the answer to a name with signs that are no text.
    NameFault.CHARACTERS: N_("A name has letters, numbers, spaces, hyphens and full stops. Choose another."),
    # Translators: the answer to a name that could be mistaken for the game itself.
    NameFault.RESERVED: N_("The game itself speaks by that name. Choose another."),
    # Translators: the answer to a name that somebody at the table has, or one that looks the same.
    NameFault.TAKEN: N_("Somebody at the table has that name. Choose another."),
}


def name_fault(fault: NameFault) -> str:
    """Why a name will not do."""
    return _(_FAULTS[fault]).format(n=LONGEST_NAME)


def ask_name() -> str:
    """The question for a guest's name."""
    # Translators: the question to somebody who comes to a table.
    return _("Your name:")


def name_too_slow() -> str:
    """Nobody answered the question for a name."""
    # Translators: the line is closed, since nobody answered the question for a name.
    return _("No name was typed, so the line is closed. You can come back at any time.")


def no_such_table() -> str:
    """A code opens no table, or too many were tried."""
    # Translators: somebody came with a wrong code, or with too many wrong codes before.
    return _("No table answers to that code now. Ask for the code again, and wait a minute before you try.")


def directory_away() -> str:
    """The hosts' directory does not answer, so a code cannot be looked up, or claimed for a new table."""
    # Translators: several hosts share a list of all tables, and the list cannot be read just now. Said to
    # somebody who comes with the code of a table, or wants a new table or another code.
    return _("The shared list of tables does not answer now. Try again in a minute.")


def host_silent() -> str:
    """The host of a table does not answer, while its lease runs."""
    # Translators: somebody comes with the code of a table on another computer, which cannot be reached.
    return _("The host of that table does not answer now. Try again in a minute.")


def no_free_seat() -> str:
    """All seats are held."""
    # Translators: somebody came to a table where all seats are taken.
    return _("Every seat at this table is taken, and nobody may look on.")


def too_many_lines() -> str:
    """An address has too many connections."""
    # Translators: somebody has too many connections to the host.
    return _("There are too many lines from your address. Close one, and try again.")


def host_stops() -> str:
    """The host ends."""
    # Translators: said to all guests when the program that holds the tables ends.
    return _("The host stops. The table is kept: come back with your seat when it is there again.")


def too_slow() -> str:
    """A line takes nothing."""
    # Translators: the connection takes no more words and is closed.
    return _("Your line takes no more words, so it is closed. Come back to your seat on a new one.")


def come_back_with(line: str) -> str:
    """How to come back over SSH."""
    # Translators: {line}: the command that gives a player the seat back after a lost connection.
    return _("To come back to your seat after a lost line: {line}").format(line=line)


def taken_up_elsewhere() -> str:
    """The token was shown on another line."""
    # Translators: the player's seat is in use from another connection of the same player.
    return _("Your seat was taken up on another line, so this one is closed.")


def no_such_seat() -> str:
    """A token opens no seat of the table."""
    # Translators: somebody comes back with a line for a seat that is no longer theirs.
    return _("That seat is not yours any more. You can take another one.")


def too_many_tables() -> str:
    """No more tables may be opened."""
    # Translators: somebody wants to open a table, and the host or the address has as many as it may have.
    return _("No more tables can be opened from your address now. Close one first.")


def no_such_host() -> str:
    """Nobody answers at an address."""
    # Translators: the player wants to join a table, and no host answers at the address.
    return _("No host of tables answers at that address.")


def line_lost() -> str:
    """The line is lost for now."""
    # Translators: the connection to the table is lost for now.
    return _("The line to the table is lost. The program tries to get it back.")


def line_gone() -> str:
    """The line does not come back."""
    # Translators: the connection to the table was lost and could not be made again.
    return _("The line to the table did not come back. Join again with the same code.")


def you_left() -> str:
    """The player ended the visit."""
    # Translators: the player has left a table of another host.
    return _("You have left the table.")
