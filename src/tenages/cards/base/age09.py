"""Age 9 of the base set."""

from __future__ import annotations

from tenages.cards.base.deck import card
from tenages.rules.icons import BLUE, CLOCK, CROWN, FACTORY, GREEN, LEAF, LIGHTBULB, PURPLE, RED, YELLOW

computers = card("Computers", 9, BLUE, "clock hex clock factory", CLOCK)
genetics = card("Genetics", 9, BLUE, "lightbulb lightbulb lightbulb hex", LIGHTBULB)
collaboration = card("Collaboration", 9, GREEN, "hex crown clock crown", CROWN)
satellites = card("Satellites", 9, GREEN, "hex clock clock clock", CLOCK)
services = card("Services", 9, PURPLE, "hex leaf leaf leaf", LEAF)
specialization = card("Specialization", 9, PURPLE, "hex factory leaf factory", FACTORY)
composites = card("Composites", 9, RED, "factory factory hex factory", FACTORY)
fission = card("Fission", 9, RED, "hex clock clock clock", CLOCK)
ecology = card("Ecology", 9, YELLOW, "leaf lightbulb lightbulb hex", LIGHTBULB)
suburbia = card("Suburbia", 9, YELLOW, "hex crown leaf leaf", LEAF)
