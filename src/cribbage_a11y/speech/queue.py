"""What waits to be said, in order of urgency. A plain value: no threads, no clock.

A burst of utterances, and whatever waits beside it, leaves as one message: several messages at once would cut
each other off on Speech Dispatcher.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from cribbage_a11y.present.utterance import Urgency, Utterance

__all__ = ["BRAILLE_CELLS", "CAPACITY", "JOIN_LIMIT", "MAX_TRIES", "Message", "Part", "SpeechQueue"]

CAPACITY = 64
"""Parts that may wait. Beyond it the oldest event goes: it is in the history."""

JOIN_LIMIT = 400
"""Characters from which a message takes no further part, so that one key does not cut a whole backlog off."""

BRAILLE_CELLS = 40
"""Cells that the braille of one message may fill."""

MAX_TRIES = 20
"""Times that a part is given to a backend before it is let go."""


@dataclass(frozen=True, slots=True)
class Part:
    """One utterance as it waits: its words, and how many times it was tried in vain."""

    speech: str
    braille: str
    urgency: Urgency
    tries: int = 0


@dataclass(frozen=True, slots=True)
class Message:
    """Parts that leave together, in the order in which they are said."""

    parts: tuple[Part, ...]

    @property
    def text(self) -> str:
        """The words of all parts."""
        return " ".join(part.speech for part in self.parts if part.speech)

    @property
    def braille(self) -> str:
        """The last part's braille, and as many of those before it as fit on one line with it.

        The last is what matters most to a player who reads one line: what is asked now.
        """
        line = ""
        for cells in reversed([part.braille for part in self.parts if part.braille]):
            longer = f"{cells} {line}" if line else cells
            if line and len(longer) > BRAILLE_CELLS:
                break
            line = longer
        return line

    @property
    def urgency(self) -> Urgency:
        """ANSWER when a reply is among the parts, so that it interrupts; else that of the last part."""
        urgencies = [part.urgency for part in self.parts]
        return Urgency.ANSWER if Urgency.ANSWER in urgencies else urgencies[-1]


class SpeechQueue:
    """Parts in the order in which they will be said: replies, then events and turns as they came."""

    def __init__(self) -> None:
        self._answers: list[Part] = []
        self._others: list[Part] = []

    def __len__(self) -> int:
        return len(self._answers) + len(self._others)

    @property
    def answer_waits(self) -> bool:
        """Whether a reply to the player's own key is waiting."""
        return bool(self._answers)

    def put(self, burst: Iterable[Utterance]) -> None:
        """Add the utterances of one burst; its replies and its turn replace older ones that wait."""
        parts = [Part(u.speech, u.braille, u.urgency) for u in burst if u.speech or u.braille]
        answers = [part for part in parts if part.urgency is Urgency.ANSWER]
        others = _latest_turn([part for part in parts if part.urgency is not Urgency.ANSWER])
        if answers:
            self._answers = answers
        if _has_turn(others):
            self._others = _without_turns(self._others)
        self._others += others
        self._make_room()

    def take(self) -> Message:
        """The next message: the parts that wait, as many as may be joined.

        Raises IndexError when nothing waits.
        """
        waiting = self._answers + self._others
        count, size = 1, len(waiting[0].speech)
        while count < len(waiting) and size < JOIN_LIMIT:
            size += len(waiting[count].speech)
            count += 1
        taken = tuple(waiting[:count])
        self._others = self._others[max(0, count - len(self._answers)) :]
        self._answers = self._answers[count:]
        return Message(taken)

    def put_back(self, message: Message, *, brailled: bool = False) -> None:
        """Let a message that was not said wait again, before all others.

        What a newer reply or turn has replaced meanwhile stays away, and so does what was tried MAX_TRIES
        times. With `brailled` its braille was shown, and is not shown again.
        """
        again = [_tried(part, brailled) for part in message.parts if part.tries + 1 < MAX_TRIES]
        if not self._answers:
            self._answers = [part for part in again if part.urgency is Urgency.ANSWER]
        others = [part for part in again if part.urgency is not Urgency.ANSWER]
        if _has_turn(self._others):
            others = _without_turns(others)
        self._others = others + self._others
        self._make_room()

    def clear(self) -> None:
        """Let everything go."""
        self._answers, self._others = [], []

    def _make_room(self) -> None:
        excess = len(self) - CAPACITY
        if excess > 0:
            kept = [index for index, part in enumerate(self._others) if part.urgency is Urgency.EVENT]
            gone = set(kept[:excess])
            self._others = [part for index, part in enumerate(self._others) if index not in gone]


def _tried(part: Part, brailled: bool) -> Part:
    return replace(part, tries=part.tries + 1, braille="" if brailled else part.braille)


def _has_turn(parts: list[Part]) -> bool:
    return any(part.urgency is Urgency.TURN for part in parts)


def _without_turns(parts: list[Part]) -> list[Part]:
    return [part for part in parts if part.urgency is not Urgency.TURN]


def _latest_turn(parts: list[Part]) -> list[Part]:
    turns = [part for part in parts if part.urgency is Urgency.TURN]
    return [part for part in parts if part.urgency is not Urgency.TURN or part is turns[-1]]
