"""Recall: salvage, incident, drones come home. Rules CR-R1 to CR-R11."""

from __future__ import annotations

from typing import Any

import pytest

from sternentisch.games.cryo.view import cryo_view
from sternentisch.kernel.event import EventLog
from tests.support.cryo import Table, game

SECTIONS = ("engineering", "laboratory", "rnd", "dispatch")


def recalling(seats: int = 2, out: str = "1", **laid: Any) -> Table:
    """Return a table at which A may recall; Engineering has a nanite to plunder."""
    return Table(seats).lay("A", out=out, **laid).incident("engineering", "IE7")


def pods_in(table: Table, section: str) -> list[str]:
    """Return the pods of each chamber of a section, seat by seat ("110")."""
    chambers = [chamber for chamber in table.view().chambers if chamber.id.startswith(section)]
    return ["".join(map(str, chamber.pods)) for chamber in chambers]


# --- salvage -------------------------------------------------------------------------------------


@pytest.mark.rule("CR-R1", "CR-T4")
def test_each_pod_on_a_salvage_space_brings_one_resource_of_its_row() -> None:
    table = recalling(tracks="0/1/2/0 +3").salvage("A", "1 2 5 8").begin("A").do("recall")

    assert table.tracks("A") == "2/2/3/0 +3"
    assert [space.seat for space in table.view().salvage if space.seat is not None] == [0, 0, 0, 0]
    assert table.asked() == "incident", "salvage comes before the incident"


@pytest.mark.rule("CR-R1")
def test_salvage_is_for_the_recalling_player_alone() -> None:
    table = recalling(3).salvage("A", "4").salvage("B", "5 6").salvage("C", "9").begin("A")
    table.do("recall")

    assert [table.tracks(person) for person in "ABC"] == ["0/1/0/0 +0", "0/0/0/0 +0", "0/0/0/0 +0"]


@pytest.mark.rule("CR-R1", "CR-K2")
def test_what_does_not_fit_the_track_is_lost() -> None:
    table = recalling(3, tracks="4/5/0/0").salvage("A", "1 2 3 4 7").begin("A").do("recall")
    assert table.tracks("A") == "5/5/1/0 +0"


@pytest.mark.rule("CR-R1")
def test_without_pods_on_salvage_spaces_nothing_is_gained() -> None:
    table = recalling(tracks="1/1/1/1 +1").begin("A").do("recall")
    assert table.tracks("A") == "1/1/1/1 +1"
    assert table.heard("gained") == []


@pytest.mark.rule("CR-R1")
def test_the_same_pods_bring_something_on_every_recall() -> None:
    table = recalling(out="1 17").salvage("A", "7").lay("B", out="5")
    table.incident("laboratory", "IE7").begin("A")
    table.do("recall", "incident engineering", "return 3", "return 4")
    table.do("recall", "incident laboratory", "return 3")
    assert table.tracks("A") == "0/0/1/1 +0"
    table.do("deploy 1", "place 17", "deploy 1", "place 17", "recall")

    assert table.tracks("A") == "0/0/2/1 +0"


# --- incidents -----------------------------------------------------------------------------------


@pytest.mark.rule("CR-R2")
@pytest.mark.parametrize("section", SECTIONS)
def test_one_incident_of_any_section_is_resolved(section: str) -> None:
    """It does not matter where the drones were."""
    table = Table().lay("A", out="1").incident(section, "IE5").begin("A").do("recall")
    assert table.legal() == [f"incident {name}" for name in SECTIONS]
    table.do(f"incident {section}")

    assert table.tracks("A") == "0/0/0/0 +2"
    assert table.asked() == "return", "one incident only"


@pytest.mark.rule("CR-R2")
def test_an_incident_must_be_chosen() -> None:
    """Nothing passes the step, not even a scrap; spaces without a tile are not offered."""
    table = recalling(hand="prototype").incident("rnd", "").begin("A").do("recall")
    assert table.refusal("done") == table.refusal("return 4") == "ST-1"
    assert table.refusal("incident rnd") == "CR-R2"

    table.do("scrap-card prototype")
    assert table.legal() == ["incident engineering", "incident laboratory", "incident dispatch"]


@pytest.mark.rule("CR-R3")
@pytest.mark.parametrize("section", SECTIONS)
@pytest.mark.parametrize("before", [0, 1, 2])
def test_sabotage_destroys_the_lowest_intact_chamber_of_its_section(
    section: str, before: int
) -> None:
    """Pods of everybody, and nowhere else; the tile stays there and is not collected."""
    table = Table(3).lay("A", out="17").sabotaged(section, *["IE1"] * before)
    table.incident(section, "IL1").begin("A")
    each = 2 if section == "dispatch" else 1
    lost = [table.player(person).destroyed for person in "ABC"]
    asleep = sum(sum(chamber.pods) for chamber in table.view().chambers)
    table.do("recall", f"incident {section}")

    gone, left = ["000"] * (before + 1), [str(each) * 3] * (2 - before)
    assert pods_in(table, section) == gone + left
    assert [table.player(person).destroyed for person in "ABC"] == [n + each for n in lost]
    assert sum(sum(chamber.pods) for chamber in table.view().chambers) == asleep - 3 * each
    marked = [chamber.id for chamber in table.view().chambers if chamber.sabotaged]
    assert marked == [f"{section}-{number}" for number in range(1, before + 2)]
    assert table.player("A").incidents == ()


@pytest.mark.rule("CR-R3")
def test_a_chamber_without_pods_can_be_hit() -> None:
    """The number counts, not who sleeps there."""
    table = Table().lay("A", out="17").chamber("rnd-1", A=0, B=0).incident("rnd", "IE1").begin("A")
    table.do("recall", "incident rnd")

    assert pods_in(table, "rnd") == ["00", "11", "11"]
    assert [chamber.id for chamber in table.view().chambers if chamber.sabotaged] == ["rnd-1"]
    assert table.heard("pods-destroyed") == []


@pytest.mark.rule("CR-R4")
def test_sabotage_moves_on_to_a_section_of_ones_choice() -> None:
    """There, too, the lowest intact chamber is hit."""
    table = Table().lay("A", out="17").sabotaged("rnd", "IE1", "IE1", "IE1")
    table.sabotaged("dispatch", "IL1").incident("rnd", "IL1").begin("A")
    table.do("recall", "incident rnd")
    assert table.asked() == "sabotage"
    assert table.legal() == ["sabotage engineering", "sabotage laboratory", "sabotage dispatch"]
    assert table.refusal("sabotage rnd") == "CR-R4"
    assert table.refusal("done") == "ST-1"

    table.do("sabotage dispatch")
    assert pods_in(table, "dispatch") == ["00", "00", "22"]
    assert pods_in(table, "engineering") == ["11", "11", "11"]


@pytest.mark.rule("CR-R4", "CR-M3")
def test_with_one_section_left_nobody_is_asked() -> None:
    table = Table().lay("A", out="17").sabotaged("engineering", "IE1", "IE1", "IE1")
    table.sabotaged("laboratory", "IE1", "IL1", "IL1").sabotaged("rnd", "IL1", "IL1", "IL1")
    table.incident("rnd", "IL1").begin("A")
    assert pods_in(table, "dispatch") == ["22", "22", "22"]
    table.do("recall", "incident rnd")

    assert pods_in(table, "dispatch") == ["00", "22", "22"]
    assert table.asked() == "return"


@pytest.mark.rule("CR-R4", "CR-R7")
def test_the_space_the_sabotage_came_from_is_refilled() -> None:
    table = Table().lay("A", out="17").sabotaged("rnd", "IE1", "IE1", "IE1")
    table.incident("rnd", "IL1").incident("dispatch", "IE2").track("IL3 IS1").begin("A")
    table.do("recall", "incident rnd", "sabotage dispatch")
    assert table.view().incidents[2:] == ["IL3", "IE2"]


@pytest.mark.rule("CR-R4", "CR-AMB-16")
def test_with_every_chamber_sabotaged_nothing_happens() -> None:
    """Ten sabotage tiles are too few for this, so the twelve are laid on the running game."""
    table = (
        Table().lay("A", out="17").incident("rnd", "IE1").track("IL2 IS1").begin("A").do("recall")
    )
    tile = table.state.incidents[2]
    assert tile is not None
    table.state.sabotage = [(tile,) * 3 for _ in SECTIONS]
    before = [chamber.pods for chamber in table.view().chambers]
    table.do("incident rnd")

    assert [chamber.pods for chamber in table.view().chambers] == before
    assert [len(tiles) for tiles in table.state.sabotage] == [3, 3, 3, 3]
    assert table.player("A").incidents == ()
    assert (table.asked(), table.view().incidents[2]) == ("return", "IL2"), "the recall goes on"


@pytest.mark.rule("CR-R5")
def test_plunder_is_gained_and_the_tile_kept() -> None:
    table = recalling(tracks="0/4/0/0").incident("dispatch", "IL6").begin("A")
    table.do("recall", "incident dispatch")

    assert table.tracks("A") == "0/5/0/0 +1", "one organics does not fit"
    assert [tile.id for tile in table.player("A").incidents] == ["IL6"]
    assert table.view("B").players[0].incidents == ["IL6"], "everybody sees it"
    assert table.player("B").incidents == ()


@pytest.mark.rule("CR-R5", "CR-K11")
def test_plunder_may_be_card_actions() -> None:
    """Two of them: each one draws or plays, or is left out."""
    table = recalling(hand="interface").incident("rnd", "IL4").deck("overclock automation")
    table.begin("A").do("recall", "incident rnd")
    assert table.asked() == "card-action"
    table.do("card-draw")
    assert table.hand("A") == ["interface", "overclock"]
    table.do("card-play interface vehicle")
    assert (table.view().players[0].vehicles, table.asked()) == (["interface"], "return")

    table = recalling(hand="interface").incident("rnd", "IL4").begin("A")
    table.do("recall", "incident rnd", "done", "done")
    assert (table.hand("A"), table.asked()) == (["interface"], "return")


@pytest.mark.rule("CR-R6", "CR-R2")
def test_sunset_on_a_space_changes_nothing() -> None:
    """The game goes on as long as nobody resolves it."""
    table = recalling().lay("B", out="5").incident("rnd", "IS1").track("IL3").begin("A")
    table.do("recall", "incident engineering", "return 4")
    assert (table.actor(), table.view().sunset) == ("B", False)
    table.do("recall", "incident engineering", "return 4")

    assert (table.actor(), table.view().incidents[2]) == ("A", "IS1")


@pytest.mark.rule("CR-R6", "CR-AMB-13", "CR-E1")
def test_after_sunset_the_turn_is_played_to_its_end() -> None:
    """Drones come home and work; then the game is over."""
    table = Table().lay("A", "0/1/0/0", out="1 5", slots="2:RO1 3:RT1").incident("rnd", "IS1")
    table.track("").begin("A").do("recall", "incident rnd")
    assert not table.state.over
    assert [tile.id for tile in table.player("A").incidents] == ["IS1"]

    table.do("return 2", "use", "wake dispatch-3", "return 5", "done", "end-turn")
    assert table.player("A").pool == 1
    assert table.state.over
    assert table.state.outcome().reason == "sunset"
    assert table.heard("game-ended")[0].facts == {"reason": "sunset"}


@pytest.mark.rule("CR-R7")
def test_the_next_tile_of_the_track_fills_the_emptied_space() -> None:
    """From the stack furthest to the left: early tiles, late tiles, Sunset."""
    table = recalling(out="1 17").lay("B", out="5").incident("rnd", "IE2").incident("dispatch", "")
    table.track("IE3 IL3 IS1").begin("A").do("recall", "incident engineering")
    assert table.view().incidents[0] == "IE3"
    assert table.view().incidents[3] is None, "only the space just emptied"
    assert table.view().track_left == 2

    table.do("return 5", "return 6", "recall", "incident rnd")
    assert table.view().incidents[2] == "IL3"
    table.do("return 6", "deploy 1", "place 17", "deploy 1", "place 17")
    table.do("recall", "incident rnd", "return 1")
    assert (table.view().incidents[2], table.view().track_left) == ("IS1", 0)


@pytest.mark.rule("CR-R7")
def test_with_an_empty_track_the_space_stays_empty() -> None:
    table = (
        recalling().track("").incident("rnd", "IS1").begin("A").do("recall", "incident engineering")
    )
    assert table.view().incidents[0] is None
    assert table.asked() == "return"


@pytest.mark.rule("CR-R7", "CR-R5")
def test_the_space_is_refilled_after_the_incident_is_resolved() -> None:
    """Whoever draws or plays for it does not know the next tile yet."""
    table = (
        recalling().incident("rnd", "IE6").track("IE3 IS1").begin("A").do("recall", "incident rnd")
    )
    assert (table.asked(), table.view("A").incidents[2]) == ("card-action", None)
    table.do("done")
    assert table.view("A").incidents[2] == "IE3"


@pytest.mark.rule("CR-R8", "CR-M9", "CR-T5")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", [1, 2])
def test_sunset_comes_up_and_is_resolved_by_a_known_recall(seats: int, seed: int) -> None:
    """Everybody leaves Sunset where it is as long as they can; there is always some tile."""
    log = EventLog()
    state = game().start(seats, seed, {}, log)
    while not state.over:
        moves = [action.notation for action in state.legal()]
        tiles = dict(zip(SECTIONS, cryo_view(state.view(None)).incidents, strict=True))
        waiting = [f"incident {section}" for section in SECTIONS if tiles[section] == "IS1"]
        others = [move for move in moves if move not in waiting and "scrap" not in move]
        liked = [move for move in ("place 17", "done", "end-turn") if move in moves]
        state.apply(game().action([*liked, *others, *moves][0]))

    heard = [event for event in log.events if event.kind in ("recalled", "incident-turned-up")]
    shown = next(n for n, event in enumerate(heard) if event.facts.get("incident") == "IS1")
    kinds = [event.kind for event in heard]
    assert kinds[:shown].count("recalled") == 6 * seats + 1
    assert kinds.count("recalled") == 6 * seats + 5
    assert state.outcome().reason == "sunset"


# --- drones --------------------------------------------------------------------------------------


@pytest.mark.rule("CR-R9")
def test_drones_return_one_by_one_to_free_docks() -> None:
    """A drone that stayed at home blocks its dock, and so do those that are back."""
    table = recalling(out="1 17", home="3").begin("A").do("recall", "incident engineering")
    assert table.legal() == ["return 1", "return 2", "return 4", "return 5", "return 6"]
    assert table.refusal("return 3") == "CR-R9"
    table.do("return 4")
    assert table.refusal("return 4") == "CR-R9"
    assert table.legal() == ["return 1", "return 2", "return 5", "return 6"]
    table.do("return 1")

    assert table.view().players[0].home == ["custom1", "recharge", "custom2"]
    assert table.view().players[0].out == []
    assert table.actor() == "B"


@pytest.mark.rule("CR-R9", "CR-K7")
def test_the_docks_of_the_ship_are_free_again() -> None:
    table = recalling(out="1 5 17").begin("A")
    assert [dock.drones for dock in table.view().docks if dock.drones] == [[0], [0], [0]]
    table.do("incident engineering", "return 1", "return 2", "return 3")
    assert [dock.drones for dock in table.view().docks if dock.drones] == []

    table.do("deploy 1", "place 1")
    assert table.view().docks[0].drones == [1]


@pytest.mark.rule("CR-R9")
def test_drones_that_stayed_at_home_do_nothing() -> None:
    """Their actions are complete and free, but nobody landed there."""
    table = recalling(home="1 5", slots="1:RC1 6:RC2").begin("A")
    table.do("recall", "incident engineering", "return 2", "done", "end-turn")

    assert table.tracks("A") == "0/0/0/1 +0", "the nanite of the incident"
    assert table.heard("platform-used") == []


@pytest.mark.rule("CR-R10")
def test_a_landing_drone_may_use_its_action_once() -> None:
    """Or not at all."""
    table = recalling(slots="1:RC1", home="2 3").begin("A")
    table.do("recall", "incident engineering", "return 1")
    assert (table.asked(), table.legal()) == ("use-platform", ["done", "use", "scrap-tile 1"])
    table.do("use")
    assert table.tracks("A") == "1/0/0/1 +1"
    assert table.asked() == "end-turn", "once only"

    table = recalling(slots="1:RC1", home="2 3").begin("A")
    table.do("recall", "incident engineering", "return 1", "done")
    assert table.tracks("A") == "0/0/0/1 +0"


@pytest.mark.rule("CR-R10", "CR-P1")
def test_the_action_must_be_complete_and_payable() -> None:
    """Custom Build II needs both of its tiles; the drone stays in any case."""
    for slots, tracks, rule in (
        ("4:RC2", "1/0/0/0", "CR-R10"),
        ("5:RC2", "1/0/0/0", "CR-R10"),
        ("4:RO2 5:RC2", "0/0/0/0", "CR-P1"),
        ("4:RO2 5:RC2", "0/1/0/0", None),
    ):
        table = Table().lay("A", tracks, out="1", slots=slots).incident("rnd", "IE5").begin("A")
        table.do("recall", "incident rnd", "return 4")
        assert table.refusal("use") == rule, slots
        assert table.view().players[0].home[-1] == "custom2"


@pytest.mark.rule("CR-R9", "CR-R10")
def test_what_one_drone_earns_pays_for_the_next() -> None:
    """The first action is finished before the next drone is placed."""
    table = recalling(out="1 5", home="6", slots="1:RC2 3:RC1").incident("rnd", "IE5").begin("A")
    table.do("recall", "incident rnd", "return 1")
    assert table.refusal("return 3") == "ST-1"
    table.do("use")
    assert table.tracks("A") == "1/1/0/0 +2"
    table.do("return 3", "use")

    assert table.tracks("A") == "0/1/0/0 +3"


@pytest.mark.rule("CR-R11", "CR-C14")
def test_automation_waits_for_the_last_drone() -> None:
    table = recalling(out="1 5", home="6", slots="1:RC1", upgrades="automation").begin("A")
    table.do("recall", "incident engineering", "return 4", "done")
    assert table.asked() == "return"
    table.do("return 5", "done")

    assert (table.asked(), table.legal()) == ("automate", ["done", "automate 1", "scrap-tile 1"])


@pytest.mark.rule("CR-R2", "CR-R9")
def test_everybody_recalls_in_the_same_way() -> None:
    """The last seat of four, too."""
    table = Table(4).lay("D", out="1 2").incident("rnd", "IE4").begin("D")
    table.do("recall", "incident rnd", "return 5", "return 6")
    assert table.tracks("D") == "0/0/2/0 +0"
    assert table.view().players[3].home == ["custom1", "nanoforge", "plan"]
    assert table.actor() == "A"
