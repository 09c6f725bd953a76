"""`tenages play`: a game against bots in the terminal."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import Annotated, Final

import typer

from tenages import bots
from tenages.bots.comment import ADVISER
from tenages.bots.levels import LEVELS, level_beside
from tenages.bots.seeds import bot_seed
from tenages.cli.beginning import begun
from tenages.cli.console import console
from tenages.cli.language import Language, language_of
from tenages.cli.options import FILE, FLAG, NUMBER, TEXT, American, Echoes, EditionName, Players, Teams, expansions
from tenages.cli.saved import check_seat, words_for
from tenages.cli.welcome import print_levels, print_welcome
from tenages.game import Game
from tenages.opening import deal, new_game
from tenages.rules.editions import DEFAULT_EDITION
from tenages.terminal.session import Session
from tenages.words.bots import bot_name
from tenages.words.catalogue import Words
from tenages.words.choosing import words_at
from tenages.words.speaker import Speaker
from tenages.words.terms import listed, player_names

DEFAULT_LEVEL: Final = "adept"
STEPS: Final = {"stronger": 1, "weaker": -1}
"""What can be asked for after a game."""


def play(
    context: typer.Context,
    players: Players = 2,
    edition: EditionName = DEFAULT_EDITION,
    echoes: Echoes = False,
    american: American = None,
    seed: Annotated[int | None, typer.Option("--seed", "-s", metavar=NUMBER, help="cli-play-seed")] = None,
    teams: Teams = False,
    seat: Annotated[int, typer.Option("--seat", "-k", metavar=NUMBER, help="cli-play-seat")] = 1,
    bot: Annotated[str, typer.Option("--bot", "-b", metavar=TEXT, help="cli-play-bot")] = DEFAULT_LEVEL,
    resume: Annotated[Path | None, typer.Option("--resume", "-r", metavar=FILE, help="cli-play-resume")] = None,
    origin: Annotated[Path | None, typer.Option("--from", metavar=FILE, help="cli-play-from")] = None,
    step: Annotated[int | None, typer.Option("--step", metavar=NUMBER, help="cli-play-step")] = None,
    anew: Annotated[bool, typer.Option("--anew", metavar=FLAG, help="cli-play-anew")] = False,
    position: Annotated[str | None, typer.Option("--position", metavar=TEXT, help="cli-play-position")] = None,
    language: Language = None,
) -> None:
    """A game against bots in the terminal."""
    with suppress(ImportError):
        # Adds line editing to the input, where the system has it.
        import readline  # noqa: F401
    found = begun(resume, origin, step, anew, position, seat, seed)
    if found is not None:
        game, words = found, words_for(context, found)
    else:
        words = words_at(language_of(context), edition)
        game = new_game(
            players,
            edition=edition,
            expansions=expansions(echoes),
            american=american,
            teams=teams,
            seed=seed,
            language=words.language,
        )
    check_seat(seat, game.setup.players)
    specs = bot.split(",")
    while True:
        session = _session(game, specs, words, seat - 1)
        if not session.play():
            return
        words = session.words
        ways = [way for way in STEPS if changed(specs, way) != specs]
        wanted = session.another_game(ways)
        if wanted == "no":
            return
        specs = changed(specs, wanted)
        game = deal(game.setup.rules)


def changed(specs: list[str], way: str) -> list[str]:
    """The bots of the next game: levels one stronger or weaker, as far as there are some; others as they are."""
    return [level_beside(spec, STEPS.get(way, 0)) if spec in LEVELS else spec for spec in specs]


def _session(game: Game, specs: list[str], words: Words, seat: int) -> Session:
    """Sit down the bots, and say who plays."""
    setup = game.setup
    speaker = Speaker(words, player_names(words, setup.players), seat)
    others = [other for other in range(setup.players) if other != seat]
    # The bots' choices follow from the deal too; each seat has its own random stream, and so has the adviser.
    opponents = {
        other: bots.named(specs[place % len(specs)], bot_seed(setup.seed, other)) for place, other in enumerate(others)
    }
    adviser = bots.named(ADVISER, bot_seed(setup.seed, setup.players))
    screen = console()
    print_welcome(words, screen, setup)
    names = listed(words, [speaker.names[other] for other in others])
    screen.print(words.say("talk-opponents", names=names, bot=listed(words, [bot_name(words, spec) for spec in specs])))
    print_levels(words, screen, specs)
    return Session(game, opponents, speaker, screen, adviser=adviser)
