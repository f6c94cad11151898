"""The home menu: where the program begins, and comes back to."""

from __future__ import annotations

from dataclasses import dataclass

from cribbage_a11y.present.catalogue import _
from cribbage_a11y.ui.effects import Do, Effect, Exit, Open
from cribbage_a11y.ui.screens.asks import Ask
from cribbage_a11y.ui.screens.question import leave_program
from cribbage_a11y.ui.screens.screen import MenuScreen, Reaction, joined


@dataclass(frozen=True)
class Offers:
    """What the program has to offer now. New game, Settings, Help and Leave are always there."""

    game_left: bool = False
    situation: str = ""
    """How the game left stands, a sentence, as ``You 45, Anna 61.``; said with its line."""
    play_with_others: bool = False
    review: bool = False
    records: bool = False


@dataclass(frozen=True)
class Home(MenuScreen):
    """Each line asks the program for a screen or a game; Leave ends it at once, Q asks first."""

    offers: Offers

    @property
    def title(self) -> str:
        """The name of the program and of the place."""
        # Translators: the title of the first menu.
        return _("Cribbage. Home menu.")

    @property
    def hint(self) -> str:
        """The numbers, and where keys are explained."""
        # Translators: what to press in the first menu. {n}: the number of its last line.
        return _("Press 1 to {n}. Question mark says the keys.").format(n=len(self.labels))

    @property
    def labels(self) -> tuple[str, ...]:
        """What is offered, in order."""
        return tuple(label for label, _effect in self._offered())

    def picked(self) -> Reaction:
        """Ask for what the line names."""
        return Reaction(self, (self._offered()[self.cursor][1],))

    def closed(self) -> Reaction:
        """Ask whether to leave, since nothing lies beneath this menu."""
        return Reaction(self, (Open(leave_program()),))

    def _offered(self) -> list[tuple[str, Effect]]:
        offers = self.offers
        entries: list[tuple[bool, str, Effect]] = [
            # Translators: a line of the first menu: take up the game that was left in the middle.
            (offers.game_left, joined(_("Go on with your game."), offers.situation), Do(Ask.GO_ON)),
            # Translators: a line of the first menu.
            (True, _("New game."), Do(Ask.NEW_GAME)),
            # Translators: a line of the first menu: play with people at other computers.
            (offers.play_with_others, _("Play with others."), Do(Ask.PLAY_WITH_OTHERS)),
            # Translators: a line of the first menu: go through the choices of a finished game.
            (offers.review, _("Review a game."), Do(Ask.REVIEW)),
            # Translators: a line of the first menu: games won and lost, best hands.
            (offers.records, _("Records."), Do(Ask.RECORDS)),
            # Translators: a line of the first menu.
            (True, _("Settings."), Do(Ask.SETTINGS)),
            # Translators: a line of the first menu.
            (True, _("Help and rules."), Do(Ask.HELP)),
            # Translators: a line of the first menu: end the program.
            (True, _("Leave cribbage."), Exit()),
        ]
        return [(label, effect) for there, label, effect in entries if there]
