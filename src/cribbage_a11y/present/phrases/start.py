"""The cut for the deal, the beginning of a game and the deal of a hand."""

from typing import Final

from cribbage_a11y.present.forms import N_, Forms, Voiced

CUT_CARD: Final = Voiced(
    you=Forms(
        # Translators: normal; said to the player it is about. {who} cuts a card for the deal; the lowest
        # deals. {card}: the card cut.
        normal=N_("You cut {card}."),
        # Translators: verbose; said to the player it is about. {who} cuts a card for the deal; the lowest
        # deals. {card}: the card cut.
        verbose=N_("You cut the {card}."),
    ),
    partner=Forms(
        # Translators: brief; about the partner. {who} cuts a card for the deal; the lowest deals. {card}: the
        # card cut.
        brief=N_("Partner cuts {card}."),
        # Translators: normal; about the partner. {who} cuts a card for the deal; the lowest deals. {card}:
        # the card cut.
        normal=N_("Your partner {who} cuts {card}."),
        # Translators: verbose; about the partner. {who} cuts a card for the deal; the lowest deals. {card}:
        # the card cut.
        verbose=N_("Your partner {who} cuts the {card}."),
    ),
    another=Forms(
        # Translators: normal; about another player. {who} cuts a card for the deal; the lowest deals. {card}:
        # the card cut.
        normal=N_("{who} cuts {card}."),
        # Translators: verbose; about another player. {who} cuts a card for the deal; the lowest deals.
        # {card}: the card cut.
        verbose=N_("{who} cuts the {card}."),
    ),
    # Translators: braille. {who} cuts a card for the deal; the lowest deals. {card}: the card cut.
    braille=N_("{who} {card}"),
)

# Translators: Begins a braille line that lists the card each player cut for the deal.
CUT_WORD: Final = N_("cut")

TIE: Final = Forms(
    # Translators: brief. Two or more players cut the lowest rank: everybody cuts again.
    brief=N_("Tie. Cut again."),
    # Translators: normal. Two or more players cut the lowest rank: everybody cuts again.
    normal=N_("Tie for the lowest card. Everybody cuts again."),
    # Translators: verbose. Two or more players cut the lowest rank: everybody cuts again.
    verbose=N_("Two cards tie for the lowest. Everybody cuts again."),
    # Translators: braille. Two or more players cut the lowest rank: everybody cuts again.
    braille=N_("tie again"),
)

DEALER: Final = Voiced(
    you=Forms(
        # Translators: normal; said to the player it is about. Who deals this hand.
        normal=N_("You deal."),
        # Translators: verbose; said to the player it is about. Who deals this hand.
        verbose=N_("You are the dealer."),
        # Translators: braille; said to the player it is about. Who deals this hand.
        braille=N_("{who} deal"),
    ),
    partner=Forms(
        # Translators: brief; about the partner. Who deals this hand.
        brief=N_("Partner deals."),
        # Translators: normal; about the partner. Who deals this hand.
        normal=N_("Your partner {who} deals."),
        # Translators: verbose; about the partner. Who deals this hand.
        verbose=N_("Your partner {who} is the dealer."),
        # Translators: braille; about the partner. Who deals this hand.
        braille=N_("{who} deals"),
    ),
    another=Forms(
        # Translators: normal; about another player. Who deals this hand.
        normal=N_("{who} deals."),
        # Translators: verbose; about another player. Who deals this hand.
        verbose=N_("{who} is the dealer."),
        # Translators: braille; about another player. Who deals this hand.
        braille=N_("{who} deals"),
    ),
)

PONE: Final = Voiced(
    you=Forms(
        # Translators: normal; said to the player it is about. At a table of two: who is pone, the player who
        # does not deal.
        normal=N_("You are pone."),
        # Translators: verbose; said to the player it is about. At a table of two: who is pone, the player who
        # does not deal.
        verbose=N_("You are the pone and lead."),
    ),
    partner=Forms(
        # Translators: brief; about the partner. At a table of two: who is pone, the player who does not deal.
        brief=N_("Partner is pone."),
        # Translators: normal; about the partner. At a table of two: who is pone, the player who does not
        # deal.
        normal=N_("Your partner {who} is pone."),
        # Translators: verbose; about the partner. At a table of two: who is pone, the player who does not
        # deal.
        verbose=N_("Your partner {who} is the pone and leads."),
    ),
    another=Forms(
        # Translators: normal; about another player. At a table of two: who is pone, the player who does not
        # deal.
        normal=N_("{who} is pone."),
        # Translators: verbose; about another player. At a table of two: who is pone, the player who does not
        # deal.
        verbose=N_("{who} is the pone and leads."),
    ),
    # Translators: braille. At a table of two: who is pone, the player who does not deal.
    braille=N_("{who} pone"),
)

LEADS: Final = Voiced(
    you=Forms(
        # Translators: normal; said to the player it is about. Who lays the first card of the play.
        normal=N_("You lead."),
        # Translators: verbose; said to the player it is about. Who lays the first card of the play.
        verbose=N_("You lay the first card."),
        # Translators: braille; said to the player it is about. Who lays the first card of the play.
        braille=N_("{who} lead"),
    ),
    partner=Forms(
        # Translators: brief; about the partner. Who lays the first card of the play.
        brief=N_("Partner leads."),
        # Translators: normal; about the partner. Who lays the first card of the play.
        normal=N_("Your partner {who} leads."),
        # Translators: verbose; about the partner. Who lays the first card of the play.
        verbose=N_("Your partner {who} lays the first card."),
        # Translators: braille; about the partner. Who lays the first card of the play.
        braille=N_("{who} leads"),
    ),
    another=Forms(
        # Translators: normal; about another player. Who lays the first card of the play.
        normal=N_("{who} leads."),
        # Translators: verbose; about another player. Who lays the first card of the play.
        verbose=N_("{who} lays the first card."),
        # Translators: braille; about another player. Who lays the first card of the play.
        braille=N_("{who} leads"),
    ),
)

TARGET: Final = Forms(
    # Translators: normal. A new game begins. {target}: the points that win it.
    normal=N_("Game to {target}."),
    # Translators: verbose. A new game begins. {target}: the points that win it.
    verbose=N_("A new game begins, to {target} points."),
    # Translators: braille. A new game begins. {target}: the points that win it.
    braille=N_("game to {target}"),
)

PARTNERS_YOURS: Final = Forms(
    # Translators: normal. Who plays against whom at a table of four, said to a player.
    normal=N_("You and {partner} against {left} and {right}."),
    # Translators: verbose. Who plays against whom at a table of four, said to a player.
    verbose=N_("You and {partner} are partners against {left} and {right}."),
    # Translators: braille. Who plays against whom at a table of four, said to a player.
    braille=N_("you {partner} v {left} {right}"),
)

PARTNERS_NAMED: Final = Forms(
    # Translators: normal. Who plays against whom at a table of four, said to a watcher.
    normal=N_("{who} and {partner} against {left} and {right}."),
    # Translators: verbose. Who plays against whom at a table of four, said to a watcher.
    verbose=N_("{who} and {partner} are partners against {left} and {right}."),
    # Translators: braille. Who plays against whom at a table of four, said to a watcher.
    braille=N_("{who} {partner} v {left} {right}"),
)

OPPONENTS_YOURS: Final = Forms(
    # Translators: normal. Who plays against whom where each plays alone, said to a player. {others}: one
    # name, or two joined.
    normal=N_("You against {others}."),
    # Translators: verbose. Who plays against whom where each plays alone, said to a player. {others}: one
    # name, or two joined.
    verbose=N_("You play against {others}."),
    # Translators: braille. Who plays against whom where each plays alone, said to a player. {others}: one
    # name, or two joined.
    braille=N_("you v {others}"),
)

OPPONENTS_NAMED: Final = Forms(
    # Translators: normal. Who plays against whom where each plays alone, said to a watcher. {others}: one
    # name, or two joined.
    normal=N_("{who} against {others}."),
    # Translators: verbose. Who plays against whom where each plays alone, said to a watcher. {others}: one
    # name, or two joined.
    verbose=N_("{who} plays against {others}."),
    # Translators: braille. Who plays against whom where each plays alone, said to a watcher. {others}: one
    # name, or two joined.
    braille=N_("{who} v {others}"),
)

HAND_NUMBER: Final = Forms(
    # Translators: normal. A new hand is dealt. {number}: which hand of this game.
    normal=N_("Hand {number}."),
    # Translators: verbose. A new hand is dealt. {number}: which hand of this game.
    verbose=N_("Hand number {number}."),
    # Translators: braille. A new hand is dealt. {number}: which hand of this game.
    braille=N_("hand {number}"),
)

YOUR_CARDS: Final = Forms(
    # Translators: brief. The cards dealt to the player. {cards}: their names.
    brief=N_("Yours: {cards}."),
    # Translators: normal. The cards dealt to the player. {cards}: their names.
    normal=N_("Your cards: {cards}."),
    # Translators: verbose. The cards dealt to the player. {cards}: their names.
    verbose=N_("You are dealt {cards}."),
    # Translators: braille. The cards dealt to the player. {cards}: their names.
    braille=N_("{cards}"),
)
