"""Rulings that name cards: what we decided where the rulebooks are silent (docs/rulings.md).

`rulings.json` says which cards each one is about; the question and how we rule are in the catalogues.
"""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Final, NamedTuple

from tenages.rules.card import TEXT_NAMES, Card
from tenages.words.catalogue import Words
from tenages.words.speaker import sentence

FILE: Final = "rulings.json"


class Ruling(NamedTuple):
    """One ruling."""

    name: str
    cards: tuple[str, ...]
    """The short names of the cards that it is about."""
    texts: str
    """The card texts that it is about, "first" or "third"; empty if it is about both."""

    @property
    def key(self) -> str:
        """The key of the question in the catalogues; its part `rule` is how we rule."""
        return f"ruling-{self.name}"


@cache
def rulings() -> tuple[Ruling, ...]:
    """All rulings that name a card."""
    written = json.loads(files("tenages.cardbook").joinpath(FILE).read_text(encoding="utf-8"))
    return tuple([Ruling(name, tuple(of["cards"]), of.get("texts", "")) for name, of in written.items()])


def rulings_on(card: Card, texts: int | None = None) -> list[Ruling]:
    """The rulings that name a card; with `texts`, only those that are about these card texts."""
    wanted = ("", TEXT_NAMES[texts]) if texts is not None else ("", *TEXT_NAMES)
    return [ruling for ruling in rulings() if card.slug in ruling.cards and ruling.texts in wanted]


def question(words: Words, ruling: Ruling) -> str:
    """What was asked."""
    return sentence(words.say(ruling.key))


def rule(words: Words, ruling: Ruling) -> str:
    """How we rule."""
    return words.say(f"{ruling.key}.rule")
