"""The question that a choice of a record answered."""

from __future__ import annotations

from tenages.game import Game
from tenages.rules.errors import TenAgesError
from tenages.rules.options import Decision, option_named


def asked_at(game: Game, played: str) -> Decision:
    """The question that this choice answers. First melds are chosen in any order, so it may be another seat's turn."""
    asked = game.decision
    if asked is None:
        raise TenAgesError("nothing-asked")
    return game.question_for(option_named(played)) or asked
