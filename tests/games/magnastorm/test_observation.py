"""Observations: every number again, made from the view and its words alone."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import chain
from pathlib import Path

import pytest

from sternentisch import Rng
from sternentisch.games.magnastorm.actions import COLOUR_WORDS
from sternentisch.games.magnastorm.game import Magnastorm
from sternentisch.games.magnastorm.observation import QUESTIONS
from sternentisch.games.magnastorm.view import MagnastormView
from sternentisch.kernel.state import State
from tests.games.magnastorm.test_position import SCENES, scene
from tests.support.leaning import Leaning
from tests.support.magnastorm import Table, game, game_with
from tests.support.observing import named

BAYS, COLUMNS, ROWS = range(4), range(5), range(5)


def seen(game: Magnastorm, view: MagnastormView) -> dict[str, list[int]]:
    """Return what the row should hold, field by field."""
    assert view.seat is not None
    order = [(view.seat + place) % view.seats for place in range(view.seats)]
    return {
        **head(view, order),
        **question(game, view, order),
        **course(game, view, order),
        **commanders(game, view, order),
        **panels(view, order),
        **boards(game, view, order),
        **people(game, view, order),
    }


def flags(found: object, among: Sequence[object]) -> list[int]:
    """Return a 1 for each of the things that is the one found."""
    return [int(found == each) for each in among]


def joined(parts: Iterable[list[int]]) -> list[int]:
    return list(chain.from_iterable(parts))


def colours(view: MagnastormView, order: list[int]) -> list[str]:
    return [*[view.players[seat].colour for seat in order], "yellow"]


def numbers(counts: dict[str, int], names: list[str]) -> list[int]:
    return [counts.get(name, 0) for name in names]


def head(view: MagnastormView, order: list[int]) -> dict[str, list[int]]:
    return {
        "seat": flags(view.seat, range(view.seats)),
        "asked": flags(view.actor, order),
        "question": flags(view.decision, QUESTIONS),
    }


def question(game: Magnastorm, view: MagnastormView, order: list[int]) -> dict[str, list[int]]:
    asked, found, box = view.decision, view.question, game.box
    colour = None
    for name in ("colour", "wanted"):
        if name in found:
            assert view.actor is not None
            place = COLOUR_WORDS.index(found[name])
            chooser = (view.actor + place) % view.seats
            colour = "yellow" if place == 4 else view.players[chooser].colour
    if asked == "fee":
        colour = view.players[found["owner"]].colour
    chosen = found.get("chosen", found.get("sectors", []))
    left = {"move": "range", "lower": "markers"}.get(asked, "left")
    first = box.field_ids.index(found["first"]) if asked == "lift" else found.get("first", 0)
    return {
        "question_column": flags(found.get("column"), COLUMNS),
        "question_colour": flags(colour, colours(view, order)),
        "question_price": [found.get("own", 0), found.get("yellow", 0)],
        "question_prestige": [found.get("prestige", 0)],
        "question_left": [found.get(left, 0)],
        "question_flags": [int(found.get(name, 0)) for name in ("lowest", "moved", "bought")],
        "question_transmitter": flags(
            found.get("station") or found.get("transmitter"), box.transmitter_ids
        ),
        "question_bay": flags(found.get("bay", 0) - 1, BAYS),
        "question_sectors": [chosen.index(id) + 1 if id in chosen else 0 for id in box.sector_ids],
        "question_first": [first],
    }


def course(game: Magnastorm, view: MagnastormView, order: list[int]) -> dict[str, list[int]]:
    if not view.running:
        assert view.decision not in ("main", "place", "mode", "")
    row, column = view.space.split("-") if view.space else (0, -1)
    calm = ["storm", *game.box.segments]
    names = colours(view, order)
    return {
        "active": flags(view.active, order),
        "round": [view.round],
        "ending": [int(view.ending)],
        "track": [view.track.index(seat) + 1 for seat in order],
        "running": [view.running.index(seat) + 1 if view.running else 0 for seat in order],
        "position": [view.position],
        "weather": [calm.index(segment) for segment in view.weather.values()],
        "supply": numbers(view.supply, names),
        "bag": numbers(view.bag, [*names, "black"]),
        "start_tile": flags(view.start_tile, order),
        "space_row": flags(int(row) - 1, ROWS),
        "space_column": flags(int(column), COLUMNS),
    }


def commanders(game: Magnastorm, view: MagnastormView, order: list[int]) -> dict[str, list[int]]:
    ids = [card.id for card in game.box.commanders]
    columns = {column.column: column for column in view.columns}
    tracks = {track.id: track for track in view.research}
    above = [columns.get(number) for number in COLUMNS][1:]
    areas = [tracks.get(track.id) for track in game.box.tracks]
    places = [[each.commander if each else "" for each in kind] for kind in (above, areas)]
    return {
        "commanders": [int(id in pair) for id in ids for pair in zip(*places, strict=True)],
        "admin_control": joined(flags(each.controller if each else None, order) for each in above),
        "research_control": joined(
            flags(each.controller if each else None, order) for each in areas
        ),
        "controlled": [int(id in view.players[seat].commanders) for seat in order for id in ids],
    }


def panels(view: MagnastormView, order: list[int]) -> dict[str, list[int]]:
    names = colours(view, order)
    columns = {column.column: column for column in view.columns}
    upper, lower = [], []
    for number in COLUMNS:
        column = columns.get(number)
        below = [space for space in view.spaces if space.column == number]
        followers = [name for space in below for name in space.followers]
        upper += numbers(column.followers if column else {}, names)
        lower += [followers.count(name) for name in names]
    taken = [0] * 25
    for space in view.spaces:
        taken[5 * (space.row - 1) + space.column] = int(bool(space.followers))
    return {"upper": upper, "taken": taken, "lower": lower}


def boards(game: Magnastorm, view: MagnastormView, order: list[int]) -> dict[str, list[int]]:
    box = game.box
    fields = {field.id: field for area in view.areas for field in area.fields}
    spaces = {space.id: space.owner for space in view.transmitters}
    bays = view.contracts
    demands = [[c.prestige, c.markers, c.levels, c.commanders, int(c.leads)] for c in bays]
    done = [[int(seat in contract.fulfilled) for seat in order] for contract in bays]
    turtles = [
        fields[id].turtles if id in fields and fields[id].holder == seat else 0
        for seat in order
        for id in box.field_ids
    ]
    return {
        "contracts": joined(flags(c.id, [card.id for card in box.contracts]) for c in bays),
        "contracts_done": joined(done),
        "contract_demands": joined(demands),
        "turtles": turtles,
        "stations": [
            int(id in spaces and spaces[id] == seat) for seat in order for id in box.transmitter_ids
        ],
    }


def people(game: Magnastorm, view: MagnastormView, order: list[int]) -> dict[str, list[int]]:
    box, names = game.box, colours(view, order)
    players = [view.players[seat] for seat in order]
    levels = [[track.levels[seat] for track in view.research] for seat in order]
    cards = ["", *[card.id for card in box.artifacts]]
    drawn = [[*player.artifacts, "", ""][:2] for player in players]
    return {
        "prestige": [player.prestige for player in players],
        "cubes": joined(numbers(player.cubes, names) for player in players),
        "followers": [player.followers for player in players],
        "turtle_slots": [int(filled) for player in players for filled in player.turtles],
        "station_slots": [int(filled) for player in players for filled in player.stations],
        "levels": joined([*own, 0][:4] for own in levels),
        "area": joined(flags(player.area, box.area_ids) for player in players),
        "field": [int(player.field[-1]) if player.field else 0 for player in players],
        "occupied_used": [player.occupied_used for player in players],
        "artifacts": [cards.index(card) for pair in drawn for card in pair],
    }


def check(game: Magnastorm, state: State) -> None:
    """Compare all observations of a state with what its views show; a guess looks alike."""
    for seat in range(state.seats):
        found, wanted = named(game, state, seat), seen(game, game.view(state, seat))
        assert list(found) == [field.name for field in game.fields(state.seats)]
        assert found == wanted
        for field in game.fields(state.seats):
            assert len(found[field.name]) == field.size
            assert max(found[field.name]) <= field.high, field.name
    assert game.observe(state.sample(0, Rng(1)), 0) == game.observe(state, 0)


@pytest.mark.parametrize("kind", SCENES)
def test_every_question_is_observed_with_its_parameters(kind: str) -> None:
    """A scene for each of them, as the players see it from their chairs; then any answer to it."""
    table = scene(kind)
    check(table.game, table.state)
    for action in table.state.legal():
        after = table.state.clone()
        after.apply(action)
        check(table.game, after)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("advanced", [False, True])
def test_rows_agree_with_views_in_whole_games(seats: int, advanced: bool) -> None:
    """From the start placement to the end, when nobody is asked."""
    rng = Rng(seats)
    state = game().start(seats, seats, {"advanced": advanced, "start_area": 1 + advanced})
    bot = Leaning(game(), {"exchange": 20})
    while not state.over:
        if not rng.below(4):
            check(game(), state)
        state.apply(bot.pick(state, rng))
    check(game(), state)
    row = named(game(), state, 0)
    assert not any(row["asked"] + row["question"])


def test_the_questions_are_those_of_the_game() -> None:
    """They come in the order in which the game declares them."""
    assert tuple(Magnastorm.questions) == QUESTIONS


def test_an_opening_seen_from_another_chair() -> None:
    """Pink looks at Grey's move: Grey sits two places on, and pink cubes come first."""
    table = Table().lay("grey", "2 grey 3 pink", scout="S1D2", levels="1 3 0 0")
    table.administrators("forrester", "justin").control("pink", "justin")
    table.turtles("grey", "S2A1 S2A1").station("orange", "T3M").upper(0, "yellow grey")
    table.begin("grey").do("pick 0 own")

    row = named(table.game, table.state, 2)

    assert row["seat"] == [0, 0, 1, 0]
    assert row["asked"] == row["active"] == [0, 0, 1, 0]
    assert row["question"].index(1) == QUESTIONS.index("place")
    assert row["question_column"] == [1, 0, 0, 0, 0]
    assert row["question_colour"] == [0, 0, 1, 0, 0]
    assert row["upper"][:5] == [0, 0, 1, 0, 1]
    assert row["admin_control"] == [0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
    assert row["cubes"][10:15] == [3, 0, 2, 0, 0]
    assert row["levels"][8:12] == [1, 3, 0, 0]
    assert row["field"][2] == 2
    assert row["turtles"][2 * 48 + table.game.box.field_ids.index("S2A1")] == 2
    assert row["stations"][12 + table.game.box.transmitter_ids.index("T3M")] == 1
    ids = [card.id for card in table.game.box.commanders]
    assert row["commanders"][4 * ids.index("justin") :][:4] == [0, 1, 0, 0]
    assert row["controlled"].index(1) == ids.index("justin")


def test_bounds_follow_an_own_copy(tmp_path: Path) -> None:
    """More cubes, longer deals, a further commander's worth: nothing leaves its bounds."""
    text = (
        "[constants]\ncubes_per_colour = { value = 40 }\nfollowers = { value = 6 }\n"
        "[[commander]]\nid = 'forrester'\nparams = { times = 30, yellow = 2, prestige = 3 }\n"
    )
    own = game_with(tmp_path, text)
    highs = {field.name: field.high for field in own.fields(3)}
    usual = {field.name: field.high for field in game().fields(3)}
    assert (highs["cubes"], highs["supply"], highs["followers"]) == (40, 40, 6)
    assert (highs["question_left"], highs["question_prestige"]) == (30, 3)
    assert highs["prestige"] == usual["prestige"] + 88
    state = own.start(3, 2)
    bot, rng = Leaning(own, {}), Rng(2)
    while not state.over:
        if not rng.below(8):
            check(own, state)
        state.apply(bot.pick(state, rng))
    check(own, state)
