"""One thing said to a player, worded for every place where it can go.

The narrator makes utterances; the speech package, the history and the terminal take them.
"""

from __future__ import annotations

from collections.abc import Callable
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


class Utterance:
    """One announcement. Nothing in it changes once it is made.

    text: the line for the terminal and the history.
    speech: the words for a voice; empty when nothing is to be spoken.
    braille: the short form for a braille line, 40 cells; empty when nothing is to be brailled. Given as a
    function, it is made when it is first asked for: most listeners never ask.
    urgency: how it stands to other speech.
    region: the name of the region that the announcement belongs to.
    told: the fact that it words, for those who may have to word it again; no part of what it says.
    """

    __slots__ = ("_braille", "region", "speech", "text", "told", "urgency")

    def __init__(
        self,
        text: str,
        speech: str,
        braille: str | Callable[[], str],
        urgency: Urgency,
        region: str,
        told: object = None,
    ) -> None:
        self.text = text
        self.speech = speech
        self._braille = braille
        self.urgency = urgency
        self.region = region
        self.told = told

    @property
    def braille(self) -> str:
        """The short form."""
        if not isinstance(self._braille, str):
            self._braille = self._braille()
        return self._braille

    def with_urgency(self, urgency: Urgency) -> Utterance:
        """The same words, said for another reason."""
        return Utterance(self.text, self.speech, self._braille, urgency, self.region, self.told)

    def __eq__(self, other: object) -> bool:
        return self._said() == other._said() if isinstance(other, Utterance) else NotImplemented

    def __hash__(self) -> int:
        return hash(self.text)

    def __repr__(self) -> str:
        return f"Utterance{self._said()}"

    def _said(self) -> tuple[object, ...]:
        return self.text, self.speech, self.braille, self.urgency, self.region
