"""`tenages train`: a network learns by playing itself."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Generator
from contextlib import contextmanager
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Annotated, Any, Final

import typer
from rich.console import Console
from rich.text import Text

from tenages.cli.console import console
from tenages.cli.group import INTERRUPTED, GroupWithUsualCommand, TranslatedCommand
from tenages.cli.language import Language, language_of
from tenages.cli.options import FILE, FOLDER, NUMBER, SECONDS, TEXT
from tenages.cli.training_display import training_display
from tenages.extras import need
from tenages.learning.expert_settings import ExpertSettings, expert_settings
from tenages.learning.settings import SETTINGS, TrainingSettings, read_settings
from tenages.rules.errors import TenAgesError
from tenages.words import talk
from tenages.words.catalogue import Words
from tenages.words.choosing import words_at

RUNS: Final = Path("runs")
"""Where the folders of runs are, unless one is named."""
EXTRA: Final = "train"
LIBRARIES: Final = ("torch", "numpy", "matplotlib")
UNHURRIED: Final = 1e6
"""Seconds for what ends by itself: nobody waits for this command as for a machine that is lent for minutes."""
BYTES_PER_MB: Final = 1_000_000
USUAL_IMPROVEMENT: Final = ExpertSettings()
EXPORTING: Final = ("torch", "numpy", "onnx", "onnxruntime")

train = typer.Typer(cls=GroupWithUsualCommand, help="cli-train", no_args_is_help=True, add_completion=False)


@train.callback()
def begin() -> None:
    """So that a single command is a group too."""


@train.command("run", cls=TranslatedCommand, help="cli-train-run")
def run(
    context: typer.Context,
    config: Annotated[Path, typer.Argument(metavar=FILE, help="cli-train-config")],
    folder: Annotated[Path | None, typer.Option("--folder", "-f", metavar=FOLDER, help="cli-train-folder")] = None,
    ray: Annotated[str | None, typer.Option("--ray", metavar=TEXT, help="cli-train-ray")] = None,
    language: Language = None,
) -> None:
    """Train a network, or go on training it."""
    words = words_at(language_of(context))
    settings, place = _settings_and_folder(config, folder)
    # Threads that wait for each other leave their cores to the games; PyTorch reads this when it is loaded.
    os.environ.setdefault("OMP_WAIT_POLICY", "PASSIVE")
    for library in LIBRARIES:
        need(library, EXTRA)
    _train(words, console(stderr=True), replace(settings, ray=settings.ray if ray is None else ray), place)


@train.command("export", cls=TranslatedCommand, help="cli-train-export")
def export(
    context: typer.Context,
    run: Annotated[Path, typer.Argument(metavar=FOLDER, help="cli-train-export-run")],
    file: Annotated[Path, typer.Argument(metavar=FILE, help="cli-train-export-file")],
    language: Language = None,
) -> None:
    """Write the network of a run as a file that the bot "policy" plays."""
    for library in EXPORTING:
        need(library, EXTRA)
    from tenages.learning.export import export_run

    if not run.is_dir():
        raise TenAgesError("no-run", path=str(run))
    try:
        export_run(run, file)
        size = file.stat().st_size / BYTES_PER_MB
    except OSError as error:
        raise TenAgesError("unwritable", path=str(file), why=talk.trouble(error)) from error
    words = words_at(language_of(context))
    _print(console(stderr=True), words.say("train-exported", path=str(file), size=round(size, 1), bot=f"policy:{file}"))


@train.command("improve", cls=TranslatedCommand, help="cli-train-improve")
def improve(
    context: typer.Context,
    run: Annotated[Path, typer.Argument(metavar=FOLDER, help="cli-train-export-run")],
    seconds: Annotated[
        float, typer.Option("--seconds", "-s", metavar=SECONDS, help="cli-train-improve-seconds")
    ] = USUAL_IMPROVEMENT.play_seconds,
    iterations: Annotated[
        int, typer.Option("--iterations", "-i", metavar=NUMBER, help="cli-train-improve-iterations")
    ] = USUAL_IMPROVEMENT.iterations,
    games: Annotated[
        int, typer.Option("--games", "-g", metavar=NUMBER, help="cli-train-improve-games")
    ] = USUAL_IMPROVEMENT.match_games,
    workers: Annotated[
        int, typer.Option("--workers", "-w", metavar=NUMBER, help="cli-train-improve-workers")
    ] = USUAL_IMPROVEMENT.workers,
    times: Annotated[int, typer.Option("--times", "-t", metavar=NUMBER, help="cli-train-improve-times", min=1)] = 1,
    language: Language = None,
) -> None:
    """Improve the network of a run by its own search."""
    named = {"play_seconds": seconds, "iterations": iterations, "match_games": games, "workers": workers}
    settings = expert_settings({**named, "match_seconds": UNHURRIED, "learn_seconds": UNHURRIED})
    for library in EXPORTING:
        need(library, EXTRA)
    from tenages.learning.improvement import Improvement

    words, notes = words_at(language_of(context)), console(stderr=True)

    def tell(news: str, figures: dict[str, Any]) -> None:
        if "low" in figures:
            # Of an interval only the upper end is written with a percent sign.
            figures = {**figures, "low": 100 * figures["low"]}
        _print(notes, words.say(f"train-news-{news}", **figures))

    for _ in range(times):
        Improvement(run, settings, tell).go()


def _settings_and_folder(config: Path, folder: Path | None) -> tuple[TrainingSettings, Path]:
    """What is trained, and where: a configuration file with a folder for its run, or the folder of an earlier run."""
    if config.is_dir():
        if not (config / SETTINGS).exists():
            raise TenAgesError("no-run", path=str(config))
        return _settings(config / SETTINGS), config if folder is None else folder
    return _settings(config), RUNS / config.stem if folder is None else folder


def _settings(path: Path) -> TrainingSettings:
    try:
        return read_settings(path)
    except (OSError, UnicodeDecodeError) as error:
        raise TenAgesError("unreadable", path=str(path), why=talk.trouble(error)) from error


def _train(words: Words, notes: Console, settings: TrainingSettings, folder: Path) -> None:
    from tenages.learning.curves import draw
    from tenages.learning.run import Run

    place = str(folder)
    try:
        run = Run(folder, settings)
    except OSError as error:
        raise TenAgesError("unwritable", path=place, why=talk.trouble(error)) from error
    if run.is_done:
        _print(notes, words.say("train-is-done", decisions=run.counters.decisions, path=place))
        return
    resumed = run.counters.rounds > 0
    key = "train-resumes" if resumed else "train-begins"
    _print(notes, words.say(key, decisions=run.counters.decisions, path=place))
    for name, (before, now) in run.changes.items():
        _print(notes, words.say("train-changed", name=name, before=_plain(before), now=_plain(now)))
    with training_display(words, notes) as show, _stops_at_interrupt(words, notes) as stop:
        run.go(show=show, stop=stop, draw=partial(draw, words))
    _print(notes, words.say("train-done" if run.is_done else "train-stopped", path=place))
    if not run.is_done:
        raise typer.Exit(INTERRUPTED)


@contextmanager
def _stops_at_interrupt(words: Words, notes: Console) -> Generator[Callable[[], bool]]:
    """The first Ctrl-C ends the run after the round, which is then saved; the second one ends it at once."""
    stopped = False

    def stop(*_: Any) -> None:
        nonlocal stopped
        stopped = True
        signal.signal(signal.SIGINT, signal.default_int_handler)
        _print(notes, words.say("train-stopping"))

    before = {number: signal.signal(number, stop) for number in (signal.SIGINT, signal.SIGTERM)}
    try:
        yield lambda: stopped
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def _print(notes: Console, text: str) -> None:
    notes.print(Text(text), soft_wrap=True)


def _plain(value: object) -> str:
    return ", ".join(value) if isinstance(value, tuple) else str(value)
