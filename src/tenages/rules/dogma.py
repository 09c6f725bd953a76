"""The Dogma action (docs/rules.md 6, 7, 20): who shares, who must obey, echoes, effect after effect, and the bonus."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tenages.rules.editions import same_side
from tenages.rules.events import (
    ACTIVATED,
    ACTS,
    BONUS,
    EVERYONE,
    EXECUTES,
    NOTHING_MORE,
    OBEYS,
    ROLES,
    SHARES,
    Activation,
)
from tenages.rules.options import Decision
from tenages.rules.phase import ACTING, NO_DEEDS, Dogma

if TYPE_CHECKING:
    from tenages.rules.card import Asking, Card
    from tenages.rules.player import Player
    from tenages.rules.state import Table

HAS_ENDED: Final = Decision(-1, "", ())
"""No question to anyone: an effect that asked is over."""


def counts(table: Table, card: Card) -> list[int]:
    """Everyone's count of the card's featured icon."""
    return [player.count(card.dogma) for player in table.players]


def sharers_and_obeyers(counted: list[int], seat: int, teams: bool) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Who shares and who obeys, from everyone's count of the featured icon; demands pass a partner over."""
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
    """Activate a top card of a player: what boards and the card's pile show is looked at now, and only now."""
    counted = counts(table, card)
    sharers, obeyers = sharers_and_obeyers(counted, player.seat, table.setup.teams)
    effects = card.effects[table.setup.edition.texts]
    echoes = player.echoes(card.color)
    if echoes:
        effects = echoes + effects
    began = Activation(card, player.seat, effects, len(echoes), tuple(counted), sharers, obeyers)
    table.note(ACTIVATED, player.seat, card, 0, 0, EVERYONE, began)
    table.phase = Dogma(began, -1, None, (), 0, False, NO_DEEDS[len(table.players)], ())


def start_effect(table: Table, dogma: Dogma) -> Asking | None:
    """Let a player carry out the current effect; gives the effect if it is one that asks."""
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
    return carried_out(table, dogma)


def carried_out(table: Table, dogma: Dogma) -> Asking | None:
    """What a player does by the current effect; one that asks has not begun yet, and yields `HAS_ENDED` at its end."""
    effect = dogma.effect
    assert effect is not None
    player = table.players[dogma.doer]
    if effect.demand is not None:
        asking = effect.demand(player, table.players[dogma.acting])
    else:
        assert effect.non_demand is not None
        asking = effect.non_demand(player)
    return None if asking is None else _to_its_end(asking)


def _to_its_end(asking: Asking) -> Asking:
    # A generator that just ends raises StopIteration, which costs more, compiled, than most effects do.
    yield from asking
    yield HAS_ENDED


def finish_effect(table: Table, changes_before: int) -> None:
    """The current effect has been carried out: was it a share that earns the bonus?

    Only an opponent's share does: neither obeying nor a partner's share.
    """
    dogma = table.phase
    assert isinstance(dogma, Dogma)
    effect = dogma.effect
    assert effect is not None
    earns = effect.demand is None and not same_side(dogma.acting, dogma.doer, table.setup.teams)
    if earns and not dogma.shared and table.changes != changes_before:
        table.phase = dogma.with_share()


def finish(table: Table, dogma: Dogma) -> None:
    """All effects are done: the free Draw action, if an opponent shared."""
    table.phase = ACTING
    table.shown = ()
    if dogma.shared:
        acting = table.players[dogma.acting]
        table.note(BONUS, acting.seat, None, 0, 0, EVERYONE, NOTHING_MORE)
        acting.draw(acting.highest_top())


def cut_short(table: Table) -> None:
    """No further effect of the card is carried out, by anyone (Fission)."""
    dogma = table.phase
    assert isinstance(dogma, Dogma)
    table.phase = dogma.cut_short()
