"""The interface as a document: OpenAPI for REST, and with it the types of all that goes over a socket.

`python -m tenages.server.schema FILE` writes it; the page's types (`web/src/wire/schema.ts`) are generated from it.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any, Final

from pydantic import TypeAdapter

from tenages.server.messages.tables import Sent
from tenages.server.messages.wishes import WISHES

REFERENCE: Final = "#/components/schemas/{model}"


def socket_schemas() -> dict[str, Any]:
    """The types of the messages on a socket, by name: all that is sent is a `Sent`, all that can be asked a `Wish`."""
    sent: TypeAdapter[Any] = TypeAdapter(Sent)
    roots, shared = TypeAdapter.json_schemas(
        [("Sent", "serialization", sent), ("Wish", "validation", WISHES)], ref_template=REFERENCE
    )
    named = {str(name): schema for (name, _), schema in roots.items()}
    return {**shared.get("$defs", {}), **named}


def document() -> dict[str, Any]:
    """The whole interface."""
    from tenages.server.app import make_app
    from tenages.server.settings import Settings

    described: dict[str, Any] = make_app(Settings()).openapi()
    described["components"]["schemas"].update(socket_schemas())
    return described


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(json.dumps(document(), indent=1) + "\n", encoding="utf-8")
