"""Keys pressed in a game that is the same each time, with what is to be heard after each."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Final

from cribbage_a11y.engine.rules import FirstDeal, Rules
from cribbage_a11y.engine.state import Phase
from cribbage_a11y.ui.keymap import Keymap
from cribbage_a11y.ui.scene import Options
from kit.place import Place, table_of
from readers.hearing import Hearing

RULES: Final = (
    *("--players", "2", "--target", "61", "--level", "counter", "--first-deal", "seat0"),
    *("--pace", "0", "--presentation", "reader"),
)
GAME: Final = ("play", "--seed", "3", *RULES)
BEGUN: Final = "Your turn. Lay away 2 cards to your crib."
QUICK: Final = 5000.0
"""Characters a second of a voice that nobody has to wait for."""
Step = tuple[str, str]
"""A key, and all that is said after it: the written lines with blanks between them."""

A_HAND: Final[tuple[Step, ...]] = (
    ("1", "Chosen: 2 of clubs. 1 more to choose."),
    ("2", "Chosen: 3 of diamonds. Press Enter to confirm."),
    (
        "enter",
        "You lay away 2 of clubs, 3 of diamonds. Anna lays away 2 cards. Starter: ace of diamonds. "
        "Anna: king of diamonds. Count 10. Your turn. Count 10.",
    ),
    ("1", "Chosen: 7 of hearts. Press Enter to confirm."),
    ("enter", "You: 7 of hearts. Count 17. Anna: 6 of hearts. Count 23. Your turn. Count 23."),
    ("1", "Chosen: 8 of diamonds. Press Enter to confirm."),
    (
        "enter",
        "You: 8 of diamonds. 31 for 2 and run of 3 for 3, 5 points. You 5. New count. Anna leads. "
        "Anna: 4 of clubs. Count 4. Your turn. Count 4.",
    ),
    ("1", "Chosen: jack of clubs. Press Enter to confirm."),
    ("enter", "You: jack of clubs. Count 14. Anna: 5 of diamonds. Count 19. Your turn. Count 19."),
    ("1", "Chosen: queen of clubs. Press Enter to confirm."),
    (
        "enter",
        "You: queen of clubs. Last card for 1. Count 29. You 6. Anna: 15 for 6, a run of 3 is 9. Anna 9. "
        "Your turn. Press Enter to count your hand.",
    ),
    ("enter", "You: 15 for 2. You 8. Your turn. Press Enter to count your crib."),
    ("enter", "Your crib: 15 for 2, a pair 4, two runs of 3 is 10. You 18. Press Enter to go on."),
    (
        "d",
        "Your crib: 2 of clubs, 2 of hearts, 3 of diamonds, 7 of spades. Starter: ace of diamonds. "
        "15 for 2: ace of diamonds, 2 of clubs, 2 of hearts, 3 of diamonds, 7 of spades. Total 2. "
        "Pair for 2: 2 of clubs, 2 of hearts. Total 4. "
        "Run of 3 for 3: ace of diamonds, 2 of clubs, 3 of diamonds. Total 7. "
        "Run of 3 for 3: ace of diamonds, 2 of hearts, 3 of diamonds. Total 10.",
    ),
    ("s", "You 18. Anna 9."),
)
"""The first hand, from the cards to lay away to the last count."""

HISTORY: Final[tuple[Step, ...]] = (
    ("1", "Chosen: 2 of clubs. 1 more to choose."),
    ("2", "Chosen: 3 of diamonds. Press Enter to confirm."),
    A_HAND[2],
    ("g", "History, 6 lines. Anna: king of diamonds. Count 10."),
    ("down", "Starter: ace of diamonds."),
    ("down", "Anna lays away 2 cards."),
    ("up", "Starter: ace of diamonds."),
    ("end", "Game to 61. You against Anna."),
    ("down", "This is the oldest entry."),
    ("home", "Anna: king of diamonds. Count 10."),
    (",", "Starter: ace of diamonds."),
    (".", "Anna: king of diamonds. Count 10."),
    ("backspace", "Your turn. Count 10."),
)
"""The history from the newest entry to the oldest and back, by arrows and by comma and full stop."""


def script(steps: Iterable[Step], begun: str = BEGUN) -> str:
    """Keys for the harness, each when the one before was answered, and the cursor at its end."""
    lines = [f"expect 20 {re.escape(begun)}", "hear 10"]
    for key, said in steps:
        lines += [
            f"key {key}",
            "hear 10",
            *(f"cursor {re.escape(word)}$" for word in said.split()[-1:]),
        ]
    return "\n".join([*lines, "key ctrl-c", "settle 0.3 3"])


def plain_script(keys: Iterable[str], begun: str = BEGUN) -> str:
    """The same for keys alone."""
    return script([(key, "") for key in keys], begun)


def assert_heard(heard: Hearing, steps: Sequence[Step]) -> None:
    """Fails unless after each key its words are said, all and once, and nothing else at any time."""
    heard.assert_script_held()
    pressed: dict[str, int] = {}
    for key, said in steps:
        pressed[key] = pressed.get(key, 0) + 1
        assert heard.words_after(key, pressed[key]) == said, (key, pressed[key])
    heard.assert_each_line_said_once()
    heard.assert_all_heard_to_the_end()
    assert heard.game == ()


def whole_game(seed: str) -> list[str]:
    """The keys of the game of that seed to its end, where digits play at once: the first cards that fit."""
    rules = Rules(target=61, first_deal=FirstDeal.SEAT0)
    options = Options(Keymap(), number_keys_play=True)
    keys: list[str] = []
    with Place(table_of(rules, level="counter"), options=options, seed=seed) as place:
        place.start()
        while place.view.phase is not Phase.GAME_OVER:
            for key in _move(place):
                keys.append(key)
                place.key(key)
    return keys


def _move(place: Place) -> Sequence[str]:
    view = place.view
    asked = view.is_my_turn and not place.table.gate
    if asked and view.phase is Phase.LAY_AWAY:
        return ("1", "2", "enter")
    if asked and view.phase is Phase.PLAY:
        return (str(view.hand.index(view.playable[0]) + 1),)
    return ("enter",)
