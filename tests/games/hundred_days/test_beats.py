"""The beats: in which order they come, and what the table looks like at each."""

from __future__ import annotations

from typing import Any

import croupier
from croupier import Table
from tests.games.hundred_days.scenes import (
    GAME,
    adventure,
    board,
    cards,
    held,
    people,
    player,
    public,
    scene,
    supply,
)
from tests.games.hundred_days.test_discard_and_end import CATHEDRAL, FIVE_GONE, SIX_GONE, last_tiles


class Film:
    """The outcome of some answers: each beat with all views and the names of its events."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.beats: list[dict[str, Any]] = []
        self.views: list[Any] = []
        self.told: list[list[str]] = []
        self.upto = table.event_count

    def act(self, *answers: str | tuple[int, str]) -> Film:
        """Give answers: of the only seat that is asked, or of the named seat."""
        for answer in answers:
            seat, key = answer if isinstance(answer, tuple) else (next(iter(self.table.pending)), answer)
            self.table.answer(seat, key, self.look)
        return self

    def look(self, beat: Any) -> None:
        self.beats.append(beat)
        self.views.append(self.table.view())
        self.told.append([str(event["event"]) for event in self.table.events(self.upto)])
        self.upto = self.table.event_count

    @property
    def names(self) -> list[str]:
        return [beat["beat"] for beat in self.beats]

    def at(self, name: str) -> Any:
        """Return the view at the only beat of this name."""
        return self.views[self.names.index(name)]


def placed(*pawns: tuple[str, str], die: int = 1, rolls: tuple[int, ...] = ()) -> Film:
    """Let the players place their pawns; the last of them lifts the screens."""
    film = Film(croupier.open_table(GAME, len(pawns), 0, stack={"die": [die, *rolls]}))
    for part in (0, 1):
        for seat, places in enumerate(pawns):
            film.act((seat, f"{('rick', 'morty')[part]}:{places[part]}"))
    return film


def test_the_screens_go_up_then_the_die_breaks_the_tie_then_the_garages_open() -> None:
    film = placed(("1", "house"), ("1", "2"), ("house", "3"), rolls=(4, 4, 2, 5))
    assert film.names == ["screens", "tie-roll", "tie-roll", "initiative"]
    assert film.told == [
        ["placed"] * 3,
        ["rolled-off", "rolled-off", "rolled-even"],
        ["rolled-off", "rolled-off"],
        ["won-tie"],
    ]
    screens = film.at("screens")
    assert [person["rick"] for person in screens["players"]] == ["1", "1", "house"]
    assert screens["public"]["order"] is None
    assert film.at("initiative")["public"]["order"] == [1, 2, 0]
    film.act("take:seed")
    assert film.beats[3:5] == [
        {"beat": "initiative", "seat": 1, "space": "1"},
        {"beat": "garage", "seat": 2, "count": 1},
    ]
    assert film.told[4] == ["got-garage", "took"]
    assert [person["garage"] for person in film.at("garage")["players"]] == [0, 0, 1]


def test_no_tie_no_roll_and_a_visit_to_the_garage_is_one_moment() -> None:
    film = placed(("1", "house"), ("house", "house"))
    assert film.names == ["screens", "initiative"]
    film.act("take:seed")
    assert film.beats[2:] == [{"beat": "garage", "seat": 0, "count": 1}]
    film.act("take:seed")
    assert len(film.beats) == 3  # the other pawn at home brings another token
    film.act("take:crystal")
    assert film.beats[3:] == [{"beat": "garage", "seat": 1, "count": 2}]
    assert [person["tokens"]["crystal"] for person in film.views[3]["players"]] == [0, 1]


def test_nothing_is_shown_while_a_player_is_still_behind_the_screen() -> None:
    film = Film(croupier.open_table(GAME, 2, 0))
    film.act((0, "rick:1"), (1, "rick:2"), (0, "morty:1"))
    assert film.names == []


def test_a_card_its_answer_and_what_is_left_of_it() -> None:
    film = Film(adventure(player(hand=["binge-session"]), player(hand=["nope-portal"])))
    film.act("play:binge-session")
    assert film.beats == [{"beat": "card", "seat": 0, "card": "binge-session"}]
    film.act("react:nope-portal")
    assert film.beats[1:] == [
        {"beat": "reaction", "seat": 1, "card": "nope-portal"},
        {"beat": "cancelled", "seat": 0, "card": "binge-session"},
    ]
    for name in ("card", "reaction", "cancelled"):
        view = film.at(name)
        assert next(zone["cards"] for zone in view["zones"] if zone["name"] == "played") == ["binge-session"]
        assert view["public"]["card"] == "binge-session"
        assert view["public"]["fits"] is None  # no player is asked
    assert [view["public"]["reaction"] for view in film.views] == [None, "nope-portal", None]


def test_a_card_that_nobody_answers_has_its_effect() -> None:
    film = Film(adventure(player(hand=["binge-session"]), player(hand=["nope-portal"]))).act(
        "play:binge-session", "pass"
    )
    assert film.beats[1:] == [{"beat": "effect", "seat": 0, "card": "binge-session"}]
    assert film.told[1] == ["drew"] * 3


def test_a_threat_is_seen_before_the_card_is_saved_or_destroyed() -> None:
    for theirs, answers, last in (
        (player(hand=["stunt-double"], area=["stopped-watch"]), ["react:stunt-double"], ["reaction", "saved"]),
        (player(area=["stopped-watch"], guarded=["stopped-watch"]), [], ["saved"]),
        (player(area=["stopped-watch"]), [], ["destroyed"]),
    ):
        film = Film(adventure(player(hand=["recall-notice"]), theirs)).act("play:recall-notice")
        while "threat" not in film.names:
            film.act("pass")
        film.act(*answers)
        assert film.names == ["card", "threat", *last]
        assert film.at("threat")["public"]["second_card"] == "stopped-watch"


def test_a_rick_who_is_kept_where_he_is() -> None:
    film = Film(adventure(player("1", "2", "GG"), player(hand=["wrong-address"]))).act("move", "go:3")
    assert film.names == []
    film.act("react:wrong-address")
    assert film.names == ["reaction", "stayed"]
    assert [view["players"][0]["rick"] for view in film.views] == ["1", "1"]


def test_a_dimension_closes_and_a_new_one_takes_its_place() -> None:
    film = Film(last_tiles(player("1", "house", "SSCC"), player(), gone=FIVE_GONE)).act("close:1")
    assert film.beats == [
        {"beat": "closed", "seat": 0, "space": "1", "card": CATHEDRAL},
        {"beat": "new-tile", "space": "1"},
    ]
    shut, opened = film.views
    assert (shut["public"]["spaces"][0]["tile"], shut["public"]["heap"]["crystal"]) == (None, 2)
    assert opened["public"]["spaces"][0]["tile"] not in (None, CATHEDRAL)


def test_the_last_closing_leaves_a_black_hole_that_grows_in_the_last_round() -> None:
    film = Film(last_tiles(player("1", "house", "SSCC"), player(), gone=SIX_GONE)).act("close:1")
    assert film.names == ["closed", "hole"]
    assert film.told[1] == ["black-hole", "last-round"]
    hole = film.at("hole")["public"]
    assert (hole["spaces"][0]["hole"], hole["ending"]) == (True, True)


def test_what_all_pawns_take_is_one_moment_and_then_the_sums_with_the_cards_they_draw() -> None:
    spaces = board({4: "compost-riviera", 1: "tar-opera"})
    players = player("4", "1", garage=0), player("house", "4")
    film = Film(scene("adventure", *players, die=4, spaces=spaces, start=1, turn=0, passes=1)).act("pass")
    asked = 0
    while "round" not in film.names:
        film.act(next(iter(film.table.pending.values())).options[0].key)
        asked += 1
    assert asked == 2  # each leaves the other something on dimension 4
    assert film.names == ["harvest", "collect", "round"]
    assert film.told[0][-4:] == ["collects", "took", "took", "took"]
    assert set(film.told[1]) == {"drew"}
    tokens = [sum(person["tokens"].values()) for person in film.at("collect")["players"]]
    assert tokens == [len(held(film.table, seat)) for seat in (0, 1)] == [5, 2]


def test_the_alarm_of_a_shortage_comes_before_the_tokens_go_back() -> None:
    film = Film(scene("garage", player("house", "1"), player("1", "1", "CC"), player("1", "1", "C" * 12)))
    film.act("take:crystal")
    assert film.names[:2] == ["shortage", "given-back"]
    assert film.told[:2] == [["took", "shortage"], ["returned"] * 3]
    alarm, after = film.views[:2]
    assert [person["tokens"]["crystal"] for person in alarm["players"]] == [1, 2, 12]
    assert alarm["public"]["supply"]["crystal"] == 0
    assert [person["tokens"]["crystal"] for person in after["players"]] == [0, 1, 6]
    assert after["public"]["supply"]["crystal"] == 8 == supply(film.table)["crystal"]
    assert "token" not in film.names  # the alarm has shown it


def test_a_shortage_in_the_middle_of_an_object_then_the_rest_of_it() -> None:
    film = Film(adventure(player(tokens="CC", area=["stopped-watch"]), player(tokens="C" * 12)))
    film.act("use:stopped-watch")
    assert film.names == ["use", "shortage", "given-back", "effect"]
    assert (film.told[-1], held(film.table, 0)) == (["took", "took"], "CCC")


def test_the_final_count_by_source() -> None:
    mine = player(
        closed=["tar-opera"], area=["clock-thief", "jar-of-night"], guarded=["jar-of-night"], hand=["elbow-room"]
    )
    table = scene("adventure", mine, player(), spaces=board({1: None, 2: "debt-nebula"}), passes=1)
    film = Film(table).act("pass")
    assert film.names == ["over", "count", "won"]
    assert film.told == [["passed", "over", "threw-away"], ["scored", "scored"], ["won"]]
    for view in film.views:
        assert next(zone["count"] for zone in view["zones"] if zone["name"] == "hand:0") == 0
        assert [person["points"] for person in view["players"]] == [4 + 2 + 1 + 1, 0]
        assert view["result"] is None
    assert table.over


def test_a_theft_shows_who_took_from_whom() -> None:
    film = Film(adventure(player(hand=["light-fingers"]), player(tokens="GS"))).act("play:light-fingers")
    assert film.beats[-1] == {"beat": "theft", "seat": 0, "target": 1}
    assert (held(film.table, 0), people(film.table, "garage")) == ("GS", [0, 0])


def test_two_tiles_swap_places() -> None:
    hand = ["dimensional-musical-chairs"]
    film = Film(adventure(player(hand=hand), player())).act(f"play:{hand[0]}", "tile:1", "tile:4")
    assert film.beats[1:] == [{"beat": "swap", "first": 1, "second": 4}]
    assert cards(film.table, "space:4") == [CATHEDRAL]
    assert public(film.table, "spaces")[3]["tile"] == CATHEDRAL


def test_who_looked_at_whose_hand_is_public_and_the_cards_are_not() -> None:
    table = adventure(
        player("3-4", "house", "GSCM" * 2, hand=["gossip-columnist"]),
        player(hand=["elbow-room"]),
        player(hand=["strip-mine"]),
    )
    seen: list[object] = []
    film = Film(table)
    assert "play:gossip-columnist" in [option.key for option in table.pending[0].options]
    film.act("play:gossip-columnist")
    table.answer(0, "choose:1", lambda beat: seen.append((beat, [cards(table, "hand:1", viewer) for viewer in (0, 2)])))
    assert seen[0] == ({"beat": "look", "seat": 0, "target": 1}, [["elbow-room"], [None]])
