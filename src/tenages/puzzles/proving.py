"""From a position to a proven puzzle: cheap questions first, then the full proof and the worth of other choices."""

from __future__ import annotations

from typing import Final, NamedTuple

from tenages.game import Game
from tenages.puzzles.aim import Aim, Budget, TooMuch, option_reaches
from tenages.puzzles.proof import Prover, members
from tenages.puzzles.puzzle import CLAIM, DEFEND, WIN, Goal, Proof, Tree
from tenages.puzzles.worlds import Slot, all_worlds, bare, count_worlds, samples
from tenages.rules.options import ACHIEVE, Option

FEW_WORLDS: Final = 12
"""In how many samples an option must work, if the player saw all cards, before it is searched further."""
SOME_WORLDS: Final = 40
"""The size of the group in which it is settled which option is the only one."""
SAMPLES: Final = 240
"""For how many samples a proof holds that cannot be complete."""
LEAST_IN_GROUP: Final = 24
"""How many samples a group has at least, so that the player cannot know more than he would."""
MOST_WORLDS: Final = 2500
"""Up to how many worlds a proof looks at all of them."""
FEWEST_OPTIONS: Final = 4
WRONG_WORLDS: Final = 50
"""In how many samples it is counted how often a wrong choice would have worked."""
MOST_LUCK: Final = 70
"""A wrong choice that works in more of 100 worlds is not clearly worse."""
MOST_SAFE: Final = 35
"""The same for a defence: a wrong choice is one after which the opponent can win in most worlds."""


class Effort(NamedTuple):
    """How many positions the parts of a search may look at."""

    first: int = 30_000
    """To find out what works in the real game."""
    full: int = 400_000
    """For the proof."""


class Verdict(NamedTuple):
    """One first choice alone reaches a goal for sure. It depends only on what the player knows."""

    option: Option
    proof: Proof
    works: dict[str, int]
    """In how many of 100 worlds each wrong first choice could work, if the player saw all cards."""


class Proven(NamedTuple):
    """The same, with all that solves it in the real game."""

    goal: Goal
    verdict: Verdict
    tree: Tree


def proven(game: Game, seat: int, goal: Goal, effort: Effort | None = None) -> Proven | None:
    """The proof that one first choice alone reaches the goal for sure; None if there is none, or none was found."""
    effort = effort or Effort()
    found = verdict(game, seat, goal, effort)
    if found is None:
        return None
    real = bare(game)
    group = members([real, *samples(real, seat, SOME_WORLDS, 1)], seat)
    try:
        tree = Prover(Aim(goal, real, seat), Budget(effort.full), LEAST_IN_GROUP).tree(group, real)
    except TooMuch:
        return None
    return Proven(goal, found, tree) if list(tree) == [found.option.notation] else None


def verdict(game: Game, seat: int, goal: Goal, effort: Effort) -> Verdict | None:
    """The verdict on a goal; None if no single first choice is sure to reach it, or if that takes too long."""
    decision = game.decision
    if decision is None or decision.player != seat or len(decision.options) < FEWEST_OPTIONS:
        return None
    real = bare(game)
    aim = Aim(goal, real, seat)
    try:
        able = able_options(real, aim, effort)
        option = _only_option(real, aim, able, effort) if able else None
        if option is None or _too_plain(option, goal):
            return None
        works = _wrong_choices(real, aim, option, effort)
        if max(works.values(), default=0) > (MOST_SAFE if goal.kind == DEFEND else MOST_LUCK):
            return None
        proof = complete_proof(real, aim, option, effort) or proof_by_samples(real, aim, option, effort)
    except TooMuch:
        return None
    return None if proof is None else Verdict(option, proof, works)


def able_options(real: Game, aim: Aim, effort: Effort) -> list[Option]:
    """The options that would work in the real game if the player saw all cards; none if nearly all of them would."""
    decision = real.decision
    assert decision is not None
    budget = Budget(effort.first)
    able: list[Option] = []
    for number, option in enumerate(decision.options):
        if option_reaches(real, option, aim, budget):
            able.append(option)
        if number == 2 and len(able) == 3 and aim.goal.kind == DEFEND:
            # There is no threat to defend against.
            return []
    return able


def _only_option(real: Game, aim: Aim, able: list[Option], effort: Effort) -> Option | None:
    """The only option that reaches the goal for sure; None if there are none or several."""
    budget = Budget(effort.full)
    left = able
    for world in samples(real, aim.seat, FEW_WORLDS):
        left = [option for option in left if option_reaches(world, option, aim, budget)]
        if not left:
            return None
    if len(left) > FEWEST_OPTIONS:
        return None
    group = members([real, *samples(real, aim.seat, SOME_WORLDS, 1)], aim.seat)
    prover = Prover(aim, budget, LEAST_IN_GROUP)
    sure = [option for option in left if prover.solves(group, option) is not None]
    return sure[0] if len(sure) == 1 else None


def _too_plain(option: Option, goal: Goal) -> bool:
    """Whether there is nothing to find: to claim what can be claimed."""
    return option.kind == ACHIEVE and (goal.kind == WIN or goal == Goal(CLAIM, 1))


def _wrong_choices(real: Game, aim: Aim, right: Option, effort: Effort) -> dict[str, int]:
    decision = real.decision
    assert decision is not None
    return {
        option.notation: chance(real, aim, option, Budget(effort.full))
        for option in decision.options
        if option is not right
    }


def chance(game: Game, aim: Aim, option: Option, budget: Budget, worlds: int = WRONG_WORLDS) -> int:
    """In how many of 100 worlds an option could work, if the player saw all cards."""
    found = [option_reaches(world, option, aim, budget) for world in samples(game, aim.seat, worlds, 2)]
    return round(100 * sum(found) / worlds)


def proof_by_samples(real: Game, aim: Aim, option: Option, effort: Effort) -> Proof | None:
    """A proof for many samples; None if it fails in one of them."""
    group = members([real, *samples(real, aim.seat, SAMPLES - 1, 3)], aim.seat)
    solved = Prover(aim, Budget(effort.full), LEAST_IN_GROUP).solves(group, option) is not None
    return Proof(len(group), complete=False) if solved else None


def complete_proof(real: Game, aim: Aim, option: Option, effort: Effort) -> Proof | None:
    """A proof for all worlds that differ in a card that matters; None if there are too many, or if it fails.

    Which cards matter is found out step by step: in the worlds that differ in those found so far, does any other card
    matter?
    """
    if real.setup.american or aim.goal.kind == DEFEND:
        # Deep in mixed piles not even the backs are known; and in the opponent's turn all that he holds matters.
        return None
    # Which strategy is found first may depend on the world that one begins with: so it is not the real one.
    base = samples(real, aim.seat, 1, 5)[0]
    matter: set[Slot] = set()
    budget = Budget(effort.full)
    while True:
        if count_worlds(base.table, aim.seat, matter, MOST_WORLDS) > MOST_WORLDS:
            return None
        group = list(all_worlds(base, aim.seat, matter))
        try:
            found = Prover(aim, budget).solves(group, option)
        except TooMuch:
            return None
        if found is None:
            return None
        if found <= matter:
            return Proof(len(group), complete=True)
        matter |= found
