"""What a card scores in the play."""

from typing import Final

from cribbage_a11y.present.forms import N_, NP_, Forms

FIFTEEN: Final = Forms(
    # Translators: normal. The card makes the count fifteen: two points.
    normal=N_("15 for 2."),
    # Translators: verbose. The card makes the count fifteen: two points.
    verbose=N_("Fifteen for 2."),
    # Translators: braille. The card makes the count fifteen: two points.
    braille=N_("15 for 2"),
)

THIRTY_ONE: Final = Forms(
    # Translators: normal. The card makes the count thirty-one: two points.
    normal=N_("31 for 2."),
    # Translators: verbose. The card makes the count thirty-one: two points.
    verbose=N_("The count is 31, for 2."),
    # Translators: braille. The card makes the count thirty-one: two points.
    braille=N_("31 for 2"),
)

PAIR: Final = Forms(
    # Translators: normal. Two cards of one rank in a row: two points. {ranks}: the ranks, as 5 5.
    normal=N_("Pair for 2."),
    # Translators: verbose. Two cards of one rank in a row: two points. {ranks}: the ranks, as 5 5.
    verbose=N_("A pair, {ranks}, for 2."),
    # Translators: braille. Two cards of one rank in a row: two points. {ranks}: the ranks, as 5 5.
    braille=N_("pr 2"),
)

PAIR_ROYAL: Final = Forms(
    # Translators: normal. Three cards of one rank in a row: six points. {ranks}: the ranks, as 5 5 5.
    normal=N_("Pair royal for 6."),
    # Translators: verbose. Three cards of one rank in a row: six points. {ranks}: the ranks, as 5 5 5.
    verbose=N_("A pair royal, {ranks}, for 6."),
    # Translators: braille. Three cards of one rank in a row: six points. {ranks}: the ranks, as 5 5 5.
    braille=N_("pr3 6"),
)

DOUBLE_PAIR_ROYAL: Final = Forms(
    # Translators: normal. Four cards of one rank in a row: twelve points. {ranks}: the ranks, as 5 5 5 5.
    normal=N_("Double pair royal for 12."),
    # Translators: verbose. Four cards of one rank in a row: twelve points. {ranks}: the ranks, as 5 5 5 5.
    verbose=N_("A double pair royal, {ranks}, for 12."),
    # Translators: braille. Four cards of one rank in a row: twelve points. {ranks}: the ranks, as 5 5 5 5.
    braille=N_("pr4 12"),
)

RUN_OF_3: Final = Forms(
    # Translators: normal. A run of three cards in the play. {ranks}: its ranks, as 5 6 7.
    normal=N_("Run of 3 for 3."),
    # Translators: verbose. A run of three cards in the play. {ranks}: its ranks, as 5 6 7.
    verbose=N_("A run of three, {ranks}, for 3."),
    # Translators: braille. A run of three cards in the play. {ranks}: its ranks, as 5 6 7.
    braille=N_("run3 3"),
)

RUN_OF_4: Final = Forms(
    # Translators: normal. A run of four cards in the play. {ranks}: its ranks.
    normal=N_("Run of 4 for 4."),
    # Translators: verbose. A run of four cards in the play. {ranks}: its ranks.
    verbose=N_("A run of four, {ranks}, for 4."),
    # Translators: braille. A run of four cards in the play. {ranks}: its ranks.
    braille=N_("run4 4"),
)

RUN_OF_5: Final = Forms(
    # Translators: normal. A run of five cards in the play. {ranks}: its ranks.
    normal=N_("Run of 5 for 5."),
    # Translators: verbose. A run of five cards in the play. {ranks}: its ranks.
    verbose=N_("A run of five, {ranks}, for 5."),
    # Translators: braille. A run of five cards in the play. {ranks}: its ranks.
    braille=N_("run5 5"),
)

RUN_OF_6: Final = Forms(
    # Translators: normal. A run of six cards in the play. {ranks}: its ranks.
    normal=N_("Run of 6 for 6."),
    # Translators: verbose. A run of six cards in the play. {ranks}: its ranks.
    verbose=N_("A run of six, {ranks}, for 6."),
    # Translators: braille. A run of six cards in the play. {ranks}: its ranks.
    braille=N_("run6 6"),
)

RUN_OF_7: Final = Forms(
    # Translators: normal. A run of seven cards in the play. {ranks}: its ranks.
    normal=N_("Run of 7 for 7."),
    # Translators: verbose. A run of seven cards in the play. {ranks}: its ranks.
    verbose=N_("A run of seven, {ranks}, for 7."),
    # Translators: braille. A run of seven cards in the play. {ranks}: its ranks.
    braille=N_("run7 7"),
)

LAST_CARD: Final = Forms(
    # Translators: normal. The last card of the hand: one point.
    normal=N_("Last card for 1."),
    # Translators: verbose. The last card of the hand: one point.
    verbose=N_("The last card of the hand, for 1."),
    # Translators: braille. The last card of the hand: one point.
    braille=N_("last 1"),
)

# Translators: One card makes fifteen and a pair. {n}: the points together.
FIFTEEN_AND_PAIR: Final = NP_("15 for 2 and pair for 2, {n} point.", "15 for 2 and pair for 2, {n} points.")

# Translators: One card makes fifteen and a pair royal. {n}: the points together.
FIFTEEN_AND_PAIR_ROYAL: Final = NP_(
    "15 for 2 and pair royal for 6, {n} point.", "15 for 2 and pair royal for 6, {n} points."
)

# Translators: One card makes fifteen and a double pair royal. {n}: the points together.
FIFTEEN_AND_DOUBLE_PAIR_ROYAL: Final = NP_(
    "15 for 2 and double pair royal for 12, {n} point.", "15 for 2 and double pair royal for 12, {n} points."
)

# Translators: One card makes fifteen and a run. {length}: the cards of the run. {n}: the points together.
FIFTEEN_AND_RUN: Final = NP_(
    "15 for 2 and run of {length} for {length}, {n} point.",
    "15 for 2 and run of {length} for {length}, {n} points.",
)

# Translators: One card makes thirty-one and a pair. {n}: the points together.
THIRTY_ONE_AND_PAIR: Final = NP_(
    "31 for 2 and pair for 2, {n} point.", "31 for 2 and pair for 2, {n} points."
)

# Translators: One card makes thirty-one and a pair royal. {n}: the points together.
THIRTY_ONE_AND_PAIR_ROYAL: Final = NP_(
    "31 for 2 and pair royal for 6, {n} point.", "31 for 2 and pair royal for 6, {n} points."
)

# Translators: One card makes thirty-one and a double pair royal. {n}: the points together.
THIRTY_ONE_AND_DOUBLE_PAIR_ROYAL: Final = NP_(
    "31 for 2 and double pair royal for 12, {n} point.", "31 for 2 and double pair royal for 12, {n} points."
)

# Translators: One card makes thirty-one and a run. {length}: the cards of the run. {n}: the points together.
THIRTY_ONE_AND_RUN: Final = NP_(
    "31 for 2 and run of {length} for {length}, {n} point.",
    "31 for 2 and run of {length} for {length}, {n} points.",
)

# Translators: The points of a card that scored more than once. {n}: their sum.
TOGETHER: Final = NP_("That is {n} point together.", "That is {n} points together.")
