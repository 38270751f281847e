"""Lists of tables say whose turn it is; lines are said once; full tables can be begun."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from alembic import command
from sqlalchemy import text

from sternentisch.kernel.rng import Rng
from sternentisch.server import upkeep
from sternentisch.server.store import Store
from sternentisch.table.chat import Line
from sternentisch.table.deeds import Setup
from tests.server.serving import Person, Served, serving
from tests.server.stored import SETUP, add_person, add_table
from tests.server.test_play import seat_two


def mine(person: Person, id: str) -> dict[str, Any]:
    [card] = [card for card in person.get("/api/tables/mine") if card["id"] == id]
    return dict(card)


# --- whose turn it is ------------------------------------------------------------------------


def test_my_tables_say_whether_it_is_my_turn(served: Served) -> None:
    people = [served.person("Ada"), served.person("Ben")]
    id = people[0].post("/api/tables", game="cave-in", seats=2)["id"]
    waiting = mine(people[0], id)
    assert (waiting["actor"], waiting["you"], waiting["turn"]) == (None, [0], False)
    people[1].post(f"/api/tables/{id}/sit", seat=1)
    sockets = [person.socket(id) for person in people]
    rng = Rng(1)
    seen = set()
    for _ in range(25):
        actor = sockets[0].table["actor"]
        seen.add(actor)
        for seat, person in enumerate(people):
            for card in (mine(person, id), person.get(f"/api/tables/{id}")):
                told = (card["actor"], card["you"], card["turn"])
                assert told == (actor, [seat], seat == actor)
        answer = sockets[actor].play(rng)
        for socket in sockets:
            socket.catch_up(answer["number"])
    assert seen == {0, 1}
    stranger = Person(served.host, served.opened)
    [card] = [card for card in stranger.get("/api/tables")["playing"] if card["id"] == id]
    assert card["actor"] == sockets[0].table["actor"]
    assert (card["you"], card["turn"]) == ([], False)


def test_it_is_nobodys_turn_in_a_pause_after_the_end_or_while_a_bot_plays(served: Served) -> None:
    ada = served.person("Ada")
    body: dict[str, Any] = {"game": "cave-in", "seats": 2, "names": ["", "Bea"]}
    id = ada.post("/api/tables", **body)["id"]
    socket = ada.socket(id)
    card = mine(ada, id)
    assert (card["you"], card["turn"], card["rated"]) == ([0, 1], True, False)
    socket.do("ask", what="pause")
    assert (mine(ada, id)["turn"], mine(ada, id)["actor"]) == (False, None)
    socket.do("take-over", seat=socket.table["you"], bot="5")
    socket.do("resume")
    card = mine(ada, id)
    assert not (card["turn"] and card["places"][card["actor"]]["bot"])
    socket.do("resign")
    over = mine(ada, id)
    assert (over["phase"], over["actor"], over["turn"]) == ("over", None, False)


def test_lists_do_not_tell_who_people_are(served: Served) -> None:
    ada = served.person("Ada")
    ada.post("/api/tables", game="cave-in", seats=2)
    zoe = served.person("Zoe")
    assert ada.id not in zoe.http.get("/api/tables").text


def test_what_was_taken_back_by_consent_does_not_count_in_lists(served: Served) -> None:
    id, sockets = seat_two(served, game="cave-in")
    rng = Rng(1)
    actor = sockets[0].table["actor"]
    while sockets[0].table["actor"] == actor:
        answer = sockets[actor].play(rng)
        for socket in sockets:
            socket.catch_up(answer["number"])
    zoe = served.person("Zoe")

    def rated() -> bool:
        cards = zoe.get("/api/tables")["playing"]
        return next(bool(card["rated"]) for card in cards if card["id"] == id)

    assert rated()
    sockets[actor].do("ask", what="undo")
    assert sockets[1 - actor].do("answer", yes=True)["is"] == "done"
    assert not rated()


# --- lines are said once -----------------------------------------------------------------------


def test_a_line_is_said_once_after_a_restart_too(tmp_path: Path) -> None:
    with serving(tmp_path) as served:
        id, sockets = seat_two(served, game="cave-in")
        cookie = sockets[0].connection.request
        assert cookie is not None
        first = sockets[0].do("say", key="tea", text="Tea?")
        known = cookie.headers["Cookie"]
    with serving(tmp_path) as served:
        ada = Person(served.host, served.opened)
        name, _, value = known.partition("=")
        ada.http.cookies.set(name, value)
        socket = ada.socket(id)
        assert socket.do("say", key="tea", text="Tea?") == first
        socket.hello()
        other = served.person("Zoe").socket(id)
        assert other.do("say", key="tea", text="Not for me.")["is"] == "done"
        other.hello()
        assert [line["text"] for line in other.chat[-2:]] == ["Tea?", "Not for me."]
        assert len({line["number"] for line in other.chat}) == 2


def test_keys_of_lines_count_for_one_person_at_one_table(store: Store) -> None:
    for person in ("ada", "ben"):
        add_person(store, person)
    for table in ("one", "two"):
        add_table(store, table)

    def line(number: int) -> Line:
        return Line(number, 1, "X", None, "Tea?")

    assert store.add_line("one", line(1), "ada", "k")
    assert not store.add_line("one", line(2), "ada", "k")
    assert store.has_line("one", "ada", "k")
    assert not store.has_line("one", "ben", "k")
    assert store.add_line("one", line(2), "ben", "k")
    assert store.add_line("two", line(1), "ada", "k")
    assert store.add_line("one", line(3))
    assert store.add_line("one", line(4)), "lines from before have no keys"


# --- beginning -------------------------------------------------------------------------------


def test_a_full_table_is_begun_by_whoever_made_it(served: Served) -> None:
    ada, eve = served.person("Ada"), served.person("Eve")
    body: dict[str, Any] = {"game": "cave-in", "seats": 2, "bots": ["", "random"], "begin": False}
    made = ada.post("/api/tables", **body)
    assert made["phase"] == "open"
    path = f"/api/tables/{made['id']}/begin"
    assert eve.post(path, 403)["code"] == "not-owner"
    assert Person(served.host, served.opened).post(path, 401)["code"] == "not-logged-in"
    assert ada.post(path)["phase"] == "playing"
    assert ada.post(path, 409)["code"] == "begun"
    empty = ada.post("/api/tables", game="cave-in", seats=2)
    assert ada.post(f"/api/tables/{empty['id']}/begin", 409)["code"] == "place-open"


# --- from the form before ----------------------------------------------------------------------


OLD_TABLE = (
    "insert into tables (id, invite, owner, private, game, content, setup, phase, places, created,"
    " changed) values (:id, 'i', 'ada', :no, 'cave-in', 'c', :setup, 'playing', '[]', 1, 1)"
)
OLD_ENTRY = (
    'insert into entries ("table", number, at, deed, person)'
    " values ('one', :number, 1, :deed, 'ada')"
)
OLD_DEEDS = [
    '{"do":"sit","seat":0,"person":"ben","name":"Ben"}',
    '{"do":"leave","seat":0}',
    '{"do":"sit","seat":1,"person":"ada","name":"Ada"}',
    '{"do":"seat-bot","seat":0,"bot":"1"}',
    '{"do":"begin","seed":1}',
]


def test_tables_of_the_first_form_are_brought_along(empty: Store) -> None:
    command.upgrade(upkeep.config(empty), "0001")
    add = "insert into people (id, name, created) values ('ada', 'Ada', 1)"
    line = (
        'insert into chat ("table", number, at, name, text) values'
        " ('one', 1, 1, 'Ada', 'Tea?'), ('one', 2, 1, 'Ada', 'Tea?')"
    )

    def fill(connection: Any) -> None:
        connection.execute(text(add))
        plain = '{"game":"cave-in","seats":2}'
        placed = '{"game":"cave-in","seats":2,"position":{"x":1}}'
        for id, setup in (("one", plain), ("two", placed)):
            connection.execute(text(OLD_TABLE), {"id": id, "setup": setup, "no": False})
        for number, deed in enumerate(OLD_DEEDS, 1):
            connection.execute(text(OLD_ENTRY), {"number": number, "deed": deed})
        connection.execute(text(line))

    empty.write(fill)
    upkeep.upgrade(empty)
    one, two = empty.table("one"), empty.table("two")
    assert one is not None
    assert two is not None
    assert (one.sitters, one.rated, one.actor) == (["", "ada"], True, None)
    assert (two.sitters, two.rated) == (["", ""], False)
    assert isinstance(one.setup, Setup)
    assert one.setup == SETUP
    assert len(empty.lines("one")) == 2
    empty.set_actor(one, 1)
    again = empty.table("one")
    assert again is not None
    assert again.actor == 1
    empty.set_actor(one, 0)
    assert empty.table("one") == again, "what is known is not overwritten"
