"""Finds code that asks how many seats a table has.

Everything that differs with the seat count is data in ``engine/seats.py``; code that compares a count
elsewhere is a rule of its own that the next table size would break.
"""

from __future__ import annotations

import ast
import re
from typing import Final

_COUNT_NAME: Final = re.compile(
    r"(?:n_|num_|number_of_|no_of_)?(?:players|seats|sides)|(?:player|seat|side)_(?:count|number|total)|seating"
)
"""What code calls a number of seats, players or sides."""
_PER_SEAT: Final = re.compile(
    r"(?:\w+_)?(?:players|seats|sides|hands|names|levels|scores|opponents|partners|guests)"
)
"""What code calls a collection with one member for each seat: its length is a number of seats."""


def seat_count_questions(tree: ast.AST) -> list[int]:
    """The lines that compare a number of seats with a written number, match on it or look it up in a literal.

    Emptiness (``len(seats) == 0``, ``> 0``, ``< 1``) is no such question, nor is a comparison of two counts.
    """
    return sorted(
        {node.lineno for node in ast.walk(tree) if isinstance(node, ast.expr | ast.stmt) and _asks(node)}
    )


def _asks(node: ast.expr | ast.stmt) -> bool:
    match node:
        case ast.Compare(left=left, comparators=comparators):
            return _compares([left, *comparators])
        case ast.Match(subject=subject):
            return _is_count(subject)
        case ast.Subscript(value=ast.Dict() | ast.Tuple() | ast.List(), slice=key):
            return _mentions_count(key)
    return False


def _compares(operands: list[ast.expr]) -> bool:
    numbers = {number for operand in operands for number in _numbers(operand)}
    if any(_is_count(operand) for operand in operands):
        return bool(numbers - {0, 1})
    reckoned = any(isinstance(operand, ast.BinOp) and _mentions_count(operand) for operand in operands)
    return reckoned and bool(numbers)


def _numbers(node: ast.expr) -> set[int]:
    """The numbers written in an operand: one literal, or those of a literal collection."""
    match node:
        case ast.Constant(value=int() as value):
            return {value}
        case ast.Tuple(elts=members) | ast.List(elts=members) | ast.Set(elts=members):
            return {number for member in members for number in _numbers(member)}
    return set()


def _mentions_count(node: ast.expr) -> bool:
    return any(isinstance(part, ast.expr) and _is_count(part) for part in ast.walk(node))


def _is_count(node: ast.expr) -> bool:
    match node:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return _COUNT_NAME.fullmatch(name.lower()) is not None
        case ast.Call(func=ast.Name(id="len"), args=[ast.Name(id=name) | ast.Attribute(attr=name)]):
            return _PER_SEAT.fullmatch(name.lower()) is not None
    return False
