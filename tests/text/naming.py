"""What every game must have words for, whatever it is about."""

from __future__ import annotations

from typing import Any

import croupier
from croupier.table import GameInfo
from croupier.text.words import slug


def of_every_game(info: GameInfo) -> set[str]:
    """Its title and summary, its places and counters as any board shows them, and what a table can be opened with."""
    view: Any = croupier.open_table(info.name, info.usual_seats(), 1).view(0)
    return {
        "game-title",
        "game-summary",
        *[f"zone-{zone['name'].partition(':')[0]}" for zone in view["zones"]],
        *[f"counter-{counter['name']}" for counter in view["counters"]],
        *[f"table-option-{slug(option.name)}" for option in info.options],
        *[f"table-option-{slug(option.name)}-{slug(str(each))}" for option in info.options for each in option.choices],
    }
