"""TOML text: every value that can be read comes back from what is written."""

from __future__ import annotations

import tomllib
from datetime import date, datetime, time
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cribbage_a11y.store.toml_text import toml_key, toml_value

scalars = (
    st.booleans()
    | st.integers(-(2**63), 2**63 - 1)
    | st.floats(allow_nan=False)
    | st.text(st.characters(exclude_categories=["Cs"]))
    | st.dates()
    | st.times()
    | st.datetimes()
)
values = st.recursive(
    scalars,
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(st.text(st.characters(exclude_categories=["Cs"])), inner, max_size=4)
    ),
    max_leaves=12,
)


@given(st.dictionaries(st.text(st.characters(exclude_categories=["Cs"])), values, max_size=4))
def test_every_toml_value_comes_back(document: dict[str, Any]) -> None:
    text = "\n".join(f"{toml_key(name)} = {toml_value(value)}" for name, value in document.items())
    assert tomllib.loads(text) == document


def test_what_toml_does_not_know_is_an_error() -> None:
    assert tomllib.loads(f"x = {toml_value(float('nan'))}")["x"] != 0
    assert [toml_value(each) for each in (date(2020, 1, 2), time(3), datetime(2020, 1, 2))]
    with pytest.raises(TypeError, match="NoneType"):
        toml_value(None)
