"""End and scoring: rules CI-E1 to CI-E5 and CI-V1 to CI-V7."""

from __future__ import annotations

import pytest

from tests.support.cave_in import Table

PEOPLE = ("Kate", "Luke", "Mark", "Lisa")


@pytest.mark.rule("CI-E1", "CI-AMB-28")
@pytest.mark.parametrize(
    ("seats", "track", "over"),
    [
        *((2, 6, False), (2, 7, True), (2, 8, True)),
        *((3, 7, False), (3, 8, True), (3, 12, True)),
        *((4, 8, False), (4, 9, True), (4, 10, True)),
    ],
)
def test_the_mine_holds_longer_with_more_players(seats: int, track: int, over: bool) -> None:
    """At the end of a round the game is over at 7, 8 or 9 cave-ins with two, three or four."""
    table = Table(*PEOPLE[:seats]).set(track=track, turns=seats - 1)
    last = PEOPLE[seats - 1]
    table.lay(last, hand="P1").begin(last).do("end")
    assert table.state.over == over
    assert table.state.outcome().reason == ("collapsed" if over else "")


@pytest.mark.rule("CI-E2", "CI-E4")
def test_the_round_is_completed_after_the_trigger() -> None:
    """The mine collapses in Luke's turn, second of three: he goes on, Mark follows, that is all."""
    table = Table("Kate", "Luke", "Mark").mine("blue-1-symbol-cave").set(track=7, turns=1)
    table.lay("Luke", hand="B1 P3").begin("Luke").do("mine")
    assert table.state.track == 8
    assert table.refusal("skill") is None, "the turn goes on"
    table.do("skill")
    assert table.state.actor == table.seat("Mark")
    table.do("end")
    assert table.state.over
    assert table.state.actor is None
    assert table.legal() == []
    assert table.refusal("end") == "ST-2"


@pytest.mark.rule("CI-E2")
def test_a_trigger_in_the_last_seat_ends_the_game_with_that_turn() -> None:
    """Mark is last in the round; he finishes his turn and the game is over."""
    table = Table("Kate", "Luke", "Mark").mine("blue-1-symbol-cave").set(track=7, turns=2)
    table.lay("Mark", hand="B1 P3").begin("Mark").do("mine")
    assert not table.state.over
    table.do("skill")
    assert table.state.over


@pytest.mark.rule("CI-E2")
def test_a_trigger_in_the_first_seat_gives_everybody_another_turn() -> None:
    """Kate, the start player, brings the mine down; Luke and Mark still have their turns."""
    table = Table("Kate", "Luke", "Mark").mine("blue-1-symbol-cave").set(track=7)
    table.lay("Kate", hand="B1 P3").begin("Kate").do("mine", "end", "end")
    assert table.state.actor == table.seat("Mark")
    table.do("end")
    assert table.state.over


@pytest.mark.rule("CI-E2", "CI-S9")
@pytest.mark.parametrize(
    ("start", "turns", "over"), [("Kate", 3, True), ("Luke", 2, False), ("Mark", 4, False)]
)
def test_the_round_is_counted_from_the_start_player(start: str, turns: int, over: bool) -> None:
    """Mark's turn ends the game only if Kate began: then all have had equally many turns."""
    table = Table("Kate", "Luke", "Mark").set(track=8, turns=turns - 1)
    table.set(start_player=table.seat(start)).lay("Mark", hand="P1").begin("Mark").do("end")
    assert table.state.over == over
    assert table.state.turns == turns


@pytest.mark.rule("CI-E2", "CI-X4")
def test_the_trigger_can_come_from_an_artifact_stack() -> None:
    """Kate collects the last card of a stack as the seventh cave-in; Luke has the last turn."""
    table = Table("Kate", "Luke").artifacts("ac07", sizes=(1, 4, 4)).set(track=6)
    table.lay("Kate", hand="P4 N1").begin("Kate").do("collect", "artifact 0 left", "card purple-4")
    assert table.state.track == 7
    assert table.state.actor == table.seat("Luke")
    table.do("end")
    assert table.state.over


@pytest.mark.rule("CI-E3", "CI-AMB-28")
def test_further_cave_ins_mean_nothing() -> None:
    """Luke mines a second dangerous crystal after the trigger; Mark's turn still comes."""
    table = Table("Kate", "Luke", "Mark").mine("blue-1-symbol-cave").set(track=8, turns=1)
    table.lay("Luke", hand="B1").begin("Luke").do("mine")
    assert table.state.track == 9
    assert table.state.actor == table.seat("Mark")
    table.do("end")
    assert table.state.over


@pytest.mark.rule("CI-E4", "CI-C4")
def test_final_turns_are_ordinary_turns() -> None:
    """After the trigger Kate's places are refilled and Luke's leader serves him."""
    table = Table("Kate", "Luke").mine("blue-1-plain-a").set(track=7)
    table.lay("Kate", hand="B1").lay("Luke", hand="N1", base="Y2").begin("Kate").do("mine")
    assert table.crystal_at(0) != ""
    assert table.state.actor == table.seat("Luke")
    assert table.state.turn.extra_mining == 1
    table.do("end")
    assert table.state.over
    assert table.state.crystals_left == [19, 15, 10, 5]


@pytest.mark.rule("CI-E5", "CI-AMB-29")
@pytest.mark.parametrize("rounds", [1, 2])
def test_the_game_is_stopped_after_many_rounds(rounds: int) -> None:
    """With a limit of one or two rounds the game is scored after so many turns of each."""
    table = Table("Kate", "Luke", safety_max_rounds=rounds).lay("Kate", hand="P1", totems="blue")
    table.begin("Kate").do(*["end"] * (2 * rounds - 1))
    assert not table.state.over
    table.do("end")
    assert table.state.over
    assert table.state.turns == 2 * rounds
    outcome = table.state.outcome()
    assert outcome.reason == "stopped"
    assert outcome.points == [3, 0]


@pytest.mark.rule("CI-E5")
def test_the_stop_comes_after_sixty_rounds() -> None:
    """Unless agreed otherwise sixty complete rounds are played, not fifty-nine."""
    table = Table("Kate", "Luke").set(turns=117).lay("Luke", hand="P1").begin("Luke").do("end")
    assert not table.state.over
    table.do("end", "end")
    assert table.state.over
    assert (table.state.turns, table.state.outcome().reason) == (120, "stopped")


@pytest.mark.rule("CI-E5", "CI-E2")
def test_a_collapse_in_the_last_round_is_no_stop() -> None:
    """The mine collapses in the last round allowed: that is why the game is over."""
    table = Table("Kate", "Luke", safety_max_rounds=1).set(track=7, turns=1)
    table.lay("Luke", hand="P1").begin("Luke").do("end")
    assert table.state.outcome().reason == "collapsed"


def score(**zones: str) -> dict[str, int]:
    """Return the points of Kate, who has these things."""
    table = Table("Kate", "Luke", wild="purple brown").lay("Kate", **zones).begin("Luke")
    return table.points("Kate")


@pytest.mark.rule("CI-V1")
def test_the_total_has_five_sources() -> None:
    """Crystals 10 and 0, Contract 2, a totem 3, a symbol 1, a subjugated level 2 card 2: 18."""
    table = Table("Kate", "Luke", wild="purple brown")
    crystals = "blue-10-cave blue-1-symbol"
    table.lay("Kate", crystals=crystals, artifacts="contract", totems="red", subjugated="B2")
    table.begin("Luke")
    assert table.points("Kate") == {
        "crystals": 10,
        "artifacts": 2,
        "totems": 3,
        "sets": 1,
        "subjugated": 2,
    }
    assert table.state.outcome().points == [18, 0]


@pytest.mark.rule("CI-V1")
def test_hand_and_base_score_nothing() -> None:
    """Kate's mercenaries bring no points by themselves."""
    assert set(score(hand="B4 R3", base="Y4 G4").values()) == {0}


@pytest.mark.rule("CI-V2")
@pytest.mark.parametrize(
    ("crystals", "points"),
    [
        ("blue-1-plain-a", 1),
        ("blue-1-symbol", 0),
        ("blue-3-plain", 3),
        ("blue-6-symbol", 4),
        ("blue-6-cave", 6),
        ("blue-10-cave red-10-cave", 20),
    ],
)
def test_crystals_score_what_is_printed(crystals: str, points: int) -> None:
    """Each crystal brings its own points."""
    assert score(crystals=crystals)["crystals"] == points


@pytest.mark.rule("CI-V3", "CI-AR7")
@pytest.mark.parametrize(
    ("artifact", "crystals", "points"),
    [
        ("contract", "", 0),
        ("contract", "blue-1-plain-a blue-3-plain red-1-plain-a", 2),
        ("contract", "red-1-plain-a red-3-plain red-1-symbol blue-1-plain-a blue-3-plain", 3),
        ("barking_up_the_right_three", "blue-3-plain", 0),
        ("barking_up_the_right_three", "blue-3-plain red-3-cave blue-3-cave", 3),
        ("barking_up_the_right_three", "blue-3-plain red-3-cave blue-3-cave red-3-plain", 6),
        ("enhanced_vision", "blue-3-plain red-3-cave", 0),
    ],
)
def test_artifacts_score_as_they_say(artifact: str, crystals: str, points: int) -> None:
    """Contract serves the best colour, pairs are rounded down, left halves score nothing."""
    assert score(artifacts=artifact, crystals=crystals)["artifacts"] == points


@pytest.mark.rule("CI-V3", "CI-M7")
def test_artifacts_look_at_printed_colours_and_costs() -> None:
    """A green crystal of cost 3, mined as a blue one for nothing, is green and of cost 3."""
    table = Table("Kate", "Luke").mine("green-3-plain").turn(marks=[[4, "blue", 3]])
    artifacts = "contract barking_up_the_right_three"
    table.lay("Kate", hand="P1", crystals="green-3-cave blue-1-plain-a", artifacts=artifacts)
    table.begin("Kate", start_phase=False).do("mine")
    assert table.points("Kate")["artifacts"] == 2 + 3


@pytest.mark.rule("CI-V4")
@pytest.mark.parametrize(("totems", "points"), [("", 0), ("red", 3), ("red blue green", 9)])
def test_totems_score_3_each(totems: str, points: int) -> None:
    """Whoever holds a totem at the end scores it; nobody scores those in the supply."""
    assert score(totems=totems)["totems"] == points


@pytest.mark.rule("CI-V5")
@pytest.mark.parametrize(
    ("colours", "points"),
    [
        ("", 0),
        ("purple", 1),
        ("purple brown", 3),
        ("purple brown blue", 6),
        ("purple brown blue yellow", 10),
        ("purple brown blue yellow red", 15),
        ("purple brown blue yellow red green", 21),
    ],
)
def test_sets_of_different_symbols(colours: str, points: int) -> None:
    """A set of one to six different symbols scores 1, 3, 6, 10, 15 or 21."""
    crystals = " ".join(f"{colour}-1-symbol" for colour in colours.split())
    assert score(crystals=crystals)["sets"] == points


@pytest.mark.rule("CI-V5")
@pytest.mark.parametrize(
    ("crystals", "points"),
    [
        ("blue-1-symbol blue-3-symbol", 1 + 1),
        ("blue-1-symbol blue-3-symbol red-1-symbol", 3 + 1),
        ("blue-1-symbol blue-3-symbol red-1-symbol red-3-symbol", 3 + 3),
        ("blue-1-symbol blue-3-symbol blue-6-symbol red-1-symbol green-1-symbol", 6 + 1 + 1),
        ("blue-1-symbol-cave", 1),
        ("blue-3-cave red-6-cave green-10-cave", 0),
    ],
)
def test_symbols_make_several_sets(crystals: str, points: int) -> None:
    """Each symbol is used once, the first set being as large as can be; cave-ins do not count."""
    assert score(crystals=crystals)["sets"] == points


@pytest.mark.rule("CI-V6", "CI-K5")
def test_subjugated_cards_score_their_level() -> None:
    """A level 1, a level 2 and a level 4 card bring 7 points."""
    assert score(subjugated="B1 R2 Y4")["subjugated"] == 7


@pytest.mark.rule("CI-V6", "CI-K5", "CI-K-R4")
def test_cards_subjugated_from_the_hand_score_too() -> None:
    """Kate's Domina subjugates two level 1 cards: 2 points."""
    table = Table("Kate", "Luke", wild="purple brown").lay("Kate", hand="B1 R1 R3", base="R4")
    table.begin("Kate").do("card blue-1", "card red-1")
    assert table.points("Kate")["subjugated"] == 2


@pytest.mark.rule("CI-V7")
def test_most_points_win() -> None:
    """Luke has 6 points, Kate 3, Mark none."""
    table = (
        Table("Kate", "Luke", "Mark").lay("Kate", totems="blue").lay("Luke", totems="brown yellow")
    )
    table.set(track=8, turns=2).lay("Mark", hand="P1").begin("Mark").do("end")
    outcome = table.state.outcome()
    assert outcome.points == [3, 6, 0]
    assert outcome.ranks == [2, 1, 3]
    assert outcome.winners == [table.seat("Luke")]


@pytest.mark.rule("CI-V7")
def test_tied_leaders_share_the_win() -> None:
    """Kate and Mark have 3 points each and both win, however they came by them."""
    table = Table("Kate", "Luke", "Mark").lay("Kate", totems="blue")
    table.lay("Mark", hand="P1", crystals="blue-3-plain")
    table.set(track=8, turns=2).begin("Mark").do("end")
    outcome = table.state.outcome()
    assert outcome.points == [3, 0, 3]
    assert outcome.ranks == [1, 3, 1]
    assert outcome.winners == [table.seat("Kate"), table.seat("Mark")]
    assert outcome.tie_break == ""
