"""What must hold in every state of every game. Written once, for all games."""

from __future__ import annotations

import json

import msgspec
import pytest

from sternentisch.kernel.event import Event, EventLog
from sternentisch.kernel.refusal import IllegalAction
from sternentisch.kernel.rng import Rng
from sternentisch.kernel.state import CHANCE, REVEAL, TURN, State


def check_state(state: State, pieces: list[str], rng: Rng) -> None:
    """Check everything that can be seen without playing on."""
    check_offers(state)
    check_refusals(state)
    check_position(state)
    check_knowledge(state, rng)
    assert state.pieces() == pieces, "pieces were lost or doubled"


def check_offers(state: State) -> None:
    offers = state.offers
    assert offers == sorted(set(offers)), "offers ascend and are unique"
    assert [action.id for action in state.legal()] == offers
    assert state.over == (not offers)
    assert (state.actor is None) == state.over
    assert len(offers) != 1, "a question with a single answer was asked"


def check_refusals(state: State) -> None:
    """`refusal` is None exactly for what is offered, over the whole table."""
    allowed = [action.id for action in state.game.table if state.refusal(action) is None]
    assert allowed == state.offers


def check_position(state: State) -> None:
    """A state can be saved and resumed in the middle of any decision."""
    digest = state.digest()
    document = json.loads(json.dumps(state.to_position()))
    loaded = state.game.from_position(document)
    assert loaded == state
    assert loaded.offers == state.offers
    assert loaded.digest() == digest == state.digest()
    assert loaded.outcome().to_json() == state.outcome().to_json()


def check_knowledge(state: State, rng: Rng) -> None:
    """What a seat cannot know makes no difference to what it is told."""
    pieces = state.pieces()
    for seat in (*range(state.seats), None):
        guess = state.sample(seat, rng)
        assert guess.view(seat) == state.view(seat)
        assert guess.pieces() == pieces
        draws = rng.draw()
        again = guess.sample(seat, Rng(draws))
        assert again == state.sample(seat, Rng(draws)), "a guess shows what the seat cannot know"
        assert guess.offers == guess.find_offers()
        check_offers(guess)
        if seat is not None and seat == state.actor:
            assert guess.offers == state.offers
        if not rng.below(10):
            guess.playout(rng)
            assert guess.outcome().reason in state.game.reasons, "a guess got stuck"


def check_illegal(state: State) -> None:
    """Every forbidden action raises, names its rule, and changes nothing."""
    digest = state.digest()
    for action in state.game.table:
        if action.id not in state.offers:
            with pytest.raises(IllegalAction) as caught:
                state.apply(action)
            assert caught.value.rule == caught.value.refusal.rule != ""
    assert state.digest() == digest


def check_step(state: State, id: int, rng: Rng) -> list[Event]:
    """Play an action, checking that clones are independent and the undo barrier is honest."""
    before = state.digest()
    twin = state.clone()
    assert twin == state
    assert twin.offers == state.offers
    actor = state.actor
    assert actor is not None
    guess = state.sample(actor, rng)
    onlookers = {seat: state.sample(seat, rng) for seat in range(state.seats) if seat != actor}
    seen = {seat: msgspec.json.encode(state.view(seat)) for seat in onlookers}
    start_of_chance = state.rng.value

    events = _play(state, id)

    assert twin.digest() == before, "playing on changed a clone"
    _play(twin, id)
    assert twin == state, "a clone played differently"
    assert bool(state.barrier & TURN) == (state.actor != actor)
    if state.rng.value != start_of_chance:
        assert state.barrier & CHANCE
    if not state.barrier:
        told = _play(guess, id)
        assert guess.view(actor) == state.view(actor), "an unseen thing was revealed"
        assert _seen(told, actor) == _seen(events, actor)
    for seat, other in onlookers.items():  # what was drawn openly may differ, and leave no trace
        if id in other.offers and not state.barrier & (CHANCE | REVEAL):
            told = _play(other, id)
            if other.view(seat) == state.view(seat):
                assert _seen(told, seat) == _seen(events, seat), "an event told a secret"
    for seat, seen_before in seen.items():
        table = seen_before + msgspec.json.encode(state.view(seat))
        for piece in _named_pieces(_seen(events, seat), state):
            assert f'"{piece}"'.encode() in table, f"an event told seat {seat} of {piece}"
    return events


def _named_pieces(events: list[Event], state: State) -> set[str]:
    """Return the pieces that events name: a reader must see each before or after."""
    facts = [fact for event in events for fact in event.facts.values()]
    values = [v for fact in facts for v in (fact if isinstance(fact, list) else [fact])]
    return set(state.pieces()).intersection(v for v in values if isinstance(v, str))


def _play(state: State, id: int) -> list[Event]:
    log = EventLog()
    state.listener = log
    state.apply(id)
    state.listener = None
    return log.events


def _seen(events: list[Event], seat: int) -> list[Event]:
    return [event.seen_by(seat) for event in events]


def check_end(state: State) -> None:
    """The standing agrees with the points, and the points with their sources."""
    outcome = state.outcome()
    assert outcome.reason in state.game.reasons
    assert outcome.points == [sum(part.values()) for part in outcome.breakdown]
    if state.game.cooperative:
        assert outcome.victory is not None
    else:
        for seat, rank in enumerate(outcome.ranks):
            better = sum(points > outcome.points[seat] for points in outcome.points)
            assert rank == 1 + better or outcome.tie_break
        assert outcome.winners
    assert all(state.refusal(action) is not None for action in state.game.table)
