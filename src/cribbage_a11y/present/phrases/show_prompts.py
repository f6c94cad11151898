"""What the show waits for: a hand to be counted, a count to be said or answered."""

from typing import Final

from cribbage_a11y.present.forms import N_, Forms, Voiced

COUNT_HAND: Final = Voiced(
    you=Forms(
        # Translators: brief; said to the player it is about. The engine counts the hand of {who} next; its
        # owner presses Enter.
        brief=N_("Your turn. Enter counts your hand."),
        # Translators: normal; said to the player it is about. The engine counts the hand of {who} next; its
        # owner presses Enter.
        normal=N_("Your turn. Press Enter to count your hand."),
        # Translators: verbose; said to the player it is about. The engine counts the hand of {who} next; its
        # owner presses Enter.
        verbose=N_("Your turn. Press Enter to go on: your hand is counted next."),
        # Translators: braille; said to the player it is about. The engine counts the hand of {who} next; its
        # owner presses Enter.
        braille=N_("your turn enter counts hand"),
    ),
    partner=Forms(
        # Translators: brief; about the partner. The engine counts the hand of {who} next; its owner presses
        # Enter.
        brief=N_("Partner's hand is next."),
        # Translators: normal; about the partner. The engine counts the hand of {who} next; its owner presses
        # Enter.
        normal=N_("Your partner {who}'s hand is counted next."),
        # Translators: verbose; about the partner. The engine counts the hand of {who} next; its owner presses
        # Enter.
        verbose=N_("The next hand to be counted is your partner {who}'s."),
        # Translators: braille; about the partner. The engine counts the hand of {who} next; its owner presses
        # Enter.
        braille=N_("{who} hand next"),
    ),
    another=Forms(
        # Translators: brief; about another player. The engine counts the hand of {who} next; its owner
        # presses Enter.
        brief=N_("{who}'s hand is next."),
        # Translators: normal; about another player. The engine counts the hand of {who} next; its owner
        # presses Enter.
        normal=N_("{who}'s hand is counted next."),
        # Translators: verbose; about another player. The engine counts the hand of {who} next; its owner
        # presses Enter.
        verbose=N_("The next hand to be counted is {who}'s."),
        # Translators: braille; about another player. The engine counts the hand of {who} next; its owner
        # presses Enter.
        braille=N_("{who} hand next"),
    ),
)

COUNT_CRIB: Final = Voiced(
    you=Forms(
        # Translators: brief; said to the player it is about. The engine counts the crib of {who}, the dealer,
        # next; its owner presses Enter.
        brief=N_("Your turn. Enter counts your crib."),
        # Translators: normal; said to the player it is about. The engine counts the crib of {who}, the
        # dealer, next; its owner presses Enter.
        normal=N_("Your turn. Press Enter to count your crib."),
        # Translators: verbose; said to the player it is about. The engine counts the crib of {who}, the
        # dealer, next; its owner presses Enter.
        verbose=N_("Your turn. Press Enter to go on: your crib is counted next."),
        # Translators: braille; said to the player it is about. The engine counts the crib of {who}, the
        # dealer, next; its owner presses Enter.
        braille=N_("your turn enter counts crib"),
    ),
    partner=Forms(
        # Translators: brief; about the partner. The engine counts the crib of {who}, the dealer, next; its
        # owner presses Enter.
        brief=N_("Partner's crib is next."),
        # Translators: normal; about the partner. The engine counts the crib of {who}, the dealer, next; its
        # owner presses Enter.
        normal=N_("Your partner {who}'s crib is counted next."),
        # Translators: verbose; about the partner. The engine counts the crib of {who}, the dealer, next; its
        # owner presses Enter.
        verbose=N_("The crib, your partner {who}'s, is counted next."),
        # Translators: braille; about the partner. The engine counts the crib of {who}, the dealer, next; its
        # owner presses Enter.
        braille=N_("{who} crib next"),
    ),
    another=Forms(
        # Translators: brief; about another player. The engine counts the crib of {who}, the dealer, next; its
        # owner presses Enter.
        brief=N_("{who}'s crib is next."),
        # Translators: normal; about another player. The engine counts the crib of {who}, the dealer, next;
        # its owner presses Enter.
        normal=N_("{who}'s crib is counted next."),
        # Translators: verbose; about another player. The engine counts the crib of {who}, the dealer, next;
        # its owner presses Enter.
        verbose=N_("The crib, {who}'s, is counted next."),
        # Translators: braille; about another player. The engine counts the crib of {who}, the dealer, next;
        # its owner presses Enter.
        braille=N_("{who} crib next"),
    ),
)

CLAIM_HAND: Final = Voiced(
    you=Forms(
        # Translators: brief; said to the player it is about. The players count: {who} is to say what the own
        # hand is worth.
        brief=N_("Your turn. Count your hand."),
        # Translators: normal; said to the player it is about. The players count: {who} is to say what the own
        # hand is worth.
        normal=N_("Your turn. How many points is your hand worth?"),
        # Translators: verbose; said to the player it is about. The players count: {who} is to say what the
        # own hand is worth.
        verbose=N_("Your turn. Type how many points your hand is worth, and press Enter."),
        # Translators: braille; said to the player it is about. The players count: {who} is to say what the
        # own hand is worth.
        braille=N_("your turn count your hand"),
    ),
    partner=Forms(
        # Translators: brief; about the partner. The players count: {who} is to say what the own hand is
        # worth.
        brief=N_("Partner counts the hand."),
        # Translators: normal; about the partner. The players count: {who} is to say what the own hand is
        # worth.
        normal=N_("Waiting for your partner {who} to count the hand."),
        # Translators: verbose; about the partner. The players count: {who} is to say what the own hand is
        # worth.
        verbose=N_("The game waits for your partner {who} to say what the hand is worth."),
        # Translators: braille; about the partner. The players count: {who} is to say what the own hand is
        # worth.
        braille=N_("{who} to count hand"),
    ),
    another=Forms(
        # Translators: brief; about another player. The players count: {who} is to say what the own hand is
        # worth.
        brief=N_("{who} counts the hand."),
        # Translators: normal; about another player. The players count: {who} is to say what the own hand is
        # worth.
        normal=N_("Waiting for {who} to count the hand."),
        # Translators: verbose; about another player. The players count: {who} is to say what the own hand is
        # worth.
        verbose=N_("The game waits for {who} to say what the hand is worth."),
        # Translators: braille; about another player. The players count: {who} is to say what the own hand is
        # worth.
        braille=N_("{who} to count hand"),
    ),
)

CLAIM_CRIB: Final = Voiced(
    you=Forms(
        # Translators: brief; said to the player it is about. The players count: {who}, the dealer, is to say
        # what the crib is worth.
        brief=N_("Your turn. Count your crib."),
        # Translators: normal; said to the player it is about. The players count: {who}, the dealer, is to say
        # what the crib is worth.
        normal=N_("Your turn. How many points is your crib worth?"),
        # Translators: verbose; said to the player it is about. The players count: {who}, the dealer, is to
        # say what the crib is worth.
        verbose=N_("Your turn. Type how many points your crib is worth, and press Enter."),
        # Translators: braille; said to the player it is about. The players count: {who}, the dealer, is to
        # say what the crib is worth.
        braille=N_("your turn count your crib"),
    ),
    partner=Forms(
        # Translators: brief; about the partner. The players count: {who}, the dealer, is to say what the crib
        # is worth.
        brief=N_("Partner's turn for the crib."),
        # Translators: normal; about the partner. The players count: {who}, the dealer, is to say what the
        # crib is worth.
        normal=N_("Waiting for your partner {who} to count the crib."),
        # Translators: verbose; about the partner. The players count: {who}, the dealer, is to say what the
        # crib is worth.
        verbose=N_("The game waits for your partner {who} to say what the crib is worth."),
        # Translators: braille; about the partner. The players count: {who}, the dealer, is to say what the
        # crib is worth.
        braille=N_("{who} to count crib"),
    ),
    another=Forms(
        # Translators: brief; about another player. The players count: {who}, the dealer, is to say what the
        # crib is worth.
        brief=N_("{who}'s turn for the crib."),
        # Translators: normal; about another player. The players count: {who}, the dealer, is to say what the
        # crib is worth.
        normal=N_("Waiting for {who} to count the crib."),
        # Translators: verbose; about another player. The players count: {who}, the dealer, is to say what the
        # crib is worth.
        verbose=N_("The game waits for {who} to say what the crib is worth."),
        # Translators: braille; about another player. The players count: {who}, the dealer, is to say what the
        # crib is worth.
        braille=N_("{who} to count crib"),
    ),
)

ANSWER_CLAIM: Final = Voiced(
    you=Forms(
        # Translators: brief; said to the player it is about. Muggins: {claimer} named a count, and {who} is
        # to say what was missed. {n}: the number named.
        brief=N_("Your turn. {claimer} said {n}. Missed?"),
        # Translators: normal; said to the player it is about. Muggins: {claimer} named a count, and {who} is
        # to say what was missed. {n}: the number named.
        normal=N_("Your turn. {claimer} said {n}. How many points were missed? 0 for none."),
        # Translators: verbose; said to the player it is about. Muggins: {claimer} named a count, and {who} is
        # to say what was missed. {n}: the number named.
        verbose=N_(
            "Your turn. {claimer} said {n}. Type how many points were missed, 0 for none, and press Enter."
        ),
        # Translators: braille; said to the player it is about. Muggins: {claimer} named a count, and {who} is
        # to say what was missed. {n}: the number named.
        braille=N_("your turn {claimer} said {n} missed?"),
    ),
    partner=Forms(
        # Translators: brief; about the partner. Muggins: {claimer} named a count, and {who} is to say what
        # was missed. {n}: the number named.
        brief=N_("Waiting for partner's answer."),
        # Translators: normal; about the partner. Muggins: {claimer} named a count, and {who} is to say what
        # was missed. {n}: the number named.
        normal=N_("Waiting for your partner {who} to answer the claim."),
        # Translators: verbose; about the partner. Muggins: {claimer} named a count, and {who} is to say what
        # was missed. {n}: the number named.
        verbose=N_("The game waits for your partner {who} to answer the claim."),
        # Translators: braille; about the partner. Muggins: {claimer} named a count, and {who} is to say what
        # was missed. {n}: the number named.
        braille=N_("{who} to answer claim"),
    ),
    another=Forms(
        # Translators: brief; about another player. Muggins: {claimer} named a count, and {who} is to say what
        # was missed. {n}: the number named.
        brief=N_("Waiting for {who}'s answer."),
        # Translators: normal; about another player. Muggins: {claimer} named a count, and {who} is to say
        # what was missed. {n}: the number named.
        normal=N_("Waiting for {who} to answer the claim."),
        # Translators: verbose; about another player. Muggins: {claimer} named a count, and {who} is to say
        # what was missed. {n}: the number named.
        verbose=N_("The game waits for {who} to answer the claim."),
        # Translators: braille; about another player. Muggins: {claimer} named a count, and {who} is to say
        # what was missed. {n}: the number named.
        braille=N_("{who} to answer claim"),
    ),
)
