"""The judge of Cryo: what each choice of a turn is worth, and how a position will end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sternentisch.bots.judges.cryo_values import (
    AT_HOME,
    BASE,
    DEEPER,
    ENDS_IT,
    FIRST_UNIT,
    GARAGE,
    GOAL,
    GROWS,
    HAND,
    HAND_LATER,
    HIDDEN,
    MORE_UNITS,
    NEXT_HIT,
    NEXT_UNITS,
    PACE,
    PERK_LATER,
    PERK_NOW,
    PLUNDERED,
    POD_LATER,
    RECALL,
    RUSH,
    SALVAGE_LATE,
    SALVAGE_LATER,
    SCRAP_NOW,
    SHARED,
    TILE,
    TURN,
    UNSEEN,
    WORKS,
)
from sternentisch.bots.judges.cryo_worth import NEVER, CryoWorth, hidden_caves, recalls_left
from sternentisch.games.cryo import actions as ids
from sternentisch.games.cryo.actions import (
    CAVES,
    CHAMBERS,
    MATERIALS,
    MODES,
    PLATFORM_DOCKS,
    SALVAGES,
    SECTIONS,
    TUNNELS,
)
from sternentisch.games.cryo.components import (
    CRYSTAL,
    ENERGY,
    NANITE,
    ORGANICS,
    PLUNDER,
    SABOTAGE,
    SUNSET,
    TECH,
    TRACKS,
)
from sternentisch.games.cryo.rules.crew import (
    RecallCrew,
    Scout,
    SendCrew,
    refuse_cave,
    refuse_salvage,
)
from sternentisch.games.cryo.rules.ending import mission_points
from sternentisch.games.cryo.rules.launch import (
    PickLoad,
    PickSettling,
    PickSplit,
    PickTunnel,
    most_load,
)
from sternentisch.games.cryo.rules.machines import Amount, Computer, Converter, Draws, Reactor
from sternentisch.games.cryo.rules.payment import Pay
from sternentisch.games.cryo.rules.platform import UsePlatform
from sternentisch.games.cryo.rules.recall import CHAMBERS_EACH
from sternentisch.games.cryo.rules.spaces import Prototype, ResourceSpace, TakeTile
from sternentisch.games.cryo.rules.stasis import StasisControl, Wake
from sternentisch.games.cryo.rules.turn import Activate, Overclock, refuse_dock
from sternentisch.games.cryo.state import SEATS, Player, State

if TYPE_CHECKING:
    from sternentisch.games.cryo.components import Reward
    from sternentisch.games.cryo.dock_action import DockAction
    from sternentisch.kernel.game import Game
    from sternentisch.kernel.state import State as KernelState


class CryoJudge(CryoWorth):
    """Judges Cryo: every turn for what it brings, every position for what it promises."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.horizon = 4
        self.warmth = 0.5
        self.lead = 12.0
        self.worths: list[float] = []  # of dock actions, as far as they were weighed
        self.deployed: float = 0.0  # what the best dock is worth
        self.going_on: float = 0.0  # what the turn is worth without a scrap

    def prepare(self, state: KernelState) -> None:
        assert isinstance(state, State)
        seat = state.chooser
        self.look(state, seat)
        self.worths = [NEVER] * len(self.box.actions)
        self.going_on = 0.0
        player = state.players[seat]
        kind = state.stack[-1].kind
        if kind == "main":
            self.deployed = self.best_dock(state, player)
            self.going_on = self.recalled(state, player) if player.out else NEVER
            if self.deployed > self.going_on:
                self.going_on = self.deployed
        elif kind == "activate" or kind == "overclock":
            for id in state.offers:
                if id < ids.DONE:
                    worth = self.rate(state, id)
                    if worth > self.going_on:
                        self.going_on = worth
        elif kind in ("vehicle", "tunnel", "settle", "load", "split"):
            self.weigh_caves(state)

    def rate(self, state: KernelState, id: int) -> float:
        assert isinstance(state, State)
        player = state.players[self.seat]
        if id < ids.DONE:
            return self.rate_turn(state, player, id)
        if id < ids.TAKE_TILE:
            return self.rate_machine(state, player, id)
        if id < ids.CARD_DRAW:
            return self.rate_goods(state, player, id)
        if id < ids.REVEAL:
            return self.rate_card(id)
        if id < ids.INCIDENT:
            return self.rate_crew(state, player, id)
        if id < ids.SCRAP_CARD:
            return self.rate_recall(state, player, id)
        if id < ids.DISCARD:
            return self.rate_scrap(state, player, id)
        if id < ids.END_TURN:
            card = id - ids.DISCARD
            return self.note("card-lost", -self.cards[card], "upgrade", self.box.cards[card].id)
        return self.going_on

    # --- the turn: deploy, place, activate ------------------------------------------------------

    def rate_turn(self, state: State, player: Player, id: int) -> float:
        if id < ids.DEPLOY:
            card = id - ids.SETUP_DISCARD
            return self.note("card-lost", -self.tops[card], "upgrade", self.box.cards[card].id)
        if id < ids.RECALL:
            if self.notes is not None:
                self.tell_best_dock(state, player)
            return self.deployed + 0.05 * self.has_work(player, id - ids.DEPLOY)
        if id == ids.RECALL:
            return self.recalled(state, player)
        if id < ids.ACTIVATE:
            return self.docked(state, player, id - ids.PLACE)
        task = state.stack[-1]
        if isinstance(task, Activate):
            action = self.box.docks[task.dock].actions[id - ids.ACTIVATE]
            assert action is not None
            self.tell_action(state, player, action)
            return self.action(state, player, action)
        assert isinstance(task, Overclock)
        action = self.box.docks[task.dock].actions[id - ids.ACTIVATE]
        assert action is not None
        self.tell_action(state, player, action)
        return self.action(state, player, action) - self.loss(TECH, player.tracks)

    def has_work(self, player: Player, number: int) -> int:
        """Whether a platform dock would be of use to a drone that comes back."""
        action = self.box.platform[number]
        if action.reward_slot >= 0 and player.slots[action.reward_slot] is None:
            return 0
        return 0 if action.cost_slot >= 0 and player.slots[action.cost_slot] is None else 1

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

    # --- machines and stasis --------------------------------------------------------------------

    def rate_machine(self, state: State, player: Player, id: int) -> float:
        if id == ids.DONE:
            return 0.0
        tracks = player.tracks
        task = state.stack[-1]
        if id < ids.DRAWS:
            assert isinstance(task, Amount)
            units = id - ids.AMOUNT + 1
            if isinstance(task.machine, Reactor):
                return self.note("charges", self.charged(tracks, units))
            return self.note("computes", self.computed(tracks, units))
        if id < ids.WAKE:
            assert isinstance(task, Draws)
            return self.announced(task.units, id - ids.DRAWS)
        if id < ids.CONVERT:
            worth = self.note("wakes", self.awake - self.asleep, "count", 1)
            worth += self.danger(state, id - ids.WAKE)
            if isinstance(task, Wake) and task.units >= player.perks.stasis_discount:
                worth -= self.loss(ORGANICS, tracks)
            return worth
        kind = id - ids.CONVERT
        return self.note("converts", self.gain(NANITE, tracks) - self.loss(kind, tracks))

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

    # --- tiles, rewards and payments -------------------------------------------------------------

    def rate_goods(self, state: State, player: Player, id: int) -> float:
        tracks = player.tracks
        task = state.stack[-1]
        if id < ids.CHOOSE:
            assert isinstance(task, TakeTile)
            tile = state.top_tile(task.space)
            assert tile is not None
            if id == ids.TAKE_TILE:
                return self.note("takes", self.reward(tile.reward, tracks), "tile", tile.id)
            return self.note(
                "builds", self.installed(player, tile, id - ids.INSTALL), "tile", tile.id
            )
        if id < ids.PAY:
            kind = id - ids.CHOOSE
            worth = self.gain(kind, tracks)
            return self.note("gathers", worth, "resource", self.box.resources[kind])
        kind = id - ids.PAY
        price = self.note("pays", -self.loss(kind, tracks), "resource", self.box.resources[kind])
        if isinstance(task, Prototype):
            return price + self.reward(task.tile.reward, tracks)
        if isinstance(task, Pay) and kind == NANITE and task.due() != NANITE:
            return price - 0.01
        return price

    def rate_card(self, id: int) -> float:
        if id == ids.CARD_DRAW:
            return self.note("draws", self.draw, "count", 1)
        place = id - ids.CARD_PLAY
        card = self.box.cards[place // MODES].id
        mode = place % MODES
        if mode == ids.UPGRADE:
            return self.note("improves", self.plays[place], "upgrade", card)
        if mode == ids.MISSION:
            return self.note("plans", self.plays[place], "mission", card)
        return self.note("readies", self.plays[place], "vehicle", card)

    # --- crew and launch -------------------------------------------------------------------------

    def rate_crew(self, state: State, player: Player, id: int) -> float:
        if id < ids.SALVAGE:
            cave = id - ids.REVEAL
            worth = self.scouted(state, player, cave)
            return self.note("scouts", worth)
        if id < ids.RETRIEVE:
            return self.note("salvages", self.salvaged(self.box.salvages[id - ids.SALVAGE].row))
        if id < ids.VEHICLE:
            return self.note("fetches", -self.salvaged(self.box.salvages[id - ids.RETRIEVE].row))
        task = state.stack[-1]
        if id < ids.TUNNEL:
            best = NEVER
            for tunnel in range(TUNNELS):
                worth = self.launched(state, player, id - ids.VEHICLE, tunnel)
                if worth > best:
                    best = worth
            return self.note("launches", best)
        if isinstance(task, PickTunnel):
            return self.note(
                "launches", self.launched(state, player, task.vehicle, id - ids.TUNNEL)
            )
        if isinstance(task, PickSettling):
            self.tell_settling(state, player, task, id - ids.SETTLE)
            return self.settled(state, player, task.vehicle, task.tunnel, id - ids.SETTLE)
        if isinstance(task, PickLoad):
            pods = id - ids.LOAD + 1
            worth = self.loaded(task.tunnel, task.settling, pods)
            return self.note("settles", worth, "count", pods)
        assert isinstance(task, PickSplit)
        section = self.box.tunnels[task.tunnel]
        first = id - ids.SPLIT + 1
        return self.caves[section.first][first] + self.caves[section.second][task.pods - first]

    def tell_settling(
        self, state: State, player: Player, task: PickSettling, settling: int
    ) -> None:
        """Note what settling like this wins and costs."""
        if self.notes is None:
            return
        section = self.box.tunnels[task.tunnel]
        pods = most_load(state, self.seat, task.vehicle)
        for cave in (section.first, section.second):
            if settling == ids.BOTH or (cave == section.first) == (settling == ids.FIRST):
                own = state.cave_pods[cave * SEATS + self.seat]
                more = pods // 2 if settling == ids.BOTH else pods
                won = self.majority(state, cave, own + more) - self.majority(state, cave, own)
                if won > 0.0:
                    self.note("majority", won, "cave", self.box.caves[cave].id)
        self.note("fare", -self.fare(state, player, task.vehicle, task.tunnel, settling))

    # --- recall ------------------------------------------------------------------------------

    def rate_recall(self, state: State, player: Player, id: int) -> float:
        if id < ids.SABOTAGE:
            return self.incident(state, player, id - ids.INCIDENT)
        if id < ids.RETURN:
            return self.sabotaged(state, id - ids.SABOTAGE)
        if id < ids.USE:
            number = id - ids.RETURN
        elif id == ids.USE:
            task = state.stack[-1]
            assert isinstance(task, UsePlatform)
            number = task.number
        else:
            number = id - ids.AUTOMATE
        worth = self.used(state, player, number)
        return self.note("runs", worth, "platform", self.box.platform[number].id) if worth else 0.0

    def recalled(self, state: State, player: Player) -> float:
        """Return what it is worth to recall the drones now. [CR-R1 to CR-R10]"""
        worth = RECALL
        income = 0.0
        for space in range(SALVAGES):
            if state.salvage[space] == self.seat:
                income += self.gain(self.box.salvages[space].row, player.tracks)
        notes = self.notes
        self.notes = None  # only of the incident that is best
        best = NEVER
        best_section = -1
        for section in range(SECTIONS):
            if state.incidents[section] is not None:
                incident = self.incident(state, player, section)
                if incident > best:
                    best, best_section = incident, section
        self.notes = notes
        if notes is not None and best_section >= 0:
            self.incident(state, player, best_section)
        home = 0
        uses: list[float] = []
        for number in range(PLATFORM_DOCKS):
            if player.home >> number & 1:
                home += 1
            else:
                uses.append(self.used(state, player, number))
        uses.sort(reverse=True)
        runs = 0.0
        for number in range(len(player.out)):
            if uses[number] > 0.0:
                runs += uses[number]
        worth += best + self.note("income", income + runs)
        if home:
            worth += self.note("idle", -AT_HOME * home * self.time, "count", home)
        return worth

    def incident(self, state: State, player: Player, section: int) -> float:
        """Return what resolving the incident of a section is worth. [CR-R2 to CR-R6]"""
        incident = state.incidents[section]
        assert incident is not None
        if incident.kind == PLUNDER:
            worth = self.reward(incident.reward, player.tracks) + self.goals[PLUNDERED]
            return self.note("plunders", worth, "incident", incident.id)
        if incident.kind == SUNSET:
            return self.sunset(state)
        if len(state.sabotage[section]) < CHAMBERS_EACH:
            return self.sabotaged(state, section)
        best = NEVER
        for other in range(SECTIONS):
            if len(state.sabotage[other]) < CHAMBERS_EACH:
                worth = self.sabotaged(state, other)
                if worth > best:
                    best = worth
        return best if best > NEVER else 0.0

    def sabotaged(self, state: State, section: int) -> float:
        """Return what sabotage is worth: pods of others for one's own. [CR-R3, CR-C16]"""
        chamber = CHAMBERS_EACH * section + len(state.sabotage[section])
        own = theirs = 0
        for seat in range(state.seats):
            pods = state.chambers[chamber * SEATS + seat]
            if pods and state.players[seat].perks.early_warning:
                pods -= 1
            if seat == self.seat:
                own = pods
            else:
                theirs += pods
        worth = 0.0
        if theirs:
            worth += self.note(
                "destroys", theirs * self.asleep / (state.seats - 1), "count", theirs
            )
        if own:
            worth += self.note("loses", -own * self.asleep, "count", own)
        return worth

    def sunset(self, state: State) -> float:
        """Return what ending the game is worth: much to the leader, the opposite to others."""
        points = standing(state)
        ahead = 99.0
        for seat in range(state.seats):
            if seat != self.seat:
                unseen = UNSEEN * len(state.players[seat].missions) - mission_points(state, seat)
                lead = points[self.seat] - points[seat] - unseen
                if lead < ahead:
                    ahead = lead
        if ahead > 0.0:
            return self.note("sunset-ahead", ENDS_IT + ahead)
        return self.note("sunset-behind", -ENDS_IT + ahead)

    # --- scrap ------------------------------------------------------------------------------

    def rate_scrap(self, state: State, player: Player, id: int) -> float:
        """Weigh a scrap: best before the main choice, which it may help. [CR-T6]"""
        kind = state.stack[-1].kind
        reward: Reward
        if id < ids.SCRAP_TILE:
            card = self.box.cards[id - ids.SCRAP_CARD]
            reward = card.scrap
            lost = self.note("card-lost", -self.cards[card.index], "upgrade", card.id)
        else:
            tile = player.slots[id - ids.SCRAP_TILE]
            assert tile is not None
            reward = tile.reward
            lost = self.note("tile-lost", -self.installed(player, tile, id - ids.SCRAP_TILE))
        worth = self.note("scraps", self.reward(reward, player.tracks)) + lost - SCRAP_NOW
        if kind in ("main", "activate", "overclock", "end-turn"):
            return self.going_on + worth
        return worth - ENDS_IT

    # --- how it ends ------------------------------------------------------------------------

    def points(self, state: KernelState) -> list[float]:
        assert isinstance(state, State)
        points = standing(state)
        if state.ended:
            return points
        left = recalls_left(state)
        soon = left if left < 1.0 else 1.0
        hidden = hidden_caves(state)
        together = SHARED + HIDDEN * hidden
        rest = soon * (BASE + together / state.seats) + left * (PACE + RUSH * left)
        for seat in range(state.seats):
            points[seat] += rest + self.promise(state, seat, left, soon, hidden)
        return points

    def promise(self, state: State, seat: int, left: float, soon: float, hidden: int) -> float:
        """Return what a seat will add to its points: by what it has, and by what it earns."""
        player = state.players[seat]
        has = HAND * player.size + GARAGE * len(player.vehicles)
        if state.active == seat:
            has += TURN
        for kind in range(TRACKS):
            units = player.tracks[kind]
            if units > 3:
                has += FIRST_UNIT[kind] + 2.0 * NEXT_UNITS[kind] + (units - 3) * MORE_UNITS[kind]
            elif units:
                has += FIRST_UNIT[kind] + (units - 1) * NEXT_UNITS[kind]
        pods = player.pool
        for chamber in range(CHAMBERS):
            pods += state.chambers[chamber * SEATS + seat]
        earns = POD_LATER * pods + HAND_LATER * player.size
        for tile in player.slots:
            if tile is not None:
                has += TILE
        for number in range(PLATFORM_DOCKS):
            if self.has_work(player, number) and not self.box.platform[number].wake:
                earns += WORKS
        for space in range(SALVAGES):
            if state.salvage[space] == seat:
                has += SALVAGE_LATE
                earns += SALVAGE_LATER
        for card in player.upgrades:
            earns += PERK_LATER * self.perks[card.index]
            has += PERK_NOW + self.sights[card.index] * hidden
        for card in player.missions:
            kind = self.counts[card.index]
            if kind >= 0:
                has += GOAL[kind]
                earns += GROWS[kind]
        return soon * has + left * earns


def standing(state: State) -> list[float]:
    """Return the points if the game ended now. [CR-V1 to CR-V5]"""
    box = state.box
    points: list[float] = []
    for seat in range(state.seats):
        player = state.players[seat]
        own = box.points_upgrade * len(player.upgrades) + box.points_vehicle * len(player.vehicles)
        own += box.points_pool * player.pool
        for card in player.missions:
            own += card.mission.points * card.mission.count(state, seat)
        points.append(float(own))
    for cave in range(CAVES):
        if state.face_up[cave]:
            tile = state.caves[cave]
            assert tile is not None
            most = next_most = ties = next_ties = 0
            for seat in range(state.seats):
                pods = state.cave_pods[cave * SEATS + seat]
                points[seat] += box.points_cave * pods
                if pods > most:
                    most, ties, next_most, next_ties = pods, 1, most, ties
                elif pods == most:
                    ties += 1
                elif pods > next_most:
                    next_most, next_ties = pods, 1
                elif pods == next_most:
                    next_ties += 1
            for seat in range(state.seats if most else 0):
                pods = state.cave_pods[cave * SEATS + seat]
                if pods == most:
                    points[seat] += tile.first if ties == 1 else tile.second
                elif ties == 1 and next_ties == 1 and pods and pods == next_most:
                    points[seat] += tile.second
    return points
