"""Finds a deal for the guided first game, in case the engine deals or plays other cards than before.

    python benchmarks/lesson_deal.py 0 5000000

It prints each seed of that range with which the beginner can do all that the coach teaches, and the whole game. Only
`web/src/lesson/steps.ts`, the texts in `lesson.ftl` and `tenages.server.lesson.DEAL` know which deal was taken: they
name the cards that come up. About one seed in two million will do.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from random import Random
from typing import Final

from tenages.bots.patient import PatientBot
from tenages.cards import CARDS
from tenages.game import Game
from tenages.opening import deal
from tenages.rules.card import Card
from tenages.rules.options import Option
from tenages.rules.player import Player
from tenages.server.lesson import LEARNER, OPPONENT, rules_of_lesson
from tenages.sight.stakes import MUST_OBEY, SHARES, stakes_of

FIRST: Final = [card for card in CARDS if card.age == 1 and card.deck == "base"]
BY_NAME: Final = {card.slug: card for card in CARDS}
POINTS: Final = 5
"""What the first achievement asks for."""


class DoesNotFit(Exception):
    """Something that the coach wants to show does not come up in this deal."""


def main() -> None:
    """Search a range of seeds."""
    parser = argparse.ArgumentParser(description="Find a deal for the guided first game.")
    parser.add_argument("first", type=int)
    parser.add_argument("last", type=int)
    asked = parser.parse_args()
    for seed in fitting(range(asked.first, asked.last)):
        sys.stdout.write(f"\n{seed}\n")
        sys.stdout.write("\n".join(lesson(seed).log(None)) + "\n")


def fitting(seeds: range) -> Iterator[int]:
    """The seeds whose deals have all that the coach needs."""
    for seed in seeds:
        if _may_fit(seed):
            try:
                lesson(seed)
            except DoesNotFit:
                continue
            yield seed


def _may_fit(seed: int) -> bool:
    """Whether the beginner gets the right cards: quick, since it deals one pile only, the one that is dealt first."""
    number = Random(seed).random
    left = [card.slug for card in FIRST]
    for last in range(len(left) - 1, 0, -1):
        other = int(number() * (last + 1))
        left[last], left[other] = left[other], left[last]
    # The first card is the achievement, and the next ones are dealt in turn.
    return {left[1], left[3]} == {"agriculture", "sailing"} and left.index("oars") - left.index("code-of-laws") == 1


def lesson(seed: int) -> Game:
    """The game of the lesson with this deal; an error if something does not come up."""
    game = deal(rules_of_lesson("en"), seed)
    _choose(game, "card agriculture")
    _choose(game, "draw")
    _choose(game, "meld sailing")
    _must(not _concerns(game, "agriculture", SHARES))
    _choose(game, "dogma agriculture")
    _choose(game, _only_card(game))
    _must(_you(game).full_score() > 0 and _concerns(game, "sailing", SHARES))
    _choose(game, "dogma sailing")
    _must(BY_NAME["code-of-laws"] in _you(game).tops())
    _choose(game, "meld oars")
    _choose(game, "draw")
    _must(_concerns(game, "oars", MUST_OBEY))
    _choose(game, "dogma oars")
    _must(_you(game).full_score() >= POINTS and not _concerns(game, "code-of-laws", SHARES))
    before = sum(_you(game).icons.values())
    _choose(game, "dogma code-of-laws")
    _choose(game, _only_card(game))
    _choose(game, next(option.notation for option in _offered(game)))
    _must(sum(_you(game).icons.values()) > before)
    _choose(game, "achieve 1")
    return game


def _choose(game: Game, notation: str) -> None:
    """The beginner chooses, then the opponent answers all that it is asked."""
    _must(notation in [option.notation for option in _offered(game)])
    game.choose(notation)
    while not game.over and (question := game.question(OPPONENT)) is not None:
        game.choose(PatientBot(0).decide(game.view(OPPONENT), question))


def _offered(game: Game) -> tuple[Option, ...]:
    question = game.question(LEARNER)
    _must(question is not None)
    assert question is not None
    return question.options


def _only_card(game: Game) -> str:
    cards = [option.notation for option in _offered(game) if option.card is not None]
    _must(len(cards) == 1)
    return cards[0]


def _concerns(game: Game, name: str, fate: str) -> bool:
    card: Card = BY_NAME[name]
    return OPPONENT in stakes_of(game.view(LEARNER), LEARNER, card).fates.get(fate, ())


def _you(game: Game) -> Player:
    return game.table.players[LEARNER]


def _must(fits: bool) -> None:
    if not fits:
        raise DoesNotFit


if __name__ == "__main__":
    main()
