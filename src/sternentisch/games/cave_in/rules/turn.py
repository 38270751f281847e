"""The turn: start phase, action phase, cleanup, end of the game. Rules CI-T1 to CI-T13, CI-E."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from sternentisch.games.cave_in import events
from sternentisch.games.cave_in.actions import (
    ARTIFACTS,
    COLLECT,
    END,
    MINE,
    OWNED,
    RAID,
    RECRUIT,
    SKILL,
    STOP,
)
from sternentisch.games.cave_in.node import OptionalPick, Pick
from sternentisch.games.cave_in.perks import START
from sternentisch.games.cave_in.rules.cleanup import end_effects, refill, settle_base
from sternentisch.games.cave_in.rules.collect import CollectPick, refuse_collecting
from sternentisch.games.cave_in.rules.limits import count_regular, refuse_regular
from sternentisch.games.cave_in.rules.mine import MinePick, refuse_mining
from sternentisch.games.cave_in.rules.raid import RaidPick, refuse_raiding
from sternentisch.games.cave_in.rules.recruit import RecruitPick, refuse_recruiting
from sternentisch.games.cave_in.rules.skill import SkillPick

if TYPE_CHECKING:
    from sternentisch.games.cave_in.state import State

COLLAPSED = "collapsed"
"""The mine has collapsed and the round is complete. [CI-E2]"""
STOPPED = "stopped"
"""The administrative stop after many rounds. [CI-E5]"""


def begin_turn(state: State) -> None:
    """Open a turn: start artifacts, then the leader, then the action phase. [CI-T1]"""
    seat = state.active
    state.stack = [Main(seat)]
    if state.listener is not None:
        state.tell(events.turn_started(state))
    if state.me().perks.starts:
        state.stack.append(StartArtifacts(seat))
    else:
        use_leader(state)


def use_leader(state: State) -> None:
    """Use the leader's skill; the card stays where it is. [CI-T3, CI-T4, CI-T5, CI-AMB-34]

    Every skill that could be unwelcome asks before it does anything, so the leader is simply used.
    Nothing is told of a skill that grants nothing and finds nothing to do.
    """
    base = state.me().base
    if not base:
        return
    leader = base[-1]
    if state.listener is None:
        leader.effect.use(state)
        return
    before = state.turn.granted()
    leader.effect.use(state)
    if state.turn.granted() != before or len(state.stack[-1].legal(state)) > 1:
        state.tell(events.leader_used(state, leader))


@final
class StartArtifacts(OptionalPick):
    """Activate start artifacts, each once, in any order. [CI-T2, CI-AMB-25]"""

    __slots__ = ()

    kind = "start-artifacts"

    def first(self) -> int:
        return OWNED

    def size(self) -> int:
        return ARTIFACTS

    def refuse_item(self, state: State, item: int) -> str:
        artifact = state.rules.box.artifacts[item]
        is_mine = artifact in state.me().artifacts
        if not is_mine or artifact.timing != START or artifact.index in state.turn.used:
            return "CI-T2"
        return artifact.effect.refuse_activation(state)

    def legal(self, state: State) -> list[int]:
        """List the artifacts as any pick does, but look at owned ones only."""
        legal: list[int] = []
        for artifact in state.me().artifacts:
            if not self.refuse_item(state, artifact.index):
                legal.append(OWNED + artifact.index)
        legal.append(STOP)
        return legal

    def apply(self, state: State, action: int) -> None:
        if action == STOP:
            state.stack.pop()
            use_leader(state)
            return
        artifact = state.rules.box.artifacts[action - OWNED]
        state.turn.used = (*state.turn.used, artifact.index)
        if state.listener is not None:
            state.tell(events.artifact_used(state, artifact))
        artifact.effect.activate(state)


@final
class Main(Pick):
    """The action phase: up to two regular actions, or a raid. [CI-T6, CI-T13, CI-AMB-8]"""

    __slots__ = ()

    kind = "main"

    def first(self) -> int:
        return RECRUIT

    def size(self) -> int:
        return END + 1

    def refuse_item(self, state: State, item: int) -> str:
        """Return why an action cannot be declared, or ""; it must be completable too. [CI-G6]"""
        verb = RECRUIT + item
        if verb == END:
            return ""
        if verb == MINE:
            return refuse_mining(state)
        if verb == RAID:
            return refuse_raiding(state)
        rule = refuse_regular(state, verb)
        if rule:
            return rule
        if verb == RECRUIT:
            return refuse_recruiting(state)
        if verb == COLLECT:
            return refuse_collecting(state)
        return "" if state.me().hand else "CI-K1"

    def legal(self, state: State) -> list[int]:
        """List the actions as any pick does, but see at a glance that a turn is spent. [CI-T13]"""
        turn = state.turn
        if (turn.raided or turn.taken >= state.rules.box.regular_actions) and not (
            turn.extra_mining or turn.limited_mining
        ):
            return [END]
        return super().legal(state)

    def apply(self, state: State, action: int) -> None:
        seat = self.seat
        if action == END:
            end_turn(state)
        elif action == MINE:  # which action this uses up depends on the crystal [CI-T9]
            state.stack.append(MinePick(seat))
        elif action == RAID:
            state.turn.raided = True
            state.stack.append(RaidPick(seat))
        else:
            count_regular(state, action)
            if action == RECRUIT:
                state.stack.append(RecruitPick(seat))
            elif action == COLLECT:
                state.stack.append(CollectPick(seat))
            else:
                assert action == SKILL
                state.stack.append(SkillPick(seat))


def end_turn(state: State) -> None:
    """Clean up, then pass the turn on or end the game. [CI-C6, CI-AMB-26]"""
    settle_base(state)
    end_effects(state)
    refill(state)
    state.turns += 1
    state.active = (state.active + 1) % state.seats
    reason = end_reason(state)
    if reason:
        state.stack = []
        if state.listener is not None:
            state.tell(events.game_ended(reason))
    else:
        begin_turn(state)


def end_reason(state: State) -> str:
    """Return why the game is over between two turns, or "". [CI-E2, CI-E4, CI-E5]

    Only a complete round ends the game, so all players have had equally many turns.
    """
    if state.active != state.start_player:
        return ""
    if state.is_collapsing():
        return COLLAPSED
    return STOPPED if state.turns >= state.rules.max_rounds * state.seats else ""
