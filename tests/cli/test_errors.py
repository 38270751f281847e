"""The command line: every way to go wrong is one clear line and exit code 2."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import sternentisch
from tests.cli.runner import FINISHED, document, run, wrong


@pytest.mark.parametrize(
    ("command", "message"),
    [
        ("content chess", f"unknown game 'chess'; known: {', '.join(sternentisch.game_ids())}"),
        ("rules chess", "unknown game 'chess'"),
        ("actions chess", "unknown game 'chess'"),
        ("play chess", "unknown game 'chess'"),
        ("sim chess", "unknown game 'chess'"),
        ("perft chess", "unknown game 'chess'"),
        ("bench chess", "unknown game 'chess'"),
        ("games --lang fr", "unknown language 'fr'; known: de, en"),
        ("play cave-in --lang klingon", "unknown language 'klingon'"),
        ("rules cave-in CI-Z9", "unknown rule 'CI-Z9'; ids look like 'CI-"),
        ("play cave-in --bots hal", "unknown bot 'hal'; known: 1, 2, 3, 4, 5, greedy, "),
        ("play cave-in --seats 2 --bots random,random,random", "3 names given for 2 seats"),
        ("play cave-in --seats 9", "cave-in is for 2 to 4 players, not 9"),
        ("play cave-in --seats 0", "players, not 0"),
        ("play cave-in --seats -1", "players, not -1"),
        ("play cave-in --names a,b,c,d", "4 given for 3 seats"),
        ("play cave-in --names a,a", "a name of their own"),
        ("play cave-in --option speed=3", "options.speed: unknown option"),
        ("play cave-in --option first_game", "NAME=VALUE wanted"),
        ("play cave-in --option first_game=perhaps", "first_game: yes or no wanted, not 'perhaps'"),
        ("play cave-in --option safety_max_rounds=0", "0 is not from 1 to 1000"),
        ("play cave-in --option factions=blue,pink", "unknown: pink"),
        ("play cave-in --option first_game=1 --option first_game=0", "given twice"),
        ("play cave-in --content no-such.toml", "no-such.toml: No such file or directory"),
        ("play cave-in --resume no-such.json", "no-such.json: No such file or directory"),
        ("play cave-in --resume no-such.json --seed 4", "those of the saved game"),
        ("sim cave-in --games -3", "games: at least 1 wanted, not -3"),
        ("sim cave-in --games 0", "games: at least 1 wanted, not 0"),
        ("sim cave-in --jobs 0", "jobs: at least 1 wanted, not 0"),
        ("sim cave-in --bots hal", "unknown bot 'hal'"),
        ("sim cave-in --bots random,random --seats 3", "3 names wanted (or one for all), 2 given"),
        ("sim cave-in --seats 5", "players, not 5"),
        ("sim cave-in --option x=1", "options.x: unknown option"),
        ("perft cave-in --depth 0", "depth: 1 to 12 wanted, not 0"),
        ("perft cave-in --seats 7", "players, not 7"),
        ("bench cave-in --seats 7", "players, not 7"),
        ("replay no-such.json", "no-such.json: No such file or directory"),
        ("replay tests", "tests: Is a directory"),
        (f"replay {FINISHED} --seat 3", "seat '3': 0 to 2 or all wanted"),
        (f"replay {FINISHED} --seat me", "seat 'me'"),
        (f"replay {FINISHED} --at 99999", "action 99999: the record has"),
        (f"replay {FINISHED} --at -1", "action -1"),
        (f"replay {FINISHED} --json", "--at is missing"),
        ("position show no-such.json", "no-such.json: No such file or directory"),
        ("position check no-such.json", "no-such.json: No such file or directory"),
        (f"position show {FINISHED}", "this is a record, not a position"),
        (f"position check {FINISHED}", "this is a record, not a position"),
        (f"replay {FINISHED} --seat {'9' * 5000}", "0 to 2 or all wanted"),
        (f"replay {FINISHED} --seat ²", "seat '²'"),
        (f"sim cave-in --seed {'9' * 5000}", "a whole number of at most 18 digits wanted"),
        (f"play cave-in --seed {'9' * 4000}", "a whole number of at most 18 digits wanted"),
        ("perft cave-in --seed x", "seed 'x': a whole number"),
        ("bench cave-in --seconds nan", "seconds: a number wanted, not nan"),
        ("bench cave-in --seconds inf", "seconds: a number wanted, not inf"),
    ],
)
def test_errors_are_one_clear_line(command: str, message: str) -> None:
    wrong(tuple(command.split()), message)


@pytest.mark.parametrize("text", ["", "{", "[]", "nonsense", '{"game": 3}', '{"game": "chess"}'])
def test_broken_documents(text: str, tmp_path: Path) -> None:
    file = tmp_path / "broken.json"
    file.write_text(text, "utf-8")
    for command in (("replay",), ("position", "show"), ("position", "check")):
        wrong((*command, file), "")
        if text in ("[]", '{"game": 3}'):
            wrong((*command, file), f"{file}: neither a saved game nor a position")
            wrong(("play", "cave-in", "--resume", file), f"{file}: neither a saved game")


def test_a_file_that_is_no_text(tmp_path: Path) -> None:
    file = tmp_path / "broken.json"
    file.write_bytes(b"\xff\xfe\x00")
    wrong(("replay", file), "not valid JSON")
    wrong(("content", "cave-in", "--content", file), "not valid TOML")


def tampered(tmp_path: Path, **changes: object) -> Path:
    record = json.loads(FINISHED.read_text("utf-8"))
    record.update(changes)
    file = tmp_path / "tampered.json"
    file.write_text(json.dumps(record), "utf-8")
    return file


def test_tampered_records(tmp_path: Path) -> None:
    record = json.loads(FINISHED.read_text("utf-8"))
    actions = record["actions"]
    wrong(("replay", tampered(tmp_path, seed=record["seed"] + 1)), "record: actions[")
    wrong(("replay", tampered(tmp_path, content="0" * 16)), "content: ")
    wrong(("replay", tampered(tmp_path, behaviour=99)), "behaviour: ")
    wrong(("replay", tampered(tmp_path, result=None)), "result: differs")
    wrong(("replay", tampered(tmp_path, actions=[actions[1], *actions])), "record: actions[0]")
    wrong(("replay", tampered(tmp_path, seats=8, options=[])), "seats: ")
    forged = [{**actions[0], "hash": "f" * 16}, *actions[1:]]
    wrong(("replay", tampered(tmp_path, actions=forged)), "actions[0].hash: ")


def test_all_defects_of_a_position_stand_in_one_line(tmp_path: Path) -> None:
    position = document("replay", FINISHED, "--at", 5, "--json")
    position["state"]["track"] = -4
    position["state"]["mine"] = "empty"
    file = tmp_path / "position.json"
    file.write_text(json.dumps(position), "utf-8")
    wrong(("position", "check", file), "state.track: ")
    wrong(("position", "check", file), "state.mine: ")


def test_of_many_defects_only_the_first_are_told(tmp_path: Path) -> None:
    position = document("replay", FINISHED, "--at", 5, "--json")
    position["state"] = {f"field{number}": number for number in range(40)}
    file = tmp_path / "position.json"
    file.write_text(json.dumps(position), "utf-8")
    result = run("position", "check", file)
    assert result.exit_code == 2
    assert re.search(r"; and \d+ more$", result.stderr.strip())
    assert result.stderr.count("; ") == 10


def test_a_position_is_no_record(tmp_path: Path) -> None:
    file = tmp_path / "position.json"
    file.write_text(json.dumps(document("replay", FINISHED, "--at", 5, "--json")), "utf-8")
    wrong(("replay", file), "this is a position, not a record")


@pytest.mark.parametrize("command", ["fly", "play", "sim cave-in --games many", "rules"])
def test_wrong_usage_exits_with_2(command: str) -> None:
    result = run(*command.split())
    assert result.exit_code == 2
    assert "Usage: " in result.stderr
