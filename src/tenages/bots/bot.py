"""What every bot can do."""

from __future__ import annotations

from typing import Protocol

from tenages.rules.options import Decision, Option
from tenages.sight.view import View


class Bot(Protocol):
    """A player: gets what one player may know, and answers what that player is asked."""

    def decide(self, view: View, decision: Decision) -> Option:
        """One of the decision's options."""
        ...
