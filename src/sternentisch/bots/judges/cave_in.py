"""The judge of Cave-In: rates every choice, and says how a position will probably end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sternentisch.bots.judges import cave_in_values as values
from sternentisch.bots.judges import cave_in_worth as worths
from sternentisch.bots.judges.cave_in_values import SPENT, SPITE, STAYS, promise
from sternentisch.bots.judges.cave_in_worth import LATE, NEVER, NOW
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
    YES,
)
from sternentisch.games.cave_in.rules.colour import Dig, DigColour, DyeColour, DyeHand
from sternentisch.games.cave_in.rules.limits import refuse_regular
from sternentisch.games.cave_in.rules.mine import MineColour, MinePick, effective_cost
from sternentisch.games.cave_in.rules.payment import Payment
from sternentisch.games.cave_in.rules.recruit import RecruitPay, RecruitPick
from sternentisch.games.cave_in.rules.skill import SkillPick
from sternentisch.games.cave_in.rules.subjugate import SubjugateBase, SubjugateHand
from sternentisch.games.cave_in.rules.take import ANY, TakeDock
from sternentisch.games.cave_in.rules.turn import Main
from sternentisch.games.cave_in.state import State

if TYPE_CHECKING:
    from sternentisch.games.cave_in.components import Card
    from sternentisch.games.cave_in.node import Node
    from sternentisch.games.cave_in.state import Player
    from sternentisch.kernel.game import Game
    from sternentisch.kernel.state import State as KernelState

FOLLOW: Final = 0.8
"""How much of the next action counts when the first one is chosen: it may come to nothing."""
AGAIN: Final = 0.6
"""What an action of the same kind brings, compared with the first."""
PRESS: Final = 0.0
"""What the end of the game is worth for each point one is ahead."""


class CaveInJudge(worths.CaveInWorth):
    """Judges Cave-In by what its players fight for: points, cards, leaders, and time."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.horizon = 3
        self.warmth = 1.2
        self.lead = 9.0
        self.asked: Node | None = None
        self.verbs: list[float] = [0.0] * (END + 1)  # each with what else the turn can bring
        self.bests: list[int] = [0] * (END + 1)  # the choice each of them is for
        self.payments: list[float] = []  # the best payment with each card of the hand

    # --- before a question ------------------------------------------------------------------

    def prepare(self, state: KernelState) -> None:
        assert isinstance(state, State)
        node = state.stack[-1]
        self.asked = node
        self.weigh_time(state, node)
        self.top = 0.0
        base = state.me().base
        if state.played:
            self.top = self.leader(state, state.played[-1])
        elif base:
            self.top = self.leader(state, base[-1])
        if isinstance(node, Payment):
            self.weigh_payments(state, node)
            return
        self.weigh_crystals(state)
        self.weigh_hand(state)
        if isinstance(node, TakeDock | RecruitPick | RecruitPay | SubjugateBase):
            return
        self.mined = self.most_mined(state, 0)
        if isinstance(node, Main):
            self.weigh_verbs(state)

    def weigh_time(self, state: State, node: Node) -> None:
        """Find how much time is left for what is bought now."""
        turn = state.turn
        after = 0 if turn.raided else state.rules.box.regular_actions - turn.taken
        if after > 0 and isinstance(node, Main | MinePick):
            after -= 1
        self.after = after
        self.time = self.rounds(state)
        self.later = self.time / (self.time + LATE)
        self.ease = NOW if after and self.later < NOW else self.later
        self.stays = STAYS[after]
        self.spite = SPITE / (state.seats - 1)
        self.press = 0.0

    def weigh_verbs(self, state: State) -> None:
        """Rate the actions: a raid alone, others with what else the turn can bring."""
        verbs = self.verbs
        for verb in range(END):
            verbs[verb] = NEVER
        for id in state.offers:
            self.weigh_verb(state, id)
        verbs[END] = 0.0
        turn = state.turn
        if turn.taken or turn.raided:
            return
        free = verbs[MINE] if turn.extra_mining or turn.limited_mining else 0.0
        first = second = 0.0
        best = -1
        for verb in range(RAID):
            if verbs[verb] > first:
                first, second, best = verbs[verb], first, verb
            elif verbs[verb] > second:
                second = verbs[verb]
        if (turn.repeat or state.me().perks.repeat) and second < AGAIN * first:
            second = AGAIN * first
        rest = verbs[RAID] if verbs[RAID] > 0.0 else 0.0
        for verb in range(RAID):
            if verbs[verb] > 0.0:
                verbs[verb] += FOLLOW * (second if verb == best else first)
                if verb != MINE and verbs[verb] > rest:
                    rest = verbs[verb]
        if free > 0.0:  # an extra action takes nothing away
            verbs[MINE] = free + rest

    def weigh_verb(self, state: State, verb: int) -> None:
        """Find the best thing an action can lead to."""
        most = NEVER
        best = 0
        if verb == MINE:
            turn = state.turn
            free = turn.extra_mining > 0 or not refuse_regular(state, MINE)
            for place in range(PLACES):
                crystal = state.mine[place]
                if crystal is not None and (free or crystal.cost in turn.limited_mining):
                    worth = self.mining(state, place, 0)
                    if worth > most:
                        most, best = worth, PLACE + place
        elif verb == RECRUIT:
            for place in range(PLACES):
                worth = self.recruiting(state, place)
                if worth > most:
                    most, best = worth, DOCK + place
        elif verb == COLLECT:
            for item in range(2 * STACKS):
                worth = self.collecting(state, item, 0)
                if worth > most:
                    most, best = worth, ARTIFACT + item
        elif verb == SKILL:
            for card in state.me().hand:
                worth = self.using(state, card)
                if worth > most:
                    most, best = worth, HAND + card.index
        elif verb == RAID:
            for clockwise in range(state.seats):
                worth = self.raiding(state, state.seat_at(clockwise))
                if worth > most:
                    most, best = worth, SEAT + clockwise
        self.verbs[verb] = most
        self.bests[verb] = best

    def weigh_payments(self, state: State, node: Payment) -> None:
        """Find the best full payment with each card; the last card laid leads."""
        hand = state.me().hand
        size = len(hand)
        due = node.due - node.paid
        sums = [0]
        worth = [0.0]
        tops = [NEVER]
        masks = [0]
        for place in range(size):
            card = hand[place]
            if node.refuse_colour(state, card):
                continue
            level = state.levels(card)
            loss = SPENT[card.level] * self.ease
            lead = self.leader(state, card)
            bit = 1 << place
            for index in range(len(sums)):
                sums.append(sums[index] + level)
                worth.append(worth[index] - loss)
                tops.append(lead if lead > tops[index] else tops[index])
                masks.append(masks[index] | bit)
        best = [NEVER] * size
        for index in range(1, len(sums)):
            if sums[index] >= due:
                total = worth[index] + self.stays * (tops[index] - self.top)
                mask = masks[index]
                for place in range(size):
                    if mask & (1 << place) and total > best[place]:
                        best[place] = total
        self.payments = best

    # --- rating -----------------------------------------------------------------------------

    def rate(self, state: KernelState, id: int) -> float:
        assert isinstance(state, State)
        asked = self.asked
        if id <= END:
            return self.verbs[id] if self.notes is None else self.tell_verb(state, id)
        if id == STOP:
            return 0.0
        if id < DOCK:
            if isinstance(asked, Dig):
                return self.note("reach", self.marking(state, id - PLACE, asked.discount))
            return self.rate_place(state, id - PLACE, isinstance(asked, MinePick))
        if id < ARTIFACT:
            if isinstance(asked, TakeDock):
                card = state.docks[id - DOCK]
                return NEVER if card is None else self.gain(state, card)
            return self.recruiting(state, id - DOCK)
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
        if id == YES:
            return self.theft(state, state.active, state.me().base[0])
        return self.note("help", 0.5, "artifact", state.rules.box.artifacts[id - OWNED].id)

    def tell_verb(self, state: State, verb: int) -> float:
        """Rate an action, and note what is good about the best it can lead to."""
        best = self.bests[verb]
        if verb == MINE:
            worth = self.rate_place(state, best - PLACE, True)
        elif verb == RECRUIT:
            worth = self.recruiting(state, best - DOCK)
        elif verb == COLLECT:
            worth = self.collecting(state, best - ARTIFACT, 0)
        elif verb == SKILL:
            worth = self.using(state, state.rules.box.cards[best - HAND])
        elif verb == RAID:
            worth = self.raiding(state, state.seat_at(best - SEAT))
        else:
            return 0.0
        if self.verbs[verb] > worth:
            self.note("follow", self.verbs[verb] - worth)
        return self.verbs[verb]

    def rate_place(self, state: State, place: int, mine: bool) -> float:
        """Rate a crystal that is mined or taken."""
        if mine:
            return self.mining(state, place, 0)
        crystal = state.mine[place]
        if crystal is not None and self.notes is not None:
            self.crystal(state, crystal)
        return self.worth[place]

    def using(self, state: State, card: Card) -> float:
        """What playing a card for its skill is worth."""
        notes = self.notes
        self.notes = None
        worth = self.skill(state, card)
        self.notes = notes
        return self.note("skill", worth, "card", card.id) + self.laying(state, card)

    def laying(self, state: State, card: Card) -> float:
        """What playing a card is worth by itself: it is spent, and may lead."""
        lead = self.stays * (self.leader(state, card) - self.top)
        worth = self.note("payment", -SPENT[card.level] * self.ease)
        return worth + self.note("leader" if lead >= 0.0 else "leader-lost", lead, "card", card.id)

    def rate_card(self, state: State, card: Card) -> float:
        """Rate a card of the hand for what is asked."""
        asked = self.asked
        if isinstance(asked, Payment):  # of a payment, lay the best leader last
            worth = self.payments[state.me().hand.index(card)]
            return self.note("payment", worth - 0.02 * self.leader(state, card))
        if isinstance(asked, SkillPick):
            return self.using(state, card)
        if isinstance(asked, RecruitPay):
            return self.laying(state, card)
        if isinstance(asked, SubjugateHand):
            points = card.level * state.rules.box.points_per_level
            worth = self.note("subjugate", float(points), "vp", points)
            worth += self.note("crystal-too", self.most_taken(state, asked.cost, ANY))
            return worth + self.note("payment", -SPENT[card.level] * self.ease)
        if isinstance(asked, DyeHand):
            return self.note("reach", self.dyeing(state, asked.colour, card.level))
        return 0.0

    def rate_colour(self, state: State, colour: int) -> float:
        """Rate a colour: to pay in, for a marked crystal, or for cards of the hand."""
        asked = self.asked
        if isinstance(asked, MineColour):
            return self.note("payment", -self.price(colour, asked.due) - 0.1)
        if isinstance(asked, DigColour):
            crystal = state.mine[asked.place]
            assert crystal is not None
            due = effective_cost(state, asked.place, crystal, colour) - asked.discount
            price = self.wild_price(due) if state.wild[colour] else self.price(colour, due)
            return self.note("payment", -price)
        if isinstance(asked, DyeColour):
            levels: list[int] = []
            for card in state.me().hand:
                if card.colour != colour:
                    levels.append(card.level)
            levels.sort(reverse=True)
            return self.note("reach", self.dyeing(state, colour, sum(levels[: asked.count])))
        return 0.0

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

    # --- prospects --------------------------------------------------------------------------

    def points(self, state: KernelState) -> list[float]:
        assert isinstance(state, State)
        if state.over:
            return [float(points) for points in state.outcome().points]
        rounds = self.rounds(state)
        income = values.INCOME[state.seats]
        level = income[0] * rounds + income[1] * rounds / (rounds + 1.0) + income[2]
        moved = (state.active - state.start_player) % state.seats
        found: list[float] = []
        for seat in range(state.seats):
            time = rounds
            points = level
            if (seat - state.start_player) % state.seats >= moved:
                time += 1.0
                points += values.MOVE[0] + values.MOVE[1] * time / (time + 1.0)
            found.append(points + self.prospects(state, seat, time))
        return found

    def prospects(self, state: State, seat: int, time: float) -> float:
        """Return what a seat has, and what that will bring beyond what everybody gets."""
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
            points += promise(state, player, artifact, time) + self.helps[artifact.index] * time
        base = player.base
        if base:
            leader = base[len(base) - 1]
            effect = leader.effect
            points += self.leads[leader.kind] * soon + values.CREW * ease * (len(base) - 1)
            if isinstance(effect, skills.TakeCrystalSkill) and self.is_seen(state, effect):
                points += values.SEEN * soon
        return points + self.hand_prospects(state, seat, player, symbols, ease, soon)

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
