"""Reading by region and in the history."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from cribbage_a11y.engine.rules import Counting, FirstDeal, Rules
from cribbage_a11y.engine.state import Phase
from cribbage_a11y.present.region import Region
from cribbage_a11y.ui.commands import Command, Press
from cribbage_a11y.ui.model import Model
from kit.place import LONG, Place, table_of

SHORT = Rules(target=61, first_deal=FirstDeal.SEAT0)


@pytest.fixture
def place() -> Iterator[Place]:
    """A two-player game in the middle of its first show."""
    with Place(table_of(SHORT)).start() as place:
        yield place.until(lambda view: view.phase is Phase.SHOW and bool(view.open_hands))


def _enter(place: Place, region: Region) -> list[str]:
    for _ in Region:
        said = place.key("tab")
        if place.session.model.region is region:
            return said
    raise AssertionError(region)


def test_tab_goes_round_through_all_regions_in_order(place: Place) -> None:
    regions = []
    for _ in Region:
        place.key("tab")
        regions.append(place.session.model.region)
    start = list(Region).index(Region.YOUR_HAND) + 1
    assert regions == [*list(Region)[start:], *list(Region)[:start]]


def test_shift_tab_goes_back(place: Place) -> None:
    place.key("tab")
    place.key("shift-tab")
    assert place.session.model.region is Region.YOUR_HAND


@pytest.mark.parametrize("region", [region for region in Region if region is not Region.HISTORY])
def test_a_region_says_its_name_its_size_and_its_current_line(place: Place, region: Region) -> None:
    title, line = _enter(place, region)
    text = place.session.scene.region(region)
    assert title == text.title.text
    assert line == text.lines[0].utterance.text


@pytest.mark.parametrize("region", [region for region in Region if region is not Region.HISTORY])
def test_each_line_is_reached_and_the_ends_hold(place: Place, region: Region) -> None:
    _enter(place, region)
    size = len(place.session.scene.region(region).lines)
    place.key("home")
    forward = [place.key("down") for _ in range(size)]
    assert forward[-1] == place.key("end")
    assert place.session.model.lines[region] == size - 1
    for _ in range(size):
        place.key("up")
    assert place.session.model.lines[region] == 0
    assert place.key("home") == place.key("up")


def test_the_line_is_kept_while_the_player_is_elsewhere(place: Place) -> None:
    _enter(place, Region.SCORE)
    [second] = place.key("down")
    _enter(place, Region.THE_HANDS)
    assert _enter(place, Region.SCORE)[1] == second


def test_a_region_that_became_shorter_has_its_last_line_current() -> None:
    model = Model().at(Region.THE_PLAY, 5)
    assert model.line(Region.THE_PLAY, 3) == 2
    assert model.line(Region.THE_PLAY, 0) == 0


@pytest.mark.parametrize("pause", [0.0, None])
@pytest.mark.parametrize("counting", Counting)
def test_the_first_region_always_says_what_t_says(counting: Counting, pause: float | None) -> None:
    rules = Rules(players=3, target=61, counting=counting, first_deal=FirstDeal.SEAT0)
    with Place(table_of(rules), pause=pause).start() as place:
        watcher, seen = place.also_seat(None)
        watcher.model = Model(region=Region.YOUR_TURN)
        while place.view.phase is not Phase.GAME_OVER:
            place.session.model = Model(region=Region.YOUR_TURN)
            assert place.key("home") == place.key("t")
            watcher.press(Press(Command.FIRST))
            watcher.press(Press(Command.TURN))
            assert seen.bursts[-1] == seen.bursts[-2]
            place.move()


def test_escape_leaves_a_region_and_says_what_is_asked(place: Place) -> None:
    _enter(place, Region.SCORE)
    assert place.key("escape") == [place.session.scene.prompt().text]
    assert place.session.model.region is Region.YOUR_HAND


def test_g_enters_the_history_at_its_newest_entry(place: Place) -> None:
    size = len(place.session.history)
    title, newest = place.key("g")
    assert str(size) in title
    assert newest == place.session.scene.narrator.line(place.session.history.numbered(size - 1).told).text
    assert place.session.model.region is Region.HISTORY


def test_the_arrows_read_the_history_newest_first(place: Place) -> None:
    told = [
        place.session.scene.narrator.line(place.session.history.numbered(number).told).text
        for number in range(len(place.session.history))
    ]
    place.key("g")
    assert [place.key("down")[0] for _ in told[1:]] == told[-2::-1]
    assert place.key("down") == ["This is the oldest entry."]
    assert place.key("home") == [told[-1]]
    assert place.key("end") == [told[0]]
    assert place.key("up") == [told[1]]


def test_comma_and_full_stop_read_the_history_from_anywhere(place: Place) -> None:
    assert place.key(",") == place.key(">")
    [older] = place.key(",")
    assert place.key(">") != [older]
    place.key(",")
    assert place.lines[-1] == older
    [oldest] = place.key("<")
    place.key(".")
    assert place.key("<") == [oldest]
    assert place.session.model.region is Region.YOUR_HAND


def test_the_logs_are_read_apart(place: Place) -> None:
    [scores] = place.key("]")
    assert str(place.session.history.size(place.session.model.reading.log)) in scores
    place.key(">")
    assert any(character.isdigit() for character in place.lines[-1])
    place.key("]")
    assert place.key(">") == ["This log has no entries yet."]
    place.key("[")
    assert place.key("[") != [scores]


def test_the_reading_stays_at_its_entry_while_play_goes_on() -> None:
    with Place(table_of(SHORT), pause=LONG).start() as place:
        place.until(lambda view: view.phase is Phase.PLAY)
        place.key("g")
        [here] = place.key("down")
        size = len(place.session.history)
        place.live.skip_pause()
        place.settle()
        assert len(place.session.history) > size
        place.key("down")
        assert place.key("up") == [here]
        assert place.session.model.region is Region.HISTORY


def test_so_many_of_the_newest_entries_are_said_on_request(place: Place) -> None:
    place.session.press(Press(Command.HISTORY, 3))
    assert len(place.seen.bursts[-1]) == 3
    assert place.session.model.region is Region.YOUR_HAND
    place.session.press(Press(Command.HISTORY, 9999))
    assert len(place.seen.bursts[-1]) == len(place.session.history)


def test_an_empty_history_says_so() -> None:
    with Place(table_of(SHORT)) as place:
        for key in ("g", "down", "home", "end", ",", ".", "<", ">", "]"):
            assert all(line for line in place.key(key))
            assert place.lines
        place.session.press(Press(Command.HISTORY, 3))
        assert place.session.model.region is Region.HISTORY


def test_the_history_is_never_said_by_itself(place: Place) -> None:
    place.key("g")
    lines = len(place.lines)
    place.live.changed()
    place.settle()
    assert len(place.lines) == lines
