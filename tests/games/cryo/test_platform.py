"""Platform actions: what tiles cost and bring on the platform. Rules CR-P1 to CR-P4."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.cryo.test_cards import hoarded
from tests.support.cryo import Table, game


def landed(
    dock: int, tracks: str = "", slots: str = "", deck: str | None = None, **laid: Any
) -> Table:
    """Let a drone of A land on a platform dock; the incident before it gave 2 energy."""
    table = Table().lay("A", tracks, out="17", slots=slots, **laid).incident("rnd", "IE5")
    home = [number for number in range(1, 7) if number != dock][:2]
    table.lay("A", out="17", home=" ".join(map(str, home)))
    if deck is not None:
        table.deck(deck)
    return table.begin("A").do("recall", "incident rnd", f"return {dock}")


# --- costs ---------------------------------------------------------------------------------------


@pytest.mark.rule("CR-P1", "CR-AMB-2")
@pytest.mark.parametrize(
    ("tile", "kind"),
    [
        *(("RC1", 0), ("RC2", 0), ("RC3", 0)),
        *(("RO1", 1), ("RO2", 1), ("RO3", 1)),
        *(("RT1", 2), ("RT2", 2), ("RT3", 2)),
    ],
)
def test_a_tile_with_and_costs_one_unit_of_its_own_colour(tile: str, kind: int) -> None:
    """The second symbol plays no role."""
    units = ["1", "1", "1", "0"]
    table = landed(3, "/".join(units), f"3:{tile}").do("use")
    units[kind] = "0"
    assert table.tracks("A") == "/".join(units) + " +3"

    others = ["1", "1", "1", "0"]
    others[kind] = "0"
    table = landed(3, "/".join(others), f"3:{tile}")
    assert table.refusal("use") == "CR-P1"


@pytest.mark.rule("CR-P1")
@pytest.mark.parametrize(
    ("tile", "kinds"),
    [
        ("RC4", "crystal organics"),
        ("RC5", "crystal tech"),
        ("RO4", "crystal organics"),
        ("RO5", "organics tech"),
        ("RT4", "crystal tech"),
        ("RT5", "organics tech"),
    ],
)
def test_a_tile_with_or_costs_one_unit_of_either_kind(tile: str, kinds: str) -> None:
    table = landed(3, "2/2/2/0", f"3:{tile}").do("use")
    assert (table.asked(), table.legal()) == ("pay", [f"pay {kind}" for kind in kinds.split()])
    table.do(table.legal()[1])
    assert sum(table.player("A").tracks[:4]) == 5, "one unit, not both"

    third = next(n for n, kind in enumerate(("crystal", "organics", "tech")) if kind not in kinds)
    units = ["0"] * 4
    units[third] = "5"
    assert landed(3, "/".join(units), f"3:{tile}").refusal("use") == "CR-P1"


@pytest.mark.rule("CR-P1", "CR-K11", "CR-C8")
@pytest.mark.parametrize("tile", ["RC6", "RO6", "RT6"])
def test_a_card_tile_costs_a_card_from_the_hand(tile: str) -> None:
    """It is discarded, brings nothing and is not the scrap of this turn."""
    table = landed(3, "0/0/0/0", f"3:{tile}", hand="interface prototype").do("use")
    assert table.asked() == "discard-cost"
    assert table.legal() == ["discard interface", "discard prototype"]
    assert table.refusal("discard overclock") == "CR-K11"
    assert table.refusal("done") == table.refusal("scrap-card interface") == "ST-1"
    table.do("discard interface")

    assert table.tracks("A") == "0/0/0/0 +3", "the energy of Recharge, no scrap reward"
    assert table.view().discard["interface"] == 1
    assert table.hand("A") == ["prototype"]
    assert table.refusal("scrap-card prototype") is None


@pytest.mark.rule("CR-P1", "CR-K3")
def test_nanites_replace_the_resource_but_not_the_card() -> None:
    table = landed(3, "0/0/0/1", "3:RC1").do("use")
    assert table.tracks("A") == "0/0/0/0 +3", "the only way to pay"

    table = landed(3, "1/0/0/1", "3:RC1").do("use")
    assert table.legal() == ["pay crystal", "pay nanite"]
    table.do("pay nanite")
    assert table.tracks("A") == "1/0/0/0 +3"

    table = landed(3, "1/1/0/1", "3:RC4").do("use")
    assert table.legal() == ["pay crystal", "pay organics", "pay nanite"]

    assert landed(3, "5/5/5/5", "3:RC6").refusal("use") == "CR-P1", "no card in hand"


@pytest.mark.rule("CR-P1")
def test_energy_pays_for_nothing_here() -> None:
    table = landed(5, "0/0/0/0 +6", "6:RC1")
    assert table.refusal("use") == "CR-P1"


# --- the six actions -----------------------------------------------------------------------------


@pytest.mark.rule("CR-B5", "CR-K10", "CR-R10")
@pytest.mark.parametrize(
    ("dock", "slots", "before", "after"),
    [
        (1, "1:RO1", "0/0/0/0", "0/1/0/0 +3"),
        (3, "3:RT2", "0/0/1/0", "0/0/0/0 +3"),
        (4, "4:RT2 5:RO2", "0/0/1/0", "1/1/0/0 +2"),
        (5, "6:RC3", "1/0/0/0", "0/0/0/1 +2"),
    ],
)
def test_actions_that_give_resources(dock: int, slots: str, before: str, after: str) -> None:
    """Custom Build I and II, Recharge, Nanite Forge."""
    table = landed(dock, before, slots).do("use")
    assert table.tracks("A") == after
    assert [event.facts["platform"] for event in table.heard("platform-used")] == [
        game().box.platform[dock - 1].id
    ]


@pytest.mark.rule("CR-B5", "CR-R10")
@pytest.mark.parametrize(
    ("dock", "wanted", "other"),
    [
        *((1, "1", "2 3 4 5 6 7"), (2, "2", "1 3 4 5 6 7"), (3, "3", "1 2 4 5 6 7")),
        *((4, "4 5", "1 2 3 6 7"), (5, "6", "1 2 3 4 5 7"), (6, "7", "1 2 3 4 5 6")),
    ],
)
def test_each_action_is_complete_with_its_own_slots(dock: int, wanted: str, other: str) -> None:
    """Tiles in all other slots do not help; each slot of its own is needed."""
    tiles = dict(zip("1234567", ("RC1", "RC1", "RC1", "RC1", "RO1", "RO2", "RO3"), strict=True))
    slots = " ".join(f"{slot}:{tiles[slot]}" for slot in wanted.split())
    assert landed(dock, "1/1/1/0", slots).refusal("use") is None

    slots = " ".join(f"{slot}:{tiles[slot]}" for slot in other.split())
    assert landed(dock, "1/1/1/0", slots).refusal("use") == "CR-R10"


@pytest.mark.rule("CR-B5", "CR-P2")
def test_wake_up_takes_a_pod_from_any_chamber_of_the_ship() -> None:
    """Without asking for organics, and only one pod."""
    table = landed(2, "1/0/0/0", "2:RC1").do("use")
    assert table.asked() == "wake-any"
    assert len(table.legal()) == 12
    table.do("wake rnd-2")

    assert (table.player("A").pool, table.pods("rnd-2", "A")) == (1, 0)
    assert table.pods("rnd-2", "B") == 1
    assert table.tracks("A") == "0/0/0/0 +2"
    assert table.asked() == "end-turn"


@pytest.mark.rule("CR-B5", "CR-K11")
def test_plan_gives_a_card_action() -> None:
    table = landed(6, "0/0/1/0", "7:RT1", deck="overclock", hand="prototype").do("use")
    assert table.asked() == "card-action"
    assert table.legal()[:2] == ["done", "card-draw"]
    table.do("card-draw")
    assert table.hand("A") == ["prototype", "overclock"]

    table = landed(6, "0/0/1/0", "7:RT1", hand="prototype").do("use", "card-play prototype mission")
    assert table.view("A").players[0].missions == ["prototype"]


@pytest.mark.rule("CR-B5", "CR-P1")
def test_custom_build_i_is_free_and_custom_build_ii_is_not() -> None:
    assert landed(1, "0/0/0/0", "1:RT3").refusal("use") is None
    assert landed(4, "0/0/0/0", "4:RC1 5:RT3").refusal("use") == "CR-P1"


@pytest.mark.rule("CR-D10", "CR-B5")
def test_a_reward_tile_with_or_gives_one_thing() -> None:
    table = landed(1, "0/0/0/0", "1:RT5").do("use")
    assert (table.asked(), table.legal()) == ("choose", ["choose organics", "choose tech"])
    assert table.refusal("choose crystal") == "CR-D10"
    table.do("choose organics")
    assert table.tracks("A") == "0/1/0/0 +2"


@pytest.mark.rule("CR-P1", "CR-R10")
def test_costs_are_paid_before_the_reward() -> None:
    """What the action brings cannot pay for it."""
    assert landed(4, "0/0/0/0", "4:RC1 5:RC2").refusal("use") == "CR-P1"

    table = landed(4, "0/0/0/0", "4:RT6 5:RC6", hand="interface", deck="overclock").do("use")
    assert table.hand("A") == [], "the only card is discarded first"
    table.do("card-draw")
    assert table.hand("A") == ["overclock"]


@pytest.mark.rule("CR-R10", "CR-K10")
def test_tiles_stay_in_their_slots() -> None:
    """Used, paid with or not."""
    table = landed(4, "1/0/0/0", "4:RC1 5:RO2").do("use")
    assert table.view().players[0].slots == [None, None, None, "RC1", "RO2", None, None]


# --- limits --------------------------------------------------------------------------------------


@pytest.mark.rule("CR-P2", "CR-K6")
def test_wake_up_needs_a_pod_and_room() -> None:
    def wake_up(pool: int, destroyed: int, **laid: Any) -> Table:
        table = Table().lay("A", "1/0/0/0", pool, destroyed, out="17", slots="2:RC1", **laid)
        table.lay("A", out="17", home="5 6").incident("rnd", "IE5").begin("A")
        return table.do("recall", "incident rnd", "return 2")

    assert wake_up(4, 0).refusal("use") is None
    assert wake_up(5, 0).refusal("use") == "CR-P2", "no room"
    assert wake_up(5, 0, vehicles="supercharge").refusal("use") is None
    assert wake_up(3, 12).refusal("use") == "CR-P2", "nobody is asleep any more"
    assert wake_up(3, 11).refusal("use") is None


@pytest.mark.rule("CR-P2", "CR-P3")
def test_an_empty_chamber_is_refused_by_the_rule_of_waking_up() -> None:
    """Not by that of Stasis Control, which has a section and costs organics."""
    table = Table().lay("A", "1/0/0/0", pool=2, out="17", home="5 6", slots="2:RC1")
    table.incident("rnd", "IE5").begin("A").do("recall", "incident rnd", "return 2", "use")
    assert table.refusal("wake dispatch-3") == "CR-P2"


@pytest.mark.rule("CR-P2", "CR-K2")
@pytest.mark.parametrize(
    ("dock", "slots", "after"),
    [
        (1, "1:RC1", "5/5/5/5 +8"),
        (3, "3:RC1", "4/5/5/5 +8"),
        (4, "4:RC1 5:RO3", "4/5/5/5 +8"),
        (5, "6:RC1", "4/5/5/5 +8"),
    ],
)
def test_the_others_may_be_used_although_the_gain_is_lost(
    dock: int, slots: str, after: str
) -> None:
    table = landed(dock, "5/5/5/5 +8", slots).do("use")
    if table.asked() == "pay":
        table.do("pay crystal")
    assert table.tracks("A") == after


@pytest.mark.rule("CR-P3", "CR-C17")
def test_wake_up_protocol_does_not_make_wake_up_cheaper() -> None:
    laid = {"upgrades": "wakeup_protocol"}
    assert landed(2, "0/0/0/0", "2:RO1", **laid).refusal("use") == "CR-P1"

    table = landed(2, "0/1/0/0", "2:RO1", **laid).do("use", "wake rnd-1")
    assert table.tracks("A") == "0/0/0/0 +2"


@pytest.mark.rule("CR-P4", "CR-C2")
@pytest.mark.parametrize(("dock", "slots"), [(1, "1:RT6"), (4, "4:RC1 5:RC6"), (6, "7:RC1")])
def test_without_any_card_a_card_action_gives_nothing(dock: int, slots: str) -> None:
    """No card to draw, none to play: the action may be used, and costs what it costs."""
    table = hoarded().lay("A", "1/0/0/0", out="17", home="2 3", slots=slots)
    table.incident("rnd", "IE5").begin("A")
    table.do("recall", "incident rnd", f"return {dock}", "use")

    assert table.asked() == "end-turn", "nothing to choose"
    assert table.player("A").size == 0
    assert table.player("A").tracks[0] == (1 if dock == 1 else 0)
