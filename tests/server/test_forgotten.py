"""Lists tell of living tables: forgotten ones are closed, running ones come first."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, event, text

from sternentisch.server import upkeep
from sternentisch.server.forgotten import DAY, FORGOTTEN, close_forgotten, note_visit
from sternentisch.server.hub import Hub
from sternentisch.server.rooms import now
from sternentisch.server.store import Store
from sternentisch.server.thinking import Thinkers
from sternentisch.table.deeds import CLOSED, OPEN, OVER, PLAYING, Begin, Close, Setup, Sit
from tests.server.serving import serving, wait
from tests.server.stored import add_person, add_table, deposit
from tests.server.two import serving_hub, stranger

# --- forgotten tables ------------------------------------------------------------------------


def test_open_tables_that_nobody_comes_back_to_are_closed(store: Store) -> None:
    for person in ("ada", "ben", "cyd", "eve"):
        add_person(store, person)
    at = 1_000_000_000_000

    async def let_time_pass() -> dict[str, str]:
        nonlocal at
        hub = Hub(store, Thinkers(1), lambda: at)
        names = ("left", "made", "sat at", "looked at", "begun")
        setup = Setup("cave-in", 2)
        rooms = {name: await hub.create(setup, "ada", private=False) for name in names}
        await hub.act(rooms["sat at"], Sit(0, "ben", "Ben"), "ben")
        for seat in (0, 1):
            await hub.act(rooms["begun"], Sit(seat, ("ada", "ben")[seat], f"P{seat}"))
        await hub.act(rooms["begun"], Begin(1))
        at += FORGOTTEN - DAY
        await note_visit(hub, rooms["made"], "ada")
        await note_visit(hub, rooms["sat at"], "ben")
        await note_visit(hub, rooms["looked at"], "eve")
        await close_forgotten(hub)
        assert all(room.table.phase != CLOSED for room in rooms.values())
        hub.rooms.clear()  # another process, or this one after a start
        at += DAY + 1
        await close_forgotten(hub)
        await hub.close()
        return {name: kept.phase for name, room in rooms.items() if (kept := store.table(room.id))}

    assert asyncio.run(let_time_pass()) == {
        "left": CLOSED,
        "made": OPEN,
        "sat at": OPEN,
        "looked at": CLOSED,
        "begun": PLAYING,
    }


def test_tables_that_cannot_be_played_at_any_more_are_closed_too(
    store: Store, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    add_person(store, "ada")
    add_table(store, "old", content="of another version", rated=False)
    store.deposit([deposit("old", 1, Sit(0, "ada", "Ada"), rated=False)])
    add_table(store, "gone", game="chess")
    add_table(store, "broken")
    add_table(store, "left", changed=2)
    entries = store.entries

    def read(table: str, after: int = 0) -> Any:
        if table == "broken":
            raise OSError("a broken page")
        return entries(table, after)

    monkeypatch.setattr(store, "entries", read)

    async def close() -> None:
        hub = Hub(store, Thinkers(1))
        await close_forgotten(hub)
        await hub.close()

    asyncio.run(close())
    found = [store.table(id) for id in ("old", "gone", "broken", "left")]
    assert [kept.phase for kept in found if kept] == [CLOSED, CLOSED, OPEN, CLOSED]
    assert [entry.deed for entry, _, _ in entries("old")][1:] == [Close()]
    assert found[0] is not None
    assert not found[0].rated
    assert "a forgotten table could not be closed" in caplog.text


def test_a_running_server_closes_forgotten_tables(tmp_path: Path) -> None:
    with serving(tmp_path) as served:
        ada = served.person("Ada")
        ids = [ada.post("/api/tables", game="cave-in", seats=2)["id"] for _ in range(2)]
    store = Store(f"sqlite:///{tmp_path / 'sternentisch.db'}")
    older = text("update tables set changed = :at where id = :id")
    at = {"at": now() - FORGOTTEN - DAY, "id": ids[0]}
    store.write(lambda connection: connection.execute(older, at))
    store.close()
    with serving(tmp_path) as served:
        zoe = stranger(served)
        wait(lambda: len(zoe.get("/api/tables")["open"]) < 2)
        assert [card["id"] for card in zoe.get("/api/tables")["open"]] == [ids[1]]
        assert zoe.get(f"/api/tables/{ids[0]}", 404)["code"] == "table-closed"


def test_who_waits_at_a_table_need_only_look(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving_hub(tmp_path, monkeypatch) as (served, hub):
        ada, eve = served.person("Ada"), served.person("Eve")
        id = ada.post("/api/tables", game="cave-in", seats=2)["id"]
        monkeypatch.setattr(hub, "clock", lambda: now() + 2 * DAY)

        def visited() -> int:
            kept = hub.store.table(id)
            assert kept is not None
            return kept.visited

        eve.get(f"/api/tables/{id}")
        assert visited() == 0
        ada.get(f"/api/tables/{id}")
        first = visited()
        assert first > now() + DAY
        ada.socket(id)
        assert visited() == first, "one visit a day is enough"


# --- my tables -------------------------------------------------------------------------------


def test_what_is_not_finished_comes_first_however_old_it_is(store: Store) -> None:
    for person in ("ada", "ben"):
        add_person(store, person)
    add_table(store, "slow", phase=PLAYING, changed=1)
    add_table(store, "waiting", phase=OPEN, changed=2)
    for number in range(5):
        add_table(store, f"over {number}", phase=OVER, changed=10 + number)
    assert [kept.id for kept in store.tables_of("ada", 3)] == ["waiting", "slow", "over 4"]


def test_a_slow_game_does_not_drop_out_of_my_tables(tmp_path: Path) -> None:
    with serving(tmp_path) as served:
        ada = served.person("Ada")
        slow = ada.post("/api/tables", game="cave-in", seats=2, bots=["", "random"])["id"]
        store = Store(f"sqlite:///{tmp_path / 'sternentisch.db'}")
        for number in range(120):
            add_table(store, f"over {number}", owner=ada.id, phase=OVER, changed=now() + number)
        store.close()
        cards = ada.get("/api/tables/mine")
        assert (len(cards), cards[0]["id"]) == (100, slow)


@pytest.mark.parametrize("what", ["tables_of", "unfinished"])
def test_tables_of_one_person_are_found_by_an_index(store: Store, what: str) -> None:
    plans: list[str] = []

    def explain(connection: Connection, asked: str, values: Any) -> None:
        if store.postgres:  # with a few rows it would rather read all of them
            connection.exec_driver_sql("set local enable_seqscan = off")
        explained = "explain " if store.postgres else "explain query plan "
        plans.extend(map(str, connection.exec_driver_sql(explained + asked, values).all()))

    def watch(connection: Connection, _: object, asked: str, values: Any, *__: object) -> None:
        if asked.lower().startswith("select"):
            explain(connection, asked, values)

    event.listen(store.engine, "before_cursor_execute", watch)
    store.tables_of("ada", 100) if what == "tables_of" else store.unfinished("ada")
    assert any("tables_by_owner" in line for line in plans), plans
    assert not any("SCAN tables" in line or "Seq Scan on tables" in line for line in plans), plans


def test_a_backup_of_the_form_before_can_be_restored(empty: Store, tmp_path: Path) -> None:
    source = Store(f"sqlite:///{tmp_path / 'source.db'}")
    upkeep.upgrade(source)
    add_person(source, "ada")
    add_table(source, "one", changed=5)
    wanted = source.table("one")
    upkeep.backup(source, tmp_path / "new")
    source.close()
    lines = [json.loads(line) for line in (tmp_path / "new").read_text("utf-8").splitlines()]
    lines[0]["revision"] = "0002"
    for line in lines:
        line.get("row", {}).pop("visited", None)
    (tmp_path / "old").write_text("\n".join(map(json.dumps, lines)), "utf-8")
    assert upkeep.restore(empty, tmp_path / "old") == 2
    assert upkeep.revision(empty) == upkeep.NEWEST
    assert empty.table("one") == wanted
