"""Records that engine version 1 wrote. Each that plays otherwise today names the card, or "tie", because of which."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

_FILE: Final = Path(__file__).parent.parent / "data" / "records_of_engine_1.json"
_OLD: Final[list[dict[str, Any]]] = json.loads(_FILE.read_text(encoding="utf-8"))

SAME: Final = [json.dumps(old["record"]) for old in _OLD if old["changed"] is None]
OTHER: Final = {old["changed"]: json.dumps(old["record"]) for old in _OLD if old["changed"] is not None}
