"""The first law: one pure engine. Nothing but the rules inside, frozen values, the same answer each time."""

from __future__ import annotations

import ast
import copy
import pickle
from dataclasses import FrozenInstanceError, fields, is_dataclass
from enum import Enum
from pathlib import Path
from typing import Any, Final, get_args

import pytest

from cribbage_a11y.engine import actions, errors, events
from cribbage_a11y.engine.actions import Action, GoOn
from cribbage_a11y.engine.cards import Card
from cribbage_a11y.engine.match import Match
from cribbage_a11y.engine.rules import Rules
from cribbage_a11y.engine.state import GameState
from cribbage_a11y.engine.step import Step
from cribbage_a11y.engine.transition import apply
from kit.games import FEW_KINDS, SHORT_KINDS, whole_game
from kit.sources import modules

ENGINE: Final = {path: tree for path, tree in modules().items() if path.parts[2] == "engine"}
ALLOWED: Final = frozenset(
    {"__future__", "collections", "dataclasses", "enum", "functools", "hashlib", "itertools", "operator"}
    | {"types", "typing"}
)
"""The standard modules that hold no clock, file, network, thread or chance."""
DOORS: Final = frozenset({"open", "print", "input", "exec", "eval", "compile", "__import__", "id", "hash"})
"""Built-in functions that reach outside, or answer differently in another run."""


def _imports(tree: ast.AST) -> set[str]:
    named = {alias.name for node in ast.walk(tree) if isinstance(node, ast.Import) for alias in node.names}
    return named | {node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}


@pytest.mark.parametrize("path", ENGINE, ids=str)
def test_a_module_imports_the_engine_and_what_is_pure(path: Path) -> None:
    strange = {name for name in _imports(ENGINE[path]) if not name.startswith("cribbage_a11y.engine.")}
    assert {name.split(".")[0] for name in strange} <= ALLOWED


@pytest.mark.parametrize("path", ENGINE, ids=str)
def test_a_module_calls_nothing_that_reaches_outside(path: Path) -> None:
    called = {
        node.func.id
        for node in ast.walk(ENGINE[path])
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
    }
    assert called.isdisjoint(DOORS)
    assert not [node for node in ast.walk(ENGINE[path]) if isinstance(node, ast.Global | ast.Nonlocal)]


def _attributes_set(tree: ast.AST) -> set[str]:
    return {
        node.attr
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store | ast.Del)
    }


def _calls(tree: ast.AST, name: str) -> bool:
    calls = [node.func for node in ast.walk(tree) if isinstance(node, ast.Call)]
    return any(isinstance(func, ast.Name) and func.id == name for func in calls)


def test_one_module_moves_pegs_and_it_alone_says_so() -> None:
    """The working copy is only where a state is thawed; nothing else sets a score or makes its event."""
    pegs = {path.name for path, tree in ENGINE.items() if _attributes_set(tree) & {"scores", "back_pegs"}}
    assert pegs == {"score_board.py", "step.py"}
    assert {path.name for path, tree in ENGINE.items() if _calls(tree, "Scored")} == {"score_board.py"}
    replaced = [
        keyword.arg
        for tree in ENGINE.values()
        for node in ast.walk(tree)
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr == "_replace"
        for keyword in node.keywords
    ]
    assert set(replaced).isdisjoint({"scores", "back_pegs"})


VALUES: Final[list[type[Any]]] = [
    *get_args(Action),
    GoOn,
    *events.EVENT_TYPES,
    errors.Refusal,
    Rules,
    Match,
]


@pytest.mark.parametrize("value", VALUES, ids=lambda value: value.__name__)
def test_values_are_frozen(value: type[Any]) -> None:
    assert is_dataclass(value)
    instance = object.__new__(value)
    for field in fields(value):
        with pytest.raises(FrozenInstanceError):
            setattr(instance, field.name, None)


def _is_frozen(value: object) -> bool:
    """Built of numbers, words, and tuples, and of frozen values."""
    if isinstance(value, tuple):
        return all(map(_is_frozen, value))
    return value is None or isinstance(value, int | str | bool | Enum | Card | Rules)


@pytest.mark.parametrize("kind", range(len(FEW_KINDS)))
def test_apply_leaves_its_state_and_action_as_they_were(kind: int) -> None:
    """The same state and action give the same outcome again, and are afterwards what they were before."""
    for before, action, after, happened in whole_game(FEW_KINDS[kind], 0):
        was = pickle.dumps((before, action))
        assert apply(before, action) == (after, happened)
        assert pickle.dumps((before, action)) == was
        assert _is_frozen(after)
        assert isinstance(hash((after, happened)), int)


@pytest.mark.parametrize("rules", SHORT_KINDS[:3], ids=lambda rules: f"{rules.players} seats")
def test_equal_states_have_equal_futures(rules: Rules) -> None:
    """A copy that shares nothing goes the same way: nothing is remembered outside the state."""
    for before, action, after, happened in whole_game(rules, 1):
        assert apply(copy.deepcopy(before), copy.deepcopy(action)) == (after, happened)


def test_the_working_copy_has_every_field_in_its_place() -> None:
    marked = GameState(*GameState._fields)  # type: ignore[arg-type]
    step = Step(marked)
    assert all(getattr(step, name) == name for name in GameState._fields)
    assert step.freeze() == (marked, ())


def test_every_action_is_one_of_the_union_or_the_courtesy_of_the_table() -> None:
    defined = {value for value in vars(actions).values() if isinstance(value, type) and is_dataclass(value)}
    assert {*get_args(Action), GoOn} == defined
