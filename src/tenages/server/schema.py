"""The interface as an OpenAPI document, with the types of all messages on a socket.

`python -m tenages.server.schema FILE` writes it; the page's types (`web/src/wire/schema.ts`) are generated from it.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any, Final

from pydantic import TypeAdapter

from tenages.server.messages.requests import REQUESTS
from tenages.server.messages.tables import Sent

REFERENCE: Final = "#/components/schemas/{model}"


def socket_schemas() -> dict[str, Any]:
    """The types of the messages on a socket, by name: `Sent` for what goes out, `SocketRequest` for what comes in."""
    sent: TypeAdapter[Any] = TypeAdapter(Sent)
    roots, shared = TypeAdapter.json_schemas(
        [("Sent", "serialization", sent), ("SocketRequest", "validation", REQUESTS)], ref_template=REFERENCE
    )
    named = {str(name): schema for (name, _), schema in roots.items()}
    return {**shared.get("$defs", {}), **named}


def document() -> dict[str, Any]:
    """The whole interface as OpenAPI."""
    from tenages.server.app import make_app
    from tenages.server.settings import Settings

    described: dict[str, Any] = make_app(Settings()).openapi()
    described["components"]["schemas"].update(socket_schemas())
    return described


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(json.dumps(document(), indent=1) + "\n", encoding="utf-8")
