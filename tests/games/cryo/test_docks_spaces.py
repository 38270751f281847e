"""Resource spaces: rules CR-D2, CR-D10 and CR-D11."""

from __future__ import annotations

import pytest

from tests.support.cryo import Table

SPACES = [
    *[("C1", "1", "north"), ("C2", "2", "east"), ("C3", "1", "south"), ("C4", "3", "south")],
    *[("O1", "5", "north"), ("O2", "6", "east"), ("O3", "5", "south"), ("O4", "7", "south")],
    *[("T1", "9", "north"), ("T2", "10", "east"), ("T3", "9", "south"), ("T4", "11", "south")],
    *[("C5", "15", "north"), ("O5", "15", "south"), ("T5", "15", "east")],
]
FULL = "1:RC1 2:RC1 3:RC1 4:RC2 5:RC2 6:RC3 7:RC3"


def at_space(tiles: str, tracks: str = "", slots: str = "") -> Table:
    """A uses resource space C1, on which these tiles lie, the open one first."""
    table = Table().lay("A", tracks, slots=slots).space("C1", tiles)
    return table.put(scrapped=True).at("A", "1").do("activate north")


def open_tile(table: Table, id: str = "C1") -> str | None:
    return next(space.tile for space in table.view().spaces if space.id == id)


def left(table: Table) -> int:
    return next(space.left for space in table.view().spaces if space.id == "C1")


# --- take or install -----------------------------------------------------------------------------


@pytest.mark.rule("CR-D2")
def test_the_open_tile_is_used_or_installed() -> None:
    table = at_space("RC1 RC2")
    assert table.asked() == "take-tile"
    assert table.legal() == ["take-tile", *[f"install {slot}" for slot in range(1, 8)]]
    assert table.refusal("done") == "ST-1", "one of the two must be done"


@pytest.mark.rule("CR-D2")
def test_a_tile_that_is_used_goes_out_of_the_game() -> None:
    table = at_space("RC1 RC2")
    before = str(table.state.write()).count("RC1")
    table.do("take-tile")
    assert table.tracks("A") == "1/0/0/0 +1"
    assert str(table.state.write()).count("RC1") == before - 1
    assert table.player("A").slots == [None] * 7


@pytest.mark.rule("CR-D2", "CR-K10")
def test_a_tile_that_is_installed_gives_nothing_yet() -> None:
    table = at_space("RC1 RC2").do("install 4")
    assert table.tracks("A") == "0/0/0/0 +0"
    assert table.view().players[0].slots == [None, None, None, "RC1", None, None, None]
    assert table.heard("tile-installed")[0].facts["slot"] == 4
    assert table.actor() == "B"


@pytest.mark.rule("CR-D2", "CR-AMB-29", "CR-M3")
def test_with_seven_tiles_installed_only_the_reward_is_left() -> None:
    table = at_space("RC1", slots=FULL)
    assert (table.tracks("A"), table.actor()) == ("1/0/0/0 +1", "B"), "taken for you"
    assert None not in table.view().players[0].slots


@pytest.mark.rule("CR-AMB-29")
def test_a_tile_is_not_replaced() -> None:
    table = at_space("RC1", slots="1:RC2 3:RC2")
    assert table.refusal("install 1") == "CR-AMB-29"
    assert table.refusal("install 3") == "CR-AMB-29"
    assert table.refusal("install 2") is None


@pytest.mark.rule("CR-D2", "CR-B2", "CR-AMB-1", "CR-K8")
@pytest.mark.parametrize(("space", "dock", "way"), SPACES)
def test_an_empty_space_gives_a_unit_of_its_colour(space: str, dock: str, way: str) -> None:
    """Every space can be reached, and nothing can be installed there."""
    table = Table(4).lay("A", upgrades="interface prototype").space(space, "").at("A", dock)
    table.do(f"activate {way}")
    tracks = {"C": "1/0/0/0 +0", "O": "0/1/0/0 +0", "T": "0/0/1/0 +0"}[space[0]]
    assert (table.tracks("A"), table.actor()) == (tracks, "B"), "Prototype does not ask"


@pytest.mark.rule("CR-D2")
@pytest.mark.parametrize("tiles", ["", "RC1"])
def test_a_resource_space_is_always_possible(tiles: str) -> None:
    """With full tracks and seven tiles installed, too."""
    table = Table().lay("A", "5/5/5/5 +8", slots=FULL).space("C1", tiles).at("A", "1")
    assert "activate north" in table.legal()
    table.do("activate north")
    assert table.tracks("A") == "5/5/5/5 +8"


@pytest.mark.rule("CR-D2")
def test_a_space_is_used_up_tile_by_tile() -> None:
    """A and B each use C1 and leave it empty."""
    table = Table().space("C1", "RC1 RC2").at("A", "1").do("activate north", "take-tile")
    assert left(table) == 1
    table.do("deploy 1", "place 2", "activate west", "take-tile")
    assert (table.tracks("B"), left(table)) == ("1/1/0/0 +0", 0)


# --- rewards -------------------------------------------------------------------------------------

AND = {
    "RC1": "1/0/0/0 +1",
    "RC2": "1/1/0/0 +0",
    "RC3": "1/0/1/0 +0",
    "RO1": "0/1/0/0 +1",
    "RO2": "1/1/0/0 +0",
    "RO3": "0/1/1/0 +0",
    "RT1": "0/0/1/0 +1",
    "RT2": "1/0/1/0 +0",
    "RT3": "0/1/1/0 +0",
}
OR = {
    "RC4": ["crystal", "organics"],
    "RC5": ["crystal", "tech"],
    "RO4": ["crystal", "organics"],
    "RO5": ["organics", "tech"],
    "RT4": ["crystal", "tech"],
    "RT5": ["organics", "tech"],
}
PLACES = {"C": ("C1", "1"), "O": ("O1", "5"), "T": ("T1", "9")}


def take(tile: str, hand: str = "") -> Table:
    """A takes a tile for its reward."""
    space, dock = PLACES[tile[1]]
    table = Table().lay("A", hand=hand).space(space, tile).put(scrapped=True).at("A", dock)
    return table.do("activate north", "take-tile")


@pytest.mark.rule("CR-D10", "CR-B6")
@pytest.mark.parametrize("tile", AND)
def test_a_tile_with_and_gives_both(tile: str) -> None:
    assert take(tile).tracks("A") == AND[tile]


@pytest.mark.rule("CR-D10", "CR-B6")
@pytest.mark.parametrize("tile", OR)
def test_a_tile_with_or_gives_the_one_you_choose(tile: str) -> None:
    table = take(tile)
    assert table.legal() == [f"choose {kind}" for kind in OR[tile]]
    (other,) = {"crystal", "organics", "tech"} - set(OR[tile])
    assert table.refusal(f"choose {other}") == "CR-D10"
    assert table.refusal("done") == "ST-1"
    for kind in OR[tile]:
        copy = table.state.clone()
        copy.apply(table.game.action(f"choose {kind}"))
        gained = [int(name == kind) for name in ("crystal", "organics", "tech")]
        assert copy.players[0].tracks == [*gained, 0, 0]


@pytest.mark.rule("CR-D10", "CR-K2")
def test_a_full_track_may_be_chosen() -> None:
    table = at_space("RC4", "5/0/0/0 +0").do("take-tile", "choose crystal")
    assert table.tracks("A") == "5/0/0/0 +0"


@pytest.mark.rule("CR-D10", "CR-B6", "CR-K11")
@pytest.mark.parametrize("tile", ["RC6", "RO6", "RT6"])
def test_a_card_tile_gives_one_card_action(tile: str) -> None:
    assert take(tile).do("card-draw").player("A").size == 1
    table = take(tile, "interface").do("card-play interface vehicle")
    assert (table.view().players[0].vehicles, table.actor()) == (["interface"], "B")


# --- the next tile -------------------------------------------------------------------------------


@pytest.mark.rule("CR-D11", "CR-S7")
@pytest.mark.parametrize("move", ["take-tile", "install 1"])
def test_the_next_tile_is_turned_up(move: str) -> None:
    table = at_space("RC1 RC2")
    assert (open_tile(table), left(table)) == ("RC1", 2)
    table.do(move)
    assert (open_tile(table), left(table)) == ("RC2", 1)
    (event,) = table.heard("tile-turned-up")
    assert event.facts == {"space": "C1", "tile": "RC2"}


@pytest.mark.rule("CR-D11")
def test_below_the_last_tile_there_is_nothing() -> None:
    table = at_space("RC1").do("install 1")
    assert (open_tile(table), left(table)) == (None, 0)
    assert table.heard("tile-turned-up") == []


@pytest.mark.rule("CR-D11")
@pytest.mark.parametrize(("tile", "last"), [("RC4", "choose crystal"), ("RC6", "card-draw")])
def test_the_next_tile_waits_for_the_reward(tile: str, last: str) -> None:
    table = at_space(f"{tile} RC2").do("take-tile")
    assert (open_tile(table), left(table)) == (None, 1)
    assert open_tile(table.do(last)) == "RC2"


@pytest.mark.rule("CR-D11", "CR-C15")
def test_the_next_tile_waits_for_prototype() -> None:
    """For the decision, and for the choice that its reward asks for."""
    table = Table().lay("A", "0/0/1/0 +0", upgrades="prototype").space("C1", "RC4 RC2")
    table.at("A", "1").do("activate north", "install 1")
    assert (table.asked(), open_tile(table)) == ("prototype", None)
    table.do("pay tech")
    assert (table.asked(), open_tile(table)) == ("choose", None)
    table.do("choose organics")
    assert (table.tracks("A"), open_tile(table)) == ("0/1/0/0 +0", "RC2")


@pytest.mark.rule("CR-D11", "CR-C18")
def test_overclock_finds_the_next_tile_of_another_space_open() -> None:
    """A takes from C1 and then from C3; each next tile is turned up before going on."""
    table = Table().lay("A", "0/0/1/0 +0", upgrades="overclock").space("C1", "RC1 RC2")
    table.space("C3", "RC3 RC1").at("A", "1").do("activate north", "take-tile")
    assert (table.asked(), open_tile(table)) == ("overclock", "RC2")
    table.do("activate south", "take-tile")
    assert (table.tracks("A"), open_tile(table, "C3")) == ("2/0/1/0 +1", "RC1")
