"""The play: cards laid, go, new counts."""

from typing import Final

from cribbage_a11y.present.forms import N_, Forms, Voiced

CARD_LAID: Final = Voiced(
    you=Forms(
        # Translators: normal; said to the player it is about. {who} lays a card in the play. {card}: its
        # name.
        normal=N_("You: {card}."),
        # Translators: verbose; said to the player it is about. {who} lays a card in the play. {card}: its
        # name.
        verbose=N_("You play the {card}."),
    ),
    partner=Forms(
        # Translators: brief; about the partner. {who} lays a card in the play. {card}: its name.
        brief=N_("Partner: {card}."),
        # Translators: normal; about the partner. {who} lays a card in the play. {card}: its name.
        normal=N_("Your partner {who}: {card}."),
        # Translators: verbose; about the partner. {who} lays a card in the play. {card}: its name.
        verbose=N_("Your partner {who} plays the {card}."),
    ),
    another=Forms(
        # Translators: normal; about another player. {who} lays a card in the play. {card}: its name.
        normal=N_("{who}: {card}."),
        # Translators: verbose; about another player. {who} lays a card in the play. {card}: its name.
        verbose=N_("{who} plays the {card}."),
    ),
    # Translators: braille. {who} lays a card in the play. {card}: its name.
    braille=N_("{who} {card}"),
)

COUNT: Final = Forms(
    # Translators: brief. The count after a card that scored nothing. {count}: a number up to 31.
    brief=N_("{count}."),
    # Translators: normal. The count after a card that scored nothing. {count}: a number up to 31.
    normal=N_("Count {count}."),
    # Translators: verbose. The count after a card that scored nothing. {count}: a number up to 31.
    verbose=N_("The count is {count}."),
    # Translators: braille. The count after a card that scored nothing. {count}: a number up to 31.
    braille=N_("{count}"),
)

COUNT_WITH_SCORE: Final = Forms(
    # Translators: normal. The count after a card that scored. {count}: a number up to 31.
    normal=N_("Count {count}."),
    # Translators: verbose. The count after a card that scored. {count}: a number up to 31.
    verbose=N_("The count is {count}."),
    # Translators: braille. The count after a card that scored. {count}: a number up to 31.
    braille=N_("{count}"),
)

# Translators: The count in a braille line that would be too short without the word. {count}: a number up to
# 31.
COUNT_NAMED: Final = N_("count {count}")

GO_SAID: Final = Voiced(
    you=Forms(
        # Translators: brief; said to the player it is about. {who} holds cards and none fits under 31.
        # {count}: the count now.
        brief=N_("You: go at {count}."),
        # Translators: normal; said to the player it is about. {who} holds cards and none fits under 31.
        # {count}: the count now.
        normal=N_("You say go. Count {count}."),
        # Translators: verbose; said to the player it is about. {who} holds cards and none fits under 31.
        # {count}: the count now.
        verbose=N_("You say go: no card fits under 31. The count is {count}."),
    ),
    partner=Forms(
        # Translators: brief; about the partner. {who} holds cards and none fits under 31. {count}: the count
        # now.
        brief=N_("Partner: go at {count}."),
        # Translators: normal; about the partner. {who} holds cards and none fits under 31. {count}: the count
        # now.
        normal=N_("Your partner {who} says go. Count {count}."),
        # Translators: verbose; about the partner. {who} holds cards and none fits under 31. {count}: the
        # count now.
        verbose=N_("Your partner {who} says go: no card fits under 31. The count is {count}."),
    ),
    another=Forms(
        # Translators: brief; about another player. {who} holds cards and none fits under 31. {count}: the
        # count now.
        brief=N_("{who}: go at {count}."),
        # Translators: normal; about another player. {who} holds cards and none fits under 31. {count}: the
        # count now.
        normal=N_("{who} says go. Count {count}."),
        # Translators: verbose; about another player. {who} holds cards and none fits under 31. {count}: the
        # count now.
        verbose=N_("{who} says go: no card fits under 31. The count is {count}."),
    ),
    # Translators: braille. {who} holds cards and none fits under 31. {count}: the count now.
    braille=N_("{who} go at {count}"),
)

NEW_COUNT: Final = Voiced(
    you=Forms(
        # Translators: brief; said to the player it is about. The count goes back to nothing. {who}: the
        # player who lays next.
        brief=N_("New count: you."),
        # Translators: normal; said to the player it is about. The count goes back to nothing. {who}: the
        # player who lays next.
        normal=N_("New count. You lead."),
        # Translators: verbose; said to the player it is about. The count goes back to nothing. {who}: the
        # player who lays next.
        verbose=N_("The count starts again. You lay next."),
    ),
    partner=Forms(
        # Translators: brief; about the partner. The count goes back to nothing. {who}: the player who lays
        # next.
        brief=N_("New count: partner."),
        # Translators: normal; about the partner. The count goes back to nothing. {who}: the player who lays
        # next.
        normal=N_("New count. Your partner {who} leads."),
        # Translators: verbose; about the partner. The count goes back to nothing. {who}: the player who lays
        # next.
        verbose=N_("The count starts again. Your partner {who} lays next."),
    ),
    another=Forms(
        # Translators: brief; about another player. The count goes back to nothing. {who}: the player who lays
        # next.
        brief=N_("New count: {who}."),
        # Translators: normal; about another player. The count goes back to nothing. {who}: the player who
        # lays next.
        normal=N_("New count. {who} leads."),
        # Translators: verbose; about another player. The count goes back to nothing. {who}: the player who
        # lays next.
        verbose=N_("The count starts again. {who} lays next."),
    ),
    # Translators: braille. The count goes back to nothing. {who}: the player who lays next.
    braille=N_("new count {who}"),
)

GO_POINT: Final = Voiced(
    you=Forms(
        # Translators: brief; said to the player it is about. {who} laid the last card of a count that nobody
        # could carry on: one point.
        brief=N_("You: go for 1."),
        # Translators: normal; said to the player it is about. {who} laid the last card of a count that nobody
        # could carry on: one point.
        normal=N_("You: 1 for the go."),
        # Translators: verbose; said to the player it is about. {who} laid the last card of a count that
        # nobody could carry on: one point.
        verbose=N_("You take 1 for the go: nobody can lay a card."),
    ),
    partner=Forms(
        # Translators: brief; about the partner. {who} laid the last card of a count that nobody could carry
        # on: one point.
        brief=N_("Partner: go for 1."),
        # Translators: normal; about the partner. {who} laid the last card of a count that nobody could carry
        # on: one point.
        normal=N_("Your partner {who}: 1 for the go."),
        # Translators: verbose; about the partner. {who} laid the last card of a count that nobody could carry
        # on: one point.
        verbose=N_("Your partner {who} takes 1 for the go: nobody can lay a card."),
    ),
    another=Forms(
        # Translators: brief; about another player. {who} laid the last card of a count that nobody could
        # carry on: one point.
        brief=N_("{who}: go for 1."),
        # Translators: normal; about another player. {who} laid the last card of a count that nobody could
        # carry on: one point.
        normal=N_("{who}: 1 for the go."),
        # Translators: verbose; about another player. {who} laid the last card of a count that nobody could
        # carry on: one point.
        verbose=N_("{who} takes 1 for the go: nobody can lay a card."),
    ),
    # Translators: braille. {who} laid the last card of a count that nobody could carry on: one point.
    braille=N_("{who} 1 for go"),
)
