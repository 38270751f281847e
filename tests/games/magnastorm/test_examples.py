"""The worked examples of the rules, told as the rulebook tells them: EX-1 to EX-10."""

from __future__ import annotations

import pytest

from tests.support.magnastorm import Table, started_by


@pytest.mark.rule("MS-S5", "MS-S9", "MS-S11", "MS-S12", "MS-S13")
def test_ex_01_start_placement() -> None:
    """
    Grey begins: followers go down in turn order, each in another column, column 0 included.

    Research is chosen from the last player to the first; Pink and Orange get a cube more.
    """
    table = started_by("grey")
    assert table.track() == ["grey", "purple", "pink", "orange"]
    table.do("upper 1")
    assert table.actor() == "purple"
    assert table.refusal("upper 1") == "MS-S11"

    table.do("upper 0", "upper 3", "upper 4")
    assert [table.upper_at(column) for column in range(5)] == [
        {"purple": 1, "yellow": 3},
        {"grey": 1, "yellow": 3},
        {"yellow": 3},
        {"pink": 1, "yellow": 3},
        {"orange": 1, "yellow": 3},
    ]
    for person, area in (("orange", "blue"), ("pink", "white"), ("purple", "green")):
        assert table.actor() == person
        table.do(f"research {area}")

    assert table.levels("grey") == [0, 0, 1, 0], "the only area left"
    assert table.levels("orange") == [0, 1, 0, 0]
    assert [table.cubes(person) for person in table.people] == [
        {"grey": 2},
        {"purple": 2},
        {"pink": 3},
        {"orange": 3},
    ]
    assert [table.player(person).followers for person in table.people] == [4, 4, 4, 4]
    assert sum(table.state.sizes) == 19
    assert (table.asked(), table.actor()) == ("main", "grey")


@pytest.mark.rule("MS-K3", "MS-K4", "MS-K6")
def test_ex_02_orange_takes_over_commander_2() -> None:
    """Two neutral followers and a grey one cost 2 yellow cubes and a grey one; it earns 2."""
    table = Table().administrators("mira", "ellen").upper(2, "yellow yellow grey")
    table.lower("3-2", "yellow").lay("orange", cubes="2 yellow 1 grey").begin("orange")
    table.do("take 2", "space 1-0", "space 2-3")
    assert table.refusal("space 3-2") == "MS-T7"
    table.do("space 5-4")

    assert table.cubes("orange") == {}
    assert (table.supply("yellow"), table.supply("grey")) == (22, 22)
    assert [table.lower_at(space) for space in ("1-0", "2-3", "5-4")] == [
        ["yellow"],
        ["yellow"],
        ["grey"],
    ]
    assert table.upper_at(2) == {}
    assert table.commanders("orange") == ["ellen"]
    assert table.view().columns[2].controller == table.seat("orange")
    assert table.prestige("orange") == 2


@pytest.mark.rule("MS-K3", "MS-K5", "MS-K6")
def test_ex_02_orange_takes_a_commander_from_grey() -> None:
    """A commander that Grey controls costs one grey cube more; Grey loses 1 prestige."""
    table = Table().administrators("mira", "ellen").control("grey", "ellen")
    table.upper(2, "yellow yellow grey").lay("grey", prestige=5)
    table.lay("orange", cubes="2 yellow 2 grey").begin("orange")
    table.do("take 2", "space 1-0", "space 1-1", "space 1-2")

    assert table.cubes("orange") == {}
    assert (table.prestige("grey"), table.commanders("grey")) == (4, [])
    assert (table.prestige("orange"), table.commanders("orange")) == (2, ["ellen"])

    table = Table().administrators("mira", "ellen").control("grey", "ellen")
    table.upper(2, "yellow yellow grey").lay("orange", cubes="2 yellow 1 grey").begin("orange")
    assert table.refusal("take 2") == "MS-K3"


@pytest.mark.rule("MS-K1")
def test_ex_02_an_empty_column_cannot_be_taken() -> None:
    """However many cubes Orange has, a column without followers is not for sale."""
    table = Table().upper(2, "")
    table.lay("orange", cubes="5 yellow 5 grey 5 purple 5 pink 5 orange").begin("orange")
    assert table.refusal("take 2") == "MS-K1"
    assert table.legal("take") == ["take 0", "take 1", "take 3", "take 4"]


@pytest.mark.rule("MS-T6")
def test_ex_03_grey_chooses_a_follower() -> None:
    """Grey may use the neutral follower or the grey one, but no orange one."""
    table = Table().upper(0, "yellow").upper(1, "grey").upper(2, "orange orange")
    table.upper(3, "").upper(4, "orange").begin("grey")
    assert table.legal() == ["pick 0 yellow", "pick 1 own"]
    assert table.refusal("pick 1 own") is None
    assert table.refusal("pick 2 right") == "MS-T6"


@pytest.mark.rule("MS-T6")
def test_ex_03_only_orange_followers_are_left() -> None:
    """Now Grey must use an orange one, or take over a column."""
    table = Table().upper(0, "").upper(1, "").upper(2, "orange orange").upper(3, "orange")
    table.upper(4, "").lay("grey", cubes="1 orange").begin("grey")
    assert table.legal() == ["take 3", "pick 2 right", "pick 3 right"]

    table.do("pick 2 right", "space 1-1", "gain")
    assert table.lower_at("1-1") == ["orange"]
    assert table.cubes("grey") == {"grey": 2, "yellow": 1, "orange": 1}, "Grey acts, not Orange"


@pytest.mark.rule("MS-T10", "MS-T11", "MS-T12")
def test_ex_04_purple_uses_row_2() -> None:
    """Moving costs one purple cube; gaining brings a yellow and a purple one."""
    table = Table().lay("purple", cubes="1 purple").begin("purple")
    table.do("pick 0 yellow", "space 2-1")
    assert table.legal() == ["drive", "gain"]
    table.do("drive")
    assert table.cubes("purple") == {}

    table = Table().lay("purple", cubes="1 purple").begin("purple")
    table.do("pick 0 yellow", "space 2-1", "gain")
    assert table.cubes("purple") == {"purple": 2, "yellow": 1}


@pytest.mark.rule("MS-M1", "MS-M2", "MS-M3", "MS-M4", "MS-M5", "MS-M6")
def test_ex_05_where_orange_can_go() -> None:
    """Round 1: Orange stands on S3D1, Pink has a station on T2M, and the range is 1."""
    table = Table().lay("orange", cubes="1 orange 1 yellow", scout="S3D1").station("pink", "T2M")
    table.begin("orange").do("pick 0 yellow", "space 2-1", "drive")
    assert table.cubes("orange") == {"yellow": 1}, "the price is due in every case"

    stay, walk = {"S3D1", "S3D2"}, {"S3B1", "S3C1", "S3C2"}
    station = {"S2D1", "S2D2", "S3A1", "S3A2", "S3A3", "S3C1", "S3C2"}
    assert table.ends() == sorted(stay | walk | station)
    assert table.refusal("step s4a") == "MS-M4"
    assert table.refusal("step s3a") == "MS-M2"


@pytest.mark.rule("MS-M1", "MS-M5")
def test_ex_05_orange_stays_and_pays() -> None:
    table = Table().lay("orange", cubes="1 orange", scout="S3D1")
    table.begin("orange").do("pick 0 yellow", "space 2-1", "drive", "stop s3d1")
    assert table.scout("orange") == "S3D1"
    assert table.cubes("orange") == {}
    assert table.asked() == "turtle", "a turtle may be placed all the same"


@pytest.mark.rule("MS-M6", "MS-R1", "MS-R2", "MS-R3", "MS-L2")
def test_ex_05_orange_uses_the_station_of_pink() -> None:
    """Pink gets the cube; the turtle costs an own one, and red level 4 brings one of any colour."""
    table = Table().lay("orange", cubes="2 orange 1 grey", levels="0 0 3 0", scout="S3D1")
    table.station("pink", "T2M").turtles("orange", "S2A1 S2B1")
    table.begin("orange").do("pick 0 yellow", "space 1-0", "drive", "start t2m", "give left")
    assert table.cubes("pink") == {"grey": 1}
    assert table.cubes("orange") == {"orange": 2}

    table.do("step s3a", "stop s3a1", "turtle 3")
    assert table.levels("orange") == [0, 0, 4, 0]
    assert table.legal() == ["any own", "any left", "any across", "any right"]
    table.do("any across")
    assert table.cubes("orange") == {"orange": 1, "purple": 1}


@pytest.mark.rule("MS-X1", "MS-X3", "MS-L1")
def test_ex_06_grey_builds_a_station() -> None:
    """The step from S1D to S2A follows a line with an empty transmitter space."""
    table = Table().lay("grey", cubes="1 grey", scout="S1D1").begin("grey")
    table.do("pick 0 yellow", "space 1-0", "drive", "step s2a")
    assert table.legal() == ["pass", "build 1"]

    table.do("build 1")
    assert table.cubes("grey") == {}
    assert table.prestige("grey") == 2
    built = {
        space.id: space.owner for space in table.view().transmitters if space.owner is not None
    }
    assert built == {"T1M": table.seat("grey")}
    table.do("stop s2a2", "turtle 1")
    assert table.turtles_on("S2A2") == 1


@pytest.mark.rule("MS-X1")
def test_ex_06_no_station_without_a_border() -> None:
    """The step from S1B to S1D stays in its sector."""
    table = Table().lay("grey", cubes="1 grey", scout="S1B1").begin("grey")
    table.do("pick 0 yellow", "space 1-0", "drive", "step s1d")
    assert table.legal() == ["stop s1d1", "stop s1d2"]


@pytest.mark.rule("MS-B3", "MS-T2", "MS-AMB-2")
@pytest.mark.parametrize("space", ["2-0", "2-4"])
@pytest.mark.parametrize("action", [("gain",), ("drive", "stop s1a1", "pass")])
def test_ex_07_purple_moves_up_the_turn_track(space: str, action: tuple[str, ...]) -> None:
    """Pink and Orange still play this pass; the next one begins with Purple, then Grey."""
    table = Table().lay("purple", cubes="1 purple").begin("purple")
    table.do("pick 0 yellow", f"space {space}", *action)
    assert table.track() == ["purple", "grey", "pink", "orange"]

    turns = []
    for column in range(4):
        turns.append(table.actor())
        table.do("pick 1 yellow" if column < 3 else "pick 2 yellow", f"space 1-{column}", "gain")
    assert turns == ["pink", "orange", "purple", "grey"]


@pytest.mark.rule("MS-RC2", "MS-C2", "MS-C5", "MS-R5")
def test_ex_08_orange_completes_a_research_contract() -> None:
    """In round 3, Orange lowers green, blue and red by 2 and scores 4, as the 5 is taken."""
    table = Table().set(round=3).fulfilled("rc2", "grey").lay("orange", levels="3 2 4 0")
    table.begin("orange").do("pick 0 yellow", "space 1-0", "gain")
    before = table.cubes("orange")
    assert table.legal() == ["pass", "contract 2"]

    table.do("contract 2")
    assert table.levels("orange") == [1, 0, 2, 0]
    assert table.prestige("orange") == 4
    assert table.cubes("orange") == before, "lowering brings no bonus"


@pytest.mark.rule("MS-RC2", "MS-C5")
def test_ex_08_three_markers_are_needed() -> None:
    """With white 1 instead of blue 2 the contract is not available."""
    table = Table().set(round=3).fulfilled("rc2", "grey").lay("orange", levels="3 0 4 1")
    table.begin("orange").do("pick 0 yellow", "space 1-0", "gain")
    assert (table.asked(), table.actor()) == ("main", "grey"), "nothing to complete"


@pytest.mark.rule("MS-A4")
def test_ex_09_purple_returns_the_start_tile() -> None:
    """Purple moves from position 3 to 1, Pink and Grey move back, the tile returns."""
    table = Table().order("pink", "grey", "purple", "orange").set(start_tile=1)
    for column in range(5):
        table.upper(column, "yellow" if column == 1 else "")
    table.begin("grey").do("space 1-0", "gain")

    assert table.track() == ["purple", "pink", "grey", "orange"]
    assert table.view().start_tile is None
    assert (table.state.round, table.actor()) == (2, "purple")


@pytest.mark.rule("MS-RC1", "MS-C5")
@pytest.mark.parametrize(("number", "demand"), [(1, 4), (2, 6), (3, 8), (4, 8)])
def test_ex_10_deep_knowledge_depends_on_the_round(number: int, demand: int) -> None:
    """RC1 lowers a marker by 4, 6, 8 and 8 levels."""
    table = Table().set(round=number).lay("grey", levels=f"0 {demand} 1 0").begin("grey")
    table.do("pick 0 yellow", "space 1-0", "gain", "contract 1")
    assert table.levels("grey") == [0, 0, 1, 0]
    assert table.prestige("grey") == 5

    table = Table().set(round=number).lay("grey", levels=f"0 {demand - 1} 1 0").begin("grey")
    table.do("pick 0 yellow", "space 1-0", "gain")
    assert table.actor() == "purple"


@pytest.mark.rule("MS-RC3", "MS-C5", "MS-C6")
@pytest.mark.parametrize(
    ("number", "commanders", "level", "left"),
    [
        (2, "mira ellen kaysia", 5, 0),
        (2, "mira ellen kaysia", 4, None),
        (2, "mira ellen", 5, None),
        (1, "mira kaysia", 5, 2),
        (1, "kaysia", 5, None),
        (1, "mira kaysia", 2, None),
    ],
)
def test_ex_10_command_staff(number: int, commanders: str, level: int, left: int | None) -> None:
    """Administration and research commanders count alike for RC3, and are kept."""
    table = Table().contracts("rc1", "rc3", "sc1", "sc3").set(round=number)
    table.control("grey", *commanders.split()).lay("grey", levels=f"0 0 {level} 0")
    table.fulfilled("rc1", "grey").begin("grey")
    table.do("pick 0 yellow", "space 1-0", "gain")
    if left is None:
        assert table.actor() == "purple"
        return
    table.do("contract 2")
    assert table.levels("grey")[2] == left
    assert len(table.commanders("grey")) == len(commanders.split())
