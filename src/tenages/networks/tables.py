"""Tables by name: "2", "4 teams", "5 echoes"."""

from __future__ import annotations

from typing import Final, Protocol

TEAMS: Final = "teams"


class Table(Protocol):
    """What makes a kind of table: setups and rules have it."""

    @property
    def players(self) -> int:
        """How many players there are."""
        ...

    @property
    def teams(self) -> bool:
        """Whether they play in teams."""
        ...

    @property
    def expansions(self) -> tuple[str, ...]:
        """The names of the expansions."""
        ...


def name_of(table: Table) -> str:
    """The name of a table: its number of players, then what is special."""
    return " ".join([str(table.players), *[TEAMS] * table.teams, *table.expansions])
