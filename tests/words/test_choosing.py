"""The choice of the language and of the publisher's terms."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tenages.rules.editions import EDITIONS
from tenages.rules.errors import UnknownLanguage
from tenages.words.catalogue import LAYERS
from tenages.words.choosing import CHOICES, LANGUAGES, catalogue_for, language_of_environment, negotiated


class TestCatalogues:
    @pytest.mark.parametrize(
        ("language", "edition", "catalogue"),
        [
            ("en", "asmadi-1", "en-asmadi"),
            ("en", "asmadi-3", "en-asmadi"),
            ("en", "iello", "en-iello"),
            ("fr", "iello", "fr-iello"),
            ("fr", "asmadi-3", "fr-iello"),
        ],
    )
    def test_a_language_uses_the_terms_of_the_publisher(self, language: str, edition: str, catalogue: str) -> None:
        assert catalogue_for(language, edition) == catalogue

    @pytest.mark.parametrize("edition", EDITIONS)
    @pytest.mark.parametrize("catalogue", LAYERS)
    def test_a_named_catalogue_is_used_at_every_table(self, catalogue: str, edition: str) -> None:
        assert catalogue_for(catalogue, edition) == catalogue

    def test_every_choice_has_a_catalogue_at_every_table(self) -> None:
        assert {catalogue_for(choice, edition) for choice in CHOICES for edition in EDITIONS} == set(LAYERS)

    @pytest.mark.parametrize("language", ["", "de", "EN", "en-", "fr-asmadi", "klingon"])
    def test_an_unknown_language_raises_an_error_with_the_known_ones(self, language: str) -> None:
        with pytest.raises(
            UnknownLanguage, match=f"no language '{language}'; there are en, fr, en-asmadi, en-iello, fr-iello"
        ):
            catalogue_for(language, "iello")


class TestEnvironment:
    @pytest.mark.parametrize(
        ("environ", "language"),
        [
            ({}, "en"),
            ({"LANG": "fr_FR.UTF-8"}, "fr"),
            ({"LANG": "fr"}, "fr"),
            ({"LANG": "fr.UTF-8"}, "fr"),
            ({"LANG": "fr@euro"}, "fr"),
            ({"LANG": "en_GB.UTF-8"}, "en"),
            ({"LANG": "C"}, "en"),
            ({"LANG": "POSIX"}, "en"),
            ({"LANG": "fro_FR"}, "en"),
            ({"LANG": "de_AT", "TENAGES_LANGUAGE": "fr"}, "fr"),
            ({"LANG": "fr_FR", "LC_MESSAGES": "en_US"}, "en"),
            ({"LANG": "fr_FR", "LC_MESSAGES": ""}, "fr"),
            ({"LC_ALL": "fr_CA", "LC_MESSAGES": "en_US", "LANG": "en_US"}, "fr"),
            ({"LC_ALL": "de_DE", "LANG": "fr_FR"}, "en"),
            ({"TENAGES_LANGUAGE": "en", "LC_ALL": "fr_FR"}, "en"),
            ({"TENAGES_LANGUAGE": "", "LC_ALL": "fr_FR"}, "fr"),
            ({"TENAGES_LANGUAGE": "FR"}, "fr"),
            ({"TENAGES_LANGUAGE": "fr_FR"}, "fr"),
            ({"TENAGES_LANGUAGE": "en-iello", "LANG": "fr"}, "en-iello"),
            ({"TENAGES_LANGUAGE": "klingon", "LANG": "fr"}, "en"),
        ],
    )
    def test_the_first_variable_with_a_value_counts(self, environ: dict[str, str], language: str) -> None:
        assert language_of_environment(environ) == language


class TestBrowsers:
    @pytest.mark.parametrize(
        ("header", "language"),
        [
            ("fr-CA,fr;q=0.9,en;q=0.8", "fr"),
            ("en-US,en;q=0.9,fr;q=0.8", "en"),
            ("de,fr;q=0.7,en;q=0.3", "fr"),
            ("en;q=0.3, fr;q=0.7", "fr"),
            ("EN;Q=0.3, FR;Q=0.7", "fr"),
            ("fr , en", "fr"),
            ("en, fr", "en"),
            ("fr; q=1.000", "fr"),
            ("fr;q=0", "en"),
            ("fr;q=0.001", "fr"),
            ("*", "en"),
            ("fr;q=0.5, *;q=0.1", "fr"),
            ("*, fr;q=0.5", "en"),
            ("de, it;q=0.5", "en"),
            ("", "en"),
        ],
    )
    def test_the_language_with_the_highest_weight(self, header: str, language: str) -> None:
        assert negotiated(header) == language

    @pytest.mark.parametrize(
        "header", [",;,", "fr;q=", "fr;q=x", "fr;q=nan", "fr;q=-1", "fr;level=1", ";q=1", "q=1", "-"]
    )
    def test_unreadable_parts_are_ignored(self, header: str) -> None:
        assert negotiated(header) == "en"
        assert negotiated(f"{header}, fr") == "fr"

    @given(st.text(st.sampled_from("frenq=;,.*-01 9\n"), max_size=30))
    def test_any_header_gives_a_language(self, header: str) -> None:
        assert negotiated(header) in LANGUAGES
