"""What cards do: which effects draw, meld, score, take cards from others, and so on.

`deeds.json` says it of every effect, by its key in the catalogues. It is read from the code of the effects, which is
the only place where the rules of a card are; a test compares it with that code, and looks for every deed in the
events of random games (tests/cardbook/test_deeds.py).
"""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Final

from tenages.rules.card import Card, Effect

FILE: Final = "deeds.json"

DRAWS: Final = "draws"
MELDS: Final = "melds"
SCORES: Final = "scores"
TUCKS: Final = "tucks"
RETURNS: Final = "returns"
SPLAYS: Final = "splays"
FORESHADOWS: Final = "foreshadows"
DEMANDS: Final = "demands"
TAKES: Final = "takes"
"""It takes cards from other players, for nothing or in exchange."""
EXCHANGES: Final = "exchanges"
CLAIMS: Final = "claims"
"""It claims an achievement."""
EXECUTES: Final = "executes"
"""It executes the effects of another card."""
WINS: Final = "wins"
"""It can end the game at once."""

DEEDS: Final = (
    *(DRAWS, MELDS, SCORES, TUCKS, RETURNS, SPLAYS, FORESHADOWS),
    *(DEMANDS, TAKES, EXCHANGES, EXECUTES, CLAIMS, WINS),
)
"""Everything that an effect can do, in the order in which it is shown."""


@cache
def _written() -> dict[str, dict[str, list[str]]]:
    found: dict[str, dict[str, list[str]]] = json.loads(
        files("tenages.cardbook").joinpath(FILE).read_text(encoding="utf-8")
    )
    return found


def deeds_of_effect(effect: Effect) -> tuple[str, ...]:
    """What an effect does."""
    done = {*_written()[effect.card.slug][effect.key], *([DEMANDS] if effect.is_demand else [])}
    return tuple([deed for deed in DEEDS if deed in done])


def effects_of(card: Card, texts: int) -> tuple[Effect, ...]:
    """All effects of a card as an edition prints them, its echo effect first."""
    return card.effects[texts] if card.echo_effect is None else (card.echo_effect, *card.effects[texts])


def deeds_of(card: Card, texts: int) -> tuple[str, ...]:
    """What a card does as an edition prints it."""
    done = {deed for effect in effects_of(card, texts) for deed in deeds_of_effect(effect)}
    return tuple([deed for deed in DEEDS if deed in done])
