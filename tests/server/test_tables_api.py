"""Making tables, finding them, sitting down, and looking back."""

from __future__ import annotations

import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

import sternentisch
from sternentisch.kernel.registry import load
from sternentisch.kernel.rng import Rng
from sternentisch.server.app import LARGEST_BODY
from sternentisch.server.room import Room
from sternentisch.table.denied import Denied
from tests.server.serving import PATIENCE, Person, Served, Socket
from tests.server.two import serving_hub


def stranger(served: Served) -> Person:
    """Somebody with an empty cookie jar."""
    return Person(served.host, served.opened)


def middle(game: str) -> dict[str, Any]:
    """Return a position for two in the middle of a random game."""
    state = load(game).start(2, 3)
    rng = Rng(3)
    for _ in range(12):
        state.play(state.offers[rng.below(len(state.offers))])
    return state.to_position()


# --- games -----------------------------------------------------------------------------------


def test_the_games_and_their_actions(served: Served) -> None:
    listed = stranger(served).get("/api/games")
    assert [game["id"] for game in listed] == list(sternentisch.game_ids())
    for game in listed:
        details = stranger(served).get(f"/api/games/{game['id']}")
        assert [action["id"] for action in details["actions"]] == list(
            range(len(load(game["id"]).table.actions))
        )
    assert stranger(served).get("/api/games/chess", 404)["code"] == "no-such-game"


# --- making ----------------------------------------------------------------------------------


@pytest.mark.parametrize("game", sternentisch.game_ids())
def test_a_table_with_nothing_said_about_it(served: Served, game: str) -> None:
    ada = served.person("Ada")
    made = ada.post("/api/tables", game=game, seats=2)
    assert (made["game"], made["phase"], made["private"], made["rated"]) == (
        game, "open", False, True,
    )  # fmt: skip
    assert [place["name"] for place in made["places"]] == ["Ada", ""]
    assert made["timing"] == {"kind": "none", "bank": 0, "gain": 0}


def test_options_count(served: Served) -> None:
    ada = served.person("Ada")
    made = ada.post(
        "/api/tables", game="cave-in", seats=2, options={"first_game": True}, bots=["", "random"]
    )
    seen = ada.get(f"/api/tables/{made['id']}/seen")
    assert seen["options"]["first_game"] is True


@pytest.mark.parametrize(
    ("given", "named"),
    [
        ({"options": {"first_gam": True}}, "first_gam"),
        ({"options": {"first_game": "perhaps"}}, "first_game"),
        ({"options": {"first_game": 10**400}}, "first_game"),
        ({"options": []}, "options"),
        ({"seats": 9}, "seats"),
        ({"seats": 10}, "seats"),
        ({"seats": 0}, "seats"),
        ({"seats": "two"}, "seats"),
        ({"seat": -1}, "seat"),
        ({"seat": 10}, "seat"),
        ({"bots": ["", "6"]}, "bots"),
        ({"bots": ["", "greedy"]}, "bots"),
        ({"bots": [""] * 10}, "bots"),
        ({"bots": ["", "1\n"]}, "bots"),
        ({"options": {f"junk {number}": 1 for number in range(51)}}, "options"),
        ({"timing": {"kind": "sand"}}, "timing"),
        ({"timing": {"kind": "none\n"}}, "timing"),
        ({"timing": {"kind": "live"}}, "timing"),
        ({"timing": {"kind": "live", "bank": -5}}, "bank"),
        ({"timing": {"kind": "days", "bank": 10**15}}, "bank"),
        ({"private": "yes"}, "private"),
        ({"seed": 5}, "seed"),
        ({"stand_in": "5"}, "stand_in"),
        ({"position": {}}, "position"),
        ({"position": []}, "position"),
    ],
)
def test_what_is_wrong_is_named(served: Served, given: dict[str, Any], named: str) -> None:
    ada = served.person("Ada")
    told = ada.post("/api/tables", 400, **{"game": "cave-in", "seats": 2, **given})
    assert named in told["detail"]
    assert ada.get("/api/tables/mine") == []


def test_a_table_that_cannot_be_filled_is_closed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def busy(*_: object) -> int:
        raise Denied("busy")

    with serving_hub(tmp_path, monkeypatch) as (served, hub):
        monkeypatch.setattr(hub, "begin", busy)
        ada = served.person("Ada")
        told = ada.post("/api/tables", 409, game="cave-in", seats=2, bots=["", "random"])
        assert told["code"] == "busy"
        assert ada.get("/api/tables")["open"] == []


def test_a_table_is_not_made_on_the_loop_that_serves_everybody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads = []
    with serving_hub(tmp_path, monkeypatch) as (served, hub):
        make = hub.make

        def watched(*args: Any, **more: Any) -> Room:
            threads.append(threading.current_thread())
            return make(*args, **more)

        monkeypatch.setattr(hub, "make", watched)
        served.person("Ada").post("/api/tables", game="cave-in", seats=2)
        assert len(threads) == 1
        assert threads != [served.thread]


def test_unknown_games_and_seats(served: Served) -> None:
    ada = served.person("Ada")
    told = ada.post("/api/tables", 404, game="chess", seats=2)
    assert told["code"] == "no-such-game"
    told = ada.post("/api/tables", 409, game="cave-in", seats=2, seat=2)
    assert told["code"] == "no-such-seat"
    nobody = stranger(served).post("/api/tables", 401, game="cave-in", seats=2)
    assert nobody["code"] == "not-logged-in"


def test_looking_on_at_a_table_of_bots(served: Served) -> None:
    ada = served.person("Ada")
    made = ada.post("/api/tables", game="cave-in", seats=2, seat=None, bots=["random", "random"])
    assert made["phase"] == "playing"
    socket = ada.socket(made["id"])
    assert socket.table["you"] is None
    assert socket.do("resign")["code"] == "not-seated"
    while socket.table["phase"] == "playing":
        socket.receive()
    assert socket.table["result"]["how"] == "played"


# --- finding ---------------------------------------------------------------------------------


def ids(cards: list[dict[str, Any]]) -> set[str]:
    return {card["id"] for card in cards}


def test_the_lobby_lists_public_tables_only(served: Served) -> None:
    ada = served.person("Ada")
    waiting = ada.post("/api/tables", game="cryo", seats=2)
    running = ada.post("/api/tables", game="cryo", seats=2, bots=["", "random"])
    hidden = ada.post("/api/tables", game="cryo", seats=2, private=True)
    over = ada.post("/api/tables", game="cryo", seats=2, bots=["", "random"])
    ada.socket(over["id"]).do("resign")
    lobby = stranger(served).get("/api/tables")
    assert waiting["id"] in ids(lobby["open"])
    assert running["id"] in ids(lobby["playing"])
    assert over["id"] in ids(lobby["over"])
    assert all(hidden["id"] not in ids(cards) for cards in lobby.values())
    assert all(card["invite"] is None for cards in lobby.values() for card in cards)
    assert hidden["invite"] not in stranger(served).http.get("/").text
    mine = ada.get("/api/tables/mine")
    assert ids(mine) == {card["id"] for card in (waiting, running, hidden, over)}
    assert served.person("Ben").get("/api/tables/mine") == []


# --- sitting ---------------------------------------------------------------------------------


def test_sitting_down_leaving_and_beginning(served: Served) -> None:
    ada, ben, cleo = (served.person(name) for name in ("Ada", "Ben", "Cleo"))
    at = f"/api/tables/{ada.post('/api/tables', game='magnastorm', seats=3)['id']}"
    assert ben.post(f"{at}/sit", 409, seat=0)["code"] == "place-taken"
    assert ben.post(f"{at}/sit", 409, seat=3)["code"] == "no-such-seat"
    assert ben.post(f"{at}/sit", 400, seat=-1)["code"] == "bad-request"
    assert ada.post(f"{at}/sit", 409, seat=1)["code"] == "already-seated"
    assert served.person("Ada").post(f"{at}/sit", 409, seat=1)["code"] == "name-taken"
    assert ben.post(f"{at}/leave", 409)["code"] == "not-seated"
    ben.post(f"{at}/sit", seat=1)
    assert ids(ben.get("/api/tables/mine"))
    assert [place["name"] for place in ben.post(f"{at}/leave")["places"]] == ["Ada", "", ""]
    assert ben.get("/api/tables/mine") == []
    ben.post(f"{at}/sit", seat=2)
    assert cleo.post(f"{at}/sit", seat=1)["phase"] == "playing"
    assert cleo.post(f"{at}/leave", 409)["code"] == "begun"
    assert served.person("Dora").post(f"{at}/sit", 409, seat=0)["code"] == "begun"
    assert stranger(served).post(f"{at}/sit", 401, seat=0)["code"] == "not-logged-in"


def test_two_sit_down_at_once(served: Served) -> None:
    ada, ben, cleo = (served.person(name) for name in ("Ada", "Ben", "Cleo"))
    for _ in range(5):
        at = f"/api/tables/{ada.post('/api/tables', game='magnastorm', seats=3)['id']}"
        with ThreadPoolExecutor(2) as pool:
            cards = list(
                pool.map(
                    lambda who, seat, at=at: who.post(f"{at}/sit", seat=seat), (ben, cleo), (1, 2)
                )
            )
        assert "playing" in {card["phase"] for card in cards}
        assert ada.get(at)["phase"] == "playing"


def test_only_whoever_made_a_table_seats_bots(served: Served) -> None:
    ada, ben = served.person("Ada"), served.person("Ben")
    at = f"/api/tables/{ada.post('/api/tables', game='magnastorm', seats=3)['id']}"
    ben.post(f"{at}/sit", seat=1)
    assert ben.post(f"{at}/bot", 403, seat=2, bot="1")["code"] == "not-owner"
    assert stranger(served).post(f"{at}/bot", 401, seat=2, bot="1")["code"] == "not-logged-in"
    assert ada.post(f"{at}/bot", 409, seat=1, bot="1")["code"] == "place-taken"
    assert ada.post(f"{at}/bot", 409, seat=1, bot="")["code"] == "place-taken", "thrown out"
    assert ada.post(f"{at}/bot", 409, seat=2, bot="")["code"] == "place-open"
    assert ada.post(f"{at}/bot", 409, seat=3, bot="1")["code"] == "no-such-seat"
    assert ada.post(f"{at}/bot", 409, seat=9, bot="")["code"] == "no-such-seat"
    ada.post(f"{at}/bot", 400, seat=2, bot="search")
    ben.post(f"{at}/leave")
    assert ada.post(f"{at}/bot", seat=1, bot="1")["places"][1]["bot"] == "1"
    assert ben.post(f"{at}/bot", 403, seat=1, bot="")["code"] == "not-owner"
    assert ada.post(f"{at}/bot", seat=1, bot="")["places"][1]["bot"] == ""
    ada.post(f"{at}/bot", seat=1, bot="random")
    assert ada.post(f"{at}/bot", seat=2, bot="random")["phase"] == "playing"


# --- private tables --------------------------------------------------------------------------

LOOKS = ("", "/seen", "/log", "/record", "/replay/0")


@pytest.mark.parametrize("known", [True, False])
def test_a_private_table_does_not_exist_for_others(served: Served, known: bool) -> None:
    ada = served.person("Ada")
    made = ada.post("/api/tables", game="cryo", seats=2, private=True)
    eve = served.person("Eve") if known else stranger(served)
    wrong = ("", made["invite"][:-1], made["invite"] + "x", made["id"], "é")
    for look in LOOKS:
        for invite in wrong:
            query = {"invite": invite}
            real = eve.http.get(f"/api/tables/{made['id']}{look}", params=query)
            none = eve.http.get(f"/api/tables/{'x' * 12}{look}", params=query)
            assert (real.status_code, real.text) == (none.status_code, none.text)
            assert real.status_code == 404
            assert real.headers.keys() == none.headers.keys()
    for deed, body in (("sit", {"seat": 1}), ("leave", {}), ("bot", {"seat": 1, "bot": "1"})):
        real = eve.http.post(f"/api/tables/{made['id']}/{deed}", json=body)
        none = eve.http.post(f"/api/tables/{'x' * 12}/{deed}", json=body)
        assert (real.status_code, real.text) == (none.status_code, none.text)
        assert real.status_code == (404 if known else 401)
    closed = []
    for id in (made["id"], "x" * 12):
        connection = eve.open(id)
        with pytest.raises(Exception, match="no-such-table"):
            connection.recv(PATIENCE)
        closed.append((connection.close_code, connection.close_reason))
    assert closed == [(4404, "no-such-table")] * 2


def test_a_private_table_with_its_invite(served: Served) -> None:
    ada, ben = served.person("Ada"), served.person("Ben")
    made = ada.post("/api/tables", game="cryo", seats=2, private=True)
    at, invite = f"/api/tables/{made['id']}", made["invite"]
    assert ada.get(at)["invite"] == invite
    for someone in (ben, stranger(served)):
        assert someone.get(at, invite=invite)["invite"] is None
        assert someone.get(f"{at}/seen", invite=invite)["you"] is None
        assert someone.get(f"{at}/log", invite=invite)
        assert someone.get(f"{at}/record", 409, invite=invite)["code"] == "not-over"
        assert someone.socket(made["id"], invite).table["you"] is None
    assert ben.post(f"{at}/sit", 404, seat=1)["code"] == "no-such-table"
    assert ben.post(f"{at}/sit", seat=1, invite=invite)["invite"] == invite
    assert ben.get(at)["invite"] == invite, "who sits there needs no link"
    assert ben.socket(made["id"]).table["you"] == 1


def test_an_invite_of_another_table_opens_nothing(served: Served) -> None:
    ada = served.person("Ada")
    first, second = (ada.post("/api/tables", game="cryo", seats=2, private=True) for _ in range(2))
    eve = served.person("Eve")
    eve.get(f"/api/tables/{first['id']}", 404, invite=second["invite"])


def test_the_invite_of_a_public_table_is_for_those_inside(served: Served) -> None:
    ada = served.person("Ada")
    made = ada.post("/api/tables", game="cryo", seats=2)
    assert stranger(served).get(f"/api/tables/{made['id']}")["invite"] is None
    socket = served.person("Eve").socket(made["id"])
    assert made["invite"] not in "".join(socket.bytes)


# --- positions -------------------------------------------------------------------------------


@pytest.mark.parametrize("game", sternentisch.game_ids())
def test_a_position_begins_an_unrated_game(served: Served, game: str) -> None:
    ada = served.person("Ada")
    position = middle(game)
    made = ada.post("/api/tables", game=game, seats=2, bots=["", "random"], position=position)
    assert (made["phase"], made["rated"]) == ("playing", False)
    assert ids(ada.get("/api/tables/mine")) == {made["id"]}
    assert ada.get("/api/tables/mine")[0]["rated"] is False


WRONG: list[Any] = [None, -1, 10**30, "x", [[]], {"a": {}}]


def test_positions_that_cannot_be(served: Served) -> None:
    ada = served.person("Ada")
    position = middle("cave-in")

    def refused(**change: Any) -> str:
        body = {"game": "cave-in", "seats": 2, "position": {**position, **change}}
        return str(ada.post("/api/tables", 400, **body)["detail"])

    assert "behaviour" in refused(behaviour=-1)
    assert "state" in refused(state={})
    assert "state" in refused(state={**position["state"], "deck": "all of it"})
    assert "seats" in refused(seats=99)
    assert "secret" in refused(secret=1)
    assert "content" in refused(content="x" * 5000)
    assert "state" in refused(state=10**400)
    for name in position["state"]:
        for wrong in WRONG:
            refused(state={**position["state"], name: wrong})


def test_positions_of_another_game_or_size(served: Served) -> None:
    ada = served.person("Ada")
    told = ada.post("/api/tables", 400, game="cryo", seats=2, position=middle("cave-in"))
    assert "game" in told["detail"]
    told = ada.post("/api/tables", 400, game="cave-in", seats=3, position=middle("cave-in"))
    assert "seats" in told["detail"]


def test_a_position_that_is_over(served: Served) -> None:
    state = load("cave-in").start(2, 1)
    state.playout(Rng(1))
    told = served.person("Ada").post(
        "/api/tables", 400, game="cave-in", seats=2, position=state.to_position()
    )
    assert "over" in told["detail"]


def test_bodies_have_an_end(served: Served) -> None:
    ada = served.person("Ada")
    body = {"game": "cave-in", "seats": 2, "position": {"a": "x" * LARGEST_BODY}}
    assert ada.http.post("/api/tables", json=body).status_code == 413
    parts = iter([b"x" * 1_000_000] * 3)  # without a length
    assert ada.http.post("/api/tables", content=parts).status_code == 413
    deep = b'{"game":"cryo","seats":2,"position":{"a":' + b"[" * 50_000 + b"]" * 50_000 + b"}}"
    assert ada.http.post("/api/tables", content=deep).status_code == 400
    for bad in (b"", b"{", b"null", b"[]", b"\xff", b"5", b'{"game":"\\ud800","seats":2}'):
        assert ada.http.post("/api/tables", content=bad).status_code == 400


# --- looking back ----------------------------------------------------------------------------


def resigned(served: Served) -> tuple[str, Person, Socket]:
    ada = served.person("Ada")
    made = ada.post("/api/tables", game="cave-in", seats=2, bots=["", "random"])
    socket = ada.socket(made["id"])
    for _ in range(3):
        while socket.table["actor"] != 0:
            socket.receive()
        socket.catch_up(socket.play(Rng(1))["number"])
    return f"/api/tables/{made['id']}", ada, socket


def test_nobody_looks_back_before_the_end(served: Served) -> None:
    at, ada, socket = resigned(served)
    for person in (ada, served.person("Eve"), stranger(served)):
        for look in ("/record", "/replay/0", "/replay/1?everybody=true", "/replay/0?seat=1"):
            assert person.get(at + look, 409)["code"] == "not-over"
    waiting = ada.post("/api/tables", game="cave-in", seats=2)
    assert ada.get(f"/api/tables/{waiting['id']}/record", 409)["code"] == "not-over"
    assert socket.do("resign")["is"] == "done"
    assert ada.get(f"{at}/record")["game"] == "cave-in"


def test_looking_back_step_by_step(served: Served) -> None:
    at, ada, socket = resigned(served)
    socket.do("resign")
    steps = ada.get(f"{at}/replay/0")["steps"]
    assert steps >= 3
    for step in range(steps + 1):
        assert len(ada.get(f"{at}/replay/{step}", everybody=True)["views"]) == 2
    for step in (steps + 1, -1, 10**30):
        assert ada.get(f"{at}/replay/{step}", 404)["code"] == "no-such-step"
    assert ada.get(f"{at}/replay/0", 409, seat=2)["code"] == "no-such-seat"
    ada.get(f"{at}/replay/0", 400, seat=-1)
    ada.get(f"{at}/replay/0", 400, seat=10)
    ada.get(f"{at}/replay/{'9' * 5000}", 404)
    ada.get(f"{at}/replay/first", 404)


def test_the_log_has_two_languages(served: Served) -> None:
    at, ada, _ = resigned(served)
    english, german = (ada.get(f"{at}/log", lang=lang) for lang in ("en", "de"))
    assert [line["kind"] for line in english[:3]] == [line["kind"] for line in german[:3]]
    assert english[0]["text"] != german[0]["text"]
    later = ada.get(f"{at}/log", after=english[-1]["number"] - 1)
    assert {line["number"] for line in later} >= {english[-1]["number"]}
    assert ada.get(f"{at}/log", after=10**9) == []
    for name, wrong in (("lang", "fr"), ("after", -1), ("after", "x"), ("after", "9" * 5000)):
        assert name in ada.get(f"{at}/log", 400, **{name: wrong})["detail"]
