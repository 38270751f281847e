"""What resources and cards of Cryo are worth to a player, and how much time is left for them.

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
    CARRIED,
    CHARGED,
    DRAW,
    DRAW_MISSION,
    GROWTH,
    IN_CAVES,
    IN_HAND,
    LARGEST,
    NO_SLEEPER,
    NTH,
    PERKS,
    PLUNDERED,
    POD_ASLEEP,
    POD_AWAKE,
    POD_STRANDED,
    SALVAGED,
    SECOND_POD,
    SIGHT,
    SLEEPERS,
    SPENT,
    STORED,
    TOP,
    UNIT,
    WAITING,
)
from sternentisch.games.cryo import missions
from sternentisch.games.cryo.actions import CARDS, CAVES, CHAMBERS, MISSION, MODES, UPGRADE
from sternentisch.games.cryo.components import ENERGY, NANITE, ORGANICS, TRACKS
from sternentisch.games.cryo.game import Cryo
from sternentisch.games.cryo.rules.cards import refuse_play
from sternentisch.games.cryo.state import SEATS, State

if TYPE_CHECKING:
    from sternentisch.games.cryo.components import Card, Reward
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

    # --- resources --------------------------------------------------------------------------

    def more(self, kind: int, held: int) -> float:
        """Return what one more unit of a track is worth to who has some of it. [CR-K1, CR-K2]"""
        if held >= self.box.maximum[kind]:
            return 0.0
        return self.unit[kind] * NTH[held if held < 7 else 7] + self.scored[kind]

    def gain(self, kind: int, tracks: list[int]) -> float:
        """Return what the next unit of a kind is worth to who has these tracks."""
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
                gained = self.gain(kind, tracks)
                if gained > best:
                    best = gained
            worth += best
        if reward.card_actions:
            first = self.best_play if self.best_play > self.draw else self.draw
            worth += first + (reward.card_actions - 1) * self.draw
        return worth

    # --- cards ------------------------------------------------------------------------------

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
        """Return the worth of the card in hand that will be missed least; a lot without any."""
        least = 9.0
        for index in range(CARDS):
            if player.hand[index] and self.cards[index] < least:
                least = self.cards[index]
        return least


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
