"""What the course of a game asks players for: the purposes of decisions that no effect of a card asks for."""

from __future__ import annotations

from typing import Final

FIRST_MELD: Final = "first meld"
ACT: Final = "act"
PROMOTE: Final = "promote"
ACTIVATE: Final = "activate"
"""Whether to use the promoted card at once."""
