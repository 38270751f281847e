"""Rounds, passes and the choice of a follower and its space: rules MS-T1 to MS-T9."""

from __future__ import annotations

import pytest

from tests.support.magnastorm import Table

SEATS = pytest.mark.parametrize("seats", [2, 3, 4])


def gain(table: Table, follower: str, space: str) -> None:
    """Let whoever is asked use a follower and gain cubes, where there is a choice."""
    if table.asked() == "main":
        table.do(f"pick {follower}")
    table.do(f"space {space}")
    if table.asked() == "mode":
        table.do("gain")


def nearly_empty(seats: int = 4, followers: str = "yellow") -> Table:
    """Only column 1 of the upper panel holds followers."""
    table = Table(seats)
    for column in range(table.columns):
        table.upper(column, followers if column == 1 else "")
    return table


# --- rounds and passes --------------------------------------------------------------------------


@pytest.mark.rule("MS-T1", "MS-T4")
@SEATS
def test_the_administration_follows_the_turns(seats: int) -> None:
    """It begins when the last follower has gone down, not before, and the next round follows."""
    table = nearly_empty(seats, "yellow yellow").lay("grey", levels="1 0 0 0").begin("grey")
    gain(table, "1 yellow", "1-0")
    assert table.heard("administration-began") == []
    assert (table.actor(), table.state.round) == ("purple", 1)

    table.do("space 1-1", "gain")
    assert len(table.heard("administration-began")) == 1
    assert table.state.round == 2
    assert table.commanders("grey") == ["cedric"], "the administration has taken place"


@pytest.mark.rule("MS-T1")
def test_every_round_has_both_phases() -> None:
    """Phase 1 of the next round begins with the followers of this one."""
    table = nearly_empty().begin("grey").do("space 1-3", "gain")
    kinds = [event.kind for event in table.log.events]
    assert kinds.index("gain-chosen") < kinds.index("administration-began")
    assert kinds.index("administration-began") < kinds.index("round-started")
    assert kinds[-1] == "turn-started"
    assert sum(table.state.sizes) == 15
    assert not any(table.state.lower)


@pytest.mark.rule("MS-T2")
@pytest.mark.parametrize(
    "people",
    [("purple", "grey"), ("pink", "grey", "purple"), ("purple", "grey", "orange", "pink")],
)
def test_everybody_has_one_turn_in_track_order(people: tuple[str, ...]) -> None:
    """After the last one the next pass begins."""
    table = Table(len(people)).order(*people).begin(people[0])
    for turn in range(2 * len(people)):
        assert table.actor() == people[turn % len(people)]
        gain(table, f"{turn // 3} yellow", f"{1 + turn // 4}-{turn % 4}")


@pytest.mark.rule("MS-T2", "MS-AMB-2", "MS-B3")
def test_a_swap_during_a_pass_waits_for_the_next_pass() -> None:
    """Orange moves ahead of Pink, Pink ahead of Orange again; the pass stays as it was."""
    table = Table().begin("pink")
    gain(table, "0 yellow", "2-0")
    assert table.track() == ["grey", "pink", "purple", "orange"]
    assert table.actor() == "orange"
    gain(table, "0 yellow", "2-4")
    assert table.track() == ["grey", "pink", "orange", "purple"]

    turns = []
    for column in range(4):
        turns.append(table.actor())
        gain(table, "1 yellow" if column < 3 else "2 yellow", f"1-{column}")
    assert turns == ["grey", "pink", "orange", "purple"]


@pytest.mark.rule("MS-AMB-2", "MS-T2")
def test_who_was_swapped_back_after_acting_does_not_act_twice() -> None:
    """Grey has acted; Purple passes Grey on the track, and Pink is still next."""
    table = Table().begin("grey")
    gain(table, "0 yellow", "1-0")
    gain(table, "0 yellow", "2-0")
    assert table.track() == ["purple", "grey", "pink", "orange"]
    assert table.actor() == "pink"


@pytest.mark.rule("MS-T4")
@SEATS
def test_later_players_of_the_pass_miss_out(seats: int) -> None:
    """Grey empties the panel with the first turn of a pass: nobody else acts this round."""
    table = nearly_empty(seats).begin("grey").do("space 1-0", "gain")
    assert table.state.round == 2
    started = [event.seat for event in table.heard("turn-started")]
    assert started == [table.seat("grey")], "the first turn of round 2"


@pytest.mark.rule("MS-T4")
def test_the_turn_that_empties_the_panel_is_finished_first() -> None:
    """After the last follower is placed, Grey still moves, sets a turtle, completes a contract."""
    table = nearly_empty().lay("grey", levels="4 0 0 0").begin("grey")
    table.do("space 1-0", "drive")
    assert (table.asked(), table.state.round) == ("move", 1)
    table.do("stop s1a2", "turtle 1")
    assert (table.asked(), table.state.round) == ("contract", 1)
    table.do("contract 1")
    assert table.state.round == 2
    kinds = [event.kind for event in table.log.events]
    assert kinds.index("contract-completed") < kinds.index("administration-began")


@pytest.mark.rule("MS-T4")
def test_a_takeover_can_empty_the_panel() -> None:
    table = nearly_empty().administrators("mira").lay("purple", cubes="1 yellow").begin("purple")
    table.do("take 1", "space 1-0")
    assert table.commanders("purple") == ["mira"]
    assert table.state.round == 2


@pytest.mark.rule("MS-T4", "MS-B2")
def test_a_follower_deployed_on_top_keeps_phase_1_going() -> None:
    """The panel has to be empty at the end of the turn, own followers included."""
    table = nearly_empty(followers="yellow yellow").lower("2-0", "yellow " * 13).begin("grey")
    table.do("space 5-0", "upper 1")
    assert table.upper_at(1) == {"grey": 1, "yellow": 1}
    table.do("space 1-0", "gain")
    assert (table.state.round, table.actor()) == (1, "pink")
    assert table.upper_at(1) == {"grey": 1}


@pytest.mark.rule("MS-T5", "MS-T2")
@SEATS
def test_a_round_begins_at_position_1(seats: int) -> None:
    """Even if the last round ended in the middle of a pass."""
    people = ("purple", "grey", "orange", "pink") if seats == 4 else ("purple", "grey", "pink")
    table = nearly_empty(seats).order(*people[:seats]).begin("grey")
    table.do("space 1-0", "gain")
    assert (table.state.round, table.actor()) == (2, "purple")
    gain(table, table.legal("pick")[0].removeprefix("pick "), "1-0")
    assert table.actor() == "grey"


@pytest.mark.rule("MS-T5", "MS-T2")
def test_a_new_round_takes_the_track_as_it_is_now() -> None:
    """Purple swaps with Grey and empties the panel; Purple begins round 2."""
    table = nearly_empty().begin("purple").do("space 2-0")
    assert table.state.round == 2
    assert table.track() == ["purple", "grey", "pink", "orange"]
    assert table.actor() == "purple"


@pytest.mark.rule("MS-AMB-1", "MS-E3")
def test_an_empty_panel_in_the_last_pass_brings_the_administration() -> None:
    """Purple reaches the target by emptying the panel; Pink and Orange get no turn."""
    table = nearly_empty().administrators("mira").turtles("grey", "S1A1")
    table.lay("purple", prestige=25, cubes="1 yellow").begin("purple").do("take 1", "space 1-0")
    assert table.state.over
    assert len(table.heard("administration-began")) == 1
    assert table.prestige("grey") == 1, "a majority was scored"
    assert table.cubes("grey") == {"grey": 1}, "and income taken"
    assert [event.seat for event in table.heard("turn-started")] == []


@pytest.mark.rule("MS-AMB-1", "MS-E3", "MS-E2")
def test_the_last_player_empties_the_panel_in_the_last_pass() -> None:
    """The pass is complete, so there is no administration."""
    table = nearly_empty().administrators("mira").turtles("grey", "S1A1")
    table.lay("orange", prestige=25, cubes="1 yellow").begin("orange").do("take 1", "space 1-0")
    assert table.state.over
    assert table.heard("administration-began") == []
    assert table.prestige("grey") == 0


@pytest.mark.rule("MS-AMB-1")
def test_somebody_later_in_the_last_pass_empties_the_panel() -> None:
    """The end was triggered before; Pink empties the panel, Orange has no turn any more."""
    table = nearly_empty().set(ending=True).lay("grey", prestige=27).begin("pink")
    table.do("space 1-0", "gain")
    assert table.state.over
    assert len(table.heard("administration-began")) == 1


# --- the choices of a turn ----------------------------------------------------------------------


@pytest.mark.rule("MS-T3")
@SEATS
def test_a_turn_is_a_takeover_or_a_follower_action(seats: int) -> None:
    """Nobody may pass."""
    table = Table(seats).upper(1, "grey").upper(2, "").lay("grey", cubes="1 grey").begin("grey")
    assert table.legal()[:2] == ["take 1", "pick 0 yellow"]
    assert {move.split()[0] for move in table.legal()} == {"take", "pick"}
    assert table.refusal("pass") is not None


@pytest.mark.rule("MS-T3")
def test_only_one_of_both() -> None:
    """After a takeover, and after a follower action, it is the next player's turn."""
    table = Table().upper(1, "yellow").administrators("mira").lay("grey", cubes="9 yellow")
    table.begin("grey").do("take 1", "space 1-0")
    assert table.actor() == "purple"

    table = Table().lay("grey", cubes="9 yellow").begin("grey")
    gain(table, "0 yellow", "1-0")
    assert table.actor() == "purple"


@pytest.mark.rule("MS-T3", "MS-C1")
@pytest.mark.parametrize(
    "moves",
    [
        ("take 1", "space 1-0"),
        ("pick 0 yellow", "space 1-0", "gain"),
        ("pick 0 yellow", "space 1-0", "drive", "stop s1a1", "pass"),
    ],
)
@pytest.mark.parametrize("answer", [("pass",), ("contract 1", "lower blue"), ("contract 2",)])
def test_one_contract_may_follow_either(moves: tuple[str, ...], answer: tuple[str, ...]) -> None:
    """Not a second one, even if it could be completed, too."""
    table = Table().upper(1, "yellow").administrators("mira")
    table.lay("grey", cubes="1 yellow", levels="8 8 0 0").begin("grey").do(*moves)
    assert (table.asked(), table.actor()) == ("contract", "grey")
    assert table.legal() == ["pass", "contract 1", "contract 2"]
    table.do(*answer)
    assert (table.asked(), table.actor()) == ("main", "purple")
    assert len(table.heard("contract-completed")) == (answer != ("pass",))


@pytest.mark.rule("MS-T3", "MS-C1")
def test_contracts_come_after_the_action() -> None:
    table = Table().lay("grey", levels="8 4 2 0").begin("grey")
    assert table.legal("contract") == []
    table.do("pick 0 yellow")
    assert table.legal("contract") == []
    table.do("space 1-0")
    assert table.legal("contract") == []


@pytest.mark.rule("MS-T6")
@pytest.mark.parametrize(
    ("seats", "colour", "word"),
    [
        (2, "purple", "left"),
        (3, "purple", "left"),
        (3, "pink", "across"),
        (4, "pink", "across"),
        (4, "orange", "right"),
    ],
)
def test_foreign_followers_are_the_last_resort(seats: int, colour: str, word: str) -> None:
    """Neutral or own followers anywhere on the upper panel rule them out."""
    for own, name in (("yellow", "yellow"), ("grey", "own")):
        table = nearly_empty(seats, colour).upper(2, own).upper(3, f"{own} {colour}").begin("grey")
        assert table.legal() == [f"pick 2 {name}", f"pick 3 {name}"]
        assert table.refusal(f"pick 1 {word}") == "MS-T6"

    table = nearly_empty(seats, colour).upper(3, f"{colour} {colour}").begin("grey")
    assert table.legal() == [f"pick 1 {word}", f"pick 3 {word}"]


@pytest.mark.rule("MS-T6")
def test_one_usable_follower_in_another_column_is_enough() -> None:
    table = Table().upper(1, "purple").upper(2, "").upper(3, "").upper(4, "orange")
    table.upper(0, "yellow grey").begin("grey")
    assert table.legal() == ["pick 0 own", "pick 0 yellow"]
    assert table.refusal("pick 1 left") == "MS-T6"
    assert table.refusal("pick 4 right") == "MS-T6"
    assert table.refusal("pick 1 own") == "MS-T6", "there is none"
    assert table.refusal("pick 2 yellow") == "MS-T6"


@pytest.mark.rule("MS-T6")
def test_what_is_foreign_depends_on_the_player() -> None:
    table = Table().upper(0, "grey purple").upper(1, "").upper(2, "").upper(3, "").upper(4, "")
    table.begin("pink")
    assert table.legal() == ["pick 0 across", "pick 0 right"]
    table.do("pick 0 right", "space 1-2", "gain")
    assert table.lower_at("1-2") == ["purple"]
    assert table.upper_at(0) == {"grey": 1}


@pytest.mark.rule("MS-T7")
@SEATS
def test_any_free_space_will_do(seats: int) -> None:
    """Row and column are free to choose, whatever column the follower comes from."""
    table = Table(seats).upper(1, "yellow").lower("3-2", "yellow").lower("1-0", "yellow")
    table.begin("grey").do("pick 1 yellow")
    spaces = [f"space {row}-{column}" for row in range(1, 6) for column in range(table.columns)]
    assert table.legal() == [move for move in spaces if move not in ("space 3-2", "space 1-0")]
    assert table.refusal("space 3-2") == "MS-T7"
    table.do("space 1-1", "gain")
    assert table.lower_at("1-1") == ["yellow"]
    assert table.upper_at(1) == {}


@pytest.mark.rule("MS-T7", "MS-T9")
def test_row_5_stays_closed_while_a_space_is_free() -> None:
    table = nearly_empty(followers="yellow yellow").full("2-1", "2-3").begin("grey")
    assert table.legal() == ["space 2-1", "space 2-3"]
    assert table.refusal("space 5-2") == "MS-T7"
