"""The action phase: rules CI-T6 to CI-T13. The start phase has a file of its own."""

from __future__ import annotations

import pytest

from sternentisch.kernel.refusal import IllegalAction
from tests.support.cave_in import Table


def kate_can_do_everything(base: str = "", artifacts: str = "") -> Table:
    """Kate can recruit, mine, collect and use a skill, each of them twice, or raid Luke."""
    table = Table("Kate", "Luke").docks("N1 B1").mine("blue-1-plain-a blue-1-plain-b")
    table.artifacts("ac07", "ac05", "ac08")
    table.lay("Kate", hand="B1 B1 N3 P4 P3", base=base, artifacts=artifacts)
    return table.lay("Luke", base="Y1").begin("Kate")


KINDS = pytest.mark.parametrize("kind", ["recruit", "mine", "collect", "skill"])
ACTIONS = {
    "recruit": ("recruit", "dock 0"),
    "mine": ("mine", "mine 0", "stop"),
    "collect": ("collect", "artifact 0 right", "card brown-3", "card purple-3", "stop"),
    "skill": ("skill", "card purple-3"),
}
"""One regular action of each kind, for Kate."""


@pytest.mark.rule("CI-T6")
def test_everything_is_offered_at_first() -> None:
    """Kate may do any of the four regular actions, or raid, or end her turn."""
    assert kate_can_do_everything().legal() == [
        "recruit",
        "mine",
        "collect",
        "skill",
        "raid",
        "end",
    ]


@pytest.mark.rule("CI-T6")
def test_there_are_two_regular_actions() -> None:
    """After a recruiting and a skill Kate has only Drollo's extra mining left."""
    table = Table("Kate", "Luke").docks("N1 B1").mine("blue-1-plain-a")
    table.lay("Kate", hand="B1 P3 P4 N3", base="Y2").begin("Kate")
    table.do("recruit", "dock 0", "skill", "card purple-3")
    assert table.legal() == ["mine", "end"]
    assert table.refusal("recruit") == "CI-T6"
    assert table.refusal("collect") == "CI-T6"
    assert table.refusal("skill") == "CI-T6"


@pytest.mark.rule("CI-T6", "CI-T13", "CI-AMB-8")
@pytest.mark.parametrize("taken", [(), ACTIONS["recruit"]])
def test_fewer_actions_may_be_taken(taken: tuple[str, ...]) -> None:
    """Kate may end her turn after one action, or without any."""
    table = kate_can_do_everything().do(*taken)
    assert table.refusal("end") is None
    table.do("end")
    assert table.state.actor == table.seat("Luke")


@pytest.mark.rule("CI-T6", "CI-C3")
def test_unused_actions_expire() -> None:
    """Kate leaves her extra mining unused; in her next turn she has what her leader gives anew."""
    table = Table("Kate", "Luke").lay("Kate", hand="B1", base="Y2").begin("Kate")
    assert table.state.turn.extra_mining == 1
    table.do("end")
    assert table.state.turn.extra_mining == 0
    table.do("end")
    assert table.state.actor == table.seat("Kate")
    assert table.state.turn.extra_mining == 1
    assert table.state.turn.taken == 0


@pytest.mark.rule("CI-T7")
@KINDS
def test_the_two_actions_must_differ(kind: str) -> None:
    """Whatever Kate did first she cannot do again; other kinds stay open."""
    table = kate_can_do_everything().do(*ACTIONS[kind])
    assert table.refusal(kind) == "CI-T7"
    other = "skill" if kind == "recruit" else "recruit"
    assert table.refusal(other) is None


@pytest.mark.rule("CI-T7")
@KINDS
@pytest.mark.parametrize(("base", "artifacts"), [("B2", ""), ("", "double_shift_roster")])
def test_the_two_actions_may_be_alike(kind: str, base: str, artifacts: str) -> None:
    """With Fish'Bean as her leader, or with the Double Shift Roster, Kate may do the same twice."""
    table = kate_can_do_everything(base, artifacts).do(*ACTIONS[kind])
    assert table.refusal(kind) is None


@pytest.mark.rule("CI-T7", "CI-AMB-21")
def test_fish_bean_must_be_active_before_the_second_action() -> None:
    """Fish'Bean played first allows a second skill; it cannot itself be that second skill."""
    table = Table("Kate", "Luke")
    table.lay("Kate", hand="B2 P3 P4").begin("Kate").do("skill", "card blue-2")
    assert table.refusal("skill") is None

    table = Table("Kate", "Luke").docks("P1")
    table.lay("Kate", hand="B2 P3 P4").begin("Kate").do("skill", "card purple-3")
    assert table.refusal("skill") == "CI-T7"


@pytest.mark.rule("CI-T8", "CI-T4")
@pytest.mark.parametrize(
    "moves",
    [
        ("mine", "recruit", "skill", "card purple-3"),
        ("recruit", "mine", "skill", "card purple-3"),
        ("recruit", "skill", "card purple-3", "mine"),
    ],
)
def test_extra_mining_fits_anywhere(moves: tuple[str, ...]) -> None:
    """Kate uses Drollo's credit before, between or after her two regular actions."""
    table = Table("Kate", "Luke").docks("N1").mine("blue-1-plain-a")
    table.lay("Kate", hand="B1 P3", base="Y2").begin("Kate").do(*moves)
    assert table.crystals("Kate") == ["blue-1-plain-a"]
    assert table.hand("Kate") == "N1"
    assert set(table.base("Kate").split()) == {"Y2", "B1", "P3"}
    assert table.state.actor == table.seat("Luke")


@pytest.mark.rule("CI-T8", "CI-T10")
@pytest.mark.parametrize("moves", [("mine", "raid"), ("raid", "mine")])
def test_extra_mining_fits_before_and_after_a_raid(moves: tuple[str, ...]) -> None:
    """Kate uses Drollo's credit and raids Luke, in either order."""
    table = Table("Kate", "Luke").mine("blue-1-plain-a")
    table.lay("Kate", hand="B1").lay("Luke", base="N1 P2").turn(extra_mining=1)
    table.begin("Kate", start_phase=False).do(*moves)
    assert table.crystals("Kate") == ["blue-1-plain-a"]
    assert table.hand("Kate") == "N1"
    assert table.hand("Luke") == "P2"


@pytest.mark.rule("CI-T8", "CI-T7")
def test_extra_mining_is_ignored_by_the_difference_rule() -> None:
    """Kate mines twice, once with her credit and once regularly, and then not a third time."""
    table = Table("Kate", "Luke").mine("blue-1-plain-a blue-1-plain-b blue-1-symbol")
    table.lay("Kate", hand="B1 B1 B1", base="Y2").begin("Kate")
    table.do("mine", "mine 0", "stop", "mine", "mine 1", "stop")
    assert len(table.crystals("Kate")) == 2
    assert table.refusal("mine") == "CI-T7"


@pytest.mark.rule("CI-T9", "CI-AR3")
def test_the_narrowest_credit_pays() -> None:
    """For cost 1 Night Shift pays first, then a free extra action, and the regular one last."""
    table = Table("Kate", "Luke").mine("blue-1-plain-a blue-1-plain-b blue-1-symbol")
    table.lay("Kate", hand="B1 B1 B1 N1").turn(extra_mining=1, limited_mining=[1])
    table.begin("Kate", start_phase=False)

    table.do("mine", "mine 0", "stop")
    turn = table.state.turn
    assert (turn.limited_mining, turn.extra_mining, turn.taken) == ((), 1, 0)
    table.do("mine", "mine 1", "stop")
    assert (turn.limited_mining, turn.extra_mining, turn.taken) == ((), 0, 0)
    table.do("mine")
    assert (turn.limited_mining, turn.extra_mining, turn.taken) == ((), 0, 1)


@pytest.mark.rule("CI-T9", "CI-AR3")
def test_a_limited_credit_is_kept_for_its_crystal() -> None:
    """For cost 3 Night Shift is no use: the free extra action pays, or the regular one."""
    table = Table("Kate", "Luke").mine("blue-1-plain-a blue-3-plain blue-3-cave")
    table.lay("Kate", hand="B3 B3 B1").turn(extra_mining=1, limited_mining=[1])
    table.begin("Kate", start_phase=False).do("mine", "mine 4", "card blue-3", "stop")
    turn = table.state.turn
    assert (turn.limited_mining, turn.extra_mining, turn.taken) == ((1,), 0, 0)
    table.do("mine", "mine 5", "card blue-3", "stop")
    assert (turn.limited_mining, turn.extra_mining, turn.taken) == ((1,), 0, 1)
    table.do("mine")
    assert len(table.crystals("Kate")) == 3


@pytest.mark.rule("CI-T9", "CI-T6", "CI-AR3")
def test_a_limited_credit_opens_only_its_own_crystals() -> None:
    """With both regular actions gone Night Shift still mines cost 1, but not cost 3."""
    table = Table("Kate", "Luke").mine("blue-1-plain-a blue-1-plain-b blue-3-plain")
    table.lay("Kate", hand="B3 B1").turn(taken=2, first=0, limited_mining=[1])
    table.begin("Kate", start_phase=False).do("mine")
    assert table.legal() == ["mine 0", "mine 1"]
    assert table.refusal("mine 4") == "CI-T6"


@pytest.mark.rule("CI-T10", "CI-AMB-14")
@KINDS
def test_no_raid_after_a_regular_action(kind: str) -> None:
    """Any regular action rules a raid out."""
    table = kate_can_do_everything()
    assert table.refusal("raid") is None
    assert table.do(*ACTIONS[kind]).refusal("raid") == "CI-T10"


@pytest.mark.rule("CI-T10", "CI-R10")
def test_no_regular_action_after_a_raid() -> None:
    """After her raid Kate may only spend her extra mining action; a second raid is barred, too."""
    table = Table("Kate", "Luke").docks("N1").mine("blue-1-plain-a blue-1-plain-b")
    table.lay("Kate", hand="B1 P4 P3").lay("Luke", base="Y1 N1").turn(extra_mining=1)
    table.begin("Kate", start_phase=False).do("raid")
    assert table.legal() == ["mine", "end"]
    for verb in ("recruit", "collect", "skill", "raid"):
        assert table.refusal(verb) == "CI-T10"

    table.do("mine", "mine 0")
    assert table.state.actor == table.seat("Luke"), "no regular mining either"


@pytest.mark.rule("CI-T10")
def test_start_phase_and_extra_mining_do_not_block_a_raid() -> None:
    """Artifact, leader and extra mining all come before Kate's raid."""
    table = Table("Kate", "Luke").mine("blue-1-plain-a brown-1-plain-a").lay("Luke", base="Y1")
    table.lay("Kate", hand="N1 P1", base="B1", artifacts="night_shift").begin("Kate")
    table.do("use night_shift", "mine 0", "mine")
    assert table.crystals("Kate") == ["blue-1-plain-a", "brown-1-plain-a"]
    assert table.refusal("raid") is None


@pytest.mark.rule("CI-T11", "CI-C1")
def test_cards_pile_up_in_the_order_they_are_played() -> None:
    """Cards of one action lie as their player wants; the next action's cards go on top."""
    table = Table("Kate", "Luke").docks("P2").mine("yellow-3-plain")
    table.lay("Kate", hand="Y1 Y2 N1").begin("Kate")
    table.do("mine", "card yellow-2")
    assert table.played() == "Y2 Y1"
    table.do("recruit")
    assert table.base("Kate") == "Y2 Y1 N1"

    table = Table("Kate", "Luke").docks("P2").mine("yellow-3-plain")
    table.lay("Kate", hand="Y1 Y2 N1").begin("Kate")
    table.do("recruit", "card brown-1", "mine", "card yellow-1")
    assert table.base("Kate") == "N1 Y1 Y2"


@pytest.mark.rule("CI-T12")
def test_the_play_area_cannot_be_raided() -> None:
    """Kate mines with a blue 1, then raids her own base: the blue 1 stays where it is."""
    table = Table("Kate", "Luke").mine("blue-1-plain-a")
    table.lay("Kate", hand="B1", base="P1 Y2").begin("Kate").do("mine", "raid")
    assert table.hand("Kate") == "P1 Y2"
    assert table.base("Kate") == "B1", "the only card on her new base"


@pytest.mark.rule("CI-T12", "CI-G2", "CI-AMB-33")
def test_played_cards_are_neither_base_nor_leader() -> None:
    """Kate's Shu'War finds no card: in her base lies only the leader, all else was just played."""
    table = Table("Kate", "Luke").docks("P2")
    table.lay("Kate", hand="N1 B3 P3", base="Y1").begin("Kate").do("recruit", "skill")
    table.do("card blue-3")
    assert table.heard("base-card-taken") == []
    assert table.base("Kate") == "Y1 N1 B3"


@pytest.mark.rule("CI-T13")
def test_a_turn_ends_by_itself_when_nothing_is_left() -> None:
    """With one card, nothing in the docks and no other base, Kate's skill is all she can do."""
    table = Table("Kate", "Luke").lay("Kate", hand="P3").begin("Kate")
    assert table.legal() == ["skill", "end"]
    table.do("skill")
    assert table.state.actor == table.seat("Luke")


@pytest.mark.rule("CI-T7", "CI-G1", "CI-G6", "CI-G10")
@pytest.mark.parametrize(
    ("moves", "illegal", "rule"),
    [
        ((), "mine 0", "ST-1"),
        (("recruit", "dock 0"), "recruit", "CI-T7"),
        (("recruit",), "dock 9", "CI-G10"),
        (("skill",), "card yellow-4", "CI-G1"),
        (("mine",), "mine 9", "CI-G10"),
        (("raid",), "recruit", "CI-T10"),
    ],
)
def test_an_illegal_action_changes_nothing(moves: tuple[str, ...], illegal: str, rule: str) -> None:
    """What is against the rules is refused with the rule's id, and the table stays as it is."""
    table = kate_can_do_everything(artifacts="getaway_crawler").do(*moves)
    before = table.state.digest()
    assert table.refusal(illegal) == rule
    with pytest.raises(IllegalAction) as refused:
        table.do(illegal)
    assert refused.value.rule == rule
    assert table.state.digest() == before
