"""What single things are worth in Cave-In to the player whose turn it is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from sternentisch.bots.judge import Judge
from sternentisch.bots.judges.cave_in_values import (
    HELD,
    HELPS,
    LAID,
    LEADS,
    LED,
    REACHED,
    RISKS,
    ROUNDS,
    SEEN,
    SPENT,
    fit,
    promise,
)
from sternentisch.games.cave_in import artifact_effects as owned
from sternentisch.games.cave_in import effects as skills
from sternentisch.games.cave_in.actions import COLOURS, PLACES, STACKS
from sternentisch.games.cave_in.game import CaveIn
from sternentisch.games.cave_in.rules.collect import effective_cost as artifact_cost
from sternentisch.games.cave_in.rules.mine import effective_cost
from sternentisch.games.cave_in.rules.recruit import is_price, pays
from sternentisch.games.cave_in.rules.subjugate import lowest_level
from sternentisch.games.cave_in.rules.take import ANY

if TYPE_CHECKING:
    from sternentisch.games.cave_in.components import Artifact, Card, Crystal
    from sternentisch.games.cave_in.state import State
    from sternentisch.kernel.game import Game

NEVER: Final = -1000.0
"""What cannot be had."""
HOPE: Final = 3.2
"""What a symbol brings on average while there is time to complete its set."""
LATE: Final = 1.2
"""With so many turns left a card has lost half its worth."""
NOW: Final = 0.5
"""How much of a card's worth the next action of the same turn can use."""
TOTEM: Final = 3.0
"""A totem: its points and its discount, but somebody may take it back."""
TURN: Final = 1.0
"""What a raid costs because it leaves no regular actions."""


@mypyc_attr(allow_interpreted_subclasses=True)
class CaveInWorth(Judge):
    """Knows what crystals, cards, leaders, artifacts, skills and raids are worth."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        assert isinstance(game, CaveIn)
        box = game.box
        self.sets: list[int] = box.set_points
        self.leads: list[float] = [LEADS.get(type(c.effect).__name__, 0.5) for c in box.types]
        self.helps: list[float] = [HELPS.get(type(a.effect).__name__, 0.0) for a in box.artifacts]
        # what is found out about each question
        self.time: float = 0.0  # own turns after this one
        self.after: int = 0  # regular actions after the one in question
        self.ease: float = 0.0  # how much of a card's worth can still be had
        self.later: float = 0.0  # the same, if nothing more is done this turn
        self.spite: float = 0.0  # how much of a rival's loss is one's own gain
        self.stays: float = 0.0  # how likely the next card played becomes the leader
        self.top: float = 0.0  # what the leader is worth as things stand
        self.press: float = 0.0  # what a cave-in is worth
        self.symbols: list[int] = [0] * COLOURS  # owned, by colour
        self.colours: list[int] = [0] * COLOURS  # crystals owned, by colour
        self.worth: list[float] = [0.0] * PLACES  # the crystals in the mine
        self.mined: float = 0.0  # the best of them after payment, at least 0
        self.sums: list[list[int]] = [[] for _ in range(COLOURS)]  # what the hand can pay …
        self.costs: list[list[float]] = [[] for _ in range(COLOURS)]  # … and at what loss

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

    # --- crystals ---------------------------------------------------------------------------

    def crystal(self, state: State, crystal: Crystal) -> float:
        """What a crystal is worth: its points, its symbol, and what artifacts make of it."""
        worth = self.note("crystal", float(crystal.vp), "vp", crystal.vp)
        if crystal.symbol >= 0:
            number = self.symbols[crystal.symbol]
            others = 0
            for count in self.symbols:
                if count > number:
                    others += 1
            gain = float(self.sets[others + 1] - self.sets[others])
            if gain < HOPE:  # the set will grow
                gain += (HOPE - gain) * self.time / (self.time + 4.0)
            worth += self.note("symbol", gain, "colour", state.rules.box.colours[crystal.symbol])
        for artifact in state.me().artifacts:
            more = fit(artifact, crystal, self.colours)
            if more > 0.0:
                worth += self.note("fit", more, "artifact", artifact.id)
        return worth

    def weigh_crystals(self, state: State) -> None:
        """Find what each crystal in the mine is worth to the active player."""
        symbols = self.symbols
        colours = self.colours
        for colour in range(COLOURS):
            symbols[colour] = 0
            colours[colour] = 0
        for own in state.me().crystals:
            colours[own.colour] += 1
            if own.symbol >= 0:
                symbols[own.symbol] += 1
        for place in range(PLACES):
            crystal = state.mine[place]
            self.worth[place] = NEVER if crystal is None else self.crystal(state, crystal)

    def most_taken(self, state: State, cost: int, colour: int) -> float:
        """What the best crystal of a cost is worth; colour ANY allows all."""
        most = 0.0
        for place in range(PLACES):
            crystal = state.mine[place]
            if crystal is None or crystal.cost != cost or self.worth[place] <= most:
                continue
            if colour == ANY or state.colour_of(place, crystal) == colour:
                most = self.worth[place]
        return most

    # --- cards and leaders ------------------------------------------------------------------

    def leader(self, state: State, card: Card) -> float:
        """What a card will bring as leader, less what its totem will attract."""
        worth = self.leads[card.kind]
        effect = card.effect
        if isinstance(effect, skills.TakeCrystalSkill) and self.is_seen(state, effect):
            worth += SEEN
        worth *= LED
        holder = state.totems[card.faction]
        if holder == state.active:
            worth -= RISKS[1]
        elif holder < 0:
            worth -= RISKS[0]
        return worth if self.time >= 1.0 else worth * self.time

    def is_seen(self, state: State, effect: skills.TakeCrystalSkill) -> bool:
        """Whether a crystal that the skill could take lies in the mine."""
        for crystal in state.mine:
            if crystal is not None and crystal.colour == effect.colour:
                if crystal.cost == effect.cost:
                    return True
        return False

    def gain(self, state: State, card: Card) -> float:
        """What a card is worth when it comes into hand: its levels, and what it makes possible."""
        sums = self.sums[card.colour]
        power = sums[len(sums) - 1]
        more = self.reach(state, card.colour, power + card.level)
        more -= self.reach(state, card.colour, power)
        worth = self.note("card", HELD[card.level] * self.ease, "card", card.id)
        return worth + self.note("reach", REACHED * more * self.ease)

    def reach(self, state: State, colour: int, power: int) -> float:
        """What the best crystal is worth that so many levels of a colour can mine."""
        most = 0.0
        for place in range(PLACES):
            crystal = state.mine[place]
            if crystal is None or crystal.cost > power or self.worth[place] <= most:
                continue
            if crystal.colour == colour or state.wild[crystal.colour]:
                most = self.worth[place]
        return most

    def lay(self, state: State, card: Card) -> float:
        """What playing a card costs, given that it may lead."""
        lead = self.stays * (self.leader(state, card) - self.top)
        return SPENT[card.level] * self.ease - lead

    # --- mining -----------------------------------------------------------------------------

    def weigh_hand(self, state: State) -> None:
        """List for each colour what its cards can pay, and at what loss."""
        for colour in range(COLOURS):
            self.sums[colour] = [0]
            self.costs[colour] = [0.0]
        for card in state.me().hand:
            sums = self.sums[card.colour]
            costs = self.costs[card.colour]
            level = state.levels(card)
            loss = SPENT[card.level] * self.ease
            for index in range(len(sums)):
                sums.append(sums[index] + level)
                costs.append(costs[index] + loss)

    def price(self, colour: int, due: int) -> float:
        """Return the least loss that pays so much in a colour."""
        if due <= 0:
            return 0.0
        sums = self.sums[colour]
        costs = self.costs[colour]
        least = -NEVER
        for index in range(1, len(sums)):
            if sums[index] >= due and costs[index] < least:
                least = costs[index]
        return least

    def crystal_price(self, state: State, place: int, discount: int) -> float:
        """Return the least loss that pays for a crystal; in any one colour if it is wild."""
        crystal = state.mine[place]
        assert crystal is not None
        colour = state.colour_of(place, crystal)
        due = effective_cost(state, place, crystal, colour) - discount
        return self.wild_price(due) if state.wild[colour] else self.price(colour, due)

    def wild_price(self, due: int) -> float:
        least = -NEVER
        for colour in range(COLOURS):
            price = self.price(colour, due)
            if price < least:
                least = price
        return least

    def mining(self, state: State, place: int, discount: int) -> float:
        """What mining at a place is worth after payment."""
        crystal = state.mine[place]
        if crystal is None:
            return NEVER
        worth = self.worth[place]
        if self.notes is not None:
            self.crystal(state, crystal)
        if crystal.cave_in and self.press:
            worth += self.note("end-near" if self.press > 0.0 else "end-early", self.press)
        return worth + self.note("payment", -self.crystal_price(state, place, discount))

    def most_mined(self, state: State, discount: int) -> float:
        """What the best crystal is worth after payment, at least 0."""
        most = 0.0
        for place in range(PLACES):
            worth = self.mining(state, place, discount)
            if worth > most:
                most = worth
        return most

    # --- recruiting and collecting ----------------------------------------------------------

    def recruiting(self, state: State, place: int) -> float:
        """What recruiting from a place in the docks is worth."""
        card = state.docks[place]
        if card is None:
            return NEVER
        least = 0.0
        if not is_price(state, card.level, 0):
            least = -NEVER
            for own in state.me().hand:
                if pays(state, own, card.level):
                    loss = self.lay(state, own)
                    if loss < least:
                        least = loss
        return self.gain(state, card) + self.note("payment", -least)

    def artifact(self, state: State, artifact: Artifact) -> float:
        """What an artifact is worth to the active player."""
        me = state.me()
        points = promise(state, me, artifact, self.time)
        if isinstance(artifact.effect, owned.PerArtifact):
            points += artifact.effect.vp
        for other in me.artifacts:
            effect = other.effect
            if isinstance(effect, owned.PerArtifact):
                points += effect.vp
        worth = self.note("scoring", points, "artifact", artifact.id)
        return worth + self.note("help", self.helps[artifact.index] * self.time)

    def collecting(self, state: State, item: int, discount: int) -> float:
        """What collecting an artifact is worth; items are stacks by halves."""
        card = state.top_artifact(item // 2)
        if card is None:
            return NEVER
        due = artifact_cost(state, card) - discount
        total = 0
        loss = 0.0
        for own in state.me().hand:
            total += state.levels(own)
            loss += SPENT[own.level] * self.ease
        if total < due:
            return NEVER
        worth = self.artifact(state, card.halves[item % 2])
        return worth + self.note("payment", -loss * due / total - 0.2 if due > 0 else 0.0)

    def most_collected(self, state: State, discount: int) -> float:
        """What the best artifact is worth after payment, at least 0."""
        most = 0.0
        for item in range(2 * STACKS):
            worth = self.collecting(state, item, discount)
            if worth > most:
                most = worth
        return most

    # --- skills -----------------------------------------------------------------------------

    def skill(self, state: State, card: Card) -> float:
        """What a skill brings at once, or to the other action of this turn."""
        effect = card.effect
        if isinstance(effect, skills.TakeCrystalSkill):
            return self.most_taken(state, effect.cost, effect.colour)
        if isinstance(effect, skills.SubjugateAnyBase):
            return self.most_subjugated(state, effect.level)
        if isinstance(effect, skills.SubjugateOwnLowest):
            return self.most_subjugated(state, ANY)
        if isinstance(effect, skills.SubjugateHandForCrystals):
            return self.most_buried(state, effect)
        if isinstance(effect, skills.TakeDockAndRepeat):
            return self.most_docked(state, effect.level, effect.level) + (
                0.4 if self.after else 0.0
            )
        if isinstance(effect, skills.TakeDocksBudget):
            return self.most_docked(state, ANY, effect.budget)
        if isinstance(effect, skills.TakeBaseSkill):
            return self.most_stolen(state, ANY, effect.count)
        if isinstance(effect, skills.TakeFactionSpread):
            return self.most_stolen(state, effect.faction, effect.from_one)
        if isinstance(effect, skills.TakeFactionOneBase):
            return self.most_stolen(state, effect.faction, state.rules.box.base_limit)
        if isinstance(effect, skills.TakeOwnBaseBottom):
            base = state.me().base
            worth = 0.0
            for position in range(effect.count):
                if position < len(base) - 1:
                    worth += self.theft(state, state.active, base[position])
            return worth
        if not self.after:
            return 0.0
        if isinstance(effect, skills.MiningDiscount):
            return self.most_mined(state, effect.amount) - self.mined
        if isinstance(effect, skills.RecolourCrystal):
            return 0.6 * (self.most_mined(state, effect.discount) - self.mined)
        if isinstance(effect, skills.ExtraMining):
            return 0.6 * self.mined
        if isinstance(effect, skills.BonusCrystal):
            return self.most_added(state, effect)
        if isinstance(effect, skills.ArtifactDiscount):
            return self.most_collected(state, effect.amount) - self.most_collected(state, 0)
        if isinstance(effect, skills.RecruitDiscount):
            return 1.0
        if isinstance(effect, skills.DoubleFactionLevel):
            return 0.5
        return 0.0

    def most_added(self, state: State, effect: skills.BonusCrystal) -> float:
        """What a second crystal of the same cost adds to mining."""
        most = 0.0
        for place in range(PLACES):
            crystal = state.mine[place]
            if crystal is None or crystal.cost not in effect.costs:
                continue
            worth = self.mining(state, place, 0) - self.mined
            second = 0.0
            for other in state.rules.box.places_of_row[crystal.row]:
                if other != place and self.worth[other] > second:
                    second = self.worth[other]
            if worth + second > most:
                most = worth + second
        return most

    def most_docked(self, state: State, level: int, budget: int) -> float:
        """What the docks hold for a skill, the highest cards first."""
        total = 0.0
        room = state.rules.box.hand_limit - len(state.me().hand)
        for index in range(PLACES):
            card = state.docks[PLACES - 1 - index]
            if card is None or card.level > budget or not room:
                continue
            if level == ANY or card.level == level:
                budget -= card.level
                room -= 1
                total += self.gain(state, card)
        return total

    def most_buried(self, state: State, effect: skills.SubjugateHandForCrystals) -> float:
        """What subjugating cards of the hand is worth, each for a crystal."""
        count = 0
        for own in state.me().hand:
            if own.level == effect.level and count < effect.count:
                count += 1
        worth = 0.8 * self.most_taken(state, effect.cost, ANY) - SPENT[effect.level] * self.ease
        worth += effect.level * state.rules.box.points_per_level
        return count * worth if worth > 0.0 else 0.0

    def theft(self, state: State, owner: int, card: Card) -> float:
        """What taking a card from a base is worth."""
        laid = LAID[card.level] * self.ease
        if owner == state.active:
            return self.gain(state, card) - laid
        return self.gain(state, card) + self.note("denial", self.spite * laid, "other", owner)

    def most_stolen(self, state: State, faction: int, count: int) -> float:
        """What the best base holds for a skill."""
        most = 0.0
        if not state.has_room():
            return most
        for owner in range(state.seats):
            base = state.players[owner].base
            best = 0.0
            total = 0.0
            for position in range(len(base) - 1):
                card = base[position]
                if faction == ANY or card.faction == faction:
                    worth = self.theft(state, owner, card)
                    total += worth
                    if worth > best:
                        best = worth
            if count > 1:
                best = total if total < 2.0 * best else 2.0 * best
            if best > most:
                most = best
        return most

    def subjugating(self, state: State, owner: int, card: Card) -> float:
        """What subjugating a card of a base is worth."""
        points = card.level * state.rules.box.points_per_level
        worth = self.note("subjugate", float(points), "vp", points)
        laid = LAID[card.level] * self.ease
        if owner == state.active:
            return worth - laid
        return worth + self.note("denial", self.spite * laid, "other", owner)

    def most_subjugated(self, state: State, level: int) -> float:
        """What the best card of a level in any base is worth; ANY: a lowest of the own base."""
        most = 0.0
        for owner in range(state.seats):
            wanted = level
            if level == ANY:
                wanted = lowest_level(state.players[owner]) if owner == state.active else 0
            base = state.players[owner].base
            for position in range(len(base) - 1):
                if base[position].level == wanted:
                    worth = self.subjugating(state, owner, base[position])
                    if worth > most:
                        most = worth
        return most

    # --- raids ------------------------------------------------------------------------------

    def raiding(self, state: State, target: int) -> float:
        """What raiding a base is worth: loot, a totem, a rival's loss, and what it sets off."""
        base = state.players[target].base
        own = target == state.active
        worth = -TURN
        if base:
            leader = base[len(base) - 1]
            room = state.rules.box.hand_limit - len(state.me().hand)
            home = HELD[leader.level] * self.later - self.leader(state, leader)
            loot = home if own else 0.0
            loss = 0.0 if own else -home
            if own:
                room -= 1
            position = len(base) - 2
            while position >= 0 and room > 0:
                level = base[position].level
                loot += (HELD[level] - (LAID[level] if own else 0.0)) * self.later
                loss += LAID[level] * self.later
                room -= 1
                position -= 1
            worth += self.note("loot", loot)
            holder = state.totems[leader.faction]
            if holder != state.active:
                colour = state.rules.box.colours[leader.faction]
                worth += self.note("totem", TOTEM, "colour", colour)
                if holder >= 0:
                    worth += self.note("totem-lost", self.spite * TOTEM, "other", holder)
            if not own:
                worth += self.note("denial", self.spite * loss, "other", target)
        for artifact in state.me().artifacts:
            effect = artifact.effect
            more = 0.0
            if isinstance(effect, owned.RaidTakeCrystal):
                more = self.most_taken(state, effect.cost, ANY)
            elif isinstance(effect, owned.RaidExtraMining):
                more = effect.count * self.mined
            if more > 0.0:
                worth += self.note("trigger", more, "artifact", artifact.id)
        return worth
