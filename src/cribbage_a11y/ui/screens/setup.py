"""The New game screen: Enter starts at once with the choices of last time."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

from cribbage_a11y.present.catalogue import _
from cribbage_a11y.ui.effects import Do
from cribbage_a11y.ui.screens.asks import Ask
from cribbage_a11y.ui.screens.choices import (
    PLAYER,
    GameChoices,
    LevelChoice,
    Preset,
    preset_changes,
    preset_of,
)
from cribbage_a11y.ui.screens.options import Options
from cribbage_a11y.ui.screens.screen import MenuScreen, Reaction, say
from cribbage_a11y.ui.screens.setup_parts import MoreRules, Names, Opponents, opponent_line, pick_level
from cribbage_a11y.ui.screens.setup_rules import pick_rule
from cribbage_a11y.ui.screens.setup_words import PRESET, PRESET_MEANING, RULE_WORDS


class _Line(NamedTuple):
    label: str
    choose: Callable[[], Reaction]


@dataclass(frozen=True)
class Setup(MenuScreen):
    """Each change is said back and handed out at once, so closing the screen loses none."""

    choices: GameChoices
    levels: tuple[LevelChoice, ...]
    """The levels of computer players there are, the weakest first."""

    @property
    def title(self) -> str:
        """Its name."""
        # Translators: the title of the screen where a game is set up.
        return _("New game. Enter starts it.")

    @property
    def labels(self) -> tuple[str, ...]:
        """Start, then what can be chosen."""
        return tuple(line.label for line in self._all_lines())

    def picked(self) -> Reaction:
        """Start, or change what the line names."""
        return self._all_lines()[self.cursor].choose()

    def changed(self, choices: GameChoices) -> Setup:
        """The same screen with other choices."""
        return replace(self, choices=choices)

    def _all_lines(self) -> tuple[_Line, ...]:
        rules = self.choices.rules
        return (
            # Translators: New game, the line that begins it.
            _Line(_("Start the game."), self._start),
            _Line(_(PRESET[preset_of(rules)]), self._presets),
            self._rule("players"),
            _Line(self._opponents_label(), self._opponents),
            # Translators: New game, the line that opens the names of the players.
            _Line(_("Names of the players."), lambda: _opened(Names(self))),
            self._rule("target"),
            self._rule("first_deal"),
            self._rule("counting"),
            # Translators: New game, the line that opens the rules that are seldom changed.
            _Line(_("More rules."), lambda: _opened(MoreRules(self))),
        )

    def _rule(self, field: str) -> _Line:
        def chosen(value: Any) -> Reaction:
            after = self.changed(self.choices.with_rules(**{field: value}))
            return kept(after, after, after.labels[after.cursor])

        words = RULE_WORDS[field]
        return _Line(words(self.choices.rules), lambda: pick_rule(self, field, self.choices.rules, chosen))

    def _start(self) -> Reaction:
        return Reaction(None, (Do(Ask.START, self.choices),))

    def _presets(self) -> Reaction:
        present = preset_of(self.choices.rules)
        presets = tuple(Preset)

        def chosen(place: int) -> Reaction:
            changes = preset_changes(presets[place])
            after = self.changed(self.choices.with_rules(**changes))
            return kept(after, after, after.labels[after.cursor])

        # Translators: New game, the title of the choice between sets of rules.
        name = _("Which rules?")
        labels = tuple(_(PRESET_MEANING[preset]) for preset in presets)
        cursor = presets.index(present) if present else 0
        return _opened(Options(name, labels, chosen, self, cursor=cursor))

    def _opponents_label(self) -> str:
        if len(self.choices.seat_levels) > 1:
            # Translators: New game, the line that opens the levels of several computer players.
            return _("Levels of the computer players.")
        return opponent_line(self, PLAYER + 1)

    def _opponents(self) -> Reaction:
        if len(self.choices.seat_levels) > 1:
            return _opened(Opponents(self))
        return pick_level(self, self, PLAYER + 1, lambda after: after)


def kept(screen: MenuScreen, setup: Setup, answer: str) -> Reaction:
    """Go on at ``screen``, with the choices handed out and the new one said."""
    return Reaction(screen, (Do(Ask.KEEP_CHOICES, setup.choices), say(answer)))


def _opened(screen: MenuScreen) -> Reaction:
    return Reaction(screen, screen.opening())
