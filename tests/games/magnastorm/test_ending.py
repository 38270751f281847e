"""The end of the game: how it is triggered and when it comes. Rules MS-E1 to MS-E5."""

from __future__ import annotations

import pytest

from tests.support.magnastorm import COLOURS, Table

TARGETS = [(2, 25), (3, 23), (4, 27)]


def near(seats: int, **prestige: int) -> Table:
    """Lay prestige; everybody could complete Broad knowledge, whose spaces are all free."""
    table = Table(seats).contracts("rc2", "rc1", "sc1", "sc2")
    for person in table.people:
        table.lay(person, levels="2 2 0", prestige=prestige.get(person, 0))
    return table


def turn(table: Table, contract: str = "pass") -> Table:
    """Let whoever is next gain cubes and, if asked, complete a contract or not."""
    if table.asked() == "main":
        table.do(table.legal("pick")[0])
    table.do(table.legal("space")[0])
    if table.asked() == "mode":
        table.do("gain")
    return table.do(contract) if table.asked() == "contract" else table


# --- reaching the target -------------------------------------------------------------------------


@pytest.mark.rule("MS-E1")
@pytest.mark.parametrize(("seats", "target"), TARGETS)
@pytest.mark.parametrize(("beyond", "reached"), [(-1, False), (0, True), (3, True)])
def test_the_end_is_triggered_at_the_target(
    seats: int, target: int, beyond: int, reached: bool
) -> None:
    """27, 23 and 25 prestige with four, three and two players, reached or passed."""
    first = 5 if seats == 4 else 4
    table = near(seats, grey=target + beyond - first).begin("grey")
    turn(table, "contract 1")
    assert table.prestige("grey") == target + beyond
    assert table.state.ending == reached
    assert [event.seat for event in table.heard("end-triggered")] == ([0] if reached else [])
    assert not table.state.over, "the pass goes on"


@pytest.mark.rule("MS-E1")
@pytest.mark.parametrize("way", ["takeover", "station", "deal"])
def test_prestige_of_any_kind_counts(way: str) -> None:
    """A commander's green value, a station, and what Forrester is paid for."""
    table = Table().administrators("forrester")
    if way == "station":
        table.lay("grey", cubes="1 grey", prestige=25, scout="S1D1").begin("grey")
        table.act("1-0", "drive", "step s2a", "build 1")
    else:
        prestige = 25 if way == "takeover" else 24
        table.lay("grey", cubes="4 yellow", prestige=prestige).begin("grey")
        table.do("take 1", "space 1-0", "space 1-1", "space 1-2")
        assert table.state.ending == (way == "takeover")
        table.do("use")
    assert table.state.ending


@pytest.mark.rule("MS-E1", "MS-K5")
def test_the_trigger_stays_when_prestige_is_lost_again() -> None:
    """Grey reaches 27 with a takeover, purple takes the commander away: 26, but the end comes."""
    table = Table().administrators("ozguel").control("grey", "ozguel").lay("grey", prestige=27)
    table.set(ending=True).lay("purple", cubes="1 yellow 1 grey").upper(1, "yellow")
    table.begin("purple").do("take 1", "space 1-0")
    assert table.prestige("grey") == 26
    assert table.state.ending
    turn(turn(table))
    assert table.state.over
    assert table.state.outcome().reason == "prestige"


@pytest.mark.rule("MS-E1", "MS-A3")
def test_a_moment_at_the_target_is_enough() -> None:
    """Grey gains the green commander and stands at 27, then loses the blue one: 26 at the end."""
    table = Table().researchers("huber", "joy").control("grey", "joy")
    table.lay("grey", levels="1 0 0 0", prestige=25).last_follower().begin("grey")
    table.act("1-0", "gain")
    assert table.prestige("grey") == 26
    assert table.state.over
    assert table.state.outcome().reason == "prestige"


@pytest.mark.rule("MS-E1", "MS-A3")
def test_what_is_lost_before_counts_as_well() -> None:
    """The other way round grey falls to 24 first and ends with 26: no trigger, round 2 begins."""
    table = Table().researchers("huber", "joy").control("grey", "huber")
    table.lay("grey", levels="0 1 0 0", prestige=25).last_follower().begin("grey")
    table.act("1-0", "gain")
    assert table.prestige("grey") == 26
    assert not table.state.ending
    assert table.state.round == 2


# --- triggered by a turn -------------------------------------------------------------------------


@pytest.mark.rule("MS-E2")
@pytest.mark.parametrize(("seats", "target"), TARGETS)
def test_the_running_pass_is_finished(seats: int, target: int) -> None:
    """Whoever triggers, those who come later in the pass still have one turn, the others none."""
    for number, person in enumerate(COLOURS[:seats]):
        table = near(seats, **{person: target - 1}).begin(person)
        turn(table, "contract 1")
        for later in COLOURS[number + 1 : seats]:
            assert table.actor() == later
            turn(table)
        assert table.state.over
        assert table.actor() == ""
        assert table.legal() == []
        assert table.refusal("gain") == "ST-2"
        assert table.heard("administration-began") == []
        assert table.state.round == 1
        assert table.state.outcome().reason == "prestige"


@pytest.mark.rule("MS-E2", "MS-T2", "MS-B3")
def test_the_noted_order_decides_who_still_has_a_turn() -> None:
    """Purple triggers the end; pink and orange move up in their turns, then it is over."""
    table = near(4, purple=26).begin("purple")
    turn(table, "contract 1")
    table.act("2-0", "gain", "pass")
    assert table.track() == ["grey", "pink", "purple", "orange"]
    assert table.actor() == "orange"
    table.act("2-4", "gain", "pass")
    assert table.track() == ["grey", "pink", "orange", "purple"]
    assert table.state.over


@pytest.mark.rule("MS-E2", "MS-E6")
def test_later_players_can_still_overtake() -> None:
    """Purple reaches 27; pink completes the same contract for 4 and wins with 28."""
    table = near(4, grey=26, purple=22, pink=24, orange=20).begin("purple")
    turn(turn(table, "contract 1"), "contract 1")
    turn(table)
    assert table.state.over
    assert table.state.outcome().points == [26, 27, 28, 20]
    assert table.state.outcome().ranks == [3, 2, 1, 4]
    assert table.state.outcome().winners == [2]


@pytest.mark.rule("MS-E2", "MS-C7")
def test_the_turn_that_triggers_is_played_to_its_end() -> None:
    """Orange, last of the pass, reaches the target by a station and still sets down a turtle."""
    table = Table().lay("orange", cubes="1 orange", prestige=25, scout="S1D1").begin("orange")
    table.act("1-0", "drive", "step s2a", "build 1")
    assert table.state.ending
    assert not table.state.over
    table.do("stop s2a1", "turtle 1")
    assert table.levels("orange") == [0, 1, 0, 0]
    assert table.state.over


@pytest.mark.rule("MS-E2")
def test_without_a_trigger_the_next_pass_begins() -> None:
    table = near(4).begin("orange")
    turn(table)
    assert table.actor() == "grey"
    assert not table.state.over


# --- the panel is empty in the last pass ---------------------------------------------------------


@pytest.mark.rule("MS-E3", "MS-AMB-1", "MS-T4")
@pytest.mark.parametrize("person", ["grey", "purple", "pink"])
def test_an_empty_panel_in_the_last_pass_brings_a_whole_administration(person: str) -> None:
    """The end was triggered; there is income, a majority and a commander, then it is over."""
    table = Table().lay("purple", levels="1 0 0 0", prestige=27).set(ending=True, start_tile=3)
    table.turtles("purple", "S1A1").last_follower().begin(person).act("1-0", "gain")
    assert table.state.over
    assert len(table.heard("administration-began")) == 1
    assert table.prestige("purple") == 27 + 1 + 2 + (table.commanders("purple") == ["cedric"])
    assert table.cubes("purple")["purple"] == (3 if person == "purple" else 1)
    assert table.track() == ["orange", "grey", "purple", "pink"]
    assert table.state.outcome().reason == "prestige"


@pytest.mark.rule("MS-E3", "MS-AMB-1")
def test_the_same_turn_may_trigger_the_end_and_empty_the_panel() -> None:
    """Grey takes over the last column and reaches 27: the others have no turn, the income comes."""
    table = Table().administrators("ozguel").lay("grey", cubes="1 yellow", prestige=25)
    table.turtles("purple", "S1A1").last_follower(column=1).begin("grey")
    table.do("take 1", "space 1-0")
    assert table.state.over
    assert table.cubes("purple") == {"purple": 1}
    assert table.prestige("purple") == 1


@pytest.mark.rule("MS-E3", "MS-E2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_administration_if_the_last_player_empties_the_panel(seats: int) -> None:
    """The pass is complete: nothing more happens."""
    target = dict(TARGETS)[seats]
    last = COLOURS[seats - 1]
    table = Table(seats).lay("grey", levels="1 0 0", prestige=target).set(ending=True)
    table.turtles("grey", "S1A1").last_follower().begin(last).act("1-0", "gain")
    assert table.state.over
    assert table.heard("administration-began") == []
    assert table.prestige("grey") == target
    assert table.cubes("grey") == {}


# --- triggered by the administration -------------------------------------------------------------


@pytest.mark.rule("MS-E4", "MS-E1")
def test_the_administration_is_carried_out_completely() -> None:
    """A majority brings grey to 27; research commanders and the turn order still follow."""
    table = Table().lay("grey", prestige=26).turtles("grey", "S1A1").set(start_tile=2)
    table.researchers("huber").lay("purple", levels="1 0 0 0", prestige=26)
    table.last_follower().begin("orange").act("1-0", "gain")
    assert table.state.over
    assert table.prestige("purple") == 28
    assert table.track() == ["pink", "grey", "purple", "orange"]
    assert table.state.outcome().reason == "prestige"
    assert table.state.outcome().winners == [1], "not the one who triggered it"


@pytest.mark.rule("MS-E4", "MS-T5")
def test_nobody_has_a_turn_after_such_an_administration() -> None:
    table = Table(2).lay("grey", prestige=24).turtles("grey", "S1A1").last_follower()
    table.begin("grey").act("1-0", "gain")
    assert table.state.over
    assert len(table.heard("turn-started")) == 0
    assert table.prestige("grey") == 25


# --- four rounds ---------------------------------------------------------------------------------


@pytest.mark.rule("MS-E5")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_the_game_ends_after_the_administration_of_round_4(seats: int, number: int) -> None:
    """Not earlier, and not before the income and the majorities of round 4."""
    table = Table(seats).set(round=number).turtles("purple", f"S{number}A1").last_follower()
    table.begin("grey").act("1-0", "gain")
    assert table.state.over == (number == 4)
    assert table.cubes("purple") == {"purple": 1}
    assert table.prestige("purple") == 1
    if number == 4:
        assert table.state.outcome().reason == "rounds"
        assert table.heard("game-ended")[0].facts == {"reason": "rounds"}
    else:
        assert table.state.round == number + 1


@pytest.mark.rule("MS-E5", "MS-E1")
def test_reaching_the_target_in_the_last_administration_counts_as_such() -> None:
    table = Table().set(round=4).lay("grey", prestige=26).turtles("grey", "S5A1").last_follower()
    table.begin("purple").act("1-0", "gain")
    assert table.state.over
    assert table.state.outcome().reason == "prestige"
