"""Does the analysis tell the truth? Its chances against how games ended, and its advice against playing on without it.

    python -m benchmarks.analysis_truth calibration      the chances of 200 games between bots of all levels
    python -m benchmarks.analysis_truth advice           bots that follow the advice at their marked mistakes
    python -m benchmarks.analysis_truth show             both results again, and the plot docs/images/calibration.png
    python -m benchmarks.analysis_truth fit              the stretch of analysis/calibration.py, from half of the games

The results are kept in build/truth. `--games`, `--processes` and `--folder` are for all of them.

Calibration: in the middle of each fifth of a game, the chance that the full analysis shows the player who is asked,
fair and open, against whether he won. The log loss of someone who always says "even" is 0.693.

Advice: a bot plays its own game, but at each of its decisions that the analysis marks as a mistake, it takes the best
option instead. It plays against the same bot without advice, on paired deals in swapped seats.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from math import log
from pathlib import Path
from typing import Any, Final, NamedTuple

from tenages.analysis.judged import FULL, QUICK, Depth
from tenages.analysis.marks import COSTS, MISTAKE
from tenages.analysis.steps import fair_rating, judge_step, network_of
from tenages.bots.bot import Bot
from tenages.bots.registry import named
from tenages.bots.seeds import bot_seed
from tenages.bots.thinking.evaluation import chances_at_end
from tenages.intervals import Rate, Winnings, rate_of, wilson
from tenages.opening import new_game
from tenages.processes import Lost, Processes
from tenages.rules.options import Decision, Option, option_named
from tenages.sight.view import View

FOLDER: Final = Path("build/truth")
PLOT: Final = Path("docs/images/calibration.png")
LEVELS: Final = ("novice", "adept", "expert", "champion", "master:400")
"""The players of the calibration; the master by iterations, so that the games can be played again."""
FIFTHS: Final = 5
BINS: Final = 10
ADVICE: Final = Depth("advice", 800, 0, 400, 0)
"""What an adviser spends on a decision: a fifth of the full analysis."""
ADVISED: Final = ("adept", "expert", "champion")
MOST_CHOICES: Final = 2000
POWERS: Final = tuple([power / 20 for power in range(10, 80)])
LEAST: Final = 1e-3
"""A chance is never taken for less than this, which a logarithm could not stand."""


# --- calibration ------------------------------------------------------------------------------------------------------


class Shown(NamedTuple):
    """A chance that the analysis shows, and how the game ended."""

    fifth: int
    depth: str
    fair: float
    open: float
    won: float


class CalibrationGame(NamedTuple):
    """A game between two levels."""

    seed: int
    levels: tuple[str, str]


def calibration_games(games: int) -> list[CalibrationGame]:
    """Games of every level against every other one, and itself."""
    pairs = [(one, two) for one in LEVELS for two in LEVELS]
    return [CalibrationGame(seed, pairs[seed % len(pairs)]) for seed in range(games)]


def shown_chances(job: CalibrationGame) -> list[Shown]:
    """Play a game, and judge one decision in the middle of each fifth of it."""
    game = new_game(players=2, seed=job.seed)
    bots = [named(level, bot_seed(job.seed, seat)) for seat, level in enumerate(job.levels)]
    while game.decision is not None and len(game.choices) < MOST_CHOICES:
        decision = game.decision
        game.choose(bots[decision.player].decide(game.view(decision.player), decision))
    if game.outcome is None:
        return []
    ended = chances_at_end(game)
    steps = {len(game.choices) * (2 * fifth + 1) // (2 * FIFTHS): fifth for fifth in range(FIFTHS)}
    again = new_game(players=2, seed=job.seed)
    found: list[Shown] = []
    for step, option in enumerate(game.choices):
        if step in steps:
            for depth in (QUICK, FULL):
                judged = judge_step(again, option.notation, depth)
                seat = judged.seat
                fair, with_all = judged.fair.chances[seat], judged.open.chances[seat]
                found.append(Shown(steps[step], depth.name, fair, with_all, ended[seat]))
        again.choose(option)
    return found


def log_loss(pairs: Sequence[tuple[float, float]]) -> float:
    """The mean surprise at how games ended; a draw is half a victory."""
    bounded = [(min(max(chance, LEAST), 1 - LEAST), won) for chance, won in pairs]
    return -sum([won * log(chance) + (1 - won) * log(1 - chance) for chance, won in bounded]) / len(pairs)


class Bin(NamedTuple):
    """The cases in which the analysis showed a chance within some limits."""

    said: float
    won: float
    low: float
    high: float
    cases: int


def binned(pairs: Sequence[tuple[float, float]]) -> list[Bin]:
    """What was said and what came, by tenths of the chance."""
    found: list[Bin] = []
    for number in range(BINS):
        inside = [(chance, won) for chance, won in pairs if min(int(chance * BINS), BINS - 1) == number]
        if inside:
            won = sum([each[1] for each in inside]) / len(inside)
            said = sum([each[0] for each in inside]) / len(inside)
            found.append(Bin(said, won, *wilson(won, len(inside)), len(inside)))
    return found


# --- advice -----------------------------------------------------------------------------------------------------------


class Advised:
    """A bot that is warned of its mistakes, and then takes the best option."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot
        self.decisions = 0
        self.warned = 0

    def decide(self, view: View, decision: Decision) -> Option:
        """The choice of the bot, unless the analysis marks it as a mistake."""
        option = self._bot.decide(view, decision)
        if len(decision.options) == 1:
            return option
        self.decisions += 1
        rating = fair_rating(view, option, self.decisions, ADVICE, network_of(view.setup))
        if rating.loss < COSTS[MISTAKE]:
            return option
        self.warned += 1
        return option_named(rating.best.option)


class AdviceGame(NamedTuple):
    """A game of a bot with advice, in this seat, against the same bot without."""

    level: str
    seed: int
    seat: int


class AdviceResult(NamedTuple):
    """How it went."""

    won: float
    decisions: int
    warned: int


def advice_games(games: int) -> list[AdviceGame]:
    """Paired deals in swapped seats, for each level."""
    return [
        AdviceGame(level, 10_000 + deal, seat) for deal in range(games // 2) for seat in (0, 1) for level in ADVISED
    ]


def advised_game(job: AdviceGame) -> AdviceResult:
    """Play a game with advice in one seat."""
    game = new_game(players=2, seed=job.seed)
    advised = Advised(named(job.level, bot_seed(job.seed, job.seat)))
    bots: list[Bot] = [named(job.level, bot_seed(job.seed, seat)) for seat in (0, 1)]
    bots[job.seat] = advised
    while game.decision is not None and len(game.choices) < MOST_CHOICES:
        decision = game.decision
        game.choose(bots[decision.player].decide(game.view(decision.player), decision))
    won = 0.5 if game.outcome is None else chances_at_end(game)[job.seat]
    return AdviceResult(won, advised.decisions, advised.warned)


# --- running and showing ----------------------------------------------------------------------------------------------


def run(work: Any, jobs: Sequence[Any], processes: int | None, file: Path) -> None:
    """Do all jobs that are not in the file yet; each result is written at once."""
    file.parent.mkdir(parents=True, exist_ok=True)
    done = {json.dumps(each["job"]) for each in _read(file)}
    left = [job for job in jobs if json.dumps(list(job)) not in done]
    with file.open("a", encoding="utf-8") as out:
        for number, (job, result) in enumerate(Processes(processes).run(work, left), start=1):
            if isinstance(result, Lost):
                raise SystemExit(f"a process was lost: {result.why}")
            out.write(json.dumps({"job": list(job), "result": result}) + "\n")
            out.flush()
            sys.stderr.write(f"\r{number} of {len(left)}")
    sys.stderr.write("\n")


def show_calibration(file: Path, plot: Path | None) -> None:
    """The log losses by fifth of the game, what was said and what came, and the plot."""
    shown = [Shown(*each) for line in _read(file) for each in line["result"]]
    games = len(_read(file))
    _say(f"Calibration: {games} games, one decision in each fifth. Log loss (always even: {log(2):.3f}):")
    for depth in (QUICK, FULL):
        for eyes in ("fair", "open"):
            rows = [each for each in shown if each.depth == depth.name]
            by_fifth = [[_pair(each, eyes) for each in rows if each.fifth == fifth] for fifth in range(FIFTHS)]
            losses = " ".join([f"{log_loss(pairs):.3f}" for pairs in by_fifth if pairs])
            _say(
                f"  {depth.name:5} {eyes:4}  all {log_loss([_pair(each, eyes) for each in rows]):.3f}  fifths {losses}"
            )
    for eyes in ("fair", "open"):
        bins = binned([_pair(each, eyes) for each in shown if each.depth == FULL.name])
        told = ", ".join([f"{b.said:.0%}: {b.won:.0%} ({b.low:.0%} to {b.high:.0%}) of {b.cases}" for b in bins])
        _say(f"  full {eyes}, said: came true (95% interval): {told}")
    if plot is not None:
        draw(shown, plot)


def show_fit(file: Path) -> None:
    """By which power the odds that are shown would have to be stretched: near 1 if they are right.

    It is fitted on the games with odd numbers, and tested on those with even numbers.
    """
    lines = [(line["job"][0] % 2, Shown(*each)) for line in _read(file) for each in line["result"]]
    for eyes in ("fair", "open"):
        known, new = (
            [_pair(shown, eyes) for half, shown in lines if half == wanted and shown.depth == FULL.name]
            for wanted in (1, 0)
        )
        power = min(POWERS, key=lambda power: log_loss(_stretched(known, power)))
        before, after = log_loss(new), log_loss(_stretched(new, power))
        _say(f"Fit, {eyes}: power {power:.2f}; log loss of the other half {before:.3f}, stretched {after:.3f}")


def _stretched(pairs: Sequence[tuple[float, float]], power: float) -> list[tuple[float, float]]:
    return [(float(p**power / (p**power + (1 - p) ** power)), won) for p, won in pairs]


def show_advice(file: Path) -> None:
    """How often the bots with advice won."""
    lines = _read(file)
    for level in ADVISED:
        games = [(AdviceGame(*line["job"]), AdviceResult(*line["result"])) for line in lines if line["job"][0] == level]
        if games:
            rate = _rate(games)
            warned = sum([each.warned for _, each in games]) / len(games)
            decisions = sum([each.decisions for _, each in games]) / len(games)
            _say(
                f"Advice: {level} with advice wins {rate.rate:.1%} ({rate.low:.1%} to {rate.high:.1%}) of {rate.games} "
                f"games against {level}; warned at {warned:.1f} of {decisions:.0f} decisions a game"
            )


def draw(shown: Sequence[Shown], plot: Path) -> None:
    """The calibration as a picture."""
    import matplotlib

    matplotlib.use("Agg")
    import matplotlib.pyplot as plt

    figure, axes = plt.subplots(1, 2, figsize=(9, 4.4), sharey=True)
    for axis, eyes in zip(axes, ("fair", "open"), strict=True):
        bins = binned([_pair(each, eyes) for each in shown if each.depth == FULL.name])
        said = [each.said for each in bins]
        won = [each.won for each in bins]
        errors = [[each.won - each.low for each in bins], [each.high - each.won for each in bins]]
        axis.plot([0, 1], [0, 1], color="#9a8a72", linewidth=1, linestyle="--")
        axis.errorbar(said, won, yerr=errors, fmt="o", color="#7a4a1e", ecolor="#c9b08a", capsize=3)
        axis.set_title({"fair": "from what the player knew", "open": "from all cards"}[eyes])
        axis.set_xlabel("chance that the analysis shows")
        axis.set_xlim(-0.02, 1.02)
        axis.set_ylim(-0.02, 1.02)
    axes[0].set_ylabel("share of games won")
    figure.tight_layout()
    figure.savefig(plot, dpi=110)
    _say(f"  plot: {plot}")


def _pair(shown: Shown, eyes: str) -> tuple[float, float]:
    return (shown.fair if eyes == "fair" else shown.open), shown.won


def _rate(games: Sequence[tuple[AdviceGame, AdviceResult]]) -> Rate:
    deals = {job.seed for job, _ in games}
    won = [[result.won for job, result in games if job.seed == deal] for deal in deals]
    return rate_of([Winnings(sum(each), len(each)) for each in won])


def _read(file: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in _lines(file)]


def _lines(file: Path) -> Iterator[str]:
    if file.exists():
        yield from file.read_text(encoding="utf-8").splitlines()


def _say(text: str) -> None:
    sys.stdout.write(text + "\n")


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure, or show what was measured."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.analysis_truth", description=__doc__)
    parser.add_argument("what", choices=("calibration", "advice", "show", "fit"))
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--processes", type=int)
    parser.add_argument("--folder", type=Path, default=FOLDER)
    chosen = parser.parse_args(arguments)
    calibration, advice = chosen.folder / "calibration.jsonl", chosen.folder / "advice.jsonl"
    if chosen.what == "calibration":
        run(shown_chances, calibration_games(chosen.games), chosen.processes, calibration)
        show_calibration(calibration, None)
    elif chosen.what == "advice":
        run(advised_game, advice_games(chosen.games), chosen.processes, advice)
        show_advice(advice)
    elif chosen.what == "fit":
        show_fit(calibration)
    else:
        show_calibration(calibration, PLOT)
        show_advice(advice)


if __name__ == "__main__":
    main()
