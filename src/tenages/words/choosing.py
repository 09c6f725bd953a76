"""Which catalogue someone reads: by choice, by the settings of the system, or by what a browser asks for."""

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
"""All that one can choose: a language, or a language in one publisher's terms."""
VARIABLE: Final = "TENAGES_LANGUAGE"
"""The variable of the environment that says which language one wants here."""
_OF_THE_SYSTEM: Final = ("LC_ALL", "LC_MESSAGES", "LANG")
_WEIGHT: Final = re.compile(r"\s*q\s*=\s*([01](?:\.\d*)?)\s*", re.IGNORECASE)


def catalogue_for(language: str, edition_name: str) -> str:
    """The catalogue of a language at a table of that edition: in the terms of its publisher, where there are such.

    Who names a whole catalogue gets that one at every table.
    """
    if language in LAYERS:
        return language
    if language not in LANGUAGES:
        raise UnknownLanguage("unknown-language", name=repr(language), known=CHOICES)
    of_the_publisher = f"{language}-{_language(edition_name)}"
    return of_the_publisher if of_the_publisher in LAYERS else CATALOGUES[language]


def words_at(language: str, edition_name: str = DEFAULT_EDITION) -> Words:
    """The words of a language, or of a whole catalogue, at a table of that edition."""
    return words_of(catalogue_for(language, edition_name))


def language_of_environment(environ: Mapping[str, str]) -> str:
    """What the environment asks for: the first of TENAGES_LANGUAGE, LC_ALL, LC_MESSAGES and LANG that says anything.

    English, if it asks for nothing that we have.
    """
    wanted = environ.get(VARIABLE, "").strip().lower()
    if wanted in CHOICES:
        return wanted
    for variable in (VARIABLE, *_OF_THE_SYSTEM):
        if environ.get(variable):
            return _ours(environ[variable])
    return DEFAULT_LANGUAGE


def negotiated(accept_language: str) -> str:
    """The best of our languages for whoever sends this header: "fr-CA,fr;q=0.9,en;q=0.8" would like French.

    What cannot be read in the header counts for nothing; among equals the first one wins.
    """
    best, weight = DEFAULT_LANGUAGE, 0.0
    for part in accept_language.split(","):
        name, _, parameters = part.partition(";")
        language = DEFAULT_LANGUAGE if name.strip() == "*" else _language(name)
        if language in LANGUAGES and _weight(parameters) > weight:
            best, weight = language, _weight(parameters)
    return best


def _weight(parameters: str) -> float:
    """How much a language is wanted, from 0 to 1."""
    if not parameters.strip():
        return 1.0
    match = _WEIGHT.fullmatch(parameters)
    return min(float(match.group(1)), 1.0) if match else 0.0


def _ours(name: str) -> str:
    language = _language(name)
    return language if language in LANGUAGES else DEFAULT_LANGUAGE


def _language(name: str) -> str:
    """What a name begins with: "fr" of "fr_FR.UTF-8" and of "fr-CA"; of an edition its publisher."""
    return re.split(r"[-_.@]", name.strip().lower(), maxsplit=1)[0]
