"""A match: playing, bots, and taking back."""

from __future__ import annotations

import json

import pytest

import sternentisch
from sternentisch import BadInput, load_record
from sternentisch.bots.random import RandomBot
from sternentisch.kernel.rng import Rng
from sternentisch.table.match import Match


def new_match() -> Match:
    return Match(sternentisch.load("cave-in"), [None, RandomBot()], seed=4)


def test_a_match_between_a_person_and_a_bot_is_played_to_its_end() -> None:
    match = new_match()
    rng = Rng(1)
    while not match.state.over:
        if match.bot_to_move is None:
            legal = match.state.legal()
            match.play(legal[rng.below(len(legal))])
        else:
            match.play_bot()
    assert {step.seat for step in match.steps} == {0, 1}
    loaded = load_record(json.loads(match.record().dumps()))
    assert loaded.result == match.record().result
    assert loaded.bots == ["", "random"]


def test_what_happens_before_the_first_choice_is_told() -> None:
    assert [event.kind for event in new_match().opening] == ["turn-started"]


def test_an_action_is_taken_back_as_if_it_never_was() -> None:
    match = new_match()
    while match.bot_to_move is not None:
        match.play_bot()
    steps = len(match.steps)
    before = match.state.digest()
    match.play(match.game.action("skill"))
    assert match.can_undo()
    match.undo()
    assert match.state.digest() == before
    assert len(match.steps) == len(match.record().actions) == steps
    match.play(match.game.action("skill"))
    assert match.steps[-1].seat == 0


def test_nothing_behind_a_barrier_is_taken_back() -> None:
    """The end of a turn refills the mine: what was seen cannot be unseen."""
    match = new_match()
    while match.bot_to_move is not None:
        match.play_bot()
    match.play(match.game.action("end"))
    assert not match.can_undo()
    with pytest.raises(BadInput, match="nothing can be taken back"):
        match.undo()


def test_a_bot_is_asked_only_when_it_must_choose() -> None:
    match = new_match()
    while match.bot_to_move is not None:
        match.play_bot()
    with pytest.raises(BadInput, match="no bot"):
        match.play_bot()
