"""What an analysis says of a whole game follows from its judged steps."""

from __future__ import annotations

import tenages
from tenages.analysis import analyse
from tenages.analysis.judged import QUICK, JudgedStep, RatedChoice, Rating
from tenages.analysis.report import FAIR, Analysis
from tenages.analysis.telling import tell
from tenages.words.catalogue import words_of

ANN = 0


def judged(step: int, played: str, chance: float, *others: tuple[str, float], purpose: str = "act") -> JudgedStep:
    """A choice of Ann's that was the best one."""
    options = (RatedChoice(played, chance), *[RatedChoice(*other) for other in others])
    rating = Rating((chance, 1 - chance), options, 0.0)
    return JudgedStep(step, ANN, played, purpose, 2, "full", rating, rating, 0.0)


def test_a_card_earns_by_being_melded_and_activated_and_not_as_the_price_of_an_effect() -> None:
    steps = [
        judged(0, "meld archery", 0.6, ("draw", 0.5)),
        judged(1, "dogma archery", 0.7, ("draw", 0.6), ("dogma tools", 0.65)),
        judged(2, "card agriculture", 0.7, ("pass", 0.5), purpose="return"),
    ]
    found = Analysis(2, 3, {each.step: each for each in steps}, None)
    (archery,) = found.summary(ANN, FAIR).cards
    assert archery[0] == "archery"
    assert round(archery[1], 6) == 0.15


def test_first_melds_that_came_in_another_order_than_the_seats_are_told_too() -> None:
    game = tenages.new_game(players=2, seed=3)
    (_, second) = game.table.players
    game.choose(f"card {second.hand[0].slug}")
    record = game.record()
    analysis = analyse(record, depth=QUICK, processes=1)
    assert [step.seat for step in analysis.judged.values()] == [1]
    (move,) = tell(record, analysis, words_of("en-asmadi"), FAIR, None).moves
    assert move.seat == 1
