"""One thing said to a player, worded for every place where it can go.

The narrator makes utterances; the speech package, the history and the terminal take them.
"""

from dataclasses import dataclass
from enum import Enum

__all__ = ["Urgency", "Utterance"]


class Urgency(Enum):
    """How an utterance stands to what is being said, and to what waits to be said.

    ANSWER: the reply to the player's own key. It interrupts, and replaces an older reply still waiting.
    EVENT: something happened. It waits for its turn, and nothing replaces it.
    TURN: what is asked of the player now. It waits too, and replaces an older one still waiting.
    """

    ANSWER = "answer"
    EVENT = "event"
    TURN = "turn"


@dataclass(frozen=True, slots=True)
class Utterance:
    """One announcement.

    text: the line for the terminal and the history.
    speech: the words for a voice; empty when nothing is to be spoken.
    braille: the short form for a braille line, 40 cells; empty when nothing is to be brailled.
    urgency: how it stands to other speech.
    region: the name of the region that the announcement belongs to.
    """

    text: str
    speech: str
    braille: str
    urgency: Urgency
    region: str
