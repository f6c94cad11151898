"""Choosing cards and confirming: the only keys that move the game."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from cribbage_a11y.engine.actions import CallMuggins, Claim, CountHand, GoOn, LayAway, PlayCard, SeatAction
from cribbage_a11y.engine.cards import Card
from cribbage_a11y.engine.errors import Refusal, RefusalCode
from cribbage_a11y.engine.phases.show import HIGHEST_CLAIM
from cribbage_a11y.engine.state import Phase
from cribbage_a11y.present.phrases import session
from cribbage_a11y.present.utterance import Utterance
from cribbage_a11y.ui.commands import Command, Press
from cribbage_a11y.ui.effects import AskText, Effect, Say, SkipPause, Submit
from cribbage_a11y.ui.model import NOWHERE, Model
from cribbage_a11y.ui.scene import Scene

Updated = tuple[Model, tuple[Effect, ...]]

CLAIM = "claim"
MUGGINS = "muggins"
"""What a line prompt is opened for; the number comes back under the same name."""


def answered(model: Model, *utterances: Utterance) -> Updated:
    """Nothing but words."""
    return model, (Say(utterances),)


def card_key(model: Model, press: Press, scene: Scene) -> Updated:
    """A digit: say and choose that card, or put it back; by a setting, lay it at once. Where a count is
    asked it begins the count."""
    if number_asked(scene):
        return model, (_ask_number(scene, str(press.number)),)
    place = press.number - 1
    if not 0 <= place < len(scene.view.hand):
        return answered(model, scene.answers.card_at(place, model.chosen))
    model = replace(model, card=place)
    view = scene.view
    if scene.options.number_keys_play and view.phase is Phase.PLAY and view.is_my_turn:
        return _submit(model, PlayCard(view.waiting[0], view.hand[place]))
    return _toggle(model, view.hand[place], scene)


def toggle_card(model: Model, _press: Press, scene: Scene) -> Updated:
    """Space: choose or put back the card at the cursor."""
    if not scene.view.hand:
        return answered(model, scene.answers.hand())
    place = max(model.card, 0)
    return _toggle(replace(model, card=place), scene.view.hand[place], scene)


def previous_card(model: Model, _press: Press, scene: Scene) -> Updated:
    """Left."""
    return _step(model, scene, -1)


def next_card(model: Model, _press: Press, scene: Scene) -> Updated:
    """Right."""
    return _step(model, scene, 1)


def _step(model: Model, scene: Scene, by: int) -> Updated:
    """Move the card cursor, no further than the ends; the first move comes in from that side."""
    size = len(scene.view.hand)
    if not size:
        return answered(model, scene.answers.hand())
    start = 0 if by > 0 else size - 1
    place = start if model.card == NOWHERE else max(0, min(size - 1, model.card + by))
    return answered(replace(model, card=place), scene.answers.card_at(place, model.chosen))


def _toggle(model: Model, card: Card, scene: Scene) -> Updated:
    if card in model.chosen:
        rest = tuple(other for other in model.chosen if other != card)
        return answered(replace(model, chosen=rest), scene.answers.put_back(card))
    wanted = scene.view.rules.shape.laid_away
    if scene.view.phase is not Phase.LAY_AWAY or wanted == len((card,)):
        chosen: tuple[Card, ...] = (card,)
    elif len(model.chosen) >= wanted:
        return answered(model, scene.say(session.ENOUGH_CHOSEN, n=wanted))
    else:
        chosen = (*model.chosen, card)
    return answered(replace(model, chosen=chosen), scene.answers.chose(card, chosen))


def back(model: Model, _press: Press, scene: Scene) -> Updated:
    """Escape: out of the region; there, all cards back."""
    home = Model().region
    if model.region is not home:
        return answered(replace(model, region=home), scene.prompt())
    if not model.chosen:
        return answered(model, scene.prompt())
    return answered(replace(model, chosen=()), scene.answers.all_put_back())


def confirm(model: Model, _press: Press, scene: Scene) -> Updated:
    """Enter: whatever is asked now."""
    view = scene.view
    if scene.must_go_on and view.seat is not None:
        return _submit(model, GoOn(view.seat))
    if scene.is_pausing:
        return model, (SkipPause(),)
    if not view.is_my_turn or view.seat is None or scene.waited_for:
        return answered(model, scene.prompt())
    if view.phase is Phase.LAY_AWAY:
        return _lay_away(model, scene, view.seat)
    if view.phase is Phase.PLAY:
        if not model.chosen:
            return answered(model, scene.answers.none_chosen())
        return _submit(model, PlayCard(view.seat, model.chosen[0]))
    if number_asked(scene):
        return model, (_ask_number(scene),)
    return _submit(model, CountHand(view.seat))


def _lay_away(model: Model, scene: Scene, seat: int) -> Updated:
    wanted = scene.view.rules.shape.laid_away
    if not model.chosen:
        return answered(model, scene.answers.none_chosen())
    if len(model.chosen) != wanted:
        refusal = Refusal(RefusalCode.WRONG_NUMBER_OF_CARDS, wanted=wanted)
        return answered(model, scene.answers.refused(refusal))
    return _submit(model, LayAway(seat, model.chosen))


def number_asked(scene: Scene) -> str | None:
    """What the number is for that is asked of the player now: a count, the points missed, or none."""
    view = scene.view
    if not view.is_my_turn or scene.waited_for:
        return None
    if view.phase is Phase.MUGGINS:
        return MUGGINS
    return CLAIM if view.phase is Phase.SHOW and view.rules.claims else None


def _ask_number(scene: Scene, begun: str = "") -> AskText:
    """A line for the number that is asked, with what was typed of it."""
    if scene.view.phase is Phase.MUGGINS:
        return AskText(MUGGINS, scene.say(session.ASK_MUGGINS).text, begun)
    return AskText(CLAIM, scene.say(session.ASK_CLAIM).text, begun)


def digit_typed(model: Model, press: Press, scene: Scene) -> Updated:
    """A digit that is no card's begins the count that is asked."""
    return model, (_ask_number(scene, press.text),)


def number_typed(model: Model, press: Press, scene: Scene) -> Updated:
    """The count of a hand, or the points missed, as typed. What is no count is asked again."""
    text = press.text.strip()
    seat = scene.view.seat
    if not text or seat is None or not number_asked(scene):
        return not_typed(model, press, scene)
    number = int(text) if text.isdecimal() and len(text) < _TOO_LONG else HIGHEST_CLAIM + 1
    if number > HIGHEST_CLAIM:
        wrong = scene.say(session.NOT_A_NUMBER, text=text[:_TOO_LONG], limit=HIGHEST_CLAIM)
        return model, (Say((wrong,)), _ask_number(scene))
    return _submit(model, Claim(seat, number) if press.command == CLAIM else CallMuggins(seat, number))


_TOO_LONG: Final = 20
"""Characters that no number of points has."""


def not_typed(model: Model, _press: Press, scene: Scene) -> Updated:
    """The player left a line prompt without an answer."""
    return answered(model, scene.say(session.NOT_ANSWERED))


def _submit(model: Model, action: SeatAction | GoOn) -> Updated:
    return model, (Submit(action),)


def cards_typed(model: Model, cards: tuple[Card, ...], scene: Scene) -> Updated:
    """Cards named in a typed line: chosen and confirmed at once, where cards are asked."""
    view = scene.view
    asked = view.is_my_turn and not scene.waited_for and view.phase in (Phase.LAY_AWAY, Phase.PLAY)
    if not asked:
        return answered(model, scene.prompt())
    if view.phase is Phase.PLAY and cards[1:]:
        return answered(model, scene.say(session.ONE_CARD))
    _model, effects = confirm(replace(model, chosen=cards), Press(Command.CONFIRM), scene)
    held = tuple(card for card in dict.fromkeys(cards) if card in view.hand)
    return replace(model, chosen=held), effects
