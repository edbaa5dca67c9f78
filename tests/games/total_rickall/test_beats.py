"""The beats of Total Rickall, and what each viewer sees at them."""

from __future__ import annotations

from typing import Any

from croupier import Table
from tests.games.total_rickall.scenes import dinner, friends, laid, player, scene, speak, who

CENTRE = [who("disco-badger", "real"), who("moss-prince", "parasite"), who("count-laundry", "parasite")]


class Show:
    """The beats reached while answers are given, with the view of every seat and of the spectators at each."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.beats: list[dict[str, Any]] = []
        self.views: list[dict[int | None, Any]] = []
        self.told: list[dict[int | None, list[Any]]] = []
        self._upto = table.event_count

    def act(self, *keys: str) -> Show:
        """Let the seat that the table waits for answer, once for each key."""
        for key in keys:
            (seat,) = self.table.waiting()
            self.answer(seat, key)
        return self

    def answer(self, seat: int, key: str) -> None:
        self.table.answer(seat, key, self._look)

    def _look(self, beat: dict[str, Any]) -> None:
        table = self.table
        viewers = [None, *range(table.seats)]
        self.beats.append(beat)
        self.views.append({viewer: table.view(viewer) for viewer in viewers})
        self.told.append({viewer: table.events(self._upto, viewer) for viewer in viewers})
        self._upto = table.event_count

    @property
    def names(self) -> list[str]:
        return [beat["beat"] for beat in self.beats]

    def at(self, name: str) -> int:
        return self.names.index(name)

    def identities(self, name: str, viewer: int | None = None) -> dict[str, str | None]:
        """Return what a viewer sees under every Character of the centre at a beat."""
        view = self.views[self.at(name)][viewer]
        under = next(zone["cards"] for zone in view["zones"] if zone["name"] == "under")
        return {each["character"]: face for each, face in zip(view["public"]["centre"], under, strict=True)}

    def events(self, name: str, viewer: int | None = None) -> list[str]:
        return [event["event"] for event in self.told[self.at(name)][viewer]]


def at_a(what: str, **more: Any) -> Show:
    """Seat 0 is about to shoot the Disco Badger."""
    centre = [who("disco-badger", what), *CENTRE[1:]]
    return Show(scene("act", *laid("beth-red", "rick"), centre=centre, character=["sleepy-gary"], **more))


def test_laid_cards_are_turned_up_together() -> None:
    show = Show(scene("lay", {"hand": ["rick"]}, {"hand": ["beth-red"]}, centre=CENTRE))
    show.answer(0, "lay:rick")
    assert show.names == []
    show.answer(1, "lay:beth-red")
    assert show.names == ["cards"]
    zones = {zone["name"]: zone["cards"] for zone in show.views[0][None]["zones"]}
    assert (zones["laid:0"], zones["laid:1"]) == (["rick"], ["beth-red"])


def test_an_identity_is_turned_before_the_character_leaves() -> None:
    show = at_a("parasite").act("shoot:disco-badger")
    assert show.names == ["aim", "shot", "exterminated"]
    assert show.beats[1] == {"beat": "shot", "seat": 0, "card": "disco-badger"}
    assert show.identities("aim")["disco-badger"] is None
    assert show.identities("shot")["disco-badger"] == "parasite"
    assert "disco-badger" not in show.identities("exterminated")


def test_after_a_mistake_the_next_character_comes_in_last() -> None:
    show = at_a("real").act("shoot:disco-badger")
    assert show.names == ["aim", "shot", "fail", "arrival"]
    assert show.beats[2:] == [
        {"beat": "fail", "card": "disco-badger", "fails": 1},
        {"beat": "arrival", "card": "sleepy-gary"},
    ]
    assert set(show.identities("fail")) == {"moss-prince", "count-laundry"}
    assert "sleepy-gary" in show.identities("arrival")
    assert show.events("arrival") == ["lost-card", "arrived"]


def test_armour_shows_a_dent_and_no_identity() -> None:
    centre = [who("amish-cyborg", "parasite"), who("disco-badger", "real")]
    show = Show(scene("act", *laid("beth-green", "rick"), centre=centre)).act("shoot:amish-cyborg")
    assert show.names == ["aim", "dent"]
    assert show.identities("dent")["amish-cyborg"] is None


def test_a_peek_is_seen_by_all_and_its_result_by_the_player_who_looked() -> None:
    show = Show(scene("act", *laid("morty-red", "rick"), centre=CENTRE)).act("look:disco-badger")
    assert show.beats == [{"beat": "peek", "seat": 0, "card": "disco-badger"}]
    assert [show.identities("peek", viewer)["disco-badger"] for viewer in (0, 1, None)] == ["real", None, None]
    assert [event.get("cards") for event in show.told[0][1]] != [event.get("cards") for event in show.told[0][0]]


def test_a_look_at_the_deck_is_a_moment_too() -> None:
    show = Show(scene("act", *laid("rick", "rick"), centre=CENTRE, identity=["real"])).act("resolve")
    assert show.beats == [{"beat": "peek-deck", "seat": 0}]


def test_two_looks_come_before_the_shuffle_of_the_two() -> None:
    table = scene("act", *laid("summer-red", "rick"), centre=[*CENTRE, who("sergeant-bagpipe", "parasite")])
    show = Show(table).act("resolve")
    assert show.names == ["peek", "peek", "shuffle-two"]
    assert {beat["card"] for beat in show.beats[:2]} == {"disco-badger", "sergeant-bagpipe"}
    shuffled = show.identities("shuffle-two", 0)
    assert (shuffled["disco-badger"], shuffled["sergeant-bagpipe"]) == (None, None)
    assert show.events("shuffle-two") == ["shuffled-two"]


def test_a_shuffle_that_changes_a_side_is_the_same_moment_for_all_others() -> None:
    """Only the owner sees the card in the event that tells whether their side has changed."""
    sides = set()
    for seed in range(12):
        players = [
            player("disco-badger", "real", laid="jerry-red", hand=["rick"]),
            player("pen-pal-yeti", "real", hand=["rick"]),
            player("moss-prince", "real", hand=["rick"]),
        ]
        centre = [who("sergeant-bagpipe", "parasite"), who("count-laundry", "parasite")]
        show = Show(scene("act", *players, mode="advanced", centre=centre, seed=seed)).act("resolve")
        assert show.beats == [{"beat": "shuffle", "seat": 0, "card": "jerry-red"}]
        others = [show.told[0][viewer] for viewer in (1, 2, None)]
        assert [[event["event"] for event in told] for told in others] == [["shuffled-all", "looked-again"]] * 3
        assert "real" not in str(others)
        zones = {zone["name"]: zone["cards"] for zone in show.views[0][0]["zones"]}
        sides.add(zones["secret:0"][0])
    assert sides == {"real", "parasite"}


def test_an_identity_is_turned_up_for_all() -> None:
    show = Show(scene("act", *laid("fifteen-years-red", "rick"), centre=CENTRE)).act("turn-up:disco-badger")
    assert show.names == ["exposed"]
    assert show.identities("exposed")["disco-badger"] == "real"


def test_a_friend_who_is_shot_is_followed_by_a_new_one_whose_side_the_owner_alone_sees() -> None:
    players = [
        player("moss-prince", "real", laid="beth-red", hand=["rick", "rick"]),
        player("disco-badger", "real", hand=["rick"]),
        player("count-laundry", "real", hand=["rick"]),
    ]
    pair: dict[str, Any] = {"character": ["sleepy-gary", "aunt-origami"], "identity": ["parasite", "parasite"]}
    show = Show(scene("act", *players, mode="advanced", centre=[], **pair)).act("shoot:disco-badger")
    assert show.names == ["aim", "shot", "fail", "arrival", "friend"]
    assert show.beats[-1] == {"beat": "friend", "seat": 1, "card": "aunt-origami"}
    secret = [next(zone for zone in show.views[-1][viewer]["zones"] if zone["name"] == "secret:1") for viewer in (0, 1)]
    assert [zone["cards"] for zone in secret] == [[None], ["parasite"]]
    assert [show.views[show.at(name)][None]["players"][1]["friend"] for name in show.names] == [
        "disco-badger",
        "disco-badger",
        None,
        None,
        "aunt-origami",
    ]


def test_the_fourth_real_ends_the_game_moment_by_moment() -> None:
    show = at_a("real", fails=3).act("shoot:disco-badger")
    assert show.names == ["aim", "shot", "fourth", "reveal", "end"]
    assert show.beats[2] == {"beat": "fourth", "seat": 0, "card": "disco-badger"}
    assert set(show.identities("fourth").values()) == {None}
    assert set(show.identities("reveal").values()) == {"parasite"}
    assert show.events("end") == ["team-lost"]
    assert show.beats[-1] == {"beat": "end", "side": "parasite"}


def test_a_claim_is_a_moment_when_it_is_said_to_the_end() -> None:
    show = Show(
        scene(
            "lay",
            *friends(*[(name, "real") for name in ("disco-badger", "moss-prince", "count-laundry")]),
            mode="advanced",
        )
    )
    show.answer(1, "speak")
    show.answer(1, "say:parasite")
    assert show.names == []
    show.answer(1, "about:disco-badger")
    assert show.beats == [{"beat": "claim", "seat": 1}]
    assert show.views[0][None]["public"]["claims"][-1]["about"] == "disco-badger"


def test_hands_are_shown_together_then_the_centre() -> None:
    show = Show(scene("lay", *[{"hand": ["rick"]}] * 3, centre=CENTRE))
    show.answer(0, "speak")
    show.answer(0, "declare")
    assert show.names == ["declared"]
    show.answer(1, "agree")
    assert show.names == ["declared"]
    show.answer(2, "disagree")
    assert show.names == ["declared", "vote", "reveal", "end"]
    assert show.events("vote") == ["voted", "voted", "carried"]
    assert set(show.identities("vote").values()) == {None}
    assert set(show.identities("reveal").values()) == {"real", "parasite"}


def test_a_vote_that_fails_shows_the_hands_and_no_more() -> None:
    show = Show(scene("lay", *[{"hand": ["rick"]}] * 4, centre=CENTRE))
    for seat, key in [(0, "speak"), (0, "declare"), (1, "disagree"), (2, "disagree"), (3, "disagree")]:
        show.answer(seat, key)
    assert show.names == ["declared", "vote"]


def test_dinner_is_served_and_shown_shot_by_shot() -> None:
    people = friends(("disco-badger", "real"), ("moss-prince", "parasite"), ("count-laundry", "real"))
    table = scene("lay", *people, mode="advanced", centre=[])
    speak(table, 0, "declare")
    show = Show(table)
    for seat in (1, 2):
        show.answer(seat, "agree")
    assert show.names == ["vote", "reveal", "dinner"]
    show = Show(table).act("shoot:moss-prince")
    assert show.names == ["aim", "shot", "exterminated"]
    assert [view[None]["players"][1]["fell_at_dinner"] for view in show.views] == [False, False, True]
    show = Show(table)
    while not table.over:
        show.act("hold-fire")
    assert show.names == ["held-fire", "held-fire", "sides", "end"]


def test_a_real_who_is_shot_at_dinner_ends_it() -> None:
    people = friends(("disco-badger", "real"), ("moss-prince", "parasite"), ("count-laundry", "real"))
    show = Show(dinner(*people)).act("shoot:count-laundry")
    assert show.names == ["aim", "shot", "fail", "sides", "end"]


def test_a_round_begins_after_a_character_has_come_in() -> None:
    show = Show(scene("end", *[{"hand": ["rick"]}] * 2, centre=CENTRE, character=["sleepy-gary"])).act("end-round")
    assert show.names == ["arrival", "round"]
    assert show.beats[1] == {"beat": "round", "round": 2, "seat": 1}


def test_time_runs_out_before_the_centre_is_turned_up() -> None:
    table = scene("end", *[{"hand": ["rick"]}] * 2, centre=CENTRE, character={"size": 0}, round=9, emptied=8)
    assert Show(table).act("end-round").names == ["time-out", "reveal", "end"]


def test_a_vote_that_needs_no_other_hand_is_shown_too() -> None:
    """With two players the declarer's own vote is enough."""
    table = scene("lay", *[{"hand": ["rick"]}] * 2, centre=[who("disco-badger", "real")])
    show = Show(table)
    show.answer(0, "speak")
    show.answer(0, "declare")
    assert show.names == ["declared", "vote", "reveal", "end"]
    assert table.over


def test_a_card_that_cannot_shuffle_says_so_at_a_moment_of_its_own() -> None:
    one_red = [who("disco-badger", "real"), who("moss-prince", "parasite")]
    show = Show(scene("act", *laid("summer-red", "rick"), centre=one_red))
    show.act("resolve")
    assert show.names[:2] == ["peek", "nothing"]
    assert "not-shuffled" in show.events("nothing")
