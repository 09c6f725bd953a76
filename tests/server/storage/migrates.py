"""A server that opens its database as soon as it is told to."""

from __future__ import annotations

import asyncio
import sys

from tenages.server.storage.store import Store


async def open_and_close(url: str) -> None:
    """Open the database and close it again."""
    store = await Store.open(url)
    await store.check_writable()
    await store.close()


if __name__ == "__main__":
    sys.stdout.write("ready\n")
    sys.stdout.flush()
    sys.stdin.readline()
    asyncio.run(open_and_close(sys.argv[1]))
