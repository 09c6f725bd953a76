"""Finding things by their titles, as someone types them."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from difflib import get_close_matches
from typing import Final, Generic, TypeVar

Thing = TypeVar("Thing")

_ARTICLE: Final = re.compile(r"\s*(?:(?:the|an?|les?|la|une?|des)[\s-]+|l['’])", re.IGNORECASE)
"""An article at the beginning of a title in one of our languages."""


def normalized(text: str) -> str:
    """A name without all that one may type in another way: case, accents, spaces and signs."""
    letters = unicodedata.normalize("NFKD", text.casefold().replace("œ", "oe"))
    return "".join([letter for letter in letters if letter.isalnum()])


def without_article(text: str) -> str:
    """A name as `normalized` has it, and without an article at its beginning."""
    article = _ARTICLE.match(text)
    return normalized(text[article.end() :] if article is not None else text)


class Titles(Generic[Thing]):
    """Things by their titles."""

    def __init__(self, titled: Mapping[str, Thing]) -> None:
        self._full = {normalized(title): thing for title, thing in titled.items()}
        self._short = {without_article(title): thing for title, thing in titled.items()}

    def named(self, text: str) -> Thing | None:
        """The thing with this title; case, accents, spaces, signs and an article are forgiven."""
        return self._full.get(normalized(text)) or self._short.get(without_article(text))

    def containing(self, text: str) -> list[Thing]:
        """The things in whose titles this text occurs."""
        part = without_article(text)
        return [thing for title, thing in self._full.items() if part and part in title]

    def similar(self, text: str) -> list[Thing]:
        """The things that someone may have meant, the most likely first."""
        return [self._full[title] for title in get_close_matches(normalized(text), self._full, n=3, cutoff=0.6)]
