"""What a choice costs on the wire: bytes for each reader, and processor time to make them, whole and as steps.

`python -m benchmarks.bytes` plays random games. Whole moments are what a client without `steps=1` is sent.
"""

from __future__ import annotations

import argparse
from functools import partial
from random import Random
from time import perf_counter

import orjson
from rich.console import Console
from rich.table import Table

import tenages
from tenages.build import is_compiled
from tenages.server.game_session import GameSession
from tenages.server.table_messages import steps_since, update
from tenages.words.catalogue import words_of
from tenages.words.speaker import Speaker

NAMES = ("Ann", "Bob", "Cid", "Dan")
TABLES: tuple[tuple[str, int, tuple[str, ...]], ...] = (
    ("base, 2 players", 2, ()),
    ("Echoes, 4 players", 4, ("echoes",)),
)


class Sums:
    """What one kind of message has cost so far."""

    def __init__(self) -> None:
        self.bytes = 0
        self.seconds = 0.0

    def add(self, message: bytes, seconds: float) -> None:
        """Count a message."""
        self.bytes += len(message)
        self.seconds += seconds


def measure(players: int, expansions: tuple[str, ...], games: int) -> tuple[dict[tuple[str, str], Sums], int]:
    """The sums by kind of message and reader, and the number of choices."""
    readers: dict[str, int | None] = {"a seat": 0, "a spectator": None}
    sums = {(kind, reader): Sums() for kind in ("whole", "steps") for reader in readers}
    choices = 0
    for seed in range(games):
        random = Random(seed)
        session = GameSession(partial(tenages.new_game, players, seed=seed, expansions=expansions), (), 0)
        speakers = {name: Speaker(words_of(), NAMES[:players], seat) for name, seat in readers.items()}
        while (decision := session.game.decision) is not None:
            session.choose(decision.player, random.choice(decision.options).notation)
            if session.choosing_first_melds:
                continue
            choices += 1
            for name, speaker in speakers.items():
                for kind, make in (("whole", update), ("steps", steps_since)):
                    begun = perf_counter()
                    message = orjson.dumps(make(session, speaker))
                    sums[kind, name].add(message, perf_counter() - begun)
            session.mark_announced()
    return sums, choices


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--games", type=int, default=5)
    games = parser.parse_args().games
    table = Table(title=f"for one choice and one reader, {'compiled' if is_compiled() else 'uncompiled'}")
    for heading in ("table", "reader", "message", "bytes", "microseconds"):
        table.add_column(heading, justify="left" if heading in ("table", "reader", "message") else "right")
    for title, players, expansions in TABLES:
        sums, choices = measure(players, expansions, games)
        for (kind, reader), each in sums.items():
            numbers = (each.bytes / choices, each.seconds / choices * 1e6)
            table.add_row(title, reader, kind, *[f"{number:,.0f}" for number in numbers])
    Console(width=120, markup=False, emoji=False).print(table)


if __name__ == "__main__":
    main()
