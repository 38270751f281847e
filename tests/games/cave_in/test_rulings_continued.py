"""Our rulings on components, artifacts, cleanup, the end and secrets: CI-AMB-22 to CI-AMB-41."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import sternentisch
from sternentisch.games.cave_in.game import CaveIn
from sternentisch.games.cave_in.scoring import set_points
from sternentisch.games.cave_in.state import new_player
from tests.support.cave_in import Table, game


def with_own_copy(folder: Path, text: str) -> CaveIn:
    """Return the game with the values of a player's own copy."""
    path = folder / "own.toml"
    path.write_text(text, "utf-8")
    loaded = sternentisch.load("cave-in", path)
    assert isinstance(loaded, CaveIn)
    return loaded


@pytest.mark.rule("CI-AMB-22")
def test_symbols_match_colours_but_are_data_of_their_own(tmp_path: Path) -> None:
    """Every symbol is of its token's colour; another box can say otherwise and scores so."""
    assert all(crystal.symbol in (-1, crystal.colour) for crystal in game().box.crystals)

    other = with_own_copy(tmp_path, '[[crystal]]\nid = "blue-1-symbol"\nsymbol = "red"\n')
    points = []
    for box in (game().box, other.box):
        player = new_player()
        player.crystals = tuple(
            c for c in box.crystals if c.id in ("blue-1-symbol", "red-1-symbol")
        )
        points.append(set_points(box.set_points, player))
    assert points == [3, 2]  # blue and red are a set of two, red and red are two sets


@pytest.mark.rule("CI-AMB-23", "CI-S8")
def test_artifact_stacks_are_a_random_deal_with_hidden_lower_cards() -> None:
    """Four cards in each of three stacks; each card turns up in each of them, and below tops."""
    stacks: dict[str, set[int]] = {card.id: set() for card in game().box.artifact_cards}
    for seed in range(60):
        body: Any = game().start(2, seed).write()
        for stack, cards in enumerate(body["artifact_stacks"]):
            assert len(cards) == 4
            for card in cards:
                stacks[card].add(stack)
    assert all(seen == {0, 1, 2} for seen in stacks.values())

    table = Table("Kate", "Luke").artifacts("ac01", "ac02", "ac03").lay("Kate", "P1").begin("Kate")
    view = table.view("Kate")
    assert [top and top.id for top in view.artifacts] == ["ac01", "ac02", "ac03"]
    assert view.artifact_stacks == [4, 4, 4]
    assert not [id for id in stacks if id not in ("ac01", "ac02", "ac03") and id in repr(view)]


@pytest.mark.rule("CI-AMB-24", "CI-X2")
def test_both_halves_cost_the_same() -> None:
    """A stack within reach offers both halves, one out of reach refuses both."""
    table = Table("Kate", "Luke").artifacts("ac01", "ac02", "ac05").lay("Kate", "N4 P1 P1")
    table.begin("Kate").do("collect")

    assert table.legal() == [
        f"artifact {stack} {half}" for stack in (1, 2) for half in ("left", "right")
    ]
    assert table.refusal("artifact 0 left") == table.refusal("artifact 0 right") == "CI-X3"
    assert all("cost" not in entry for entry in game().content.tables["artifact"])


@pytest.mark.rule("CI-AMB-25", "CI-T2")
def test_new_artifacts_work_at_once_unless_they_need_activation() -> None:
    """Deep Shaft Lift collected now lowers a crystal now; Spectral Dye waits a round."""
    table = Table("Kate", "Luke").artifacts("ac06", "ac05").mine("blue-6-cave")
    table.lay("Kate", "N3 P1").lay("Luke", base="N2").begin("Kate")
    table.do("collect", "artifact 0 left", "card brown-3", "stop")
    assert table.cost(7) == 5

    table = Table("Kate", "Luke").artifacts("ac06", "ac05").lay("Luke", base="N2")
    table.lay("Kate", "N3 P1").begin("Kate")
    table.do("collect", "artifact 1 right", "card brown-3", "stop")
    assert table.asked() == "main"
    table.do("end", "end")
    assert table.legal() == ["use spectral_dye", "stop"]


@pytest.mark.rule("CI-AMB-26", "CI-C6")
def test_the_end_check_is_the_last_step_of_cleanup() -> None:
    """Base, refill with its cave-in, then the end: what the refill shakes loose still counts."""
    table = Table("Kate", "Luke").lay("Kate", "P1 N1 B1", base="P2 P2 P2 N2 N2 N2 N2")
    table.set(track=6, start_player=1).mine("blue-10-cave").stack_sizes(crystals={3: 3})
    table.begin("Kate").do("skill", "card purple-1")
    kinds = [event.kind for event in table.log.events]
    steps = ["cards-removed", "mine-refilled", "docks-refilled", "cave-in", "game-ended"]

    assert [kind for kind in dict.fromkeys(kinds) if kind in steps] == steps
    assert table.state.over


@pytest.mark.rule("CI-AMB-27", "CI-C5")
def test_a_stack_counts_when_its_last_piece_leaves_it() -> None:
    """One token for one place: the row is full, the stack is empty, and that counts once."""
    table = Table("Kate", "Luke").lay("Kate", "P1").lay("Luke", "N1").stack_sizes(crystals={10: 1})
    table.begin("Kate").do("end")
    assert table.crystal_at(9) != ""
    assert table.state.track == 1

    table.do("end")
    assert table.state.track == 1


@pytest.mark.rule("CI-AMB-28", "CI-E3")
def test_further_cave_ins_change_nothing() -> None:
    """Beyond the threshold of 7 the round is finished all the same."""
    table = Table("Kate", "Luke").lay("Kate", "P1 N1", base="P2").lay("Luke", "N1").set(track=9)
    table.mine("purple-1-symbol-cave").begin("Kate").do("stop", "mine")
    assert table.state.track == 10

    table.do("end")
    assert table.state.actor == table.seat("Luke")
    table.do("end")
    assert table.state.outcome().reason == "collapsed"


@pytest.mark.rule("CI-AMB-29", "CI-E5")
@pytest.mark.parametrize(("turns", "over"), [(119, True), (117, False)])
def test_the_administrative_stop_comes_after_60_rounds(turns: int, over: bool) -> None:
    """The last turn of round 60 ends the game, that of round 59 does not."""
    table = Table("Kate", "Luke").set(turns=turns).lay("Luke", "P1").lay("Kate", base="N2")
    table.begin("Luke").do("end")

    assert table.state.over == over


@pytest.mark.rule("CI-AMB-29", "CI-E5")
def test_the_administrative_stop_is_a_start_option() -> None:
    """With two rounds the game is over after the second; mid-round it never stops."""
    table = Table("Kate", "Luke", safety_max_rounds=2).set(turns=2).lay("Luke", "P1")
    table.lay("Kate", base="N2").begin("Kate").do("end")
    assert not table.state.over

    table.do("end")
    assert table.state.over
    assert table.state.outcome().reason == "stopped"


@pytest.mark.rule("CI-AMB-30", "CI-K-R4")
def test_domina_without_crystals_still_subjugates() -> None:
    """Two cards go, one crystal comes."""
    table = Table("Kate", "Luke", wild="purple brown").lay("Kate", "B1 Y1 B2", base="R4")
    table.mine("red-1-plain-a red-3-plain").begin("Kate").do("card blue-1", "mine 0")
    table.do("card yellow-1")

    assert len(table.player("Kate").buried) == 2
    assert table.crystals("Kate") == ["red-1-plain-a"]


@pytest.mark.rule("CI-AMB-31", "CI-K-G4")
def test_mandragore_chooses_among_what_does_not_fit() -> None:
    """Room for one of three: any of them may be the one."""
    table = Table("Kate", "Luke", wild="purple brown").lay("Luke", base="G1 G2 G3 B1")
    table.lay("Kate", "B1 B1 Y1 Y1 R1 R1", base="G4").begin("Kate")
    assert table.legal() == ["base 1 0", "base 1 1", "base 1 2", "stop"]

    table.do("base 1 1")
    assert table.asked() == "main"


@pytest.mark.rule("CI-AMB-32")
def test_points_are_hidden_and_the_number_of_crystals_is_not() -> None:
    """Luke sees that Kate has two crystals, not what her collection is worth."""
    table = Table("Kate", "Luke").lay("Kate", "P1", crystals="blue-3-plain red-1-symbol")
    kate = table.begin("Kate").view("Luke").players[0]
    assert len(kate.crystals) == 2
    assert kate.points is None

    own = table.view("Kate").players[0].points
    assert own is not None
    assert (own["crystals"], own["sets"]) == (3, 1)


@pytest.mark.rule("CI-AMB-33", "CI-C1")
def test_a_played_card_leads_only_after_cleanup() -> None:
    """With an empty base the first card played is no leader yet, nor can it be raided."""
    table = Table("Kate", "Luke").lay("Kate", "N2 P1 B1").lay("Luke", "P1").docks("B1")
    table.begin("Kate").do("skill", "card brown-2")
    assert (table.base("Kate"), table.played()) == ("", "N2")

    table.do("end")
    assert (table.base("Kate"), table.played()) == ("N2", "")


@pytest.mark.rule("CI-AMB-34", "CI-T5")
def test_the_leaders_effect_survives_a_raid_on_the_own_base() -> None:
    """Kate raids Drollo back to hand and still has its extra action."""
    table = Table("Kate", "Luke").lay("Kate", "P1", base="N1 Y2").mine("purple-1-plain-a")
    table.begin("Kate").do("raid")
    assert table.hand("Kate") == "P1 N1 Y2"

    table.do("mine")
    assert table.crystals("Kate") == ["purple-1-plain-a"]


@pytest.mark.rule("CI-AMB-35", "CI-R9")
def test_enhanced_vision_wants_two_different_bases() -> None:
    """The own base may be the second one; the first, though not empty, may not."""
    table = Table("Kate", "Luke").lay("Luke", base="N1 B1 B2")
    table.lay("Kate", "P1 P1 N1 N1 Y1 Y1 Y2", base="N2 P4", artifacts="enhanced_vision")
    table.begin("Kate").do("raid", "seat 1")
    assert table.base("Luke") == "N1 B1"
    assert table.legal() == ["seat 0", "stop"]
    assert table.refusal("seat 1") == "CI-R9"


@pytest.mark.rule("CI-AMB-36", "CI-R8")
def test_baton_of_coaxing_takes_cost_1_and_the_cost_is_data(tmp_path: Path) -> None:
    """Only cost 1 is offered; another copy of the game may say 3."""
    table = Table("Kate", "Luke").lay("Kate", artifacts="baton_of_coaxing").lay("Luke", base="N1")
    table.mine("red-1-plain-a red-3-plain red-6-cave").begin("Kate").do("raid")
    assert table.legal() == ["mine 0", "stop"]

    text = '[[artifact]]\nid = "baton_of_coaxing"\nparams = { cost = 3 }\n'
    artifacts = {artifact.id: artifact for artifact in with_own_copy(tmp_path, text).box.artifacts}
    state = table.state.clone()
    artifacts["baton_of_coaxing"].effect.after_raid(state)
    assert state.decision().write(state) == {"cost": 3, "colour": "any"}


@pytest.mark.rule("CI-AMB-37", "CI-AR1")
def test_third_cyber_arm_moves_the_bottom_card_of_the_own_base() -> None:
    """It reaches no other base and no other card."""
    table = Table("Kate", "Luke").lay("Kate", base="N3 B1 N2", artifacts="third_cyber_arm")
    table.lay("Luke", base="P1 P2").begin("Kate").do("use third_cyber_arm")

    assert (table.hand("Kate"), table.base("Kate")) == ("N3", "B1 N2")
    assert table.base("Luke") == "P1 P2"


@pytest.mark.rule("CI-AMB-38")
def test_the_green_cards_follow_the_german_explanations() -> None:
    """Their effects come from the rulebook, not from reports about the printed cards."""
    green = [e for e in game().content.tables["mercenary"] if e["faction"] == "weedlocks"]

    assert [(entry["effect"], entry["provenance"]) for entry in green] == [
        ("take_crystal", "rulebook"),
        ("double_faction_level", "rulebook"),
        ("take_faction_spread", "rulebook"),
        ("take_faction_one_base", "rulebook"),
    ]
    assert green[1]["params"] == {"faction": "weedlocks", "factor": 2}
    assert green[2]["params"] == {"faction": "weedlocks", "from_one_base": 2}


@pytest.mark.rule("CI-AMB-39")
def test_johns_and_lukes_examples_are_two() -> None:
    """John's base after two turns is not Luke's; both fit on one table beside each other."""
    table = Table("Kate", "John", "Luke").lay("Kate", "P1 P1 B1 N1")
    table.lay("John", base="Y1 B2 Y2 Y1 Y2").lay("Luke", "N2 P3", base="Y2 N1 B2 Y1 Y2")
    table.begin("Kate").do("raid", "seat 2")

    assert table.base("John") == "Y1 B2 Y2 Y1 Y2"
    assert table.base("Luke") == "Y2"


@pytest.mark.rule("CI-AMB-40", "CI-S6", "CI-V4")
def test_totems_nobody_drew_stay_available_and_score_for_nobody() -> None:
    """With two players two totems lie in the supply; a raid brings one of them into play."""
    start = game().start(2, 1)
    assert sum(part["totems"] for part in start.outcome().breakdown) == 6

    table = Table("Kate", "Luke").lay("Kate", "P1", totems="purple")
    table.lay("Luke", "N1", base="N1 Y1", totems="brown").begin("Kate")
    assert table.view().supply_totems == ["blue", "yellow"]
    table.do("raid")
    assert table.view().supply_totems == ["blue"]
    assert table.points("Kate")["totems"] == 6


@pytest.mark.rule("CI-AMB-41", "CI-K-Y3")
def test_recoloured_cards_are_shown() -> None:
    """A card of the starting hand that gets a colour is open to Luke from then on."""
    table = Table("Kate", "Luke").lay("Kate", secret="B1 N1 P2", base="Y3").begin("Kate")
    assert table.view("Luke").players[0].hand == []

    table.do("colour yellow", "card blue-1", "stop")
    kate = table.view("Luke").players[0]
    assert [(card.id, card.colour) for card in kate.hand] == [("frogt_opus", "yellow")]
    assert kate.hidden == [1, 2]

    table.do("end")
    kate = table.view("Luke").players[0]
    assert [(card.id, card.colour) for card in kate.hand] == [("frogt_opus", "blue")]
