"""A key in the game: the model after it, and what the program shall do. Pure, and never silent."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from cribbage_a11y.engine.state import Phase
from cribbage_a11y.present.forms import Verbosity
from cribbage_a11y.present.phrases import session
from cribbage_a11y.present.utterance import Utterance
from cribbage_a11y.ui import browsing, choosing
from cribbage_a11y.ui.choosing import CLAIM, MUGGINS, Updated, answered
from cribbage_a11y.ui.commands import Command, Press
from cribbage_a11y.ui.effects import Change, Do, Exit, Leave, Open, TakeBack
from cribbage_a11y.ui.keymap import Context
from cribbage_a11y.ui.model import Model
from cribbage_a11y.ui.scene import Scene
from cribbage_a11y.ui.screens.screen import say

Handler = Callable[[Model, Press, Scene], Updated]


def update(model: Model, press: Press, scene: Scene) -> Updated:
    """The answer to one key."""
    if press.command != Command.KEYS:
        model = replace(model, keys_page=0)
    return _HANDLERS[press.command](model, press, scene)


def _reading(answer: Callable[[Scene, Model], list[Utterance]]) -> Handler:
    """A key that reads and changes nothing."""
    return lambda model, _press, scene: answered(model, *answer(scene, model))


def _asking(name: str, value: object = None) -> Handler:
    """A key that asks the program for something."""
    return lambda model, _press, _scene: (model, (Do(name, value),))


def _verbosity(by: int) -> Handler:
    def turn(model: Model, _press: Press, scene: Scene) -> Updated:
        all_of_them = tuple(Verbosity)
        now = all_of_them.index(scene.narrator.verbosity)
        chosen = all_of_them[(now + by) % len(all_of_them)]
        there = replace(scene, narrator=replace(scene.narrator, verbosity=chosen))
        model, effects = answered(model, there.answers.verbosity())
        return model, (Change("verbosity", chosen), *effects)

    return turn


_MORE_DIGITS: Final = frozenset("0789")
"""Digits that no card has."""


def _unknown(model: Model, press: Press, scene: Scene) -> Updated:
    """A key that does nothing; a capital of a key that acts says why."""
    key = press.text
    if key in _MORE_DIGITS and choosing.number_asked(scene):
        return choosing.digit_typed(model, press, scene)
    small = scene.options.keymap.press(context_of(model), key.lower())
    if key != key.lower() and small.command != Command.UNKNOWN:
        return answered(model, scene.say(session.CAPITAL, key=key, small=key.lower()))
    from cribbage_a11y.ui.key_manual import key_in_words

    name = key_in_words(key)
    if not any(character.isalnum() for character in name):
        return answered(model, scene.say(session.NO_SUCH_SIGN))
    return answered(model, scene.say(session.NO_SUCH_KEY, key=name))


def _keys(model: Model, _press: Press, scene: Scene) -> Updated:
    """The keys that work now, five at a time."""
    from cribbage_a11y.ui.screens.keys_help import keys_now

    lines, page = keys_now(scene.options.keymap, context_of(model), model.keys_page)
    return replace(model, keys_page=page), (say(*lines),)


def _leave(model: Model, _press: Press, scene: Scene) -> Updated:
    """Q: out of a finished game at once, out of one in the middle after a question."""
    from cribbage_a11y.ui.screens.question import leave_game

    over = scene.view.phase is Phase.GAME_OVER
    return model, (Leave() if over else Open(leave_game()),)


def context_of(model: Model) -> Context:
    """Where the player is, for the keymap."""
    return Context.HISTORY if model.region is browsing.HISTORY else Context.GAME


_HANDLERS: Final[dict[str, Handler]] = {
    Command.CARD: choosing.card_key,
    Command.CONFIRM: choosing.confirm,
    Command.PREVIOUS_CARD: choosing.previous_card,
    Command.NEXT_CARD: choosing.next_card,
    Command.TOGGLE_CARD: choosing.toggle_card,
    Command.BACK: choosing.back,
    CLAIM: choosing.number_typed,
    MUGGINS: choosing.number_typed,
    Command.TAKE_BACK: lambda model, _press, _scene: (model, (TakeBack(),)),
    Command.HAND: _reading(lambda scene, model: [scene.answers.hand(model.chosen)]),
    Command.PLAY: _reading(lambda scene, _model: [scene.answers.play()]),
    Command.COUNT: _reading(lambda scene, _model: [scene.answers.count()]),
    Command.STARTER: _reading(lambda scene, _model: [scene.answers.starter()]),
    Command.CRIB: _reading(lambda scene, _model: [scene.answers.crib()]),
    Command.SCORE: _reading(lambda scene, _model: [scene.answers.score()]),
    Command.SCORE_MORE: _reading(lambda scene, _model: scene.answers.score_in_full()),
    Command.TURN: _reading(lambda scene, _model: [scene.prompt()]),
    Command.LAST_CARD: _reading(lambda scene, _model: [scene.answers.last()]),
    Command.DETAILS: _reading(lambda scene, _model: scene.answers.details()),
    Command.SEATS: _reading(lambda scene, _model: [scene.answers.seats()]),
    Command.HISTORY: browsing.enter_history,
    Command.UP: browsing.move,
    Command.DOWN: browsing.move,
    Command.FIRST: browsing.move,
    Command.LAST: browsing.move,
    Command.OLDER: browsing.history_key,
    Command.NEWER: browsing.history_key,
    Command.OLDEST: browsing.history_key,
    Command.NEWEST: browsing.history_key,
    Command.PREVIOUS_LOG: browsing.previous_log_key,
    Command.NEXT_LOG: browsing.next_log_key,
    Command.NEXT_REGION: browsing.next_region,
    Command.PREVIOUS_REGION: browsing.previous_region,
    Command.VERBOSITY: _verbosity(1),
    Command.VERBOSITY_BACK: _verbosity(-1),
    Command.KEYS: _keys,
    Command.LEAVE: _leave,
    Command.REPEAT: _asking(Command.REPEAT),
    Command.ADVICE: _asking(Command.ADVICE),
    Command.CODE: _asking(Command.CODE),
    Command.MESSAGE: _asking(Command.MESSAGE),
    Command.SETTINGS: _asking(Command.SETTINGS),
    Command.LARGE_PRINT: _asking(Command.LARGE_PRINT),
    Command.TYPE: _asking(Command.TYPE),
    Command.SPEECH: _asking(Command.SPEECH),
    Command.SAVE_HISTORY: _asking(Command.SAVE_HISTORY),
    Command.SUSPEND: _asking(Command.SUSPEND),
    Command.STOP: lambda model, _press, _scene: (model, (Exit(),)),
    Command.UNKNOWN: _unknown,
}
"""Every command has an answer; a test holds the table to the enum."""
