"""Cards laid away to the crib, and the starter."""

from typing import Final

from cribbage_a11y.present.forms import N_, NP_, Forms, Voiced

LAID_AWAY_YOURS: Final = Forms(
    # Translators: brief. The player laid cards away to the crib. {cards}: their names.
    brief=N_("You laid {cards}."),
    # Translators: normal. The player laid cards away to the crib. {cards}: their names.
    normal=N_("You lay away {cards}."),
    # Translators: verbose. The player laid cards away to the crib. {cards}: their names.
    verbose=N_("You lay away to the crib: {cards}."),
    # Translators: braille. The player laid cards away to the crib. {cards}: their names.
    braille=N_("{who} laid {cards}"),
)

LAID_AWAY: Final = Voiced(
    you=Forms(
        # Translators: brief; said to the player it is about. {who} laid cards away to the crib; nobody else
        # sees them. {n}: how many.
        brief=NP_("You: {n} card away.", "You: {n} cards away."),
        # Translators: normal; said to the player it is about. {who} laid cards away to the crib; nobody else
        # sees them. {n}: how many.
        normal=NP_("You lay away {n} card.", "You lay away {n} cards."),
        # Translators: verbose; said to the player it is about. {who} laid cards away to the crib; nobody else
        # sees them. {n}: how many.
        verbose=NP_("You lay {n} card away to the crib.", "You lay {n} cards away to the crib."),
    ),
    partner=Forms(
        # Translators: brief; about the partner. {who} laid cards away to the crib; nobody else sees them.
        # {n}: how many.
        brief=NP_("Partner: {n} card away.", "Partner: {n} cards away."),
        # Translators: normal; about the partner. {who} laid cards away to the crib; nobody else sees them.
        # {n}: how many.
        normal=NP_("Your partner {who} lays away {n} card.", "Your partner {who} lays away {n} cards."),
        # Translators: verbose; about the partner. {who} laid cards away to the crib; nobody else sees them.
        # {n}: how many.
        verbose=NP_(
            "Your partner {who} lays {n} card away to the crib.",
            "Your partner {who} lays {n} cards away to the crib.",
        ),
    ),
    another=Forms(
        # Translators: brief; about another player. {who} laid cards away to the crib; nobody else sees them.
        # {n}: how many.
        brief=NP_("{who}: {n} card away.", "{who}: {n} cards away."),
        # Translators: normal; about another player. {who} laid cards away to the crib; nobody else sees them.
        # {n}: how many.
        normal=NP_("{who} lays away {n} card.", "{who} lays away {n} cards."),
        # Translators: verbose; about another player. {who} laid cards away to the crib; nobody else sees
        # them. {n}: how many.
        verbose=NP_("{who} lays {n} card away to the crib.", "{who} lays {n} cards away to the crib."),
    ),
    # Translators: braille. {who} laid cards away to the crib; nobody else sees them. {n}: how many.
    braille=N_("{who} laid away {n}"),
)

STARTER: Final = Forms(
    # Translators: normal. The starter is turned up. {card}: its name.
    normal=N_("Starter: {card}."),
    # Translators: verbose. The starter is turned up. {card}: its name.
    verbose=N_("The starter is the {card}."),
    # Translators: braille. The starter is turned up. {card}: its name.
    braille=N_("starter {card}"),
)

HEELS: Final = Voiced(
    you=Forms(
        # Translators: brief; said to the player it is about. The starter is a jack: two points for his heels
        # to {who}, the dealer.
        brief=N_("You: heels for 2."),
        # Translators: normal; said to the player it is about. The starter is a jack: two points for his heels
        # to {who}, the dealer.
        normal=N_("You: his heels for 2."),
        # Translators: verbose; said to the player it is about. The starter is a jack: two points for his
        # heels to {who}, the dealer.
        verbose=N_("A jack: you take his heels for 2."),
    ),
    partner=Forms(
        # Translators: brief; about the partner. The starter is a jack: two points for his heels to {who}, the
        # dealer.
        brief=N_("Partner: heels for 2."),
        # Translators: normal; about the partner. The starter is a jack: two points for his heels to {who},
        # the dealer.
        normal=N_("Your partner {who}: his heels for 2."),
        # Translators: verbose; about the partner. The starter is a jack: two points for his heels to {who},
        # the dealer.
        verbose=N_("A jack: your partner {who} takes his heels for 2."),
    ),
    another=Forms(
        # Translators: brief; about another player. The starter is a jack: two points for his heels to {who},
        # the dealer.
        brief=N_("{who}: heels for 2."),
        # Translators: normal; about another player. The starter is a jack: two points for his heels to {who},
        # the dealer.
        normal=N_("{who}: his heels for 2."),
        # Translators: verbose; about another player. The starter is a jack: two points for his heels to
        # {who}, the dealer.
        verbose=N_("A jack: {who} takes his heels for 2."),
    ),
    # Translators: braille. The starter is a jack: two points for his heels to {who}, the dealer.
    braille=N_("{who} heels 2"),
)

PONE_BONUS: Final = Voiced(
    you=Forms(
        # Translators: brief; said to the player it is about. The three holes that {who}, the pone, may take
        # at the first deal of a game. {n}: 3.
        brief=N_("You: pone bonus {n}."),
        # Translators: normal; said to the player it is about. The three holes that {who}, the pone, may take
        # at the first deal of a game. {n}: 3.
        normal=N_("You: {n} for the pone bonus."),
        # Translators: verbose; said to the player it is about. The three holes that {who}, the pone, may take
        # at the first deal of a game. {n}: 3.
        verbose=N_("You take {n} as the pone of the first deal."),
    ),
    partner=Forms(
        # Translators: brief; about the partner. The three holes that {who}, the pone, may take at the first
        # deal of a game. {n}: 3.
        brief=N_("Partner: pone bonus {n}."),
        # Translators: normal; about the partner. The three holes that {who}, the pone, may take at the first
        # deal of a game. {n}: 3.
        normal=N_("Your partner {who}: {n} for the pone bonus."),
        # Translators: verbose; about the partner. The three holes that {who}, the pone, may take at the first
        # deal of a game. {n}: 3.
        verbose=N_("Your partner {who} takes {n} as the pone of the first deal."),
    ),
    another=Forms(
        # Translators: brief; about another player. The three holes that {who}, the pone, may take at the
        # first deal of a game. {n}: 3.
        brief=N_("{who}: pone bonus {n}."),
        # Translators: normal; about another player. The three holes that {who}, the pone, may take at the
        # first deal of a game. {n}: 3.
        normal=N_("{who}: {n} for the pone bonus."),
        # Translators: verbose; about another player. The three holes that {who}, the pone, may take at the
        # first deal of a game. {n}: 3.
        verbose=N_("{who} takes {n} as the pone of the first deal."),
    ),
    # Translators: braille. The three holes that {who}, the pone, may take at the first deal of a game. {n}:
    # 3.
    braille=N_("{who} bonus {n}"),
)
