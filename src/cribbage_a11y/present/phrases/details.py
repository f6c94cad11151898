"""The details of a count, item by item."""

from typing import Final

from cribbage_a11y.present.forms import N_, Forms, Voiced

HAND_OF: Final = Voiced(
    you=Forms(
        # Translators: brief; said to the player it is about. The head of the details of a hand. {cards}: its
        # cards. {starter}: the starter.
        brief=N_("Your hand: {cards}. Starter {starter}."),
        # Translators: normal; said to the player it is about. The head of the details of a hand. {cards}: its
        # cards. {starter}: the starter.
        normal=N_("Your hand: {cards}. Starter: {starter}."),
        # Translators: verbose; said to the player it is about. The head of the details of a hand. {cards}:
        # its cards. {starter}: the starter.
        verbose=N_("Your hand is {cards}. The starter is the {starter}."),
        # Translators: braille; said to the player it is about. The head of the details of a hand. {cards}:
        # its cards. {starter}: the starter.
        braille=N_("you {cards} st {starter}"),
    ),
    partner=Forms(
        # Translators: brief; about the partner. The head of the details of a hand. {cards}: its cards.
        # {starter}: the starter.
        brief=N_("Partner's hand: {cards}. Starter {starter}."),
        # Translators: normal; about the partner. The head of the details of a hand. {cards}: its cards.
        # {starter}: the starter.
        normal=N_("Your partner {who}'s hand: {cards}. Starter: {starter}."),
        # Translators: verbose; about the partner. The head of the details of a hand. {cards}: its cards.
        # {starter}: the starter.
        verbose=N_("Your partner {who}'s hand is {cards}. The starter is the {starter}."),
        # Translators: braille; about the partner. The head of the details of a hand. {cards}: its cards.
        # {starter}: the starter.
        braille=N_("{who} {cards} st {starter}"),
    ),
    another=Forms(
        # Translators: brief; about another player. The head of the details of a hand. {cards}: its cards.
        # {starter}: the starter.
        brief=N_("{who}'s hand: {cards}. Starter {starter}."),
        # Translators: normal; about another player. The head of the details of a hand. {cards}: its cards.
        # {starter}: the starter.
        normal=N_("{who}'s hand: {cards}. Starter: {starter}."),
        # Translators: verbose; about another player. The head of the details of a hand. {cards}: its cards.
        # {starter}: the starter.
        verbose=N_("{who}'s hand is {cards}. The starter is the {starter}."),
        # Translators: braille; about another player. The head of the details of a hand. {cards}: its cards.
        # {starter}: the starter.
        braille=N_("{who} {cards} st {starter}"),
    ),
)

CRIB_OF: Final = Voiced(
    you=Forms(
        # Translators: brief; said to the player it is about. The head of the details of a crib. {cards}: its
        # cards. {starter}: the starter.
        brief=N_("Your crib: {cards}. Starter {starter}."),
        # Translators: normal; said to the player it is about. The head of the details of a crib. {cards}: its
        # cards. {starter}: the starter.
        normal=N_("Your crib: {cards}. Starter: {starter}."),
        # Translators: verbose; said to the player it is about. The head of the details of a crib. {cards}:
        # its cards. {starter}: the starter.
        verbose=N_("Your crib is {cards}. The starter is the {starter}."),
    ),
    partner=Forms(
        # Translators: brief; about the partner. The head of the details of a crib. {cards}: its cards.
        # {starter}: the starter.
        brief=N_("Partner's crib: {cards}. Starter {starter}."),
        # Translators: normal; about the partner. The head of the details of a crib. {cards}: its cards.
        # {starter}: the starter.
        normal=N_("Your partner {who}'s crib: {cards}. Starter: {starter}."),
        # Translators: verbose; about the partner. The head of the details of a crib. {cards}: its cards.
        # {starter}: the starter.
        verbose=N_("Your partner {who}'s crib is {cards}. The starter is the {starter}."),
    ),
    another=Forms(
        # Translators: brief; about another player. The head of the details of a crib. {cards}: its cards.
        # {starter}: the starter.
        brief=N_("{who}'s crib: {cards}. Starter {starter}."),
        # Translators: normal; about another player. The head of the details of a crib. {cards}: its cards.
        # {starter}: the starter.
        normal=N_("{who}'s crib: {cards}. Starter: {starter}."),
        # Translators: verbose; about another player. The head of the details of a crib. {cards}: its cards.
        # {starter}: the starter.
        verbose=N_("{who}'s crib is {cards}. The starter is the {starter}."),
    ),
    # Translators: braille. The head of the details of a crib. {cards}: its cards. {starter}: the starter.
    braille=N_("crib {cards} st {starter}"),
)

FIFTEEN: Final = Forms(
    # Translators: brief. One fifteen. {cards}: the cards that make it. {points}: its points. {total}: the
    # total so far.
    brief=N_("15, {cards}: {total}."),
    # Translators: normal. One fifteen. {cards}: the cards that make it. {points}: its points. {total}: the
    # total so far.
    normal=N_("15 for {points}: {cards}. Total {total}."),
    # Translators: verbose. One fifteen. {cards}: the cards that make it. {points}: its points. {total}: the
    # total so far.
    verbose=N_("Fifteen, {cards}, for {points}. Total {total}."),
    # Translators: braille. One fifteen. {cards}: the cards that make it. {points}: its points. {total}: the
    # total so far.
    braille=N_("15 {cards} total {total}"),
)

PAIR: Final = Forms(
    # Translators: brief. One pair. {cards}: the cards that make it. {points}: its points. {total}: the total
    # so far.
    brief=N_("Pair, {cards}: {total}."),
    # Translators: normal. One pair. {cards}: the cards that make it. {points}: its points. {total}: the total
    # so far.
    normal=N_("Pair for {points}: {cards}. Total {total}."),
    # Translators: verbose. One pair. {cards}: the cards that make it. {points}: its points. {total}: the
    # total so far.
    verbose=N_("A pair, {cards}, for {points}. Total {total}."),
    # Translators: braille. One pair. {cards}: the cards that make it. {points}: its points. {total}: the
    # total so far.
    braille=N_("pr {cards} total {total}"),
)

RUN: Final = Forms(
    # Translators: brief. One run. {cards}: the cards that make it. {length}: how many. {points}: its points.
    # {total}: the total so far.
    brief=N_("Run, {cards}: {total}."),
    # Translators: normal. One run. {cards}: the cards that make it. {length}: how many. {points}: its points.
    # {total}: the total so far.
    normal=N_("Run of {length} for {points}: {cards}. Total {total}."),
    # Translators: verbose. One run. {cards}: the cards that make it. {length}: how many. {points}: its
    # points. {total}: the total so far.
    verbose=N_("A run of {length}, {cards}, for {points}. Total {total}."),
    # Translators: braille. One run. {cards}: the cards that make it. {length}: how many. {points}: its
    # points. {total}: the total so far.
    braille=N_("run {cards} total {total}"),
)

FLUSH: Final = Forms(
    # Translators: brief. A flush. {cards}: the cards that make it. {length}: 4 or 5. {points}: its points.
    # {total}: the total so far.
    brief=N_("Flush, {cards}: {total}."),
    # Translators: normal. A flush. {cards}: the cards that make it. {length}: 4 or 5. {points}: its points.
    # {total}: the total so far.
    normal=N_("Flush of {length} for {points}: {cards}. Total {total}."),
    # Translators: verbose. A flush. {cards}: the cards that make it. {length}: 4 or 5. {points}: its points.
    # {total}: the total so far.
    verbose=N_("A flush of {length}, {cards}, for {points}. Total {total}."),
    # Translators: braille. A flush. {cards}: the cards that make it. {length}: 4 or 5. {points}: its points.
    # {total}: the total so far.
    braille=N_("fl {cards} total {total}"),
)

NOBS: Final = Forms(
    # Translators: brief. His nobs, the jack of the starter's suit. {cards}: the jack. {points}: 1. {total}:
    # the total so far.
    brief=N_("Nobs, {cards}: {total}."),
    # Translators: normal. His nobs, the jack of the starter's suit. {cards}: the jack. {points}: 1. {total}:
    # the total so far.
    normal=N_("His nobs for {points}: {cards}. Total {total}."),
    # Translators: verbose. His nobs, the jack of the starter's suit. {cards}: the jack. {points}: 1. {total}:
    # the total so far.
    verbose=N_("His nobs, {cards}, for {points}. Total {total}."),
    # Translators: braille. His nobs, the jack of the starter's suit. {cards}: the jack. {points}: 1. {total}:
    # the total so far.
    braille=N_("nobs {cards} total {total}"),
)

NOTHING: Final = Forms(
    # Translators: brief. The cards score nothing.
    brief=N_("Nothing, 0."),
    # Translators: normal. The cards score nothing.
    normal=N_("Nothing, 0 points."),
    # Translators: verbose. The cards score nothing.
    verbose=N_("These cards score nothing, 0 points."),
    # Translators: braille. The cards score nothing.
    braille=N_("nothing 0"),
)

NO_CRIB_FLUSH: Final = Forms(
    # Translators: brief. The four cards of a crib are of one suit, the starter is not: no flush.
    brief=N_("No flush: a crib needs five of one suit."),
    # Translators: normal. The four cards of a crib are of one suit, the starter is not: no flush.
    normal=N_("No flush. A crib needs five of one suit."),
    # Translators: verbose. The four cards of a crib are of one suit, the starter is not: no flush.
    verbose=N_("The four cards of one suit do not count: a crib needs five of one suit."),
    # Translators: braille. The four cards of a crib are of one suit, the starter is not: no flush.
    braille=N_("no flush, a crib needs five of one suit"),
)

NONE_COUNTED: Final = Forms(
    # Translators: brief. The player asks for the details of the last count before there was one.
    brief=N_("Nothing counted yet."),
    # Translators: normal. The player asks for the details of the last count before there was one.
    normal=N_("Nothing has been counted yet."),
    # Translators: verbose. The player asks for the details of the last count before there was one.
    verbose=N_("No hand has been counted in this game yet."),
    # Translators: braille. The player asks for the details of the last count before there was one.
    braille=N_("nothing counted yet"),
)
