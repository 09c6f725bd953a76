"""The seeds of bots."""

from __future__ import annotations

import secrets
from hashlib import sha256
from typing import Final

BYTES: Final = 16
LABEL: Final = "tenages bot"
"""Keeps these seeds apart from all else that might be derived from a deal."""


def given_or_new(seed: int | None) -> int:
    """The seed that was given, or one from the system's secure generator."""
    return secrets.randbits(8 * BYTES) if seed is None else seed


def bot_seed(deal: int, number: int) -> int:
    """The seed of a bot at a deal. The same deal and number give the same seed, so that a game can be repeated.

    Everyone sees what a bot chooses, and the deal's own seed determines all hidden cards. The hash makes sure that
    nobody can get from one to the other, and that a bot never imagines the cards with the numbers that dealt them.
    """
    return int.from_bytes(sha256(f"{LABEL}\0{deal}\0{number}".encode()).digest()[:BYTES])
