"""Who decides, and when nobody is asked: rules AK-M1 to AK-M4, AK-M10 to AK-M14."""

from __future__ import annotations

import pytest

from sternentisch.kernel.rng import Rng
from sternentisch.kernel.state import State
from tests.support.astro_knights import Table, everybody, game

PEOPLE = ("zack", "gavriil", "toli", "silas")
SEATS = pytest.mark.parametrize("seats", [1, 2, 3, 4])
BOSSES = ("furion", "architect", "lunaris", "kontinnua")
CAPTAINS = pytest.mark.parametrize("captain", PEOPLE)


# --- in your own turn ---------------------------------------------------------------------------


@pytest.mark.rule("AK-M1")
@pytest.mark.parametrize("person", PEOPLE[:3])
def test_in_your_turn_you_choose_players_piles_options_and_targets(person: str) -> None:
    """Whoever has the turn is asked: one question of each kind."""
    table = Table("zack", "gavriil", "toli").foes("fire_support 6", "roaming_titan 7")
    for ally in table.people:
        table.lay(ally, deck="normium blaster")
    hand = "chromerium_halo antimatter_current quantum_hack targeting_sync"
    table.lay(person, hand=hand, weapons="psionic_needle", life=9).begin(person, attack=False)
    asked = []
    for move in (
        *("hand chromerium_halo", f"seat {person}", "hand antimatter_current"),
        *("supply core_low", "hand quantum_hack", "option 1", "foe 1", "hand targeting_sync"),
        *("option 2", "boss"),
    ):
        asked.append(table.asked())
        assert table.actor() == person
        table.do(move)
    assert {"pick-seat", "pick-supply", "pick-option", "pick-target"} < set(asked)


@pytest.mark.rule("AK-M1")
def test_in_your_turn_you_deal_out_for_all() -> None:
    """Nasma's Mycelial Web: she says who draws."""
    table = everybody("zack", "nasma").lay("nasma", power=4, deck="blaster")
    table.lay("zack", deck="blaster normium normium").begin("nasma").do("knight")
    for person in ("zack", "nasma"):
        assert (table.asked(), table.actor()) == ("pick-unit", "nasma")
        table.do(f"seat {person}")
    assert len(table.cards("zack", "hand")) == 3, "only he can draw the third one"
    assert len(table.cards("nasma", "hand")) == 2


# --- your own cards -----------------------------------------------------------------------------


@pytest.mark.rule("AK-M2", "AK-C12")
@pytest.mark.parametrize("victim", PEOPLE[1:3])
def test_you_choose_your_own_discards(victim: str) -> None:
    """Jammer Bomb: the captain picks the victim, the victim picks the cards and their order."""
    table = Table("zack", "gavriil", "toli").lay("zack", hand="normium").set(track=3)
    for person in ("gavriil", "toli"):
        table.lay(person, hand="normium blaster")
    table.lay(victim, discard="repulsor").boss_deck("fire_support").special_deck("jammer_bomb")
    table.order("player_1").boss_turn("zack")
    assert (table.asked(), table.actor()) == ("pick-seat", "zack")
    table.do(f"seat {victim}")
    assert (table.asked(), table.actor()) == ("pick-card", victim)
    table.do("hand blaster")
    assert table.cards(victim, "discard") == ["repulsor", "blaster", "normium"]


@pytest.mark.rule("AK-M2", "AK-C5")
def test_you_choose_what_you_destroy() -> None:
    """Oracle Hub: Zack picks Gavriil, and Gavriil says which card, or none."""
    for answer, left in (("end", ["blaster", "normium"]), ("hand normium", ["blaster"])):
        table = Table("zack", "gavriil").lay("zack", hand="oracle_hub normium")
        table.lay("gavriil", hand="normium blaster").begin("zack")
        table.do("hand oracle_hub", "seat gavriil")
        assert (table.asked(), table.actor()) == ("pick-card", "gavriil")
        table.do(answer)
        assert sorted(table.cards("gavriil", "hand")) == left
        assert table.actor() == "zack"


@pytest.mark.rule("AK-M2", "AK-C5")
@pytest.mark.parametrize("answer", ["yes", "end"])
def test_a_may_addressed_to_you_is_yours(answer: str) -> None:
    """Spore Bloom in Nasma's turn: Zack decides whether he draws, and what he discards."""
    table = Table("zack", "nasma").lay("nasma", hand="spore_bloom normium")
    table.lay("zack", hand="normium blaster", deck="vibrax").begin("nasma")
    table.do("hand spore_bloom")
    assert (table.asked(), table.actor()) == ("confirm", "zack")
    table.do(answer)
    if answer == "yes":
        assert (table.asked(), table.actor()) == ("pick-card", "zack")
        table.do("hand normium")
        assert sorted(table.cards("zack", "hand")) == ["blaster", "vibrax"]
    else:
        assert table.cards("zack", "deck") == ["vibrax"]
    assert table.actor() == "nasma"


@pytest.mark.rule("AK-M2", "AK-P15")
def test_you_choose_your_weapon_and_the_target_of_its_equip_text() -> None:
    table = Table("zack", "gavriil", "toli").lay("zack", hand="magnetic_holster normium")
    table.lay("toli", hand="ballistic_array blaster").lay("gavriil", hand="blaster")
    table.foes("fire_support 6").begin("zack")
    table.do("hand magnetic_holster", "seat zack", "seat toli")
    assert (table.asked(), table.actor()) == ("pick-card", "toli")
    table.do("hand ballistic_array")
    assert (table.asked(), table.actor()) == ("pick-target", "toli")
    table.do("foe 1")
    assert table.row() == ["fire_support 5"]
    assert table.actor() == "zack"


@pytest.mark.rule("AK-M2", "AK-C16")
def test_you_choose_which_card_you_take_back() -> None:
    """Quaris in Zack's turn: he deals out the cards, the owners say which ones."""
    table = Table("zack", "gavriil").set(homeworld_power=5).lay("zack", hand="normium")
    table.lay("gavriil", discard="repulsor normium vibrax").begin("zack").do("homeworld")
    assert (table.asked(), table.actor()) == ("pick-unit", "zack")
    table.do("seat gavriil")
    assert (table.asked(), table.actor()) == ("pick-card", "gavriil")
    table.do("discard normium")
    assert table.cards("gavriil", "discard") == ["repulsor", "vibrax"]


# --- the captain --------------------------------------------------------------------------------


@pytest.mark.rule("AK-M3")
@CAPTAINS
def test_the_captain_chooses_who_suffers(captain: str) -> None:
    table = everybody(*PEOPLE).boss_deck("collapsing_core").boss_turn(captain)
    assert (table.asked(), table.actor()) == ("pick-seat", captain)
    assert table.legal() == ["seat 0", "seat 1", "seat 2", "seat 3"]


@pytest.mark.rule("AK-M3")
@CAPTAINS
def test_the_captain_chooses_options_piles_and_among_tied_players(captain: str) -> None:
    table = everybody(*PEOPLE, boss="architect").foes("sentry_droid 2").boss_turn(captain)
    assert (table.asked(), table.actor()) == ("pick-option", captain)

    table = everybody(*PEOPLE, boss="lunaris").foes("resource_raider 3").boss_turn(captain)
    assert (table.asked(), table.actor()) == ("pick-supply", captain)

    table = everybody(*PEOPLE, boss="lunaris").foes("herald_of_immortality 6")
    table.lay("zack", life=4).lay("toli", life=4).lay("silas", life=0).boss_turn(captain)
    assert (table.asked(), table.actor()) == ("pick-seat", captain)
    assert table.legal() == ["seat 0", "seat 2"]
    assert table.refusal("seat gavriil") == "AK-C8"


@pytest.mark.rule("AK-M3")
@pytest.mark.parametrize(
    ("card", "captain"), [("player_1", "zack"), ("player_2", "gavriil"), ("player_3", "toli")]
)
def test_the_latest_player_turn_makes_the_captain(card: str, captain: str) -> None:
    """Also the turn of an exhausted knight."""
    table = everybody(*PEOPLE[:3]).lay("toli", life=0).boss_deck("collapsing_core")
    table.order(f"{card} boss").next_turn("gavriil").do("end", "end")
    assert (table.asked(), table.actor()) == ("pick-seat", captain)
    assert table.view().captain == table.seat(captain)


@pytest.mark.rule("AK-M3", "AK-P21")
def test_between_player_turns_the_captain_has_no_turn() -> None:
    """In a boss turn and before a pair card is settled it is nobody's turn."""
    table = everybody(*PEOPLE[:2]).boss_deck("collapsing_core").order("boss").begin("zack")
    assert table.view().active == 0
    table.do("end", "end")
    assert (table.asked(), table.view().captain) == ("pick-seat", 0)
    assert table.view().active is None

    table = everybody(*PEOPLE).order("pair_34").begin("zack").do("end", "end")
    assert (table.asked(), table.view().captain) == ("pair-seat", 0)
    assert table.view().active is None


@pytest.mark.rule("AK-M3", "AK-S12")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_before_the_first_player_turn_seat_one_is_captain(seats: int) -> None:
    """In all games that begin with a boss turn in which somebody must choose."""
    actors = set()
    for seed in range(40):
        state = game().start(seats, seed, {"boss": "kontinnua"})
        view = game().view(state, None)
        if view.turns == 0:
            actors.add(state.actor)
    assert actors == {0}


@pytest.mark.rule("AK-M4", "AK-D7")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(
    ("boss", "strike"), [("architect", "total_reprogramming"), ("kontinnua", "stolen_future")]
)
def test_each_player_is_asked_in_seat_order_from_the_captain_on(
    boss: str, strike: str, seats: int
) -> None:
    """Everybody discards a card; the captain first, then on to the left."""
    people = PEOPLE[:seats]
    for first, captain in enumerate(people):
        table = Table(*people, boss=boss).boss_deck(strike)
        for person in people:
            table.lay(person, hand="normium blaster")
        table.boss_turn(captain)
        for person in people[first:] + people[:first]:
            assert (table.asked(), table.actor()) == ("pick-card", person)
            table.do("hand blaster")
        discards = [event.seat for event in table.heard("card-discarded")]
        assert discards == [(first + number) % seats for number in range(seats)]


# --- no dead ends -------------------------------------------------------------------------------


@pytest.mark.rule("AK-M10")
def test_whoever_has_no_choice_is_not_asked() -> None:
    """A single ally, a single weapon, a single target: all of it happens by itself."""
    table = Table("zack", "gavriil").lay("zack", hand="magnetic_holster normium", slots=4)
    table.lay("gavriil", hand="ballistic_array").begin("zack")
    before = table.state.boss_life
    table.do("hand magnetic_holster", "seat zack")
    assert table.cards("gavriil", "weapons") == ["ballistic_array"]
    assert table.state.boss_life == before - 1
    assert table.asked() == "action-step"


@pytest.mark.rule("AK-M10", "AK-C3")
def test_a_may_without_anything_to_do_is_skipped() -> None:
    """Particle Cannon destroys a hand card; with an empty hand nobody is asked."""
    table = Table("zack", "gavriil").lay("zack", weapons="particle_cannon repulsor", slots=2)
    table.begin("zack").do("weapon zack-1")
    assert table.asked() == "attack-step"

    table = Table("zack", "gavriil").lay("zack", weapons="grav_hammer repulsor", slots=2)
    table.lay("zack", discard="normium").begin("zack").do("weapon zack-1")
    assert table.asked() == "attack-step", "no weapon on the discard"


@pytest.mark.rule("AK-M10", "AK-C3")
@pytest.mark.parametrize("card", ["jammer_bomb", "emp_torpedo"])
def test_a_loss_that_nobody_can_bear_is_skipped(card: str) -> None:
    """Nobody holds a card, nobody has power: the captain is not asked whom to pick."""
    table = Table("zack", "gavriil", "toli").set(track=3).boss_deck("fire_support")
    table.special_deck(card).lone_boss_turn("zack")
    assert table.asked() == ""


@pytest.mark.rule("AK-M10", "AK-C5")
def test_a_may_for_somebody_without_cards_is_skipped() -> None:
    """Spore Bloom for an ally who can neither draw nor discard."""
    for people in (("zack", "nasma"), ("zack", "nasma", "toli")):
        table = Table(*people).lay("nasma", hand="spore_bloom normium").begin("nasma")
        table.do("hand spore_bloom")
        assert table.asked() == "action-step"


@pytest.mark.rule("AK-M10", "AK-C3")
@pytest.mark.parametrize(
    "card", ["chromerium_halo", "cosmic_particulate", "magnetic_holster", "oracle_hub"]
)
def test_a_card_that_can_do_nothing_for_anybody_asks_nobody(card: str) -> None:
    """All lives, bars and slots are full, and nobody holds another card."""
    table = Table("zack", "gavriil", "toli").lay("zack", hand=card, power=4, slots=4)
    table.lay("gavriil", power=5, slots=4).lay("toli", power=4, slots=4).begin("zack")
    table.do(f"hand {card}")
    assert table.asked() == "action-step"


@pytest.mark.rule("AK-M10", "AK-C2")
def test_a_reward_that_nobody_can_use_asks_nobody() -> None:
    """Peacekeeper: power and life for one player, and all have both."""
    table = Table("zack", "gavriil", "toli").lay("zack", weapons="peacekeeper", power=4)
    table.lay("gavriil", power=5).lay("toli", power=4).foes("fire_support 1")
    table.lay("zack", hand="normium").begin("zack").do("weapon zack-1", "foe 1")
    assert table.asked() == "action-step"


@pytest.mark.rule("AK-M10", "AK-C4")
@pytest.mark.parametrize(
    ("boss", "card"), [("lunaris", "exploitation"), ("architect", "jammer_droid")]
)
def test_an_or_of_which_nothing_can_be_done_is_skipped(boss: str, card: str) -> None:
    """Lose power or discard: nobody has either. The rest of Exploitation happens."""
    table = Table("zack", "gavriil", "toli", boss=boss)
    if card == "jammer_droid":
        table.foes("jammer_droid 3").boss_deck("loader_colossus").lone_boss_turn("zack")
    else:
        table.boss_deck(card).lone_boss_turn("zack")
        assert table.state.homeworld_life == 28
    assert table.asked() == ""


@pytest.mark.rule("AK-M10", "AK-C10")
def test_who_is_chosen_may_count_although_nothing_can_be_done() -> None:
    """Velocity Revolver: no ally can draw, but the hand of the chosen one is the damage."""
    table = Table("zack", "gavriil", "toli").lay("zack", weapons="velocity_revolver")
    table.lay("toli", hand="normium blaster").begin("zack")
    before = table.state.boss_life
    table.do("weapon zack-1")
    assert table.legal() == ["seat 1", "seat 2"]
    assert table.do("seat toli").state.boss_life == before - 2


def check_offers(state: State) -> None:
    """Every question offers at least two answers, and none of them is refused."""
    offers = [action.notation for action in state.legal()]
    assert len(offers) > 1
    for action in state.game.table.actions:
        assert (state.refusal(action) is None) == (action.notation in offers)
    kind = state.decision().kind
    view = game().view(state, None)
    if kind in ("action-step", "discard-hand"):
        assert "end" in offers
    if kind == "attack-step":
        player = view.players[state.actor or 0]
        assert ("end" in offers) == (len(player.weapons) <= player.slots)
        assert any(offer.startswith("weapon") for offer in offers)
    if kind == "action-step":
        check_actions(state, offers)


def check_actions(state: State, offers: list[str]) -> None:
    """What is offered in the action step is exactly what AK-M12 lists."""
    view = game().view(state, None)
    player = view.players[state.actor or 0]
    kinds = {card.id: card.kind for card in game().box.cards}
    weapon = kinds["blaster"]
    free = len(player.weapons) < player.slots
    expected = {"end"}
    expected |= {f"hand {card}" for card in player.hand if free or kinds[card] != weapon}
    tops = {pile.id: pile.cost for pile in view.supply if pile.top}
    expected |= {f"supply {pile}" for pile, cost in tops.items() if cost <= view.energy}
    if "tech" in tops and tops["tech"] <= view.energy:
        expected.add("overcharge")
    if view.energy >= 3 and player.slots < player.slots_max:
        expected.add("slot")
    if view.energy >= 2 and player.power < player.power_max:
        expected.add("power")
    if player.power == player.power_max:
        expected.add("knight")
    if view.homeworld_power == view.homeworld_power_max:
        expected.add("homeworld")
    assert set(offers) == expected


@pytest.mark.rule("AK-M10", "AK-M11", "AK-M12", "AK-M13", "AK-M14")
@SEATS
@pytest.mark.parametrize("boss", BOSSES)
def test_every_game_comes_to_an_end(seats: int, boss: str) -> None:
    """Random play meets no dead end, and the boss turns bring an end."""
    state = game().start(seats, seats, {"boss": boss, "homeworld": "random"})
    chance = Rng(seats)
    decisions = 0
    while not state.over:
        if decisions % 7 == 0:
            check_offers(state)
        state.play(state.offers[chance.below(len(state.offers))])
        decisions += 1
        assert decisions < 20_000
    assert state.outcome().reason in game().reasons


@pytest.mark.rule("AK-M14", "AK-B6", "AK-3")
@SEATS
@pytest.mark.parametrize("boss", BOSSES)
def test_doing_nothing_ends_the_game(seats: int, boss: str) -> None:
    """Each boss turn draws a card or ends the game, so idle knights lose it before long."""
    state = game().start(seats, 1, {"boss": boss})
    decisions = 0
    while not state.over:
        state.play(state.offers[0])
        decisions += 1
        assert decisions < 2_000
    assert state.outcome().victory is False
