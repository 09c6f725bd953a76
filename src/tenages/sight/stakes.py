"""What a dogma does to whom: who shares it, who must obey it, and the icon counts that decide."""

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
"""The fates of players who carry out something of the dogma as if it were their own."""


class Stakes(NamedTuple):
    """What would happen to the others if a player activated a card."""

    counts: list[int]
    """Everyone's count of the card's icon, by seat."""
    echoes: tuple[Effect, ...]
    """The echo effects that would come before the card's own, in their order."""
    fates: dict[str, list[int]]
    """The other players by what would become of them, see `fates`."""


def stakes_of(view: View, seat: int, card: Card) -> Stakes:
    """What would happen to the others if this player activated the card now."""
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
    """The others by what becomes of them, each group clockwise; those who must do something come first.

    `echoes` is the number of echo effects that come first and are shared whatever the card itself does. `texts` are
    the edition's, None if unknown.
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
