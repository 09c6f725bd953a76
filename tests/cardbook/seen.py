"""What effects were seen to do, in the events of a game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tenages.cardbook.deeds import (
    CLAIMS,
    DRAWS,
    EXCHANGES,
    EXECUTES,
    FORESHADOWS,
    MELDS,
    RETURNS,
    SCORES,
    SPLAYS,
    TAKES,
    TUCKS,
    WINS,
)
from tenages.game import Game
from tenages.rules import events
from tenages.rules.card import Effect
from tenages.rules.endings import BY_EFFECT
from tenages.rules.events import SUPPLY, Event, GameOver, PileSplay, SpecialClaimed, seat_of
from tenages.rules.icons import UNSPLAYED

KINDS: Final = {
    events.DREW: DRAWS,
    events.MELDED: MELDS,
    events.SCORED: SCORES,
    events.TUCKED: TUCKS,
    events.RETURNED: RETURNS,
    events.FORESHADOWED: FORESHADOWS,
}


def deeds_seen(game: Game) -> Iterator[tuple[Effect, str]]:
    """Every effect that was carried out, with each of its deeds that an event shows."""
    under_way: list[Effect] = []
    for event in game.events:
        effect = event.effect
        if event.kind == events.ACTIVATED:
            under_way = []
        elif event.kind == events.EXECUTES and effect is not None:
            if not effect.is_echo:
                yield from _executed_by(under_way, effect)
        elif effect is not None:
            for deed in _deeds_of(event, effect):
                yield effect, deed


def _executed_by(under_way: list[Effect], effect: Effect) -> Iterator[tuple[Effect, str]]:
    """Note an effect that begins; if its card was not under way yet, the last effect executes it."""
    cards = [each.card for each in under_way]
    if effect.card in cards:
        del under_way[cards.index(effect.card) :]
    elif under_way:
        yield under_way[-1], EXECUTES
    under_way.append(effect)


def _deeds_of(event: Event, effect: Effect) -> Iterator[str]:
    detail = event.detail
    if event.kind in KINDS:
        yield KINDS[event.kind]
        if event.origin == SUPPLY:
            yield DRAWS
    elif event.kind == events.CLAIMED:
        if not isinstance(detail, SpecialClaimed) or detail.special.via == effect.card.title:
            yield CLAIMS
    elif event.kind == events.SPLAYED:
        if isinstance(detail, PileSplay) and detail.direction != UNSPLAYED:
            yield SPLAYS
    elif event.kind in (events.TRANSFERRED, events.EXCHANGED):
        if event.kind == events.EXCHANGED:
            yield EXCHANGES
        if event.origin != event.target and takes(event, effect):
            yield TAKES
    elif event.kind == events.ENDED and isinstance(detail, GameOver) and detail.outcome.how == BY_EFFECT:
        yield WINS


def takes(event: Event, effect: Effect) -> bool:
    """Whether a card went to who demands it, or to who acts, from another player."""
    giver, taker = seat_of(event.origin), seat_of(event.target)
    if giver == taker:
        return False
    return event.kind == events.EXCHANGED or (taker != event.player if effect.is_demand else taker == event.player)
