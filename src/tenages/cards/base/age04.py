"""Age 4 of the base set."""

from __future__ import annotations

from tenages.cards.base.deck import card
from tenages.rules.icons import BLUE, CROWN, FACTORY, GREEN, LEAF, LIGHTBULB, PURPLE, RED, YELLOW

experimentation = card("Experimentation", 4, BLUE, "hex lightbulb lightbulb lightbulb", LIGHTBULB)
printing_press = card("Printing Press", 4, BLUE, "hex lightbulb lightbulb crown", LIGHTBULB)
invention = card("Invention", 4, GREEN, "hex lightbulb lightbulb factory", LIGHTBULB)
navigation = card("Navigation", 4, GREEN, "hex crown crown crown", CROWN)
enterprise = card("Enterprise", 4, PURPLE, "hex crown crown crown", CROWN)
reformation = card("Reformation", 4, PURPLE, "leaf leaf hex leaf", LEAF)
colonialism = card("Colonialism", 4, RED, "hex factory lightbulb factory", FACTORY)
gunpowder = card("Gunpowder", 4, RED, "hex factory crown factory", FACTORY)
anatomy = card("Anatomy", 4, YELLOW, "leaf leaf leaf hex", LEAF)
perspective = card("Perspective", 4, YELLOW, "hex lightbulb lightbulb leaf", LIGHTBULB)
