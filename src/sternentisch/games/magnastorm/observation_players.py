"""The player boards in an observation: the observer's first, then the others' around the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sternentisch.games.magnastorm.abilities import PrestigeForYellow, PrestigeOnce
from sternentisch.games.magnastorm.actions import AREAS, SECTORS, STATIONS, TRACKS, TURTLES
from sternentisch.games.magnastorm.bonuses import Prestige
from sternentisch.games.magnastorm.observation_colours import COLOUR_ORDER, put_cubes
from sternentisch.games.magnastorm.perks import Perks
from sternentisch.kernel.observation import Field
from sternentisch.kernel.row import AROUND, Row, after, put

if TYPE_CHECKING:
    from sternentisch.games.magnastorm.bonus import Bonus
    from sternentisch.games.magnastorm.components import Box
    from sternentisch.games.magnastorm.state import State


def list_players(box: Box, seats: int) -> list[Field]:
    """List what each player has: prestige, cubes, pieces, levels, the scout, artifact cards."""
    each = f"for each player, {AROUND}"
    areas = ", ".join([track.id for track in box.tracks])
    return [
        Field("prestige", seats, most_prestige(box, seats), f"{each}, the prestige"),
        Field("cubes", seats * (seats + 1), box.cubes, f"{each}, the cubes, {COLOUR_ORDER}"),
        Field("followers", seats, box.followers, f"{each}, the followers on the player board"),
        Field(
            "turtle_slots",
            seats * TURTLES,
            1,
            f"{each}, 1 for each slot of the player board with a turtle, from left to right",
        ),
        Field(
            "station_slots",
            seats * STATIONS,
            1,
            f"{each}, 1 for each slot of the player board with a station, from top to bottom",
        ),
        Field(
            "levels",
            seats * TRACKS,
            max([track.top for track in box.tracks]),
            f"{each}, the level in each research area: {areas}",
        ),
        Field(
            "area",
            seats * AREAS,
            1,
            f"{each}, 1 at the area of the scout: {', '.join(box.area_ids)}",
        ),
        Field(
            "field",
            seats,
            max([len(area.fields) for side in box.sides for area in side.areas]),
            f"{each}, on which field of this area the scout stands, from 1; 0 on none",
        ),
        Field(
            "occupied_used",
            seats,
            dict(all_perks(box))["occupied"],
            f"{each}, occupied spaces used in this round",
        ),
        Field(
            "artifacts",
            seats * box.setup_artifacts,
            len(box.artifacts),
            f"{each}, the artifact cards drawn in the setup, by their number in the box from 1; "
            "0 without the advanced setup",
        ),
    ]


def fill_players(state: State, seat: int, row: Row, at: int) -> int:
    """Tell what each player has, field by field."""
    seats, areas = state.seats, state.rules.side.areas
    players = state.players[seat:] + state.players[:seat]
    for player in players:
        put(row, at, player.prestige)
        at += 1
    for player in players:
        at = put_cubes(player.cubes, 0, seat, seats, row, at)
    for player in players:
        put(row, at, player.followers)
        at += 1
    for player in players:
        at = put_bits(player.turtle_slots, TURTLES, row, at)
    for player in players:
        at = put_bits(player.station_slots, STATIONS, row, at)
    for player in players:
        for level in player.levels:
            put(row, at, level)
            at += 1
    for player in players:
        row[at + player.area] = 1
        at += AREAS
    for player in players:
        if player.field >= 0:
            put(row, at, player.field - areas[player.area].fields[0] + 1)
        at += 1
    for player in players:
        put(row, at, player.occupied_used)
        at += 1
    each = state.rules.box.setup_artifacts
    if state.rules.advanced:
        for owner in range(seats):
            start = at + after(owner, seat, seats) * each
            for number, card in enumerate(state.drawn[owner]):
                put(row, start + number, card.index + 1)
    return at + seats * each


def put_bits(bits: int, size: int, row: Row, at: int) -> int:
    """Set a 1 for each 1 among the bits of a number, the lowest first; return the end."""
    for place in range(size):
        if bits >> place & 1:
            row[at + place] = 1
    return at + size


# --- bounds ---------------------------------------------------------------------------------------


def all_perks(box: Box) -> list[tuple[str, int]]:
    """Return every perk with the most that all commanders together could give of it."""
    totals = Perks(()).list_all()
    for commander in box.commanders:
        own = Perks((commander,)).list_all()
        totals = [
            (name, value + more) for (name, value), (_, more) in zip(totals, own, strict=True)
        ]
    return totals


def most_range(box: Box) -> int:
    """Return how far a scout could ever go in one movement."""
    ranges = [bonus.range for side in box.sides for bonus in side.bonuses if bonus is not None]
    return box.move_range + max([0, *ranges]) + dict(all_perks(box))["bought_range"]


def most_prestige(box: Box, seats: int) -> int:
    """Return what nobody can exceed: the target is missed by one, then all there is to score comes.

    Once the target is reached there is at most one more turn and one administration. [MS-E2, MS-E3]
    """
    perks = dict(all_perks(box))
    most = box.targets[seats] - 1
    most += max(box.contract_prestige[seats]) + perks["contract_prestige"]
    most += STATIONS * box.station_prestige
    most += SECTORS * (box.majority_prestige + perks["majority_prestige"])
    for card in box.commanders:
        most += card.gain
        if isinstance(card.ability, PrestigeOnce):
            most += card.ability.prestige
        elif isinstance(card.ability, PrestigeForYellow):
            most += card.ability.times * card.ability.prestige
    bonuses = [bonus for track in box.tracks for bonus in track.bonuses]
    bonuses += [bonus for side in box.sides for bonus in side.bonuses]
    most += sum([points_of(bonus) for bonus in bonuses])
    most += box.setup_artifacts * max([points_of(card.bonus) for card in box.artifacts])
    return most


def points_of(bonus: Bonus | None) -> int:
    """Return the prestige a bonus gives; 0 if it gives something else."""
    return bonus.points if isinstance(bonus, Prestige) else 0
