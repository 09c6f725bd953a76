"""Age 7 of the base set."""

from __future__ import annotations

from tenages.cards.base.deck import card
from tenages.rules.icons import BLUE, CLOCK, CROWN, FACTORY, GREEN, LEAF, LIGHTBULB, PURPLE, RED, YELLOW

evolution = card("Evolution", 7, BLUE, "lightbulb lightbulb lightbulb hex", LIGHTBULB)
publications = card("Publications", 7, BLUE, "hex lightbulb clock lightbulb", LIGHTBULB)
bicycle = card("Bicycle", 7, GREEN, "crown crown clock hex", CROWN)
electricity = card("Electricity", 7, GREEN, "lightbulb factory hex factory", FACTORY)
lighting = card("Lighting", 7, PURPLE, "hex leaf clock leaf", LEAF)
railroad = card("Railroad", 7, PURPLE, "clock factory clock hex", CLOCK)
combustion = card("Combustion", 7, RED, "crown crown factory hex", CROWN)
explosives = card("Explosives", 7, RED, "hex factory factory factory", FACTORY)
refrigeration = card("Refrigeration", 7, YELLOW, "hex leaf leaf crown", LEAF)
sanitation = card("Sanitation", 7, YELLOW, "leaf leaf hex leaf", LEAF)
