"""The start phase: rules CI-T1 to CI-T5."""

from __future__ import annotations

import pytest

from tests.support.cave_in import Table


@pytest.mark.rule("CI-T1", "CI-T2", "CI-T3")
def test_a_turn_has_three_phases() -> None:
    """Start phase with artifacts, then leader; action phase; cleanup. Then the next turn begins."""
    table = Table("Kate", "Luke").mine("blue-1-plain-a brown-1-plain-a")
    table.lay("Kate", hand="N1", base="B1", artifacts="night_shift").begin("Kate")
    assert table.asked() == "start-artifacts"
    table.do("use night_shift")
    assert table.asked() == "take-crystal"
    table.do("mine 0")
    assert table.asked() == "main"
    table.do("end")

    kinds = [event.kind for event in table.log.events]
    before_cleanup = kinds[: kinds.index("mine-refilled")]
    assert before_cleanup == ["turn-started", "artifact-used", "leader-used", "crystal-taken"]
    assert kinds[-1] == "turn-started"
    assert table.log.events[-1].seat == table.seat("Luke")


@pytest.mark.rule("CI-T2")
@pytest.mark.parametrize(
    ("first", "second"),
    [("night_shift", "third_cyber_arm"), ("third_cyber_arm", "night_shift")],
)
def test_start_artifacts_work_once_each_in_any_order(first: str, second: str) -> None:
    """Whichever Kate activates first, it is used up for this turn and the other one is not."""
    table = Table("Kate", "Luke").mine("yellow-1-plain-a")
    table.lay("Kate", hand="Y1", base="P1 P2 N1", artifacts="night_shift third_cyber_arm")
    table.begin("Kate")
    assert table.legal() == ["use third_cyber_arm", "use night_shift", "stop"]

    table.do(f"use {first}")
    assert table.refusal(f"use {first}") == "CI-T2"
    assert table.refusal(f"use {second}") is None
    table.do(f"use {second}")
    assert table.asked() == "main"
    assert table.hand("Kate") == "P1 Y1"
    assert table.state.turn.limited_mining == (1,)


@pytest.mark.rule("CI-T2", "CI-G5")
def test_start_artifacts_may_be_declined() -> None:
    """Kate leaves her artifact unused; it does not come back later in the turn."""
    table = Table("Kate", "Luke")
    table.lay("Kate", hand="P1", artifacts="night_shift").begin("Kate").do("stop")
    assert table.asked() == "main"
    assert table.state.turn.limited_mining == ()
    assert table.refusal("use night_shift") == "ST-1"


@pytest.mark.rule("CI-T2")
def test_only_own_start_artifacts_can_be_activated() -> None:
    """Scoring and passive artifacts are never activated, nor those of others."""
    table = Table("Kate", "Luke")
    table.lay("Kate", hand="P1", artifacts="night_shift contract relic_broker")
    table.lay("Luke", artifacts="spectral_dye").begin("Kate")
    assert table.legal() == ["use night_shift", "stop"]
    assert table.refusal("use contract") == "CI-T2"
    assert table.refusal("use relic_broker") == "CI-T2"
    assert table.refusal("use spectral_dye") == "CI-T2"


@pytest.mark.rule("CI-T2")
def test_a_new_start_artifact_waits_for_the_next_turn() -> None:
    """Luke collects Night Shift; he is asked for it only when his next turn starts."""
    table = Table("Luke", "Kate").artifacts("ac08").mine("blue-1-plain-a")
    table.lay("Luke", hand="P4 N4 B1").begin("Luke")
    table.do("collect", "artifact 0 left", "card purple-4", "card brown-4", "stop")
    assert table.owned("Luke") == ["night_shift"]
    assert table.asked() == "main"
    assert table.state.turn.limited_mining == ()

    table.do("end", "end")
    assert table.state.actor == table.seat("Luke")
    assert table.asked() == "start-artifacts"


@pytest.mark.rule("CI-T2", "CI-AMB-25")
def test_other_new_artifacts_work_at_once() -> None:
    """The Double Shift Roster, just collected, already allows another collecting."""
    table = Table("Luke", "Kate").artifacts("ac06", "ac07")
    table.lay("Luke", hand="P3 Y4 Y1").begin("Luke")
    table.do("collect", "artifact 0 right", "card purple-3", "stop")
    assert table.refusal("collect") is None

    table = Table("Luke", "Kate").artifacts("ac06", "ac07")
    table.lay("Luke", hand="P3 Y4 Y1").begin("Luke")
    table.do("collect", "artifact 0 left", "card purple-3", "stop")
    assert table.refusal("collect") == "CI-T7"


@pytest.mark.rule("CI-T3", "CI-G2")
def test_the_leader_is_used_and_stays() -> None:
    """Kate's top card, and only that, has its skill used; no card of the base moves."""
    table = Table("Kate", "Luke").mine("brown-1-plain-a blue-1-plain-a")
    table.lay("Kate", hand="P1", base="N1 B1").begin("Kate")
    assert table.heard("leader-used")[0].facts == {"card": "frogt_opus"}
    assert table.legal() == ["mine 1", "stop"]
    table.do("mine 1")
    assert table.base("Kate") == "N1 B1"
    assert table.played() == ""


@pytest.mark.rule("CI-T3", "CI-G5")
def test_the_leader_may_be_left_alone() -> None:
    """Kate may decline her leader's skill."""
    table = Table("Kate", "Luke").mine("blue-1-plain-a")
    table.lay("Kate", hand="P1", base="N1 B1").begin("Kate").do("stop")
    assert table.asked() == "main"
    assert table.crystals("Kate") == []


@pytest.mark.rule("CI-T3", "CI-G2")
def test_an_empty_base_has_no_leader() -> None:
    """Kate has no base: her turn starts with the action phase."""
    table = Table("Kate", "Luke").mine("blue-1-plain-a")
    table.lay("Kate", hand="B1").begin("Kate")
    assert table.heard("leader-used") == []
    assert table.asked() == "main"


@pytest.mark.rule("CI-T3", "CI-K-B2")
def test_a_leader_that_only_grants_a_permission_is_told() -> None:
    """With seven cards Fish'Bean takes none, but Kate's actions may be alike."""
    table = Table("Kate", "Luke").lay("Kate", hand="P1 P1 N1 N1 Y1 Y1 Y2", base="B2").docks("P2")
    table.begin("Kate")
    assert table.state.turn.repeat
    assert [event.kind for event in table.log.events] == ["turn-started", "leader-used"]


@pytest.mark.rule("CI-T3")
def test_a_leader_that_finds_nothing_to_do_is_not_told() -> None:
    """With seven cards Shu'War can take none."""
    table = Table("Kate", "Luke").lay("Kate", hand="P1 P1 N1 N1 Y1 Y1 Y2", base="P2 B3")
    table.begin("Kate")
    assert table.heard("leader-used") == []


@pytest.mark.rule("CI-T3")
def test_the_leader_comes_strictly_after_the_artifacts() -> None:
    """While artifacts are open the leader waits; once the leader acts, artifacts are over."""
    table = Table("Kate", "Luke").mine("blue-1-plain-a")
    table.lay("Kate", hand="P1", base="B1", artifacts="night_shift").begin("Kate")
    assert table.heard("leader-used") == []
    assert table.refusal("mine 0") == "ST-1"
    table.do("stop")
    assert table.legal() == ["mine 0", "stop"]
    assert table.refusal("use night_shift") == "ST-1"


@pytest.mark.rule("CI-T3", "CI-AR1")
def test_the_leader_sees_what_artifacts_have_done() -> None:
    """Third Cyber Arm first takes the bottom card, so the Sergeant has only one left to take."""
    table = Table("Kate", "Luke")
    table.lay("Kate", hand="B1", base="P1 P2 N3", artifacts="third_cyber_arm").begin("Kate")
    table.do("use third_cyber_arm", "yes")
    assert table.asked() == "main"
    assert table.hand("Kate") == "P1 P2 B1"
    assert table.base("Kate") == "N3"


@pytest.mark.rule("CI-T4", "CI-T6", "CI-K-Y2")
def test_a_leaders_extra_action_is_only_credited() -> None:
    """Drollo as leader makes three actions: nothing happens at once, and two regular ones stay."""
    table = Table("Kate", "Luke").docks("P1").mine("blue-1-plain-a brown-1-plain-a")
    table.lay("Kate", hand="B1 N1 N1", base="Y2").begin("Kate")
    assert table.asked() == "main"
    assert table.state.turn.extra_mining == 1
    assert table.crystals("Kate") == []

    table.do("mine", "mine 0")
    assert table.state.turn.taken == 0
    table.do("mine", "stop")
    assert table.state.turn.taken == 1
    table.do("recruit")
    assert table.hand("Kate") == "P1 N1"
    assert len(table.crystals("Kate")) == 2
    assert table.state.actor == table.seat("Luke")


@pytest.mark.rule("CI-T5", "CI-T8", "CI-AMB-34")
def test_a_credit_outlives_its_leader() -> None:
    """Kate raids her own base, Drollo goes to her hand, and still she may mine with its credit."""
    table = Table("Kate", "Luke").mine("blue-1-plain-a")
    table.lay("Kate", hand="B1", base="P1 Y2").begin("Kate").do("raid")
    assert table.hand("Kate") == "P1 B1 Y2"
    assert table.base("Kate") == ""
    table.do("mine")
    assert table.crystals("Kate") == ["blue-1-plain-a"]


@pytest.mark.rule("CI-T5")
def test_a_discount_outlives_its_leader() -> None:
    """Raiding her own base, Kate moves her Maccarat, but crystals stay cheap for this turn."""
    table = Table("Kate", "Luke").mine("blue-3-plain")
    table.lay("Kate", hand="N1", base="P4", artifacts="getaway_crawler").begin("Kate").do("raid")
    assert table.base("Kate") == ""
    assert table.cost(4) == 0
    table.do("mine")
    assert table.crystals("Kate") == ["blue-3-plain"]
