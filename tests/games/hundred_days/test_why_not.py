"""Why can't I? Every refusal names the obstacle, and its clause."""

from __future__ import annotations

import pytest

import croupier
from croupier import NotOnOffer, Table
from croupier.table import Json
from tests.games.hundred_days.scenes import BOARD, GAME, act, adventure, player

HOLES = [None, None, *BOARD[2:]]
NOT_NOW = "that-is-not-what-you-are-asked-now"


def mission() -> Json:
    return {"seats": 2}


def acting(*players: Json, **more: object) -> Json:
    """Return the turn of the first player; a player with nothing is added if there is only one."""
    people = [*players, player()] if len(players) == 1 else list(players)
    return {"phase": "adventure", "players": people, "spaces": BOARD, **more}


def opened(position: Json, moves: list[str]) -> Table:
    """Return a table at a position, after these moves: ``"1 rick:4"`` for seat 1, ``"pass"`` for the seat that is asked."""
    table = croupier.open_position(GAME, position)
    for move in moves:
        seat, _, key = move.rpartition(" ")
        table.answer(int(seat) if seat else next(iter(table.pending)), key)
    return table


WATCH = player("1", area=["stopped-watch"])
MARSHAL = player("1", area=["retired-space-marshal"])
RICH = player("1", tokens="GGSSCC")
COLLECTING: Json = {
    "phase": "collection",
    "players": [player("house", "5"), player("house", "5", hand=["elbow-room"])],
    "spaces": BOARD,
    "die": 5,
}

CASES: list[tuple[Json, list[str], int, str, str, str]] = [
    # Other phases, other questions.
    (mission(), [], 0, "play:binge-session", "that-belongs-to-another-phase", "HD-6.1"),
    (mission(), [], 0, "morty:4", NOT_NOW, "HD-7.3"),
    (mission(), ["0 rick:1", "1 rick:1"], 0, "rick:1", NOT_NOW, "HD-7.2"),
    (mission(), [], 0, "rick-again", NOT_NOW, "HD-7.3"),
    (acting(RICH), [], 0, "rick-again", "that-belongs-to-another-phase", "HD-6.1"),
    (mission(), [], 0, "done", "that-belongs-to-another-phase", "HD-6.1"),
    (mission(), [], 0, "pass", "that-belongs-to-another-phase", "HD-6.1"),
    (mission(), [], 1, "move", "that-belongs-to-another-phase", "HD-6.1"),
    (acting(RICH), [], 0, "rick:4", "that-belongs-to-another-phase", "HD-6.1"),
    (acting(RICH), [], 0, "take:seed", NOT_NOW, "HD-10.1"),
    (acting(RICH), [], 0, "leave:seed", "that-belongs-to-another-phase", "HD-6.1"),
    (acting(RICH), [], 0, "spend:seed", NOT_NOW, "HD-10.1"),
    (acting(RICH), [], 0, "go:4", NOT_NOW, "HD-10.1"),
    (acting(RICH), [], 0, "pay:2S-2C", NOT_NOW, "HD-10.1"),
    (acting(RICH), [], 0, "done", NOT_NOW, "HD-10.1"),
    (acting(RICH), [], 0, "enough", NOT_NOW, "HD-10.1"),
    (acting(RICH), ["move"], 0, "end-turn", NOT_NOW, "HD-10.6"),
    (acting(RICH), ["move"], 0, "pass", NOT_NOW, "HD-10.6"),
    (COLLECTING, [], 0, "pass", NOT_NOW, "HD-11.5"),
    (COLLECTING, [], 0, "close:5", "that-belongs-to-another-phase", "HD-6.1"),
    (acting(RICH), [], 0, "react:nope-portal", "reactions-answer-something", "HD-Q17"),
    (acting(player(hand=["nope-portal"])), [], 0, "react:nope-portal", "reactions-answer-something", "HD-Q17"),
    (acting(player(hand=["nope-portal"])), [], 0, "play:nope-portal", "reactions-answer-something", "HD-Q17"),
    # Passing and ending a turn.
    (acting(RICH), [], 0, "end-turn", "you-have-not-acted-so-pass", "HD-10.7"),
    (acting(WATCH, player(), actions=0), [], 0, "pass", "this-turn-is-ended-not-passed", "HD-10.7"),
    (acting(player(), player(), actions=2), [], 0, "pass", "this-turn-is-ended-not-passed", "HD-Q20"),
    # Placing pawns.
    (mission(), ["0 rick:1", "1 rick:1"], 0, "morty:1-2", "morty-stands-on-tiles-only", "HD-7.2"),
    (mission(), ["0 rick:1", "1 rick:1"], 1, "morty:house-3", "morty-stands-on-tiles-only", "HD-7.2"),
    (mission(), [], 0, "rick:7", "no-such-answer", "HD-7.3"),
    # Actions.
    (acting(WATCH, player(), actions=0), [], 0, "move", "no-action-left", "HD-10.1"),
    (acting(WATCH, player(), actions=0), [], 0, "close:1", "no-action-left", "HD-10.1"),
    (acting(WATCH, player(), actions=0), [], 0, "play:binge-session", "no-action-left", "HD-10.1"),
    (acting(RICH), [], 0, "play:binge-session", "you-do-not-hold-that-card", "HD-10.3"),
    (acting(player("1", hand=["auntie-vortex"])), [], 0, "play:auntie-vortex", "no-pawn-on:2", "HD-4.3"),
    (acting(player("1-2", hand=["seed-smuggler"])), [], 0, "play:seed-smuggler", "no-pawn-on:4", "HD-4.3"),
    (
        acting(player("4-5", hand=["union-collector"])),
        [],
        0,
        "play:union-collector",
        "short-of:1S",
        "HD-4.11",
    ),
    (
        acting(player("1", hand=["union-collector"])),
        [],
        0,
        "play:union-collector",
        "your-pawns-are-not-there",
        "HD-4.3",
    ),
    (
        acting(player("1", hand=["family-lunch", "strip-mine", "stopped-watch"])),
        ["play:family-lunch"],
        0,
        "play:strip-mine",
        "only-green-cards-are-served",
        "HD-A09",
    ),
    (
        acting(player("1", hand=["family-lunch", "nope-portal", "stopped-watch"])),
        ["play:family-lunch"],
        0,
        "play:nope-portal",
        "reactions-answer-something",
        "HD-Q17",
    ),
    (
        acting(player("1", hand=["family-lunch", "stopped-watch"])),
        ["play:family-lunch"],
        0,
        "play:auntie-vortex",
        "you-do-not-hold-that-card",
        "HD-10.3",
    ),
    # Closing.
    (acting(RICH), [], 0, "close:2", "no-pawn-of-yours-is-there", "HD-10.5"),
    (acting(player("1", tokens="SSC")), [], 0, "close:1", "short-of:1C", "HD-Q30"),
    (acting(player("1", tokens="SC")), [], 0, "close:1", "short-of:1S-1C", "HD-Q30"),
    (acting(player("1", tokens="S", area=["clock-thief"])), [], 0, "close:1", "short-of:1S-1C", "HD-Q30"),
    (acting(player("1", tokens="SS", area=["clock-thief"])), [], 0, "close:1", "short-of:1C", "HD-Q30"),
    (acting(player("1", tokens="C"), player(), coupons=1), [], 0, "close:1", "short-of:1C", "HD-Q30"),
    (
        acting(player("1", tokens="SGG", area=["barter-bazaar"], named=["seed"])),
        [],
        0,
        "close:1",
        "short-of:1C",
        "HD-Q30",
    ),
    (acting(RICH), [], 0, "close:house", "the-house-cannot-be-closed", "HD-Q4"),
    (acting(RICH), [], 0, "close:0", "the-house-cannot-be-closed", "HD-Q4"),
    (acting(RICH), [], 0, "close:7", "the-dimensions-go-from-one-to-six", "HD-2.1"),
    (acting(player("1", tokens="SSCC"), player(), spaces=HOLES), [], 0, "close:1", "that-dimension-is-closed", "HD-Q7"),
    (
        acting(player("2", tokens="GSSS", area=["market-twins"])),
        ["close:2"],
        0,
        "pay:1G-3S",
        "you-cannot-pay-that",
        "HD-Q30",
    ),
    # Moving.
    (acting(player("1", tokens="GSCM")), [], 0, "move", "only-two-of-a-kind-move-rick", "HD-10.6"),
    (
        acting(player("1", tokens="GGSSC")),
        ["move"],
        0,
        "spend:crystal",
        "only-two-of-a-kind-move-rick",
        "HD-10.6",
    ),
    (acting(RICH), ["move"], 0, "go:4", "choose-the-tokens-first", "HD-10.6"),
    (acting(player("1", tokens="G", area=["portal-valet"])), [], 0, "move", "moving-rick-costs-two-tokens", "HD-10.6"),
    (acting(player("1", area=["portal-rest-stop"])), [], 0, "move", "moving-rick-costs-a-token", "HD-P02"),
    (
        acting(player("1", tokens="GSC", area=["portal-valet"])),
        ["move"],
        0,
        "spend:matter",
        "no-token-of-that-kind",
        "HD-Q42",
    ),
    (acting(RICH), ["move", "spend:seed"], 0, "go:1", "rick-is-there-already", "HD-Q5"),
    (
        acting(RICH, player(), spaces=HOLES),
        ["move", "spend:seed"],
        0,
        "go:2",
        "a-black-hole-cannot-be-entered",
        "HD-Q7",
    ),
    (
        acting(RICH, player(), spaces=HOLES),
        ["move", "spend:seed"],
        0,
        "go:1-2",
        "a-black-hole-cannot-be-entered",
        "HD-Q7",
    ),
    (
        acting(player("1", area=["retractable-leash"])),
        ["use:retractable-leash"],
        0,
        "go:2-3",
        "morty-stands-on-tiles-only",
        "HD-7.2",
    ),
    (
        acting(player("1", "3", area=["retractable-leash"])),
        ["use:retractable-leash"],
        0,
        "go:3",
        "morty-is-there-already",
        "HD-O18",
    ),
    (
        acting(player("1", "3", area=["retractable-leash"]), player(), spaces=HOLES),
        ["use:retractable-leash"],
        0,
        "go:1",
        "a-black-hole-cannot-be-entered",
        "HD-Q7",
    ),
    # Objects.
    (acting(player("1", pile=["stopped-watch"])), [], 0, "use:stopped-watch", "that-object-is-spent", "HD-4.5"),
    (
        acting(player("1", hand=["retractable-leash"])),
        [],
        0,
        "use:retractable-leash",
        "that-card-is-still-in-your-hand",
        "HD-Q28",
    ),
    (acting(player(), WATCH), [], 0, "use:stopped-watch", "that-card-is-somebody-elses", "HD-Q28"),
    (
        acting(player(garage=1), player(area=["generous-ex"])),
        [],
        0,
        "guard:generous-ex",
        "that-card-is-somebody-elses",
        "HD-Q28",
    ),
    (acting(RICH), [], 0, "use:jar-of-night", "that-card-is-not-before-you", "HD-Q28"),
    (acting(player(area=["generous-ex"])), [], 0, "use:generous-ex", "only-objects-are-used", "HD-4.5"),
    (acting(player(area=["strip-mine"])), [], 0, "use:strip-mine", "only-objects-are-used", "HD-4.5"),
    (
        acting(player(area=["polite-disintegrator-a"]), player(area=["auntie-vortex"])),
        [],
        0,
        "use:polite-disintegrator-a",
        "short-of:1M",
        "HD-Q39",
    ),
    (
        acting(player(tokens="M", area=["polite-disintegrator-a"])),
        [],
        0,
        "use:polite-disintegrator-a",
        "nothing-to-use-it-on",
        "HD-Q39",
    ),
    (
        acting(player(tokens="GG", area=["cloning-bathtub"])),
        [],
        0,
        "use:cloning-bathtub",
        "nothing-to-use-it-on",
        "HD-Q39",
    ),
    (acting(MARSHAL), [], 0, "use:retired-space-marshal", "nothing-to-use-it-on", "HD-Q39"),
    (
        acting(MARSHAL, player("1", tokens="G"), marshal_used=True),
        [],
        0,
        "use:retired-space-marshal",
        "the-marshal-helps-once-a-round",
        "HD-Q40",
    ),
    # Garage tokens.
    (acting(WATCH), [], 0, "guard:stopped-watch", "no-garage-token-left", "HD-5.4"),
    (
        acting(player(area=["strip-mine"], garage=1)),
        [],
        0,
        "guard:strip-mine",
        "only-green-cards-in-your-area",
        "HD-5.3",
    ),
    (
        acting(player(area=["stopped-watch"], guarded=["stopped-watch"], garage=1)),
        [],
        0,
        "guard:stopped-watch",
        "one-garage-token-per-card",
        "HD-5.7",
    ),
    # Reacting.
    (
        acting(player(hand=["strip-mine"]), player(hand=["stunt-double"])),
        ["play:strip-mine"],
        1,
        "react:nope-portal",
        "you-do-not-hold-that-card",
        "HD-10.3",
    ),
    (
        acting(player(hand=["strip-mine"]), player(hand=["stunt-double", "nope-portal"])),
        ["play:strip-mine"],
        1,
        "react:stunt-double",
        "nothing-to-use-it-on",
        "HD-Q17",
    ),
    (
        acting(player(hand=["strip-mine"]), player(hand=["stunt-double"])),
        ["play:strip-mine"],
        1,
        "play:stunt-double",
        NOT_NOW,
        "HD-Q17",
    ),
    (
        acting(player(hand=["strip-mine"]), player("1", tokens="SSCC", hand=["stunt-double"])),
        ["play:strip-mine"],
        1,
        "close:1",
        NOT_NOW,
        "HD-Q17",
    ),
    (
        acting(player(hand=["strip-mine"]), player(hand=["stunt-double"])),
        ["play:strip-mine"],
        1,
        "end-turn",
        NOT_NOW,
        "HD-Q17",
    ),
    # Choosing.
    (
        acting(player(area=["card-printer-a"], hand=["strip-mine"])),
        ["use:card-printer-a"],
        0,
        "destroy:cloning-bathtub",
        "you-do-not-hold-that-card",
        "HD-10.3",
    ),
    (
        acting(player(hand=["light-fingers"]), player(tokens="G"), player(), player(tokens="G")),
        ["play:light-fingers"],
        0,
        "choose:2",
        "not-among-those",
        "HD-Q42",
    ),
    (
        acting(player(hand=["bad-reference"]), player(area=["auntie-vortex", "honest-banker", "stopped-watch"])),
        ["play:bad-reference"],
        0,
        "destroy:stopped-watch",
        "not-among-those",
        "HD-Q42",
    ),
    (
        acting(MARSHAL, player("1", tokens="GS")),
        ["use:retired-space-marshal"],
        0,
        "take:matter",
        "no-token-of-that-kind",
        "HD-Q42",
    ),
    (COLLECTING, [], 0, "leave:matter", "no-token-of-that-kind", "HD-Q42"),
    (COLLECTING, [], 0, "leave:gold", "no-such-answer", "HD-11.5"),
    (
        COLLECTING,
        ["leave:seed", "react:elbow-room"],
        1,
        "take:matter",
        "no-token-of-that-kind",
        "HD-Q42",
    ),
    (
        acting(player("1", hand=["dimensional-musical-chairs"])),
        ["play:dimensional-musical-chairs", "tile:2"],
        0,
        "tile:2",
        "not-among-those",
        "HD-Q42",
    ),
    (
        acting(player("1", hand=["dimensional-musical-chairs"])),
        ["play:dimensional-musical-chairs"],
        0,
        "tile:7",
        "the-dimensions-go-from-one-to-six",
        "HD-2.1",
    ),
    (
        acting(player("3", hand=["dimensional-musical-chairs"]), player(), spaces=HOLES),
        ["play:dimensional-musical-chairs"],
        0,
        "tile:1",
        "a-black-hole-cannot-be-chosen",
        "HD-Q36",
    ),
    (
        acting(player("1-2", hand=["return-to-sender"])),
        ["play:return-to-sender"],
        0,
        "tile:1",
        "a-pawn-stands-there",
        "HD-A07",
    ),
    (
        acting(player(tokens="GGSS", area=["universal-converter-a"])),
        ["use:universal-converter-a", "name:seed"],
        0,
        "return:seed",
        "the-kind-you-take-is-not-returned",
        "HD-O05",
    ),
    (
        acting(player(tokens="GGSS", area=["universal-converter-a"])),
        ["use:universal-converter-a", "name:seed"],
        0,
        "return:matter",
        "no-token-of-that-kind",
        "HD-Q42",
    ),
    (
        acting(player(hand=["light-fingers"]), player(tokens="G"), player(tokens="G")),
        ["play:light-fingers"],
        0,
        "choose:0",
        "another-player-must-be-chosen",
        "HD-Q42",
    ),
    (
        acting(player(tokens="GG", area=["cloning-bathtub"]), player(), discard=["auntie-vortex", "honest-banker"]),
        ["use:cloning-bathtub"],
        0,
        "fetch:stopped-watch",
        "not-among-those",
        "HD-Q42",
    ),
    (acting(player(hand=["surprise-tax"]), RICH), ["play:surprise-tax"], 0, "name:gold", "no-such-answer", "HD-Q42"),
    # Unknown answers.
    (acting(RICH), [], 0, "dance", "no-such-answer", "HD-10.1"),
    (acting(RICH), [], 0, "play:ace-of-spades", "no-such-answer", "HD-10.1"),
    (acting(RICH), [], 0, "play:fungal-cathedral", "no-such-answer", "HD-10.1"),
    (acting(RICH), [], 0, "use:fungal-cathedral", "no-such-answer", "HD-10.1"),
]


@pytest.mark.parametrize(
    ("position", "moves", "seat", "key", "reason", "rule"), CASES, ids=[f"{case[4]}-{case[3]}" for case in CASES]
)
def test_a_refusal_says_what_stands_in_the_way(
    position: Json, moves: list[str], seat: int, key: str, reason: str, rule: str
) -> None:
    table = opened(position, moves)
    before = [table.view(viewer) for viewer in range(table.seats)]
    with pytest.raises(NotOnOffer) as refused:
        table.answer(seat, key)
    assert (refused.value.reason, refused.value.rule) == (reason, rule)
    assert rule in str(refused.value)
    assert [table.view(viewer) for viewer in range(table.seats)] == before


@pytest.mark.rule("HD-Q46", "HD-Q37")
def test_a_refusal_tells_nothing_about_the_hands_of_others() -> None:
    refusals = []
    for hand in (["nope-portal", "clock-thief"], ["binge-session", "jar-of-night"]):
        table = adventure(player(hand=["strip-mine", "light-fingers"]), player(hand=hand))
        said = []
        for key in ("react:nope-portal", "play:nope-portal", "use:jar-of-night", "guard:jar-of-night", "choose:1"):
            with pytest.raises(NotOnOffer) as refused:
                table.answer(0, key)
            said.append((refused.value.reason, str(refused.value)))
        act(table, "play:strip-mine")
        with pytest.raises(croupier.Refused) as waiting:
            table.answer(0, "pass")
        refusals.append([*said, str(waiting.value)])
    assert refusals[0] == refusals[1]
