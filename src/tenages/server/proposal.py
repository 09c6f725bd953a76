"""A proposal of a player: it is carried out when everyone who is asked agrees, and dropped when one declines."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

ProposalKind = Literal["undo", "bot"]


@dataclass(frozen=True, slots=True)
class Proposal:
    """What is proposed, by which seat, and which seats have yet to agree."""

    kind: ProposalKind
    by: int
    seat: int
    """Whose choice is to be undone, or whose seat a bot is to take over."""
    level: str | None
    waits_for: frozenset[int]

    def agreed_by(self, seat: int) -> Proposal:
        """The proposal after this seat has agreed."""
        return Proposal(self.kind, self.by, self.seat, self.level, self.waits_for - {seat})

    @property
    def accepted(self) -> bool:
        """Whether everyone has agreed."""
        return not self.waits_for
