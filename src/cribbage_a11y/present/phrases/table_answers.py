"""Answers about what lies on the table, and who sits where."""

from typing import Final

from cribbage_a11y.present.forms import N_, Forms, Voiced

THE_PLAY: Final = Forms(
    # Translators: normal. The head of the list of cards laid in this count.
    normal=N_("The play."),
    # Translators: verbose. The head of the list of cards laid in this count.
    verbose=N_("The cards of this count."),
    # Translators: braille. The head of the list of cards laid in this count.
    braille=N_("play"),
)

PLAY_EMPTY: Final = Forms(
    # Translators: brief. No card lies in this count yet.
    brief=N_("Nothing laid yet."),
    # Translators: normal. No card lies in this count yet.
    normal=N_("No card is laid in this count."),
    # Translators: verbose. No card lies in this count yet.
    verbose=N_("No card is laid in this count yet."),
    # Translators: braille. No card lies in this count yet.
    braille=N_("nothing laid yet"),
)

NO_PLAY: Final = Forms(
    # Translators: brief. There is no play now.
    brief=N_("No play now."),
    # Translators: normal. There is no play now.
    normal=N_("There is no play now."),
    # Translators: verbose. There is no play now.
    verbose=N_("The cards are not being played now."),
    # Translators: braille. There is no play now.
    braille=N_("no play now"),
)

LAID_BY: Final = Voiced(
    you=Forms(
        # Translators: normal; said to the player it is about. A card of this count and who laid it.
        normal=N_("You, {card}."),
        # Translators: verbose; said to the player it is about. A card of this count and who laid it.
        verbose=N_("You laid the {card}."),
    ),
    partner=Forms(
        # Translators: brief; about the partner. A card of this count and who laid it.
        brief=N_("Partner, {card}."),
        # Translators: normal; about the partner. A card of this count and who laid it.
        normal=N_("Your partner {who}, {card}."),
        # Translators: verbose; about the partner. A card of this count and who laid it.
        verbose=N_("Your partner {who} laid the {card}."),
    ),
    another=Forms(
        # Translators: normal; about another player. A card of this count and who laid it.
        normal=N_("{who}, {card}."),
        # Translators: verbose; about another player. A card of this count and who laid it.
        verbose=N_("{who} laid the {card}."),
    ),
    # Translators: braille. A card of this count and who laid it.
    braille=N_("{who} {card}"),
)

COUNT_NOW: Final = Forms(
    # Translators: brief. The count, asked for by the player. {count}: a number up to 31.
    brief=N_("The count: {count}."),
    # Translators: normal. The count, asked for by the player. {count}: a number up to 31.
    normal=N_("The count is {count}."),
    # Translators: verbose. The count, asked for by the player. {count}: a number up to 31.
    verbose=N_("The count now is {count}."),
    # Translators: braille. The count, asked for by the player. {count}: a number up to 31.
    braille=N_("the count is {count}"),
)

COUNT_LAST: Final = Forms(
    # Translators: normal. The count, said last in a list of the cards of this count.
    normal=N_("Count {count}."),
    # Translators: verbose. The count, said last in a list of the cards of this count.
    verbose=N_("The count is {count}."),
    # Translators: braille. The count, said last in a list of the cards of this count.
    braille=N_("count {count}"),
)

STARTER_IS: Final = Forms(
    # Translators: normal. The starter, asked for by the player.
    normal=N_("The starter: {card}."),
    # Translators: verbose. The starter, asked for by the player.
    verbose=N_("The starter is the {card}."),
    # Translators: braille. The starter, asked for by the player.
    braille=N_("starter {card}"),
)

NO_STARTER: Final = Forms(
    # Translators: brief. No starter is turned up yet.
    brief=N_("No starter yet."),
    # Translators: normal. No starter is turned up yet.
    normal=N_("There is no starter yet."),
    # Translators: verbose. No starter is turned up yet.
    verbose=N_("The starter is not turned up yet."),
    # Translators: braille. No starter is turned up yet.
    braille=N_("no starter yet"),
)

CRIB_WHOSE: Final = Voiced(
    you=Forms(
        # Translators: brief; said to the player it is about. Whose crib it is.
        brief=N_("Your crib."),
        # Translators: normal; said to the player it is about. Whose crib it is.
        normal=N_("The crib is yours."),
        # Translators: verbose; said to the player it is about. Whose crib it is.
        verbose=N_("The crib belongs to you, the dealer."),
        # Translators: braille; said to the player it is about. Whose crib it is.
        braille=N_("crib yours"),
    ),
    partner=Forms(
        # Translators: brief; about the partner. Whose crib it is.
        brief=N_("Partner's crib."),
        # Translators: normal; about the partner. Whose crib it is.
        normal=N_("The crib is your partner {who}'s."),
        # Translators: verbose; about the partner. Whose crib it is.
        verbose=N_("The crib belongs to your partner {who}, the dealer."),
        # Translators: braille; about the partner. Whose crib it is.
        braille=N_("crib {who}"),
    ),
    another=Forms(
        # Translators: brief; about another player. Whose crib it is.
        brief=N_("{who}'s crib."),
        # Translators: normal; about another player. Whose crib it is.
        normal=N_("The crib is {who}'s."),
        # Translators: verbose; about another player. Whose crib it is.
        verbose=N_("The crib belongs to {who}, the dealer."),
        # Translators: braille; about another player. Whose crib it is.
        braille=N_("crib {who}"),
    ),
)

YOU_PUT_IN: Final = Forms(
    # Translators: normal. What the player put in the crib.
    normal=N_("You put in {cards}."),
    # Translators: verbose. What the player put in the crib.
    verbose=N_("You laid away to it: {cards}."),
    # Translators: braille. What the player put in the crib.
    braille=N_("in {cards}"),
)

CRIB_CARDS: Final = Forms(
    # Translators: brief. The cards of the crib, once they lie open.
    brief=N_("Cards: {cards}."),
    # Translators: normal. The cards of the crib, once they lie open.
    normal=N_("Its cards: {cards}."),
    # Translators: verbose. The cards of the crib, once they lie open.
    verbose=N_("Its four cards are {cards}."),
    # Translators: braille. The cards of the crib, once they lie open.
    braille=N_("cards {cards}"),
)

NO_CRIB: Final = Forms(
    # Translators: brief. There is no crib yet, since nobody deals yet.
    brief=N_("No crib yet."),
    # Translators: normal. There is no crib yet, since nobody deals yet.
    normal=N_("There is no crib yet."),
    # Translators: verbose. There is no crib yet, since nobody deals yet.
    verbose=N_("There is no crib before the first deal."),
    # Translators: braille. There is no crib yet, since nobody deals yet.
    braille=N_("no crib yet"),
)

# Translators: Begins a braille line that lists who sits where.
SEATS_WORD: Final = N_("seats")

SEAT: Final = Voiced(
    you=Forms(
        # Translators: normal; said to the player it is about. Who sits where. {number}: the seat, 1 to 4.
        normal=N_("Seat {number}: you."),
        # Translators: verbose; said to the player it is about. Who sits where. {number}: the seat, 1 to 4.
        verbose=N_("Seat {number} is yours."),
        # Translators: braille; said to the player it is about. Who sits where. {number}: the seat, 1 to 4.
        braille=N_("{number} you"),
    ),
    partner=Forms(
        # Translators: brief; about the partner. Who sits where. {number}: the seat, 1 to 4.
        brief=N_("Seat {number}: partner."),
        # Translators: normal; about the partner. Who sits where. {number}: the seat, 1 to 4.
        normal=N_("Seat {number}: {who}, your partner."),
        # Translators: verbose; about the partner. Who sits where. {number}: the seat, 1 to 4.
        verbose=N_("Seat {number} is your partner {who}'s."),
        # Translators: braille; about the partner. Who sits where. {number}: the seat, 1 to 4.
        braille=N_("{number} {who}"),
    ),
    another=Forms(
        # Translators: normal; about another player. Who sits where. {number}: the seat, 1 to 4.
        normal=N_("Seat {number}: {who}."),
        # Translators: verbose; about another player. Who sits where. {number}: the seat, 1 to 4.
        verbose=N_("Seat {number} is {who}'s."),
        # Translators: braille; about another player. Who sits where. {number}: the seat, 1 to 4.
        braille=N_("{number} {who}"),
    ),
)

NOTHING_LAID: Final = Forms(
    # Translators: brief. The player asks for the last card laid before there was one.
    brief=N_("Nothing laid so far."),
    # Translators: normal. The player asks for the last card laid before there was one.
    normal=N_("No card has been laid so far."),
    # Translators: verbose. The player asks for the last card laid before there was one.
    verbose=N_("No card has been laid in this game so far."),
    # Translators: braille. The player asks for the last card laid before there was one.
    braille=N_("nothing laid so far"),
)
