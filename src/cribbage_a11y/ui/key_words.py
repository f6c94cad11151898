"""The words for keys and commands: what a key is called, and what each command does."""

from __future__ import annotations

from typing import Final

from cribbage_a11y.present.forms import N_
from cribbage_a11y.ui.commands import Command

KEY_NAMES: Final = {
    # Translators: the name of a key, as it is spoken.
    "enter": N_("Enter"),
    # Translators: the name of a key, as it is spoken: the long one that writes a blank.
    "space": N_("Space"),
    # Translators: the name of a key, as it is spoken.
    "tab": N_("Tab"),
    # Translators: the name of a key, as it is spoken: Tab with the Shift key held.
    "shift-tab": N_("Shift Tab"),
    # Translators: the name of a key, as it is spoken.
    "escape": N_("Escape"),
    # Translators: the name of a key, as it is spoken: the one that takes back the last letter.
    "backspace": N_("Backspace"),
    # Translators: the name of an arrow key, as it is spoken.
    "left": N_("Left"),
    # Translators: the name of an arrow key, as it is spoken.
    "right": N_("Right"),
    # Translators: the name of an arrow key, as it is spoken.
    "up": N_("Up"),
    # Translators: the name of an arrow key, as it is spoken.
    "down": N_("Down"),
    # Translators: the name of a key, as it is spoken.
    "home": N_("Home"),
    # Translators: the name of a key, as it is spoken.
    "end": N_("End"),
    # Translators: the name of a key, as it is spoken: the one that turns a page back.
    "pageup": N_("Page up"),
    # Translators: the name of a key, as it is spoken: the one that turns a page on.
    "pagedown": N_("Page down"),
    # Translators: the name of a key, as it is spoken.
    "insert": N_("Insert"),
    # Translators: the name of a key, as it is spoken: the one that deletes what is at the cursor.
    "delete": N_("Delete"),
    # Translators: the name of the key with this sign: ,
    ",": N_("Comma"),
    # Translators: the name of the key with this sign: .
    ".": N_("Full stop"),
    # Translators: the name of the key with this sign: <
    "<": N_("Less than"),
    # Translators: the name of the key with this sign: >
    ">": N_("Greater than"),
    # Translators: the name of the key with this sign: [
    "[": N_("Left bracket"),
    # Translators: the name of the key with this sign: ]
    "]": N_("Right bracket"),
    # Translators: the name of the key with this sign: /
    "/": N_("Slash"),
    # Translators: the name of the key with this sign: ?
    "?": N_("Question mark"),
    # Translators: the name of the C key with the Control key held, as it is spoken.
    "ctrl-c": N_("Control C"),
    # Translators: the name of the D key with the Control key held, as it is spoken.
    "ctrl-d": N_("Control D"),
    # Translators: the name of the Z key with the Control key held, as it is spoken.
    "ctrl-z": N_("Control Z"),
}
"""The spoken names of keys that are neither letters nor digits."""

MODIFIED: Final = {
    # Translators: a key with the Control key held, as it is spoken. {key}: the name of the other key.
    "ctrl-": N_("Control {key}"),
    # Translators: a key with the Shift key held, as it is spoken. {key}: the name of the other key.
    "shift-": N_("Shift {key}"),
}
"""The spoken names of keys pressed together with another."""

SHIFTED: Final = (
    # Translators: the name of a letter's key with the Shift key held. {letter}: the letter.
    N_("Shift {letter}")
)

DOES: Final = {
    # Translators: what keys do in a game; said after the name of the key.
    Command.CARD: N_("say and choose that card, or put it back."),
    # Translators: what a key does in a game; said after the name of the key.
    Command.CONFIRM: N_("confirm. Lay away, play, or go on."),
    # Translators: what a key does in a game; said after the name of the key.
    Command.PREVIOUS_CARD: N_("previous card."),
    # Translators: what a key does in a game; said after the name of the key.
    Command.NEXT_CARD: N_("next card."),
    # Translators: what a key does in a game; said after the name of the key.
    Command.TOGGLE_CARD: N_("choose the card at the cursor, or put it back."),
    # Translators: what a key does in a game; said after the name of the key.
    Command.TAKE_BACK: N_("take back your last choice, if nothing hidden was shown since."),
    # Translators: what a key does in a game; said after the name of the key.
    Command.HAND: N_("your hand."),
    # Translators: what a key does in a game; said after the name of the key.
    Command.PLAY: N_("the play: cards, count and starter."),
    # Translators: what a key does in a game; said after the name of the key.
    Command.COUNT: N_("the count."),
    # Translators: what a key does in a game; said after the name of the key.
    Command.STARTER: N_("the starter."),
    # Translators: what a key does in a game; said after the name of the key.
    Command.CRIB: N_("the crib: whose it is, and what you put in."),
    # Translators: what a key does in a game; said after the name of the key.
    Command.SCORE: N_("the score."),
    # Translators: what a key does in a game; said after the name of the key.
    Command.SCORE_MORE: N_("the score with points to go, pegs and skunk lines."),
    # Translators: what a key does in a game; said after the name of the key.
    Command.TURN: N_("whose turn it is, and what is asked."),
    # Translators: what a key does in a game; said after the name of the key.
    Command.LAST_CARD: N_("the last card laid, and what it scored."),
    # Translators: what a key does in a game; said after the name of the key.
    Command.REPEAT: N_("the last announcement again."),
    # Translators: what a key does in a game; said after the name of the key.
    Command.DETAILS: N_("the last count, item by item."),
    # Translators: what a key does in a game; said after the name of the key.
    Command.SEATS: N_("who sits where."),
    # Translators: what a key does in a game; said after the name of the key.
    Command.HISTORY: N_("go to the history."),
    # Translators: what a key does in a game; said after the name of the key.
    Command.UP: N_("previous line."),
    # Translators: what a key does in a game; said after the name of the key.
    Command.DOWN: N_("next line."),
    # Translators: what a key does in a game; said after the name of the key.
    Command.FIRST: N_("first line."),
    # Translators: what a key does in a game; said after the name of the key.
    Command.LAST: N_("last line."),
    # Translators: what a key does in a game; said after the name of the key.
    Command.OLDER: N_("older entry of the history."),
    # Translators: what a key does in a game; said after the name of the key.
    Command.NEWER: N_("newer entry of the history."),
    # Translators: what a key does in a game; said after the name of the key.
    Command.OLDEST: N_("oldest entry of the history."),
    # Translators: what a key does in a game; said after the name of the key.
    Command.NEWEST: N_("newest entry of the history."),
    # Translators: what a key does in a game; said after the key. The logs are parts of the history.
    Command.PREVIOUS_LOG: N_("previous log: all, scores or chat."),
    # Translators: what a key does in a game; said after the key. The logs are parts of the history.
    Command.NEXT_LOG: N_("next log: all, scores or chat."),
    # Translators: what a key does in a game; said after the name of the key.
    Command.SAVE_HISTORY: N_("write the whole history to a text file."),
    # Translators: what a key does in a game; said after the name of the key. A region is a part of the table.
    Command.NEXT_REGION: N_("next region, with its name and size."),
    # Translators: what a key does in a game; said after the name of the key. A region is a part of the table.
    Command.PREVIOUS_REGION: N_("previous region, with its name and size."),
    # Translators: what keys do in a game; said after the names of the keys.
    Command.BACK: N_("go back, or put all cards back."),
    # Translators: what a key does in a game; said after the name of the key.
    Command.ADVICE: N_("advice on what to do."),
    # Translators: what a key does in a game; said after the name of the key.
    Command.CODE: N_("your table's code. Again: digit by digit."),
    # Translators: what a key does in a game; said after the name of the key.
    Command.MESSAGE: N_("send a message to the table."),
    # Translators: what a key does everywhere; said after the name of the key.
    Command.VERBOSITY: N_("change how many words are said."),
    # Translators: what a key does everywhere; said after the name of the key.
    Command.VERBOSITY_BACK: N_("change how many words are said, the other way round."),
    # Translators: what a key does in a game; said after the name of the key.
    Command.SETTINGS: N_("the settings."),
    # Translators: what a key does everywhere; said after the name of the key.
    Command.LARGE_PRINT: N_("large print on or off."),
    # Translators: what a key does in a game; said after the name of the key.
    Command.TYPE: N_("type a command."),
    # Translators: what keys do everywhere; said after the names of the keys.
    Command.KEYS: N_("the keys that work now, 5 at a time."),
    # Translators: what a key does in a game; said after the name of the key.
    Command.LEAVE: N_("leave the game. It asks first, and the game is kept."),
    # Translators: what a key does everywhere; said after the name of the key.
    Command.SPEECH: N_("try the game's own speech again."),
    # Translators: what keys do everywhere; said after the names of the keys.
    Command.STOP: N_("leave at once, without a question. The game is kept."),
    # Translators: what a key does everywhere; said after the name of the key.
    Command.SUSPEND: N_("let the program wait, and go to the shell."),
}
"""What each command does in a game. ``UNKNOWN`` is not here: it is what a key without a command gives."""

DOES_IN_HISTORY: Final = {
    # Translators: what a key does in the history; said after the name of the key.
    Command.UP: N_("newer entry."),
    # Translators: what a key does in the history; said after the name of the key.
    Command.DOWN: N_("older entry."),
    # Translators: what a key does in the history; said after the name of the key.
    Command.FIRST: N_("newest entry."),
    # Translators: what a key does in the history; said after the name of the key.
    Command.LAST: N_("oldest entry."),
    # Translators: what keys do in the history; said after the names of the keys.
    Command.BACK: N_("leave the history."),
}
"""What is different in the History region."""

DOES_ON_SCREENS: Final = {
    # Translators: what keys do in menus and pages; said after the names of the keys.
    Command.CARD: N_("choose the line of that number, or go to the page of that number."),
    # Translators: what a key does in menus and pages; said after the name of the key.
    Command.CONFIRM: N_("choose the line at the cursor, or read on."),
    # Translators: what a key does in menus and pages; said after the name of the key.
    Command.TOGGLE_CARD: N_("choose the line at the cursor, or read on."),
    # Translators: what a key does in menus and pages; said after the name of the key.
    Command.PREVIOUS_CARD: N_("previous line, or previous page."),
    # Translators: what a key does in menus and pages; said after the name of the key.
    Command.NEXT_CARD: N_("next line, or next page."),
    # Translators: what a key does in menus and pages; said after the name of the key.
    Command.REPEAT: N_("say it again."),
    # Translators: what a key does in menus and pages; said after the name of the key.
    Command.OLDER: N_("next line."),
    # Translators: what a key does in menus and pages; said after the name of the key.
    Command.NEWER: N_("previous line."),
    # Translators: what a key does in menus and pages; said after the name of the key.
    Command.OLDEST: N_("last line."),
    # Translators: what a key does in menus and pages; said after the name of the key.
    Command.NEWEST: N_("first line."),
    # Translators: what keys do in menus and pages; said after the names of the keys.
    Command.BACK: N_("go back."),
    # Translators: what a key does in menus and pages; said after the name of the key.
    Command.LEAVE: N_("go back. In the home menu: leave cribbage."),
    # Translators: what keys do in menus and pages; said after the names of the keys.
    Command.STOP: N_("leave at once, without a question."),
}
"""What is different in menus and pages."""
