"""Members of enums, found as quickly as any attribute of a class."""

from __future__ import annotations

from enum import Enum
from typing import TypeVar

_E = TypeVar("_E", bound=Enum)


def quick_members(cls: type[_E]) -> type[_E]:
    """A decorator: the enum as it is, its members kept where every class keeps its attributes.

    Python 3.11 calls a function at each look-up of a member, ten times what an attribute takes; later
    versions do as this does. A simulated game looks up some thousands.
    """
    for member in cls:
        type.__setattr__(cls, member.name, member)
    return cls
