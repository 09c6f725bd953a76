"""What has changed since earlier versions of the engine, and whether an old game is touched by it.

A game is its deal and its choices, so a game of an earlier version can go on only if its choices lead to the same game
by today's rules.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from tenages.rules.card import Card, Effect
from tenages.rules.editions import same_side
from tenages.rules.errors import OtherVersion, TenAgesError, title_of
from tenages.rules.events import (
    ACTS,
    BONUS,
    ENDED,
    EXECUTES,
    PASSED,
    RETURNED,
    SCORED,
    SHARES,
    UNMOVED,
    Activation,
    Event,
    Role,
)
from tenages.rules.options import option_named
from tenages.rules.play import Play
from tenages.version import ENGINE_VERSION

READABLE: Final = (1, ENGINE_VERSION)
"""The versions whose games can be opened."""

CHANGED: Final = frozenset(
    [
        ("calculator", "effect-1"),
        ("crossword", "effect-1"),
        ("globe", "effect-1"),
        ("kobukson", "echo"),
        ("lever", "effect-1"),
        ("loom", "effect-1"),
        ("magnifying-glass", "effect-1"),
        ("pressure-cooker", "effect-1"),
    ]
)
"""The effects that version 2 asks or carries out otherwise than version 1, as card and effect.

Version 2 has two more changes: a card that ends where it was earns no free draw, and a tie in the third edition is a
draw.
"""


def check_version(version: object) -> None:
    """Raise an error if games of this version cannot be opened."""
    if type(version) is not int or version not in READABLE:
        raise OtherVersion("other-version", version=str(version), ours=str(ENGINE_VERSION))


def check_choices(game: Play, choices: Sequence[str], version: int) -> None:
    """Play the choices of a game of an earlier version; raise an error if today's rules lead or may lead elsewhere.

    Nothing is known of the old game but its choices. So where a changed effect asks nothing, or now asks something that
    has no answer yet, the game counts as another one if the effect could have gone otherwise.
    """
    try:
        for notation in choices:
            game.choose(option_named(notation))
    except TenAgesError as error:
        raise changed_rule(game, version) or error from error
    if _differences(game) or _asks_anew(game):
        changed = changed_rule(game, version)
        assert changed is not None
        raise changed


def changed_rule(game: Play, version: int) -> OtherVersion | None:
    """The error that names the change because of which an old game goes on otherwise; None if no change touched it."""
    if version == ENGINE_VERSION:
        return None
    causes = _differences(game) or [event for event in reversed(game.events) if _has_changed(event.effect)]
    if not causes:
        return None
    if causes[0].kind == ENDED:
        return OtherVersion("tie-has-changed", version=str(version))
    return OtherVersion("rule-has-changed", version=str(version), card=title_of(_card(causes[0]).slug))


def _has_changed(effect: Effect | None) -> bool:
    return effect is not None and (effect.card.slug, effect.key) in CHANGED


def _card(event: Event) -> Card:
    assert event.effect is not None
    return event.effect.card


# --- where version 1 went on otherwise without asking otherwise -------------------------------------------------------


def _differences(game: Play) -> list[Event]:
    """The events at which version 1 went on otherwise, or may have; oldest first."""
    events = game.events
    found = _effects_that_ran_otherwise(events) + _shares_rewarded_then(game, events)
    if game.outcome is not None and game.outcome.drawn:
        found.append(events[-1])
    return found


def _asks_anew(game: Play) -> bool:
    """Whether a changed effect asks for an order, a player or a color, which version 1 may not have asked."""
    decision = game.decision
    return decision is not None and _has_changed(decision.effect) and decision.purpose not in ("return", "score")


def _effects_that_ran_otherwise(events: Sequence[Event]) -> list[Event]:
    starts = [at for at, event in enumerate(events) if event.kind == EXECUTES] + [len(events)]
    found: list[Event] = []
    for start, end in pairwise(starts):
        effect = events[start].effect
        if _has_changed(effect):
            kinds = [event.kind for event in events[start:end] if event.effect is effect]
            if _ran_otherwise(_card(events[start]), kinds):
                found.append(events[start])
    return found


def _ran_otherwise(card: Card, kinds: Sequence[str]) -> bool:
    """Whether version 1 did something else in an effect in which this happened."""
    if card.slug == "calculator":
        # It took a second card from the same pile.
        return kinds.count(SCORED) % 2 == 1
    if card.slug in ("loom", "magnifying-glass"):
        # It offered them with too few cards, too.
        return PASSED not in kinds and RETURNED not in kinds
    return False


def _shares_rewarded_then(game: Play, events: Sequence[Event]) -> list[Event]:
    """Cards that an opponent put back where they were, and for which version 1 gave the free draw."""
    found: list[Event] = []
    waiting: list[Event] = []
    acting = 0
    shares = False
    for event in events:
        detail = event.detail
        if isinstance(detail, Activation):
            found += waiting
            waiting = []
            acting = event.player
        elif isinstance(detail, Role):
            # A sharing player who carries out one more card by himself still shares.
            shares = detail.role == SHARES or (shares and detail.role == ACTS and event.player != acting)
        elif event.kind == BONUS:
            waiting = []
        elif detail is UNMOVED and shares and not same_side(acting, event.player, game.setup.teams):
            waiting.append(event)
    return found + waiting
