"""The board of Magnastorm: everything on the table is shown, it fits, and needs no colour."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

import sternentisch
from sternentisch.games.magnastorm.game import Magnastorm
from sternentisch.games.magnastorm.view import MagnastormView, magnastorm_view
from sternentisch.kernel.event import EventLog
from sternentisch.kernel.state import State
from sternentisch.terminal.boards.magnastorm import CONCERNS, MagnastormBoard
from sternentisch.terminal.explain import Explainer
from sternentisch.terminal.layout import Lines
from sternentisch.text.speaker import LANGUAGES, Speaker
from tests.support.magnastorm import Table
from tests.terminal.screens import (
    NAMES,
    board_for,
    board_part,
    check_every_way,
    drawn,
    moments_of,
    shown,
)

GAME = sternentisch.load("magnastorm")
SEATS = (2, 3, 4)
EAGER = {"drive": 12, "turtle": 20, "build": 20, "take": 14, "contract": 30, "exchange": 1}
"""How much likelier than others some actions are taken, so that the map fills."""


def make_board(seats: int, language: str = "en") -> MagnastormBoard:
    board = board_for(GAME, seats, language)
    assert isinstance(board, MagnastormBoard)
    return board


def moments(seats: int, seed: int, every: int) -> Iterator[tuple[State, EventLog]]:
    """Yield positions of a game played eagerly: some of each kind of question, and the last."""
    options: dict[str, object] = {"start_area": 1 + seed % 2, "advanced": seed % 2 == 0}
    return moments_of(GAME, seats, seed, every, options, EAGER)


def crowded() -> Table:
    """Four players late in a game: full fields, every kind of piece, the end triggered."""
    table = Table(4).contracts("rc3", "rc4", "sc2", "sc4")
    table.control("grey", "mira", "justin", "forrester", "ozguel", "cedric", "huber")
    table.control("orange", "rain", "yuul")
    table.fulfilled("rc3", "orange", "pink", "purple").fulfilled("sc4", "pink")
    table.set(ending=True)
    table.order("orange", "grey", "purple", "pink", running=("grey", "orange", "purple", "pink"))
    table.turtles("grey", "S1A1 S1A1 S1B1 S2C1 S2C1 S2A1 S3D2 S4A1 S6D1 S6D1")
    table.turtles("purple", "S1A2 S1A2 S2A2 S2A2 S2A2 S3A1 S3D1")
    table.turtles("pink", "S1A3 S1A3 S3A2 S3A2 S5A1 S1D1")
    table.turtles("orange", "S1C1 S1C1 S2D1 S2D2 S3A3 S3B1 S3B1 S5D2 S6A1 S6A3")
    table.station("grey", "T1M", "T1X").station("purple", "T3M").station("orange", "T6M", "T2X")
    table.lay("grey", "6 grey 4 yellow 2 purple 1 orange", 12, "10 7 3 1", "S1A2")
    table.lay("purple", "3 purple 10 pink", 3, "9 4 4 2", "S1A2")
    table.lay("pink", "2 grey 2 purple 2 pink 2 orange 2 yellow", 7, "0 6 5 10", "S1A3")
    table.lay("orange", "11 orange", 21, "2 8 1 3", "S1A2")
    table.upper(0, "yellow yellow grey purple").upper(1, "yellow pink pink").upper(2, "grey")
    table.upper(3, "yellow yellow yellow orange purple").upper(4, "")
    table.lower("1-0", "grey").lower("4-4", "orange")
    return table.begin("grey")


# --- it fits -------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", SEATS)
def test_the_screen_fits_100_by_40_and_nothing_is_cut(seats: int, language: str) -> None:
    speaker = Speaker(GAME, language, NAMES)
    for state, log in moments(seats, seats, every=25):
        if state.over:
            continue
        lines = shown(state, log, language)
        assert len(lines) <= 40, state.view(None).decision
        assert max(map(len, lines)) <= 100
        whole = board_part(lines)
        assert "…" not in whole
        view = magnastorm_view(state.view(None))
        assert f"★{view.target}" in whole  # header
        assert all(f"S{sector}" in whole for sector in range(1, 7))  # map
        assert "0 Start" in whole  # panels
        names = [f"research-{track.id}" for track in view.research]
        names += [f"contract-{contract.id}" for contract in view.contracts]
        assert all(speaker.say(name) in whole for name in names)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", SEATS)
def test_the_screen_is_usable_at_80_by_24(seats: int, language: str) -> None:
    for state, log in moments(seats, 10 + seats, every=40):
        if state.over:
            continue
        lines = shown(state, log, language, 80, 24)
        assert max(map(len, lines)) <= 80
        assert len(lines) <= 25 or len(state.offers) > 24, state.view(None).decision
        choices = [text for text in lines if re.match(r" *\d+  \S", text)]
        assert choices
        assert "…" not in "".join(choices), state.view(None).decision


def test_a_small_screen_tells_choices_as_they_are_drawn() -> None:
    table = crowded()
    table.do("pick 0 own")
    board, view = make_board(4), table.state.view(0)
    told = {action.notation: board.short_label(view, action) for action in table.state.legal()}
    assert told["space 1-1"] == "1-1: move 0 / gain ▲▲☼"


def test_nothing_is_drawn_twice_for_one_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is tried in full, tersely and tightly; the next screen is drawn anew."""
    drawn_for: list[tuple[int, str]] = []
    for name in ("whole_map", "calm_map", "both_panels", "player_table", "research_tracks"):
        draw = getattr(MagnastormBoard, name)

        def counted(
            self: MagnastormBoard,
            view: MagnastormView,
            *args: int,
            name: str = name,
            draw: Any = draw,
        ) -> Lines:
            drawn_for.append((id(view), name))
            return draw(self, view, *args)

        monkeypatch.setattr(MagnastormBoard, name, counted)
    board, state = make_board(4), crowded().state
    views = [state.view(0), state.view(0)]
    for view in views:
        for _ in range(2):
            for room in (None, 14, 20):
                board.draw(view, {}, 80, room=room, terse=room is None)
    assert len(drawn_for) == len(set(drawn_for))
    assert {view for view, _ in drawn_for} == set(map(id, views))


@pytest.mark.parametrize("width", [80, 100])
def test_a_crowded_table_fits(width: int) -> None:
    for language in LANGUAGES:
        table = crowded()
        for moves in ((), ("pick 0 own",), ("space 3-1", "drive"), ("stop s1a1",)):
            table.do(*moves)
            text = drawn(table.state, language, width)
            assert max(map(len, text.splitlines())) <= width
            if width == 100:
                assert "…" not in text
            for room in (5, 9, 14, 20, 25, 31):
                brief = drawn(table.state, language, width, room=room).splitlines()
                assert len(brief) <= max(room, 8)


def test_any_position_can_be_drawn_in_any_way() -> None:
    positions = 0
    for seats in SEATS:
        board = make_board(seats, LANGUAGES[seats % 2])
        positions += check_every_way(board, moments(seats, 20 + seats, every=40))
    assert positions > 40


def test_after_the_end_nobody_is_asked() -> None:
    *_, (state, _) = moments(2, 22, every=60)
    assert "→" not in drawn(state, "en").splitlines()[0]


# --- what is on the board ------------------------------------------------------------------------


def test_the_header_tells_round_order_target_and_calm_sectors() -> None:
    head = "\n".join(drawn(crowded().state).splitlines()[:2])
    assert "Round 1 of 4" in head
    assert "The end has been triggered!" in head
    assert "Order →▲ Ada  ◆ Di  ● Bo  ■ Cy" in head
    assert "then ◆ ▲ ● ■" in head
    assert "Target ★27" in head
    assert "Calm S1 S2 S3" in head


def test_areas_show_fields_turtles_scouts_lines_and_stations() -> None:
    table = Table(4).turtles("grey", "S1A1 S2C1 S2C1").turtles("orange", "S1A3")
    table.station("purple", "T6M").lay("purple", scout="S1A2").lay("pink", scout="S1A")
    table.lay("grey", scout="S4D1").lay("orange", scout="S2C1")
    text = drawn(table.begin("grey").state)
    assert "S1A G▲ B(●) R◆ (■)–BC–6D[T6M●]" in text
    assert "S2C B▲2(◆) R –1C[T1X] –A –D" in text
    assert "S4D G(▲) W" in text
    assert "S6D R W      –1A[T6M●] –B –C" in text


def test_sectors_show_weather_income_and_majority() -> None:
    table = Table(3).turtles("purple", "S1A1 S1B1 S4A1").turtles("pink", "S1A2 S4A2")
    text = drawn(table.begin("grey").state)
    assert "S1 rear ★● 1:▲ 2:☼ 3:▲☼ 4:▲☼" in text
    assert "S2 middle 1:▲▲ 2:▲▲ 3:▲☼☼ 4:▲☼☼" in text
    assert "S3 front 1:▲▲ 2:▲☼ 3:▲▲☼ 4:▲▲☼" in text
    assert "S4 storm ●1 ■1" in text
    assert "S5 storm" in text


def test_calm_sectors_stand_side_by_side_from_rear_to_front() -> None:
    table = Table(3, start_area=2).set(round=3).begin("grey")
    assert "Calm S6 S1 S2" in drawn(table.state)
    brief = drawn(table.state, room=24)
    assert re.search(r"^S6 rear .* S1 middle .* S2 front", brief, re.MULTILINE)
    assert re.search(r"S3 storm +S4 storm .* S5 storm", brief)


def test_columns_show_commander_controller_followers_and_price() -> None:
    table = Table(4).administrators("mira", "adira").control("purple", "mira")
    table.upper(1, "yellow yellow pink").upper(2, "grey").set(start_tile=3)
    names, followers, prices = (
        next(text for text in drawn(table.begin("grey").state).splitlines() if text.startswith(key))
        for key in ("Commander", "Followers", "Takeover")
    )
    assert "0 Start ◆" in names
    assert "1 Mira ●" in names
    assert re.search(r"2 Adira +3", names)
    assert re.search(r"›☼☼ ■", followers)
    assert prices.split()[1:4] == ["☼☼☼", "☼☼●■", "▲"]


def test_rows_show_price_gain_bonuses_and_followers() -> None:
    table = Table(4).lower("3-1", "pink").lower("5-4", "orange grey")
    rows = [
        text for text in drawn(table.begin("grey").state).splitlines() if re.match(r"[1-5] →", text)
    ]
    assert rows[0].startswith("1 →0  +▲▲☼")
    assert rows[2].startswith("3 →☼  +▲▲")
    assert re.search(r"· order +· +· \+bag 1 +· +· order", rows[1])
    assert re.search(r"· \+bag 1 +■ →range \+1 +· +· \+bag 1 +· G\+1", rows[2])
    assert re.search(r"· \+bag 1 +· B\+1 +· →turtle +· follower +· →range \+1", rows[3])
    assert "◆▲ W+1" in rows[4]


def test_tracks_show_levels_next_bonuses_and_commanders() -> None:
    table = Table(4).researchers("huber", "joy").control("pink", "huber")
    table.lay("grey", levels="4 0 0 0").lay("pink", levels="7 1 0 10")
    text = drawn(table.begin("grey").state)
    assert re.search(r"G Technology +▲4 ●0 ■7 ◆0 .* 5:any 7:☼ 8:bag 2 10:bag 3 +Franzkarl ■", text)
    assert re.search(r"B Culture +▲0 ●0 ■1 ◆0 +2:any 4:▲ .* Joy$", text, re.MULTILINE)
    assert re.search(r"W Open research +▲0 ●0 ■10 ◆0", text)
    brief = drawn(table.state, room=24)
    assert "G Technology    ▲4 ●0 ■7 ◆0  5:any 7:☼" in brief


def test_contracts_show_who_completed_them_and_what_they_demand() -> None:
    table = Table(4).contracts("rc3", "rc4", "sc2", "sc4").fulfilled("rc3", "orange", "grey")
    table.begin("grey")
    english, german = drawn(table.state), drawn(table.state, "de")
    assert "Command staff ★3 ◆▲: 2 commanders, 1 marker -3" in english
    assert "Head start ★5: 2 leading markers -2 each" in english
    assert "Bulk harvest ★5: 3+1 turtles, majority for 3" in english
    assert "Vormacht ★5: 2+1 Schildkröten, 2 Mehrheiten" in german
    later = Table(4).contracts("rc1", "rc2", "sc1", "sc3").set(round=3).begin("grey")
    assert "Deep knowledge ★5: 1 marker -8" in drawn(later.state)
    assert "Twin harvest ★5: 2+2 turtles, 1 majority" in drawn(later.state)


def test_players_show_what_they_have_left() -> None:
    text = drawn(crowded().state)
    assert re.search(r"▲  Ada \(you\) ★12 +▲6 +●2 +◆1 +☼4 +2 +S1A2 +0 +1: ▲☼ +Forrester", text)
    assert re.search(r"●  Bo +★3 +●3 +■10 +3 +S1A2 +3: ●● ●☼ ●☼ +2: ☼ ●☼", text)
    assert re.search(r"◆  Di +★21 .* Rain, Yuul", text)
    assert re.search(r"Supply ▲14 ●15 ■10 ◆8 ☼16 +Bag ▲3 ●3 ■3 ◆3 ☼3 25 black", text)


def test_small_screens_keep_what_the_question_is_about() -> None:
    table = crowded()
    assert "Followers" in drawn(table.state, room=5)
    table.do("pick 0 own")
    assert "5 →☼☼ +▲" in drawn(table.state, room=5)
    table.do("space 3-1", "drive")
    assert "S1A" in drawn(table.state, room=5)
    assert set(CONCERNS) <= set(Magnastorm.questions)


# --- numbers, labels, explanations ---------------------------------------------------------------

PLACES = {"take", "pick", "upper", "space", "step", "stop", "sector", "lift", "contract"}
PLACES |= {"research", "lower"}


@pytest.mark.parametrize("seats", SEATS)
def test_choice_numbers_stand_beside_their_places(seats: int) -> None:
    for seed in (1, 2):
        for state, _ in moments(seats, seed, every=30):
            texts = (drawn(state), drawn(state, room=22), drawn(state, width=80, room=10))
            for number, id in enumerate(state.offers, 1):
                if GAME.table[id].verb in PLACES:
                    for text in texts:
                        assert re.search(rf"(?<!\d){number}›", text), GAME.table[id].notation


def test_stations_and_jumps_are_numbered_on_the_map() -> None:
    table = crowded().do("pick 0 own", "space 3-1", "drive")
    text = drawn(table.state)
    for move, piece in (("start t2x", "T2X◆"), ("jump s3b1", "W◆2"), ("step s1c", "S1C")):
        number = table.legal().index(move) + 1
        assert f"{number}›{piece}" in text


def test_labels_on_the_panels_are_short() -> None:
    table = Table(4).lay("grey", "5 grey 5 yellow").begin("grey")
    board = make_board(4)
    view = table.state.view(0)
    labels = {a.notation: board.label(view, a) for a in table.state.legal()}
    assert labels["take 1"] == "take over Ozgül Yilmark for ☼☼☼"
    assert labels["take 0"] == "take the start player tile for ☼☼☼"
    assert labels["pick 2 yellow"] == "action: column 2, neutral follower"
    table.do("pick 2 yellow")
    view = table.state.view(0)
    labels = {a.notation: board.label(view, a) for a in table.state.legal()}
    assert labels["space 1-0"] == "1-0: move for free or gain ▲▲☼"
    assert labels["space 3-1"] == "3-1: move for ☼, range +1, or gain ▲▲"
    assert labels["space 3-3"] == "3-3: move for ☼ or gain ▲▲, bag 1"
    assert labels["space 5-4"] == "5-4: move for ☼☼ or gain ▲; W+1"
    for language in LANGUAGES:
        told = make_board(4, language)
        assert all(len(told.label(view, action)) <= 44 for action in table.state.legal())


def test_question_marks_explain_commanders_contracts_and_rules() -> None:
    table = Table(4).lay("grey", "5 grey 5 yellow").begin("grey")
    board = make_board(4)
    explainer = Explainer(board)
    view = table.state.view(0)
    take = GAME.action("take 1")
    assert board.piece(view, take) == ("commander", "ozguel")
    assert board.piece(view, GAME.action("pick 1 yellow")) is None
    assert len(explainer.choice(view, take)) > 1
    entries = board.speaker.rules.entries
    assert all(id in entries for ids in board.game.questions.values() for id in ids)


def test_every_question_has_rules(kinds: set[str]) -> None:
    assert kinds == set(Magnastorm.questions)


@pytest.fixture
def kinds() -> set[str]:
    """Every kind of decision that the game can ask."""
    from sternentisch.games.magnastorm.decisions import NODES

    return set(NODES)


# --- without colour, without Unicode -------------------------------------------------------------


def test_badges_have_the_colours_of_the_pieces() -> None:
    board = make_board(4)
    view: MagnastormView = magnastorm_view(crowded().state.view(0))
    for player in view.players:
        badge, cube = board.palette.badge(player.seat), board.cube(view, player.colour)
        assert badge.style == cube.style
        assert badge.plain.strip() == cube.plain


def test_a_board_without_unicode_is_ascii_only() -> None:
    table = crowded()
    text = drawn(table.state, plain=True).replace("Ozgül", "Ozguel")
    assert text.isascii()
    assert "S1C G&2 B    -A -D -2C[T1X@]" in text
    for room in (10, 22):
        assert drawn(table.state, width=80, room=room, plain=True).replace("ü", "u").isascii()
