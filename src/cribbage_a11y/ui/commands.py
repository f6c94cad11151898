"""What a player can ask for, whatever key or word asked for it."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple


class Command(StrEnum):
    """One member for each thing a key or a typed word can do."""

    CARD = "card"
    """Say and choose the card of that number, or put it back. In a menu, the line of that number."""
    CONFIRM = "confirm"
    PREVIOUS_CARD = "previous_card"
    NEXT_CARD = "next_card"
    TOGGLE_CARD = "toggle_card"
    TAKE_BACK = "take_back"
    """Take back the last choice, alone with computers."""
    HAND = "hand"
    PLAY = "play"
    COUNT = "count"
    STARTER = "starter"
    CRIB = "crib"
    SCORE = "score"
    SCORE_MORE = "score_more"
    TURN = "turn"
    LAST_CARD = "last_card"
    REPEAT = "repeat"
    DETAILS = "details"
    SEATS = "seats"
    HISTORY = "history"
    UP = "up"
    DOWN = "down"
    FIRST = "first"
    LAST = "last"
    OLDER = "older"
    NEWER = "newer"
    OLDEST = "oldest"
    NEWEST = "newest"
    PREVIOUS_LOG = "previous_log"
    NEXT_LOG = "next_log"
    SAVE_HISTORY = "save_history"
    """Write the whole history to a text file."""
    NEXT_REGION = "next_region"
    PREVIOUS_REGION = "previous_region"
    BACK = "back"
    ADVICE = "advice"
    CODE = "code"
    MESSAGE = "message"
    VERBOSITY = "verbosity"
    VERBOSITY_BACK = "verbosity_back"
    SETTINGS = "settings"
    LARGE_PRINT = "large_print"
    TYPE = "type"
    KEYS = "keys"
    LEAVE = "leave"
    SPEECH = "speech"
    """Try the game's own speech again."""
    STOP = "stop"
    """Leave at once, without a question: Ctrl+C, Ctrl+D, a closed terminal."""
    SUSPEND = "suspend"
    UNKNOWN = "unknown"
    """A key or word that does nothing; it is answered."""


class Press(NamedTuple):
    """One command from the player, with what it names."""

    command: str
    """A :class:`Command`, or what a line prompt was opened for."""
    number: int = 0
    """The digit of a card or menu line."""
    text: str = ""
    """The key or word as the player knows it, for the answer to an unknown one; text typed by the player."""
