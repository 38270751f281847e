"""How a game of Cave-In will probably end: what seats have, and what that promises."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sternentisch.bots.judge import Judge
from sternentisch.bots.judges import cave_in_values as values
from sternentisch.bots.judges.cave_in_values import HELPS, LEADS, ROUNDS, promise
from sternentisch.games.cave_in import effects as skills
from sternentisch.games.cave_in.actions import COLOURS
from sternentisch.games.cave_in.game import CaveIn
from sternentisch.games.cave_in.state import Player, State

if TYPE_CHECKING:
    from sternentisch.kernel.game import Game
    from sternentisch.kernel.state import State as KernelState


class CaveInPoints(Judge):
    """Knows how many points each seat will probably have in the end."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        assert isinstance(game, CaveIn)
        box = game.box
        self.sets: list[int] = box.set_points
        self.leads: list[float] = [LEADS.get(type(c.effect).__name__, 0.5) for c in box.types]
        self.helps: list[float] = [HELPS.get(type(a.effect).__name__, 0.0) for a in box.artifacts]

    # --- time -------------------------------------------------------------------------------

    def rounds(self, state: State) -> float:
        """Return how many rounds will probably follow the present one. [CI-E2]"""
        left = state.rules.box.thresholds[state.seats] - state.track
        if left <= 0:
            return 0.0
        table = ROUNDS[state.seats]
        rounds = table[0] * left + table[1]
        for crystal in state.mine:
            if crystal is not None and crystal.cave_in:
                rounds -= table[2]
        return rounds if rounds > 0.3 else 0.3

    # --- prospects --------------------------------------------------------------------------

    def points(self, state: KernelState) -> list[float]:
        assert isinstance(state, State)
        if state.over:
            return [float(points) for points in state.outcome().points]
        rounds = self.rounds(state)
        income = values.INCOME[state.seats]
        level = 0.0
        if rounds > 0.0:
            level = income[0] * rounds + income[1] * rounds / (rounds + 1.0) + income[2]
        moved = (state.active - state.start_player) % state.seats
        found: list[float] = [0.0] * state.seats
        for seat in range(state.seats):
            time = rounds
            points = level
            if (seat - state.start_player) % state.seats >= moved:
                time += 1.0
                points += values.MOVE[0] + values.MOVE[1] * time / (time + 1.0)
            found[seat] += points + self.prospects(state, seat, time, True)
            taken = values.TAKEN * self.help(state.players[seat]) * time
            for other in range(state.seats):
                found[other] -= taken if other == seat else taken / (state.seats - 1)
        return found

    def help(self, player: Player) -> float:
        """Return by how much a player's artifacts bring them ahead in a turn."""
        help = 0.0
        for artifact in player.artifacts:
            help += self.helps[artifact.index]
        return help

    def prospects(self, state: State, seat: int, time: float, hand: bool) -> float:
        """Return what a seat has, its hand or not, and what that brings beyond what all get."""
        player = state.players[seat]
        box = state.rules.box
        soon = time if time < 1.0 else 1.0
        ease = time / (time + 1.0)
        symbols = [0] * COLOURS
        points = 0.0
        for crystal in player.crystals:
            points += crystal.vp
            if crystal.symbol >= 0:
                symbols[crystal.symbol] += 1
        points += self.set_prospects(symbols, time)
        for card in player.subjugated:
            points += card.level * box.points_per_level
        for card in player.buried:
            points += card.level * box.points_per_level
        for holder in state.totems:
            if holder == seat:
                points += box.totem_points - values.TOTEM[0] * soon - values.TOTEM[1] * time
        for artifact in player.artifacts:
            points += promise(state, player, artifact, time)
        points += self.help(player) * time
        base = player.base
        if base:
            leader = base[len(base) - 1]
            effect = leader.effect
            points += self.leads[leader.kind] * soon + values.CREW * ease * (len(base) - 1)
            if isinstance(effect, skills.TakeCrystalSkill) and self.is_seen(state, effect):
                points += values.SEEN * soon
        if hand:
            points += self.hand_prospects(state, seat, player, symbols, ease, soon)
        return points

    def set_prospects(self, symbols: list[int], time: float) -> float:
        """Return what sets of symbols score, and how they will grow. [CI-V5]"""
        points = 0.0
        number = 1
        kinds = 1
        while kinds:
            kinds = 0
            for count in symbols:
                if count >= number:
                    kinds += 1
            points += self.sets[kinds]
            if number <= 2:
                points += values.GROWTH[number - 1] * kinds * time
            number += 1
        return points

    def hand_prospects(
        self, state: State, seat: int, player: Player, symbols: list[int], ease: float, soon: float
    ) -> float:
        """Return what a hand will bring: its levels, and the crystals it can pay for."""
        points = 0.0
        power = [0] * COLOURS
        most = total = 0
        for card in player.hand:
            points += values.HAND[card.level] * ease
            total += card.level
            power[card.colour] += card.level
            if power[card.colour] > most:
                most = power[card.colour]
        points += values.PLENTY * total * total * ease
        first = second = 0.0
        for crystal in state.mine:
            if crystal is None:
                continue
            due = crystal.cost
            if state.totems[crystal.colour] == seat:
                due -= state.rules.box.totem_discount
            if due <= (most if state.wild[crystal.colour] else power[crystal.colour]):
                worth = float(crystal.vp)
                if crystal.symbol >= 0:
                    worth += 1.0
                    for count in symbols:
                        if count > symbols[crystal.symbol]:
                            worth += 1.0
                if worth > first:
                    first, second = worth, first
                elif worth > second:
                    second = worth
        return points + (values.READY[0] * first + values.READY[1] * second) * soon

    def is_seen(self, state: State, effect: skills.TakeCrystalSkill) -> bool:
        """Whether a crystal that the skill could take lies in the mine."""
        for crystal in state.mine:
            if crystal is None or crystal.colour != effect.colour:
                continue
            if crystal.cost == effect.cost:
                return True
        return False
