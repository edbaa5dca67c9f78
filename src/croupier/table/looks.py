"""What viewers are shown of the zones, cached between looks, so that unchanged parts are not rebuilt."""

from __future__ import annotations

from croupier.table.deduction import Insight, joined
from croupier.table.events import Json
from croupier.table.game import Game


class Look:
    """What one viewer was last shown: the zones, and what is known of mixed cards. ``insights`` is the knowledge behind
    it, by pool, and ``at`` the number of the look.
    """

    def __init__(self) -> None:
        self.insights: list[Insight] = []
        self.at = 0
        self.zones: list[Json] = []
        self.known: list[Json] = []


class Looks:
    """The looks of all viewers at one game. Zones that look the same are the same object, from look to look and for
    several viewers, so readers must not change them.
    """

    def __init__(self, game: Game) -> None:
        self.game = game
        self.number = 0
        self._last_move = 0
        self._lying: list[list[int]] = [[] for _ in game.zones]  # the cards of each zone at the last look
        self._moved = [1] * len(game.zones)  # the look at which a zone was first seen in its present state
        self._made: list[Json | None] = [None] * len(game.zones)  # what any viewer was last shown of a zone
        self._open_at = [0] * len(game.zones)  # the last look at which a zone was built that all viewers see alike
        self._looks: dict[int, Look] = {}

    def begin(self) -> None:
        """Notice which zones have changed; after that any number of viewers can look."""
        self.number += 1
        for zone, cards in enumerate(self.game.zones):
            if cards != self._lying[zone]:
                self._lying[zone] = cards[:]
                self._moved[zone] = self.number
                self._last_move = self.number

    def of(self, eye: int) -> Look:
        """What a viewer sees now."""
        look = self._looks.get(eye)
        if look is None:
            look = self._looks[eye] = Look()
        insights = self.game.insights_of(eye)
        same = look.at > 0 and _same(insights, look.insights)
        if not same or self._last_move > look.at:
            insight = joined(eye, insights)
            look.zones = [
                look.zones[zone] if same and moved <= look.at else self._zone(zone, insight)
                for zone, moved in enumerate(self._moved)
            ]
            look.known = self.game.known_groups(insight)
            look.insights = insights
        look.at = self.number
        return look

    def _zone(self, zone: int, insight: Insight) -> Json:
        made = self._made[zone]
        if made is not None and self._open_at[zone] == self.number:
            return made
        cards = self.game.backs(zone, insight)
        if made is None or made["cards"] != cards:
            made = self._made[zone] = zone_view(self.game, zone, cards)
        if self.game.is_open(zone):
            self._open_at[zone] = self.number
        return made


def _same(insights: list[Insight], before: list[Insight]) -> bool:
    """Whether nothing has changed for the viewer."""
    if len(insights) != len(before):
        return False
    for pool, insight in enumerate(insights):
        if insight is not before[pool]:
            return False
    return True


def zone_view(game: Game, zone: int, cards: list[str | None]) -> Json:
    """A zone with the cards that a viewer knows."""
    layout = game.layout
    owner = layout.owners[zone]
    return {
        "name": layout.names[zone],
        "owner": owner if owner >= 0 else None,
        "ordered": layout.ordered[zone],
        "count": len(cards),
        "cards": cards,
    }
