"""Why things happen in a dogma: who shares, who must obey, and the two counts that decide it."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from tenages.rules.card import Card
from tenages.rules.icons import count
from tenages.sight.view import View
from tenages.words.terms import ICON_WORDS, Speaker


def stakes(
    card: Card,
    acting: int,
    counts: Sequence[int],
    sharers: Collection[int],
    obeyers: Collection[int],
    speaker: Speaker,
    texts: int | None = None,
) -> list[str]:
    """One clause for each other player, clockwise: "Bob 2 against 3 must obey". `texts` are the edition's, if known."""
    effects = [effect for number, some in enumerate(card.effects) if texts in (None, number) for effect in some]
    demands = any(effect.is_demand for effect in effects)
    shares = any(not effect.is_demand for effect in effects) or not effects
    clauses = []
    for step in range(1, len(counts)):
        seat = (acting + step) % len(counts)
        if seat in sharers:
            fate = "shares" if shares else "need not obey"
        elif seat in obeyers:
            fate = "must obey" if demands else "does not share"
        else:
            fate = "is passed over"
        who, what = _agreeing(speaker, seat, fate)
        clauses.append(f"{who} {counts[seat]} against {counts[acting]} {what}")
    return clauses


def _agreeing(speaker: Speaker, seat: int, fate: str) -> tuple[str, str]:
    """The player, and the verb in the form that goes with "you" or with a name."""
    if seat != speaker.reader:
        return speaker.name(seat), fate
    forms = {"shares": "share", "does not share": "do not share", "is passed over": "are passed over"}
    return speaker.name(seat), forms.get(fate, fate)


def would_happen(view: View, seat: int, card: Card, speaker: Speaker) -> str:
    """Who would share and who would have to obey if this player activated the card now."""
    scene = view.scene
    counts = [count(other.icons, card.dogma) for other in scene.seats]
    mine = counts[seat]
    others = [other for other in range(len(counts)) if other != seat]
    sharers = [other for other in others if counts[other] >= mine]
    obeyers = [other for other in others if counts[other] < mine and not are_partners(view, seat, other)]
    clauses = stakes(card, seat, counts, sharers, obeyers, speaker, view.setup.edition.texts)
    return f"{ICON_WORDS[card.dogma]}: {'; '.join(clauses)}"


def are_partners(view: View, seat: int, other: int) -> bool:
    """Whether two players sit opposite each other in a game of teams."""
    return view.setup.teams and (seat - other) % 2 == 0
