"""What a client loads once: words, pieces, rules, and what there is to play."""

from __future__ import annotations

import gzip
from typing import Any

import httpx
import pytest

import sternentisch
from sternentisch.kernel.registry import load
from sternentisch.text.pieces import components
from sternentisch.text.rulebook import rulebook
from sternentisch.text.speaker import LANGUAGES, Speaker
from tests.server.serving import Person, Served

GAMES = sternentisch.game_ids()


def stranger(served: Served) -> Person:
    return Person(served.host, served.opened)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_words_have_names_and_texts_of_all_pieces(served: Served, game: str, lang: str) -> None:
    words = stranger(served).get(f"/api/games/{game}/words", lang=lang)["words"]
    speaker = Speaker(load(game), lang, [])
    found = components(load(game), speaker)
    assert found
    for key, component in found.items():
        assert words[key] == component.name
        text = speaker.text_of(component.kind, component.entry["id"])
        assert words.get(f"{key}.text", "") == text
    assert words["denied-not-your-turn"] == speaker.say("denied-not-your-turn")
    assert words["bot-3.text"] == speaker.say("bot-3.text")
    assert words["why-ST-1"] == speaker.say("why-ST-1")
    assert all(words.values())
    assert not any("{" in text or "$" in text for text in words.values()), "facts are missing"
    assert not any(key.startswith(("board-", "help-", "judged-", "play-")) for key in words)


def test_foes_have_texts_though_no_table_lists_them(served: Served) -> None:
    words = stranger(served).get("/api/games/astro-knights/words", lang="en")["words"]
    foes = [key for key in words if key.startswith("foe-") and not key.endswith(".text")]
    assert foes
    assert all(words[f"{key}.text"] for key in foes)


def test_a_language_must_be_one_of_ours(served: Served) -> None:
    for path in ("words", "rulebook"):
        stranger(served).get(f"/api/games/cryo/{path}", 400, lang="fr")
    stranger(served).get("/api/games", 400, lang="fr")
    for path in ("words", "content", "rulebook"):
        assert stranger(served).get(f"/api/games/chess/{path}", 404)["code"] == "no-such-game"


@pytest.mark.parametrize("game", GAMES)
def test_content_has_every_entry_with_its_provenance(served: Served, game: str) -> None:
    tables = stranger(served).get(f"/api/games/{game}/content")
    kept = load(game).content.tables
    assert list(tables) == list(kept)
    for name, entries in kept.items():
        for entry, told in zip(entries, tables[name], strict=True):
            if isinstance(entries, list):
                assert told | entry == told, "nothing is left out"
                assert told.get("provenance") == entry.get("provenance")
            else:
                assert told == entry


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_rulebook_in_its_order(served: Served, game: str, lang: str) -> None:
    told = stranger(served).get(f"/api/games/{game}/rulebook", lang=lang)
    entries = rulebook(load(game), lang).entries
    assert [rule["id"] for rule in told] == list(entries)
    for rule in told:
        assert rule["text"] == entries[rule["id"]].text
        assert rule["title"]
        assert rule["chapter"]


def test_games_and_options_in_words(served: Served) -> None:
    plain = stranger(served).get("/api/games")
    german = stranger(served).get("/api/games", lang="de")
    assert [game["id"] for game in german] == [game["id"] for game in plain]
    assert not any(game["tagline"] or game["level_names"] for game in plain)
    assert all(game["tagline"] for game in german)
    assert all(game["level_names"]["1"] == "Kadett" for game in german)
    assert all(game["level_texts"]["5"] for game in german)
    options = stranger(served).get("/api/games/astro-knights", lang="en")["options"]
    named = {option["name"]: option for option in options}
    assert named["boss"]["label"] == "Boss"
    assert named["boss"]["names"]["furion"] == "Furion"
    assert named["knights"]["names"]["christina"].startswith("Christina")
    assert named["difficulty"]["text"]
    assert all(option["label"] and option["text"] for option in options)
    factions = stranger(served).get("/api/games/cave-in", lang="en")["options"][1]
    assert factions["name"] == "factions"
    assert sorted(factions["names"]) == sorted(factions["choices"])
    assert "Terrons" in factions["names"].values()
    bare = stranger(served).get("/api/games/cave-in")["options"][1]
    assert (bare["label"], bare["text"], bare["names"]) == ("", "", {})


# --- how it is sent --------------------------------------------------------------------------

FIXED = [
    "/api/games",
    "/api/games?lang=de",
    "/api/games/cryo?lang=en",
    "/api/games/cryo/words?lang=de",
    "/api/games/cryo/content",
    "/api/games/cryo/rulebook?lang=en",
]


def raw(served: Served, path: str, **headers: str) -> httpx.Response:
    """Get something without a browser's own headers."""
    with httpx.Client() as client:
        client.headers.clear()
        return client.get(f"http://{served.host}{path}", headers=headers)


@pytest.mark.parametrize("path", FIXED)
def test_what_a_client_has_is_not_sent_again(served: Served, path: str) -> None:
    first = raw(served, path)
    assert first.status_code == 200
    assert first.headers["cache-control"] == "no-cache"
    tag = first.headers["etag"]
    for known in (tag, f'"other", {tag}', tag.removeprefix("W/"), "*"):
        again = raw(served, path, **{"if-none-match": known})
        assert (again.status_code, again.content) == (304, b"")
        assert again.headers["etag"] == tag
    other = raw(served, path, **{"if-none-match": '"other"'})
    assert (other.status_code, other.content) == (200, first.content)


def test_each_language_has_its_own_tag(served: Served) -> None:
    tags: set[Any] = {raw(served, path).headers["etag"] for path in FIXED}
    assert len(tags) == len(FIXED)


@pytest.mark.parametrize("path", FIXED)
def test_it_is_packed_for_those_who_can_unpack(served: Served, path: str) -> None:
    plain = raw(served, path)
    assert "content-encoding" not in plain.headers
    assert "accept-encoding" in plain.headers["vary"]
    with httpx.Client() as client:
        url = f"http://{served.host}{path}"
        with client.stream("GET", url, headers={"accept-encoding": "br, gzip"}) as answer:
            packed = b"".join(answer.iter_raw())
            assert answer.headers["content-encoding"] == "gzip"
    assert gzip.decompress(packed) == plain.content
    assert len(packed) < len(plain.content)
    assert raw(served, path, **{"accept-encoding": "gzip;q=0"}).content == plain.content


def test_what_belongs_to_somebody_is_never_packed(served: Served) -> None:
    ada = served.person("Ada")
    made = ada.post("/api/tables", game="cryo", seats=2, bots=["", "random"])
    for path in ("/api/me", "/api/tables", "/api/tables/mine", f"/api/tables/{made['id']}/seen"):
        answer = ada.http.get(path, headers={"accept-encoding": "gzip"})
        assert "content-encoding" not in answer.headers
