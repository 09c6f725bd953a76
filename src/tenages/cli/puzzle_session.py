"""A puzzle in the terminal: options are chosen by number, undo is free, and hints and the solution can be asked for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rich.console import Console
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from tenages.puzzles.attempt import FAILED, GOING, Attempt, attempt
from tenages.puzzles.hints import hints
from tenages.puzzles.puzzle import Puzzle
from tenages.puzzles.telling import (
    briefing,
    failure_text,
    goal_text,
    hint_text,
    proof_text,
    solution_texts,
    wrong_texts,
)
from tenages.rules.errors import TenAgesError
from tenages.rules.options import Decision
from tenages.sight.view import View
from tenages.terminal.board import board
from tenages.terminal.look import BAD, NARROW, QUIET, STRONG, with_titles
from tenages.terminal.sheets import asking_sheet, find_sheet
from tenages.terminal.stories import story
from tenages.words.errors import explained
from tenages.words.options import option_hint, option_label
from tenages.words.prompts import prompt
from tenages.words.speaker import Speaker, sentence

COMMANDS: Final = ("undo", "again", "hint", "solution", "card", "board", "quit")
ReadLine = Callable[[str], str]
"""Shows a prompt and returns a line of input; raises EOFError at the end of the input."""


class PuzzleSession:
    """One puzzle, its player's choices so far, and the screen."""

    def __init__(self, puzzle: Puzzle, speaker: Speaker, console: Console, read: ReadLine | None = None) -> None:
        self.puzzle = puzzle
        self.speaker = speaker
        self.words = speaker.words
        self.console = console
        self._read: ReadLine = read if read is not None else input
        self._choices: list[str] = []
        self._hints_given = 0
        self._asks = True
        """Whether the options are shown before the next line is read; after the last hint they are still there."""
        self._events_shown = len(puzzle.start().history(puzzle.seat))
        self._commands = {
            typed: command
            for command in COMMANDS
            for typed in self.words.say(f"puzzle-command-{command}").casefold().split()
        }

    def play(self) -> None:
        """Play until it is solved, given up or left."""
        self._print_title()
        while True:
            made = attempt(self.puzzle, self._choices)
            self._show_new_events(made)
            if made.state == GOING:
                if self._asks:
                    self._show_question(made)
                self._asks = True
            elif made.state == FAILED:
                assert made.failure is not None
                self.console.print(Text(failure_text(self.puzzle, made.failure, self.speaker), style=BAD))
                self.console.print(Text(self.words.say("puzzle-failed-do"), style=QUIET))
            else:
                self.console.print(Text(self.words.say("puzzle-solved"), style=STRONG))
                self._show_solution()
                return
            if not self._handle_input(made):
                return

    def _print_title(self) -> None:
        title = self.words.say("puzzle-title", number=self.puzzle.number, goal=goal_text(self.puzzle, self.speaker))
        self.console.print(Rule(Text(title, style=STRONG), style=QUIET, align="left"))
        for line in briefing(self.puzzle, self.speaker):
            self.console.print(line)
        self.console.print(Text(proof_text(self.puzzle, self.speaker), style=QUIET))
        self.console.print(Text(self.words.say("puzzle-help"), style=QUIET))
        self._show_board(attempt(self.puzzle, []))

    # --- what can be typed ------------------------------------------------------------------------------------------

    def _handle_input(self, made: Attempt) -> bool:
        """Carry out one line of input; returns whether the puzzle goes on."""
        try:
            typed = self._read(f"{self.words.say('puzzle-your-choice')} ").strip()
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            return False
        verb, _, rest = typed.partition(" ")
        if typed.isdecimal():
            self._choose(made, int(typed))
            return True
        match self._commands.get(verb.casefold()):
            case "undo":
                self._go_back_to(self._choices[:-1])
            case "again":
                self._go_back_to([])
            case "hint":
                self._show_hint(made)
            case "solution":
                self._show_solution()
                return False
            case "card":
                self._show_card(rest)
            case "board":
                self._show_board(made)
            case "quit":
                return False
            case _:
                self.console.print(Text(self.words.say("puzzle-help"), style=QUIET))
        return True

    def _go_back_to(self, choices: list[str]) -> None:
        self._choices = choices
        self._hints_given = 0
        self._events_shown = len(attempt(self.puzzle, choices).game.history(self.puzzle.seat))

    def _choose(self, made: Attempt, number: int) -> None:
        decision = made.game.decision if made.state == GOING else None
        if decision is None:
            self.console.print(Text(self.words.say("puzzle-help"), style=QUIET))
        elif 1 <= number <= len(decision.options):
            self._choices.append(decision.options[number - 1].notation)
            self._hints_given = 0
        else:
            self.console.print(
                Text(self.words.say("talk-not-an-option", said=str(number), options=len(decision.options)), style=BAD)
            )

    def _show_hint(self, made: Attempt) -> None:
        """One hint more each time."""
        found = hints(self.puzzle, self._choices)
        if found:
            hint = found[min(self._hints_given, len(found) - 1)]
            self._hints_given += 1
            self._asks = self._hints_given < len(found)
            text = hint_text(self.puzzle, hint, self.speaker, made.game)
            self.console.print(with_titles(self.words, text, STRONG))

    def _show_card(self, name: str) -> None:
        try:
            self.console.print(find_sheet(self.words, name, self.puzzle.start().setup.edition.texts))
        except TenAgesError as error:
            self.console.print(Text(explained(self.words, error), style=BAD))

    # --- what is shown ----------------------------------------------------------------------------------------------

    def _show_board(self, made: Attempt) -> None:
        view = made.game.view(self.puzzle.seat)
        self.console.print()
        self.console.print(board(view, self.speaker, narrow=self.console.width < NARROW))

    def _show_new_events(self, made: Attempt) -> None:
        seen = made.game.history(self.puzzle.seat)
        new, self._events_shown = seen[self._events_shown :], len(seen)
        for line in story(new, self.speaker) if new else []:
            self.console.print(line)

    def _show_question(self, made: Attempt) -> None:
        view = made.game.view(self.puzzle.seat)
        decision = view.decision
        assert decision is not None
        self.console.print()
        if decision.effect is not None:
            self.console.print(asking_sheet(self.words, decision.effect, view.setup.edition.texts))
        self.console.print(with_titles(self.words, prompt(self.speaker, decision, view), STRONG))
        self.console.print(self._options(view, decision))

    def _options(self, view: View, decision: Decision) -> Table:
        table = Table(box=None, padding=(0, 1), show_header=False, show_edge=False)
        table.add_column(justify="right", style=STRONG)
        table.add_column()
        table.add_column(style=QUIET)
        for number, option in enumerate(decision.options, start=1):
            label = with_titles(self.words, option_label(self.speaker, option, decision, view))
            table.add_row(str(number), label, option_hint(self.speaker, option, decision, view))
        return table

    def _show_solution(self) -> None:
        self.console.print(Rule(Text(self.words.say("puzzle-solution"), style=STRONG), style=QUIET, align="left"))
        for text in solution_texts(self.puzzle, self.speaker, self._choices):
            if text.label:
                self.console.print(with_titles(self.words, text.label, STRONG))
            for line in text.reasons if text.label else [*text.log, *text.reasons]:
                self.console.print(with_titles(self.words, f"   {sentence(line)}"))
        start = self.puzzle.start().view(self.puzzle.seat)
        assert start.decision is not None
        for option, why in wrong_texts(self.puzzle, self.speaker):
            label = option_label(self.speaker, option, start.decision, start)
            self.console.print(with_titles(self.words, self.words.say("puzzle-not", label=label, why=why), QUIET))
