"""The game for research: PettingZoo, Gymnasium and OpenSpiel, with one numbering and one observation for all three.

Each library is imported only by the module that is named after it. See docs/environments.md.
"""
