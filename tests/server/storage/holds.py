"""A server that opens its database and then does nothing until its standard input ends."""

from __future__ import annotations

import asyncio
import sys

from tenages.server.storage.store import Store


async def hold(url: str) -> None:
    """Open the database, say so, and keep it."""
    store = await Store.open(url, alone=True)
    sys.stdout.write("open\n")
    sys.stdout.flush()
    await asyncio.to_thread(sys.stdin.read)
    await store.close()


if __name__ == "__main__":
    asyncio.run(hold(sys.argv[1]))
