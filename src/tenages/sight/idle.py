"""Which dogmas would do nothing at all, as far as a player may know.

They are tried out in random worlds that fit the player's view, always the same ones for the same view. Nothing would
happen if nothing happens in any of them: no card moves or is shown, and nobody is asked anything. A few worlds are
enough: what everyone sees of an effect depends on no card that a player cannot see (docs/rules.md 16).
"""

from __future__ import annotations

from random import Random
from typing import Final

from tenages.rules.events import ACTIVATED, EXECUTES, TURN, events_since
from tenages.rules.options import Decision, Option
from tenages.rules.play import Play
from tenages.sight.facts import activated_by
from tenages.sight.sample import Worlds
from tenages.sight.view import View

WORLDS: Final = 4
"""In how many worlds nothing must happen. Most dogmas do something in the first."""
QUIET: Final = (ACTIVATED, EXECUTES)
"""The events of a dogma of which nothing comes."""


def idle_options(view: View, decision: Decision) -> list[Option]:
    """The options of the viewer's own action that would activate a card of which nothing comes."""
    left = [option for option in decision.options if activated_by(view, decision, option) is not None]
    worlds = Worlds(view) if left else None
    random, game = Random(0), Play()
    for _ in range(WORLDS):
        if worlds is None or not left:
            break
        worlds.draw_until_it_fits(game, random)
        left = [option for option in left if _is_quiet(game.copy(), option)]
    return left


def _is_quiet(game: Play, option: Option) -> bool:
    """Whether nothing comes of an option in this world."""
    before = game.table.log
    game.choose(option)
    if game.effect_start is not None:
        # An effect asks a question.
        return False
    for event in events_since(game.table.log, before):
        if event.kind == TURN:
            break
        if event.kind not in QUIET:
            return False
    return True
