"""What skills, new colours, thefts, subjugation and raids are worth in Cave-In."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sternentisch.bots.judges.cave_in_values import HELD, LAID, SPENT
from sternentisch.bots.judges.cave_in_worth import NEVER, CaveInWorth
from sternentisch.games.cave_in import artifact_effects as owned
from sternentisch.games.cave_in import effects as skills
from sternentisch.games.cave_in.actions import COLOURS, PLACES
from sternentisch.games.cave_in.rules.mine import effective_cost
from sternentisch.games.cave_in.rules.subjugate import lowest_level
from sternentisch.games.cave_in.rules.take import ANY

if TYPE_CHECKING:
    from sternentisch.games.cave_in.components import Card
    from sternentisch.games.cave_in.state import State

TOTEM: Final = 3.0
"""A totem: its points and its discount, but somebody may take it back."""
TURN: Final = 1.0
"""What a raid costs because the cards it brings must wait for the next turn."""


class CaveInSkills(CaveInWorth):
    """Knows what skills and raids are worth."""

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
            worth = self.most_collected(state, effect.amount, state.levels(card))
            return worth - self.most_collected(state, 0, 0)
        if isinstance(effect, skills.RecruitDiscount):
            return self.most_recruited(state, card, effect.reduction)
        if isinstance(effect, skills.DoubleFactionLevel):
            sums = self.sums[card.colour]
            power = sums[len(sums) - 1] - card.level
            worth = self.reach(state, card.colour, effect.factor * power)
            return worth - self.reach(state, card.colour, power)
        return 0.0

    def most_recruited(self, state: State, card: Card, reduction: int) -> float:
        """What lower prices add to recruiting. [CI-A4]"""
        most = now = 0.0
        for place in range(PLACES):
            other = state.docks[place]
            if other is None:
                continue
            worth = self.recruiting(state, place)
            if worth > now:
                now = worth
            price = other.level - 1 - reduction
            if price > 0:
                worth = NEVER
                for own in state.me().hand:
                    if own.level == price and own is not card:
                        worth = self.gain(state, other) - self.lay(state, own)
            else:
                worth = self.gain(state, other)
            if worth > most:
                most = worth
        return most - now if most > now else 0.0

    def most_added(self, state: State, effect: skills.BonusCrystal) -> float:
        """What a second crystal of the same cost adds to mining."""
        most = 0.0
        for place in range(PLACES):
            crystal = state.mine[place]
            if crystal is None or crystal.cost not in effect.costs:
                continue
            worth = self.net[place] - self.mined
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

    # --- new colours ------------------------------------------------------------------------

    def marking(self, state: State, place: int, discount: int) -> float:
        """What a crystal adds to mining if it gets the best colour."""
        crystal = state.mine[place]
        assert crystal is not None
        least = -NEVER
        for colour in range(COLOURS):
            price = self.price(colour, effective_cost(state, place, crystal, colour) - discount)
            if price < least:
                least = price
        return self.worth[place] - least - self.mined

    def dyeable(self, state: State, colour: int, first: Card | None, count: int) -> int:
        """Return the levels of the highest cards that can get a colour, one of them given."""
        levels: list[int] = []
        total = 0
        for card in state.me().hand:
            if card is first:
                total, count, first = card.level, count - 1, None
            elif card.colour != colour:
                levels.append(card.level)
        levels.sort(reverse=True)
        return total + sum(levels[:count])

    def dyeing(self, state: State, colour: int, levels: int) -> float:
        """What so many levels more in a colour add to mining."""
        sums = self.sums[colour]
        power = sums[len(sums) - 1] + levels
        most = 0.0
        for place in range(PLACES):
            crystal = state.mine[place]
            if crystal is not None:
                current = state.colour_of(place, crystal)
                if current == colour or state.wild[current]:
                    due = effective_cost(state, place, crystal, current)
                    worth = self.worth[place] - SPENT[1] * due * self.ease
                    if due <= power and worth > most:
                        most = worth
        return most - self.mined

    # --- thefts and subjugation -------------------------------------------------------------

    def theft(self, state: State, owner: int, card: Card) -> float:
        """What taking a card from a base is worth."""
        laid = LAID[card.level] * self.ease
        if owner == state.active:
            return self.gain(state, card) - laid
        if self.notes is not None:
            self.note("denial", self.spite * laid, "other", owner)
        return self.gain(state, card) + self.spite * laid

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
            worth += self.note("loot", loot) if loot > 0.0 else loot
            holder = state.totems[leader.faction]
            if holder != state.active:
                colour = state.rules.box.colours[leader.faction]
                worth += self.note("totem", TOTEM, "colour", colour)
                if holder >= 0:
                    worth += self.note("totem-lost", self.spite * TOTEM, "other", holder)
            loss *= self.spite
            if not own:
                worth += self.note("denial", loss, "other", target) if loss > 0.0 else loss
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
