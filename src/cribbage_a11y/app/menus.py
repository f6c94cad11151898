"""What the screens and the keys ask of the program, each under its name."""

from __future__ import annotations

from typing import Any

from cribbage_a11y.app.desks import open_desks
from cribbage_a11y.app.help_desk import help_handlers
from cribbage_a11y.app.languages import offered_languages
from cribbage_a11y.app.levels import level_choices
from cribbage_a11y.app.program import MY_SEAT, Program
from cribbage_a11y.engine.view import view_for
from cribbage_a11y.present import catalogue
from cribbage_a11y.present.answers import Answers
from cribbage_a11y.present.audience import Audience
from cribbage_a11y.present.catalogue import _
from cribbage_a11y.present.forms import Verbosity
from cribbage_a11y.present.narrator import Narrator
from cribbage_a11y.present.phrases import session as phrases
from cribbage_a11y.speech.speaker import Speaker
from cribbage_a11y.store.files import dated, not_written, unused, write_whole
from cribbage_a11y.store.save_reading import SavedGame
from cribbage_a11y.ui.commands import Command
from cribbage_a11y.ui.effects import AskText, Do
from cribbage_a11y.ui.screens.asks import Ask
from cribbage_a11y.ui.screens.choices import GameChoices
from cribbage_a11y.ui.screens.home import Home, Offers
from cribbage_a11y.ui.typed import enter_line

START_ANYWAY = "start anyway"
"""To begin a game in place of the one left."""
TYPED = "typed line"
"""What the line prompt of the key / is opened for."""


class Menus:
    """Puts itself into the console of a program."""

    def __init__(self, program: Program) -> None:
        self.program = program
        self.console = program.console
        self._keys_page = 0
        program.go_home = self.go_home
        open_desks(program)
        self.console.handlers.update(help_handlers(self.console))
        self.console.handlers.update(
            {
                Command.REPEAT: self.repeat,
                Command.KEYS: self.keys,
                Command.VERBOSITY: lambda _value: self.turn_verbosity(1),
                Command.VERBOSITY_BACK: lambda _value: self.turn_verbosity(-1),
                Command.TYPE: self.ask_line,
                TYPED: self.typed,
                Command.SETTINGS: self.settings,
                Command.CODE: lambda _value: self._answer(phrases.NO_CODE),
                Command.MESSAGE: lambda _value: self._answer(phrases.NO_CHAT),
                Command.SPEECH: self.try_speech,
                Command.SAVE_HISTORY: self.save_history,
                Command.ADVICE: self.advise,
                Ask.GO_ON: lambda _value: self.program.go_on(),
                Ask.NEW_GAME: self.new_game,
                Ask.START: self.start,
                START_ANYWAY: self.start_anyway,
                Ask.KEEP_CHOICES: self.keep_choices,
                Ask.SETTINGS: self.settings,
                Ask.RESET_SETTINGS: self.reset,
                Ask.SAY_AGAIN: lambda _value: self.console.say_again(),
                Ask.FIRST_START_DONE: self.first_start_done,
            }
        )

    def begin(self) -> None:
        """What the program starts with: a game at once, the first questions, or the home menu."""
        for fact in self.program.preferences.facts:
            self.program.tell_fact(fact)
        if self.program.plan.at_once:
            self.program.start_game(self.program.choices)
        elif self.program.preferences["asked"]:
            self.go_home()
        else:
            self.first_start()

    def go_home(self) -> None:
        """The home menu, with nothing beneath it."""
        self.program.keeper.look()
        left = self.program.keeper.left
        self.console.close_all()
        offers = Offers(
            game_left=left is not None,
            situation=self._situation(left),
            play_with_others=True,
            review=True,
            records=True,
        )
        self.console.open(Home(offers))

    def _situation(self, left: SavedGame | None) -> str:
        """How the game left stands, in the words of the score."""
        if left is None:
            return ""
        audience = Audience(MY_SEAT, tuple(seat.name for seat in left.start.seats), left.start.rules)
        return Answers(Narrator(audience), view_for(left.state, MY_SEAT)).score().text

    def first_start(self) -> None:
        """The questions that the command line has not settled."""
        from cribbage_a11y.ui.screens.first_answers import Answers as FirstAnswers
        from cribbage_a11y.ui.screens.first_answers import Step
        from cribbage_a11y.ui.screens.first_start import FirstStart
        from cribbage_a11y.ui.screens.sound_check import Reading

        wanted = self.program.preferences
        steps = tuple(step for step in Step if not wanted.is_given(step.value))
        if not steps:
            self.first_start_done(None)
            return
        answers = FirstAnswers(
            Reading(wanted["reading"]), wanted["own_speech"], Verbosity(wanted["verbosity"])
        )
        self.console.open(
            FirstStart(answers, steps, languages=offered_languages(), language=catalogue.current())
        )

    def first_start_done(self, _value: object) -> None:
        """Never ask again, and begin."""
        self.program.tell_fact(self.program.preferences.change("asked", True))
        self.go_home()

    def new_game(self, _value: object) -> None:
        """The screen where a game is set up."""
        from cribbage_a11y.ui.screens.setup import Setup

        self.console.open(Setup(self.program.choices, level_choices()))

    def keep_choices(self, value: Any) -> None:
        """Remember the choices for a new game."""
        choices: GameChoices = value
        self.program.tell_fact(self.program.preferences.change_all(choices.as_data()))

    def start(self, value: Any) -> None:
        """Begin a game; where one was left in the middle, ask first, since the new one takes its place."""
        from cribbage_a11y.ui.screens.question import replace_game

        self.keep_choices(value)
        if self.program.keeper.left is None:
            self.program.start_game(value)
        else:
            self.console.open(replace_game((Do(START_ANYWAY, value),)))

    def start_anyway(self, value: Any) -> None:
        """Begin a game in place of the one left."""
        self.program.start_game(value)

    def settings(self, _value: object) -> None:
        """The settings, over whatever is in front."""
        from cribbage_a11y.ui.screens.settings_screen import Settings

        self.console.open(Settings(self.program.preferences.as_screen(), offered_languages()))

    def reset(self, _value: object) -> None:
        """Put every setting back."""
        self.program.tell_fact(self.program.preferences.reset())
        self.program.apply_settings()
        self.console.renew_settings(self.program.preferences.as_screen())

    def keys(self, _value: object) -> None:
        """The keys that work in the screen in front, five at a time."""
        from cribbage_a11y.ui.screens.keys_help import keys_now

        lines, self._keys_page = keys_now(self.console.keymap, self.console.context, self._keys_page)
        self.program.tell(*lines)

    def turn_verbosity(self, by: int) -> None:
        """V on a screen: fewer or more words, said as the settings say it."""
        from cribbage_a11y.ui.screens.settings_words import sentence

        everything = tuple(Verbosity)
        now = everything.index(Verbosity(self.program.preferences["verbosity"]))
        chosen = everything[(now + by) % len(everything)]
        self.program.change("verbosity", chosen)
        self.console.renew_settings(self.program.preferences.as_screen())
        self.program.tell(sentence("verbosity", chosen.value, {}))

    def repeat(self, _value: object) -> None:
        """Say the last announcement of the table again."""
        if self.console.session is not None:
            self.console.session.repeat()

    def advise(self, _value: object) -> None:
        """Say what is best for the choice asked now."""
        if self.console.session is not None:
            allowed = bool(self.program.preferences["advice"])
            self.program.adviser.advise(self.console.session, allowed=allowed)

    def save_history(self, _value: object) -> None:
        """Write the whole history of the table to a text file, and say its name.

        It ends with what was promised of the packs: whoever keeps it can check the deals after the game.
        """
        session = self.console.session
        if session is None:
            return
        path = unused(self.program.preferences.paths.histories, dated("txt"))
        text = session.history.as_text(session.scene.narrator.line)
        text += "".join(f"{line}\n" for line in self.program.fair_deals())
        try:
            write_whole(path, text.encode())
        except OSError as error:
            self.program.tell_fact(not_written(path, error))
            return
        # Translators: the player has written the history to a file. {path}: the file with its folders.
        self.program.tell(_("The history is written to {path}.").format(path=path))

    def ask_line(self, _value: object) -> None:
        """Open the line where a command is typed."""
        # Translators: the question in the line where the player types a command.
        self.console.perform(AskText(TYPED, _("Command:")))

    def typed(self, value: Any) -> None:
        """Do what was typed; nothing typed leaves the player where they were."""
        if value:
            enter_line(self.console, str(value))
        else:
            self.console.back_in_front()

    def try_speech(self, _value: object) -> None:
        """X: speak with the game's own voice, or look again for one that was lost."""
        if not isinstance(self.program.voice, Speaker):
            self.program.change("own_speech", True)
            self.console.renew_settings(self.program.preferences.as_screen())
            # Translators: the player has switched the game's own voice on with a key.
            self.program.tell(_("The game's own speech is on. Settings can turn it off."))
        elif not self.program.voice.retry():
            # Translators: the player asked for the game's own voice, which works.
            self.program.tell(_("The game's own speech is on."))

    def _answer(self, forms: Any) -> None:
        if self.console.session is not None:
            self.console.session.answer(self.console.session.scene.say(forms))
