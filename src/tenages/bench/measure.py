"""The program that measures: a process of its own that answers requests.

Requests and answers are lines of JSON. The program runs as a file, on the first copy of the engine in Python's path.
It uses only the public interface, so that it measures older versions in the same way as this one.

Every measurement repeats whole rounds of the same work, with the garbage collector enabled.
"""

from __future__ import annotations

import gc
import json
import sys
from collections.abc import Callable
from importlib import import_module
from random import Random
from time import perf_counter
from typing import Any, Final

import tenages

Deal = Callable[[int], tenages.Game]
"""Deals a game from a seed."""
Round = Callable[[], int]
"""Does the same work each time and returns the number of calls."""
Reply = dict[str, Any]

TABLES: Final[dict[str, Deal]] = {
    "base-2": lambda seed: tenages.new_game(2, seed=seed),
    "base-4": lambda seed: tenages.new_game(4, seed=seed),
    "echoes-2": lambda seed: tenages.new_game(2, expansions=("echoes",), seed=seed),
}
"""The tables at which random games are played."""
ACTION, EFFECT = "action", "effect"
COSTS: Final = (
    ("copy", ACTION),
    ("copy", EFFECT),
    ("copy-choose", EFFECT),
    ("view", ACTION),
    ("view", EFFECT),
    ("sample", ACTION),
    ("sample", EFFECT),
)
COST_TABLES: Final = ("base-2", "echoes-2")
"""The tables at which copies, views, samples and environments are measured."""
LIBRARIES: Final = ("pettingzoo", "gymnasium", "openspiel")
"""The libraries with environments for learning. There are no figures for those that are not installed."""
VECTOR: Final = "vector"
"""The environment with many games at once, which needs Gymnasium."""
VECTOR_TASK: Final = f"steps/base-2/{VECTOR}"
"""What is also measured in several processes."""
FAST_WAYS: Final = ("sparse", "rows")
"""How many games are observed at once: places and values, or rows of an array."""

GAME_TASKS: Final = tuple(f"games/{table}" for table in TABLES)
COST_TASKS: Final = tuple(f"{cost}/{table}/{moment}" for table in COST_TABLES for cost, moment in COSTS)
ENV_TASKS: Final = (
    *(f"observations/{table}" for table in COST_TABLES),
    *(f"observations/{table}/{way}" for table in COST_TABLES for way in FAST_WAYS),
    *(f"steps/{table}/{library}" for table in COST_TABLES for library in (*LIBRARIES, VECTOR)),
)

FIRST_MOMENT: Final = 100
"""Positions are taken after at least this many random choices, when games are well under way."""
GAMES_FOR_ENVS: Final = 25
"""One in this many games is played in the environments, which are slow."""
GAMES_AT_ONCE: Final = 128
"""How many games each process of the environment with many games plays."""
COPIES_IN_ROUND: Final = 10
"""How often all copies are made in a round: they are so fast that reading the clock more often would count."""


def can_deal(table: str) -> bool:
    """Whether this version of the engine can deal at a table; the first versions had no expansions."""
    try:
        TABLES[table](0)
    except (TypeError, tenages.TenAgesError):
        return False
    return True


# --- timing ----------------------------------------------------------------------------------------------------------


def timed(work: Round, seconds: float) -> tuple[int, float]:
    """Do whole rounds of work for at least this time; returns the number of calls and the seconds they took."""
    gc.collect()
    calls = 0
    began = perf_counter()
    while True:
        calls += work()
        took = perf_counter() - began
        if took >= seconds:
            return calls, took


def timed_warm(work: Round, seconds: float) -> tuple[int, float]:
    """The same, after a quarter of that time that does not count."""
    timed(work, seconds / 4)
    return timed(work, seconds)


# --- random games ----------------------------------------------------------------------------------------------------


def plain_play_out(game: tenages.Game, random: Callable[[], float]) -> int:
    """Play a game to its end by its public interface, for versions of the engine that have no `play_out`."""
    made = 0
    while (decision := game.decision) is not None:
        options = decision.options
        game.choose(options[int(random() * len(options))])
        made += 1
    return made


def engines_play_out() -> Callable[[tenages.Game, Callable[[], float]], int] | None:
    """The engine's own `play_out`, if it has one."""
    try:
        from tenages.rules.playout import play_out
    except ImportError:
        return None
    return play_out


class Games:
    """Random games from fixed seeds, dealt and played to their end."""

    def __init__(self, table: str, games: int, plain: bool) -> None:
        self.deal = TABLES[table]
        self.games = games
        self.play_out = (None if plain else engines_play_out()) or plain_play_out

    def play(self, seed: int) -> int:
        """Play one game; returns the number of its decisions."""
        return self.play_out(self.deal(seed), Random(seed).random)

    def play_all(self) -> int:
        """Play all games; returns the number of their decisions."""
        return sum([self.play(seed) for seed in range(self.games)])

    def rates(self, seconds: float) -> tuple[float, float, int]:
        """Games per second, decisions per second, and the number of decisions of all games."""
        for seed in range(self.games // 4):
            self.play(seed)
        rounds: list[int] = []

        def play_all() -> int:
            rounds.append(self.play_all())
            return self.games

        games, took = timed(play_all, seconds)
        return games / took, sum(rounds) / took, rounds[0]

    def play_for(self, seconds: float) -> float:
        """Games per second, played until the time is over: several processes stop together."""
        gc.collect()
        games = 0
        began = perf_counter()
        while (took := perf_counter() - began) < seconds or not games:
            self.play(games % self.games)
            games += 1
        return games / took


# --- copies, views, samples ------------------------------------------------------------------------------------------


def _is_there(game: tenages.Game, in_effect: bool) -> bool:
    """Whether a game is before an action, or in an effect with at least one answer."""
    if hasattr(game, "effect_under_way"):
        # An engine of 0.6 or before, which is compared with this one.
        start, answers = game.effect_under_way()[:2]
    else:
        start, answers = game.effect_start, game.effect_answers
    return bool(answers) if in_effect else start is None


class Positions:
    """Positions of random games well under way: before an action, or in an effect with at least one answer."""

    def __init__(self, table: str, moment: str, number: int) -> None:
        self.games = [self._one(TABLES[table], seed, moment == EFFECT) for seed in range(number)]
        random = Random(number)
        self.options = [random.choice(_decision(game).options) for game in self.games]
        self.views = [game.view(_decision(game).player) for game in self.games]

    @staticmethod
    def _one(deal: Deal, seed: int, in_effect: bool) -> tenages.Game:
        """A position from a seed; if that game has none, from a seed far from the others."""
        game = deal(seed)
        random = Random(seed)
        made = 0
        while game.decision is not None:
            if made >= FIRST_MOMENT and _is_there(game, in_effect):
                return game
            game.choose(random.choice(game.decision.options))
            made += 1
        return Positions._one(deal, seed + 1000, in_effect)

    def work(self, cost: str) -> Round:
        """One round of calls of one kind, over all positions."""
        return {"copy": self._copies, "copy-choose": self._choices, "view": self._views, "sample": self._samples}[
            cost
        ]()

    def fingerprint(self) -> int:
        """A number that shows whether two processes measured the same positions."""
        return sum(len(game.choices) * len(_decision(game).options) * place for place, game in enumerate(self.games, 1))

    def _copies(self) -> Round:
        games = self.games * COPIES_IN_ROUND

        def work() -> int:
            for game in games:
                game.copy()
            return len(games)

        return work

    def _choices(self) -> Round:
        pairs = list(zip(self.games, self.options, strict=True)) * COPIES_IN_ROUND

        def work() -> int:
            for game, option in pairs:
                game.copy().choose(option)
            return len(pairs)

        return work

    def _views(self) -> Round:
        pairs = [(game, _decision(game).player) for game in self.games]

        def work() -> int:
            for game, player in pairs:
                game.view(player)
            return len(pairs)

        return work

    def _samples(self) -> Round:
        def work() -> int:
            # The same worlds in every round: within an effect, some do not fit and are drawn again.
            random = Random(1)
            for view in self.views:
                tenages.sample(view, random)
            return len(self.views)

        return work


# --- environments ----------------------------------------------------------------------------------------------------


class Unavailable(Exception):
    """This version of the engine has no environments, or their library is not installed."""


Play = Callable[[int], int]
"""Plays a game from a seed in an environment and returns the number of steps."""


def observing(table: str, way: str | None, number: int) -> tuple[Round, int]:
    """One round of observations and the fingerprint of the positions; without a fast way, of views and with them."""
    places = [Positions(table, moment, number) for moment in (ACTION, EFFECT)]
    games = [game for positions in places for game in positions.games]
    try:
        observe = _observes(way, games, [_decision(game).player for game in games])
    except (ImportError, tenages.TenAgesError) as error:
        raise Unavailable from error

    def work() -> int:
        observe()
        return len(games)

    return work, sum(positions.fingerprint() for positions in places)


def _observes(way: str | None, games: list[tenages.Game], seats: list[int]) -> Callable[[], object]:
    if way is None:
        try:
            from tenages.encoding.observation import observe
        except ImportError:
            # An engine of 0.10 or before, which is compared with this one.
            observe = import_module("tenages.envs.observation").observe
        return lambda: [observe(game.view(seat)) for game, seat in zip(games, seats, strict=True)]
    from tenages.encoding.batch import observe_into, sparse

    if way == "sparse":
        return lambda: sparse(games, seats)
    rows = import_module("numpy").zeros((len(games), import_module("tenages.encoding.layout").SIZE), "f4")
    return lambda: observe_into(rows, games, seats)


def stepping(table: str, library: str, games: int) -> tuple[Round, int]:
    """One round of random games in an environment, and the number of their steps."""
    try:
        play = PLAYS[library](_expansions(table))
    except (ImportError, tenages.TenAgesError) as error:
        raise Unavailable from error

    def work() -> int:
        return sum([play(seed) for seed in range(games)])

    return work, work()


def stepping_many(table: str, processes: int = 1) -> tuple[Round, int]:
    """One step of many games at once, with random answers, and the sum of the answers in the first step."""
    try:
        import numpy as np

        from tenages.envs.vector import TenAgesVectorEnv
    except (ImportError, tenages.TenAgesError) as error:
        raise Unavailable from error
    if processes == 1:
        envs = [TenAgesVectorEnv(GAMES_AT_ONCE, expansions=_expansions(table), copy=False)]
    else:
        # While the agent thinks about one of them, the processes play the other.
        games = GAMES_AT_ONCE * processes
        envs = [
            TenAgesVectorEnv(games, expansions=_expansions(table), processes=processes, copy=False) for _ in range(2)
        ]
    masks = [env.reset(seed=0)[1]["action_mask"] for env in envs]
    random = Random(1).random
    # The legal action with the highest number is taken: almost no work for the agent, which is not measured here.
    numbers = np.array([[1 + random() for _ in masks[0][0]] for _ in range(GAMES_AT_ONCE)], dtype=np.float32)
    steps = 0

    def step() -> int:
        nonlocal steps
        steps += 1
        for env, mask in zip(envs, masks, strict=True):
            if steps > 1:
                env.step_wait()
            env.step_async((mask * numbers[steps % GAMES_AT_ONCE]).argmax(axis=1))
        return sum(env.num_envs for env in envs)

    first = sum([int((mask * numbers[1]).argmax(axis=1).sum()) for mask in masks])
    return step, first


def _expansions(table: str) -> tuple[str, ...]:
    return ("echoes",) if table.startswith("echoes") else ()


def _in_pettingzoo(expansions: tuple[str, ...]) -> Play:
    from tenages.envs.pettingzoo import raw_env

    env = raw_env(expansions=expansions)

    def play(seed: int) -> int:
        random, steps = Random(seed).random, 0
        env.reset(seed=seed)
        while True:
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                return steps
            env.step(_any(observation["action_mask"].nonzero()[0], random))
            steps += 1

    return play


def _in_gymnasium(expansions: tuple[str, ...]) -> Play:
    from tenages.envs.gymnasium import TenAgesEnv

    env = TenAgesEnv(expansions=expansions, seat=0)

    def play(seed: int) -> int:
        random, steps, over = Random(seed).random, 0, False
        _, info = env.reset(seed=seed)
        while not over:
            _, _, terminated, truncated, info = env.step(_any(info["action_mask"].nonzero()[0], random))
            over = terminated or truncated
            steps += 1
        return steps

    return play


def _in_openspiel(expansions: tuple[str, ...]) -> Play:
    from tenages.envs.openspiel import TenAgesGame, dealt

    game = TenAgesGame(dict.fromkeys(expansions, True))
    observer = game.make_py_observer()

    def play(seed: int) -> int:
        random, steps = Random(seed).random, 0
        state = dealt(game, seed)
        while not state.is_terminal():
            observer.set_from(state, state.current_player())
            state.apply_action(_any(state.legal_actions(), random))
            steps += 1
        return steps

    return play


PLAYS: Final[dict[str, Callable[[tuple[str, ...]], Play]]] = dict(
    zip(LIBRARIES, (_in_pettingzoo, _in_gymnasium, _in_openspiel), strict=True)
)


def _any(actions: Any, random: Callable[[], float]) -> int:
    return int(actions[int(random() * len(actions))])


def _decision(game: tenages.Game) -> tenages.Decision:
    assert game.decision is not None
    return game.decision


# --- requests --------------------------------------------------------------------------------------------------------


def facts() -> Reply:
    """Which engine this process measures."""
    engine = sys.modules[tenages.Game.__module__]
    return {
        "package": str(tenages.__file__),
        "compiled": not str(engine.__file__).endswith(".py"),
        "playout": engines_play_out() is not None,
    }


class Measurer:
    """Answers requests; positions that were set up for one request are kept for the next."""

    def __init__(self) -> None:
        self._positions: dict[tuple[str, str, int], Positions] = {}

    def answer(self, request: dict[str, Any]) -> Reply:
        """Do what a request asks for.

        The answer has figures, and a number that shows whether two processes did the same work. There are no figures if
        this version of the engine cannot deal at the table, or if the library of an environment is not installed.
        """
        if "together" in request:
            return {"rate": Games("base-2", request["games"], False).play_for(request["together"])}
        what, table, *moment = request["task"].split("/")
        if not can_deal(table):
            return {"figures": {}, "work": 0}
        if what == "games":
            return self._games(table, request)
        if request["task"] in ENV_TASKS:
            return self._environment(what, table, moment, request)
        return self._cost(what, table, moment[0], request)

    def _games(self, table: str, request: dict[str, Any]) -> Reply:
        games, decisions, work = Games(table, request["games"], request["plain"]).rates(request["seconds"])
        return {"figures": {f"games/{table}": games, f"decisions/{table}": decisions}, "work": work}

    def _environment(self, what: str, table: str, library: list[str], request: dict[str, Any]) -> Reply:
        try:
            if what == "observations":
                work, fingerprint = observing(table, library[0] if library else None, request["positions"])
            elif library == [VECTOR]:
                work, fingerprint = stepping_many(table, request.get("processes", 1))
            else:
                work, fingerprint = stepping(table, library[0], max(1, request["games"] // GAMES_FOR_ENVS))
        except Unavailable:
            return {"figures": {}, "work": 0}
        calls, took = timed_warm(work, request["seconds"])
        return {"figures": {request["task"]: calls / took}, "work": fingerprint}

    def _cost(self, what: str, table: str, moment: str, request: dict[str, Any]) -> Reply:
        place = table, moment, int(request["positions"])
        if place not in self._positions:
            self._positions[place] = Positions(*place)
        positions = self._positions[place]
        work = positions.work(what)
        calls, took = timed_warm(work, request["seconds"])
        figures = {f"{what}/{table}/{moment}": took / calls * 1e6}
        if what == "copy":
            figures[f"copies/{table}/{moment}"] = calls / took
        return {"figures": figures, "work": positions.fingerprint()}


def main() -> None:
    """Print which engine is measured, then answer line by line until there are no more requests."""
    measurer = Measurer()
    _print(facts())
    for line in sys.stdin:
        _print(measurer.answer(json.loads(line)))


def _print(reply: Reply) -> None:
    sys.stdout.write(json.dumps(reply) + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
