from pathlib import Path
from tomllib import loads

project = "Croupier"
author = "The Croupier developers"
copyright = f"2026, {author}"
release = loads(Path(__file__).parents[1].joinpath("pyproject.toml").read_text("utf-8"))["project"]["version"]

extensions = ["myst_parser"]
myst_enable_extensions = ["colon_fence", "deflist"]
myst_heading_anchors = 3

html_theme = "furo"
html_title = project
