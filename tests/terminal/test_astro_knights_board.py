"""The board of Astro Knights: everything on the table is shown, it fits, and needs no colour."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from sternentisch.games.astro_knights.game import AstroKnights
from sternentisch.games.astro_knights.task import Question
from sternentisch.games.astro_knights.view import AstroKnightsView, astro_knights_view
from sternentisch.kernel.event import EventLog
from sternentisch.kernel.rng import Rng
from sternentisch.kernel.state import State
from sternentisch.terminal.boards.astro_knights import CONCERNS, AstroKnightsBoard
from sternentisch.terminal.explain import Explainer
from sternentisch.text.speaker import LANGUAGES, Speaker
from tests.support.astro_knights import Table, game
from tests.terminal.screens import NAMES, board_for, check_every_way, drawn, moments_of, shown

GAME = game()
SEATS = (1, 2, 3, 4)
BOSSES = ("furion", "architect", "lunaris", "kontinnua")
DIFFICULTIES = ("normal", "expert", "nightmare")
KINDS = {kind.kind for kind in Question.__subclasses__()}
"""Every kind of question that the game can ask."""


def make_board(seats: int, language: str = "en") -> AstroKnightsBoard:
    board = board_for(GAME, seats, language)
    assert isinstance(board, AstroKnightsBoard)
    return board


def moments(seats: int, boss: str, seed: int, every: int) -> Iterator[tuple[State, EventLog]]:
    """Yield positions of a game: some of each kind of question, and the last."""
    options: dict[str, object] = {"boss": boss, "homeworld": "random"}
    options["difficulty"] = DIFFICULTIES[seed % 3]
    return moments_of(GAME, seats, seed, every, options)


def table_of(state: State) -> AstroKnightsView:
    return astro_knights_view(state.view(None))


def armed(*knights: str, **options: object) -> Table:
    """Knights with a weapon each: whoever begins can choose."""
    table = Table(*knights, **options)
    for knight in knights:
        table.lay(knight, weapons="blaster")
    return table


def crowded() -> Table:
    """Four knights late in a game: many foes, full slots, long discards, turn rules."""
    table = Table("christina", "zack", "toli", "silas", difficulty="nightmare")
    table.foes("roaming_titan 11", "tzorn 10", "fire_support 6", "debris_warden 12")
    table.set(level=3, track=7, boss_life=13, homeworld_life=3, homeworld_power=5)
    table.set(tech_to_hand=True, weapon_to_ally=True)
    table.lay(
        "christina",
        hand="cosmic_particulate chromerium_halo normium normium blaster",
        deck="normium normium",
        discard="normium disruptor_pistol normium normium ballistic_array field_workshop",
        area="infinitium_core mag_field",
        weapons="lightning_cutlass scatterbeam",
        slots=3,
        power=2,
    )
    table.lay("zack", hand="overclocked_carbine normium blaster", weapons="blaster", life=0)
    table.lay("toli", hand="star_banner normium", weapons="fusion_sniper echo_ray", slots=2)
    table.lay("silas", hand="field_medkit blaster", discard="normium normium blaster", life=2)
    return table


# --- it fits -------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", SEATS)
def test_the_screen_fits_100_by_40_and_shows_everything(seats: int, language: str) -> None:
    speaker = Speaker(GAME, language, NAMES)
    for boss in BOSSES:
        for state, log in moments(seats, boss, seats, every=20):
            if state.over:
                continue
            lines = shown(state, log, language)
            assert len(lines) <= 40, state.view(None).decision
            assert max(map(len, lines)) <= 100
            place = next(number for number, text in enumerate(lines) if text.startswith("───"))
            whole = " ".join(" ".join(lines[:place]).split())
            view = table_of(state)
            names = [speaker.name("boss", boss), speaker.name("homeworld", view.homeworld)]
            names += [speaker.name("foe", foe.id) for foe in view.foes]
            names += [speaker.name("card", pile.top) for pile in view.supply if pile.top]
            for player in view.players:
                zones = (*player.weapons, *player.hand, *player.area)
                names += [speaker.name("card", id) for id in zones]
            assert [name for name in names if str(name) not in whole] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", SEATS)
def test_the_screen_is_usable_at_80_by_24(seats: int, language: str) -> None:
    for boss in BOSSES:
        for state, log in moments(seats, boss, 10 + seats, every=30):
            if state.over:
                continue
            lines = shown(state, log, language, 80, 24)
            assert max(map(len, lines)) <= 80
            assert len(lines) <= 25, state.view(None).decision


@pytest.mark.parametrize("width", [80, 100])
def test_a_crowded_table_fits(width: int) -> None:
    for language in LANGUAGES:
        table = crowded().begin("christina", energy=9, attack=False)
        for moves in ((), ("hand cosmic_particulate",)):
            table.do(*moves)
            for terse in (False, True):
                text = drawn(table.state, language, width, terse=terse)
                assert max(map(len, text.splitlines())) <= width
            for room in (6, 9, 14, 20, 25, 31):
                brief = drawn(table.state, language, width, room=room).splitlines()
                assert len(brief) <= room
                assert max(map(len, brief)) <= width


@pytest.mark.parametrize("boss", BOSSES)
def test_any_position_can_be_drawn_in_any_way(boss: str) -> None:
    positions = 0
    for seats in SEATS:
        board = make_board(seats, LANGUAGES[seats % 2])
        positions += check_every_way(board, moments(seats, boss, 30 + seats, every=7))
    assert positions > 60


@pytest.mark.parametrize("boss", BOSSES)
def test_hidden_cards_do_not_change_the_picture(boss: str) -> None:
    for state, _ in moments(3, boss, 5, every=15):
        if not state.over:
            other = state.sample(0, Rng(3))
            assert drawn(state, "en") == drawn(other, "en")


# --- what is on the board ------------------------------------------------------------------------


def test_the_first_line_tells_turn_energy_and_turn_rules() -> None:
    head, *_ = drawn(crowded().begin("christina", energy=4, attack=False).state).splitlines()
    assert re.search(r"Turn 1 +▲ +Ada +Energy ☼4 +new techs go to hand", head)
    assert "next weapon may go on an ally's deck" in drawn(crowded().begin("christina").state)


def test_in_the_boss_turn_the_first_line_tells_who_decides() -> None:
    table = Table("christina", "zack").foes("roaming_titan 7").boss_deck("collapsing_core")
    table.boss_turn("zack")
    table.state.order_discard.append(table.game.box.boss_order)
    assert re.search(r"^The boss acts +decides: +● +Bo", drawn(table.state))


def test_a_boss_card_is_shown_while_it_is_carried_out() -> None:
    table = Table("christina", "zack").boss_deck("collapsing_core").lone_boss_turn()
    shown = drawn(table.state)
    assert re.search(r"Deck 0 \(discard 8\) +Being carried out: Collapsing Core", shown)


def test_order_cards_are_shown_by_whom_they_call() -> None:
    table = armed("christina", "zack", "toli", extra_token=1).order("boss player_2 extra")
    deck = table.body["order_deck"]
    table.body["order_discard"] = [deck.pop(), deck.pop()]
    text = drawn(table.begin("zack").state)
    assert re.search(r"Order Boss ● +to come Boss ▲ ■ EXTRA +EXTRA is with ●", text)
    solo = armed("silas").begin("silas")
    assert re.search(r"Order - +to come Boss×2 ▲×3", drawn(solo.state))


def test_pairs_show_who_has_acted() -> None:
    table = armed("christina", "zack", "toli", "silas").set(pair_tokens=[1, None])
    text = drawn(table.begin("zack").state)
    assert "to come Boss×2 ▲/●×2 ■/◆×2" in text
    assert "1/2 acted: ●" in text
    assert "3/4 acted" not in text


def test_the_boss_shows_life_level_track_piles_rules_and_level_tile() -> None:
    table = armed("christina", "zack", difficulty="expert").set(level=2, track=5, boss_life=21)
    table.boss_deck("collapsing_core tzorn").special_deck("nova_cannon jammer_bomb emp_torpedo")
    state = table.begin("zack").state
    text = drawn(state)
    sizes = r"Deck 2 \(discard 7\) +Specials 3 \(discard 10\)"
    assert re.search(rf"(?i)Furion ♥21/64 +Expert +Level 2/3 +Track 5/9 +{sizes}", text)
    assert "Rules: " in text
    assert "Level tile: " in text
    assert "Discard: " in text
    assert "Level tile: " not in drawn(armed("zack").begin("zack").state)
    speaker = Speaker(GAME, "en", NAMES)
    assert str(speaker.name("boss_card", "fire_support")) in text


def test_foes_stand_in_a_row_with_their_life() -> None:
    table = armed("zack", "toli", boss="architect").foes("loader_colossus 4", "sentry_droid 2")
    state = table.begin("zack").state
    assert "Foes Loader Colossus ♥4   Sentry Droid* ♥2" in drawn(state, room=8)
    full = drawn(state)
    assert re.search(r"^Foes Loader Colossus ♥4 +\S", full, re.MULTILINE)
    assert re.search(r"^ +Sentry Droid\* ♥2 +\S", full, re.MULTILINE)
    assert "Foes none" in drawn(armed("zack").begin("zack").state)


def test_the_homeworld_shows_life_power_and_ability() -> None:
    table = Table("zack", homeworld="ylong").set(homeworld_life=12, homeworld_power=6)
    state = table.begin("zack", attack=False).state
    assert re.search(r"^\d+›Ylong ♥12/32 ↯6/6 +\S", drawn(state), re.MULTILINE)


def test_the_supply_shows_cost_and_number_left_of_six_piles() -> None:
    table = Table("zack", "toli").supply("core_low", "nebula_wave").only("tech", "oracle_hub")
    table.supply("weapon_low", "repulsor").only("weapon_high", "")
    state = table.begin("zack", energy=4, attack=False).state
    for text in (drawn(state), drawn(state, terse=True), drawn(state, room=9, width=80)):
        size = table_of(state).supply[0].size
        assert re.search(rf"\d›3☼ Nebula Wave ×{size}", text)
        assert re.search(r"\d›4☼ Oracle Hub ×1 \+\d›", text)
        assert re.search(r"\d›3☼ Repulsor ×\d+", text)
        assert "empty" in text


def test_knights_show_bars_weapons_and_all_their_cards() -> None:
    text = drawn(crowded().begin("christina", energy=1, attack=False).state, terse=True)
    text = re.sub(r"\n +(?=\w)", " ", text)
    cells = r"♥10/10 ↯2/5 ■■□·  Lightning Cutlass, Scatterbeam"
    assert re.search(rf"▲  Ada \(Christina\) +{cells}", text)
    assert re.search(r"●  Bo \(Z.A.K.\) +EXHAUSTED ↯0/4 ■···  Blaster", text)
    assert re.search(r"■  Cy \(Toli\) +♥10/10 ↯0/4 ■■··  Fusion Sniper, Echo Ray", text)
    assert re.search(r"◆  Di \(Silas\) +♥2/10 ↯0/5 □···", text)
    assert re.search(r"Cosmic Particulate, \d+›Chromerium Halo, \d+›Normium ×2", text)
    assert re.search(r"Played +(Infinitium Core, Mag Field|Mag Field, Infinitium Core)", text)
    assert re.search(r"Deck 2\s+Discard 6: Field Workshop, Ballistic Array, Normium ×2", text)
    assert "Hand Blaster, Field Medkit  Deck 0  Discard 3: Blaster, Normium ×2" in text


def test_too_many_weapons_stand_out() -> None:
    table = Table("zack", "toli").lay("zack", weapons="blaster blaster repulsor", slots=2)
    assert re.search(r"■■··\+1  2›|■■··\+1  1›", drawn(table.begin("zack").state))


def test_small_screens_keep_what_the_question_is_about() -> None:
    table = crowded().begin("christina", energy=9, attack=False)
    brief = drawn(table.state, width=80, room=7)
    assert "Lightning Cutlass" in brief
    assert "Nebula Wave" in brief or "☼ " in brief
    assert set(CONCERNS) <= KINDS


# --- numbers, explanations -----------------------------------------------------------------------

PLACES = {"supply", "foe", "boss", "weapon", "seat", "hand", "area", "discard", "overcharge"}
PLACES |= {"slot", "power", "knight", "homeworld"}


@pytest.mark.parametrize("boss", BOSSES)
@pytest.mark.parametrize("seats", SEATS)
def test_choice_numbers_stand_beside_their_places(seats: int, boss: str) -> None:
    for state, _ in moments(seats, boss, 40 + seats, every=12):
        texts = (drawn(state), drawn(state, terse=True), drawn(state, width=80, room=13))
        for number, id in enumerate(state.offers, 1):
            action = GAME.table[id]
            if action.verb in PLACES:
                for text in texts:
                    assert re.search(rf"(?<!\d){number}›", text), action.notation


def test_points_of_a_divided_source_are_shown_where_they_will_fall() -> None:
    table = Table("zack", "toli").foes("roaming_titan 7", "fire_support 2")
    table.lay("zack", weapons="echo_ray").begin("zack").do("weapon zack-1", "boss", "foe 2")
    text = drawn(table.state)
    assert "Furion ♥64/64-1" in text
    assert "Fire Support ♥2-1" in text


def test_question_marks_explain_cards_foes_bosses_and_abilities() -> None:
    table = crowded().begin("christina", energy=9, attack=False)
    board = make_board(4)
    view = table.state.view(0)
    for move, piece in (
        ("hand normium", ("card", "normium")),
        ("weapon 2-1", ("card", "fusion_sniper")),
        ("foe 2", ("boss_card", "tzorn")),
        ("boss", ("boss", "furion")),
        ("homeworld", ("homeworld", "quaris")),
        ("knight", ("knight", "christina")),
        ("seat 2", ("knight", "toli")),
        ("slot", None),
        ("end", None),
        ("foe 9", None),
    ):
        assert board.piece(view, GAME.action(move)) == piece
        if piece:
            assert board.speaker.text_of(*piece)
    explainer = Explainer(board)
    assert len(explainer.choice(view, GAME.action("hand normium"))) > 1
    assert len(explainer.choice(view, GAME.action("foe 2"))) > 1
    droids = armed("zack", "toli", boss="architect").foes("sentry_droid 2").begin("zack")
    foe, special = GAME.action("foe 1"), ("special_card", "sentry_droid")
    assert board.piece(droids.state.view(0), foe) == special
    assert "-".join(special) in explainer.components


def test_every_question_has_rules_that_exist() -> None:
    assert set(AstroKnights.questions) == KINDS
    assert AstroKnightsBoard.worded <= KINDS
    entries = make_board(1).speaker.rules.entries
    assert all(id in entries for ids in AstroKnights.questions.values() for id in ids)


# --- without colour, without Unicode -------------------------------------------------------------


def test_a_board_without_unicode_is_ascii_only() -> None:
    state = crowded().begin("christina", energy=9, attack=False).state
    for text in (drawn(state, plain=True), drawn(state, width=80, room=15, plain=True)):
        assert text.isascii()
    assert "##-" in drawn(state, plain=True)
