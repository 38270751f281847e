"""What recalling the drones is worth in Cryo: income, incidents, and perhaps the end."""

from __future__ import annotations

from sternentisch.bots.judges.cryo_points import CryoPoints, standing
from sternentisch.bots.judges.cryo_values import AT_HOME, ENDS_IT, PLUNDERED, RECALL, UNSEEN
from sternentisch.bots.judges.cryo_worth import NEVER
from sternentisch.games.cryo.actions import PLATFORM_DOCKS, SALVAGES, SECTIONS
from sternentisch.games.cryo.components import PLUNDER, SUNSET
from sternentisch.games.cryo.rules.ending import mission_points
from sternentisch.games.cryo.rules.recall import CHAMBERS_EACH
from sternentisch.games.cryo.state import SEATS, Player, State


class CryoRecall(CryoPoints):
    """Knows what a recall brings, and what its incidents do."""

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
