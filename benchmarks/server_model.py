"""A model of the server with several web processes, PostgreSQL and thinkers, simulated event by event.

The costs of single steps are measured, or marked as estimated; what people do is assumed. docs/scale.md says how and
why. `benchmarks.scale` prints what comes out.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from heapq import heappop, heappush, heapreplace
from itertools import count
from math import ceil
from random import Random
from typing import Final, NamedTuple

from tenages.server.storage.writer import MOST_AT_ONCE, PAUSE

AIM: Final = 0.6
"""How busy processors may be on average. Above that, short rushes already make people wait."""
USUAL_GROUP: Final = 5
"""How many choices a transaction of a busy process has."""
MOST_CORES: Final = 64
"""The cores of the largest machine that is usual for a database."""
WARM_UP_SHARE: Final = 0.25
"""The part of the simulated time that is not counted: all queues are empty at first."""


@dataclass(frozen=True)
class Costs:
    """What one step costs, in seconds of a processor or of the disk, or in bytes (docs/scale.md)."""

    play: float = 0.0004
    """The server's processor: to receive and play a choice."""
    view: float = 0.00015
    """The server's processor: to make and send one person's view."""
    transaction: float = 0.001
    """The server's processor: for a transaction with all choices that wait."""
    follow: float = 0.00035
    """The server's processor: to play a choice that another process has stored."""
    notified: float = 0.00007
    """The server's processor: to receive a notification about tables of other processes."""
    store: float = 0.00015
    """PostgreSQL's processor: to store a choice."""
    read: float = 0.0001
    """PostgreSQL's processor: to read what is new at a table, or one step of a thought. Estimated."""
    flush: float = 0.001
    """The disk: to make a transaction safe. The lock of notifying commits is held for so long."""
    unflushed: float = 0.00005
    """The same lock, for a transaction that does not wait for the disk. Estimated."""
    table: float = 75_000
    socket: float = 45_000
    process: float = 94_000_000
    """A web process without any table, with the uncompiled engine."""


THINKING: Final = {"novice": 0.001, "adept": 0.001, "expert": 0.05, "master": 0.66}
"""Seconds for a thought (docs/bots.md): the expert between 0.016 at a table for two and 0.092 for four, the master
between 0.64 and 0.68."""
LEVELS: Final = {"novice": 0.2, "adept": 0.4, "expert": 0.3, "master": 0.1}
"""How often each level is chosen. Assumed: most people choose the level that the page proposes."""


@dataclass(frozen=True)
class Crowd:
    """The people, and what is assumed about them."""

    people: int
    seats: int = 3
    bots: float = 0.5
    """Bots at a table, on average."""
    seconds: float = 2.5
    """How long a person takes for a decision: at a table for two, each decides every 5 s."""
    pause: float = 1.0
    """How long a bot takes at least: the pace "calm"."""
    peak: float = 1.5
    """How many times the average the busiest minute is: games begin together, and effects ask many quick questions."""

    @property
    def tables(self) -> float:
        """The number of tables."""
        return self.people / (self.seats - self.bots)

    @property
    def decisions(self) -> float:
        """Decisions a second, of people and bots: everyone at a table takes his turn."""
        turn_of_all = (self.seats - self.bots) * self.seconds + self.bots * self.pause
        return self.peak * self.tables * self.seats / turn_of_all


@dataclass(frozen=True)
class Design:
    """How the server is built; the default is how it is today."""

    servers: int = 1
    """Complete servers, each with its own processes, database and share of the tables. One of them is simulated."""
    databases: int = 1
    """Databases that share the tables, all used by all processes."""
    pause: float = PAUSE
    """The pause after a transaction of several writes."""
    sticky: bool = False
    """Whether all people of a table are at one process."""
    reads_choices: bool = False
    """Whether a notification only names the table, so that every process has to read the choice."""
    notifies_always: bool = True
    """Also if nobody of the table is at another process."""
    safe_answers: bool = False
    """Whether the answers of thinkers wait for the disk."""
    thinkers: float = 1.0
    """More or fewer thinkers than are needed to keep them as busy as AIM."""


class Machines(NamedTuple):
    """What runs."""

    web: int
    cores: int
    """Of each database."""
    thinkers: int


def machines_for(crowd: Crowd, design: Design, costs: Costs) -> Machines:
    """As many processes and cores as are as busy as AIM."""
    persons = crowd.seats - crowd.bots
    of_bots = crowd.bots / crowd.seats
    others = 0.0 if design.sticky else persons - 1
    web = costs.play + persons * costs.view + others * costs.follow + costs.transaction / USUAL_GROUP
    stored = costs.store + others * (design.reads_choices * costs.read + of_bots * costs.store)
    database = stored + of_bots * costs.read * (3 + others)
    thinking = of_bots * sum([LEVELS[level] * THINKING[level] for level in LEVELS])
    web, cores, thinkers = [max(1, ceil(crowd.decisions * each / AIM)) for each in (web, database, thinking)]
    return Machines(web, min(MOST_CORES, ceil(cores / design.databases)), ceil(thinkers * design.thinkers))


class Station:
    """Several equal servers with one queue, such as the cores of a database; a lock is a station with one."""

    def __init__(self, servers: int, counted: tuple[float, float]) -> None:
        self._free = [0.0] * servers
        self._begin, self._end = counted
        self._busy = 0.0

    def serve(self, now: float, seconds: float) -> float:
        """When the work is done that arrives now."""
        if not seconds:
            return now
        start = max(now, self._free[0])
        done = start + seconds
        heapreplace(self._free, done)
        self._busy += max(0.0, min(done, self._end) - max(start, self._begin))
        return done

    @property
    def busy(self) -> float:
        """The share of the counted time in which it worked."""
        return self._busy / (len(self._free) * (self._end - self._begin))


@dataclass(slots=True)
class Choice:
    """A choice on its way."""

    made: float
    places: dict[int, int]
    """How many people each process has at the table."""
    database: int
    by_bot: bool
    stored: bool = False
    waits_for: int = 0
    """How many processes still have to send it."""


@dataclass(slots=True)
class Writer:
    """A process's writer for one database."""

    waiting: list[tuple[int, Choice]] = field(default_factory=list)
    busy: bool = False


@dataclass(frozen=True)
class Found:
    """What a simulation found."""

    machines: Machines
    waits: list[float]
    bots_wait: list[float]
    commits: float
    """Notifying commits a second."""
    busy: dict[str, float]
    """How busy each part was."""


def at(part: float, waits: list[float]) -> float:
    """The time within which this part of all is done; with 0.95, that of 95 in a hundred."""
    return sorted(waits)[int(part * len(waits))] if waits else 0.0


class Simulation:
    """Some seconds of the life of a server, event by event."""

    def __init__(
        self, crowd: Crowd, design: Design, machines: Machines, costs: Costs, seconds: float = 3.0, seed: int = 1
    ) -> None:
        self.crowd, self.design, self.machines, self.costs = crowd, design, machines, costs
        self._counted = counted = (WARM_UP_SHARE * seconds, seconds)
        self._random = Random(seed)
        self._events: list[tuple[float, int, Callable[[], None]]] = []
        self._numbers = count()
        self._now = 0.0
        self._web = [Station(1, counted) for _ in range(machines.web)]
        self._cores = [Station(machines.cores, counted) for _ in range(design.databases)]
        self._locks = [Station(1, counted) for _ in range(design.databases)]
        self._thinkers = Station(machines.thinkers, counted)
        self._writers = [[Writer() for _ in range(design.databases)] for _ in range(machines.web)]
        self._commits = 0
        self.waits: list[float] = []
        """From a person's choice until everyone has it."""
        self.bots_wait: list[float] = []
        """What a bot's answer takes besides thinking."""

    def run(self) -> Found:
        """Play until all choices of the simulated time are seen by everyone."""
        self._at(0.0, self._arrive)
        while self._events:
            self._now, _, happen = heappop(self._events)
            happen()
        parts = {"web processes": self._web, "database cores": self._cores, "commit lock": self._locks}
        busy = {name: sum([each.busy for each in stations]) / len(stations) for name, stations in parts.items()}
        busy["thinkers"] = self._thinkers.busy
        begin, end = self._counted
        return Found(self.machines, self.waits, self.bots_wait, self._commits / (end - begin), busy)

    def _counts(self, moment: float) -> bool:
        begin, end = self._counted
        return begin <= moment < end

    def _at(self, when: float, happen: Callable[[], None]) -> None:
        heappush(self._events, (when, next(self._numbers), happen))

    def _varied(self, seconds: float) -> float:
        """Choices, views and thoughts differ widely."""
        return self._random.expovariate(1 / seconds) if seconds else 0.0

    def _arrive(self) -> None:
        """Someone decides, and the next one will soon."""
        crowd, chance = self.crowd, self._random
        following = self._now + chance.expovariate(crowd.decisions)
        if following < self._counted[1]:
            self._at(following, self._arrive)
        bots = int(crowd.bots) + (chance.random() < crowd.bots % 1)
        by_bot = chance.random() < bots / crowd.seats
        places: dict[int, int] = {}
        home = chance.randrange(self.machines.web)
        for person in range(crowd.seats - bots):
            place = home if person == 0 or self.design.sticky else chance.randrange(self.machines.web)
            places[place] = places.get(place, 0) + 1
        choice = Choice(self._now, places, chance.randrange(self.design.databases), by_bot, waits_for=len(places))
        if by_bot:
            self._ask(choice)
        else:
            self._play(home, choice)

    # --- bots ---------------------------------------------------------------------------------------------------------

    def _ask(self, choice: Choice) -> None:
        """Every process with people of the table asks, without waiting for the disk; the first question counts."""
        for _ in choice.places:
            done = self._cores[choice.database].serve(self._now, self.costs.read)
        self._at(done, partial(self._asked, choice))

    def _asked(self, choice: Choice) -> None:
        """Only thinkers listen to questions."""
        self._at(self._locks[choice.database].serve(self._now, self.costs.unflushed), partial(self._think, choice))

    def _think(self, choice: Choice) -> None:
        self._cores[choice.database].serve(self._now, self.costs.read)
        level = self._random.choices(list(LEVELS), list(LEVELS.values()))[0]
        thinking = self._varied(THINKING[level])
        self._at(self._thinkers.serve(self._now, thinking), partial(self._answer, choice, thinking))

    def _answer(self, choice: Choice, thinking: float) -> None:
        """Each answer is a transaction of its own; then every process of the table tries to store the choice."""
        done = self._cores[choice.database].serve(self._now, self.costs.read)
        self._at(done, partial(self._answered, choice, thinking))

    def _answered(self, choice: Choice, thinking: float) -> None:
        done = self._lock(choice.database, self.costs.flush if self.design.safe_answers else self.costs.unflushed)
        if self._counts(choice.made):
            self.bots_wait.append(done - choice.made - thinking)
        self._at(done, partial(self._play_everywhere, choice))

    def _play_everywhere(self, choice: Choice) -> None:
        for place in choice.places:
            self._play(place, choice)

    # --- choices ------------------------------------------------------------------------------------------------------

    def _play(self, place: int, choice: Choice) -> None:
        done = self._web[place].serve(self._now, self._varied(self.costs.play))
        self._at(done, partial(self._put, place, choice))

    def _put(self, place: int, choice: Choice) -> None:
        writer = self._writers[place][choice.database]
        writer.waiting.append((place, choice))
        if not writer.busy:
            self._write(writer, choice.database)

    def _write(self, writer: Writer, database: int) -> None:
        """Begin a transaction with everything that waits."""
        batch = writer.waiting[:MOST_AT_ONCE]
        del writer.waiting[:MOST_AT_ONCE]
        writer.busy = bool(batch)
        if batch:
            self._web[batch[0][0]].serve(self._now, self.costs.transaction)
            done = self._cores[database].serve(self._now, self.costs.store * len(batch))
            self._at(done, partial(self._commit, writer, database, batch))

    def _commit(self, writer: Writer, database: int, batch: list[tuple[int, Choice]]) -> None:
        """Only transactions that notify wait for each other; the others share the flushes of the disk."""
        notifies = self.design.notifies_always or any(len(choice.places) > 1 for _, choice in batch)
        done = self._lock(database, self.costs.flush) if notifies else self._now + self.costs.flush
        self._at(done, partial(self._committed, writer, database, batch))

    def _lock(self, database: int, seconds: float) -> float:
        """When a notifying transaction is committed; every process is told."""
        self._commits += self._counts(self._now)
        for station in self._web:
            station.serve(self._now, self.costs.notified)
        return self._locks[database].serve(self._now, seconds)

    def _committed(self, writer: Writer, database: int, batch: list[tuple[int, Choice]]) -> None:
        for place, choice in batch:
            if choice.stored:  # another process has stored the same choice of a bot
                self._follow(place, choice)
                continue
            choice.stored = True
            self._render(place, choice)
            if not choice.by_bot:
                for other in choice.places:
                    if other != place:
                        self._follow(other, choice)
        pause = self.design.pause if len(batch) > 1 else 0.0
        self._at(self._now + pause, partial(self._write, writer, database))

    def _follow(self, place: int, choice: Choice) -> None:
        """A process learns what another one has stored."""
        reading = self.costs.read if self.design.reads_choices else 0.0
        done = self._cores[choice.database].serve(self._now, reading)
        self._at(done, partial(self._render, place, choice, self.costs.follow))

    def _render(self, place: int, choice: Choice, more: float = 0.0) -> None:
        cost = self._varied(more + choice.places[place] * self.costs.view)
        self._at(self._web[place].serve(self._now, cost), partial(self._sent, choice))

    def _sent(self, choice: Choice) -> None:
        choice.waits_for -= 1
        if not choice.waits_for and not choice.by_bot and self._counts(choice.made):
            self.waits.append(self._now - choice.made)
