"""How the values of the engine are pickled, so that a view can be sent to another process.

Cards, options, effects and special achievements exist once, and are found again. Everything else is made again by its
constructor: compiled classes cannot be created without it, as Python would do by itself.
"""

from __future__ import annotations

import copyreg
from collections.abc import Callable
from typing import Any

from tenages.cards import SPECIALS, setup_of
from tenages.rules.achievements import Special
from tenages.rules.card import Card, Effect
from tenages.rules.endings import Outcome
from tenages.rules.events import Activation
from tenages.rules.options import Decision, Option
from tenages.rules.phase import Acting, Dogma, FirstMelds, MayActivate, MayPromote
from tenages.rules.setup import Rules, Setup
from tenages.sight.scene import Hidden, Scene, SeatScene
from tenages.sight.view import Asked, View

Reduced = tuple[Callable[..., Any], tuple[Any, ...]]

MADE_FROM: dict[type, tuple[str, ...]] = {
    Outcome: ("winners", "how"),
    Activation: ("card", "acting", "effects", "echoes", "counts", "sharers", "obeyers"),
    Acting: ("effect",),
    FirstMelds: ("chosen",),
    MayPromote: ("melded",),
    MayActivate: ("promoted",),
    Dogma: ("began", "number", "effect", "doers", "place", "doer", "shared", "deeds", "cards_due"),
    Hidden: ("age", "deck", "number"),
    SeatScene: (
        *("seat", "hand", "score_pile", "forecast", "piles", "splays", "achieved", "specials"),
        *("_packed_icons", "bonuses", "scored", "tucked", "progress"),
    ),
    Scene: (
        *("seats", "supply", "available", "specials", "box", "shown", "known"),
        *("turn", "turns", "actions", "changes", "cards_due", "phase"),
    ),
    Asked: ("player", "purpose", "effect"),
    View: ("setup", "player", "scene", "asked", "decision", "outcome", "start", "answers", "first_melds"),
}
"""The attributes of a class that are the arguments of its constructor, in their order."""


def _made_again(value: object) -> Reduced:
    kind = type(value)
    return kind, tuple([getattr(value, name) for name in MADE_FROM[kind]])


def _reduced_effect(effect: Effect) -> Reduced:
    return _effect, (effect.card, _effects_on(effect.card).index(effect))


def _effect(card: Card, place: int) -> Effect:
    return _effects_on(card)[place]


def _effects_on(card: Card) -> list[Effect]:
    """All effects of a card in all versions of its text."""
    echo = [] if card.echo_effect is None else [card.echo_effect]
    return [*echo, *[effect for effects in card.effects for effect in effects]]


def _reduced_setup(setup: Setup) -> Reduced:
    return _setup, (setup.rules, setup.seed, setup.position)


def _setup(rules: Rules, seed: int, position: str) -> Setup:
    setup = setup_of(rules, seed)
    setup.position = position
    return setup


def _reduced_decision(decision: Decision) -> Reduced:
    asked = (decision.player, decision.purpose, decision.options, decision.secret)
    return _decision, (*asked, decision.effect, decision.move, decision.to, decision.place)


def _decision(
    player: int,
    purpose: str,
    options: tuple[Option, ...],
    secret: bool,
    effect: Effect | None,
    move: int,
    to: int,
    place: int,
) -> Decision:
    decision = Decision(player, purpose, options, secret)
    decision.effect, decision.move, decision.to, decision.place = effect, move, to, place
    return decision


def _reduced_special(special: Special) -> Reduced:
    return _special, (SPECIALS.index(special),)


def _special(number: int) -> Special:
    return SPECIALS[number]


def register() -> None:
    """Tell `pickle` and `copy` about the classes of the engine."""
    for kind in MADE_FROM:
        copyreg.pickle(kind, _made_again)
    for special in SPECIALS:
        copyreg.pickle(type(special), _reduced_special)
    copyreg.pickle(Effect, _reduced_effect)
    copyreg.pickle(Setup, _reduced_setup)
    copyreg.pickle(Decision, _reduced_decision)
