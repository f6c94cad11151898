"""The history, its logs and the choice of words."""

from typing import Final

from cribbage_a11y.present.forms import N_, NP_, Forms

NEWEST: Final = Forms(
    # Translators: brief. The player asks for a newer entry of the history, and there is none.
    brief=N_("Newest entry."),
    # Translators: normal. The player asks for a newer entry of the history, and there is none.
    normal=N_("This is the newest entry."),
    # Translators: verbose. The player asks for a newer entry of the history, and there is none.
    verbose=N_("This is the newest entry, and there is none after it."),
    # Translators: braille. The player asks for a newer entry of the history, and there is none.
    braille=N_("newest entry"),
)

OLDEST: Final = Forms(
    # Translators: brief. The player asks for an older entry of the history, and there is none.
    brief=N_("Oldest entry."),
    # Translators: normal. The player asks for an older entry of the history, and there is none.
    normal=N_("This is the oldest entry."),
    # Translators: verbose. The player asks for an older entry of the history, and there is none.
    verbose=N_("This is the oldest entry, and there is none before it."),
    # Translators: braille. The player asks for an older entry of the history, and there is none.
    braille=N_("oldest entry"),
)

NO_ENTRIES: Final = Forms(
    # Translators: brief. The log of the history that the player reads is empty.
    brief=N_("No entries yet."),
    # Translators: normal. The log of the history that the player reads is empty.
    normal=N_("This log has no entries yet."),
    # Translators: verbose. The log of the history that the player reads is empty.
    verbose=N_("Nothing has been written in this log yet."),
    # Translators: braille. The log of the history that the player reads is empty.
    braille=N_("no entries yet"),
)

LOG_ALL: Final = Forms(
    # Translators: brief. The player reads the log of everything. {n}: its entries.
    brief=NP_("All: {n} entry.", "All: {n} entries."),
    # Translators: normal. The player reads the log of everything. {n}: its entries.
    normal=NP_("Log of everything, {n} entry.", "Log of everything, {n} entries."),
    # Translators: verbose. The player reads the log of everything. {n}: its entries.
    verbose=NP_(
        "You read the log of everything. It has {n} entry.",
        "You read the log of everything. It has {n} entries.",
    ),
    # Translators: braille. The player reads the log of everything. {n}: its entries.
    braille=N_("all {n} entries"),
)

LOG_SCORES: Final = Forms(
    # Translators: brief. The player reads the log of what scored. {n}: its entries.
    brief=NP_("Scores: {n} entry.", "Scores: {n} entries."),
    # Translators: normal. The player reads the log of what scored. {n}: its entries.
    normal=NP_("Log of scores, {n} entry.", "Log of scores, {n} entries."),
    # Translators: verbose. The player reads the log of what scored. {n}: its entries.
    verbose=NP_(
        "You read the log of scores. It has {n} entry.", "You read the log of scores. It has {n} entries."
    ),
    # Translators: braille. The player reads the log of what scored. {n}: its entries.
    braille=N_("scores {n} entries"),
)

LOG_CHAT: Final = Forms(
    # Translators: brief. The player reads the log of messages at the table. {n}: its entries.
    brief=NP_("Chat: {n} entry.", "Chat: {n} entries."),
    # Translators: normal. The player reads the log of messages at the table. {n}: its entries.
    normal=NP_("Log of chat, {n} entry.", "Log of chat, {n} entries."),
    # Translators: verbose. The player reads the log of messages at the table. {n}: its entries.
    verbose=NP_(
        "You read the log of chat. It has {n} entry.", "You read the log of chat. It has {n} entries."
    ),
    # Translators: braille. The player reads the log of messages at the table. {n}: its entries.
    braille=N_("chat {n} entries"),
)

CHAT: Final = Forms(
    # Translators: normal. A message that somebody wrote to the table. {text}: what was written.
    normal=N_("Chat, {who}: {text}"),
    # Translators: verbose. A message that somebody wrote to the table. {text}: what was written.
    verbose=N_("{who} writes to the table: {text}"),
    # Translators: braille. A message that somebody wrote to the table. {text}: what was written.
    braille=N_("chat {who}: {text}"),
)

WORDS_BRIEF: Final = Forms(
    # Translators: normal. The player has chosen brief words.
    normal=N_("Words: brief."),
    # Translators: verbose. The player has chosen brief words.
    verbose=N_("The words are brief from now on."),
    # Translators: braille. The player has chosen brief words.
    braille=N_("words brief"),
)

WORDS_NORMAL: Final = Forms(
    # Translators: normal. The player has chosen normal words.
    normal=N_("Words: normal."),
    # Translators: verbose. The player has chosen normal words.
    verbose=N_("The words are normal from now on."),
    # Translators: braille. The player has chosen normal words.
    braille=N_("words normal"),
)

WORDS_VERBOSE: Final = Forms(
    # Translators: normal. The player has chosen verbose words.
    normal=N_("Words: verbose."),
    # Translators: verbose. The player has chosen verbose words.
    verbose=N_("The words are verbose from now on."),
    # Translators: braille. The player has chosen verbose words.
    braille=N_("words verbose"),
)
