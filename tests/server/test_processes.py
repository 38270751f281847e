"""Several server processes on one PostgreSQL: everybody at a table sees the same."""

from __future__ import annotations

import contextlib
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from sternentisch.kernel.rng import Rng
from sternentisch.server import upkeep
from sternentisch.server.store import Store
from sternentisch.table.deeds import Play
from sternentisch.table.table import Table
from tests.server.databases import Postgres, alchemical
from tests.server.serving import PATIENCE, Person, Served, Socket, serving


class Two:
    """Two servers on one database, and a look into it."""

    def __init__(self, first: Served, second: Served, store: Store) -> None:
        self.first = first
        self.second = second
        self.store = store

    def at_second(self, person: Person) -> Person:
        """Return the same person with a browser at the other server."""
        there = Person(self.second.host, self.second.opened)
        there.http.cookies.update(person.http.cookies)
        there.id, there.name = person.id, person.name
        return there

    def check(self, table: str) -> Table:
        """Return the table as the database has it: no number missing, none twice."""
        kept = self.store.table(table)
        assert kept is not None
        entries = [entry for entry, _, _ in self.store.entries(table)]
        assert [entry.number for entry in entries] == list(range(1, len(entries) + 1))
        return Table.load(kept.setup, entries)


@pytest.fixture
def two(postgres: Postgres, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Two]:
    monkeypatch.setenv("STERNENTISCH_SECRET", "a secret that both of them know, and nobody else")
    url = postgres.new()
    store = Store(alchemical(url))
    upkeep.upgrade(store)
    with (
        serving(tmp_path / "first", database=url) as first,
        serving(tmp_path / "second", database=url) as second,
        contextlib.closing(store),
    ):
        yield Two(first, second, store)


def sit_apart(two: Two, **table: Any) -> tuple[str, Person, Person]:
    """Let Ada make a table at one server and Ben sit down at it at the other."""
    ada, ben = two.first.person("Ada"), two.second.person("Ben")
    made = ada.post("/api/tables", seats=2, **table)
    ben.post(f"/api/tables/{made['id']}/sit", seat=1, invite=made["invite"])
    while ada.get(f"/api/tables/{made['id']}/seen")["phase"] != "playing":
        time.sleep(0.01)  # her server has not heard of it yet
    return made["id"], ada, ben


def wait_for_turn(socket: Socket, seat: int) -> None:
    while socket.table["actor"] != seat:
        socket.receive()


def test_people_at_different_servers_play_and_talk(two: Two) -> None:
    id, ada, ben = sit_apart(two, game="cave-in")
    sockets = [ada.socket(id), ben.socket(id)]
    begun = sockets[0].table["number"]
    rng = Rng(1)
    for step in range(60):
        answer = sockets[sockets[0].table["actor"]].play(rng)
        assert answer["is"] == "done", answer
        for socket in sockets:
            socket.catch_up(answer["number"])
        if step % 20 == 0:
            sockets[step // 20 % 2].do("say", text=f"That was {step}")
    for socket in sockets:
        while len(socket.chat) < 3:
            socket.receive()
        assert socket.numbers == list(range(begun + 1, socket.table["number"] + 1))
    assert sockets[0].chat == sockets[1].chat
    assert [line["number"] for line in sockets[0].chat] == [1, 2, 3]
    table = two.check(id)
    assert table.number == sockets[0].table["number"]
    assert len(table.played.steps) == 60


def test_both_talk_at_once(two: Two) -> None:
    id, ada, ben = sit_apart(two, game="cave-in")
    sockets = [ada.socket(id), ben.socket(id)]
    for count in range(10):
        for socket in sockets:
            socket.send(do="say", key=f"say {count}", text=f"word {count}")
    for socket in reversed(sockets):
        while len(socket.chat) < 20:
            assert socket.receive()["is"] != "denied"
    assert sockets[0].chat == sockets[1].chat
    assert [line["number"] for line in sockets[0].chat] == list(range(1, 21))


def answer_to(socket: Socket, key: str) -> dict[str, Any]:
    while True:
        message = socket.receive()
        if message["is"] in ("done", "denied") and message["key"] == key:
            return message


def both_sides(two: Two) -> tuple[str, list[Socket]]:
    """Return a table at which it is Ada's turn, with sockets of hers at both servers."""
    id, ada, ben = sit_apart(two, game="cave-in")
    here = [ada.socket(id), two.at_second(ada).socket(id)]
    other, rng = ben.socket(id), Rng(4)
    while here[0].table["actor"] != 0:
        wait_for_turn(other, 1)
        number = other.play(rng)["number"]
        here[0].catch_up(number)
    here[1].catch_up(here[0].table["number"])
    return id, here


def test_two_moves_at_once_are_one_move(two: Two) -> None:
    id, sockets = both_sides(two)
    rng, moves = Rng(2), 0
    while sockets[0].table["actor"] == 0 and moves < 8:
        table = sockets[0].table
        action = table["choices"][rng.below(len(table["choices"]))]["id"]
        for side, socket in enumerate(sockets):
            key = f"{side} {moves}"
            socket.send(do="play", key=key, version=table["version"], action=action)
        answers = [answer_to(socket, f"{n} {moves}") for n, socket in enumerate(sockets)]
        assert sorted(answer["is"] for answer in answers) == ["denied", "done"]
        [denied] = [answer for answer in answers if answer["is"] == "denied"]
        [done] = [answer for answer in answers if answer["is"] == "done"]
        for socket in sockets:
            socket.catch_up(done["number"])
        still_on = sockets[0].table["actor"] == 0
        assert denied["code"] == ("stale" if still_on else "not-your-turn")
        moves += 1
    assert moves > 0
    played = [step for step in two.check(id).played.steps if step.seat == 0]
    assert len(played) == moves


def test_the_same_message_at_both_servers_is_one_deed(two: Two) -> None:
    id, sockets = both_sides(two)
    table = sockets[0].table
    action = table["choices"][0]["id"]
    for socket in sockets:
        socket.send(do="play", key="once", version=table["version"], action=action)
    answers = [answer_to(socket, "once") for socket in sockets]
    again = sockets[1].do("play", key="once", version=table["version"], action=action)
    assert answers[0]["is"] == "done"
    assert answers[0] == answers[1] == again
    assert sum(key == "once" for _, _, key in two.store.entries(id)) == 1
    two.check(id)


def test_a_bot_moves_once(two: Two) -> None:
    ada = two.first.person("Ada")
    made = ada.post("/api/tables", game="cave-in", seats=2, bots=["", "random"])
    sockets = [ada.socket(made["id"]), two.at_second(ada).socket(made["id"])]
    sockets[1].keys = 100  # one person's keys must differ
    rng = Rng(6)
    for step in range(20):  # Ada plays now here, now there: both servers know the bot's turn
        for socket in sockets:
            wait_for_turn(socket, 0)
        number = max(socket.table["number"] for socket in sockets)
        for socket in sockets:
            socket.catch_up(number)
        answer = sockets[step % 2].play(rng)
        assert answer["is"] == "done", answer
        for socket in sockets:
            socket.catch_up(answer["number"])
    table = two.check(made["id"])
    plays = [told.entry.deed for told in table.history if isinstance(told.entry.deed, Play)]
    versions = Counter(play.version for play in plays)
    assert set(versions.values()) == {1}
    assert {play.bot for play in plays} == {"", "random"}
    assert sum(play.bot == "" for play in plays) == 20


def test_a_bot_goes_on_when_its_server_is_gone(two: Two) -> None:
    ada = two.second.person("Ada")
    made = ada.post("/api/tables", game="cave-in", seats=2, bots=["", "random"])
    socket, rng = ada.socket(made["id"]), Rng(7)
    two.first.stop()
    for _ in range(5):
        wait_for_turn(socket, 0)
        assert socket.play(rng)["is"] == "done"
    two.check(made["id"])


def test_people_at_different_servers_go_on_to_one_rematch(two: Two) -> None:
    id, ada, ben = sit_apart(two, game="cave-in")
    sockets = [ada.socket(id), ben.socket(id)]
    sockets[0].do("resign")
    sockets[1].catch_up(sockets[0].do("ask", what="rematch")["number"])
    sockets[1].do("answer", yes=True)
    for socket in sockets:
        while not socket.table["rematch"]:
            socket.receive()
    rematch = sockets[0].table["rematch"]
    assert sockets[1].table["rematch"] == rematch
    sockets = [ada.socket(id), ben.socket(id)]
    assert [kept.id for kept in two.store.tables("playing", 9)] == [rematch]
    again = [ada.socket(rematch), ben.socket(rematch)]
    assert [socket.table["you"] for socket in again] == [1, 0]
    assert [socket.table["phase"] for socket in again] == ["playing", "playing"]
    two.check(rematch)


def test_a_server_that_lost_its_database_for_a_moment_hears_again(
    two: Two, postgres: Postgres
) -> None:
    id, ada, ben = sit_apart(two, game="cave-in")
    sockets = [ada.socket(id), ben.socket(id)]
    postgres.cut_all(two.store.url.render_as_string())
    end = time.monotonic() + PATIENCE
    while True:  # a deed that meets a cut connection may fail, but not for long
        answer = sockets[0].do("ask", what="pause", key="pause")
        if answer["is"] == "done":
            break
        assert answer["code"] == "trouble", answer
        assert time.monotonic() < end
    sockets[1].catch_up(answer["number"])
    number = sockets[1].do("answer", yes=True)["number"]
    sockets[0].catch_up(number)
    assert sockets[0].table["paused"]
    two.check(id)
