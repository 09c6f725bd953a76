"""Names in a right-to-left script: isolated, so that the sentence around them keeps its order.

Without it digits jump: after an Arabic name, the 3 of "3 against 5" would be shown on the other side of the name. Names
in other scripts stay as they are. The browser has the same function in `web/src/words`.
"""

from __future__ import annotations

import re
from typing import Final

ISOLATE: Final = "\u2068"
"""First Strong Isolate: what follows is laid out on its own, in the direction of its first letter."""
POP: Final = "\u2069"
"""Pop Directional Isolate: the end of what is isolated."""
CONTROLS: Final = re.compile("[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]")
"""Marks, embeddings, overrides and isolates: in a name they would change the order of the text after it."""
RIGHT_TO_LEFT: Final = re.compile("[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\U00010800-\U00010fff\U0001e800-\U0001efff]")
"""The ranges that Unicode sets aside for right-to-left scripts (DerivedBidiClass.txt)."""


def isolated(name: str) -> str:
    """The name without control characters; one in a right-to-left script is isolated from the text around it."""
    plain = CONTROLS.sub("", name)
    return f"{ISOLATE}{plain}{POP}" if RIGHT_TO_LEFT.search(plain) else plain
