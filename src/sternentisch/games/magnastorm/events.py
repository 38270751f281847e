"""Everything that can happen in Magnastorm, told as events."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sternentisch.games.magnastorm.actions import COLUMNS
from sternentisch.kernel.action import Fact
from sternentisch.kernel.event import Event, Facts

if TYPE_CHECKING:
    from sternentisch.games.magnastorm.bonus import Bonus
    from sternentisch.games.magnastorm.components import Artifact, Commander, Contract
    from sternentisch.games.magnastorm.state import State

TABLE: Final = -1
"""The seat of events that are nobody's doing."""


def _colour(state: State, colour: int) -> str:
    return state.rules.box.colours[colour]


def _space(space: int) -> str:
    return f"{space // COLUMNS + 1}-{space % COLUMNS}"


def game_started(state: State) -> Event:
    order: list[Fact] = list(state.track)
    commanders: list[Fact] = [card.id for card in state.administrators + state.researchers]
    contracts: list[Fact] = [contract.id for contract in state.contracts]
    facts: Facts = {"order": order, "commanders": commanders, "contracts": contracts}
    return Event("game-started", TABLE, facts)


def artifact_used(seat: int, artifact: Artifact) -> Event:
    return Event("artifact-used", seat, {"artifact": artifact.id, "bonus": artifact.bonus.id})


def round_started(state: State) -> Event:
    ids = state.rules.box.sector_ids
    places = range(len(state.rules.box.segments))
    calm: list[Fact] = [ids[state.weather.segments.index(place)] for place in places]
    return Event("round-started", TABLE, {"round": state.round, "sectors": calm})


def turn_started(state: State) -> Event:
    return Event("turn-started", state.active, {"round": state.round})


def column_taken(state: State, column: int) -> Event:
    if column == 0:
        return Event("start-column-taken", state.active, {})
    commander = state.administrators[column - 1].id
    return Event("column-taken", state.active, {"column": column, "commander": commander})


def start_tile_taken(state: State) -> Event:
    return Event("start-tile-taken", state.active, {})


def follower_placed(state: State, space: int, colour: int, column: int) -> Event:
    facts: Facts = {"space": _space(space), "colour": _colour(state, colour), "column": column}
    return Event("follower-placed", state.active, facts)


def follower_put_down(state: State, seat: int, space: int, colour: int) -> Event:
    facts: Facts = {"space": _space(space), "colour": _colour(state, colour)}
    return Event("follower-put-down", seat, facts)


def follower_deployed(seat: int, column: int) -> Event:
    return Event("follower-deployed", seat, {"column": column})


def action_chosen(state: State, is_drive: bool) -> Event:
    return Event("move-chosen" if is_drive else "gain-chosen", state.active, {})


def space_bonus(seat: int, space: int, bonus: Bonus) -> Event:
    return Event("space-bonus", seat, {"space": _space(space), "bonus": bonus.id})


def cubes_paid(state: State, seat: int, colour: int, count: int) -> Event:
    return Event("cubes-paid", seat, {"colour": _colour(state, colour), "count": count})


def cubes_gained(state: State, seat: int, colour: int, count: int) -> Event:
    return Event("cubes-gained", seat, {"colour": _colour(state, colour), "count": count})


def cube_exchanged(state: State, seat: int, colour: int) -> Event:
    return Event("cube-exchanged", seat, {"colour": _colour(state, colour)})


def supply_short(seat: int, count: int) -> Event:
    return Event("supply-short", seat, {"count": count})


def bag_drawn(state: State, seat: int, drawn: list[int]) -> Event:
    colours: list[Fact] = []
    for colour, count in enumerate(drawn):
        colours.extend([_colour(state, colour)] * count)
    return Event("bag-drawn", seat, {"colours": colours})


def fee_paid(state: State, seat: int, owner: int, colour: int) -> Event:
    return Event("fee-paid", seat, {"other": owner, "colour": _colour(state, colour)})


def cost_ignored(seat: int) -> Event:
    return Event("cost-ignored", seat, {})


def station_used(state: State, seat: int, transmitter: int, owner: int) -> Event:
    facts: Facts = {"transmitter": state.rules.box.transmitter_ids[transmitter]}
    facts["other"] = owner
    facts["own"] = int(owner == seat)
    return Event("station-used", seat, facts)


def station_built(state: State, seat: int, transmitter: int) -> Event:
    id = state.rules.box.transmitter_ids[transmitter]
    return Event("station-built", seat, {"transmitter": id})


def range_bought(seat: int, areas: int) -> Event:
    return Event("range-bought", seat, {"areas": areas})


def scout_moved(state: State, seat: int, area: int) -> Event:
    return Event("scout-moved", seat, {"area": state.rules.box.area_ids[area]})


def scout_stopped(state: State, seat: int, field: int, is_jump: bool) -> Event:
    kind = "scout-jumped" if is_jump else "scout-stopped"
    return Event(kind, seat, {"field": state.rules.box.field_ids[field]})


def turtle_placed(state: State, seat: int, field: int) -> Event:
    return Event("turtle-placed", seat, {"field": state.rules.box.field_ids[field]})


def turtle_lifted(state: State, seat: int, field: int) -> Event:
    return Event("turtle-lifted", seat, {"field": state.rules.box.field_ids[field]})


def level_raised(state: State, seat: int, area: int, level: int) -> Event:
    id = state.rules.box.tracks[area].id
    return Event("level-raised", seat, {"research": id, "level": level})


def level_lowered(state: State, seat: int, area: int, level: int) -> Event:
    id = state.rules.box.tracks[area].id
    return Event("level-lowered", seat, {"research": id, "level": level})


def step_lost(seat: int) -> Event:
    return Event("step-lost", seat, {})


def track_swapped(seat: int, other: int) -> Event:
    return Event("track-swapped", seat, {"other": other})


def contract_completed(seat: int, contract: Contract) -> Event:
    return Event("contract-completed", seat, {"contract": contract.id})


def commander_gained(seat: int, commander: Commander) -> Event:
    return Event("commander-gained", seat, {"commander": commander.id})


def commander_lost(seat: int, commander: Commander) -> Event:
    return Event("commander-lost", seat, {"commander": commander.id})


def prestige_changed(state: State, seat: int, points: int, source: str) -> Event:
    facts: Facts = {"points": abs(points), "source": source}
    facts["total"] = state.players[seat].prestige
    return Event("prestige-gained" if points > 0 else "prestige-lost", seat, facts)


def end_triggered(state: State, seat: int) -> Event:
    return Event("end-triggered", seat, {"target": state.rules.target})


def administration_began(state: State) -> Event:
    return Event("administration-began", TABLE, {"round": state.round})


def income(state: State, seat: int, sector: int) -> Event:
    facts: Facts = {"sector": state.rules.box.sector_ids[sector]}
    facts["count"] = state.players[seat].sectors[sector]
    return Event("income", seat, facts)


def majority_held(state: State, seat: int, sector: int) -> Event:
    return Event("majority-held", seat, {"sector": state.rules.box.sector_ids[sector]})


def start_player_changed(seat: int) -> Event:
    return Event("start-player-changed", seat, {})


def game_ended(reason: str) -> Event:
    return Event("game-ended", TABLE, {"reason": reason})


def artifact_won(state: State, seat: int, artifact: Artifact | None) -> Event:
    if artifact is None:
        return Event("no-artifact-won", seat, {})
    tier = state.rules.box.tiers[artifact.tier]
    return Event("artifact-won", seat, {"artifact": artifact.id, "tier": tier})
