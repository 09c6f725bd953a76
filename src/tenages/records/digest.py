"""A short fingerprint of a position, with which a record ends.

It covers what lies on the table and what is asked, not who knows which card or how far an effect is.
"""

from __future__ import annotations

import hashlib

from tenages.rules.card import Card
from tenages.rules.phase import MayActivate, MayPromote
from tenages.rules.play import Play


def digest(play: Play) -> str:
    """The fingerprint of the table and the current decision."""
    table = play.table
    lines = [
        f"{table.edition.name} teams={table.teams} turn={table.turn} turns={table.turns} actions={table.actions}",
        "supply " + " | ".join([_named(pile) for pile in table.supply]),
        "available " + _named(table.available),
        "specials " + " ".join([special.name for special in table.specials]),
        "box " + _named(table.box),
    ]
    for player in table.players:
        lines += [
            f"player {player.seat} scored={player.scored} tucked={player.tucked}",
            "hand " + _named(player.hand),
            "score " + _named(player.score_pile),
            "board " + " | ".join([_named(pile) for pile in player.piles]),
            "splays " + " ".join(map(str, player.splays)),
            "achieved " + _named(player.achieved) + " " + " ".join([special.name for special in player.specials]),
        ]
        if len(table.setup.sets) > 1:
            lines.append("forecast " + _named(player.forecast))
    if len(table.setup.sets) > 1:
        melded = table.phase.melded if isinstance(table.phase, MayPromote) else None
        promoted = table.phase.promoted if isinstance(table.phase, MayActivate) else None
        lines.append(f"melded {melded} promoted {promoted} american={table.setup.american}")
    lines.append(f"decision {play.decision}")
    lines.append(f"outcome {table.outcome}")
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()[:16]


def _named(cards: tuple[Card, ...]) -> str:
    return " ".join([card.slug for card in cards])
