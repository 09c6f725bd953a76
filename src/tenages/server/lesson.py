"""The guided first game: a fixed deal, in which the cards come that the coach of the page wants to explain.

The choices that the coach waits for are in `web/src/lesson/steps.ts`. `benchmarks/lesson_deal.py` finds another deal if
the engine ever deals other cards.
"""

from __future__ import annotations

from typing import Final

from tenages.rules.setup import Rules

EDITION: Final = "asmadi-3"
DEAL: Final = 3021867
"""The seed of the deal."""
LEARNER: Final = 0
OPPONENT: Final = 1
PATIENT: Final = "patient"
"""The level of the opponent. By it the page knows that a table is a lesson."""
AFTERWARDS: Final = "novice"
"""The level of the opponent in a rematch."""


def rules_of_lesson(language: str) -> Rules:
    """What is played, at a table in this language."""
    return Rules(2, EDITION, language=language)
