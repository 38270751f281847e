"""Who sits where in the terminal."""

from __future__ import annotations

import shlex
from collections import Counter
from pathlib import Path

import pytest

import sternentisch
from sternentisch.cli.playing import Wanted, by_seat, introduction
from sternentisch.kernel.record import load_record, read_json
from sternentisch.table.line import Line
from sternentisch.text.speaker import Speaker
from tests.cli.runner import out, wrong


def seats_of(*args: object) -> list[str]:
    """Return who sits where at the start, as the introduction tells of the others."""
    said = out("play", *args, "--names", "Mara", input="quit\nn\n")
    assert "Mara" in said
    bots = {f"Bot {number}" for number in range(1, 5) if f"Bot {number} (" in said}
    return ["bot" if f"Bot {number}" in bots else "Mara" for number in range(1, len(bots) + 2)]


@pytest.mark.rule("CR-S2")
def test_lots_decide_where_a_person_sits_in_cryo() -> None:
    drawn = Counter(
        seats_of("cryo", "--bots", "1,1", "--seed", seed).index("Mara") for seed in range(12)
    )
    assert set(drawn) == {0, 1, 2}, "every seat comes up"


def test_the_same_seed_draws_the_same_seat() -> None:
    first, again = (seats_of("cryo", "--bots", "1,1", "--seed", 5) for _ in range(2))
    assert first == again


def test_where_chance_decides_who_begins_people_sit_first() -> None:
    for game in ("cave-in", "magnastorm"):
        for seed in range(4):
            assert seats_of(game, "--bots", "1,1", "--seed", seed) == ["Mara", "bot", "bot"]


@pytest.mark.parametrize("names", ["Ada,", "Ada,Ada", ","])
def test_everybody_has_a_name_of_their_own(names: str) -> None:
    wrong(("play", "cryo", "--names", names), "names: every player needs a name of their own")


def test_people_with_names_at_one_keyboard_are_all_that_play() -> None:
    said = out("play", "cave-in", "--hot-seat", "--names", "Ada,Bea", input="\n")
    assert "--seats 2 " in said
    assert "Player 3" not in said
    wrong(("play", "cave-in", "--hot-seat", "--names", "A,B,C,D,E"), "2 to 4 players, not 5")


def test_a_resumed_game_keeps_the_seats(tmp_path: Path) -> None:
    """Whoever goes on with other bots sits where they sat."""
    saved = tmp_path / "cryo.json"
    for seed in (1, 2):
        before = out(
            "play", "cryo", "--bots", "1,1", "--seed", seed, input=f"save {saved}\nquit\nn\n"
        )
        after = out("play", "cryo", "--bots", "2,2", "--resume", saved, input="quit\nn\n")
        [me] = {f"Player {n}" for n in range(1, 4) if f"Player {n}, " in before}
        assert f"{me}, " in after
        saved.unlink()


def test_a_resumed_game_begins_where_its_record_does(tmp_path: Path) -> None:
    """A game that began at a position goes on from there, and is saved with it."""
    game = sternentisch.load("cave-in")
    state = game.start(3, 5)
    for _ in range(20):
        state.play(state.offers[0])
    line = Line(game, 3, 7, state.options, state.to_position())
    for _ in range(4):
        line.play(line.state.legal()[0])
    saved, again = tmp_path / "saved.json", tmp_path / "again.json"
    saved.write_text(line.record().dumps(), "utf-8")
    out("play", "cave-in", "--resume", saved, input=f"\nsave {again}\nquit\nn\n")
    record = load_record(read_json(again))
    assert record.position == line.position
    assert record.hashes == line.record().hashes
    assert record.at(4).digest() == line.state.digest()


@pytest.mark.parametrize("seed", range(3))
def test_names_of_a_resumed_game_are_for_people_then_bots(seed: int, tmp_path: Path) -> None:
    """They go to whom they would go to in a new game, wherever the lots have seated them."""
    saved, again = tmp_path / "saved.json", tmp_path / "again.json"
    names = ("--names", "Mara,Bo,Cy")
    new = ("play", "cryo", "--bots", "1,2", "--seed", seed, *names)
    out(*new, input=f"save {saved}\nquit\nn\n")
    out("play", "cryo", "--resume", saved, *names, input=f"save {again}\nquit\nn\n")
    first, second = load_record(read_json(saved)), load_record(read_json(again))
    assert second.names == first.names
    assert first.names[first.bots.index("")] == "Mara"


def test_names_go_to_people_before_bots() -> None:
    assert by_seat(["A", "B", "C", "D"], ["1", "", "2", ""]) == ["D", "A", "C", "B"]
    assert by_seat(["A", "B"], ["1", "2"]) == ["A", "B"]


def test_the_command_told_can_be_given_to_a_shell() -> None:
    wanted = Wanted("cave-in", bots="1, 2", options=["first_game = yes"], names="Ada B")
    wanted.content = Path("my own.toml")
    game = sternentisch.load("cave-in")
    speaker = Speaker(game, "en", ["Ada B", "Bot 2", "Bot 3"])
    told = introduction(speaker, game, wanted, ["", "1", "2"], 3)[0].plain
    assert shlex.split(told.partition("sternentisch play ")[2]) == [
        *("cave-in", "--seats", "3", "--seed", "3", "--bots", "1, 2", "--names", "Ada B"),
        *("--option", "first_game = yes", "--content", "my own.toml"),
    ]
