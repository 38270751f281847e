"""What must hold in every state of every game, found out by playing. Written once, for all games.

`check_game` is the whole of it, for the tests of a package that brings a game; a broken promise
is an AssertionError that says which.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import product

import msgspec

from sternentisch.bots.bot import Bot, Knowledge
from sternentisch.bots.judges.registry import judge_of
from sternentisch.bots.random import RandomBot
from sternentisch.kernel.action import Action
from sternentisch.kernel.event import Event, EventLog
from sternentisch.kernel.game import Game
from sternentisch.kernel.option import Option
from sternentisch.kernel.refusal import GAME_OVER, NOT_ASKED, BadInput, IllegalAction
from sternentisch.kernel.rng import Rng
from sternentisch.kernel.state import CHANCE, REVEAL, TURN, State
from sternentisch.text.hint import because
from sternentisch.text.speaker import LANGUAGES, Speaker


def check_game(game: Game, games: int = 3) -> None:
    """Play random games at every player count with each of `option_sets`, checking every step."""
    speakers = [Speaker(game, language, []) for language in LANGUAGES]
    check_texts(game, speakers)
    for seats in range(game.min_seats, game.max_seats + 1):
        for speaker in speakers:
            speaker.players = [f"P{seat}" for seat in range(seats)]
        for options in option_sets(game):
            for seed in range(games):
                play_checked(game.start(seats, seed, options), Rng(seed), speakers)


def play_checked(state: State, rng: Rng, speakers: list[Speaker], bot: Bot | None = None) -> int:
    """Let a bot play to the end, or chance; all is checked and told. Return how many decisions."""
    bot = bot or RandomBot()
    pieces = state.pieces()
    decisions = 0
    while not state.over:
        check_state(state, pieces, rng)
        check_illegal(state)
        check_words(state, speakers)
        chosen = bot.choose(Knowledge(state, state.chooser), rng)
        decisions += 1
        for event in check_step(state, chosen.id, rng):
            for speaker in speakers:
                speaker.event(event.seen_by(None))
    check_end(state)
    check_illegal(state)
    for speaker in speakers:
        for source in state.outcome().breakdown[0]:
            speaker.say(f"source-{source}")
    return decisions


def check_texts(game: Game, speakers: list[Speaker]) -> None:
    """Check that both rulebooks have the same rules, and that what a game declares has words."""
    first, *others = ([*speaker.rules.entries] for speaker in speakers)
    assert all(ids == first for ids in others), "the rulebooks list different ids"
    named = [rule for rules in game.questions.values() for rule in rules]
    assert set(named) <= set(first), "a question names a rule that is not in the rulebook"
    options = [f"option-{option.name}" for option in game.options]
    wanted = ["game-tagline", *options, *(f"{key}.text" for key in options)]
    for speaker in speakers:
        for key in (*wanted, *(f"reason-{reason}" for reason in game.reasons)):
            speaker.say(key)


# --- ways to start a game ------------------------------------------------------------------------


def option_sets(game: Game) -> Iterator[dict[str, object]]:
    """Yield the default options, each switch and number changed alone, and named things mixed."""
    yield {}
    for option in game.options:
        if isinstance(option.default, bool):
            yield {option.name: not option.default}
        elif isinstance(option.default, int):
            yield {option.name: max(option.low, 2)}
    yield from mixed_sets([option for option in game.options if isinstance(option.default, str)])


def mixed_sets(named: list[Option]) -> Iterator[dict[str, object]]:
    """Yield every choice of the first option with every one of the last, the others as it comes."""
    if not named:
        return
    first, last = named[0].choices, named[-1].choices
    for row, column in product(range(len(first)), range(len(last))):
        yield {
            **{o.name: o.choices[(row + column) % len(o.choices)] for o in named},
            named[0].name: first[row],
            named[-1].name: last[column],
        }


# --- one state -----------------------------------------------------------------------------------


def check_state(state: State, pieces: list[str], rng: Rng) -> None:
    """Check everything that can be seen without playing on."""
    check_offers(state)
    check_refusals(state)
    check_position(state)
    check_knowledge(state, rng)
    check_hands(state)
    assert state.pieces() == pieces, "pieces were lost or doubled"


def check_offers(state: State) -> None:
    """Check that there is something to choose from, in order, or that the game is over."""
    offers = state.offers
    assert offers == sorted(set(offers)), "offers ascend and are unique"
    assert [action.id for action in state.legal()] == offers
    assert state.over == (not offers)
    assert (state.actor is None) == state.over
    assert len(offers) != 1, "a question with a single answer was asked"


def check_refusals(state: State) -> None:
    """Check that `refusal` is None exactly for what is offered, over the whole table."""
    allowed = [action.id for action in state.game.table if state.refusal(action) is None]
    assert allowed == state.offers, f"not refused: {allowed}, offered: {state.offers}"


def check_hands(state: State) -> None:
    """Check that all see the same where the game says so."""
    if state.game.open_hands:
        nobody = state.view(None)
        for seat in range(state.seats):
            same = msgspec.structs.replace(state.view(seat), seat=None, legal=[])
            assert same == nobody, "hands are said to be open, but are not"


def check_position(state: State) -> None:
    """Check that a state can be saved and resumed in the middle of any decision."""
    digest = state.digest()
    document = json.loads(json.dumps(state.to_position()))
    loaded = state.game.from_position(document)
    assert loaded == state, "a position was loaded differently"
    assert loaded.offers == state.offers, "a loaded position offers something else"
    assert loaded.digest() == digest == state.digest()
    assert loaded.outcome().to_json() == state.outcome().to_json()


def check_knowledge(state: State, rng: Rng) -> None:
    """Check that what a seat cannot know makes no difference to what it is told."""
    pieces = state.pieces()
    for seat in (*range(state.seats), None):
        guess = state.sample(seat, rng)
        assert guess.view(seat) == state.view(seat), "a guess contradicts the view"
        assert guess.pieces() == pieces, "a guess has other pieces"
        draws = rng.draw()
        again = guess.sample(seat, Rng(draws))
        assert again == state.sample(seat, Rng(draws)), "a guess shows what the seat cannot know"
        assert guess.offers == guess.find_offers()
        check_offers(guess)
        if seat is not None and seat == state.actor:
            assert guess.offers == state.offers, "a guess changes what can be chosen"
        if not rng.below(10):
            guess.playout(rng)
            assert guess.outcome().reason in state.game.reasons, "a guess got stuck"


def check_illegal(state: State) -> None:
    """Check that every forbidden action raises, names its rule, and changes nothing."""
    digest = state.digest()
    for action in state.game.table:
        if action.id not in state.offers:
            assert _rule_against(state, action), f"{action.notation} was not offered, but played"
    assert state.digest() == digest, "a refused action changed the state"


def check_words(state: State, speakers: list[Speaker]) -> None:
    """Check that question, choices, their merits and refusals can be told; a KeyError says no."""
    view = state.view(state.actor)
    judge = judge_of(state.game)
    for speaker in speakers:
        speaker.question(view)
        for action in state.game.table:
            refusal = state.refusal(action)
            if refusal is None:
                speaker.choice(view, action)
                because(speaker, judge.reasons(state, action.id))
            else:
                known = refusal.rule in (*speaker.rules.entries, NOT_ASKED, GAME_OVER)
                assert known, f"{refusal.rule} is not in the rulebook"
                speaker.why(refusal.rule)


# --- one step, and the end -----------------------------------------------------------------------


def check_step(state: State, id: int, rng: Rng) -> list[Event]:
    """Play an action, checking that clones are independent and the undo barrier is honest."""
    before = state.digest()
    twin = state.clone()
    assert twin == state, "a clone differs"
    assert twin.offers == state.offers, "a clone offers something else"
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
        assert state.barrier & CHANCE, "chance was drawn without a barrier"
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


def check_end(state: State) -> None:
    """Check that the standing agrees with the points, and the points with their sources."""
    outcome = state.outcome()
    assert outcome.reason in state.game.reasons, f"{outcome.reason!r} is none of the reasons"
    assert outcome.points == [sum(part.values()) for part in outcome.breakdown]
    if state.game.cooperative:
        assert outcome.victory is not None, "a team has won or lost"
    else:
        for points, rank in zip(outcome.points, outcome.ranks, strict=True):
            better = sum(others > points for others in outcome.points)
            assert 0 <= rank - 1 - better < outcome.points.count(points), (
                "ranks do not follow the points"
            )
            if not better and rank > 1:
                assert outcome.tie_break, "a tie at the top was broken without a word"
        assert outcome.winners, "somebody has won"
    assert all(state.refusal(action) is not None for action in state.game.table)
    assert _is_nothing_asked(state), "a decision is open in a game that is over"


def _is_nothing_asked(state: State) -> bool:
    """Whether asking for the decision is refused as it should be."""
    try:
        state.decision()
    except BadInput:
        return True
    return False


def _rule_against(state: State, action: Action) -> str:
    """Return the rule that keeps an action from being played; "" if none does."""
    try:
        state.apply(action)
    except IllegalAction as error:
        return error.rule
    return ""


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
