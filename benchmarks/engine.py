"""How fast the engine is, on one core: `make bench`, or `python benchmarks/engine.py`.

Each figure is the best of several runs, since anything else on the machine can only make it slower.
"""

from __future__ import annotations

import platform
from collections.abc import Callable
from random import Random
from time import perf_counter

import tenages
from tenages import Game

RUNS = 5
GAMES = 150
COPIES = 2000


Rules = Callable[[int], Game]
"""Deals a game of some kind from a seed."""


def base(players: int) -> Rules:
    """The base game."""
    return lambda seed: tenages.new_game(players, seed=seed)


def with_echoes(players: int, american: bool = False) -> Rules:
    """The base game with Echoes of the Past."""
    return lambda seed: tenages.new_game(players, expansions=("echoes",), american=american, seed=seed)


def play(rules: Rules, seed: int) -> int:
    """Play one random game; answers with its number of decisions."""
    random = Random(seed)
    game = rules(seed)
    decisions = 0
    while game.decision is not None:
        options = game.decision.options
        game.choose(options[int(random.random() * len(options))])
        decisions += 1
    return decisions


def rate(rules: Rules) -> tuple[float, float]:
    """Games and decisions a second."""
    best = 0.0, 0.0
    for _ in range(RUNS):
        start = perf_counter()
        decisions = sum([play(rules, seed) for seed in range(GAMES)])
        seconds = perf_counter() - start
        best = max(best, (GAMES / seconds, decisions / seconds))
    return best


def microseconds(act: Callable[[], object]) -> float:
    """The best time of one call."""
    best = 1e9
    for _ in range(RUNS):
        start = perf_counter()
        for _ in range(COPIES):
            act()
        best = min(best, (perf_counter() - start) / COPIES * 1e6)
    return best


def somewhere(rules: Rules, in_effect: bool) -> Game:
    """A game well under way: before an action, or in an effect that has been answered already."""
    for seed in range(10_000):
        random = Random(seed)
        game = rules(seed)
        for step in range(200):
            if game.decision is None:
                break
            start, answers, _, _ = game.effect_under_way()
            if step > 100 and (start is not None) == in_effect and (not in_effect or answers):
                return game
            game.choose(random.choice(game.decision.options))
    raise AssertionError("no such position")


def copy_and_choose(game: Game) -> Callable[[], object]:
    """What a search does: copy, then make a choice on the copy."""
    assert game.decision is not None
    option = game.decision.options[-1]

    def act() -> None:
        game.copy().choose(option)

    return act


def main() -> None:
    """Print all figures."""
    print(f"Ten Ages {tenages.__version__}, Python {platform.python_version()}, one core, best of {RUNS}")  # noqa: T201
    kinds = {f"base, {players} players": base(players) for players in (2, 3, 4, 5)}
    kinds |= {f"Echoes, {players} players": with_echoes(players) for players in (2, 4)}
    kinds["American Echoes, 2 players"] = with_echoes(2, american=True)
    for name, rules in kinds.items():
        games, decisions = rate(rules)
        print(f"{name:32} {games:8.0f} games/s  {decisions:9.0f} decisions/s")  # noqa: T201
    for name, rules in (("base", base(2)), ("Echoes", with_echoes(2))):
        print_costs(name, somewhere(rules, False), somewhere(rules, True))


def print_costs(kind: str, action: Game, effect: Game) -> None:
    """What copies, views and samples cost at a moment before an action and at one in an effect."""
    rows = [
        ("copy before an action", action.copy),
        ("copy in an effect", effect.copy),
        ("copy in an effect, then choose", copy_and_choose(effect)),
        ("view before an action", lambda: action.view(0)),
        ("view in an effect", lambda: effect.view(0)),
        ("sample before an action", lambda: tenages.sample(action.view(0), Random(1))),
        ("sample in an effect", lambda: tenages.sample(effect.view(0), Random(1))),
    ]
    for name, act in rows:
        print(f"{kind + ', ' + name:40} {microseconds(act):8.2f} us")  # noqa: T201


if __name__ == "__main__":
    main()
