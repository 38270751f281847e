"""The board of Cryo: everything on the table is shown, it fits, and needs no colour."""

from __future__ import annotations

import re

import pytest

from sternentisch.games.cryo.view import cryo_view
from sternentisch.kernel.rng import Rng
from sternentisch.terminal.boards.cryo import CONCERNS
from sternentisch.text.speaker import LANGUAGES
from tests.support.cryo import Table
from tests.terminal.cryo_board import (
    GAME,
    SEATS,
    crowded,
    make_board,
    moments,
    question_kinds,
    table_of,
)
from tests.terminal.screens import Output, board_part, check_every_way, drawn, shown

# --- it fits -------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", SEATS)
def test_the_screen_fits_100_by_40_and_shows_everything(seats: int, language: str) -> None:
    board = make_board(seats, language)
    for state, log in moments(seats, seats, every=15):
        if state.over:
            continue
        lines = shown(state, log, language)
        view = table_of(state)
        assert len(lines) <= 40, view.decision
        assert max(map(len, lines)) <= 100
        whole = board_part(lines)
        assert "…" not in whole
        own = view.players[state.chooser]
        names = [board.section_name(section) for section in board.sections]
        names += [board.use_name("mission", id) for id in own.missions]
        for player in view.players:
            names += [board.use_name("upgrade", id) for id in player.upgrades]
            names += [board.use_name("vehicle", id) for id in player.vehicles]
        for id in own.hand:
            names += [board.use_name(mode, id) for mode in ("upgrade", "mission", "vehicle")]
        names += [board.cave_name(cave.id) for cave in view.caves]
        names += [f"({dock.id}" for dock in view.docks]
        names += [space.id for space in view.spaces]
        assert [name for name in names if name not in whole] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", SEATS)
def test_the_screen_is_usable_at_80_by_24(seats: int, language: str) -> None:
    for state, log in moments(seats, 10 + seats, every=20):
        if state.over:
            continue
        lines = shown(state, log, language, 80, 24)
        assert max(map(len, lines)) <= 80
        assert len(lines) <= 25, state.view(None).decision
        assert "…" not in board_part(lines)
        own = table_of(state).players[state.chooser]
        assert re.search(rf"{own.pool}/{own.room}", board_part(lines))


def test_a_crowded_table_is_shown_whole() -> None:
    for language in LANGUAGES:
        table = crowded()
        for moves in ((), ("deploy 2",), ("place 9",), ("activate west",)):
            table.do(*moves)
            lines = shown(table.state, table.log, language)
            assert len(lines) <= 40
            assert max(map(len, lines)) <= 100
            whole = board_part(lines)
            for name in ("(13◆)", "(16)", "O4 ♣/◊", "K12 ¤¤ ★7/3 ●", "▲■3", "4/17", "×2"):
                assert name in whole


@pytest.mark.parametrize("width", [80, 100])
def test_a_crowded_table_fits(width: int) -> None:
    for language in LANGUAGES:
        table = crowded()
        for moves in ((), ("deploy 2",), ("place 9",), ("activate west",)):
            table.do(*moves)
            for terse in (False, True):
                text = drawn(table.state, language, width, terse=terse)
                assert max(map(len, text.splitlines())) <= width
                assert "…" not in text
            for room in (6, 9, 14, 20, 25, 31):
                brief = drawn(table.state, language, width, room=room).splitlines()
                assert len(brief) <= max(room, 9)
                assert max(map(len, brief)) <= width


def test_any_position_can_be_drawn_in_any_way() -> None:
    positions = 0
    for seats in SEATS:
        board = make_board(seats, LANGUAGES[seats % 2])
        positions += check_every_way(board, moments(seats, 30 + seats, every=15))
    assert positions > 80


@pytest.mark.parametrize("seats", SEATS)
def test_hidden_pieces_do_not_change_the_picture(seats: int) -> None:
    for state, _ in moments(seats, 5, every=12):
        if not state.over:
            other = state.sample(state.chooser, Rng(3))
            assert drawn(state) == drawn(other)


# --- what is on the board ------------------------------------------------------------------------


def test_the_first_line_tells_turn_incidents_and_piles() -> None:
    table = Table(3).deck("interface interface prototype").begin("B")
    head, *_ = drawn(table.state).splitlines()
    told = r"18 incidents, then Sunset +Draw pile 3 +Discard 37 +scrapping possible"
    assert re.search(rf"^Turn 2 +● +Bo +{told}", head)
    table = Table(2).lay("A", hand="interface").begin("A").do("scrap-card interface")
    assert "has scrapped" in drawn(table.state).splitlines()[0]


def test_the_first_line_tells_of_sunset() -> None:
    assert "1 incident, then Sunset" in drawn(Table(2).track("IE2 IS1").begin("A").state)
    assert "Sunset comes next" in drawn(Table(2).track("IS1").begin("A").state)
    table = Table(2).track("").incident("rnd", "IS1").lay("A", hand="interface", out="1 5 9")
    text = drawn(table.begin("A").state)
    assert "Sunset waits: R&D" in text.splitlines()[0]
    assert re.search(r"R&D ▲● ▲● ▲● +!Sunset", text)
    table.do("recall", "incident rnd")
    assert "Sunset: the last turn!" in drawn(table.state).splitlines()[0]


def test_sections_show_chambers_and_incidents() -> None:
    table = Table(3).chamber("engineering-2", B=0).chamber("dispatch-3", A=1, C=0)
    table.sabotaged("laboratory", "IE1").incident("engineering", "IE2").incident("rnd", "IL4")
    table.incident("laboratory", "IE1").incident("dispatch", "IE7")
    text = drawn(table.begin("A").state)
    assert re.search(r"Engineering ▲●■ ▲·■ ▲●■ +!\+◊◊ ", text)
    assert re.search(r"Laboratory ✗✗✗ ▲●■ ▲●■ +!Sabotage", text)
    assert re.search(r"R&D ▲●■ ▲●■ ▲●■ +!\+2 cards", text)
    assert re.search(r"Dispatch ▲2●2■2 ▲2●2■2 ▲●2· +!\+\*$", text, re.MULTILINE)
    german = drawn(table.state, "de")
    assert re.search(r"Konstruktion ▲●■ ▲·■ ▲●■ +!\+◊◊ ", german)
    assert re.search(r"F&E ▲●■ ▲●■ ▲●■ +!\+2 Karten", german)


def test_docks_lie_between_their_actions() -> None:
    table = Table(2).damaged("3 6 7 8 10 11 12 16").lay("A", out="1").lay("B", out="15 17")
    table.space("C1", "RC1 RC6").space("C2", "RC4").space("C3", "").space("C4", "RC6")
    table.space("C5", "RC2").space("T5", "RT5").space("O5", "RO6")
    lines = drawn(table.begin("A").state).splitlines()
    place = next(n for n, text in enumerate(lines) if text.startswith("Engineering"))
    assert re.search(r"^ +C1 ◊↯×2 +\(2\) +C2 ◊/♣×1 ", lines[place + 1])
    assert re.search(r"^ *Reactor +\(1▲\) +Stasis +\(3✗\) +Reactor ", lines[place + 2])
    assert re.search(r"^ +C3 ◊×0 +\(4\) +C4 card×1 ", lines[place + 3])
    place = next(n for n, text in enumerate(lines) if "Dispatch" in text)
    assert re.search(r" Scout$", lines[place + 1])
    assert re.search(r" Fetch +\(14\) +C5 ◊♣×1$", lines[place + 2])
    assert re.search(r" Scout +\(13\) +Stasis +\(15●\) +T5 ¤/♣×1$", lines[place + 3])
    assert re.search(r"^\(17\) Launch ● .* Salvage +\(16✗\) +O5 card×1$", lines[place + 4])


def test_every_action_stands_beside_its_dock() -> None:
    """What is north of a dock is drawn above it, what is west of it to its left, and so on."""
    board = make_board(2)
    view = cryo_view(Table(2).begin("A").state.view(0))
    for section in range(4):
        rows = board.section_rows(view, section, {}, 0)
        first = 0 if section < 3 else -1
        cells = {(r + first, c): cell.plain for r, row in enumerate(rows) for c, cell in row}
        for place, at in enumerate(((1, 1), (0, 2), (1, 3), (2, 2))):
            dock = view.docks[4 * section + place]
            assert cells[at].startswith(f"({dock.id}")
            steps = ((-1, 0), (0, 1), (1, 0), (0, -1))
            for id, step in zip(dock.actions, steps, strict=True):
                if id:
                    found = board.action(view, id, board.number(None), 0).plain
                    assert cells[at[0] + step[0], at[1] + step[1]] == found


def test_salvage_spaces_stand_in_rows() -> None:
    text = drawn(Table(3).salvage("A", "1 9").salvage("C", "5").begin("A").state)
    assert "Salvage ◊ ▲··  ♣ ·■·  ¤ ··▲" in text
    assert "Salvage ◊ ··  ♣ ··  ¤ ··" in drawn(Table(2).begin("A").state)


def test_caves_show_cost_points_pods_and_what_is_face_down() -> None:
    table = Table(3).cave("K01", "S1", A=2, C=1).cave("K02", "S8").cave("K04", "S2", B=1)
    text = drawn(table.begin("B").state)
    assert re.search(r"^1 ↯1 +K1 +◊ +★4/2 ▲2■ +K2 +♣¤ ★5/2", text, re.MULTILINE)
    assert re.search(r"^2 ↯2 +K3 +\? large +K4 +◊ +★3/1 ●", text, re.MULTILINE)
    assert re.search(r"^3 ↯3 +– +K6 +· large ", text, re.MULTILINE)
    assert re.search(r"^7 ↯4 +K6 +K7", text, re.MULTILINE)
    wide = drawn(table.state, width=80)
    assert re.search(r"^2 ↯2 +K3 +\? large –1 2 4 6 +K4 +◊ +★3/1 ●", wide, re.MULTILINE)
    assert re.search(r"^4 ↯3 +K7 +\? large –4 6 8 11 12 +K8 +\? small –4 7 11", wide, re.MULTILINE)
    brief = drawn(table.state, width=80, room=14)
    assert "Caves K1 ◊ ★4/2 ▲2■   K2 ♣¤ ★5/2   K4 ◊ ★3/1 ●   K3 ?   K6 ·   K7 ?" in brief


def test_only_owners_of_ground_scanner_see_face_down_caves() -> None:
    table = Table(2).cave("K09", "L5", is_open=False).cave("K03", "L1", is_open=False)
    table.lay("A", upgrades="ground_scanner").begin("A")
    assert re.search(r"K3 +\(◊♣ ★6/3\)", drawn(table.state))
    assert re.search(r"K9 +\(♣♣ ★7/3\)", drawn(table.state))
    board = make_board(2)
    output = Output()
    output.print(board.draw(table.state.view(1), {}, 100))
    assert "★7/3" not in output.text


def test_players_show_stock_pods_drones_slots_upgrades_and_vehicles() -> None:
    text = drawn(crowded().state)
    heads = "Platform  Asleep  Salvage  Caves  Lost  Hand  Missions  Incidents"
    assert f"◊  ♣  ¤  *  ↯    {heads}" in text
    assert re.search(r"▲  Ada +5 +4 +3 +2 +8 +4/17 +1 +2 +6 +2 +5 +3 +2$", text, re.MULTILINE)
    docks = (
        r"1:→8›◊/♣ +1›▲2:9›♣/◊→pod +3:10›¤/◊→↯ +4:11›◊/¤→12›♣/¤ +5:13›card→\* +2›▲6:14›card→card"
    )
    assert re.search(docks, text)
    cards = "Early Warning, Ground Scanner, Wake-up Protocol, Crab 5, Turtle 4, Moth 3 ↯1"
    assert cards in text
    assert re.search(r"●  Bo .*\n +●4  Interface, Mole 4\n", text)
    assert re.search(r"■  Cy .*\n +1:→◊↯  3:card→↯\n", text)
    assert re.search(r"◆  Di .*\n +◆5\n", text)


def test_the_own_hand_shows_all_uses_missions_and_points() -> None:
    text = drawn(crowded().state)
    assert re.search(r"Hand 5 +upgrade, mission, vehicle, scrap", text)
    assert re.search(r"5›Wake-up Protocol ×2 +Fortress +Crab 5 +♣◊", text)  # one more room
    assert re.search(r"4›Ground Scanner +Expansion +Rhino 5 +\*", text)
    assert "Missions Industry, Plunder, Reserve" in text
    assert "Points so far 52: Pods in caves 12, Upgrades 3," in text
    other = Table(2).lay("A", missions="supercharge").begin("A")
    assert "Power Bank: 1 point for each energy you have" in drawn(other.state)
    assert "Power Bank" not in drawn(other.do("deploy 1", "place 17").state)


def test_the_first_question_explains_the_signs() -> None:
    state = GAME.start(2, 1)
    text = drawn(state, terse=True)
    for sign in ("◊ crystal", "¤ tech", "↯ energy", "(5✗) damaged", "★4/2 points for most"):
        assert sign in text
    assert text.startswith("Begins:")
    state.apply(state.offers[0])
    later = Table(2).begin("A").state
    assert "(5✗) damaged" in drawn(later)
    assert "(5✗) damaged" not in drawn(later, terse=True)


def test_at_the_end_missions_are_open() -> None:
    *_, (state, _) = moments(3, 3, every=1000)
    view = cryo_view(state.view(0))
    board = make_board(3)
    output = Output()
    output.print(board.draw(view, {}, 100))
    text = output.text
    for player in view.players[1:]:
        for id in player.missions:
            assert f"mission {board.use_name('mission', id)}" in text


def test_small_screens_keep_what_the_question_is_about() -> None:
    table = crowded()
    assert "▲2" in drawn(table.state, width=80, room=10)
    table.do("deploy 2")
    assert "Dispatch (13◆) 7›(14) (15✗) 8›(16)" in drawn(table.state, width=80, room=5)
    table.do("place 9")
    brief = drawn(table.state, width=80, room=6)
    assert re.search(r"3›Computer +\(9▲\) +Stasis", brief)
    assert set(CONCERNS) <= question_kinds()


# --- without colour, without Unicode -------------------------------------------------------------


def test_a_board_without_unicode_is_ascii_only() -> None:
    table = crowded()
    text = drawn(table.state, plain=True)
    assert text.isascii()
    assert "C1 c*0" in text
    assert "Engineering xxxx @#%& -#%&" in text
    for room in (10, 22):
        assert drawn(table.state, width=80, room=room, plain=True).isascii()
    german = drawn(table.state, "de", plain=True)
    assert set(re.findall(r"[^\x00-\x7f]", german)) <= set("äöüÄÖÜß")
