"""The opponent of the guided first game: gentle, and the same in every game.

It is not offered as a level. What it does in the lesson must not depend on weights that are fitted again now and then,
so its rules are written down here; once it is no longer a lesson, it plays as a novice does.
"""

from __future__ import annotations

from typing import Final

from tenages.bots.novice import Novice
from tenages.rules.card import Card
from tenages.rules.icons import CASTLE
from tenages.rules.options import ACHIEVE, DOGMA, DRAW, MELD, PASS, Decision, Option
from tenages.rules.purposes import ACT
from tenages.sight.stakes import SHARING, stakes_of
from tenages.sight.view import View

LESSON_TURNS: Final = 10
"""How many turns the lesson has, and one more, in which the beginner reads that it is over."""


class PatientBot:
    """Melds a peaceful card of a new color, or uses a card that nobody shares or obeys; then it draws.

    It builds no castles, so that a beginner's demands succeed, and it claims nothing. After the lesson it plays as a
    novice.
    """

    def __init__(self, seed: int | None = None) -> None:
        self._later = Novice(seed)

    def decide(self, view: View, decision: Decision) -> Option:
        """The first option that fits, in the order above."""
        if view.scene.turns > LESSON_TURNS:
            return self._later.decide(view, decision)
        if decision.purpose == ACT:
            return _action(view, decision)
        # Whatever a card offers, it takes.
        offered = [option for option in decision.options if option.kind != PASS] or list(decision.options)
        return min(offered, key=_castles)


def _action(view: View, decision: Decision) -> Option:
    # The last action of a turn is a draw: so it always has a card to play next.
    wanted = [_melds, _dogmas] if view.scene.actions else []
    for pick in wanted:
        found = pick(view, decision)
        if found:
            return min(found, key=lambda option: (-_age(option), option.name))
    usual = [option for option in decision.options if option.kind == DRAW]
    return (usual or [option for option in decision.options if option.kind != ACHIEVE] or list(decision.options))[0]


def _melds(view: View, decision: Decision) -> list[Option]:
    """Cards without castles, of a color that it does not have yet."""
    return [
        option
        for option in _with_card(decision, MELD)
        if not view.me.piles[_card(option).color] and not _castles(option)
    ]


def _dogmas(view: View, decision: Decision) -> list[Option]:
    """Cards that concern nobody else: no demand on them, and nobody who shares."""
    texts = view.setup.edition.texts
    return [
        option
        for option in _with_card(decision, DOGMA)
        if not any(effect.is_demand for effect in _card(option).effects[texts])
        and not set(SHARING) & stakes_of(view, view.me.seat, _card(option)).fates.keys()
    ]


def _with_card(decision: Decision, kind: str) -> list[Option]:
    return [option for option in decision.options if option.kind == kind and option.card is not None]


def _card(option: Option) -> Card:
    assert option.card is not None
    return option.card


def _castles(option: Option) -> int:
    return 0 if option.card is None else option.card.slots.count(CASTLE)


def _age(option: Option) -> int:
    return _card(option).age
