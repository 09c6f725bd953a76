"""`tenages card`, `cards`, `rules` and `glossary`: reference texts."""

from __future__ import annotations

from typing import Annotated

import typer

from tenages.cardbook.finding import filter_typed
from tenages.cardbook.sorting import SORTS, ordered
from tenages.cards import setup_of
from tenages.cli.console import console
from tenages.cli.language import Language, language_of
from tenages.cli.options import FLAG, TEXT, TEXTS, American, Echoes, EditionName, Players, Teams, expansions
from tenages.rules.card import THIRD, Card
from tenages.rules.editions import DEFAULT_EDITION
from tenages.rules.editions import edition as edition_named
from tenages.rules.setup import Rules
from tenages.terminal.cardbook import all_texts, cards_table, known_of
from tenages.terminal.reference import find_page, glossary_page, rules_page
from tenages.terminal.sheets import find_sheet
from tenages.words.choosing import words_at
from tenages.words.lookup import find


def card(
    context: typer.Context,
    title: Annotated[list[str], typer.Argument(metavar=TEXTS, help="cli-card-title")],
    editions: Annotated[bool, typer.Option("--editions", metavar=FLAG, help="cli-card-editions")] = False,
    language: Language = None,
) -> None:
    """Print the sheet of a card or of a special achievement, and what is known of the card."""
    words = words_at(language_of(context))
    name = " ".join(title)
    screen = console()
    screen.print(find_sheet(words, name, THIRD, both=not editions))
    found = find(words, name)
    if isinstance(found, Card):
        if editions:
            screen.print(all_texts(words, found))
        screen.print(known_of(words, found))


def cards(
    context: typer.Context,
    text: Annotated[list[str] | None, typer.Argument(metavar=TEXTS, help="cli-cards-text")] = None,
    age: Annotated[list[str] | None, typer.Option("--age", "-a", metavar=TEXT, help="cli-cards-age")] = None,
    color: Annotated[list[str] | None, typer.Option("--color", "-c", metavar=TEXT, help="cli-cards-color")] = None,
    icon: Annotated[list[str] | None, typer.Option("--icon", "-i", metavar=TEXT, help="cli-cards-icon")] = None,
    card_set: Annotated[list[str] | None, typer.Option("--set", metavar=TEXT, help="cli-cards-set")] = None,
    does: Annotated[list[str] | None, typer.Option("--does", "-d", metavar=TEXT, help="cli-cards-does")] = None,
    sort: Annotated[str, typer.Option("--sort", metavar=TEXT, help="cli-cards-sort")] = SORTS[0],
    edition: EditionName = DEFAULT_EDITION,
    language: Language = None,
) -> None:
    """Print the cards that pass some filters, with what they do and what they are worth."""
    words = words_at(language_of(context), edition)
    texts = edition_named(edition).texts
    wanted = filter_typed(
        words,
        ages=age or (),
        colors=color or (),
        icons=icon or (),
        sets=card_set or (),
        does=does or (),
        text=" ".join(text or ()),
        texts=texts,
    )
    console().print(cards_table(words, ordered(words, wanted.cards(), sort), texts))


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
