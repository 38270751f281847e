"""Saving and leaving: whatever happens, a game is not lost."""

from __future__ import annotations

import json
import re
import shlex
from pathlib import Path

import pytest

from sternentisch import load_record
from sternentisch.terminal.play import PROMPT
from tests.cli.runner import run
from tests.terminal.table import Terminal


def test_a_game_saved_on_the_way_is_sound(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    terminal = Terminal()
    text = terminal.type("end", "recruit", f"save {file}", "dock 0", f"save {file}", "quit")
    assert text.count("Saved as") == 2
    record = load_record(json.loads(file.read_text("utf-8")))
    assert record.actions == [step.action.id for step in terminal.match.steps]
    assert "The game is saved in" in text.replace("\n", " ")
    assert terminal.code == 0


def test_a_finished_game_is_saved_on_request(tmp_path: Path) -> None:
    file = tmp_path / "end.json"
    terminal = Terminal()
    ask = terminal.ask
    offer = terminal.speaker.say("play-save-offer") + " "
    terminal.session.ask = lambda prompt: str(file) if prompt == offer else ask(prompt)
    terminal.play_on()
    record = load_record(json.loads(file.read_text("utf-8")))
    assert record.result == terminal.match.state.outcome().to_json()


def unwrapped(text: str) -> str:
    """Return a text as one line: where it was wrapped depends on the length of file names."""
    return " ".join(text.split())


def test_saving_never_overwrites_another_file(tmp_path: Path) -> None:
    file = tmp_path / "precious.txt"
    file.write_text("precious", "utf-8")
    text = unwrapped(Terminal().type(f"save {file}", f"save {tmp_path}/no/where.json", "save"))
    assert file.read_text("utf-8") == "precious"
    assert "exists already" in text
    assert "cannot be written" in text
    assert "Where to?" in text


def test_quitting_asks_and_offers_to_save(tmp_path: Path) -> None:
    terminal = Terminal()
    text = terminal.type("quit", "n", "quit", "y", "")
    assert terminal.prompts.count("Leave the game before it is over? (y/n) ") == 2
    assert terminal.code == 0
    assert "Nothing was saved." in text
    file = tmp_path / "game.json"
    terminal = Terminal(language="de")
    terminal.type("end", "beenden", "j", str(file))
    assert load_record(json.loads(file.read_text("utf-8"))).actions


def test_a_pipe_quits_at_once() -> None:
    terminal = Terminal(tty=False)
    assert "Nothing was saved." in terminal.type("quit")
    assert terminal.prompts == [PROMPT]


def test_the_end_of_input_leaves_cleanly(folder: Path) -> None:
    terminal = Terminal()
    text = terminal.type("end")
    assert terminal.code == 0
    assert "End of input: you left the game." in text
    [file] = folder.iterdir()
    assert file.name == "sternentisch-cave-in-19.json"
    assert f"sternentisch play cave-in --resume {file.name}" in text
    assert load_record(json.loads(file.read_text("utf-8"))).actions


def test_a_game_with_own_values_is_gone_on_with_by_the_command_that_is_told(
    folder: Path,
) -> None:
    own = folder / "my copy.toml"
    own.write_text('[[crystal]]\nid = "blue-10-cave"\nvp = 9\n', "utf-8")
    text = unwrapped(Terminal(content=own).type("end"))
    [command] = re.findall(r"sternentisch (play cave-in --resume .*?toml'?)", text)
    assert run(*shlex.split(command), input="quit\n").exit_code == 0


def test_a_game_left_never_overwrites_another(folder: Path) -> None:
    for _ in range(3):
        Terminal().type("end")
    names = sorted(file.name for file in folder.iterdir())
    assert names == [f"sternentisch-cave-in-19{end}.json" for end in ("-2", "-3", "")]


def test_a_game_that_cannot_be_kept_says_so(folder: Path) -> None:
    terminal = Terminal(people=2)
    terminal.session.folder = folder / "nowhere"
    assert "The game could not be saved: No such file" in terminal.type("", "end")


def test_nothing_is_kept_of_a_pipe_or_before_anything_was_played(folder: Path) -> None:
    assert "Nothing was saved." in Terminal(tty=False).type("end")
    assert "Nothing was saved." in Terminal().type()
    assert not list(folder.iterdir())


def test_ctrl_c_leaves_with_130(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    terminal = Terminal(width=300)

    def interrupt() -> None:
        if len(terminal.prompts) == 3:
            raise KeyboardInterrupt

    terminal.watch = interrupt
    text = unwrapped(terminal.type(f"save {file}", "end"))
    assert terminal.code == 130
    assert "You left the game." in text
    assert "The game is in sternentisch-cave-in-19.json." in text
    terminal = Terminal(tty=False)
    terminal.watch = interrupt
    text = unwrapped(terminal.type(f"save {tmp_path / 'pipe.json'}", "end"))
    assert terminal.code == 130
    assert "pipe.json holds the game as it was after" in text


@pytest.mark.parametrize("name", ["x" * 300, "~nosuchuser/x", "a\0b", "."])
def test_a_name_that_cannot_be_saved_to_does_not_end_the_game(name: str) -> None:
    terminal = Terminal()
    lines = terminal.type().count("\n")
    terminal = Terminal()
    text = terminal.type(f"save {name}")
    assert text.count("\n") == lines + 1
    assert "cannot be written" in text or "exists already" in text


def test_an_unreadable_folder_does_not_end_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    def forbidden(path: Path) -> bool:
        raise PermissionError(13, "Permission denied", str(path))

    monkeypatch.setattr(Path, "exists", forbidden)
    terminal = Terminal()
    assert "secret/x.json cannot be written: Permission denied." in terminal.type(
        "save secret/x.json", "end"
    )
    assert terminal.match.steps
