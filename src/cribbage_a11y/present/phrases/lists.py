"""Names and lists of them."""

from typing import Final

from cribbage_a11y.present.forms import N_

# Translators: The player, in a braille line or a list of names.
YOU: Final = N_("you")

# Translators: Two names. {first}, {second}: names.
TWO_NAMES: Final = N_("{first} and {second}")

# Translators: A list of cards. {list}: the cards before. {item}: the next card.
CARD_LIST: Final = N_("{list}, {item}")

# Translators: A list in braille. {list}: what came before. {item}: the next part.
BRAILLE_LIST: Final = N_("{list} {item}")
