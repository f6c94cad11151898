"""What a page shows of the table: regions, screen, seats and history, and of these only what has changed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from cribbage_a11y.engine.cards import Card
from cribbage_a11y.net.guest import Guest
from cribbage_a11y.net.room_facts import seat_lines
from cribbage_a11y.present.composing import text_line
from cribbage_a11y.present.history import History
from cribbage_a11y.present.region import Region
from cribbage_a11y.present.region_lines import ROWS, region_name
from cribbage_a11y.present.utterance import Urgency, Utterance
from cribbage_a11y.ui.scene import Scene
from cribbage_a11y.ui.screens.screen import MenuScreen
from cribbage_a11y.ui.session import Session

MOST_HISTORY: Final = 400
"""Entries of the history that a page is given when it comes in; older ones are read by key."""
_REGIONS: Final = tuple(region for region in Region if region is not Region.HISTORY)


class PageState:
    """Remembers what the page of one guest was sent."""

    def __init__(self, guest: Guest) -> None:
        self._guest = guest
        self._sent: dict[str, object] = {}
        self._session: Session | None = None
        self._of: History | None = None
        self._history = 0
        """How much of which history was sent."""
        self._texts: dict[Region, int] = {}
        """The hash of what was sent last of each region: the texts themselves take much room."""
        self._rows: dict[Region, dict[object, str]] = {}
        """Lines that were sent last, by what they follow from."""
        self._listener: object = None
        """To whom they were worded."""
        self._announced: list[Utterance] = []

    @property
    def is_safe(self) -> bool:
        """Whether all that there is to show is on the disk."""
        return self._guest.room.maker.is_safe

    def announced(self, utterances: Sequence[Utterance]) -> None:
        """What has been said since the last changes: it need not be worded again for the history."""
        self._announced += utterances

    def changes(self) -> dict[str, Any]:
        """What is new since the last time; nothing where nothing is."""
        session = self._guest.console.session
        if session is not self._session:
            self._session, self._of = session, None
            self._sent.clear()
            self._texts.clear()
        found: dict[str, Any] = {
            **self._if_new("game", session is not None),
            **self._if_new("screen", self._screen()),
            **self._seats(),
        }
        if session is not None:
            found.update(self._of_game(session))
        self._announced = []
        return found

    def _of_game(self, session: Session) -> dict[str, Any]:
        scene, chosen = session.scene, session.model.chosen
        found: dict[str, Any] = self._if_new("turn", scene.view.is_my_turn and not scene.waited_for)
        regions = {}
        known = _facts(scene, chosen)
        for region in _REGIONS:
            facts = known.get(region)
            if facts is None or self._sent.get(region) != facts:
                self._sent[region] = facts
                regions.update(self._region(region, scene, chosen))
        if regions:
            found["regions"] = regions
        if scene.history is not self._of:
            self._of, self._history = scene.history, 0
        if len(scene.history) > self._history:
            found["history"] = self._new_history(scene)
        return found

    def _region(self, region: Region, scene: Scene, chosen: tuple[Card, ...]) -> dict[str, Any]:
        if region in ROWS:
            shown: dict[str, Any] = {
                "name": region_name(region),
                "lines": self._lines(region, scene, chosen),
            }
        else:
            text = scene.region(region, chosen)
            shown = {"name": text.name, "lines": [line.utterance.text for line in text.lines]}
        if region is Region.YOUR_HAND:
            shown["chosen"] = [card in chosen for card in scene.view.hand]
        text_now = hash((shown["name"], *shown["lines"], *shown.get("chosen", ())))
        if self._texts.get(region) == text_now:
            return {}
        self._texts[region] = text_now
        return {region.value: shown}

    def _lines(self, region: Region, scene: Scene, chosen: tuple[Card, ...]) -> list[str]:
        """Only what is new is worded."""
        narrator = scene.narrator
        if narrator != self._listener:
            self._listener, self._rows = narrator, {}
        known = self._rows.get(region, {})
        self._rows[region] = rows = {}
        lines = []
        for facts, tell, _card in ROWS[region](scene.answers, chosen):
            rows[facts] = known.get(facts) or text_line(narrator.audience, narrator.verbosity, tell)
            lines.append(rows[facts])
        return lines

    def _new_history(self, scene: Scene) -> dict[str, Any]:
        size = len(scene.history)
        first = max(self._history, size - MOST_HISTORY)
        said = {id(each.told): each.text for each in self._announced if each.told is not None}
        tolds = [scene.history.numbered(number).told for number in range(first, size)]
        lines = [said.get(id(told)) or scene.narrator.line(told, Urgency.ANSWER).text for told in tolds]
        is_new = self._history == 0
        self._history = size
        return {"name": region_name(Region.HISTORY), "first": 0 if is_new else first, "lines": lines}

    def _seats(self) -> dict[str, Any]:
        facts = tuple((chair.name, chair.status) for chair in self._guest.room.chairs)
        if self._sent.get("who sits") == facts:
            return {}
        self._sent["who sits"] = facts
        return {"seats": list(seat_lines(self._guest.room))}

    def _screen(self) -> dict[str, Any] | None:
        screens = self._guest.console.screens
        if not screens:
            return None
        front = screens[-1]
        return {"title": front.title, "lines": list(front.lines), "menu": isinstance(front, MenuScreen)}

    def _if_new(self, name: str, value: Any) -> dict[str, Any]:
        if name in self._sent and self._sent[name] == value:
            return {}
        self._sent[name] = value
        return {name: value}


def _facts(scene: Scene, chosen: tuple[Card, ...]) -> dict[Region, tuple[object, ...]]:
    """By region what it follows from, so that words are made only when it is new; others are made anew."""
    view, words = scene.view, (scene.narrator.audience.names, scene.narrator.verbosity)
    return {
        Region.YOUR_HAND: (words, view.hand, chosen),
        Region.THE_PLAY: (words, view.laid, view.count_start, view.phase, view.pile_count),
        Region.THE_STARTER: (words, view.starter),
        Region.THE_CRIB: (words, view.hand_number, view.laid_away, view.dealer, view.open_hands),
        Region.THE_HANDS: (
            words,
            view.hand_number,
            view.phase,
            view.open_hands,
            view.to_count,
            view.claimed,
        ),
        Region.SCORE: (
            words,
            view.hand_number,
            view.scores,
            view.back_pegs,
            view.dealer,
            scene.games_won,
        ),
    }
