"""What things are worth in Cryo.

Everything is told in points at the end of the game. What does not score by itself is worth what it
will probably be made into, the less the nearer the sunset is.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sternentisch.bots.judge import Judge
from sternentisch.games.cryo.actions import (
    ACTIVATE,
    AMOUNT,
    AUTOMATE,
    CARD_DRAW,
    CARD_PLAY,
    CARDS,
    CAVES,
    CHAMBERS,
    CHOOSE,
    CONVERT,
    DEPLOY,
    DISCARD,
    DOCKS,
    DONE,
    DRAWS,
    END_TURN,
    INCIDENT,
    INSTALL,
    LOAD,
    LOADS,
    MATERIALS,
    MISSION,
    MODES,
    PAY,
    PLACE,
    PLATFORM_DOCKS,
    RECALL,
    RETRIEVE,
    RETURN,
    REVEAL,
    SABOTAGE,
    SALVAGE,
    SALVAGES,
    SCRAP_CARD,
    SCRAP_TILE,
    SECTIONS,
    SETTLE,
    SETUP_DISCARD,
    SLOTS,
    SPLIT,
    TAKE_TILE,
    TUNNEL,
    TUNNELS,
    UPGRADE,
    USE,
    VEHICLE,
    WAKE,
    WAYS,
)
from sternentisch.games.cryo.components import CRYSTAL, ENERGY, NANITE, ORGANICS, TECH, TRACKS
from sternentisch.games.cryo.components import PLUNDER, SUNSET
from sternentisch.games.cryo.components import SABOTAGE as SABOTAGE_KIND
from sternentisch.games.cryo.game import Cryo
from sternentisch.games.cryo.missions import (
    CavesWithPods,
    Energy,
    Incidents,
    InstalledTiles,
    LargestSettlement,
    SalvagePods,
    Stock,
)
from sternentisch.games.cryo.rules.cards import refuse_play
from sternentisch.games.cryo.rules.crew import RecallCrew, Scout, SendCrew
from sternentisch.games.cryo.rules.launch import (
    Launch,
    PickLoad,
    PickSettling,
    PickSplit,
    PickTunnel,
    launch_energy,
    least_load,
    most_load,
    refuse_settling,
)
from sternentisch.games.cryo.rules.machines import Amount, Computer, Converter, Draws, Reactor
from sternentisch.games.cryo.rules.payment import Pay
from sternentisch.games.cryo.rules.platform import UsePlatform, refuse_platform
from sternentisch.games.cryo.rules.spaces import Prototype, ResourceSpace, TakeTile
from sternentisch.games.cryo.rules.stasis import StasisControl
from sternentisch.games.cryo.rules.turn import Activate, Overclock, refuse_dock
from sternentisch.games.cryo.state import NOBODY, SEATS, State

if TYPE_CHECKING:
    from sternentisch.games.cryo.components import Card, Reward, Tile
    from sternentisch.games.cryo.state import Player
    from sternentisch.kernel.game import Game
    from sternentisch.kernel.state import State as KernelState

# --- facts ---------------------------------------------------------------------------------------

UNIT: Final = [0.34, 0.54, 0.77, 0.38, 0.89]
"""A unit of each track while there is time to use it."""
FULL: Final = [2.8, 1.7, 0.95, 0.57, 0.37, 0.23, 0.75, 0.18]
"""What a further unit is worth, by how many one has."""
NO_VEHICLE: Final = 1.4
"""A unit of energy, compared, while one has no vehicle."""
NO_SLEEPER: Final = 0.31
"""A unit of organics, compared, when nobody is left to be woken; each sleeper adds more."""
BUSY: Final = 1.4
"""So many own recalls before the end resources begin to lose their worth."""
AFTER_SUNSET: Final = 0.35
"""Recalls that still come when Sunset lies open."""

POD_AWAKE: Final = 0.99
"""The hope of bringing a pod of the pool to a cave, beyond the point it has."""
POD_STRANDED: Final = 0.73
"""The same while no vehicle has room for it."""
POD_ASLEEP: Final = 0.21
"""The hope of waking a pod, if there is time."""
DRAW: Final = 1.4
DRAW_MISSION: Final = 0.37
IN_HAND: Final = 0.29
"""A card in hand, as a share of what it is worth in play."""
KEPT: Final = 0.29
"""What a vehicle that is launched could still have done for each pod it holds."""
LAUNCHED: Final = 0.94
"""What a vehicle will do for each pod it takes along."""

PERK_WORTH: Final = {
    "cave-sight": 0.061,
    "scout-gain": 0.086,
    "supercharge": 0.29,
    "damaged-docks": 0.31,
    "automation": 0.31,
    "prototype": 0.37,
    "early-warning": 0.35,
    "vehicle-room": 0.71,
    "stasis-discount": 0.19,
    "overclock": 1.2,
}
"""What an upgrade brings with each own recall to come."""

# What missions count: how much of it comes with an own recall, and at most.
NO_KIND: Final = -1
IN_CAVES: Final = 0
LARGEST: Final = 1
CHARGED: Final = 2
PLUNDERED: Final = 3
BUILT: Final = 4
STORED: Final = 5
SALVAGED: Final = 6
GROWTH: Final = [0.47, 0.5, 0.48, 1.5, 0.28, 0.32, 0.21]
TOP: Final = [5.9, 10.4, 17.5, 15.9, 8.5, 10.3, 4.4]
SECOND_POD: Final = 0.98
"""How many of the caves one settles get a second pod."""

HOLD: Final = [0.0, 1.2, 0.88, 0.95, 0.67]
"""The chance to keep a majority to the end, by pods ahead, when the game is young."""
YOUNG: Final = 3.5
"""Own recalls to come in a game that is young."""

RECALL_WORTH: Final = 0.43
AT_HOME: Final = 0.94
"""What is lost with each drone that is at home when the others are recalled."""
USES: Final = 0.68
"""How often a platform action is used with each recall."""
WOKEN: Final = 1.4
"""What the platform gains by waking a pod, each time."""
PLAN: Final = 1.3
"""A card action, each time."""
CUSTOM: Final = 1.3
"""What a reward slot will yield that is still empty."""
HALF_BUILT: Final = 0.26
RESALE: Final = 0.27
REACH: Final = 0.94
"""A resource of salvage with each recall to come."""
COME_BACK: Final = 0.3
"""A pod on salvage: it may be fetched again."""

# What a position promises at the end: while there is time, and with each own recall to come.
END_TURNS: Final = 1.2
END_HOME: Final = 0.8
END_FIRST: Final = [0.6, 0.8, 1.3, 0.8, 2.4]
END_NEXT: Final = [0.1, 0.5, 0.8, 0.4, 0.6]
END_MORE: Final = [0.0, 0.05, 0.3, 0.0, 0.0]
END_CARD: Final = 1.3
END_VEHICLE: Final = 2.0
END_MISSION: Final = 0.3
END_POD: Final = 0.42
END_LATE: Final = 0.4
END_SALVAGE: Final = 0.8
END_PERK: Final = 0.35
END_GROWTH: Final = [0.2, 0.1, 0.1, 0.3, 0.0, 0.0, 0.0]

# Kinds of dock actions.
OTHER: Final = 0
SPACE: Final = 1
STASIS: Final = 2
REACTOR: Final = 3
CONVERTER: Final = 4
COMPUTER: Final = 5
SCOUT: Final = 6
SEND: Final = 7
FETCH: Final = 8
LAUNCH: Final = 9

NEVER: Final = -99.0


class CryoJudge(Judge):
    """Judges Cryo."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        assert isinstance(game, Cryo)
        box = game.box
        self.box = box
        self.horizon = 2
        self.warmth = 1.0
        self.lead = 12.0
        self.kinds: list[int] = []
        for action in box.actions:
            kind = OTHER
            if isinstance(action, ResourceSpace):
                kind = SPACE
            elif isinstance(action, StasisControl):
                kind = STASIS
            elif isinstance(action, Reactor):
                kind = REACTOR
            elif isinstance(action, Converter):
                kind = CONVERTER
            elif isinstance(action, Computer):
                kind = COMPUTER
            elif isinstance(action, Scout):
                kind = SCOUT
            elif isinstance(action, SendCrew):
                kind = SEND
            elif isinstance(action, RecallCrew):
                kind = FETCH
            elif isinstance(action, Launch):
                kind = LAUNCH
            self.kinds.append(kind)
        self.counts: list[int] = []  # by card: what its mission counts
        self.least: list[int] = []  # by card: pods that count, or resources for a point
        self.perks: list[float] = []  # by card
        for card in box.cards:
            mission = card.mission
            kind, least = NO_KIND, 1
            if isinstance(mission, CavesWithPods):
                kind, least = IN_CAVES, mission.least
            elif isinstance(mission, LargestSettlement):
                kind = LARGEST
            elif isinstance(mission, Energy):
                kind = CHARGED
            elif isinstance(mission, Incidents):
                kind = PLUNDERED
            elif isinstance(mission, InstalledTiles):
                kind = BUILT
            elif isinstance(mission, Stock):
                kind, least = STORED, mission.divisor
            elif isinstance(mission, SalvagePods):
                kind = SALVAGED
            self.counts.append(kind)
            self.least.append(least)
            self.perks.append(sum([PERK_WORTH[name] for name in card.perks]))
        self.mean_first: list[float] = [0.0, 0.0]  # of small and large caves
        for size in (0, 1):
            firsts = [tile.first for tile in box.cave_tiles if tile.is_large == bool(size)]
            self.mean_first[size] = sum(firsts) / max(1, len(firsts)) + 0.0
        # of the open question
        self.seat: int = 0
        self.left: float = 0.0
        self.time: float = 0.0
        self.pool_pod: float = 0.0
        self.sleeper: float = 0.0
        self.weights: list[float] = [0.0] * 7
        self.cave_least: list[int] = [1, 1]
        self.unit: list[float] = [0.0] * TRACKS
        self.gain1: list[float] = [0.0] * TRACKS
        self.loss1: list[float] = [0.0] * TRACKS
        self.cards: list[float] = [0.0] * CARDS
        self.plays: list[float] = [0.0] * (CARDS * MODES)
        self.draw: float = 0.0
        self.worths: list[float] = []
        self.caves: list[list[float]] = []
        self.best_dock: float = 0.0

    # --- the clock ------------------------------------------------------------------------------

    def recalls_left(self, state: State) -> float:
        """Return how many own recalls are probably still to come."""
        if state.sunset or state.ended:
            return 0.0
        return (state.queued + AFTER_SUNSET) / state.seats

    # --- what all choices share --------------------------------------------------------------

    def prepare(self, state: KernelState) -> None:
        assert isinstance(state, State)
        seat = state.chooser
        self.seat = seat
        player = state.players[seat]
        left = self.recalls_left(state)
        self.left = left
        time = left / BUSY
        self.time = time if time < 1.0 else 1.0
        self.weigh_missions(state, player)
        self.weigh_tracks(state, player)
        room = player.room - self.box.platform_room
        self.pool_pod = 1.0 + (POD_AWAKE if player.pool < room else POD_STRANDED) * self.time
        self.sleeper = POD_ASLEEP * self.time
        self.draw = self.time * (DRAW + (DRAW_MISSION if len(player.missions) < 3 else 0.0))
        self.weigh_hand(state, player)
        self.worths = []
        self.caves = []
        task = state.stack[-1]
        kind = task.kind
        if kind == "main" or kind == "place":
            self.worths = [NEVER] * len(self.box.actions)
            best = 0.0
            for dock in range(DOCKS):
                if not refuse_dock(state, seat, dock):
                    worth = self.dock_worth(state, dock)
                    if worth > best:
                        best = worth
            self.best_dock = best
        elif kind == "activate" or kind == "overclock":
            self.worths = [NEVER] * len(self.box.actions)
        elif kind in ("vehicle", "tunnel", "settle", "load", "split"):
            self.weigh_caves(state)

    def weigh_missions(self, state: State, player: Player) -> None:
        weights = [0.0] * 7
        self.cave_least = [0, 0, 0]
        for card in player.missions:
            kind = self.counts[card.index]
            if kind == STORED:
                weights[kind] += card.mission.points / self.least[card.index]
            elif kind == IN_CAVES:
                least = self.least[card.index]
                self.cave_least[least if least < 2 else 2] += card.mission.points
            elif kind >= 0:
                weights[kind] += card.mission.points
        self.weights = weights

    def weigh_tracks(self, state: State, player: Player) -> None:
        tracks = player.tracks
        maximum = self.box.maximum
        asleep = 0
        for chamber in range(CHAMBERS):
            asleep += state.chambers[chamber * SEATS + self.seat]
        for kind in range(TRACKS):
            units = tracks[kind]
            unit = UNIT[kind] * self.time
            if kind == ORGANICS and asleep < 4:
                unit *= NO_SLEEPER + (1.0 - NO_SLEEPER) * 0.25 * asleep
            if kind == ENERGY and not player.vehicles:
                unit *= NO_VEHICLE
            self.unit[kind] = unit
            mission = self.weights[CHARGED] if kind == ENERGY else self.weights[STORED]
            gain = 0.0
            if units < maximum[kind]:
                gain = unit * FULL[units if units < 7 else 7] + mission
            self.gain1[kind] = gain
            self.loss1[kind] = unit * FULL[units - 1 if units < 8 else 7] + mission if units else 0.0

    def weigh_hand(self, state: State, player: Player) -> None:
        hand = player.hand
        for card in self.box.cards:
            index = card.index
            if hand[index]:
                best = self.reward_worth(state, card.scrap) * 0.9
                upgrade = mission = NEVER
                if not refuse_play(state, self.seat, card, UPGRADE):
                    upgrade = self.box.points_upgrade + self.perks[index] * self.left
                if not refuse_play(state, self.seat, card, MISSION):
                    mission = self.mission_worth(state, self.seat, card)
                vehicle = NEVER
                if len(player.vehicles) < self.box.vehicle_limit:
                    vehicle = self.vehicle_worth(state, player, card)
                top = upgrade if upgrade > mission else mission
                if vehicle > top:
                    top = vehicle
                top *= IN_HAND * self.time
                if top > best:
                    best = top
                self.cards[index] = best
                self.plays[index * MODES] = upgrade - best
                self.plays[index * MODES + 1] = mission - best
                self.plays[index * MODES + 2] = vehicle - best

    def mission_worth(self, state: State, seat: int, card: Card) -> float:
        kind = self.counts[card.index]
        now = float(card.mission.count(state, seat))
        if kind < 0:
            return card.mission.points * now
        grown = GROWTH[kind]
        if kind == IN_CAVES and self.least[card.index] > 1:
            grown *= SECOND_POD
        final = now + grown * self.left
        if kind == CHARGED or kind == STORED:
            final = now * (1.0 - 0.5 * self.time) + grown * self.left
        if final > TOP[kind]:
            final = TOP[kind]
        return card.mission.points * final

    def vehicle_worth(self, state: State, player: Player, card: Card) -> float:
        room = 0
        for other in player.vehicles:
            room += other.room
        pods = player.pool + 2 * self.left - room
        if pods > card.room:
            pods = card.room + 0.0
        worth = self.box.points_vehicle + 0.0
        if pods > 0.0:
            worth += LAUNCHED * pods * self.time
        if card.rescue and player.destroyed:
            worth += self.pool_pod
        return worth

    def reward_worth(self, state: State, reward: Reward) -> float:
        worth = 0.0
        for kind in range(TRACKS):
            units = reward.gain[kind]
            if units:
                worth += self.units_worth(state, kind, units)
        best = 0.0
        for kind in reward.choose:
            if self.gain1[kind] > best:
                best = self.gain1[kind]
        worth += best
        if reward.card_actions:
            worth += reward.card_actions * self.draw
        return worth

    def units_worth(self, state: State, kind: int, units: int) -> float:
        held = state.players[self.seat].tracks[kind]
        room = self.box.maximum[kind] - held
        if units > room:
            units = room
        worth = 0.0
        for number in range(units):
            more = held + number
            worth += self.unit[kind] * FULL[more if more < 7 else 7]
        return worth + units * (self.weights[CHARGED] if kind == ENERGY else self.weights[STORED])

    # --- docks --------------------------------------------------------------------------------

    def dock_worth(self, state: State, dock: int) -> float:
        best = 0.0
        second = 0.0
        for action in self.box.docks[dock].actions:
            if action is not None:
                worth = self.action_worth(state, action.index)
                if worth > best:
                    best, second = worth, best
                elif worth > second:
                    second = worth
        player = state.players[self.seat]
        if player.perks.overclock and (player.tracks[TECH] or player.tracks[NANITE]):
            second -= self.loss1[TECH]
            if second > 0.0:
                best += 0.8 * second
        return best

    def action_worth(self, state: State, index: int) -> float:
        worth = self.worths[index]
        if worth == NEVER:
            worth = self.weigh_action(state, index)
            self.worths[index] = worth
        return worth

    def weigh_action(self, state: State, index: int) -> float:
        action = self.box.actions[index]
        seat = self.seat
        if action.refuse(state, seat):
            return -1.0
        kind = self.kinds[index]
        player = state.players[seat]
        if isinstance(action, ResourceSpace):
            tile = state.top_tile(action.space)
            if tile is None:
                return self.gain1[self.box.spaces[action.space].colour]
            return self.tile_worth(state, tile)
        if isinstance(action, StasisControl):
            return self.wake_worth(state, action)
        if kind == REACTOR:
            return self.machine_worth(state, CRYSTAL, ENERGY)
        if kind == CONVERTER:
            worth = 0.0
            for material in range(MATERIALS):
                gain = self.gain1[NANITE] - self.loss1[material]
                if player.tracks[material] > 2 and gain > 0.0:
                    worth += gain
            return worth
        if kind == COMPUTER:
            return self.computer_worth(state)
        if kind == SCOUT:
            best = 0.0
            for cave in range(CAVES):
                if state.caves[cave] is not None and not state.face_up[cave]:
                    worth = self.scout_worth(state, cave)
                    if worth > best:
                        best = worth
            return best - self.loss1[ENERGY] - self.loss1[TECH]
        if kind == SEND:
            best = NEVER
            for space in range(SALVAGES):
                if state.salvage[space] == NOBODY:
                    worth = self.send_worth(state, space)
                    if worth > best:
                        best = worth
            return best
        if kind == FETCH:
            worth = 0.0
            for space in range(SALVAGES):
                if state.salvage[space] == seat:
                    one = self.fetch_worth(state, space)
                    if one > 0.0:
                        worth += one
            return worth
        if kind == LAUNCH:
            if not self.caves:
                self.weigh_caves(state)
            best = NEVER
            for vehicle in range(len(player.vehicles)):
                for tunnel in range(TUNNELS):
                    worth = self.tunnel_worth(state, vehicle, tunnel)
                    if worth > best:
                        best = worth
            return best
        return 0.0

    def tile_worth(self, state: State, tile: Tile) -> float:
        best = self.reward_worth(state, tile.reward)
        slots = state.players[self.seat].slots
        for slot in range(SLOTS):
            if slots[slot] is None:
                worth = self.install_worth(state, tile, slot)
                if worth > best:
                    best = worth
        return best

    def price_of(self, state: State, tile: Tile) -> float:
        """Return what a tile in a cost slot takes."""
        if tile.price is None:
            return 0.8 * self.time
        least = 9.0
        for kind in range(MATERIALS):
            if tile.price.either >> kind & 1 and UNIT[kind] < least:
                least = UNIT[kind]
        return least * self.time * 0.85

    def install_worth(self, state: State, tile: Tile, slot: int) -> float:
        """Return what a tile will do in a slot, as long as the game lasts."""
        player = state.players[self.seat]
        worth = self.weights[BUILT] + RESALE * self.reward_worth(state, tile.reward)
        uses = USES * self.left
        for action in self.box.platform:
            if action.cost_slot == slot or action.reward_slot == slot:
                other = action.reward_slot if action.cost_slot == slot else action.cost_slot
                cost: float = 0.0
                reward = 0.0
                share = 1.0
                if action.cost_slot == slot:
                    cost = self.price_of(state, tile)
                elif action.cost_slot >= 0:
                    there = player.slots[action.cost_slot]
                    cost = 0.45 if there is None else self.price_of(state, there)
                if action.reward_slot == slot:
                    reward = self.flat_reward(tile.reward)
                elif action.reward_slot >= 0:
                    there = player.slots[action.reward_slot]
                    reward = CUSTOM if there is None else self.flat_reward(there.reward)
                elif action.wake:
                    reward = WOKEN
                else:
                    reward = self.flat_reward(action.reward)
                if other >= 0 and player.slots[other] is None:
                    share = HALF_BUILT
                gain = (reward - cost) * share
                if gain > 0.0:
                    worth += gain * uses
        return worth

    def flat_reward(self, reward: Reward) -> float:
        """Return what a reward is worth again and again, whatever one has now."""
        worth = reward.card_actions * PLAN
        for kind in range(TRACKS):
            worth += reward.gain[kind] * UNIT[kind]
        best = 0.0
        for kind in reward.choose:
            if UNIT[kind] > best:
                best = UNIT[kind]
        return (worth + best) * 0.85

    def wake_worth(self, state: State, control: StasisControl) -> float:
        player = state.players[self.seat]
        pods = 0
        for chamber in control.chambers:
            pods += state.chambers[chamber * SEATS + self.seat]
        if pods > 3:
            pods = 3
        if pods > player.room - player.pool:
            pods = player.room - player.pool
        free = player.perks.stasis_discount
        payable = player.tracks[ORGANICS] + player.tracks[NANITE] + free
        if pods > payable:
            pods = payable
        gain = self.pool_pod - self.sleeper
        worth = gain * pods
        held = player.tracks[ORGANICS]
        for number in range(pods - free):
            rest = held - number
            if rest > 0:
                worth -= self.unit[ORGANICS] * FULL[rest - 1] + self.weights[STORED]
            else:
                worth -= self.loss1[NANITE]
        return worth

    def machine_worth(self, state: State, paid: int, made: int) -> float:
        tracks = state.players[self.seat].tracks
        worth = 0.0
        for number in range(3):
            have = tracks[paid] - number
            if have <= 0:
                break
            more = tracks[made] + number
            if more >= self.box.maximum[made]:
                break
            gain = self.unit[made] * FULL[more if more < 7 else 7] + self.weights[CHARGED]
            gain -= self.unit[paid] * FULL[have - 1] + self.weights[STORED]
            if gain <= 0.0:
                break
            worth += gain
        return worth

    def computer_worth(self, state: State) -> float:
        """Return what the best draws and plays for up to three tech are worth."""
        tracks = state.players[self.seat].tracks
        units = tracks[TECH] + tracks[NANITE]
        if units > 3:
            units = 3
        best = self.best_play(state, 0)
        worth = 0.0
        for number in range(units):
            gain = best if number == 0 and best > self.draw else self.draw
            if number == 1 and best > self.draw:
                second = self.best_play(state, 1)
                if second > gain:
                    gain = second
            have = tracks[TECH] - number
            cost = self.loss1[NANITE]
            if have > 0:
                cost = self.unit[TECH] * FULL[have - 1] + self.weights[STORED]
            if gain <= cost:
                break
            worth += gain - cost
        return worth

    def best_play(self, state: State, skip: int) -> float:
        """Return what playing the best card of the hand is worth, or the second best."""
        hand = state.players[self.seat].hand
        best = second = NEVER
        for index in range(CARDS):
            if hand[index]:
                top = NEVER
                for mode in range(MODES):
                    if self.plays[index * MODES + mode] > top:
                        top = self.plays[index * MODES + mode]
                if top > best:
                    best, second = top, best
                elif top > second:
                    second = top
        return second if skip else best

    # --- crew -----------------------------------------------------------------------------------

    def scout_worth(self, state: State, cave: int) -> float:
        tile = state.caves[cave]
        assert tile is not None
        first = self.mean_first[1 if tile.is_large else 0]
        perks = state.players[self.seat].perks
        worth = 0.0
        if perks.cave_sight:
            first = tile.first + 0.0
        if perks.scout_gain:
            for kind in range(MATERIALS):
                if tile.cost[kind]:
                    worth += tile.cost[kind] * self.gain1[kind]
        worth += first * self.holds(1) + self.box.points_cave - self.pool_pod
        return worth + self.cave_least[1]

    def send_worth(self, state: State, space: int) -> float:
        row = self.box.salvages[space].row
        worth = REACH * self.left * UNIT[row] + self.weights[SALVAGED]
        return worth + COME_BACK * self.time - self.pool_pod

    def fetch_worth(self, state: State, space: int) -> float:
        return -self.send_worth(state, space)

    def holds(self, ahead: int) -> float:
        """Return the chance to keep a majority with so many pods more than anybody else."""
        young = self.left / YOUNG
        if young > 1.0:
            young = 1.0
        return 1.0 - young * (1.0 - HOLD[ahead if ahead < 4 else 4])

    # --- launch ---------------------------------------------------------------------------------

    def weigh_caves(self, state: State) -> None:
        """Weigh one to five more pods in each open cave, but not what they cost."""
        seat = self.seat
        largest = 0
        for cave in range(CAVES):
            if state.cave_pods[cave * SEATS + seat] > largest:
                largest = state.cave_pods[cave * SEATS + seat]
        self.caves = []
        for cave in range(CAVES):
            worths = [0.0] * (LOADS + 1)
            if state.face_up[cave]:
                own = state.cave_pods[cave * SEATS + seat]
                before = self.majority(state, cave, own)
                for pods in range(1, LOADS + 1):
                    worth = self.majority(state, cave, own + pods) - before
                    worth += pods * self.box.points_cave
                    if own == 0:
                        worth += self.cave_least[1]
                    if own < 2 and own + pods >= 2:
                        worth += self.cave_least[2]
                    if own + pods > largest:
                        worth += self.weights[LARGEST] * (own + pods - largest)
                    worths[pods] = worth
            self.caves.append(worths)

    def majority(self, state: State, cave: int, own: int) -> float:
        """Return what a cave is worth to the chooser with so many pods, less what others have."""
        tile = state.caves[cave]
        assert tile is not None
        most = next_most = ties = 0
        for other in range(state.seats):
            if other != self.seat:
                pods = state.cave_pods[cave * SEATS + other]
                if pods > most:
                    next_most = most
                    most, ties = pods, 1
                elif pods == most:
                    ties += 1
                    next_most = pods
                elif pods > next_most:
                    next_most = pods
        rivals = state.seats - 1
        if own > most:
            hold = self.holds(own - most)
            worth = tile.first * hold + tile.second * (1.0 - hold)
            return worth - (tile.second / rivals if most and ties == 1 else 0.0)
        if own == most:
            return tile.second - ties * tile.second / rivals if own else 0.0
        if ties > 1:
            return -ties * tile.second / rivals
        hold = self.holds(most - own)
        worth = -tile.first * hold / rivals
        if own > next_most:
            worth += tile.second * self.holds(own - next_most)
        elif next_most and own < next_most:
            worth -= tile.second / rivals
        return worth

    def tunnel_worth(self, state: State, vehicle: int, tunnel: int) -> float:
        best = NEVER
        for settling in range(3):
            worth = self.settle_worth(state, vehicle, tunnel, settling)
            if worth > best:
                best = worth
        return best

    def settle_worth(self, state: State, vehicle: int, tunnel: int, settling: int) -> float:
        if refuse_settling(state, self.seat, vehicle, tunnel, settling):
            return NEVER
        section = self.box.tunnels[tunnel]
        energy = launch_energy(state, self.seat, vehicle, tunnel)
        worth = -energy * self.loss1[ENERGY]
        if settling != 1:
            worth -= self.settlement_cost(state, section.first)
        if settling != 0:
            worth -= self.settlement_cost(state, section.second)
        worth -= self.box.points_vehicle
        best = NEVER
        most = most_load(state, self.seat, vehicle)
        for pods in range(least_load(state, self.seat, vehicle, settling), most + 1):
            gain = self.load_worth(state, tunnel, settling, pods)
            if gain > best:
                best = gain
        room = state.players[self.seat].vehicles[vehicle].room
        return worth + best - KEPT * self.time * room

    def settlement_cost(self, state: State, cave: int) -> float:
        tile = state.caves[cave]
        assert tile is not None
        worth = 0.0
        for kind in range(MATERIALS):
            if tile.cost[kind]:
                loss = self.loss1[kind]
                worth += tile.cost[kind] * (loss if loss > 0.0 else self.loss1[NANITE])
        return worth

    def load_worth(self, state: State, tunnel: int, settling: int, pods: int) -> float:
        section = self.box.tunnels[tunnel]
        home = pods * self.pool_pod
        if settling == 0:
            return self.caves[section.first][pods] - home
        if settling == 1:
            return self.caves[section.second][pods] - home
        best = NEVER
        for first in range(1, pods):
            worth = self.caves[section.first][first] + self.caves[section.second][pods - first]
            if worth > best:
                best = worth
        return best - home

    # --- recall ---------------------------------------------------------------------------------

    def recall_worth(self, state: State) -> float:
        player = state.players[self.seat]
        worth = RECALL_WORTH
        for space in range(SALVAGES):
            if state.salvage[space] == self.seat:
                worth += self.gain1[self.box.salvages[space].row]
        best = NEVER
        for section in range(SECTIONS):
            if state.incidents[section] is not None:
                gain = self.incident_worth(state, section)
                if gain > best:
                    best = gain
        worth += best
        home = 0
        uses: list[float] = []
        for number in range(PLATFORM_DOCKS):
            if player.home >> number & 1:
                home += 1
            else:
                uses.append(self.use_worth(state, number))
        uses.sort(reverse=True)
        for number in range(len(player.out)):
            if uses[number] > 0.0:
                worth += uses[number]
        return worth - AT_HOME * home * self.time

    def incident_worth(self, state: State, section: int) -> float:
        incident = state.incidents[section]
        assert incident is not None
        if incident.kind == PLUNDER:
            return self.reward_worth(state, incident.reward) + self.weights[PLUNDERED]
        if incident.kind == SUNSET:
            return self.sunset_worth(state)
        if len(state.sabotage[section]) < 3:
            return self.sabotage_worth(state, section)
        best = NEVER
        for other in range(SECTIONS):
            if len(state.sabotage[other]) < 3:
                worth = self.sabotage_worth(state, other)
                if worth > best:
                    best = worth
        return best if best > NEVER else 0.0

    def sabotage_worth(self, state: State, section: int) -> float:
        chamber = 3 * section + len(state.sabotage[section])
        worth = 0.0
        for seat in range(state.seats):
            pods = state.chambers[chamber * SEATS + seat]
            if pods and state.players[seat].perks.early_warning:
                pods -= 1
            if seat == self.seat:
                worth -= pods * self.sleeper
            else:
                worth += pods * self.sleeper / (state.seats - 1)
        return worth

    def sunset_worth(self, state: State) -> float:
        """Return what ending the game now is worth: much to who leads, nothing good to others."""
        points = state.outcome().points
        ahead = 99.0
        for seat in range(state.seats):
            if seat != self.seat and points[self.seat] - points[seat] < ahead:
                ahead = float(points[self.seat] - points[seat])
        return 10.0 + ahead if ahead > 0.0 else -10.0 + ahead

    def use_worth(self, state: State, number: int) -> float:
        """Return what using a platform action now is worth."""
        if refuse_platform(state, self.seat, number):
            return 0.0
        action = self.box.platform[number]
        player = state.players[self.seat]
        worth = 0.0
        if action.cost_slot >= 0:
            tile = player.slots[action.cost_slot]
            assert tile is not None
            if tile.price is None:
                worth -= self.cheapest_card(state)
            else:
                least = self.loss1[NANITE] if player.tracks[NANITE] else 9.0
                for kind in range(MATERIALS):
                    if tile.price.either >> kind & 1 and player.tracks[kind]:
                        if self.loss1[kind] < least:
                            least = self.loss1[kind]
                worth -= least
        if action.reward_slot >= 0:
            tile = player.slots[action.reward_slot]
            assert tile is not None
            return worth + self.give_worth(state, tile.reward)
        if action.wake:
            return worth + self.pool_pod - self.sleeper
        return worth + self.give_worth(state, action.reward)

    def give_worth(self, state: State, reward: Reward) -> float:
        if reward.card_actions:
            best = self.best_play(state, 0)
            return reward.card_actions * (best if best > self.draw else self.draw)
        return self.reward_worth(state, reward)

    def cheapest_card(self, state: State) -> float:
        hand = state.players[self.seat].hand
        least = 9.0
        for index in range(CARDS):
            if hand[index] and self.cards[index] < least:
                least = self.cards[index]
        return least

    # --- rating -----------------------------------------------------------------------------

    def rate(self, state: KernelState, id: int) -> float:
        assert isinstance(state, State)
        seat = self.seat
        player = state.players[seat]
        if id < DEPLOY:
            return -self.cards[id - SETUP_DISCARD]
        if id < RECALL:
            number = id - DEPLOY
            slot = self.box.platform[number]
            idle = slot.cost_slot >= 0 and player.slots[slot.cost_slot] is None
            return self.best_dock - (0.05 if idle else 0.0)
        if id == RECALL:
            return self.recall_worth(state)
        if id < ACTIVATE:
            return self.dock_worth(state, id - PLACE)
        task = state.stack[-1]
        if id < DONE:
            if isinstance(task, Activate):
                action = self.box.docks[task.dock].actions[id - ACTIVATE]
            else:
                assert isinstance(task, Overclock)
                action = self.box.docks[task.dock].actions[id - ACTIVATE]
            assert action is not None
            worth = self.action_worth(state, action.index)
            return worth - self.loss1[TECH] if isinstance(task, Overclock) else worth
        if id == DONE:
            return 0.0
        if id < DRAWS:
            return self.rate_amount(state, id - AMOUNT + 1)
        if id < WAKE:
            return self.rate_draws(state, id - DRAWS)
        if id < CONVERT:
            chamber = id - WAKE
            section = self.box.chambers[chamber].section
            incident = state.incidents[section]
            worth = self.pool_pod - self.sleeper + 0.1 * (2 - chamber % 3)
            if incident is not None and incident.kind == SABOTAGE_KIND:
                worth += 0.15
            if task.kind == "wake":
                worth -= self.loss1[ORGANICS] if player.tracks[ORGANICS] else self.loss1[NANITE]
            return worth
        if id < TAKE_TILE:
            kind = id - CONVERT
            return self.gain1[NANITE] - self.loss1[kind]
        if id == TAKE_TILE:
            assert isinstance(task, TakeTile)
            tile = state.top_tile(task.space)
            assert tile is not None
            return self.reward_worth(state, tile.reward)
        if id < CHOOSE:
            assert isinstance(task, TakeTile)
            tile = state.top_tile(task.space)
            assert tile is not None
            return self.install_worth(state, tile, id - INSTALL)
        if id < PAY:
            return self.gain1[id - CHOOSE]
        if id < CARD_DRAW:
            kind = id - PAY
            if isinstance(task, Prototype):
                return self.reward_worth(state, task.tile.reward) - self.loss1[kind]
            if isinstance(task, Pay):
                return -self.loss1[kind] - (0.01 if kind == NANITE else 0.0)
            return 0.0
        if id == CARD_DRAW:
            return self.draw
        if id < REVEAL:
            return self.plays[id - CARD_PLAY]
        if id < SALVAGE:
            return self.scout_worth(state, id - REVEAL)
        if id < RETRIEVE:
            return self.send_worth(state, id - SALVAGE)
        if id < VEHICLE:
            return self.fetch_worth(state, id - RETRIEVE)
        if id < INCIDENT:
            return self.rate_launch(state, id)
        if id < SABOTAGE:
            return self.incident_worth(state, id - INCIDENT)
        if id < RETURN:
            return self.sabotage_worth(state, id - SABOTAGE)
        if id < USE:
            return self.use_worth(state, id - RETURN)
        if id == USE:
            assert isinstance(task, UsePlatform)
            return self.use_worth(state, task.number)
        if id < SCRAP_CARD:
            return self.use_worth(state, id - AUTOMATE)
        if id < SCRAP_TILE:
            card = self.box.cards[id - SCRAP_CARD]
            worth = self.reward_worth(state, card.scrap) - self.cards[card.index]
            return self.rate_scrap(state, worth)
        if id < DISCARD:
            old = player.slots[id - SCRAP_TILE]
            assert old is not None
            worth = self.reward_worth(state, old.reward)
            worth -= self.install_worth(state, old, id - SCRAP_TILE)
            return self.rate_scrap(state, worth)
        if id < END_TURN:
            return -self.cards[id - DISCARD]
        return 0.0

    def rate_scrap(self, state: State, worth: float) -> float:
        """A scrap is worth it only at the end of the turn, unless it helps at once."""
        if state.stack[-1].kind == "end-turn":
            return worth - 0.05
        return worth - 5.0

    def rate_amount(self, state: State, units: int) -> float:
        task = state.stack[-1]
        assert isinstance(task, Amount)
        tracks = state.players[self.seat].tracks
        if self.kinds[task.machine.index] == REACTOR:
            worth = 0.0
            for number in range(units):
                have = tracks[CRYSTAL] - number
                more = tracks[ENERGY] + number
                gain = 0.0
                if more < self.box.maximum[ENERGY]:
                    gain = self.unit[ENERGY] * FULL[more if more < 7 else 7]
                    gain += self.weights[CHARGED]
                if have > 0:
                    gain -= self.unit[CRYSTAL] * FULL[have - 1] + self.weights[STORED]
                else:
                    gain -= self.loss1[NANITE]
                worth += gain
            return worth
        best = self.best_play(state, 0)
        second = self.best_play(state, 1)
        worth = 0.0
        for number in range(units):
            gain = self.draw
            if number == 0 and best > gain:
                gain = best
            if number == 1 and second > gain:
                gain = second
            have = tracks[TECH] - number
            cost = self.loss1[NANITE]
            if have > 0:
                cost = self.unit[TECH] * FULL[have - 1] + self.weights[STORED]
            worth += gain - cost
        return worth

    def rate_draws(self, state: State, draws: int) -> float:
        task = state.stack[-1]
        assert isinstance(task, Draws)
        plays = task.units - draws
        worth = draws * self.draw
        best = self.best_play(state, 0)
        second = self.best_play(state, 1)
        if draws and best < 1.0:
            best = 1.0
        if plays > 0:
            worth += best if best > 0.0 else 0.0
        if plays > 1:
            worth += second if second > 0.0 else 0.0
        return worth

    def rate_launch(self, state: State, id: int) -> float:
        task = state.stack[-1]
        if id < TUNNEL:
            best = NEVER
            for tunnel in range(TUNNELS):
                worth = self.tunnel_worth(state, id - VEHICLE, tunnel)
                if worth > best:
                    best = worth
            return best
        if isinstance(task, PickTunnel):
            return self.tunnel_worth(state, task.vehicle, id - TUNNEL)
        if isinstance(task, PickSettling):
            return self.settle_worth(state, task.vehicle, task.tunnel, id - SETTLE)
        if isinstance(task, PickLoad):
            return self.load_worth(state, task.tunnel, task.settling, id - LOAD + 1)
        assert isinstance(task, PickSplit)
        section = self.box.tunnels[task.tunnel]
        first = id - SPLIT + 1
        return self.caves[section.first][first] + self.caves[section.second][task.pods - first]

    # --- the end --------------------------------------------------------------------------------

    def points(self, state: KernelState) -> list[float]:
        assert isinstance(state, State)
        outcome = state.outcome().points
        points: list[float] = []
        left = self.recalls_left(state)
        soon = left if left < 1.0 else 1.0
        up = 0
        for cave in range(CAVES):
            if state.face_up[cave]:
                up += 1
        for seat in range(state.seats):
            worth = float(outcome[seat])
            if not state.ended:
                worth += self.prospects(state, seat, left, soon)
                worth += soon * (4.3 - 2.0 * up) + left * (2.5 - 0.36 * left)
            points.append(worth)
        return points

    def prospects(self, state: State, seat: int, left: float, soon: float) -> float:
        """Return the points a seat will probably add to what it has."""
        player = state.players[seat]
        worth = 0.0
        if state.active == seat:
            worth += END_TURNS
        for number in range(PLATFORM_DOCKS):
            if player.home >> number & 1:
                worth += END_HOME
        for kind in range(TRACKS):
            units = player.tracks[kind]
            if units:
                worth += END_FIRST[kind]
                if units > 3:
                    worth += 2.0 * END_NEXT[kind] + (units - 3) * END_MORE[kind]
                else:
                    worth += (units - 1) * END_NEXT[kind]
        worth += END_CARD * player.size + END_VEHICLE * len(player.vehicles)
        worth += END_MISSION * len(player.missions)
        worth *= soon
        pods = player.pool
        for chamber in range(CHAMBERS):
            pods += state.chambers[chamber * SEATS + seat]
        salvaged = 0
        for space in range(SALVAGES):
            if state.salvage[space] == seat:
                salvaged += 1
        steady = END_POD * pods + END_SALVAGE * salvaged
        for card in player.upgrades:
            steady += END_PERK * self.perks[card.index]
        for card in player.missions:
            kind = self.counts[card.index]
            if kind >= 0:
                steady += END_GROWTH[kind] * card.mission.points
        return worth + steady * left - END_LATE * pods * soon
