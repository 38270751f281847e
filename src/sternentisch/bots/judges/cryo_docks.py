"""What docks of Cryo and the actions beside them are worth: spaces, machines, stasis, crew."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sternentisch.bots.judges.cryo_recall import CryoRecall
from sternentisch.bots.judges.cryo_values import DEEPER, NEXT_HIT
from sternentisch.bots.judges.cryo_worth import NEVER
from sternentisch.games.cryo import actions as ids
from sternentisch.games.cryo.actions import CAVES, MATERIALS, SALVAGES, TUNNELS
from sternentisch.games.cryo.components import CRYSTAL, ENERGY, NANITE, ORGANICS, SABOTAGE, TECH
from sternentisch.games.cryo.rules.crew import (
    RecallCrew,
    Scout,
    SendCrew,
    refuse_cave,
    refuse_salvage,
)
from sternentisch.games.cryo.rules.machines import Computer, Converter, Reactor
from sternentisch.games.cryo.rules.recall import CHAMBERS_EACH
from sternentisch.games.cryo.rules.spaces import ResourceSpace
from sternentisch.games.cryo.rules.stasis import StasisControl
from sternentisch.games.cryo.rules.turn import refuse_dock
from sternentisch.games.cryo.state import SEATS, Player, State

if TYPE_CHECKING:
    from sternentisch.games.cryo.dock_action import DockAction
    from sternentisch.kernel.game import Game


class CryoDocks(CryoRecall):
    """Knows what a drone can do at each dock."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.worths: list[float] = []  # of dock actions, as far as they were weighed

    # --- docks ------------------------------------------------------------------------------

    def best_dock(self, state: State, player: Player) -> float:
        """Return what the best dock that is free is worth. [CR-T2]"""
        best = 0.0
        for dock in range(ids.DOCKS):
            if not refuse_dock(state, self.seat, dock):
                worth = self.docked(state, player, dock)
                if worth > best:
                    best = worth
        return best

    def tell_best_dock(self, state: State, player: Player) -> None:
        """Note what the drone would do."""
        notes = self.notes
        self.notes = None
        chosen = -1
        best = 0.0
        for dock in range(ids.DOCKS):
            if not refuse_dock(state, self.seat, dock):
                worth = self.docked(state, player, dock)
                if worth > best:
                    best, chosen = worth, dock
        self.notes = notes
        if chosen >= 0:
            self.docked(state, player, chosen)

    def docked(self, state: State, player: Player, dock: int) -> float:
        """Return what a dock is worth: its best action, with Overclock two of them. [CR-C18]"""
        best = second = 0.0
        chosen: DockAction | None = None
        for action in self.box.docks[dock].actions:
            if action is not None:
                worth = self.action(state, player, action)
                if worth > best:
                    best, second, chosen = worth, best, action
                elif worth > second:
                    second = worth
        if self.notes is not None and chosen is not None:
            self.tell_action(state, player, chosen)
        if player.perks.overclock and (player.tracks[TECH] or player.tracks[NANITE]):
            second -= self.loss(TECH, player.tracks)
            if second > 0.0:
                best += 0.8 * second
        return best

    # --- actions ----------------------------------------------------------------------------

    def action(self, state: State, player: Player, action: DockAction) -> float:
        """Return what an action beside a dock is worth, weighed once for a question."""
        worth = self.worths[action.index]
        if worth == NEVER:
            worth = -1.0
            if not action.refuse(state, self.seat):
                worth = self.weigh_action(state, player, action)
            self.worths[action.index] = worth
        return worth

    def weigh_action(self, state: State, player: Player, action: DockAction) -> float:
        """Return what an action is worth, used as well as it can be."""
        tracks = player.tracks
        if isinstance(action, ResourceSpace):
            tile = state.top_tile(action.space)
            if tile is None:
                return self.gain(self.box.spaces[action.space].colour, tracks)
            return self.tile(player, tile)
        if isinstance(action, StasisControl):
            pods = self.woken(state, player, action)
            paid = pods - player.perks.stasis_discount
            price = self.cost(ORGANICS, paid, tracks) if paid > 0 else 0.0
            return pods * (self.awake - self.asleep) - price
        if isinstance(action, Reactor):
            best = 0.0
            for units in range(1, ids.BATCH + 1):
                if units <= tracks[CRYSTAL] + tracks[NANITE]:
                    worth = self.charged(tracks, units)
                    if worth > best:
                        best = worth
            return best
        if isinstance(action, Converter):
            best = 0.0
            for kind in range(MATERIALS):
                worth = self.gain(NANITE, tracks) - self.loss(kind, tracks)
                if tracks[kind] > 2 and worth > 0.0:
                    best += worth
            return best
        if isinstance(action, Computer):
            best = 0.0
            for units in range(1, ids.BATCH + 1):
                if units <= tracks[TECH] + tracks[NANITE]:
                    worth = self.computed(tracks, units)
                    if worth > best:
                        best = worth
            return best
        if isinstance(action, Scout):
            best = NEVER
            for cave in range(CAVES):
                if not refuse_cave(state, cave):
                    worth = self.scouted(state, player, cave)
                    if worth > best:
                        best = worth
            return best - self.loss(ENERGY, tracks) - self.loss(TECH, tracks)
        if isinstance(action, SendCrew):
            best = NEVER
            for space in range(SALVAGES):
                if not refuse_salvage(state, space):
                    worth = self.salvaged(self.box.salvages[space].row)
                    if worth > best:
                        best = worth
            return best
        if isinstance(action, RecallCrew):
            best = 0.0
            for space in range(SALVAGES):
                if state.salvage[space] == self.seat:
                    worth = -self.salvaged(self.box.salvages[space].row)
                    if worth > 0.0:
                        best += worth
            return best
        if not self.caves:
            self.weigh_caves(state)
        best = NEVER
        for vehicle in range(len(player.vehicles)):
            for tunnel in range(TUNNELS):
                worth = self.launched(state, player, vehicle, tunnel)
                if worth > best:
                    best = worth
        return best

    def tell_action(self, state: State, player: Player, action: DockAction) -> None:
        """Note what an action is good for."""
        if self.notes is None:
            return
        worth = self.action(state, player, action)
        if isinstance(action, ResourceSpace):
            tile = state.top_tile(action.space)
            if tile is None:
                self.note(
                    "gathers",
                    worth,
                    "resource",
                    self.box.resources[self.box.spaces[action.space].colour],
                )
            elif worth > self.reward(tile.reward, player.tracks):
                self.note("builds", worth, "tile", tile.id)
            else:
                self.note("takes", worth, "tile", tile.id)
        elif isinstance(action, StasisControl):
            self.note("wakes", worth, "count", self.woken(state, player, action))
        elif isinstance(action, Reactor):
            self.note("charges", worth)
        elif isinstance(action, Converter):
            self.note("converts", worth)
        elif isinstance(action, Computer):
            self.note("computes", worth)
        elif isinstance(action, Scout):
            self.note("scouts", worth)
        elif isinstance(action, SendCrew):
            self.note("salvages", worth)
        elif isinstance(action, RecallCrew):
            self.note("fetches", worth)
        else:
            self.note("launches", worth)

    # --- machines and stasis ----------------------------------------------------------------

    def woken(self, state: State, player: Player, control: StasisControl) -> int:
        """Return how many pods Stasis Control can wake. [CR-D1]"""
        pods = 0
        for chamber in control.chambers:
            pods += state.chambers[chamber * SEATS + self.seat]
        payable = player.tracks[ORGANICS] + player.tracks[NANITE] + player.perks.stasis_discount
        most = player.room - player.pool
        if payable < most:
            most = payable
        if most > ids.BATCH:
            most = ids.BATCH
        return pods if pods < most else most

    def danger(self, state: State, chamber: int) -> float:
        """Return what a pod gains by leaving its chamber: the first ones are hit first. [CR-R3]"""
        section = self.box.chambers[chamber].section
        place = chamber - CHAMBERS_EACH * section - len(state.sabotage[section])
        worth = DEEPER * (2 - place) * self.time
        incident = state.incidents[section]
        if incident is not None and incident.kind == SABOTAGE and place == 0:
            worth += self.note(
                "danger", NEXT_HIT * self.time, "section", self.box.sections[section]
            )
        return worth

    def charged(self, tracks: list[int], units: int) -> float:
        """Return what it is worth to turn so many crystals into energy."""
        worth = -self.cost(CRYSTAL, units, tracks)
        for number in range(units):
            worth += self.more(ENERGY, tracks[ENERGY] + number)
        return worth

    def computed(self, tracks: list[int], units: int) -> float:
        """Return what the best draws and plays for some tech are worth. [CR-D5]"""
        worth = -self.cost(TECH, units, tracks)
        for number in range(units):
            play = self.best_play if number == 0 else self.next_play if number == 1 else NEVER
            worth += play if play > self.draw else self.draw
        return worth

    def announced(self, units: int, draws: int) -> float:
        """Return what some draws and then plays are worth; a card just drawn may be played."""
        plays = units - draws
        worth = self.note("draws", draws * self.draw, "count", draws) if draws else 0.0
        first, second = self.best_play, self.next_play
        if draws and first < 1.0:
            first, second = 1.0, first
        if plays > 0 and first > 0.0:
            worth += first
        if plays > 1 and second > 0.0:
            worth += second
        return worth
