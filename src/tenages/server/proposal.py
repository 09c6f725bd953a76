"""A proposal of a player: it is carried out when everyone who is asked agrees, and dropped when one declines."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, replace
from secrets import randbelow
from typing import Any, Final, Literal

ProposalKind = Literal["undo", "bot", "end"]
NEEDS_CONSENT: Final = ("undo", "end")
"""What nobody may do alone while the others are away: look at cards and go back, or end a game that he loses."""
HIGHEST_NUMBER: Final = 2**31


def new_number() -> int:
    """A number for a proposal, not 0. It is random: one that counts changes would tell who has chosen a first meld."""
    return 1 + randbelow(HIGHEST_NUMBER)


@dataclass(frozen=True, slots=True)
class Proposal:
    """What is proposed, by which seat, and which seats have yet to agree."""

    kind: ProposalKind
    by: int
    seat: int
    """Whose choice is to be undone, or whose seat a bot is to take over; of an end, the same as `by`."""
    level: str | None
    waits_for: frozenset[int]
    agreed: bool = False
    """Whether anyone has agreed."""
    number: int = 0
    """Tells it from the other proposals at its table; 0 for those that were stored before there were numbers."""

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
            "number": self.number,
        }

    def agreed_by(self, seat: int) -> Proposal:
        """The proposal after this seat has agreed."""
        return replace(self, waits_for=self.waits_for - {seat}, agreed=True)

    def is_stale_without(self, absent: Collection[int]) -> bool:
        """Whether nobody who is there wants it or is asked: whoever proposed it is absent, or everyone who is asked."""
        return self.by in absent or self.waits_for.issubset(absent)

    def accepted_without(self, absent: Collection[int]) -> bool:
        """Whether everyone has agreed, except for some who are not there to be asked; some things need one consent."""
        if self.kind in NEEDS_CONSENT and self.waits_for and not self.agreed:
            return False
        return self.waits_for.issubset(absent)
