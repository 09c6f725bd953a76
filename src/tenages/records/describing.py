"""The description of a table, from which `records.position` lays the same table out again."""

from __future__ import annotations

from typing import Any

from tenages.records.position import Description
from tenages.rules.card import Card
from tenages.rules.errors import BadPosition
from tenages.rules.icons import COLOR_NAMES, COLORS, SPLAY_NAMES, UNSPLAYED
from tenages.rules.options import LAST_AGE
from tenages.rules.phase import Acting
from tenages.rules.play import Play
from tenages.rules.player import Player
from tenages.rules.state import Table


def has_description(play: Play) -> bool:
    """Whether a position can say where the game stands: an action is due."""
    return play.decision is not None and isinstance(play.table.phase, Acting)


def description_of(play: Play) -> Description:
    """All that lies on the table, where an action is due: every card, whole piles in their order, turn and actions.

    A position cannot say who has seen which hidden card: laid out again, everyone knows what lies on the boards, each
    player knows his own cards, and all cards out of the game are known. Nor does it say the order of a player's
    achievements and of the cards out of the game, on which nothing depends. Within an effect, or before the first turn,
    there is no description.
    """
    if not has_description(play):
        raise BadPosition("no-action-due")
    table = play.table
    return Description(
        players=[_player(player) for player in table.players],
        turn=table.turn,
        actions=table.actions + 1,
        only={age: _titles(_pile(table, age)) for age in range(1, LAST_AGE + 1)},
        achievements=[*_titles(table.available), *[special.name for special in table.specials]],
        turns=table.turns,
    )


def _player(player: Player) -> dict[str, Any]:
    """Only what there is."""
    parts: dict[str, Any] = {
        "board": {COLOR_NAMES[color]: _titles(player.piles[color]) for color in COLORS if player.piles[color]},
        "splay": {
            COLOR_NAMES[color]: SPLAY_NAMES[player.splays[color]]
            for color in COLORS
            if player.splays[color] != UNSPLAYED
        },
        "hand": _titles(player.hand),
        "score": _titles(player.score_pile),
        "forecast": _titles(player.forecast),
        "achievements": [*_titles(player.achieved), *[special.name for special in player.specials]],
        "scored": player.scored,
        "tucked": player.tucked,
    }
    return {name: part for name, part in parts.items() if part}


def _pile(table: Table, age: int) -> tuple[Card, ...]:
    """All supply piles of an age, one after the other: each card finds the pile of its own set."""
    rows = sorted(set(table.setup.rows))
    return tuple([card for row in rows for card in table.supply[row + age]])


def _titles(cards: tuple[Card, ...]) -> list[str]:
    return [card.title for card in cards]
