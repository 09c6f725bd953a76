"""What the page takes in a real Chromium: memory in the course of a game, and time from a click to the next question.

`python -m benchmarks.page` plays random games of two and four players, which a page follows from one seat, and measures
its heap and its elements after a collection of garbage. It needs the built page ("make page") and Chromium.
"""

from __future__ import annotations

from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter

from playwright.sync_api import Browser, sync_playwright
from rich.console import Console
from rich.table import Table

from tests.browser.chromium import ARGUMENTS, executable
from tests.browser.lobby import OPEN, YOU, Lobby, PageServer
from tests.browser.person import Person
from tests.support.log_in_parts import Message
from tests.support.serving import Guest, catch_up

NODES = """(root) => {
  const start = root ? document.querySelector(root) : document;
  if (start === null) return 0;
  const walk = document.createTreeWalker(start, NodeFilter.SHOW_ALL);
  let count = 1;
  while (walk.nextNode()) count++;
  return count;
}"""
TURNS = (8, 16, 32, 48, 64)
CLICKS = 12


class Meter:
    """Reads the memory of a page."""

    def __init__(self, person: Person) -> None:
        self._person = person
        self._devtools = person.context.new_cdp_session(person.page)
        self._devtools.send("Performance.enable")

    def read(self) -> tuple[float, int, int, int]:
        """The heap in megabytes; the nodes of the log, of the rest of the page, and those that are in neither."""
        self._devtools.send("HeapProfiler.collectGarbage")
        metrics = {each["name"]: each["value"] for each in self._devtools.send("Performance.getMetrics")["metrics"]}
        page = self._person.page
        log, whole = page.evaluate(NODES, ".log"), page.evaluate(NODES, None)
        return metrics["JSHeapUsedSize"] / 1e6, log, whole - log, int(metrics["Nodes"]) - whole


def memory(browser: Browser, server: PageServer, players: int, table: Table) -> None:
    """One row for each of some moments in a game."""
    lobby = Lobby(server, browser)
    guests = lobby.guests([YOU, *[OPEN] * (players - 1)], seed=players)
    person = lobby.seated(guests[0])
    meter = Meter(person)
    random = Random(players)

    def choose(seen: Message) -> str:
        return str(random.choice(seen["options"])["option"])

    for turns in TURNS:

        def late(guest: Guest, turns: int = turns) -> bool:
            return bool(guest.seen["turns"] >= turns and guest.seen["asked"]["purpose"] == "act")

        try:
            asked = lobby.scene(guests, late, choose)
        except AssertionError:
            break  # The game is over.
        catch_up(guests)
        person.until(lambda one, now=asked.seen["moment"]: one.seen["moment"] == now)  # type: ignore[misc]
        heap, *nodes = meter.read()
        table.add_row(str(players), str(turns), f"{heap:.1f}", *map(str, nodes))
    lobby.close()


def clicks(browser: Browser, server: PageServer) -> list[float]:
    """Seconds from the click on "Draw" to the next question, where the same player is asked again."""
    found: list[float] = []
    lobby = Lobby(server, browser)
    while len(found) < CLICKS:
        guests = lobby.guests([YOU, OPEN], seed=len(found))
        # The second player's first turn has two actions.
        asked = lobby.scene(
            guests, lambda guest: guest.seen["asked"]["purpose"] == "act" and guest.seen["turns"] == 2, _first
        )
        person = lobby.seated(asked, pace="calm", reduced_motion="no-preference")
        person.wait_to_be_asked()
        person.sees_the_question()
        moment = person.seen["moment"]
        begun = perf_counter()
        person.option(person.seen["options"][0]["label"]).first.dispatch_event("click")
        person.until(lambda one, before=moment: one.seen["moment"] != before)  # type: ignore[misc]
        person.prompt.wait_for()
        person.sees_the_question()
        found.append(perf_counter() - begun)
        person.context.close()
        lobby.people.remove(person)
    return found


def _first(seen: Message) -> str:
    return str(seen["options"][0]["option"])


def main() -> None:
    """Measure and print."""
    console = Console(markup=False, emoji=False)
    table = Table("players", "turn", "heap in MB", "nodes of the log", "other nodes", "detached nodes")
    with TemporaryDirectory() as name, sync_playwright() as playwright:
        folder = Path(name)
        server = PageServer(f"sqlite:///{folder / 'games.sqlite3'}", folder)
        browser = playwright.chromium.launch(executable_path=executable(), args=list(ARGUMENTS))
        for players in (2, 4):
            memory(browser, server, players, table)
        console.print(table)
        times = sorted(clicks(browser, server))
        console.print(
            f"click to the own next question, calm: median {median(times) * 1000:.0f} ms, "
            f"from {times[0] * 1000:.0f} to {times[-1] * 1000:.0f} ({len(times)} clicks)"
        )
        browser.close()
        server.kill_all()


if __name__ == "__main__":
    main()
