"""How good the choices of a finished game were, from what the players could know and from all cards.

`analyse` judges every choice of a record, and `judge` the options of whoever is asked in a game.
"""

from tenages.analysis.analyse import analyse
from tenages.analysis.positions import JudgedPosition, judge
from tenages.analysis.report import Analysis

__all__ = ["Analysis", "JudgedPosition", "analyse", "judge"]
