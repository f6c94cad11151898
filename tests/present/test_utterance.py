"""Utterances are equal by what they say, whoever words them and when."""

from __future__ import annotations

from cribbage_a11y.present.utterance import Urgency, Utterance


def test_a_braille_form_is_made_once_and_only_when_asked_for() -> None:
    made: list[str] = []

    def braille() -> str:
        made.append("asked")
        return "go"

    said = Utterance("Go.", "Go.", braille, Urgency.EVENT, "count")
    turned = said.with_urgency(Urgency.ANSWER)
    assert made == []
    assert (said.braille, said.braille, turned.braille) == ("go", "go", "go")
    assert made == ["asked", "asked"]


def test_utterances_that_say_the_same_are_equal_whatever_fact_they_word() -> None:
    one = Utterance("Go.", "Go.", "go", Urgency.EVENT, "count", told=1)
    other = Utterance("Go.", "Go.", lambda: "go", Urgency.EVENT, "count", told=2)
    assert one == other
    assert len({one, other}) == 1
    assert one != one.with_urgency(Urgency.TURN)
    assert one != "Go."
    assert repr(one) == repr(other)
    assert "'Go.'" in repr(one)
