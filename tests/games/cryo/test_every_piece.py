"""Every card, tile, incident and cave is used in a position made for it, in every way it has.

What should happen is written down here as the tables of the rules print it.
"""

from __future__ import annotations

import pytest

from tests.support.cryo import Table, game

BOX = game().box
CARDS = [card.id for card in BOX.cards]
TILES = {
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
"""What tiles with "and" give to somebody who has nothing."""
CHOICES = {
    "RC4": "crystal organics",
    "RC5": "crystal tech",
    "RO4": "crystal organics",
    "RO5": "organics tech",
    "RT4": "crystal tech",
    "RT5": "organics tech",
}
CARD_TILES = ("RC6", "RO6", "RT6")
COLOURS = {"C": "crystal", "O": "organics", "T": "tech"}
SPACES = {"C": ("C1", "1"), "O": ("O1", "5"), "T": ("T1", "9")}
"""A resource space of each colour, north of a dock that is never damaged."""
GAINED = {"crystal": "1/0/0/0 +0", "organics": "0/1/0/0 +0", "tech": "0/0/1/0 +0"}
EVERY_TILE = [tile.id for tile in BOX.tiles]


def check_reward(table: Table, tile: str) -> None:
    """A is about to get the reward of a tile, having nothing: it is what the tile shows."""
    if tile in TILES:
        assert table.tracks("A") == TILES[tile]
    elif tile in CHOICES:
        kinds = CHOICES[tile].split()
        assert (table.asked(), table.legal()) == ("choose", [f"choose {kind}" for kind in kinds])
        table.do(f"choose {kinds[1]}")
        assert table.tracks("A") == GAINED[kinds[1]]
    else:
        assert tile in CARD_TILES
        assert table.asked() == "card-action"
        table.do("card-draw")
        assert (table.player("A").size, table.tracks("A")) == (1, "0/0/0/0 +0")


def test_every_tile_has_one_of_three_rewards() -> None:
    assert sorted([*TILES, *CHOICES, *CARD_TILES]) == sorted(EVERY_TILE)


# --- resource tiles ------------------------------------------------------------------------------


@pytest.mark.rule("CR-D2", "CR-D10", "CR-B6")
@pytest.mark.parametrize("tile", EVERY_TILE)
def test_every_tile_taken_from_its_space(tile: str) -> None:
    space, dock = SPACES[tile[1]]
    table = Table().space(space, tile).at("A", dock).do("activate north", "take-tile")
    check_reward(table, tile)
    assert table.view().players[0].slots == [None] * 7


@pytest.mark.rule("CR-D2", "CR-K10")
@pytest.mark.parametrize("tile", EVERY_TILE)
def test_every_tile_installed_in_every_slot(tile: str) -> None:
    """Any tile fits into any slot, and brings nothing yet."""
    space, dock = SPACES[tile[1]]
    for slot in range(7):
        table = Table().space(space, tile).at("A", dock)
        table.do("activate north", f"install {slot + 1}")
        wanted: list[str | None] = [None] * 7
        wanted[slot] = tile
        assert table.view().players[0].slots == wanted
        assert (table.tracks("A"), table.player("A").size) == ("0/0/0/0 +0", 0)


@pytest.mark.rule("CR-B5", "CR-R10")
@pytest.mark.parametrize("tile", EVERY_TILE)
def test_every_tile_as_the_reward_of_custom_build(tile: str) -> None:
    table = Table().lay("A", out="17", home="2 3", slots=f"1:{tile}").incident("rnd", "IE1")
    table.begin("A").do("recall", "incident rnd", "return 1", "use")
    check_reward(table, tile)
    assert table.view().players[0].slots[0] == tile


@pytest.mark.rule("CR-P1", "CR-B6")
@pytest.mark.parametrize("tile", EVERY_TILE)
def test_every_tile_as_a_cost(tile: str) -> None:
    """One unit of its colour, one of either kind, or a card; nothing else will do."""
    table = Table().lay("A", "1/1/1/0", out="17", home="1 2", slots=f"3:{tile}", hand="interface")
    table.incident("rnd", "IE1").begin("A").do("recall", "incident rnd", "return 3", "use")
    left = {"crystal": 1, "organics": 1, "tech": 1}
    if tile in CARD_TILES:
        assert table.view().discard["interface"] == 1
    elif tile in CHOICES:
        kinds = CHOICES[tile].split()
        assert table.legal() == [f"pay {kind}" for kind in kinds]
        table.do(f"pay {kinds[0]}")
        left[kinds[0]] = 0
    else:
        left[COLOURS[tile[1]]] = 0
    assert table.tracks("A") == "/".join(map(str, left.values())) + "/0 +1", "Recharge gives energy"
    assert table.player("A").size == (0 if tile in CARD_TILES else 1)


@pytest.mark.rule("CR-T6", "CR-D10")
@pytest.mark.parametrize("tile", EVERY_TILE)
@pytest.mark.parametrize("slot", [1, 2, 5])
def test_every_tile_scrapped(tile: str, slot: int) -> None:
    """Its reward, whether it lay above or below an arrow; the tile is out of the game."""
    table = Table().lay("A", slots=f"{slot}:{tile}").begin("A").do(f"scrap-tile {slot}")
    check_reward(table, tile)
    assert table.view().players[0].slots == [None] * 7
    assert table.view().scrapped


@pytest.mark.rule("CR-C15", "CR-D10")
@pytest.mark.parametrize("tile", EVERY_TILE)
def test_every_tile_with_prototype(tile: str) -> None:
    space, dock = SPACES[tile[1]]
    table = Table().lay("A", "0/0/0/1", upgrades="prototype").space(space, tile).at("A", dock)
    table.do("activate north", "install 7", "pay nanite")
    check_reward(table, tile)
    assert table.view().players[0].slots[6] == tile


# --- incidents -----------------------------------------------------------------------------------

PLUNDER = {
    "IE2": "2/0/0/0 +0",
    "IE3": "0/2/0/0 +0",
    "IE4": "0/0/2/0 +0",
    "IE5": "0/0/0/0 +2",
    "IE7": "0/0/0/1 +0",
    "IL2": "0/0/0/0 +3",
    "IL3": "0/0/0/2 +0",
    "IL5": "1/1/1/0 +0",
    "IL6": "0/2/0/0 +1",
    "IL7": "0/0/2/0 +1",
}
CARD_ACTIONS = {"IE6": 1, "IL4": 2}


@pytest.mark.rule("CR-R3", "CR-R5", "CR-R6", "CR-B10")
@pytest.mark.parametrize("incident", [tile.id for tile in BOX.incidents])
@pytest.mark.parametrize("section", BOX.sections)
def test_every_incident_in_every_section(incident: str, section: str) -> None:
    table = Table(3).lay("A", out="17").incident(section, incident).begin("A")
    table.do("recall", f"incident {section}")
    collected = [tile.id for tile in table.player("A").incidents]
    for _ in range(CARD_ACTIONS.get(incident, 0)):
        assert table.asked() == "card-action"
        table.do("card-draw")
    assert table.asked() == "return"

    is_sabotage = incident in ("IE1", "IL1")
    first = 3 * BOX.sections.index(section)
    each = BOX.chambers[first].pods
    assert table.view().chambers[first].pods == [0 if is_sabotage else each] * 3
    assert [table.player(p).destroyed for p in "ABC"] == [each if is_sabotage else 0] * 3
    assert collected == ([] if is_sabotage else [incident])
    assert table.player("A").size == CARD_ACTIONS.get(incident, 0)
    assert table.tracks("A") == PLUNDER.get(incident, "0/0/0/0 +0")
    assert table.view().sunset == (incident == "IS1")
    table.do("return 6")
    assert (table.view().reason == "sunset") == (incident == "IS1")


# --- caves ---------------------------------------------------------------------------------------

COSTS = {
    "S1": "1/0/0/0",
    "S2": "1/0/0/0",
    "S3": "0/1/0/0",
    "S4": "0/1/0/0",
    "S5": "0/0/1/0",
    "S6": "0/0/1/0",
    "S7": "1/1/0/0",
    "S8": "0/1/1/0",
    "L1": "1/1/0/0",
    "L2": "0/1/1/0",
    "L3": "1/0/1/0",
    "L4": "2/0/0/0",
    "L5": "0/2/0/0",
    "L6": "0/0/2/0",
}
POINTS = {
    "S1": (4, 2),
    "S2": (3, 1),
    "S3": (4, 2),
    "S4": (3, 1),
    "S5": (4, 2),
    "S6": (3, 1),
    "S7": (5, 2),
    "S8": (5, 2),
    "L1": (6, 3),
    "L2": (6, 3),
    "L3": (6, 3),
    "L4": (7, 3),
    "L5": (7, 3),
    "L6": (7, 3),
}


@pytest.mark.rule("CR-D9", "CR-V5", "CR-B9")
@pytest.mark.parametrize("tile", COSTS)
def test_every_cave_is_settled_for_its_cost_and_worth_its_points(tile: str) -> None:
    """Somebody who has exactly its cost settles there as the second; one unit less will not do."""
    cave, way = ("K03", "settle first") if tile[0] == "L" else ("K04", "settle second")
    units = COSTS[tile].split("/")

    def ready(tracks: list[str]) -> Table:
        table = Table().lay("A", "/".join(tracks) + " +2", pool=1, vehicles="interface")
        table.lay("A", hand="overclock").cave("K01", "S1").cave("K02", "S3")
        if tile in ("S1", "S3"):
            table.cave("K01", "S7").cave("K02", "S8")
        return table.cave(cave, tile, B=2).at("A", "17")

    table = ready(units).do("activate north")
    while table.asked() in ("tunnel", "settle"):
        table.do("tunnel t2" if table.asked() == "tunnel" else way)
    assert (table.tracks("A"), table.pods(cave, "A")) == ("0/0/0/0 +0", 1)
    first, second = POINTS[tile]
    outcome = table.state.outcome()
    assert [part["majorities"] for part in outcome.breakdown] == [second, first]

    kind = next(kind for kind, count in enumerate(units) if count != "0")
    units[kind] = str(int(units[kind]) - 1)
    table = ready(units)
    if table.refusal("activate north") is None:  # another cave may be payable
        table.do("activate north")
        assert "tunnel t2" not in table.legal()


# --- cards ---------------------------------------------------------------------------------------

SCRAP = dict(
    zip(
        CARDS,
        ("0/0/0/1", "0/0/0/1", "1/0/1/0", "1/1/0/0", "1/1/0/0", "0/1/1/0", "0/1/1/0", "1/0/1/0"),
        strict=True,
    )
)
ROOM = dict(zip(CARDS, (4, 2, 3, 4, 4, 3, 3, 3), strict=True))
MISSION = dict(zip(CARDS, (3, 5, 2, 4, 2, 6, 2, 4), strict=True))
"""Points for caves with 4, 2 and 1 pods, tracks 4/3/3/2 +5, two incidents and tiles, a salvager."""


@pytest.mark.rule("CR-C1", "CR-C10", "CR-C21")
@pytest.mark.parametrize("card", CARDS)
@pytest.mark.parametrize("use", ["upgrade", "mission", "vehicle", "scrap"])
def test_every_card_in_all_four_uses(card: str, use: str) -> None:
    """Played for the card tile of T1, or scrapped before it."""
    table = Table().lay("A", "4/3/3/2 +5", pool=1, destroyed=1, hand=card, incidents="IE2 IE3")
    table.lay("A", slots="1:RC1 2:RC1").salvage("A", "1").space("T1", "RT6")
    table.cave("K01", "S1", A=4).cave("K02", "S2", A=2).cave("K03", "L1", A=1)
    if use == "scrap":
        table.begin("A").do(f"scrap-card {card}")
        gain = [int(units) for units in SCRAP[card].split("/")]
        assert table.player("A").tracks[:4] == [4 + gain[0], 3 + gain[1], 3 + gain[2], 2 + gain[3]]
        assert table.view().discard[card] == 1
        return
    table.at("A", "9").do("activate north", "take-tile")
    before = table.state.outcome().breakdown[0]
    table.do(f"card-play {card} {use}")
    after = table.state.outcome().breakdown[0]
    player = table.player("A")
    rescued = int((card, use) == ("early_warning", "vehicle"))

    assert after["missions"] == (MISSION[card] if use == "mission" else 0)
    assert after["upgrades"] - before["upgrades"] == int(use == "upgrade")
    assert after["vehicles"] - before["vehicles"] == int(use == "vehicle")
    assert player.room == 5 + (ROOM[card] if use == "vehicle" else 0)
    assert (player.pool, player.destroyed) == (1 + rescued, 1 - rescued)
    assert (table.tracks("A"), table.view().discard[card]) == ("4/3/3/2 +5", 0)
