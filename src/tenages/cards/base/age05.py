"""Age 5 of the base set."""

from __future__ import annotations

from tenages.cards.base.deck import card
from tenages.rules.icons import BLUE, CROWN, FACTORY, GREEN, LEAF, LIGHTBULB, PURPLE, RED, YELLOW

chemistry = card("Chemistry", 5, BLUE, "factory lightbulb factory hex", FACTORY)
physics = card("Physics", 5, BLUE, "factory lightbulb lightbulb hex", LIGHTBULB)
banking = card("Banking", 5, GREEN, "factory crown hex crown", CROWN)
measurement = card("Measurement", 5, GREEN, "lightbulb leaf lightbulb hex", LIGHTBULB)
astronomy = card("Astronomy", 5, PURPLE, "crown lightbulb lightbulb hex", LIGHTBULB)
societies = card("Societies", 5, PURPLE, "crown hex lightbulb crown", CROWN)
coal = card("Coal", 5, RED, "factory factory factory hex", FACTORY)
the_pirate_code = card("The Pirate Code", 5, RED, "crown factory crown hex", CROWN)
statistics = card("Statistics", 5, YELLOW, "leaf lightbulb leaf hex", LEAF)
steam_engine = card("Steam Engine", 5, YELLOW, "hex factory crown factory", FACTORY)
