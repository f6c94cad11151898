"""Values as TOML text: every value that ``tomllib`` reads comes back the same from what is written here."""

from __future__ import annotations

import json
import math
import re
from collections.abc import Callable, Mapping
from datetime import date, datetime, time
from typing import Any, Final

_BARE_KEY: Final = re.compile(r"[A-Za-z0-9_-]+")


def toml_key(name: str) -> str:
    """A key, in quotation marks where it needs them."""
    return name if _BARE_KEY.fullmatch(name) else _text(name)


def toml_value(value: Any) -> str:
    """A value on one line, tables in braces."""
    for kind, write in _WRITERS:
        if isinstance(value, kind):
            return write(value)
    raise TypeError(f"TOML has no {type(value).__name__}")


def _text(value: str) -> str:
    """A basic string: JSON escapes what TOML asks for, save the character 127."""
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")


def _float(value: float) -> str:
    return "nan" if math.isnan(value) else repr(value)


def _list(value: list[Any] | tuple[Any, ...]) -> str:
    return "[" + ", ".join(map(toml_value, value)) + "]"


def _table(value: Mapping[str, Any]) -> str:
    pairs = (f"{toml_key(name)} = {toml_value(held)}" for name, held in value.items())
    return "{" + ", ".join(pairs) + "}"


_WRITERS: Final[tuple[tuple[type | tuple[type, ...], Callable[[Any], str]], ...]] = (
    (str, _text),
    (bool, lambda value: "true" if value else "false"),
    (int, str),
    (float, _float),
    ((list, tuple), _list),
    (Mapping, _table),
    ((datetime, date, time), lambda value: value.isoformat()),
)
