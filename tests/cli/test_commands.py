"""The command line: every command."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from importlib.metadata import PackageNotFoundError
from pathlib import Path

import pytest

import sternentisch
from sternentisch.cli import common, show
from sternentisch.kernel.record import Record
from sternentisch.text.speaker import LANGUAGES, Speaker, numbered
from tests.cli.runner import FINISHED, RECORDS, document, out, run, wrong

# --- looking things up ---------------------------------------------------------------------------


def test_version() -> None:
    assert out("--version").startswith("sternentisch 0.")


def test_sources_that_are_not_installed_have_no_version(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> str:
        raise PackageNotFoundError(name)

    monkeypatch.setattr("importlib.metadata.version", missing)
    assert out("--version").startswith("sternentisch of unknown version (")


def test_help_lists_every_command() -> None:
    text = out("--help")
    for name in (
        *("games", "options", "content", "rules", "actions", "play", "sim", "tournament"),
        *("replay", "position", "perft", "bench"),
    ):
        assert f"  {name} " in text
        assert out(name, "--help").startswith("Usage: ")


@pytest.mark.parametrize(("language", "word"), [("de", "Spieler"), ("en", "Players")])
def test_games(language: str, word: str) -> None:
    text = out("games", "--lang", language)
    assert word in text
    assert "cave-in" in text
    assert "Star Scrappers: Cave-In" in text
    assert "2–4" in text
    assert {"de": "rekonstruiert", "en": "reconstructed"}[language] in text


@pytest.mark.parametrize("id", sternentisch.game_ids())
def test_options_lists_them_all(id: str) -> None:
    """Each with its values, its words and its rule, in both languages."""
    texts = [out("options", id, "--lang", language) for language in ("de", "en")]
    assert texts[0] != texts[1]
    for option in sternentisch.load(id).options:
        for text in texts:
            assert f"{option.name} = " in text
            assert f"({option.rule})" in text


def test_options_tells_what_may_be_given() -> None:
    text = out("options", "astro-knights")
    assert "boss = furion, architect, lunaris, kontinnua, random   otherwise furion" in text
    assert "knights = 1 or more of: christina, zack, toli, silas, gavriil, nasma\n" in text
    assert "extra_token = 0 – 2   otherwise 0" in text
    text = out("options", "cave-in", "--lang", "de")
    assert "factions = 4 von: purple, brown, blue, yellow, red, green\n" in text
    assert "overpayment_allowed = yes, no   sonst yes" in text
    assert "artifacts_0 = 2 or more of: 001 to 230\n" in out("options", "magnastorm")


@pytest.mark.parametrize(
    ("env", "word"),
    [
        ({"LANG": "de_DE.UTF-8"}, "Spieler"),
        ({"LANG": "de_AT"}, "Spieler"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "C"}, "Players"),
        ({"LANG": "fr_FR.UTF-8"}, "Players"),
        ({"LC_ALL": "de_CH", "LANG": "en_GB"}, "Spieler"),
    ],
)
def test_the_environment_chooses_the_language(env: dict[str, str], word: str) -> None:
    assert word in out("games", **env)


def test_content_shows_every_entry_and_marks_what_is_reconstructed() -> None:
    text = out("content", "cave-in", COLUMNS="200")
    lines = [line for line in text.splitlines() if len(line.split()) > 1]
    for path, entry in sternentisch.load("cave-in").content.entries():
        name = str(entry.get("id", path.rpartition(".")[2]))
        row = next(line for line in lines if line.split()[0] == name)
        assert entry["provenance"] in row
        assert ("◇" in row) == (entry["provenance"] == "reconstructed")
    assert "Reliquienschrank" in out("content", "cave-in", "--lang", "de")


def test_content_shows_zeros_and_the_readers_words() -> None:
    text = out("content", "cave-in", "--lang", "de", COLUMNS="200")
    row = next(line for line in text.splitlines() if line.startswith("blue-1-symbol "))
    assert "Kosten 1  Farbe blau  SP 0  Symbol blau" in row
    assert "\nKristalle" in text
    assert "vp 0" not in text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", sternentisch.game_ids())
def test_content_has_words_for_every_heading_and_field(
    id: str, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = sternentisch.load(id)
    speaker = numbered(game, language, game.max_seats)
    asked: set[str] = set()
    has = Speaker.has

    def noting(self: Speaker, key: str) -> bool:
        asked.add(key)
        return has(self, key)

    monkeypatch.setattr(Speaker, "has", noting)
    for group, entries in show.grouped(game).items():
        assert not re.search(r"[\[\]_]", show.group_title(group, speaker)), group
        for _, entry in entries:
            show.values(entry, speaker)
    words = {key for key in asked if key.startswith(("group-", "field-"))}
    missing = [key for key in sorted(words) if not speaker.has(key)]
    assert not missing


def test_games_without_a_tagline_are_listed(monkeypatch: pytest.MonkeyPatch) -> None:
    has = Speaker.has
    monkeypatch.setattr(Speaker, "has", lambda self, key: "tagline" not in key and has(self, key))
    assert "cave-in" in out("games")


@pytest.mark.parametrize("game", sternentisch.game_ids())
def test_content_tells_an_entry_inside_an_entry_once(game: str) -> None:
    assert "provenance:" not in out("content", game, COLUMNS="400")
    for entry in document("content", game, "--json")["entries"]:
        assert "'provenance'" not in str(entry["values"]), entry["id"]


def test_content_as_json() -> None:
    game = sternentisch.load("cave-in")
    content = document("content", "cave-in", "--json", "--lang", "de")
    assert content["hash"] == game.content.hash
    assert content["by_provenance"] == game.content.by_provenance()
    assert len(content["entries"]) == len(list(game.content.entries()))
    drollo = next(entry for entry in content["entries"] if entry["id"] == "drollo")
    assert drollo["group"] == "mercenary"
    assert drollo["name"] == "Drollo"
    assert drollo["values"]["level"] == 2
    assert drollo["rule"] == "CI-K-Y2"
    limit = next(entry for entry in content["entries"] if entry["id"] == "hand_limit")
    assert limit["values"] == {"value": 7}


@pytest.fixture
def own_copy(tmp_path: Path) -> Path:
    file = tmp_path / "own.toml"
    file.write_text("[constants.hand_limit]\nvalue = 8\n", "utf-8")
    return file


def test_content_of_an_own_copy(own_copy: Path) -> None:
    content = document("content", "cave-in", "--json", "--content", own_copy)
    limit = next(entry for entry in content["entries"] if entry["id"] == "hand_limit")
    assert limit["values"] == {"value": 8}
    assert limit["provenance"] == "own copy"
    assert "own copy: From your own file" in out("content", "cave-in", "--content", own_copy)


def test_rules() -> None:
    text = out("rules", "cave-in")
    assert "CI-G4" in text
    assert "CI-AMB-40" in text
    assert "Handkartenlimit" in out("rules", "cave-in", "--lang", "de")


@pytest.mark.parametrize("id", ["AMB-2", "CI-AMB-2", "amb-2", "ci-amb-2"])
def test_one_rule(id: str) -> None:
    assert out("rules", "cave-in", id).startswith("CI-AMB-2  Paying too much\n")


def test_actions() -> None:
    table = sternentisch.load("cave-in").table
    lines = out("actions", "cave-in").splitlines()
    assert len(lines) == len(table) + 1
    rows = document("actions", "cave-in", "--json")
    assert [row["notation"] for row in rows] == [action.notation for action in table]
    assert rows[6] == {"id": 6, "notation": "mine 0", "verb": "place", "place": 0}


# --- playing -------------------------------------------------------------------------------------


def test_play_against_bots_and_leave() -> None:
    text = out("play", "cave-in", "--seed", 7, input="?\n1\nundo\nquit\n")
    assert "Player 1 (you)" in text
    assert "Bot 3" in text
    assert "Again: sternentisch play cave-in --seats 3 --seed 7" in text
    assert "Taken back." in text
    assert "Nothing was saved." in text


def test_play_draws_a_seed_and_shows_it() -> None:
    first, second = (out("play", "cave-in", input="quit\n") for _ in range(2))
    assert "--seed " in first
    assert first != second


def test_play_in_german_with_names_and_options() -> None:
    text = out(
        *("play", "cave-in", "--lang", "de", "--seats", 2, "--names", "Mara, Jonas", "--seed", 1),
        *("--option", "first-game=yes"),
        input="beenden\n",
    )
    assert "Mara (du)" in text
    assert "Jonas" in text
    assert "∴ rot *Joker   ♣ grün *Joker" in text


@pytest.mark.parametrize(
    ("args", "people"),
    [
        (("--seats", 4), 1),
        (("--seats", 4, "--bots", "random"), 1),
        (("--seats", 4, "--bots", "random,random"), 2),
        (("--seats", 4, "--hot-seat"), 4),
        (("--seats", 4, "--hot-seat", "--bots", "random"), 3),
        (("--bots", "random,random,random"), 1),
        (("--bots", "random,random,random,random"), 0),
        (("--seats", 3, "--bots", "random,random,random"), 0),
    ],
)
def test_who_is_a_person(args: tuple[object, ...], people: int) -> None:
    text = out("play", "cave-in", "--seed", 3, *args, input="\nend\n\nend\n\nend\n\nend\n")
    found = {seat for seat in range(1, 5) if f"Player {seat}" in text}
    assert found == set(range(1, people + 1))


def test_a_saved_game_is_resumed_and_replayed(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    out("play", "cave-in", "--seed", 3, input=f"1\n1\nsave {file}\nquit\n")
    text = out("play", "cave-in", "--resume", file, input="log\nquit\n")
    assert "Player 1 (you)" in text
    assert "recruits" in text
    assert "The game is not over yet." in out("replay", file)


def interrupted(*_: object) -> None:
    raise KeyboardInterrupt


def test_ctrl_c_in_a_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sternentisch.cli.playing.ask", interrupted)
    result = run("play", "cave-in")
    assert result.exit_code == 130
    assert "Nothing was saved." in result.stdout


def test_ctrl_c_in_a_simulation(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sternentisch.cli.simulating.simulate", interrupted)
    assert run("sim", "cave-in").exit_code == 130


def test_an_uncompiled_engine_says_so_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(common, "is_compiled", lambda: False)
    for args in (("play", "cave-in"), ("sim", "cave-in", "--games", 1)):
        lines = run(*args, input="quit\n").stderr.splitlines()
        assert len(lines) == 1
        assert lines[0].startswith("sternentisch: the engine runs uncompiled")
    monkeypatch.setattr(common, "is_compiled", lambda: True)
    assert run("sim", "cave-in", "--games", 1).stderr == ""


# --- simulating and measuring --------------------------------------------------------------------


def test_sim_as_json() -> None:
    args = ("sim", "cave-in", "--games", 12, "--seats", 2, "--seed", 5, "--json")
    figures = document(*args, "--bots", "random,random")
    assert figures["game"] == "cave-in"
    assert figures["seats"] == 2
    assert figures["bots"] == ["random", "random"]
    assert figures["seed"] == 5
    assert figures["games"] == 12
    assert sum(figures["wins_by_seat"]) == pytest.approx(12, abs=0.1)
    assert len(figures["mean_scores"]) == 2
    assert sum(figures["end_reasons"].values()) == 12
    for name in ("decisions", "seconds", "decisions_per_second", "games_per_second"):
        assert figures[name] > 0
    again = document(*args, "--jobs", 2)
    timed = ("seconds", "decisions_per_second", "games_per_second")
    assert {k: v for k, v in figures.items() if k not in timed} == {
        k: v for k, v in again.items() if k not in timed
    }


def test_sim_as_tables() -> None:
    text = out("sim", "cave-in", "--games", 5, "--option", "safety_max_rounds=2")
    assert "5 games, 4 players, seed 0" in text
    assert "limit" in text  # why all of these games ended
    assert "Entscheidungen pro Sekunde" in out("sim", "cave-in", "--games", 2, "--lang", "de")


def test_sim_with_coverage() -> None:
    """What came up is counted, rarest first, in the language of the table and as JSON."""
    args = ("sim", "magnastorm", "--games", 20, "--seats", 2, "--bots", "keen", "--coverage")
    text = out(*args)
    assert re.search(r"Commanders gained +\d+/16 ", text)
    assert re.search(r"Ways to end +[12]/2 ", text)
    assert "Commander" in out(*args, "--lang", "de")
    met = document(*args, "--json")["coverage"]
    assert sum(met["game-ended"].values()) == 20
    assert set(met["contract-completed"]) == {
        *("rc1", "rc2", "rc3", "rc4"),
        *("sc1", "sc2", "sc3", "sc4"),
    }


def test_perft() -> None:
    figures = document("perft", "cave-in", "--depth", 3, "--seed", 1, "--json")
    state = sternentisch.load("cave-in").start(2, 1)
    assert figures["counts"][0] == len(state.legal())
    rows = out("perft", "cave-in", "--depth", 3, "--seed", 1).splitlines()
    assert [int(row.split()[1]) for row in rows] == figures["counts"]


def test_bench() -> None:
    figures = document("bench", "--seconds", 0.05, "--json")
    assert figures["compiled"] == common.is_compiled()
    assert [row["game"] for row in figures["games"]] == sternentisch.game_ids()
    for row in figures["games"]:
        assert row["seats"] == 4
        assert row["playout_decisions_per_second"] > 1000
        assert row["clone_microseconds"] > 0
    text = out("bench", "cave-in", "--seconds", 0.05, "--seats", 2, "--lang", "de")
    assert "make bench" in text


# --- saved games and positions -------------------------------------------------------------------


@pytest.mark.parametrize("file", sorted(RECORDS.glob("*.json")), ids=lambda file: file.stem)
def test_replay_tells_recorded_games(file: Path) -> None:
    text = out("replay", file)
    assert "The record is sound." in text
    assert "Round 2: it is Player" in text
    assert "Total" in text


def test_replay_in_german_from_a_seat() -> None:
    text = out("replay", FINISHED, "--lang", "de", "--seat", 1)
    assert "Die Aufzeichnung stimmt." in text
    assert "Summe" in text


def test_replay_shows_the_board_after_some_actions() -> None:
    start = out("replay", FINISHED, "--at", 0)
    assert "Round 1" in start
    assert start.count("?1 ?1 ?2") == 3
    own = out("replay", FINISHED, "--at", 0, "--seat", 0)
    assert "Player 1 (you)" in own
    assert own.count("?1 ?1 ?2") == 2
    assert "?1 ?1" not in out("replay", FINISHED, "--at", 0, "--seat", "all")


def test_positions_are_cut_out_of_games_shown_and_checked(tmp_path: Path) -> None:
    file = tmp_path / "position.json"
    file.write_text(out("replay", FINISHED, "--at", 20, "--json"), "utf-8")
    assert out("position", "show", file) == out("replay", FINISHED, "--at", 20)
    assert "Deine Hand" in out("position", "show", file, "--seat", 2, "--lang", "de")
    assert "the position is sound" in out("position", "check", file)
    count = len(json.loads(FINISHED.read_text("utf-8"))["actions"])
    file.write_text(out("replay", FINISHED, "--at", count, "--json"), "utf-8")
    assert "The game is over." in out("position", "check", file)


def test_a_game_with_an_own_copy_needs_that_copy(own_copy: Path, tmp_path: Path) -> None:
    game = sternentisch.load("cave-in", own_copy)
    record = Record(game, 2, game.start(2, 3).options, 3)
    state = record.start()
    state.apply(0)
    record.add(0, state)
    file = tmp_path / "own.json"
    file.write_text(record.dumps(), "utf-8")
    assert "The record is sound." in out("replay", file, "--content", own_copy)
    wrong(("replay", file), "content: '")
    wrong(("replay", file), "--content FILE")


# --- as a program --------------------------------------------------------------------------------


def program(*args: str, **env: str) -> subprocess.CompletedProcess[bytes]:
    path = os.pathsep.join(sys.path)
    return subprocess.run(
        [sys.executable, "-m", "sternentisch", *args],
        capture_output=True,
        input=b"quit\n",
        env={**os.environ, "PYTHONPATH": path, "LANG": "C.UTF-8", "LC_ALL": "", **env},
        check=False,
    )


def test_the_program_has_the_same_exit_codes() -> None:
    missing = program("rules", "chess")
    assert missing.returncode == 2
    assert missing.stdout == b""
    known = ", ".join(sternentisch.game_ids())
    assert missing.stderr.decode() == f"sternentisch: unknown game 'chess'; known: {known}\n"
    assert program("--version").returncode == 0


def test_a_terminal_without_unicode_or_colour() -> None:
    game = program("play", "cave-in", "--seed", "1", PYTHONIOENCODING="ascii", NO_COLOR="1")
    assert game.returncode == 0
    text = game.stdout.decode("ascii")
    assert "Your hand" in text
    assert "\x1b" not in text
    german = program("play", "cave-in", "--lang", "de", PYTHONIOENCODING="latin-1")
    assert german.returncode == 0


def children(pid: int) -> list[int]:
    return [int(text) for text in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


@pytest.mark.skipif(sys.platform != "linux", reason="looks at processes in /proc")
def test_ctrl_c_ends_a_simulation_and_its_workers() -> None:
    command = [sys.executable, "-m", "sternentisch", "sim", "cave-in"]
    process = subprocess.Popen(
        [*command, "--games", "1000000", "--jobs", "2"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "LANG": "C.UTF-8"},
        start_new_session=True,
    )
    try:
        deadline = time.monotonic() + 30
        while len(workers := children(process.pid)) < 2 and time.monotonic() < deadline:
            time.sleep(0.05)
        time.sleep(2)  # let the workers set themselves up, also on a busy machine
        assert len(workers) == 2
        os.killpg(process.pid, signal.SIGINT)  # as a terminal does
        stdout, stderr = process.communicate(timeout=60)
    finally:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
    assert process.returncode == 130
    assert stdout == b""
    assert b"Traceback" not in stderr
    assert not any(Path(f"/proc/{pid}/cmdline").exists() for pid in workers)


def test_starting_up_loads_nothing_heavy() -> None:
    code = (
        "import sys, sternentisch.cli.app as app\n"
        "heavy = ('rich', 'fluent', 'babel', 'concurrent', 'openskill',\n"
        "         'sternentisch.games.cave_in')\n"
        "print([name for name in heavy if name in sys.modules])"
    )
    path = os.pathsep.join(sys.path)
    done = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        env={**os.environ, "PYTHONPATH": path},
        check=True,
    )
    assert done.stdout.strip() == b"[]"
