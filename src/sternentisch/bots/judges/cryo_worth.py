"""What the pieces of Cryo are worth to a player: resources, cards, tiles, pods and caves.

Everything is told in points at the end of the game. What does not score by itself is worth what it
will probably be made into, and the less the nearer the sunset is.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sternentisch.bots.judge import Judge
from sternentisch.bots.judges.cryo_values import (
    AFTER_SUNSET,
    BUILT,
    BUSY,
    CARD_PRICE,
    CARRIED,
    CHARGED,
    COME_BACK,
    DRAW,
    DRAW_MISSION,
    EMPTY_PRICE,
    EMPTY_REWARD,
    GROWTH,
    HALF_BUILT,
    HOLD,
    IN_CAVES,
    IN_HAND,
    KEPT,
    LARGEST,
    NO_SLEEPER,
    NTH,
    PERKS,
    PLANNED,
    PLUNDERED,
    POD_ASLEEP,
    POD_AWAKE,
    POD_STRANDED,
    RESALE,
    SALVAGED,
    SECOND_POD,
    SIGHT,
    SLEEPERS,
    SPENT,
    STEADY,
    STORED,
    TOP,
    UNIT,
    USES,
    WAITING,
    WOKEN,
    YIELD,
    YOUNG,
)
from sternentisch.games.cryo import missions
from sternentisch.games.cryo.actions import (
    BOTH,
    CARDS,
    CAVES,
    CHAMBERS,
    FIRST,
    LOADS,
    MATERIALS,
    MISSION,
    MODES,
    SECOND,
    SLOTS,
    UPGRADE,
)
from sternentisch.games.cryo.components import ENERGY, NANITE, ORGANICS, TRACKS
from sternentisch.games.cryo.game import Cryo
from sternentisch.games.cryo.rules.cards import refuse_play
from sternentisch.games.cryo.rules.launch import (
    launch_energy,
    least_load,
    most_load,
    refuse_settling,
)
from sternentisch.games.cryo.rules.platform import refuse_platform
from sternentisch.games.cryo.state import SEATS, State

if TYPE_CHECKING:
    from sternentisch.games.cryo.components import Card, PlatformAction, Reward, Tile
    from sternentisch.games.cryo.state import Player
    from sternentisch.kernel.game import Game

NEVER: Final = -99.0
NO_KIND: Final = -1
KINDS: Final = 7
"""Kinds of things that missions count."""


class CryoWorth(Judge):
    """What things are worth to the seat that is looked at."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        assert isinstance(game, Cryo)
        self.box = game.box
        self.counts: list[int] = []  # by card: what its mission counts
        self.least: list[int] = []  # by card: pods that make a cave count, resources for one
        self.perks: list[float] = []  # by card: what its upgrade does per recall
        self.sights: list[float] = []  # by card: and for each cave to be found
        for card in self.box.cards:
            kind, least = kind_of(card.mission)
            self.counts.append(kind)
            self.least.append(least)
            self.perks.append(sum([PERKS[name] for name in card.perks]))
            self.sights.append(sum([SIGHT.get(name, 0.0) for name in card.perks]))
        self.mean_first: list[float] = [0.0, 0.0]  # of small and of large caves
        for size in (0, 1):
            firsts = [tile.first for tile in self.box.cave_tiles if tile.is_large == (size == 1)]
            self.mean_first[size] = float(sum(firsts)) / max(1, len(firsts))
        # what is known of the seat that is looked at
        self.seat: int = 0
        self.left: float = 0.0  # own recalls to come
        self.time: float = 0.0  # from 0, when nothing can be used any more, to 1
        self.unit: list[float] = [0.0] * TRACKS
        self.scored: list[float] = [0.0] * TRACKS  # for a unit, by missions
        self.goals: list[float] = [0.0] * KINDS  # points by what missions count
        self.cave_goals: list[Card] = []
        self.awake: float = 0.0
        self.asleep: float = 0.0
        self.draw: float = 0.0
        self.cards: list[float] = [0.0] * CARDS  # to keep in hand
        self.tops: list[float] = [0.0] * CARDS  # in play, at best
        self.plays: list[float] = [0.0] * (CARDS * MODES)
        self.best_play: float = 0.0
        self.next_play: float = 0.0
        self.caves: list[list[float]] = []  # by cave and pods; empty until weighed

    def look(self, state: State, seat: int) -> None:
        """Look at a seat: how much time it has, what it lacks, what its cards can do."""
        player = state.players[seat]
        self.seat = seat
        self.left = recalls_left(state)
        time = self.left / BUSY
        self.time = time if time < 1.0 else 1.0
        self.caves = []
        self.weigh_missions(player)
        sleepers = 0
        for chamber in range(CHAMBERS):
            sleepers += state.chambers[chamber * SEATS + seat]
        for kind in range(TRACKS):
            self.unit[kind] = UNIT[kind] * self.time
            self.scored[kind] = self.goals[CHARGED if kind == ENERGY else STORED]
        if sleepers < SLEEPERS:
            self.unit[ORGANICS] *= NO_SLEEPER + (1.0 - NO_SLEEPER) * sleepers / SLEEPERS
        seats = player.room - self.box.platform_room
        self.awake = 1.0 + (POD_AWAKE if player.pool < seats else POD_STRANDED) * self.time
        self.asleep = POD_ASLEEP * self.time
        self.draw = DRAW
        if len(player.missions) < self.box.mission_limit:
            self.draw += DRAW_MISSION
        self.draw *= self.time
        self.weigh_hand(state, player)

    # --- resources ------------------------------------------------------------------------------

    def more(self, kind: int, held: int) -> float:
        """Return what one more unit of a track is worth to who has some of it. [CR-K1, CR-K2]"""
        if held >= self.box.maximum[kind]:
            return 0.0
        return self.unit[kind] * NTH[held if held < 7 else 7] + self.scored[kind]

    def gain(self, kind: int, tracks: list[int]) -> float:
        return self.more(kind, tracks[kind])

    def loss(self, kind: int, tracks: list[int]) -> float:
        """Return what paying a unit costs; what one lacks is paid with nanites. [CR-K3]"""
        if tracks[kind]:
            return self.more(kind, tracks[kind] - 1)
        return self.more(NANITE, tracks[NANITE] - 1) if tracks[NANITE] else 0.0

    def cost(self, kind: int, units: int, tracks: list[int]) -> float:
        """Return what paying several units of a kind costs."""
        worth = 0.0
        held = tracks[kind]
        for _ in range(units):
            held -= 1
            worth += self.more(kind, held) if held >= 0 else self.more(NANITE, 0)
        return worth

    def reward(self, reward: Reward, tracks: list[int]) -> float:
        """Return what a reward is worth now."""
        worth = 0.0
        for kind in range(TRACKS):
            for number in range(reward.gain[kind]):
                worth += self.more(kind, tracks[kind] + number)
        if reward.choose:
            best = 0.0
            for kind in reward.choose:
                if self.gain(kind, tracks) > best:
                    best = self.gain(kind, tracks)
            worth += best
        if reward.card_actions:
            first = self.best_play if self.best_play > self.draw else self.draw
            worth += first + (reward.card_actions - 1) * self.draw
        return worth

    # --- cards ----------------------------------------------------------------------------------

    def weigh_missions(self, player: Player) -> None:
        """Add up what the missions of a player make things worth. [CR-V4]"""
        goals = [0.0] * KINDS
        self.cave_goals = []
        for card in player.missions:
            kind = self.counts[card.index]
            if kind == IN_CAVES:
                self.cave_goals.append(card)
            elif kind >= 0:
                goals[kind] += card.mission.points / self.least[card.index]
        self.goals = goals

    def weigh_hand(self, state: State, player: Player) -> None:
        """Weigh the cards of the hand: to keep, and to play in each way. [CR-C3 to CR-C5]"""
        self.best_play = self.next_play = NEVER
        hidden = hidden_caves(state)
        for card in self.box.cards:
            index = card.index
            if not player.hand[index]:
                continue
            upgrade = mission = vehicle = NEVER
            if not refuse_play(state, self.seat, card, UPGRADE):
                upgrade = self.box.points_upgrade + self.perks[index] * self.left
                upgrade += self.sights[index] * hidden * self.time
            if not refuse_play(state, self.seat, card, MISSION):
                mission = self.mission(state, card)
            if len(player.vehicles) < self.box.vehicle_limit:
                vehicle = self.vehicle(player, card)
            top = upgrade if upgrade > mission else mission
            if vehicle > top:
                top = vehicle
            keep = top * IN_HAND * self.time
            scrap = self.reward(card.scrap, player.tracks) if not card.scrap.card_actions else 0.0
            if 0.9 * scrap > keep:
                keep = 0.9 * scrap
            self.cards[index] = keep
            self.tops[index] = top
            self.plays[index * MODES] = upgrade - keep
            self.plays[index * MODES + 1] = mission - keep
            self.plays[index * MODES + 2] = vehicle - keep
            if top - keep > self.best_play:
                self.best_play, self.next_play = top - keep, self.best_play
            elif top - keep > self.next_play:
                self.next_play = top - keep

    def mission(self, state: State, card: Card) -> float:
        """Return what a mission will probably bring, beginning now."""
        kind = self.counts[card.index]
        count = float(card.mission.count(state, self.seat))
        if kind >= 0:
            grown = GROWTH[kind] * self.left
            if kind == IN_CAVES and self.least[card.index] > 1:
                grown *= SECOND_POD
            if kind in (CHARGED, STORED):
                count *= 1.0 - SPENT * self.time
            count += grown
            if count > TOP[kind]:
                count = TOP[kind]
        return card.mission.points * count

    def vehicle(self, player: Player, card: Card) -> float:
        """Return what a card is worth as a vehicle: a point, and pods that need one."""
        pods = player.pool + WAITING * self.left
        for other in player.vehicles:
            pods -= other.room
        if pods > card.room:
            pods = float(card.room)
        worth = float(self.box.points_vehicle)
        if pods > 0.0:
            worth += CARRIED * pods * self.time
        if card.rescue and player.destroyed:
            worth += self.awake
        return worth

    def cheapest_card(self, player: Player) -> float:
        least = 9.0
        for index in range(CARDS):
            if player.hand[index] and self.cards[index] < least:
                least = self.cards[index]
        return least

    # --- tiles and the platform ------------------------------------------------------------------

    def tile(self, player: Player, tile: Tile) -> float:
        """Return the better of taking a tile and installing it. [CR-D2]"""
        best = self.reward(tile.reward, player.tracks)
        for slot in range(SLOTS):
            if player.slots[slot] is None:
                worth = self.installed(player, tile, slot)
                if worth > best:
                    best = worth
        return best

    def installed(self, player: Player, tile: Tile, slot: int) -> float:
        """Return what a tile will do in a slot, as long as the game lasts. [CR-K10]"""
        worth = self.goals[BUILT] + RESALE * self.reward(tile.reward, player.tracks)
        for action in self.box.platform:
            if action.cost_slot == slot or action.reward_slot == slot:
                profit = self.profit(player, action, tile, slot)
                other = action.reward_slot if action.cost_slot == slot else action.cost_slot
                if other >= 0 and player.slots[other] is None:
                    profit *= HALF_BUILT
                if profit > 0.0:
                    worth += profit * USES * self.left
        return worth

    def profit(self, player: Player, action: PlatformAction, tile: Tile, slot: int) -> float:
        """Return what one use of a platform action gains with a tile in a slot of it."""
        profit = 0.0
        if action.cost_slot >= 0:
            paid = tile if action.cost_slot == slot else player.slots[action.cost_slot]
            profit -= EMPTY_PRICE if paid is None else self.price(paid)
        if action.reward_slot >= 0:
            given = tile if action.reward_slot == slot else player.slots[action.reward_slot]
            return profit + (EMPTY_REWARD if given is None else self.steady(given.reward))
        return profit + (WOKEN if action.wake else self.steady(action.reward))

    def price(self, tile: Tile) -> float:
        """Return what a tile costs in a cost slot. [CR-P1]"""
        if tile.price is None:
            return CARD_PRICE
        least = 9.0
        for kind in range(MATERIALS):
            if tile.price.either >> kind & 1 and UNIT[kind] < least:
                least = UNIT[kind]
        return least * STEADY

    def steady(self, reward: Reward) -> float:
        """Return what a reward is worth that comes again and again."""
        worth = 0.0
        for kind in range(TRACKS):
            worth += reward.gain[kind] * UNIT[kind]
        best = 0.0
        for kind in reward.choose:
            if UNIT[kind] > best:
                best = UNIT[kind]
        return (worth + best + reward.card_actions * PLANNED) * STEADY

    def used(self, state: State, player: Player, number: int) -> float:
        """Return what using a platform action now is worth. [CR-R10]"""
        if refuse_platform(state, self.seat, number):
            return 0.0
        action = self.box.platform[number]
        worth = 0.0
        if action.cost_slot >= 0:
            paid = player.slots[action.cost_slot]
            assert paid is not None
            if paid.price is None:
                worth -= self.cheapest_card(player)
            else:
                least = 9.0
                for kind in range(MATERIALS):
                    if paid.price.either >> kind & 1 and player.tracks[kind]:
                        loss = self.loss(kind, player.tracks)
                        if loss < least:
                            least = loss
                worth -= least if least < 9.0 else self.loss(NANITE, player.tracks)
        if action.wake:
            return worth + self.awake - self.asleep
        if action.reward_slot >= 0:
            given = player.slots[action.reward_slot]
            assert given is not None
            return worth + self.reward(given.reward, player.tracks)
        return worth + self.reward(action.reward, player.tracks)

    # --- pods and caves --------------------------------------------------------------------------

    def salvaged(self, row: int) -> float:
        """Return what sending a pod to a salvage space is worth. [CR-D7, CR-R1]"""
        worth = YIELD * self.left * UNIT[row] + self.goals[SALVAGED]
        return worth + COME_BACK * self.time - self.awake

    def scouted(self, state: State, player: Player, cave: int) -> float:
        """Return what it is worth to find a cave, but not what it costs. [CR-D6, CR-C11]"""
        tile = state.caves[cave]
        assert tile is not None
        worth = self.box.points_cave - self.awake
        if player.perks.cave_sight:
            worth += tile.first * self.holds(1)
        else:
            worth += self.mean_first[1 if tile.is_large else 0] * self.holds(1)
        if player.perks.scout_gain:
            for kind in range(MATERIALS):
                if tile.cost[kind]:
                    worth += tile.cost[kind] * self.gain(kind, player.tracks)
        return worth + self.cave_goal(0, 1)

    def cave_goal(self, before: int, after: int) -> float:
        """Return what missions that count caves gain by pods in one."""
        worth = 0.0
        for card in self.cave_goals:
            if before < self.least[card.index] <= after:
                worth += card.mission.points
        return worth

    def holds(self, ahead: int) -> float:
        """Return the chance to keep a majority with so many pods more than anybody else."""
        young = self.left / YOUNG
        if young > 1.0:
            young = 1.0
        return 1.0 - young * (1.0 - HOLD[ahead if ahead < 4 else 4])

    def weigh_caves(self, state: State) -> None:
        """Weigh more pods in each open cave: points, missions, majorities. [CR-V1, CR-V5]"""
        seat = self.seat
        largest = 0
        for cave in range(CAVES):
            if state.cave_pods[cave * SEATS + seat] > largest:
                largest = state.cave_pods[cave * SEATS + seat]
        caves: list[list[float]] = []
        for cave in range(CAVES):
            worths = [0.0] * (LOADS + 1)
            if state.face_up[cave]:
                own = state.cave_pods[cave * SEATS + seat]
                before = self.majority(state, cave, own)
                for pods in range(1, LOADS + 1):
                    worth = self.majority(state, cave, own + pods) - before
                    worth += pods * self.box.points_cave + self.cave_goal(own, own + pods)
                    if own + pods > largest:
                        worth += self.goals[LARGEST] * (own + pods - largest)
                    worths[pods] = worth
            caves.append(worths)
        self.caves = caves

    def majority(self, state: State, cave: int, own: int) -> float:
        """Return what a cave is worth with so many own pods, less what the others get. [CR-V5]"""
        tile = state.caves[cave]
        assert tile is not None
        most = next_most = ties = 0
        for other in range(state.seats):
            pods = state.cave_pods[cave * SEATS + other]
            if other == self.seat or not pods:
                continue
            if pods > most:
                most, next_most, ties = pods, most, 1
            elif pods == most:
                ties += 1
                next_most = pods
            elif pods > next_most:
                next_most = pods
        share = 1.0 / (state.seats - 1)
        if own > most:
            hold = self.holds(own - most)
            worth = tile.first * hold + tile.second * (1.0 - hold)
            return worth - tile.second * share if ties == 1 else worth
        if own == most:
            return tile.second * (1.0 - ties * share) if own else 0.0
        if ties > 1:
            return -ties * tile.second * share
        worth = -tile.first * self.holds(most - own) * share
        if own > next_most:
            return worth + tile.second * self.holds(own - next_most)
        return worth - tile.second * share if own < next_most else worth

    def launched(self, state: State, player: Player, vehicle: int, tunnel: int) -> float:
        """Return what the best launch of a vehicle into a tunnel section is worth. [CR-D9]"""
        best = NEVER
        for settling in (FIRST, SECOND, BOTH):
            worth = self.settled(state, player, vehicle, tunnel, settling)
            if worth > best:
                best = worth
        return best

    def settled(
        self, state: State, player: Player, vehicle: int, tunnel: int, settling: int
    ) -> float:
        """Return what a launch is worth that settles like this."""
        if refuse_settling(state, self.seat, vehicle, tunnel, settling):
            return NEVER
        best = NEVER
        least = least_load(state, self.seat, vehicle, settling)
        for pods in range(least, most_load(state, self.seat, vehicle) + 1):
            worth = self.loaded(tunnel, settling, pods)
            if worth > best:
                best = worth
        best -= self.fare(state, player, vehicle, tunnel, settling)
        return best - self.box.points_vehicle - KEPT * self.time * player.vehicles[vehicle].room

    def fare(self, state: State, player: Player, vehicle: int, tunnel: int, settling: int) -> float:
        """Return what energy and settlement cost."""
        section = self.box.tunnels[tunnel]
        energy = launch_energy(state, self.seat, vehicle, tunnel)
        worth = self.cost(ENERGY, energy, player.tracks)
        for cave in (section.first, section.second):
            if settling == BOTH or (cave == section.first) == (settling == FIRST):
                tile = state.caves[cave]
                assert tile is not None
                for kind in range(MATERIALS):
                    if tile.cost[kind]:
                        worth += self.cost(kind, tile.cost[kind], player.tracks)
        return worth

    def loaded(self, tunnel: int, settling: int, pods: int) -> float:
        """Return what so many pods gain in the caves of a tunnel section."""
        section = self.box.tunnels[tunnel]
        if settling == FIRST:
            return self.caves[section.first][pods] - pods * self.awake
        if settling == SECOND:
            return self.caves[section.second][pods] - pods * self.awake
        best = NEVER
        for first in range(1, pods):
            worth = self.caves[section.first][first] + self.caves[section.second][pods - first]
            if worth > best:
                best = worth
        return best - pods * self.awake


def kind_of(mission: missions.Mission) -> tuple[int, int]:
    """Return what a mission counts, and from how many on or in what groups."""
    if isinstance(mission, missions.CavesWithPods):
        return IN_CAVES, mission.least
    if isinstance(mission, missions.Stock):
        return STORED, mission.divisor
    if isinstance(mission, missions.LargestSettlement):
        return LARGEST, 1
    if isinstance(mission, missions.Energy):
        return CHARGED, 1
    if isinstance(mission, missions.Incidents):
        return PLUNDERED, 1
    if isinstance(mission, missions.InstalledTiles):
        return BUILT, 1
    return (SALVAGED, 1) if isinstance(mission, missions.SalvagePods) else (NO_KIND, 1)


def recalls_left(state: State) -> float:
    """Return how many recalls each player can still expect. [CR-R8]"""
    if state.sunset or state.ended:
        return 0.0
    return (state.queued + AFTER_SUNSET) / state.seats


def hidden_caves(state: State) -> int:
    """Return how many caves are still to be found. [CR-S9]"""
    hidden = 0
    for cave in range(CAVES):
        if state.caves[cave] is not None and not state.face_up[cave]:
            hidden += 1
    return hidden
