"""Choosing the value of one rule: the next one at once, or from a list where there are many."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from cribbage_a11y.engine.rules import Rules
from cribbage_a11y.present.catalogue import _
from cribbage_a11y.ui.screens.choices import allowed
from cribbage_a11y.ui.screens.options import MOST_TO_STEP_THROUGH, Options, after
from cribbage_a11y.ui.screens.screen import MenuScreen, Reaction
from cribbage_a11y.ui.screens.setup_words import RULE_WORDS


def pick_rule(parent: MenuScreen, field: str, rules: Rules, chosen: Callable[[Any], Reaction]) -> Reaction:
    """Give ``chosen`` the next value of a rule, or open a list of all that gives it the one picked."""
    values = allowed(field)
    present = getattr(rules, field)
    if len(values) <= MOST_TO_STEP_THROUGH:
        return chosen(after(values, present))
    labels = tuple(RULE_WORDS[field](replace(rules, **{field: value})) for value in values)
    # Translators: the title of a list of values for one rule of a new game.
    name = _("Choose one of these.")
    screen = Options(name, labels, lambda place: chosen(values[place]), parent, cursor=values.index(present))
    return Reaction(screen, screen.opening())
