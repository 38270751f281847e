"""Positions: a scene for every decision, and what is saved in the middle of something else."""

from __future__ import annotations

from typing import Any

import pytest

from tests.support.magnastorm import Table, game
from tests.support.positions import defects_of, reloaded, written


def start(seats: int, moves: int, **options: object) -> Table:
    """Return a table at which the start placement has gone on for some moves."""
    table = Table(seats)
    table.state = game().start(seats, 1, options)  # type: ignore[assignment]
    for _ in range(moves):
        table.state.apply(table.state.offers[0])
    return table


def laid(cubes: str = "4 grey 4 yellow", seats: int = 4, **more: Any) -> Table:
    """Return a rich table before Grey's turn: everybody has something everywhere."""
    table = Table(seats).lay("grey", cubes, levels="4 3 2 0", scout="S1D1", **more)
    table.lay("purple", "1 grey 2 yellow", 3, levels="1 3 0 0", scout="S2A1")
    table.turtles("grey", "S1A1 S1A2 S2A1 S3A1 S3A2").turtles("purple", "S1B1 S1B1 S2B1")
    table.station("purple", "T2M").upper(1, "grey yellow purple")
    return table


def grey(*moves: str, controls: str = "", cubes: str = "4 grey 4 yellow") -> Table:
    """Let Grey, who controls some commanders, do something on the rich table."""
    table = laid(cubes).control("grey", *controls.split()).begin("grey")
    return table.do(*moves)


DRIVE = ("pick 0 yellow", "space 1-0", "drive")
SCENES: dict[str, Any] = {
    "start-follower": lambda: start(3, 1),
    "start-research": lambda: start(4, 5, start_area=2),
    "main": lambda: grey(),
    "place": lambda: grey("pick 1 own"),
    "mode": lambda: grey("pick 0 yellow", "space 4-2"),
    "price": lambda: grey("pick 0 yellow", "space 4-2", "drive", controls="idris"),
    "reseat": lambda: grey("take 0", "space 1-1"),
    "deal": lambda: (
        laid()
        .administrators("forrester")
        .upper(1, "grey")
        .begin("grey")
        .do("take 1", "space 1-1", "use")
    ),
    "buy-step": lambda: grey(*DRIVE, controls="adira"),
    "research": lambda: grey("pick 0 yellow", "space 5-2", "gain", controls="huber"),
    "any-cube": lambda: grey("pick 0 yellow", "space 1-0", "gain", controls="yuul"),
    "deploy": lambda: grey("pick 0 yellow", "space 4-3", "gain"),
    "move": lambda: grey(*DRIVE, "range yellow", controls="justin"),
    "fee": lambda: grey(*DRIVE, "start t2m"),
    "station": lambda: grey(*DRIVE, "step s2a"),
    "turtle": lambda: grey(*DRIVE, "stop s1d1"),
    "paid-turtle": lambda: grey(*DRIVE, "stop s1d1", "turtle 7", controls="azrea"),
    "extra-turtle": lambda: grey("pick 0 yellow", "space 4-2", "drive", "stop s1d1", "turtle 7"),
    "contract": lambda: grey("pick 0 yellow", "space 1-0", "gain"),
    "sector": lambda: grey("pick 0 yellow", "space 1-0", "gain", "contract 4"),
    "lift": lambda: (
        laid()
        .turtles("grey", "S1C1 S2C1")
        .begin("grey")
        .do("pick 0 yellow", "space 1-0", "gain", "contract 4", "sector s1")
    ),
    "lower": lambda: grey("pick 0 yellow", "space 1-0", "gain", "contract 2"),
    "exchange": lambda: grey("exchange left", "give own"),
}


def scene(kind: str) -> Table:
    """Return a table at which this question is open."""
    table = SCENES[kind]()
    assert isinstance(table, Table)
    return table


def saved(kind: str) -> Any:
    return written(scene(kind).state)


def defects(document: object) -> list[str]:
    """Return the paths of everything that is wrong with a document."""
    return defects_of(game(), document)


def test_decisions_that_wait_below_others_are_kept() -> None:
    """An exchange before building a station in the middle of a movement."""
    table = grey(*DRIVE, "step s2a", "exchange left", "give own")
    assert [node.kind for node in table.state.stack] == ["move", "station", "exchange"]

    assert reloaded(table.state) == table.state


@pytest.mark.rule("MS-AMB-40", "MS-AMB-42")
@pytest.mark.parametrize(
    ("below", "controls", "moves"),
    [
        ("buy-step", "adira", []),
        ("station", "", ["step s2a"]),
        ("turtle", "", ["stop s1d1"]),
        ("paid-turtle", "azrea kaysia", ["stop s1d1", "turtle 9 free"]),
    ],
)
def test_an_exchange_can_be_saved_while_it_pays_for_something(
    below: str, controls: str, moves: list[str]
) -> None:
    """Halfway through, what it is for could not be paid: the wanted cube is still to come."""
    cubes = "1 yellow 1 purple 1 pink" + (" 1 grey" if below in ("buy-step", "paid-turtle") else "")
    table = Table().lay("grey", cubes, scout="S1D1", empty_slots="1 2 5 6", empty_stations="2 3")
    table.turtles("grey", "S1A1 S1A1 S1A1 S1A1").station("grey", "T4M", "T5M")
    table.control("grey", *controls.split()).begin("grey").do(*DRIVE, *moves)
    assert table.asked() == below
    table.do("exchange own", "give yellow")
    assert table.asked() == "exchange"

    loaded = reloaded(table.state)
    assert (loaded == table.state, loaded.offers) == (True, table.state.offers)
