"""What a question or a choice is about: the facts behind it, read off a view."""

from __future__ import annotations

from sternentisch.games.cryo.actions import (
    BATCH,
    DIRECTIONS,
    DONE,
    LAUNCH_DOCK,
    MATERIALS,
    MISSION,
    MODE_NAMES,
    SCRAP_CARD,
    UPGRADE,
)
from sternentisch.games.cryo.components import (
    ENERGY,
    INCIDENTS,
    NANITE,
    RESOURCES,
    TECH,
    TRACKS,
    Box,
    Cost,
    Reward,
    Tile,
)
from sternentisch.games.cryo.events import NONE, counted
from sternentisch.games.cryo.rules.crew import Scout
from sternentisch.games.cryo.rules.machines import Machine
from sternentisch.games.cryo.rules.spaces import ResourceSpace
from sternentisch.games.cryo.rules.stasis import StasisControl
from sternentisch.games.cryo.view import CaveView, CryoView, PlayerView
from sternentisch.kernel.action import Action
from sternentisch.kernel.event import Facts

CHAMBERS_EACH = 3
"""Chambers of a section."""


def describe(view: CryoView, action: Action, box: Box) -> Facts:
    """Return the pieces an action touches, as this view shows them.

    Costs and gains are told by units of each track (`crystal` … `energy`) with `lead` and `tail`,
    a cost of one unit by `due` and `or_due`, a reward as `_reward` says, what is not there by
    "none". Actions that do not answer the open question have fewer facts.
    """
    facts: Facts = dict(action.args)
    verb, question = action.verb, view.question
    me = chooser(view)
    if verb == "place":
        facts |= _dock(view, str(facts["dock"]))
    elif verb == "activate" and "dock" in question:
        dock = next(dock for dock in view.docks if dock.id == question["dock"])
        id = dock.actions[DIRECTIONS.index(str(facts["direction"]))]
        facts |= {"action": id or NONE, **_dock_action(view, me, box, id)}
    elif verb in ("deploy", "return", "automate"):
        facts |= _platform(me, box, str(facts["platform"]))
    elif verb == "use" and view.decision == "use-platform":
        facts |= _platform(me, box, question["action"])
    elif verb == "recall":
        rows = [space.row for space in view.salvage if space.seat == me.seat]
        facts |= {"out": len(me.out), **counted([rows.count(name) for name in RESOURCES])}
    elif verb == "done":
        facts |= {"usable": _usable(view), "units": question.get("units", 0)}
    elif verb in ("amount", "draws", "convert", "choose", "pay"):
        facts |= _units(view, me, box, action)
    elif verb in ("card-draw", "card-play", "scrap-card"):
        facts |= _card(view, me, box, action)
    elif verb == "wake":
        facts |= _chamber(view, me, box, str(facts["chamber"]))
    elif verb == "take-tile" and verb == view.decision:
        facts |= _tile_facts(box, _open_tile(view, question["space"]))
    elif verb in ("install", "scrap-tile"):
        facts |= _slot(view, me, box, int(action.args["slot"]) - 1)
    elif verb in ("salvage", "retrieve"):
        facts["row"] = next((s.row for s in view.salvage if s.id == facts["salvage"]), NONE)
    elif verb in ("incident", "sabotage"):
        facts |= _incident(view, me, box, str(facts["section"]))
    elif verb == "reveal":
        facts |= _cave(view, me, box, str(facts["cave"]))
    elif verb in ("vehicle", "tunnel", "settle", "load", "split"):
        facts |= _launch(view, me, box, action)
    return facts


def describe_question(view: CryoView) -> Facts:
    """Return what the open question is about: its parameters, and what they stand for."""
    facts: Facts = dict(view.question)
    kind = view.decision
    me = chooser(view)
    if kind == "main":
        facts |= {"home": len(me.home), "out": len(me.out)}
    elif kind in ("activate", "overclock", "automate"):
        launch = view.question.get("dock") == view.docks[LAUNCH_DOCK].id
        facts |= {"launch": int(launch), "usable": _usable(view)}
    elif kind == "take-tile":
        facts["tile"] = _open_tile(view, view.question["space"])
    elif kind == "pay":
        units = [int(view.question.get(name, 0)) for name in RESOURCES]
        facts |= {**counted(units), **_due(Cost(0, 0, 0, 0, view.question["either"]))}
        facts["nanites"] = me.tracks[RESOURCES[NANITE]]
    elif kind in ("setup-discard", "hand-limit"):
        facts["held"] = me.hand_size
    elif kind == "return":
        facts["out"] = len(me.out)
    elif kind == "use-platform":
        facts |= {"platform": facts.pop("action"), "usable": _usable(view)}
    if "vehicle" in facts:
        facts["vehicle"] = me.vehicles[view.question["vehicle"]]
    if kind in ("settle", "split"):
        facts |= _tunnel(view, view.question["tunnel"])
    return facts


def chooser(view: CryoView) -> PlayerView:
    """Return the player who is asked."""
    return view.players[view.active if view.actor is None else view.actor]


def _usable(view: CryoView) -> int:
    """Whether an action can be used, or nothing but scrap is offered; 1 where that is not known."""
    return int(not view.legal or any(id != DONE and id < SCRAP_CARD for id in view.legal))


# --- units, costs and rewards --------------------------------------------------------------------


def _due(price: Cost | None) -> Facts:
    """Return what one unit may be paid with: one or two resources; without a price, a card."""
    kinds = ["card"] if price is None else _kinds(price)
    return {"due": kinds[0] if kinds else NONE, "or_due": kinds[1] if len(kinds) > 1 else NONE}


def _kinds(price: Cost) -> list[str]:
    return [name for kind, name in enumerate(RESOURCES) if price.either >> kind & 1]


def _unit(cost: Cost) -> str:
    """Return the resource of a cost of one unit."""
    if cost.crystal:
        return RESOURCES[0]
    return RESOURCES[1] if cost.organics else RESOURCES[2]


def _reward(reward: Reward) -> Facts:
    """Return what a reward is: card actions, one of two resources (`pick`, `or_pick`), or units."""
    if reward.card_actions:
        return {"reward": "cards", "card_actions": reward.card_actions}
    if reward.choose:
        first, second, *_ = (RESOURCES[kind] for kind in reward.choose)
        return {"reward": "choice", "pick": first, "or_pick": second}
    return {"reward": "units", **counted(reward.gain)}


def _units(view: CryoView, me: PlayerView, box: Box, action: Action) -> Facts:
    """Return the units that are paid or gained one way or another."""
    verb, question = action.verb, view.question
    if verb == "draws":
        return {"plays": question.get("units", 0) - int(action.args["count"])}
    if verb == "amount":
        machine = next((a for a in box.actions if a.id == question.get("action")), None)
        if not isinstance(machine, Machine):
            return {}
        count = int(action.args["count"])
        due = _unit(machine.costs[0])
        lost = max(me.tracks["energy"] + count - box.maximum[ENERGY], 0)
        spent = counted([count if name == due else 0 for name in RESOURCES])
        return {"action": machine.id, "lost": lost, **spent}
    name = str(action.args["resource"])
    count, instead = 1, NONE
    if verb == "pay" and verb == view.decision:
        asked = next((other for other in RESOURCES[:MATERIALS] if question[other]), NONE)
        count = question[name] if name == asked else 1
        instead = asked if name == RESOURCES[NANITE] else NONE
    units = [count if other == name else 0 for other in RESOURCES]
    full = int(me.tracks[name] >= box.maximum[RESOURCES.index(name)])
    return {"held": me.tracks[name], "full": full, "due": instead, **counted(units)}


def _perk(player: PlayerView, box: Box, name: str) -> int:
    """Return how often a player's upgrades have a perk."""
    return sum(card.perks.count(name) for card in box.cards if card.id in player.upgrades)


# --- docks, chambers, resource spaces ------------------------------------------------------------


def _dock(view: CryoView, id: str) -> Facts:
    dock = next(dock for dock in view.docks if dock.id == id)
    facts: Facts = {"actions": [name for name in dock.actions if name]}
    return {**facts, "damaged": int(dock.damaged), "launch": int(dock is view.docks[LAUNCH_DOCK])}


def _dock_action(view: CryoView, me: PlayerView, box: Box, id: str) -> Facts:
    """Return what an action beside a dock offers now; `sort` says which facts there are."""
    action = next((action for action in box.actions if action.id == id), None)
    if isinstance(action, ResourceSpace):
        space = view.spaces[action.space]
        gain = Reward(action.gain, [], 0)
        facts = _reward(gain) if space.tile is None else _tile_facts(box, space.tile)
        return {"sort": "space", "tile": NONE, **facts}
    if isinstance(action, StasisControl):
        pods = sum(view.chambers[number].pods[me.seat] for number in action.chambers)
        due = _unit(action.cost)
        free = _perk(me, box, "stasis-discount")
        payable = me.tracks[due] + me.tracks[RESOURCES[NANITE]]
        if view.decision == "overclock" and not me.tracks[RESOURCES[TECH]]:
            payable -= 1  # a nanite goes into Overclock itself
        most = min(pods, me.room - me.pool, free + payable)
        return {"sort": "stasis", "count": min(most, BATCH), "due": due, "free": free}
    if isinstance(action, Scout):
        cost = action.cost
        units = [cost.crystal, cost.organics, cost.tech, 0, cost.energy]
        return {"sort": "scout", **counted(units)}
    return {"sort": id.partition("-")[0] or NONE}


def _open_tile(view: CryoView, id: str) -> str:
    """Return the open tile of a resource space."""
    return next((space.tile for space in view.spaces if space.id == id), None) or NONE


def _chamber(view: CryoView, me: PlayerView, box: Box, id: str) -> Facts:
    """Return the own pods in a chamber, and what it costs to wake one with Stasis Control."""
    chamber = next(chamber for chamber in view.chambers if chamber.id == id)
    facts: Facts = {"pods": chamber.pods[me.seat]}
    if view.decision == "wake":
        control = next(a for a in box.actions if a.id == view.question["action"])
        assert isinstance(control, StasisControl)
        is_free = view.question["units"] < _perk(me, box, "stasis-discount")
        facts["due"] = NONE if is_free else _unit(control.cost)
    return facts


# --- the platform --------------------------------------------------------------------------------


def _tile(box: Box, id: str | None) -> Tile | None:
    return next((tile for tile in box.tiles if tile.id == id), None)


def _tile_facts(box: Box, id: str) -> Facts:
    """Return what a tile costs, and what it gives."""
    tile = _tile(box, id)
    if tile is None:
        return {"tile": NONE}
    return {"tile": id, **_due(tile.price), **_reward(tile.reward)}


def _platform(me: PlayerView, box: Box, id: str) -> Facts:
    """Return a platform action: its dock, price and reward, and whether it can be used now.

    `ready` is "yes", "incomplete", "unpaid", or "idle" where no pod can be woken.
    """
    action = next(action for action in box.platform if action.id == id)
    facts: Facts = {"number": action.index + 1, "platform": id, "due": NONE, "or_due": NONE}
    ready = "yes"
    if action.reward_slot >= 0:
        tile = _tile(box, me.slots[action.reward_slot])
        facts |= {} if tile is None else _reward(tile.reward)
        ready = "incomplete" if tile is None else ready
    elif action.wake:
        facts["reward"] = "wake"
        ready = ready if me.stasis and me.pool < me.room else "idle"
    else:
        facts |= _reward(action.reward)
    if action.cost_slot >= 0:
        tile = _tile(box, me.slots[action.cost_slot])
        if tile is None:
            ready = "incomplete"
        else:
            facts |= _due(tile.price)
            ready = ready if ready != "yes" or _can_pay(me, tile.price) else "unpaid"
    return {**facts, "ready": ready}


def _can_pay(me: PlayerView, price: Cost | None) -> bool:
    """Whether a player can pay what a tile costs. [CR-P1]"""
    if price is None:
        return me.hand_size > 0
    return any(me.tracks[name] for name in [*_kinds(price), RESOURCES[NANITE]])


def _slot(view: CryoView, me: PlayerView, box: Box, slot: int) -> Facts:
    """Return the action a slot belongs to, as cost (`part`) or reward, and the tile for or in it.

    `lacking` says whether the action still needs another tile.
    """
    id = me.slots[slot] or NONE
    if view.decision == "take-tile":
        id = _open_tile(view, view.question["space"])
    facts = _tile_facts(box, id)
    for action in box.platform:
        slots = (action.cost_slot, action.reward_slot)
        if slot in slots:
            others = [other for other in slots if other not in (slot, -1)]
            facts["platform"] = action.id
            facts["part"] = "cost" if slot == action.cost_slot else "reward"
            facts["lacking"] = int(any(me.slots[other] is None for other in others))
    return facts


# --- cards ---------------------------------------------------------------------------------------


def _card(view: CryoView, me: PlayerView, box: Box, action: Action) -> Facts:
    """Return what drawing, playing or scrapping a card does."""
    if action.verb == "card-draw":
        return {"deck": view.deck_left}
    card = next(card for card in box.cards if card.id == action.args["card"])
    if action.verb == "scrap-card":
        return {"upgrade": card.id, **_reward(card.scrap)}
    mode = str(action.args["mode"])
    facts: Facts = {"use": f"{card.id}-{mode}"}
    if mode == MODE_NAMES[UPGRADE]:
        facts["perks"] = list(card.perks)
    elif mode == MODE_NAMES[MISSION]:
        facts["goal"] = card.id
    else:
        facts |= _vehicle(me, box, card.id)
        facts["rescue"] = min(card.rescue, me.destroyed)
    return facts


def _vehicle(me: PlayerView, box: Box, id: str) -> Facts:
    """Return a vehicle: its room, and its energy where that is always the same."""
    card = next(card for card in box.cards if card.id == id)
    room = card.room + _perk(me, box, "vehicle-room")
    return {"card": id, "vehicle": id, "room": room, "flat": card.energy}


# --- incidents -----------------------------------------------------------------------------------


def _incident(view: CryoView, me: PlayerView, box: Box, section: str) -> Facts:
    """Return the open incident of a section, and what a sabotage would destroy there.

    `number` is that of the chamber to be hit, 0 where none is left; `own` and `others` are pods.
    """
    place = box.sections.index(section)
    id = view.incidents[place] or NONE
    kind = next((INCIDENTS[tile.kind] for tile in box.incidents if tile.id == id), NONE)
    chambers = view.chambers[CHAMBERS_EACH * place : CHAMBERS_EACH * (place + 1)]
    intact = [number for number, chamber in enumerate(chambers) if not chamber.sabotaged]
    facts: Facts = {"incident": id, "kind": kind, "number": intact[0] + 1 if intact else 0}
    lost = [0] * view.seats
    for player in view.players if intact else ():
        escaping = _perk(player, box, "early-warning")
        if intact[0] == CHAMBERS_EACH - 1:
            escaping = min(escaping, player.room - player.pool)
        lost[player.seat] = max(chambers[intact[0]].pods[player.seat] - escaping, 0)
    return {**facts, "own": lost[me.seat], "others": sum(lost) - lost[me.seat]}


# --- caves and launches --------------------------------------------------------------------------


def _find_cave(view: CryoView, id: str) -> CaveView | None:
    return next((cave for cave in view.caves if cave.id == id), None)


def _cave(view: CryoView, me: PlayerView, box: Box, id: str) -> Facts:
    """Return a cave to be scouted; where its tile may be seen, its points and what it brings."""
    cave = _find_cave(view, id)
    if cave is None:
        return {"cave_tile": NONE}
    facts: Facts = {"cave_tile": cave.tile or NONE, "large": int(cave.large)}
    gain = _perk(me, box, "scout-gain")
    units = [gain * cave.cost.get(name, 0) for name in RESOURCES]
    return {**facts, "most": cave.first, "next": cave.second, **counted(units)}


def _tunnel(view: CryoView, id: str) -> Facts:
    """Return the two caves of a tunnel section; tiles that are not open are "none"."""
    row = next(row for row in view.tunnels if row[0] == id)
    facts: Facts = {"tunnel": id, "cave": row[2], "other_cave": row[3]}
    for name, tile, prefix in ((row[2], "cave_tile", ""), (row[3], "other_tile", "other_")):
        cave = _find_cave(view, name)
        facts[tile] = cave.tile or NONE if cave is not None and cave.open else NONE
        facts[f"{prefix}most"] = 0 if cave is None else cave.first
        facts[f"{prefix}next"] = 0 if cave is None else cave.second
    return facts


def _launch(view: CryoView, me: PlayerView, box: Box, action: Action) -> Facts:
    """Return what a step of a launch chooses: vehicle, tunnel, caves or pods."""
    verb, question = action.verb, view.question
    if verb == "vehicle":
        place = int(action.args["place"]) - 1
        return _vehicle(me, box, me.vehicles[place]) if place < len(me.vehicles) else {}
    if verb != view.decision:
        return {}
    if verb == "tunnel":
        tunnel = next(t for t in box.tunnels if t.id == action.args["tunnel"])
        flat = _vehicle(me, box, me.vehicles[question["vehicle"]])["flat"]
        factor = 1 + _perk(me, box, "supercharge")
        energy = flat or (tunnel.energy + factor - 1) // factor
        return {**_tunnel(view, tunnel.id), "energy": energy}
    if verb == "load":
        return {"rest": me.pool - int(action.args["count"])}
    facts = _tunnel(view, question["tunnel"])
    if verb == "split":
        return {**facts, "rest": question["pods"] - int(action.args["count"])}
    units = [0] * TRACKS
    settled = {"first": ["cave"], "second": ["other_cave"]}
    for name in settled.get(str(action.args["settling"]), ["cave", "other_cave"]):
        cave = _find_cave(view, str(facts[name]))
        for kind, resource in enumerate(RESOURCES):
            units[kind] += cave.cost.get(resource, 0) if cave is not None else 0
    return {**facts, **counted(units)}
