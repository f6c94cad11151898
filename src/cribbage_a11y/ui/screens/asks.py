"""What the screens ask of the program by name: the ``name`` of a :class:`~cribbage_a11y.ui.effects.Do`."""

from __future__ import annotations

from enum import StrEnum


class Ask(StrEnum):
    """One member for each thing; where it takes a value, the value is named."""

    GO_ON = "go_on"
    """Take up the game left."""
    NEW_GAME = "new_game"
    """Open the New game screen."""
    PLAY_WITH_OTHERS = "play_with_others"
    REVIEW = "review"
    RECORDS = "records"
    SETTINGS = "settings"
    HELP = "help"
    START = "start"
    """Begin a game; the value is a ``GameChoices``."""
    KEEP_CHOICES = "keep_choices"
    """Remember the choices of the New game screen; the value is a ``GameChoices``."""
    RESET_SETTINGS = "reset_settings"
    """Put every setting back to its default."""
    SAY_AGAIN = "say_again"
    """Say the opening of the screen in front again: the words have changed."""
    FIRST_START_DONE = "first_start_done"
    """The first questions are answered or skipped, and need not be asked again."""
    READ = "read"
    """Open the pages of a document; the value is its name, as ``how-to-play``."""
    TUTORIAL = "tutorial"
    """Open the tutorial hand."""
    RECORDS_PICTURE = "records_picture"
    """Write the averages as a picture."""
    EXPORT_RECORDS = "export_records"
    """Write all games into one file."""
    IMPORT_RECORDS = "import_records"
    """Take in games; the value is the name of the file."""
    REVIEW_GAME = "review_game"
    """Review a finished game; the value is the name of its file."""
