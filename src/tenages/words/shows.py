"""What a card or a pile shows, in words: icons, bonuses and echo effects, and how that would change."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from tenages.rules.card import Card, shown_bonuses, shown_echoes, shown_icons
from tenages.rules.icons import BONUS, ECHO, ICONS, UNSPLAYED, unpacked
from tenages.sight.scene import Face
from tenages.words.terms import ICON_WORDS, counted

Shown = Counter[tuple[int, int]]
"""How often something is shown: an icon or an echo effect with the number 0, a bonus with its points."""


def shown(pile: Sequence[Face], splay: int) -> Shown:
    """All that a pile shows. Cards on a board are known to everyone, covered ones too."""
    cards = tuple([face for face in pile if isinstance(face, Card)])
    found: Shown = Counter({(icon, 0): count for icon, count in enumerate(unpacked(shown_icons(cards, splay)))})
    found.update([(BONUS, bonus) for bonus in shown_bonuses(cards, splay)])
    found[ECHO, 0] = len(shown_echoes(cards, splay))
    return found


def icons_words(card: Card) -> str:
    """What is printed in the slots of a card: "2 castle, 1 crown", "1 lightbulb, bonus 3, echo"."""
    found = shown((card,), UNSPLAYED)
    parts = [f"{found[icon, 0]} {ICON_WORDS[icon]}" for icon in ICONS if found[icon, 0]]
    if card.bonus:
        parts.append(_thing(BONUS, card.bonus))
    if found[ECHO, 0]:
        parts.append(_thing(ECHO, 0))
    return ", ".join(parts)


def change_words(before: Shown, after: Shown) -> str:
    """How that changes, gains first: "+3 leaf, +bonus 2, -1 castle, -echo"."""
    gains = _signed("+", after - before)
    losses = _signed("-", before - after)
    return ", ".join(gains + losses) or "no other icons"


def _signed(sign: str, things: Shown) -> list[str]:
    parts: list[str] = []
    for (slot, points), count in sorted(things.items()):
        if slot in ICONS:
            parts.append(f"{sign}{count} {_thing(slot, points)}")
        else:
            # A bonus has a number of its own, so that each stands for itself.
            parts += [f"{sign}{_thing(slot, points)}"] * count
    return parts


def _thing(slot: int, points: int) -> str:
    return f"bonus {points}" if slot == BONUS else "echo" if slot == ECHO else ICON_WORDS[slot]


def extras_words(pile: Sequence[Face], splay: int) -> str:
    """What a pile shows besides icons, for a small space: "1 echo +3 +1"; the echo effects, then the bonuses."""
    found = shown(pile, splay)
    bonuses = sorted([points for slot, points in found.elements() if slot == BONUS], reverse=True)
    parts = [counted(found[ECHO, 0], "echo", "echoes")] if found[ECHO, 0] else []
    return " ".join([*parts, *[f"+{points}" for points in bonuses]])
