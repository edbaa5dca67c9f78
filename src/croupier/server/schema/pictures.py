"""The pictures of the games for the page, which bundles the drawings that they name; and the credits of their authors."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

import msgspec

from croupier.server.schema.views import games
from croupier.shelf.box import pictures_of
from croupier.table import GameInfo

# A sign of game-icons.net includes its author: game-icons:lorc/cowled.
SIGNS: Final = "game-icons:"
AUTHORS: Final = {
    "delapouite": "[Delapouite](https://delapouite.com)",
    "lorc": "[Lorc](https://lorcblog.blogspot.com)",
    "skoll": "Skoll",
    "sbed": "[Sbed](https://opengameart.org/content/95-game-icons)",
    "caro-asercion": "Caro Asercion",
    "faithtoken": "[Faithtoken](http://fungustoken.deviantart.com)",
    "quoting": "Quoting",
    "carl-olsen": "[Carl Olsen](https://twitter.com/unstoppableCarl)",
    "various-artists": "various artists",
    "guard13007": "[Guard13007](https://guard13007.com)",
    "john-colburn": "[John Colburn](http://ninmunanmu.com)",
    "cathelineau": "Cathelineau",
}

Pair = tuple[str, str]


class Variant(msgspec.Struct, forbid_unknown_fields=True):
    """What the kinds of one colour share if a card has several colours."""

    why: str
    badge: str = ""
    tint: str = ""


class Picture(Variant, forbid_unknown_fields=True, kw_only=True):
    """How a kind is drawn, and what a player should see in it."""

    icon: str


class Pictures(msgspec.Struct, forbid_unknown_fields=True):
    """What a game declares: colours in the light and in the dark theme, and pictures of cards and of other kinds."""

    ground: Pair
    tints: dict[str, Pair]
    kinds: dict[str, Picture]
    cards: dict[str, Picture]
    ink: Pair | None = None
    rim: Pair | None = None
    drawings: dict[str, str] = {}
    variants: dict[str, Variant] = {}


def declared(info: GameInfo) -> Pictures:
    """The pictures that a game declares in ``cards.toml`` and ``pictures.toml``."""
    return msgspec.convert(pictures_of(info.package), Pictures)


def by_kind(info: GameInfo) -> dict[str, Picture]:
    """The picture of every kind. A card of several colours has a kind for each, which ends with the name of the variant."""
    pictures = declared(info)
    kinds = set(info.layout(info.seats[0]).kinds)
    found: dict[str, Picture] = {}
    for card, picture in pictures.cards.items():
        if card in kinds:
            found[card] = picture
            continue
        for name, each in pictures.variants.items():
            if (kind := f"{card}-{name}") in kinds:
                why = f"{picture.why}; {each.why}"
                found[kind] = Picture(icon=picture.icon, badge=each.badge, tint=each.tint, why=why)
    return found | pictures.kinds


def files() -> dict[Path, str]:
    """What the page reads, in a file for each game."""
    return {Path(f"web/src/games/{info.name}/pictures.json"): _for_page(info) for info in games()}


def credits() -> str:
    """The authors of the signs as a page of the documentation."""
    signs: dict[str, set[str]] = {author: set() for author in AUTHORS}
    for info in games():
        for picture in by_kind(info).values():
            for drawing in (picture.icon, picture.badge):
                if drawing.startswith(SIGNS):
                    author, _, sign = drawing.removeprefix(SIGNS).partition("/")
                    if author not in signs:
                        raise ValueError(f"{drawing}: no author {author!r} in {__name__}")
                    signs[author].add(sign)
    rows = [f"| {AUTHORS[author]} | {', '.join(sorted(those))} |" for author, those in signs.items()]
    return "\n".join([HEAD, *rows, ""])


HEAD: Final = """# Credits of the pictures

The page shows these credits at `/credits`, linked from the home page and the settings. The table is generated from the
declarations of the games (`make protocol`).

- **Fluent Emoji** by Microsoft Corporation, <https://github.com/microsoft/fluentui-emoji>, MIT licence, through
  `@iconify-json/fluent-emoji-flat`.
- **Game-icons.net**, <https://game-icons.net>, Creative Commons Attribution 3.0
  (<https://creativecommons.org/licenses/by/3.0/>), through `@iconify-json/game-icons`. The signs are recoloured and combined.
- **Fonts**, SIL Open Font License 1.1, unchanged, through `@fontsource/…`: **Fredoka** (Smile Life), © 2016 The Fredoka
  Project Authors; **Lilita One** (Total Rickall), © 2011 Juan Montoreano. They are loaded with their board (`mood.css`,
  `font-display: swap`); the other two boards have no room for fonts within 150 KB.

| author | signs |
| --- | --- |"""


def _for_page(info: GameInfo) -> str:
    pictures = declared(info)
    colours = {"ground": pictures.ground, "ink": pictures.ink, "rim": pictures.rim, "tints": pictures.tints}
    kinds = {
        kind: {
            key: drawing
            for key, drawing in (("icon", _bundled(each.icon)), ("badge", _bundled(each.badge)), ("tint", each.tint))
            if drawing
        }
        for kind, each in by_kind(info).items()
    }
    whole = {**colours, "drawings": pictures.drawings, "kinds": kinds}
    return json.dumps({key: value for key, value in whole.items() if value}, indent=2, ensure_ascii=False) + "\n"


def _bundled(drawing: str) -> str:
    """The name of a drawing in the bundled sets, which do not include the author of a sign."""
    return SIGNS + drawing.partition("/")[2] if drawing.startswith(SIGNS) else drawing
