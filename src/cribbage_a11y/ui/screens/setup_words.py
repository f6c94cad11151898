"""The words of the New game screen: a sentence for every rule with its value."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from cribbage_a11y.engine.rules import Counting, FirstDeal, NextDeal, Rules
from cribbage_a11y.present.catalogue import _, ngettext
from cribbage_a11y.present.forms import N_
from cribbage_a11y.ui.screens.choices import Preset

PRESET: Final[dict[Preset | None, str]] = {
    # Translators: New game, which rules are chosen: those most people play.
    Preset.USUAL: N_("Rules: usual."),
    # Translators: New game, which rules are chosen: a short game with a bonus for pone.
    Preset.BOOK: N_("Rules: book."),
    # Translators: New game, which rules are chosen: players count, and take what opponents miss.
    Preset.MUGGINS: N_("Rules: muggins."),
    # Translators: New game, which rules are chosen: the player has changed some of them.
    None: N_("Rules: your own choice."),
}

PRESET_MEANING: Final = {
    # Translators: New game, a choice of rules.
    Preset.USUAL: N_("Usual. Play to 121. The game counts."),
    # Translators: New game, a choice of rules. Pone is the player who does not deal.
    Preset.BOOK: N_("Book. Play to 61. Pone gets 3 points at the first deal. The game counts."),
    # Translators: New game, a choice of rules.
    Preset.MUGGINS: N_("Muggins. Play to 121. You count, and points you miss go to your opponent."),
}

FIRST_DEAL: Final = {
    # Translators: New game, who deals first: each player cuts a card, and the lowest deals.
    FirstDeal.CUT: N_("First dealer: by cut, lowest card deals."),
    # Translators: New game, who deals first.
    FirstDeal.RANDOM: N_("First dealer: by chance."),
    # Translators: New game, who deals first: the player at this terminal.
    FirstDeal.SEAT0: N_("First dealer: you."),
}

NEXT_DEAL: Final = {
    # Translators: New game, who deals first in the next game.
    NextDeal.LOSER: N_("Next game's dealer: the loser."),
    # Translators: New game, who deals first in the next game: the players take turns.
    NextDeal.ALTERNATE: N_("Next game's dealer: each player in turn."),
    # Translators: New game, who deals first in the next game.
    NextDeal.WINNER: N_("Next game's dealer: the winner."),
    # Translators: New game, who deals first in the next game.
    NextDeal.CUT: N_("Next game's dealer: by cut."),
}

COUNTING: Final = {
    # Translators: New game, who counts the hands.
    Counting.AUTO: N_("Counting: by the game."),
    # Translators: New game, who counts the hands.
    Counting.MANUAL: N_("Counting: by you, and the game puts you right."),
    # Translators: New game, who counts the hands.
    Counting.MUGGINS: N_("Counting: by you, and points you miss go to your opponent."),
}


def players(rules: Rules) -> str:
    """How many seats there are."""
    if rules.shape.has_partners:
        # Translators: New game, how many players there are, you included; two sides of partners.
        return _("Seats: {n}, in partners.").format(n=rules.players)
    # Translators: New game, how many players there are, you included.
    return _("Seats: {n}, you included.").format(n=rules.players)


def target(rules: Rules) -> str:
    """How far the game goes."""
    # Translators: New game, how many points win.
    return _("Points to win: {n}.").format(n=rules.target)


def pone_bonus(rules: Rules) -> str:
    """What the player who does not deal gets at first."""
    if not rules.pone_bonus:
        # Translators: New game. Pone is the player who does not deal.
        return _("Bonus for pone at the first deal: none.")
    # Translators: New game. Pone is the player who does not deal.
    return ngettext(
        "Bonus for pone at the first deal: {n} point.",
        "Bonus for pone at the first deal: {n} points.",
        rules.pone_bonus,
    ).format(n=rules.pone_bonus)


def skunks(rules: Rules) -> str:
    """Whether a loser far behind is skunked."""
    if not rules.skunks:
        # Translators: a rule with its value: a loser far behind is not told apart.
        return _("Skunks: off.")
    # Translators: New game. A loser far behind is skunked.
    return _("Skunks: on, a loser 31 or more behind is skunked.")


def skunk_games(rules: Rules) -> str:
    """What each kind of win counts."""
    win, skunk, double = rules.skunk_games
    # Translators: New game, how many games each kind of win counts in the match.
    return _("Games counted: a win {win}, a skunk {skunk}, a double skunk {double}.").format(
        win=win, skunk=skunk, double=double
    )


RULE_WORDS: Final[dict[str, Callable[[Rules], str]]] = {
    "players": players,
    "target": target,
    "first_deal": lambda rules: _(FIRST_DEAL[rules.first_deal]),
    "next_deal": lambda rules: _(NEXT_DEAL[rules.next_deal]),
    "pone_bonus": pone_bonus,
    "skunks": skunks,
    "skunk_games": skunk_games,
    "counting": lambda rules: _(COUNTING[rules.counting]),
}
"""A sentence for each rule, by its field."""
