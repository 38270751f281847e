"""The judge of Astro Knights: what a good player would do, in positions laid by hand."""

from __future__ import annotations

import math
from functools import cache
from pathlib import Path

import pytest

from sternentisch.bots.bot import Knowledge
from sternentisch.bots.judges.astro_knights import AstroKnightsJudge
from sternentisch.bots.keen import KeenBot
from sternentisch.games.astro_knights.state import State
from sternentisch.kernel.rng import Rng
from tests.support.astro_knights import Table, everybody, game, own_copy
from tests.support.leaning import Leaning

BOSSES = ("furion", "architect", "lunaris", "kontinnua")


@cache
def judge() -> AstroKnightsJudge:
    return AstroKnightsJudge(game())


def chosen(table: Table) -> str:
    """Return what a greedy bot would do."""
    state = table.state
    rates = judge().rates(state)
    return state.actions[state.offers[rates.index(max(rates))]].notation


def rate(table: Table, move: str) -> float:
    state = table.state
    judge().prepare(state)
    return judge().rate(state, game().action(move).id)


def reasons(table: Table, move: str) -> list[str]:
    return [note.name for note in judge().reasons(table.state, game().action(move).id)]


def armed(*weapons: str, **options: object) -> Table:
    """Return a table where Zack has weapons ready and Toli is well."""
    table = Table("zack", "toli", **options)
    table.lay("zack", weapons=" ".join(weapons), slots=4, hand="normium", deck="normium blaster")
    return table.lay("toli", hand="normium normium blaster", deck="normium normium")


# --- targets ---------------------------------------------------------------------------------


def test_the_blow_that_ends_the_fight_goes_to_the_boss() -> None:
    table = armed("repulsor").foes("roaming_titan 2").set(boss_life=2).begin("zack")
    table.do("weapon zack-1")
    assert chosen(table) == "boss"
    assert reasons(table, "boss") == ["victory"]


def test_a_foe_that_would_do_harm_for_long_is_defeated_first() -> None:
    table = armed("repulsor").foes("roaming_titan 2").begin("zack").do("weapon zack-1")
    assert chosen(table) == "foe 1"
    assert reasons(table, "foe 1") == ["defeat"]


def test_a_foe_is_left_alone_when_the_boss_is_about_to_fall() -> None:
    table = armed("repulsor", "repulsor", "blaster").foes("fire_support 6").set(boss_life=3)
    assert chosen(table.begin("zack").do("weapon zack-1")) == "boss"


def test_the_more_harmful_of_two_foes_is_struck() -> None:
    table = armed("repulsor", boss="architect").foes("repair_droid 2", "assault_droid 2")
    table.begin("zack").do("weapon zack-1")
    assert rate(table, "foe 2") > rate(table, "foe 1")


def test_damage_beyond_the_life_of_a_foe_is_a_waste() -> None:
    table = armed("repulsor").foes("roaming_titan 1").begin("zack").do("weapon zack-1")
    exact = armed("repulsor").foes("roaming_titan 2").begin("zack").do("weapon zack-1")
    assert rate(exact, "foe 1") > rate(table, "foe 1")


def test_divided_damage_brings_a_foe_down() -> None:
    table = armed("echo_ray").foes("roaming_titan 3").begin("zack").do("weapon zack-1")
    points = []
    while table.asked() == "split":
        points.append(chosen(table))
        table.do(points[-1])
    assert points.count("foe 1") == 3


# --- the turn of a knight --------------------------------------------------------------------


def test_whoever_has_weapons_attacks() -> None:
    table = armed("blaster", "lightning_cutlass").begin("zack")
    assert chosen(table) == "weapon 0-2"
    assert rate(table, "end") < rate(table, "weapon 0-1")


def test_a_weapon_that_counts_the_others_comes_first() -> None:
    table = armed("lightning_cutlass", "lightning_cutlass", "scatterbeam", "blaster")
    assert chosen(table.begin("zack")) == "weapon 0-3"


def test_cores_come_before_weapons_and_weapons_before_purchases() -> None:
    table = Table("zack", "toli").lay("zack", hand="normium blaster", slots=1, deck="normium")
    table.begin("zack", energy=3)
    rates = [rate(table, move) for move in ("hand normium", "hand blaster", "slot", "end")]
    assert rates == sorted(rates, reverse=True)


def test_the_best_weapon_gets_the_only_slot() -> None:
    table = Table("zack", "toli").lay("zack", hand="blaster lightning_cutlass", slots=1)
    assert chosen(table.begin("zack")) == "hand lightning_cutlass"


def test_early_energy_buys_a_weapon_rather_than_nothing_or_a_core() -> None:
    table = Table("zack", "toli").supply("weapon_low", "lightning_cutlass")
    table.supply("core_high", "mag_field").lay("zack", deck="normium normium normium blaster")
    table.begin("zack", energy=4)
    assert chosen(table) == "supply weapon_low"
    assert "weapon" in reasons(table, "supply weapon_low")


def test_the_dearer_weapon_is_bought_if_it_can_be_paid() -> None:
    table = Table("zack", "toli").supply("weapon_low", "disruptor_pistol")
    table.supply("weapon_high", "fusion_sniper").lay("zack", deck="normium normium normium")
    assert chosen(table.begin("zack", energy=8)) == "supply weapon_high"


def test_a_weapon_that_comes_too_late_is_worth_nothing() -> None:
    table = Table("zack", "toli").supply("weapon_low", "lightning_cutlass").set(boss_life=1)
    deck = "normium normium normium normium blaster"
    table.lay("zack", deck=deck, discard="normium blaster overclocked_carbine", weapons="blaster")
    table.lay("toli", weapons="blaster", hand="normium normium").begin("zack", energy=4)
    table.do("end" if table.asked() == "attack-step" else "power")
    early = Table("zack", "toli").supply("weapon_low", "lightning_cutlass")
    early.lay("zack", deck=deck).begin("zack", energy=4)
    assert rate(table, "supply weapon_low") < 0.5 * rate(early, "supply weapon_low")


def test_a_slot_is_bought_for_a_weapon_that_waits_in_hand() -> None:
    waiting = Table("zack", "toli").lay("zack", hand="fusion_sniper", weapons="repulsor", slots=1)
    waiting.lay("toli", hand="normium").begin("zack", energy=3, attack=False)
    idle = Table("zack", "toli").lay("zack", hand="normium", weapons="repulsor", slots=1)
    idle.lay("toli", hand="normium").begin("zack", energy=3, attack=False)
    assert rate(waiting, "slot") > rate(idle, "slot") + 2.0


def test_healing_waits_for_wounds() -> None:
    table = Table("silas", "zack").lay("silas", power=5).lay("zack").begin("silas")
    assert chosen(table) == "end"
    table = Table("silas", "zack").lay("silas", power=5, life=3).lay("zack", life=2).begin("silas")
    assert chosen(table) == "knight"


def test_power_is_bought_up_when_the_ability_can_follow_at_once() -> None:
    table = Table("gavriil", "toli").lay("gavriil", power=4, slots=4, weapons="repulsor repulsor")
    table.begin("gavriil", energy=2, attack=False)
    assert chosen(table) == "power"
    assert chosen(table.do("power")) == "knight"


def test_poor_cards_are_discarded_and_good_weapons_kept() -> None:
    hand = "fusion_sniper blaster"
    table = Table("zack", "toli").lay("zack", hand=hand, slots=1, weapons="repulsor")
    table.lay("zack", deck="normium lightning_cutlass lightning_cutlass vibrax echo_ray")
    table.begin("zack", attack=False)
    assert table.asked() == "discard-hand"
    assert rate(table, "hand fusion_sniper") < 0
    assert rate(table, "hand blaster") > rate(table, "hand fusion_sniper")


def test_destroying_a_card_spares_the_good_ones() -> None:
    table = Table("zack", "toli").lay("zack", hand="bio_converter", discard="vibrax blaster")
    table.lay("toli", hand="normium").begin("zack").do("hand bio_converter")
    assert table.asked() == "pick-card"
    assert rate(table, "discard vibrax") < rate(table, "end")
    assert rate(table, "discard blaster") > rate(table, "discard vibrax")


# --- players ---------------------------------------------------------------------------------


def test_wounds_go_to_whoever_can_bear_them() -> None:
    table = everybody("zack", "toli").lay("zack", life=2).lay("toli", life=9)
    table.boss_deck("collapsing_core").boss_turn()
    assert (table.asked(), chosen(table)) == ("pick-seat", "seat 1")
    assert reasons(table, "seat 0") == ["exhaust"]
    assert reasons(table, "seat 1") == ["wound"]


def test_the_last_knight_standing_is_spared() -> None:
    table = everybody("zack", "toli").lay("zack", life=0).lay("toli", life=2)
    table.boss_deck("collapsing_core").boss_turn("toli")
    assert chosen(table) == "seat 0"
    assert reasons(table, "seat 0") == ["world-blow"]


def test_the_weaker_knight_is_healed() -> None:
    table = Table("silas", "zack").lay("silas", life=8, hand="chromerium_halo").lay("zack", life=2)
    assert chosen(table.begin("silas").do("hand chromerium_halo")) == "seat 1"


def test_a_knight_in_need_is_healed_rather_than_energy_taken() -> None:
    table = Table("silas", "zack").lay("silas", hand="field_medkit").lay("zack", life=1)
    assert chosen(table.begin("silas").do("hand field_medkit")) == "option 2"


def test_the_poorest_card_is_given_up() -> None:
    table = Table("zack", "toli").lay("zack", hand="vibrax blaster antimatter_current")
    table.special_deck("jammer_bomb").set(track=3)
    table.boss_deck("collapsing_core").boss_turn()
    while table.asked() == "pick-seat":
        table.do(chosen(table))
    assert (table.asked(), chosen(table)) == ("pick-card", "hand blaster")


def test_an_extra_cost_is_paid_only_by_those_who_can_afford_it() -> None:
    table = Table("gavriil", "toli").lay("gavriil", weapons="red_line_sabre", life=9)
    assert chosen(table.begin("gavriil").do("weapon gavriil-1")) == "yes"
    table = Table("gavriil", "toli").lay("gavriil", weapons="red_line_sabre", life=1)
    table.lay("toli", life=0)
    assert chosen(table.begin("gavriil").do("weapon gavriil-1")) == "end"


# --- everywhere ------------------------------------------------------------------------------


def test_every_question_gets_finite_rates() -> None:
    asked = set()
    for seed in range(30):
        options: dict[str, object] = {"boss": BOSSES[seed % 4], "homeworld": "random"}
        state = game().start(1 + seed % 4, seed, options)
        rng = Rng(seed)
        while state.offers:
            asked.add(state.decision().kind)
            assert all(math.isfinite(rate) for rate in judge().rates(state))
            state.apply(KeenBot().choose(Knowledge(state, state.chooser), rng))
    assert len(asked) >= 12


def play(seats: int, seed: int, boss: str, warmth: float, seen: list[float] | None = None) -> State:
    """Play a game greedily; `seen` collects the chances of victory on the way."""
    state = game().start(seats, seed, {"boss": boss})
    assert isinstance(state, State)
    rng = Rng(seed)
    turns = 0
    while state.offers:
        if seen is not None and state.turns != turns:
            turns = state.turns
            seen.append(judge().rewards(state)[0])
        state.play(judge().pick(state, rng, warmth))
    return state


def test_rewards_are_the_same_for_all_and_a_defeat_is_worth_little() -> None:
    state = play(3, 1, "furion", 0.1)
    assert state.reason == "victory"
    assert judge().rewards(state) == [1.0, 1.0, 1.0]
    table = armed("repulsor").set(boss_life=5).begin("zack")
    before = judge().rewards(table.state)
    assert before[0] == before[1]
    table.state.finish("homeworld")
    table.state.settle()
    near = judge().rewards(table.state)[0]
    table.state.boss_life = 30
    far = judge().rewards(table.state)[0]
    assert 0.0 <= far < near < 0.3


def test_prospects_get_better_with_damage_and_worse_with_wounds() -> None:
    fair = judge().chance(armed("repulsor").begin("zack").state)
    assert judge().chance(armed("repulsor").set(boss_life=9).begin("zack").state) > fair
    assert judge().chance(armed("repulsor").set(homeworld_life=5).begin("zack").state) < fair
    assert judge().chance(armed("repulsor").lay("toli", life=1).begin("zack").state) < fair
    assert judge().chance(armed("repulsor").foes("roaming_titan 7").begin("zack").state) < fair


def test_prospects_are_told_better_and_better() -> None:
    """The error is smaller in the second half of the games than in the first."""
    errors: list[list[float]] = [[], []]
    for seed in range(24):
        seen: list[float] = []
        state = play(1 + seed % 4, seed, BOSSES[seed // 4 % 4], 1.0, seen)
        result = judge().rewards(state)[0]
        for turn, chance in enumerate(seen):
            errors[2 * turn // len(seen)].append((chance - result) ** 2)
    first, second = (sum(part) / len(part) for part in errors)
    assert second < first < 0.25


@pytest.mark.parametrize(("seats", "least"), [(2, 12), (3, 7), (4, 4)])
def test_greedy_teams_win_where_keen_ones_lose(seats: int, least: int) -> None:
    """In 24 deals; the more knights, the harder: of 200 deals they won 125, 103 and 55."""
    keen = Leaning(game(), {})
    won = lost = 0
    for seed in range(24):
        boss = BOSSES[seed % 4]
        won += play(seats, seed, boss, 0.001).reason == "victory"
        state = game().start(seats, seed, {"boss": boss})
        rng = Rng(seed)
        while not state.over:
            state.play(keen.pick(state, rng))
        lost += not state.outcome().victory
    assert won >= least
    assert lost == 24


def test_own_values_count(tmp_path: Path) -> None:
    """The judge reads the texts of the box it is given."""
    path = tmp_path / "own.toml"
    text = '{ do = "damage", to = "any", n = 9 }'
    path.write_text(f'[[card]]\nid = "repulsor"\non_attack = [{text}]\n')
    own = own_copy(path)
    index = next(card.index for card in own.box.cards if card.id == "repulsor")
    assert AstroKnightsJudge(own).hit_of[index] == 9.0
    assert judge().hit_of[index] == 2.0
