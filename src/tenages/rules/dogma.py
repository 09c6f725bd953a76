"""The Dogma action (docs/rules.md 6, 7, 20): who shares, who must obey, echoes, effect after effect, and the bonus."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tenages.rules.editions import same_side
from tenages.rules.events import ACTIVATED, ALONE, BONUS, EVERYONE, EXECUTES, OBEYS, SHARES
from tenages.rules.options import MOST_PLAYERS, Decision

if TYPE_CHECKING:
    from tenages.rules.card import Asking, Card, Effect
    from tenages.rules.player import Player
    from tenages.rules.state import Table

HAS_ENDED: Final = Decision(-1, "", ())
"""No question to anyone: an effect that asked is over."""
NOTHING_DONE: Final = tuple([(0,) * seats for seats in range(MOST_PLAYERS + 1)])
"""What nobody did, by the number of players."""


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
    table.sharers, table.obeyers = sharers_and_obeyers(counted, player.seat, table.setup.teams)
    table.dogma = card
    table.acting = player.seat
    effects = card.effects[table.setup.edition.texts]
    echoes = player.echoes(card.color)
    table.effects = echoes + effects if echoes else effects
    table.effect_number = -1
    table.queue = ()
    table.shared = False
    forget(table)
    numbers = [card.dogma, len(echoes)]
    numbers += counted
    numbers.append(_mask(table.sharers))
    numbers.append(_mask(table.obeyers))
    table.note(ACTIVATED, player.seat, card, 0, 0, EVERYONE, tuple(numbers))


def _mask(seats: tuple[int, ...]) -> int:
    mask = 0
    for seat in seats:
        mask |= 1 << seat
    return mask


def forget(table: Table) -> None:
    """Nothing was done "due to" the card under way so far."""
    table.tally = NOTHING_DONE[len(table.players)]
    table.recalled = ()


def next_player(table: Table) -> Player | None:
    """Who carries out which effect next: sets the effect and answers with the player, or None when all is done."""
    while not table.queue:
        table.effect_number += 1
        number = table.effect_number
        if number >= len(table.effects):
            return None
        effect = table.effects[number]
        if number > 0 and effect.card is not table.effects[number - 1].card:
            # What was done "due to" one card is nothing to the next.
            forget(table)
        if effect.demand is not None:
            table.queue = table.obeyers
        else:
            table.queue = table.sharers + (table.acting,)
    player = table.players[table.queue[0]]
    table.queue = table.queue[1:]
    table.effect = table.effects[table.effect_number]
    return player


def start_effect(table: Table, player: Player) -> Asking | None:
    """Let a player carry out the current effect; answers with the effect if it is one that asks."""
    effect = table.effect
    assert effect is not None
    table.shown = ()
    if effect.demand is not None:
        role = (OBEYS,)
    elif player.seat == table.acting:
        role = (ALONE,)
    else:
        role = (SHARES,)
    table.note(EXECUTES, player.seat, None, 0, 0, EVERYONE, role)
    return carried_out(table, effect, player)


def carried_out(table: Table, effect: Effect, player: Player) -> Asking | None:
    """What a player does by an effect; one that asks has not begun yet, and says at last that it `HAS_ENDED`."""
    if effect.demand is not None:
        asking = effect.demand(player, table.players[table.acting])
    else:
        assert effect.alone is not None
        asking = effect.alone(player)
    return None if asking is None else _to_its_end(asking)


def _to_its_end(asking: Asking) -> Asking:
    # A generator that just ends raises StopIteration, which costs more, compiled, than most effects do.
    yield from asking
    yield HAS_ENDED


def finish_effect(table: Table, player: Player, changes_before: int) -> None:
    """A player has carried out the current effect: was it a share that earns the bonus?

    Only an opponent's share does: neither obeying nor a partner's share.
    """
    effect = table.effect
    assert effect is not None
    acting = table.players[table.acting]
    if effect.demand is None and table.changes != changes_before and not acting.same_side(player):
        table.shared = True


def finish(table: Table) -> None:
    """All effects are done: the free Draw action, if an opponent shared."""
    table.dogma = None
    table.effect = None
    table.shown = ()
    if table.shared:
        table.shared = False
        acting = table.players[table.acting]
        table.note(BONUS, acting.seat, None, 0, 0, EVERYONE, ())
        acting.draw(acting.highest_top())


def cut_short(table: Table) -> None:
    """No further effect of the card is carried out, by anyone (Fission)."""
    table.effects = ()
    table.queue = ()
