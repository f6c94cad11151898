"""The questions of the first start, one digit each: how do you read, a sound check, how many words."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from enum import StrEnum

from cribbage_a11y.present.catalogue import _, ngettext
from cribbage_a11y.ui.commands import Command, Press
from cribbage_a11y.ui.effects import Change, Do, Open
from cribbage_a11y.ui.screens.asks import Ask
from cribbage_a11y.ui.screens.first_answers import ANSWERS, READING, WORDS, Answers, Language, Step
from cribbage_a11y.ui.screens.options import Options
from cribbage_a11y.ui.screens.question import leave_program
from cribbage_a11y.ui.screens.screen import MenuScreen, Reaction, joined, say
from cribbage_a11y.ui.screens.sound_check import Heard, meaning


@dataclass(frozen=True)
class FirstStart(MenuScreen):
    """Each answer changes its setting at once. Escape takes what is set for the rest."""

    answers: Answers = field(default_factory=Answers)
    steps: tuple[Step, ...] = tuple(Step)
    """The questions to ask; those that the command line answers are left out."""
    at_step: int = 0
    languages: tuple[Language, ...] = ()
    """The languages to choose from; none where there is one only."""
    language: str = "en"
    """The code of the language in use."""

    @property
    def step(self) -> Step:
        """The question now asked."""
        return self.steps[self.at_step]

    @property
    def title(self) -> str:
        """The question with its number."""
        question = {
            # Translators: first start, a question.
            Step.READING: _("How do you read?"),
            # Translators: first start, a question about the sentence said before it.
            Step.SOUND: _("How often did you hear the sound check?"),
            # Translators: first start, a question.
            Step.WORDS: _("How many words do you want?"),
        }[self.step]
        # Translators: first start, before each question. {number}: which one; {n}: how many there are.
        number = _("Question {number} of {n}.").format(number=self.at_step + 1, n=len(self.steps))
        return joined(number, question)

    @property
    def labels(self) -> tuple[str, ...]:
        """The answers."""
        labels = tuple(_(answer) for answer in ANSWERS[self.step])
        return (*labels, self._language_label()) if self._offers_languages else labels

    @property
    def hint(self) -> str:
        """The digits, and how to skip."""
        # Translators: first start, what to press. {n}: the number of the last answer.
        return _("Press 1 to {n}. Escape or Backspace skips the rest.").format(n=len(self.labels))

    @property
    def opening_lines(self) -> tuple[str, ...]:
        """Before the first question a welcome, before the sound check its sentence."""
        before = self._welcome() if not self.at_step else ()
        check = self._sound_check() if self.step is Step.SOUND else ()
        return (*before, *check, *super().opening_lines)

    def picked(self) -> Reaction:
        """Take the answer, and ask what comes next."""
        if self.step is Step.READING:
            return self._read()
        return self._heard() if self.step is Step.SOUND else self._worded()

    def closed(self) -> Reaction:
        """Take what is set for this question and the rest."""
        left = self.steps[self.at_step :]
        changes = tuple(Change(step.value, self._value(step)) for step in left)
        # Translators: first start: the player has skipped the questions.
        return self._finished(changes, _("Skipped. Settings can change everything later."))

    def press(self, press: Press) -> Reaction:
        """As in every menu, but Q asks whether to leave the program."""
        if press.command is Command.LEAVE:
            return Reaction(self, (Open(leave_program()),))
        return super().press(press)

    @property
    def _offers_languages(self) -> bool:
        return self.step is Step.READING and len(self.languages) > 1

    def _welcome(self) -> tuple[str, ...]:
        # Translators: the very first line that a player meets.
        welcome = _("Welcome to cribbage.")
        # Translators: first start, before the questions. {n}: how many there are.
        count = ngettext(
            "{n} question, answered by 1 digit.",
            "{n} questions, each answered by 1 digit.",
            len(self.steps),
        ).format(n=len(self.steps))
        return (joined(welcome, count),)

    def _sound_check(self) -> tuple[str, ...]:
        return (
            # Translators: first start, before the sentence of the sound check.
            _("Sound check. Listen to the next line."),
            # Translators: first start, the sentence to be heard: any plain sentence.
            _("The cards are on the table."),
        )

    def _language_label(self) -> str:
        name = next((each.name for each in self.languages if each.code == self.language), self.language)
        # Translators: first start, the line that opens the languages. {name}: the language in use.
        return _("Language: {name}.").format(name=name)

    def _read(self) -> Reaction:
        readings = tuple(READING)
        if self.cursor == len(readings):
            return self._choose_language()
        answers = replace(self.answers, reading=readings[self.cursor])
        return replace(self, answers=answers)._next(Change(Step.READING.value, answers.reading.value))

    def _heard(self) -> Reaction:
        means = meaning(self.answers.reading, self.answers.own_speech, Heard(self.cursor))
        there = replace(self, answers=replace(self.answers, own_speech=means.own_speech))
        change = Change(Step.SOUND.value, means.own_speech)
        if not means.again:
            return there._next(change, means.line)
        there = replace(there, cursor=Heard.ONCE.value)
        return Reaction(there, (change, say(means.line, *there.opening_lines)))

    def _worded(self) -> Reaction:
        verbosity = tuple(WORDS)[self.cursor]
        there = replace(self, answers=replace(self.answers, verbosity=verbosity))
        return there._next(Change(Step.WORDS.value, verbosity.value))

    def _next(self, change: Change, line: str = "") -> Reaction:
        if self.at_step + 1 == len(self.steps):
            # Translators: first start: all questions are answered.
            done = _("That is all. Settings can change everything later.")
            return self._finished((change,), joined(line, done))
        there = replace(self, at_step=self.at_step + 1)
        there = replace(there, cursor=there._present())
        lines = (line, *there.opening_lines) if line else there.opening_lines
        return Reaction(there, (change, say(*lines)))

    def _present(self) -> int:
        return tuple(WORDS).index(self.answers.verbosity) if self.step is Step.WORDS else 0

    def _value(self, step: Step) -> object:
        value: object = getattr(self.answers, step.value)
        return value.value if isinstance(value, StrEnum) else value

    def _finished(self, changes: tuple[Change, ...], line: str) -> Reaction:
        return Reaction(None, (*changes, say(line), Do(Ask.FIRST_START_DONE)))

    def _choose_language(self) -> Reaction:
        def chosen(place: int) -> Reaction:
            code = self.languages[place].code
            return Reaction(
                replace(self, language=code, cursor=0), (Change("language", code), Do(Ask.SAY_AGAIN))
            )

        codes = [language.code for language in self.languages]
        names = tuple(f"{language.name}." for language in self.languages)
        place = codes.index(self.language) if self.language in codes else 0
        # Translators: the title of the list of languages.
        screen = Options(_("Which language?"), names, chosen, self, cursor=place)
        return Reaction(screen, screen.opening())
