"""Muggins: what an opponent says was missed, and takes."""

from typing import Final

from cribbage_a11y.present.forms import N_, NP_, Forms, Voiced

MUGGINS: Final = Voiced(
    you=Forms(
        # Translators: brief; said to the player it is about. {who}, an opponent, takes the points missed in a
        # count. {n}: how many.
        brief=N_("Muggins: you {n}."),
        # Translators: normal; said to the player it is about. {who}, an opponent, takes the points missed in
        # a count. {n}: how many.
        normal=N_("You take {n} for muggins."),
        # Translators: verbose; said to the player it is about. {who}, an opponent, takes the points missed in
        # a count. {n}: how many.
        verbose=NP_(
            "You take the {n} missed point for muggins.", "You take the {n} missed points for muggins."
        ),
    ),
    partner=Forms(
        # Translators: brief; about the partner. {who}, an opponent, takes the points missed in a count. {n}:
        # how many.
        brief=N_("Muggins: partner {n}."),
        # Translators: normal; about the partner. {who}, an opponent, takes the points missed in a count. {n}:
        # how many.
        normal=N_("Your partner {who} takes {n} for muggins."),
        # Translators: verbose; about the partner. {who}, an opponent, takes the points missed in a count.
        # {n}: how many.
        verbose=NP_(
            "Your partner {who} takes the {n} missed point for muggins.",
            "Your partner {who} takes the {n} missed points for muggins.",
        ),
    ),
    another=Forms(
        # Translators: brief; about another player. {who}, an opponent, takes the points missed in a count.
        # {n}: how many.
        brief=N_("Muggins: {who} {n}."),
        # Translators: normal; about another player. {who}, an opponent, takes the points missed in a count.
        # {n}: how many.
        normal=N_("{who} takes {n} for muggins."),
        # Translators: verbose; about another player. {who}, an opponent, takes the points missed in a count.
        # {n}: how many.
        verbose=NP_(
            "{who} takes the {n} missed point for muggins.", "{who} takes the {n} missed points for muggins."
        ),
    ),
    # Translators: braille. {who}, an opponent, takes the points missed in a count. {n}: how many.
    braille=N_("{who} mug {n}"),
)

CALLED_NONE: Final = Voiced(
    you=Forms(
        # Translators: brief; said to the player it is about. Muggins: {who} finds that nothing was missed in
        # the count.
        brief=N_("You: nothing missed."),
        # Translators: normal; said to the player it is about. Muggins: {who} finds that nothing was missed in
        # the count.
        normal=N_("You say that nothing was missed."),
        # Translators: verbose; said to the player it is about. Muggins: {who} finds that nothing was missed
        # in the count.
        verbose=N_("You say that no points were missed in the count."),
    ),
    partner=Forms(
        # Translators: brief; about the partner. Muggins: {who} finds that nothing was missed in the count.
        brief=N_("Partner: nothing missed."),
        # Translators: normal; about the partner. Muggins: {who} finds that nothing was missed in the count.
        normal=N_("Your partner {who} says that nothing was missed."),
        # Translators: verbose; about the partner. Muggins: {who} finds that nothing was missed in the count.
        verbose=N_("Your partner {who} says that no points were missed in the count."),
    ),
    another=Forms(
        # Translators: brief; about another player. Muggins: {who} finds that nothing was missed in the count.
        brief=N_("{who}: nothing missed."),
        # Translators: normal; about another player. Muggins: {who} finds that nothing was missed in the
        # count.
        normal=N_("{who} says that nothing was missed."),
        # Translators: verbose; about another player. Muggins: {who} finds that nothing was missed in the
        # count.
        verbose=N_("{who} says that no points were missed in the count."),
    ),
    # Translators: braille. Muggins: {who} finds that nothing was missed in the count.
    braille=N_("{who} none missed"),
)

CALLED_RIGHT: Final = Voiced(
    you=Forms(
        # Translators: brief; said to the player it is about. Muggins: {who} names the points missed in the
        # count, and is right. {n}: the number.
        brief=N_("You: {n} missed, right."),
        # Translators: normal; said to the player it is about. Muggins: {who} names the points missed in the
        # count, and is right. {n}: the number.
        normal=N_("You say {n} missed: right."),
        # Translators: verbose; said to the player it is about. Muggins: {who} names the points missed in the
        # count, and is right. {n}: the number.
        verbose=NP_(
            "You say that {n} point was missed, and that is right.",
            "You say that {n} points were missed, and that is right.",
        ),
    ),
    partner=Forms(
        # Translators: brief; about the partner. Muggins: {who} names the points missed in the count, and is
        # right. {n}: the number.
        brief=N_("Partner: {n} missed, right."),
        # Translators: normal; about the partner. Muggins: {who} names the points missed in the count, and is
        # right. {n}: the number.
        normal=N_("Your partner {who} says {n} missed: right."),
        # Translators: verbose; about the partner. Muggins: {who} names the points missed in the count, and is
        # right. {n}: the number.
        verbose=NP_(
            "Your partner {who} says that {n} point was missed, and that is right.",
            "Your partner {who} says that {n} points were missed, and that is right.",
        ),
    ),
    another=Forms(
        # Translators: brief; about another player. Muggins: {who} names the points missed in the count, and
        # is right. {n}: the number.
        brief=N_("{who}: {n} missed, right."),
        # Translators: normal; about another player. Muggins: {who} names the points missed in the count, and
        # is right. {n}: the number.
        normal=N_("{who} says {n} missed: right."),
        # Translators: verbose; about another player. Muggins: {who} names the points missed in the count, and
        # is right. {n}: the number.
        verbose=NP_(
            "{who} says that {n} point was missed, and that is right.",
            "{who} says that {n} points were missed, and that is right.",
        ),
    ),
    # Translators: braille. Muggins: {who} names the points missed in the count, and is right. {n}: the
    # number.
    braille=N_("{who} {n} missed right"),
)

CALLED_WRONG: Final = Voiced(
    you=Forms(
        # Translators: brief; said to the player it is about. Muggins: {who} names points missed in the count,
        # and is wrong. {n}: the number.
        brief=N_("You: {n} missed, wrong."),
        # Translators: normal; said to the player it is about. Muggins: {who} names points missed in the
        # count, and is wrong. {n}: the number.
        normal=N_("You say {n} missed: wrong."),
        # Translators: verbose; said to the player it is about. Muggins: {who} names points missed in the
        # count, and is wrong. {n}: the number.
        verbose=NP_(
            "You say that {n} point was missed, and that is wrong.",
            "You say that {n} points were missed, and that is wrong.",
        ),
    ),
    partner=Forms(
        # Translators: brief; about the partner. Muggins: {who} names points missed in the count, and is
        # wrong. {n}: the number.
        brief=N_("Partner: {n} missed, wrong."),
        # Translators: normal; about the partner. Muggins: {who} names points missed in the count, and is
        # wrong. {n}: the number.
        normal=N_("Your partner {who} says {n} missed: wrong."),
        # Translators: verbose; about the partner. Muggins: {who} names points missed in the count, and is
        # wrong. {n}: the number.
        verbose=NP_(
            "Your partner {who} says that {n} point was missed, and that is wrong.",
            "Your partner {who} says that {n} points were missed, and that is wrong.",
        ),
    ),
    another=Forms(
        # Translators: brief; about another player. Muggins: {who} names points missed in the count, and is
        # wrong. {n}: the number.
        brief=N_("{who}: {n} missed, wrong."),
        # Translators: normal; about another player. Muggins: {who} names points missed in the count, and is
        # wrong. {n}: the number.
        normal=N_("{who} says {n} missed: wrong."),
        # Translators: verbose; about another player. Muggins: {who} names points missed in the count, and is
        # wrong. {n}: the number.
        verbose=NP_(
            "{who} says that {n} point was missed, and that is wrong.",
            "{who} says that {n} points were missed, and that is wrong.",
        ),
    ),
    # Translators: braille. Muggins: {who} names points missed in the count, and is wrong. {n}: the number.
    braille=N_("{who} {n} missed wrong"),
)
