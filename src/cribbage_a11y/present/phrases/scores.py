"""Scores: the new one after an event, and how the game stands."""

from typing import Final

from cribbage_a11y.present.forms import N_, NP_, Forms

NEW_SCORE_YOURS: Final = Forms(
    # Translators: brief. The player's new score, last in the line of an event. {score}: the score.
    brief=N_("{score}."),
    # Translators: normal. The player's new score, last in the line of an event. {score}: the score.
    normal=N_("You {score}."),
    # Translators: verbose. The player's new score, last in the line of an event. {score}: the score.
    verbose=N_("You have {score}."),
    # Translators: braille. The player's new score, last in the line of an event. {score}: the score.
    braille=N_("now {score}"),
)

NEW_SCORE_YOUR_SIDE: Final = Forms(
    # Translators: brief. The new score of the player and the partner together. {score}: the score.
    brief=N_("{score}."),
    # Translators: normal. The new score of the player and the partner together. {score}: the score.
    normal=N_("Your side {score}."),
    # Translators: verbose. The new score of the player and the partner together. {score}: the score.
    verbose=N_("Your side has {score}."),
    # Translators: braille. The new score of the player and the partner together. {score}: the score.
    braille=N_("now {score}"),
)

NEW_SCORE_ONE: Final = Forms(
    # Translators: brief. The new score of one player. {score}: the score.
    brief=N_("{score}."),
    # Translators: normal. The new score of one player. {score}: the score.
    normal=N_("{who} {score}."),
    # Translators: verbose. The new score of one player. {score}: the score.
    verbose=N_("{who} has {score}."),
    # Translators: braille. The new score of one player. {score}: the score.
    braille=N_("now {score}"),
)

NEW_SCORE_PAIR: Final = Forms(
    # Translators: brief. The new score of two partners. {score}: the score.
    brief=N_("{score}."),
    # Translators: normal. The new score of two partners. {score}: the score.
    normal=N_("{who} and {partner} {score}."),
    # Translators: verbose. The new score of two partners. {score}: the score.
    verbose=N_("{who} and {partner} have {score}."),
    # Translators: braille. The new score of two partners. {score}: the score.
    braille=N_("now {score}"),
)

# Translators: The new score in the brief line of a count; whose it is was said before. {score}: the score.
SCORE_NOW: Final = N_("Now {score}.")

SCORE_YOURS: Final = Forms(
    # Translators: normal. How the game stands: the player's score. {score}: the score.
    normal=N_("You {score}."),
    # Translators: verbose. How the game stands: the player's score. {score}: the score.
    verbose=N_("You have {score}."),
    # Translators: braille. How the game stands: the player's score. {score}: the score.
    braille=N_("you {score}"),
)

SCORE_YOUR_SIDE: Final = Forms(
    # Translators: normal. How the game stands: the score of the player and the partner. {score}: the score.
    normal=N_("Your side {score}."),
    # Translators: verbose. How the game stands: the score of the player and the partner. {score}: the score.
    verbose=N_("Your side has {score}."),
    # Translators: braille. How the game stands: the score of the player and the partner. {score}: the score.
    braille=N_("us {score}"),
)

SCORE_ONE: Final = Forms(
    # Translators: normal. How the game stands: the score of one player. {score}: the score.
    normal=N_("{who} {score}."),
    # Translators: verbose. How the game stands: the score of one player. {score}: the score.
    verbose=N_("{who} has {score}."),
    # Translators: braille. How the game stands: the score of one player. {score}: the score.
    braille=N_("{who} {score}"),
)

SCORE_PAIR: Final = Forms(
    # Translators: normal. How the game stands: the score of two partners. {score}: the score.
    normal=N_("{who} and {partner} {score}."),
    # Translators: verbose. How the game stands: the score of two partners. {score}: the score.
    verbose=N_("{who} and {partner} have {score}."),
    # Translators: braille. How the game stands: the score of two partners. {score}: the score.
    braille=N_("{who} {partner} {score}"),
)

# Translators: Begins a braille line that lists the scores of all sides.
SCORE_WORD: Final = N_("score")

TO_GO: Final = Forms(
    # Translators: brief. How many points a side still needs to win.
    brief=NP_("{n} to go.", "{n} to go."),
    # Translators: normal. How many points a side still needs to win.
    normal=NP_("{n} point to go.", "{n} points to go."),
    # Translators: verbose. How many points a side still needs to win.
    verbose=NP_("It needs {n} point more.", "It needs {n} points more."),
    # Translators: braille. How many points a side still needs to win.
    braille=N_("go {n}"),
)

PEGS: Final = Forms(
    # Translators: brief. Where a side's two pegs stand. {front}, {back}: holes.
    brief=N_("Pegs {front} and {back}."),
    # Translators: normal. Where a side's two pegs stand. {front}, {back}: holes.
    normal=N_("Front peg {front}, back peg {back}."),
    # Translators: verbose. Where a side's two pegs stand. {front}, {back}: holes.
    verbose=N_("The front peg is in hole {front}, the back peg in hole {back}."),
    # Translators: braille. Where a side's two pegs stand. {front}, {back}: holes.
    braille=N_("back {back}"),
)

STREET: Final = Forms(
    # Translators: normal. The street, a row of 30 holes, that a side's front peg is in. {number}: 1 to 4.
    normal=N_("Street {number}."),
    # Translators: verbose. The street, a row of 30 holes, that a side's front peg is in. {number}: 1 to 4.
    verbose=N_("The front peg is in street {number}."),
    # Translators: braille. The street, a row of 30 holes, that a side's front peg is in. {number}: 1 to 4.
    braille=N_("st {number}"),
)

SKUNK_LINE: Final = Forms(
    # Translators: normal. The hole that a loser must reach not to be skunked. {line}: 91 or 31.
    normal=N_("Skunk line: {line}."),
    # Translators: verbose. The hole that a loser must reach not to be skunked. {line}: 91 or 31.
    verbose=N_("A loser who has not reached {line} is skunked."),
    # Translators: braille. The hole that a loser must reach not to be skunked. {line}: 91 or 31.
    braille=N_("skunk line {line}"),
)

DOUBLE_SKUNK_LINE: Final = Forms(
    # Translators: normal. The hole that a loser must reach not to be double skunked. {line}: 61.
    normal=N_("Double skunk line: {line}."),
    # Translators: verbose. The hole that a loser must reach not to be double skunked. {line}: 61.
    verbose=N_("A loser who has not reached {line} is double skunked."),
    # Translators: braille. The hole that a loser must reach not to be double skunked. {line}: 61.
    braille=N_("double {line}"),
)

NO_SKUNKS: Final = Forms(
    # Translators: normal. The rules of this game know no skunks.
    normal=N_("No skunks in this game."),
    # Translators: verbose. The rules of this game know no skunks.
    verbose=N_("This game is played without skunks."),
    # Translators: braille. The rules of this game know no skunks.
    braille=N_("no skunks"),
)

GAMES_WON: Final = Forms(
    # Translators: normal. How many games of the match a side has won.
    normal=NP_("{n} game won.", "{n} games won."),
    # Translators: verbose. How many games of the match a side has won.
    verbose=NP_("It has won {n} game of this match.", "It has won {n} games of this match."),
    # Translators: braille. How many games of the match a side has won.
    braille=N_("won {n}"),
)
