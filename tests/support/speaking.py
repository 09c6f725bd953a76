"""Catalogues and speakers for tests."""

from __future__ import annotations

from tenages.words.catalogue import words_of
from tenages.words.speaker import Speaker
from tenages.words.terms import player_names

ENGLISH = words_of("en-asmadi")
IELLO = words_of("en-iello")
FRENCH = words_of("fr-iello")
CATALOGUES = (ENGLISH, IELLO, FRENCH)

NAMES = player_names(ENGLISH, 5)


def to(reader: int | None) -> Speaker:
    """The English speaker for a reader; None is a spectator."""
    return Speaker(ENGLISH, NAMES, reader)
