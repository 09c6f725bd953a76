"""Setting up a new game (docs/rules.md 1, 17, 23): shuffled piles, hidden achievements, two cards for each player."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final, NamedTuple

from tenages.rules.alphabet import DEFAULT_LANGUAGE
from tenages.rules.editions import DEFAULT_EDITION, FEWEST_PLAYERS, edition, with_teams
from tenages.rules.errors import BadSetup, joined
from tenages.rules.events import AVAILABLE, BOX, BURIED, HAND, SUPPLY
from tenages.rules.moves import off_pile, put
from tenages.rules.options import LAST_AGE
from tenages.rules.phase import ACTING
from tenages.rules.player import Player
from tenages.rules.state import Table

if TYPE_CHECKING:
    from tenages.rules.alphabet import Alphabet
    from tenages.rules.card import Card
    from tenages.rules.sets import CardSet, TakesDraw

CARDS_DEALT: Final = 2
LAST_ACHIEVEMENT: Final = 9
TEAM_PLAYERS: Final = 4
ROW: Final = LAST_AGE + 1
"""The length of a row of supply piles, with the empty place 0."""


class Rules(NamedTuple):
    """The rules of a table, by name: everything but the deal."""

    players: int = 2
    edition: str = DEFAULT_EDITION
    teams: bool = False
    expansions: tuple[str, ...] = ()
    american: bool | None = None
    """Whether the sets are mixed into one pile for each age, as in the American variant of Echoes.

    None means the default of the edition.
    """
    language: str = DEFAULT_LANGUAGE


class Setup:
    """Everything that is fixed before the first choice. Together with the choices it determines the game."""

    def __init__(
        self, rules: Rules, seed: int, sets: tuple[CardSet, ...], alphabet: Alphabet, position: str = ""
    ) -> None:
        players, edition_name, teams, _, american, _ = rules
        self._without_deal: Setup | None = None
        self.players = players
        self.position = position
        """The description of the position that the game starts from, if it is not dealt."""
        self.edition = edition(edition_name)
        self.teams = teams
        self.seed = seed
        self.sets = sets
        """The base set, then the expansions."""
        self.alphabet = alphabet
        """The order of titles that decides who begins."""
        expansions = len(sets) - 1
        if american and not expansions:
            raise BadSetup("american-needs-expansion")
        self.american = expansions > 0 and (self.edition.mixes_sets if american is None else american)
        """Whether the sets are mixed into one pile for each age."""
        most = self.edition.most_players(expansions)
        if not FEWEST_PLAYERS <= players <= most:
            raise BadSetup("number-of-players", players=players, edition=edition_name, fewest=FEWEST_PLAYERS, most=most)
        if teams and not self.edition.has_teams:
            raise BadSetup("no-teams", edition=edition_name, others=joined("list-and", with_teams()))
        if teams and players != TEAM_PLAYERS:
            raise BadSetup("team-players", needed=TEAM_PLAYERS, players=players)
        self.achievements_to_win = self.edition.achievements_to_win(players, teams, expansions)
        self.promoted_must_act = self.edition.promoted_must_act and not self.american
        self.rows = self._rows()
        """The index in `Table.supply` where the row of each set begins, by the number of the set."""
        self.draw_rules = self._draw_rules()
        """The rows after the first, each with the rule that says who draws from it."""

    @property
    def rules(self) -> Rules:
        """The rules of the table, by name."""
        return Rules(self.players, self.edition.name, self.teams, self.expansions, self.american, self.language)

    @property
    def language(self) -> str:
        """The language of the table."""
        return self.alphabet.language

    @property
    def expansions(self) -> tuple[str, ...]:
        """The names of the expansions in play."""
        return tuple([card_set.name for card_set in self.sets[1:]])

    def cards(self) -> list[Card]:
        """All cards of the sets in play."""
        return [card for card_set in self.sets for card in card_set.cards]

    def _rows(self) -> tuple[int, ...]:
        rows = [0] * (max([card_set.number for card_set in self.sets]) + 1)
        for place, card_set in enumerate(self.sets):
            rows[card_set.number] = 0 if self.american else place * ROW
        return tuple(rows)

    def _draw_rules(self) -> tuple[tuple[int, TakesDraw], ...]:
        rules: list[tuple[int, TakesDraw]] = []
        for card_set in self.sets:
            if card_set.takes_draw is not None and not self.american:
                rules.append((self.rows[card_set.number], card_set.takes_draw))
        return tuple(rules)

    def without_deal(self) -> Setup:
        """The same table without the seed and the position, from which all hidden cards could be computed."""
        found = self._without_deal
        if found is None:
            found = Setup(self.rules, 0, self.sets, self.alphabet)
            self._without_deal = found
        return found


def shuffled(cards: list[Card], random: Random) -> list[Card]:
    """The cards in random order.

    Not `Random.shuffle`: only `Random.random` is guaranteed to give the same numbers in every Python version, and a
    saved game stores only its seed.
    """
    left = cards.copy()
    number = random.random
    for last in range(len(left) - 1, 0, -1):
        other = int(number() * (last + 1))
        left[last], left[other] = left[other], left[last]
    return left


def bare_table(setup: Setup) -> Table:
    """A table with all players and no cards yet."""
    table = Table()
    table.setup = setup
    table.players = [Player(setup, seat) for seat in range(setup.players)]
    for player in table.players:
        player.clear()
    table.supply = [() for _ in range(max(setup.rows) + ROW)]
    table.available = ()
    table.specials = tuple([special for card_set in setup.sets for special in card_set.specials])
    table.box = ()
    size = setup.sets[-1].cards[-1].index + 1
    table.where = bytearray([SUPPLY]) * size
    table.known = bytearray(size)
    table.shown = ()
    table.log = None
    table.turn = 0
    table.turns = 0
    table.actions = 0
    table.changes = 0
    table.phase = ACTING
    table.outcome = None
    return table


def new_table(setup: Setup) -> Table:
    """A shuffled and dealt table. The rest of the game has no randomness."""
    table = bare_table(setup)
    random = Random(setup.seed)
    # Every set starts with its own row, even if the sets are mixed at the end.
    table.supply = [() for _ in range(len(setup.sets) * ROW)]
    for place, card_set in enumerate(setup.sets):
        for age in range(1, LAST_AGE + 1):
            table.supply[place * ROW + age] = tuple(shuffled(list(card_set.of_age[age]), random))
    for age in range(1, LAST_ACHIEVEMENT + 1):
        card = off_pile(table, age)
        table.available += (card,)
        table.where[card.index] = AVAILABLE
    for dealt in range(CARDS_DEALT):
        # Two cards of the base set, or one of the base set and one of the expansion.
        row = dealt * ROW if len(setup.sets) > 1 else 0
        for player in table.players:
            put(table, off_pile(table, row + 1), player, HAND)
    if setup.american:
        table.supply = [()] + [_mixed_pile(table, age, random) for age in range(1, LAST_AGE + 1)]
    return table


def _mixed_pile(table: Table, age: int, random: Random) -> tuple[Card, ...]:
    """One pile with `mixed_sizes` cards of each set; the other cards of that age go to the box (docs/rules.md 23)."""
    setup = table.setup
    kept: list[Card] = []
    for place, card_set in enumerate(setup.sets):
        pile = table.supply[place * ROW + age]
        size = card_set.mixed_sizes[setup.players]
        kept += pile[:size]
        for card in pile[size:]:
            table.box += (card,)
            table.where[card.index] = BOX
    return bury(table, shuffled(kept, random))


def bury(table: Table, cards: list[Card]) -> tuple[Card, ...]:
    """Make cards a mixed pile, of which only the back of the top card can be seen."""
    for card in cards[1:]:
        table.where[card.index] = BURIED
    return tuple(cards)
