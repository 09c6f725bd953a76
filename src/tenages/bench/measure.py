"""The program that measures: a process of its own that answers one request after the other.

Requests and answers are lines of JSON. It runs as a file, on whichever copy of the engine the path leads to first, and
uses only what the engine offers to everyone, so that it measures older versions in the same way as this one.

Whatever is measured is done over and over, in whole rounds of the same work, with the garbage collector as it is.
"""

from __future__ import annotations

import gc
import json
import sys
from collections.abc import Callable
from random import Random
from time import perf_counter
from typing import Any, Final

import tenages

Deal = Callable[[int], tenages.Game]
"""Deals a game from a seed."""
Round = Callable[[], int]
"""Does the same work each time and says how many calls that were."""
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
"""The tables at which copies, views and samples are made, and at which the environments are."""
LIBRARIES: Final = ("pettingzoo", "gymnasium", "openspiel")
"""The libraries that have environments for learning. Whoever has one of them not installed has no figures of it."""

GAME_TASKS: Final = tuple(f"games/{table}" for table in TABLES)
COST_TASKS: Final = tuple(f"{cost}/{table}/{moment}" for table in COST_TABLES for cost, moment in COSTS)
ENV_TASKS: Final = (
    *(f"observations/{table}" for table in COST_TABLES),
    *(f"steps/{table}/{library}" for table in COST_TABLES for library in LIBRARIES),
)
TASKS: Final = GAME_TASKS + ENV_TASKS + COST_TASKS
"""What a measuring process can be asked to do."""
FIGURES: Final = (
    *GAME_TASKS,
    *(f"decisions/{table}" for table in TABLES),
    *ENV_TASKS,
    *(f"copies/{table}/{moment}" for table in COST_TABLES for moment in (ACTION, EFFECT)),
    *COST_TASKS,
)
"""Everything that comes of the tasks, in the order in which people read it."""
RATES: Final = {
    **{"games": "games/s", "decisions": "decisions/s", "copies": "copies/s"},
    **{"observations": "observations/s", "steps": "steps/s"},
}
MICROSECONDS: Final = "us"

FIRST_MOMENT: Final = 100
"""Positions are taken after so many random choices at least: games are well under way then."""
GAMES_FOR_ENVS: Final = 25
"""One of so many games is played in the environments, which take their time."""
COPIES_IN_ROUND: Final = 10
"""Copies take so little time that looking at the clock after each few would be a part of it."""


def can_deal(table: str) -> bool:
    """Whether this version of the engine knows such a table; the first ones knew no expansions."""
    try:
        TABLES[table](0)
    except (TypeError, tenages.TenAgesError):
        return False
    return True


def task_of(figure: str) -> str:
    """The task from which a figure comes."""
    what, *where = figure.split("/")
    return "/".join([{"decisions": "games", "copies": "copy"}.get(what, what), *where])


def unit(figure: str) -> str:
    """The unit of a figure: something a second, or microseconds."""
    return RATES.get(figure.split("/")[0], MICROSECONDS)


def times_as_fast(figure: str, this: float, other: float) -> float:
    """How many times as fast this is as the other: above 1 is faster, for rates and costs alike."""
    return other / this if unit(figure) == MICROSECONDS else this / other


def better(figure: str, one: float, other: float) -> float:
    """The better of two values of a figure."""
    return min(one, other) if unit(figure) == MICROSECONDS else max(one, other)


# --- how often in how long -------------------------------------------------------------------------------------------


def timed(work: Round, seconds: float) -> tuple[int, float]:
    """Do whole rounds of work for at least so long; gives the number of calls and the seconds they took."""
    gc.collect()
    calls = 0
    began = perf_counter()
    while True:
        calls += work()
        took = perf_counter() - began
        if took >= seconds:
            return calls, took


# --- random games ----------------------------------------------------------------------------------------------------


def plain_play_out(game: tenages.Game, random: Callable[[], float]) -> int:
    """Play a game to its end from outside of the engine, as the oldest versions have to be played."""
    made = 0
    while (decision := game.decision) is not None:
        options = decision.options
        game.choose(options[int(random() * len(options))])
        made += 1
    return made


def engines_play_out() -> Callable[[tenages.Game, Callable[[], float]], int] | None:
    """The engine's own way to play a game to its end, if it has one."""
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
        """One game; gives the number of its decisions."""
        return self.play_out(self.deal(seed), Random(seed).random)

    def play_all(self) -> int:
        """All of them; gives the number of their decisions."""
        return sum([self.play(seed) for seed in range(self.games)])

    def rates(self, seconds: float) -> tuple[float, float, int]:
        """Games a second, decisions a second, and how many decisions all the games take."""
        for seed in range(self.games // 4):
            self.play(seed)
        rounds: list[int] = []

        def play_all() -> int:
            rounds.append(self.play_all())
            return self.games

        games, took = timed(play_all, seconds)
        return games / took, sum(rounds) / took, rounds[0]

    def play_for(self, seconds: float) -> float:
        """Games a second, played for just so long: nobody goes on alone after the others have stopped."""
        gc.collect()
        games = 0
        began = perf_counter()
        while (took := perf_counter() - began) < seconds or not games:
            self.play(games % self.games)
            games += 1
        return games / took


# --- copies, views, samples ------------------------------------------------------------------------------------------


class Spots:
    """Positions of random games well under way: before an action, or in an effect that has been answered already."""

    def __init__(self, table: str, moment: str, number: int) -> None:
        self.games = [self._one(TABLES[table], seed, moment == EFFECT) for seed in range(number)]
        random = Random(number)
        self.options = [random.choice(_decision(game).options) for game in self.games]
        self.views = [game.view(_decision(game).player) for game in self.games]

    @staticmethod
    def _one(deal: Deal, seed: int, in_effect: bool) -> tenages.Game:
        """A position from a seed; if that game has none, from a seed far from all the others."""
        game = deal(seed)
        random = Random(seed)
        made = 0
        while game.decision is not None:
            is_there = bool(game.effect_answers) if in_effect else game.effect_start is None
            if made >= FIRST_MOMENT and is_there:
                return game
            game.choose(random.choice(game.decision.options))
            made += 1
        return Spots._one(deal, seed + 1000, in_effect)

    def work(self, cost: str) -> Round:
        """One round of calls of a kind, over all positions."""
        return {"copy": self._copies, "copy-choose": self._choices, "view": self._views, "sample": self._samples}[
            cost
        ]()

    def likeness(self) -> int:
        """A number that hardly any other positions have: whoever has the same one did the same work."""
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
            # The same worlds in every round: in an effect, some of them do not fit and are drawn again.
            random = Random(1)
            for view in self.views:
                tenages.sample(view, random)
            return len(self.views)

        return work


# --- environments ----------------------------------------------------------------------------------------------------


class NotHere(Exception):
    """This version of the engine has no environments, or the library that they are for is not installed."""


Play = Callable[[int], int]
"""Plays a game from a seed in an environment and says how many steps it took."""


def observing(table: str, number: int) -> tuple[Round, int]:
    """One round of observations, with the views that they are made from, and a number that stands for the positions."""
    try:
        from tenages.envs.observation import observe
    except (ImportError, tenages.TenAgesError) as error:
        raise NotHere from error
    moments = [Spots(table, moment, number) for moment in (ACTION, EFFECT)]
    games = [(game, _decision(game).player) for spots in moments for game in spots.games]

    def work() -> int:
        for game, player in games:
            observe(game.view(player))
        return len(games)

    return work, sum(spots.likeness() for spots in moments)


def stepping(table: str, library: str, games: int) -> tuple[Round, int]:
    """One round of random games in an environment, and the number of their steps."""
    try:
        play = PLAYS[library](("echoes",) if table.startswith("echoes") else ())
    except (ImportError, tenages.TenAgesError) as error:
        raise NotHere from error

    def work() -> int:
        return sum([play(seed) for seed in range(games)])

    return work, work()


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
    """What this process measures."""
    engine = sys.modules[tenages.Game.__module__]
    return {
        "package": str(tenages.__file__),
        "compiled": not str(engine.__file__).endswith(".py"),
        "playout": engines_play_out() is not None,
    }


class Measurer:
    """Answers requests; what it has once set up for one of them is ready for the next."""

    def __init__(self) -> None:
        self._spots: dict[tuple[str, str, int], Spots] = {}

    def answer(self, request: dict[str, Any]) -> Reply:
        """Do what a request asks for.

        The answer has figures, and a number that tells whether two processes did the same work. There are no figures
        if this version of the engine knows no such table, or if the library is not here that an environment is for.
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
                work, likeness = observing(table, request["positions"])
            else:
                work, likeness = stepping(table, library[0], max(1, request["games"] // GAMES_FOR_ENVS))
        except NotHere:
            return {"figures": {}, "work": 0}
        timed(work, request["seconds"] / 4)
        calls, took = timed(work, request["seconds"])
        return {"figures": {request["task"]: calls / took}, "work": likeness}

    def _cost(self, what: str, table: str, moment: str, request: dict[str, Any]) -> Reply:
        place = table, moment, int(request["positions"])
        if place not in self._spots:
            self._spots[place] = Spots(*place)
        spots = self._spots[place]
        work = spots.work(what)
        timed(work, request["seconds"] / 4)
        calls, took = timed(work, request["seconds"])
        figures = {f"{what}/{table}/{moment}": took / calls * 1e6}
        if what == "copy":
            figures[f"copies/{table}/{moment}"] = calls / took
        return {"figures": figures, "work": spots.likeness()}


def main() -> None:
    """Say what is measured, then answer line by line until no more requests come."""
    measurer = Measurer()
    _say(facts())
    for line in sys.stdin:
        _say(measurer.answer(json.loads(line)))


def _say(reply: Reply) -> None:
    sys.stdout.write(json.dumps(reply) + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
