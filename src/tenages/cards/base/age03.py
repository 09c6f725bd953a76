"""Age 3 of the base set."""

from __future__ import annotations

from tenages.cards.base.deck import card
from tenages.rules.icons import BLUE, CASTLE, CROWN, GREEN, LEAF, LIGHTBULB, PURPLE, RED, YELLOW

alchemy = card("Alchemy", 3, BLUE, "hex leaf castle castle", CASTLE)
translation = card("Translation", 3, BLUE, "hex crown crown crown", CROWN)
compass = card("Compass", 3, GREEN, "hex crown crown leaf", CROWN)
paper = card("Paper", 3, GREEN, "hex lightbulb lightbulb crown", LIGHTBULB)
education = card("Education", 3, PURPLE, "lightbulb lightbulb lightbulb hex", LIGHTBULB)
feudalism = card("Feudalism", 3, PURPLE, "hex castle leaf castle", CASTLE)
engineering = card("Engineering", 3, RED, "castle hex lightbulb castle", CASTLE)
optics = card("Optics", 3, RED, "crown crown crown hex", CROWN)
machinery = card("Machinery", 3, YELLOW, "leaf leaf hex castle", LEAF)
medicine = card("Medicine", 3, YELLOW, "crown leaf leaf hex", LEAF)
