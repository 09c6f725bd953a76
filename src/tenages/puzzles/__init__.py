"""Puzzles: moments of real games with a goal that can be proven from what the player knows."""

from tenages.puzzles.attempt import Attempt as Attempt
from tenages.puzzles.attempt import Failure as Failure
from tenages.puzzles.attempt import attempt as attempt
from tenages.puzzles.hints import Hint as Hint
from tenages.puzzles.hints import hints as hints
from tenages.puzzles.hints import hints_after as hints_after
from tenages.puzzles.puzzle import Goal as Goal
from tenages.puzzles.puzzle import Proof as Proof
from tenages.puzzles.puzzle import Puzzle as Puzzle
from tenages.puzzles.shipped import puzzle_numbered as puzzle_numbered
from tenages.puzzles.shipped import puzzle_of_the_day as puzzle_of_the_day
from tenages.puzzles.shipped import shipped as shipped
from tenages.puzzles.solution import Step as Step
from tenages.puzzles.solution import solution as solution
