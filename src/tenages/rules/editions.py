"""The editions as values: each answers questions about its rules (docs/rules.md, "Where editions differ").

Nothing else in the rules knows which edition is being played.
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
    ) -> None:
        self.name = name
        self.texts = texts
        """Which printed effects the cards carry: FIRST or THIRD."""
        self._most_players = most_players
        self.reveal_is_change = reveal_is_change
        """Whether merely revealing a card makes a shared effect count as shared."""
        self.monument_mixes = monument_mixes
        """Whether scored and tucked cards add up for Monument, or each must come to six."""
        self.has_teams = has_teams
        self.mixes_sets = mixes_sets
        """Whether an expansion is played with mixed piles unless the players want it otherwise (docs/rules.md 23)."""
        self.promoted_must_act = promoted_must_act
        """Whether a promoted card must be activated, or may be (docs/rules.md 21)."""

    def most_players(self, expansions: int = 0) -> int:
        """How many can play; with an expansion always five."""
        return MOST_PLAYERS if expansions else self._most_players

    def achievements_to_win(self, players: int, teams: bool, expansions: int = 0) -> int:
        """6 for two players, one less for each player more, one more for each expansion, but never below 4.

        A team needs 6 together, and one more for each expansion.
        """
        return TEAM_ACHIEVEMENTS + expansions if teams else max(4, 8 - players + expansions)

    def half_turns(self, players: int) -> int:
        """How many players have a first turn of one action only: the first, or the first two of four and more."""
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
)

EDITIONS: Final = {made.name: made for made in (ASMADI_1, IELLO, ASMADI_3)}
DEFAULT_EDITION: Final = ASMADI_3.name


def same_side(seat: int, other: int, teams: bool) -> bool:
    """Whether two seats win together: partners sit opposite; without teams everyone is on his own side."""
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
    """The error that says which editions there are."""
    return UnknownEdition("unknown-edition", name=repr(name), known=tuple(EDITIONS))
