"""What a player chooses for a new game, as plain data that can be kept and given in again."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any, Final

from cribbage_a11y.engine.rules import RULE_CHOICES, RULE_NAMES, Counting, FirstDeal, Rules, RulesError
from cribbage_a11y.engine.seats import SHAPES
from cribbage_a11y.present.catalogue import _

LONGEST_NAME: Final = 20
"""Characters of a name."""
PLAYER: Final = 0
"""The seat of the player at this terminal; computers take the others."""
MOST_SEATS: Final = max(SHAPES)
COMPUTER_NAMES: Final = ("Anna", "Bert", "Clara")


@dataclass(frozen=True)
class LevelChoice:
    """A level of a computer player, as the program tells it."""

    key: str
    """Its name in settings and records."""
    name: str
    """Its name in words."""
    description: str
    """What it does, whole sentences."""


@dataclass(frozen=True)
class GameChoices:
    """Rules, levels and names; levels and names for the largest table, so that a smaller one loses none."""

    rules: Rules
    levels: tuple[str, ...]
    """The keys of the levels of seats 1, 2, ..."""
    names: tuple[str, ...]
    """The names of seats 0, 1, ..."""

    @property
    def seat_levels(self) -> tuple[str, ...]:
        """The levels of the computer seats of this table."""
        return self.levels[: len(self.rules.shape.seats[PLAYER + 1 :])]

    @property
    def seat_names(self) -> tuple[str, ...]:
        """The names at this table."""
        return self.names[: self.rules.players]

    def as_data(self) -> dict[str, Any]:
        """Words, numbers, truth values and lists of these, under the names of the fields."""
        rules = {name: getattr(self.rules, name) for name in RULE_NAMES}
        plain = {name: _plain(value) for name, value in rules.items()}
        return {**plain, "levels": list(self.levels), "names": list(self.names)}

    def with_data(self, data: Mapping[str, Any], levels: Sequence[str]) -> GameChoices:
        """These choices with those of ``data`` that make sense; what does not is passed over.

        ``levels`` are the keys of the levels there are.
        """
        rules = self.rules
        for name in RULE_NAMES:
            rules = _with_rule(rules, name, data.get(name))
        given = _texts(data.get("levels"))
        names = [tidy_name(name) for name in _texts(data.get("names"))]
        chosen = GameChoices(
            rules,
            tuple(new if new in levels else old for old, new in _paired(self.levels, given)),
            tuple(new or old for old, new in _paired(self.names, names)),
        )
        alike = len({name.casefold() for name in chosen.names}) < len(chosen.names)
        return replace(chosen, names=self.names) if alike else chosen

    def with_rules(self, **changes: Any) -> GameChoices:
        """The same with some rules changed."""
        return replace(self, rules=replace(self.rules, **changes))

    def with_level(self, seat: int, level: str) -> GameChoices:
        """The same with another level for a computer seat."""
        return replace(self, levels=_put(self.levels, seat - PLAYER - 1, level))

    def with_name(self, seat: int, name: str) -> GameChoices:
        """The same with another name for a seat."""
        return replace(self, names=_put(self.names, seat, name))


def first_choices(level: str) -> GameChoices:
    """What is chosen when nobody has chosen yet; ``level`` is that of every computer player."""
    # Translators: the name of the player at this terminal, until another is chosen.
    names = (_("Player"), *COMPUTER_NAMES)
    return GameChoices(Rules(), (level,) * (MOST_SEATS - 1), names)


def tidy_name(text: str) -> str:
    """A name as it is kept, or nothing where the text cannot be one."""
    name = " ".join(text.split())
    return name if name.isprintable() and len(name) <= LONGEST_NAME else ""


class Preset(StrEnum):
    """Rules that belong together under a name."""

    USUAL = "usual"
    BOOK = "book"
    MUGGINS = "muggins"


_PRESETS: Final = {
    Preset.USUAL: Rules(),
    Preset.BOOK: Rules(target=61, pone_bonus=3),
    Preset.MUGGINS: Rules(counting=Counting.MUGGINS),
}
_NOT_PRESET: Final = frozenset({"players", "first_deal", "next_deal"})
"""Who sits down and who deals is the company's affair."""


def preset_changes(preset: Preset) -> dict[str, Any]:
    """The rules that a preset sets."""
    rules = _PRESETS[preset]
    return {name: getattr(rules, name) for name in RULE_NAMES if name not in _NOT_PRESET}


def preset_of(rules: Rules) -> Preset | None:
    """The preset whose rules these are."""
    return next((p for p in Preset if replace(rules, **preset_changes(p)) == rules), None)


def allowed(field: str) -> tuple[Any, ...]:
    """The values of a rule that a new game offers."""
    return tuple(value for value in RULE_CHOICES[field] if value is not FirstDeal.GIVEN)


def _with_rule(rules: Rules, field: str, value: Any) -> Rules:
    given: Any = tuple(value) if isinstance(value, list) else value
    if given is None or given == FirstDeal.GIVEN:
        return rules
    try:
        changes: dict[str, Any] = {field: given}
        return replace(rules, **changes)
    except RulesError:
        return rules


def _plain(value: Any) -> Any:
    if isinstance(value, StrEnum):
        return value.value
    return list(value) if isinstance(value, tuple) else value


def _texts(value: Any) -> list[str]:
    return [item for item in value if isinstance(item, str)] if isinstance(value, list | tuple) else []


def _paired(old: Sequence[str], new: Sequence[str]) -> list[tuple[str, str]]:
    rest = [""] * len(old)
    return list(zip(old, [*new, *rest], strict=False))


def _put(values: tuple[str, ...], place: int, value: str) -> tuple[str, ...]:
    return (*values[:place], value, *values[place + 1 :])
