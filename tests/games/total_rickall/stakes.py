"""Whether the stakes of Total Rickall are true."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from croupier.table.view import cards_in
from croupier.testing.views import lying
from tests.stakes import Case

# How many games are played, and with which options.
GAMES = 450
OPTIONS: dict[str, object] = {}

PATIENCE = 60
"""The most answers to wait for until a card's turn comes."""
CHANGES = {
    *("shot", "shot-friend", "dented", "exposed", "arrived", "new-friend", "no-friend", "dinner"),
    *("reshuffled", "looked-at-deck", "forced"),
}
"""What may change whom a card reaches before its turn comes."""
UNKNOWN = "unknown"


def check(case: Case) -> bool:
    """Compare the stakes with what happens. Return False if that is impossible because something else came in between."""
    return CHECKS[case.slug](case)


def public(case: Case) -> Any:
    """Return what all players see now."""
    return case.table.view()["public"]


def identity(case: Case, character: str) -> str:
    """Return what really lies under a Character before the answer, from what it turned out to be afterwards."""
    for owner in range(case.table.seats):
        if lying(case.table, f"friend:{owner}") == [character]:
            return lying(case.table, f"secret:{owner}")[0]
    return lying(case.table, "under")[lying(case.table, "centre").index(character)]


def knows(case: Case, truth: str) -> None:
    assert case.facts["known"] in (truth, UNKNOWN)
    if case.facts.get("told"):
        said = [claim for claim in case.view["public"]["claims"] if claim["about"] == case.facts["card"]]
        assert (case.facts["seat"], case.facts["known"]) in [(claim["seat"], claim["says"]) for claim in said]
    elif "told" in case.facts and case.facts["card"] in cards_in(case.view, "centre"):
        place = cards_in(case.view, "centre").index(case.facts["card"])
        assert case.facts["known"] == (cards_in(case.view, "under")[place] or UNKNOWN)


# Laying a card: its turn comes, and nothing has changed before.


def turn_comes(case: Case) -> bool:
    """Let all cards be laid and played until the turn of this one; return False if another card has changed the table
    before.
    """
    for _ in range(PATIENCE):
        table = case.table
        if table.over or any(event["event"] in CHANGES for event in case.events()):
            return False
        mine = table.pending.get(case.seat)
        if mine is not None and mine.kind not in ("lay", "listen"):
            return mine.kind != "end-round"
        seat = case.luck.choice(sorted(table.pending))
        options = [option for option in table.pending[seat].options if option.kind not in ("speak", "declare")]
        table.answer(seat, options[0] if options[0].waits else case.luck.choice(options))
    return False


def asked(case: Case) -> set[str]:
    """Return the words of the options that the player is offered, except for speaking up."""
    return {option.key.partition(":")[2] for option in case.table.pending[case.seat].options if ":" in option.key}


def lay_shoot(case: Case) -> bool:
    others = {option.key for option in case.offered if option.kind == "lay"} - {case.key}
    if case.facts["bound"]:
        assert others == set()
    return lay_and_choose(case)


def lay_and_choose(case: Case) -> bool:
    if not turn_comes(case):
        return False
    assert asked(case) == set(case.facts["characters"])
    return True


def lay_look_two(case: Case) -> bool:
    if not turn_comes(case):
        return False
    characters = case.facts["characters"]
    if case.table.pending[case.seat].kind == "look":
        assert asked(case) == set(characters)
        assert len(characters) > 2
        return True
    case.table.answer(case.seat, "resolve")
    assert {event["card"] for event in case.events("looked") if event["seat"] == case.seat} == set(characters)
    assert case.happens("shuffled-two", seat=case.seat) == (len(characters) == 2 and not case.facts["stays"])
    return True


def lay_two_shots(case: Case) -> bool:
    if not turn_comes(case):
        return False
    assert asked(case) == {colour for colour in ("red", "blue", "green") if case.facts[colour]}
    return True


def lay_shuffle(case: Case) -> bool:
    if not turn_comes(case):
        return False
    case.table.answer(case.seat, "resolve")
    shuffled = [event["count"] for event in case.events("shuffled-all") if event["seat"] == case.seat]
    assert shuffled == ([case.facts["shuffled"]] if case.facts["shuffled"] > 1 else [])
    assert case.table.pending[case.seat].kind == "give"
    return True


def lay_rick(case: Case) -> bool:
    if not turn_comes(case):
        return False
    deck = lying(case.table, "identity")
    case.table.answer(case.seat, "resolve")
    looked = [event["cards"] for event in case.events("looked-at-deck") if event["seat"] == case.seat]
    assert looked == ([deck[:1]] if deck else [])
    return True


def lay_force(case: Case) -> bool:
    if not turn_comes(case):
        return False
    assert asked(case) == {str(seat) for seat in range(case.table.seats) if seat != case.seat}
    return True


def lay_copy(case: Case) -> bool:
    """The card of the player on the right is the one that is played."""
    if not turn_comes(case):
        return False
    copied = lying(case.table, f"laid:{case.facts['target']}")
    if copied == ["me-too"]:
        return False
    assert public(case)["card"] == (copied[0] if copied else None)
    return True


def lay_quiet(case: Case) -> bool:
    return quiet(case) if turn_comes(case) else False


def quiet(case: Case) -> bool:
    if not case.all_until("quiet-round", "loud-round", "dinner"):
        return False
    shots = case.events("shot") + case.events("shot-friend") + case.events("dented")
    if case.events("quiet-round"):
        assert not shots
        drew = [event["seat"] for event in case.events() if event["event"] in ("drew", "no-draw")]
        assert set(drew) >= set(range(case.table.seats))
    return bool(case.events("quiet-round"))


# Shooting.


def dent(case: Case) -> bool:
    assert case.happens("dented", seat=case.seat, card=case.facts["card"])
    assert not case.happens("lost-card", seat=case.seat)
    return True


def shoot(case: Case) -> bool:
    facts = case.facts
    friend = case.slug == "shoot-friend"
    (shot,) = case.events("shot-friend" if friend else "shot")[:1]
    assert (shot["seat"], shot["card"]) == (case.seat, facts["card"])
    assert not friend or shot["target"] == facts["owner"]
    (truth,) = shot["cards"]
    knows(case, truth)
    before = [event["event"] for event in case.events()]
    if truth == "parasite":
        assert ("bounty-paid" in before) == facts["pays"]
        assert not {"failed", "lost-card", "arrived"} & set(before)
        assert ("freed" in before) == friend
        return True
    assert case.happens("failed", card=facts["card"], fails=facts["fails"])
    assert case.table.over == facts["last"] == (facts["fails"] >= facts["most"])
    if facts["last"]:
        winners = case.table.result.winners if case.table.result else ()
        assert case.seat not in winners
        assert facts["mode"] == "advanced" or not winners
        return True
    assert ("lost-card" in before) == (facts["lost"] > 0)
    assert len(lying(case.table, f"hand:{case.seat}")) == held(case) - (facts["lost"] > 0)
    assert ("arrived" in before) == facts["arrives"]
    if friend:
        assert ("new-friend" in before) == facts["befriended"]
        assert ("no-friend" in before) != facts["befriended"]
    return True


def held(case: Case) -> int:
    """Return how many cards the player held before the answer."""
    return len(cards_in(case.view, "hand", case.seat))


def shoot_at_dinner(case: Case) -> bool:
    (shot,) = case.events("shot-friend")[:1]
    assert (shot["card"], shot["target"]) == (case.facts["card"], case.facts["owner"])
    (truth,) = shot["cards"]
    knows(case, truth)
    if truth == "parasite":
        players: Any = case.table.view()["players"]
        assert players[case.facts["owner"]]["fell_at_dinner"]
        return True
    assert case.table.result is not None
    assert case.seat not in case.table.result.winners
    return True


def hold_fire(case: Case) -> bool:
    assert case.happens("held-fire", seat=case.seat)
    assert not case.events("shot-friend")
    if case.all_until("lap-of-peace", "shot-friend", "dented", "carried") and case.events("lap-of-peace"):
        return parasites_decide(case)
    return False


def parasites_decide(case: Case) -> bool:
    """TR-10.10: the Parasites win if one is left at the table, else the Reals."""
    left = [lying(case.table, f"secret:{seat}") for seat in range(case.table.seats)]
    assert case.table.result is not None
    assert case.table.result.side == ("parasite" if ["parasite"] in left else "real")
    return True


def colour(case: Case) -> bool:
    assert case.happens("chose-colour", seat=case.seat, colour=case.facts["colour"])
    assert asked(case) == set(case.facts["characters"])
    assert case.facts["shots"] == min(len(asked(case)), 2)
    return True


def force(case: Case) -> bool:
    target = case.facts["target"]
    assert case.happens("forced", seat=case.seat, target=target)
    assert case.happens("nothing", seat=target) != case.facts["able"]
    if not case.facts["able"]:
        return True
    assert case.table.pending[target].kind == "shoot"
    if not case.all_until("failed", "exterminated", "dented") or not case.events("failed"):
        return True
    assert case.table.over == case.facts["last"]
    assert case.table.over or case.happens("lost-card", seat=target) or not lying(case.table, f"hand:{target}")
    if case.table.result is not None:
        assert target not in case.table.result.winners
        assert case.facts["mode"] == "advanced" or not case.table.result.winners
    return True


# Looking.


def look(case: Case) -> bool:
    (event,) = case.events("looked")
    assert (event["seat"], event["card"]) == (case.seat, case.facts["card"])
    (truth,) = event["cards"]
    knows(case, truth)
    return True


def look_first(case: Case) -> bool:
    option = case.luck.choice(case.table.pending[case.seat].options)
    case.table.answer(case.seat, option)
    assert [event["card"] for event in case.events("looked")] == [case.facts["card"], option.key.removeprefix("look:")]
    assert not (case.facts["stays"] and case.events("shuffled-two"))
    other = option.key == "look:frog-notary"
    assert bool(case.events("shuffled-two")) == (not case.facts["stays"] and not other) or case.view.get("edition")
    return True


def look_again(case: Case) -> bool:
    seen = [event["card"] for event in case.events("looked")]
    assert seen == [case.facts["card"], case.facts["second_card"]]
    assert bool(case.events("shuffled-two")) == case.facts["shuffled"]
    return True


def turn_up(case: Case) -> bool:
    assert case.happens("exposed", seat=case.seat, card=case.facts["card"])
    knows(case, identity(case, case.facts["card"]))
    return True


def resolve_nothing(case: Case) -> bool:
    """The card is resolved, and no card has moved or been seen."""
    names = {event["event"] for event in case.events()}
    assert names <= {"nothing", "nothing-to-copy", "copied", "waiting-to-draw"}, names
    assert not case.happens("waiting-to-draw", in_vain=False)
    return True


def resolve_rick(case: Case) -> bool:
    (event,) = case.events("looked-at-deck")
    (truth,) = event["cards"]
    knows(case, truth)
    return True


def resolve_shuffle(case: Case) -> bool:
    shuffled = [event["count"] for event in case.events("shuffled-all")]
    assert shuffled == ([case.facts["shuffled"]] if case.facts["shuffled"] else [])
    assert case.table.pending[case.seat].kind == "give"
    return True


def resolve_look(case: Case) -> bool:
    assert {event["card"] for event in case.events("looked")} == set(case.facts["characters"])
    assert bool(case.events("shuffled-two")) == (case.facts["shuffled"] and len(case.facts["characters"]) > 1)
    return True


def give(case: Case) -> bool:
    target = case.facts["target"]
    assert case.happens("drew", seat=target) == case.facts["any"]
    assert len(lying(case.table, f"hand:{target}")) == case.facts["held"]
    return True


# Talking.


def about(case: Case) -> bool:
    says, card = case.facts["says"], case.facts["card"]
    assert case.happens(f"said-{says}", seat=case.seat, card=card)
    assert not (case.facts["lie"] and identity(case, card) == says)
    claims = [claim for claim in public(case)["claims"] if claim["about"] == card and claim["seat"] == case.seat]
    assert says in [claim["says"] for claim in claims]
    return True


def about_deck(case: Case) -> bool:
    says = case.facts["says"]
    assert case.happens(f"said-next-{says}", seat=case.seat)
    assert not (case.facts["lie"] and lying(case.table, "identity")[0] == says)
    return True


def about_two(case: Case) -> bool:
    facts = case.facts
    assert case.happens(f"said-{facts['says']}", card=facts["card"], second_card=facts["second_card"])
    return True


def say_no_killing_card(case: Case) -> bool:
    claim = {"seat": case.seat, "says": "no-killing-card", "about": None, "rather_than": None}
    assert claim in public(case)["claims"]
    if not case.all_until("round", "dinner"):
        return False
    assert claim not in public(case)["claims"]
    return True


# Votes and the end of a round.


def declare(case: Case) -> bool:
    if case.facts["needed"] > 1 and not case.others_until("carried", "not-carried"):
        return False
    (count,) = case.events("carried") + case.events("not-carried")
    assert bool(case.events("carried")) == (count["votes"] >= case.facts["needed"])
    assert count["seats"] == case.facts["voters"]
    return centre_decides(case)


def centre_decides(case: Case) -> bool:
    """TR-8.4, TR-8.8: one Parasite in the centre loses the game; else it is won, or there is dinner."""
    if not case.events("carried"):
        return False
    parasites = [event for event in case.events("revealed") if event["cards"] == ["parasite"]]
    if parasites:
        assert case.table.result is not None
        assert case.table.result.side == "parasite"
        assert case.facts["mode"] == "advanced" or not case.table.result.winners
    elif case.facts["mode"] == "advanced":
        assert case.events("dinner")
    else:
        assert case.table.result is not None
        assert len(case.table.result.winners) == case.table.seats
    return True


def vote_yes(case: Case) -> bool:
    if not case.events("voted") and not case.others_until("carried", "not-carried"):
        return False
    (count,) = case.events("carried") + case.events("not-carried")
    assert bool(case.events("carried")) == (count["votes"] >= case.facts["needed"])
    assert bool(case.events("carried")) or not case.facts["decides"]
    return centre_decides(case)


def vote_no(case: Case) -> bool:
    if not case.events("voted") and not case.others_until("carried", "not-carried"):
        return False
    assert bool(case.events("not-carried")) or not case.facts["decides"]
    (count,) = case.events("carried") + case.events("not-carried")
    assert bool(case.events("carried")) == (count["votes"] >= case.facts["needed"])
    return True


def enough(case: Case) -> bool:
    if case.facts["others"] and not case.others_until("carried", "not-carried"):
        return False
    (count,) = case.events("carried") + case.events("not-carried")
    assert count["seats"] == case.facts["others"] + 1
    assert bool(case.events("carried")) == (count["votes"] == count["seats"])
    return parasites_decide(case) if case.events("carried") else True


def enough_yes(case: Case) -> bool:
    if not case.events("voted") and not case.others_until("carried", "not-carried"):
        return False
    assert bool(case.events("carried")) or not case.facts["decides"]
    return parasites_decide(case) if case.events("carried") else True


def enough_no(case: Case) -> bool:
    if not case.events("voted") and not case.others_until("carried", "not-carried"):
        return False
    assert case.events("not-carried")
    return True


def end_round(case: Case) -> bool:
    facts = case.facts
    (begun,) = case.events("round")
    assert begun["seat"] == facts["target"]
    assert bool(case.events("arrived")) == facts["arrives"]
    assert public(case)["characters_left"] == facts["left"]
    assert public(case)["last_round"] == (facts["left"] == 0)
    return True


def end_of_time(case: Case) -> bool:
    assert case.events("time-out")
    parasites = [event for event in case.events("revealed") if event["cards"] == ["parasite"]]
    assert case.table.over or (case.events("dinner") and not parasites)
    if case.table.result is not None:
        assert case.table.result.side == ("parasite" if parasites else "real")
    return True


CHECKS: dict[str, Callable[[Case], bool]] = {
    "lay-shoot": lay_shoot,
    "lay-look": lay_and_choose,
    "lay-reveal": lay_and_choose,
    "lay-look-two": lay_look_two,
    "lay-two-shots": lay_two_shots,
    "lay-shuffle": lay_shuffle,
    "lay-rick": lay_rick,
    "lay-force": lay_force,
    "lay-copy": lay_copy,
    "lay-quiet": lay_quiet,
    "dent": dent,
    "shoot": shoot,
    "shoot-friend": shoot,
    "shoot-at-dinner": shoot_at_dinner,
    "hold-fire": hold_fire,
    "colour": colour,
    "force": force,
    "look": look,
    "look-first": look_first,
    "look-again": look_again,
    "turn-up": turn_up,
    "resolve-nothing": resolve_nothing,
    "resolve-rick": resolve_rick,
    "resolve-shuffle": resolve_shuffle,
    "resolve-look": resolve_look,
    "resolve-quiet": quiet,
    "give": give,
    "about": about,
    "about-deck": about_deck,
    "about-two": about_two,
    "say-no-killing-card": say_no_killing_card,
    "declare": declare,
    "vote-yes": vote_yes,
    "vote-no": vote_no,
    "enough": enough,
    "enough-yes": enough_yes,
    "enough-no": enough_no,
    "end-round": end_round,
    "end-of-time": end_of_time,
}
