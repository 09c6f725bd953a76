"""Age 8 of the base set."""

from __future__ import annotations

from tenages.cards.base.deck import card
from tenages.rules.icons import BLUE, CLOCK, CROWN, FACTORY, GREEN, LEAF, LIGHTBULB, PURPLE, RED, YELLOW

quantum_theory = card("Quantum Theory", 8, BLUE, "clock clock clock hex", CLOCK)
rocketry = card("Rocketry", 8, BLUE, "clock clock clock hex", CLOCK)
corporations = card("Corporations", 8, GREEN, "hex factory factory crown", FACTORY)
mass_media = card("Mass Media", 8, GREEN, "lightbulb hex clock lightbulb", LIGHTBULB)
empiricism = card("Empiricism", 8, PURPLE, "lightbulb lightbulb lightbulb hex", LIGHTBULB)
socialism = card("Socialism", 8, PURPLE, "leaf hex leaf leaf", LEAF)
flight = card("Flight", 8, RED, "crown hex clock crown", CROWN)
mobility = card("Mobility", 8, RED, "hex factory clock factory", FACTORY)
antibiotics = card("Antibiotics", 8, YELLOW, "leaf leaf leaf hex", LEAF)
skyscrapers = card("Skyscrapers", 8, YELLOW, "hex factory crown crown", CROWN)
