"""Whether the stakes of Smile Life are true."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from croupier.testing.views import lying
from tests.stakes import Case

# How many games are played, and with which options.
GAMES = 24
OPTIONS: dict[str, object] = {}

# What changes smiles, besides the cards that are laid.
LOSSES = ("lost", "lost-for-good", "stole-flirt", "stole", "gave-wage", "bets-shown", "bet-back", "virus-laid")
MOVES = ("adopted", "dealt", "bargain", "ended-affair", "resigned", "divorced", "restarted", "over")
# How often a first bet is followed up.
FOLLOWED = 0.2


def check(case: Case) -> bool:
    """Compare the stakes with what happens. Return False if that is impossible because something else came in between."""
    return CHECKS[case.slug](case)


# Looking.


def person(case: Case, seat: int) -> Any:
    """Return a player as all see them now."""
    players: Any = case.table.view()["players"]
    return players[seat]


def public(case: Case) -> Any:
    return case.table.view()["public"]


def before(case: Case, seat: int) -> int:
    return int(case.view["players"][seat]["smiles"])


def asked(case: Case, seat: int | None = None) -> str | None:
    """Return what a player is asked now."""
    decision = case.table.pending.get(case.seat if seat is None else seat)
    return None if decision is None else decision.kind


def offered(case: Case, kind: str) -> list[Any]:
    """Return the values of the answers of one kind, in the question to the player."""
    return [option.value for option in case.table.pending[case.seat].options if option.kind == kind]


def changes(case: Case) -> list[str]:
    """Return what has changed smiles since."""
    return [event["event"] for event in case.events() if event["event"] in (*LOSSES, *MOVES, "laid")]


def loses(case: Case, seat: int, also: int = 0) -> bool:
    """The player has lost what was said, if nothing else has changed their smiles (``also`` are other expected changes)."""
    if len(changes(case)) > 1 + also:
        return False
    assert before(case, seat) - person(case, seat)["smiles"] == case.facts["smiles"]
    return True


def happens(name: str, *fields: str, own: bool = True) -> Callable[[Case], bool]:
    """An event with these facts comes, of this player or of another."""

    def judge(case: Case) -> bool:
        facts = {field: case.facts[field] for field in fields}
        assert case.happens(name, **({"seat": case.seat} if own else {}), **facts)
        return True

    return judge


def either(*names: str, question: str) -> Callable[[Case], bool]:
    """An event comes, or a question about it."""

    def judge(case: Case) -> bool:
        assert any(case.happens(name) for name in names) or asked(case) == question
        return True

    return judge


# Turns.


def draw(case: Case) -> bool:
    assert case.happens("drew", seat=case.seat) or case.happens("plague-came", seat=case.seat)
    if asked(case) not in ("play", "throw") or len(case.events("drew")) != 1 or case.events("plague-came"):
        return False
    assert len(lying(case.table, "pile")) == case.facts["left"]
    return True


def draw_card(case: Case) -> bool:
    assert case.happens("drew", seat=case.seat, cards=[case.facts["card"]])
    return draw(case)


def draw_plague(case: Case) -> bool:
    assert case.happens("plague-came", seat=case.seat, card=case.facts["card"])
    assert asked(case) not in ("play", "throw")
    return True


def resign(case: Case) -> bool:
    if not case.all_until("resigned") or asked(case) in ("give-up", "keep"):
        return False
    assert case.happens("resigned", seat=case.seat, card=case.facts["card"])
    if case.facts["over"]:
        assert public(case)["turns"] > case.view["public"]["turns"] or case.table.over or len(case.events()) > 1
    else:
        assert asked(case) == case.decision
    return loses(case, case.seat)


def divorce(case: Case) -> bool:
    assert case.happens("divorced", seat=case.seat, card=case.facts["lost"][0])
    return loses(case, case.seat, len(case.facts["lost"]) - 1)


def end_affair(case: Case) -> bool:
    assert asked(case) == case.decision
    return loses(case, case.seat)


def imprison(case: Case) -> bool:
    target = case.facts["target"]
    assert case.happens("named", seat=case.seat, target=target)
    while asked(case, target) in ("offer-hand", "offer-laid") or asked(case) == "bargain":
        seat = min(case.table.pending)
        case.table.answer(seat, case.luck.choice(case.table.pending[seat].options))
    assert case.happens("bargain", target=target) or case.happens("skips", seat=target, turns=case.facts["turns"])
    return True


def discard(case: Case) -> bool:
    assert case.happens("discarded", seat=case.seat, card=case.facts["card"])
    assert case.facts["target"] == (case.seat + 1) % case.table.seats
    return True


def bet_first(case: Case) -> bool:
    assert case.happens("bet-laid", seat=case.seat)
    if case.luck.random() > FOLLOWED or not case.all_until("bets-shown", "bet-back"):
        return True
    if case.events("bets-shown"):
        shown = case.events("bets-shown")[0]
        assert (shown["seat"] == case.seat) == (shown["card"] != shown["second_card"])
    return True


def bet_second(case: Case) -> bool:
    (shown,) = case.events("bets-shown")
    same = shown["card"] == shown["second_card"]
    assert shown["seat"] == (case.seat if same else case.facts["target"])
    return True


# Cards laid before oneself.


def laid(case: Case) -> bool:
    """The card is laid, paid for if need be, and brings what was said."""
    if "price" in case.facts and asked(case) == "pay":
        assert public(case)["strength"] == case.facts["price"]
    if not case.all_until("laid"):
        return False
    if case.facts.get("price") == 0:
        assert not case.events("paid")
    if changes(case) != ["laid"]:
        return False
    assert case.happens("laid", seat=case.seat)
    assert person(case, case.seat)["smiles"] == case.facts["total"] == before(case, case.seat) + case.facts["smiles"]
    return True


def study(case: Case) -> bool:
    if not laid(case):
        return False
    assert person(case, case.seat)["level"] == case.facts["level"]
    return True


def wage(case: Case) -> bool:
    if not laid(case):
        return False
    assert person(case, case.seat)["money"] == case.facts["money"]
    return True


def job(case: Case) -> bool:
    if not laid(case):
        return False
    assert person(case, case.seat)["wage_limit"] == case.facts["limit"]
    return True


def promotion(case: Case) -> bool:
    assert case.happens("lost", seat=case.seat, card=case.facts["lost"][0])
    assert person(case, case.seat)["wage_limit"] == case.facts["limit"]
    if len(changes(case)) > 2:
        return False
    assert person(case, case.seat)["smiles"] == case.facts["total"]
    return True


def police(case: Case) -> bool:
    if not case.all_until("lost"):
        return False
    while any(decision.kind in ("give-up", "keep") for decision in case.table.pending.values()):
        seat = min(case.table.pending)
        case.table.answer(seat, case.table.pending[seat].options[0])
    assert all(case.happens("lost", seat=seat) for seat in case.facts["seats"])
    return True


def steal_flirt(case: Case) -> bool:
    assert case.happens("stole-flirt", seat=case.seat, target=case.facts["target"])
    if len(changes(case)) > 2:
        return False
    assert person(case, case.seat)["smiles"] == case.facts["total"]
    return True


def build(case: Case) -> bool:
    if asked(case) == "pay":
        assert public(case)["strength"] == case.facts["price"]
        assert "free" in [option.key for option in case.table.pending[case.seat].options]
    else:
        assert case.happens("for-free", seat=case.seat)
    return laid(case)


def arm(case: Case) -> bool:
    if not laid(case):
        return False
    if asked(case) == "attack":
        rivals = [person(case, seat)["defence"] for seat in offered(case, "seat")]
        assert max(rivals) < case.facts["power"]
    gained = person(case, case.seat)["defence"] - case.view["players"][case.seat]["defence"]
    assert gained == case.facts["power"]
    return True


# Special cards and cataclysms.


def birthday(case: Case) -> bool:
    while any(decision.kind == "gift" for decision in case.table.pending.values()):
        seat = min(case.table.pending)
        case.table.answer(seat, case.luck.choice(case.table.pending[seat].options))
    givers = sorted(event["seat"] for event in case.events("gave-wage"))
    assert givers == sorted(case.facts.get("seats", []))
    return True


def inheritance(case: Case) -> bool:
    assert person(case, case.seat)["money"] == case.facts["money"]
    return True


def luck(case: Case) -> bool:
    if case.facts["looked"] == 0:
        assert case.happens("no-effect", seat=case.seat)
        return True
    assert asked(case) == "luck"
    assert len(lying(case.table, f"peek:{case.seat}")) == case.facts["looked"]
    return True


def rainbow(case: Case) -> bool:
    assert case.happens("laid", seat=case.seat, card="special-rainbow")
    if changes(case) != ["laid"]:
        return False
    assert person(case, case.seat)["smiles"] == case.facts["total"]
    return asked(case) == "more"


def star(case: Case) -> bool:
    assert case.happens("laid", seat=case.seat, card="special-shooting-star")
    if asked(case) == "fetch":
        assert len(offered(case, "card")) <= case.facts["thrown"]
    if changes(case) != ["laid"]:
        return False
    assert person(case, case.seat)["smiles"] == case.facts["total"]
    return True


def revenge(case: Case) -> bool:
    if asked(case) != "revenge":
        assert len(case.facts["choices"]) == 1
        return True
    keys = [option.key.removeprefix("card:") for option in case.table.pending[case.seat].options]
    assert keys == case.facts["choices"]
    return True


def strings(case: Case) -> bool:
    assert case.happens("laid", seat=case.seat, card="special-string-pulling")
    return asked(case) == "pull" and len(case.table.pending[case.seat].options) > 1


def strings_none(case: Case) -> bool:
    assert case.happens("no-effect", seat=case.seat) or len(case.table.pending[case.seat].options) == 1
    return True


def tornado(case: Case) -> bool:
    assert case.happens("tornado", seat=case.seat)
    target, source, seats = case.facts["target"], case.facts["from"], case.table.seats
    assert (target, source) == ((case.seat + 1) % seats, (case.seat - 1) % seats)
    if case.decision != "play" or asked(case) == "keep" or case.view["public"]["running"] or case.table.over:
        return False
    if case.events("kept-one") or any(decision.kind == "keep" for decision in case.table.pending.values()):
        return False
    hand = next(zone["cards"] for zone in case.view["zones"] if zone["name"] == f"hand:{case.seat}")
    assert sorted(lying(case.table, f"hand:{target}")) == sorted(set_without(hand, "cataclysm-tornado"))
    return True


def set_without(cards: list[str], card: str) -> list[str]:
    left = list(cards)
    left.remove(card)
    return left


# Malus.


def malus(case: Case) -> bool:
    assert asked(case) == "target"
    assert sorted(offered(case, "seat")) == sorted(case.facts["seats"])
    return True


def cloud(case: Case) -> bool:
    first = case.facts["seats"][0]
    assert case.happens("cloud-comes", seat=case.seat)
    assert case.happens("cloud", target=first) or public(case)["victim"] == first
    return True


def bomb(case: Case) -> bool:
    assert case.happens("bomb-attack", seat=case.seat)
    lost = [event for event in case.events("lost-for-good") if event["card"].startswith("child-")]
    assert len(lost) == case.facts["children"]
    assert {event["seat"] for event in lost} == set(case.facts["seats"])
    if len(changes(case)) > len(lost):
        return False
    assert before(case, case.seat) - person(case, case.seat)["smiles"] == case.facts["smiles"]
    return True


def lose_card(case: Case) -> bool:
    target = case.facts["target"]
    if not case.all_until("lost"):
        return False
    assert case.happens("lost", seat=target, card=case.facts["card"])
    if "turns" in case.facts:
        assert case.happens("skips", seat=target, turns=case.facts["turns"])
    return loses(case, target)


def divorced(case: Case) -> bool:
    target = case.facts["target"]
    assert all(case.happens("lost", seat=target, card=card) for card in case.facts["lost"])
    return loses(case, target, len(case.facts["lost"]) - 1)


def lose_either(case: Case) -> bool:
    (event,) = case.events("lost")
    assert event["card"] in case.facts["either"]
    return True


def fuel(case: Case) -> bool:
    target = case.facts["target"]
    assert "malus-fuel-shortage" in lying(case.table, f"malus:{target}")
    belongings = lying(case.table, f"belongings:{target}")
    assert [card for card in belongings if card.startswith("vehicle-")] == case.facts.get("lost", [])
    return True


def skip(case: Case) -> bool:
    target = case.facts["target"]
    if asked(case) == "target":  # the Virus might come along
        case.table.answer(case.seat, f"seat:{target}")
    assert case.happens("skips", seat=target, turns=case.facts["turns"])
    if case.events("skipped") or case.events("faces") or len(case.events("skips")) > 1:
        return False
    assert person(case, target)["skips"] == case.facts["skips"]
    return True


# Money, gifts, and cards that are kept.


def pay(case: Case) -> bool:
    paid = sum([3 if event["card"].startswith("special") else int(event["card"][-1]) for event in case.events("paid")])
    assert paid == case.facts["spent"]
    if case.events("stole"):
        return False
    assert person(case, case.seat)["money"] == case.facts["left"]
    assert case.facts["excess"] == paid - case.view["public"]["strength"]
    return True


def free(case: Case) -> bool:
    assert case.happens("for-free", seat=case.seat)
    assert person(case, case.seat)["money"] == case.facts["money"]
    assert not person(case, case.seat)["free_house"]
    return True


def give(case: Case) -> bool:
    assert case.happens("gave-wage", seat=case.seat, target=case.facts["target"], card=case.facts["card"])
    return loses(case, case.seat, len(case.events("gave-wage")) - 1)


def order(case: Case) -> bool:
    thrown = [event for event in case.events("discarded") if event["seat"] == case.seat]
    assert thrown[1]["card"] == case.facts["card"]
    return True


def keep(case: Case) -> bool:
    assert case.happens("back-to-limit", seat=case.seat, count=case.facts["left"])
    return True


def strikes(case: Case) -> bool:
    card = case.facts["card"]
    if case.decision == "relaunch":
        assert case.happens("relaunched", seat=case.seat, card=card)
    elif not case.all_until("first"):
        return False
    for event in case.events("plague-starts"):
        if event["card"] == card:
            assert event["rounds"] == case.facts["rounds"]
            return True
    return not case.facts["rounds"]


# Laid cards.


def doom(case: Case) -> bool:
    target, card = case.facts["target"], case.facts["card"]
    assert case.happens("picked", seat=case.seat, target=target, card=card)
    while any(decision.kind == "armageddon" for decision in case.table.pending.values()):
        seat = min(case.table.pending)
        case.table.answer(seat, case.table.pending[seat].options[0])
    doomed = case.happens("doomed", seat=target, card=card)
    assert doomed or case.happens("spared", seat=target, card=card)
    return True


def aim(case: Case) -> bool:
    target, card = case.facts["target"], case.facts["card"]
    if case.happens("missed", target=target, card=card):
        return True
    assert case.happens("bombed", target=target, card=card)
    if asked(case, target) in ("give-up", "keep"):
        return False
    return loses(case, target, int(case.happens("lost", seat=target, card="adultery")))


def steal(case: Case) -> bool:
    target = case.facts["target"]
    assert case.happens("stole", seat=case.seat, target=target, card=case.facts["card"])
    if asked(case, target) in ("give-up", "keep") or case.events("stole-flirt"):
        return False
    return loses(case, target, 1 + int(case.happens("lost", seat=target, card="adultery")))


def mutate(case: Case) -> bool:
    (event,) = case.events("mutates")
    assert (event["seat"], event["card"]) == (case.facts["target"], case.facts["card"])
    assert event["points"] <= case.facts["most"]
    return True


def lose(case: Case) -> bool:
    if not case.all_until("lost-for-good"):
        return False
    assert all(case.happens("lost-for-good", seat=case.seat, card=card) for card in case.facts["lost"])
    if asked(case) == "lose" and not case.events("wounded"):
        assert public(case)["strength"] <= case.facts["left"]
    if case.facts["left"]:
        return True
    return loses(case, case.seat, len(case.facts["lost"]) - 1)


# Fights.


def attack(case: Case) -> bool:
    target = case.facts["target"]
    assert case.happens("attacked", seat=case.seat, target=target)
    assert case.facts["power"] > case.facts["defence"] == case.view["players"][target]["defence"]
    assert (asked(case, target) == "threat") == case.facts["threat"]
    assert case.facts["threat"] or asked(case) == "steal" or case.happens("stole", seat=case.seat, target=target)
    return True


def on_guard(case: Case) -> bool:
    assert person(case, case.seat)["defence"] == case.facts["defence"]
    assert not case.events("attacked")
    return True


def fight(case: Case) -> bool:
    assert asked(case) == "monster"
    assert public(case)["strength"] == case.facts["left"]
    assert not case.events("flipped")
    return True


def lend(case: Case) -> bool:
    target = case.facts["target"]
    assert case.happens("lent", seat=case.seat, target=target, card=case.facts["card"])
    assert case.happens("beaten", seat=target) == (case.facts["left"] == 0)
    return True


def flee_pet(case: Case) -> bool:
    assert case.happens("fled", seat=case.seat, card=case.facts["card"])
    assert case.happens("lost-for-good", seat=case.seat, card=case.view["public"]["card"])
    return True


def ally(case: Case) -> bool:
    assert case.happens("asked-for-help", seat=case.seat)
    helpers = [seat for seat, decision in case.table.pending.items() if decision.kind == "lend"]
    assert set(helpers) <= set(case.facts["seats"])
    return True


def suffer(case: Case) -> bool:
    damage = case.facts["damage"]
    assert case.happens("wounded", seat=case.seat, damage=damage) if damage else not case.events("wounded")
    return True


def suffer_pet(case: Case) -> bool:
    pet = case.view["public"]["card"]
    if not case.all_until("lost-for-good"):
        return False
    while asked(case) == "lose":
        case.table.answer(case.seat, case.table.pending[case.seat].options[0])
    assert case.happens("lost-for-good", seat=case.seat, card=pet) or asked(case) in ("give-up", "keep")
    return True


# Plagues and the end.


def throw(case: Case) -> bool:
    assert case.happens("thrown", seat=case.seat, card=case.facts["card"])
    beaten = case.happens("invasion-beaten")
    assert beaten == (case.slug == "throw-win")
    if not beaten and public(case)["invasion"] is not None:
        now = public(case)["invasion"]
        assert (now["thrown"], now["target"]) == (case.facts["thrown"], case.facts["goal"])
    return True


def let_go(case: Case) -> bool:
    assert not case.happens("fed", seat=case.seat)
    case.all_until("adopted", "lost")
    return case.happens("adopted", seat=case.seat) or case.happens("lost", seat=case.seat)


def give_child(case: Case) -> bool:
    if asked(case) == "target":
        case.table.answer(case.seat, case.table.pending[case.seat].options[0])
    card = case.facts["card"]
    assert case.happens("adopted", seat=case.seat, card=card) or case.happens("lost", seat=case.seat, card=card)
    return loses(case, case.seat)


def adopted(case: Case) -> bool:
    assert case.happens("adopted", seat=case.seat, target=case.facts["target"], card=case.facts["card"])
    return loses(case, case.seat)


def offer(case: Case) -> bool:
    """Return whether the bargain is made in the end."""
    target = case.facts["target"]
    while asked(case) == "offer-laid" or asked(case, target) == "bargain":
        seat = min(case.table.pending)
        case.table.answer(seat, case.luck.choice(case.table.pending[seat].options))
    if case.happens("bargain", seat=target, target=case.seat):
        return True
    assert case.happens("skips", seat=case.seat, turns=case.facts["turns"])
    return True


def offer_laid(case: Case) -> bool:
    card, target = case.facts["card"], case.facts["target"]
    assert case.happens("offered-laid", seat=case.seat, target=target, card=card)
    offer(case)
    if not case.happens("bargain", seat=target, target=case.seat):
        return False
    return loses(case, case.seat, 2 + int(case.happens("lost", seat=case.seat, card="adultery")))


def threat(case: Case) -> bool:
    target = case.facts["target"]
    assert case.happens("threatened", seat=case.seat, target=target)
    if case.table.over or asked(case, target) in ("give-up", "keep"):
        return False
    assert lying(case.table, f"flipped:{target}") == []
    assert len(lying(case.table, f"wages:{target}")) <= 1
    return True


def no_threat(case: Case) -> bool:
    target = case.facts["target"]
    assert case.happens("stole", seat=target, target=case.seat) or asked(case, target) == "steal"
    return True


def no_bargain(case: Case) -> bool:
    assert case.happens("no-bargain", seat=case.seat, target=case.facts["target"])
    assert case.happens("skips", seat=case.facts["target"], turns=case.facts["turns"])
    return True


def restart(case: Case) -> bool:
    while any(decision.kind == "restart" for decision in case.table.pending.values()):
        seat = min(case.table.pending)
        case.table.answer(seat, "yes")
    assert case.happens("restarted")
    return True


def finish(case: Case) -> bool:
    assert case.table.result is not None
    assert list(case.table.result.winners) == case.facts["seats"]
    return True


CHECKS: dict[str, Callable[[Case], bool]] = {
    "draw": draw,
    "draw-card": draw_card,
    "draw-plague": draw_plague,
    "draw-hidden": draw,
    "resign": resign,
    "divorce": divorce,
    "end-affair": end_affair,
    "imprison": imprison,
    "discard": discard,
    "nothing": happens("passed"),
    "bet-first": bet_first,
    "bet-second": bet_second,
    "gain": laid,
    "gain-study": study,
    "gain-wage": wage,
    "gain-job": job,
    "promotion": promotion,
    "police": police,
    "steal-flirt": steal_flirt,
    "buy": laid,
    "build": build,
    "arm": arm,
    "birthday": birthday,
    "birthday-nobody": birthday,
    "casino": happens("laid"),
    "inheritance": inheritance,
    "luck": luck,
    "rainbow": rainbow,
    "revenge": revenge,
    "star": star,
    "strings": strings,
    "strings-none": strings_none,
    "swap": either("swapped", "no-effect", question="target"),
    "tsunami": happens("tsunami"),
    "fire": happens("fire"),
    "tornado": tornado,
    "flood": either("fished", question="flood"),
    "earthquake": happens("quake"),
    "virus-kept": happens("kept-in-hand"),
    "malus": malus,
    "cloud": cloud,
    "cloud-nobody": happens("cloud-gone", own=False),
    "bomb": bomb,
    "lose-job": lose_card,
    "jailed": lose_card,
    "divorced": divorced,
    "lose-last": lose_card,
    "lose-either": lose_either,
    "air-strike": either("bombed", "missed", question="bombing"),
    "mutation": either("mutates", question="mutation"),
    "fuel": fuel,
    "fuel-none": fuel,
    "skip": skip,
    "infect": happens("infected", "target"),
    "adopted": adopted,
    "swap-with": happens("swapped", "target"),
    "attack": attack,
    "on-guard": on_guard,
    "rob": happens("robbed", "target"),
    "pay": pay,
    "free": free,
    "give": give,
    "luck-keep": happens("luck-kept"),
    "luck-plague": happens("plague-came", "card"),
    "order": order,
    "set-aside": either("swapped", question="target"),
    "keep": keep,
    "keep-tornado": happens("kept-one"),
    "give-up": happens("discarded", "card"),
    "strikes": strikes,
    "bunker": happens("protected", "card"),
    "exchange": happens("exchanged", "target"),
    "doom": doom,
    "shake": happens("picked", "target", "card"),
    "aim": aim,
    "steal": steal,
    "mutate": mutate,
    "lose": lose,
    "fight": fight,
    "fight-win": happens("beaten"),
    "lend": lend,
    "flee": happens("fled", "card"),
    "flee-pet": flee_pet,
    "ally": ally,
    "suffer": suffer,
    "suffer-pet": suffer_pet,
    "throw": throw,
    "throw-win": throw,
    "feed": happens("fed", "card"),
    "feed-pangolin": happens("fed", "card"),
    "let-go": let_go,
    "give-child": give_child,
    "offer": offer,
    "offer-laid": offer_laid,
    "offer-nothing": offer,
    "threat": threat,
    "no-threat": no_threat,
    "bargain": happens("bargain", "target"),
    "no-bargain": no_bargain,
    "restart": restart,
    "finish": finish,
}
