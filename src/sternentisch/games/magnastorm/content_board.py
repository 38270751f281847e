"""Reading the boards: maps, panels and the centre disc."""

from __future__ import annotations

from typing import Any

from sternentisch.games.magnastorm.actions import COLUMNS, ROWS, SEATS, SPACE, SPACES
from sternentisch.games.magnastorm.board import STORM, Area, Link, Side, Weather
from sternentisch.games.magnastorm.bonus import Bonus
from sternentisch.games.magnastorm.bonuses import ResearchStep
from sternentisch.games.magnastorm.components import FREE, Box, Cost

Params = dict[str, Any]
Notes = list[tuple[str, str]]

FIELD_COLOUR_OF_ALL = "white"
"""The colour of fields that let the player choose the research area. [MS-R1]"""


def read_sides(box: Box, tables: Params, bonuses: dict[str, Bonus], defects: Notes) -> None:
    """Read the sides of the boards; ids of both sides share one numbering."""
    for side in tables["side"]:
        for area in side["area"]:
            if area["id"] not in box.area_ids:
                box.area_ids.append(area["id"])
            for number in range(1, len(area["fields"]) + 1):
                if f"{area['id']}{number}" not in box.field_ids:
                    box.field_ids.append(f"{area['id']}{number}")
        for space in side["transmitter"]:
            if space["id"] not in box.transmitter_ids:
                box.transmitter_ids.append(space["id"])
    box.field_ids.sort(key=lambda id: (box.area_ids.index(id[:-1]), id))
    box.segments = [entry["id"] for entry in tables["segment"]]
    box.income = [
        [Cost(row["own"], row["yellow"]) for row in entry["income"]] for entry in tables["segment"]
    ]
    for start in tables["start"]:
        if start["rear_sector"] in box.sector_ids:
            box.rear_sectors.append(box.sector_ids.index(start["rear_sector"]))
        else:
            path = f"start[{start['id']}].rear_sector"
            defects.append((path, f"unknown sector {start['rear_sector']!r}"))
    counts = sorted([count for entry in tables["side"] for count in entry["players"]])
    for entry in tables["side"]:
        path = f"side[{entry['id']}]"
        if counts != list(range(2, SEATS + 1)):
            defects.append((f"{path}.players", "each number of players needs one side"))
        before = len(defects)
        side = Side(entry["id"], entry["players"])
        read_map(box, side, entry, path, defects)
        if len(defects) == before:
            read_lines(box, side, entry, path, defects)
        read_panel(box, side, entry, bonuses, path, defects)
        box.sides.append(side)
        if len(defects) == before:
            check_map(box, side, path, defects)


def read_map(box: Box, side: Side, entry: Params, path: str, defects: Notes) -> None:
    """Read areas and fields."""
    colours = [track.id for track in box.tracks]
    side.areas = [Area(index, id, 0, []) for index, id in enumerate(box.area_ids)]
    side.area_of = [-1] * len(box.field_ids)
    side.colour_of = [FREE] * len(box.field_ids)
    for item in entry["area"]:
        where = f"{path}.area[{item['id']}]"
        if item["sector"] not in box.sector_ids:
            defects.append((f"{where}.sector", f"unknown sector {item['sector']!r}"))
            continue
        area = side.areas[box.area_ids.index(item["id"])]
        area.sector = box.sector_ids.index(item["sector"])
        if not item["fields"]:
            defects.append((f"{where}.fields", "an area has fields"))
        for number, colour in enumerate(item["fields"], 1):
            field = box.field_ids.index(f"{item['id']}{number}")
            if colour not in colours:
                defects.append((f"{where}.fields", f"unknown colour {colour!r}"))
                continue
            area.fields.append(field)
            side.area_of[field] = area.index
            if colour != FIELD_COLOUR_OF_ALL:
                side.colour_of[field] = colours.index(colour)
    names = [item["id"] for item in entry["area"]]
    for start in sorted(entry["start_areas"]):
        if entry["start_areas"][start] not in names:
            defects.append((f"{path}.start_areas.{start}", "no area of this side"))
        else:
            side.start_areas.append(box.area_ids.index(entry["start_areas"][start]))


def read_lines(box: Box, side: Side, entry: Params, path: str, defects: Notes) -> None:
    """Read lines and transmitter spaces."""
    sectors = len(box.sector_ids)
    names = [item["id"] for item in entry["area"]]
    spaces = [item["id"] for item in entry["transmitter"]]
    side.exits = [[] for _ in box.transmitter_ids]
    attached: list[str] = []
    joined = [sorted(item["areas"]) for item in entry["line"]]
    for item in entry["line"]:
        where = f"{path}.line[{item['id']}]"
        ends = [id for id in item["areas"] if id in names]
        if len(set(ends)) != 2 or len(item["areas"]) != 2:
            defects.append((f"{where}.areas", "two areas of this side wanted"))
            continue
        if joined.count(sorted(ends)) > 1:
            defects.append((f"{where}.areas", "these areas are joined twice"))
            continue
        space = -1
        if item["transmitter"]:
            attached.append(item["transmitter"])
            if item["transmitter"] not in spaces or attached.count(item["transmitter"]) > 1:
                defects.append((f"{where}.transmitter", "unknown, or attached twice"))
                continue
            space = box.transmitter_ids.index(item["transmitter"])
        one, other = (side.areas[box.area_ids.index(id)] for id in ends)
        if space >= 0 and one.sector == other.sector:
            defects.append((f"{where}.transmitter", "only lines into another sector have one"))
        forward = (other.sector - one.sector) % sectors
        one.links.append(Link(other.index, space, forward in (0, 1)))
        other.links.append(Link(one.index, space, (-forward) % sectors in (0, 1)))
    for area in side.areas:
        area.links.sort(key=lambda link: link.target)
    for item in entry["transmitter"]:
        where = f"{path}.transmitter[{item['id']}]"
        if item["id"] not in attached:
            defects.append((where, "attached to no line"))
        if not item["exits"] or any(id not in names for id in item["exits"]):
            defects.append((f"{where}.exits", "areas of this side wanted"))
            continue
        exits = sorted({box.area_ids.index(id) for id in item["exits"]})
        side.exits[box.transmitter_ids.index(item["id"])] = exits


def read_panel(
    box: Box, side: Side, entry: Params, bonuses: dict[str, Bonus], path: str, defects: Notes
) -> None:
    """Read the action panel and the research areas in play."""
    rows = entry["row"]
    side.rows = len(rows)
    side.columns = len(rows[0]["bonuses"]) if rows else 0
    side.tracks = len(entry["research_areas"])
    if entry["research_areas"] != [track.id for track in box.tracks[: side.tracks]]:
        defects.append((f"{path}.research_areas", "the first research areas wanted, in order"))
    if any(count > side.tracks for count in side.players):
        defects.append((f"{path}.research_areas", "each player begins in another one"))
    for id in [id for row in rows for id in row["bonuses"]]:
        step = bonuses.get(id)
        if isinstance(step, ResearchStep) and step.area >= side.tracks:
            defects.append((f"{path}.research_areas", f"{id} leads into none of them"))
    if side.rows != ROWS or not 2 <= side.columns <= COLUMNS:
        defects.append((f"{path}.row", f"{ROWS} rows of 2 to {COLUMNS} spaces wanted"))
        return
    side.bonuses = [None] * SPACES
    for number, row in enumerate(rows):
        where = f"{path}.row[{row['id']}].bonuses"
        side.prices.append(Cost(row["price"]["own"], row["price"]["yellow"]))
        side.gains.append(Cost(row["gain"]["own"], row["gain"]["yellow"]))
        if len(row["bonuses"]) != side.columns:
            defects.append((where, f"{side.columns} wanted"))
            continue
        for column, id in enumerate(row["bonuses"]):
            if id and id not in bonuses:
                defects.append((where, f"unknown bonus {id!r}"))
            side.bonuses[number * COLUMNS + column] = bonuses.get(id)
    every = [row * COLUMNS + column for row in range(side.rows) for column in range(side.columns)]
    side.spaces = [SPACE + space for space in every]
    side.overflow = side.spaces[-side.columns :]


def check_map(box: Box, side: Side, path: str, defects: Notes) -> None:
    """From every area the scout must find its way out of the storm. [MS-M8]"""
    for start in range(len(box.rear_sectors)):
        for weather in weathers(box, side, start):
            for area in side.areas:
                if area.fields and weather.ahead[area.index] > len(side.areas):
                    defects.append((f"{path}.line", f"no way clockwise out of {area.id}"))
                    return


def weathers(box: Box, side: Side, start: int) -> list[Weather]:
    """Return the weather of each round: the disc turns by a sector. [MS-S2, MS-A6]"""
    sectors = len(box.sector_ids)
    result: list[Weather] = []
    for number in range(box.rounds):
        segments = [STORM] * sectors
        for place in range(len(box.segments)):
            segments[(box.rear_sectors[start] + number + place) % sectors] = place
        result.append(Weather(side, segments))
    return result
