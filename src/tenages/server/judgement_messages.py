"""A lone position that is to be judged, and its judgement in the reader's words.

They are the words of the player who is asked there, as in the analysis of a game.
"""

from __future__ import annotations

from typing import NamedTuple

from tenages.analysis.positions import JudgedPosition
from tenages.game import Game
from tenages.opening import laid_out
from tenages.rules.options import option_named
from tenages.server.analysis_messages import DIGITS, Labels
from tenages.server.errors import NotNow
from tenages.server.looking import speaker_for
from tenages.server.messages.analysis import DecisionJudged
from tenages.server.messages.positions import JudgeWanted, PositionJudged
from tenages.server.position_forms import given_position
from tenages.words.catalogue import Words


class Standing(NamedTuple):
    """A game that stands at the position that someone asked about."""

    game: Game
    record: str
    """As it is sent to those who judge."""


def standing(wanted: JudgeWanted) -> Standing:
    """The position after the choices; an error that says what cannot be there."""
    game = laid_out(given_position(wanted))
    for notation in wanted.choices:
        game.choose(option_named(notation))
    if game.decision is None:
        raise NotNow("judged-is-over")
    return Standing(game, game.record())


def judgement(wanted: JudgeWanted, game: Game, judged: JudgedPosition, words: Words) -> PositionJudged:
    """What was found, in words."""
    decision, rating = game.decision, judged.rating
    assert decision is not None
    labels = Labels(speaker_for(game.setup.players, wanted.names, wanted.you, words), game, decision)
    return PositionJudged(
        eyes=judged.eyes,
        chances=[round(chance, DIGITS) for chance in rating.chances],
        decision=DecisionJudged(
            step=len(game.choices),
            seat=decision.player,
            asked=labels.asked(),
            depth=judged.depth,
            mark="",
            sign="",
            played="",
            options=labels.options(rating, ""),
            loss=0.0,
            **labels.outlook(rating),
        ),
    )
