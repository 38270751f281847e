"""The tables of the rulebook pages say what the content says, in both languages."""

from __future__ import annotations

import re

import pytest

from sternentisch.games.magnastorm.view import CostView, MagnastormView, magnastorm_view
from sternentisch.text.rulebook import rulebook
from tests.support.magnastorm import AREAS, game

Cells = list[list[str]]

both_languages = pytest.mark.parametrize("language", ["en", "de"])
both_sides = pytest.mark.parametrize("seats", [4, 3])

CHAPTERS = {"en": "## The board", "de": "## Der Plan"}
TABLES = (
    *("areas 4", "transmitters 4", "areas 3", "transmitters 3", "calm", "income"),
    *("panel 4", "panel 3", "tracks", "turtles", "stations", "contracts", "artifacts"),
)
COLOURS = {"en": "green blue red white", "de": "Grün Blau Rot Weiß"}
KINDS = {"en": "Plain Crater Coast Gateway", "de": "Ebene Krater Küste Pforte"}
BONUSES = {
    "en": "bag draw (B)=bag-1, range +1 (A)=range, extra turtle (A)=turtle, turn track=turn-order, "
    "follower=follower, green step=green-step, blue step=blue-step, red step=red-step, "
    "white step=white-step, any=any, 1 own=own, 1 yellow=yellow, bag 2=bag-2, bag 3=bag-3, –=, "
    "1 prestige=prestige, one own cube=own, Technology step=green-step, Culture step=blue-step, "
    "Medicine step=red-step",
    "de": "Beutel (B)=bag-1, Reichweite +1 (A)=range, Schildkröte (A)=turtle, "
    "Zugleiste=turn-order, Gefolgsmann=follower, Aufstieg Grün=green-step, "
    "Aufstieg Blau=blue-step, Aufstieg Rot=red-step, Aufstieg Weiß=white-step, "
    "1 Spielerfarbe=any, 1 eigener=own, 1 gelber=yellow, Beutel 2=bag-2, Beutel 3=bag-3, –=, "
    "1 Ansehen=prestige, 1 eigener Würfel=own, Aufstieg Technik=green-step, "
    "Aufstieg Kultur=blue-step, Aufstieg Medizin=red-step",
}


def table(language: str, name: str) -> Cells:
    """Return the cells of a table of the last chapter, without its head."""
    chapter = rulebook(game(), language).markdown.split(CHAPTERS[language])[1]
    found: list[Cells] = [[]]
    for line in chapter.splitlines():
        if line.startswith("|"):
            found[-1].append([cell.strip() for cell in line.strip("|").split("|")])
        elif found[-1]:
            found.append([])
    tables = [cells for cells in found if cells]
    assert len(tables) == len(TABLES)
    cells = tables[TABLES.index(name)]
    assert {len(row) for row in cells} == {len(cells[0])}
    return cells[2:]


def bonus(language: str, cell: str) -> str:
    """Return the id of the bonus that a cell names."""
    return dict(entry.split("=") for entry in BONUSES[language].split(", "))[cell]


def cubes(cell: str) -> tuple[int, int]:
    """Return the own and the yellow cubes that a cell names."""
    if cell in ("nothing", "nichts"):
        return 0, 0
    own = re.search(r"(\d) (own|eigene)", cell)
    yellow = re.search(r"(\d) (yellow|gelbe)", cell)
    assert own or yellow
    return int(own[1]) if own else 0, int(yellow[1]) if yellow else 0


def cost(view: CostView) -> tuple[int, int]:
    return view.own, view.yellow


def board(seats: int, **options: object) -> MagnastormView:
    return magnastorm_view(game().start(seats, 1, options).view(None))


# --- the map -------------------------------------------------------------------------------------


@both_languages
@both_sides
@pytest.mark.rule("MS-S1")
def test_the_areas(language: str, seats: int) -> None:
    """Fields in their order, neighbours with the space on the line to them."""
    view = board(seats)
    spaces = {frozenset(space.line): space.id for space in view.transmitters}
    colours = dict(zip(COLOURS[language].split(), AREAS, strict=True))
    kinds = dict(zip("ABCD", KINDS[language].split(), strict=True))
    cells = table(language, f"areas {seats}")

    assert [row[0] for row in cells] == [area.id for area in view.areas]
    for (id, kind, fields, neighbours), area in zip(cells, view.areas, strict=True):
        assert kind.split()[0] == kinds[id[-1]]
        assert [colours[word] for word in fields.split(", ")] == [f.colour for f in area.fields]
        wanted = []
        for neighbour in sorted(area.neighbours):
            space = spaces.get(frozenset((id, neighbour)))
            wanted.append(f"{neighbour} ({space})" if space else neighbour)
        assert sorted(neighbours.split(", ")) == wanted


@both_languages
@both_sides
@pytest.mark.rule("MS-X1", "MS-AMB-4")
def test_the_transmitter_spaces(language: str, seats: int) -> None:
    spaces = board(seats).transmitters
    cells = table(language, f"transmitters {seats}")

    assert [row[0] for row in cells] == [space.id for space in spaces]
    for (_, between, line, exits), space in zip(cells, spaces, strict=True):
        ends = line.split("–")
        assert sorted(ends) == sorted(space.line)
        assert re.findall(r"S\d", between) == [end[:2] for end in ends]
        assert sorted(exits.split(", ")) == sorted(space.exits)


@both_languages
@pytest.mark.rule("MS-S2", "MS-A6")
def test_the_calm_sectors(language: str) -> None:
    sectors = game().box.sector_ids
    for row in table(language, "calm"):
        for start, cell in enumerate(row[1:]):
            rear = game().box.rear_sectors[start] + int(row[0]) - 1
            assert re.findall(r"S\d", cell) == [sectors[(rear + n) % 6] for n in range(3)]


@both_languages
@pytest.mark.rule("MS-A1")
def test_the_income(language: str) -> None:
    """Rear, middle and front."""
    income = board(4).income
    cells = table(language, "income")
    for row, segment in zip(cells, ("rear", "middle", "front"), strict=True):
        assert [cubes(cell) for cell in row[1:]] == [cost(entry) for entry in income[segment]]


# --- panels, tracks, player boards ---------------------------------------------------------------


@both_languages
@both_sides
@pytest.mark.rule("MS-T10", "MS-B4")
def test_the_action_panel(language: str, seats: int) -> None:
    view = board(seats)
    cells = table(language, f"panel {seats}")

    assert len(cells) == len(view.rows)
    for row, printed in zip(cells, view.rows, strict=True):
        assert (cubes(row[1]), cubes(row[2])) == (cost(printed.price), cost(printed.gain))
    written = [bonus(language, cell) for row in cells for cell in row[3:]]
    assert written == [space.bonus for space in view.spaces]


@both_languages
@pytest.mark.rule("MS-R2", "MS-R3")
def test_the_research_tracks(language: str) -> None:
    """The German table begins with level 2, as level 1 has no bonus anywhere."""
    colours = dict(zip(COLOURS[language].split(), AREAS, strict=True))
    cells = table(language, "tracks")
    for row, track in zip(cells, board(4).research, strict=True):
        assert colours[row[0].split()[0]] == track.id
        bonuses = [bonus(language, cell) for cell in row[1:]]
        assert bonuses == track.bonuses[-len(bonuses) :]
        assert not any(track.bonuses[: -len(bonuses)])


@both_languages
@pytest.mark.rule("MS-L2", "MS-X1")
def test_the_player_board(language: str) -> None:
    """Turtles are listed in pairs."""
    view = board(4)
    (turtles,), (stations,) = table(language, "turtles"), table(language, "stations")
    assert [cubes(cell) for cell in turtles[1:] for _ in "12"] == [
        cost(entry) for entry in view.turtle_costs
    ]
    assert [cubes(cell) for cell in stations[1:]] == [cost(entry) for entry in view.station_costs]


# --- contracts and artifact cards ----------------------------------------------------------------


@both_languages
@pytest.mark.rule("MS-C2", "MS-S7")
def test_the_prestige_of_contracts(language: str) -> None:
    """The covered 3 is only mentioned."""
    options = dict(game().start(2, 1).options)
    for row, seats in zip(table(language, "contracts"), (4, 3, 2), strict=True):
        cell = re.sub(r"\(.*\)", "", " ".join(row[1:]))
        prestige = game().rules(options, seats).prestige
        assert [int(number) for number in re.findall(r"\d", cell)] == prestige


@both_languages
@pytest.mark.rule("MS-S16")
def test_the_bonuses_of_artifact_cards(language: str) -> None:
    """They go by the last digit: 1 or 6, 2 or 7, 3 or 8, 4 or 9, 5 or 0."""
    (row,) = table(language, "artifacts")
    written = [bonus(language, cell) for cell in row[1:]]
    for card in game().box.artifacts:
        assert card.bonus.id == written[(int(card.id) - 1) % 5]
