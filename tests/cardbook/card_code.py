"""What the effects of the cards do, read from their code: which verbs each one calls.

After a change of a card, write `deeds.json` and `concerns.json` of src/tenages/cardbook anew:

    python -m tests.cardbook.card_code
"""

from __future__ import annotations

import ast
import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

from tenages.cardbook.deeds import (
    CLAIMS,
    DEEDS,
    DRAWS,
    EXCHANGES,
    EXECUTES,
    FILE,
    FORESHADOWS,
    MELDS,
    RETURNS,
    SCORES,
    SPLAYS,
    TAKES,
    TUCKS,
    WINS,
)
from tenages.cardbook.related import CONCERNS
from tenages.cards import CARDS
from tenages.rules.card import EDITION_TEXTS, Card, Effect
from tenages.rules.icons import COLOR_NAMES, ICON_NAMES

SOURCE: Final = Path(__file__).parents[2] / "src" / "tenages"
WRITTEN: Final = SOURCE / "cardbook" / FILE
CONCERNS_WRITTEN: Final = SOURCE / "cardbook" / CONCERNS

VERBS: Final[dict[str, tuple[str, ...]]] = {
    **dict.fromkeys(("draw", "draw_several", "draw_and_reveal", "draw_each"), (DRAWS,)),
    "draw_and_meld": (DRAWS, MELDS),
    "draw_and_score": (DRAWS, SCORES),
    "draw_and_tuck": (DRAWS, TUCKS),
    "draw_and_foreshadow": (DRAWS, FORESHADOWS),
    **dict.fromkeys(("meld", "meld_one", "meld_bottom", "meld_hidden"), (MELDS,)),
    **dict.fromkeys(("may_meld", "may_meld_hidden", "may_meld_all"), (MELDS,)),
    **dict.fromkeys(("score", "score_all", "score_one", "score_hidden", "may_score"), (SCORES,)),
    **dict.fromkeys(("tuck", "tuck_one", "tuck_hidden", "tuck_up_to", "tuck_all"), (TUCKS,)),
    **dict.fromkeys(("may_tuck", "may_tuck_hidden", "may_tuck_all"), (TUCKS,)),
    **dict.fromkeys(("return_card", "return_all", "return_one", "return_hidden", "return_some"), (RETURNS,)),
    **dict.fromkeys(("return_up_to", "return_achievements", "may_return"), (RETURNS,)),
    **dict.fromkeys(("splay", "splay_on", "splay_any", "may_splay"), (SPLAYS,)),
    "foreshadow": (FORESHADOWS,),
    **dict.fromkeys(("claim", "achieve", "achieve_age"), (CLAIMS,)),
    "execute": (EXECUTES,),
    "win": (WINS,),
    "exchange": (EXCHANGES,),
}
"""What each verb of `rules/verbs.py` and `rules/player.py` does that we tell of a card."""
TRANSFERS: Final = ("transfer", "transfer_one", "transfer_hidden", "transfer_all")
"""What they do depends on whose the card is and where it goes."""
OTHERS: Final = ("opponents", "players")
"""Who looks at these may take a card of another player without demanding it."""
QUIET: Final = frozenset(
    {
        *("unsplay", "rearrange", "remove", "put_on_deck", "offer_achievement", "may_offer_achievement"),
        *("take_one", "may_take", "reveal", "show_hand", "show_none", "look_at_deck", "move_chosen", "pick"),
        *("pick_highest", "promote"),
        *("announce_color", "announce_value", "announce_icon", "remember", "remember_card", "remembered"),
        *("anything_remembered", "recall", "can_achieve", "can_splay", "hand_decides_draw", "shown_by"),
    }
)
"""Verbs that we tell nothing of."""


@cache
def functions(deck: str, age: int) -> dict[str, ast.FunctionDef]:
    """The functions of the module that has the cards of an age, by name."""
    tree = ast.parse((SOURCE / "cards" / deck / f"age{age:02}.py").read_text(encoding="utf-8"))
    return {node.name: node for node in tree.body if isinstance(node, ast.FunctionDef)}


def deeds_in_code(effect: Effect) -> list[str]:
    """What an effect does by its code."""
    name = name_of(effect)
    found = {deed for node in calls(effect.card, name) for deed in deeds_of_call(node, effect)}
    if TAKES in found and not effect.is_demand and not looks_at_others(effect.card, name):
        found.remove(TAKES)
    return [deed for deed in DEEDS if deed in found]


def deeds_of_call(call: ast.Call, effect: Effect) -> tuple[str, ...]:
    """What one call does."""
    if not isinstance(call.func, ast.Attribute):
        return ()
    if call.func.attr in TRANSFERS:
        taker = "me" if effect.is_demand else "you"
        return (TAKES,) if any(isinstance(given, ast.Name) and given.id == taker for given in call.args[1:2]) else ()
    if call.func.attr == "exchange" and effect.is_demand:
        return (EXCHANGES, TAKES)
    return VERBS.get(call.func.attr, ())


def calls(card: Card, name: str) -> Iterator[ast.Call]:
    """All calls in a function of a card's module, and in the helpers that it calls."""
    for node in code_of(card, name):
        if isinstance(node, ast.Call):
            yield node


def looks_at_others(card: Card, name: str) -> bool:
    """Whether a function looks at what others have."""
    return any(isinstance(node, ast.Attribute) and node.attr in OTHERS for node in code_of(card, name))


def code_of(card: Card, name: str) -> Iterator[ast.AST]:
    """Everything in a function of a card's module, and in the helpers that it calls."""
    known = functions(card.deck, card.age)
    names, seen = [name], {name}
    while names:
        for node in ast.walk(known[names.pop()]):
            yield node
            called = node.func.id if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) else ""
            if called in known and called not in seen:
                seen.add(called)
                names.append(called)


def all_effects() -> list[Effect]:
    """Every effect of every card, each once."""
    found: dict[tuple[str, str], Effect] = {}
    for card in CARDS:
        printed = [effect for texts in EDITION_TEXTS for effect in card.effects[texts]]
        for effect in [*([card.echo_effect] if card.echo_effect else []), *printed]:
            found.setdefault((card.slug, effect.key), effect)
    return list(found.values())


def concerns_in_code(card: Card) -> dict[str, list[str]]:
    """What the effects of a card look at: icons, the colors that they splay, and other cards."""
    nodes = [node for effect in all_effects() if effect.card is card for node in code_of(card, name_of(effect))]
    names = {node.id for node in nodes if isinstance(node, ast.Name)}
    splayed = {
        given.id
        for node in nodes
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in VERBS
        for given in node.args
        if SPLAYS in VERBS[node.func.attr] and isinstance(given, ast.Name)
    }
    variables = {each.slug.replace("-", "_"): each.slug for each in CARDS if each is not card}
    found = {
        "icons": [icon for icon in ICON_NAMES if icon.upper() in names],
        "splays": [color for color in COLOR_NAMES if color.upper() in splayed],
        "names": sorted({variables[name] for name in names & set(variables)}),
    }
    return {what: each for what, each in found.items() if each}


def name_of(effect: Effect) -> str:
    """The name of its function."""
    function = effect.demand or effect.non_demand
    assert function is not None
    return function.__name__


def as_text() -> str:
    """`deeds.json` as it should be, one card a line."""
    cards: dict[str, dict[str, list[str]]] = {card.slug: {} for card in CARDS}
    for effect in all_effects():
        cards[effect.card.slug][effect.key] = deeds_in_code(effect)
    return lined(cards)


def concerns_as_text() -> str:
    """`concerns.json` as it should be."""
    return lined({card.slug: concerns_in_code(card) for card in CARDS})


def lined(cards: dict[str, dict[str, list[str]]]) -> str:
    """One card a line."""
    return "{\n" + ",\n".join([f"  {json.dumps(slug)}: {json.dumps(said)}" for slug, said in cards.items()]) + "\n}\n"


if __name__ == "__main__":
    WRITTEN.write_text(as_text(), encoding="utf-8")
    CONCERNS_WRITTEN.write_text(concerns_as_text(), encoding="utf-8")
