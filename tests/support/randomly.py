"""Random play, for tests that need many different positions."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import tenages
from tenages import Game
from tenages.cards import setup_of
from tenages.rules import state
from tenages.rules.editions import EDITIONS
from tenages.rules.events import BOARD, BOX, FORECAST, HAND, SCORE
from tenages.rules.icons import COLORS, LEFT, RIGHT, UNSPLAYED, UP
from tenages.rules.moves import off_pile, put
from tenages.rules.setup import ROW, Rules, Setup, new_table
from tests.support.effort import some

Table = tuple[str, int, bool, tuple[str, ...], bool | None]


def _tables(expansions: tuple[str, ...], variants: tuple[bool | None, ...]) -> list[Table]:
    return [
        (name, players, teams, expansions, american)
        for name, edition in EDITIONS.items()
        for american in variants
        for players in range(2, edition.most_players(len(expansions)) + 1)
        for teams in ([False, True] if players == 4 and edition.has_teams else [False])
    ]


BASE_TABLES = _tables((), (None,))
"""Every edition with every number of players that it allows, and teams where there are teams."""
ROWS_TABLES = _tables(("echoes",), (False,))
"""The same with Echoes of the Past in a separate row."""
AMERICAN_TABLES = _tables(("echoes",), (True,))
"""The same with Echoes of the Past in mixed piles, the American variant."""
ECHOES_TABLES = _tables(("echoes",), (False, True))
TABLES: list[Table] = BASE_TABLES + ECHOES_TABLES

KINDS = {"base": BASE_TABLES, "echoes": ROWS_TABLES, "american": AMERICAN_TABLES}
"""The three kinds of table: they differ in their supply piles and in what can be seen of them."""


def kinds_and_beginnings() -> list[tuple[str, bool]]:
    """Each kind of table, and whether its games begin in the later ages; in `make test` one of the two, in turn."""
    mixed = [("base", False), ("echoes", True), ("american", False)]
    other = [("base", True), ("echoes", False), ("american", True)]
    return [each for day in some((mixed, other), 1) for each in day]


def table_name(table: Table) -> str:
    """The name of a table in the golden files: "iello 3 echoes american"."""
    edition, players, teams, expansions, american = table
    return " ".join([edition, str(players), *["teams"] * teams, *expansions, *["american"] * bool(american)])


def deal(table: Table, seed: int) -> Game:
    """A new game at one of the tables."""
    edition, players, teams, expansions, american = table
    return tenages.new_game(players, edition=edition, teams=teams, expansions=expansions, american=american, seed=seed)


def deal_late(table: Table, seed: int) -> Game:
    """A game at one of the tables that begins in a late age, which games from the start rarely reach."""
    edition, players, teams, expansions, american = table
    setup = setup_of(Rules(players, edition, teams, expansions, american), seed)
    # The game is marked as a position, since its seed alone does not lead here.
    setup.position = '"late"'
    game = Game()
    game.begin(late_table(setup))
    return game


def late_table(setup: Setup) -> state.Table:
    """A table without the cards of earlier ages, at which everyone has some cards of later ages.

    No special achievement is available, since some would be due at once.
    """
    random = Random(setup.seed)
    table = new_table(setup)
    table.specials = ()
    first_age = random.randint(5, 9)
    for place, pile in enumerate(table.supply):
        if place % ROW < first_age:
            for card in pile:
                table.where[card.index] = BOX
            table.box += pile
            table.supply[place] = ()
    zones = [*[BOARD] * 7, HAND, HAND, SCORE, SCORE, *[FORECAST, FORECAST] * len(setup.expansions)]
    for player in table.players:
        for zone in zones:
            piles = [place for place, pile in enumerate(table.supply) if len(pile) > 1]
            if piles:
                put(table, off_pile(table, random.choice(piles)), player, zone)
        for color in COLORS:
            splay = random.choice((UNSPLAYED, LEFT, RIGHT, UP))
            pile = player.piles[color]
            player.lay_out(color, pile, splay if len(pile) > 1 else UNSPLAYED)
    table.turns = setup.players
    table.actions = 2
    return table


def play_on(game: Game, random: Random, choices: int = 10**9) -> Game:
    """Let everyone choose at random, for `choices` choices or to the end."""
    while game.decision is not None and choices > 0:
        game.choose(random.choice(game.decision.options))
        choices -= 1
    return game


def act_on(game: Game, random: Random, choices: int = 10**9) -> Game:
    """The same, but most actions are Dogma actions."""
    while game.decision is not None and choices > 0:
        options = list(game.decision.options)
        options += 3 * [option for option in options if option.kind == "dogma"]
        game.choose(random.choice(options))
        choices -= 1
    return game


def positions(
    number: int, seed: int = 0, kinds: tuple[str, ...] = tuple(KINDS), late: bool = False
) -> Iterator[tuple[Game, Random]]:
    """Random positions at random moments, equally many of each kind of table, half of them during an effect.

    Within a kind, all tables occur equally often, alternately with and without an effect. With `late` the games begin
    in the later ages.
    """
    random = Random(seed)
    for count in range(number):
        tables = KINDS[kinds[count % len(kinds)]]
        visit, place = divmod(count // len(kinds), len(tables))
        if late:
            game = act_on(deal_late(tables[place], random.randrange(2**32)), random, random.randrange(20))
        else:
            game = play_on(deal(tables[place], random.randrange(2**32)), random, random.randrange(250))
        while (visit + place) % 2 and game.decision is not None and game.effect_start is None:
            play_on(game, random, 1)
        yield game, random
