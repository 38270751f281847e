"""The store, on SQLite and on PostgreSQL: what it takes, what it refuses, what it gives back."""

from __future__ import annotations

import asyncio

import msgspec
import pytest
from sqlalchemy.exc import IntegrityError

from sternentisch.server import people
from sternentisch.server.hub import Hub
from sternentisch.server.schema import entries
from sternentisch.server.store import Kept, Store, Taken
from sternentisch.server.thinking import Thinkers
from sternentisch.server.writer import Writer
from sternentisch.table.chat import Line
from sternentisch.table.deeds import OPEN, PLAYING, AnyDeed, Begin, Entry, Leave, Play, Setup, Sit
from sternentisch.table.denied import Denied
from tests.server.stored import SETUP, add_person, add_table, deposit, everything


def numbers(store: Store, table: str) -> list[int]:
    return [entry.number for entry, _, _ in store.entries(table)]


# --- entries -------------------------------------------------------------------------------------


def test_entries_of_several_tables_go_in_together(laid: Store) -> None:
    batch = [deposit("one", 1), deposit("two", 1), deposit("one", 2), deposit("three", 1)]
    assert laid.deposit(batch) == [True] * 4
    assert [numbers(laid, table) for table in ("one", "two", "three")] == [[1, 2], [1], [1]]


def test_entries_come_back_in_order_and_as_they_were(laid: Store) -> None:
    deeds: list[AnyDeed] = [Sit(1, "ben", "Bén ☃"), Begin(-(2**62)), Play(1, 12, 0), Leave(0)]
    batch = [deposit("one", n, deed, person="ben", key=f"k{n}") for n, deed in enumerate(deeds, 1)]
    assert laid.deposit(batch[::-1]) == [True] * 4
    wanted = [(one.entry, "ben", one.key) for one in batch]
    assert laid.entries("one") == wanted
    assert laid.entries("one", after=2) == wanted[2:]


def test_a_place_that_was_left_before_anybody_said_whose_can_be_read(laid: Store) -> None:
    row = {"table": "one", "number": 1, "at": 5, "deed": '{"do":"leave","seat":1}'}
    laid.write(lambda connection: connection.execute(entries.insert().values(row)))
    assert laid.entries("one") == [(Entry(1, 5, Leave(1)), None, None)]


def test_who_comes_second_changes_nothing_and_spoils_nothing(laid: Store) -> None:
    laid.deposit([deposit("one", 1, person="ada", key="k")])
    before = laid.table("one")
    batch = [
        deposit("two", 1),
        deposit("one", 1, Sit(0, "ben", "Ben"), phase=PLAYING),  # the number is taken
        deposit("one", 2, Sit(0, "ben", "Ben"), phase=PLAYING, person="ada", key="k"),  # the key
        deposit("three", 1),
    ]
    assert laid.deposit(batch) == [True, False, False, True]
    assert (numbers(laid, "two"), numbers(laid, "three")) == ([1], [1])
    assert [entry.deed for entry, _, _ in laid.entries("one")] == [Begin(1)]
    assert laid.table("one") == before
    assert laid.tables_of("ben", 9) == []


def test_a_key_counts_for_one_person_at_one_table(laid: Store) -> None:
    batch = [
        deposit("one", 1, person="ada", key="k"),
        deposit("one", 2, person="ben", key="k"),
        deposit("two", 1, person="ada", key="k"),
        deposit("two", 2),
        deposit("two", 3),  # no key at all is never the same key
    ]
    assert laid.deposit(batch) == [True] * 5


def test_an_impossible_entry_does_not_spoil_those_of_others(laid: Store) -> None:
    async def store_all() -> list[bool | BaseException]:
        writer = Writer(laid)
        batch = [deposit("one", 1), deposit("no-table", 1), deposit("two", 1)]
        waiting = [writer.deposit(one) for one in (deposit("three", 1), *batch)]
        stored = await asyncio.gather(*waiting, return_exceptions=True)
        writer.close()
        return stored

    stored = asyncio.run(store_all())
    assert [one for one in stored if one is True] == [True] * 3
    assert isinstance(stored[2], Exception)
    assert [numbers(laid, table) for table in ("one", "two", "three")] == [[1], [1], [1]]


def test_a_table_outlives_trouble_with_the_database(
    laid: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise OSError("no database")

    async def sit_down() -> tuple[str, int, int]:
        hub = Hub(laid, Thinkers(1))
        room = await hub.create(SETUP, "ada", private=False)
        await hub.act(room, Sit(0, "ada", "Ada"), "ada", "a")
        with monkeypatch.context() as broken:
            broken.setattr(laid, "deposit", fail)
            broken.setattr(laid, "entries", fail)
            for _ in range(2):
                with pytest.raises(OSError, match="no database"):
                    await hub.act(room, Sit(1, "ben", "Ben"), "ben", "b")
        number = await hub.act(room, Sit(1, "ben", "Ben"), "ben", "b")
        again = await hub.act(room, Sit(1, "ben", "Ben"), "ben", "b")
        await hub.close()
        return room.id, number, again

    id, number, again = asyncio.run(sit_down())
    assert (number, again) == (2, 2)
    assert numbers(laid, id) == [1, 2]


# --- tables --------------------------------------------------------------------------------------


def test_lists_of_tables(laid: Store) -> None:
    add_table(laid, "secret", private=True, phase=PLAYING, changed=5)
    laid.deposit([deposit("one", 1, phase=PLAYING), deposit("three", 9, phase=PLAYING)])
    assert [kept.id for kept in laid.tables(OPEN, 9)] == ["two"]
    assert [kept.id for kept in laid.tables(PLAYING, 9)] == ["three", "one"]  # the last one first
    assert [kept.id for kept in laid.tables(PLAYING, 1)] == ["three"]
    everywhere = laid.tables(PLAYING, 9, public=False)
    assert [kept.id for kept in everywhere] == ["three", "one", "secret"]


def test_my_tables_are_those_i_made_or_sit_at(laid: Store) -> None:
    add_table(laid, "secret", private=True)
    sits = [deposit(table, 1, Sit(0, "ben", "Ben")) for table in ("one", "secret")]
    laid.deposit([*sits, deposit("two", 7, Sit(1, "ben", "Ben"))])
    mine = [kept.id for kept in laid.tables_of("ben", 9)]
    assert (mine[0], sorted(mine)) == ("two", ["one", "secret", "two"])
    assert {kept.owner for kept in laid.tables_of("ada", 9)} == {"ada"}  # who has made them all
    assert laid.tables_of("cleo", 9) == []
    laid.deposit([deposit("one", 2, Leave(0), person="ben", leaver="ben")])
    assert {kept.id for kept in laid.tables_of("ben", 9)} == {"two", "secret"}


def test_a_table_comes_back_as_it_was_made(laid: Store) -> None:
    setup = Setup("cave-in", 2, {"first_game": True}, position={"any": ["thing", 1, None]})
    add_table(laid, "four", setup=setup, private=True)
    kept = laid.table("four")
    assert kept is not None
    assert (kept.setup, kept.private, kept.result) == (setup, True, None)
    assert laid.table("five") is None


def new_table(laid: Store, id: str) -> Kept:
    kept = laid.table("one")
    assert kept is not None
    return msgspec.structs.replace(kept, id=id)


def test_only_one_table_is_the_rematch(laid: Store) -> None:
    ids = "four", "five"
    for id in ids:
        found = laid.add_rematch("one", new_table(laid, id), [deposit(id, 1, phase=PLAYING)])
        assert found == "four"
    kept = [laid.table(id) for id in ("one", *ids)]
    assert [one and (one.rematch, one.phase) for one in kept] == [
        ("four", OPEN),
        (None, PLAYING),
        None,
    ]
    assert [numbers(laid, id) for id in ids] == [[1], []]


def test_half_a_rematch_leaves_nothing(laid: Store) -> None:
    before = everything(laid)
    with pytest.raises(IntegrityError):
        laid.add_rematch("one", new_table(laid, "four"), [deposit("four", 1), deposit("none", 1)])
    assert everything(laid) == before


# --- people and chat -----------------------------------------------------------------------------


def test_a_login_belongs_to_one_person_however_it_is_written(store: Store) -> None:
    ada = people.new_guest(store, "Ada", 1)
    ben = people.new_guest(store, "ADA", 1)  # guests may be called alike
    claimed = people.claim(store, ada, "Ada Lovelace", "long enough")
    assert store.person(ada.id) == store.person_by_login("ada lovelace")
    assert claimed.login == "ada lovelace"
    with pytest.raises(Denied, match="login-taken"):
        people.claim(store, ben, "ADA lovelace", "long enough")
    found = store.person(ben.id)
    assert found is not None
    assert (found.name, found.login) == ("ADA", None)
    assert people.log_in(store, "aDA  Lovelace", "long enough").id == ada.id


def test_nobody_is_added_twice(store: Store) -> None:
    add_person(store, "ada", "ada")
    with pytest.raises(Taken):
        add_person(store, "ada")
    with pytest.raises(Taken):
        add_person(store, "ben", "ada")
    assert store.person("ben") is None
    assert store.person_by_login("nobody") is None


def test_lines_of_the_chat_have_numbers_of_their_own(laid: Store) -> None:
    lines = [Line(1, 10, "Ada", 0, "Tea?"), Line(2, 11, "Zoë", None, "Yes, please")]
    assert [laid.add_line("one", line) for line in lines] == [True, True]
    assert not laid.add_line("one", Line(2, 12, "Ben", 1, "No"))
    assert laid.add_line("two", Line(2, 12, "Ben", 1, "No"))
    assert laid.lines("one") == lines
    assert laid.lines("one", after=1) == lines[1:]
