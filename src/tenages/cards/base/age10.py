"""Age 10 of the base set."""

from __future__ import annotations

from tenages.cards.base.deck import card
from tenages.rules.icons import BLUE, CLOCK, CROWN, FACTORY, GREEN, LEAF, LIGHTBULB, PURPLE, RED, YELLOW

bioengineering = card("Bioengineering", 10, BLUE, "lightbulb clock clock hex", CLOCK)
software = card("Software", 10, BLUE, "clock clock clock hex", CLOCK)
databases = card("Databases", 10, GREEN, "hex clock clock clock", CLOCK)
self_service = card("Self Service", 10, GREEN, "hex crown crown crown", CROWN)
ai = card("A.I.", 10, PURPLE, "lightbulb lightbulb clock hex", LIGHTBULB)
the_internet = card("The Internet", 10, PURPLE, "hex clock clock lightbulb", CLOCK)
miniaturization = card("Miniaturization", 10, RED, "hex lightbulb clock lightbulb", LIGHTBULB)
robotics = card("Robotics", 10, RED, "hex factory clock factory", FACTORY)
globalization = card("Globalization", 10, YELLOW, "hex factory factory factory", FACTORY)
stem_cells = card("Stem Cells", 10, YELLOW, "hex leaf leaf leaf", LEAF)
