"""The show: hands and cribs counted."""

from typing import Final

from cribbage_a11y.present.forms import N_, NP_, Forms, Voiced

HAND_COUNTED: Final = Voiced(
    you=Forms(
        # Translators: brief; said to the player it is about. A hand is counted. {items}: what it scores, with
        # a running total. {total}: its worth. {cards}: its cards. {starter}: the starter.
        brief=N_("You {total}: {items}."),
        # Translators: normal; said to the player it is about. A hand is counted. {items}: what it scores,
        # with a running total. {total}: its worth. {cards}: its cards. {starter}: the starter.
        normal=N_("You: {items}."),
        # Translators: verbose; said to the player it is about. A hand is counted. {items}: what it scores,
        # with a running total. {total}: its worth. {cards}: its cards. {starter}: the starter.
        verbose=N_("You show {cards} with the starter {starter}."),
    ),
    partner=Forms(
        # Translators: brief; about the partner. A hand is counted. {items}: what it scores, with a running
        # total. {total}: its worth. {cards}: its cards. {starter}: the starter.
        brief=N_("Partner {total}: {items}."),
        # Translators: normal; about the partner. A hand is counted. {items}: what it scores, with a running
        # total. {total}: its worth. {cards}: its cards. {starter}: the starter.
        normal=N_("Your partner {who}: {items}."),
        # Translators: verbose; about the partner. A hand is counted. {items}: what it scores, with a running
        # total. {total}: its worth. {cards}: its cards. {starter}: the starter.
        verbose=N_("Your partner {who} shows {cards} with the starter {starter}."),
    ),
    another=Forms(
        # Translators: brief; about another player. A hand is counted. {items}: what it scores, with a running
        # total. {total}: its worth. {cards}: its cards. {starter}: the starter.
        brief=N_("{who} {total}: {items}."),
        # Translators: normal; about another player. A hand is counted. {items}: what it scores, with a
        # running total. {total}: its worth. {cards}: its cards. {starter}: the starter.
        normal=N_("{who}: {items}."),
        # Translators: verbose; about another player. A hand is counted. {items}: what it scores, with a
        # running total. {total}: its worth. {cards}: its cards. {starter}: the starter.
        verbose=N_("{who} shows {cards} with the starter {starter}."),
    ),
    # Translators: braille. A hand is counted. {items}: what it scores, with a running total. {total}: its
    # worth. {cards}: its cards. {starter}: the starter.
    braille=N_("{who} {items}"),
)

CRIB_COUNTED: Final = Voiced(
    you=Forms(
        # Translators: brief; said to the player it is about. The crib of {who}, the dealer, is counted.
        # {items}: what it scores, with a running total. {total}: its worth. {cards}: its cards. {starter}:
        # the starter.
        brief=N_("Your crib {total}: {items}."),
        # Translators: normal; said to the player it is about. The crib of {who}, the dealer, is counted.
        # {items}: what it scores, with a running total. {total}: its worth. {cards}: its cards. {starter}:
        # the starter.
        normal=N_("Your crib: {items}."),
        # Translators: verbose; said to the player it is about. The crib of {who}, the dealer, is counted.
        # {items}: what it scores, with a running total. {total}: its worth. {cards}: its cards. {starter}:
        # the starter.
        verbose=N_("Your crib is {cards} with the starter {starter}."),
    ),
    partner=Forms(
        # Translators: brief; about the partner. The crib of {who}, the dealer, is counted. {items}: what it
        # scores, with a running total. {total}: its worth. {cards}: its cards. {starter}: the starter.
        brief=N_("Partner's crib {total}: {items}."),
        # Translators: normal; about the partner. The crib of {who}, the dealer, is counted. {items}: what it
        # scores, with a running total. {total}: its worth. {cards}: its cards. {starter}: the starter.
        normal=N_("Your partner {who}'s crib: {items}."),
        # Translators: verbose; about the partner. The crib of {who}, the dealer, is counted. {items}: what it
        # scores, with a running total. {total}: its worth. {cards}: its cards. {starter}: the starter.
        verbose=N_("Your partner {who}'s crib is {cards} with the starter {starter}."),
    ),
    another=Forms(
        # Translators: brief; about another player. The crib of {who}, the dealer, is counted. {items}: what
        # it scores, with a running total. {total}: its worth. {cards}: its cards. {starter}: the starter.
        brief=N_("{who}'s crib {total}: {items}."),
        # Translators: normal; about another player. The crib of {who}, the dealer, is counted. {items}: what
        # it scores, with a running total. {total}: its worth. {cards}: its cards. {starter}: the starter.
        normal=N_("{who}'s crib: {items}."),
        # Translators: verbose; about another player. The crib of {who}, the dealer, is counted. {items}: what
        # it scores, with a running total. {total}: its worth. {cards}: its cards. {starter}: the starter.
        verbose=N_("{who}'s crib is {cards} with the starter {starter}."),
    ),
    # Translators: braille. The crib of {who}, the dealer, is counted. {items}: what it scores, with a running
    # total. {total}: its worth. {cards}: its cards. {starter}: the starter.
    braille=N_("{who} cr {items}"),
)

WORTH: Final = Forms(
    # Translators: brief. After a count that was cut short, by the end of the game or by a claim: what the
    # hand was worth.
    brief=NP_("Worth {n}.", "Worth {n}."),
    # Translators: normal. After a count that was cut short, by the end of the game or by a claim: what the
    # hand was worth.
    normal=NP_("The cards are worth {n} point.", "The cards are worth {n} points."),
    # Translators: verbose. After a count that was cut short, by the end of the game or by a claim: what the
    # hand was worth.
    verbose=NP_("In full the cards are worth {n} point.", "In full the cards are worth {n} points."),
    # Translators: braille. After a count that was cut short, by the end of the game or by a claim: what the
    # hand was worth.
    braille=N_("worth {n}"),
)
