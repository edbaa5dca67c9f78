"""Whether the stakes of roulette are true."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from croupier.testing.views import lying
from tests.stakes import Case

# How many games are played, and with which options.
GAMES = 30
OPTIONS = {"show_off": True}


def check(case: Case) -> bool:
    """Compare the stakes with what happens. Return False if that is impossible because something else came in between."""
    judge = CHECKS.get(case.slug)
    if judge is None:
        sort, _, card = case.slug.partition("-")
        judge = PLAYED.get(card) if sort == "play" else CHOSEN.get(card)
    if judge is None:
        assert set(case.facts) <= {"card", "target"}, f"nothing here checks the facts of {case.slug}"
        judge = asks if sort == "play" else touches
    return judge(case)


def person(case: Case, seat: int) -> Any:
    """Return a player as all see them now."""
    players: Any = case.table.view()["players"]
    return players[seat]


def seats_of(case: Case, name: str) -> list[int]:
    return sorted({event["seat"] for event in case.events(name)})


# Pocket and bet.


def pocket(case: Case) -> bool:
    if not case.others_until("pocketed"):
        return False
    gun = lying(case.table, f"ammo:{case.seat}") or lying(
        case.table, f"barrel:{case.seat}"
    )  # before and after the spin
    assert (gun.count("bullet"), len(gun)) == (case.facts["bullets"], case.facts["chambers"])
    assert lying(case.table, f"pocket:{case.seat}") == [case.key.removeprefix("pocket:")]
    if not case.all_until("caught", "cleared", "fired", "scored"):
        return False
    if case.happens("caught", seat=case.seat):
        assert case.slug == "pocket-bullet"
        dead = "captain-died" if case.facts["last"] else "died"
        assert case.happens(dead, seat=case.seat)
    if case.happens("cleared", seat=case.seat):
        assert case.slug == "pocket-click"
        assert case.happens("drew", seat=case.seat) or case.happens("no-draw", seat=case.seat)
    return True


def bet(case: Case) -> bool:
    if not case.all_until("scored", "round"):
        return False
    changed = ("turned-die", "raised", "called-back")
    after = [event for event in case.events("bet") if event["seat"] == case.seat]
    if case.decision == "bet" and (not after or after[-1]["bet"] != case.facts["shots"]):
        return False  # the die was reset after a card
    if any(case.happens(name, seat=case.seat) for name in changed[1:]):
        return False
    if case.key.startswith("turn:"):
        assert case.events("turned-die")[0]["bet"] == case.facts["shots"]
        if len(case.events("turned-die")) > 1:
            return False
    elif case.happens("turned-die", seat=case.seat):
        return False
    scored = [event for event in case.events("scored") if event["seat"] == case.seat]
    if scored:
        assert (scored[0]["points"], scored[0]["total"]) == (case.facts["points"], case.facts["total"])
    fired = [event for event in case.events() if event["event"] in ("fired", "fired-at-sky")]
    shots = len([event for event in fired if event["seat"] == case.seat])
    assert shots <= case.facts["shots"]
    assert case.facts["goal"] == case.view["public"]["points_to_win"]
    assert case.facts["enough"] == (case.facts["total"] >= case.facts["goal"])
    return bool(scored)


def points(case: Case) -> bool:
    if case.others_until("scored"):
        scored = [event for event in case.events("scored") if event["seat"] == case.seat]
        if scored and not case.events("played"):
            assert (scored[0]["points"], scored[0]["total"]) == (case.facts["points"], case.facts["total"])
            return True
    return False


# Accusation.


def accuse(case: Case) -> bool:
    target = case.facts["target"]
    if not case.others_until("showed", "played") or case.events("played"):
        return False
    assert case.happens("accused", seat=case.seat, target=target)
    guilty = case.happens("showed", seat=target, cards=["bullet"])
    if not case.all_until("caught", "cleared", "bribed"):
        return False
    if case.happens("bribed", seat=target):
        return False
    drawn = len([event for event in case.events("drew") if event["seat"] == case.seat])
    lost = len([event for event in case.events("no-draw") if event["seat"] == case.seat])
    if guilty:
        assert case.happens("captain-died" if case.facts["last"] else "died", seat=target)
        assert drawn + lost >= case.facts["reward"]
        assert not (case.facts["enough"] and lost)
        return True
    assert case.happens("cleared", seat=target)
    assert case.happens("drew", seat=target) or case.happens("no-draw", seat=target)
    loaded, empty = [case.happens(name, seat=case.seat) for name in ("extra-bullet", "no-extra-bullet")]
    assert loaded != empty
    assert case.facts["extra"] in ("maybe", "yes" if loaded else "no")
    return True


def no_objection(case: Case) -> bool:
    if not case.all_until("caught") or case.events("bribed"):
        return False
    assert case.happens("caught", seat=case.seat)
    assert case.happens("captain-died" if case.facts["last"] else "died", seat=case.seat)
    return True


# Shots.


def fate(case: Case) -> bool:
    """The deaths of the volley come together when all have passed."""
    if case.seat in case.table.pending or case.events("played"):
        return False
    while case.table.pending and any(each.kind == "powder" for each in case.table.pending.values()):
        seat = min(case.table.pending)
        case.table.answer(seat, "pass")
    events = case.events()
    dead: list[int] = []
    for event in events:  # those of this volley come first
        if event["event"] in ("died", "captain-died"):
            dead.append(event["seat"])
        elif event["event"] in ("fired", "fired-at-sky", "scored", "round", "won-alone", "nobody-won"):
            break
    assert sorted(dead) == case.facts["seats"]
    return True


def ready(case: Case) -> bool:
    if not case.others_until("fired", "fired-at-sky", "played", "aimed", "named-nobody"):
        return False
    if case.events("played") or case.events("aimed") or case.events("named-nobody"):
        return False
    own = [event for event in case.events() if event["event"] in ("fired", "fired-at-sky")]
    shot = next(event for event in own if event["seat"] == case.seat)
    assert shot["shot"] == case.facts["shot"]
    if case.slug == "ready-click":
        assert shot["cards"] == ["click"]
        return True
    assert (shot["event"] == "fired-at-sky") == (case.slug == "ready-sky")
    if case.slug == "ready":
        assert shot["target"] == case.facts["target"]
        assert shot["cards"] == ["bullet"] or not case.facts["known"]
        hit(case, shot)
    return True


def hit(case: Case, shot: Any) -> None:
    """What a shot does to its target."""
    target = case.facts["target"]
    if shot["cards"] == ["bullet"]:
        case.all_until("played", "died", "captain-died", "ducked", "missed")
        if case.events("played"):
            return
        if case.facts["fate"] == "hit":
            assert case.happens("captain-died" if case.facts["last"] else "died", seat=target)
        else:
            name = "missed" if case.facts["fate"] == "safe" else "ducked"
            assert case.happens(name, seat=case.seat, target=target)


def aim(case: Case) -> bool:
    """The next shot goes where it was aimed, unless another card changes that."""
    target = case.facts["target"]
    case.others_until("aimed")
    assert case.happens("aimed", seat=case.seat, target=target)
    case.all_until("fired", "fired-at-sky", "scored", "round")
    later = [event for event in case.events() if event["event"] in ("played", "aimed", "aimed-at-sky", "called-back")]
    own = [event for event in case.events("fired") if event["seat"] == case.seat]
    if [event for event in later if event["event"] == "played"] or len(later) != 1 or not own:
        return case.decision == "target" and not later
    assert own[0]["target"] == target
    hit(case, own[0])
    return True


def aim_nobody(case: Case) -> bool:
    return case.others_until("named-nobody") and case.happens("named-nobody", seat=case.seat)


def stop(case: Case) -> bool:
    assert case.table.result is not None
    assert case.table.result.winners == (case.seat,)
    return True


def fire(case: Case) -> bool:
    (shown,) = [event["cards"] for event in case.events("showed-off")]
    result = case.table.result
    if shown == ["bullet"]:
        assert result is not None
        assert result.winners == (() if case.facts["last"] else (case.seat,))
    else:
        assert case.seat in case.table.pending or (result is not None and result.winners == (case.seat,))
    return True


# Action cards.


def asks(case: Case) -> bool:
    """The card asks its player, or has just one target."""
    assert case.happens("played", seat=case.seat, card=case.facts["card"])
    decision = case.table.pending.get(case.seat)
    if decision is not None and decision.kind in ("target", "face"):
        choices = {option.value for option in decision.options}
        if "seats" in case.facts:
            assert choices == set(case.facts["seats"])
        if "bet" in case.facts:
            assert case.facts["bet"] not in choices
    elif "seats" in case.facts:
        assert len(case.facts["seats"]) == 1
    return True


def shoot_someone(case: Case) -> bool:
    asked = [seat for seat, each in case.table.pending.items() if each.kind == "aim"]
    if case.table.seats > 2 or case.view["options"]["aim"] == "may":
        assert sorted(asked) == case.facts["seats"]
    else:
        assert seats_of(case, "aimed") == case.facts["seats"]
    return True


def air_gun(case: Case) -> bool:
    assert person(case, case.seat)["aim"] == "sky" or case.happens("fired-at-sky", seat=case.seat)
    return True


def duck(case: Case) -> bool:
    assert person(case, case.seat)["ducking"]
    return True


def bribed_judge(case: Case) -> bool:
    assert case.happens("bribed", seat=case.seat)
    case.all_until("accused", "fired", "fired-at-sky", "scored")
    return not case.happens("caught", seat=case.seat)


def danger_money(case: Case) -> bool:
    assert case.happens("bonus", seat=case.seat, points=case.facts["points"], total=case.facts["total"])
    return True


def touches(case: Case) -> bool:
    """The card does something to the chosen player, whatever it is."""
    assert any(case.facts["target"] in (event.get("seat"), event.get("target")) for event in case.events())
    return True


def chosen(event: str, who: str = "target") -> Callable[[Case], bool]:
    """The card does to the chosen player what its event tells."""

    def judge(case: Case) -> bool:
        assert case.happens(event, **{who: case.facts["target"]})
        return True

    return judge


def light_pockets(case: Case) -> bool:
    assert case.happens("stole", seat=case.seat, target=case.facts["target"])
    assert len(lying(case.table, f"hand:{case.facts['target']}")) == case.facts["cards_held"] - 1
    return True


def extra_round(case: Case) -> bool:
    target = case.facts["target"]
    if case.happens("loaded", seat=target):
        assert person(case, target)["bullets"] == case.facts["bullets"]
    else:
        assert not case.facts["sure"]
        assert case.happens("not-loaded", seat=target)
    return True


def raised(case: Case) -> bool:
    assert case.happens("raised", seat=case.facts["target"], bet=case.facts["bet"])
    assert case.facts["points"] == case.facts["bet"] + 1
    return True


def spin_it_again(case: Case) -> bool:
    assert case.happens("spun-again", seat=case.facts["target"])
    assert len(lying(case.table, f"barrel:{case.facts['target']}")) == case.facts["left"]
    return True


def peek(case: Case) -> bool:
    reader = case.facts["target"] if case.facts["reader"] == "chosen" else case.seat
    (event,) = case.events("peeked")
    assert (event["seat"], event["target"]) == (reader, case.facts["target"])
    assert len(event["cards"]) == case.facts["top"]
    return True


def wet_powder(case: Case) -> bool:
    """A person who is saved is not hit by the other BULLETs either."""
    assert case.happens("soaked", seat=case.seat, target=case.facts["target"])
    spared = set(case.facts["seats"])
    while any(each.kind == "powder" for each in case.table.pending.values()):
        case.table.answer(min(case.table.pending), "pass")
    for event in case.events():
        if event["event"] in ("fired", "fired-at-sky", "scored", "round"):
            break
        if event["event"] in ("died", "captain-died"):
            assert event["seat"] not in spared
    return True


CHECKS: dict[str, Callable[[Case], bool]] = {
    "pocket-click": pocket,
    "pocket-bullet": pocket,
    "bet": bet,
    "turn": bet,
    "points": points,
    "accuse": accuse,
    "no-objection": no_objection,
    "fate": fate,
    "ready": ready,
    "ready-click": ready,
    "ready-sky": ready,
    "ready-unnamed": ready,
    "stop": stop,
    "fire": fire,
    "aim": aim,
    "aim-nobody": aim_nobody,
}
PLAYED: dict[str, Callable[[Case], bool]] = {
    **dict.fromkeys(
        (
            "peek",
            "gift",
            "cold-feet",
            "raise",
            "one-for-the-road",
            "spin-it-again",
            "wet-powder",
            "anonymous-tip",
            "extra-round",
            "light-pockets",
        ),
        asks,
    ),
    "shoot-someone": shoot_someone,
    "air-gun": air_gun,
    "duck": duck,
    "bribed-judge": bribed_judge,
    "danger-money": danger_money,
}
CHOSEN: dict[str, Callable[[Case], bool]] = {
    "light-pockets": light_pockets,
    "extra-round": extra_round,
    "peek": peek,
    "raise": raised,
    "one-for-the-road": chosen("called-back", "seat"),
    "spin-it-again": spin_it_again,
    "anonymous-tip": chosen("tipped"),
    "wet-powder": wet_powder,
}
