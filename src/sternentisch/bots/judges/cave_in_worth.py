"""What crystals, cards, leaders and artifacts are worth in Cave-In to the active player."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sternentisch.bots.judges.cave_in_points import CaveInPoints
from sternentisch.bots.judges.cave_in_values import (
    HELD,
    LED,
    REACHED,
    RISKS,
    SEEN,
    SPENT,
    fit,
    promise,
)
from sternentisch.games.cave_in import artifact_effects as owned
from sternentisch.games.cave_in import effects as skills
from sternentisch.games.cave_in.actions import COLOURS, PLACES, STACKS
from sternentisch.games.cave_in.rules.collect import effective_cost as artifact_cost
from sternentisch.games.cave_in.rules.mine import effective_cost
from sternentisch.games.cave_in.rules.recruit import is_price, pays
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


class CaveInWorth(CaveInPoints):
    """Knows what crystals, cards, leaders and artifacts are worth."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
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
        self.net: list[float] = [0.0] * PLACES  # the same after payment …
        self.mined: float = 0.0  # … and the best of them, at least 0
        self.reached: list[float] = [0.0] * COLOURS  # the best a colour can mine, if looked for
        self.sums: list[list[int]] = [[] for _ in range(COLOURS)]  # what the hand can pay …
        self.costs: list[list[float]] = [[] for _ in range(COLOURS)]  # … and at what loss

    # --- crystals ---------------------------------------------------------------------------

    def crystal(self, state: State, crystal: Crystal) -> float:
        """What a crystal is worth: its points, its symbol, and what artifacts make of it."""
        worth = float(crystal.vp)
        if self.notes is not None and crystal.vp:
            self.note("crystal", worth, "vp", crystal.vp)
        if crystal.symbol >= 0:
            number = self.symbols[crystal.symbol]
            others = 0
            for count in self.symbols:
                if count > number:
                    others += 1
            gain = float(self.sets[others + 1] - self.sets[others])
            if gain < HOPE:  # the set will grow
                gain += (HOPE - gain) * self.time / (self.time + 4.0)
            worth += gain
            if self.notes is not None:
                self.note("symbol", gain, "colour", state.rules.box.colours[crystal.symbol])
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

    def gain(self, state: State, card: Card) -> float:
        """What a card is worth when it comes into hand: its levels, and what it makes possible."""
        colour = card.colour
        sums = self.sums[colour]
        power = sums[len(sums) - 1]
        if self.reached[colour] == NEVER:
            self.reached[colour] = self.reach(state, colour, power)
        more = self.reach(state, colour, power + card.level) - self.reached[colour]
        more *= REACHED * self.ease
        worth = HELD[card.level] * self.ease
        if self.notes is not None:
            self.note("card", worth, "card", card.id)
            if more > 0.0:
                self.note("reach", more)
        return worth + more

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

    def cost(self, loss: float) -> float:
        """Note what a payment costs, unless the leader it leaves makes up for it."""
        if self.notes is not None and loss > 0.0:
            self.note("payment", -loss)
        return -loss

    def lay(self, state: State, card: Card) -> float:
        """What playing a card costs, given that it may lead."""
        lead = self.stays * (self.leader(state, card) - self.top)
        return SPENT[card.level] * self.ease - lead

    # --- mining -----------------------------------------------------------------------------

    def weigh_hand(self, state: State) -> None:
        """List for each colour what its cards can pay, and at what loss; then look at the mine."""
        for colour in range(COLOURS):
            self.sums[colour] = [0]
            self.costs[colour] = [0.0]
            self.reached[colour] = NEVER
        for card in state.me().hand:
            sums = self.sums[card.colour]
            costs = self.costs[card.colour]
            level = state.levels(card)
            loss = SPENT[card.level] * self.ease
            for index in range(len(sums)):
                sums.append(sums[index] + level)
                costs.append(costs[index] + loss)
        self.mined = 0.0
        for place in range(PLACES):
            self.net[place] = self.mining(state, place, 0)
            if self.net[place] > self.mined:
                self.mined = self.net[place]

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
        """Return the least loss that pays so much in any one colour."""
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
        return worth + self.cost(self.crystal_price(state, place, discount))

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
        worth = self.gain(state, card)
        if is_price(state, card.level, 0):
            return worth
        least = -NEVER
        for own in state.me().hand:
            if pays(state, own, card.level):
                loss = self.lay(state, own)
                if loss < least:
                    least = loss
        return worth + self.cost(least)

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
        help = self.helps[artifact.index] * self.time
        if self.notes is not None:
            self.note(
                "scoring" if points > help else "help", points + help, "artifact", artifact.id
            )
        return points + help

    def collecting(self, state: State, item: int, discount: int, gone: int) -> float:
        """What collecting an artifact is worth; items are stacks by halves.

        `gone` levels of the hand will be played before.
        """
        card = state.top_artifact(item // 2)
        if card is None:
            return NEVER
        due = artifact_cost(state, card) - discount
        total = 0
        loss = 0.0
        for own in state.me().hand:
            total += state.levels(own)
            loss += SPENT[own.level] * self.ease
        if total - gone < due:
            return NEVER
        worth = self.artifact(state, card.halves[item % 2])
        return worth + self.cost(loss * due / total + 0.2) if due > 0 else worth

    def most_collected(self, state: State, discount: int, gone: int) -> float:
        """What the best artifact is worth after payment, at least 0."""
        most = 0.0
        for item in range(2 * STACKS):
            worth = self.collecting(state, item, discount, gone)
            if worth > most:
                most = worth
        return most
