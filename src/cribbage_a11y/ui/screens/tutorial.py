"""A hand to try: each score explained as it falls, two choices to make, and a way out at every line."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache
from typing import NamedTuple

from cribbage_a11y.engine.cards import Card
from cribbage_a11y.engine.events import Event
from cribbage_a11y.engine.rules import Rules
from cribbage_a11y.engine.state import GameState, new_game
from cribbage_a11y.engine.transition import apply
from cribbage_a11y.present.cards import listed, long_name
from cribbage_a11y.present.catalogue import _, ngettext
from cribbage_a11y.ui.commands import Command, Press
from cribbage_a11y.ui.effects import Effect
from cribbage_a11y.ui.screens.screen import Reaction, joined, moved, say, useless
from cribbage_a11y.ui.screens.tutorial_hand import ANNA, YOU
from cribbage_a11y.ui.screens.tutorial_script import STEPS, Choice
from cribbage_a11y.ui.screens.tutorial_tries import WANTED, best_choice, judge


class Done(NamedTuple):
    """A step of the script, done: the game after it, and what happened."""

    state: GameState
    events: tuple[Event, ...]


@cache
def played() -> tuple[Done, ...]:
    """The whole hand through the engine, step by step."""
    state = new_game(Rules())
    done = []
    for step in STEPS:
        events: tuple[Event, ...] = ()
        if step.act is not None:
            state, events = apply(state, step.act())
        done.append(Done(state, events))
    return tuple(done)


class Line(NamedTuple):
    """A line of the tutorial, with the game as it stands and what may be tried there."""

    text: str
    state: GameState
    choice: Choice | None


def all_lines() -> tuple[Line, ...]:
    """Every line in the language in use."""
    lines = []
    for step, done in zip(STEPS, played(), strict=True):
        facts = _facts(done.state)
        texts = [_(message).format(**facts) for message in step.lines]
        lines += [Line(text, done.state, None) for text in texts[:-1]]
        lines.append(Line(texts[-1], done.state, step.choice))
    return tuple(lines)


def _facts(state: GameState) -> dict[str, str | int]:
    hand = state.hands[YOU] if state.hands else ()
    return {
        "you": state.scores[YOU],
        "anna": state.scores[ANNA],
        "count": state.pile_count,
        "hand": listed(map(long_name, hand)),
    }


@dataclass(frozen=True)
class Tutorial:
    """``at`` is the newest line said; the cursor reads back among those before it."""

    at: int = 0
    cursor: int = 0
    chosen: tuple[Card, ...] = ()
    """Where something may be tried: the cards chosen."""

    @property
    def title(self) -> str:
        """Its name."""
        # Translators: the title of the tutorial hand.
        return _("A hand to try.")

    @property
    def lines(self) -> tuple[str, ...]:
        """All lines so far."""
        return tuple(line.text for line in all_lines()[: self.at + 1])

    @property
    def hint(self) -> str:
        """What to press."""
        # Translators: what to press in the tutorial hand.
        return _("Enter goes on. Up reads back. Escape or Backspace leaves at any line.")

    def opening(self) -> tuple[Effect, ...]:
        """The title, what to press, and the line at the cursor."""
        return (say(self.title, self.hint, self.lines[self.cursor]),)

    def press(self, press: Press) -> Reaction:
        """Go on, try a card, read back, or leave."""
        if press.command in (Command.BACK, Command.LEAVE):
            # Translators: the answer when the player leaves the tutorial hand.
            return Reaction(None, (say(_("You leave the hand to try.")),))
        if press.command in (Command.CONFIRM, Command.TOGGLE_CARD):
            return self._go_on()
        if press.command is Command.REPEAT:
            return self._said(self.lines[self.cursor])
        line = all_lines()[self.at]
        if press.command is Command.CARD and line.choice is not None:
            return self._choose(press.number, line.state.hands[YOU], line.choice)
        place = moved(self.cursor, self.at + 1, press.command)
        if place is None:
            return self._said(joined(useless(), self.hint))
        there = replace(self, cursor=place)
        return there._said(there.lines[place])

    def _said(self, *lines: str) -> Reaction:
        return Reaction(self, (say(*lines),))

    def _go_on(self) -> Reaction:
        line = all_lines()[self.at]
        if line.choice is None or not self.chosen:
            return self._next()
        missing = WANTED[line.choice] - len(self.chosen)
        if missing:
            # Translators: tutorial hand: too few cards are chosen. {n}: how many are missing.
            more = ngettext(
                "Choose {n} more card, or put the first one back.",
                "Choose {n} more cards, or put the first one back.",
                missing,
            )
            return self._said(more.format(n=missing))
        judged = judge(line.choice, line.state, self.chosen)
        if set(self.chosen) == set(best_choice(line.choice)):
            return self._next(judged)
        return replace(self, chosen=())._said(judged)

    def _next(self, *before: str) -> Reaction:
        if self.at + 1 == len(all_lines()):
            # Translators: the tutorial hand is over, and its screen closes.
            return Reaction(None, (say(_("That was the hand to try.")),))
        there = Tutorial(self.at + 1, self.at + 1)
        return there._said(*before, there.lines[there.at])

    def _choose(self, number: int, hand: tuple[Card, ...], choice: Choice) -> Reaction:
        if number > len(hand):
            # Translators: tutorial hand: a digit for which there is no card. {n}: how many cards there are.
            no_card = ngettext("You have {n} card.", "You have {n} cards.", len(hand)).format(n=len(hand))
            return self._said(no_card)
        card = hand[number - 1]
        if card in self.chosen:
            # Translators: tutorial hand: a card is put back. {card}: as 5 of hearts.
            back = _("Put back: {card}.").format(card=long_name(card))
            return replace(self, chosen=tuple(c for c in self.chosen if c != card))._said(back)
        kept = self.chosen if len(self.chosen) < WANTED[choice] else self.chosen[1:]
        chosen = (*kept, card)
        return replace(self, chosen=chosen)._said(
            # Translators: tutorial hand: the cards that are chosen now. {cards}: as 5 of hearts, 6 of clubs.
            _("Chosen: {cards}. Enter takes this choice.").format(cards=listed(map(long_name, chosen)))
        )
