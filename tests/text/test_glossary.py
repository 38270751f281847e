"""The glossary: terms in both languages, in the game's own words, with rules that exist."""

from __future__ import annotations

import re

import pytest

from sternentisch.text.glossary import glossary
from sternentisch.text.rulebook import rulebook
from sternentisch.text.speaker import LANGUAGES, Speaker
from tests.text.games import GAME_IDS, load

TINY = "pebbles"
"""A game of the tests, whose words need no explanation."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", GAME_IDS)
def test_terms_are_explained_and_name_a_rule(id: str, language: str) -> None:
    rules = rulebook(load(id), language).entries
    terms = glossary(Speaker(load(id), language, []))
    assert len(terms) >= 15 or id == TINY
    for key, term in terms.items():
        assert term.text, key
        assert term.rule in rules, key


@pytest.mark.parametrize("id", GAME_IDS)
def test_both_languages_have_the_same_terms_with_the_same_rules(id: str) -> None:
    german, english = (glossary(Speaker(load(id), language, [])) for language in ("de", "en"))
    assert list(german) == list(english)
    assert [term.rule for term in german.values()] == [term.rule for term in english.values()]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", GAME_IDS)
def test_terms_occur_in_the_texts_and_are_no_twins(id: str, language: str) -> None:
    game = load(id)
    texts = (game.folder / f"{language}.ftl").read_text("utf-8")
    texts += (game.folder / f"rulebook.{language}.md").read_text("utf-8")
    taken: dict[str, str] = {}
    for key, term in glossary(Speaker(game, language, [])).items():
        names = [term.name, *term.forms]
        found = [n for n in names if re.search(rf"\b{re.escape(n)}\b", texts, re.IGNORECASE)]
        assert found, key
        for name in names:
            assert taken.setdefault(name.casefold(), key) == key, name
