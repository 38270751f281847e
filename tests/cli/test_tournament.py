"""The command line: tournaments."""

from __future__ import annotations

import re

import pytest

from tests.cli.runner import document, out, run, wrong

RIVALS = ("tournament", "cave-in", "--bots", "random,keen", "--games", 5, "--seed", 3)
TEAMS = ("tournament", "astro-knights", "--bots", "random, keen", "--games", 3)


def test_rivals_as_json() -> None:
    figures = document(*RIVALS, "--json")
    assert figures["game"] == "cave-in"
    assert figures["seats"] == 2
    assert figures["seed"] == 3
    assert (figures["games_wanted"], figures["games"], figures["games_played"]) == (5, 6, 6)
    assert figures["bots"] == ["random", "keen"]
    assert figures["panel"] == [{}]
    (pair,) = figures["pairs"]
    assert pair["bots"] == ["random", "keen"]
    assert pair["games"] == 6
    assert sum(pair["share"].values()) == pytest.approx(1)
    low, high = pair["interval"]
    assert 0 <= low <= pair["share"]["random"] <= high <= 1
    best, worst = figures["ratings"]
    assert set(best) == {"bot", "mu", "sigma", "ordinal", "share", "mean_points"}
    assert best["ordinal"] == pytest.approx(best["mu"] - 3 * best["sigma"], abs=0.01)
    assert best["ordinal"] >= worst["ordinal"]
    assert figures["decisions_per_game"] > 10
    assert set(figures["timing"]["milliseconds_per_decision"]) == {"random", "keen"}
    assert "teams" not in figures


def test_the_same_command_prints_the_same_figures_on_any_number_of_processes() -> None:
    one, two = (document(*RIVALS, "--seats", 3, "--json", "--jobs", jobs) for jobs in (1, 2))
    assert one.pop("timing")["jobs"] == 1
    assert two.pop("timing")["jobs"] == 2
    assert one == two


def test_teams_as_json() -> None:
    figures = document(*TEAMS, "--seats", 1, "--json")
    assert figures["games"] == 4
    assert figures["games_played"] == 8
    assert [entry["boss"] for entry in figures["panel"]] == [
        *("furion", "architect", "lunaris", "kontinnua"),
    ]
    assert [team["bot"] for team in figures["teams"]] == ["random", "keen"]
    for team in figures["teams"]:
        assert team["games"] == 4
        assert team["rate"] == team["wins"] / 4
        assert team["interval"][0] <= team["rate"] <= team["interval"][1]
        assert sum(part["wins"] for part in team["by_panel"]) == team["wins"]
        assert [part["games"] for part in team["by_panel"]] == [1, 1, 1, 1]
    assert len(figures["pairs"]) == 1
    assert len(figures["ratings"]) == 2


def test_an_option_wins_over_the_panel() -> None:
    figures = document(*TEAMS, "--option", "boss=random", "--json")
    assert figures["panel"] == [{"boss": "random"}]
    assert figures["games"] == 3


def test_a_single_team_is_counted_but_not_rated() -> None:
    args = ("tournament", "astro-knights", "--bots", "random", "--games", 4)
    figures = document(*args, "--json")
    assert figures["pairs"] == []
    assert figures["ratings"][0]["share"] is None
    text = out(*args)
    assert "1 team, 4 games each, 2 players, seed 0" in text
    assert "Rating" not in text


@pytest.mark.parametrize("columns", ["80", "120"])
def test_tables_of_rivals(columns: str) -> None:
    text = out(*RIVALS, "--lang", "en", COLUMNS=columns)
    assert "Cave-In: 2 bots, 6 games per pair, 2 players, seed 3" in text
    assert "5 were wanted; only whole rounds, of 2 games each, are played." in text
    assert re.search(r"^ +1  keen +Keen +[\d.-]+ +[\d.]+ +[\d.]+ +[\d.]+% +[\d.]+", text, re.M)
    assert re.search(r"keen +random +6 +[\d.]+% : [\d.]+% +[\d.]+–[\d.]+%", text)
    assert re.search(r"Milliseconds per decision: [\d.]+\s\(random\)", text)
    assert all(len(line.rstrip()) <= int(columns) for line in text.splitlines())


def test_tables_in_german() -> None:
    text = out(*RIVALS, "--lang", "de")
    assert "2 Bots, 6 Partien je Paar, 2 Spieler, Startwert 3" in text
    assert "nur ganze Runden zu je 2 Partien" in text
    assert re.search(r"keen +Eifrig +-?\d+,\d\d ", text)
    text = out(*TEAMS, "--lang", "de")
    assert "2 Teams, je 4 Partien, 2 Spieler, Startwert 0" in text
    assert "Boss: Siegquote" in text
    assert "Architekt 08/15" in text


def test_nothing_is_said_of_rounding_where_nothing_is_rounded() -> None:
    assert "wanted" not in out("tournament", "cave-in", "--bots", "random,keen", "--games", 2)


@pytest.mark.parametrize(
    ("command", "message"),
    [
        ("chess --bots random,keen", "unknown game 'chess'"),
        ("cave-in --bots keen", "bots: at least 2 wanted, 1 given"),
        ("cave-in --bots ,", "bots: at least 2 wanted, 0 given"),
        ("astro-knights --bots ,", "bots: at least 1 wanted, 0 given"),
        ("cave-in --bots keen,hal", "unknown bot 'hal'; known: "),
        ("cave-in --bots keen,random,keen", "'keen' is listed 2 times; a bot does not meet itself"),
        ("cave-in --bots keen,random --seats 5", "cave-in is for 2 to 4 players, not 5"),
        ("cave-in --bots keen,random --seats 1", "players, not 1"),
        ("cave-in --bots keen,random --games 0", "games: at least 1 wanted, not 0"),
        ("cave-in --bots keen,random --jobs 0", "jobs: at least 1 wanted, not 0"),
        ("cave-in --bots keen,random --seed x", "seed 'x': a whole number"),
        ("cave-in --bots keen,random --option x=1", "options.x: unknown option"),
        ("cave-in --bots keen,random --option x", "NAME=VALUE wanted"),
        ("cave-in --bots keen,random --lang fr", "unknown language 'fr'"),
        ("cave-in --bots keen,random --content no-such.toml", "no-such.toml: No such file"),
        ("astro-knights --bots keen --option boss=hal", "'hal' is none of furion"),
    ],
)
def test_errors_are_one_clear_line(command: str, message: str) -> None:
    wrong(("tournament", *command.split()), message)


def test_without_bots_there_is_no_tournament() -> None:
    result = run("tournament", "cave-in")
    assert result.exit_code == 2
    assert result.stdout == ""
    assert "--bots" in result.stderr


def test_ctrl_c_in_a_tournament(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("sternentisch.cli.competing.hold", interrupted)
    result = run(*RIVALS)
    assert result.exit_code == 130
    assert result.stdout == ""
