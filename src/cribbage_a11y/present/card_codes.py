"""The short names of the cards, which are those of their ranks, and their codes in braille."""

from typing import Final

from cribbage_a11y.present.forms import N_

SHORT: Final = (
    # Translators: the rank ace: the short name of a card, and in lists of ranks.
    N_("ace"),
    # Translators: the rank 2: the short name of a card, and in lists of ranks.
    N_("2"),
    # Translators: the rank 3: the short name of a card, and in lists of ranks.
    N_("3"),
    # Translators: the rank 4: the short name of a card, and in lists of ranks.
    N_("4"),
    # Translators: the rank 5: the short name of a card, and in lists of ranks.
    N_("5"),
    # Translators: the rank 6: the short name of a card, and in lists of ranks.
    N_("6"),
    # Translators: the rank 7: the short name of a card, and in lists of ranks.
    N_("7"),
    # Translators: the rank 8: the short name of a card, and in lists of ranks.
    N_("8"),
    # Translators: the rank 9: the short name of a card, and in lists of ranks.
    N_("9"),
    # Translators: the rank 10: the short name of a card, and in lists of ranks.
    N_("10"),
    # Translators: the rank jack: the short name of a card, and in lists of ranks.
    N_("jack"),
    # Translators: the rank queen: the short name of a card, and in lists of ranks.
    N_("queen"),
    # Translators: the rank king: the short name of a card, and in lists of ranks.
    N_("king"),
)
"""By rank, from the ace."""

RANK_CODES: Final = (
    # Translators: the rank ace in braille, one or two cells.
    N_("a"),
    # Translators: the rank 2 in braille, one or two cells.
    N_("2"),
    # Translators: the rank 3 in braille, one or two cells.
    N_("3"),
    # Translators: the rank 4 in braille, one or two cells.
    N_("4"),
    # Translators: the rank 5 in braille, one or two cells.
    N_("5"),
    # Translators: the rank 6 in braille, one or two cells.
    N_("6"),
    # Translators: the rank 7 in braille, one or two cells.
    N_("7"),
    # Translators: the rank 8 in braille, one or two cells.
    N_("8"),
    # Translators: the rank 9 in braille, one or two cells.
    N_("9"),
    # Translators: the rank 10 in braille, one or two cells.
    N_("10"),
    # Translators: the rank jack in braille, one or two cells.
    N_("j"),
    # Translators: the rank queen in braille, one or two cells.
    N_("q"),
    # Translators: the rank king in braille, one or two cells.
    N_("k"),
)
"""By rank, from the ace."""

CODES: Final = (
    # Translators: the ace of clubs in braille, two or three cells.
    N_("ac"),
    # Translators: the ace of diamonds in braille, two or three cells.
    N_("ad"),
    # Translators: the ace of hearts in braille, two or three cells.
    N_("ah"),
    # Translators: the ace of spades in braille, two or three cells.
    N_("as"),
    # Translators: the 2 of clubs in braille, two or three cells.
    N_("2c"),
    # Translators: the 2 of diamonds in braille, two or three cells.
    N_("2d"),
    # Translators: the 2 of hearts in braille, two or three cells.
    N_("2h"),
    # Translators: the 2 of spades in braille, two or three cells.
    N_("2s"),
    # Translators: the 3 of clubs in braille, two or three cells.
    N_("3c"),
    # Translators: the 3 of diamonds in braille, two or three cells.
    N_("3d"),
    # Translators: the 3 of hearts in braille, two or three cells.
    N_("3h"),
    # Translators: the 3 of spades in braille, two or three cells.
    N_("3s"),
    # Translators: the 4 of clubs in braille, two or three cells.
    N_("4c"),
    # Translators: the 4 of diamonds in braille, two or three cells.
    N_("4d"),
    # Translators: the 4 of hearts in braille, two or three cells.
    N_("4h"),
    # Translators: the 4 of spades in braille, two or three cells.
    N_("4s"),
    # Translators: the 5 of clubs in braille, two or three cells.
    N_("5c"),
    # Translators: the 5 of diamonds in braille, two or three cells.
    N_("5d"),
    # Translators: the 5 of hearts in braille, two or three cells.
    N_("5h"),
    # Translators: the 5 of spades in braille, two or three cells.
    N_("5s"),
    # Translators: the 6 of clubs in braille, two or three cells.
    N_("6c"),
    # Translators: the 6 of diamonds in braille, two or three cells.
    N_("6d"),
    # Translators: the 6 of hearts in braille, two or three cells.
    N_("6h"),
    # Translators: the 6 of spades in braille, two or three cells.
    N_("6s"),
    # Translators: the 7 of clubs in braille, two or three cells.
    N_("7c"),
    # Translators: the 7 of diamonds in braille, two or three cells.
    N_("7d"),
    # Translators: the 7 of hearts in braille, two or three cells.
    N_("7h"),
    # Translators: the 7 of spades in braille, two or three cells.
    N_("7s"),
    # Translators: the 8 of clubs in braille, two or three cells.
    N_("8c"),
    # Translators: the 8 of diamonds in braille, two or three cells.
    N_("8d"),
    # Translators: the 8 of hearts in braille, two or three cells.
    N_("8h"),
    # Translators: the 8 of spades in braille, two or three cells.
    N_("8s"),
    # Translators: the 9 of clubs in braille, two or three cells.
    N_("9c"),
    # Translators: the 9 of diamonds in braille, two or three cells.
    N_("9d"),
    # Translators: the 9 of hearts in braille, two or three cells.
    N_("9h"),
    # Translators: the 9 of spades in braille, two or three cells.
    N_("9s"),
    # Translators: the 10 of clubs in braille, two or three cells.
    N_("10c"),
    # Translators: the 10 of diamonds in braille, two or three cells.
    N_("10d"),
    # Translators: the 10 of hearts in braille, two or three cells.
    N_("10h"),
    # Translators: the 10 of spades in braille, two or three cells.
    N_("10s"),
    # Translators: the jack of clubs in braille, two or three cells.
    N_("jc"),
    # Translators: the jack of diamonds in braille, two or three cells.
    N_("jd"),
    # Translators: the jack of hearts in braille, two or three cells.
    N_("jh"),
    # Translators: the jack of spades in braille, two or three cells.
    N_("js"),
    # Translators: the queen of clubs in braille, two or three cells.
    N_("qc"),
    # Translators: the queen of diamonds in braille, two or three cells.
    N_("qd"),
    # Translators: the queen of hearts in braille, two or three cells.
    N_("qh"),
    # Translators: the queen of spades in braille, two or three cells.
    N_("qs"),
    # Translators: the king of clubs in braille, two or three cells.
    N_("kc"),
    # Translators: the king of diamonds in braille, two or three cells.
    N_("kd"),
    # Translators: the king of hearts in braille, two or three cells.
    N_("kh"),
    # Translators: the king of spades in braille, two or three cells.
    N_("ks"),
)
"""By place in the pack."""
