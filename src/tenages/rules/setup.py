"""Laying out a new game (docs/rules.md 1): shuffled piles, hidden achievements, two cards each, and who begins."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final

from tenages.rules.editions import FEWEST_PLAYERS, edition
from tenages.rules.errors import BadSetup
from tenages.rules.events import AVAILABLE, HAND, SUPPLY
from tenages.rules.moves import from_supply, put
from tenages.rules.options import LAST_AGE
from tenages.rules.player import Player
from tenages.rules.state import Table

if TYPE_CHECKING:
    from tenages.rules.achievements import Special
    from tenages.rules.card import Card

CARDS_DEALT: Final = 2
LAST_ACHIEVEMENT: Final = 9
TEAM_PLAYERS: Final = 4


class Setup:
    """The choices made before the first card is dealt. Together with the choices in play they are the game."""

    def __init__(self, players: int, edition_name: str, teams: bool, seed: int, position: str = "") -> None:
        if type(players) is not int or type(seed) is not int:
            raise BadSetup(f"the number of players and the seed are whole numbers, not {players!r} and {seed!r}")
        if type(teams) is not bool:
            raise BadSetup(f"teams is True or False, not {teams!r}")
        self.players = players
        self.position = position
        """The description of the position that the game starts from, if it is not dealt."""
        self.edition = edition(edition_name)
        self.teams = teams
        self.seed = seed
        most = self.edition.most_players
        if not FEWEST_PLAYERS <= players <= most:
            raise BadSetup(f"{players} players cannot play {edition_name}; it takes {FEWEST_PLAYERS} to {most}")
        if teams and not self.edition.has_teams:
            raise BadSetup(f"{edition_name} has no rules for teams; asmadi-1 and asmadi-3 have")
        if teams and players != TEAM_PLAYERS:
            raise BadSetup(f"teams are two against two, so they take {TEAM_PLAYERS} players, not {players}")

    def without_deal(self) -> Setup:
        """The same table without the seed and the position, from which every hidden card could be worked out."""
        return Setup(self.players, self.edition.name, self.teams, 0)


def shuffled(cards: list[Card], random: Random) -> list[Card]:
    """The cards in random order.

    Written out because only `Random.random` is promised to give the same numbers in every Python version, and a saved
    game is its seed.
    """
    left = cards.copy()
    for last in range(len(left) - 1, 0, -1):
        other = int(random.random() * (last + 1))
        left[last], left[other] = left[other], left[last]
    return left


def bare_table(setup: Setup, cards: list[Card], specials: tuple[Special, ...]) -> Table:
    """A table at which everyone sits and nothing lies yet."""
    table = Table()
    table.edition = setup.edition
    table.teams = setup.teams
    table.players = [Player(table, seat) for seat in range(setup.players)]
    for player in table.players:
        player.clear()
    table.supply = [() for _ in range(LAST_AGE + 1)]
    table.available = ()
    table.specials = specials
    table.box = ()
    size = max([card.index for card in cards]) + 1
    table.where = bytearray([SUPPLY]) * size
    table.known = bytearray(size)
    table.shown = ()
    table.log = None
    table.turn = 0
    table.turns = 0
    table.actions = 0
    table.changes = 0
    table.effect = None
    table.tally = [0 for _ in table.players]
    table.outcome = None
    table.dogma = None
    table.acting = 0
    table.effects = ()
    table.effect_number = 0
    table.queue = ()
    table.sharers = ()
    table.obeyers = ()
    table.shared = False
    return table


def new_table(setup: Setup, cards: list[Card], specials: tuple[Special, ...]) -> Table:
    """A shuffled and dealt table. All chance of the game is in here."""
    table = bare_table(setup, cards, specials)
    random = Random(setup.seed)
    for age in range(1, LAST_AGE + 1):
        table.supply[age] = tuple(shuffled([card for card in cards if card.age == age], random))
    for age in range(1, LAST_ACHIEVEMENT + 1):
        set_aside(table, table.supply[age][0])
    for _ in range(CARDS_DEALT):
        for player in table.players:
            put(table, from_supply(table, player, 1), player, HAND)
    return table


def set_aside(table: Table, card: Card) -> None:
    """Make a card of the supply the achievement of its age."""
    table.supply[card.age] = tuple([other for other in table.supply[card.age] if other is not card])
    table.available += (card,)
    table.where[card.index] = AVAILABLE


def beginner(first_melds: list[Card]) -> int:
    """Who begins: the player whose first card has the title that comes first in the alphabet."""
    titles = [card.title.casefold() for card in first_melds]
    return titles.index(min(titles))
