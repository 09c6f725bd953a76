"""Where a game in the terminal begins: a saved game, any moment of one, or a position."""

from __future__ import annotations

from pathlib import Path
from random import Random

from tenages.cli.saved import check_seat, text_of
from tenages.game import Game
from tenages.opening import dealt_anew, laid_out, replay, steps
from tenages.records.position_text import read
from tenages.records.seeds import new_seed
from tenages.rules.errors import TenAgesError


def begun(
    resume: Path | None,
    origin: Path | None,
    step: int | None,
    anew: bool,
    position: str | None,
    seat: int,
    seed: int | None,
) -> Game | None:
    """The game to go on with; None if a new one is to be dealt."""
    if len([given for given in (resume, origin, position) if given is not None]) > 1:
        raise TenAgesError("one-beginning")
    if origin is None and (anew or step is not None):
        raise TenAgesError("step-needs-file")
    if resume is not None:
        return replay(text_of(resume))
    if origin is not None:
        return _from_moment(text_of(origin), step, anew, seat)
    return None if position is None else _from_position(position, seed)


def _from_moment(text: str, step: int | None, anew: bool, seat: int) -> Game:
    game = _at(text, step)
    check_seat(seat, game.setup.players)
    if game.over:
        raise TenAgesError("origin-is-over")
    return dealt_anew(game.view(seat - 1), Random(new_seed())) if anew else game


def _at(text: str, step: int | None) -> Game:
    """The game after so many choices, or at the end of the record."""
    if step is None:
        return replay(text)
    made, seats = 0, 0
    for made, game in enumerate(steps(text)):
        seats = game.setup.players
        if made == step:
            return game
    raise TenAgesError("no-such-step", last=made, seats=seats)


def _from_position(given: str, seed: int | None) -> Game:
    """A position in a file, or the text, the code or the link itself. What it leaves open is at random."""
    written = read(text_of(Path(given)) if _is_file(given) else given)
    chosen = seed if seed is not None else written.seed or new_seed()
    return laid_out(written._replace(seed=chosen))


def _is_file(given: str) -> bool:
    try:
        return Path(given).is_file()
    except (OSError, ValueError):
        return False  # a text is no name of a file
