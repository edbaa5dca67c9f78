"""``make wheel``: builds a wheel that includes the page, and a source distribution, and tries both in an empty virtual
environment.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from urllib.request import urlopen

from setuptools import build_meta

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "build" / "page"
DIST = ROOT / "dist"


def main() -> None:
    os.chdir(ROOT)
    shutil.rmtree(DIST, ignore_errors=True)
    DIST.mkdir()
    with TemporaryDirectory() as folder:
        wheel = pack_wheel(Path(folder))
        source = DIST / build_meta.build_sdist(str(DIST))
        environment = Path(folder) / "bare"
        subprocess.run([sys.executable, "-m", "venv", environment], check=True)
        try_out(environment, wheel, {})
        try_out(environment, source, {"CC": "no-compiler-here"}, "--no-deps", "--force-reinstall")
    for each in (wheel, source):
        print(f"{each.relative_to(ROOT)}  {each.stat().st_size / 1e6:.1f} MB")


def pack_wheel(folder: Path) -> Path:
    """Take the wheel that `make setup` has built and installed, with the current page."""
    (built,) = (ROOT / "build" / "wheel").glob("*.whl")
    subprocess.run(
        [sys.executable, "-m", "wheel", "unpack", built, "-d", folder], check=True, stdout=subprocess.DEVNULL
    )
    (unpacked,) = folder.glob("croupier-*")
    page = unpacked / "croupier" / "server" / "page"
    shutil.rmtree(page, ignore_errors=True)
    shutil.copytree(PAGE, page)
    subprocess.run([sys.executable, "-m", "wheel", "pack", unpacked, "-d", DIST], check=True, stdout=subprocess.DEVNULL)
    return DIST / built.name


def try_out(environment: Path, package: Path, variables: dict[str, str], *options: str) -> None:
    """Install a package, let bots play a game in the terminal, and check that the server has its page."""
    print(f"trying {package.name}", flush=True)
    pip = [environment / "bin" / "python", "-m", "pip", "--disable-pip-version-check", "install", "-qq"]
    subprocess.run([*pip, *options, package], check=True, env={**os.environ, **variables})
    croupier = environment / "bin" / "croupier"
    elsewhere = {**os.environ, "XDG_DATA_HOME": str(environment / "data"), "PYTHONPATH": ""}
    play = [croupier, "play", "russian-roulette", "--seats", "2", "--humans", "0", "--seed", "1", "--lang", "en"]
    told = subprocess.run(
        play, check=True, env=elsewhere, cwd=environment, input="\n", stdout=subprocess.PIPE, text=True
    ).stdout
    assert "The game is over" in told or "seed" in told.lower(), told
    serve = [croupier, "serve", "--port", "0"]
    with subprocess.Popen(serve, env=elsewhere, cwd=environment, stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            found = next((match for line in server.stdout if (match := re.search(r"http://\S+", line))), None)
            assert found is not None, "the server did not start"
            page = urlopen(found[0]).read().decode()
            script = re.search(r'src="(/assets/[^"]+\.js)"', page)
            assert script is not None, page
            assert urlopen(found[0].rstrip("/") + script[1]).status == 200
        finally:
            server.terminate()


if __name__ == "__main__":
    main()
