"""Hands and cribs that the game never got to."""

from typing import Final

from cribbage_a11y.present.forms import N_, NP_, Forms, Voiced

HAND_UNCOUNTED: Final = Voiced(
    you=Forms(
        # Translators: brief; said to the player it is about. A hand that the game never got to. {n}: what it
        # would have been worth. {cards}: its cards. {starter}: the starter.
        brief=N_("Not counted: your hand, {n}."),
        # Translators: normal; said to the player it is about. A hand that the game never got to. {n}: what it
        # would have been worth. {cards}: its cards. {starter}: the starter.
        normal=N_("Not counted: your hand, worth {n}."),
        # Translators: verbose; said to the player it is about. A hand that the game never got to. {n}: what
        # it would have been worth. {cards}: its cards. {starter}: the starter.
        verbose=NP_(
            "Not counted: your hand, {cards}. With the starter it would have been worth {n} point.",
            "Not counted: your hand, {cards}. With the starter it would have been worth {n} points.",
        ),
    ),
    partner=Forms(
        # Translators: brief; about the partner. A hand that the game never got to. {n}: what it would have
        # been worth. {cards}: its cards. {starter}: the starter.
        brief=N_("Not counted: partner's hand, {n}."),
        # Translators: normal; about the partner. A hand that the game never got to. {n}: what it would have
        # been worth. {cards}: its cards. {starter}: the starter.
        normal=N_("Not counted: your partner {who}'s hand, worth {n}."),
        # Translators: verbose; about the partner. A hand that the game never got to. {n}: what it would have
        # been worth. {cards}: its cards. {starter}: the starter.
        verbose=NP_(
            "Not counted: your partner {who}'s hand, {cards}. With the starter it would have "
            "been worth {n} point.",
            "Not counted: your partner {who}'s hand, {cards}. With the starter it would have "
            "been worth {n} points.",
        ),
    ),
    another=Forms(
        # Translators: brief; about another player. A hand that the game never got to. {n}: what it would have
        # been worth. {cards}: its cards. {starter}: the starter.
        brief=N_("Not counted: {who}'s hand, {n}."),
        # Translators: normal; about another player. A hand that the game never got to. {n}: what it would
        # have been worth. {cards}: its cards. {starter}: the starter.
        normal=N_("Not counted: {who}'s hand, worth {n}."),
        # Translators: verbose; about another player. A hand that the game never got to. {n}: what it would
        # have been worth. {cards}: its cards. {starter}: the starter.
        verbose=NP_(
            "Not counted: {who}'s hand, {cards}. With the starter it would have been worth {n} point.",
            "Not counted: {who}'s hand, {cards}. With the starter it would have been worth {n} points.",
        ),
    ),
    # Translators: braille. A hand that the game never got to. {n}: what it would have been worth. {cards}:
    # its cards. {starter}: the starter.
    braille=N_("not counted {who} hand {n}"),
)

CRIB_UNCOUNTED: Final = Voiced(
    you=Forms(
        # Translators: brief; said to the player it is about. A crib that the game never got to. {n}: what it
        # would have been worth. {cards}: its cards. {starter}: the starter.
        brief=N_("Not counted: your crib, {n}."),
        # Translators: normal; said to the player it is about. A crib that the game never got to. {n}: what it
        # would have been worth. {cards}: its cards. {starter}: the starter.
        normal=N_("Not counted: your crib, worth {n}."),
        # Translators: verbose; said to the player it is about. A crib that the game never got to. {n}: what
        # it would have been worth. {cards}: its cards. {starter}: the starter.
        verbose=NP_(
            "Not counted: your crib, {cards}. With the starter it would have been worth {n} point.",
            "Not counted: your crib, {cards}. With the starter it would have been worth {n} points.",
        ),
    ),
    partner=Forms(
        # Translators: brief; about the partner. A crib that the game never got to. {n}: what it would have
        # been worth. {cards}: its cards. {starter}: the starter.
        brief=N_("Not counted: partner's crib, {n}."),
        # Translators: normal; about the partner. A crib that the game never got to. {n}: what it would have
        # been worth. {cards}: its cards. {starter}: the starter.
        normal=N_("Not counted: your partner {who}'s crib, worth {n}."),
        # Translators: verbose; about the partner. A crib that the game never got to. {n}: what it would have
        # been worth. {cards}: its cards. {starter}: the starter.
        verbose=NP_(
            "Not counted: your partner {who}'s crib, {cards}. With the starter it would have "
            "been worth {n} point.",
            "Not counted: your partner {who}'s crib, {cards}. With the starter it would have "
            "been worth {n} points.",
        ),
    ),
    another=Forms(
        # Translators: brief; about another player. A crib that the game never got to. {n}: what it would have
        # been worth. {cards}: its cards. {starter}: the starter.
        brief=N_("Not counted: {who}'s crib, {n}."),
        # Translators: normal; about another player. A crib that the game never got to. {n}: what it would
        # have been worth. {cards}: its cards. {starter}: the starter.
        normal=N_("Not counted: {who}'s crib, worth {n}."),
        # Translators: verbose; about another player. A crib that the game never got to. {n}: what it would
        # have been worth. {cards}: its cards. {starter}: the starter.
        verbose=NP_(
            "Not counted: {who}'s crib, {cards}. With the starter it would have been worth {n} point.",
            "Not counted: {who}'s crib, {cards}. With the starter it would have been worth {n} points.",
        ),
    ),
    # Translators: braille. A crib that the game never got to. {n}: what it would have been worth. {cards}:
    # its cards. {starter}: the starter.
    braille=N_("not counted {who} crib {n}"),
)
