"""The judge of Cave-In: rates every choice, and says how a position will probably end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from sternentisch.bots.judges import cave_in_skills as worths
from sternentisch.bots.judges.cave_in_values import SPENT, SPITE, STAYS
from sternentisch.bots.judges.cave_in_worth import LATE, NEVER, NOW
from sternentisch.games.cave_in.actions import (
    ARTIFACT,
    BASE,
    COLLECT,
    COLOUR,
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
from sternentisch.games.cave_in.rules.recruit import RecruitPay
from sternentisch.games.cave_in.rules.skill import SkillPick
from sternentisch.games.cave_in.rules.subjugate import SubjugateBase, SubjugateHand
from sternentisch.games.cave_in.rules.take import ANY, TakeCrystal, TakeDock
from sternentisch.games.cave_in.rules.turn import Main
from sternentisch.games.cave_in.state import State

if TYPE_CHECKING:
    from sternentisch.games.cave_in.components import Card
    from sternentisch.games.cave_in.node import Node
    from sternentisch.kernel.game import Game
    from sternentisch.kernel.state import State as KernelState

FOLLOW: Final = 0.8
"""How much of the next action counts when the first one is chosen: it may come to nothing."""
AGAIN: Final = 0.6
"""What an action of the same kind brings, compared with the first."""
SAVED: Final = 1.5
"""What it is worth that an action does not count as one of the two."""
PRESS: Final = 0.1
"""What the end of the game is worth for each point one is ahead, …"""
PRESSED: Final = 2.0
"""… and at most."""


@final
class CaveInJudge(worths.CaveInSkills):
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
        if isinstance(node, RecruitPay | SubjugateBase):
            return
        if state.rules.box.thresholds[state.seats] - state.track == 1:
            self.weigh_end(state)
        self.weigh_crystals(state)
        if isinstance(node, TakeCrystal):
            return
        self.weigh_hand(state)
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

    def weigh_end(self, state: State) -> None:
        """Find whether the last cave-in is welcome: it is to whoever is ahead. [CI-E2]

        Hands are left out: nobody knows all of the others'.
        """
        rival = NEVER
        for seat in range(state.seats):
            if seat != state.active:
                points = self.prospects(state, seat, self.time, False)
                if points > rival:
                    rival = points
        self.press = PRESS * (self.prospects(state, state.active, self.time, False) - rival)
        if self.press > PRESSED:
            self.press = PRESSED
        elif self.press < -PRESSED:
            self.press = -PRESSED

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
        free = verbs[MINE] if turn.extra_mining else self.most_limited(state)
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

    def most_limited(self, state: State) -> float:
        """What the best crystal is worth that a limited extra action can mine. [CI-AR3]"""
        most = 0.0
        if state.turn.limited_mining:
            for place in range(PLACES):
                crystal = state.mine[place]
                if crystal is None or self.net[place] <= most:
                    continue
                if crystal.cost in state.turn.limited_mining:
                    most = self.net[place]
        return most

    def weigh_verb(self, state: State, verb: int) -> None:
        """Find the best thing an action can lead to."""
        most = NEVER
        best = 0
        if verb == MINE:
            turn = state.turn
            free = turn.extra_mining > 0 or not refuse_regular(state, MINE)
            for place in range(PLACES):
                crystal = state.mine[place]
                if crystal is None or self.net[place] <= most:
                    continue
                if free or crystal.cost in turn.limited_mining:
                    most, best = self.net[place], PLACE + place
        elif verb == RECRUIT:
            for place in range(PLACES):
                worth = self.recruiting(state, place)
                if worth > most:
                    most, best = worth, DOCK + place
        elif verb == COLLECT:
            for item in range(2 * STACKS):
                worth = self.collecting(state, item, 0, 0)
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
                return self.opening(self.marking(state, id - PLACE, asked.discount))
            return self.rate_place(state, id - PLACE, isinstance(asked, MinePick))
        if id < ARTIFACT:
            if isinstance(asked, TakeDock):
                card = state.docks[id - DOCK]
                return NEVER if card is None else self.gain(state, card)
            return self.recruiting(state, id - DOCK)
        if id < HAND:
            return self.collecting(state, id - ARTIFACT, 0, 0)
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
        return self.note("activate", 0.5, "artifact", state.rules.box.artifacts[id - OWNED].id)

    def tell_verb(self, state: State, verb: int) -> float:
        """Rate an action, and note what is good about the best it can lead to."""
        best = self.bests[verb]
        if verb == MINE:
            worth = self.rate_place(state, best - PLACE, True)
        elif verb == RECRUIT:
            worth = self.recruiting(state, best - DOCK)
        elif verb == COLLECT:
            worth = self.collecting(state, best - ARTIFACT, 0, 0)
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
        crystal = state.mine[place]
        if mine:
            worth = self.mining(state, place, 0)
            limited = state.turn.limited_mining
            if limited and crystal is not None and crystal.cost in limited:
                worth += self.note("extra", SAVED)
            return worth
        if crystal is not None and self.notes is not None:
            self.crystal(state, crystal)
        return self.worth[place]

    def using(self, state: State, card: Card) -> float:
        """What playing a card for its skill is worth."""
        notes = self.notes
        self.notes = None
        worth = self.skill(state, card)
        self.notes = notes
        if notes is None:
            return worth - self.lay(state, card)
        return self.note("skill", worth, "card", card.id) + self.laying(state, card)

    def laying(self, state: State, card: Card) -> float:
        """What playing a card is worth by itself: it is spent, and may lead."""
        lead = self.stays * (self.leader(state, card) - self.top)
        worth = self.note("payment", -SPENT[card.level] * self.ease)
        if lead < 0.0:
            return worth + self.note("leader-lost", lead)
        return worth + self.note("leader", lead, "card", card.id)

    def rate_card(self, state: State, card: Card) -> float:
        """Rate a card of the hand for what is asked."""
        asked = self.asked
        if isinstance(asked, Payment):  # of a payment, lay the best leader last
            if self.notes is not None:
                self.laying(state, card)
            worth = self.payments[state.me().hand.index(card)]
            return worth - 0.02 * self.leader(state, card)
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
            levels = self.dyeable(state, asked.colour, card, asked.count)
            return self.opening(self.dyeing(state, asked.colour, levels))
        return 0.0

    def rate_colour(self, state: State, colour: int) -> float:
        """Rate a colour: to pay in, for a marked crystal, or for cards of the hand."""
        asked = self.asked
        if isinstance(asked, MineColour):
            return self.cost(self.price(colour, asked.due) + 0.1)
        if isinstance(asked, DigColour):
            crystal = state.mine[asked.place]
            assert crystal is not None
            due = effective_cost(state, asked.place, crystal, colour) - asked.discount
            price = self.wild_price(due) if state.wild[colour] else self.price(colour, due)
            return -price if price >= -NEVER else self.cost(price)
        if isinstance(asked, DyeColour):
            levels = self.dyeable(state, colour, None, asked.count)
            return self.opening(self.dyeing(state, colour, levels))
        return 0.0

    def opening(self, worth: float) -> float:
        """Note what new colours make possible."""
        return self.note("reach", worth) if worth > 0.0 else worth
