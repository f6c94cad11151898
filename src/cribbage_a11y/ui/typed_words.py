"""Typed commands: a word or its letter and Enter, cards by code, by number or in words."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple
from unicodedata import combining, normalize

from cribbage_a11y.engine.cards import RANK_CODES, SUIT_CODES, Card, CardError, parse_card
from cribbage_a11y.present.catalogue import _, current
from cribbage_a11y.present.forms import N_
from cribbage_a11y.ui.commands import Command, Press


class TypedLine(NamedTuple):
    """What one line asks for: cards, numbers, or a command."""

    cards: tuple[Card, ...] = ()
    numbers: tuple[int, ...] = ()
    press: Press | None = None


_ENGLISH: Final[dict[Command, str]] = {
    # Translators: words that a player types for confirm, with a comma between. English works too.
    Command.CONFIRM: N_("go on, go, enter, ok, yes"),
    # Translators: words that a player types for take_back, with a comma between. English works too.
    Command.TAKE_BACK: N_("take back, undo, z"),
    # Translators: words that a player types for hand, with a comma between. English works too.
    Command.HAND: N_("hand, h"),
    # Translators: words that a player types for play, with a comma between. English works too.
    Command.PLAY: N_("play, table, p"),
    # Translators: words that a player types for count, with a comma between. English works too.
    Command.COUNT: N_("count, c"),
    # Translators: words that a player types for starter, with a comma between. English works too.
    Command.STARTER: N_("starter, u"),
    # Translators: words that a player types for crib, with a comma between. English works too.
    Command.CRIB: N_("crib, k"),
    # Translators: words that a player types for score, with a comma between. English works too.
    Command.SCORE: N_("score, s"),
    # Translators: words that a player types for score_more, with a comma between. English works too.
    Command.SCORE_MORE: N_("pegs, score more"),
    # Translators: words that a player types for turn, with a comma between. English works too.
    Command.TURN: N_("turn, t"),
    # Translators: words that a player types for last_card, with a comma between. English works too.
    Command.LAST_CARD: N_("last, l"),
    # Translators: words that a player types for repeat, with a comma between. English works too.
    Command.REPEAT: N_("repeat, r, again"),
    # Translators: words that a player types for details, with a comma between. English works too.
    Command.DETAILS: N_("details, d"),
    # Translators: words that a player types for seats, with a comma between. English works too.
    Command.SEATS: N_("seats, who, w"),
    # Translators: words that a player types for history, with a comma between. English works too.
    Command.HISTORY: N_("history, g"),
    # Translators: words that a player types for up, with a comma between. English works too.
    Command.UP: N_("up"),
    # Translators: words that a player types for down, with a comma between. English works too.
    Command.DOWN: N_("down"),
    # Translators: words that a player types for first, with a comma between. English works too.
    Command.FIRST: N_("first, home"),
    # Translators: words that a player types for last, with a comma between. English works too.
    Command.LAST: N_("end"),
    # Translators: words that a player types for older, with a comma between. English works too.
    Command.OLDER: N_("older, comma"),
    # Translators: words that a player types for newer, with a comma between. English works too.
    Command.NEWER: N_("newer"),
    # Translators: words that a player types for oldest, with a comma between. English works too.
    Command.OLDEST: N_("oldest"),
    # Translators: words that a player types for newest, with a comma between. English works too.
    Command.NEWEST: N_("newest"),
    # Translators: words that a player types for previous_log, with a comma between. English works too.
    Command.PREVIOUS_LOG: N_("previous log"),
    # Translators: words that a player types for next_log, with a comma between. English works too.
    Command.NEXT_LOG: N_("next log"),
    # Translators: words that a player types for save history, with a comma between. English works too.
    Command.SAVE_HISTORY: N_("save history, e"),
    # Translators: words that a player types for next_region, with a comma between. English works too.
    Command.NEXT_REGION: N_("region, tab"),
    # Translators: words that a player types for previous_region, with a comma between. English works too.
    Command.PREVIOUS_REGION: N_("previous region"),
    # Translators: words that a player types for previous_card, with a comma between. English works too.
    Command.PREVIOUS_CARD: N_("left"),
    # Translators: words that a player types for next_card, with a comma between. English works too.
    Command.NEXT_CARD: N_("right"),
    # Translators: words that a player types for toggle_card, with a comma between. English works too.
    Command.TOGGLE_CARD: N_("choose"),
    # Translators: words that a player types for back, with a comma between. English works too.
    Command.BACK: N_("back, b, escape, no"),
    # Translators: words that a player types for advice, with a comma between. English works too.
    Command.ADVICE: N_("advice, hint, a"),
    # Translators: words that a player types for code, with a comma between. English works too.
    Command.CODE: N_("code, y"),
    # Translators: words that a player types for message, with a comma between. English works too.
    Command.MESSAGE: N_("message, chat, m"),
    # Translators: words that a player types for verbosity, with a comma between. English works too.
    Command.VERBOSITY: N_("verbosity, v"),
    # Translators: words that a player types for verbosity_back, with a comma between. English works too.
    Command.VERBOSITY_BACK: N_("previous verbosity"),
    # Translators: words that a player types for settings, with a comma between. English works too.
    Command.SETTINGS: N_("settings, options, o"),
    # Translators: words that a player types for large_print, with a comma between. English works too.
    Command.LARGE_PRINT: N_("large print"),
    # Translators: words that a player types for keys, with a comma between. English works too.
    Command.KEYS: N_("help, keys, ?"),
    # Translators: words that a player types for leave, with a comma between. English works too.
    Command.LEAVE: N_("leave, quit, q"),
    # Translators: words that a player types for speech, with a comma between. English works too.
    Command.SPEECH: N_("speech, x"),
    # Translators: words that a player types for stop, with a comma between. English works too.
    Command.STOP: N_("stop, exit"),
}
"""English words, which work in every language."""

_LANGUAGES: Final = 4
"""Languages whose words are remembered: a line is parsed for every move of every guest of a host."""

UNTYPED: Final = frozenset({Command.CARD, Command.TYPE, Command.SUSPEND, Command.UNKNOWN})
"""Commands that a typed line has no word for: it is itself the line, or its cards."""

_RANK_WORDS: Final = {
    "ace": "A",
    "two": "2",
    "three": "3",
    "four": "4",
    "five": "5",
    "six": "6",
    "seven": "7",
    "eight": "8",
    "nine": "9",
    "ten": "T",
    **{code: code for code in RANK_CODES[1:9]},
    "10": "T",
    "jack": "J",
    "queen": "Q",
    "king": "K",
}
_SUIT_WORDS: Final = {"clubs": "C", "diamonds": "D", "hearts": "H", "spades": "S"}
_ROMAN_TEN: Final = "X"


def parse_line(line: str) -> TypedLine:
    """What the line asks for. Everything is understood in English and in the player's language."""
    text = _folded(" ".join(line.replace('"', " ").replace(",", " ").split()))
    if not text:
        return TypedLine(press=Press(Command.CONFIRM))
    command = _commands(current()).get(text)
    if command is not None:
        return TypedLine(press=Press(command, text=text))
    words = text.split()
    if words[1:] and words[-1].isdigit() and words[0] in _words_of(Command.HISTORY):
        return TypedLine(press=Press(Command.HISTORY, int(words[-1]), text))
    if all(word.isdigit() for word in words):
        return TypedLine(numbers=tuple(int(word) for word in words))
    cards = _cards(words)
    if cards:
        return TypedLine(cards=cards)
    return TypedLine(press=Press(Command.UNKNOWN, text=line.strip() if text[1:] else text))


@lru_cache(_LANGUAGES)
def _commands(_language: str) -> dict[str, Command]:
    """The command of each word in English and in the language in use, which is the one named."""
    return {word: command for command in _ENGLISH for word in _words_of(command)}


def _words_of(command: Command) -> tuple[str, ...]:
    words = f"{_ENGLISH[command]}, {_(_ENGLISH[command])}".split(",")
    return tuple(_folded(word.strip()) for word in words if word.strip())


def _cards(words: list[str]) -> tuple[Card, ...]:
    """The cards in a row of words, or nothing when some word names none."""
    between, ranks, suits = _card_words()
    cards: list[Card] = []
    rest = [word for word in words if word not in between]
    while rest:
        word = rest.pop(0)
        if word in ranks and rest and rest[0] in suits:
            card = _parsed(ranks[word] + suits[rest.pop(0)])
        elif word in suits and rest and rest[0] in ranks:
            card = _parsed(ranks[rest.pop(0)] + suits[word])
        else:
            card = _parsed(_by_letters(word))
        if card is None:
            return ()
        cards.append(card)
    return tuple(cards)


def _by_letters(word: str) -> str:
    """A card's code from its letters in English or the player's language."""
    text = word.upper().replace("10", "T")
    ranks, suits = _letters()
    return ranks.get(text[:1], text[:1]) + suits.get(text[1:], text[1:])


def _parsed(code: str) -> Card | None:
    try:
        return parse_card(code)
    except CardError:
        return None


def _letters() -> tuple[dict[str, str], dict[str, str]]:
    # Translators: the letters of ace, ten, jack, queen, king in typed cards, in this order, with a space
    # between. English letters always work too; a letter that English uses for another rank cannot be taken.
    ranks = _("A T J Q K").upper().split()
    # Translators: the letters of clubs, diamonds, hearts, spades in typed cards, in this order, with a space
    # between. English letters always work too, unless a letter here means another suit.
    suits = _("C D H S").upper().split()
    return {_ROMAN_TEN: "T", **dict(zip(ranks, "ATJQK", strict=True))}, dict(
        zip(suits, SUIT_CODES, strict=True)
    )


def _card_words() -> tuple[frozenset[str], dict[str, str], dict[str, str]]:
    # Translators: the words for the ranks from ace to king as a player types them, in this order, with a
    # comma between, as in "five hearts". English words always work too.
    ranks = _("ace, two, three, four, five, six, seven, eight, nine, ten, jack, queen, king")
    # Translators: the words for the suits as a player types them, in the order clubs, diamonds, hearts,
    # spades, with a comma between. English words always work too.
    suits = _("clubs, diamonds, hearts, spades")
    # Translators: words that may stand between rank and suit or before them, as in "five of hearts" or
    # "the five of hearts", with a comma between. English words always work too.
    between = _("of, the")
    rank_words = {**_RANK_WORDS, **dict(zip(_listed(ranks), RANK_CODES, strict=True))}
    suit_words = {**_SUIT_WORDS, **dict(zip(_listed(suits), SUIT_CODES, strict=True))}
    return frozenset({"of", "the", *_listed(between)}), rank_words, suit_words


def _listed(text: str) -> list[str]:
    return [_folded(word.strip()) for word in text.split(",")]


def _folded(text: str) -> str:
    """Small letters without their accents, since not every keyboard has them: ``coeur`` for cœur."""
    parts = normalize("NFKD", text.casefold().replace("œ", "oe").replace("æ", "ae"))
    return "".join(part for part in parts if not combining(part))
