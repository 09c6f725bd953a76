"""The choice of a catalogue: by name, by the system's settings, or by what a browser asks for."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from tenages.rules.alphabet import DEFAULT_LANGUAGE
from tenages.rules.editions import DEFAULT_EDITION
from tenages.rules.errors import UnknownLanguage
from tenages.words.catalogue import LAYERS, Words, words_of

CATALOGUES: Final = {"en": "en-asmadi", "fr": "fr-iello"}
"""The catalogue of each language, where the publisher does not matter."""
LANGUAGES: Final = tuple(CATALOGUES)
CHOICES: Final = (*LANGUAGES, *LAYERS)
"""Everything that can be chosen: a language, or a language in one publisher's terms."""
VARIABLE: Final = "TENAGES_LANGUAGE"
"""The environment variable that sets the language."""
_SYSTEM_VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")
_WEIGHT: Final = re.compile(r"\s*q\s*=\s*([01](?:\.\d*)?)\s*", re.IGNORECASE)


def catalogue_for(language: str, edition_name: str) -> str:
    """The catalogue of a language at a table of this edition: in the terms of its publisher, if there is one.

    The name of a catalogue gives that catalogue at every table.
    """
    if language in LAYERS:
        return language
    if language not in LANGUAGES:
        raise UnknownLanguage("unknown-language", name=repr(language), known=CHOICES)
    of_the_publisher = f"{language}-{_language(edition_name)}"
    return of_the_publisher if of_the_publisher in LAYERS else CATALOGUES[language]


def words_at(language: str, edition_name: str = DEFAULT_EDITION) -> Words:
    """The messages of a language, or of a named catalogue, at a table of this edition."""
    return words_of(catalogue_for(language, edition_name))


def language_of_environment(environ: Mapping[str, str]) -> str:
    """The language that the environment sets: the first of TENAGES_LANGUAGE, LC_ALL, LC_MESSAGES and LANG with a value.

    English, if that language is not available.
    """
    wanted = environ.get(VARIABLE, "").strip().lower()
    if wanted in CHOICES:
        return wanted
    for variable in (VARIABLE, *_SYSTEM_VARIABLES):
        if environ.get(variable):
            return _ours(environ[variable])
    return DEFAULT_LANGUAGE


def negotiated(accept_language: str) -> str:
    """The best available language for an Accept-Language header: "fr-CA,fr;q=0.9,en;q=0.8" gives French.

    Unreadable parts of the header are ignored; among equals the first one wins.
    """
    best, weight = DEFAULT_LANGUAGE, 0.0
    for part in accept_language.split(","):
        name, _, parameters = part.partition(";")
        language = DEFAULT_LANGUAGE if name.strip() == "*" else _language(name)
        if language in LANGUAGES and _weight(parameters) > weight:
            best, weight = language, _weight(parameters)
    return best


def _weight(parameters: str) -> float:
    """The weight of a language, from 0 to 1."""
    if not parameters.strip():
        return 1.0
    match = _WEIGHT.fullmatch(parameters)
    return min(float(match.group(1)), 1.0) if match else 0.0


def _ours(name: str) -> str:
    language = _language(name)
    return language if language in LANGUAGES else DEFAULT_LANGUAGE


def _language(name: str) -> str:
    """The first part of a name: "fr" of "fr_FR.UTF-8" and of "fr-CA"; for an edition, its publisher."""
    return re.split(r"[-_.@]", name.strip().lower(), maxsplit=1)[0]
