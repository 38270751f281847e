"""The page about learning shows what works."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.runner import document, out, wrong
from tests.support.commands import run_section, sections

PAGE = Path(__file__).parents[2] / "docs" / "rl.md"


@pytest.mark.parametrize("section", sections(PAGE))
def test_what_the_page_shows_works(section: str, tmp_path: Path) -> None:
    run_section(PAGE, section, tmp_path)


def test_the_command_lists_every_field_where_it_begins() -> None:
    fields = document("observation", "cryo", "--seats", 3, "--json")["fields"]
    start = 0
    for field in fields:
        assert field["start"] == start
        start += field["size"]
    table = out("observation", "cryo", "--seats", 3)
    assert table.startswith(f"Cryo, seats: 3, numbers: {start}\n")
    assert len(table.splitlines()) == 4 + len(fields)
    assert f"| `{fields[-1]['name']}` | {fields[-1]['about']} |" in table


def test_a_wrong_number_of_seats_is_told() -> None:
    wrong(("observation", "cryo", "--seats", 9), "cryo is for 2 to 4 players, not 9")
