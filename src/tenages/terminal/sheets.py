"""A card laid open: its icons in their slots, its effects, and the special achievement that it can claim."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from tenages.cards import find_card
from tenages.rules.achievements import Special
from tenages.rules.card import EDITION_TEXTS, THIRD, Card, Effect
from tenages.rules.icons import HEX
from tenages.terminal.look import BORDER_STYLES, CARD_STYLES, ICON_SIGNS, PICTURE_SIGN, QUIET, STRONG, with_titles
from tenages.words import sheet as words
from tenages.words.terms import COLOUR_LETTERS, icon_word

WIDEST = 84


def find_sheet(title: str, texts: int = THIRD, *, both: bool = False) -> RenderableType:
    """The sheet of a card, or of a special achievement; an unknown title is an error that suggests others."""
    special = words.find_special(title)
    if special is not None:
        return special_sheet(special)
    return card_sheet(find_card(title), texts, both=both)


def card_sheet(card: Card, texts: int = THIRD, *, both: bool = False, marked: Effect | None = None) -> RenderableType:
    """The card in the texts of an edition; with `both`, also what other editions print. One effect may be marked."""
    parts: list[RenderableType] = [_slot(card, 0), Text("")]
    parts += [*_effects(card, texts, marked), Text(""), _bottom(card)]
    notes: list[RenderableType] = [with_titles(line, QUIET) for line in words.claims(card)]
    if both and words.differs(card):
        for other in EDITION_TEXTS:
            if other != texts:
                notes += [Text(words.texts_heading(other), style=QUIET), *_effects(card, other, None)]
    if notes:
        parts += [Rule(style=QUIET), *notes]
    return Panel(
        Group(*parts),
        title=_title(card),
        title_align="left",
        subtitle=Text(f" {words.facts(card)} ", style=QUIET),
        subtitle_align="right",
        border_style=BORDER_STYLES[card.color],
        width=WIDEST,
        padding=(0, 1),
    )


def asking_sheet(effect: Effect, texts: int) -> RenderableType:
    """The card that asks, with the effect under way marked: only what one has to read."""
    card = effect.card
    return Panel(
        Group(*_effects(card, texts, effect)),
        title=_title(card),
        title_align="left",
        border_style=BORDER_STYLES[card.color],
        width=WIDEST,
        padding=(0, 1),
    )


def _title(card: Card) -> Text:
    return Text(f" {COLOUR_LETTERS[card.color]}{card.age} {card.title} ", style=CARD_STYLES[card.color])


def special_sheet(special: Special) -> RenderableType:
    """A special achievement."""
    title, *lines = words.special_sheet(special)
    return Panel(
        Group(*[with_titles(line) for line in lines]), title=title, title_align="left", width=WIDEST, padding=(0, 1)
    )


def _effects(card: Card, texts: int, marked: Effect | None) -> list[RenderableType]:
    lines: list[RenderableType] = []
    effects = card.effects[texts]
    for place, line in enumerate(words.effect_lines(card, texts)):
        text = Text(line)
        demand = place < len(effects) and effects[place].is_demand
        if demand:
            text.stylize(STRONG)
        here = place < len(effects) and effects[place] is marked
        if marked is not None and not here:
            text.stylize(QUIET)
        sign = Text(f"{'▸' if here else ' '}{ICON_SIGNS[card.dogma]} ", style=CARD_STYLES[card.color])
        row = Table.grid()
        row.add_row(sign, text)
        lines.append(row)
    return lines


def _slot(card: Card, place: int) -> Text:
    slot = card.slots[place]
    if slot == HEX:
        return Text(f"{PICTURE_SIGN} {icon_word(slot)}", style=QUIET)
    return Text(f"{ICON_SIGNS[slot]} {icon_word(slot)}", style=STRONG)


def _bottom(card: Card) -> RenderableType:
    row = Table.grid(expand=True)
    row.add_column(ratio=1, justify="left")
    row.add_column(ratio=1, justify="center")
    row.add_column(ratio=1, justify="right")
    row.add_row(*[_slot(card, place) for place in (1, 2, 3)])
    return row
