"""What many people at once would take, by a simulation of the server (benchmarks/server_model.py, docs/scale.md).

`make scale`, or `python -m benchmarks.scale --bots 0.2 --flush 0.5`. It prints what 1,000, 10,000 and 100,000 people
need and how long a choice takes until everyone has it; and for several designs of the server with how many people it
becomes slow, and which part is full then. It takes about three minutes.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from rich.console import Console
from rich.table import Table

from benchmarks.server_model import Costs, Crowd, Design, Found, Simulation, at, machines_for

TOO_LONG: Final = 0.1
"""A choice that takes longer than this many seconds no longer feels immediate."""
SIZES: Final = (1_000, 10_000, 100_000)
FIRST: Final = 5_000
MOST: Final = 320_000
"""Where the search for the limit of a design begins and ends."""
HALVINGS: Final = 3
"""How often the distance between the last good and the first bad number of people is halved."""
MILLISECONDS: Final = ("play", "view", "transaction", "follow", "notified", "store", "read", "flush", "unflushed")
"""The costs that are options (`server_model.Costs`)."""
FULL: Final = 0.9
"""A part that is busier than this is called full."""

TODAY: Final = Design()
STICKY: Final = replace(TODAY, sticky=True)
DESIGNS: Final = {
    "as it is": TODAY,
    "bots' answers wait for the disk": replace(TODAY, safe_answers=True),
    "half as many thinkers": replace(TODAY, thinkers=0.5),
    "50 ms between commits": replace(TODAY, pause=0.05),
    "every process reads the choices": replace(TODAY, reads_choices=True),
    "4 databases for all processes": replace(TODAY, databases=4),
    "4 complete servers": replace(TODAY, servers=4),
    "sticky routing": STICKY,
    "sticky, 50 ms": replace(STICKY, pause=0.05),
    "sticky, 4 complete servers": replace(STICKY, servers=4),
    "sticky, notify only if needed": replace(STICKY, notifies_always=False),
}
"""What one can do. Sticky: the proxy sends all people of a table to the same process."""


def simulated(crowd: Crowd, design: Design, costs: Costs) -> Found:
    """What one of the servers of a design needs for its share of these people, and how it fares."""
    share = replace(crowd, people=crowd.people // design.servers)
    return Simulation(share, design, machines_for(share, design, costs), costs).run()


def limit(crowd: Crowd, design: Design, costs: Costs) -> tuple[int, Found | None]:
    """The most people for whom a design is fast enough, roughly, and how it fared with more of them."""
    good, bad, found = 0, FIRST, None
    while bad <= MOST:
        tried = simulated(replace(crowd, people=bad), design, costs)
        if at(0.95, tried.waits) > TOO_LONG:
            found = tried
            break
        good, bad = bad, 2 * bad
    for _ in range(HALVINGS if found else 0):
        people = (good + bad) // 2
        tried = simulated(replace(crowd, people=people), design, costs)
        if at(0.95, tried.waits) > TOO_LONG:
            bad, found = people, tried
        else:
            good = people
    return good, found


def fullest(found: Found) -> str:
    """The part that is full."""
    part, busy = max(found.busy.items(), key=lambda each: each[1])
    return part if busy >= FULL else "nothing: the pauses add up"


def needs(crowd: Crowd, design: Design, costs: Costs) -> Table:
    """What different numbers of people need."""
    shown = Table("people", *[f"{size:,}" for size in SIZES])
    crowds = [replace(crowd, people=size) for size in SIZES]
    runs = [simulated(each, design, costs) for each in crowds]
    both = list(zip(crowds, runs, strict=True))
    shown.add_row("tables", *[f"{each.tables:,.0f}" for each in crowds])
    shown.add_row("decisions a second", *[f"{each.decisions:,.0f}" for each in crowds])
    shown.add_row("web processes", *[f"{run.machines.web}" for run in runs])
    shown.add_row("database cores", *[f"{run.machines.cores}" for run in runs])
    shown.add_row("thinker processes", *[f"{run.machines.thinkers:,}" for run in runs])
    shown.add_row("notifying commits a second", *[f"{run.commits:,.0f}" for run in runs])
    shown.add_row("memory of web processes, GB", *[f"{memory(*each, design, costs) / 1e9:.1f}" for each in both])
    for part in runs[0].busy:
        shown.add_row(f"{part}, busy", *[f"{run.busy[part]:.0%}" for run in runs])
    for share in (0.5, 0.95):
        shown.add_row(f"choice to all views, p{100 * share:.0f}", *[ms(at(share, run.waits)) for run in runs])
    shown.add_row("bots wait, p95", *[ms(at(0.95, run.bots_wait)) for run in runs])
    return shown


def ms(seconds: float) -> str:
    """Seconds as milliseconds."""
    return f"{1000 * seconds:,.0f} ms"


def memory(crowd: Crowd, found: Found, design: Design, costs: Costs) -> float:
    """Memory of all web processes: each that has people of a table has the table."""
    persons = crowd.seats - crowd.bots
    web = found.machines.web
    copies = 1.0 if design.sticky else web * (1 - (1 - 1 / web) ** persons)
    return web * costs.process + crowd.tables * copies * costs.table + crowd.people * costs.socket


def compared(crowd: Crowd, costs: Costs) -> Table:
    """How each design does with the most people, and where it ends."""
    most = replace(crowd, people=SIZES[-1])
    columns = ("web", "cores", "commits/s", "p95", "bots wait", f"p95 under {ms(TOO_LONG)} up to", "then full")
    shown = Table(f"{most.people:,} people", *columns)
    for name, design in DESIGNS.items():
        found = simulated(most, design, costs)
        machines = found.machines
        people, beyond = limit(crowd, design, costs)
        shown.add_row(
            name,
            str(machines.web * design.servers),
            str(machines.cores * design.databases * design.servers),
            f"{found.commits * design.servers:,.0f}",
            ms(at(0.95, found.waits)),
            ms(at(0.95, found.bots_wait)),
            f"{people:,}" if beyond else f"{people:,} or more",
            fullest(beyond) if beyond else "",
        )
    return shown


def main(arguments: Sequence[str] | None = None) -> None:
    """Parse the options, simulate and print."""
    crowd, costs = Crowd(SIZES[-1]), Costs()
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seats", type=int, default=crowd.seats, help="at a table")
    parser.add_argument("--bots", type=float, default=crowd.bots, help="of the seats at a table, on average")
    parser.add_argument("--seconds", type=float, default=crowd.seconds, help="that a person takes for a decision")
    parser.add_argument("--pause", type=float, default=crowd.pause, help="seconds that a bot takes at least")
    parser.add_argument("--peak", type=float, default=crowd.peak, help="the busiest minute, compared to the average")
    for name in MILLISECONDS:
        parser.add_argument(f"--{name}", type=float, default=1000 * getattr(costs, name), help="milliseconds")
    options = parser.parse_args(arguments)
    if not 0 <= options.bots <= options.seats - 1:
        parser.error("at least one seat of a table is a person's")
    crowd = Crowd(crowd.people, options.seats, options.bots, options.seconds, options.pause, options.peak)
    costs = replace(costs, **{name: getattr(options, name) / 1000 for name in MILLISECONDS})
    console = Console(highlight=False, width=120, markup=False, emoji=False)
    console.print(needs(crowd, TODAY, costs))
    console.print(compared(crowd, costs))


if __name__ == "__main__":
    main()
