"""Compiles the engine and the games with mypyc, and packs the page if it is built; the rest of the build is in pyproject.toml.

CROUPIER_PURE=1 leaves everything interpreted, and so does a machine without a C compiler or Python's headers.
"""

import os
import shlex
import shutil
import sys
import sysconfig
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

BUILD = Path("build")
PAGES = (Path("page"), BUILD / "page")  # in a source distribution, and in a checkout
COMPILED = ("src/croupier/table", "src/croupier/text", "src/croupier/shelf/*", "src/croupier/research")
INTERPRETED = {
    "__init__.py",
    "arrays.py",
    "bot.py",
    "bot_manner.py",
    "bot_panel.py",
    "bot_reasons.py",
    "bot_search.py",
    "chances.py",
    "fields.py",
    "figures.py",
    "seen.py",
    "stakes.py",
    "story.py",
    "telling.py",
    "terminal.py",
    "view.py",
}
METADATA_ONLY = {"dist_info", "egg_info"}


def can_compile() -> bool:
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")[0]
    headers = Path(sysconfig.get_path("include"), "Python.h")
    return shutil.which(compiler) is not None and headers.exists()


def extensions() -> list:
    if os.environ.get("CROUPIER_PURE") == "1" or METADATA_ONLY & set(sys.argv) or not can_compile():
        return []
    groups = [
        group for group in map(library, sorted(path for glob in COMPILED for path in Path().glob(glob))) if group[0]
    ]
    if not groups:
        return []
    from mypyc.build import mypycify

    modules = [module for group, _ in groups for module in group]
    compiled = mypycify(modules, opt_level="2", debug_level="0", target_dir=str(BUILD), separate=groups)
    if sys.platform == "linux":
        flags = ["-fno-plt", "-fno-semantic-interposition", "-include", str(run_once(modules))]
        for extension in compiled:
            extension.extra_compile_args = [*extension.extra_compile_args, *flags]
    return sorted(compiled, key=size, reverse=True)  # the longest first, so that none of them is waited for alone


def run_once(modules: list[str]) -> Path:
    """Write a header that tells the C compiler which functions run once: those that carry out the top level of a module. It
    then spends no time on making them fast, which is a fifth of all its time."""
    header = BUILD / "run_once.h"
    names = [".".join(Path(module).with_suffix("").parts[1:]) for module in modules]
    lines = [f"char CPyDef_{name.replace('.', '___')}_____top_level__(void) __attribute__((cold));\n" for name in names]
    if not header.exists() or header.read_text() != "".join(lines):
        header.write_text("".join(lines))
    return header


def size(extension: Extension) -> int:
    return sum(Path(source).stat().st_size for source in extension.sources)


def is_compiled(module: Path) -> bool:
    """Whether a module is compiled; so is what players think with (``bot_odds.py``). The players themselves (``bot.py``) are
    not: compiled, they would take no other chair than that of a table at hand (``croupier.remote``)."""
    return module.name not in INTERPRETED


def library(folder: Path) -> tuple[list[str], str]:
    """The modules of a folder that are compiled into one library: the engine, or a game; they are built side by side."""
    modules = sorted(str(path) for path in folder.glob("*.py") if is_compiled(path))
    return modules, f"croupier_{folder.name}"


class BuildWithPage(build_py):
    """Copies the built page into the package, where the server looks for it first."""

    def run(self) -> None:
        super().run()
        if not self.editable_mode:
            pack_page(Path(self.build_lib, "croupier", "server", "page"))


class SourcesWithPage(sdist):
    """Puts the built page beside the sources: whoever builds from them need not have the tools for it."""

    def make_release_tree(self, base_dir: str, files: list[str]) -> None:
        super().make_release_tree(base_dir, files)
        pack_page(Path(base_dir, "page"))


def pack_page(target: Path) -> None:
    """Copy the built page, if there is one. CROUPIER_NO_PAGE=1 leaves it out: it may be under construction."""
    if os.environ.get("CROUPIER_NO_PAGE") == "1":
        return
    built = next((page for page in PAGES if (page / "index.html").is_file()), None)
    if built is not None:
        shutil.rmtree(target, ignore_errors=True)
        shutil.copytree(built, target)


BUILD.mkdir(exist_ok=True)
setup(
    cmdclass={"build_py": BuildWithPage, "sdist": SourcesWithPage},
    ext_modules=extensions(),
    options={"build_ext": {"parallel": os.cpu_count()}},
)
