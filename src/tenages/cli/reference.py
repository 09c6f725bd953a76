"""`tenages card`, `rules` and `glossary`: reference texts."""

from __future__ import annotations

from typing import Annotated

import typer

from tenages.cards import setup_of
from tenages.cli.console import console
from tenages.cli.language import Language, language_of
from tenages.cli.options import TEXTS, American, Echoes, EditionName, Players, Teams, expansions
from tenages.rules.card import THIRD
from tenages.rules.editions import DEFAULT_EDITION
from tenages.rules.setup import Rules
from tenages.terminal.reference import find_page, glossary_page, rules_page
from tenages.terminal.sheets import find_sheet
from tenages.words.choosing import words_at


def card(
    context: typer.Context,
    title: Annotated[list[str], typer.Argument(metavar=TEXTS, help="cli-card-title")],
    language: Language = None,
) -> None:
    """Print the sheet of a card or of a special achievement."""
    words = words_at(language_of(context))
    console().print(find_sheet(words, " ".join(title), THIRD, both=True))


def rules(
    context: typer.Context,
    players: Players = 2,
    edition: EditionName = DEFAULT_EDITION,
    echoes: Echoes = False,
    american: American = None,
    teams: Teams = False,
    language: Language = None,
) -> None:
    """Print the rules sheet of a table."""
    words = words_at(language_of(context), edition)
    setup = setup_of(Rules(players, edition, teams, expansions(echoes), american), seed=0)
    console().print(rules_page(words, setup))


def glossary(
    context: typer.Context,
    term: Annotated[list[str] | None, typer.Argument(metavar=TEXTS, help="cli-glossary-term")] = None,
    language: Language = None,
) -> None:
    """Print one term of the glossary, or all of them."""
    words = words_at(language_of(context))
    console().print(find_page(words, " ".join(term)) if term else glossary_page(words))
