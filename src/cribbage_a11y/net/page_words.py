"""The words of the page that do not come with the game."""

from __future__ import annotations

from html import escape
from importlib.resources import files
from string import Template
from typing import Final

from cribbage_a11y.present import catalogue
from cribbage_a11y.present.catalogue import _
from cribbage_a11y.present.forms import N_
from cribbage_a11y.present.phrases.regions import YOUR_TURN
from cribbage_a11y.ui.commands import Command

_WORDS: Final = {
    # Translators: the title of the page where guests play.
    "title": N_("Cribbage table"),
    # Translators: the heading above the form where a guest comes in.
    "come_in": N_("Come to a table"),
    # Translators: the label of the field for a table's code.
    "code": N_("Code of the table"),
    # Translators: the label of the field for a guest's name.
    "name": N_("Your name"),
    # Translators: a button: come to the table of the code.
    "sit_down": N_("Sit down"),
    # Translators: a button: open a new table.
    "open_table": N_("Open a new table"),
    # Translators: the heading above a question of the game, as how many points a hand is worth.
    "asked": N_("You are asked"),
    # Translators: a button: send the answer to a question.
    "send": N_("Send"),
    # Translators: a button: leave a question unanswered.
    "give_up": N_("Give up the question"),
    # Translators: a button: do what is asked. Enter is the key for it.
    "confirm": N_("Confirm, Enter"),
    # Translators: a button: leave a menu. Escape is the key for it.
    "go_back": N_("Back, Escape"),
    # Translators: a button: put chosen cards back. Escape is the key for it.
    "put_back": N_("Put cards back, Escape"),
    # Translators: how to read the history on the page.
    "history_help": N_("G goes here. Up and Down read newer and older entries. Escape goes back."),
    # Translators: the heading above the buttons of the page.
    "commands": N_("Commands"),
    # Translators: the heading above the list of seats.
    "seats": N_("Seats"),
    # Translators: the heading above the options of the page.
    "options": N_("Options of this page"),
    # Translators: an option of the page: letters and digits work as keys of the game.
    "single_keys": N_("Single keys"),
    # Translators: an option of the page.
    "large_print": N_("Large print"),
    # Translators: an option of the page.
    "high_contrast": N_("High contrast"),
    # Translators: said when the connection of the page is lost.
    "lost": N_("The line is lost. The page tries to get it back."),
    # Translators: said when the connection of the page is there again.
    "back": N_("The line is there again."),
    # Translators: an option was switched off.
    "keys_off": N_("Single keys are off."),
}

_BUTTONS: Final = {
    # Translators: a button with its key.
    Command.HAND: N_("Hand, H"),
    # Translators: a button with its key.
    Command.PLAY: N_("Play, P"),
    # Translators: a button with its key.
    Command.COUNT: N_("Count, C"),
    # Translators: a button with its key.
    Command.STARTER: N_("Starter, U"),
    # Translators: a button with its key.
    Command.CRIB: N_("Crib, K"),
    # Translators: a button with its key.
    Command.SCORE: N_("Score, S"),
    # Translators: a button with its key.
    Command.TURN: N_("Whose turn, T"),
    # Translators: a button with its key.
    Command.LAST_CARD: N_("Last card, L"),
    # Translators: a button with its key.
    Command.DETAILS: N_("Details of the count, D"),
    # Translators: a button with its key.
    Command.REPEAT: N_("Repeat, R"),
    # Translators: a button with its key.
    Command.VERBOSITY: N_("More or fewer words, V"),
    # Translators: a button with its key.
    Command.CODE: N_("Code, Y"),
    # Translators: a button with its key.
    Command.MESSAGE: N_("Message to the table, M"),
    # Translators: a button with its key.
    Command.SETTINGS: N_("The table, O"),
    # Translators: a button with its key.
    Command.KEYS: N_("Keys, question mark"),
    # Translators: a button with its key.
    Command.LEAVE: N_("Leave the table, Q"),
}


def page(*, may_open: bool) -> str:
    """The page in the language in use."""
    words = {name: escape(_(text)) for name, text in _WORDS.items()}
    buttons = (
        f'<button type="button" data-command="{command}">{escape(_(label))}</button>'
        for command, label in _BUTTONS.items()
    )
    return Template(asset("index.html")).substitute(
        words,
        language=catalogue.current().replace("_", "-"),
        your_turn=escape(_(YOUR_TURN)),
        may_open="" if may_open else "hidden",
        command_buttons="\n".join(buttons),
    )


def asset(name: str) -> str:
    """A file of the page."""
    return (files("cribbage_a11y.net") / "page" / name).read_text("utf-8")
