"""Where tables begin that are not dealt: at a moment of a game that is over, or with a position."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from tenages.opening import dealt_anew, laid_out
from tenages.records.position_text import written
from tenages.records.seeds import new_seed
from tenages.rules.setup import Rules
from tenages.server.errors import NotFound, NotNow
from tenages.server.messages.positions import FromReplay, MomentPosition, TableFromWanted
from tenages.server.position_forms import given_position, text_and_code, to_message
from tenages.server.replay import Replay
from tenages.words.catalogue import Words


class Begun(NamedTuple):
    """What a table begins from."""

    rules: Rules
    seed: int
    position: str
    """As records keep it; empty if the game is dealt from the seed."""
    choices: tuple[str, ...] = ()
    """What was chosen before."""


def begun_from(wanted: TableFromWanted, replay: Replay | None) -> Begun:
    """What a new table begins from; an error if nothing can be played there, or there is no such seat."""
    asked = wanted.origin
    if isinstance(asked, FromReplay):
        assert replay is not None
        replay.check(asked.step, wanted.seat)
        return _from_replay(replay, asked, wanted.seat)
    position = given_position(asked)
    if wanted.seat >= position.rules.players:
        raise NotFound("no-such-seat", seat=wanted.seat + 1)
    # Unless the position names a seed, nobody knows the order of what it leaves open.
    position = position._replace(seed=position.seed or new_seed())
    game = laid_out(position)
    return Begun(game.setup.rules, position.seed, game.setup.position)


def _from_replay(replay: Replay, asked: FromReplay, seat: int) -> Begun:
    game = replay.game_at(asked.step)
    if game.decision is None:
        raise NotNow("origin-is-over")
    setup = game.setup
    if asked.hidden == "same":
        return Begun(setup.rules, setup.seed, setup.position, replay.choices[: asked.step])
    anew = dealt_anew(game.view(seat), Random(new_seed()))
    return Begun(setup.rules, new_seed(), anew.setup.position)


def _why_not_exact(replay: Replay, step: int, at: int) -> str:
    if at > step:
        return "position-first-turn"
    return "position-after-end" if replay.game_at(step).over else "position-not-exact"


def moment_position(replay: Replay, step: int, words: Words) -> MomentPosition:
    """A moment of a replay as a position: itself, or the last before it, or the first of all, with an action due."""
    at = replay.last_action(step)
    position = written(replay.game_at(at))
    text, code = text_and_code(position)
    note = "" if at == step else words.say(_why_not_exact(replay, step, at))
    return MomentPosition(
        step=at,
        exact=at == step,
        note=note,
        names=list(replay.names(words)),
        position=to_message(position),
        text=text,
        code=code,
    )
