"""The names of the regions, and the lines that only they have."""

from typing import Final

from cribbage_a11y.present.forms import N_, NP_, Forms

# Translators: The name of a region: what is asked of the player.
YOUR_TURN: Final = N_("Your turn")

# Translators: The name of a region: the player's cards.
YOUR_HAND: Final = N_("Your hand")

# Translators: The name of a region: the cards of this count.
THE_PLAY: Final = N_("The play")

# Translators: The name of a region: the card turned up.
THE_STARTER: Final = N_("The starter")

# Translators: The name of a region: the crib.
THE_CRIB: Final = N_("The crib")

# Translators: The name of a region: the counts of the show.
THE_HANDS: Final = N_("The hands")

# Translators: The name of a region: scores and pegs.
SCORE: Final = N_("Score")

# Translators: The name of a region: what has happened.
HISTORY: Final = N_("History")

# Translators: The name and size of a region. {name}: its name. {n}: its lines.
TITLE: Final = NP_("{name}, {n} line.", "{name}, {n} lines.")

# Translators: The name and size of a region, in braille. {name}: its name. {n}: its lines.
BRAILLE_TITLE: Final = NP_("{name} {n} line", "{name} {n} lines")

NOTHING_SHOWN: Final = Forms(
    # Translators: brief. No hand has been counted in this hand.
    brief=N_("No hands shown yet."),
    # Translators: normal. No hand has been counted in this hand.
    normal=N_("No hands are shown yet."),
    # Translators: verbose. No hand has been counted in this hand.
    verbose=N_("No hands have been shown since the last deal."),
    # Translators: braille. No hand has been counted in this hand.
    braille=N_("no hands shown yet"),
)

ROLE_DEALER: Final = Forms(
    # Translators: normal. The side holds the deal.
    normal=N_("Dealer."),
    # Translators: verbose. The side holds the deal.
    verbose=N_("This side deals."),
    # Translators: braille. The side holds the deal.
    braille=N_("deal"),
)

ROLE_PONE: Final = Forms(
    # Translators: normal. The side is pone.
    normal=N_("Pone."),
    # Translators: verbose. The side is pone.
    verbose=N_("This side is pone."),
    # Translators: braille. The side is pone.
    braille=N_("pone"),
)

HAND_ROW_YOURS: Final = Forms(
    # Translators: brief. One hand of the game in points, for the player's side. {number}: which hand. {play},
    # {hand}, {crib}, {heels}: points. {n}: their sum.
    brief=N_("Hand {number}, you: {play}, {hand}, {crib}, {heels}, sum {n}."),
    # Translators: normal. One hand of the game in points, for the player's side. {number}: which hand.
    # {play}, {hand}, {crib}, {heels}: points. {n}: their sum.
    normal=N_("Hand {number}, you: play {play}, hand {hand}, crib {crib}, heels {heels}, sum {n}."),
    # Translators: verbose. One hand of the game in points, for the player's side. {number}: which hand.
    # {play}, {hand}, {crib}, {heels}: points. {n}: their sum.
    verbose=N_(
        "In hand {number} you took {play} in the play, {hand} for the hand, {crib} for "
        "the crib, {heels} for heels, {n} in all."
    ),
    # Translators: braille. One hand of the game in points, for the player's side. {number}: which hand.
    # {play}, {hand}, {crib}, {heels}: points. {n}: their sum.
    braille=N_("{number} {who} pl {play} ha {hand} cr {crib} he {heels} sum {n}"),
)

HAND_ROW_THEIRS: Final = Forms(
    # Translators: brief. One hand of the game in points, for another side. {who}: its name or names.
    # {number}: which hand. {play}, {hand}, {crib}, {heels}: points. {n}: their sum.
    brief=N_("Hand {number}, {who}: {play}, {hand}, {crib}, {heels}, sum {n}."),
    # Translators: normal. One hand of the game in points, for another side. {who}: its name or names.
    # {number}: which hand. {play}, {hand}, {crib}, {heels}: points. {n}: their sum.
    normal=N_("Hand {number}, {who}: play {play}, hand {hand}, crib {crib}, heels {heels}, sum {n}."),
    # Translators: verbose. One hand of the game in points, for another side. {who}: its name or names.
    # {number}: which hand. {play}, {hand}, {crib}, {heels}: points. {n}: their sum.
    verbose=N_(
        "In hand {number} {who} took {play} in the play, {hand} for the hand, {crib} for "
        "the crib, {heels} for heels, {n} in all."
    ),
    # Translators: braille. One hand of the game in points, for another side. {who}: its name or names.
    # {number}: which hand. {play}, {hand}, {crib}, {heels}: points. {n}: their sum.
    braille=N_("{number} {who} pl {play} ha {hand} cr {crib} he {heels} sum {n}"),
)

SUM_ROW_YOURS: Final = Forms(
    # Translators: brief. All hands of the game together, for the player's side. {play}, {hand}, {crib},
    # {heels}: points. {n}: their sum.
    brief=N_("All, you: {play}, {hand}, {crib}, {heels}, sum {n}."),
    # Translators: normal. All hands of the game together, for the player's side. {play}, {hand}, {crib},
    # {heels}: points. {n}: their sum.
    normal=N_("All hands, you: play {play}, hand {hand}, crib {crib}, heels {heels}, sum {n}."),
    # Translators: verbose. All hands of the game together, for the player's side. {play}, {hand}, {crib},
    # {heels}: points. {n}: their sum.
    verbose=N_(
        "In all hands you took {play} in the play, {hand} for hands, {crib} for cribs, "
        "{heels} for heels, {n} in all."
    ),
    # Translators: braille. All hands of the game together, for the player's side. {play}, {hand}, {crib},
    # {heels}: points. {n}: their sum.
    braille=N_("{who} pl {play} ha {hand} cr {crib} he {heels} sum {n}"),
)

SUM_ROW_THEIRS: Final = Forms(
    # Translators: brief. All hands of the game together, for another side. {who}: its name or names. {play},
    # {hand}, {crib}, {heels}: points. {n}: their sum.
    brief=N_("All, {who}: {play}, {hand}, {crib}, {heels}, sum {n}."),
    # Translators: normal. All hands of the game together, for another side. {who}: its name or names. {play},
    # {hand}, {crib}, {heels}: points. {n}: their sum.
    normal=N_("All hands, {who}: play {play}, hand {hand}, crib {crib}, heels {heels}, sum {n}."),
    # Translators: verbose. All hands of the game together, for another side. {who}: its name or names.
    # {play}, {hand}, {crib}, {heels}: points. {n}: their sum.
    verbose=N_(
        "In all hands {who} took {play} in the play, {hand} for hands, {crib} for cribs, "
        "{heels} for heels, {n} in all."
    ),
    # Translators: braille. All hands of the game together, for another side. {who}: its name or names.
    # {play}, {hand}, {crib}, {heels}: points. {n}: their sum.
    braille=N_("{who} pl {play} ha {hand} cr {crib} he {heels} sum {n}"),
)

OF_IT_MUGGINS: Final = Forms(
    # Translators: brief. Part of a sum of points came from muggins. {n}: how many.
    brief=NP_("Muggins {n}.", "Muggins {n}."),
    # Translators: normal. Part of a sum of points came from muggins. {n}: how many.
    normal=NP_("Of it muggins {n}.", "Of it muggins {n}."),
    # Translators: verbose. Part of a sum of points came from muggins. {n}: how many.
    verbose=NP_("{n} point of it came from muggins.", "{n} points of it came from muggins."),
    # Translators: braille. Part of a sum of points came from muggins. {n}: how many.
    braille=N_("mug {n}"),
)

OF_IT_BONUS: Final = Forms(
    # Translators: brief. Part of a sum of points came from the pone bonus. {n}: how many.
    brief=NP_("Bonus {n}.", "Bonus {n}."),
    # Translators: normal. Part of a sum of points came from the pone bonus. {n}: how many.
    normal=NP_("Of it pone bonus {n}.", "Of it pone bonus {n}."),
    # Translators: verbose. Part of a sum of points came from the pone bonus. {n}: how many.
    verbose=NP_("{n} point of it came from the pone bonus.", "{n} points of it came from the pone bonus."),
    # Translators: braille. Part of a sum of points came from the pone bonus. {n}: how many.
    braille=N_("bon {n}"),
)
