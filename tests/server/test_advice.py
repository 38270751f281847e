"""Why not, and what is best: for whoever is asked, and for nobody else."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path
from typing import Any

import pytest

import sternentisch
from sternentisch.kernel.registry import load
from sternentisch.kernel.rng import Rng
from sternentisch.server.advice import reasons
from sternentisch.table.deeds import Resign
from sternentisch.table.denied import Denied
from sternentisch.table.log import speaker_at
from tests.server.serving import PATIENCE, Person, Served, Socket
from tests.server.test_play import seat_two
from tests.server.two import serving_hub
from tests.table.seated import Seated

GAMES = sternentisch.game_ids()


def roles(sockets: list[Socket]) -> tuple[Socket, Socket]:
    """Return who is asked, and who is not."""
    actor = sockets[0].table["actor"]
    return sockets[actor], sockets[1 - actor]


def alone(served: Served, game: str = "cave-in") -> tuple[Person, Socket, str]:
    """Let somebody play with a bot until they are asked."""
    ada = served.person("Ada")
    id = ada.post("/api/tables", game=game, seats=2, bots=["", "random"])["id"]
    socket = ada.socket(id)
    while socket.table["actor"] != 0:
        socket.receive()
    return ada, socket, id


# --- why not ---------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_every_action_is_allowed_or_forbidden_by_a_rule(served: Served, game: str) -> None:
    _, sockets = seat_two(served, game=game)
    player, _ = roles(sockets)
    player.hello(lang="en")
    legal = {choice["id"] for choice in player.table["choices"]}
    every = list(range(len(load(game).table.actions)))
    got: list[Any] = []
    for start in range(0, len(every), 60):
        answer = player.do("why", actions=every[start : start + 60])
        assert answer["is"] == "because"
        assert answer["version"] == player.table["version"]
        got += answer["answers"]
    assert [one["action"] for one in got] == every
    assert {one["action"] for one in got if one["allowed"]} == legal
    for one in got:
        if one["allowed"]:
            assert (one["code"], one["rule"], one["title"], one["text"]) == ("", "", "", "")
        else:
            assert (one["code"], bool(one["rule"]), bool(one["text"])) == ("rule", True, True)
    assert any(one["title"] for one in got)


def test_the_order_is_kept_and_without_a_language_there_are_ids_alone(served: Served) -> None:
    _, sockets = seat_two(served, game="cave-in")
    player, _ = roles(sockets)
    answers = player.do("why", actions=[7, 3, 7])["answers"]
    assert [one["action"] for one in answers] == [7, 3, 7]
    assert not any(one["text"] or one["title"] for one in answers)


def test_whoever_is_not_asked_learns_only_that(served: Served) -> None:
    id, sockets = seat_two(served, game="cryo")
    _, other = roles(sockets)
    other.hello(lang="en")
    every = list(range(60))
    answers = other.do("why", actions=every)["answers"]
    alike = {(a["allowed"], a["code"], a["rule"], a["title"], a["text"]) for a in answers}
    assert alike == {(False, "not-your-turn", "", "", "It is not your choice now.")}
    watcher = served.person("Zoe").socket(id)
    assert watcher.do("why", actions=[1])["code"] == "not-seated"
    nobody = Person(served.host, served.opened).socket(id)
    assert nobody.do("why", actions=[1])["code"] == "not-logged-in"


def test_actions_that_there_are_not(served: Served) -> None:
    _, sockets = seat_two(served, game="cave-in")
    assert sockets[0].do("why", actions=[10**9])["code"] == "no-such-action"


@pytest.mark.parametrize("actions", [[], list(range(61)), [-1], ["a"], None])
def test_bad_questions_close_the_socket(served: Served, actions: Any) -> None:
    from websockets.exceptions import ConnectionClosed

    _, sockets = seat_two(served, game="cave-in")
    with pytest.raises(ConnectionClosed):
        sockets[0].do("why", actions=actions)


def test_before_and_after_the_game() -> None:
    seated = Seated("cave-in", begun=False)
    with pytest.raises(Denied):
        reasons(seated.table, 0, [1])
    seated = Seated("cave-in")
    seated.do(Resign(1))
    [after] = reasons(seated.table, 0, [1])
    assert (after.allowed, after.code) == (False, "not-playing")
    seated = Seated("cave-in")
    seated.play_out()
    [over] = reasons(seated.table, 0, [1], speaker_at(seated.table, "en"))
    assert (over.allowed, over.code, over.rule) == (False, "rule", "ST-2")
    assert over.text


def test_a_bot_that_plays_for_somebody_is_named() -> None:
    seated = Seated("cave-in")
    actor = seated.table.actor
    assert actor is not None
    seated.let_bot_play(actor)
    [answer] = reasons(seated.table, actor, [1])
    assert (answer.allowed, answer.code) == (False, "bot-plays")


# --- hints -----------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["cave-in", "cryo"])
def test_hints_name_legal_choices_and_reasons(served: Served, game: str) -> None:
    _, socket, _ = alone(served, game)
    socket.hello(lang="en")
    hint = socket.do("hint")
    assert hint["is"] == "hint"
    assert hint["version"] == socket.table["version"]
    legal = {choice["id"] for choice in socket.table["choices"]}
    assert 1 <= len(hint["best"]) <= 3
    for advice in hint["best"]:
        assert advice["action"] in legal
        assert 0 <= advice["value"] <= 1
        assert advice["text"]
    best = hint["best"][0]["action"]
    assert socket.do("play", version=hint["version"], action=best)["is"] == "done"


def test_one_hint_at_a_time_and_playing_goes_on_meanwhile(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving_hub(tmp_path, monkeypatch) as (served, hub):
        think, played = hub.thinkers.hint, threading.Event()

        async def think_long(*asked: Any) -> Any:
            assert await asyncio.to_thread(played.wait, PATIENCE)
            return await think(*asked)

        monkeypatch.setattr(hub.thinkers, "hint", think_long)
        ada, socket, id = alone(served)
        second = ada.socket(id)
        socket.send(do="hint", key="first")
        denied = socket.do("hint", key="second")
        assert (denied["is"], denied["code"]) == ("denied", "busy")
        assert second.do("hint")["code"] == "busy"
        assert socket.play(Rng(1))["is"] == "done", "a hint must not keep anybody waiting"
        played.set()
        hint = socket.until("hint")
        assert hint["key"] == "first"
        assert not any(advice["text"] for advice in hint["best"])


def test_no_hints_where_somebody_else_plays(served: Served) -> None:
    id, sockets = seat_two(served, game="cave-in")
    for socket in sockets:
        socket.hello(lang="de")
        denied = socket.do("hint")
        assert denied["code"] == "no-hints"
        assert denied["text"].startswith("Tipps")
    watcher = served.person("Zoe").socket(id)
    assert watcher.do("hint")["code"] == "not-seated"


def test_nobody_gets_a_hint_for_a_table_of_others(served: Served) -> None:
    _, socket, id = alone(served)
    watcher = served.person("Zoe").socket(id)
    assert watcher.do("hint")["code"] == "not-seated"
    nobody = Person(served.host, served.opened).socket(id)
    assert nobody.do("hint")["code"] == "not-logged-in"
    assert socket.do("hint")["is"] == "hint"


def test_a_hint_ends_the_rating_of_a_game_once_and_for_all_to_see(served: Served) -> None:
    ada, socket, id = alone(served)
    socket.hello(lang="en")
    assert socket.table["rated"]
    before = socket.table["number"]
    for key in ("first", "first", "second"):  # sent again, it is one hint
        assert socket.do("hint", key=key)["is"] == "hint"
        assert (socket.table["number"], socket.table["rated"]) == (before + 1, False)
    told = [event["text"] for event in socket.events if event["kind"] == "table-hinted"]
    assert told == ["Ada asks for a hint. This game is not rated any more."]
    [card] = [card for card in ada.get("/api/tables/mine") if card["id"] == id]
    assert not card["rated"]
    assert not ada.get(f"/api/tables/{id}")["rated"]


def test_a_hint_that_is_refused_leaves_the_game_rated(served: Served) -> None:
    _, sockets = seat_two(served, game="cave-in")
    for socket in sockets:
        assert socket.do("hint")["code"] == "no-hints"
        assert socket.hello()["table"]["rated"]


def test_no_hints_after_the_end(served: Served) -> None:
    _, socket, _ = alone(served)
    socket.do("resign")
    assert socket.do("hint")["code"] == "not-playing"
