"""Everything that can happen in Magnastorm, told as events."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sternentisch.games.magnastorm.actions import COLUMNS
from sternentisch.kernel.action import Fact
from sternentisch.kernel.event import TABLE, Event, Facts

if TYPE_CHECKING:
    from sternentisch.games.magnastorm.bonus import Bonus
    from sternentisch.games.magnastorm.components import Artifact, Commander, Contract
    from sternentisch.games.magnastorm.state import State


def _colour(state: State, colour: int) -> str:
    return state.rules.box.colours[colour]


def _space(space: int) -> str:
    return f"{space // COLUMNS + 1}-{space % COLUMNS}"


def game_started(state: State) -> Event:
    """Tell that the table is set up: turn order, commanders and contracts."""
    order: list[Fact] = list(state.track)
    commanders: list[Fact] = [card.id for card in state.administrators + state.researchers]
    contracts: list[Fact] = [contract.id for contract in state.contracts]
    facts: Facts = {"order": order, "commanders": commanders, "contracts": contracts}
    return Event("game-started", TABLE, facts)


def artifact_used(seat: int, artifact: Artifact) -> Event:
    """Tell that an artifact card gives its bonus in the advanced setup."""
    return Event("artifact-used", seat, {"artifact": artifact.id, "bonus": artifact.bonus.id})


def round_started(state: State) -> Event:
    """Tell that a round begins, and which sectors are calm, in the order of the segments."""
    ids = state.rules.box.sector_ids
    places = range(len(state.rules.box.segments))
    calm: list[Fact] = [ids[state.weather.segments.index(place)] for place in places]
    return Event("round-started", TABLE, {"round": state.round, "sectors": calm})


def turn_started(state: State) -> Event:
    """Tell that the active player's turn begins."""
    return Event("turn-started", state.active, {"round": state.round})


def column_taken(state: State, column: int) -> Event:
    """Tell that the active player takes over a column: a commander, or the start column."""
    if column == 0:
        return Event("start-column-taken", state.active, {})
    commander = state.administrators[column - 1].id
    return Event("column-taken", state.active, {"column": column, "commander": commander})


def start_tile_taken(state: State) -> Event:
    """Tell that the active player takes the start player tile."""
    return Event("start-tile-taken", state.active, {})


def follower_placed(state: State, space: int, colour: int, column: int) -> Event:
    """Tell that the active player moves a follower to the space of the turn, alone or to others."""
    facts: Facts = {"space": _space(space), "colour": _colour(state, colour), "column": column}
    is_shared = len(state.lower[space]) > 1
    return Event("follower-joined" if is_shared else "follower-placed", state.active, facts)


def follower_put_down(state: State, seat: int, space: int, colour: int) -> Event:
    """Tell that a follower comes to the lower panel without an action."""
    facts: Facts = {"space": _space(space), "colour": _colour(state, colour)}
    return Event("follower-put-down", seat, facts)


def follower_deployed(seat: int, column: int) -> Event:
    """Tell that a player puts an own follower into a column of the upper panel."""
    return Event("follower-deployed", seat, {"column": column})


def no_follower_left(seat: int) -> Event:
    """Tell that a player has no follower to deploy."""
    return Event("no-follower-left", seat, {})


def action_chosen(state: State, is_drive: bool) -> Event:
    """Tell whether the active player moves the scout or gains cubes."""
    return Event("move-chosen" if is_drive else "gain-chosen", state.active, {})


def space_bonus(seat: int, space: int, bonus: Bonus) -> Event:
    """Tell that the space of the turn gives its bonus."""
    return Event("space-bonus", seat, {"space": _space(space), "bonus": bonus.id})


def cubes_paid(state: State, seat: int, colour: int, count: int) -> Event:
    """Tell that a player pays cubes of one colour to the supply."""
    return Event("cubes-paid", seat, {"colour": _colour(state, colour), "count": count})


def cubes_gained(state: State, seat: int, colour: int, count: int) -> Event:
    """Tell that a player gets cubes of one colour from the supply."""
    return Event("cubes-gained", seat, {"colour": _colour(state, colour), "count": count})


def cube_exchanged(state: State, seat: int, colour: int) -> Event:
    """Tell which cube a player gets after handing in others."""
    return Event("cube-exchanged", seat, {"colour": _colour(state, colour)})


def supply_short(seat: int, count: int) -> Event:
    """Tell how many cubes a player goes without, for the supply lacks them."""
    return Event("supply-short", seat, {"count": count})


def bag_drawn(state: State, seat: int, drawn: list[int]) -> Event:
    """Tell which cubes a player draws from the bag, black ones as well."""
    colours: list[Fact] = []
    for colour, count in enumerate(drawn):
        colours.extend([_colour(state, colour)] * count)
    return Event("bag-drawn", seat, {"colours": colours})


def fee_paid(state: State, seat: int, owner: int, colour: int) -> Event:
    """Tell that a player gives the owner of the station where a movement starts a cube."""
    return Event("fee-paid", seat, {"other": owner, "colour": _colour(state, colour)})


def cost_ignored(seat: int) -> Event:
    """Tell that a commander spares a player the cost of a slot on the player board."""
    return Event("cost-ignored", seat, {})


def station_used(state: State, seat: int, transmitter: int, owner: int) -> Event:
    """Tell that a movement starts at a station; `own` is 1 if it is the player's."""
    facts: Facts = {"transmitter": state.rules.box.transmitter_ids[transmitter]}
    facts["other"] = owner
    facts["own"] = int(owner == seat)
    return Event("station-used", seat, facts)


def station_built(state: State, seat: int, transmitter: int) -> Event:
    """Tell that a player builds a station on a transmitter space."""
    id = state.rules.box.transmitter_ids[transmitter]
    return Event("station-built", seat, {"transmitter": id})


def range_bought(seat: int, areas: int) -> Event:
    """Tell that a player has paid for a longer movement."""
    return Event("range-bought", seat, {"areas": areas})


def scout_moved(state: State, seat: int, area: int) -> Event:
    """Tell that a scout drives to the next area."""
    return Event("scout-moved", seat, {"area": state.rules.box.area_ids[area]})


def scout_stopped(state: State, seat: int, field: int, is_jump: bool) -> Event:
    """Tell that a movement ends on a field, reached by driving or by a jump."""
    kind = "scout-jumped" if is_jump else "scout-stopped"
    return Event(kind, seat, {"field": state.rules.box.field_ids[field]})


def turtle_placed(state: State, seat: int, field: int) -> Event:
    """Tell that a player places a turtle on a field."""
    return Event("turtle-placed", seat, {"field": state.rules.box.field_ids[field]})


def turtle_lifted(state: State, seat: int, field: int) -> Event:
    """Tell that a player takes a turtle off a field."""
    return Event("turtle-lifted", seat, {"field": state.rules.box.field_ids[field]})


def level_raised(state: State, seat: int, area: int, level: int) -> Event:
    """Tell to which level a player rises in a research area."""
    id = state.rules.box.tracks[area].id
    return Event("level-raised", seat, {"research": id, "level": level})


def level_lowered(state: State, seat: int, area: int, level: int) -> Event:
    """Tell to which level a player goes down in a research area."""
    id = state.rules.box.tracks[area].id
    return Event("level-lowered", seat, {"research": id, "level": level})


def step_lost(seat: int) -> Event:
    """Tell that a research step is lost, for there is nowhere to rise."""
    return Event("step-lost", seat, {})


def track_swapped(seat: int, other: int) -> Event:
    """Tell that a player swaps places with the one directly ahead on the turn track."""
    return Event("track-swapped", seat, {"other": other})


def track_kept(seat: int) -> Event:
    """Tell that nobody is ahead of a player on the turn track."""
    return Event("track-kept", seat, {})


def contract_completed(seat: int, contract: Contract) -> Event:
    """Tell that a player completes a contract."""
    return Event("contract-completed", seat, {"contract": contract.id})


def commander_gained(seat: int, commander: Commander) -> Event:
    """Tell that a player begins to control a commander."""
    return Event("commander-gained", seat, {"commander": commander.id})


def commander_lost(seat: int, commander: Commander) -> Event:
    """Tell that a player ceases to control a commander."""
    return Event("commander-lost", seat, {"commander": commander.id})


def prestige_changed(state: State, seat: int, points: int, source: str) -> Event:
    """Tell how much prestige a player gains or loses, and what they have then."""
    facts: Facts = {"points": abs(points), "source": source}
    facts["total"] = state.players[seat].prestige
    return Event("prestige-gained" if points > 0 else "prestige-lost", seat, facts)


def end_triggered(state: State, seat: int) -> Event:
    """Tell that a player is the first to reach the prestige that ends the game."""
    return Event("end-triggered", seat, {"target": state.rules.target})


def administration_began(state: State) -> Event:
    """Tell that the administration of the round begins."""
    return Event("administration-began", TABLE, {"round": state.round})


def income(state: State, seat: int, sector: int) -> Event:
    """Tell that a player's turtles in a calm sector earn cubes, which are told next."""
    facts: Facts = {"sector": state.rules.box.sector_ids[sector]}
    facts["count"] = state.players[seat].sectors[sector]
    return Event("income", seat, facts)


def majority_held(state: State, seat: int, sector: int) -> Event:
    """Tell that a player has the sole majority in a calm sector."""
    return Event("majority-held", seat, {"sector": state.rules.box.sector_ids[sector]})


def start_player_changed(seat: int) -> Event:
    """Tell that who held the start player tile is first on the turn track now."""
    return Event("start-player-changed", seat, {})


def game_ended(reason: str) -> Event:
    """Tell that the game is over, and why."""
    return Event("game-ended", TABLE, {"reason": reason})


def artifact_won(state: State, seat: int, artifact: Artifact | None) -> Event:
    """Tell which artifact card a player draws at the end; None: the tier has none left."""
    if artifact is None:
        return Event("no-artifact-won", seat, {})
    tier = state.rules.box.tiers[artifact.tier]
    return Event("artifact-won", seat, {"artifact": artifact.id, "tier": tier})
