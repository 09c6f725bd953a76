"""Promotion (docs/rules.md 21): after a Meld action, a card from the forecast may be melded too, and activated."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tenages.rules import dogma
from tenages.rules.options import CARD, SAY_PASS, SAY_YES, YES, Decision, Option
from tenages.rules.phase import ACTING, MayActivate, MayPromote
from tenages.rules.purposes import ACTIVATE, PROMOTE

if TYPE_CHECKING:
    from tenages.rules.state import Table


def offered(table: Table) -> Decision | None:
    """The question after a Meld action: which card to promote, then whether to activate it; None if no card fits."""
    player = table.players[table.turn]
    phase = table.phase
    if isinstance(phase, MayPromote):
        limit = phase.melded.age
        cards = [card.pick for card in player.forecast if card.age <= limit]
        return Decision(player.seat, PROMOTE, (*cards, SAY_PASS)) if cards else None
    if isinstance(phase, MayActivate):
        return Decision(player.seat, ACTIVATE, (SAY_YES, SAY_PASS))
    return None


def answer(table: Table, option: Option) -> None:
    """Carry out the answer. If a promoted card must be activated, the player is not asked about it."""
    player = table.players[table.turn]
    phase = table.phase
    table.phase = ACTING
    if option.kind == CARD:
        card = option.card
        assert card is not None
        player.promote(card)
        if table.setup.promoted_must_act:
            dogma.begin(table, player, card)
        else:
            table.phase = MayActivate(card)
    elif option.kind == YES:
        assert isinstance(phase, MayActivate)
        dogma.begin(table, player, phase.promoted)
