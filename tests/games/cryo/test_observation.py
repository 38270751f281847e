"""Observations tell what the view shows: each field made once more from the view's names."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

import sternentisch
from sternentisch import Rng
from sternentisch.games.cryo.view import CryoView, PlayerView, cryo_view
from sternentisch.kernel.state import State
from tests.support.cryo import Table, game
from tests.support.curious import curious_pick
from tests.support.leaning import Leaning
from tests.support.observing import around, counts, marks, named, watchers

GAME = game()
BOX = GAME.box
MATERIALS = ["crystal", "organics", "tech"]
TRACKS = [*MATERIALS, "nanite", "energy"]
CARDS = [card.id for card in BOX.cards]
CARD = {card.id: card for card in BOX.cards}
TILES = [tile.id for tile in BOX.tiles]
COLOUR_OF = {tile.id: MATERIALS[tile.colour] for tile in BOX.tiles}
TILES_OF = {colour: [id for id in TILES if COLOUR_OF[id] == colour] for colour in MATERIALS}
RANK_OF = {id: tiles.index(id) for tiles in TILES_OF.values() for id in tiles}
INCIDENTS = [tile.id for tile in BOX.incidents]
ACTIONS = [action.id for action in BOX.actions]
PLATFORM = [action.id for action in BOX.platform]
DOCKS = [dock.id for dock in BOX.docks]
CAVES = [cave.id for cave in BOX.caves]
SPACES = [space.id for space in BOX.spaces]
SALVAGE = [space.id for space in BOX.salvages]
TUNNELS = [tunnel.id for tunnel in BOX.tunnels]
Values = dict[str, list[int]]


def told(state: State, seat: int) -> Values:
    return named(GAME, state, seat)


def expected(view: CryoView) -> Values:
    """Return the whole observation, made from nothing but a view."""
    seat = view.seat
    assert seat is not None
    order = around(seat, view.seats)
    own = view.players[seat]
    values: Values = {
        "seat": marks(range(view.seats), seat),
        "asked": marks(order, view.actor),
        "question": marks(list(GAME.questions), view.decision),
        **expected_question(view.decision, view.question),
        **expected_ship(view),
        **expected_caves(view),
        "incident": spread(INCIDENTS, view.incidents),
        "track_left": [view.track_left],
        "deck_left": [view.deck_left],
        "discard": [view.discard[card] for card in CARDS],
        "hand": counts(CARDS, own.hand),
        "missions": marks(CARDS, *own.missions),
        "dropped": counts(CARDS, view.dropped),
        "slot_tile": spread(range(6), [RANK_OF[id] if id else None for id in own.slots]),
    }
    for other in order:
        for name, numbers in expected_player(view, view.players[other]).items():
            values[name] = values.get(name, []) + numbers
    return values


def expected_question(kind: str, question: dict[str, Any]) -> Values:
    ask = question.get
    due = [ask(name, 0) for name in MATERIALS]
    if kind == "choose":
        kinds = marks(range(3), *question["kinds"])
    elif kind == "prototype":
        kinds = marks(MATERIALS, COLOUR_OF[question["tile"]])
    else:
        kinds = [int(digit) for digit in f"{ask('either', 0):03b}"[::-1]]
    platform = PLATFORM[question["from"]] if kind == "place" else ask("action")
    actions = [ask("first"), ask("action")]
    if ask("goal", -1) >= 0:
        actions.append(ACTIONS[question["goal"]])
    left = question["units"] if kind == "draws" else ask("left", ask("pods", 0))
    return {
        "question_platform": marks(PLATFORM, platform),
        "question_dock": marks(DOCKS, ask("dock")),
        "question_action": marks(ACTIONS, *actions),
        "question_space": marks(SPACES, ask("space")),
        "question_tile": marks(range(6), RANK_OF.get(ask("tile", ""))),
        "question_due": due,
        "question_kinds": kinds,
        "question_vehicle": marks(range(3), ask("vehicle")),
        "question_tunnel": marks(TUNNELS, ask("tunnel")),
        "question_settling": marks(["first", "second", "both"], ask("settling")),
        "question_left": [left],
        "question_done": [0 if kind == "draws" else ask("units", 0)],
    }


def expected_ship(view: CryoView) -> Values:
    tiles: list[int] = []
    for space in view.spaces:
        tiles += marks(TILES_OF[space.colour], space.tile)
    sections = [view.chambers[first : first + 3] for first in range(0, 12, 3)]
    return {
        "scrapped": [int(view.scrapped)],
        "sunset": [int(view.sunset)],
        "sabotaged": [sum(c.sabotaged for c in chambers) for chambers in sections],
        "space_tile": tiles,
        "space_left": [space.left for space in view.spaces],
        "damaged": [int(dock.damaged) for dock in view.docks],
    }


def expected_caves(view: CryoView) -> Values:
    caves = {cave.id: cave for cave in view.caves}
    costs = {id: cave.cost for id, cave in caves.items()}
    return {
        "cave_open": marks(CAVES, *(cave.id for cave in view.caves if cave.open)),
        "cave_cost": [costs.get(id, {}).get(name, 0) for id in CAVES for name in MATERIALS],
        "cave_first": [caves[id].first if id in caves else 0 for id in CAVES],
        "cave_second": [caves[id].second if id in caves else 0 for id in CAVES],
    }


def expected_player(view: CryoView, player: PlayerView) -> Values:
    caves = {cave.id: cave.pods[player.seat] for cave in view.caves}
    energies = [CARD[id].energy for id in player.vehicles]
    return {
        "chambers": [chamber.pods[player.seat] for chamber in view.chambers],
        "salvage": marks(SALVAGE, *(s.id for s in view.salvage if s.seat == player.seat)),
        "cave_pods": [caves.get(id, 0) for id in CAVES],
        "pool": [player.pool],
        "room": [player.room],
        "destroyed": [player.destroyed],
        "tracks": [player.tracks[name] for name in TRACKS],
        "drones_home": marks(PLATFORM, *player.home),
        "drones_out": counts(DOCKS, player.out),
        "hand_size": [player.hand_size],
        "upgrades": marks(CARDS, *player.upgrades),
        "mission_count": [player.mission_count],
        "vehicle_room": (player.vehicle_rooms + [0] * 3)[:3],
        "vehicle_energy": (energies + [0] * 3)[:3],
        "slot_colour": spread(MATERIALS, [COLOUR_OF[id] if id else None for id in player.slots]),
        "collected": [len(player.incidents)],
    }


def spread(names: Sequence[object], shown: Sequence[object]) -> list[int]:
    """Return the marks of one place after the other."""
    return [mark for name in shown for mark in marks(names, name)]


# --- whole games ----------------------------------------------------------------------------------

VEHICLES = {f"card-play {card} vehicle": 90 for card in CARDS}
UPGRADES = {f"card-play {card} upgrade": 90 for card in CARDS}
TASTES = [
    Leaning(GAME, {}),
    None,
    Leaning(GAME, {"place 17": 60, "place 13": 60, "mission": 0, "both": 90, "reveal": 90}),
    Leaning(GAME, {"place 9": 90, "activate west": 90, "draws 0": 60, **VEHICLES}),
    Leaning(GAME, {"take-tile": 1, "install": 60, "automate": 90, "place 9": 60, **UPGRADES}),
    Leaning(GAME, {"place 9": 90, "card-draw": 90, "draws 0": 0, "card-play": 0, "scrap-card": 0}),
]
"""Keen players, curious ones, and some who like to launch, to drive, to fit tiles, to draw."""


def positions(games: int) -> Iterator[State]:
    """Play games of all kinds of players at all counts; yield every position, the last too."""
    played: Counter[int] = Counter()
    rng = Rng("observed")
    for number in range(games):
        state = GAME.start(2 + number // len(TASTES) % 3, number)
        taste = TASTES[number % len(TASTES)]
        yield state
        while not state.over:
            state.apply(taste.pick(state, rng) if taste else curious_pick(state, rng, played))
            yield state


def test_every_field_says_what_the_view_shows() -> None:
    """In games of all player counts that ask every question; the rare ones count most."""
    asked: Counter[str] = Counter()
    for number, state in enumerate(positions(54)):
        kind = "" if state.over else state.decision().kind
        asked[kind] += 1
        if asked[kind] <= 30 or number % 20 == 0:
            for seat in watchers(state, number):
                assert told(state, seat) == expected(cryo_view(state.view(seat)))
    assert set(asked) == {"", *GAME.questions}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_is_hidden_changes_nothing(seats: int) -> None:
    """A row stays the same when everything its seat cannot know is dealt anew."""
    state = GAME.start(seats, seats)
    rng = Rng(seats)
    keen = Leaning(GAME, {})
    fields = GAME.fields(seats)
    highs = [field.high for field in fields for _ in range(field.size)]
    while not state.over:
        for seat in range(seats):
            row = GAME.observe(state, seat)
            assert GAME.observe(state.sample(seat, rng), seat) == row
            assert all(number <= high for number, high in zip(row, highs, strict=True))
        state.apply(keen.pick(state, rng))


# --- single things --------------------------------------------------------------------------------


def test_the_order_of_questions_is_the_games() -> None:
    field = next(field for field in GAME.fields(2) if field.name == "question")
    assert f": {', '.join(GAME.questions)};" in field.about


def test_only_the_active_player_is_asked_after_the_setup() -> None:
    """So that `asked` tells whose turn it is."""
    for state in positions(6):
        if not state.over and state.decision().kind != "setup-discard":
            assert state.actor == cryo_view(state.view(0)).active


def test_a_turn_in_numbers() -> None:
    """A holds a card and a pod and has a Ground Scanner, so sees the caves; B sees a card less."""
    table = Table().lay("A", "1/0/2/0 +3", pool=1, hand="overclock", upgrades="ground_scanner")
    state = table.begin("A").state
    own, other = told(state, 0), told(state, 1)
    assert own["asked"] == [1, 0]
    assert other["asked"] == [0, 1]
    assert own["tracks"][:5] == other["tracks"][5:] == [1, 0, 2, 0, 3]
    assert own["pool"] == [1, 0]
    assert sum(own["hand"]) == 1
    assert other["hand"] == [0] * 8
    assert other["hand_size"] == [0, 1]
    in_use = [cave for cave in BOX.caves if cave.min_players <= 2]
    assert sum(points > 0 for points in own["cave_first"]) == len(in_use)
    assert sum(points > 0 for points in other["cave_first"]) == sum(c.is_open for c in in_use)


def test_bounds_come_from_the_content(tmp_path: Path) -> None:
    """An own copy with longer tracks, richer caves and more cards has other bounds."""
    path = tmp_path / "own.toml"
    path.write_text(OWN, "utf-8")
    own = sternentisch.load("cryo", path)
    fields = {field.name: field for field in own.fields(3)}
    assert fields["tracks"].high == 9
    assert fields["cave_first"].high == 11
    assert fields["hand"].high == 8
    state = own.start(3, 1)
    state.playout(Rng(1))
    assert len(named(own, state, 2)["tracks"]) == 15


OWN = """
[constants.resource_max]
value = 9
[[cave_tile]]
id = "S1"
first = 11
[[card]]
id = "ground_scanner"
copies = 8
"""
