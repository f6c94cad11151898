"""The end of a game."""

from typing import Final

from cribbage_a11y.present.forms import N_, NP_, Forms

WON_YOU: Final = Forms(
    # Translators: brief. The player wins alone. {score}: the winning score.
    brief=N_("You win, {score}."),
    # Translators: normal. The player wins alone. {score}: the winning score.
    normal=N_("Game over. You win with {score}."),
    # Translators: verbose. The player wins alone. {score}: the winning score.
    verbose=N_("The game is over. You win with {score} points."),
    # Translators: braille. The player wins alone. {score}: the winning score.
    braille=N_("you win {score}"),
)

WON_YOUR_SIDE: Final = Forms(
    # Translators: brief. The player and the partner win together. {score}: the winning score.
    brief=N_("Your side wins, {score}."),
    # Translators: normal. The player and the partner win together. {score}: the winning score.
    normal=N_("Game over. You and {partner} win with {score}."),
    # Translators: verbose. The player and the partner win together. {score}: the winning score.
    verbose=N_("The game is over. You and your partner {partner} win with {score} points."),
    # Translators: braille. The player and the partner win together. {score}: the winning score.
    braille=N_("you win {score}"),
)

WON_ONE: Final = Forms(
    # Translators: brief. One player wins alone. {score}: the winning score.
    brief=N_("{who} wins, {score}."),
    # Translators: normal. One player wins alone. {score}: the winning score.
    normal=N_("Game over. {who} wins with {score}."),
    # Translators: verbose. One player wins alone. {score}: the winning score.
    verbose=N_("The game is over. {who} wins with {score} points."),
    # Translators: braille. One player wins alone. {score}: the winning score.
    braille=N_("{who} wins {score}"),
)

WON_PAIR: Final = Forms(
    # Translators: brief. Two partners win together. {score}: the winning score.
    brief=N_("{who} and {partner} win, {score}."),
    # Translators: normal. Two partners win together. {score}: the winning score.
    normal=N_("Game over. {who} and {partner} win with {score}."),
    # Translators: verbose. Two partners win together. {score}: the winning score.
    verbose=N_("The game is over. {who} and {partner} win with {score} points."),
    # Translators: braille. Two partners win together. {score}: the winning score.
    braille=N_("{who} {partner} win {score}"),
)

SKUNKED_YOU: Final = Forms(
    # Translators: brief. The player alone lost, and stayed under the skunk line.
    brief=N_("You: skunked."),
    # Translators: normal. The player alone lost, and stayed under the skunk line.
    normal=N_("You are skunked."),
    # Translators: verbose. The player alone lost, and stayed under the skunk line.
    verbose=N_("You are skunked: you did not reach the skunk line."),
    # Translators: braille. The player alone lost, and stayed under the skunk line.
    braille=N_("skunked"),
)

SKUNKED_YOUR_SIDE: Final = Forms(
    # Translators: brief. The player and the partner lost, and stayed under the skunk line.
    brief=N_("Your side: skunked."),
    # Translators: normal. The player and the partner lost, and stayed under the skunk line.
    normal=N_("Your side is skunked."),
    # Translators: verbose. The player and the partner lost, and stayed under the skunk line.
    verbose=N_("Your side is skunked: it did not reach the skunk line."),
    # Translators: braille. The player and the partner lost, and stayed under the skunk line.
    braille=N_("skunked"),
)

SKUNKED_ONE: Final = Forms(
    # Translators: brief. One player lost, and stayed under the skunk line.
    brief=N_("{who}: skunked."),
    # Translators: normal. One player lost, and stayed under the skunk line.
    normal=N_("{who} is skunked."),
    # Translators: verbose. One player lost, and stayed under the skunk line.
    verbose=N_("{who} is skunked: {who} did not reach the skunk line."),
    # Translators: braille. One player lost, and stayed under the skunk line.
    braille=N_("skunk"),
)

SKUNKED_PAIR: Final = Forms(
    # Translators: brief. Two partners lost together, and stayed under the skunk line.
    brief=N_("{who} and {partner}: skunked."),
    # Translators: normal. Two partners lost together, and stayed under the skunk line.
    normal=N_("{who} and {partner} are skunked."),
    # Translators: verbose. Two partners lost together, and stayed under the skunk line.
    verbose=N_("{who} and {partner} are skunked: they did not reach the skunk line."),
    # Translators: braille. Two partners lost together, and stayed under the skunk line.
    braille=N_("skunk"),
)

SKUNKED_ALL: Final = Forms(
    # Translators: brief. Everybody but the winner is skunked, at a table where each plays alone.
    brief=N_("All others: skunked."),
    # Translators: normal. Everybody but the winner is skunked, at a table where each plays alone.
    normal=N_("All others are skunked."),
    # Translators: verbose. Everybody but the winner is skunked, at a table where each plays alone.
    verbose=N_("All others are skunked: none of them reached the skunk line."),
    # Translators: braille. Everybody but the winner is skunked, at a table where each plays alone.
    braille=N_("all skunked"),
)

DOUBLE_YOU: Final = Forms(
    # Translators: brief. The player alone lost, and stayed under the double skunk line.
    brief=N_("You: double skunked."),
    # Translators: normal. The player alone lost, and stayed under the double skunk line.
    normal=N_("You are double skunked."),
    # Translators: verbose. The player alone lost, and stayed under the double skunk line.
    verbose=N_("You are double skunked: you did not reach the double skunk line."),
    # Translators: braille. The player alone lost, and stayed under the double skunk line.
    braille=N_("double skunked"),
)

DOUBLE_YOUR_SIDE: Final = Forms(
    # Translators: brief. The player and the partner lost, and stayed under the double skunk line.
    brief=N_("Your side: double skunked."),
    # Translators: normal. The player and the partner lost, and stayed under the double skunk line.
    normal=N_("Your side is double skunked."),
    # Translators: verbose. The player and the partner lost, and stayed under the double skunk line.
    verbose=N_("Your side is double skunked: it did not reach the double skunk line."),
    # Translators: braille. The player and the partner lost, and stayed under the double skunk line.
    braille=N_("double skunked"),
)

DOUBLE_ONE: Final = Forms(
    # Translators: brief. One player lost, and stayed under the double skunk line.
    brief=N_("{who}: double skunked."),
    # Translators: normal. One player lost, and stayed under the double skunk line.
    normal=N_("{who} is double skunked."),
    # Translators: verbose. One player lost, and stayed under the double skunk line.
    verbose=N_("{who} is double skunked: {who} did not reach the double skunk line."),
    # Translators: braille. One player lost, and stayed under the double skunk line.
    braille=N_("double skunk"),
)

DOUBLE_PAIR: Final = Forms(
    # Translators: brief. Two partners lost together, and stayed under the double skunk line.
    brief=N_("{who} and {partner}: double skunked."),
    # Translators: normal. Two partners lost together, and stayed under the double skunk line.
    normal=N_("{who} and {partner} are double skunked."),
    # Translators: verbose. Two partners lost together, and stayed under the double skunk line.
    verbose=N_("{who} and {partner} are double skunked: they did not reach the double skunk line."),
    # Translators: braille. Two partners lost together, and stayed under the double skunk line.
    braille=N_("double skunk"),
)

DOUBLE_ALL: Final = Forms(
    # Translators: brief. Everybody but the winner is double skunked, at a table where each plays alone.
    brief=N_("All others: double skunked."),
    # Translators: normal. Everybody but the winner is double skunked, at a table where each plays alone.
    normal=N_("All others are double skunked."),
    # Translators: verbose. Everybody but the winner is double skunked, at a table where each plays alone.
    verbose=N_("All others are double skunked: none of them reached the double skunk line."),
    # Translators: braille. Everybody but the winner is double skunked, at a table where each plays alone.
    braille=N_("all double"),
)

COUNTS_GAMES: Final = Forms(
    # Translators: brief. A skunk counts as several games in the match. {n}: how many.
    brief=NP_("{n} game.", "{n} games."),
    # Translators: normal. A skunk counts as several games in the match. {n}: how many.
    normal=NP_("It counts as {n} game.", "It counts as {n} games."),
    # Translators: verbose. A skunk counts as several games in the match. {n}: how many.
    verbose=NP_("In the match it counts as {n} game.", "In the match it counts as {n} games."),
    # Translators: braille. A skunk counts as several games in the match. {n}: how many.
    braille=N_("= {n}"),
)
