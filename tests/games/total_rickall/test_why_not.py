"""Why can't I? Every refusal names the obstacle, and its clause."""

from __future__ import annotations

import pytest

import croupier
from croupier import NotOnOffer, Table
from croupier.table import Json
from tests.games.total_rickall.scenes import GAME, friends, guests, laid, who

PARASITES = [who(name, "parasite") for name in ("pencilvester", "disco-badger", "aunt-origami", "sleepy-gary")]
REDS = [who(name, "parasite") for name in ("disco-badger", "aunt-origami", "captain-casserole")]
COLOURS = [who("disco-badger", "real"), who("moss-prince", "parasite"), who("count-laundry", "real", face_up=True)]
WIZARDS = [who("baby-wizard", "real"), who("count-laundry", "real"), who("uncle-periscope", "real", face_up=True)]
HOUSE = [("disco-badger", "parasite"), ("moss-prince", "real"), ("count-laundry", "real")]


def laying(*hands: list[str], **more: object) -> Json:
    return {"players": [{"hand": hand} for hand in hands], "centre": COLOURS, **more}


def acting(*cards: str, centre: list[Json] = COLOURS, **more: object) -> Json:
    return {"phase": "act", "players": laid(*cards), "centre": centre, **more}


def advanced(card: str, **more: object) -> Json:
    players = guests(*[(name, identity, card if seat == 0 else "rick") for seat, (name, identity) in enumerate(HOUSE)])
    return {"phase": "act", "options": {"mode": "advanced"}, "players": players, "centre": REDS[1:], **more}


def dining(**more: object) -> Json:
    players = friends(*HOUSE, None, None)
    players[3]["fell"] = True
    centre = [who("aunt-origami", "real")]
    return {"phase": "dinner", "options": {"mode": "advanced"}, "players": players, "centre": centre, **more}


def said(seat: int, says: str, about: str | None = None, rather_than: str | None = None) -> Json:
    return {"claims": [{"seat": seat, "says": says, "about": about, "rather_than": rather_than}]}


def opened(position: Json, moves: list[str]) -> Table:
    """Return a table at a position, after these moves: ``"1 speak"`` for seat 1, ``"speak"`` for the seat that is
    waited for.
    """
    table = croupier.open_position(GAME, position)
    for move in moves:
        seat, _, key = move.rpartition(" ")
        table.answer(int(seat) if seat else table.waiting()[0], key)
    return table


CASES: list[tuple[Json, list[str], int, str, str, str]] = [
    # Laying.
    (laying(["rick"], ["rick"]), [], 0, "lay:beth-red", "you-do-not-hold-that-card", "TR-4.1"),
    (laying([], ["rick"]), [], 0, "lay:rick", "you-do-not-hold-that-card", "TR-4.1"),
    (laying(["rick", "beth-red"], ["rick"]), ["0 lay:rick"], 0, "lay:beth-red", "you-have-laid-already", "TR-4.10"),
    (laying(["rick", "something-wrong"], []), [], 0, "lay:rick", "that-card-must-be-laid-first", "TR-11.10"),
    (acting("rick", "rick"), [], 0, "lay:beth-green", "that-belongs-to-another-phase", "TR-4.6"),
    (laying(["rick"], ["rick"]), ["0 speak"], 0, "lay:rick", "that-belongs-to-another-phase", "TR-4.6"),
    # Other questions, other players.
    (laying(["rick"], ["rick"]), [], 0, "shoot:disco-badger", "that-belongs-to-another-phase", "TR-4.6"),
    (acting("rick", "beth-red"), [], 0, "shoot:disco-badger", "that-belongs-to-another-phase", "TR-4.6"),
    (acting("beth-red", "rick"), [], 1, "shoot:disco-badger", "it-is-not-your-turn", "TR-4.5"),
    (acting("morty-red", "rick"), [], 1, "look:disco-badger", "it-is-not-your-turn", "TR-4.5"),
    (acting("fifteen-years-red", "rick"), [], 1, "turn-up:disco-badger", "it-is-not-your-turn", "TR-4.5"),
    (acting("big-sister", "rick"), [], 1, "colour:red", "it-is-not-your-turn", "TR-4.5"),
    (acting("not-kill-me", "rick"), [], 1, "force:0", "it-is-not-your-turn", "TR-4.5"),
    (acting("rick", "rick"), [], 0, "force:1", "that-belongs-to-another-phase", "TR-4.6"),
    (acting("rick", "rick"), [], 0, "give:1", "that-belongs-to-another-phase", "TR-4.6"),
    (acting("rick", "rick"), [], 0, "colour:red", "that-belongs-to-another-phase", "TR-4.6"),
    (dining(), [], 1, "shoot:disco-badger", "it-is-not-your-turn", "TR-10.4"),
    (dining(), [], 0, "force:1", "that-belongs-to-another-phase", "TR-4.6"),
    # Targets.
    (acting("beth-red", "rick"), [], 0, "shoot:pen-pal-yeti", "not-in-play", "TR-4.8"),
    (acting("morty-red", "rick"), [], 0, "look:pen-pal-yeti", "not-in-play", "TR-4.8"),
    (acting("beth-red", "rick"), [], 0, "shoot:moss-prince", "the-card-has-another-colour", "TR-3.2"),
    (acting("morty-red", "rick"), [], 0, "look:moss-prince", "the-card-has-another-colour", "TR-3.2"),
    (acting("fifteen-years-red", "rick"), [], 0, "turn-up:moss-prince", "the-card-has-another-colour", "TR-3.2"),
    (dining(), [], 0, "shoot:aunt-origami", "only-players-friends-at-dinner", "TR-10.5"),
    (dining(), [], 0, "shoot:disco-badger", "nobody-shoots-their-own-friend", "TR-9.5"),
    (advanced("beth-red"), [], 0, "shoot:disco-badger", "nobody-shoots-their-own-friend", "TR-9.5"),
    (advanced("not-kill-me"), ["force:1"], 1, "shoot:moss-prince", "nobody-shoots-their-own-friend", "TR-9.5"),
    (advanced("fifteen-years-red"), [], 0, "turn-up:disco-badger", "only-characters-in-the-centre", "TR-11.11"),
    (advanced("morty-red"), [], 0, "look:disco-badger", "you-know-your-own-friend", "TR-Q34"),
    (
        acting("big-sister", "rick", centre=[who("amish-cyborg", "real"), who("moss-prince", "real")]),
        ["colour:green", "shoot:amish-cyborg"],
        0,
        "shoot:amish-cyborg",
        "not-the-same-character-twice",
        "TR-Q6",
    ),
    (
        acting("summer-red", "rick", centre=REDS),
        ["look:disco-badger"],
        0,
        "look:disco-badger",
        "not-the-same-character-twice",
        "TR-11.6",
    ),
    (
        acting("ten-minutes", "rick", "rick", centre=PARASITES, first=1, turn=2),
        [],
        0,
        "shoot:pencilvester",
        "only-the-first-player-shoots-him",
        "TR-C01",
    ),
    (
        acting("ten-minutes", "rick", "rick", centre=PARASITES),
        [],
        0,
        "shoot:sleepy-gary",
        "only-the-last-player-shoots-him",
        "TR-C09",
    ),
    # A card without a target.
    (
        acting("rick", "beth-red", centre=PARASITES[:1], turn=1),
        [],
        1,
        "shoot:pencilvester",
        "only-the-first-player-shoots-him",
        "TR-C01",
    ),
    (
        acting("summer-red", "rick", centre=[who("disco-badger", "real", face_up=True)]),
        [],
        0,
        "look:disco-badger",
        "his-identity-is-face-up",
        "TR-Q12",
    ),
    (
        acting("summer-red", "rick", centre=[who("disco-badger", "real")]),
        [],
        0,
        "look:disco-badger",
        "that-belongs-to-another-phase",
        "TR-4.6",
    ),
    (acting("morty-blue", "rick", centre=WIZARDS), [], 0, "look:baby-wizard", "morty-cannot-look-at-him", "TR-C10"),
    (acting("morty-blue", "rick", centre=WIZARDS), [], 0, "look:uncle-periscope", "his-identity-is-face-up", "TR-Q34"),
    (
        acting("summer-blue", "rick", centre=[*WIZARDS, who("the-twin", "real")]),
        [],
        0,
        "look:uncle-periscope",
        "his-identity-is-face-up",
        "TR-Q12",
    ),
    (
        acting("fifteen-years-blue", "rick", centre=WIZARDS),
        [],
        0,
        "turn-up:uncle-periscope",
        "his-identity-is-face-up",
        "TR-Q12",
    ),
    (acting("big-sister", "rick", centre=REDS), [], 0, "colour:blue", "no-legal-target-of-that-colour", "TR-Q43"),
    (acting("not-kill-me", "rick"), [], 0, "force:0", "another-player-must-be-chosen", "TR-11.15"),
    # Declarations and votes.
    (acting("rick", "rick"), [], 0, "agree", "only-while-a-vote-is-on", "TR-8.2"),
    (acting("rick", "rick"), [], 1, "disagree", "only-while-a-vote-is-on", "TR-8.2"),
    (acting("rick", "rick"), [], 0, "declare", "speak-up-first", "TR-7.2"),
    (laying(["rick"], ["rick"]), [], 1, "declare", "speak-up-first", "TR-7.2"),
    (acting("rick", "rick"), [], 1, "say:real", "speak-up-first", "TR-7.2"),
    (dining(), [], 1, "enough", "speak-up-first", "TR-7.2"),
    (
        acting("rick", "rick", "rick", centre=REDS),
        ["1 speak", "1 declare", "0 disagree", "2 disagree", "1 speak"],
        1,
        "declare",
        "one-declaration-in-each-window",
        "TR-Q17",
    ),
    (
        acting("not-kill-me", "rick"),
        ["force:1", "0 speak"],
        0,
        "declare",
        "no-declaration-inside-an-effect",
        "TR-Q17",
    ),
    (dining(), ["speak"], 0, "declare", "no-declaration-at-dinner", "TR-Q17"),
    (acting("rick", "rick"), ["speak"], 0, "enough", "that-belongs-to-another-phase", "TR-Q20"),
    (dining(), ["3 speak"], 3, "enough", "you-may-not-shoot-any-more", "TR-10.8"),
    (
        dining(),
        ["speak", "enough", "1 disagree", "2 disagree", "4 disagree", "0 speak"],
        0,
        "enough",
        "one-declaration-in-each-window",
        "TR-Q42",
    ),
    # Claims.
    (acting("rick", "rick"), ["speak"], 0, "say:real", "you-do-not-know-that-to-be-true", "TR-Q38"),
    (laying(["beth-red"], []), ["0 speak"], 0, "say:no-killing-card", "you-do-not-know-that-to-be-true", "TR-Q38"),
    (
        laying(["rick"], ["rick"], **said(0, "no-killing-card")),
        ["0 speak"],
        0,
        "say:no-killing-card",
        "you-have-said-so-already",
        "TR-Q38",
    ),
    (
        acting("morty-green", "rick"),
        ["look:moss-prince", "0 speak", "0 say:parasite"],
        0,
        "about:disco-badger",
        "you-do-not-know-that-to-be-true",
        "TR-Q38",
    ),
    (
        acting("morty-green", "rick"),
        ["look:moss-prince", "0 speak", "0 say:parasite"],
        0,
        "about:deck",
        "you-do-not-know-that-to-be-true",
        "TR-Q38",
    ),
    (
        acting("morty-green", "rick"),
        ["look:moss-prince", "0 speak", "0 say:parasite"],
        0,
        "about:count-laundry",
        "his-identity-is-face-up",
        "TR-Q38",
    ),
    (advanced("rick"), ["speak", "say:real"], 0, "about:pen-pal-yeti", "not-in-play", "TR-4.8"),
    (
        advanced("rick"),
        ["speak", "say:parasite"],
        0,
        "about:disco-badger",
        "nobody-says-they-are-a-parasite",
        "TR-7.7",
    ),
    (
        advanced("rick", **said(0, "real", "moss-prince")),
        ["speak", "say:real"],
        0,
        "about:moss-prince",
        "you-have-said-so-already",
        "TR-Q38",
    ),
    (
        advanced("rick", **said(0, "real", "deck")),
        ["speak", "say:real"],
        0,
        "about:deck",
        "you-have-said-so-already",
        "TR-Q38",
    ),
    (
        advanced("rick"),
        ["speak", "say:rather", "about:moss-prince"],
        0,
        "about:moss-prince",
        "not-the-same-character-twice",
        "TR-Q38",
    ),
    (
        advanced("rick", **said(0, "rather", "moss-prince", "aunt-origami")),
        ["speak", "say:rather", "about:moss-prince"],
        0,
        "about:aunt-origami",
        "you-have-said-so-already",
        "TR-Q38",
    ),
    (
        advanced("rick", **said(0, "one-real", "moss-prince", "aunt-origami")),
        ["speak", "say:one-real", "about:aunt-origami"],
        0,
        "about:moss-prince",
        "you-have-said-so-already",
        "TR-Q38",
    ),
    (dining(), ["speak"], 0, "say:no-killing-card", "that-belongs-to-another-phase", "TR-10.2"),
    (dining(), ["speak", "say:real"], 0, "about:deck", "that-belongs-to-another-phase", "TR-Q42"),
    (dining(), ["speak", "say:real"], 0, "about:aunt-origami", "only-players-friends-at-dinner", "TR-10.5"),
    (dining(), ["speak", "say:rather"], 0, "about:aunt-origami", "only-players-friends-at-dinner", "TR-10.5"),
    # Unknown answers.
    (acting("rick", "rick"), [], 0, "dance", "no-such-answer", "TR-4.7"),
    (laying(["rick"], ["rick"]), [], 0, "lay:ace-of-spades", "no-such-answer", "TR-4.1"),
    (laying(["rick"], ["rick"]), [], 0, "lay:disco-badger", "no-such-answer", "TR-4.1"),
    (acting("beth-red", "rick"), [], 0, "shoot:somebody", "no-such-answer", "TR-6.3"),
    (acting("not-kill-me", "rick"), [], 0, "force:7", "no-such-seat", "TR-11.15"),
    (acting("jerry-red", "rick"), ["resolve"], 0, "give:4", "no-such-seat", "TR-11.4"),
    (acting("big-sister", "rick"), [], 0, "colour:pink", "no-such-answer", "TR-11.9"),
    (acting("rick", "rick"), ["speak"], 0, "say:cheese", "no-such-answer", "TR-7.2"),
    (advanced("rick"), ["speak", "say:real"], 0, "about:somebody", "no-such-answer", "TR-7.3"),
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


@pytest.mark.rule("TR-7.1", "TR-Q35")
def test_a_refusal_tells_nothing_about_the_hands_of_others() -> None:
    table = opened(laying(["rick"], ["something-wrong", "beth-red"]), [])
    mine, theirs = [], []
    for card in ("something-wrong", "beth-red", "morty-red"):
        with pytest.raises(NotOnOffer) as refused:
            table.answer(0, f"lay:{card}")
        mine.append(refused.value.reason)
    for card in ("beth-red", "morty-red"):
        with pytest.raises(NotOnOffer) as refused:
            table.answer(1, f"lay:{card}")
        theirs.append(refused.value.reason)
    assert mine == ["you-do-not-hold-that-card"] * 3
    assert theirs == ["that-card-must-be-laid-first", "you-do-not-hold-that-card"]
