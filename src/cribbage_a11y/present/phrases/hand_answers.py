"""Answers about the player's own cards."""

from typing import Final

from cribbage_a11y.present.forms import N_, NP_, Forms

HAND_SIZE: Final = Forms(
    # Translators: brief. How many cards the player holds.
    brief=NP_("{n} card.", "{n} cards."),
    # Translators: normal. How many cards the player holds.
    normal=NP_("Your hand, {n} card.", "Your hand, {n} cards."),
    # Translators: verbose. How many cards the player holds.
    verbose=NP_("You hold {n} card.", "You hold {n} cards."),
    # Translators: braille. How many cards the player holds.
    braille=N_("hand of {n}"),
)

HAND_CARD: Final = Forms(
    # Translators: normal. One card of the hand. {number}: the key that chooses it.
    normal=N_("{number}: {card}."),
    # Translators: verbose. One card of the hand. {number}: the key that chooses it.
    verbose=N_("Card {number} is the {card}."),
    # Translators: braille. One card of the hand. {number}: the key that chooses it.
    braille=N_("{number} {card}"),
)

HAND_CARD_CHOSEN: Final = Forms(
    # Translators: normal. One card of the hand that the player has chosen. {number}: the key that puts it
    # back.
    normal=N_("{number}: {card}, chosen."),
    # Translators: verbose. One card of the hand that the player has chosen. {number}: the key that puts it
    # back.
    verbose=N_("Card {number} is the {card}, chosen."),
    # Translators: braille. One card of the hand that the player has chosen. {number}: the key that puts it
    # back.
    braille=N_("{number} {card} on"),
)

NO_HAND: Final = Forms(
    # Translators: brief. The player holds no cards now.
    brief=N_("No cards in hand."),
    # Translators: normal. The player holds no cards now.
    normal=N_("You hold no cards."),
    # Translators: verbose. The player holds no cards now.
    verbose=N_("You hold no cards at the moment."),
    # Translators: braille. The player holds no cards now.
    braille=N_("no cards in hand"),
)

NO_HAND_WATCHING: Final = Forms(
    # Translators: brief. A watcher asks for the hand.
    brief=N_("You are watching."),
    # Translators: normal. A watcher asks for the hand.
    normal=N_("You are watching, and hold no cards."),
    # Translators: verbose. A watcher asks for the hand.
    verbose=N_("You are watching this game, and hold no cards."),
    # Translators: braille. A watcher asks for the hand.
    braille=N_("watching no cards"),
)

CARD_AT: Final = Forms(
    # Translators: brief. The card at the cursor. {number}: its place. {size}: how many cards the player
    # holds.
    brief=N_("Card {number}: {card}."),
    # Translators: normal. The card at the cursor. {number}: its place. {size}: how many cards the player
    # holds.
    normal=N_("Card {number} of {size}: {card}."),
    # Translators: verbose. The card at the cursor. {number}: its place. {size}: how many cards the player
    # holds.
    verbose=N_("Card {number} of {size} is the {card}."),
    # Translators: braille. The card at the cursor. {number}: its place. {size}: how many cards the player
    # holds.
    braille=N_("card {number} of {size} {card}"),
)

CARD_AT_CHOSEN: Final = Forms(
    # Translators: brief. The card at the cursor, which is chosen. {number}: its place. {size}: how many cards
    # the player holds.
    brief=N_("Card {number}: {card}, chosen."),
    # Translators: normal. The card at the cursor, which is chosen. {number}: its place. {size}: how many
    # cards the player holds.
    normal=N_("Card {number} of {size}: {card}, chosen."),
    # Translators: verbose. The card at the cursor, which is chosen. {number}: its place. {size}: how many
    # cards the player holds.
    verbose=N_("Card {number} of {size} is the {card}, chosen."),
    # Translators: braille. The card at the cursor, which is chosen. {number}: its place. {size}: how many
    # cards the player holds.
    braille=N_("card {number} of {size} {card} on"),
)

CARD_WORTH: Final = Forms(
    # Translators: normal. In verbose: what a card counts, and its place in the order of runs. {value}: 1 to
    # 10. {order}: 1 for an ace to 13 for a king.
    normal=N_("Counts {value}. Order {order}."),
    # Translators: verbose. In verbose: what a card counts, and its place in the order of runs. {value}: 1 to
    # 10. {order}: 1 for an ace to 13 for a king.
    verbose=N_("It counts {value} and is number {order} of 13 in order."),
    # Translators: braille. In verbose: what a card counts, and its place in the order of runs. {value}: 1 to
    # 10. {order}: 1 for an ace to 13 for a king.
    braille=N_("{value} {order}"),
)

CHOSE: Final = Forms(
    # Translators: normal. The player has chosen a card.
    normal=N_("Chosen: {card}."),
    # Translators: verbose. The player has chosen a card.
    verbose=N_("You have chosen the {card}."),
    # Translators: braille. The player has chosen a card.
    braille=N_("chosen {card}"),
)

PUT_BACK: Final = Forms(
    # Translators: normal. The player has put a chosen card back in the hand.
    normal=N_("Put back: {card}."),
    # Translators: verbose. The player has put a chosen card back in the hand.
    verbose=N_("You have put the {card} back."),
    # Translators: braille. The player has put a chosen card back in the hand.
    braille=N_("put back {card}"),
)

STILL_TO_CHOOSE: Final = Forms(
    # Translators: brief. How many cards the player has still to choose.
    brief=NP_("{n} more.", "{n} more."),
    # Translators: normal. How many cards the player has still to choose.
    normal=NP_("{n} more to choose.", "{n} more to choose."),
    # Translators: verbose. How many cards the player has still to choose.
    verbose=NP_("You have {n} more card to choose.", "You have {n} more cards to choose."),
    # Translators: braille. How many cards the player has still to choose.
    braille=N_("{n} more"),
)

READY: Final = Forms(
    # Translators: brief. Enough cards are chosen.
    brief=N_("Enter confirms."),
    # Translators: normal. Enough cards are chosen.
    normal=N_("Press Enter to confirm."),
    # Translators: braille. Enough cards are chosen.
    braille=N_("enter confirms"),
)

ALL_PUT_BACK: Final = Forms(
    # Translators: brief. The player has put all chosen cards back.
    brief=N_("All put back."),
    # Translators: normal. The player has put all chosen cards back.
    normal=N_("All cards are put back."),
    # Translators: verbose. The player has put all chosen cards back.
    verbose=N_("All chosen cards are back in your hand."),
    # Translators: braille. The player has put all chosen cards back.
    braille=N_("all put back"),
)

NONE_CHOSEN: Final = Forms(
    # Translators: brief. No card is chosen.
    brief=N_("None chosen."),
    # Translators: normal. No card is chosen.
    normal=N_("No card is chosen."),
    # Translators: verbose. No card is chosen.
    verbose=N_("You have not chosen a card."),
    # Translators: braille. No card is chosen.
    braille=N_("none chosen"),
)

NO_CARD_THERE: Final = Forms(
    # Translators: brief. The player asks for a card by a number that no card has. {number}: that number.
    brief=N_("No card {number}."),
    # Translators: normal. The player asks for a card by a number that no card has. {number}: that number.
    normal=N_("There is no card {number}."),
    # Translators: verbose. The player asks for a card by a number that no card has. {number}: that number.
    verbose=N_("Your hand has no card of number {number}."),
    # Translators: braille. The player asks for a card by a number that no card has. {number}: that number.
    braille=N_("no card {number}"),
)
