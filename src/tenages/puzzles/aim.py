"""Whether a goal is reached: in the course of the player's turn, or when it is over."""

from __future__ import annotations

from typing import Final

from tenages.game import Game
from tenages.puzzles.puzzle import CLAIM, DEFEND, Goal
from tenages.rules.options import ACHIEVE, DOGMA, Option

OPEN: Final = 0
REACHED: Final = 1
MISSED: Final = 2


class TooMuch(Exception):
    """A search has looked at more positions than it may."""


class Budget:
    """How many positions a search may still look at."""

    def __init__(self, positions: int) -> None:
        self.left = positions

    def spend(self) -> None:
        """Count one position; raises `TooMuch` if it is one too many."""
        self.left -= 1
        if self.left < 0:
            raise TooMuch


class Aim:
    """A goal of one player in the turn that a game is in."""

    def __init__(self, goal: Goal, start: Game, seat: int) -> None:
        self.goal = goal
        self.seat = seat
        self._turns = start.table.turns
        self._wanted = start.table.players[seat].achievement_count() + goal.count

    def verdict(self, game: Game, budget: Budget) -> int:
        """Whether the goal is reached or missed, or whether that is still open."""
        table = game.table
        kind = self.goal.kind
        if kind == CLAIM and table.players[self.seat].achievement_count() >= self._wanted:
            return REACHED
        outcome = table.outcome
        if outcome is not None:
            return REACHED if outcome.winners == (self.seat,) else MISSED
        if table.turns == self._turns:
            return OPEN
        if kind == DEFEND:
            return MISSED if attacker_wins(game, self.seat, budget) else REACHED
        return MISSED

    def over(self, game: Game) -> bool:
        """Whether the player's turn is over, or the game."""
        return game.table.outcome is not None or game.table.turns != self._turns


def reaches(game: Game, aim: Aim, budget: Budget) -> bool:
    """Whether the player could reach the goal if he saw all cards, whatever the others answer."""
    verdict = aim.verdict(game, budget)
    if verdict != OPEN:
        return verdict == REACHED
    decision = game.decision
    assert decision is not None
    mine = decision.player == aim.seat
    for option in decision.options:
        if reaches(_after(game, option, budget), aim, budget) == mine:
            return mine
    return not mine


def option_reaches(game: Game, option: Option, aim: Aim, budget: Budget) -> bool:
    """The same after one option of the player."""
    return reaches(_after(game, option, budget), aim, budget)


def attacker_wins(game: Game, defender: int, budget: Budget) -> bool:
    """Whether the player whose turn begins could win in it if he saw all cards, however the defender answers."""
    return winning_line(game, defender, budget) is not None


def winning_line(game: Game, defender: int, budget: Budget) -> list[tuple[int, Option]] | None:
    """How the player whose turn it is wins in it: one line, with the seat of whoever chooses; None if he cannot."""
    return _attack(game, defender, game.table.turns, budget)


def _attack(game: Game, defender: int, turns: int, budget: Budget) -> list[tuple[int, Option]] | None:
    table = game.table
    outcome = table.outcome
    if outcome is not None:
        return [] if outcome.winners and defender not in outcome.winners else None
    if table.turns != turns:
        return None
    decision = game.decision
    assert decision is not None
    line: list[tuple[int, Option]] | None = None
    for option in sorted(decision.options, key=_promising):
        rest = _attack(_after(game, option, budget), defender, turns, budget)
        if decision.player == defender:
            if rest is None:
                return None
            line = line or [(decision.player, option), *rest]
        elif rest is not None:
            return [(decision.player, option), *rest]
    return line


def _promising(option: Option) -> int:
    """Achieving and dogmas win more often than other options, so they are looked at first."""
    return 0 if option.kind == ACHIEVE else 1 if option.kind == DOGMA else 2


def _after(game: Game, option: Option, budget: Budget) -> Game:
    budget.spend()
    child = game.copy()
    child.choose(option)
    return child
