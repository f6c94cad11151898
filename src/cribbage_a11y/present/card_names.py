"""The long names of the fifty-two cards, each a message of its own, in the order of the pack."""

from typing import Final

from cribbage_a11y.present.forms import N_

LONG: Final = (
    # Translators: the ace of clubs, inside a sentence or a list.
    N_("ace of clubs"),
    # Translators: the ace of diamonds, inside a sentence or a list.
    N_("ace of diamonds"),
    # Translators: the ace of hearts, inside a sentence or a list.
    N_("ace of hearts"),
    # Translators: the ace of spades, inside a sentence or a list.
    N_("ace of spades"),
    # Translators: the 2 of clubs, inside a sentence or a list.
    N_("2 of clubs"),
    # Translators: the 2 of diamonds, inside a sentence or a list.
    N_("2 of diamonds"),
    # Translators: the 2 of hearts, inside a sentence or a list.
    N_("2 of hearts"),
    # Translators: the 2 of spades, inside a sentence or a list.
    N_("2 of spades"),
    # Translators: the 3 of clubs, inside a sentence or a list.
    N_("3 of clubs"),
    # Translators: the 3 of diamonds, inside a sentence or a list.
    N_("3 of diamonds"),
    # Translators: the 3 of hearts, inside a sentence or a list.
    N_("3 of hearts"),
    # Translators: the 3 of spades, inside a sentence or a list.
    N_("3 of spades"),
    # Translators: the 4 of clubs, inside a sentence or a list.
    N_("4 of clubs"),
    # Translators: the 4 of diamonds, inside a sentence or a list.
    N_("4 of diamonds"),
    # Translators: the 4 of hearts, inside a sentence or a list.
    N_("4 of hearts"),
    # Translators: the 4 of spades, inside a sentence or a list.
    N_("4 of spades"),
    # Translators: the 5 of clubs, inside a sentence or a list.
    N_("5 of clubs"),
    # Translators: the 5 of diamonds, inside a sentence or a list.
    N_("5 of diamonds"),
    # Translators: the 5 of hearts, inside a sentence or a list.
    N_("5 of hearts"),
    # Translators: the 5 of spades, inside a sentence or a list.
    N_("5 of spades"),
    # Translators: the 6 of clubs, inside a sentence or a list.
    N_("6 of clubs"),
    # Translators: the 6 of diamonds, inside a sentence or a list.
    N_("6 of diamonds"),
    # Translators: the 6 of hearts, inside a sentence or a list.
    N_("6 of hearts"),
    # Translators: the 6 of spades, inside a sentence or a list.
    N_("6 of spades"),
    # Translators: the 7 of clubs, inside a sentence or a list.
    N_("7 of clubs"),
    # Translators: the 7 of diamonds, inside a sentence or a list.
    N_("7 of diamonds"),
    # Translators: the 7 of hearts, inside a sentence or a list.
    N_("7 of hearts"),
    # Translators: the 7 of spades, inside a sentence or a list.
    N_("7 of spades"),
    # Translators: the 8 of clubs, inside a sentence or a list.
    N_("8 of clubs"),
    # Translators: the 8 of diamonds, inside a sentence or a list.
    N_("8 of diamonds"),
    # Translators: the 8 of hearts, inside a sentence or a list.
    N_("8 of hearts"),
    # Translators: the 8 of spades, inside a sentence or a list.
    N_("8 of spades"),
    # Translators: the 9 of clubs, inside a sentence or a list.
    N_("9 of clubs"),
    # Translators: the 9 of diamonds, inside a sentence or a list.
    N_("9 of diamonds"),
    # Translators: the 9 of hearts, inside a sentence or a list.
    N_("9 of hearts"),
    # Translators: the 9 of spades, inside a sentence or a list.
    N_("9 of spades"),
    # Translators: the 10 of clubs, inside a sentence or a list.
    N_("10 of clubs"),
    # Translators: the 10 of diamonds, inside a sentence or a list.
    N_("10 of diamonds"),
    # Translators: the 10 of hearts, inside a sentence or a list.
    N_("10 of hearts"),
    # Translators: the 10 of spades, inside a sentence or a list.
    N_("10 of spades"),
    # Translators: the jack of clubs, inside a sentence or a list.
    N_("jack of clubs"),
    # Translators: the jack of diamonds, inside a sentence or a list.
    N_("jack of diamonds"),
    # Translators: the jack of hearts, inside a sentence or a list.
    N_("jack of hearts"),
    # Translators: the jack of spades, inside a sentence or a list.
    N_("jack of spades"),
    # Translators: the queen of clubs, inside a sentence or a list.
    N_("queen of clubs"),
    # Translators: the queen of diamonds, inside a sentence or a list.
    N_("queen of diamonds"),
    # Translators: the queen of hearts, inside a sentence or a list.
    N_("queen of hearts"),
    # Translators: the queen of spades, inside a sentence or a list.
    N_("queen of spades"),
    # Translators: the king of clubs, inside a sentence or a list.
    N_("king of clubs"),
    # Translators: the king of diamonds, inside a sentence or a list.
    N_("king of diamonds"),
    # Translators: the king of hearts, inside a sentence or a list.
    N_("king of hearts"),
    # Translators: the king of spades, inside a sentence or a list.
    N_("king of spades"),
)
