"""The glossary: every term of the game in one vocabulary, and its names in the other publishers' boxes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from tenages.cards.titles import normalized
from tenages.words.catalogue import LAYERS, Words, words_of

TERMS: Final = (
    "achieve",
    "achievement",
    "action",
    "age",
    "board",
    "bonus",
    "bottom",
    "castle",
    "clock",
    "crown",
    "demand",
    "dogma",
    "draw",
    "echo",
    "effect",
    "eligible",
    "exchange",
    "factory",
    "featured-icon",
    "forecast",
    "foreshadow",
    "hand",
    "icon",
    "leaf",
    "lightbulb",
    "meld",
    "meld-action",
    "non-demand",
    "picture",
    "pile",
    "points",
    "promote",
    "remove",
    "return",
    "reveal",
    "score",
    "score-pile",
    "share",
    "sharing-bonus",
    "slot",
    "special",
    "splay",
    "splay-left",
    "splay-right",
    "splay-up",
    "supply",
    "top",
    "transfer",
    "tuck",
    "value",
)
"""The keys of all terms."""


class Entry(NamedTuple):
    """A term, its meaning, and its names in other catalogues where they differ."""

    key: str
    term: str
    meaning: str
    elsewhere: Mapping[str, str]


def glossary(words: Words) -> tuple[Entry, ...]:
    """All terms in the alphabetical order of the language."""
    return tuple(sorted([_entry(words, key) for key in TERMS], key=_alphabetical_key))


def find_term(words: Words, text: str) -> Entry | None:
    """The entry of a term, in any vocabulary; case, accents and a plural's s are ignored.

    The reader's own vocabulary comes first: what one publisher calls a "Dogma", another calls an effect.
    """
    wanted = _singular(text)
    for name in (words.name, *LAYERS):
        vocabulary = words_of(name)
        for key in TERMS:
            if wanted in (_singular(_term(vocabulary, key)), _singular(_bare_term(vocabulary, key))):
                return _entry(words, key)
    return None


def elsewhere_words(words: Words, entry: Entry) -> tuple[str, ...]:
    """The names in other catalogues, each as a text: "at Iello: archive", "in French: archiver"."""
    texts: list[str] = []
    for name, term in entry.elsewhere.items():
        language = words_of(name).language
        whole = [other for other in LAYERS if words_of(other).language == language]
        # If all catalogues of another language use the same term, only the language is named.
        agreed = all(entry.elsewhere.get(other) == term for other in whole)
        text = words.say(f"glossary-elsewhere-{language if agreed else name}", term=term)
        if text not in texts:
            texts.append(text)
    return tuple(texts)


def _entry(words: Words, key: str) -> Entry:
    own = _bare_term(words, key)
    elsewhere: dict[str, str] = {}
    for name in LAYERS:
        term = _bare_term(words_of(name), key)
        if term.casefold() != own.casefold():
            elsewhere[name] = term
    return Entry(key, _term(words, key), words.say(f"glossary-{key}.meaning"), elsewhere)


def _term(words: Words, key: str) -> str:
    return words.say(f"glossary-{key}")


def _bare_term(words: Words, key: str) -> str:
    """The term without its remark in brackets: "Meld (action)" is "Meld"."""
    return _term(words, key).partition(" (")[0]


def _alphabetical_key(entry: Entry) -> str:
    return normalized(entry.term)


def _singular(text: str) -> str:
    """The search key of a term: letters only, and without the s of a plural."""
    return normalized(text).removesuffix("s")
