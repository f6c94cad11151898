"""Answers to what the player asks by key: each from the view and the history, and from nothing else."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass, field

from cribbage_a11y.engine.cards import Card
from cribbage_a11y.engine.errors import Refusal
from cribbage_a11y.engine.view import SeatView
from cribbage_a11y.present import refusals, tell_hand, tell_history, tell_standing, tell_table
from cribbage_a11y.present.history import Edge, History, Read, Reading
from cribbage_a11y.present.moments import Topic
from cribbage_a11y.present.narrator import Narrator
from cribbage_a11y.present.phrases import details
from cribbage_a11y.present.region import Region
from cribbage_a11y.present.show_details import detail_lines
from cribbage_a11y.present.utterance import Urgency, Utterance
from cribbage_a11y.present.words import Words


@dataclass(frozen=True, slots=True)
class Answers:
    """What can be asked at one moment.

    games: games of the match won, by side; ``None`` where there is no match to speak of.
    """

    narrator: Narrator
    view: SeatView
    history: History = field(default_factory=History)
    games: tuple[int, ...] | None = None

    def _say(self, tell: Callable[[Words], list[str]], region: Region) -> Utterance:
        return self.narrator.say(tell, Urgency.ANSWER, region)

    def hand(self, chosen: Collection[Card] = ()) -> Utterance:
        """H: the cards held, numbered, chosen ones marked in words."""
        return self._say(lambda words: tell_hand.hand(words, self.view, chosen), Region.YOUR_HAND)

    def card_at(self, place: int, chosen: Collection[Card] = ()) -> Utterance:
        """The card at a place of the hand, 0 for the first."""
        return self._say(lambda words: tell_hand.card_at(words, self.view, place, chosen), Region.YOUR_HAND)

    def chose(self, card: Card, chosen: Collection[Card]) -> Utterance:
        """A card was chosen; ``chosen`` are all chosen now, this one included."""
        return self._say(lambda words: tell_hand.chose(words, self.view, card, chosen), Region.YOUR_HAND)

    def put_back(self, card: Card) -> Utterance:
        """A chosen card was put back."""
        return self._say(lambda words: tell_hand.put_back(words, card), Region.YOUR_HAND)

    def all_put_back(self) -> Utterance:
        """All chosen cards were put back."""
        return self._say(tell_hand.all_put_back, Region.YOUR_HAND)

    def none_chosen(self) -> Utterance:
        """Something was to be done with chosen cards, and there are none."""
        return self._say(tell_hand.none_chosen, Region.YOUR_HAND)

    def play(self) -> Utterance:
        """P: the cards of this count with who laid them, the count, the starter."""
        return self._say(lambda words: tell_table.play(words, self.view), Region.THE_PLAY)

    def count(self) -> Utterance:
        """C: the count."""
        return self._say(lambda words: tell_table.count(words, self.view), Region.THE_PLAY)

    def starter(self) -> Utterance:
        """U: the card turned up."""
        return self._say(lambda words: tell_table.starter(words, self.view), Region.THE_STARTER)

    def crib(self) -> Utterance:
        """K: whose crib, what the player put in, its cards once shown."""
        return self._say(lambda words: tell_table.crib(words, self.view), Region.THE_CRIB)

    def score(self) -> Utterance:
        """S: every side's score."""
        return self._say(lambda words: tell_standing.scores(words, self.view), Region.SCORE)

    def score_in_full(self) -> list[Utterance]:
        """Shift+S: a line for each side with to go, pegs and street, then the skunk lines."""
        lines = [self.side(side) for side in self.narrator.audience.sides()]
        skunks = self._say(lambda words: tell_standing.skunk_lines(words, self.view), Region.SCORE)
        return [*lines, skunks]

    def side(self, side: int) -> Utterance:
        """One side's score, role, to go, pegs, street, and games won of a match."""
        return self._say(
            lambda words: tell_standing.side_in_full(words, self.view, side, self.games), Region.SCORE
        )

    def turn(self) -> Utterance:
        """T: whose turn it is, and what is asked."""
        return self.narrator.prompt(self.view, Urgency.ANSWER)

    def last(self) -> Utterance:
        """L: the last card laid and what it scored."""
        moment = self.history.latest_since_deal(Topic.PLAY)
        if moment is None:
            return self._say(tell_table.nothing_laid, Region.THE_PLAY)
        return self.narrator.line(moment, Urgency.ANSWER)

    def details(self) -> list[Utterance]:
        """D: the last count item by item, one line each, with a running total."""
        moment = self.history.latest(Topic.SHOW)
        if moment is None:
            return [self._say(lambda words: [words.say(details.NONE_COUNTED)], Region.THE_HANDS)]
        return self.narrator.lines(
            lambda words: detail_lines(words, moment), Urgency.ANSWER, Region.THE_HANDS
        )

    def seats(self) -> Utterance:
        """W: who sits where, and who deals."""
        return self._say(lambda words: tell_table.seats(words, self.view), Region.SCORE)

    def refused(self, refusal: Refusal) -> Utterance:
        """Why something asked for is not done."""
        return self._say(lambda words: refusals.refused(words, refusal, self.view), Region.YOUR_TURN)

    def read(self, read: Read) -> Utterance:
        """A step in the history: the entry reached, or that there is none beyond."""
        if read.entry is None:
            edge = read.edge or Edge.EMPTY
            return self._say(lambda words: tell_history.edge(words, edge), Region.HISTORY)
        return self.narrator.line(read.entry.told, Urgency.ANSWER)

    def log(self, reading: Reading) -> Utterance:
        """Which log of the history is read."""
        size = self.history.size(reading.log)
        return self._say(lambda words: tell_history.log(words, reading.log, size), Region.HISTORY)

    def verbosity(self) -> Utterance:
        """How many words the lines have now."""
        chosen = self.narrator.verbosity
        return self._say(lambda words: tell_history.verbosity(words, chosen), Region.YOUR_TURN)
