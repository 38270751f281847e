"""Nobody learns what they cannot know: worlds that differ only in that look alike, to the byte."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import sternentisch
from sternentisch.kernel.refusal import SternentischError
from sternentisch.kernel.registry import load
from sternentisch.kernel.rng import Rng
from sternentisch.kernel.state import State
from sternentisch.server import app as application
from sternentisch.server import hub as hubs
from sternentisch.server.advice import reasons
from sternentisch.server.hub import Hub
from sternentisch.server.protocol import encode
from sternentisch.server.seen import denial, see, see_events
from sternentisch.server.store import Store
from sternentisch.server.thinking import Thinkers
from sternentisch.table.deeds import Begin, Play, Setup, Sit
from sternentisch.table.log import log, speaker_at
from sternentisch.table.table import Table
from tests.server.serving import Person, Served, serving

NOON = 1_800_000_000_000
GAMES = sternentisch.game_ids()
SECRETIVE = ("cave-in", "cryo")
"""Games in which players hold something that the others cannot see."""


def states(game: str, seats: int, count: int, seed: int) -> list[State]:
    """Return random positions of a random game."""
    state = load(game).start(seats, seed)
    rng = Rng(seed)
    found = [state.clone()]
    while not state.over:
        state.play(state.offers[rng.below(len(state.offers))])
        if not state.over:
            found.append(state.clone())
    return [found[rng.below(len(found))] for _ in range(count)]


def twins(state: State, seat: int | None, rng: Rng) -> tuple[State, State]:
    """Return two worlds that are the same for a seat, but if possible not for the others."""
    first = second = state.sample(seat, rng)
    for _ in range(10):
        second = state.sample(seat, rng)
        if are_different(first, second):
            break
    return first, second


def are_different(first: State, second: State) -> bool:
    """Whether somebody can tell two worlds from each other."""
    return any(first.view(seat) != second.view(seat) for seat in range(first.seats))


def telling(game: str, seats: int, count: int) -> list[State]:
    """Return positions; if the game knows such, those in which somebody keeps a secret."""
    rng = Rng(f"telling {game}")
    found: list[State] = []
    for seed in range(3):
        for state in states(game, seats, 15, seed):
            if any(are_different(*twins(state, seat, rng)) for seat in range(seats)):
                found.append(state)
            if len(found) == count:
                return found
    assert game not in SECRETIVE, "no secrets in a game of secrets"
    return states(game, seats, count, 11)


# --- tables ----------------------------------------------------------------------------------


def table_of(state: State, seed: int) -> Table:
    """Seat people at a table at which the game goes on from a position."""
    position = json.loads(json.dumps(state.to_position()))
    table = Table(Setup(state.game.id, state.seats, position=position))
    for seat in range(state.seats):
        table.do(Sit(seat, f"person-{seat}", f"Person {seat}"), NOON)
    table.do(Begin(seed), NOON)
    return table


def told(table: Table, seat: int | None) -> bytes:
    """Return everything that a seat can get from a table: view, choices, events, words."""
    events = [event for entry in table.history for event in entry.events]
    plain = [see(table, seat, NOON), see_events(events, seat)]
    words: list[Any] = []
    for speaker in (speaker_at(table, language) for language in ("de", "en")):
        words.append(log(table, seat, speaker))
        words.append([see(table, seat, NOON, None, speaker), see_events(events, seat, speaker)])
    return encode([plain, words])


def answers(table: Table, seat: int) -> list[tuple[str, str]]:
    """Return how a table answers a seat that tries everything that is not possible."""
    legal = set(table.state.offers) if table.actor == seat else set()
    tried = [id for id in range(len(table.game.table.actions)) if id not in legal]
    found = []
    for id in tried:
        for version in (table.version, table.version + 1):
            with pytest.raises(SternentischError) as caught:
                table.do(Play(seat, id, version), NOON)
            answer = denial(caught.value)
            found.append((answer.code, answer.rule))
    return found


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seats", [2, 3])
def test_worlds_that_differ_in_secrets_look_alike(game: str, seats: int) -> None:
    rng = Rng(f"{game} {seats}")
    for number, state in enumerate(telling(game, seats, 6) + states(game, seats, 2, 5)):
        for seat in (*range(seats), None):
            tables = [table_of(twin, seed) for seed, twin in enumerate(twins(state, seat, rng))]
            for looker in {seat, None}:
                assert told(tables[0], looker) == told(tables[1], looker), (number, seat, looker)
            if seat is not None and not number % 3:
                assert answers(tables[0], seat) == answers(tables[1], seat), (number, seat)
                every = list(range(len(state.actions)))
                first, second = (reasons(table, seat, every) for table in tables)
                assert first == second, (number, seat)


@pytest.mark.parametrize("game", GAMES)
def test_moves_without_chance_are_told_alike(game: str) -> None:
    rng = Rng(f"moves {game}")
    compared = 0
    for state in states(game, 2, 20, seed=7):
        seat = state.actor
        assert seat is not None
        first, second = (table_of(twin, seed) for seed, twin in enumerate(twins(state, seat, rng)))
        action = state.offers[rng.below(len(state.offers))]
        for table in (first, second):
            table.do(Play(seat, action, table.version), NOON)
        if first.state.barrier or second.state.barrier:
            continue
        compared += 1
        for looker in (seat, None):
            assert told(first, looker) == told(second, looker)
    assert compared


# --- over the wire ---------------------------------------------------------------------------


@contextlib.contextmanager
def standing_still(folder: Path) -> Iterator[tuple[Served, Hub]]:
    """Serve with a clock that stands still, and with a look at the hub inside."""
    made: list[Hub] = []

    def make(store: Store, thinkers: Thinkers) -> Hub:
        made.append(Hub(store, thinkers, lambda: NOON))
        return made[0]

    with contextlib.ExitStack() as open_until_the_end:
        with pytest.MonkeyPatch.context() as patched:  # servers of other tests have their own hub
            patched.setattr(application, "Hub", make)
            served = open_until_the_end.enter_context(serving(folder))
        yield served, made[0]


@pytest.fixture(scope="module")
def still(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Served, Hub]]:
    with standing_still(tmp_path_factory.mktemp("still")) as running:
        yield running


def wire(people: list[Person], state: State, seat: int, move: int | None) -> Any:
    """Lay a table over HTTP; return all bytes that a seat and an onlooker get from it."""
    made = people[0].post(
        "/api/tables", game=state.game.id, seats=2, position=state.to_position(), private=True
    )
    id, invite = made["id"], made["invite"]
    people[1].post(f"/api/tables/{id}/sit", seat=1, invite=invite)
    got: list[bytes | str] = []
    watched = []
    for person in (people[seat], people[2]):
        for look in ("seen", "log?lang=de", "log?lang=en", "record", "replay/0"):
            invited = f"{look}{'&' if '?' in look else '?'}invite={invite}"
            got.append(person.http.get(f"/api/tables/{id}/{invited}").content)
        socket = person.socket(id, invite)
        socket.hello(lang="de")
        watched.append(socket)
    player = watched[0]
    version = player.table["version"]
    legal = {choice["id"] for choice in player.table["choices"]}
    illegal = [id for id in range(len(state.actions)) if id not in legal]
    for action in illegal[:: max(1, len(illegal) // 25)]:
        player.do("play", version=version, action=action)
        player.do("play", version=version + 1, action=action)
        player.do("why", actions=[action])
    for deed in ("undo", "redo", "reset", "resume", "return"):
        player.do(deed)
    if move is not None:
        answer = player.do("play", version=version, action=move)
        for socket in watched:
            socket.catch_up(answer["number"])
    for socket in watched:
        socket.close()
        got += socket.bytes
    return got


@pytest.mark.parametrize("game", GAMES)
def test_the_bytes_of_such_worlds_are_the_same(
    still: tuple[Served, Hub], monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    monkeypatch.setattr(hubs, "MISSING", 600.0)  # who has no socket here is not called away
    served, _ = still
    people = [served.person(name) for name in ("Ada", "Ben", "Zoe")]
    rng = Rng(f"wire {game}")
    for state in telling(game, 2, 3):
        for seat in range(2):
            pair = twins(state, seat, rng)
            move = quiet_move(pair, rng) if state.actor == seat else None
            first, second = (wire(people, twin, seat, move) for twin in pair)
            assert first == second


def quiet_move(pair: tuple[State, State], rng: Rng) -> int | None:
    """Return a move that shows nothing new in either world, if there is one."""
    offers = pair[0].offers
    for _ in range(10):
        action = offers[rng.below(len(offers))]
        ends = [state.clone() for state in pair]
        for end in ends:
            end.play(action)
        if not any(end.barrier for end in ends):
            return action
    return None


# --- a whole game ----------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["cave-in", "cryo"])
def test_seeds_and_secrets_are_never_sent(still: tuple[Served, Hub], game: str) -> None:
    served, hub = still
    people = [served.person(name) for name in ("Ada", "Ben", "Zoe")]
    id = people[0].post("/api/tables", game=game, seats=2)["id"]
    people[1].post(f"/api/tables/{id}/sit", seat=1)
    sockets = [person.socket(id) for person in people]
    rng = Rng(4)
    while sockets[0].table["phase"] == "playing":
        number = sockets[sockets[0].table["actor"]].play(rng)["number"]
        for socket in sockets:
            socket.catch_up(number)
        if not number % 10:
            for socket, person in zip(sockets, people, strict=True):
                for look in ("", "/seen", "/log"):
                    socket.bytes.append(person.http.get(f"/api/tables/{id}{look}").text)
    table = hub.rooms[id].table
    seed = str(abs(table.played.seed))
    kept = 0
    for seat, socket in zip((0, 1, None), sockets, strict=True):
        running = [text for text in socket.bytes if '"phase":"over"' not in text]
        assert len(running) > 20
        for word in (seed, '"seed"', '"rng"', '"secret"', '"owner"', "person-"):
            assert not any(word in text for text in running), word
        kept += check_events(table, seat, running) + check_pieces(table, seat, running)
    assert kept, "there was nothing to keep"


def updates(texts: list[str]) -> dict[int, str]:
    """Return the updates among all that was sent, by their numbers."""
    return {json.loads(text)["number"]: text for text in texts if '"is":"update"' in text[:20]}


def check_events(table: Table, seat: int | None, texts: list[str]) -> int:
    """Events of others come without what only their owners know; return how many there were."""
    kept = 0
    sent = updates(texts)
    for told in table.history:
        if told.entry.number not in sent:
            continue
        events = json.loads(sent[told.entry.number])["events"]
        for event, got in zip(told.events, events, strict=True):
            if event.owner == seat and event.secret:
                assert got["facts"] == {**event.facts, **event.secret}
            else:
                assert got["facts"] == event.facts
                kept += bool(event.secret)
    return kept


def check_pieces(table: Table, seat: int | None, texts: list[str]) -> int:
    """A piece that nobody has shown to a seat is named in nothing that it was sent."""
    line = table.played
    pieces = line.state.pieces()
    unseen = {piece for piece in pieces if pieces.count(piece) == 1}
    sent = updates(texts)
    kept, step = 0, 0
    for told in table.history:
        step += isinstance(told.entry.deed, Play)
        if told.entry.number not in sent:
            continue
        view = encode(line.at(step).view(seat)).decode()
        unseen = {piece for piece in unseen if f'"{piece}"' not in view}
        for piece in unseen:
            assert f'"{piece}"' not in sent[told.entry.number], (told.entry.number, piece)
        kept += len(unseen)
    return kept
