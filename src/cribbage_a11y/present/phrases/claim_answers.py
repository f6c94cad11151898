"""How a count that a player said compares with the cards."""

from typing import Final

from cribbage_a11y.present.forms import N_, NP_, Forms, Voiced

CLAIM_RIGHT: Final = Voiced(
    you=Forms(
        # Translators: brief; said to the player it is about. {who} named the right count. {points}: the
        # number named.
        brief=N_("You said {points}, right."),
        # Translators: normal; said to the player it is about. {who} named the right count. {points}: the
        # number named.
        normal=N_("You said {points}: right."),
        # Translators: verbose; said to the player it is about. {who} named the right count. {points}: the
        # number named.
        verbose=N_("You said {points}, and that is right."),
    ),
    partner=Forms(
        # Translators: brief; about the partner. {who} named the right count. {points}: the number named.
        brief=N_("Partner said {points}, right."),
        # Translators: normal; about the partner. {who} named the right count. {points}: the number named.
        normal=N_("Your partner {who} said {points}: right."),
        # Translators: verbose; about the partner. {who} named the right count. {points}: the number named.
        verbose=N_("Your partner {who} said {points}, and that is right."),
    ),
    another=Forms(
        # Translators: brief; about another player. {who} named the right count. {points}: the number named.
        brief=N_("{who} said {points}, right."),
        # Translators: normal; about another player. {who} named the right count. {points}: the number named.
        normal=N_("{who} said {points}: right."),
        # Translators: verbose; about another player. {who} named the right count. {points}: the number named.
        verbose=N_("{who} said {points}, and that is right."),
    ),
    # Translators: braille. {who} named the right count. {points}: the number named.
    braille=N_("{who} said {points} right"),
)

CLAIM_LOW: Final = Voiced(
    you=Forms(
        # Translators: brief; said to the player it is about. {who} named too few points. {points}: the number
        # named. {n}: the points missed.
        brief=N_("You said {points}, {n} low."),
        # Translators: normal; said to the player it is about. {who} named too few points. {points}: the
        # number named. {n}: the points missed.
        normal=N_("You said {points}: {n} too low."),
        # Translators: verbose; said to the player it is about. {who} named too few points. {points}: the
        # number named. {n}: the points missed.
        verbose=NP_("You said {points}, and missed {n} point.", "You said {points}, and missed {n} points."),
    ),
    partner=Forms(
        # Translators: brief; about the partner. {who} named too few points. {points}: the number named. {n}:
        # the points missed.
        brief=N_("Partner said {points}, {n} low."),
        # Translators: normal; about the partner. {who} named too few points. {points}: the number named. {n}:
        # the points missed.
        normal=N_("Your partner {who} said {points}: {n} too low."),
        # Translators: verbose; about the partner. {who} named too few points. {points}: the number named.
        # {n}: the points missed.
        verbose=NP_(
            "Your partner {who} said {points}, and missed {n} point.",
            "Your partner {who} said {points}, and missed {n} points.",
        ),
    ),
    another=Forms(
        # Translators: brief; about another player. {who} named too few points. {points}: the number named.
        # {n}: the points missed.
        brief=N_("{who} said {points}, {n} low."),
        # Translators: normal; about another player. {who} named too few points. {points}: the number named.
        # {n}: the points missed.
        normal=N_("{who} said {points}: {n} too low."),
        # Translators: verbose; about another player. {who} named too few points. {points}: the number named.
        # {n}: the points missed.
        verbose=NP_(
            "{who} said {points}, and missed {n} point.", "{who} said {points}, and missed {n} points."
        ),
    ),
    # Translators: braille. {who} named too few points. {points}: the number named. {n}: the points missed.
    braille=N_("{who} said {points} {n} low"),
)

CLAIM_HIGH: Final = Voiced(
    you=Forms(
        # Translators: brief; said to the player it is about. {who} named too many points. {points}: the
        # number named. {n}: how many too many.
        brief=N_("You said {points}, {n} high."),
        # Translators: normal; said to the player it is about. {who} named too many points. {points}: the
        # number named. {n}: how many too many.
        normal=N_("You said {points}: {n} too high."),
        # Translators: verbose; said to the player it is about. {who} named too many points. {points}: the
        # number named. {n}: how many too many.
        verbose=NP_(
            "You said {points}, {n} point more than there are.",
            "You said {points}, {n} points more than there are.",
        ),
    ),
    partner=Forms(
        # Translators: brief; about the partner. {who} named too many points. {points}: the number named. {n}:
        # how many too many.
        brief=N_("Partner said {points}, {n} high."),
        # Translators: normal; about the partner. {who} named too many points. {points}: the number named.
        # {n}: how many too many.
        normal=N_("Your partner {who} said {points}: {n} too high."),
        # Translators: verbose; about the partner. {who} named too many points. {points}: the number named.
        # {n}: how many too many.
        verbose=NP_(
            "Your partner {who} said {points}, {n} point more than there are.",
            "Your partner {who} said {points}, {n} points more than there are.",
        ),
    ),
    another=Forms(
        # Translators: brief; about another player. {who} named too many points. {points}: the number named.
        # {n}: how many too many.
        brief=N_("{who} said {points}, {n} high."),
        # Translators: normal; about another player. {who} named too many points. {points}: the number named.
        # {n}: how many too many.
        normal=N_("{who} said {points}: {n} too high."),
        # Translators: verbose; about another player. {who} named too many points. {points}: the number named.
        # {n}: how many too many.
        verbose=NP_(
            "{who} said {points}, {n} point more than there are.",
            "{who} said {points}, {n} points more than there are.",
        ),
    ),
    # Translators: braille. {who} named too many points. {points}: the number named. {n}: how many too many.
    braille=N_("{who} said {points} {n} high"),
)
