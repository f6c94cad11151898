"""Enums whose members are kept as plain attributes are enums all the same."""

from __future__ import annotations

import copy
import pickle
from enum import StrEnum

import pytest

from cribbage_a11y.engine.events import EventKind, Skunk, Whose
from cribbage_a11y.engine.rules import Counting
from cribbage_a11y.engine.scoring.points import ScoreKind
from cribbage_a11y.engine.state import Phase


@pytest.mark.parametrize("kind", [EventKind, Skunk, Whose, Counting, ScoreKind, Phase])
def test_members_are_found_by_name_by_word_and_in_the_class(kind: type[StrEnum]) -> None:
    for name, member in kind.__members__.items():
        assert vars(kind)[name] is member
        assert getattr(kind, name) is kind(member.value) is kind[name] is member
        assert pickle.loads(pickle.dumps(member)) is copy.deepcopy(member) is member
    assert list(kind) == list(kind.__members__.values())


def test_a_member_cannot_be_replaced() -> None:
    with pytest.raises(AttributeError):
        Phase.PLAY = Phase.SHOW  # type: ignore[misc]
