"""Answers to keys that ask for nothing on the table."""

from typing import Final

from cribbage_a11y.present.forms import N_, Forms

NO_SUCH_SIGN: Final = Forms(
    # Translators: brief. A key that does nothing, and that many voices leave out, as an exclamation mark.
    brief=N_("No such key."),
    # Translators: normal. A key that does nothing, and that many voices leave out, as an exclamation mark.
    normal=N_("That key does nothing here. Question mark says the keys."),
    # Translators: verbose. A key that does nothing, and that many voices leave out, as an exclamation mark.
    verbose=N_("That key does nothing here. Press question mark to hear the keys that work."),
    # Translators: braille. A key that does nothing, and that many voices leave out, as an exclamation mark.
    braille=N_("that key does nothing"),
)

NO_SUCH_KEY: Final = Forms(
    # Translators: brief. A key that does nothing. {key}: the key or word.
    brief=N_("{key}: no such key."),
    # Translators: normal. A key that does nothing. {key}: the key or word.
    normal=N_("{key} does nothing here. Question mark says the keys."),
    # Translators: verbose. A key that does nothing. {key}: the key or word.
    verbose=N_("The key {key} does nothing here. Press question mark to hear the keys that work."),
    # Translators: braille. A key that does nothing. {key}: the key or word.
    braille=N_("{key} does nothing"),
)

CAPITAL: Final = Forms(
    # Translators: brief. A capital letter that would act as a small one. {key}: the capital, {small}: the
    # small letter.
    brief=N_("Capitals only read. Press small {small}."),
    # Translators: normal. A capital letter that would act as a small one. {key}: the capital, {small}: the
    # small letter.
    normal=N_("Capital letters only read. Press small {small}."),
    # Translators: verbose. A capital letter that would act as a small one. {key}: the capital, {small}: the
    # small letter.
    verbose=N_("Capital letters only read, so that they never act by mistake. Press small {small}."),
    # Translators: braille. A capital letter that would act as a small one. {key}: the capital, {small}: the
    # small letter.
    braille=N_("capitals only read press small {small}"),
)

ENOUGH_CHOSEN: Final = Forms(
    # Translators: brief. As many cards are chosen as may be laid away. {n}: how many that is.
    brief=N_("{n} chosen already."),
    # Translators: normal. As many cards are chosen as may be laid away. {n}: how many that is.
    normal=N_("{n} chosen already. Put one back first."),
    # Translators: verbose. As many cards are chosen as may be laid away. {n}: how many that is.
    verbose=N_("{n} chosen already, as many as go to the crib. Put one back first, or press Enter."),
    # Translators: braille. As many cards are chosen as may be laid away. {n}: how many that is.
    braille=N_("{n} chosen put one back first"),
)

ONE_CARD: Final = Forms(
    # Translators: brief. The player typed several cards in the play, where one is laid at a time.
    brief=N_("1 card at a time."),
    # Translators: normal. The player typed several cards in the play, where one is laid at a time.
    normal=N_("Lay 1 card at a time."),
    # Translators: verbose. The player typed several cards in the play, where one is laid at a time.
    verbose=N_("In the play each player lays 1 card at a time. Type one of them."),
    # Translators: braille. The player typed several cards in the play, where one is laid at a time.
    braille=N_("lay 1 card at a time"),
)

CARD_TAKEN_BACK: Final = Forms(
    # Translators: normal. The player took back a card laid in the play.
    normal=N_("The {card} is taken back. This game is practice now."),
    # Translators: verbose. The player took back a card laid in the play.
    verbose=N_("The {card} is taken back. This game is practice now, and the records do not count it."),
    # Translators: braille. The player took back a card laid in the play.
    braille=N_("{card} taken back practice now"),
)

LAY_AWAY_TAKEN_BACK: Final = Forms(
    # Translators: normal. The player took back the cards laid away.
    normal=N_("The cards you laid away are taken back. This game is practice now."),
    # Translators: verbose. The player took back the cards laid away.
    verbose=N_(
        "The cards you laid away are taken back. This game is practice now, and the records do not count it."
    ),
    # Translators: braille. The player took back the cards laid away.
    braille=N_("layaway taken back practice now"),
)

CLAIM_TAKEN_BACK: Final = Forms(
    # Translators: normal. The player took back the count of a hand or crib, before it was answered.
    normal=N_("Your count is taken back. This game is practice now."),
    # Translators: verbose. The player took back the count of a hand or crib, before it was answered.
    verbose=N_("Your count is taken back. This game is practice now, and the records do not count it."),
    # Translators: braille. The player took back the count of a hand or crib, before it was answered.
    braille=N_("count taken back practice now"),
)

ENTRY_TAKEN_BACK: Final = Forms(
    # Translators: normal. An entry of the history that was taken back. {text}: the entry, whole sentences.
    normal=N_("Taken back: {text}"),
    # Translators: braille. An entry of the history that was taken back. {text}: the entry.
    braille=N_("taken back {text}"),
)

NOT_ALONE: Final = Forms(
    # Translators: brief. The player wants to take something back where other people play.
    brief=N_("Only alone with computers."),
    # Translators: normal. The player wants to take something back where other people play.
    normal=N_("Choices can be taken back only alone with computers."),
    # Translators: braille. The player wants to take something back where other people play.
    braille=N_("only alone with computers"),
)

NOTHING_TO_TAKE_BACK: Final = Forms(
    # Translators: normal. The player wants to take something back and has chosen nothing yet.
    normal=N_("There is nothing to take back in this hand."),
    # Translators: brief. The player wants to take something back and has chosen nothing yet.
    brief=N_("Nothing to take back."),
    # Translators: braille. The player wants to take something back and has chosen nothing yet.
    braille=N_("nothing to take back"),
)

SHOWN_SINCE: Final = Forms(
    # Translators: brief. The player wants to take back a choice after which hidden cards were shown.
    brief=N_("Too late: more was shown."),
    # Translators: normal. The player wants to take back a choice after which hidden cards were shown.
    normal=N_("Too late to take that back: something hidden was shown since."),
    # Translators: verbose. The player wants to take back a choice after which hidden cards were shown.
    verbose=N_("Too late to take that back: since then a card, a go or a count was shown that was hidden."),
    # Translators: braille. The player wants to take back a choice after which hidden cards were shown.
    braille=N_("too late more was shown"),
)

GO_ON: Final = Forms(
    # Translators: brief. The table waits until the player has heard enough.
    brief=N_("Enter to go on."),
    # Translators: normal. The table waits until the player has heard enough.
    normal=N_("Press Enter to go on."),
    # Translators: verbose. The table waits until the player has heard enough.
    verbose=N_("Press Enter when you have heard enough, to go on."),
    # Translators: braille. The table waits until the player has heard enough.
    braille=N_("enter to go on"),
)

GO_ON_TO_GAME: Final = Forms(
    # Translators: brief. The game is over; Enter begins the next one of the match.
    brief=N_("Enter for the next game, Q to leave."),
    # Translators: normal. The game is over; Enter begins the next one of the match.
    normal=N_("Press Enter for the next game, or Q to leave."),
    # Translators: verbose. The game is over; Enter begins the next one of the match.
    verbose=N_("Press Enter to play the next game, or Q to leave the table."),
    # Translators: braille. The game is over; Enter begins the next one of the match.
    braille=N_("enter next game q leave"),
)

WAITING_FOR: Final = Forms(
    # Translators: brief. Others have not let the table go on. {who}: their names.
    brief=N_("Waiting for {who}."),
    # Translators: normal. Others have not let the table go on. {who}: their names.
    normal=N_("Waiting for {who} to go on."),
    # Translators: verbose. Others have not let the table go on. {who}: their names.
    verbose=N_("Waiting for {who} to press Enter and go on."),
    # Translators: braille. Others have not let the table go on. {who}: their names.
    braille=N_("waiting for {who}"),
)

ENTER_FOR_COMPUTER: Final = Forms(
    # Translators: brief. The computer waits for Enter before it moves. {who}: the computer's name.
    brief=N_("Enter for {who}."),
    # Translators: normal. The computer waits for Enter before it moves. {who}: the computer's name.
    normal=N_("{who}'s turn. Press Enter to go on."),
    # Translators: verbose. The computer waits for Enter before it moves. {who}: the computer's name.
    verbose=N_("It is {who}'s turn. Press Enter to hear what {who} does."),
    # Translators: braille. The computer waits for Enter before it moves. {who}: the computer's name.
    braille=N_("enter for {who}"),
)

NO_CODE: Final = Forms(
    # Translators: normal. The table is on this computer alone, and has no code for others to join by.
    normal=N_("This table has no code: it is on this computer alone."),
    # Translators: brief. The table is on this computer alone, and has no code for others to join by.
    brief=N_("This table has no code."),
    # Translators: braille. The table is on this computer alone, and has no code for others to join by.
    braille=N_("this table has no code"),
)

NO_CHAT: Final = Forms(
    # Translators: normal. There is nobody else at the table who could read a message.
    normal=N_("There is nobody at this table to write to."),
    # Translators: brief. There is nobody else at the table who could read a message.
    brief=N_("Nobody to write to."),
    # Translators: braille. There is nobody else at the table who could read a message.
    braille=N_("nobody to write to"),
)

ALREADY_ANSWERED: Final = Forms(
    # Translators: normal. The same key was pressed twice at once; it was taken once.
    normal=N_("Pressed twice, taken once."),
    # Translators: verbose. The same key was pressed twice at once; it was taken once.
    verbose=N_("That key came twice at once and was taken once."),
    # Translators: braille. The same key was pressed twice at once; it was taken once.
    braille=N_("pressed twice taken once"),
)

NOT_A_NUMBER: Final = Forms(
    # Translators: normal. The player should have typed a count. {text}: what was typed. {limit}: the highest.
    normal=N_("{text} is no count. Type a number from 0 to {limit}."),
    # Translators: brief. The player should have typed a count. {text}: what was typed. {limit}: the highest.
    brief=N_("Type a number from 0 to {limit}."),
    # Translators: braille. The player should have typed a count. {limit}: the highest.
    braille=N_("type a number from 0 to {limit}"),
)

NOT_ANSWERED: Final = Forms(
    # Translators: normal. The player left a question unanswered; the game waits.
    normal=N_("Nothing typed. Press Enter to type it."),
    # Translators: braille. The player left a question unanswered; the game waits.
    braille=N_("nothing typed"),
)

ASK_CLAIM: Final = Forms(
    # Translators: the question in the line where the player types the count of a hand or crib.
    normal=N_("Your count:"),
    # Translators: the question in the line where the player types the count, on a braille line.
    braille=N_("count:"),
)

ASK_MUGGINS: Final = Forms(
    # Translators: the question in the line where the player types how many points the opponent missed.
    normal=N_("Points missed, 0 for none:"),
    # Translators: the question where the player types how many points were missed, on a braille line.
    braille=N_("missed:"),
)
