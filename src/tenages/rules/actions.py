"""The four actions of a turn (docs/rules.md 2 to 6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tenages.rules import dogma
from tenages.rules.achievements import claim_age, claimable
from tenages.rules.options import ACHIEVE, DRAW, MELD, PICK_ACHIEVEMENT, TAKE_DRAW, Decision, Option
from tenages.rules.phase import MayPromote
from tenages.rules.purposes import ACT

if TYPE_CHECKING:
    from tenages.rules.player import Player


def offered(player: Player) -> Decision:
    """The decision which action to take, with all that this player can do."""
    options: list[Option] = [TAKE_DRAW]
    for card in player.hand:
        options.append(card.meld)
    for pile in player.piles:
        if pile:
            options.append(pile[0].activate)
    for age in claimable(player):
        options.append(PICK_ACHIEVEMENT[age - 1])
    return Decision(player.seat, ACT, tuple(options))


def take_action(player: Player, option: Option) -> None:
    """Carry out an action. A Dogma action is only started here; the game then runs its effects one by one."""
    if option.kind == DRAW:
        player.draw(player.highest_top())
    elif option.kind == MELD:
        assert option.card is not None
        player.meld(option.card)
        if player.forecast:
            player.table.phase = MayPromote(option.card)
    elif option.kind == ACHIEVE:
        claim_age(player, option.value)
    else:
        assert option.card is not None
        dogma.begin(player.table, player, option.card)
