"""The judge of Cave-In: what a good player would do, every question rated, points foreseen."""

from __future__ import annotations

import math
from pathlib import Path

import pytest

import sternentisch
from sternentisch.bots.bot import Bot, Knowledge
from sternentisch.bots.greedy import GreedyBot
from sternentisch.bots.judges.cave_in import CaveInJudge
from sternentisch.bots.judges.registry import judge_of
from sternentisch.bots.keen import KeenBot
from sternentisch.bots.play import play_to_end
from sternentisch.games.cave_in.decisions import NODES
from sternentisch.kernel.rng import Rng
from sternentisch.kernel.state import TURN, State
from sternentisch.text.speaker import LANGUAGES, Speaker
from tests.support.cave_in import Table, game


def judge() -> CaveInJudge:
    found = judge_of(game())
    assert isinstance(found, CaveInJudge)
    return found


def best(table: Table) -> str:
    """Return the choice the judge rates best."""
    state = table.state
    rates = judge().rates(state)
    return state.actions[state.offers[rates.index(max(rates))]].notation


def rated(table: Table) -> dict[str, float]:
    """Return what the judge thinks of each choice."""
    state = table.state
    rates = judge().rates(state)
    return {state.actions[id].notation: rate for id, rate in zip(state.offers, rates, strict=True)}


def turn(table: Table) -> list[str]:
    """Play the rest of the turn as the judge would; return the choices."""
    moves: list[str] = []
    while not table.state.over:
        moves.append(best(table))
        table.do(moves[-1])
        if table.state.barrier & TURN:
            break
    return moves


def reasons(table: Table, move: str) -> dict[str, float]:
    """Return the judgements on a choice."""
    notes = judge().reasons(table.state, table.game.action(move).id)
    return {note.name: note.points for note in notes}


# --- crystals ------------------------------------------------------------------------------------


def test_the_crystal_with_more_points_is_mined() -> None:
    table = Table("Ann", "Ben").lay("Ann", hand="Y3 Y3").mine("yellow-3-plain yellow-6-symbol")
    table.begin("Ann").do("mine")
    assert best(table) == "mine 7"


def test_a_symbol_that_completes_a_set_is_worth_more_than_two_points() -> None:
    table = Table("Ann", "Ben").mine("yellow-3-plain yellow-3-symbol")
    table.lay("Ann", hand="Y3", crystals="blue-1-symbol brown-1-symbol red-1-symbol")
    table.begin("Ann").do("mine")
    assert best(table) == "mine 5"
    assert reasons(table, "mine 5")["symbol"] >= 4.0


def test_a_crystal_an_artifact_counts_is_preferred() -> None:
    table = Table("Ann", "Ben").mine("yellow-1-plain-a yellow-3-symbol")
    table.lay("Ann", hand="Y3", crystals="yellow-1-symbol", artifacts="heraldic_archive")
    table.begin("Ann").do("mine")
    assert best(table) == "mine 4"
    assert reasons(table, "mine 4")["fit"] == 1.0


def test_a_free_crystal_is_never_declined() -> None:
    table = Table("Ann", "Ben").lay("Ann", base="Y1").mine("yellow-1-plain-a yellow-1-symbol-cave")
    table.begin("Ann")
    assert table.asked() == "take-crystal"
    assert best(table) == "mine 1"


# --- payments ------------------------------------------------------------------------------------


def test_a_payment_leaves_the_best_cards_in_hand() -> None:
    table = Table("Ann", "Ben").lay("Ann", hand="Y1 Y2 Y4").mine("yellow-3-plain")
    table.begin("Ann").do("mine")
    rates = rated(table)
    assert rates["card yellow-4"] < rates["card yellow-1"]
    assert rates["card yellow-4"] < rates["card yellow-2"]


def test_a_payment_ends_with_the_better_leader() -> None:
    table = Table("Ann", "Ben", wild="red green").lay("Ann", hand="Y1 Y2").mine("yellow-3-plain")
    table.begin("Ann").do("mine")
    assert best(table) == "card yellow-1"  # Drollo lies on top in the end


def test_nothing_is_paid_beyond_the_cost() -> None:
    table = Table("Ann", "Ben").lay("Ann", hand="P1 P1 P3", base="Y2").mine("purple-3-plain")
    table.begin("Ann", start_phase=False).do("mine", "card purple-3")
    assert table.asked() != "mine-pay" or best(table) == "stop"


def test_a_wild_crystal_is_paid_in_the_colour_that_costs_least() -> None:
    table = Table("Ann", "Ben").lay("Ann", hand="B4 N1 N2").mine("red-3-plain")
    table.begin("Ann").do("mine")
    assert table.asked() == "mine-colour"
    assert best(table) == "colour brown"


def test_a_leader_with_an_own_totem_is_avoided() -> None:
    """Whoever raids the base would win that totem."""
    table = Table("Ann", "Ben").lay("Ann", hand="B1 N1", totems="blue").docks("Y2")
    table.lay("Ben", totems="brown")
    table.begin("Ann").do("recruit")
    assert table.asked() == "recruit-pay"
    assert best(table) == "card brown-1"


# --- cards ---------------------------------------------------------------------------------------


def test_a_card_that_brings_a_crystal_within_reach_is_taken() -> None:
    table = Table("Ann", "Ben").lay("Ann", hand="Y3 Y1", base="N1 B2").docks("Y2 N2 P2")
    table.mine("yellow-6-symbol").begin("Ann")
    assert table.asked() == "take-dock"
    assert best(table) == "dock 4"
    assert reasons(table, "dock 4")["reach"] > 0.0


def test_nobody_is_recruited_when_nothing_follows() -> None:
    table = Table("Ann", "Ben").lay("Ann", hand="N1").docks("Y1 Y2").mine("yellow-3-plain")
    table.set(track=7).begin("Ben")
    table.state.turn.taken, table.state.turn.first = 1, 3
    assert rated(table)["recruit"] <= 0.001


def test_a_higher_card_beats_a_lower_one() -> None:
    table = Table("Ann", "Ben").lay("Ann", base="N1 N4").docks("P1 B2 Y3 Y4").begin("Ann")
    assert table.asked() == "take-dock"
    assert best(table) == "dock 9"


# --- skills --------------------------------------------------------------------------------------


def test_a_discount_comes_before_mining() -> None:
    table = Table("Ann", "Ben").lay("Ann", hand="P4 B2").mine("blue-6-symbol blue-1-plain-a")
    assert turn(table.begin("Ann"))[:1] == ["skill"]
    assert "blue-6-symbol" in table.crystals("Ann")


def test_a_foreman_opens_the_way_to_a_high_card() -> None:
    table = Table("Ann", "Ben").lay("Ann", hand="N2 P1").docks("Y1 Y4").begin("Ann")
    assert turn(table)[:2] == ["skill", "card brown-2"]
    assert table.hand("Ann") == "Y4"


def test_level_ones_are_subjugated_for_crystals() -> None:
    table = Table("Ann", "Ben", wild="blue green").lay("Ann", hand="R4 N1 P1 Y1")
    table.mine("red-1-plain-a blue-1-plain-a green-1-symbol")
    turn(table.begin("Ann"))
    assert len(table.crystals("Ann")) >= 3
    assert table.points("Ann")["subjugated"] == 3


def test_a_rival_pays_for_subjugation() -> None:
    table = Table("Ann", "Ben", wild="blue green").lay("Ann", base="N2 N2 R3")
    table.lay("Ben", base="P2 Y1").begin("Ann")
    assert table.asked() == "subjugate-base"
    assert best(table) == "base 1 0"
    assert reasons(table, "base 1 0")["denial"] > 0.0


def test_a_rivals_card_is_stolen_rather_than_an_own_one() -> None:
    table = Table("Ann", "Ben").lay("Ann", base="N3 N1 B3").lay("Ben", base="P3 Y1").begin("Ann")
    assert table.asked() == "take-base"
    assert best(table) == "base 1 0"


def test_a_marked_crystal_can_then_be_mined() -> None:
    table = Table("Ann", "Ben").lay("Ann", hand="N2", base="P2").mine("blue-3-plain blue-6-cave")
    table.begin("Ann")
    assert table.asked() == "dig"
    assert best(table) == "mine 4"
    table.do("mine 4")
    assert best(table) == "colour brown"


def test_cards_get_the_colour_of_the_best_crystal() -> None:
    table = Table("Ann", "Ben").lay("Ann", hand="N3 B3", base="Y3", totems="yellow")
    table.mine("purple-6-cave").artifacts("ac01", "ac08", "ac12").begin("Ann")
    assert table.asked() == "dye-colour"
    assert best(table) == "colour purple"
    assert turn(table)[:3] == ["colour purple", "card brown-3", "card blue-3"]
    assert table.crystals("Ann") == ["purple-6-cave"]


# --- artifacts -----------------------------------------------------------------------------------


def test_an_extra_action_each_turn_is_collected_early() -> None:
    table = Table("Ann", "Ben").lay("Ann", hand="Y4 P4").artifacts("ac08", "ac05", "ac07")
    table.begin("Ann").do("collect")
    assert best(table) == "artifact 0 left"
    assert reasons(table, "artifact 0 left")["help"] > 5.0


def test_points_are_collected_late() -> None:
    table = Table("Ann", "Ben").artifacts("ac08", "ac05", "ac07").set(track=7)
    table.lay("Ann", hand="Y4 P4", crystals="blue-6-symbol red-6-symbol yellow-6-cave")
    table.begin("Ann").do("collect")
    assert best(table) == "artifact 0 right"
    assert reasons(table, "artifact 0 right")["scoring"] == 6.0


# --- raids ---------------------------------------------------------------------------------------


def test_a_tall_base_is_raided() -> None:
    table = Table("Ann", "Ben").lay("Ann", hand="N1").mine("blue-1-plain-a")
    table.lay("Ben", base="P3 Y3 B3 N2 P2 Y2", totems="yellow").begin("Ann", start_phase=False)
    assert best(table) == "raid"
    assert {"loot", "totem", "totem-lost", "denial"} <= set(reasons(table, "raid"))


def test_a_lonely_leader_is_not_worth_a_turn() -> None:
    table = Table("Ann", "Ben").lay("Ann", hand="Y3 Y3", totems="blue").lay("Ben", base="B1")
    table.mine("yellow-6-symbol").docks("Y1").artifacts("ac01", "ac08", "ac12").begin("Ann")
    assert best(table) == "mine"


def test_the_last_turn_is_for_a_totem_not_for_cards() -> None:
    table = Table("Ann", "Ben").set(track=7, start_player=1).lay("Ben", base="B3 B3 B3 Y1")
    table.lay("Ann", base="N4 N3 P1").begin("Ann", start_phase=False).do("raid")
    rates = rated(table)
    assert math.isclose(rates["seat 0"], 2.0)  # a totem from the supply, less what a raid costs
    table = (
        Table("Ann", "Ben").set(track=7, start_player=1).lay("Ben", base="B3 Y1", totems="yellow")
    )
    table.lay("Ann", base="N4 N3 P1").begin("Ann", start_phase=False).do("raid")
    assert best(table) == "seat 1"


def test_an_extra_action_is_used_beside_a_raid() -> None:
    table = Table("Ann", "Ben").lay("Ann", hand="Y1").mine("yellow-1-symbol")
    table.lay("Ben", base="P3 Y3 B3 N2 P2 Y2").turn(extra_mining=1)
    moves = turn(table.begin("Ann", start_phase=False))
    assert moves[0] == "mine"
    assert "raid" in moves


def test_a_limited_extra_action_leaves_the_regular_ones() -> None:
    table = Table("Ann", "Ben").lay("Ann", hand="Y1 P3").mine("yellow-1-plain-a purple-3-plain")
    table.turn(limited_mining=[1]).begin("Ann", start_phase=False)
    assert table.asked() == "main"
    turn(table)
    assert sorted(table.crystals("Ann")) == ["purple-3-plain", "yellow-1-plain-a"]


# --- time ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("ahead", "reason"), [("Ann", "end-near"), ("Ben", "end-early")])
def test_the_last_cave_in_is_for_whoever_is_ahead(ahead: str, reason: str) -> None:
    table = Table("Ann", "Ben").set(track=6).mine("yellow-3-plain yellow-3-cave")
    table.lay("Ann", hand="Y3").lay("Ben", hand="B1")
    riches = "blue-10-cave red-10-cave brown-10-cave"
    table.lay(ahead, hand="Y3" if ahead == "Ann" else "B1", crystals=riches)
    table.begin("Ann").do("mine")
    assert best(table) == ("mine 5" if ahead == "Ann" else "mine 4")
    assert reason in reasons(table, "mine 5")


def test_time_runs_with_the_track() -> None:
    early = Table("Ann", "Ben").begin("Ann").state
    late = Table("Ann", "Ben").set(track=5).begin("Ann").state
    over = Table("Ann", "Ben").set(track=7).begin("Ann").state
    assert judge().rounds(early) > judge().rounds(late) > judge().rounds(over) == 0.0


# --- everything ----------------------------------------------------------------------------------


def test_every_question_of_keen_games_is_rated() -> None:
    met: set[str] = set()
    speakers = [Speaker(game(), language, ["A", "B", "C", "D"]) for language in LANGUAGES]
    rng, bot = Rng(5), KeenBot()
    told: set[str] = set()
    for seed in range(30):
        state = game().start(2 + seed % 3, seed)
        while state.actor is not None:
            met.add(state.decision().kind)
            rates = judge().rates(state)
            assert len(rates) == len(state.offers)
            assert all(math.isfinite(rate) for rate in rates)
            if seed < 6:
                for note in judge().reasons(state, state.offers[-1]):
                    told.add(note.name)
                    facts = {note.fact: note.about} if note.fact else {}
                    assert all(one.say(f"judged-{note.name}", facts) for one in speakers)
            state.apply(bot.choose(Knowledge(state, state.actor), rng))
    rare = {"raid-second", "subjugate-hand", "take-spread"}
    assert set(NODES) - met <= rare
    assert len(told) >= 8


def test_rates_do_not_depend_on_what_is_hidden() -> None:
    state = game().start(3, 4)
    rng, bot = Rng(6), GreedyBot()
    while state.actor is not None:
        rates = judge().rates(state)
        assert judge().rates(state.sample(state.actor, rng)) == pytest.approx(rates)
        state.apply(bot.choose(Knowledge(state, state.actor), rng))


def test_own_content_is_judged_by_its_own_numbers(tmp_path: Path) -> None:
    """The judge of another copy reads its sets, points and effects; games with it can be played."""
    own = tmp_path / "own.toml"
    own.write_text(
        "[constants.set_vp_by_distinct_symbols]\nvalue = [0, 5, 10, 15, 20, 25, 30]\n"
        '[[artifact]]\nid = "night_shift"\nparams = { cost = 3 }\n',
        "utf-8",
    )
    copy = sternentisch.load("cave-in", own)
    found = CaveInJudge(copy)
    assert found.sets == [0, 5, 10, 15, 20, 25, 30]
    state = copy.start(2, 3)
    rng = Rng(1)
    while not state.over:
        state.play(found.pick(state, rng, 0.1))
    assert found.points(state) == state.outcome().points


def played(seed: int, seats: int) -> list[State]:
    """Return a greedy game: the beginnings of its turns, and its end."""
    state = game().start(seats, seed)
    rng, bot = Rng(seed), GreedyBot(0.3)
    found: list[State] = []
    starts = True
    while state.actor is not None:
        if starts:
            found.append(state.clone())
        state.apply(bot.choose(Knowledge(state, state.actor), rng))
        starts = bool(state.barrier & TURN)
    return [*found, state]


def test_points_are_foreseen_better_and_better() -> None:
    errors: list[list[float]] = [[], [], []]
    for seed in range(12):
        *states, end = played(seed, 2 + seed % 3)
        result = end.outcome().points
        assert judge().points(end) == result
        for number, state in enumerate(states):
            third = min(2, 3 * number // len(states))
            wrong = [abs(a - b) for a, b in zip(judge().points(state), result, strict=True)]
            errors[third].append(sum(wrong) / len(wrong))
        last = judge().points(states[-1])
        assert max(abs(a - b) for a, b in zip(last, result, strict=True)) < 16.0
    early, middle, late = (sum(part) / len(part) for part in errors)
    assert early > middle > late
    assert late < 8.0


def test_greedy_play_beats_keen_play() -> None:
    wins = 0.0
    for seed in range(20):
        bots: list[Bot] = [KeenBot(), KeenBot()]
        bots[seed % 2] = GreedyBot()
        state = game().start(2, seed)
        play_to_end(state, bots, Rng(seed))
        winners = state.outcome().winners
        wins += (seed % 2 in winners) / len(winners)
    assert wins >= 19.0
