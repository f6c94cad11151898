"""Why something the player asked for is not done."""

from typing import Final

from cribbage_a11y.present.forms import N_, NP_, Forms

GAME_IS_OVER: Final = Forms(
    # Translators: brief. The player acts after the end of the game.
    brief=N_("The game is over."),
    # Translators: normal. The player acts after the end of the game.
    normal=N_("The game is over: nothing more can be done."),
    # Translators: verbose. The player acts after the end of the game.
    verbose=N_("The game is over, so that cannot be done any more."),
    # Translators: braille. The player acts after the end of the game.
    braille=N_("game is over"),
)

WRONG_PHASE: Final = Forms(
    # Translators: brief. The action does not belong to what is asked now.
    brief=N_("Not asked now."),
    # Translators: normal. The action does not belong to what is asked now.
    normal=N_("That is not asked now."),
    # Translators: verbose. The action does not belong to what is asked now.
    verbose=N_("That cannot be done now, since something else is asked."),
    # Translators: braille. The action does not belong to what is asked now.
    braille=N_("not asked now"),
)

NOT_YOUR_TURN: Final = Forms(
    # Translators: brief. The player acts when it is another player's turn.
    brief=N_("Not your turn."),
    # Translators: normal. The player acts when it is another player's turn.
    normal=N_("It is not your turn."),
    # Translators: verbose. The player acts when it is another player's turn.
    verbose=N_("That must wait, since it is not your turn."),
    # Translators: braille. The player acts when it is another player's turn.
    braille=N_("not your turn"),
)

ALREADY_LAID_AWAY: Final = Forms(
    # Translators: brief. The player has laid away and tries to do so again.
    brief=N_("Already laid away."),
    # Translators: normal. The player has laid away and tries to do so again.
    normal=N_("You have already laid away."),
    # Translators: verbose. The player has laid away and tries to do so again.
    verbose=N_("You have already laid cards away in this hand."),
    # Translators: braille. The player has laid away and tries to do so again.
    braille=N_("already laid away"),
)

WRONG_NUMBER_OF_CARDS: Final = Forms(
    # Translators: brief. The player chose too few or too many cards to lay away. {n}: the right number.
    brief=NP_("Choose {n} card.", "Choose {n} cards."),
    # Translators: normal. The player chose too few or too many cards to lay away. {n}: the right number.
    normal=NP_("Choose {n} card to lay away.", "Choose {n} cards to lay away."),
    # Translators: verbose. The player chose too few or too many cards to lay away. {n}: the right number.
    verbose=NP_(
        "The number of cards is not right. Choose {n} card to lay away.",
        "The number of cards is not right. Choose {n} cards to lay away.",
    ),
    # Translators: braille. The player chose too few or too many cards to lay away. {n}: the right number.
    braille=NP_("choose {n} card", "choose {n} cards"),
)

CARD_TWICE: Final = Forms(
    # Translators: brief. The same card is named twice.
    brief=N_("The same card twice."),
    # Translators: normal. The same card is named twice.
    normal=N_("The same card is named twice. Choose another card."),
    # Translators: verbose. The same card is named twice.
    verbose=N_("One card is named twice, and each card is in the pack once. Choose another card."),
    # Translators: braille. The same card is named twice.
    braille=N_("same card twice"),
)

NOT_YOUR_CARD: Final = Forms(
    # Translators: brief. The player does not hold the card. {card}: its name.
    brief=N_("You have no {card}."),
    # Translators: normal. The player does not hold the card. {card}: its name.
    normal=N_("You do not hold the {card}. Choose another card."),
    # Translators: verbose. The player does not hold the card. {card}: its name.
    verbose=N_("The {card} is not among the cards that you hold. Choose another card."),
    # Translators: braille. The player does not hold the card. {card}: its name.
    braille=N_("you have no {card}"),
)

NOT_YOUR_CARDS: Final = Forms(
    # Translators: brief. The player does not hold one of the cards named.
    brief=N_("Not your card."),
    # Translators: normal. The player does not hold one of the cards named.
    normal=N_("You do not hold one of these cards. Choose another card."),
    # Translators: verbose. The player does not hold one of the cards named.
    verbose=N_("One of these cards is not among the cards that you hold. Choose another card."),
    # Translators: braille. The player does not hold one of the cards named.
    braille=N_("not your card"),
)

OVER_31: Final = Forms(
    # Translators: brief. The card would take the count past 31. {card}: its name. {count}: the count it would
    # make.
    brief=N_("{card} makes {count}. Over 31."),
    # Translators: normal. The card would take the count past 31. {card}: its name. {count}: the count it
    # would make.
    normal=N_("{card} would make {count}. The limit is 31. Choose another card."),
    # Translators: braille. The card would take the count past 31. {card}: its name. {count}: the count it
    # would make.
    braille=N_("{card} makes {count}, over 31"),
)

CLAIM_OUT_OF_RANGE: Final = Forms(
    # Translators: brief. The count named is no number of points that cards can have. {limit}: the highest,
    # 29.
    brief=N_("A number from 0 to {limit}."),
    # Translators: normal. The count named is no number of points that cards can have. {limit}: the highest,
    # 29.
    normal=N_("A count is a number from 0 to {limit}."),
    # Translators: verbose. The count named is no number of points that cards can have. {limit}: the highest,
    # 29.
    verbose=N_("That is no count: name a number from 0 to {limit}."),
    # Translators: braille. The count named is no number of points that cards can have. {limit}: the highest,
    # 29.
    braille=N_("number from 0 to {limit}"),
)

NO_SUCH_SEAT: Final = Forms(
    # Translators: brief. The action names a seat that the table does not have.
    brief=N_("No such seat here."),
    # Translators: normal. The action names a seat that the table does not have.
    normal=N_("There is no such seat at this table."),
    # Translators: verbose. The action names a seat that the table does not have.
    verbose=N_("This table has no seat of that number."),
    # Translators: braille. The action names a seat that the table does not have.
    braille=N_("no such seat"),
)

NOT_A_FULL_DECK: Final = Forms(
    # Translators: brief. The cards to be dealt or cut are not the cards of a whole pack.
    brief=N_("Not a whole pack."),
    # Translators: normal. The cards to be dealt or cut are not the cards of a whole pack.
    normal=N_("These are not the cards of a whole pack."),
    # Translators: verbose. The cards to be dealt or cut are not the cards of a whole pack.
    verbose=N_("The cards cannot be dealt or cut, since they are not those of a whole pack."),
    # Translators: braille. The cards to be dealt or cut are not the cards of a whole pack.
    braille=N_("not a whole pack"),
)

OTHERS_NOT_READY: Final = Forms(
    # Translators: brief. Somebody at the table has not yet let it go on.
    brief=N_("Others are not ready."),
    # Translators: normal. Somebody at the table has not yet let it go on.
    normal=N_("The others are not ready to go on."),
    # Translators: verbose. Somebody at the table has not yet let it go on.
    verbose=N_("That must wait, since others at the table are not ready to go on."),
    # Translators: braille. Somebody at the table has not yet let it go on.
    braille=N_("others not ready"),
)

STALE: Final = Forms(
    # Translators: brief. The action was meant for an earlier moment; the game has moved on.
    brief=N_("Too late, not done."),
    # Translators: normal. The action was meant for an earlier moment; the game has moved on.
    normal=N_("The game has moved on, so that was not done."),
    # Translators: verbose. The action was meant for an earlier moment; the game has moved on.
    verbose=N_("That was meant for an earlier moment. The game has moved on, so it was not done."),
    # Translators: braille. The action was meant for an earlier moment; the game has moved on.
    braille=N_("too late not done"),
)

CARDS_THAT_FIT: Final = Forms(
    # Translators: brief. Added to a refusal. {cards}: the cards that may be laid now.
    brief=N_("Fit: {cards}."),
    # Translators: normal. Added to a refusal. {cards}: the cards that may be laid now.
    normal=N_("Cards that fit: {cards}."),
    # Translators: verbose. Added to a refusal. {cards}: the cards that may be laid now.
    verbose=N_("The cards that fit are {cards}."),
    # Translators: braille. Added to a refusal. {cards}: the cards that may be laid now.
    braille=N_("fit {cards}"),
)

CARDS_YOU_HOLD: Final = Forms(
    # Translators: brief. Added to a refusal. {cards}: the cards that the player holds.
    brief=N_("You hold {cards}."),
    # Translators: normal. Added to a refusal. {cards}: the cards that the player holds.
    normal=N_("Your cards: {cards}."),
    # Translators: verbose. Added to a refusal. {cards}: the cards that the player holds.
    verbose=N_("You hold {cards}."),
    # Translators: braille. Added to a refusal. {cards}: the cards that the player holds.
    braille=N_("hand {cards}"),
)
