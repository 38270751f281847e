"""Resolving cards: one after another, by paragraphs, as far as possible; OR, may, costs."""

from __future__ import annotations

import pytest

from tests.support.astro_knights import Table


def duo(**options: object) -> Table:
    return Table("christina", "zack", **options)


def struck(card: str, table: Table) -> Table:
    """Let the boss draw a card, with Christina as the captain."""
    return table.boss_deck(card).lone_boss_turn()


# --- one thing after another ---------------------------------------------------------------------


@pytest.mark.rule("AK-C1")
def test_a_card_is_finished_before_the_next_one() -> None:
    """While it asks something, no other card, weapon or action is possible."""
    table = duo().lay("christina", hand="chromerium_halo normium", power=5).lay("zack", life=9)
    table.begin("christina", energy=9).do("hand chromerium_halo")

    for move in ("hand normium", "slot", "power", "knight", "overcharge", "supply tech", "end"):
        assert table.refusal(move) == "ST-1"
    table.do("seat zack", "hand normium")
    assert table.state.energy == 12


@pytest.mark.rule("AK-C1", "AK-B2")
def test_a_foe_is_finished_before_the_next_one_and_before_the_boss_card() -> None:
    """Tzorn asks; the Fire Support behind him waits."""
    table = duo().foes("tzorn 7", "fire_support 6").boss_deck("relentless_barrage")
    table.lone_boss_turn()
    assert [event.facts["foe"] for event in table.heard("foe-activated")] == ["tzorn"]
    assert (table.state.track, table.heard("boss-card-revealed")) == (0, [])

    table.do("seat zack")
    assert (table.state.track, table.state.homeworld_life) == (2, 28)


@pytest.mark.rule("AK-C2")
def test_paragraphs_are_resolved_in_their_order() -> None:
    """Thermionic Barricade raises the track first, and counts its steps then."""
    table = struck("thermionic_barricade", duo().set(track=1)).do("seat zack")

    assert (table.state.track, table.player("zack").life) == (2, 8)


@pytest.mark.rule("AK-C2")
@pytest.mark.parametrize(("life", "asked"), [(5, "pick-seat"), (6, "action-step")])
def test_a_condition_is_checked_when_it_is_reached(life: int, asked: str) -> None:
    """The Peacekeeper rewards a foe that its own first paragraph has defeated."""
    table = duo().foes(f"tzorn {life}").lay("zack", weapons="peacekeeper", hand="normium")
    table.begin("zack").do("weapon zack-1", "foe 1")

    assert table.asked() == asked


@pytest.mark.rule("AK-C3")
def test_what_is_compulsory_is_done_as_far_as_possible() -> None:
    """The EMP Torpedo takes the one power there is; a hand of one is a hand of one."""
    table = duo().lay("zack", power=1).boss_deck("fire_support").set(track=3, homeworld_power=3)
    table.special_deck("emp_torpedo").lone_boss_turn()
    assert (table.player("zack").power, table.state.homeworld_power) == (0, 2)

    table = duo().lay("zack", hand="normium").boss_deck("fire_support").set(track=3)
    table.special_deck("jammer_bomb").lone_boss_turn()
    assert (table.asked(), table.cards("zack", "hand")) == ("", [])


@pytest.mark.rule("AK-C3", "AK-M10")
def test_what_is_impossible_is_skipped() -> None:
    """Nobody holds a card: nobody discards, and the rest happens."""
    table = struck("stolen_future", Table("christina", "zack", "silas", "toli", boss="kontinnua"))
    assert (table.asked(), table.heard("card-discarded")) == ("", [])

    table = duo().lay("christina", hand="magnetic_holster normium", slots=4).begin("christina")
    table.do("hand magnetic_holster", "seat christina")  # no slot to gain, nothing to equip
    assert (table.asked(), table.player("christina").slots) == ("action-step", 4)


@pytest.mark.rule("AK-C3")
def test_what_is_compulsory_cannot_be_declined() -> None:
    """A discard, a card of the supply, a unit in total."""
    table = duo().lay("zack", hand="normium blaster normium").boss_deck("fire_support")
    table.set(track=3).special_deck("jammer_bomb").lone_boss_turn()
    assert (table.actor(), table.asked(), table.refusal("end")) == ("zack", "pick-card", "AK-C3")

    table = duo(boss="lunaris").foes("resource_raider 3").boss_deck("avatar_of_the_moon")
    table.lone_boss_turn()
    assert (table.asked(), table.refusal("end")) == ("pick-supply", "AK-C3")

    table = Table("silas", "zack").lay("silas", life=5, power=5, hand="normium").lay("zack", life=5)
    table.begin("silas").do("knight")
    assert (table.asked(), table.refusal("end")) == ("pick-unit", "AK-C3")


# --- OR ------------------------------------------------------------------------------------------


@pytest.mark.rule("AK-C4", "AK-A7")
@pytest.mark.parametrize(
    ("hands", "legal"),
    [
        (("", ""), ["damage"]),  # 0/2 against 1/1
        (("normium", "normium"), ["damage"]),  # 1/2: nobody holds two
        (("", "normium blaster"), ["option 1", "option 2"]),  # 2/2
    ],
)
def test_tzorn_and_the_cards_you_hold(hands: tuple[str, str], legal: list[str]) -> None:
    """1 player discards 2, or 1 player suffers 1."""
    table = duo().foes("tzorn 7").lay("christina", hand=hands[0]).lay("zack", hand=hands[1])
    table.boss_deck("fire_support").lone_boss_turn()

    if legal == ["damage"]:
        assert table.asked() == "pick-seat"
        table.do("seat christina")
        assert table.player("christina").life == 9
    else:
        assert (table.asked(), table.legal()) == ("pick-option", legal)
        assert table.refusal("option 3") == "AK-C4"
        table.do("option 1")  # it must be Zack, who has two
        assert table.do("hand blaster").cards("zack", "discard") == ["blaster", "normium"]


@pytest.mark.rule("AK-C4", "AK-A7")
@pytest.mark.parametrize(
    ("slots", "hand", "forced"),
    [
        (1, "normium normium", "slot"),  # 1/1 against 2/3
        (0, "normium normium", "cards"),  # 0/1 against 2/3
        (1, "normium normium normium", ""),  # 1/1 against 3/3
        (0, "", "none"),  # 0 against 0: nobody is asked [AK-M10]
    ],
)
def test_the_larger_share_must_be_chosen(slots: int, hand: str, forced: str) -> None:
    """Gravity Well: lose 1 slot or discard 3 cards."""
    table = duo().lay("christina", slots=0).lay("zack", slots=slots, hand=hand)
    struck("gravity_well", table)

    if forced:
        assert table.player("zack").slots == slots - (forced == "slot")
        assert len(table.cards("zack", "hand")) == (2 if forced == "slot" else 0)
        assert (table.asked(), table.state.track) == ("", 1)
    else:
        assert table.legal() == ["option 1", "option 2"]


@pytest.mark.rule("AK-C4", "AK-A7")
@pytest.mark.parametrize(
    ("power", "hand", "legal"),
    [
        (1, "normium", ["option 1", "option 2"]),  # 1/2 each
        (2, "normium blaster", ["option 1", "option 2"]),
        (2, "normium", []),
        (1, "normium blaster", []),
        (0, "normium", []),
    ],
)
def test_equal_shares_are_a_free_choice(power: int, hand: str, legal: list[str]) -> None:
    """Exploitation: lose 2 power or discard 2 cards."""
    table = struck("exploitation", duo(boss="lunaris").lay("zack", power=power, hand=hand))
    while table.asked() == "pick-card":
        table.do(table.legal()[0])

    if legal:
        assert table.legal() == legal
    else:
        is_power = power == 2
        assert table.player("zack").power == (0 if is_power else power)
        assert len(table.cards("zack", "hand")) == (1 if is_power else 0)


@pytest.mark.rule("AK-C4")
def test_shares_are_counted_over_all_instructions_of_an_option() -> None:
    """Psionic Needle with all slots: 1 of 2 against 1 of 1."""
    table = duo().lay("zack", weapons="psionic_needle", slots=4, hand="normium")
    table.set(boss_life=36).begin("zack").do("weapon zack-1")
    assert (table.asked(), table.state.boss_life) == ("action-step", 33)

    table = duo().lay("zack", weapons="psionic_needle", slots=3, hand="normium")
    table.set(boss_life=36).begin("zack").do("weapon zack-1", "option 1")
    assert (table.player("zack").slots, table.state.boss_life) == (4, 34)


@pytest.mark.rule("AK-C4")
@pytest.mark.parametrize(
    ("foes", "deck", "result"),
    [
        (["tzorn 7"], "normium", "foe"),  # 1/1 against 1/2
        ([], "normium", "draw"),  # 0/1 against 1/2
        (["tzorn 7"], "normium blaster", "free"),
        ([], "", "none"),  # nothing either way: nobody is asked [AK-M10]
    ],
)
def test_a_cost_for_an_effect_counts_as_one(foes: list[str], deck: str, result: str) -> None:
    """Quantum Hack: suffer 1 to defeat a foe, or an ally draws 2."""
    table = duo().foes(*foes).lay("christina", deck=deck)
    table.lay("zack", hand="quantum_hack normium").begin("zack").do("hand quantum_hack")

    if result == "free":
        assert table.legal() == ["option 1", "option 2"]
    else:
        assert table.player("zack").life == (9 if result == "foe" else 10)
        assert table.cards("christina", "hand") == (["normium"] if result == "draw" else [])


@pytest.mark.rule("AK-C4", "AK-A25")
def test_a_full_bar_makes_an_option_fall_short() -> None:
    """Star Banner with a full homeworld, Field Medkit with healthy knights: energy."""
    table = Table("toli", "zack").lay("toli", hand="star_banner normium").set(homeworld_power=5)
    assert table.begin("toli").do("hand star_banner").state.energy == 1
    assert table.asked() == "action-step"

    table = Table("silas", "zack").lay("silas", hand="field_medkit normium").begin("silas")
    assert table.do("hand field_medkit").state.energy == 1
    table = Table("silas", "zack").lay("silas", hand="field_medkit normium").lay("zack", life=9)
    assert table.begin("silas").do("hand field_medkit").legal() == ["option 1", "option 2"]


@pytest.mark.rule("AK-A25")
def test_the_benefit_of_an_option_goes_to_somebody_who_can_use_it() -> None:
    """Field Medkit chosen for its healing: the wounded only, here two of three."""
    table = Table("silas", "zack", "toli").lay("silas", hand="field_medkit normium")
    table.lay("zack", life=9).lay("toli", life=3).begin("silas").do("hand field_medkit", "option 2")
    assert table.legal() == ["seat 1", "seat 2"]
    assert table.refusal("seat silas") == "AK-A25"
    assert table.do("seat toli").player("toli").life == 4

    table = Table("silas", "zack").lay("silas", hand="field_medkit normium").lay("zack", life=9)
    table.begin("silas").do("hand field_medkit", "option 2")
    assert (table.player("zack").life, table.asked()) == (10, "action-step")


@pytest.mark.rule("AK-A25")
def test_a_full_bar_may_be_chosen_for_a_benefit() -> None:
    """Cosmic Particulate for a knight with full power, Holster for one with all slots.

    The other one could use it, and so you are asked.
    """
    table = duo().lay("zack", hand="cosmic_particulate magnetic_holster normium", slots=4, power=4)
    table.begin("zack").do("hand cosmic_particulate", "seat zack")
    assert table.player("zack").power == 4

    table.do("hand magnetic_holster", "seat zack")
    assert (table.player("zack").slots, table.asked()) == (4, "action-step")


@pytest.mark.rule("AK-C4", "AK-C6")
def test_a_may_counts_as_carried_out() -> None:
    """Heliosphere's second option may be chosen although no weapon is cheap enough."""
    table = duo().only("weapon_low", "").only("weapon_mid", "scatterbeam")
    table.lay("zack", hand="heliosphere normium").begin("zack").do("hand heliosphere")
    assert table.legal() == ["option 1", "option 2"]

    table.do("option 2")
    assert (table.asked(), table.cards("zack", "area")) == ("action-step", ["heliosphere"])


# --- may, cost, up to ----------------------------------------------------------------------------


@pytest.mark.rule("AK-C5", "AK-M2")
@pytest.mark.parametrize("answer", ["yes", "end"])
def test_a_may_is_answered_by_whom_it_is_addressed_to(answer: str) -> None:
    """Spore Bloom: the ally who was chosen decides whether to draw and discard."""
    table = Table("nasma", "zack", "toli").lay("nasma", hand="spore_bloom normium")
    table.lay("toli", hand="normium")
    table.lay("zack", hand="normium", deck="blaster").begin("nasma").do("hand spore_bloom")
    assert (table.actor(), table.asked()) == ("nasma", "pick-seat")
    table.do("seat zack")
    assert (table.actor(), table.asked(), table.legal()) == ("zack", "confirm", ["end", "yes"])

    table.do(answer)
    if answer == "yes":
        assert (table.actor(), table.asked()) == ("zack", "pick-card")
        table.do("hand normium")
    hand, discard = table.cards("zack", "hand"), table.cards("zack", "discard")
    assert (hand, discard) == ((["blaster"], ["normium"]) if answer == "yes" else (["normium"], []))
    assert (table.actor(), table.asked()) == ("nasma", "action-step")


@pytest.mark.rule("AK-C6", "AK-M13")
def test_a_cost_is_only_offered_if_it_can_be_paid_in_full() -> None:
    """Without a card in hand the Overclocked Carbine deals 1 and asks nothing."""
    table = duo().lay("zack", weapons="overclocked_carbine", slots=1)
    table.set(homeworld_power=5, boss_life=36).begin("zack").do("weapon zack-1")

    assert (table.asked(), table.state.boss_life) == ("action-step", 35)


@pytest.mark.rule("AK-C6")
def test_a_cost_is_only_allowed_if_its_effect_can_be_carried_out() -> None:
    """Quantum Hack without foes: you cannot suffer 1 for nothing."""
    table = duo().lay("zack", hand="quantum_hack normium").begin("zack").do("hand quantum_hack")

    assert (table.asked(), table.player("zack").life) == ("action-step", 10)


@pytest.mark.rule("AK-C6", "AK-C13")
def test_a_cost_is_resolved_first_and_completely() -> None:
    """The Heliosphere is in the box before a weapon is chosen."""
    table = duo().supply("weapon_low", "repulsor").supply("weapon_mid", "grav_hammer")
    table.lay("zack", hand="heliosphere normium").begin("zack")
    table.do("hand heliosphere", "option 2", "yes")
    assert table.asked() == "pick-supply"
    assert table.cards("zack", "area") == []
    assert "heliosphere" in [card.id for card in table.state.destroyed]


@pytest.mark.rule("AK-C7", "AK-A16")
@pytest.mark.parametrize(("weapons", "left"), [(0, 36), (1, 34), (2, 32)])
def test_up_to_two_is_none_one_or_two(weapons: int, left: int) -> None:
    """Sustained Fire with three Repulsors and Phase Shields of 2 each."""
    table = duo().lay("zack", weapons="repulsor repulsor phase_shield", slots=3, power=4)
    table.lay("zack", hand="normium").set(boss_life=36).begin("zack", attack=False).do("knight")
    for number in range(1, weapons + 1):
        table.do(f"weapon zack-{number}")
    if weapons < 2:
        table.do("end")

    assert (table.asked(), table.state.boss_life) == ("action-step", left)
    assert len(table.cards("zack", "weapons")) == 3
