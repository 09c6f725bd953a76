"""A server that is killed as soon as the last choice is reported as stored."""

from __future__ import annotations

import asyncio
import os
import signal
import sys

from tenages.server.storage.store import Store
from tests.support.stored_tables import choice, table


async def play_and_die(url: str) -> None:
    """Store some choices one by one and some at once, and do not close anything."""
    store = await Store.open(url)
    await store.add_table(table())
    for number in range(20):
        await store.change(choice(number, f"choice {number}"))
    await asyncio.gather(*[store.change(choice(number, f"choice {number}")) for number in range(20, 200)])
    os.kill(os.getpid(), signal.SIGKILL)


if __name__ == "__main__":
    asyncio.run(play_and_die(sys.argv[1]))
