"""What a page was sent, change by change, is what stands at the table."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from cribbage_a11y.engine.rules import FirstDeal, Rules
from cribbage_a11y.net.guest import KEPT, Guest
from cribbage_a11y.net.page_state import PageState
from cribbage_a11y.present.forms import Verbosity
from cribbage_a11y.present.history import Reading
from cribbage_a11y.present.region import Region
from cribbage_a11y.present.utterance import Utterance
from kit.rooms import THREE, TWO, ATable, rest, run, wanted_keys

REGIONS = [region for region in Region if region is not Region.HISTORY]


class Page:
    """A page that keeps what it is sent."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self.state = PageState(guest)
        self.regions: dict[str, Any] = {}
        self.history: list[str] = []
        self.said = 0

    def look(self, bursts: list[Any]) -> None:
        """Take the changes, after what was announced."""
        for _number, burst in bursts[self.said :]:
            self.state.announced(burst)
        self.said = len(bursts)
        changes = self.state.changes()
        self.regions.update(changes.get("regions", {}))
        if "history" in changes:
            kept = self.history[: changes["history"]["first"]]
            self.history = [*kept, *changes["history"]["lines"]]

    def is_right(self) -> None:
        """Compare all that is shown with all that there is."""
        session = self.guest.console.session
        assert session is not None
        scene, chosen = session.scene, session.model.chosen
        for region in REGIONS:
            text = scene.region(region, chosen)
            assert self.regions[region]["name"] == text.name
            assert self.regions[region]["lines"] == [line.utterance.text for line in text.lines], region
        assert self.regions[Region.YOUR_HAND].get("chosen", []) == [
            card in chosen for card in scene.view.hand
        ]
        told = [scene.history.numbered(number).told for number in range(len(scene.history))]
        assert self.history == [scene.narrator.line(each).text for each in told]
        assert not self.state.changes()


@pytest.mark.parametrize("rules", [TWO, THREE, Rules(players=4, target=61, first_deal=FirstDeal.SEAT0)])
def test_a_page_shows_the_same_as_a_page_that_came_now(rules: Rules) -> None:
    async def work() -> None:
        at = ATable(rules)
        anna, hers = at.come("Anna")
        bert, his = at.come("Bert")
        pages = [(Page(anna), hers), (Page(bert), his)]
        at.keys(anna, "1")
        for _step in range(3000):
            await rest(6)
            for page, line in pages:
                page.look(line.bursts)
                page.is_right()
            if at.table.game_number == 2 and at.table.state.hand_number == 2:
                break
            mover = next((guest for guest in (anna, bert) if wanted_keys(guest)), None)
            if mover is not None:
                for key in wanted_keys(mover):
                    at.keys(mover, key)
                    pages[0][0].look(hers.bursts)
        session = anna.console.session
        assert session is not None
        assert KEPT.before < len(session.history) < KEPT.before + 60

    run(work())


@pytest.mark.parametrize("steps_back", [0, 30, 120])
def test_who_reads_in_the_history_stays_there_when_the_next_game_begins(steps_back: int) -> None:
    async def work() -> None:
        at = ATable()
        anna, _hers = at.come("Anna")
        at.keys(anna, "1")
        for _step in range(2000):
            await rest(4)
            if at.table.is_over:
                break
            at.keys(anna, *wanted_keys(anna))
        session = anna.console.session
        assert session is not None
        newest = len(session.history) - 1
        read_at = newest - steps_back
        session.model = replace(session.model, reading=Reading(at=read_at))
        read = session.history.numbered(read_at).told
        at.keys(anna, "enter")
        await rest()
        assert at.table.game_number == 2
        place = session.model.reading.at
        assert place is not None
        if steps_back < KEPT.before:
            assert session.history.numbered(place).told is read
        else:
            assert place == 0

    run(work())


def test_other_words_are_shown_when_they_are_chosen() -> None:
    async def work() -> None:
        at = ATable()
        anna, hers = at.come("Anna")
        page = Page(anna)
        at.keys(anna, "1")
        await rest()
        page.look(hers.bursts)
        normal = page.regions[Region.SCORE]["lines"]
        anna.change("verbosity", Verbosity.BRIEF)
        page.look(hers.bursts)
        assert page.regions[Region.SCORE]["lines"] != normal
        session = anna.console.session
        assert session is not None
        assert page.regions[Region.SCORE]["lines"] == [
            line.utterance.text for line in session.scene.region(Region.SCORE).lines
        ]

    run(work())


def test_a_guest_who_writes_for_ever_does_not_fill_the_host() -> None:
    async def work() -> None:
        at = ATable()
        anna, hers = at.come("Anna")
        page = Page(anna)
        at.keys(anna, "1")
        await rest()
        session = anna.console.session
        assert session is not None
        moments = session.history.size()
        at.keys(anna, "g")
        for number in range(3 * KEPT.talk):
            at.now += 10
            anna.write(f"message {number}")
        page.look(hers.bursts)
        assert KEPT.talk <= session.history.talk <= KEPT.talk + 50
        assert len(session.history) == moments + session.history.talk
        assert page.history[-1] == f"Chat, Anna: message {3 * KEPT.talk - 1}"
        assert page.history[:moments] == [each.text for each in _moments(page)][:moments]
        page.is_right()

    run(work())


def _moments(page: Page) -> list[Utterance]:
    session = page.guest.console.session
    assert session is not None
    return [session.scene.narrator.line(told) for told in reversed(list(session.history.newest_first()))]
