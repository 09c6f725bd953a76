"""The rules sheet: a summary of the rules as one table plays them.

Everything that depends on the table comes from its setup and is passed to the messages as values.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from tenages.cards import ECHOES_SET, find_card
from tenages.rules.achievements import Special
from tenages.rules.setup import Setup
from tenages.words.catalogue import Value, Words
from tenages.words.speaker import sentence
from tenages.words.terms import card_title, special_key, special_name, table_words

BEFORE_SPECIALS: Final = {
    "rules-goal": ("rules-goal-achievements", "rules-goal-points", "rules-goal-effect"),
    "rules-turn": ("rules-turn-actions", "rules-turn-start", "rules-turn-first"),
    "rules-actions": ("rules-action-draw", "rules-action-meld", "rules-action-dogma", "rules-action-achieve"),
    "rules-dogma": (
        "rules-dogma-icon",
        "rules-dogma-demand",
        "rules-dogma-other",
        "rules-dogma-order",
        "rules-dogma-must",
        "rules-dogma-bonus",
        "rules-dogma-alone",
    ),
    "rules-words": (
        "rules-word-draw",
        "rules-word-meld",
        "rules-word-tuck",
        "rules-word-score",
        "rules-word-return",
        "rules-word-splay",
        "rules-word-left",
        "rules-word-right",
        "rules-word-up",
        "rules-word-transfer",
        "rules-word-exchange",
        "rules-word-reveal",
        "rules-word-remove",
    ),
    "rules-values": ("rules-values-tie", "rules-values-zero", "rules-values-exact"),
}
"""The rules of each section, by their keys."""
SIGHT: Final = {
    "rules-sight": ("rules-sight-everyone", "rules-sight-you", "rules-sight-nobody", "rules-sight-known"),
}
ECHOES: Final = {
    "rules-echoes": (
        "rules-echoes-draw",
        "rules-echoes-echo",
        "rules-echoes-bonus",
        "rules-echoes-foreshadow",
        "rules-echoes-promote",
        "rules-echoes-again",
        "rules-echoes-eligible",
    ),
}
TEAMS: Final = {
    "rules-teams": ("rules-teams-partners", "rules-teams-demands", "rules-teams-sharing"),
}


class Rule(NamedTuple):
    """One rule of the sheet: its topic, which may be empty, and its text."""

    term: str
    sentence: str


class Section(NamedTuple):
    """Related rules under a title."""

    title: str
    entries: tuple[Rule, ...]


def rules_sheet(words: Words, setup: Setup) -> tuple[Section, ...]:
    """A summary of the rules as they are played at this table."""
    facts = _facts(setup)
    sections = [*_sections(words, BEFORE_SPECIALS, facts), _specials(words, setup, facts)]
    sections += _sections(words, SIGHT, facts)
    if ECHOES_SET in setup.sets:
        sections += _sections(words, ECHOES, facts)
    if setup.teams:
        sections += _sections(words, TEAMS, facts)
    return tuple(sections)


def rules_title(words: Words, setup: Setup) -> str:
    """The title of the sheet: "Iello · with Echoes of the Past · 3 players"."""
    table = table_words(words, setup.edition.name, setup.expansions, setup.american)
    return words.say("rules-for", table=table, count=setup.players)


def _facts(setup: Setup) -> dict[str, Value]:
    """All values about the table that messages can use."""
    expansions = len(setup.sets) > 1
    return {
        "achievements": setup.achievements_to_win,
        "halves": setup.edition.half_turns(setup.players),
        "teams": _yes_or_no(setup.teams),
        "reveals": _yes_or_no(setup.edition.reveal_is_change),
        "mixes": _yes_or_no(setup.edition.monument_mixes),
        "tie": "draw" if setup.edition.tie_is_draw else "all" if setup.teams else "shared",
        "must": _yes_or_no(setup.promoted_must_act),
        "layout": "mixed" if setup.american else "rows" if expansions else "base",
        "base_cards": setup.sets[0].mixed_sizes[setup.players],
        "echoes_cards": ECHOES_SET.mixed_sizes[setup.players],
    }


def _yes_or_no(answer: bool) -> str:
    return "yes" if answer else "no"


def _sections(words: Words, keys: Mapping[str, tuple[str, ...]], facts: dict[str, Value]) -> list[Section]:
    return [
        Section(sentence(words.say(title)), tuple([_rule(words, key, facts) for key in rules]))
        for title, rules in keys.items()
    ]


def _rule(words: Words, key: str, facts: dict[str, Value]) -> Rule:
    return Rule(sentence(words.say(key)), sentence(words.say(f"{key}.text", **facts)))


def _specials(words: Words, setup: Setup, facts: dict[str, Value]) -> Section:
    """The special achievements in play: how they are claimed, then the condition of each."""
    rules = [Rule("", words.say("rules-special-how"))]
    for card_set in setup.sets:
        rules += [_special(words, special, facts) for special in card_set.specials]
    return Section(sentence(words.say("rules-special")), tuple(rules))


def _special(words: Words, special: Special, facts: dict[str, Value]) -> Rule:
    key = special_key(special)
    by_table = f"rules-{key}"
    # The condition of one of them depends on the table, so it has its own message here.
    asks = words.say(by_table, **facts) if words.has(by_table) else words.say(f"{key}.text")
    card = card_title(words, find_card(special.via))
    return Rule(special_name(words, special), words.say("rules-special-one", asks=asks, card=card))
