"""A server with the values of own copies: the page, the table and the bots all go by them."""

from __future__ import annotations

import contextlib
from pathlib import Path

from sternentisch.kernel.rng import Rng
from tests.server.killing import process
from tests.server.serving import Person


def test_a_game_with_the_values_of_ones_own_copy(tmp_path: Path) -> None:
    """Bots think in a process of its own: with other values it would refuse the position."""
    (tmp_path / "cave-in.toml").write_text("[constants.hand_limit]\nvalue = 6", "utf-8")
    started = process(tmp_path / "data", "", "warning", "--content", str(tmp_path))
    with started as server, contextlib.ExitStack() as opened:
        ada = Person(server.host, opened)
        ada.post("/api/guest", name="Ada")
        limit = ada.get("/api/games/cave-in/content")["constants"]["hand_limit"]
        assert (limit["value"], limit["provenance"]) == (6, "own copy")
        lessons = {game["id"]: game["has_lesson"] for game in ada.get("/api/games")}
        assert lessons["cryo"]
        assert not lessons["cave-in"]
        ada.post("/api/tables", 409, game="cave-in", seats=2, lesson=True)

        made = ada.post("/api/tables", game="cave-in", seats=2, bots=["", "2"])
        socket, rng = ada.socket(made["id"]), Rng(3)
        while socket.table["actor"] == 0:
            assert socket.play(rng)["is"] == "done"
        while socket.table["actor"] == 1:
            socket.receive()
        assert socket.table["phase"] == "playing"
