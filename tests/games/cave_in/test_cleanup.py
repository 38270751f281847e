"""Cleanup: rules CI-C1 to CI-C6."""

from __future__ import annotations

import pytest

from sternentisch.kernel.event import TABLE, Event
from tests.support.cave_in import Table

FULL_MINE = (
    "blue-1-plain-a blue-1-plain-b brown-1-plain-a brown-1-plain-b"
    " blue-3-plain brown-3-plain yellow-3-plain blue-6-cave brown-6-cave blue-10-cave"
)
FULL_DOCKS = "P1 N1 B1 Y1 P2 N2 B2 P3 N3 P4"


@pytest.mark.rule("CI-C1", "CI-G2")
def test_played_cards_go_on_the_base_in_their_order() -> None:
    """What Kate played lands on her base; the last card played is her leader."""
    table = Table("Kate", "Luke").mine("blue-3-plain").docks("N2")
    table.lay("Kate", hand="B2 B1 P1", base="Y1 N1").begin("Kate")
    table.do("mine", "card blue-2", "recruit")
    assert table.base("Kate") == "Y1 N1 B2 B1 P1"
    assert table.state.played == []


@pytest.mark.rule("CI-C1")
def test_a_turn_without_cards_leaves_the_base_alone() -> None:
    """Kate plays nothing; her base and her leader stay as they were."""
    table = Table("Kate", "Luke").lay("Kate", hand="P1", base="Y1 N1").begin("Kate").do("end")
    assert table.base("Kate") == "Y1 N1"


@pytest.mark.rule("CI-C1", "CI-T3")
def test_the_new_leader_serves_in_the_next_turn() -> None:
    """Drollo, played last, gives its extra mining only in Kate's next start phase."""
    table = Table("Kate", "Luke").docks("N3").lay("Kate", hand="Y2 P1").begin("Kate")
    table.do("recruit")
    assert table.state.turn.extra_mining == 0
    table.do("end", "end")
    assert table.state.actor == table.seat("Kate")
    assert table.heard("leader-used")[-1].facts == {"card": "drollo"}
    assert table.state.turn.extra_mining == 1


@pytest.mark.rule("CI-C2", "CI-G11")
@pytest.mark.parametrize(
    ("base", "after", "removed"),
    [
        ("N1 B1 Y1 N2", "N1 B1 Y1 N2 P1 P2", []),
        ("N1 B1 Y1 N2 B2", "N1 B1 Y1 N2 B2 P1 P2", []),
        ("N1 B1 Y1 N2 B2 B1", "B1 Y1 N2 B2 B1 P1 P2", ["driller"]),
        ("N1 B1 Y1 N2 B2 Y1 B1", "Y1 N2 B2 Y1 B1 P1 P2", ["driller", "frogt_opus"]),
    ],
)
def test_a_base_is_trimmed_to_seven_from_the_bottom(
    base: str, after: str, removed: list[str]
) -> None:
    """Kate adds two cards to her base; whatever is too much leaves the game at the bottom."""
    table = Table("Kate", "Luke").mine("purple-3-plain")
    table.lay("Kate", hand="P1 P2 N3", base=base).begin("Kate")
    table.do("mine", "card purple-1", "end")
    assert table.base("Kate") == after
    assert table.view().removed == removed


@pytest.mark.rule("CI-C2")
def test_only_the_own_base_is_trimmed_after_all_cards_lie_on_it() -> None:
    """During Kate's turn nothing is trimmed, though base and play area together exceed seven."""
    table = Table("Kate", "Luke").mine("purple-3-plain")
    table.lay("Kate", hand="P1 P2 N3", base="N1 B1 Y1 N2 B2 Y1 B1").begin("Kate")
    table.do("mine", "card purple-1")
    assert table.base("Kate") == "N1 B1 Y1 N2 B2 Y1 B1"
    assert table.view().removed == []


@pytest.mark.rule("CI-C3", "CI-K4")
def test_all_effects_end_with_the_turn() -> None:
    """Maccarat, Ancientone, Foreman, Fish'Bean and the like are over when Luke's turn begins."""
    table = Table("Kate", "Luke").mine("blue-3-plain").artifacts("ac11").docks("N3")
    table.turn(mining_discount=4, artifact_discount=4, recruit_reduction=2, repeat=True)
    table.turn(bonus_costs=[1, 3, 6], marks=[[4, "brown", 1]], limited_mining=[1])
    table.lay("Kate", hand="P1").begin("Kate", start_phase=False)
    assert (table.cost(4), table.artifact_cost(0)) == (0, 5)

    table.do("end")
    assert (table.cost(4), table.artifact_cost(0)) == (3, 9)
    crystal = table.view().mine[4]
    assert crystal is not None
    assert crystal.colour == "blue"
    turn = table.state.turn
    assert (turn.recruit_reduction, turn.repeat, turn.bonus_costs) == (0, False, ())
    assert turn.limited_mining == ()


@pytest.mark.rule("CI-C3", "CI-K-Y3")
def test_dyed_cards_get_their_colour_back() -> None:
    """A purple 3 that Kate turned blue and kept is purple again."""
    table = Table("Kate", "Luke").lay("Kate", hand="P3 N1", base="Y3").begin("Kate")
    table.do("colour blue", "card purple-3", "stop")
    assert table.hand("Kate") == "P3/B N1"
    table.do("end")
    assert table.hand("Kate") == "P3 N1"


@pytest.mark.rule("CI-C4", "CI-G10")
def test_every_empty_place_is_refilled() -> None:
    """Kate leaves ten empty places in the mine and ten in the docks; all are filled."""
    table = Table("Kate", "Luke").lay("Kate", hand="P1").begin("Kate").do("end")
    costs = [crystal.cost for crystal in table.state.mine if crystal is not None]
    levels = [card.level for card in table.state.docks if card is not None]
    assert costs == [1, 1, 1, 1, 3, 3, 3, 6, 6, 10]
    assert levels == [1, 1, 1, 1, 2, 2, 2, 3, 3, 4]
    assert table.state.crystals_left == [20, 15, 10, 5]
    assert table.state.cards_left == [15, 13, 10, 3]


@pytest.mark.rule("CI-C4")
def test_refilling_goes_by_rows_and_places() -> None:
    """First the mine, cost by cost, then the docks, level by level, lowest place first."""
    table = Table("Kate", "Luke").lay("Kate", hand="P1").begin("Kate").do("end")
    assert [event.facts["place"] for event in table.heard("mine-refilled")] == list(range(10))
    assert [event.facts["dock"] for event in table.heard("docks-refilled")] == list(range(10))
    kinds = [event.kind for event in table.log.events]
    assert kinds.index("docks-refilled") > kinds.index("mine-refilled") + 9


@pytest.mark.rule("CI-C4")
def test_full_places_are_left_alone() -> None:
    """Only the place of the crystal that Kate mined gets a new one; it comes off its stack."""
    table = Table("Kate", "Luke").mine(FULL_MINE).docks(FULL_DOCKS)
    table.lay("Kate", hand="B3 P1").begin("Kate").do("mine", "mine 4")
    new = table.state.crystal_stacks[1][-1].id
    table.do("end")
    expected = FULL_MINE.replace("blue-3-plain", new).split()
    assert [table.crystal_at(place) for place in range(10)] == expected
    assert " ".join(table.dock_at(place) for place in range(10)) == FULL_DOCKS


@pytest.mark.rule("CI-C4")
def test_a_short_stack_leaves_places_empty() -> None:
    """Two cards of level 2 are left for three places: the lowest two are filled."""
    table = Table("Kate", "Luke").stack_sizes(cards={2: 2}).lay("Kate", hand="P1")
    table.begin("Kate").do("end")
    assert table.dock_at(4) != ""
    assert table.dock_at(5) != ""
    assert table.dock_at(6) == ""


@pytest.mark.rule("CI-C5", "CI-AMB-27")
@pytest.mark.parametrize(("left", "steps"), [(4, 0), (3, 1), (2, 1), (1, 1), (0, 0)])
def test_a_stack_counts_when_its_last_piece_leaves(left: int, steps: int) -> None:
    """Three cost 3 places are empty: the stack counts when it is emptied, not when it was before.

    With three tokens all places are filled, and it counts although none stays empty.
    """
    table = Table("Kate", "Luke").docks(FULL_DOCKS).stack_sizes(crystals={3: left})
    table.lay("Kate", hand="P1").set(track=2).begin("Kate").do("end")
    assert table.state.track == 2 + steps


@pytest.mark.rule("CI-C5")
def test_every_stack_counts_by_itself() -> None:
    """Two crystal stacks and two mercenary stacks run out at once: four cave-ins."""
    table = Table("Kate", "Luke", "Mark", "Lisa")
    table.stack_sizes(cards={1: 4, 4: 1}, crystals={6: 2, 10: 1}).lay("Kate", hand="P1")
    table.begin("Kate").do("end")
    assert table.state.track == 4
    assert [event.facts["cost"] for event in table.heard("crystal-stack-emptied")] == [6, 10]
    assert [event.facts["level"] for event in table.heard("card-stack-emptied")] == [1, 4]


@pytest.mark.rule("CI-C5", "CI-G11")
def test_an_empty_stack_never_counts_again() -> None:
    """The level 1 stack is used up; in later cleanups it neither fills places nor counts."""
    table = Table("Kate", "Luke").stack_sizes(cards={1: 4}).lay("Kate", hand="P2").begin("Kate")
    table.do("end")
    assert table.state.track == 1
    table.do("recruit", "dock 0", "end")
    assert table.dock_at(0) == ""
    assert table.state.track == 1


@pytest.mark.rule("CI-C6", "CI-T1")
def test_the_next_player_is_active() -> None:
    """After Kate's cleanup it is Luke's turn; he has all his actions."""
    table = Table("Kate", "Luke", "Mark").docks("N1").lay("Kate", hand="P1 P3").begin("Kate")
    table.do("skill", "card purple-3", "end")
    assert table.state.active == table.seat("Luke")
    assert table.state.actor == table.seat("Luke")
    assert table.state.turn.taken == 0
    assert table.state.turns == 1


@pytest.mark.rule("CI-C6", "CI-E2")
def test_cleanup_can_end_the_game() -> None:
    """A stack emptied by Luke's refill is the last cave-in: the check after it ends the game."""
    table = Table("Kate", "Luke").stack_sizes(cards={4: 1}).set(track=6, turns=1)
    table.lay("Luke", hand="P1").begin("Luke").do("end")
    assert table.state.track == 7
    assert table.state.over
    assert table.heard("game-ended") == [Event("game-ended", TABLE, {"reason": "collapsed"})]
