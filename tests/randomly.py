"""Random play, for tests that want many different positions."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import tenages
from tenages import Game
from tenages.rules.editions import EDITIONS

Table = tuple[str, int, bool]

TABLES: list[Table] = [
    (name, players, teams)
    for name, edition in EDITIONS.items()
    for players in range(2, edition.most_players + 1)
    for teams in ([False, True] if players == 4 and edition.has_teams else [False])
]
"""Every edition with every number of players that it allows, and teams where there are teams."""


def deal(table: Table, seed: int) -> Game:
    """A new game at one of the tables."""
    edition, players, teams = table
    return tenages.new_game(players, edition=edition, teams=teams, seed=seed)


def play_on(game: Game, random: Random, choices: int = 10**9) -> Game:
    """Let everyone choose at random, for so many choices or to the end."""
    while game.decision is not None and choices > 0:
        game.choose(random.choice(game.decision.options))
        choices -= 1
    return game


def positions(number: int, seed: int = 0) -> Iterator[tuple[Game, Random]]:
    """Random positions over all tables, at random moments: half of them with an effect under way."""
    random = Random(seed)
    for count in range(number):
        game = play_on(deal(TABLES[count % len(TABLES)], random.randrange(2**32)), random, random.randrange(250))
        while count % 2 and game.decision is not None and game.effect_under_way()[0] is None:
            play_on(game, random, 1)
        yield game, random
