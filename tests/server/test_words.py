"""Words over the socket: in the reader's language, for those who want them, telling no secrets."""

from __future__ import annotations

import threading
from typing import Any

import pytest

import sternentisch
from sternentisch.kernel.registry import load
from sternentisch.kernel.rng import Rng
from sternentisch.server.protocol import encode
from sternentisch.server.seen import final_choices, see, see_events
from sternentisch.table.log import speaker_at
from tests.server.serving import Served, Socket
from tests.server.test_play import seat_two
from tests.table.seated import Seated

GAMES = sternentisch.game_ids()


def words_in(message: dict[str, Any]) -> list[str]:
    """Return every text of a message."""
    table = message["table"]
    labels = [choice["label"] for choice in table["choices"]]
    return [table["question"], *labels, *(event["text"] for event in message["events"])]


def asked(sockets: list[Socket]) -> Socket:
    return sockets[sockets[0].table["actor"]]


def test_without_a_language_there_are_no_words(served: Served) -> None:
    _, sockets = seat_two(served, game="cave-in")
    welcome = asked(sockets).hello()
    assert len(welcome["table"]["choices"]) > 1
    assert not any(words_in(welcome))
    assert not any(choice["final"] for choice in welcome["table"]["choices"])


@pytest.mark.parametrize("game", GAMES)
def test_each_reader_has_the_words_of_their_language(served: Served, game: str) -> None:
    id, sockets = seat_two(served, game=game)
    watcher = served.person("Zoe").socket(id)
    sockets[0].hello(lang="de")
    sockets[1].hello(lang="en")
    watcher.hello(lang="de")
    rng = Rng(3)
    for _ in range(12):
        player = asked(sockets)
        assert player.table["question"]
        assert all(choice["label"] for choice in player.table["choices"])
        number = player.play(rng)["number"]
        for socket in (*sockets, watcher):
            socket.catch_up(number)
            assert socket.table["number"] == number
            if socket is not asked(sockets):
                assert socket.table["question"] == ""
    told = [[event["text"] for event in socket.events[-5:]] for socket in (*sockets, watcher)]
    assert all(all(texts) for texts in told)
    assert told[0] != told[1]
    log = served.person("Yan").get(f"/api/tables/{id}/log", lang="de")
    assert [sentence["text"] for sentence in log][-5:] == told[2]


def test_the_words_of_updates_and_welcomes_are_the_same(served: Served) -> None:
    _, sockets = seat_two(served, game="cryo")
    for socket in sockets:
        socket.hello(lang="de")
    number = asked(sockets).play(Rng(1))["number"]
    for socket in sockets:
        socket.catch_up(number)
        before = socket.table
        assert socket.hello(lang="de")["table"] | {"clock": 0} == before | {"clock": 0}
    again = sockets[0].hello()
    assert not any(words_in(again))


def test_refusals_are_told_in_words(served: Served) -> None:
    _, sockets = seat_two(served, game="cave-in")
    for socket in sockets:
        socket.hello(lang="en")
    player, other = asked(sockets), sockets[1 - sockets[0].table["actor"]]
    denied = other.do("undo")
    assert denied["text"].startswith("Nothing can be taken back")
    legal = {choice["id"] for choice in player.table["choices"]}
    forbidden = next(id for id in range(1000) if id not in legal)
    denied = player.do("play", version=player.table["version"], action=forbidden)
    assert denied["rule"]
    assert denied["text"]
    assert denied["rule"] not in denied["text"]
    player.hello()
    assert other.do("undo")["text"]
    assert player.do("redo")["text"] == ""


@pytest.mark.parametrize("lang", ["fr", "DE", None, 3])
def test_other_languages_close_the_socket(served: Served, lang: Any) -> None:
    from websockets.exceptions import ConnectionClosed

    _, sockets = seat_two(served, game="cave-in")
    with pytest.raises(ConnectionClosed) as closed:
        sockets[0].hello(lang=lang)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4400


@pytest.mark.parametrize("game", GAMES)
def test_what_is_called_final_cannot_be_taken_back(game: str) -> None:
    """Over a whole game most predictions come true; those before a certain end of a turn do."""
    seated = Seated(game)
    right = wrong = 0
    while seated.table.phase == "playing" and right + wrong < 150:
        seat = seated.table.actor
        assert seat is not None
        final = final_choices(seated.table, seat)
        seated.play()
        step = seated.table.played.steps[-1]
        right += (step.action.id in final) == bool(step.barrier)
        wrong += (step.action.id in final) != bool(step.barrier)
    assert right > 20 * wrong


def test_looking_for_final_choices_leaves_the_game_as_it_is() -> None:
    seated = Seated("cave-in")
    state = seated.table.state
    before, heard = state.to_position(), len(seated.table.played.listener.events)
    assert final_choices(seated.table, state.chooser)
    assert state.to_position() == before
    assert len(seated.table.played.listener.events) == heard


def test_a_missing_text_does_not_stop_the_game() -> None:
    seated = Seated("cave-in")
    speaker = speaker_at(seated.table, "de")
    broken = speaker.__class__(load("cave-in"), "de", [])  # knows nobody's name
    seat = seated.table.actor
    told = seated.table.history[-1]
    assert encode(see(seated.table, seat, 0, None, broken))
    assert len(see_events(told.events, seat, broken)) == len(told.events)


def test_the_words_of_a_long_game_keep_nobody_waiting(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads = []

    def watched(*args: Any) -> Any:
        threads.append(threading.current_thread())
        return see_events(*args)

    _, sockets = seat_two(served, game="cave-in")
    monkeypatch.setattr("sternentisch.server.hub.see_events", watched)
    assert any(words_in(sockets[0].hello(lang="en")))
    assert len(threads) == 1
    assert threads != [served.thread]
