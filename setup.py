"""
Compile the engine with mypyc where that is possible, and leave it plain Python where it is not.

STERNENTISCH_PURE=1              do not compile
STERNENTISCH_REQUIRE_COMPILED=1  fail rather than fall back to plain Python

Nothing is ever built in the source tree: a compiled module left beside its source would silently
win over every later edit. C files, build tree and metadata live in a fresh temporary folder.
"""

from __future__ import annotations

import os
import shutil
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import cast

from setuptools import Extension, setup
from setuptools.command.bdist_wheel import bdist_wheel
from setuptools.command.build_ext import build_ext

PACKAGE = Path("src", "sternentisch")
COMPILED = ("kernel/*.py", "games/*/**/*.py", "bots/**/*.py")
EXCLUDED = (  # off the hot path, better interpreted
    "bots/registry.py",
    "bots/judges/registry.py",
    "kernel/content.py",
    "kernel/game.py",
    "kernel/observation.py",
    "kernel/option.py",
    "kernel/phrase.py",
    "kernel/reader.py",
    "kernel/record.py",
    "kernel/registry.py",
    "kernel/view.py",
    "games/*/content*.py",
    "games/*/decisions.py",
    "games/*/describe.py",
    "games/*/game.py",
    "games/*/position*.py",
    "games/*/view.py",
    "games/*/wording*.py",
)

# Lenient on purpose: `make check` is the strict judge, and an isolated build has no other packages.
MYPY_OPTIONS = [
    "--config-file=",
    f"--cache-dir={os.devnull}",
    "--ignore-missing-imports",
    "--follow-imports=silent",
]

# Without these, calls between compiled functions go through the table of replaceable symbols.
DIRECT_CALLS = ["-fno-semantic-interposition", "-fvisibility=hidden"]
# Warnings about generated C help nobody, and looking for them takes a third of the time.
NO_WARNINGS = ["-w", "-Wno-all"]

PURE = os.environ.get("STERNENTISCH_PURE") == "1"
COMPILED_REQUIRED = os.environ.get("STERNENTISCH_REQUIRE_COMPILED") == "1"


def fall_back(reason: str) -> list[Extension]:
    """Go on without compiled modules, saying why; or stop, if they are required."""
    if COMPILED_REQUIRED:
        sys.exit(f"sternentisch: not compiled, though required: {reason}")
    print(f"sternentisch: not compiled, works but slower: {reason}", file=sys.stderr, flush=True)
    return []


def compiled_sources() -> list[str]:
    """Every module to compile, as a path relative to this folder: tracebacks will show it."""
    return sorted(
        path.as_posix()
        for pattern in COMPILED
        for path in PACKAGE.glob(pattern)
        if path.name != "__init__.py"
        and not any(path.relative_to(PACKAGE).match(excluded) for excluded in EXCLUDED)
    )


def extensions(c_folder: Path) -> list[Extension]:
    """The compiled modules: one shared library and a small shim for each module."""
    if PURE:
        return fall_back("STERNENTISCH_PURE is set")
    try:
        from mypyc.build import mypycify  # only now: it asks whether setuptools is loaded
    except ImportError:
        return fall_back("mypyc is not installed")
    sources = compiled_sources()
    if not sources:
        return fall_back("there are no modules to compile")
    try:
        generated = mypycify(
            [*MYPY_OPTIONS, *sources],
            opt_level="3",
            debug_level="0",
            group_name="sternentisch",
            target_dir=str(c_folder),
        )
    except (Exception, SystemExit) as error:  # mypyc prints its findings, then exits
        return fall_back(f"mypyc refused the sources ({error!r}, see above)")
    found = cast("list[Extension]", generated)  # setuptools is loaded, so they are of its kind
    for extension in found:
        extension.optional = True
        if sysconfig.get_config_var("CC"):  # gcc or clang: let compiled functions call directly
            given = extension.extra_compile_args
            extension.extra_compile_args = [*given, *DIRECT_CALLS, *NO_WARNINGS]
    return found


class AllOrNothing(build_ext):
    """Compiles every extension or leaves none: a shim without its library breaks the import."""

    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel = self.parallel or os.cpu_count()  # the shims beside the large library
        if self.inplace:
            sys.exit("sternentisch: not built in place: install the wheel (make setup)")

    def run(self) -> None:
        reason = "the C compiler failed (see above)"
        if not Path(sysconfig.get_path("include"), "Python.h").exists():
            reason = "Python.h is missing (Debian, Ubuntu: apt install python3-dev)"
        try:
            super().run()
        except Exception as error:  # no usable C compiler at all
            reason = f"no C compiler ({error})"
        built = [Path(self.get_ext_fullpath(extension.name)) for extension in self.extensions]
        if not all(path.exists() for path in built):
            for path in built:
                path.unlink(missing_ok=True)
            fall_back(reason)
            self.extensions = []
            self.distribution.ext_modules = []


class HonestWheel(bdist_wheel):
    """Names the wheel after what was really built: `any` platform, if nothing was compiled."""

    def run(self) -> None:
        self.run_command("build")
        self.root_is_pure = not self.distribution.has_ext_modules()
        super().run()


def main() -> None:
    """Run setuptools in a temporary build folder."""
    building = not {"bdist_wheel", "build", "build_ext"}.isdisjoint(sys.argv)
    folder = Path(tempfile.mkdtemp(prefix="sternentisch-build-"))
    (folder / "metadata").mkdir()
    try:
        setup(
            ext_modules=extensions(folder / "c") if building else [],
            cmdclass={"build_ext": AllOrNothing, "bdist_wheel": HonestWheel},
            options={
                "build": {"build_base": str(folder / "build")},
                "egg_info": {"egg_base": str(folder / "metadata")},
            },
        )
    finally:
        shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    main()
