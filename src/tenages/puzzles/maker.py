"""Finding puzzles in games between bots."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import log10
from random import Random
from typing import Final, NamedTuple, Protocol

from tenages.bots.bot import Bot
from tenages.bots.registry import named
from tenages.game import Game
from tenages.opening import deal
from tenages.puzzles.aim import Aim, Budget, TooMuch, attacker_wins, reaches
from tenages.puzzles.line import played
from tenages.puzzles.proving import Effort, Proven, proven
from tenages.puzzles.puzzle import CLAIM, CLAIM_ONE, DEFEND, SORTS, WIN, Goal, Puzzle, WrongTry
from tenages.puzzles.worlds import bare
from tenages.records.digest import digest
from tenages.rules.purposes import ACT
from tenages.rules.setup import Rules
from tenages.sight.view import View

MOST_MISSING_OF_OPPONENT: Final = 2
"""With more missing, an opponent is no danger."""
FIRST_TURNS: Final = 8
"""Before this turn there is nothing to find."""
LAST_TURN: Final = 90
MOST_CLAIMS: Final = 3
LEAST_LIKED: Final = 0.001
MOST_FROM_A_GAME: Final = 4
USUAL: Final = Effort(first=12_000)
LESS: Final = Effort(first=12_000, full=120_000)
"""For the goal that is found most often: to claim one achievement."""

TABLES: Final = (
    *((Rules(2, "asmadi-3"),) * 12),
    *((Rules(2, "iello"),) * 2),
    *((Rules(2, "asmadi-1"),) * 2),
    *((Rules(2, "asmadi-3", expansions=("echoes",)),) * 3),
    *((Rules(3, "asmadi-3"),) * 3),
)
"""The tables that games are played at, in turns."""


class Network(Protocol):
    """Something that says which options it likes."""

    def likes(self, view: View) -> dict[str, float]:
        """How much it likes each option, by notation; together 1."""


class Found(NamedTuple):
    """A puzzle, and how hidden its solution is."""

    puzzle: Puzzle
    hardness: float


def puzzles_of_game(
    rules: Rules, seed: int, bots: list[str], network: Network, sorts: Sequence[str] = SORTS
) -> Iterator[Found]:
    """Play one game and find the puzzles in it."""
    random = Random(seed)
    players: list[Bot] = [
        named(bots[(seat + seed) % len(bots)], random.getrandbits(32)) for seat in range(rules.players)
    ]
    game = deal(rules, seed)
    found: list[tuple[int, Found]] = []
    while game.decision is not None and game.table.turns <= LAST_TURN:
        decision = game.decision
        seat = decision.player
        turn = game.table.turns
        if decision.purpose == ACT and turn > FIRST_TURNS and turn not in [earlier for earlier, _ in found]:
            made = puzzle_at(game, seat, network, sorts)
            if made is not None:
                found.append((turn, made))
                yield made
                if len(found) >= MOST_FROM_A_GAME:
                    return
        game.choose(players[seat].decide(game.view(seat), decision))


def puzzle_at(game: Game, seat: int, network: Network, sorts: Sequence[str] = SORTS) -> Found | None:
    """The puzzle of a moment: the highest goal of these sorts that can be proven."""
    effort = USUAL
    for goal in _goals(game, seat, effort):
        if goal.sort not in sorts:
            continue
        proof = proven(game, seat, goal, LESS if goal.sort == CLAIM_ONE else effort)
        if proof is not None:
            return made_from(game, seat, proof, network)
    return None


def _goals(game: Game, seat: int, effort: Effort) -> Iterator[Goal]:
    """The goals that are worth a proof, the highest first."""
    real = bare(game)
    needed = game.setup.achievements_to_win
    missing = needed - game.table.players[seat].achievement_count()
    # Winning counts as reaching every lower goal, so most moments are done with one search.
    if _able(real, seat, Goal(CLAIM, 1), effort):
        if _able(real, seat, Goal(WIN), effort):
            # Who can win this turn should do that.
            yield Goal(WIN)
            return
        claims = 1
        while claims < min(MOST_CLAIMS, missing - 1) and _able(real, seat, Goal(CLAIM, claims + 1), effort):
            claims += 1
        yield Goal(CLAIM, claims)
    others = [player for player in game.table.players if player.seat != seat]
    danger = needed - others[0].achievement_count() <= MOST_MISSING_OF_OPPONENT
    if len(others) == 1 and danger and _threatened(real, seat, effort):
        yield Goal(DEFEND)


def _threatened(real: Game, seat: int, effort: Effort) -> bool:
    """Whether the opponent could win if the player did nothing but draw."""
    game = real.copy()
    turn = game.table.turns
    while game.decision is not None and game.table.turns == turn:
        game.choose(game.decision.options[0])
    try:
        return game.outcome is None and attacker_wins(game, seat, Budget(effort.first))
    except TooMuch:
        return False


def _able(real: Game, seat: int, goal: Goal, effort: Effort) -> bool:
    try:
        return reaches(real, Aim(goal, real, seat), Budget(effort.first))
    except TooMuch:
        return False


def made_from(game: Game, seat: int, proof: Proven, network: Network) -> Found:
    """The puzzle that a proof makes of a moment."""
    likes = network.likes(game.view(seat))
    favourite = max(likes, key=lambda notation: likes[notation])
    wrong = tuple([WrongTry(option, works, option == favourite) for option, works in proof.verdict.works.items()])
    puzzle = Puzzle(
        number=0,
        goal=proof.goal,
        grade=1,
        seat=seat,
        rules=game.setup.rules,
        seed=game.setup.seed,
        choices=tuple([option.notation for option in game.choices]),
        digest=digest(game),
        proof=proof.verdict.proof,
        tree=proof.tree,
        wrong=wrong,
    )
    return Found(puzzle, hardness(puzzle, game, network))


# --- how hard it is ---------------------------------------------------------------------------------------------------


def hardness(puzzle: Puzzle, game: Game, network: Network) -> float:
    """How hidden the solution is: how little the network expects it, and how many actions and choices it takes."""
    surprise, actions, answers = 0.0, 0, 0
    tree = puzzle.tree
    for before, option in played(game, tree, puzzle.seat):
        decision = before.decision
        assert decision is not None
        if decision.player == puzzle.seat:
            likes = network.likes(before.view(puzzle.seat))
            surprise -= log10(max(sum(likes[notation] for notation in tree), LEAST_LIKED))
            if decision.purpose == ACT:
                actions += 1
            else:
                answers += 1
        tree = tree[option.notation]
    near = len([wrong for wrong in puzzle.wrong if wrong.works >= 10])
    return round(surprise + 0.6 * (actions - 1) + 0.15 * min(answers, 4) + 0.1 * min(near, 4), 3)
