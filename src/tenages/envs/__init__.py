"""The game as an environment for research: PettingZoo, Gymnasium, OpenSpiel."""
