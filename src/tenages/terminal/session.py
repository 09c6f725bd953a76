"""A game in the terminal: one person against bots; options are chosen by number."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Mapping
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from tenages.game import Game
from tenages.rules.card import Effect
from tenages.rules.errors import TenAgesError
from tenages.rules.events import EXECUTES
from tenages.rules.icons import COLORS
from tenages.rules.options import Decision, Option
from tenages.rules.purposes import ACTIVATE
from tenages.sight.view import View
from tenages.terminal.advice import advice
from tenages.terminal.board import board
from tenages.terminal.look import BAD, NARROW, QUIET, STRONG, with_titles
from tenages.terminal.opponents import Opponent, Opponents, remark_line
from tenages.terminal.reference import find_page, glossary_page, rules_page
from tenages.terminal.sheets import asking_sheet, card_sheet, find_sheet, promoted_sheet
from tenages.terminal.stories import story
from tenages.words import board as board_words
from tenages.words import talk
from tenages.words.catalogue import Value, words_of
from tenages.words.choosing import catalogue_for
from tenages.words.errors import explained
from tenages.words.options import option_hint, option_label
from tenages.words.prompts import prompt
from tenages.words.speaker import Speaker
from tenages.words.terms import color_name, listed_or

ReadLine = Callable[[str], str]
"""Shows a prompt and returns a line of input; raises EOFError at the end of the input."""
LEAVE: Final = "quit"
"""The command that Ctrl-C stands for."""
NUMBER: Final = re.compile(r"[+-]?\d{1,9}")


class PlayerLeft(Exception):
    """The player leaves the game."""


class Session:
    """One game in the terminal: the game, the opponents, the person's speaker, and the screen."""

    def __init__(
        self,
        game: Game,
        opponents: Mapping[int, Opponent],
        speaker: Speaker,
        console: Console,
        read: ReadLine | None = None,
        adviser: Opponent | None = None,
    ) -> None:
        assert speaker.reader is not None
        self.game = game
        self.seat = seat = speaker.reader
        self.opponents = Opponents(game, opponents)
        self.adviser = adviser
        """The bot that the person can ask for a hint."""
        self.console = console
        self._read: ReadLine = read if read is not None else input
        self._events_shown = len(game.history(seat))
        """How many events of the log the person has been shown."""
        self._effect_shown: Effect | None = None
        """The effect whose card was shown last."""
        self._use_speaker(speaker)

    def _use_speaker(self, speaker: Speaker) -> None:
        """Use this speaker's catalogue for output and commands from now on."""
        self.speaker = speaker
        self.words = speaker.words
        self._commands = talk.commands(self.words)
        self._answers = talk.answers(self.words)

    # --- the game ---------------------------------------------------------------------------------------------------

    def play(self) -> bool:
        """Play to the end, or until the person leaves; returns whether the game was finished."""
        try:
            while self.game.decision is not None:
                decision = self.game.decision
                if decision.player == self.seat:
                    self.game.choose(self._ask())
                else:
                    self.opponents.answer(decision, self.speaker)
        except PlayerLeft:
            return False
        self._show_new_events()
        self._show_board()
        assert self.game.outcome is not None
        self.console.print()
        self.console.print(Text(board_words.outcome(self.speaker, self.game.outcome), style=STRONG))
        return True

    def another_game(self, ways: Collection[str]) -> str:
        """Ask whether to play again: "same", "no", or one of these ways ("stronger", "weaker")."""
        typed = talk.answers_about_another_game(self.words)
        which = "both" if len(ways) > 1 else next(iter(ways), "neither")
        while True:
            self.console.print()
            try:
                answer = self._read(f"{self.words.say('talk-again-question', ways=which)} ").strip().casefold()
            except (EOFError, KeyboardInterrupt):
                self.console.print()
                return "no"
            meant = typed.get(answer) if answer else "no"
            if meant in ("same", "no", *ways):
                return meant

    def _ask(self) -> Option:
        """Show what happened and what is asked, and read until one option is chosen."""
        view = self.game.view(self.seat)
        decision = view.decision
        assert decision is not None
        self._show_new_events()
        if decision.effect is None:
            self._show_board()
        self._show_question(view, decision)
        while True:
            self.console.print()
            option = self._handle_input(self._line(self.words.say("talk-your-choice")), view, decision)
            if option is not None:
                return option

    # --- what can be typed ------------------------------------------------------------------------------------------

    def _handle_input(self, typed: str, view: View, decision: Decision) -> Option | None:
        """Carry out what was typed; returns an option if one was chosen."""
        first, *others = typed.split() or [""]
        if not first:
            self._show_question(view, decision)
        elif NUMBER.fullmatch(typed):
            number = int(first)
            if 1 <= number <= len(decision.options):
                return decision.options[number - 1]
            self._complain("talk-not-an-option", said=first, options=len(decision.options))
        else:
            self._command(first.casefold(), " ".join(others), typed, view, decision)
        return None

    def _command(self, verb: str, rest: str, typed: str, view: View, decision: Decision) -> None:
        match self._commands.get(verb):
            case "help":
                self._help()
            case "card":
                self._show_card(rest, view, decision)
            case "log":
                self._show_log(rest)
            case "board":
                self._show_board()
                self._effect_shown = None
                self._show_question(view, decision)
            case "pile":
                self._show_pile(rest, view)
            case "rules":
                self.console.print(rules_page(self.words, self.game.setup))
            case "glossary":
                self._show_glossary(rest)
            case "why":
                self._show_remarks()
            case "hint":
                self._show_hint(view, decision)
            case "language":
                self._change_language(rest.casefold(), view, decision)
            case "save":
                self._save(rest)
            case "quit":
                self._quit()
                self._show_question(view, decision)
            case _:
                self._complain("talk-not-understood", said=typed, options=len(decision.options))

    def _line(self, question: str) -> str:
        """One line of input. The game stops at the end of the input; Ctrl-C means the command to leave."""
        try:
            return self._read(f"{question} ").strip()
        except EOFError:
            self.console.print()
            self._say("talk-out-of-input")
            raise PlayerLeft from None
        except KeyboardInterrupt:
            self.console.print()
            return LEAVE

    def _quit(self) -> None:
        while True:
            answer = self._line(self.words.say("talk-quit-question")).casefold()
            meant = "yes" if self._commands.get(answer) == LEAVE else self._answers.get(answer)
            if meant == "no" or not answer:
                return
            if meant == "save" and not self._save(self._line(self.words.say("talk-file-question"))):
                continue
            if meant is not None:
                self._say("talk-goodbye")
                raise PlayerLeft
            self._complain("talk-quit-answer")

    def _save(self, name: str) -> bool:
        """Write the game's record; returns whether it was written."""
        if not name:
            self._complain("talk-save-needs-file")
            return False
        path = Path(name).expanduser()
        try:
            if path.exists() and not self._may_overwrite(name):
                return False
            path.write_text(self.game.record() + "\n", encoding="utf-8")
        except (OSError, TenAgesError) as error:
            why = talk.trouble(error) if isinstance(error, OSError) else error
            self._complain("talk-not-saved", path=name, why=explained(self.words, why))
            return False
        self._say("talk-saved", path=name)
        return True

    def _may_overwrite(self, name: str) -> bool:
        return self._answers.get(self._line(self.words.say("talk-exists", path=name)).casefold()) == "yes"

    # --- what is shown ----------------------------------------------------------------------------------------------

    def _say(self, key: str, **values: Value) -> None:
        """Print a message on one line, whatever its length, so that it can be copied."""
        self.console.print(self.words.say(key, **values), soft_wrap=True)

    def _complain(self, key: str, **values: Value) -> None:
        self.console.print(Text(self.words.say(key, **values), style=BAD))

    def _show_new_events(self) -> None:
        """Print the log since the person's last decision."""
        seen = self.game.history(self.seat)
        new_events, self._events_shown = seen[self._events_shown :], len(seen)
        if any(event.kind == EXECUTES for event in new_events):
            self._effect_shown = None
        if new_events:
            self.console.print()
            self.console.print(Rule(Text(self.words.say("talk-since"), style=QUIET), style=QUIET, align="left"))
            for line in story(new_events, self.speaker):
                self.console.print(line)

    def _show_board(self) -> None:
        view = self.game.view(self.seat)
        self.console.print()
        self.console.print(Rule(Text(board_words.status(self.speaker, view), style=STRONG), style=QUIET, align="left"))
        self.console.print(board(view, self.speaker, narrow=self.console.width < NARROW))

    def _show_question(self, view: View, decision: Decision) -> None:
        """Print the card that asks, its question, and the numbered options with their hints."""
        self.console.print()
        if decision.effect is not None and decision.effect is not self._effect_shown:
            self.console.print(asking_sheet(self.words, decision.effect, view.setup.edition.texts))
        self._effect_shown = decision.effect
        if decision.purpose == ACTIVATE and view.scene.promoted is not None:
            self.console.print(promoted_sheet(self.words, view.scene.promoted, view.setup.edition.texts))
        question = prompt(self.speaker, decision, view)
        self.console.print(with_titles(self.words, question, STRONG))
        roomy = self.console.width >= NARROW
        table = Table(box=None, padding=(0, 1), show_header=False, show_edge=False)
        table.add_column(justify="right", style=STRONG)
        table.add_column(ratio=None, no_wrap=roomy)
        table.add_column(style=QUIET)
        for number, option in enumerate(decision.options, start=1):
            label = with_titles(self.words, option_label(self.speaker, option, decision, view))
            table.add_row(str(number), label, option_hint(self.speaker, option, decision, view))
        self.console.print(table)

    def _help(self) -> None:
        table = Table(box=None, padding=(0, 2), show_header=False, title_justify="left")
        table.title = self.words.say("talk-help")
        for typed, meaning in talk.help_lines(self.words):
            table.add_row(Text(typed, style=STRONG), meaning)
        self.console.print(table)
        for note in talk.help_notes(self.words, self.game.setup):
            self.console.print(Text(note, style=QUIET))

    def _show_card(self, name: str, view: View, decision: Decision) -> None:
        texts = self.game.setup.edition.texts
        if not name and decision.effect is not None:
            self.console.print(card_sheet(self.words, decision.effect.card, texts, marked=decision.effect))
        elif not name and view.scene.promoted is not None:
            self.console.print(card_sheet(self.words, view.scene.promoted, texts))
        elif not name:
            self._complain("talk-card-needs-name")
        elif name.isdecimal():
            self._show_card_of_option(int(name), decision, texts)
        else:
            try:
                self.console.print(find_sheet(self.words, name, texts))
            except TenAgesError as error:
                self._complain("cli-mistake", what=explained(self.words, error))

    def _show_card_of_option(self, number: int, decision: Decision, texts: int) -> None:
        if not 1 <= number <= len(decision.options):
            self._complain("talk-not-an-option", said=str(number), options=len(decision.options))
            return
        card = decision.options[number - 1].card
        if card is None:
            self._complain("talk-option-without-card", number=number)
        else:
            self.console.print(card_sheet(self.words, card, texts))

    def _show_log(self, rest: str) -> None:
        if rest and not rest.isdecimal():
            self._complain("talk-log-needs-number", said=rest)
            return
        lines = story(self.game.history(self.seat), self.speaker)
        if not lines:
            self._say("talk-nothing-yet")
        for line in lines[-int(rest) :] if rest and int(rest) else lines:
            self.console.print(line)

    def _show_remarks(self) -> None:
        """Print why the opponents acted as they did in their last turns."""
        for remark in self.opponents.remarks:
            self.console.print(with_titles(self.words, remark_line(self.speaker, remark)))
        if not self.opponents.remarks:
            self._say("talk-no-remarks")

    def _show_hint(self, view: View, decision: Decision) -> None:
        if self.adviser is None:
            self._complain("talk-no-hints")
        else:
            for part in advice(self.speaker, self.adviser, view, decision):
                self.console.print(part)

    def _show_glossary(self, term: str) -> None:
        try:
            self.console.print(find_page(self.words, term) if term else glossary_page(self.words))
        except TenAgesError as error:
            self._complain("cli-mistake", what=explained(self.words, error))

    def _change_language(self, language: str, view: View, decision: Decision) -> None:
        """Switch to another language or vocabulary. The table's alphabet, which decided who began, stays the same."""
        try:
            words = words_of(catalogue_for(language, self.game.setup.edition.name))
        except TenAgesError as error:
            self._complain("cli-mistake", what=explained(self.words, error))
            return
        self._use_speaker(Speaker(words, self.speaker.names, self.seat))
        self._show_board()
        self._effect_shown = None
        self._show_question(view, decision)

    def _show_pile(self, name: str, view: View) -> None:
        colors = self._colors(name.casefold()) if name else []
        if len(colors) != 1:
            names = [color_name(self.words, color) for color in COLORS]
            self._complain("talk-pile-needs-color", colors=listed_or(self.words, names))
            return
        color = colors[0]
        me = view.me
        story_of_pile = board_words.pile_story(self.speaker, me.piles[color], color, me.splays[color])
        self.console.print(with_titles(self.words, story_of_pile))

    def _colors(self, start: str) -> list[int]:
        """The colors whose names begin with `start`, in the reader's language or in English."""
        languages = (self.words, words_of())
        return [color for color in COLORS if any(color_name(words, color).startswith(start) for words in languages)]
