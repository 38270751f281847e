"""The board of Cryo: everything on the table is shown, it fits, and needs no colour."""

from __future__ import annotations

import io
import re
from collections.abc import Iterator

import pytest
from rich.console import Console

from sternentisch.games.cryo.decisions import TASKS
from sternentisch.games.cryo.node import Question
from sternentisch.games.cryo.view import CryoView, cryo_view
from sternentisch.kernel.event import EventLog
from sternentisch.kernel.rng import Rng
from sternentisch.kernel.state import State
from sternentisch.terminal.boards import board_of
from sternentisch.terminal.boards.cryo import CONCERNS, CryoBoard
from sternentisch.terminal.explain import Explainer
from sternentisch.terminal.palette import Palette
from sternentisch.terminal.screen import CLEAR, Screen
from sternentisch.text.speaker import LANGUAGES, Speaker
from tests.support.cryo import Table, game

GAME = game()
NAMES = ["Ada", "Bo", "Cy", "Di"]
SEATS = (2, 3, 4)
KEEN = {"card-play": 20, "vehicle": 20, "reveal": 20, "salvage": 12, "recall": 3, **GAME.leanings}
"""How much likelier than others some actions are taken, so that caves and platforms fill."""


def question_kinds() -> set[str]:
    """Return every kind of question that the game can ask."""
    found: set[str] = set()
    kinds = [Question]
    while kinds:
        kind = kinds.pop()
        kinds += kind.__subclasses__()
        found.add(kind.kind)
    return found & set(TASKS)


def make_board(seats: int, language: str = "en", *, plain: bool = False) -> CryoBoard:
    board = board_of(GAME, Speaker(GAME, language, NAMES[:seats]), Palette(plain))
    assert isinstance(board, CryoBoard)
    return board


def console(width: int = 100, height: int = 40) -> Console:
    return Console(
        file=io.StringIO(),
        width=width,
        height=height,
        force_terminal=True,
        color_system=None,
        _environ={},
    )


def drawn(
    state: State, language: str = "en", width: int = 100, room: int | None = None, **how: bool
) -> str:
    """Return the board as a text, with the numbers of all choices."""
    view = state.view(state.actor)
    board = make_board(view.seats, language, plain=how.pop("plain", False))
    numbers = {id: number for number, id in enumerate(view.legal, 1)}
    output = console(width)
    output.print(board.draw(view, numbers, width, room=room, **how), highlight=False)
    assert isinstance(output.file, io.StringIO)
    return output.file.getvalue()


def shown(
    state: State, log: EventLog, language: str, width: int = 100, height: int = 40
) -> list[str]:
    """Return the lines of the whole screen: board, news, question, choices, and the prompt."""
    output = console(width, height)
    board = make_board(state.seats, language)
    actions = board.sort_choices(state.legal())
    Screen(output, board).show(state.view(state.actor), actions, [], log.events[-8:])
    assert isinstance(output.file, io.StringIO)
    return [*output.file.getvalue().removeprefix(CLEAR).splitlines(), "> "]


def board_part(lines: list[str]) -> str:
    """Return what stands above the line that ends the board."""
    return "\n".join(lines[: next(n for n, text in enumerate(lines) if text.startswith("───"))])


def moments(seats: int, seed: int, every: int) -> Iterator[tuple[State, EventLog]]:
    """Yield positions of a game: some of each kind of question, and the last."""
    log = EventLog()
    state = GAME.start(seats, seed, None, log)
    rng = Rng(seed)
    met: dict[str, int] = {}
    while not state.over:
        kind = state.view(None).decision
        met[kind] = met.get(kind, 0) + 1
        if met[kind] == 1 or met[kind] % every == 0:
            yield state, log
        bag = [id for id in state.offers for _ in range(KEEN.get(GAME.table[id].verb, 6))]
        state.apply(bag[rng.below(len(bag))])
    yield state, log


def table_of(state: State) -> CryoView:
    return cryo_view(state.view(state.actor))


def crowded() -> Table:
    """Four players late in a game: full platforms, hands and caves, the longest names."""
    table = Table(4).damaged("2 3 7 15").incident("engineering", "IE1")
    table.incident("laboratory", "IL5").incident("rnd", "IL4").incident("dispatch", "IS1")
    table.sabotaged("engineering", "IE1").sabotaged("rnd", "IL1")
    table.cave("K01", "S1", A=2, B=1, C=1, D=1).cave("K03", "L1", A=1, D=1)
    table.cave("K12", "L6", B=1).cave("K06", "L4", A=3, B=1)
    table.salvage("A", "1 4").salvage("B", "2 9").salvage("D", "7")
    table.space("C1", "").space("O1", "RO6").space("T2", "RT6 RT5 RT4 RT3").space("C5", "RC6")
    table.lay(
        "A",
        "5/4/3/2 +8",
        pool=4,
        hand="wakeup_protocol wakeup_protocol ground_scanner automation overclock",
        upgrades="early_warning ground_scanner wakeup_protocol",
        missions="automation interface prototype",
        vehicles="wakeup_protocol overclock supercharge",
        slots="1:RC4 2:RO4 3:RT4 4:RC5 5:RO5 6:RC6 7:RT6",
        incidents="IE2 IE3",
        home="2 6",
        out="17",
    )
    table.lay("B", "1/0/0/0 +1", upgrades="interface", vehicles="automation", out="1 5", home="4")
    table.lay("C", "2/2/2/2 +2", slots="1:RC1 3:RT6", out="17 17 17")
    table.lay("D", "0/0/0/5 +0", hand="prototype", missions="ground_scanner", out="4 13", home="5")
    return table.begin("A")


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
        for state, _ in moments(seats, 30 + seats, every=15):
            positions += 1
            width = 80 if positions % 2 else 100
            output = console(width)
            output.print(board.draw(state.view(None), {}, width))
            output.print(board.draw(state.view(0), {}, width, terse=True))
            output.print(board.draw(state.view(0), {}, width, room=4 + positions % 30))
            assert isinstance(output.file, io.StringIO)
            assert max(map(len, output.file.getvalue().splitlines())) <= width
        assert state.over
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
    output = console()
    output.print(board.draw(table.state.view(1), {}, 100))
    assert isinstance(output.file, io.StringIO)
    assert "★7/3" not in output.file.getvalue()


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
    output = console()
    output.print(board.draw(view, {}, 100))
    assert isinstance(output.file, io.StringIO)
    text = output.file.getvalue()
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


# --- numbers, labels, explanations ---------------------------------------------------------------

PLACES = {"deploy", "return", "automate", "use", "place", "activate", "wake", "salvage", "retrieve"}
PLACES |= {"install", "scrap-tile", "scrap-card", "discard", "setup-discard", "card-play"}
PLACES |= {"incident", "sabotage", "reveal", "tunnel", "settle", "vehicle"}


@pytest.mark.parametrize("seats", SEATS)
def test_choice_numbers_stand_beside_their_places(seats: int) -> None:
    for state, _ in moments(seats, 40 + seats, every=10):
        texts = (drawn(state), drawn(state, terse=True), drawn(state, width=80))
        for number, id in enumerate(state.offers, 1):
            action = GAME.table[id]
            if action.verb in PLACES:
                for text in texts:
                    assert re.search(rf"(?<!\d){number}›", text), action.notation


def test_numbers_of_a_launch_stand_beside_vehicles_tunnels_and_caves() -> None:
    table = Table(2).cave("K01", "S1").cave("K02", "S3").cave("K03", "L1")
    table.lay("A", "3/3/3/0 +5", pool=4, vehicles="interface prototype").at("A", "17")
    table.do("activate north")
    assert "1›Ram 3, 2›Shark 3" in drawn(table.state)
    table.do("vehicle 1")
    assert re.search(r"^1›1 ↯1 .*\n2›2 ↯2 .*\n  3 ↯3 ", drawn(table.state), re.MULTILINE)
    brief = "Caves 1›1 ↯1 K1 ◊ ★4/2, K2 ♣ ★4/2   2›2 ↯2 K3 ◊♣ ★6/3"
    assert brief in drawn(table.state, width=80, room=8)
    table.do("tunnel t1")
    assert re.search(r"^3›1 ↯1 +1›K1 +◊ +★4/2 +2›K2 ", drawn(table.state), re.MULTILINE)
    assert "Caves 3›1 ↯1 1›K1 ◊ ★4/2, 2›K2 ♣ ★4/2" in drawn(table.state, width=80, room=8)


def labels(state: State, language: str = "en") -> dict[str, str]:
    board = make_board(state.seats, language)
    view = state.view(state.actor)
    return {a.notation: board.label(view, a) for a in state.legal()}


def test_docks_are_labelled_by_what_is_beside_them() -> None:
    table = Table(2).space("C2", "RC4").space("C4", "").space("C1", "RC6")
    table.lay("A", upgrades="interface").begin("A").do("deploy 1")
    told = labels(table.state)
    assert told["place 3"] == "(3✗) ◊/♣, Reactor, ◊, Stasis"
    assert told["place 17"] == "(17) Launch"
    assert told["place 13"] == "(13) Fetch, Stasis, Salvage, Scout"
    assert labels(table.state, "de")["place 13"] == "(13) Holen, Stase, Bergen, Kundsch."
    for language in LANGUAGES:
        assert all(len(label) <= 35 for label in labels(table.state, language).values())


def test_many_choices_have_short_labels() -> None:
    state = crowded().state
    told = labels(state)
    assert len(told) > 8
    assert told["deploy 2"] == "deploy from dock 2, Wake Up"
    assert told["scrap-card overclock"] == "scrap Overclock: ◊¤"
    assert told["scrap-tile 4"] == "scrap slot 4: ◊/¤"
    assert "Slot 4 verschrotten: ◊/¤" in labels(state, "de").values()
    few = labels(Table(2).lay("A", hand="overclock").begin("A").state)
    assert few["scrap-card overclock"] == "scrap Overclock: 1 crystal and 1 tech"
    for seats in SEATS:
        for language in LANGUAGES:
            for moment, _ in moments(seats, 50 + seats, every=5):
                if len(moment.offers) > 8:
                    assert max(map(len, labels(moment, language).values())) <= 44


def test_many_choices_of_each_kind_can_be_told_shortly() -> None:
    table = crowded().do("deploy 2", "place 9")
    told = labels(table.state)
    assert told["activate north"] == "North, T1 ¤↯"
    assert told["activate west"] == "West, Computer"
    table = crowded()
    table.do("recall")
    told = labels(table.state)
    assert told["incident engineering"] == "Engineering: Sabotage ▲●■◆"
    assert told["incident rnd"] == "R&D: +2 cards"
    assert told["incident dispatch"] == "Dispatch: Sunset"
    table.do("incident laboratory")
    told = labels(table.state)
    assert told["return 4"] == "dock 4, Custom Build II: ◊/¤→♣/¤"
    table.do("return 4")
    assert labels(table.state)["use"] == "use Custom Build II: ◊/¤→♣/¤"
    table = Table(2).lay("A", hand="automation prototype overclock", out="1 5 9")
    table.incident("rnd", "IE6").begin("A").do("recall", "incident rnd")
    assert labels(table.state)["card-play automation upgrade"] == "Automation as an upgrade"
    table = Table(2).lay("A", "3/3/3/0 +0", slots="2:RC1", out="1", home="1 6").begin("A")
    table.do("recall", "incident dispatch", "return 2", "use")
    assert labels(table.state)["wake rnd-3"] == "R&D, chamber 3: ▲●"


def test_question_marks_explain_cards_and_rules() -> None:
    table = crowded()
    board = make_board(4)
    view = table.state.view(0)
    for move, piece in (
        ("scrap-card overclock", ("card", "overclock")),
        ("card-play prototype mission", ("card", "prototype")),
        ("vehicle 3", ("card", "supercharge")),
        ("deploy 2", None),
        ("place 3", None),
    ):
        assert board.piece(view, GAME.action(move)) == piece
    explainer = Explainer(board)
    assert len(explainer.choice(view, GAME.action("scrap-card overclock"))) > 1
    entries = board.speaker.rules.entries
    assert all(id in entries for ids in board.rules.values() for id in ids)


def test_every_question_has_rules() -> None:
    assert set(CryoBoard.rules) == question_kinds()


def test_what_leads_on_is_listed_first() -> None:
    table = crowded().do("deploy 2", "place 9")
    board = make_board(4)
    verbs = [action.verb for action in board.sort_choices(table.state.legal())]
    assert verbs[0] == "activate"
    assert verbs == sorted(verbs, key=["activate", "done", "scrap-card", "scrap-tile"].index)


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
