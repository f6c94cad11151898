"""What a hand or crib scores, said as players count: each item with the total so far."""

from typing import Final

from cribbage_a11y.present.forms import N_

# Translators: Joins two parts of a list, or a list and its next part. {list}: what came before.
LIST: Final = N_("{list}, {item}")

# Translators: All fifteens of a hand, said first. {n}: their points, which are the total so far.
FIFTEENS: Final = N_("15 for {n}")

# Translators: A pair, in the middle of a count. {n}: the total so far.
PAIR: Final = N_("a pair {n}")

# Translators: A pair, last in a count. {n}: the total.
PAIR_LAST: Final = N_("a pair is {n}")

# Translators: Two pairs, in the middle of a count. {n}: the total so far.
TWO_PAIRS: Final = N_("two pairs {n}")

# Translators: Two pairs, last in a count. {n}: the total.
TWO_PAIRS_LAST: Final = N_("two pairs is {n}")

# Translators: Three cards of one rank, in the middle of a count. {n}: the total so far.
PAIR_ROYAL: Final = N_("pair royal {n}")

# Translators: Three cards of one rank, last in a count. {n}: the total.
PAIR_ROYAL_LAST: Final = N_("pair royal is {n}")

# Translators: Three cards of one rank and two of another, in the middle of a count. {n}: the total so far.
FULL_HOUSE: Final = N_("pair royal and a pair {n}")

# Translators: Three cards of one rank and two of another, last in a count. {n}: the total.
FULL_HOUSE_LAST: Final = N_("pair royal and a pair is {n}")

# Translators: Four cards of one rank, in the middle of a count. {n}: the total so far.
DOUBLE_PAIR_ROYAL: Final = N_("double pair royal {n}")

# Translators: Four cards of one rank, last in a count. {n}: the total.
DOUBLE_PAIR_ROYAL_LAST: Final = N_("double pair royal is {n}")

# Translators: One run, in the middle of a count. {length}: its cards. {n}: the total so far.
RUN: Final = N_("a run of {length} {n}")

# Translators: One run, last in a count. {length}: its cards. {n}: the total.
RUN_LAST: Final = N_("a run of {length} is {n}")

# Translators: Two runs, in the middle of a count. {length}: the cards of each. {n}: the total so far.
TWO_RUNS: Final = N_("two runs of {length} {n}")

# Translators: Two runs, last in a count. {length}: the cards of each. {n}: the total.
TWO_RUNS_LAST: Final = N_("two runs of {length} is {n}")

# Translators: Three runs, in the middle of a count. {length}: the cards of each. {n}: the total so far.
THREE_RUNS: Final = N_("three runs of {length} {n}")

# Translators: Three runs, last in a count. {length}: the cards of each. {n}: the total.
THREE_RUNS_LAST: Final = N_("three runs of {length} is {n}")

# Translators: Four runs, in the middle of a count. {length}: the cards of each. {n}: the total so far.
FOUR_RUNS: Final = N_("four runs of {length} {n}")

# Translators: Four runs, last in a count. {length}: the cards of each. {n}: the total.
FOUR_RUNS_LAST: Final = N_("four runs of {length} is {n}")

# Translators: Cards of one suit, in the middle of a count. {length}: 4 or 5. {n}: the total so far.
FLUSH: Final = N_("flush of {length} {n}")

# Translators: Cards of one suit, last in a count. {length}: 4 or 5. {n}: the total.
FLUSH_LAST: Final = N_("flush of {length} is {n}")

# Translators: The jack of the starter's suit, always last in a count. {n}: the total.
NOBS_LAST: Final = N_("his nobs is {n}")

# Translators: The hand scores nothing; follows the name of the player and a colon.
NOTHING: Final = N_("nothing, 0")

# Translators: All fifteens in a brief count. {n}: the total so far.
BRIEF_FIFTEENS: Final = N_("15 {n}")

# Translators: One pair in a brief count. {n}: the total so far.
BRIEF_PAIR: Final = N_("pair {n}")

# Translators: Several pairs in a brief count. {n}: the total so far.
BRIEF_PAIRS: Final = N_("pairs {n}")

# Translators: One run in a brief count. {n}: the total so far.
BRIEF_RUN: Final = N_("run {n}")

# Translators: Several runs in a brief count. {n}: the total so far.
BRIEF_RUNS: Final = N_("runs {n}")

# Translators: A flush in a brief count. {n}: the total so far.
BRIEF_FLUSH: Final = N_("flush {n}")

# Translators: His nobs in a brief count. {n}: the total so far.
BRIEF_NOBS: Final = N_("nobs {n}")

# Translators: The hand scores nothing, in a brief count.
BRIEF_NOTHING: Final = N_("nothing")

# Translators: All fifteens in a braille count. {n}: the total so far.
BRAILLE_FIFTEENS: Final = N_("15s {n}")

# Translators: Pairs in a braille count. {n}: the total so far.
BRAILLE_PAIRS: Final = N_("pr {n}")

# Translators: Runs in a braille count. {n}: the total so far.
BRAILLE_RUNS: Final = N_("run {n}")

# Translators: A flush in a braille count. {n}: the total so far.
BRAILLE_FLUSH: Final = N_("fl {n}")

# Translators: His nobs in a braille count. {n}: the total so far.
BRAILLE_NOBS: Final = N_("nob {n}")

# Translators: The hand scores nothing, in a braille count.
BRAILLE_NOTHING: Final = N_("nothing 0")
