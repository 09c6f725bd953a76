"""Age 2 of the base set."""

from __future__ import annotations

from tenages.cards.base.deck import card
from tenages.rules.icons import BLUE, CASTLE, CROWN, GREEN, LEAF, LIGHTBULB, PURPLE, RED, YELLOW

calendar = card("Calendar", 2, BLUE, "hex leaf leaf lightbulb", LEAF)
mathematics = card("Mathematics", 2, BLUE, "hex lightbulb crown lightbulb", LIGHTBULB)
currency = card("Currency", 2, GREEN, "leaf crown hex crown", CROWN)
mapmaking = card("Mapmaking", 2, GREEN, "hex crown crown castle", CROWN)
monotheism = card("Monotheism", 2, PURPLE, "hex castle castle castle", CASTLE)
philosophy = card("Philosophy", 2, PURPLE, "hex lightbulb lightbulb lightbulb", LIGHTBULB)
construction = card("Construction", 2, RED, "castle hex castle castle", CASTLE)
road_building = card("Road Building", 2, RED, "castle castle hex castle", CASTLE)
canal_building = card("Canal Building", 2, YELLOW, "hex crown leaf crown", CROWN)
fermenting = card("Fermenting", 2, YELLOW, "leaf leaf hex castle", LEAF)
