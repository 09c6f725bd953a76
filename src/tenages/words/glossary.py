"""The glossary: every term of the game in one vocabulary, and what friends with another box call it."""

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
    """A term, what it means, and what it is called in other catalogues, where that is something else."""

    key: str
    term: str
    meaning: str
    elsewhere: Mapping[str, str]


def glossary(words: Words) -> tuple[Entry, ...]:
    """All terms in the alphabetical order of the language."""
    return tuple(sorted([_entry(words, key) for key in TERMS], key=_in_the_alphabet))


def find_term(words: Words, text: str) -> Entry | None:
    """The entry of a term in anybody's vocabulary; case, accents and a plural's s are forgiven.

    One's own vocabulary comes first: to some a "Dogma" is what others call an effect.
    """
    wanted = _singular(text)
    for name in (words.name, *LAYERS):
        vocabulary = words_of(name)
        for key in TERMS:
            if wanted in (_singular(_term(vocabulary, key)), _singular(_bare_term(vocabulary, key))):
                return _entry(words, key)
    return None


def elsewhere_words(words: Words, entry: Entry) -> tuple[str, ...]:
    """What others call it, each in words: "at Iello: archive", "in French: archiver"."""
    said: list[str] = []
    for name, term in entry.elsewhere.items():
        language = words_of(name).language
        whole = [other for other in LAYERS if words_of(other).language == language]
        # Where all boxes of a language agree, which is another language then, the language says enough.
        agreed = all(entry.elsewhere.get(other) == term for other in whole)
        text = words.say(f"glossary-elsewhere-{language if agreed else name}", term=term)
        if text not in said:
            said.append(text)
    return tuple(said)


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
    """The term without the remark in brackets that tells it from another: "Meld (action)" is "Meld"."""
    return _term(words, key).partition(" (")[0]


def _in_the_alphabet(entry: Entry) -> str:
    return normalized(entry.term)


def _singular(text: str) -> str:
    """A term as it is looked for: with nothing but letters, and without the s of a plural."""
    return normalized(text).removesuffix("s")
