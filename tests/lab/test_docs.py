"""What the page about the lab shows works as it stands."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.support.commands import run_section, sections

LAB = Path(__file__).parents[2] / "docs" / "lab.md"


@pytest.mark.parametrize("section", sections(LAB))
def test_what_the_page_shows_works(section: str, tmp_path: Path) -> None:
    run_section(LAB, section, tmp_path)
