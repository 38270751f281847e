"""What is in the wheels: the whole package, the built page, and what they say of themselves."""

from __future__ import annotations

from pathlib import Path
from zipfile import ZipFile

import pytest

from tests.wheel.installing import ROOT, find_wheel, is_compiled, read_wheel

KINDS = {"compiled": True, "plain": False} if is_compiled() else {"plain": False}
PACKAGE = ROOT / "src" / "sternentisch"
LEFT_OUT = {"sternentisch/server/protocol.ts"}
"""Of use where the page is built, nowhere else."""


@pytest.fixture(params=KINDS)
def wheel(request: pytest.FixtureRequest) -> Path:
    return find_wheel(compiled=KINDS[request.param])


def in_package() -> set[str]:
    """Every file that Git knows or `make` builds, as a wheel names it."""
    return {
        path.relative_to(PACKAGE.parent).as_posix()
        for path in PACKAGE.rglob("*")
        if path.is_file() and "__pycache__" not in path.parts and not path.name.startswith(".")
    }


def in_wheel(wheel: Path) -> set[str]:
    with ZipFile(wheel) as packed:
        return {name for name in packed.namelist() if not name.endswith("/")}


def test_a_wheel_has_the_whole_package_and_the_page(wheel: Path) -> None:
    wanted = in_package()
    assert "sternentisch/server/site/index.html" in wanted, "no page: `make setup` builds it"
    found = {name for name in in_wheel(wheel) if ".dist-info/" not in name}
    assert {name for name in found if not name.endswith(".so")} == wanted - LEFT_OUT


def test_only_the_compiled_wheel_has_machine_code() -> None:
    for kind, compiled in KINDS.items():
        shared = [name for name in in_wheel(find_wheel(compiled=compiled)) if name.endswith(".so")]
        assert any("kernel/state." in name for name in shared) == compiled, kind
        assert bool(shared) == compiled, kind


def test_a_wheel_does_not_know_where_it_was_built(wheel: Path) -> None:
    with ZipFile(wheel) as packed:
        knowing = [name for name in packed.namelist() if str(ROOT).encode() in packed.read(name)]
    assert knowing == []


def test_a_wheel_says_what_it_is(wheel: Path) -> None:
    itself = read_wheel(wheel)
    told = itself.metadata
    assert told["Name"] == "sternentisch"
    assert "board games" in told["Summary"]
    assert "Topic :: Games/Entertainment :: Board Games" in told.get_all("Classifier", [])
    assert told["Requires-Python"] == ">=3.11"
    assert (told["License-Expression"], told["License-File"]) == ("MIT", "LICENSE")
    assert itself.read_text("licenses/LICENSE") == (ROOT / "LICENSE").read_text("utf-8")
    assert "\n## Unofficial\n" in str(told.json["description"])
