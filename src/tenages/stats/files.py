"""From files to statistics: finds the records, replays them on all cores, and skips other files."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import Final

from tenages.processes import Lost, Processes
from tenages.rules.errors import TenAgesError
from tenages.stats.finished import read_record
from tenages.stats.totals import Skipped, Stats
from tenages.words.talk import trouble

PATTERN: Final = "*.json"
_BATCH: Final = 25
Batch = tuple[Path, ...]
"""Files that one process reads at a time."""
Progress = Callable[[int, int], None]
"""Called with how many records are read, and how many there are."""


def records_in(paths: Iterable[Path]) -> list[Path]:
    """The given files and all records in the given folders; each once, sorted by name."""
    found: dict[Path, Path] = {}
    for path in paths:
        if not path.exists():
            raise TenAgesError("unreadable", path=str(path), why=TenAgesError("file-missing"))
        for file in path.rglob(PATTERN) if path.is_dir() else [path]:
            if file.is_file():
                found.setdefault(file.resolve(), file)
    return sorted(found.values())


def stats_of(paths: Sequence[Path], *, processes: int | None = None, progress: Progress | None = None) -> Stats:
    """The statistics of the records in files and folders, read by several processes (by default one for each core).

    Files that are no records, or damaged ones, are skipped and listed with the reason; games that are not over are
    skipped and counted. If no game is left, that is an error.
    """
    workers = Processes(processes)
    files = records_in(paths)
    batches = [tuple(files[start : start + _BATCH]) for start in range(0, len(files), _BATCH)]
    done: dict[Batch, Stats] = {}
    for batch, found in _read(batches, workers):
        done[batch] = found
        if progress is not None:
            progress(sum(map(len, done)), len(files))
    stats = Stats()
    for batch in batches:
        stats.join(done[batch])
    _check_some(stats, files)
    return stats


def _check_some(stats: Stats, files: Sequence[Path]) -> None:
    if not files:
        raise TenAgesError("no-records", pattern=PATTERN)
    if stats.games:
        return
    if stats.skipped:
        first = stats.skipped[0]
        raise TenAgesError(
            "no-usable-game",
            skipped=len(stats.skipped),
            unfinished=stats.unfinished,
            file=first.file,
            why=first.error,
        )
    raise TenAgesError("no-finished-game", unfinished=stats.unfinished)


def _read(batches: Sequence[Batch], workers: Processes) -> Iterator[tuple[Batch, Stats]]:
    """The statistics of each batch, as soon as it is read."""
    if workers.number == 1 or len(batches) == 1:
        for batch in batches:
            yield batch, read_batch(batch)
        return
    for batch, found in workers.run(read_batch, batches):
        if isinstance(found, Lost):
            raise TenAgesError("process-died", why=found.why)
        yield batch, found


def read_batch(files: Batch) -> Stats:
    """The statistics of some files."""
    stats = Stats()
    for file in files:
        try:
            facts = read_record(str(file), _text(file))
        except TenAgesError as error:
            stats.skipped.append(Skipped(str(file), error))
            continue
        if facts is None:
            stats.unfinished += 1
        else:
            stats.add(facts)
    return stats


def _text(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise TenAgesError("unreadable", path=str(file), why=trouble(error)) from error
