"""Whoever has not installed the extra is told so, and misses nothing else."""

from __future__ import annotations

import subprocess
import sys

import pytest

from tests.support.commands import environment

WITHOUT = "import sys; sys.modules.update(dict.fromkeys({packages!r})); "
PACKAGES = ["numpy", "gymnasium", "pettingzoo", "pyspiel"]


def run(code: str, packages: list[str]) -> subprocess.CompletedProcess[str]:
    """Run some Python where packages cannot be imported."""
    return subprocess.run(
        [sys.executable, "-c", WITHOUT.format(packages=packages) + code],
        env=environment(),
        capture_output=True,
        text=True,
        timeout=100,
        check=False,
    )


@pytest.mark.parametrize(
    ("module", "package"),
    [
        ("aec", "pettingzoo"),
        ("parallel", "pettingzoo"),
        ("gym", "gymnasium"),
        ("openspiel", "pyspiel"),
        ("vector", "numpy"),
    ],
)
def test_a_missing_package_is_told_with_the_extra_that_has_it(module: str, package: str) -> None:
    done = run(f"import sternentisch.rl.{module}", [package])
    last = done.stderr.splitlines()[-1]
    assert last.startswith("sternentisch.kernel.refusal.BadInput: learning needs more packages")
    assert 'pip install "sternentisch[rl]"' in last
    assert package in last


def test_everything_else_works_without_them() -> None:
    code = "import sternentisch; from sternentisch.cli.app import app; app({args!r})"
    done = run(code.format(args=["observation", "cryo", "--seats", "2"]), PACKAGES)
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("Cryo, seats: 2, numbers: ")
