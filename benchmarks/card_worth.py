"""What each card is worth: plays games between bots, counts who melded what and who won, and writes it for the package.

    python -m benchmarks.card_worth --games 60000 --processes 16 --out src/tenages/cardbook/worth.json --seconds 3000

All seats have `policy`, a network without search. The games are those of two, three and four players, with and without
Echoes, third edition, as many of each. A player counts once in a game for each card that he melded, at the age of the
game when he did so first: the highest age that anyone at the table would have drawn from when that turn began.

It ends when all games are played or the seconds are over, and writes the file every minute and at the end. It needs
NumPy and ONNX Runtime, and neither `librt` nor Rich. The counts of several files (`--add FILE`) are put together, if
their deals differ (`--first`).
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any, Final

import benchmarks.without_librt  # noqa: F401  (before anything that needs it)
from tenages.bots.policy import liked
from tenages.bots.seeds import bot_seed
from tenages.build import is_compiled
from tenages.cards import CARDS
from tenages.game import Game
from tenages.opening import deal
from tenages.processes import Lost, Processes, one_thread_each
from tenages.rules.editions import DEFAULT_EDITION
from tenages.rules.moves import age_to_draw
from tenages.rules.options import LAST_AGE, Option
from tenages.rules.setup import Rules
from tenages.rules.state import Table
from tenages.stats.deeds import MELDED, CardDeed, deeds_in
from tenages.stats.tally import WHOLE, Tally, join_all, tally_of
from tenages.version import __version__

TABLES: Final = tuple(
    Rules(players, DEFAULT_EDITION, expansions=expansions) for expansions in ((), ("echoes",)) for players in (2, 3, 4)
)
BATCH: Final = 48
"""How many games a process plays side by side: the network judges them all at once."""
MOST_DECISIONS: Final = 3000
"""A game that is not over then is not counted. Games of this bot have about a tenth of that."""
WRITES_EVERY: Final = 60.0
SAYS_EVERY: Final = 5.0
Key = tuple[int, int]
"""A card by its index, and the age of the game."""


@dataclass
class Counted:
    """The counts of some games at one kind of table."""

    table: int
    """The number of the table in TABLES."""
    games: int
    melded: dict[Key, Tally]


class PlayedGame:
    """A game under way, and the age of the game when each turn began."""

    def __init__(self, rules: Rules, seed: int) -> None:
        self.game = deal(rules, seed)
        self.ages = [1]
        """By turn; number 0 is before the first."""
        self._random = Random(bot_seed(seed, 0))

    def choose(self, priors: Any) -> None:
        """Take what the network likes best, as the bot `policy` does."""
        decision = self.game.decision
        assert decision is not None
        self.take(liked(priors, decision, self.game.table.turns, self._random))

    def take(self, option: Option) -> None:
        """Choose, and note the ages of the turns that begin."""
        self.game.choose(option)
        table = self.game.table
        while len(self.ages) <= table.turns:
            self.ages.append(age_of_game(table))

    def melded(self) -> Iterator[tuple[int, Key]]:
        """Everyone who melded a card, with the age of the game when he did so first."""
        seen: set[tuple[int, int]] = set()
        for done in deeds_in(self.game, self.game.events, []):
            if isinstance(done, CardDeed) and done.deed == MELDED and (done.seat, done.card.index) not in seen:
                seen.add((done.seat, done.card.index))
                yield done.seat, (done.card.index, self.ages[done.turn])


def age_of_game(table: Table) -> int:
    """The highest age that anyone would draw from now."""
    highest = max([player.highest_top() for player in table.players])
    return min(LAST_AGE, age_to_draw(table.supply, highest))


def count(played: PlayedGame, melded: dict[Key, Tally]) -> None:
    """Add a finished game: who melded what, and what he won."""
    game: Game = played.game
    outcome = game.outcome
    assert outcome is not None
    chance = WHOLE // game.setup.players
    share = WHOLE // len(outcome.winners) if outcome.winners else chance
    for seat, key in played.melded():
        won = share if not outcome.winners or seat in outcome.winners else 0
        tally_of(melded, key).add(1, 0, won, chance)


def play_batch(job: tuple[int, int, int]) -> Counted:
    """Play some games side by side: the number of the table, of the first deal, and how many."""
    from tenages.networks.shipped import network_for

    table, first, number = job
    under_way = [PlayedGame(TABLES[table], seed) for seed in range(first, first + number)]
    network = network_for(under_way[0].game.setup)
    counted = Counted(table, 0, {})
    for _ in range(MOST_DECISIONS):
        for played in under_way:
            decision = played.game.decision
            while decision is not None and len(decision.options) == 1:
                played.take(decision.options[0])
                decision = played.game.decision
            if decision is None:
                count(played, counted.melded)
                counted.games += 1
        under_way = [played for played in under_way if played.game.outcome is None]
        if not under_way:
            break
        judged = network.evaluate([played.game for played in under_way])
        for played, priors in zip(under_way, judged.priors, strict=True):
            played.choose(priors)
    return counted


def jobs_for(games: int, first: int) -> list[tuple[int, int, int]]:
    """The batches: all tables in turn, each deal once."""
    found = []
    for number in range(0, games, BATCH):
        found.append((number // BATCH % len(TABLES), first + number, min(BATCH, games - number)))
    return found


class Sums:
    """All that was counted."""

    def __init__(self) -> None:
        self.games = [0] * len(TABLES)
        self.melded: list[dict[Key, Tally]] = [{} for _ in TABLES]

    def add(self, counted: Counted) -> None:
        """Add the counts of a batch."""
        self.games[counted.table] += counted.games
        join_all(self.melded[counted.table], counted.melded)

    def add_file(self, path: Path) -> None:
        """Add what another run has written."""
        data = json.loads(path.read_text(encoding="utf-8"))
        index = {card.slug: card.index for card in CARDS}
        for place, rules in enumerate(TABLES):
            self.games[place] += data["tables"][place]["games"]
            for slug, rows in data["cards"].items():
                for age, (melded, won) in enumerate(zip(*rows[place], strict=True), 1):
                    tally = Tally(melded, melded, round(won * WHOLE), melded * WHOLE // rules.players)
                    tally_of(self.melded[place], (index[slug], age)).join(tally)

    def as_data(self) -> dict[str, Any]:
        """What is written; `tenages.cardbook.worth` reads it."""
        tables = [
            {"players": rules.players, "expansions": list(rules.expansions), "games": games}
            for rules, games in zip(TABLES, self.games, strict=True)
        ]
        cards = {card.slug: [self._row(place, card.index) for place in range(len(TABLES))] for card in CARDS}
        return {"version": __version__, "edition": DEFAULT_EDITION, "bot": "policy", "tables": tables, "cards": cards}

    def _row(self, place: int, card: int) -> list[list[float]]:
        """How many melded a card at each age of the game, and how many of them won."""
        tallies = [self.melded[place].get((card, age), Tally()) for age in range(1, LAST_AGE + 1)]
        if not any(tallies):
            return []
        won = [round(tally.wins / WHOLE, 2) for tally in tallies]
        return [[tally.players for tally in tallies], [int(each) if each == int(each) else each for each in won]]


def write(path: Path, data: dict[str, Any]) -> None:
    """Write the file, one card a line."""
    cards = ",\n".join(
        [f"    {json.dumps(slug)}: {json.dumps(rows, separators=(',', ':'))}" for slug, rows in data["cards"].items()]
    )
    head = json.dumps({key: value for key, value in data.items() if key != "cards"}, indent=2)
    part = path.with_name(path.name + ".part")
    part.write_text(f'{head[:-2]},\n  "cards": {{\n{cards}\n  }}\n}}\n', encoding="utf-8")
    part.replace(path)


def say(text: str) -> None:
    """One line on the error channel."""
    sys.stderr.write(text + "\n")
    sys.stderr.flush()


def main(arguments: Iterable[str] | None = None) -> None:
    """Play, count, and write."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=60_000, help="how many games, of all six tables together")
    parser.add_argument("--processes", type=int, default=None, help="how many processes; one for each core if not said")
    parser.add_argument("--out", type=Path, default=Path("src/tenages/cardbook/worth.json"))
    parser.add_argument("--seconds", type=float, default=float("inf"), help="ends after so many seconds at the latest")
    parser.add_argument("--first", type=int, default=0, help="the number of the first deal")
    parser.add_argument("--add", type=Path, action="append", default=[], help="a file whose counts are added")
    options = parser.parse_args(None if arguments is None else list(arguments))
    sums = Sums()
    for path in options.add:
        sums.add_file(path)
    begun = written = said = monotonic()
    done = 0
    processes = Processes(options.processes)
    say(f"{'compiled' if is_compiled() else 'not compiled'}, {processes.number} processes, {options.games} games")
    with one_thread_each():
        for job, counted in processes.run(play_batch, jobs_for(options.games, options.first)):
            if isinstance(counted, Lost):
                say(f"the games from deal {job[1]} on were lost: {counted.why}")
                continue
            sums.add(counted)
            done += counted.games
            now = monotonic()
            if now - said > SAYS_EVERY:
                say(f"{done}/{options.games} games, {now - begun:.0f} s, {done / (now - begun):.1f} a second")
                said = now
            if now - written > WRITES_EVERY:
                write(options.out, sums.as_data())
                written = now
            if now - begun > options.seconds:
                break
    write(options.out, sums.as_data())
    say(f"{options.out}: {sum(sums.games)} games")


if __name__ == "__main__":
    main()
