"""What the terminal and the command line say on their own account: help, mistakes, farewells, tables."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tenages.rules.endings import BY_ACHIEVEMENTS, BY_EFFECT, BY_POINTS
from tenages.rules.setup import Setup
from tenages.words.terms import COLOUR_WORDS, listed, table_words

HELP: Final = (
    ("a number", "choose that option"),
    ("c 3", "read the card of option 3"),
    ("card agriculture", "read any card, or a special achievement"),
    ("pile red", "look through your red pile"),
    ("log, log 20", "what happened, all of it or the last 20 lines"),
    ("board", "draw the table again"),
    ("save FILE", "save the game"),
    ("quit", "leave the game"),
    ("?", "this help"),
)
HELP_TITLE: Final = "What you can type"
HELP_PILES: Final = (
    "On the board, R1 Archery is a red card of age 1. Under it stands how many cards lie in the pile and, if it is "
    "splayed, which way. The six numbers are the icons that a board shows."
)
HELP_ECHOES: Final = (
    "Echoes of the Past: E3 is an Echoes card of age 3. Under a pile, 2 echoes +4 means that it shows two echo "
    "effects, which come first whenever its top card is activated, and a bonus of 4. Your highest bonus counts in "
    "full, every other one as a point: the score 15 = 8 + 7 is 8 in the score pile and 7 from bonuses. After you meld "
    "a card as an action you may promote one from your forecast that is no higher."
)
HELP_ROWS: Final = (
    "An age counts as empty when its base cards are gone. Who holds cards, but none of Echoes, draws from the Echoes "
    "pile if it has any; everyone else draws a base card."
)
HELP_MIXED: Final = "Base and Echoes cards lie mixed: you draw whatever is on top, and its back is there to see."
YOUR_CHOICE: Final = "Your choice (a number; c 2 reads the card of option 2; ? for help)"
SINCE: Final = "What happened"
QUIT_QUESTION: Final = "Leave the game? y = yes, s = save it first, n = play on"
QUIT_ANSWER: Final = "Please answer y, s or n."
FILE_QUESTION: Final = "Save to which file?"
GOODBYE: Final = "Goodbye."
OUT_OF_INPUT: Final = "No more input: the game stops here."
NOTHING_YET: Final = "Nothing has happened yet."
INTERRUPTED: Final = "Stopped."
SAVE_NEEDS_FILE: Final = "Say where: save FILE"
CARD_NEEDS_NAME: Final = "Say which: card NAME, or c and the number of an option"
DONE: Final = "games played"
FINAL_BOARD: Final = "The table at the end"
BOARD_NOW: Final = "The table now"


def welcome(setup: Setup) -> str:
    """The first line of a game."""
    kind = "two teams of two" if setup.teams else f"{setup.players} players"
    table = table_words(setup.edition.name, setup.expansions, setup.american)
    return f"Innovation · {table} · {kind} · seed {setup.seed}"


def help_notes(setup: Setup) -> list[str]:
    """What the signs on the board mean, and in short what an expansion adds."""
    if not setup.expansions:
        return [HELP_PILES]
    return [HELP_PILES, HELP_ECHOES, HELP_MIXED if setup.american else HELP_ROWS]


def opponents(names: Sequence[str], bot: str) -> str:
    """Who the others are."""
    return f"You play against {listed(names)} (bot: {bot}). Type ? for help."


def not_an_option(said: str, options: int) -> str:
    """The input was a number that nothing stands beside."""
    return f"There is no option {said}: {_numbers(options)}."


def not_understood(said: str, options: int) -> str:
    """The input was nothing that the terminal knows."""
    return f"I do not understand {said!r}: {_numbers(options)}, or type ? for help."


def _numbers(options: int) -> str:
    return "there is only 1 to choose" if options == 1 else f"choose a number from 1 to {options}"


def option_without_card(number: int) -> str:
    """The option names no card that could be read."""
    return f"Option {number} names no card."


def pile_needs_colour() -> str:
    """The input named no pile."""
    return f"Say which pile: pile and one of {listed(COLOUR_WORDS, 'or')}"


def log_needs_number(said: str) -> str:
    """The input asked for a number of lines that is none."""
    return f"{said!r} is not a number of lines: log, or log 20"


def saved(path: str) -> str:
    """The game was written."""
    return f"Saved to {path}. To go on with it: tenages play --resume {path}"


def exists(path: str) -> str:
    """A file of that name is there already."""
    return f"{path} exists already. Overwrite it? y or n"


def not_saved(path: str, why: str) -> str:
    """The game could not be written."""
    return f"Not saved to {path}: {why}"


def unreadable(path: str, why: str) -> str:
    """The file could not be read."""
    return f"cannot read {path}: {why}"


def bad_seat(seat: int, players: int) -> str:
    """There is no such seat."""
    return f"there is no seat {seat}; with {players} players there are seats 1 to {players}"


def too_few_choices(until: int, choices: int) -> str:
    """The record is shorter than that."""
    return f"the record has only {choices} choices; --until {until} is past its end"


def not_positive(what: str, given: int) -> str:
    """A number that must be at least one."""
    return f"{what} must be at least 1, not {given}"


def not_negative(what: str, given: int) -> str:
    """A number that must not be below zero."""
    return f"{what} must be 0 or more, not {given}"


def unknown_bot(name: str, known: Sequence[str]) -> str:
    """No bot has this name."""
    return f"there is no bot {name!r}; there are {', '.join(known)}"


def in_progress(choices: int) -> str:
    """The game is not over."""
    return f"The game goes on; so far {choices} choices."


def mistake(message: str) -> str:
    """An error as one line."""
    return f"Error: {message}"


# --- simulate -------------------------------------------------------------------------------------------------------

WAYS_WORDS: Final = {BY_ACHIEVEMENTS: "by achievements", BY_POINTS: "by points", BY_EFFECT: "by a card"}
ENDED: Final = "how they ended"
GAMES: Final = "games"
SHARE: Final = "share"
WINNER: Final = "won by"
LENGTH: Final = "how long they were"
SHORTEST, MEAN, LONGEST = "shortest", "mean", "longest"
TURNS, DECISIONS = "turns", "decisions"
SHARED: Final = "shared by several"
CRASHES: Final = "Games that broke off"


def seat_words(seat: int) -> str:
    """A seat by its number, as players count."""
    return f"seat {seat + 1}"


def simulated(games: int, setup: Setup, seconds: float) -> str:
    """What was played, how fast, and how to play it again."""
    kind = f"{setup.players} players in teams" if setup.teams else f"{setup.players} players"
    table = table_words(setup.edition.name, setup.expansions, setup.american)
    speed = f"{games / seconds:.0f} games a second" if seconds > 0 else ""
    return f"{games} random games · {table} · {kind} · seed {setup.seed} · {seconds:.1f} s, {speed}"


def crashed(seed: int, error: str) -> str:
    """A game that broke off."""
    return f"seed {seed}: {error}"


def too_long(decisions: int) -> str:
    """A game that never ends."""
    return f"the game did not end within {decisions} decisions"


def version_line(version: str, compiled: bool, by_wish: bool) -> str:
    """Which version runs, and which build of it; the source may run by wish, though there is a compiled build."""
    if compiled:
        return f"tenages {version}, compiled"
    hint = "as TENAGES_UNCOMPILED asks for it" if by_wish else "make compile builds the fast engine"
    return f"tenages {version}, uncompiled ({hint})"
