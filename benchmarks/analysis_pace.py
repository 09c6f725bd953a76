"""How long an analysis takes: to all quick answers, to all full ones, and to open it again.

    python -m benchmarks.analysis_pace                 a game of about 120 decisions, on all cores
    python -m benchmarks.analysis_pace --quick         only the quick answers

The game is the first one between two bots `expert` with 115 to 125 choices. The time includes starting processes and
loading the network. Run it on a machine that does nothing else.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from time import perf_counter
from typing import Final

from tenages.analysis import Analysis, analyse
from tenages.analysis.judged import FULL, QUICK
from tenages.analysis.kept import analysis_from_json, analysis_to_json
from tenages.bots.registry import named
from tenages.bots.seeds import bot_seed
from tenages.build import is_compiled
from tenages.game import Game
from tenages.opening import new_game
from tenages.processes import all_cores

CHOICES: Final = range(115, 126)


def game_of_about_120() -> Game:
    """The first game between two experts that is as long as that."""
    seed = 0
    while True:
        game = new_game(players=2, seed=seed)
        bots = [named("expert", bot_seed(seed, seat)) for seat in (0, 1)]
        while game.decision is not None and len(game.choices) <= CHOICES.stop:
            decision = game.decision
            game.choose(bots[decision.player].decide(game.view(decision.player), decision))
        if game.outcome is not None and len(game.choices) in CHOICES:
            return game
        seed += 1


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure, and print the figures."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.analysis_pace", description=__doc__)
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--processes", type=int)
    chosen = parser.parse_args(arguments)
    record = game_of_about_120().record()
    began = perf_counter()
    begun: list[float] = []

    def note(analysis: Analysis) -> None:
        if analysis.is_begun and not begun:
            begun.append(perf_counter() - began)

    analysis = analyse(record, depth=QUICK if chosen.quick else FULL, processes=chosen.processes, progress=note)
    done = perf_counter() - began
    kept = json.dumps(analysis_to_json(analysis))
    opening = perf_counter()
    again = analysis_from_json(json.loads(kept))
    opened = perf_counter() - opening
    assert again.judged == analysis.judged
    build = "compiled" if is_compiled() else "uncompiled"
    processes = chosen.processes or all_cores()
    sys.stdout.write(
        f"{analysis.steps} choices, {processes} processes, {build}: all looked at after {begun[0]:.1f} s"
        + ("" if chosen.quick else f", all looked at closely after {done:.0f} s")
        + f"; opened again in {1000 * opened:.0f} ms ({len(kept) / 1000:.0f} kB)\n"
    )


if __name__ == "__main__":
    main()
