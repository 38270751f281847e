"""The worked examples of the rules, told as the rulebook tells them: EX-11 to EX-20."""

from __future__ import annotations

import pytest

from tests.support.magnastorm import Table


@pytest.mark.rule("MS-C3", "MS-SC4", "MS-L2")
def test_ex_11_turtles_return_from_right_to_left() -> None:
    """Slots 1, 2, 3 and 5 are empty, and three turtles return: to the slots 5, 3 and 2."""
    table = Table().contracts("rc1", "rc2", "sc1", "sc4")
    table.lay("grey", empty_slots="1 2 3 5").turtles("grey", "S1A1 S1A2 S2A1 S2A2")
    table.order("grey", "purple", "pink", "orange").begin("grey")
    table.do("pick 0 yellow", "space 1-0", "gain", "contract 4")
    table.do("sector s1", "lift s2a1")
    assert table.filled_slots("grey") == [2, 3, 4, 5, 6, 7, 8, 9, 10]
    assert table.turtles_on("S2A2") == 1

    table.do("pick 0 yellow", "space 1-1", "gain")
    table.do("pick 0 yellow", "space 1-2", "gain")
    table.do("pick 1 yellow", "space 1-3", "gain")
    cubes = table.cubes("grey")
    table.do("pick 1 yellow", "space 1-4", "drive", "stop s1a1", "turtle 2")
    assert table.cubes("grey") == cubes, "slot 2 costs nothing"


@pytest.mark.rule("MS-M8", "MS-M4", "MS-AMB-7")
def test_ex_12_calm_is_out_of_reach() -> None:
    """Round 2: two steps from calm with range 1, the scout in S1A can only go to S1C."""
    table = Table().set(round=2).lay("grey", cubes="2 grey", scout="S1A").begin("grey")
    table.do("pick 0 yellow", "space 1-0")
    assert table.legal() == ["drive", "gain"]
    table.do("drive")

    assert table.scout("grey") == "S1C", "the only step was taken at once"
    assert table.legal() == ["stop s1c1", "stop s1c2"]
    assert table.refusal("step s2c") == "MS-M2"
    table.do("stop s1c2")
    assert (table.asked(), table.actor()) == ("main", "purple"), "no turtle in the storm"


@pytest.mark.rule("MS-M8", "MS-AMB-7")
def test_ex_12_which_steps_are_refused() -> None:
    """Three cubes leave the choice to exchange first, so that the scout waits in S1A."""
    table = Table().set(round=2).lay("grey", cubes="3 grey", scout="S1A").begin("grey")
    table.do("pick 0 yellow", "space 1-0", "drive")
    assert table.legal("step") == ["step s1c"]
    assert table.refusal("step s1b") == "MS-M8", "as far from calm as S1A, by the clockwise way"
    assert table.refusal("step s6d") == "MS-M8"
    assert table.refusal("stop s1a1") == "MS-M8"


@pytest.mark.rule("MS-M8", "MS-M9", "MS-X1", "MS-L1")
def test_ex_12_calm_is_within_range_2() -> None:
    """With range 2 the scout must go on to S2C; a station on T1X and a turtle are possible."""
    table = Table().set(round=2).lay("grey", cubes="1 yellow 1 grey", scout="S1A").begin("grey")
    table.do("pick 0 yellow", "space 3-1", "drive")
    assert (table.asked(), table.scout("grey")) == ("station", "S2C"), "by way of S1C"
    assert [event.facts["area"] for event in table.heard("scout-moved")] == ["S1C", "S2C"]

    table.do("build 1")
    assert table.legal() == ["stop s2c1", "stop s2c2"]
    table.do("stop s2c1", "turtle 1")
    assert table.turtles_on("S2C1") == 1
    assert [space.id for space in table.view().transmitters if space.owner == 0] == ["T1X"]


@pytest.mark.rule("MS-M8")
def test_ex_12_from_s1d_the_only_step_is_s2a() -> None:
    table = Table().set(round=2).lay("grey", cubes="3 grey", scout="S1D2").begin("grey")
    table.do("pick 0 yellow", "space 1-0", "drive")
    assert table.legal("step") == ["step s2a"]
    assert table.refusal("step s1c") == "MS-M8"


@pytest.mark.rule("MS-Q3", "MS-B4", "MS-T11")
def test_ex_13_purple_draws_from_the_bag() -> None:
    """A black cube goes back and becomes a purple one; a pink one is kept and not replaced."""
    drawn = set()
    for seed in range(60):
        table = Table().chance(seed).lay("purple", cubes="1 purple").begin("purple")
        table.do("pick 0 yellow", "space 2-2", "gain")
        (event,) = table.heard("bag-drawn")
        colours = event.facts["colours"]
        assert isinstance(colours, list)
        assert len(colours) == 1
        colour = str(colours[0])
        drawn.add(colour)
        kept = {"purple": 2, "yellow": 1}
        bag = {"grey": 3, "purple": 3, "pink": 3, "orange": 3, "yellow": 3, "black": 25}
        if colour == "black":
            kept["purple"] += 1
        else:
            kept[colour] = kept.get(colour, 0) + 1
            bag[colour] -= 1
        assert table.cubes("purple") == kept
        assert table.view().bag == bag
    assert {"black", "pink"} <= drawn


@pytest.mark.rule("MS-B4")
def test_ex_13_moving_draws_nothing() -> None:
    table = Table().lay("purple", cubes="1 purple").begin("purple")
    table.do("pick 0 yellow", "space 2-2", "drive", "stop s1a1", "pass")
    assert table.heard("bag-drawn") == []
    assert table.cubes("purple") == {}


@pytest.mark.rule("MS-L2", "MS-L3", "MS-L4", "MS-AMB-42")
def test_ex_14_the_extra_turtle_is_too_dear() -> None:
    """Grey has one cube left for slot 3 and none for another turtle; green rises by 1."""
    table = Table().lay("grey", cubes="2 grey 1 yellow").turtles("grey", "S2A1 S3A1").begin("grey")
    table.do("pick 0 yellow", "space 4-2", "drive", "stop s1a1")
    assert table.legal() == ["pass", "turtle 3"]
    table.do("turtle 3")

    assert table.actor() == "purple"
    assert table.turtles_on("S1A1") == 1
    assert table.levels("grey") == [1, 0, 0, 0]
    assert table.cubes("grey") == {}


@pytest.mark.rule("MS-L3", "MS-L4", "MS-AMB-11")
@pytest.mark.parametrize("slots", [(2, 3), (3, 2)])
def test_ex_14_both_turtles_fit(slots: tuple[int, int]) -> None:
    """With slot 2 still filled both turtles go down, for one green step."""
    table = Table().lay("grey", cubes="2 grey 1 yellow").turtles("grey", "S2A1").begin("grey")
    table.do("pick 0 yellow", "space 4-2", "drive", "stop s1a1", f"turtle {slots[0]}")
    assert table.asked() == "extra-turtle"
    table.do(f"turtle {slots[1]}")

    assert table.turtles_on("S1A1") == 2
    assert table.levels("grey") == [1, 0, 0, 0]
    assert table.cubes("grey") == {}
    assert table.filled_slots("grey") == [4, 5, 6, 7, 8, 9, 10]


def full_panel(cubes: str = "") -> Table:
    """All 25 lower spaces hold a follower, and one neutral follower is left on top."""
    table = Table()
    for column in range(5):
        table.upper(column, "yellow" if column == 1 else "")
    return table.full().lay("grey", cubes=cubes).begin("grey")


@pytest.mark.rule("MS-T9", "MS-T4", "MS-AMB-21")
def test_ex_15_the_lower_panel_is_full() -> None:
    """The last follower shares a space of row 5: gain 1 own cube, rise in red; phase 1 is over."""
    table = full_panel()
    assert table.legal() == ["space 5-0", "space 5-1", "space 5-2", "space 5-3", "space 5-4"]
    assert table.refusal("space 4-2") == "MS-T9"

    table.do("space 5-2")
    assert table.cubes("grey") == {"grey": 1}, "moving could not be paid"
    assert table.levels("grey") == [0, 0, 1, 0]
    assert table.state.round == 2


@pytest.mark.rule("MS-T9", "MS-T12", "MS-AMB-21")
def test_ex_15_moving_costs_two_yellow_cubes() -> None:
    table = full_panel("2 yellow")
    assert table.legal() == ["take 1", "pick 1 yellow"]
    table.do("pick 1 yellow", "space 5-2", "drive")
    assert table.cubes("grey") == {}
    assert table.levels("grey") == [0, 0, 1, 0], "the bonus comes before the movement"
    assert table.asked() == "move"
    table.do("stop s1a3", "turtle 1")
    assert (table.state.round, table.levels("grey")[2]) == (2, 2)


@pytest.mark.rule("MS-E1", "MS-E2", "MS-E6")
def test_ex_16_the_pass_is_finished() -> None:
    """Purple reaches 27; Pink and Orange still act, Grey does not, and Pink wins with 28."""
    table = Table().upper(1, "yellow").upper(2, "yellow").lay("grey", prestige=26)
    table.lay("purple", prestige=25, cubes="1 yellow").lay("pink", prestige=26, cubes="1 yellow")
    table.lay("orange", prestige=20).administrators("mira", "azrea").begin("purple")
    table.do("take 1", "space 1-0")
    assert table.prestige("purple") == 27
    assert [event.facts["target"] for event in table.heard("end-triggered")] == [27]
    assert table.actor() == "pink"
    table.do("take 2", "space 1-1")
    assert table.actor() == "orange"
    table.do("pick 0 yellow", "space 1-2", "gain")

    assert table.state.over
    assert table.heard("administration-began") == []
    outcome = table.state.outcome()
    assert outcome.points == [26, 27, 28, 20]
    assert outcome.ranks == [3, 2, 1, 4]
    assert outcome.reason == "prestige"


@pytest.mark.rule("MS-E2")
def test_ex_16_the_last_player_of_the_pass_ends_it_at_once() -> None:
    table = Table().upper(1, "yellow").lay("orange", prestige=25, cubes="1 yellow")
    table.administrators("mira").begin("orange").do("take 1", "space 1-0")
    assert table.state.over
    assert table.prestige("orange") == 27
    assert table.heard("administration-began") == []


@pytest.mark.rule("MS-E6")
def test_ex_17_the_turn_track_breaks_the_tie() -> None:
    """Both have 25; Purple stands before Grey on the turn track and ranks first."""
    table = Table(2).order("purple", "grey").upper(1, "yellow").upper(2, "yellow")
    table.lay("purple", prestige=23, cubes="1 yellow").lay("grey", prestige=23, cubes="1 yellow")
    table.administrators("mira", "azrea").begin("purple")
    table.do("take 1", "space 1-0", "take 2", "space 1-1")

    outcome = table.state.outcome()
    assert outcome.points == [25, 25]
    assert outcome.ranks == [2, 1]
    assert outcome.reason == "prestige"


@pytest.mark.rule("MS-CO-12", "MS-CO-13", "MS-T11")
@pytest.mark.parametrize("area", ["blue", "white"])
def test_ex_18_rain_and_yuul(area: str) -> None:
    """Pink gains 1 yellow and 2 own cubes, rises in one of the lowest areas, then takes a cube."""
    table = Table().control("pink", "rain", "yuul").lay("pink", levels="2 0 1 0").begin("pink")
    table.do("pick 0 yellow", "space 1-0", "gain")
    assert table.cubes("pink") == {"pink": 2, "yellow": 1}
    assert table.legal() == ["research blue", "research white"]

    table.do(f"research {area}")
    assert table.asked() == "any-cube"
    table.do("any left")
    assert table.cubes("pink") == {"pink": 2, "yellow": 1, "orange": 1}
    assert sorted(table.levels("pink")) == [0, 1, 1, 2]
    assert table.actor() == "orange"


@pytest.mark.rule("MS-SC3", "MS-C2", "MS-S7")
def test_ex_19_a_contract_with_two_players() -> None:
    """The first completion earns 4 prestige, the second 2: the 3 is covered."""
    table = Table(2).turtles("grey", "S1A1 S1A2 S2A1 S3A1").turtles("purple", "S1C1 S1C2 S2C1 S3C1")
    table.begin("grey")
    table.do("pick 0 yellow", "space 1-0", "gain", "contract 4")
    table.do("pick 0 yellow", "space 1-1", "gain", "contract 4")
    assert (table.prestige("grey"), table.prestige("purple")) == (4, 2)


@pytest.mark.rule("MS-K3", "MS-K7", "MS-K1")
def test_ex_20_grey_takes_the_start_tile() -> None:
    """It costs a yellow and a purple cube and brings a step, a cube, but no prestige."""
    table = Table().upper(0, "yellow purple").lay("grey", cubes="1 yellow 1 purple").begin("grey")
    table.do("take 0", "space 1-0", "space 1-1")
    assert table.cubes("grey") == {}
    assert (table.lower_at("1-0"), table.lower_at("1-1")) == (["yellow"], ["purple"])
    assert table.legal() == ["research green", "research blue", "research red", "research white"]
    table.do("research white")
    assert table.legal() == ["any own", "any left", "any across", "any right"]
    table.do("any across")

    assert table.levels("grey") == [0, 0, 0, 1]
    assert table.cubes("grey") == {"pink": 1}
    assert (table.prestige("grey"), table.commanders("grey")) == (0, [])
    assert table.view().columns[0].controller is None
    assert table.view().start_tile == table.seat("grey")
    assert table.refusal("take 0") == "MS-K1", "column 0 is closed for the rest of the round"
