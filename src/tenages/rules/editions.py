"""The editions and the rules in which they differ (docs/rules.md, "Where editions differ").

No other module of the rules compares editions.
"""

from __future__ import annotations

from typing import Final

from tenages.rules.card import FIRST, THIRD
from tenages.rules.errors import UnknownEdition
from tenages.rules.options import MOST_PLAYERS

FEWEST_PLAYERS: Final = 2
TEAM_ACHIEVEMENTS: Final = 6


class Edition:
    """One edition of the game."""

    def __init__(
        self,
        name: str,
        *,
        texts: int,
        most_players: int,
        reveal_is_change: bool,
        monument_mixes: bool,
        has_teams: bool,
        mixes_sets: bool,
        promoted_must_act: bool,
        tie_is_draw: bool,
    ) -> None:
        self.name = name
        self.texts = texts
        """Which card texts it uses: FIRST or THIRD."""
        self._most_players = most_players
        self.reveal_is_change = reveal_is_change
        """Whether revealing a card is enough for an effect to count as shared."""
        self.monument_mixes = monument_mixes
        """Whether scored and tucked cards add up for Monument, or one of the two must reach six."""
        self.has_teams = has_teams
        self.mixes_sets = mixes_sets
        """Whether expansions use mixed piles by default (docs/rules.md 23)."""
        self.promoted_must_act = promoted_must_act
        """Whether a promoted card must be activated, or only may be (docs/rules.md 21)."""
        self.tie_is_draw = tie_is_draw
        """Whether nobody wins on a tie in points and achievements, or the victory is shared (docs/rules.md 15)."""

    def most_players(self, expansions: int = 0) -> int:
        """The highest number of players; with an expansion always five."""
        return MOST_PLAYERS if expansions else self._most_players

    def achievements_to_win(self, players: int, teams: bool, expansions: int = 0) -> int:
        """How many achievements win.

        6 for two players, one less for each further player, one more for each expansion, but at least 4. A team needs 6
        together, and one more for each expansion.
        """
        return TEAM_ACHIEVEMENTS + expansions if teams else max(4, 8 - players + expansions)

    def half_turns(self, players: int) -> int:
        """How many players have only one action in their first turn: one, or two if there are four or more players."""
        return 2 if players >= 4 else 1

    def __repr__(self) -> str:
        return self.name

    def __reduce__(self) -> tuple[object, ...]:
        return edition, (self.name,)


ASMADI_1: Final = Edition(
    "asmadi-1",
    texts=FIRST,
    most_players=4,
    reveal_is_change=True,
    monument_mixes=False,
    has_teams=True,
    mixes_sets=True,
    promoted_must_act=False,
    tie_is_draw=False,
)
IELLO: Final = Edition(
    "iello",
    texts=FIRST,
    most_players=4,
    reveal_is_change=False,
    monument_mixes=True,
    has_teams=False,
    mixes_sets=False,
    promoted_must_act=True,
    tie_is_draw=False,
)
ASMADI_3: Final = Edition(
    "asmadi-3",
    texts=THIRD,
    most_players=5,
    reveal_is_change=True,
    monument_mixes=False,
    has_teams=True,
    mixes_sets=False,
    promoted_must_act=False,
    tie_is_draw=True,
)

EDITIONS: Final = {made.name: made for made in (ASMADI_1, IELLO, ASMADI_3)}
DEFAULT_EDITION: Final = ASMADI_3.name


def same_side(seat: int, other: int, teams: bool) -> bool:
    """Whether two seats win together. Partners sit opposite each other; without teams each player is a side."""
    return seat == other or (teams and (other - seat) % 2 == 0)


def with_teams() -> list[str]:
    """The names of the editions that have rules for teams."""
    return [made.name for made in EDITIONS.values() if made.has_teams]


def edition(name: str) -> Edition:
    """The edition of that name."""
    found = EDITIONS.get(name)
    if found is None:
        raise unknown_edition(name)
    return found


def unknown_edition(name: object) -> UnknownEdition:
    """The error for an unknown name; it lists the editions."""
    return UnknownEdition("unknown-edition", name=repr(name), known=tuple(EDITIONS))
