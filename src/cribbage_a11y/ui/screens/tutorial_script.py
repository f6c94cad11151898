"""The tutorial hand: what is done in it, and the words that explain it, step by step.

The cards are chosen so that nearly every kind of score falls once.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum, auto
from typing import Final, NamedTuple

from cribbage_a11y.engine.actions import Action, CutForDeal
from cribbage_a11y.engine.scoring.points import ScoreKind
from cribbage_a11y.present.forms import N_
from cribbage_a11y.ui.screens.tutorial_hand import ANNA, YOU, away, cards, count, deal, lay


class Choice(Enum):
    """Where the player may try something."""

    LAY_AWAY = auto()
    PLAY = auto()


class Step(NamedTuple):
    """Something done, and the lines that explain it."""

    act: Callable[[], Action] | None
    """What is done before the lines are said."""
    lines: tuple[str, ...]
    """Messages. {you}, {anna}: the scores then; {count}: the count of the play then; {hand}: your cards."""
    scores: tuple[tuple[int, ScoreKind, int], ...] = ()
    """Seat, kind and points of all that scores in the step; a test holds them to the rules."""
    choice: Choice | None = None
    """What the last line asks the player to try; the next step does it well."""


STEPS: Final = (
    Step(
        None,
        (
            # Translators: the tutorial hand begins.
            N_("This is a hand of cribbage against Anna, with every score explained when it falls."),
            # Translators: tutorial hand.
            N_("Whoever first has 121 points wins. Each hand brings both of you some of them."),
        ),
    ),
    Step(
        lambda: CutForDeal(cards("9D 3S")),
        (
            # Translators: tutorial hand.
            N_("First you cut for the deal. You take the 9 of diamonds, Anna the 3 of spades."),
            # Translators: tutorial hand. Pone is the player who does not deal.
            N_("The lower card deals. So Anna is the dealer, and you are called pone."),
        ),
    ),
    Step(
        deal,
        (
            # Translators: tutorial hand. {hand}: the player's cards.
            N_("Anna deals 6 cards to each of you. Yours are {hand}."),
            # Translators: tutorial hand.
            N_("You lay 2 away. They go to the crib, a further hand that Anna counts, because she deals."),
            # Translators: tutorial hand.
            N_("Keep 4 cards that go well together, and lay away the others."),
            # Translators: tutorial hand: the player may choose. Cards have numbers from the left.
            N_("Press the numbers of 2 to lay away and then Enter, or Enter alone to be shown."),
        ),
        choice=Choice.LAY_AWAY,
    ),
    Step(
        away(YOU, "TC KD"),
        (
            # Translators: tutorial hand.
            N_("You lay away the 10 and the king, and keep 5, 6, 7 and 8."),
            # Translators: tutorial hand.
            N_("These 4 are a run, for 4, and 7 and 8 make 15, for 2. You hold 6 points already."),
            # Translators: tutorial hand.
            N_("The 10 and the king help Anna's crib little: they are no pair, and not next to each other."),
        ),
    ),
    Step(
        away(ANNA, "3D 4S"),
        (
            # Translators: tutorial hand.
            N_("Anna lays 2 cards away too. What they are you do not know yet."),
            # Translators: tutorial hand. The starter is the card turned up.
            N_("Now the starter is turned up: the 8 of hearts. When hands are counted, it belongs to each."),
            # Translators: tutorial hand. Heels: points for a jack turned up as the starter.
            N_("If it were a jack, Anna would get 2 points at once, called heels."),
        ),
    ),
    Step(
        lay(YOU, "8S"),
        (
            # Translators: tutorial hand. {count}: the count of the play.
            N_("The play begins, and pone lays first. You lay the 8 of spades. The count is {count}."),
        ),
    ),
    Step(
        lay(ANNA, "7C"),
        (
            # Translators: tutorial hand. {anna}: Anna's score.
            N_("Anna lays the 7 of clubs. 8 and 7 make 15, for 2 points. Anna has {anna}."),
            # Translators: tutorial hand. {hand}: numbered from the left.
            N_("Your turn. You hold {hand}."),
            # Translators: tutorial hand: the player may choose.
            N_("Press the number of a card and then Enter, or Enter alone to be shown."),
        ),
        ((ANNA, ScoreKind.FIFTEEN, 2),),
        Choice.PLAY,
    ),
    Step(
        lay(YOU, "6D"),
        (
            # Translators: tutorial hand.
            N_("You lay the 6 of diamonds. 8, 7 and 6 are a run of 3, in whatever order they fall."),
            # Translators: tutorial hand. {count}: the count of the play; {you}: the player's score.
            N_("A run scores a point for each card, here 3. The count is {count}, and you have {you}."),
        ),
        ((YOU, ScoreKind.RUN, 3),),
    ),
    Step(
        lay(ANNA, "JH"),
        (
            # Translators: tutorial hand. {anna}: Anna's score.
            N_("Anna lays the jack of hearts, which counts 10. That makes 31, for 2. Anna has {anna}."),
            # Translators: tutorial hand.
            N_("The count never passes 31. A new count begins from 0, and you lead, since Anna laid last."),
        ),
        ((ANNA, ScoreKind.THIRTY_ONE, 2),),
    ),
    Step(
        lay(YOU, "7H"),
        (
            # Translators: tutorial hand. {count}: the count of the play.
            N_("You lay the 7 of hearts. The count is {count}."),
            # Translators: tutorial hand.
            N_("The 5 would be a bad lead: a 10, a jack, a queen or a king on it makes 15."),
        ),
    ),
    Step(
        lay(ANNA, "QD"),
        (
            # Translators: tutorial hand. {count}: the count of the play.
            N_("Anna lays the queen of diamonds. The count is {count}."),
        ),
    ),
    Step(
        lay(YOU, "5C"),
        (
            # Translators: tutorial hand.
            N_("You lay the 5 of clubs, your last card. The count is 22."),
            # Translators: tutorial hand.
            N_("Anna has a card left, but it would pass 31. So she says go."),
            # Translators: tutorial hand. {you}: the player's score.
            N_("Nobody can lay a card now. You laid the last one: 1 for the go. You have {you}."),
        ),
        ((YOU, ScoreKind.GO, 1),),
    ),
    Step(
        lay(ANNA, "KS"),
        (
            # Translators: tutorial hand.
            N_("A new count begins from 0, and Anna lays the king of spades."),
            # Translators: tutorial hand. {anna}: Anna's score.
            N_("It is the very last card of the hand, so she gets 1 for last card. Anna has {anna}."),
        ),
        ((ANNA, ScoreKind.LAST_CARD, 1),),
    ),
    Step(
        count(YOU),
        (
            # Translators: tutorial hand. The show: the hands are counted.
            N_("Now the show. You take your cards back: 5, 6, 7 and 8, with the other 8 as the starter."),
            # Translators: tutorial hand.
            N_("The 7 makes 15 with one 8, for 2, and with the other 8, for 2 again. That is 4."),
            # Translators: tutorial hand.
            N_("The 8s are a pair, for 2. That makes 6."),
            # Translators: tutorial hand.
            N_("5, 6, 7 with one 8 is a run of 4, for 4, and with the other 8 again, for 4. That makes 14."),
            # Translators: tutorial hand. {you}: the player's score.
            N_("It is a fine hand. You have {you}."),
        ),
        (
            (YOU, ScoreKind.FIFTEEN, 2),
            (YOU, ScoreKind.FIFTEEN, 2),
            (YOU, ScoreKind.PAIR, 2),
            (YOU, ScoreKind.RUN, 4),
            (YOU, ScoreKind.RUN, 4),
        ),
    ),
    Step(
        count(ANNA),
        (
            # Translators: tutorial hand.
            N_("Anna counts her hand: 7, jack, queen and king, with the 8."),
            # Translators: tutorial hand.
            N_("7 and 8 make 15, for 2. Jack, queen and king are a run of 3, for 3. That is 5."),
            # Translators: tutorial hand. Nobs: a point for the jack of the starter's suit.
            N_("Her jack is of hearts, as the starter is. That is called nobs, for 1, and makes 6."),
            # Translators: tutorial hand. {anna}: Anna's score.
            N_("With these points Anna has {anna}."),
        ),
        ((ANNA, ScoreKind.FIFTEEN, 2), (ANNA, ScoreKind.RUN, 3), (ANNA, ScoreKind.NOBS, 1)),
    ),
    Step(
        count(ANNA),
        (
            # Translators: tutorial hand.
            N_("Last comes the crib, Anna's too: your 10 and king, and her 3 and 4, with the 8."),
            # Translators: tutorial hand. {anna}: Anna's score.
            N_("3, 4 and 8 make 15, for 2, and there is nothing else. Anna has {anna}."),
        ),
        ((ANNA, ScoreKind.FIFTEEN, 2),),
    ),
    Step(
        None,
        (
            # Translators: tutorial hand, the end of it. {you}, {anna}: the scores.
            N_("The hand is over. You have {you}, Anna has {anna}. In the next hand you deal."),
            # Translators: tutorial hand, its last line.
            N_("So it goes on until somebody has 121. You are ready for a game of your own. Good luck."),
        ),
    ),
)
