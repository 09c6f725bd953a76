"""Something that a player proposes: it happens when all who have a say in it agree, and not if one of them declines."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Kind = Literal["undo", "bot"]


@dataclass(frozen=True, slots=True)
class Proposal:
    """What is proposed, by whom, and who has yet to agree."""

    kind: Kind
    by: int
    seat: int
    """Whose choice is to be undone, or whose seat a bot is to take over."""
    level: str | None
    waits_for: frozenset[int]

    def without(self, seat: int) -> Proposal:
        """The same once this seat has agreed."""
        return Proposal(self.kind, self.by, self.seat, self.level, self.waits_for - {seat})

    @property
    def carried(self) -> bool:
        """Whether all have agreed."""
        return not self.waits_for
