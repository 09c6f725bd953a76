"""A game in the terminal: one person against bots, a number for every choice."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Protocol

from rich.console import Console
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from tenages.game import Game
from tenages.rules.card import Effect
from tenages.rules.errors import TenAgesError
from tenages.rules.events import EXECUTES
from tenages.rules.options import Decision, Option
from tenages.sight.view import View
from tenages.terminal.board import board
from tenages.terminal.look import BAD, NARROW, QUIET, STRONG, with_titles
from tenages.terminal.sheets import asking_sheet, card_sheet, find_sheet, promoted_sheet
from tenages.terminal.stories import story
from tenages.words import board as board_words
from tenages.words import talk
from tenages.words.options import option_hint, option_label
from tenages.words.prompts import prompt
from tenages.words.terms import COLOUR_WORDS

Reading = Callable[[str], str]
"""How a line is read: shows the text, gives the answer; raises EOFError when there is no more."""


class Opponent(Protocol):
    """Anyone who answers for a seat."""

    def decide(self, view: View, decision: Decision) -> Option:
        """One of the decision's options."""
        ...


class Left(Exception):
    """The player leaves the game."""


class Session:
    """One sitting: the game, the seat of the person, the others, and the screen."""

    def __init__(
        self,
        game: Game,
        seat: int,
        opponents: Mapping[int, Opponent],
        names: Sequence[str],
        console: Console,
        read: Reading | None = None,
    ) -> None:
        self.game = game
        self.seat = seat
        self.opponents = opponents
        self.names = names
        self.console = console
        self._read: Reading = read if read is not None else input
        self._told = len(game.history(seat))
        """How much of the log the person has been shown."""
        self._open: Effect | None = None
        """The effect whose card was laid open last."""

    # --- the game ---------------------------------------------------------------------------------------------------

    def play(self) -> bool:
        """Play to the end, or until the person leaves; says whether the game was finished."""
        try:
            while self.game.decision is not None:
                decision = self.game.decision
                if decision.player == self.seat:
                    self.game.choose(self._ask())
                else:
                    view = self.game.view(decision.player)
                    self.game.choose(self.opponents[decision.player].decide(view, decision))
        except Left:
            return False
        self._tell_news()
        self._show_board()
        assert self.game.outcome is not None
        self.console.print()
        self.console.print(Text(board_words.outcome(self.game.outcome, self.names, self.seat), style=STRONG))
        return True

    def _ask(self) -> Option:
        """Show what happened and what is asked, and read until one option is chosen."""
        view = self.game.view(self.seat)
        decision = view.decision
        assert decision is not None
        self._tell_news()
        if decision.effect is None:
            self._show_board()
        self._show_question(view, decision)
        while True:
            self.console.print()
            option = self._obey(self._line(f"{talk.YOUR_CHOICE}: "), view, decision)
            if option is not None:
                return option

    # --- what can be typed ------------------------------------------------------------------------------------------

    def _obey(self, said: str, view: View, decision: Decision) -> Option | None:
        """Do what was typed; answers with an option if one was chosen."""
        words = said.split()
        if not words:
            self._show_question(view, decision)
            return None
        if words[0].lstrip("+-").isdecimal() and len(words) == 1:
            number = int(words[0])
            if 1 <= number <= len(decision.options):
                return decision.options[number - 1]
            self._complain(talk.not_an_option(words[0], len(decision.options)))
            return None
        self._command(words[0].casefold(), " ".join(words[1:]), said, view, decision)
        return None

    def _command(self, verb: str, rest: str, said: str, view: View, decision: Decision) -> None:
        if verb in ("?", "h", "help"):
            self._help()
        elif verb in ("c", "card"):
            self._show_card(rest, view, decision)
        elif verb in ("l", "log"):
            self._show_log(rest)
        elif verb in ("b", "board"):
            self._show_board()
            self._open = None
            self._show_question(view, decision)
        elif verb in ("p", "pile"):
            self._show_pile(rest, view)
        elif verb in ("s", "save"):
            self._save(rest)
        elif verb in ("q", "quit", "exit"):
            self._quit()
            self._show_question(view, decision)
        else:
            self._complain(talk.not_understood(said, len(decision.options)))

    def _line(self, question: str) -> str:
        """One line of input. Without any more input the game stops; Ctrl-C is the wish to leave."""
        try:
            return self._read(question).strip()
        except EOFError:
            self.console.print()
            self.console.print(talk.OUT_OF_INPUT)
            raise Left from None
        except KeyboardInterrupt:
            self.console.print()
            return "quit"

    def _quit(self) -> None:
        while True:
            answer = self._line(f"{talk.QUIT_QUESTION}: ").casefold()
            if answer in ("n", "no", ""):
                return
            if answer in ("s", "save"):
                if not self._save(self._line(f"{talk.FILE_QUESTION} ")):
                    continue
                answer = "y"
            if answer in ("y", "yes", "quit"):
                self.console.print(talk.GOODBYE)
                raise Left
            self._complain(talk.QUIT_ANSWER)

    def _save(self, name: str) -> bool:
        """Write the game's record; says whether it was written."""
        if not name:
            self._complain(talk.SAVE_NEEDS_FILE)
            return False
        path = Path(name).expanduser()
        try:
            if path.exists() and self._line(f"{talk.exists(name)}: ").casefold() not in ("y", "yes"):
                return False
            path.write_text(self.game.record() + "\n", encoding="utf-8")
        except (OSError, TenAgesError) as error:
            why = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
            self._complain(talk.not_saved(name, why))
            return False
        self.console.print(talk.saved(name), markup=False, highlight=False, soft_wrap=True)
        return True

    # --- what is shown ----------------------------------------------------------------------------------------------

    def _complain(self, text: str) -> None:
        self.console.print(Text(text, style=BAD))

    def _tell_news(self) -> None:
        """The log since this person last decided."""
        seen = self.game.history(self.seat)
        news, self._told = seen[self._told :], len(seen)
        if any(event.kind == EXECUTES for event in news):
            self._open = None
        if news:
            self.console.print()
            self.console.print(Rule(Text(talk.SINCE, style=QUIET), style=QUIET, align="left"))
            for line in story(news, self.names, self.seat):
                self.console.print(line)

    def _show_board(self) -> None:
        view = self.game.view(self.seat)
        self.console.print()
        self.console.print(Rule(Text(board_words.status(view, self.names), style=STRONG), style=QUIET, align="left"))
        self.console.print(board(view, self.names, narrow=self.console.width < NARROW))

    def _show_question(self, view: View, decision: Decision) -> None:
        """The card that asks, what it asks, and the numbered options with what they would mean."""
        self.console.print()
        if decision.effect is not None and decision.effect is not self._open:
            self.console.print(asking_sheet(decision.effect, view.setup.edition.texts))
        self._open = decision.effect
        if decision.purpose == "activate" and view.scene.promoted is not None:
            self.console.print(promoted_sheet(view.scene.promoted, view.setup.edition.texts))
        question = prompt(decision, self.names, reader=self.seat, view=view)
        self.console.print(with_titles(question, STRONG))
        roomy = self.console.width >= NARROW
        table = Table(box=None, padding=(0, 1), show_header=False, show_edge=False)
        table.add_column(justify="right", style=STRONG)
        table.add_column(ratio=None, no_wrap=roomy)
        table.add_column(style=QUIET)
        for number, option in enumerate(decision.options, start=1):
            label = with_titles(option_label(option, decision, view, self.names))
            table.add_row(str(number), label, option_hint(option, decision, view, self.names))
        self.console.print(table)

    def _help(self) -> None:
        table = Table(box=None, padding=(0, 2), show_header=False, title=talk.HELP_TITLE, title_justify="left")
        for typed, meaning in talk.HELP:
            table.add_row(Text(typed, style=STRONG), meaning)
        self.console.print(table)
        for note in talk.help_notes(self.game.setup):
            self.console.print(Text(note, style=QUIET))

    def _show_card(self, name: str, view: View, decision: Decision) -> None:
        texts = self.game.setup.edition.texts
        if not name and decision.effect is not None:
            self.console.print(card_sheet(decision.effect.card, texts, marked=decision.effect))
        elif not name and view.scene.promoted is not None:
            self.console.print(card_sheet(view.scene.promoted, texts))
        elif not name:
            self._complain(talk.CARD_NEEDS_NAME)
        elif name.isdecimal():
            self._show_card_of_option(int(name), decision, texts)
        else:
            try:
                self.console.print(find_sheet(name, texts))
            except TenAgesError as error:
                self._complain(talk.mistake(str(error)))

    def _show_card_of_option(self, number: int, decision: Decision, texts: int) -> None:
        if not 1 <= number <= len(decision.options):
            self._complain(talk.not_an_option(str(number), len(decision.options)))
            return
        card = decision.options[number - 1].card
        if card is None:
            self._complain(talk.option_without_card(number))
        else:
            self.console.print(card_sheet(card, texts))

    def _show_log(self, rest: str) -> None:
        if rest and not rest.isdecimal():
            self._complain(talk.log_needs_number(rest))
            return
        lines = story(self.game.history(self.seat), self.names, self.seat)
        if not lines:
            self.console.print(talk.NOTHING_YET)
        for line in lines[-int(rest) :] if rest and int(rest) else lines:
            self.console.print(line)

    def _show_pile(self, name: str, view: View) -> None:
        colors = [number for number, word in enumerate(COLOUR_WORDS) if name and word.startswith(name.casefold())]
        if len(colors) != 1:
            self._complain(talk.pile_needs_colour())
            return
        color = colors[0]
        me = view.me
        self.console.print(with_titles(board_words.pile_story(me.piles[color], color, me.splays[color])))
