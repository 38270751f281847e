"""The judge of Cryo: what each choice of a turn is worth.

`cryo_values` holds the numbers, `cryo_worth` what they make of resources and cards;
`cryo_platform`, `cryo_caves`, `cryo_recall` and `cryo_docks` weigh what a turn can do, and
`cryo_points` says how a position will end.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from sternentisch.bots.judges.cryo_docks import CryoDocks
from sternentisch.bots.judges.cryo_values import ENDS_IT, SCRAP_NOW
from sternentisch.bots.judges.cryo_worth import NEVER
from sternentisch.games.cryo import actions as ids
from sternentisch.games.cryo.actions import MODES, TUNNELS
from sternentisch.games.cryo.components import NANITE, ORGANICS, TECH
from sternentisch.games.cryo.rules.launch import (
    PickLoad,
    PickSettling,
    PickSplit,
    PickTunnel,
    most_load,
)
from sternentisch.games.cryo.rules.machines import Amount, Draws, Reactor
from sternentisch.games.cryo.rules.payment import Pay
from sternentisch.games.cryo.rules.platform import UsePlatform
from sternentisch.games.cryo.rules.spaces import Prototype, TakeTile
from sternentisch.games.cryo.rules.stasis import Wake
from sternentisch.games.cryo.rules.turn import Activate, Overclock
from sternentisch.games.cryo.state import SEATS, Player, State

if TYPE_CHECKING:
    from sternentisch.games.cryo.components import Reward
    from sternentisch.kernel.game import Game
    from sternentisch.kernel.state import State as KernelState


class CryoJudge(CryoDocks):
    """Judges Cryo: every turn for what it brings, every position for what it promises."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.horizon = 4
        self.warmth = 0.5
        self.lead = 16.0
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

    # --- the turn: deploy, place, activate --------------------------------------------------

    def rate_turn(self, state: State, player: Player, id: int) -> float:
        """Weigh a card to give up, a drone, a recall, a dock, or an action beside it."""
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

    # --- machines and stasis ----------------------------------------------------------------

    def rate_machine(self, state: State, player: Player, id: int) -> float:
        """Weigh how far to use a machine: units, draws, the next pod to wake or unit to convert."""
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

    # --- tiles, rewards and payments --------------------------------------------------------

    def rate_goods(self, state: State, player: Player, id: int) -> float:
        """Weigh what to do with a tile, a resource to gain, or one to pay with."""
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
        """Weigh a card action: a draw, or a card played in one of its ways."""
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

    # --- crew and launch --------------------------------------------------------------------

    def rate_crew(self, state: State, player: Player, id: int) -> float:
        """Weigh where pods go: caves, salvage and back, and all the questions of a launch."""
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

    # --- recall -----------------------------------------------------------------------------

    def rate_recall(self, state: State, player: Player, id: int) -> float:
        """Weigh an incident, a section to sabotage, or a platform action."""
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
