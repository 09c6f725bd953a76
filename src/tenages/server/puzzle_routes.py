"""Puzzles by REST. Nothing of a puzzle's hidden cards is sent before its solution is asked for."""

from __future__ import annotations

from datetime import UTC, date, datetime
from typing import Annotated

from fastapi import APIRouter, Path, Query, Request, Response

from tenages.puzzles import puzzle_of_the_day, shipped, telling
from tenages.puzzles.puzzle import Puzzle
from tenages.rules.errors import TenAgesError
from tenages.server import puzzle_messages
from tenages.server.lobby_routes import PROBLEMS, UNCHANGING
from tenages.server.messages.puzzles import (
    AttemptMade,
    AttemptWanted,
    Choices,
    HintWanted,
    PuzzleHint,
    PuzzleOfTheDay,
    PuzzleShown,
    PuzzlesListed,
    PuzzleSolution,
)
from tenages.server.puzzles import Puzzles
from tenages.server.sockets import network_of_client, words_wanted
from tenages.words.catalogue import Words

Number = Annotated[int, Path(ge=1, le=1_000_000)]
Day = Annotated[str, Query(pattern=r"^[0-9]{4}-[0-9]{2}-[0-9]{2}$")]
Catalogue = Annotated[str, Query(max_length=32)]
ChoicesMade = Annotated[Choices, Query(default_factory=list)]

router = APIRouter(prefix="/api/puzzles", responses=PROBLEMS)


def puzzles_of(request: Request) -> Puzzles:
    """The puzzles of this server."""
    puzzles: Puzzles = request.app.state.puzzles
    return puzzles


@router.get("")
async def all_puzzles(request: Request, response: Response) -> PuzzlesListed:
    """All puzzles, by number: what is to be done, how hard it is, and in which game."""
    found = await puzzles_of(request).in_thread(_listed, network_of_client(request))
    response.headers.update(UNCHANGING)
    return found


@router.get("/today")
async def today(request: Request, day: Day | None = None, catalogue: Catalogue = "") -> PuzzleOfTheDay:
    """The puzzle of today, or of another day; a day begins at midnight UTC."""
    wanted = datetime.now(UTC).date() if day is None else _date(day)
    puzzle = await puzzles_of(request).in_thread(lambda: puzzle_of_the_day(wanted), network_of_client(request))
    words = _words(puzzle, catalogue, request)
    return PuzzleOfTheDay(
        day=wanted.isoformat(),
        puzzle=puzzle_messages.listed(puzzle),
        question=telling.goal_text(puzzle, telling.speaker_of(puzzle, words)),
    )


@router.get("/{number}")
async def puzzle(number: Number, request: Request, catalogue: Catalogue = "") -> PuzzleShown:
    """A puzzle: the question, what one needs to know, and the position as its player sees it."""
    puzzle, words = _asked(number, request, catalogue)
    address = network_of_client(request)
    return await puzzles_of(request).in_thread(lambda: puzzle_messages.shown(puzzle, words), address)


@router.post("/{number}/attempt")
async def attempt(number: Number, wanted: AttemptWanted, request: Request, catalogue: Catalogue = "") -> AttemptMade:
    """Where these choices lead: the position, and whether the puzzle is solved, or why it is not."""
    all_of_them = puzzles_of(request)
    puzzle = all_of_them.puzzle(number)
    words = _words(puzzle, catalogue, request)
    address = network_of_client(request)
    made = await all_of_them.attempt(puzzle, tuple(wanted.choices), address)
    return await all_of_them.in_thread(lambda: puzzle_messages.made(puzzle, made, words), address)


@router.post("/{number}/hint")
async def hint(number: Number, wanted: HintWanted, request: Request, catalogue: Catalogue = "") -> PuzzleHint:
    """The first hint says where to look, the second one what to choose."""
    all_of_them, address = puzzles_of(request), network_of_client(request)
    puzzle = all_of_them.puzzle(number)
    words = _words(puzzle, catalogue, request)
    made = await all_of_them.attempt(puzzle, tuple(wanted.choices), address)
    return await all_of_them.in_thread(lambda: puzzle_messages.hint(puzzle, made, wanted.number, words), address)


@router.get("/{number}/solution")
async def solution(number: Number, request: Request, choice: ChoicesMade, catalogue: Catalogue = "") -> PuzzleSolution:
    """The solution, step by step, with its reasons, and why other tries do not do.

    Whoever has found a solution names his choices, since there may be several: his own line is told then.
    """
    puzzle, words = _asked(number, request, catalogue)
    address = network_of_client(request)
    return await puzzles_of(request).in_thread(lambda: puzzle_messages.solved(puzzle, words, choice), address)


def _listed() -> PuzzlesListed:
    return PuzzlesListed(puzzles=[puzzle_messages.listed(puzzle) for puzzle in shipped()])


def _asked(number: int, request: Request, catalogue: str) -> tuple[Puzzle, Words]:
    """The puzzle that someone asks for, if he does not ask too fast, and his words."""
    all_of_them = puzzles_of(request)
    puzzle = all_of_them.puzzle(number)
    all_of_them.charge(network_of_client(request))
    return puzzle, _words(puzzle, catalogue, request)


def _words(puzzle: Puzzle, catalogue: str, request: Request) -> Words:
    return words_wanted(catalogue, puzzle.rules.edition, request.headers.get("accept-language", ""))


def _date(day: str) -> date:
    try:
        return date.fromisoformat(day)
    except ValueError:
        raise TenAgesError("request-not-understood", where="day") from None
