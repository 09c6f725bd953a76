"""Opening a game: what is asked for is looked at, then the cards are shuffled and dealt.

This module stays uncompiled, for it is where values come in from outside: a compiled function refuses a wrong type by
itself, before anyone could say in our own words what is wrong.
"""

from __future__ import annotations

from random import randrange
from typing import NamedTuple

from tenages.cards import sets_with
from tenages.game import Game
from tenages.rules.editions import DEFAULT_EDITION, unknown_edition
from tenages.rules.errors import BadSetup
from tenages.rules.setup import Setup, new_table
from tenages.words.alphabet import DEFAULT_LANGUAGE, alphabet


def setup_of(
    players: int,
    edition: str,
    expansions: tuple[str, ...],
    american: bool | None,
    teams: bool,
    seed: int,
    language: str = DEFAULT_LANGUAGE,
) -> Setup:
    """The table that is asked for; an error that says what is wrong, if nobody can play so."""
    sets = sets_with(expansions)
    if type(players) is not int or type(seed) is not int:
        raise BadSetup("not-whole-numbers", players=repr(players), seed=repr(seed))
    if type(teams) is not bool:
        raise BadSetup("teams-unclear", given=repr(teams))
    if american is not None and type(american) is not bool:
        raise BadSetup("american-unclear", given=repr(american))
    if not isinstance(edition, str):
        raise unknown_edition(edition)
    return Setup(players, edition, teams, seed, sets, alphabet(language), american)


def new_game(
    players: int = 2,
    *,
    edition: str = DEFAULT_EDITION,
    expansions: tuple[str, ...] = (),
    american: bool | None = None,
    teams: bool = False,
    seed: int | None = None,
    language: str = DEFAULT_LANGUAGE,
) -> Game:
    """Shuffle and deal a new game. Without a seed one is drawn, and the record keeps it.

    `expansions` are the sets played with besides the base set: `("echoes",)`. `american` mixes the sets into one pile
    for each age, as the American variant of Echoes has it; unless said otherwise, as the edition does. `language` is
    the table's, "en" or "fr": whose first card comes first in its alphabet begins.
    """
    dealt = randrange(2**32) if seed is None else seed
    setup = setup_of(players, edition, expansions, american, teams, dealt, language)
    game = Game()
    game.begin(setup, new_table(setup), ())
    return game


class Rules(NamedTuple):
    """What is played at a table: all but the seed."""

    players: int
    edition: str
    teams: bool
    expansions: tuple[str, ...] = ()
    american: bool | None = None
    language: str = DEFAULT_LANGUAGE

    def setup(self, seed: int) -> Setup:
        """What is played with that seed; an error if nobody can play so."""
        return setup_of(self.players, self.edition, self.expansions, self.american, self.teams, seed, self.language)

    def deal(self, seed: int) -> Game:
        """A new game at this table."""
        return new_game(
            self.players,
            edition=self.edition,
            expansions=self.expansions,
            american=self.american,
            teams=self.teams,
            seed=seed,
            language=self.language,
        )
