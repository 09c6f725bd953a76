"""Why things happen in a dogma: who shares, who must obey, and the two counts that decide it."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from tenages.rules.card import Card
from tenages.rules.dogma import sharers_and_obeyers
from tenages.rules.editions import same_side
from tenages.rules.icons import count
from tenages.sight.view import View
from tenages.words.terms import ICON_WORDS, Speaker, listed

MUST_OBEY: Final = "must obey"
SHARES: Final = "shares"
NEED_NOT_OBEY: Final = "need not obey"
DOES_NOT_SHARE: Final = "does not share"
PASSED_OVER: Final = "is passed over"
_PLURALS: Final = {SHARES: "share", DOES_NOT_SHARE: "do not share", PASSED_OVER: "are passed over"}


def stakes(
    card: Card,
    acting: int,
    counts: Sequence[int],
    sharers: Collection[int],
    obeyers: Collection[int],
    speaker: Speaker,
    texts: int | None = None,
) -> list[str]:
    """A clause for each fate: "Bob 2 against 3 must obey". `texts` are the edition's, if known."""
    fates = _fates(card, acting, len(counts), sharers, obeyers, texts)
    return [
        f"{_with_counts(seats, counts, speaker)} against {counts[acting]} {_agreeing(fate, seats, speaker)}"
        for fate, seats in fates.items()
    ]


def would_happen(view: View, seat: int, card: Card, speaker: Speaker) -> str:
    """Who would share and who would have to obey if this player activated the card now, with all counts."""
    counts = [count(other.icons, card.dogma) for other in view.scene.seats]
    mine = counts[seat]
    sharers, obeyers = sharers_and_obeyers(counts, seat, view.setup.teams)
    fates = _fates(card, seat, len(counts), sharers, obeyers, view.setup.edition.texts)
    clauses = [
        f"{_with_counts(seats, counts, speaker)} {_agreeing(fate, seats, speaker)}" for fate, seats in fates.items()
    ]
    return f"{ICON_WORDS[card.dogma]} {mine}: {'; '.join(clauses)}"


def _fates(
    card: Card, acting: int, players: int, sharers: Collection[int], obeyers: Collection[int], texts: int | None
) -> dict[str, list[int]]:
    """What becomes of the others, each fate with its players clockwise; those whom something befalls come first."""
    effects = [effect for number, some in enumerate(card.effects) if texts in (None, number) for effect in some]
    demands = any(effect.is_demand for effect in effects)
    shares = any(not effect.is_demand for effect in effects) or not effects
    fates: dict[str, list[int]] = {MUST_OBEY: [], SHARES: [], NEED_NOT_OBEY: [], DOES_NOT_SHARE: [], PASSED_OVER: []}
    for step in range(1, players):
        seat = (acting + step) % players
        if seat in sharers:
            fate = SHARES if shares else NEED_NOT_OBEY
        elif seat in obeyers:
            fate = MUST_OBEY if demands else DOES_NOT_SHARE
        else:
            fate = PASSED_OVER
        fates[fate].append(seat)
    return {fate: seats for fate, seats in fates.items() if seats}


def _with_counts(seats: Sequence[int], counts: Sequence[int], speaker: Speaker) -> str:
    return listed([f"{speaker.name(seat)} {counts[seat]}" for seat in seats])


def _agreeing(fate: str, seats: Sequence[int], speaker: Speaker) -> str:
    """The verb in the form that goes with one name, with several, or with "you"."""
    return _PLURALS.get(fate, fate) if len(seats) > 1 or speaker.reader in seats else fate


def are_partners(view: View, seat: int, other: int) -> bool:
    """Whether two players sit opposite each other in a game of teams."""
    return seat != other and same_side(seat, other, view.setup.teams)
