"""The cards of a player: zones, counts, and the board with its splays.

Zones are tuples that are replaced, never changed. Only this module updates the icon counts.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tenages.rules.card import (
    bonus_points,
    highest_bonus,
    shown_bonuses,
    shown_echoes,
    shown_icons,
    shown_pictures,
)
from tenages.rules.editions import same_side
from tenages.rules.errors import NotActing
from tenages.rules.icons import BONUS, COLORS, ECHO, FIRST_BONUS, UNSPLAYED, icon_counts

if TYPE_CHECKING:
    from tenages.rules.achievements import Special
    from tenages.rules.card import Card, Effect
    from tenages.rules.player import Player
    from tenages.rules.setup import Setup
    from tenages.rules.state import Table


class Seat:
    """One seat at the table with all its cards."""

    setup: Setup
    seat: int
    bit: int
    hand: tuple[Card, ...]
    score_pile: tuple[Card, ...]
    forecast: tuple[Card, ...]
    """Cards foreshadowed, face down, which can be promoted later."""
    piles: tuple[tuple[Card, ...], ...]
    """The pile of each color, top card first."""
    splays: tuple[int, ...]
    """How each pile is splayed."""
    packed_icons: int
    """All icons that the board shows, packed (see the module `icons`). Outside the rules, use `icons` and `count`."""
    points: int
    """The sum of the score pile, without visible bonuses: see `full_score`."""
    achieved: tuple[Card, ...]
    specials: tuple[Special, ...]
    scored: int
    """How many cards the player scored this turn, for Monument."""
    tucked: int

    _table: Table | None

    __slots__ = tuple(__annotations__)

    def __init__(self, setup: Setup, seat: int) -> None:
        self.setup = setup
        self.seat = seat
        self._table = None
        self.bit = 1 << seat

    @property
    def table(self) -> Table:
        """The table; a player has one only while the engine runs."""
        table = self._table
        if table is None:
            raise NotActing("not-acting", player=str(self.seat))
        return table

    def clear(self) -> None:
        """Make all zones empty."""
        self.hand = ()
        self.score_pile = ()
        self.forecast = ()
        self.piles = tuple([() for _ in COLORS])
        self.splays = tuple([UNSPLAYED for _ in COLORS])
        self.packed_icons = 0
        self.points = 0
        self.achieved = ()
        self.specials = ()
        self.scored = 0
        self.tucked = 0

    def copy_from(self, other: Seat) -> None:
        """Take over all cards and counts of another seat."""
        self.hand = other.hand
        self.score_pile = other.score_pile
        self.forecast = other.forecast
        self.piles = other.piles
        self.splays = other.splays
        self.packed_icons = other.packed_icons
        self.points = other.points
        self.achieved = other.achieved
        self.specials = other.specials
        self.scored = other.scored
        self.tucked = other.tucked

    def __repr__(self) -> str:
        return f"<player {self.seat}>"

    def top(self, color: int) -> Card | None:
        """The top card of a color, if there is one."""
        pile = self.piles[color]
        return pile[0] if pile else None

    def tops(self) -> tuple[Card, ...]:
        """All top cards, at most one of each color."""
        return tuple([pile[0] for pile in self.piles if pile])

    def highest_top(self) -> int:
        """The value of the highest top card; 0 with an empty board."""
        value = 0
        for pile in self.piles:
            if pile and pile[0].age > value:
                value = pile[0].age
        return value

    def colors(self) -> tuple[int, ...]:
        """The colors on this board."""
        return tuple([color for color in COLORS if self.piles[color]])

    def count(self, icon: int) -> int:
        """How many of an icon this board shows."""
        return (self.packed_icons >> (icon * 8)) & 255

    @property
    def icons(self) -> dict[str, int]:
        """How many of each icon this board shows, by name."""
        return icon_counts(self.packed_icons)

    def colors_showing(self, icon: int) -> int:
        """How many colors on this board show at least one of an icon."""
        return len([color for color in COLORS if (self.shown_by(color) >> (icon * 8)) & 255])

    def shown_by(self, color: int) -> int:
        """The icons that one color shows, packed."""
        return shown_icons(self.piles[color], self.splays[color])

    def full_score(self) -> int:
        """The score: the sum of the score pile, and what visible bonuses add to it (docs/rules.md 19)."""
        if self.packed_icons < FIRST_BONUS:
            return self.points
        highest = 0
        for color in COLORS:
            highest = max(highest, highest_bonus(self.piles[color], self.splays[color]))
        return self.points + bonus_points(highest, self.count(BONUS))

    def bonuses(self) -> tuple[int, ...]:
        """All bonuses that this board shows, highest first."""
        if self.packed_icons < FIRST_BONUS:
            return ()
        found: list[int] = []
        for color in COLORS:
            if self.shown_by(color) >> (BONUS * 8) & 255:
                found += shown_bonuses(self.piles[color], self.splays[color])
        found.sort(reverse=True)
        return tuple(found)

    def echoes(self, color: int) -> tuple[Effect, ...]:
        """The echo effects that one color shows, from the bottom up."""
        if not self.packed_icons >> (ECHO * 8) or not self.shown_by(color) >> (ECHO * 8):
            return ()
        return shown_echoes(self.piles[color], self.splays[color])

    def hexes(self, color: int) -> int:
        """How many pictures one color shows."""
        return shown_pictures(self.piles[color], self.splays[color])

    def bottoms(self) -> tuple[Card, ...]:
        """The bottom card of each color."""
        return tuple([pile[-1] for pile in self.piles if pile])

    # --- the others -------------------------------------------------------------------------------------------------

    def same_side(self, other: Seat) -> bool:
        """Whether the other player wins when this player wins; true for the player himself."""
        return same_side(self.seat, other.seat, self.setup.teams)

    def side(self) -> list[Player]:
        """This player, and his partner in a game of teams."""
        return self.table.side(self.seat)

    def side_achievements(self) -> int:
        """The achievements of this player, or of both partners together."""
        return self.table.side_achievements(self.seat)

    def opponents(self) -> list[Player]:
        """All opponents of this player, clockwise from his left."""
        players = self.table.players
        around = players[self.seat + 1 :] + players[: self.seat]
        return [player for player in around if not self.same_side(player)]

    # --- achievements and piles -------------------------------------------------------------------------------------

    def achievement_count(self) -> int:
        """How many achievements of both kinds this player has."""
        return len(self.achieved) + len(self.specials)

    def set_pile(self, color: int, pile: tuple[Card, ...]) -> None:
        """Replace a pile; with fewer than two cards it loses its splay (rule 11)."""
        self.lay_out(color, pile, self.splays[color] if len(pile) > 1 else UNSPLAYED)

    def lay_out(self, color: int, pile: tuple[Card, ...], splay: int) -> None:
        """Replace a pile and its splay, and update the icon counts."""
        self.packed_icons += shown_icons(pile, splay) - self.shown_by(color)
        piles = list(self.piles)
        piles[color] = pile
        self.piles = tuple(piles)
        if splay != self.splays[color]:
            splays = list(self.splays)
            splays[color] = splay
            self.splays = tuple(splays)

    def _stays_on_top(self, card: Card) -> bool:
        """Whether a card that is put on top of its pile on this board ends exactly where it was."""
        pile = self.piles[card.color]
        return len(pile) > 0 and pile[0] is card and self._keeps_splay(card.color)

    def _keeps_splay(self, color: int) -> bool:
        """Whether a pile keeps its splay if a card leaves and comes back; a pile of two does not (docs/rulings.md)."""
        return self.splays[color] == UNSPLAYED or len(self.piles[color]) > 2

    def can_splay(self, color: int, direction: int) -> bool:
        """Whether splaying would change anything: the pile has two cards or more and another splay."""
        return len(self.piles[color]) > 1 and self.splays[color] != direction
