"""A proposal of a player: it is carried out when everyone who is asked agrees, and dropped when one declines."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Any, Literal

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
    agreed: bool = False
    """Whether anyone has agreed."""

    @classmethod
    def from_row(cls, stored: Mapping[str, Any] | None) -> Proposal | None:
        """The proposal as it is stored with its table."""
        return None if stored is None else cls(**{**stored, "waits_for": frozenset(stored["waits_for"])})

    def to_row(self) -> dict[str, Any]:
        """As it is stored."""
        return {
            "kind": self.kind,
            "by": self.by,
            "seat": self.seat,
            "level": self.level,
            "waits_for": sorted(self.waits_for),
            "agreed": self.agreed,
        }

    def agreed_by(self, seat: int) -> Proposal:
        """The proposal after this seat has agreed."""
        return Proposal(self.kind, self.by, self.seat, self.level, self.waits_for - {seat}, agreed=True)

    def accepted_without(self, absent: Collection[int]) -> bool:
        """Whether everyone has agreed, except for some who are not there to be asked.

        An undo needs someone's consent in any case: otherwise a player who is alone could look at cards and go back.
        """
        if self.kind == "undo" and self.waits_for and not self.agreed:
            return False
        return self.waits_for.issubset(absent)
