"""What is asked of the player now, or whom the game waits for."""

from typing import Final

from cribbage_a11y.present.forms import N_, NP_, Forms, Voiced

LAY_A_CARD: Final = Voiced(
    you=Forms(
        # Translators: normal; said to the player it is about. Whose turn it is to lay a card. {count}: the
        # count now.
        normal=N_("Your turn. Count {count}."),
        # Translators: verbose; said to the player it is about. Whose turn it is to lay a card. {count}: the
        # count now.
        verbose=N_("Your turn. The count is {count}. Choose a card and press Enter."),
        # Translators: braille; said to the player it is about. Whose turn it is to lay a card. {count}: the
        # count now.
        braille=N_("your turn count {count}"),
    ),
    partner=Forms(
        # Translators: brief; about the partner. Whose turn it is to lay a card. {count}: the count now.
        brief=N_("Partner's turn. Count {count}."),
        # Translators: normal; about the partner. Whose turn it is to lay a card. {count}: the count now.
        normal=N_("Your partner {who}'s turn. Count {count}."),
        # Translators: verbose; about the partner. Whose turn it is to lay a card. {count}: the count now.
        verbose=N_("It is your partner {who}'s turn to lay a card. The count is {count}."),
        # Translators: braille; about the partner. Whose turn it is to lay a card. {count}: the count now.
        braille=N_("{who} to play count {count}"),
    ),
    another=Forms(
        # Translators: normal; about another player. Whose turn it is to lay a card. {count}: the count now.
        normal=N_("{who}'s turn. Count {count}."),
        # Translators: verbose; about another player. Whose turn it is to lay a card. {count}: the count now.
        verbose=N_("It is {who}'s turn to lay a card. The count is {count}."),
        # Translators: braille; about another player. Whose turn it is to lay a card. {count}: the count now.
        braille=N_("{who} to play count {count}"),
    ),
)

LAY_AWAY: Final = Voiced(
    you=Forms(
        # Translators: brief; said to the player it is about. The player is to lay cards away to the crib of
        # {who}. {n}: how many.
        brief=N_("Your turn. {n} to your crib."),
        # Translators: normal; said to the player it is about. The player is to lay cards away to the crib of
        # {who}. {n}: how many.
        normal=NP_(
            "Your turn. Lay away {n} card to your crib.", "Your turn. Lay away {n} cards to your crib."
        ),
        # Translators: verbose; said to the player it is about. The player is to lay cards away to the crib of
        # {who}. {n}: how many.
        verbose=NP_(
            "Your turn. Choose {n} card for your own crib and press Enter.",
            "Your turn. Choose {n} cards for your own crib and press Enter.",
        ),
        # Translators: braille; said to the player it is about. The player is to lay cards away to the crib of
        # {who}. {n}: how many.
        braille=N_("your turn lay away {n} your crib"),
    ),
    partner=Forms(
        # Translators: brief; about the partner. The player is to lay cards away to the crib of {who}. {n}:
        # how many.
        brief=N_("Your turn. {n} to partner's crib."),
        # Translators: normal; about the partner. The player is to lay cards away to the crib of {who}. {n}:
        # how many.
        normal=NP_(
            "Your turn. Lay away {n} card to your partner {who}'s crib.",
            "Your turn. Lay away {n} cards to your partner {who}'s crib.",
        ),
        # Translators: verbose; about the partner. The player is to lay cards away to the crib of {who}. {n}:
        # how many.
        verbose=NP_(
            "Your turn. Choose {n} card for your partner {who}'s crib and press Enter.",
            "Your turn. Choose {n} cards for your partner {who}'s crib and press Enter.",
        ),
        # Translators: braille; about the partner. The player is to lay cards away to the crib of {who}. {n}:
        # how many.
        braille=N_("your turn lay away {n} {who} crib"),
    ),
    another=Forms(
        # Translators: brief; about another player. The player is to lay cards away to the crib of {who}. {n}:
        # how many.
        brief=N_("Your turn. {n} to {who}'s crib."),
        # Translators: normal; about another player. The player is to lay cards away to the crib of {who}.
        # {n}: how many.
        normal=NP_(
            "Your turn. Lay away {n} card to {who}'s crib.", "Your turn. Lay away {n} cards to {who}'s crib."
        ),
        # Translators: verbose; about another player. The player is to lay cards away to the crib of {who}.
        # {n}: how many.
        verbose=NP_(
            "Your turn. Choose {n} card for {who}'s crib and press Enter.",
            "Your turn. Choose {n} cards for {who}'s crib and press Enter.",
        ),
        # Translators: braille; about another player. The player is to lay cards away to the crib of {who}.
        # {n}: how many.
        braille=N_("your turn lay away {n} {who} crib"),
    ),
)

ANOTHER_LAYS_AWAY: Final = Forms(
    # Translators: brief. The game waits until {who} has laid away.
    brief=N_("Waiting for {who}."),
    # Translators: normal. The game waits until {who} has laid away.
    normal=N_("Waiting for {who} to lay away."),
    # Translators: verbose. The game waits until {who} has laid away.
    verbose=N_("The game waits for {who} to lay cards away."),
    # Translators: braille. The game waits until {who} has laid away.
    braille=N_("{who} to lay away"),
)

SEVERAL_LAY_AWAY: Final = Forms(
    # Translators: brief. The game waits until several players have laid away. {n}: how many.
    brief=NP_("Waiting for {n}.", "Waiting for {n}."),
    # Translators: normal. The game waits until several players have laid away. {n}: how many.
    normal=NP_("Waiting for {n} player to lay away.", "Waiting for {n} players to lay away."),
    # Translators: verbose. The game waits until several players have laid away. {n}: how many.
    verbose=NP_(
        "The game waits for {n} player to lay cards away.",
        "The game waits for {n} players to lay cards away.",
    ),
    # Translators: braille. The game waits until several players have laid away. {n}: how many.
    braille=N_("{n} still to lay away"),
)

CUT_FOR_DEAL: Final = Forms(
    # Translators: brief. A new game: everybody is about to cut a card for the deal.
    brief=N_("Enter cuts for the deal."),
    # Translators: normal. A new game: everybody is about to cut a card for the deal.
    normal=N_("Press Enter to cut for the deal."),
    # Translators: verbose. A new game: everybody is about to cut a card for the deal.
    verbose=N_("Press Enter: everybody cuts a card, and the lowest deals."),
    # Translators: braille. A new game: everybody is about to cut a card for the deal.
    braille=N_("enter cuts for deal"),
)

DEAL_FIRST: Final = Forms(
    # Translators: brief. The first hand of a game is about to be dealt.
    brief=N_("Enter deals."),
    # Translators: normal. The first hand of a game is about to be dealt.
    normal=N_("Press Enter to deal."),
    # Translators: verbose. The first hand of a game is about to be dealt.
    verbose=N_("Press Enter to deal the first hand."),
    # Translators: braille. The first hand of a game is about to be dealt.
    braille=N_("enter deals"),
)

DEAL_NEXT: Final = Forms(
    # Translators: brief. A hand is over; the next one is about to be dealt.
    brief=N_("Enter goes on."),
    # Translators: normal. A hand is over; the next one is about to be dealt.
    normal=N_("Press Enter to go on."),
    # Translators: verbose. A hand is over; the next one is about to be dealt.
    verbose=N_("Press Enter to go on: the next hand is dealt."),
    # Translators: braille. A hand is over; the next one is about to be dealt.
    braille=N_("enter goes on"),
)

WAIT_FOR_CARDS: Final = Forms(
    # Translators: brief. Said to a watcher: the cards are about to be cut or dealt.
    brief=N_("Waiting for cards."),
    # Translators: normal. Said to a watcher: the cards are about to be cut or dealt.
    normal=N_("Waiting for the cards."),
    # Translators: verbose. Said to a watcher: the cards are about to be cut or dealt.
    verbose=N_("The next cards are about to be dealt."),
    # Translators: braille. Said to a watcher: the cards are about to be cut or dealt.
    braille=N_("waiting for cards"),
)

OVER: Final = Forms(
    # Translators: brief. The game is over.
    brief=N_("Game over. Enter goes on."),
    # Translators: normal. The game is over.
    normal=N_("The game is over. Press Enter to go on."),
    # Translators: verbose. The game is over.
    verbose=N_("The game is over. Press Enter to leave the table or play again."),
    # Translators: braille. The game is over.
    braille=N_("game over enter goes on"),
)
