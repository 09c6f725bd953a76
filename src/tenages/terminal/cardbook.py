"""Many cards in a table, and what is known of one card beyond what is printed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from tenages.cardbook.deeds import deeds_of
from tenages.cardbook.finding import deed_words
from tenages.cardbook.related import related_to
from tenages.cardbook.rulings import question, rule, rulings_on
from tenages.cardbook.worth import AGES, CardWorth, Melders, card_worth
from tenages.rules.card import Card
from tenages.rules.editions import EDITIONS
from tenages.rules.icons import BONUS, ECHO, HEX, NOTE
from tenages.terminal.look import (
    BONUS_SIGN,
    CARD_STYLES,
    ECHO_SIGN,
    ICON_SIGNS,
    NOTE_SIGN,
    PICTURE_SIGN,
    QUIET,
    STRONG,
    with_titles,
)
from tenages.words.board import pile_title
from tenages.words.catalogue import Words
from tenages.words.choosing import LANGUAGES, words_at
from tenages.words.sheet import effect_lines
from tenages.words.terms import card_title, listed

WIDEST: Final = 84
FEWEST: Final = 20
"""A share of fewer players is not shown."""
BAR: Final = 10
"""How many characters a bar has at most, on either side."""
FULL: Final = 0.2
"""The difference that fills a bar."""


def cards_table(words: Words, cards: Sequence[Card], texts: int) -> RenderableType:
    """Cards one below the other: age, title, slots, what they do, and what they are worth."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style=QUIET)
    table.add_column(words.say("cardbook-table-title"), no_wrap=True)
    table.add_column("", no_wrap=True)
    table.add_column(words.say("cardbook-table-does"))
    table.add_column(words.say("cardbook-table-worth"), justify="right", no_wrap=True)
    for card in cards:
        title = Text(pile_title(words, card), style=CARD_STYLES[card.color])
        does = ", ".join([deed_words(words, deed).lower() for deed in deeds_of(card, texts)])
        table.add_row(title, _slots(card), does, _lift(card_worth().cards[card.slug].total()))
    count = Text(words.say("cardbook-count", count=len(cards), all=len(card_worth().cards)), style=STRONG)
    if not cards:
        return Text(words.say("cardbook-none"))
    return Group(table, count, Text(words.say("cardbook-table-games", count=card_worth().games), style=QUIET))


def _slots(card: Card) -> str:
    signs = {HEX: PICTURE_SIGN, NOTE: NOTE_SIGN, ECHO: ECHO_SIGN, BONUS: f"{BONUS_SIGN}{card.bonus}"}
    return " ".join([signs.get(slot) or ICON_SIGNS[slot] for slot in card.slots])


def _lift(melders: Melders) -> str:
    return f"{100 * melders.lift:+.1f}" if melders.players >= FEWEST else "–"


def known_of(words: Words, card: Card) -> RenderableType:
    """What a card does, what it is worth, rulings that name it, and cards that interact with it."""
    parts = [_worth(words, card_worth().cards[card.slug]), _rulings(words, card), _related(words, card)]
    return Group(*[part for part in parts if part is not None])


def _worth(words: Words, worth: CardWorth) -> RenderableType | None:
    if worth.total().players < FEWEST:
        return None
    rows = [(words.say("cardbook-players", count=number), melders) for number, melders in worth.by_players().items()]
    echoes = worth.by_echoes()
    if echoes[False]:
        rows += [(words.say("cardbook-worth-set-base"), echoes[False])]
        rows += [(words.say("cardbook-worth-set-echoes"), echoes[True])]
    ages = [(f"{words.say('board-age')} {age}", melders) for age, melders in zip(AGES, worth.by_age(), strict=True)]
    both = Table.grid(padding=(0, 4, 0, 0))
    both.add_row(_rates(words, rows), _rates(words, ages))
    about = Text(words.say("cardbook-worth-about", games=card_worth().games), style=QUIET)
    return _panel(words.say("cardbook-worth"), [both, about])


def _rates(words: Words, rows: Sequence[tuple[str, Melders]]) -> RenderableType:
    """A line for each: its name, what won, what equals would have won, and a bar."""
    table = Table.grid(padding=(0, 1, 0, 0))
    for name, melders in rows:
        if melders.players >= FEWEST:
            rates = [words.say("cardbook-rate", rate=round(100 * share)) for share in (melders.rate, melders.base)]
            table.add_row(name, Text(rates[0], style=STRONG), Text(rates[1], style=QUIET), _bar(melders))
    return table


def _bar(melders: Melders) -> Text:
    """To the right of the middle if it is more than among equals, else to the left."""
    length = min(BAR, round(BAR * abs(melders.lift) / FULL))
    if melders.lift >= 0:
        return Text(" " * BAR + "│" + "█" * length, style="green")
    return Text(("█" * length).rjust(BAR) + "│", style="red")


def _rulings(words: Words, card: Card) -> RenderableType | None:
    lines: list[RenderableType] = []
    for ruling in rulings_on(card):
        about = f" ({words.say(f'texts-{ruling.texts}')})" if ruling.texts else ""
        lines.append(with_titles(words, question(words, ruling) + about, STRONG))
        lines.append(with_titles(words, rule(words, ruling)))
    return _panel(words.say("cardbook-rulings"), lines) if lines else None


def _related(words: Words, card: Card) -> RenderableType | None:
    lines: list[RenderableType] = []
    for related in related_to(card):
        reason = words.say("cardbook-related-why", reason=related.reason, icon=related.icon)
        titles = listed(words, [card_title(words, other) for other in related.cards])
        lines.append(with_titles(words, words.say("cardbook-related-line", reason=reason, cards=titles)))
    return _panel(words.say("cardbook-related"), lines) if lines else None


def all_texts(words: Words, card: Card) -> RenderableType:
    """The texts of a card in every edition and language."""
    lines: list[RenderableType] = []
    seen: set[tuple[str, ...]] = set()
    for edition in EDITIONS.values():
        for language in LANGUAGES:
            says = words_at(language, edition.name)
            texts = tuple([line.text for line in effect_lines(says, card, edition.texts)])
            if texts not in seen:
                seen.add(texts)
                name = words.say(f"edition-{edition.name}"), words.say(f"cardbook-language-{language}")
                head = words.say("cardbook-texts-of", edition=name[0], language=name[1])
                lines.append(Text(f"{head} · {card_title(says, card)}", style=STRONG))
                lines += [Text(text) for text in texts]
    return _panel(words.say("cardbook-texts"), lines)


def _panel(title: str, lines: Sequence[RenderableType]) -> Panel:
    return Panel(
        Group(*lines),
        title=Text(f" {title} ", style=STRONG),
        title_align="left",
        border_style=QUIET,
        width=WIDEST,
        padding=(0, 1),
    )
