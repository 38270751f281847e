"""The judge of Cave-In: what crystals, cards, leaders, artifacts, raids and time are worth."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sternentisch.bots.judge import Judge
from sternentisch.bots.judges.cave_in_values import HELPS, LEADS, fit, promise
from sternentisch.games.cave_in import artifact_effects as owned
from sternentisch.games.cave_in import effects as skills
from sternentisch.games.cave_in.actions import (
    ARTIFACT,
    BASE,
    COLLECT,
    COLOUR,
    COLOURS,
    DOCK,
    END,
    HAND,
    MINE,
    OWNED,
    PLACE,
    PLACES,
    RAID,
    REACH,
    RECRUIT,
    SEAT,
    SKILL,
    STACKS,
    STOP,
)
from sternentisch.games.cave_in.game import CaveIn
from sternentisch.games.cave_in.node import Node
from sternentisch.games.cave_in.rules.collect import effective_cost as artifact_cost
from sternentisch.games.cave_in.rules.colour import Dig, DigColour, DyeColour, DyeHand
from sternentisch.games.cave_in.rules.limits import refuse_regular
from sternentisch.games.cave_in.rules.mine import MineColour, MinePick, effective_cost
from sternentisch.games.cave_in.rules.payment import Payment
from sternentisch.games.cave_in.rules.recruit import RecruitPay, RecruitPick, is_price, pays
from sternentisch.games.cave_in.rules.skill import SkillPick
from sternentisch.games.cave_in.rules.subjugate import SubjugateBase, SubjugateHand, lowest_level
from sternentisch.games.cave_in.rules.take import ANY, TakeBottom
from sternentisch.games.cave_in.rules.turn import Main
from sternentisch.games.cave_in.state import State

if TYPE_CHECKING:
    from sternentisch.games.cave_in.components import Artifact, Card, Crystal
    from sternentisch.kernel.game import Game
    from sternentisch.kernel.state import State as KernelState

NEVER: Final = -1000.0
"""What cannot be had."""


class CaveInJudge(Judge):
    """Judges Cave-In by what its players fight for: points, cards, leaders, and time."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        assert isinstance(game, CaveIn)
        self.horizon = 1
        self.warmth = 0.8
        self.lead = 12.0
        self.K_HELD: list[float] = [0.0, 0.8, 1.7, 2.6, 3.8]
        self.K_SPENT: list[float] = [0.0, 0.5, 1.0, 1.5, 2.2]
        self.K_LAID: list[float] = [0.0, 0.3, 0.7, 1.1, 1.6]
        self.K_SPITE: float = 0.5
        self.K_EASE: float = 0.5
        self.K_NOW: float = 0.5
        self.K_FINAL: list[float] = [1.0, 0.7, 0.4]
        self.K_FOLLOW: float = 0.8
        self.K_TOTEM: float = 3.0
        self.K_HOPE: float = 2.5
        self.K_REACH: float = 0.2
        self.K_LEADS: float = 1.0
        self.K_ART: float = 1.0
        self.K_RAID: float = 0.0
        self.K_PRESS: float = 0.0
        self.K_ROUNDS: list[float] = [1.95, 0.8, 0.7]
        self.K_SEEN: list[float] = [0.4, 1.3]
        # points
        self.P_INCOME: float = 3.6
        self.P_START: float = 4.0
        self.P_HAND: list[float] = [0.0, 0.3, 1.2, 2.1, 3.1]
        self.P_BASE: list[float] = [0.0, 0.0, 0.1, 0.2, 0.5]
        self.P_LEADS: float = 1.0
        self.P_POT: list[float] = [0.37, 0.23]
        self.P_TOTEM: list[float] = [0.6, 0.06]
        self.P_SETS: list[float] = [0.14, 0.14]
        self.P_EASE: float = 1.0
        box = game.box
        self.sets: list[int] = box.set_points
        self.leads: list[float] = [LEADS.get(type(c.effect).__name__, 0.5) for c in box.types]
        self.helps: list[float] = [HELPS.get(type(a.effect).__name__, 0.0) for a in box.artifacts]
        self.pleads: list[float] = self.leads[:]
        # what `prepare` finds out
        self.asked: Node | None = None
        self.time: float = 0.0  # own turns after this one
        self.after: int = 0  # regular actions after the one in question
        self.ease: float = 0.0  # how much of a card's worth can still be had
        self.spite: float = 0.0  # what a rival's loss is worth
        self.stays: float = 0.0  # how likely the next card played becomes the leader
        self.top: float = 0.0  # worth of the card that would lead now
        self.press: float = 0.0  # what a cave-in is worth
        self.symbols: list[int] = [0] * COLOURS
        self.colours: list[int] = [0] * COLOURS
        self.worth: list[float] = [0.0] * PLACES
        self.sums: list[list[int]] = [[] for _ in range(COLOURS)]
        self.prices: list[list[float]] = [[] for _ in range(COLOURS)]
        self.verbs: list[float] = [0.0] * (END + 1)
        self.leading: list[int] = [0] * (END + 1)  # the choice behind each of them
        self.payments: list[float] = []
        self.mined: float = 0.0

    # --- time -------------------------------------------------------------------------------

    def rounds(self, state: State) -> float:
        """Return how many rounds will probably follow the present one. [CI-E2]"""
        left = state.rules.box.thresholds[state.seats] - state.track
        if left <= 0:
            return 0.0
        near = 0
        for crystal in state.mine:
            if crystal is not None and crystal.cave_in:
                near += 1
        rounds = self.K_ROUNDS[0] * left + self.K_ROUNDS[1] - self.K_ROUNDS[2] * near
        return rounds if rounds > 0.3 else 0.3

    # --- looking ----------------------------------------------------------------------------

    def prepare(self, state: KernelState) -> None:
        assert isinstance(state, State)
        node = state.stack[-1]
        self.asked = node
        turn = state.turn
        self.time = self.rounds(state)
        after = 0 if turn.raided else state.rules.box.regular_actions - turn.taken
        if after > 0 and isinstance(node, (Main, MinePick)):
            after -= 1
        self.after = after
        self.ease = self.time / (self.time + self.K_EASE)
        if after > 0 and self.ease < self.K_NOW:
            self.ease = self.K_NOW
        self.stays = self.K_FINAL[after]
        self.spite = self.K_SPITE / (state.seats - 1)
        self.top = 0.0
        if state.played:
            self.top = self.leader(state, state.played[-1])
        else:
            base = state.me().base
            if base:
                self.top = self.leader(state, base[-1])
        if isinstance(node, Payment):
            self.weigh_payments(state, node)
            return
        self.press = 0.0
        if self.K_PRESS > 0.0 and 0 < state.rules.box.thresholds[state.seats] - state.track <= 2:
            self.weigh_end(state)
        self.weigh_crystals(state)
        self.weigh_hand(state)
        self.mined = 0.0
        for place in range(PLACES):
            worth = self.mining(state, place, 0)
            if worth > self.mined:
                self.mined = worth
        if isinstance(node, Main):
            self.weigh_verbs(state)

    def weigh_end(self, state: State) -> None:
        """Find whether the game should end soon: it should for whoever is ahead."""
        points = self.points(state)
        rival = NEVER
        for seat in range(state.seats):
            if seat != state.active and points[seat] > rival:
                rival = points[seat]
        press = self.K_PRESS * (points[state.active] - rival)
        self.press = press if -3.0 < press < 3.0 else (3.0 if press > 0.0 else -3.0)

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
            if gain < self.K_HOPE:  # the set will grow
                gain += (self.K_HOPE - gain) * self.time / (self.time + 4.0)
            worth += self.note("symbol", gain, "colour", state.rules.box.colours[crystal.symbol])
        for artifact in state.me().artifacts:
            more = fit(artifact, crystal, self.colours)
            if more > 0.0:
                worth += self.note("fit", more, "artifact", artifact.id)
        return worth

    def leader(self, state: State, card: Card) -> float:
        """What a leader brings at the start of the owner's next turn."""
        worth = self.leads[card.kind] * self.K_LEADS
        effect = card.effect
        if isinstance(effect, skills.TakeCrystalSkill):
            worth *= self.K_SEEN[1] if self.is_seen(state, effect) else self.K_SEEN[0]
        return worth if self.time >= 1.0 else worth * self.time

    def is_seen(self, state: State, effect: skills.TakeCrystalSkill) -> bool:
        """Whether a crystal that the skill could take lies in the mine."""
        for crystal in state.mine:
            if crystal is not None and crystal.cost == effect.cost:
                if crystal.colour == effect.colour:
                    return True
        return False

    def weigh_hand(self, state: State) -> None:
        """List what the cards of each colour can pay, what that costs, and who would lead."""
        for colour in range(COLOURS):
            self.sums[colour] = [0]
            self.prices[colour] = [0.0]
        for card in state.me().hand:
            sums = self.sums[card.colour]
            prices = self.prices[card.colour]
            level = state.levels(card)
            loss = self.K_SPENT[card.level] * self.ease
            for index in range(len(sums)):
                sums.append(sums[index] + level)
                prices.append(prices[index] + loss)

    def price(self, colour: int, due: int) -> float:
        """Return the least loss that pays so much in a colour."""
        if due <= 0:
            return 0.0
        sums = self.sums[colour]
        prices = self.prices[colour]
        least = -NEVER
        for index in range(1, len(sums)):
            if sums[index] >= due and prices[index] < least:
                least = prices[index]
        return least

    def wild_price(self, due: int) -> float:
        least = -NEVER
        for colour in range(COLOURS):
            price = self.price(colour, due)
            if price < least:
                least = price
        return least

    # --- mining -----------------------------------------------------------------------------

    def mining(self, state: State, place: int, discount: int) -> float:
        """What mining at a place is worth after payment."""
        crystal = state.mine[place]
        if crystal is None:
            return NEVER
        colour = state.colour_of(place, crystal)
        due = effective_cost(state, place, crystal, colour) - discount
        price = self.wild_price(due) if state.wild[colour] else self.price(colour, due)
        worth = self.worth[place] - price
        if crystal.cave_in:
            worth += self.press
        return worth

    def most_mining(self, state: State, discount: int) -> float:
        most = 0.0
        for place in range(PLACES):
            worth = self.mining(state, place, discount)
            if worth > most:
                most = worth
        return most

    def reach(self, state: State, colour: int, power: int) -> float:
        """What the best crystal is worth that so many levels of a colour can mine."""
        most = 0.0
        for place in range(PLACES):
            crystal = state.mine[place]
            if crystal is not None and crystal.cost <= power and self.worth[place] > most:
                if crystal.colour == colour or state.wild[crystal.colour]:
                    most = self.worth[place]
        return most

    # --- recruiting -------------------------------------------------------------------------

    def gain(self, state: State, card: Card) -> float:
        """What a card is worth when it comes into hand."""
        worth = self.K_HELD[card.level] * self.ease
        if self.K_REACH > 0.0:
            sums = self.sums[card.colour]
            power = sums[len(sums) - 1]
            more = self.reach(state, card.colour, power + card.level)
            more -= self.reach(state, card.colour, power)
            worth += self.K_REACH * more * (self.ease if self.ease < 1.0 else 1.0)
        return worth

    def recruiting(self, state: State, place: int) -> float:
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
        return self.gain(state, card) - least

    def lay(self, state: State, card: Card) -> float:
        """What playing a card costs, given that it may lead."""
        lead = self.stays * (self.leader(state, card) - self.top)
        return self.K_SPENT[card.level] * self.ease - lead

    # --- collecting -------------------------------------------------------------------------

    def artifact(self, state: State, artifact: Artifact) -> float:
        """What an artifact is worth to the active player."""
        me = state.me()
        worth = promise(state, me, artifact, self.time)
        if isinstance(artifact.effect, owned.PerArtifact):
            worth += artifact.effect.vp
        worth += self.helps[artifact.index] * self.time
        for other in me.artifacts:
            effect = other.effect
            if isinstance(effect, owned.PerArtifact):
                worth += effect.vp
        return worth * self.K_ART

    def collecting(self, state: State, item: int, discount: int) -> float:
        card = state.top_artifact(item // 2)
        if card is None:
            return NEVER
        due = artifact_cost(state, card) - discount
        worth = self.artifact(state, card.halves[item % 2])
        if due <= 0:
            return worth
        total = 0
        loss = 0.0
        for own in state.me().hand:
            total += state.levels(own)
            loss += self.K_SPENT[own.level] * self.ease
        if total < due:
            return NEVER
        return worth - loss * due / total - 0.2

    def most_collecting(self, state: State, discount: int) -> float:
        most = NEVER
        for item in range(2 * STACKS):
            worth = self.collecting(state, item, discount)
            if worth > most:
                most = worth
        return most

    # --- skills -----------------------------------------------------------------------------

    def using(self, state: State, card: Card) -> float:
        """What playing a card for its skill is worth."""
        return self.skill(state, card) - self.lay(state, card)

    def skill(self, state: State, card: Card) -> float:
        """What a skill brings at once, or to the other action of this turn."""
        effect = card.effect
        if isinstance(effect, skills.TakeCrystalSkill):
            return self.most_taking(state, effect.cost, effect.colour)
        if isinstance(effect, skills.SubjugateAnyBase):
            return self.most_subjugating(state, effect.level)
        if isinstance(effect, skills.SubjugateOwnLowest):
            return self.most_subjugating(state, ANY)
        if isinstance(effect, skills.SubjugateHandForCrystals):
            return self.burying(state, effect)
        if isinstance(effect, skills.TakeDockAndRepeat):
            return self.most_docks(state, effect.level, effect.level) + (0.4 if self.after else 0.0)
        if isinstance(effect, skills.TakeDocksBudget):
            return self.most_docks(state, ANY, effect.budget)
        if isinstance(effect, skills.TakeBaseSkill):
            return self.most_theft(state, ANY, effect.count)
        if isinstance(effect, skills.TakeFactionSpread):
            return self.most_theft(state, effect.faction, effect.from_one)
        if isinstance(effect, skills.TakeFactionOneBase):
            return self.most_theft(state, effect.faction, state.rules.box.base_limit)
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
            return self.most_mining(state, effect.amount) - self.mined
        if isinstance(effect, skills.RecolourCrystal):
            return 0.6 * (self.most_mining(state, effect.discount) - self.mined)
        if isinstance(effect, skills.ExtraMining):
            return 0.6 * self.mined
        if isinstance(effect, skills.BonusCrystal):
            return self.most_bonus(state, effect)
        if isinstance(effect, skills.ArtifactDiscount):
            now = self.most_collecting(state, 0)
            then = self.most_collecting(state, effect.amount)
            return (then if then > 0.0 else 0.0) - (now if now > 0.0 else 0.0)
        if isinstance(effect, skills.RecruitDiscount):
            return 1.0
        if isinstance(effect, skills.DoubleFactionLevel):
            return 0.5
        return 0.0

    def most_taking(self, state: State, cost: int, colour: int) -> float:
        """What the best crystal of a cost is worth; colour ANY allows all."""
        most = 0.0
        for place in range(PLACES):
            crystal = state.mine[place]
            if crystal is not None and crystal.cost == cost and self.worth[place] > most:
                if colour == ANY or state.colour_of(place, crystal) == colour:
                    most = self.worth[place]
        return most

    def most_bonus(self, state: State, effect: skills.BonusCrystal) -> float:
        """What a second crystal of the same cost adds to mining."""
        most = 0.0
        for place in range(PLACES):
            crystal = state.mine[place]
            if crystal is not None and crystal.cost in effect.costs:
                worth = self.mining(state, place, 0)
                if worth > NEVER / 2.0:
                    second = 0.0
                    for other in state.rules.box.places_of_row[crystal.row]:
                        if other != place and self.worth[other] > second:
                            second = self.worth[other]
                    if worth + second - self.mined > most:
                        most = worth + second - self.mined
        return most

    def most_docks(self, state: State, level: int, budget: int) -> float:
        """What the docks hold for a skill, the highest cards first."""
        total = 0.0
        room = state.rules.box.hand_limit - len(state.me().hand)
        for index in range(PLACES):
            card = state.docks[PLACES - 1 - index]
            if card is not None and card.level <= budget and room > 0:
                if level == ANY or card.level == level:
                    budget -= card.level
                    room -= 1
                    total += self.gain(state, card)
        return total

    def burying(self, state: State, effect: skills.SubjugateHandForCrystals) -> float:
        """What subjugating cards of the hand is worth, each for a crystal."""
        count = 0
        for own in state.me().hand:
            if own.level == effect.level and count < effect.count:
                count += 1
        worth = effect.level * state.rules.box.points_per_level + 0.8 * self.most_taking(
            state, effect.cost, ANY
        )
        worth -= self.K_SPENT[effect.level] * self.ease
        return count * worth if worth > 0.0 else 0.0

    def theft(self, state: State, owner: int, card: Card) -> float:
        """What taking a card from a base is worth."""
        worth = self.gain(state, card)
        laid = self.K_LAID[card.level] * self.ease
        return worth - laid if owner == state.active else worth + self.spite * laid

    def most_theft(self, state: State, faction: int, count: int) -> float:
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
        worth = float(card.level * state.rules.box.points_per_level)
        laid = self.K_LAID[card.level] * self.ease
        return worth - laid if owner == state.active else worth + self.spite * laid

    def most_subjugating(self, state: State, level: int) -> float:
        """What the best card of a level in any base is worth; ANY: a lowest of the own base."""
        most = 0.0
        for owner in range(state.seats):
            wanted = level
            if level == ANY:
                if owner != state.active:
                    continue
                wanted = lowest_level(state.players[owner])
            base = state.players[owner].base
            for position in range(len(base) - 1):
                if base[position].level == wanted:
                    worth = self.subjugating(state, owner, base[position])
                    if worth > most:
                        most = worth
        return most

    # --- raids ------------------------------------------------------------------------------

    def raiding(self, state: State, target: int) -> float:
        """What raiding a base is worth."""
        base = state.players[target].base
        own = target == state.active
        worth = self.K_RAID
        ease = self.time / (self.time + self.K_EASE)
        if base:
            leader = base[len(base) - 1]
            home = self.K_HELD[leader.level] * ease - self.leader(state, leader)
            room = state.rules.box.hand_limit - len(state.me().hand)
            worth += home if own else -self.spite * home
            if own:
                room -= 1
            position = len(base) - 2
            while position >= 0 and room > 0:
                level = base[position].level
                worth += self.K_HELD[level] * ease
                worth += self.K_LAID[level] * ease * (-1.0 if own else self.spite)
                room -= 1
                position -= 1
            holder = state.totems[leader.faction]
            if holder != state.active:
                worth += self.K_TOTEM * (1.0 if holder < 0 else 1.0 + self.spite)
        for artifact in state.me().artifacts:
            effect = artifact.effect
            if isinstance(effect, owned.RaidTakeCrystal):
                worth += self.most_taking(state, effect.cost, ANY)
            elif isinstance(effect, owned.RaidExtraMining):
                worth += self.mined
        return worth

    # --- the turn ---------------------------------------------------------------------------

    def weigh_verbs(self, state: State) -> None:
        """Rate the actions, each with what else the turn can bring."""
        verbs = self.verbs
        for verb in range(END + 1):
            verbs[verb] = NEVER
        for id in state.offers:
            verbs[id] = self.weigh_verb(state, id)
        turn = state.turn
        if turn.taken == 0 and not turn.raided:
            extra = verbs[MINE] if turn.extra_mining and verbs[MINE] > 0.0 else 0.0
            repeat = turn.repeat or state.me().perks.repeat
            first = second = 0.0
            best = -1
            for verb in range(RAID):
                if verbs[verb] > first:
                    first, second, best = verbs[verb], first, verb
                elif verbs[verb] > second:
                    second = verbs[verb]
            for verb in range(RAID):
                if verbs[verb] > 0.0:
                    if verb == best:
                        follow = second if not repeat or second > 0.6 * first else 0.6 * first
                    else:
                        follow = first
                    verbs[verb] += self.K_FOLLOW * follow
            if extra > 0.0:
                rest = verbs[RAID]
                for verb in range(RAID):
                    if verb != MINE and verbs[verb] > rest:
                        rest = verbs[verb]
                verbs[MINE] = extra + (rest if rest > 0.0 else 0.0)
        verbs[END] = 0.0

    def weigh_verb(self, state: State, verb: int) -> float:
        """Find the best thing an action can lead to."""
        most = NEVER
        if verb == MINE:
            turn = state.turn
            free = turn.extra_mining > 0 or not refuse_regular(state, MINE)
            for place in range(PLACES):
                crystal = state.mine[place]
                if crystal is not None and (free or crystal.cost in turn.limited_mining):
                    worth = self.mining(state, place, 0)
                    if worth > most:
                        most = worth
                        self.leading[verb] = PLACE + place
        elif verb == RECRUIT:
            for place in range(PLACES):
                worth = self.recruiting(state, place)
                if worth > most:
                    most = worth
                    self.leading[verb] = DOCK + place
        elif verb == COLLECT:
            for item in range(2 * STACKS):
                worth = self.collecting(state, item, 0)
                if worth > most:
                    most = worth
                    self.leading[verb] = ARTIFACT + item
        elif verb == SKILL:
            for card in state.me().hand:
                worth = self.using(state, card)
                if worth > most:
                    most = worth
                    self.leading[verb] = HAND + card.index
        elif verb == RAID:
            for clockwise in range(state.seats):
                worth = self.raiding(state, state.seat_at(clockwise))
                if worth > most:
                    most = worth
                    self.leading[verb] = SEAT + clockwise
        return most

    # --- payments ---------------------------------------------------------------------------

    def weigh_payments(self, state: State, node: Payment) -> None:
        """Find the best full payment with each card; the last card laid leads."""
        hand = state.me().hand
        size = len(hand)
        due = node.due - node.paid
        sums = [0]
        costs = [0.0]
        masks = [0]
        tops = [self.top]
        for place in range(size):
            card = hand[place]
            if node.refuse_colour(state, card):
                continue
            level = state.levels(card)
            loss = self.K_SPENT[card.level] * self.ease
            lead = self.leader(state, card)
            bit = 1 << place
            for index in range(len(sums)):
                sums.append(sums[index] + level)
                costs.append(costs[index] + loss)
                masks.append(masks[index] | bit)
                tops.append(lead if not masks[index] or lead > tops[index] else tops[index])
        best = [NEVER] * size
        for index in range(1, len(sums)):
            if sums[index] >= due:
                worth = self.stays * (tops[index] - self.top) - costs[index]
                mask = masks[index]
                for place in range(size):
                    if mask & (1 << place) and worth > best[place]:
                        best[place] = worth
        self.payments = best

    # --- rating -----------------------------------------------------------------------------

    def rate(self, state: KernelState, id: int) -> float:
        assert isinstance(state, State)
        asked = self.asked
        if id <= END:
            return self.verbs[id]
        if id == STOP:
            return 0.0
        if id < DOCK:
            place = id - PLACE
            if isinstance(asked, MinePick):
                return self.mining(state, place, 0)
            if isinstance(asked, Dig):
                return self.digging(state, place, asked.discount)
            return self.worth[place]
        if id < ARTIFACT:
            place = id - DOCK
            if isinstance(asked, RecruitPick):
                return self.recruiting(state, place)
            card = state.docks[place]
            return NEVER if card is None else self.gain(state, card)
        if id < HAND:
            return self.collecting(state, id - ARTIFACT, 0)
        if id < BASE:
            return self.rate_card(state, state.rules.box.cards[id - HAND])
        if id < SEAT:
            owner = state.seat_at((id - BASE) // REACH)
            card = state.players[owner].base[(id - BASE) % REACH]
            if isinstance(asked, SubjugateBase):
                return self.subjugating(state, owner, card)
            return self.theft(state, owner, card)
        if id < COLOUR:
            return self.raiding(state, state.seat_at(id - SEAT))
        if id < OWNED:
            return self.rate_colour(state, id - COLOUR)
        if isinstance(asked, TakeBottom):
            return self.theft(state, state.active, state.me().base[0])
        return 0.5

    def rate_card(self, state: State, card: Card) -> float:
        """Rate a card of the hand for what is asked."""
        asked = self.asked
        if isinstance(asked, Payment):
            return self.payments[state.me().hand.index(card)] - 0.02 * self.leader(state, card)
        if isinstance(asked, SkillPick):
            return self.using(state, card)
        if isinstance(asked, RecruitPay):
            return -self.lay(state, card)
        if isinstance(asked, SubjugateHand):
            crystal = self.most_taking(state, asked.cost, ANY)
            return card.level + crystal - self.K_SPENT[card.level] * self.ease
        if isinstance(asked, DyeHand):
            return self.dyeing(state, asked.colour, card.level)
        return 0.0

    def rate_colour(self, state: State, colour: int) -> float:
        asked = self.asked
        if isinstance(asked, MineColour):
            return -self.price(colour, asked.due) - (0.1 if not asked.due else 0.0)
        if isinstance(asked, DigColour):
            crystal = state.mine[asked.place]
            assert crystal is not None
            due = effective_cost(state, asked.place, crystal, colour) - asked.discount
            return -(self.wild_price(due) if state.wild[colour] else self.price(colour, due))
        if isinstance(asked, DyeColour):
            levels: list[int] = []
            for card in state.me().hand:
                if card.colour != colour:
                    levels.append(card.level)
            levels.sort(reverse=True)
            total = 0
            for level in levels[: asked.count]:
                total += level
            return self.dyeing(state, colour, total)
        return 0.0

    def digging(self, state: State, place: int, discount: int) -> float:
        """What a marked crystal adds to mining."""
        crystal = state.mine[place]
        assert crystal is not None
        least = -NEVER
        for colour in range(COLOURS):
            due = effective_cost(state, place, crystal, colour) - discount
            price = self.price(colour, due)
            if price < least:
                least = price
        return self.worth[place] - least - self.mined

    def dyeing(self, state: State, colour: int, level: int) -> float:
        """What more levels in a colour make possible."""
        sums = self.sums[colour]
        power = sums[len(sums) - 1] + level
        most = 0.0
        for place in range(PLACES):
            crystal = state.mine[place]
            if crystal is not None:
                current = state.colour_of(place, crystal)
                if current == colour or state.wild[current]:
                    due = effective_cost(state, place, crystal, current)
                    worth = self.worth[place] - 0.5 * due * self.ease
                    if due <= power and worth > most:
                        most = worth
        return most - self.mined

    # --- points -----------------------------------------------------------------------------

    def points(self, state: KernelState) -> list[float]:
        assert isinstance(state, State)
        if state.over:
            return [float(points) for points in state.outcome().points]
        rounds = self.rounds(state)
        active = (state.active - state.start_player) % state.seats
        found: list[float] = []
        for seat in range(state.seats):
            time = rounds
            if (seat - state.start_player) % state.seats >= active:
                time += 1.0
            found.append(self.prospects(state, seat, time))
        return found

    def prospects(self, state: State, seat: int, time: float) -> float:
        """Return the points a seat will probably have: what is banked, and what it promises."""
        player = state.players[seat]
        box = state.rules.box
        points = 0.0
        symbols = [0] * COLOURS
        for crystal in player.crystals:
            points += crystal.vp
            if crystal.symbol >= 0:
                symbols[crystal.symbol] += 1
        number = 1
        while True:
            kinds = 0
            for count in symbols:
                if count >= number:
                    kinds += 1
            if not kinds:
                break
            points += box.set_points[kinds]
            if number <= 2:
                points += self.P_SETS[number - 1] * kinds * time
            number += 1
        for card in player.subjugated:
            points += card.level * box.points_per_level
        for card in player.buried:
            points += card.level * box.points_per_level
        one = time if time < 1.0 else 1.0
        for holder in state.totems:
            if holder == seat:
                points += box.totem_points - self.P_TOTEM[0] * one - self.P_TOTEM[1] * time
        for artifact in player.artifacts:
            points += promise(state, player, artifact, time) + self.helps[artifact.index] * time
        ease = time / (time + self.P_EASE)
        points += self.P_INCOME * time + self.P_START * ease
        power = [0] * COLOURS
        most = 0
        for card in player.hand:
            points += self.P_HAND[card.level] * ease
            power[card.colour] += card.level
            if power[card.colour] > most:
                most = power[card.colour]
        base = player.base
        for card in base:
            points += self.P_BASE[card.level] * ease
        if base:
            points += self.P_LEADS * one * self.pleads[base[len(base) - 1].kind]
        first = second = 0.0
        for shown in state.mine:
            if shown is not None:
                due = shown.cost
                if state.totems[shown.colour] == seat:
                    due -= box.totem_discount
                if due <= (most if state.wild[shown.colour] else power[shown.colour]):
                    worth = float(shown.vp)
                    if shown.symbol >= 0:
                        number = symbols[shown.symbol]
                        worth += 1.0
                        for count in symbols:
                            if count > number:
                                worth += 1.0
                    if worth > first:
                        first, second = worth, first
                    elif worth > second:
                        second = worth
        return points + (self.P_POT[0] * first + self.P_POT[1] * second) * one
