"""Counts said by the players, and muggins."""

from typing import Final

from cribbage_a11y.present.forms import N_, NP_, Forms, Voiced

HAND_TO_COUNT: Final = Voiced(
    you=Forms(
        # Translators: brief; said to the player it is about. A hand lies open, to be counted by {who}.
        # {cards}: its cards. {starter}: the starter.
        brief=N_("You count: {cards}. Starter {starter}."),
        # Translators: normal; said to the player it is about. A hand lies open, to be counted by {who}.
        # {cards}: its cards. {starter}: the starter.
        normal=N_("You count your hand: {cards}. Starter: {starter}."),
        # Translators: verbose; said to the player it is about. A hand lies open, to be counted by {who}.
        # {cards}: its cards. {starter}: the starter.
        verbose=N_("It is for you to count your hand: {cards}. The starter is the {starter}."),
    ),
    partner=Forms(
        # Translators: brief; about the partner. A hand lies open, to be counted by {who}. {cards}: its cards.
        # {starter}: the starter.
        brief=N_("Partner counts: {cards}. Starter {starter}."),
        # Translators: normal; about the partner. A hand lies open, to be counted by {who}. {cards}: its
        # cards. {starter}: the starter.
        normal=N_("Your partner {who} counts: {cards}. Starter: {starter}."),
        # Translators: verbose; about the partner. A hand lies open, to be counted by {who}. {cards}: its
        # cards. {starter}: the starter.
        verbose=N_("It is for your partner {who} to count: {cards}. The starter is the {starter}."),
    ),
    another=Forms(
        # Translators: brief; about another player. A hand lies open, to be counted by {who}. {cards}: its
        # cards. {starter}: the starter.
        brief=N_("{who} counts: {cards}. Starter {starter}."),
        # Translators: normal; about another player. A hand lies open, to be counted by {who}. {cards}: its
        # cards. {starter}: the starter.
        normal=N_("{who} counts: {cards}. Starter: {starter}."),
        # Translators: verbose; about another player. A hand lies open, to be counted by {who}. {cards}: its
        # cards. {starter}: the starter.
        verbose=N_("It is for {who} to count: {cards}. The starter is the {starter}."),
    ),
    # Translators: braille. A hand lies open, to be counted by {who}. {cards}: its cards. {starter}: the
    # starter.
    braille=N_("{who} count {cards} st {starter}"),
)

CRIB_TO_COUNT: Final = Voiced(
    you=Forms(
        # Translators: brief; said to the player it is about. A crib lies open, to be counted by {who}, the
        # dealer. {cards}: its cards. {starter}: the starter.
        brief=N_("You count the crib: {cards}. Starter {starter}."),
        # Translators: normal; said to the player it is about. A crib lies open, to be counted by {who}, the
        # dealer. {cards}: its cards. {starter}: the starter.
        normal=N_("You count your crib: {cards}. Starter: {starter}."),
        # Translators: verbose; said to the player it is about. A crib lies open, to be counted by {who}, the
        # dealer. {cards}: its cards. {starter}: the starter.
        verbose=N_("It is for you to count your crib: {cards}. The starter is the {starter}."),
    ),
    partner=Forms(
        # Translators: brief; about the partner. A crib lies open, to be counted by {who}, the dealer.
        # {cards}: its cards. {starter}: the starter.
        brief=N_("Partner counts the crib: {cards}. Starter {starter}."),
        # Translators: normal; about the partner. A crib lies open, to be counted by {who}, the dealer.
        # {cards}: its cards. {starter}: the starter.
        normal=N_("Your partner {who} counts the crib: {cards}. Starter: {starter}."),
        # Translators: verbose; about the partner. A crib lies open, to be counted by {who}, the dealer.
        # {cards}: its cards. {starter}: the starter.
        verbose=N_("It is for your partner {who} to count the crib: {cards}. The starter is the {starter}."),
    ),
    another=Forms(
        # Translators: brief; about another player. A crib lies open, to be counted by {who}, the dealer.
        # {cards}: its cards. {starter}: the starter.
        brief=N_("{who} counts the crib: {cards}. Starter {starter}."),
        # Translators: normal; about another player. A crib lies open, to be counted by {who}, the dealer.
        # {cards}: its cards. {starter}: the starter.
        normal=N_("{who} counts the crib: {cards}. Starter: {starter}."),
        # Translators: verbose; about another player. A crib lies open, to be counted by {who}, the dealer.
        # {cards}: its cards. {starter}: the starter.
        verbose=N_("It is for {who} to count the crib: {cards}. The starter is the {starter}."),
    ),
    # Translators: braille. A crib lies open, to be counted by {who}, the dealer. {cards}: its cards.
    # {starter}: the starter.
    braille=N_("{who} crib {cards} st {starter}"),
)

HAND_CLAIMED: Final = Voiced(
    you=Forms(
        # Translators: brief; said to the player it is about. {who} says what a hand is worth. {n}: the
        # number.
        brief=N_("You say {n} for the hand."),
        # Translators: normal; said to the player it is about. {who} says what a hand is worth. {n}: the
        # number.
        normal=N_("You say {n} for your hand."),
        # Translators: verbose; said to the player it is about. {who} says what a hand is worth. {n}: the
        # number.
        verbose=NP_(
            "You say that your hand is worth {n} point.", "You say that your hand is worth {n} points."
        ),
    ),
    partner=Forms(
        # Translators: brief; about the partner. {who} says what a hand is worth. {n}: the number.
        brief=N_("Partner says {n} for the hand."),
        # Translators: normal; about the partner. {who} says what a hand is worth. {n}: the number.
        normal=N_("Your partner {who} says {n} for the hand."),
        # Translators: verbose; about the partner. {who} says what a hand is worth. {n}: the number.
        verbose=NP_(
            "Your partner {who} says that the hand is worth {n} point.",
            "Your partner {who} says that the hand is worth {n} points.",
        ),
    ),
    another=Forms(
        # Translators: normal; about another player. {who} says what a hand is worth. {n}: the number.
        normal=N_("{who} says {n} for the hand."),
        # Translators: verbose; about another player. {who} says what a hand is worth. {n}: the number.
        verbose=NP_(
            "{who} says that the hand is worth {n} point.", "{who} says that the hand is worth {n} points."
        ),
    ),
    # Translators: braille. {who} says what a hand is worth. {n}: the number.
    braille=N_("{who} hand says {n}"),
)

CRIB_CLAIMED: Final = Voiced(
    you=Forms(
        # Translators: brief; said to the player it is about. {who}, the dealer, says what the crib is worth.
        # {n}: the number.
        brief=N_("You say {n} for the crib."),
        # Translators: normal; said to the player it is about. {who}, the dealer, says what the crib is worth.
        # {n}: the number.
        normal=N_("You say {n} for your crib."),
        # Translators: verbose; said to the player it is about. {who}, the dealer, says what the crib is
        # worth. {n}: the number.
        verbose=NP_(
            "You say that your crib is worth {n} point.", "You say that your crib is worth {n} points."
        ),
    ),
    partner=Forms(
        # Translators: brief; about the partner. {who}, the dealer, says what the crib is worth. {n}: the
        # number.
        brief=N_("Partner says {n} for the crib."),
        # Translators: normal; about the partner. {who}, the dealer, says what the crib is worth. {n}: the
        # number.
        normal=N_("Your partner {who} says {n} for the crib."),
        # Translators: verbose; about the partner. {who}, the dealer, says what the crib is worth. {n}: the
        # number.
        verbose=NP_(
            "Your partner {who} says that the crib is worth {n} point.",
            "Your partner {who} says that the crib is worth {n} points.",
        ),
    ),
    another=Forms(
        # Translators: normal; about another player. {who}, the dealer, says what the crib is worth. {n}: the
        # number.
        normal=N_("{who} says {n} for the crib."),
        # Translators: verbose; about another player. {who}, the dealer, says what the crib is worth. {n}: the
        # number.
        verbose=NP_(
            "{who} says that the crib is worth {n} point.", "{who} says that the crib is worth {n} points."
        ),
    ),
    # Translators: braille. {who}, the dealer, says what the crib is worth. {n}: the number.
    braille=N_("{who} crib says {n}"),
)
