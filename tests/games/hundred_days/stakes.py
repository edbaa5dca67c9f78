"""Whether the stakes of Hundred Days are true."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from croupier.shelf.hundred_days.cards import FIGURES, KINDS, RESOURCES
from croupier.shelf.hundred_days.options import tokens_in_letters
from croupier.table.view import cards_in
from tests.stakes import Case

# How many games are played, and with which options.
GAMES = 16
OPTIONS = {"tiles": "12"}
PLAYED_OUT = 0.3
"""How often a round is played out to see what a pawn brings."""

QUIET = ("pass", "end-turn", "enough", "done")
"""The answers of a player who does nothing."""


def check(case: Case) -> bool:
    """Compare the stakes with what happens. Return False if that is impossible because something else came in between."""
    return CHECKS.get(case.slug, of_a_new_card)(case)


def of_a_new_card(case: Case) -> bool:
    """Check a card without a check of its own, whose stakes are those that every card may have."""
    if case.slug.startswith("choose-"):
        assert set(case.facts) <= {"target", "heap"}, f"nothing here checks the facts of {case.slug}"
        assert any(case.facts["target"] in (event.get("seat"), event.get("target")) for event in case.events())
        return True
    assert case.slug.startswith("play-"), f"nothing here checks {case.slug}"
    assert set(case.facts) <= {"card", "stoppable", "draws", "tokens"}, f"nothing here checks the facts of {case.slug}"
    return play_blue(lambda _: True)(case)


# Positions and events.


def person(case: Case, seat: int | None = None) -> Any:
    """Return a player as all see them now."""
    players: Any = case.table.view()["players"]
    return players[case.seat if seat is None else seat]


def before(case: Case, seat: int | None = None) -> Any:
    """Return a player before the answer."""
    return case.view["players"][case.seat if seat is None else seat]


def purse(tokens: Any) -> list[int]:
    return [tokens[name] for name in RESOURCES]


def in_letters(tokens: list[int]) -> str:
    return tokens_in_letters(tokens) or "none"


def letters(case: Case, name: str, seat: int) -> str:
    """Return the tokens of some events of a seat, as facts name them."""
    counts = Counter[str]()
    for event in case.events(name):
        if event["seat"] == seat:
            counts[event["resource"]] += event.get("count", 1)
    return in_letters([counts[each] for each in RESOURCES])


def amount(word: str) -> int:
    """Return how many tokens a fact names."""
    return 0 if word == "none" else sum(int(part[:-1]) for part in word.split("-"))


def quiet_until(case: Case, *names: str) -> bool:
    """Let every seat do as little as it can until one of these events has happened; return False if the game ends before."""
    for _ in range(300):
        if any(event["event"] in names for event in case.events()):
            return True
        if case.table.over:
            return False
        seat = min(case.table.pending)
        options = case.table.pending[seat].options
        quiet = [option for option in options if option.kind in QUIET]
        case.table.answer(seat, (quiet or list(options))[0])
    return False


def window(case: Case) -> int | None:
    """Return the player who is asked to react; None if there is no such question."""
    return next((seat for seat, each in case.table.pending.items() if each.kind == "react"), None)


def let_it_be(case: Case) -> None:
    """Decline to react, as long as players are asked to."""
    while (seat := window(case)) is not None:
        case.table.answer(seat, "pass")


def reacts(case: Case, reaction: str) -> bool:
    """Return whether an opponent stops it with a reaction, which is tried in half of the cases."""
    happened = len(case.events())
    tried = case.luck.random() < 0.5
    while (seat := window(case)) is not None and len(case.events()) == happened:
        public: Any = case.table.view()["public"]
        if public["fits"] != reaction:
            return False
        option = case.table.pending[seat].options[-1 if tried else 0]
        case.table.answer(seat, option)
        if option.kind == "react":
            assert case.facts["stoppable"], "no reaction could stop this"
            return True
    return False


# Places.


def collected(case: Case) -> bool:
    """The round is played out by players who do nothing: a pawn brings what was said, less what others take away. As
    that takes long, it is done only in some of the common cases.
    """
    if case.slug in ("rick", "morty", "go") and case.luck.random() > PLAYED_OUT:
        return False
    if not quiet_until(case, "round", "scored") or case.events("shortage") or case.events("no-draw"):
        return False
    seat = case.facts.get("target", case.seat)
    rick, morty = places(case, seat)
    pawn = morty if case.slug in ("morty", "leash") else rick
    if pawn != case.facts["place"]:
        return False  # it was placed again
    assert amount(case.facts["gives"]) == sum(shown(case, space) for space in pawn.split("-"))
    home = (rick + morty).count("house") if case.decision in ("rick", "morty") else 0
    took = len([event for event in case.events("took") if event["seat"] == seat]) - home
    spaces = [*rick.split("-"), morty]
    assert took <= sum(shown(case, space) for space in spaces)
    assert took >= sum(max(shown(case, space) - others(case, seat, space), 0) for space in spaces)
    if case.decision in ("rick", "morty"):
        garage_tokens(case, "house" in pawn)
    if "draws" in case.facts:
        drawn(case, seat)
    return True


def places(case: Case, seat: int) -> tuple[str, str]:
    """Return where the pawns of a player stand in the Collection."""
    for event in case.events("placed"):
        if event["seat"] == seat:
            return event["rick"], event["morty"]
    rick, morty = before(case, seat)["rick"], before(case, seat)["morty"]
    for event in case.events("moved-rick"):
        rick = event["place"] if event["target"] == seat else rick
    for event in case.events("moved-morty"):
        morty = event["place"] if event["seat"] == seat else morty
    return rick, morty


def shown(case: Case, space: str) -> int:
    """Return how many tokens the tile of a space shows."""
    tiles = {str(each["space"]): each["tile"] for each in case.view["public"]["spaces"]}
    tile = tiles.get(space)
    return 0 if tile is None else sum(FIGURES.gives[KINDS.index(tile)])


def others(case: Case, seat: int, space: str) -> int:
    """Return how many other players have a pawn on a space in the Collection."""
    seats = [each for each in range(case.table.seats) if each != seat]
    return len([each for each in seats if space in "-".join(places(case, each)).split("-")])


def garage_tokens(case: Case, at_home: bool) -> None:
    """HD-9: the garage token of a pawn at the house."""
    assert case.facts["house"] == at_home
    got = sum(event["count"] for event in case.events("got-garage") if event["seat"] == case.seat)
    if case.facts["garage"] == "yes":
        assert got >= 1
    assert at_home or case.facts["garage"] == "no"


def drawn(case: Case, seat: int) -> None:
    """HD-12: Rick's cards, Morty's, and those of a place."""
    area, hand = [
        next(each for each in case.view["zones"] if each["name"] == f"{name}:{seat}") for name in ("area", "hand")
    ]
    drew = len([event for event in case.events("drew") if event["seat"] == seat])
    lost = len([event for event in case.events("threw-away") if event["seat"] == seat])
    assert drew == case.facts["draws"] + 1 + 2 * area["cards"].count("infinite-waiting-room")
    assert lost >= min(case.facts["loses"], hand["count"])


def moved(case: Case) -> bool:
    """A Rick goes where he is sent, unless a reaction stops it."""
    target = case.facts.get("target", case.seat)
    if reacts(case, "wrong-address"):
        assert case.happens("stayed", target=target)
        return True
    assert case.happens("moved-rick", seat=case.seat, target=target, place=case.facts["place"])
    assert person(case, target)["rick"] == case.facts["place"]
    if case.slug.endswith("ending"):
        return ends_without_collection(case)
    return collected(case)


def ends_without_collection(case: Case) -> bool:
    quiet_until(case, "scored")
    assert not case.events("collects")
    return True


def leash(case: Case) -> bool:
    assert case.happens("moved-morty", seat=case.seat, place=case.facts["place"])
    return ends_without_collection(case) if case.slug.endswith("ending") else collected(case)


# Playing.


def play_green(case: Case) -> bool:
    assert case.happens("played", seat=case.seat, card=case.facts["card"])
    assert case.facts["points"] == FIGURES.points[KINDS.index(case.facts["card"])]
    assert person(case)["points"] == case.facts["total"]
    assert letters(case, "paid", case.seat) == case.facts["cost"]
    return True


def play_blue(judge: Callable[[Case], bool]) -> Callable[[Case], bool]:
    """A blue card, unless a reaction stops it."""

    def played(case: Case) -> bool:
        assert case.happens("played", seat=case.seat, card=case.facts["card"])
        if reacts(case, "nope-portal"):
            assert case.happens("cancelled", seat=case.seat, card=case.facts["card"])
            return True
        return judge(case)

    return played


def asked(case: Case) -> tuple[str, list[str]]:
    """Return what the player is asked now, and the words of the answers."""
    decision = case.table.pending.get(case.seat)
    if decision is None:
        return "", []
    return decision.kind, [option.key.partition(":")[2] for option in decision.options]


def asks_person(case: Case) -> bool:
    kind, words = asked(case)
    seats = case.facts["seats"]
    if not seats:
        assert case.happens("no-effect", seat=case.seat)
    elif len(seats) > 1:
        assert (kind, words) == ("person", [str(seat) for seat in sorted(seats)])
    else:
        assert case.happens("reached-for", seat=case.seat, target=seats[0])
    return True


def asks_kind(case: Case) -> bool:
    if case.facts["seats"]:
        assert asked(case)[0] == "name"
    else:
        assert case.happens("no-effect", seat=case.seat)
    return True


def asks_target(case: Case) -> bool:
    kind, words = asked(case)
    cards = case.facts["cards"]
    if not cards:
        assert case.happens("no-effect", seat=case.seat)
    elif len(cards) > 1:
        assert kind == "target"
        assert sorted(words) == sorted(cards)
    else:
        assert any(event["card"] == cards[0] for event in [*case.events("threatened"), *case.events("untouchable")])
    return True


def draws_now(case: Case) -> bool:
    if case.events("no-draw"):
        return False
    assert len([event for event in case.events("drew") if event["seat"] == case.seat]) == case.facts["draws"]
    return True


def asks(*kinds: str) -> Callable[[Case], bool]:
    """The card asks one of these questions, or has no effect."""

    def judge(case: Case) -> bool:
        assert asked(case)[0] in kinds or case.happens("no-effect", seat=case.seat), asked(case)
        return asked(case)[0] in kinds

    return judge


def sends_back(case: Case) -> bool:
    if not case.facts["left"]:
        assert case.happens("no-effect", seat=case.seat)
        return True
    return asked(case)[0] == "tile"


def lasts(case: Case) -> bool:
    """A place stays in its player's area until the round is over."""
    card = case.facts["card"]
    zones: Any = case.table.view()["zones"]
    assert any(card in zone["cards"] for zone in zones if zone["name"] == f"area:{case.seat}")
    if quiet_until(case, "round", "scored"):
        assert case.happens("place-ends", seat=case.seat, card=card)
    return True


def more_cards(case: Case) -> bool:
    if not quiet_until(case, "round") or case.events("no-draw"):
        return False
    drew = len([event for event in case.events("drew") if event["seat"] == case.seat])
    assert drew >= 1 + case.facts["draws"]
    return True


# The rest of a turn.


def close(case: Case) -> bool:
    facts = case.facts
    decision = case.table.pending.get(case.seat)
    is_asked = decision is not None and decision.kind == "pay"
    assert is_asked == facts["choice"]
    if decision is not None and is_asked:
        case.table.answer(case.seat, case.luck.choice(decision.options))
    paid = letters(case, "paid", case.seat)
    assert amount(paid) == facts["price"]
    if not is_asked:
        assert paid == facts["cost"]
    assert case.happens("closed", seat=case.seat, space=facts["space"], card=facts["card"])
    assert FIGURES.points[KINDS.index(facts["card"])] == facts["points"]
    assert person(case)["points"] == facts["total"]
    let_it_be(case)
    assert case.happens("black-hole", space=facts["space"]) == facts["last"]
    if facts["last"]:
        hole = int(facts["space"])
        icons = [FIGURES.dimension_icon[KINDS.index(str(card))] for card in cards_in(case.view, "area", case.seat)]
        for card in facts["cards"]:
            assert FIGURES.dimensions[KINDS.index(card)] & 1 << hole
            assert 1 << hole not in icons
        ends_without_collection(case)
    return True


def move(case: Case) -> bool:
    """The tokens are paid, whether Rick gets there or not."""
    held = purse(before(case)["tokens"])
    kinds = set()
    while asked(case)[0] == "spend":
        option = case.luck.choice(case.table.pending[case.seat].options)
        kinds.add(option.key)
        case.table.answer(case.seat, option)
    assert len(kinds) <= (case.facts["count"] if case.facts["mixed"] else 1)
    assert asked(case)[0] == "go"
    case.table.answer(case.seat, case.table.pending[case.seat].options[0])
    assert sum(held) - sum(purse(person(case)["tokens"])) == case.facts["count"]
    assert amount(letters(case, "paid", case.seat)) == case.facts["count"]
    if reacts(case, "wrong-address"):
        assert case.happens("stayed", target=case.seat)
    else:
        assert case.happens("moved-rick", target=case.seat)
    return True


def use(judge: Callable[[Case], bool]) -> Callable[[Case], bool]:
    """An object, unless a reaction stops it; it is paid for, and its garage token is lost."""

    def used(case: Case) -> bool:
        facts = case.facts
        assert case.happens("used", seat=case.seat, card=facts["card"])
        assert letters(case, "paid", case.seat) == facts["cost"]
        lost = before(case)["points"] - person(case)["points"]
        assert lost == facts["lost"]
        assert (facts["card"] in before(case)["guarded"]) == facts["lost"]
        if reacts(case, "short-circuit"):
            assert case.happens("cancelled", seat=case.seat, card=facts["card"])
            return True
        return judge(case)

    return used


def stock(case: Case) -> bool:
    took = [event["resource"] for event in case.events("took") if event["seat"] == case.seat]
    assert took[: case.facts["count"]] == [case.facts["resource"]] * case.facts["count"]
    assert bool(case.events("shortage")) == case.facts["short"]
    return True


def clock(case: Case) -> bool:
    assert case.happens("extra-action", seat=case.seat)
    public: Any = case.table.view()["public"]
    assert public["actions"] == case.view["public"]["actions"] + 1
    return True


def printer(case: Case) -> bool:
    drew = len([event for event in case.events("drew") if event["seat"] == case.seat])
    assert drew == case.facts["draws"] or case.events("no-draw")
    assert asked(case)[0] == "destroy" or case.happens("threw-away", seat=case.seat)
    return not case.events("no-draw")


def coupon(case: Case) -> bool:
    assert case.happens("coupon", seat=case.seat)
    public: Any = case.table.view()["public"]
    if public["turn"] == case.seat:
        assert public["coupons"] == case.view["public"]["coupons"] + 1
    assert bool(case.view["public"]["actions"]) == case.facts["action"]
    return True


def bathtub(case: Case) -> bool:
    kind, words = asked(case)
    cards = case.facts["cards"]
    if len(cards) == 1:
        assert case.happens("fetched", seat=case.seat, card=cards[0])
    else:
        assert kind == "fetch"
        assert sorted(words) == sorted(cards)
    return True


def leashed(case: Case) -> bool:
    return asked(case)[0] == "morty-go" or case.happens("moved-morty", seat=case.seat)


def marshal(case: Case) -> bool:
    kind, words = asked(case)
    seats = case.facts["seats"]
    if len(seats) > 1:
        assert (kind, words) == ("person", [str(seat) for seat in seats])
    else:
        assert kind == "take" or case.happens("reached-for", target=seats[0])
    return True


def guard(case: Case) -> bool:
    assert case.happens("guarded", seat=case.seat, card=case.facts["card"])
    assert person(case)["points"] == case.facts["total"]
    assert case.facts["points"] == FIGURES.points[KINDS.index(case.facts["card"])]
    return True


def passes(case: Case) -> bool:
    """The Adventure ends after this many passes of others, unless the pass did not count."""
    public: Any = case.table.view()["public"]
    if case.slug == "pass-ends":
        if public["turn"] is not None and not case.table.over and public["passes"] == 0 and case.happens("turn"):
            return False  # a card was used on this turn
        assert case.events("scored" if case.facts["ending"] else "collects") or not case.facts["ending"]
        assert not case.happens("turn")
        return True
    assert case.happens("turn")
    if public["passes"] == 0:
        return False
    for left in range(case.facts["left"], 0, -1):
        seat = min(case.table.pending)
        decision = case.table.pending[seat]
        if decision.kind != "turn" or not decision.find("pass"):
            return False
        assert len(case.events("turn")) == case.facts["left"] - left + 1
        case.table.answer(seat, "pass")
    assert len(case.events("turn")) == case.facts["left"]
    return True


def end_turn(case: Case) -> bool:
    assert case.happens("turn")
    assert not case.happens("passed", seat=case.seat)
    public: Any = case.table.view()["public"]
    assert public["passes"] == 0
    assert case.view["public"]["actions"] == case.facts["actions"]
    return True


# Reactions.


def let_card(case: Case) -> bool:
    """The card takes effect if no other player reacts."""
    let_it_be(case)
    return not case.happens("cancelled", card=case.facts["card"])


def let_destroy(case: Case) -> bool:
    name = "saved-by-garage" if case.facts["guarded"] else "destroyed"
    assert case.happens(name, owner=case.seat, card=case.facts["card"])
    lost = before(case)["points"] - person(case)["points"]
    assert lost == (1 if case.facts["guarded"] else case.facts["points"])
    return True


def let_steal(case: Case) -> bool:
    stolen = [event for event in case.events("stole") if event["target"] == case.seat]
    assert len(stolen) == case.facts["count"]
    assert all(event["seat"] == case.facts["actor"] for event in stolen)
    return True


def let_take(case: Case) -> bool:
    assert case.happens("stole", seat=case.facts["actor"], target=case.seat, resource=case.facts["resource"])
    return True


def let_tax(case: Case) -> bool:
    (returned,) = [event for event in case.events("returned") if event["seat"] == case.seat]
    assert returned["count"] == 1
    return True


def let_move(case: Case) -> bool:
    let_it_be(case)
    if case.happens("stayed", target=case.seat):
        return False
    assert case.happens("moved-rick", seat=case.facts["actor"], target=case.seat)
    return True


def stops(case: Case) -> bool:
    assert case.happens("reacted", seat=case.seat)
    assert case.happens("cancelled", seat=case.facts["actor"], card=case.facts["card"])
    zones: Any = case.table.view()["zones"]
    where = "discard" if case.slug.endswith("portal") else f"pile:{case.facts['actor']}"
    assert any(case.facts["card"] in zone["cards"] for zone in zones if zone["name"] == where) or case.events(
        "reshuffled"
    )
    return True


def stunt(case: Case) -> bool:
    assert case.happens("saved", owner=case.seat, card=case.facts["card"])
    assert person(case)["points"] == before(case)["points"]
    assert (case.facts["card"] in person(case)["guarded"]) == case.facts["guarded"]
    return True


def sticky(case: Case) -> bool:
    assert case.happens("kept-tokens", seat=case.seat)
    assert asked(case)[0] == "take"
    assert purse(person(case)["tokens"]) == purse(before(case)["tokens"])
    return True


def fee(case: Case) -> bool:
    for _ in range(case.facts["count"]):
        if asked(case)[0] == "take":
            case.table.answer(case.seat, case.luck.choice(case.table.pending[case.seat].options))
    took = letters(case, "took", case.seat)
    assert amount(took) == case.facts["count"]
    assert in_letters(purse(case.view["public"]["heap"])) == case.facts["heap"]
    return True


def stays(case: Case) -> bool:
    assert case.happens("stayed", target=case.facts["target"])
    assert person(case, case.facts["target"])["rick"] == before(case, case.facts["target"])["rick"]
    return True


def elbow(case: Case) -> bool:
    if asked(case)[0] == "elbow":
        case.table.answer(case.seat, case.luck.choice(case.table.pending[case.seat].options))
    assert case.happens("elbowed", seat=case.seat, target=case.facts["target"])
    assert in_letters(purse(case.view["public"]["heap"])) == case.facts["heap"]
    return True


# Tokens.


def take(case: Case) -> bool:
    assert person(case)["tokens"][case.facts["resource"]] == case.facts["count"] or len(case.events("took")) > 1
    assert case.events("took")[0]["resource"] == case.facts["resource"]
    return len(case.events("took")) == 1


def take_last(case: Case) -> bool:
    assert case.happens("shortage", resource=case.facts["resource"])
    if len([event for event in case.events("took") if event["resource"] == case.facts["resource"]]) > 1:
        return False
    assert person(case)["tokens"][case.facts["resource"]] == case.facts["count"]
    return True


def take_from(case: Case) -> bool:
    if reacts(case, "sticky-pockets"):
        assert case.happens("kept-tokens", seat=case.facts["target"])
        return True
    assert case.happens("stole", seat=case.seat, target=case.facts["target"], resource=case.facts["resource"])
    assert person(case)["tokens"][case.facts["resource"]] == case.facts["count"]
    return True


def leave(case: Case) -> bool:
    """The rest is taken, once enough has been left; an opponent may take one of them."""
    for _ in range(case.facts["left"]):
        if asked(case)[0] == "leave":
            case.table.answer(case.seat, case.luck.choice(case.table.pending[case.seat].options))
    stopped = not case.events("took") and reacts(case, "elbow-room")
    while any(each.kind == "elbow" for each in case.table.pending.values()):
        seat = min(case.table.pending)
        case.table.answer(seat, case.table.pending[seat].options[0])
    if stopped:
        assert case.happens("elbowed", target=case.seat)
        return True
    took = [event["resource"] for event in case.events("took") if event["seat"] == case.seat]
    count = amount(case.facts["gets"]) - case.facts["left"]
    assert len(took) >= count
    if not case.facts["left"]:
        assert in_letters([took[:count].count(name) for name in RESOURCES]) == case.facts["gets"]
    return True


def spend(case: Case) -> bool:
    assert person(case)["tokens"][case.facts["resource"]] == case.facts["count"]
    return True


def pay(case: Case) -> bool:
    assert in_letters(purse(person(case)["tokens"])) == case.facts["rest"]
    return True


# What cards ask.


def choose_fingers(case: Case) -> bool:
    target = case.facts["target"]
    assert sum(purse(before(case, target)["tokens"])) == case.facts["held"]
    if reacts(case, "sticky-pockets"):
        assert case.happens("kept-tokens", seat=target)
        return True
    assert len([event for event in case.events("stole") if event["target"] == target]) == case.facts["count"]
    return True


def choose_teleport(case: Case) -> bool:
    assert person(case, case.facts["target"])["rick"] == case.facts["place"]
    return asked(case)[0] == "go"


def choose_gossip(case: Case) -> bool:
    (looked,) = case.events("looked-at-hand")
    assert looked["target"] == case.facts["target"]
    assert len(looked["cards"]) == case.facts["count"]
    return draws_now(case)


def choose_marshal(case: Case) -> bool:
    held = purse(before(case, case.facts["target"])["tokens"])
    assert in_letters(held) == case.facts["heap"]
    return asked(case)[0] == "take" or case.happens("reached-for", target=case.facts["target"])


def destroy(case: Case) -> bool:
    facts = case.facts
    owner = facts["owner"]
    if case.slug == "destroy-nothing":
        assert case.happens("untouchable", owner=owner, card=facts["card"])
        assert person(case, owner)["points"] == before(case, owner)["points"]
        return True
    if reacts(case, "stunt-double"):
        assert case.happens("saved", owner=owner, card=facts["card"])
        return True
    guarded = case.slug == "destroy-guarded"
    assert case.happens("saved-by-garage" if guarded else "destroyed", owner=owner, card=facts["card"])
    assert before(case, owner)["points"] - person(case, owner)["points"] == (1 if guarded else facts["points"])
    return True


def throw_away(case: Case) -> bool:
    assert case.happens("threw-away", seat=case.seat, card=case.facts["card"])
    assert case.facts["points"] == FIGURES.points[KINDS.index(case.facts["card"])]
    return True


def tax(case: Case) -> bool:
    let_it_be(case)
    returned = [event for event in case.events("returned") if event["resource"] == case.facts["resource"]]
    assert sorted(event["seat"] for event in returned) == sorted(case.facts["seats"])
    assert all(event["count"] == 1 for event in returned)
    return True


def barter(case: Case) -> bool:
    assert case.facts["resource"] in person(case)["named"]
    assert person(case)["tokens"][case.facts["resource"]] == case.facts["count"]
    return True


def convert(case: Case) -> bool:
    """Everything that can be returned is returned."""
    while asked(case)[0] == "return":
        case.table.answer(case.seat, case.table.pending[case.seat].options[0])
    assert case.happens("converted", seat=case.seat, count=case.facts["count"], resource=case.facts["resource"])
    return True


def give_back(case: Case) -> bool:
    if asked(case)[0] == "return":
        case.table.answer(case.seat, "enough")
    assert case.happens("converted", seat=case.seat, count=case.facts["count"], resource=case.facts["resource"])
    took = [event["resource"] for event in case.events("took") if event["seat"] == case.seat]
    assert took == [case.facts["resource"]] * case.facts["count"]
    return True


def tile_at(case: Case, space: str) -> str:
    public: Any = case.table.view()["public"]
    return str(public["spaces"][int(space) - 1]["tile"])


def swap_first(case: Case) -> bool:
    assert asked(case)[0] == "tile"
    case.table.answer(case.seat, case.luck.choice(case.table.pending[case.seat].options))
    assert tile_at(case, case.key.removeprefix("tile:")) != case.facts["card"]
    return True


def swap(case: Case) -> bool:
    assert tile_at(case, case.facts["other"]) == case.facts["card"]
    assert tile_at(case, case.facts["space"]) == case.facts["second_card"]
    return True


def send_back(case: Case) -> bool:
    assert case.happens("sent-back", space=case.facts["space"])
    assert tile_at(case, case.facts["space"]) != case.facts["card"]
    return True


def fetch(case: Case) -> bool:
    assert case.happens("fetched", seat=case.seat, card=case.facts["card"])
    assert case.facts["points"] == FIGURES.points[KINDS.index(case.facts["card"])]
    return True


CHECKS: dict[str, Callable[[Case], bool]] = {
    "rick": collected,
    "morty": collected,
    "go": moved,
    "go-ending": moved,
    "send": moved,
    "send-ending": moved,
    "leash": leash,
    "leash-ending": leash,
    "play-green": play_green,
    "play-light-fingers": play_blue(asks_person),
    "play-surprise-tax": play_blue(asks_kind),
    "play-recall-notice": play_blue(asks_target),
    "play-bad-reference": play_blue(asks_target),
    "play-binge-session": play_blue(draws_now),
    "play-dimensional-musical-chairs": play_blue(asks("tile")),
    "play-return-to-sender": play_blue(sends_back),
    "play-forced-teleport": play_blue(asks("person", "go")),
    "play-family-lunch": play_blue(asks("lunch")),
    "play-barter-bazaar": play_blue(asks("name")),
    "play-portal-rest-stop": play_blue(lasts),
    "play-bunker-pantry": play_blue(lasts),
    "play-strip-mine": play_blue(lasts),
    "play-infinite-waiting-room": play_blue(more_cards),
    "close": close,
    "move": move,
    "use-stock": use(stock),
    "use-converter": use(asks("name")),
    "use-doorframe": use(asks("go")),
    "use-clock": use(clock),
    "use-printer": use(printer),
    "use-disintegrator": use(asks_target),
    "use-coupon": use(coupon),
    "use-bathtub": use(bathtub),
    "use-leash": use(leashed),
    "use-marshal": marshal,
    "guard": guard,
    "pass": passes,
    "pass-ends": passes,
    "end-turn": end_turn,
    "let-card": let_card,
    "let-destroy": let_destroy,
    "let-steal": let_steal,
    "let-take": let_take,
    "let-tax": let_tax,
    "let-move": let_move,
    "react-nope-portal": stops,
    "react-short-circuit": stops,
    "react-stunt-double": stunt,
    "react-sticky-pockets": sticky,
    "react-finders-fee": fee,
    "react-wrong-address": stays,
    "react-elbow-room": elbow,
    "take": take,
    "take-last": take_last,
    "take-from": take_from,
    "grab": take,
    "leave": leave,
    "spend": spend,
    "pay": pay,
    "choose-light-fingers": choose_fingers,
    "choose-forced-teleport": choose_teleport,
    "choose-gossip-columnist": choose_gossip,
    "choose-retired-space-marshal": choose_marshal,
    "destroy": destroy,
    "destroy-guarded": destroy,
    "destroy-nothing": destroy,
    "throw-away": throw_away,
    "tax": tax,
    "barter": barter,
    "convert": convert,
    "swap-first": swap_first,
    "swap": swap,
    "send-back": send_back,
    "return": give_back,
    "enough": give_back,
    "fetch": fetch,
}
