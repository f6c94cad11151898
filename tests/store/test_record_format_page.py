"""``docs/record-format.md`` names what there is: events, fields, reasons, and a header that can be read."""

from __future__ import annotations

import json
import re
from pathlib import Path

from cribbage_a11y.engine.events import EventKind
from cribbage_a11y.engine.rules import Counting, Rules
from cribbage_a11y.engine.scoring.points import ScoreKind
from cribbage_a11y.store.json_lines import JsonLine
from cribbage_a11y.store.record import NOT_RECORDED
from cribbage_a11y.store.record_reading import read_header
from kit.recorded import random_record

PAGE = (Path(__file__).parents[2] / "docs" / "record-format.md").read_text(encoding="utf-8")
ROWS = dict(re.findall(r"^\| `(\w+)` \| (.*?) \|", PAGE, re.MULTILINE))


def test_every_event_has_its_row_with_every_field() -> None:
    assert set(ROWS) == {kind.value for kind in EventKind} - {kind.value for kind in NOT_RECORDED}
    rules = Rules(players=3, target=61, counting=Counting.MUGGINS)
    for text in random_record(rules, 1, fair=True)[1:]:
        line = json.loads(text)
        for field in line:
            assert field == "event" or f"`{field}`" in ROWS[line["event"]]


def test_every_reason_is_named() -> None:
    reasons = PAGE[PAGE.index("Reasons, with") : PAGE.index("`cards` of an item")]
    assert {kind for kind in ScoreKind if f"`{kind}`" not in reasons} == set()


def test_the_header_shown_can_be_read() -> None:
    shown = re.search(r"^    (\{\"record\".*?\]\})$", PAGE, re.MULTILINE | re.DOTALL)
    assert shown
    header = read_header(JsonLine(1, json.loads(shown[1])))
    assert header.rules == Rules()
    assert [seat.kind.value for seat in header.seats] == ["human", "computer"]
