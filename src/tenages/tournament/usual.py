"""What is played unless something else is asked for."""

from __future__ import annotations

from typing import Final

from tenages.rules.editions import DEFAULT_EDITION
from tenages.rules.setup import Rules

USUAL_RULES: Final = Rules(players=2, edition=DEFAULT_EDITION, teams=False)
USUAL_GAMES: Final = 400
"""Games of each pairing in a tournament."""
