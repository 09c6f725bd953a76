"""Age 6 of the base set."""

from __future__ import annotations

from tenages.cards.base.deck import card
from tenages.rules.icons import BLUE, CROWN, FACTORY, GREEN, LEAF, LIGHTBULB, PURPLE, RED, YELLOW

atomic_theory = card("Atomic Theory", 6, BLUE, "lightbulb lightbulb lightbulb hex", LIGHTBULB)
encyclopedia = card("Encyclopedia", 6, BLUE, "hex crown crown crown", CROWN)
classification = card("Classification", 6, GREEN, "lightbulb lightbulb lightbulb hex", LIGHTBULB)
metric_system = card("Metric System", 6, GREEN, "hex factory crown crown", CROWN)
democracy = card("Democracy", 6, PURPLE, "crown lightbulb lightbulb hex", LIGHTBULB)
emancipation = card("Emancipation", 6, PURPLE, "factory lightbulb factory hex", FACTORY)
industrialization = card("Industrialization", 6, RED, "crown factory factory hex", FACTORY)
machine_tools = card("Machine Tools", 6, RED, "factory factory hex factory", FACTORY)
canning = card("Canning", 6, YELLOW, "hex factory leaf factory", FACTORY)
vaccination = card("Vaccination", 6, YELLOW, "leaf factory leaf hex", LEAF)
