"""Whoever made a table closes it for good before its game begins; everybody is told."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.serving import PATIENCE, Served, serving
from tests.server.test_tables_api import stranger


def test_whoever_made_a_table_closes_it_for_good(served: Served) -> None:
    ada, ben, eve = served.person("Ada"), served.person("Ben"), served.person("Eve")
    made = ada.post("/api/tables", game="cryo", seats=3)
    id, at = made["id"], f"/api/tables/{made['id']}"
    assert (made["mine"], ben.post(f"{at}/sit", seat=1)["mine"]) == (True, False)
    sitting, watching = ben.socket(id), eve.socket(id)
    sitting.hello(lang="en")
    assert ben.post(f"{at}/close", 403)["code"] == "not-owner"
    assert stranger(served).post(f"{at}/close", 401)["code"] == "not-logged-in"
    assert ada.post(f"{at}/close", 204) is None
    for socket in (sitting, watching):
        assert socket.until("update")["table"]["phase"] == "closed"
    assert sitting.events[-1]["text"] == "The table is closed before the game begins."
    assert sitting.do("say", text="Is anybody there?")["code"] == "table-closed"
    for deed, body in (("sit", {"seat": 2}), ("leave", {}), ("begin", {}), ("close", {})):
        assert ada.post(f"{at}/{deed}", 404, **body)["code"] == "table-closed"
    for someone in (ada, ben, eve, stranger(served)):
        assert someone.get(at, 404)["code"] == "table-closed"
        connection = someone.open(id)
        with pytest.raises(Exception, match="table-closed"):
            connection.recv(PATIENCE)
    assert not any(card["id"] == id for some in eve.get("/api/tables").values() for card in some)
    assert not any(card["id"] == id for card in ada.get("/api/tables/mine"))
    [left] = [card for card in ben.get("/api/tables/mine") if card["id"] == id]
    assert left["phase"] == "closed", "who sat there finds out without a socket, too"


def test_a_closed_private_table_does_not_exist_for_others(served: Served) -> None:
    ada, eve = served.person("Ada"), served.person("Eve")
    made = ada.post("/api/tables", game="cryo", seats=2, private=True)
    at = f"/api/tables/{made['id']}"
    ada.post(f"{at}/close", 204)
    assert eve.get(at, 404)["code"] == "no-such-table"
    assert eve.get(at, 404, invite=made["invite"])["code"] == "table-closed"


def test_a_game_that_has_begun_cannot_be_closed(served: Served) -> None:
    ada = served.person("Ada")
    id = ada.post("/api/tables", game="cryo", seats=2, bots=["", "random"])["id"]
    assert ada.post(f"/api/tables/{id}/close", 409)["code"] == "begun"


def test_a_closed_table_stays_closed_after_a_restart(tmp_path: Path) -> None:
    with serving(tmp_path) as first:
        ada = first.person("Ada")
        id = ada.post("/api/tables", game="cryo", seats=2)["id"]
        ada.post(f"/api/tables/{id}/close", 204)
    with serving(tmp_path) as second:
        assert stranger(second).get(f"/api/tables/{id}", 404)["code"] == "table-closed"
