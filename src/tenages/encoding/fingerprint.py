"""Which numbers mean what, in one short text: a network fits only the encoding that it has learned with."""

from __future__ import annotations

from hashlib import sha256

from tenages.encoding.actions import OPTIONS, actions_used
from tenages.encoding.layout import DEPTHS, SCALES, place_name, places_used


def fingerprint(players: int, expansions: tuple[str, ...] = ()) -> str:
    """The same text as long as all places and actions of such a table keep their meaning, order and scale."""
    places = [place_name(place) for place in places_used(players, expansions)]
    actions = [option.notation for option in OPTIONS[: actions_used(expansions)]]
    scales = [str(scale) for scale in (*SCALES, *DEPTHS)]
    return sha256("\n".join([*places, *actions, *scales]).encode()).hexdigest()[:16]
