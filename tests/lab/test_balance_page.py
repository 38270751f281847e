"""The page of a report: one file, two languages, nothing from elsewhere, its tables as CSV."""

from __future__ import annotations

import csv
import io
import re
import shutil
from html.parser import HTMLParser
from pathlib import Path

import pytest

import sternentisch
from sternentisch.kernel.content import load_content
from sternentisch.lab.balance.charts import intervals
from sternentisch.lab.balance.estimate import Estimate
from sternentisch.lab.balance.figures import ACTION, Figures, measure, measure_both
from sternentisch.lab.balance.page import Report, written
from sternentisch.lab.balance.runs import Study, play
from sternentisch.lab.balance.tables import csv_cells
from sternentisch.lab.balance.words import Words
from tests.support.pebbles.game import Pebbles

PEBBLES = Path(__file__).parents[1] / "support" / "pebbles"
LANGUAGES = ("de", "en")
EMPTY = {"meta"}
"""Elements that have no end."""


class Page(HTMLParser):
    """Reads a page: elements must be closed in order; keeps ids, links and tables."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.ids: list[str] = []
        self.links: list[str] = []
        self.tables: dict[str, list[list[str]]] = {}
        self.words: list[str] = []
        self.feed(text)
        self.close()
        assert not self.open

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        if "id" in given:
            self.ids.append(given["id"] or "")
        self.links += [value or "" for name, value in attrs if name.endswith(("href", "src"))]
        self.links += re.findall(r"url\(([^)]*)\)", " ".join(value or "" for _, value in attrs))
        if tag == "table":
            self.tables[given["data-table"] or ""] = []
        elif tag == "tr":
            self.tables[list(self.tables)[-1]].append([])
        elif tag in ("td", "th"):
            self.tables[list(self.tables)[-1]][-1].append("")
        if tag not in EMPTY:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        self.open.pop()

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if self.open and {"td", "th"} & set(self.open):
            self.tables[list(self.tables)[-1]][-1][-1] += data
        if self.open and self.open[-1] not in ("style", "text"):
            self.words.append(data)


OTHER = "[constants.totem_vp]\nvalue = 30\n"


@pytest.fixture(scope="module")
def sections(tmp_path_factory: pytest.TempPathFactory) -> list[Figures]:
    """Two player counts of a real game."""
    study = Study("cave-in", "keen", 40, [2, 3], 3, {"safety_max_rounds": 4})
    runs = play(study, tmp_path_factory.mktemp("games"))
    return [measure(study.load(), stores) for stores in runs]


@pytest.fixture(scope="module", params=LANGUAGES)
def report(request: pytest.FixtureRequest, sections: list[Figures]) -> Report:
    return Report(sections, [], 3, request.param)


@pytest.fixture(scope="module")
def html(report: Report) -> str:
    return report.html()


@pytest.fixture(scope="module")
def page(html: str) -> Page:
    return Page(html)


def test_the_page_is_well_formed_and_stands_alone(report: Report, html: str, page: Page) -> None:
    assert html.startswith("<!doctype html>")
    assert f'<html lang="{report.language}">' in html
    assert "<script" not in html
    assert html.count("<style") == 1
    assert not re.search(r"https?:|@import|<link|<img|<iframe", html)
    assert len(page.ids) == len(set(page.ids))
    for link in page.links:
        assert link.startswith("#"), link
        assert link[1:] in page.ids


def test_the_page_speaks_one_language(report: Report, page: Page) -> None:
    words = " ".join(page.words)
    told = {"de": ("Was auffällt", "2 Spieler"), "en": ("What stands out", "2 players")}
    other = "en" if report.language == "de" else "de"
    for own in told[report.language]:
        assert own in words
    for foreign in told[other]:
        assert foreign not in words
    assert not re.search(r"[{}$]|None|balance-|\bnan\b", words)


def test_charts_take_their_colours_and_letters_from_the_page(html: str) -> None:
    charts = re.findall(r"<svg.*?</svg>", html, re.DOTALL)
    assert len(charts) >= 12
    for chart in charts:
        assert "var(--" in chart
        assert not re.search(r"#[0-9a-f]{6}", chart), "a colour of its own"
        assert "font-family" not in chart
        assert 'role="img" aria-label="' in chart


def test_csv_files_are_the_tables_of_the_page(report: Report, page: Page) -> None:
    """Every row on the page is a row of a file, with the same values, unrounded."""
    files = {name: list(csv.DictReader(io.StringIO(text))) for name, text in report.csv().items()}
    assert set(files) == {
        *("findings", "places", "traits", "setups", "sources", "course", "ends", "things"),
    }
    shown = {id: rows[1:] for id, rows in page.tables.items()}
    assert sum(map(len, shown.values())) == sum(map(len, files.values())) - len(files["findings"])
    for table in report.tables[1:]:
        rows = [
            row
            for row in files[table.name]
            if (row["seats"], row["table"]) == (str(table.seats), table.id)
        ]
        assert len(rows) == len(table.rows) == len(shown[f"{table.seats}-{table.id}"])
        for place, (row, cells) in enumerate(zip(rows, table.rows, strict=True)):
            kept = list(row.values())[3:]
            assert csv_cells(table, cells) == [value for value in kept if value is not None]
            form = table.forms.get(place)
            told = [
                written(report.words, column, cell, form)
                for column, cell in zip(table.columns, cells, strict=True)
            ]
            assert told == shown[f"{table.seats}-{table.id}"][place]


def test_what_is_reconstructed_is_marked(sections: list[Figures]) -> None:
    words = Words(sections[0].game, "en", sections)
    assert words.origin(("artifact-collected", "contract")) in ("public", "rulebook")
    assert words.origin(("artifact-collected", "third_cyber_arm")) == "reconstructed"
    assert words.marked(("artifact-collected", "third_cyber_arm")) == "Third Cyber Arm ◇"
    assert words.origin(("action-chosen", "mine")) == ""


def test_numbers_are_written_as_the_language_does(sections: list[Figures]) -> None:
    found = Estimate(0.3456, 0.3, 0.4, 0.01)
    german, english = (Words(sections[0].game, language, sections) for language in LANGUAGES)
    assert german.estimate("share", found).replace("\u00a0", " ") == "34,6 % (30,0 – 40,0 %)"
    assert english.estimate("lift", found).replace("\u00a0", " ") == "× 0.35 (0.30 – 0.40)"
    assert english.number(-1234.5, 1) == "−1,234.5"
    assert german.number(1234) == "1.234"
    assert english.chance(0.0001) == "< 0.001"


def test_two_contents_side_by_side(tmp_path: Path) -> None:
    """Totems worth ten times as much are noticed, and in the right place."""
    (tmp_path / "other.toml").write_text(OTHER)
    options: dict[str, object] = {"safety_max_rounds": 4}
    studies = [
        Study("cave-in", "keen", 60, [2], 1, options, content)
        for content in (None, tmp_path / "other.toml")
    ]
    runs = [play(study, tmp_path / "games") for study in studies]
    games = (studies[0].load(), studies[1].load())
    both = [measure_both(games, list(zip(runs[0][0], runs[1][0], strict=True)))]
    report = Report([both[0][0]], both, 1, "en")
    totems = next(row for row in report.compared if row.key == ("source", "totems"))
    assert totems.is_sure
    assert totems.second.value > 5 * totems.first.value
    page = Page(report.html())
    (row,) = [
        row for row in page.tables["2-compared"] if row[:2] == ["Totems", "Points, all seats"]
    ]
    assert row[-1] == "< 0.001"
    assert any("Totems" in line for line in report.lines())
    rows = list(csv.DictReader(io.StringIO(report.csv()["differences"])))
    (kept,) = [r for r in rows if (r["name"], r["measure"]) == ("Totems", "Points, all seats")]
    assert float(kept["difference"]) == pytest.approx(totems.difference.value, rel=1e-4)
    assert float(kept["difference_low"]) == pytest.approx(totems.difference.low, rel=1e-4)


def test_a_chart_without_spread_can_be_drawn() -> None:
    svg = intervals([("only", Estimate(0.5, 0.5, 0.5, 0.0), False)], None, str, "a & b")
    assert 'aria-label="a &amp; b"' in svg


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", sternentisch.game_ids())
def test_every_thing_of_every_game_has_a_name_of_its_own(id: str, language: str) -> None:
    game = sternentisch.load(id)
    things = game.things(2, game.complete(2, None))
    things[ACTION] = ("verb", list(dict.fromkeys(action.verb for action in game.table)))
    words = Words(game, language, [Figures(game, 2, [], things)])
    for kind, (_, values) in things.items():
        assert words.group(kind)
        names = [words.name((kind, value)) for value in values]
        assert all(names)
        assert len(set(names)) == len(names), kind


def test_an_action_worded_only_for_one_question_is_told_as_it_is_typed(tmp_path: Path) -> None:
    shutil.copytree(PEBBLES, tmp_path / "pebbles")
    for path in (tmp_path / "pebbles").glob("*.ftl"):
        text = path.read_text("utf-8").replace("choice-roll =", "choice-take-roll =")
        path.write_text(text, "utf-8")
    game = Pebbles(load_content(PEBBLES / "content.toml"), tmp_path / "pebbles")
    words = Words(game, "en", [Figures(game, 2, [], {ACTION: ("verb", ["take", "roll"])})])
    assert words.name((ACTION, "roll")) == words.say("balance-typed", {"typed": "roll"})
