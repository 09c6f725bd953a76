"""What a dogma means for each player: who shares it, who must obey it, and the icon counts that decide."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final, NamedTuple

from tenages.rules.card import Card, Effect
from tenages.rules.dogma import sharers_and_obeyers
from tenages.sight.facts import visible_echoes
from tenages.sight.view import View

MUST_OBEY: Final = "must-obey"
SHARES: Final = "shares"
SHARES_ECHO: Final = "shares-echo"
SHARES_ECHOES: Final = "shares-echoes"
NEED_NOT_OBEY: Final = "need-not-obey"
DOES_NOT_SHARE: Final = "does-not-share"
PASSED_OVER: Final = "passed-over"
SHARING: Final = (SHARES, SHARES_ECHO, SHARES_ECHOES)
"""The fates of players who share an effect of the dogma."""


class Stakes(NamedTuple):
    """What it would mean for the other players if a player activated a card."""

    counts: list[int]
    """All players' counts of the featured icon, by seat."""
    echoes: tuple[Effect, ...]
    """The echo effects that would come before the card's effects, in order."""
    fates: dict[str, list[int]]
    """The seats of the other players by fate: see `fates`."""


def stakes_of(view: View, seat: int, card: Card) -> Stakes:
    """What it would mean for the other players if this player activated the card now."""
    counts = [other.count(card.dogma) for other in view.scene.seats]
    sharers, obeyers = sharers_and_obeyers(counts, seat, view.setup.teams)
    acting = view.scene.seats[seat]
    echoes = visible_echoes(acting.piles[card.color], acting.splays[card.color])
    outcome = fates(card, seat, len(counts), sharers, obeyers, len(echoes), view.setup.edition.texts)
    return Stakes(counts, echoes, outcome)


def fates(
    card: Card,
    acting: int,
    players: int,
    sharers: Collection[int],
    obeyers: Collection[int],
    echoes: int,
    texts: int | None,
) -> dict[str, list[int]]:
    """The seats of the other players by fate, each group clockwise; those who must do something come first.

    `echoes` is the number of echo effects, which are shared even if all effects of the card are demands. `texts` are
    the card texts of the edition, None if unknown.
    """
    effects = [effect for number, some in enumerate(card.effects) if texts in (None, number) for effect in some]
    demands = any(effect.is_demand for effect in effects)
    shares = any(not effect.is_demand for effect in effects) or not effects
    sharing = SHARES if shares else (NEED_NOT_OBEY, SHARES_ECHO, SHARES_ECHOES)[min(echoes, 2)]
    groups: dict[str, list[int]] = {MUST_OBEY: [], sharing: [], DOES_NOT_SHARE: [], PASSED_OVER: []}
    for step in range(1, players):
        seat = (acting + step) % players
        if seat in sharers:
            fate = sharing
        elif seat in obeyers:
            fate = MUST_OBEY if demands else DOES_NOT_SHARE
        else:
            fate = PASSED_OVER
        groups[fate].append(seat)
    return {fate: seats for fate, seats in groups.items() if seats}
