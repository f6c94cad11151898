"""Advice before a lay-away and in the play."""

from typing import Final

from cribbage_a11y.present.forms import N_, NP_, Forms

WAY_OWN_CRIB: Final = Forms(
    # Translators: brief. One way to lay away to the player's own crib. {place}: 1 for the best; {kept},
    # {thrown}: ranks, as 4 5 5 6; {hand}, {crib}: average points, as 12.9.
    brief=N_("{place}: keep {kept}. {total}."),
    # Translators: normal. One way to lay away to the player's own crib. {place}: 1 for the best; {kept},
    # {thrown}: ranks, as 4 5 5 6; {hand}, {crib}: average points, as 12.9.
    normal=N_("{place}: keep {kept}, throw {thrown}. Hand {hand}, your crib {crib}."),
    # Translators: verbose. One way to lay away to the player's own crib. {pegging}: average points in the
    # play, ours less theirs; {total}: all together.
    verbose=N_(
        "{place}: keep {kept}, throw {thrown}. Your hand makes {hand} on average, your crib {crib}, the play "
        "{pegging}. Together {total}."
    ),
    # Translators: braille. One way to lay away to the player's own crib.
    braille=N_("{place} keep {kept} hand {hand} crib {crib}"),
)

WAY_THEIR_CRIB: Final = Forms(
    # Translators: brief. One way to lay away to an opponent's crib. {place}: 1 for the best; {kept},
    # {thrown}: ranks; {total}: average points.
    brief=N_("{place}, keep {kept}: {total}."),
    # Translators: normal. One way to lay away to an opponent's crib. {place}: 1 for the best; {kept},
    # {thrown}: ranks, as 4 5 5 6; {hand}, {crib}: average points, as 12.9.
    normal=N_("{place}: keep {kept}, throw {thrown}. Hand {hand}, crib gives them {crib}."),
    # Translators: verbose. One way to lay away to an opponent's crib. {pegging}: average points in the
    # play, ours less theirs; {total}: all together.
    verbose=N_(
        "{place}: keep {kept}, throw {thrown}. Your hand makes {hand} on average, the crib gives them "
        "{crib}, the play {pegging}. Together {total}."
    ),
    # Translators: braille. One way to lay away to an opponent's crib.
    braille=N_("{place} keep {kept} hand {hand} them {crib}"),
)

WAY_CHANCE: Final = Forms(
    # Translators: normal. The chance to win after a way to lay away, said after it. {percent}: 0 to 100.
    normal=N_("Chance to win {percent} percent."),
    # Translators: braille. The chance to win after a way to lay away, said after it.
    braille=N_("win {percent}"),
)

CARD: Final = Forms(
    # Translators: normal. The card that advice would play.
    normal=N_("Play the {card}."),
    # Translators: verbose. The card that advice would play.
    verbose=N_("The best card to play is the {card}."),
    # Translators: braille. The card that advice would play.
    braille=N_("play {card}"),
)

SCORES: Final = Forms(
    # Translators: normal. Why a card is the best: it scores at once.
    normal=NP_("It scores {n} point.", "It scores {n} points."),
    # Translators: braille. Why a card is the best: it scores at once.
    braille=N_("scores {n}"),
)
AVOIDS_RISKY_COUNT: Final = Forms(
    # Translators: normal. Why a card is the best: it leaves no count that a ten-card answers.
    normal=N_("It leaves neither 5 nor 21."),
    # Translators: verbose. Why a card is the best: it leaves no count that a ten-card answers.
    verbose=N_("It leaves neither 5 nor 21, which any card that counts 10 would answer."),
    # Translators: braille. Why a card is the best: it leaves no count that a ten-card answers.
    braille=N_("no 5 or 21"),
)
KEEPS_FIVES: Final = Forms(
    # Translators: normal. Why a card is the best to lead: it is no five.
    normal=N_("It leads no 5."),
    # Translators: verbose. Why a card is the best to lead: it is no five.
    verbose=N_("It leads no 5, which any card that counts 10 would make 15."),
    # Translators: braille. Why a card is the best to lead: it is no five.
    braille=N_("leads no 5"),
)
LEADS_FROM_PAIR: Final = Forms(
    # Translators: normal. Why a card is the best to lead: another of its rank is held.
    normal=N_("If they pair it, you make 3 of a kind."),
    # Translators: braille. Why a card is the best to lead: another of its rank is held.
    braille=N_("from a pair"),
)
NOTHING_LOST: Final = Forms(
    # Translators: normal. Why a card is the best: there is no choice.
    normal=N_("No other card fits."),
    # Translators: braille. Why a card is the best: there is no choice.
    braille=N_("no other fits"),
)
BEST_ON_AVERAGE: Final = Forms(
    # Translators: normal. Why a card is the best: the average over what others may hold.
    normal=N_("It is best on average."),
    # Translators: verbose. Why a card is the best: the average over what others may hold.
    verbose=N_("It is best on average over all that the others may hold."),
    # Translators: braille. Why a card is the best: the average over what others may hold.
    braille=N_("best on average"),
)
NEXT_BEST: Final = Forms(
    # Translators: normal. The second best card. {less}: how many points less, as 0.4.
    normal=N_("Next the {card}, {less} less."),
    # Translators: verbose. The second best card. {less}: how many points less, as 0.4.
    verbose=N_("The next best is the {card}, {less} points less on average."),
    # Translators: braille. The second best card. {less}: how many points less, as 0.4.
    braille=N_("next {card} {less} less"),
)
NEXT_BEST_CHANCE: Final = Forms(
    # Translators: normal. The second best card near the end of a game. {less}: percent of games less.
    normal=N_("Next the {card}, {less} percent less."),
    # Translators: verbose. The second best card near the end of a game. {less}: percent of games less.
    verbose=N_("The next best is the {card}, which wins {less} percent less often."),
    # Translators: braille. The second best card near the end of a game. {less}: percent of games less.
    braille=N_("next {card} {less} percent less"),
)

AS_GOOD: Final = Forms(
    # Translators: normal. The second best card, which is no worse than the best.
    normal=N_("The {card} does as well."),
    # Translators: braille. The second best card, which is no worse than the best.
    braille=N_("{card} as good"),
)

NOTHING_ASKED: Final = Forms(
    # Translators: normal. Advice is asked for when there are no cards to choose.
    normal=N_("There is no choice of cards now."),
    # Translators: braille. Advice is asked for when there are no cards to choose.
    braille=N_("no choice of cards now"),
)
OFF: Final = Forms(
    # Translators: normal. Advice is switched off at this table or in the settings.
    normal=N_("Advice is off here."),
    # Translators: verbose. Advice is switched off at this table or in the settings.
    verbose=N_("Advice is switched off at this table or in the settings."),
    # Translators: braille. Advice is switched off at this table or in the settings.
    braille=N_("advice is off here"),
)
