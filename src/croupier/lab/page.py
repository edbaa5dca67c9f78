"""Reports as one HTML file that needs no network: tables, and plots as inline SVG."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from math import ceil, floor, log10
from typing import Final, NamedTuple

STYLE: Final = """
:root { color-scheme: light dark; --ink: #1d2733; --soft: #66727f; --line: #d6dce2; --paper: #fff; --bar: #2f6f9f;
  --good: #2c7a4b; --bad: #b3402f; --pale: #eef2f5 }
@media (prefers-color-scheme: dark) { :root { --ink: #e6ebf0; --soft: #9aa7b4; --line: #3a4651; --paper: #171d23;
  --bar: #6fb1de; --good: #6cc48f; --bad: #f08c7d; --pale: #222b33 } }
* { box-sizing: border-box }
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); max-width: 60rem; margin: 2rem auto;
  padding: 0 1rem }
h1 { font-size: 1.6rem; margin-bottom: .2rem } h2 { font-size: 1.15rem; margin: 2.2rem 0 .4rem }
p { max-width: 46rem } .soft { color: var(--soft) }
.wide { overflow-x: auto } table { border-collapse: collapse; font-variant-numeric: tabular-nums; margin: .6rem 0 }
th, td { padding: .25rem .7rem; border-bottom: 1px solid var(--line); text-align: right; white-space: nowrap }
th:first-child, td:first-child { text-align: left } th { font-weight: 600 }
.better { color: var(--good); font-weight: 600 } .worse { color: var(--bad); font-weight: 600 }
svg { width: 100%; height: auto; display: block } svg text { fill: var(--ink); font-size: 13px }
svg .soft { fill: var(--soft) } svg .axis { stroke: var(--line) } svg .even { stroke: var(--soft); stroke-dasharray: 4 4 }
svg .bar { fill: var(--bar) } svg .reach { stroke: var(--bar); stroke-width: 3; stroke-linecap: round }
"""
WIDTH: Final = 860
LABELS: Final = 260
ROW: Final = 26
ACROSS: Final = WIDTH - LABELS - 90


class Reach(NamedTuple):
    """A figure with its interval, as a row of a plot."""

    label: str
    low: float
    at: float
    high: float
    even: float | None = None


class Cell(NamedTuple):
    """A cell of a table that is better or worse than usual."""

    text: str
    mood: str


def page(title: str, about: str, sections: Sequence[tuple[str, str]]) -> str:
    """A whole page. Titles are words; the sections and ``about`` are HTML."""
    body = "\n".join([f"<section><h2>{escape(name)}</h2>\n{html}</section>" for name, html in sections])
    return (
        f'<!doctype html>\n<html lang="en">\n<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">'
        f"<title>{escape(title)}</title><style>{STYLE}</style></head>\n"
        f"<body><h1>{escape(title)}</h1>\n{about}\n{body}</body>\n</html>\n"
    )


def words(*sentences: str) -> str:
    """A paragraph."""
    return f"<p>{escape(' '.join(sentences))}</p>\n"


def table(heads: Sequence[str], rows: Sequence[Sequence[str | Cell]]) -> str:
    """A table with a head."""
    head = "".join([f'<th scope="col">{escape(each)}</th>' for each in heads])
    body = "".join([f"<tr>{''.join([_cell(each) for each in row])}</tr>\n" for row in rows])
    return f'<div class="wide"><table><thead><tr>{head}</tr></thead>\n<tbody>{body}</tbody></table></div>\n'


def _cell(cell: str | Cell) -> str:
    if isinstance(cell, Cell):
        return f'<td class="{cell.mood}">{escape(cell.text)}</td>'
    return f"<td>{escape(cell)}</td>"


def reaches(rows: Sequence[Reach], described: str, percent: bool = True) -> str:
    """A plot of figures with their intervals, one below the other."""
    ends = [end for row in rows for end in (row.low, row.high, *([] if row.even is None else [row.even]))]
    low, high, step = scale(min(ends), max(ends))

    def x(value: float) -> float:
        return LABELS + ACROSS * (value - low) / (high - low)

    def say(value: float) -> str:
        return f"{value * 100:.0f} %" if percent else f"{value:.0f}"

    height = ROW * len(rows) + 40
    parts: list[str] = []
    for tick in range(round((high - low) / step) + 1):
        value = low + tick * step
        parts.append(f'<line class="axis" x1="{x(value):.1f}" x2="{x(value):.1f}" y1="8" y2="{height - 26}"/>')
        parts.append(_text(x(value), height - 8, say(value), "middle", "soft"))
    for at, row in enumerate(rows):
        y = ROW * at + 22
        parts.append(_text(LABELS - 14, y + 4, row.label, "end"))
        if row.even is not None:
            parts.append(
                f'<line class="even" x1="{x(row.even):.1f}" x2="{x(row.even):.1f}" y1="{y - 11}" y2="{y + 11}"/>'
            )
        parts.append(f'<line class="reach" x1="{x(row.low):.1f}" x2="{x(row.high):.1f}" y1="{y}" y2="{y}"/>')
        parts.append(f'<circle class="bar" cx="{x(row.at):.1f}" cy="{y}" r="6"/>')
        parts.append(_text(LABELS + ACROSS + 20, y + 4, say(row.at), "start"))
    return _svg(height, described, parts)


def histogram(counts: Mapping[int, int], described: str, most_bars: int = 40) -> str:
    """A plot of how often each number came up; neighbours share a bar where there are many."""
    low, high = min(counts), max(counts)
    width = max(1, ceil((high - low + 1) / most_bars))
    bars: dict[int, int] = {}
    for value, count in counts.items():
        bars[(value - low) // width] = bars.get((value - low) // width, 0) + count
    number = (high - low) // width + 1
    each = min((WIDTH - 80) / number, 60)
    tallest = max(bars.values())
    total = sum(bars.values())
    parts: list[str] = []
    every = max(1, ceil(number / 12))
    for at in range(number):
        count = bars.get(at, 0)
        tall = 150 * count / tallest
        first, last = low + at * width, low + (at + 1) * width - 1
        name = str(first) if width == 1 else f"{first} to {last}"
        left = 50 + at * each
        parts.append(
            f'<rect class="bar" x="{left:.1f}" y="{170 - tall:.1f}" width="{max(each - 2, 1):.1f}" height="{tall:.1f}">'
            f"<title>{name}: {count:,}, {count / total:.1%}</title></rect>"
        )
        if at % every == 0:
            parts.append(_text(left + each / 2 - 1, 188, str(first), "middle", "soft"))
    parts.append(f'<line class="axis" x1="50" x2="{50 + each * number:.1f}" y1="170" y2="170"/>')
    parts.append(_text(44, 28, f"{tallest / total:.0%}", "end", "soft"))
    return _svg(200, described, parts)


def scale(low: float, high: float) -> tuple[float, float, float]:
    """Round limits around two values, and the step between the marks of an axis."""
    reach = (high - low) or abs(high) or 1.0
    unit = 10.0 ** floor(log10(reach))
    step = next(unit * of for of in (0.1, 0.2, 0.5, 1, 2) if reach / (unit * of) <= 8)
    return floor(low / step) * step, ceil(high / step) * step, step


def _text(x: float, y: float, words: str, anchor: str, kind: str = "") -> str:
    of_kind = f' class="{kind}"' if kind else ""
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}"{of_kind}>{escape(words)}</text>'


def _svg(height: int, described: str, parts: Sequence[str]) -> str:
    return (
        f'<svg viewBox="0 0 {WIDTH} {height}" role="img" aria-label="{escape(described)}">\n'
        + "\n".join(parts)
        + "\n</svg>\n"
    )
