"""The Dogma action (docs/rules.md 6, 7, 20): sharing, demands, echo effects, the order of effects, the free draw."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tenages.rules.editions import same_side
from tenages.rules.events import (
    ACTIVATED,
    ACTS,
    BONUS,
    EVERYONE,
    EXECUTES,
    NO_DETAIL,
    OBEYS,
    ROLES,
    SHARES,
    Activation,
)
from tenages.rules.options import Decision
from tenages.rules.phase import ACTING, Dogma, first_step

if TYPE_CHECKING:
    from tenages.rules.card import Asking, Card
    from tenages.rules.player import Player
    from tenages.rules.state import Table

EFFECT_ENDED: Final = Decision(-1, "", ())
"""What an effect that asks yields after its last question."""


def counts(table: Table, card: Card) -> list[int]:
    """All players' counts of the card's featured icon, by seat."""
    return [player.count(card.dogma) for player in table.players]


def sharers_and_obeyers(counted: list[int], seat: int, teams: bool) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The seats that share and the seats that obey, by all players' icon counts; a partner never has to obey."""
    sharers: list[int] = []
    obeyers: list[int] = []
    seats = len(counted)
    own = counted[seat]
    for step in range(1, seats):
        other = (seat + step) % seats
        if counted[other] >= own:
            sharers.append(other)
        elif not same_side(seat, other, teams):
            obeyers.append(other)
    return tuple(sharers), tuple(obeyers)


def begin(table: Table, player: Player, card: Card) -> None:
    """Activate a top card. Sharers, obeyers and echo effects are fixed now; later changes do not matter."""
    counted = counts(table, card)
    sharers, obeyers = sharers_and_obeyers(counted, player.seat, table.setup.teams)
    effects = card.effects[table.setup.edition.texts]
    echoes = player.echoes(card.color)
    if echoes:
        effects = echoes + effects
    began = Activation(card, player.seat, effects, len(echoes), tuple(counted), sharers, obeyers)
    table.note(ACTIVATED, player.seat, card, 0, 0, EVERYONE, began)
    _go_to(table, first_step(began), player.seat, False)


def start_effect(table: Table, dogma: Dogma) -> Asking | None:
    """Start the current effect for the current player; returns its generator if it asks."""
    effect = dogma.effect
    assert effect is not None
    table.shown = ()
    doer = dogma.doer
    if effect.demand is not None:
        role = OBEYS
    elif doer == dogma.acting:
        role = ACTS
    else:
        role = SHARES
    table.note(EXECUTES, doer, None, 0, 0, EVERYONE, ROLES[role])
    return run_effect(table, dogma)


def run_effect(table: Table, dogma: Dogma) -> Asking | None:
    """Run the current effect; if it asks, returns its generator, not started, which ends with `EFFECT_ENDED`."""
    effect = dogma.effect
    assert effect is not None
    player = table.players[dogma.doer]
    if effect.demand is not None:
        asking = effect.demand(player, table.players[dogma.acting])
    else:
        assert effect.non_demand is not None
        asking = effect.non_demand(player)
    return None if asking is None else _with_end_marker(asking)


def _with_end_marker(asking: Asking) -> Asking:
    # A generator that returns raises StopIteration, which costs more in compiled code than most effects do.
    yield from asking
    yield EFFECT_ENDED


def finish_effect(table: Table, changes_before: int) -> None:
    """After an effect: go to the next player or effect, or end the dogma."""
    dogma = table.phase
    assert isinstance(dogma, Dogma)
    shared = dogma.shared or _earns_free_draw(table, dogma, changes_before)
    _go_to(table, dogma.step(shared), dogma.acting, shared)


def _earns_free_draw(table: Table, dogma: Dogma, changes_before: int) -> bool:
    """Whether the effect was an opponent's share that changed anything: neither obeying nor a partner's share."""
    effect = dogma.effect
    assert effect is not None
    if effect.demand is not None or table.changes == changes_before:
        return False
    return not same_side(dogma.acting, dogma.doer, table.setup.teams)


def _go_to(table: Table, step: Dogma | None, acting: int, shared: bool) -> None:
    """Go to the next step of a dogma. If there is none, end it; the acting player draws if an opponent shared."""
    if step is not None:
        table.phase = step
        return
    table.phase = ACTING
    table.shown = ()
    if shared:
        table.note(BONUS, acting, None, 0, 0, EVERYONE, NO_DETAIL)
        player = table.players[acting]
        player.draw(player.highest_top())


def cut_short(table: Table) -> None:
    """Skip all further effects of the card, for everyone (Fission)."""
    dogma = table.phase
    assert isinstance(dogma, Dogma)
    table.phase = dogma.cut_short()
