"""The consequences of an answer, as far as the asked player's view shows them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from croupier.shelf.hundred_days import actions, closing, layout, objects
from croupier.shelf.hundred_days.board import HOUSE, PAIRS, WORDS
from croupier.shelf.hundred_days.card import Card
from croupier.shelf.hundred_days.cards import BIT, FOUR, KINDS, LETTERS, RESOURCES
from croupier.shelf.hundred_days.options import tokens_in_letters
from croupier.shelf.hundred_days.pack import Pack
from croupier.shelf.hundred_days.view import VIEW, Person, Tokens
from croupier.table.view import cards_in
from croupier.text import Remark

WITHOUT: Final = {
    "rick-again": "Rick and Morty are placed anew, and nothing is lost or shown",
    "react pass": "what another player does there takes nothing from the player who is asked",
    "done": "the cards that are not played stay in hand",
}
"""The answers that may have no consequences to state, each with the reason."""

NUMBER: Final[dict[str, int]] = {name: at for at, name in enumerate(RESOURCES)}
"""The resources by their names."""
NOTHING: Final = "none"
"""The word for no tokens, in a fact about tokens."""

# The reactions that answer what a player does.
NOPE, SHORT_CIRCUIT, WRONG_ADDRESS = "nope-portal", "short-circuit", "wrong-address"
STICKY, STUNT = "sticky-pockets", "stunt-double"

MARSHAL: Final = "retired-space-marshal"
USED: Final = {
    **dict.fromkeys(objects.UniversalConverter.ids, "use-converter"),
    **dict.fromkeys(objects.PocketDoorframe.ids, "use-doorframe"),
    **dict.fromkeys(objects.TwoHandedClock.ids, "use-clock"),
    **dict.fromkeys(objects.CardPrinter.ids, "use-printer"),
    **dict.fromkeys(objects.PoliteDisintegrator.ids, "use-disintegrator"),
    **dict.fromkeys(objects.ExpiredCoupon.ids, "use-coupon"),
    **dict.fromkeys(objects.CloningBathtub.ids, "use-bathtub"),
    **dict.fromkeys(objects.RetractableLeash.ids, "use-leash"),
}
"""The remark for using a card; ``use-stock`` for those that bring tokens of one kind."""

Facts = dict[str, object]


class Stakes:
    """The stakes of one player's answers."""

    def __init__(self, view: VIEW, seat: int, pack: Pack) -> None:
        self.view = view
        self.public = view["public"]
        self.seat = seat
        self.people = view["players"]
        self.me = view["players"][seat]
        self.pack = pack
        self.figures = pack.figures

    def of(self, key: str, decision: str) -> Remark | None:
        """The consequences of an answer to a kind of question."""
        kind, _, word = key.partition(":")
        tell = TOLD.get(kind)
        return None if tell is None else tell(self, word, decision)

    # Reading the view.

    def card(self, name: str) -> Card:
        return self.pack.cards[KINDS.index(name)]

    def area(self, seat: int) -> list[Card]:
        """The cards in play before a player."""
        return [self.card(name) for name in cards_in(self.view, "area", seat) if name is not None]

    def rivals(self) -> list[Person]:
        return [person for person in self.people if person["seat"] != self.seat]

    def purse(self, person: Person) -> list[int]:
        return listed(person["tokens"])

    def tile(self, space: int) -> str | None:
        return next(each["tile"] for each in self.public["spaces"] if each["space"] == space)

    def could_hold(self, seats: list[int], reaction: str) -> bool:
        """HD-Q46: whether one of these players could hold a reaction, as far as the viewer knows."""
        if not any(cards_in(self.view, "hand", seat) for seat in seats):
            return False
        seen = cards_in(self.view, "discard").count(reaction) + cards_in(self.view, "hand", self.seat).count(reaction)
        return seen < self.figures.count[KINDS.index(reaction)]

    def stoppable(self, reaction: str) -> bool:
        """Whether a rival could answer with a reaction."""
        return self.could_hold([person["seat"] for person in self.rivals()], reaction)

    def present(self, person: Person) -> set[int]:
        """The dimensions in which a player has a pawn, black holes left out (HD-Q7); the house is 0."""
        spaces = {space for place in (person["rick"], person["morty"]) if place is not None for space in touched(place)}
        return spaces - {each["space"] for each in self.public["spaces"] if each["hole"]}

    # HD-7, HD-10.6: places.

    def _rick(self, word: str, decision: str) -> Remark:
        return Remark("rick", {**self._place(word), **self._drawn(word), **self._at_the_house(word)})

    def _morty(self, word: str, decision: str) -> Remark:
        return Remark("morty", {**self._place(word), **self._at_the_house(word)})

    def _go(self, word: str, decision: str) -> Remark:
        """HD-Q5: where a pawn is moved in the Adventure phase; in the last round nothing is collected any more (HD-Q23)."""
        if decision == "morty-go":
            return Remark("leash-ending" if self.public["ending"] else "leash", self._place(word))
        facts = {**self._place(word), **self._drawn(word), "stoppable": self.stoppable(WRONG_ADDRESS)}
        target = self.public["target"]
        if target is not None and target != self.seat:
            return Remark("send-ending" if self.public["ending"] else "send", {**facts, "target": target})
        return Remark("go-ending" if self.public["ending"] else "go", facts)

    def _place(self, word: str) -> Facts:
        """HD-11.2, HD-11.5: the most that a pawn collects at a place."""
        gives = [0] * FOUR
        for space in touched(word) - {HOUSE}:
            tile = self.tile(space)
            if tile is not None:
                gives = added(gives, self.figures.gives[KINDS.index(tile)])
        return {"place": word, "gives": tokens_in_letters(gives) or NOTHING}

    def _drawn(self, word: str) -> Facts:
        """HD-12.1: how many cards a Rick draws or loses at a place."""
        cards = 0
        for space in touched(word):
            tile = None if space == HOUSE else self.tile(space)
            if space == HOUSE:
                cards += self.figures.house_cards
            elif tile is not None:
                cards += self.figures.cards[KINDS.index(tile)]
        return {"draws": max(cards, 0), "loses": max(-cards, 0)}

    def _at_the_house(self, word: str) -> Facts:
        """HD-9.1, HD-Q18: a garage token, unless there may not be enough of them."""
        at_home = HOUSE in touched(word)
        most = 2 * len(self.people) + sum([card.garage for each in self.people for card in self.area(each["seat"])])
        garage = "no" if not at_home else "yes" if self.public["garage"] >= most else "maybe"
        return {"house": at_home, "garage": garage}

    # HD-10.3: playing.

    def _play(self, word: str, decision: str) -> Remark:
        card = self.card(word)
        if self.figures.green & BIT[card.kind]:
            return Remark("play-green", self._green(word))
        facts: Facts = {"card": word, "stoppable": self.stoppable(NOPE)}
        if word in ("light-fingers", "surprise-tax"):
            facts["seats"] = [person["seat"] for person in self.rivals() if sum(self.purse(person))]
        elif word == "recall-notice":
            facts["cards"] = self._targets(self.figures.objects)
        elif word == "bad-reference":
            facts["cards"] = self._targets(self.figures.characters)
        elif word == "return-to-sender":
            facts["left"] = self.public["tiles_left"]
        if card.draws:
            facts["draws"] = card.draws
        if card.tokens:
            facts["tokens"] = card.tokens
        return Remark(f"play-{word}", facts)

    def _green(self, name: str) -> Facts:
        """HD-4.4, HD-4.11: the points of a green card, and its price."""
        card = self.card(name)
        cost = tokens_in_letters(card.play_cost) or NOTHING
        return {"card": name, "points": card.points, "total": self.me["points"] + card.points, "cost": cost}

    def _targets(self, sort: int) -> list[str]:
        """The cards of a sort in front of rivals."""
        cards = [card for person in self.rivals() for card in self.area(person["seat"])]
        return [KINDS[card.kind] for card in cards if sort & BIT[card.kind]]

    # HD-10.5 to HD-10.10: the rest of a turn.

    def _close(self, word: str, decision: str) -> Remark:
        tile = self.tile(int(word))
        assert tile is not None
        ways = self._ways(tile)
        points = self.card(tile).points
        last = self.public["tiles_left"] == 0
        facts: Facts = {
            "space": word,
            "card": tile,
            "points": points,
            "total": self.me["points"] + points,
            "cost": tokens_in_letters(ways[0]) or NOTHING,
            "price": sum(ways[0]),
            "choice": len(ways) > 1,
            "last": last,
            "cards": self._stranded(int(word)) if last else [],
        }
        return Remark("close", facts)

    def _stranded(self, space: int) -> list[str]:
        """HD-Q7: the cards in hand for which the player's pawns stand right, until this dimension is a black hole."""
        icons = 0
        for card in self.area(self.seat):
            icons |= card.dimension_icon
        reach = icons | sum([1 << each for each in self.present(self.me)])
        lost = 1 << space & ~icons
        held = [self.card(name) for name in cards_in(self.view, "hand", self.seat) if name is not None]
        return [KINDS[card.kind] for card in held if card.dimensions & lost and not card.dimensions & ~reach]

    def _ways(self, tile: str) -> list[list[int]]:
        """HD-Q30: the ways to pay for a tile; all have as many tokens."""
        cost = self.figures.cost[KINDS.index(tile)]
        icons = [card.resource_icon for card in self.area(self.seat)]
        named = sum([1 << NUMBER[name] for name in self.me["named"]])
        ways: list[list[int]] = []
        for need in closing.reduced(cost, icons, self.figures.coupon * self.public["coupons"]):
            ways += [way for way in closing.payments(need, self.purse(self.me), named) if way not in ways]
        return ways

    def _move(self, word: str, decision: str) -> Remark:
        """HD-10.6, HD-C16, HD-P02."""
        area = self.area(self.seat)
        price = next((int(card.move_price) for card in area if card.move_price), self.figures.move_price)
        mixed = price == 1 or any(card.mixes_tokens for card in area)
        return Remark("move", {"count": price, "mixed": mixed, "stoppable": self.stoppable(WRONG_ADDRESS)})

    def _use(self, word: str, decision: str) -> Remark:
        """HD-10.8, HD-Q15: what a card in play does; an object loses its garage token."""
        if word == MARSHAL:
            return Remark("use-marshal", {"seats": self._met()})
        card = self.card(word)
        cost = tokens_in_letters(card.use_cost) or NOTHING
        lost = word in self.me["guarded"]
        facts: Facts = {"card": word, "cost": cost, "lost": lost, "stoppable": self.stoppable(SHORT_CIRCUIT)}
        if isinstance(card, objects.Stock):
            name = RESOURCES[card.resource]
            short = self.public["supply"][name] <= card.tokens
            return Remark("use-stock", {**facts, "resource": name, "count": card.tokens, "short": short})
        slug = USED[word]
        if slug == "use-printer":
            facts["draws"] = card.draws
        elif slug == "use-coupon":
            facts |= {"off": self.figures.coupon, "action": bool(self.public["actions"])}
        elif slug == "use-disintegrator":
            facts["cards"] = self._targets(self.figures.green)
        elif slug == "use-bathtub":
            lying = [name for name in cards_in(self.view, "discard") if name is not None]
            facts["cards"] = [name for name in lying if self.figures.green & BIT[KINDS.index(name)]]
        return Remark(slug, facts)

    def _met(self) -> list[int]:
        """HD-C21: the rivals with tokens who share a dimension with the player."""
        here = self.present(self.me)
        met = [person for person in self.rivals() if here & self.present(person)]
        return [person["seat"] for person in met if sum(self.purse(person))]

    def _guard(self, word: str, decision: str) -> Remark:
        """HD-5.5, HD-14.4."""
        card = self.card(word)
        is_object = bool(self.figures.objects & card.bit)
        facts: Facts = {"card": word, "points": card.points, "total": self.me["points"] + 1, "object": is_object}
        return Remark("guard", facts)

    def _pass(self, word: str, decision: str) -> Remark | None:
        if decision == "react":
            return self._let_it_be()
        left = len(self.people) - self.public["passes"] - 1
        if left:
            return Remark("pass", {"left": left, "ending": self.public["ending"]})
        return Remark("pass-ends", {"ending": self.public["ending"]})

    def _end_turn(self, word: str, decision: str) -> Remark:
        return Remark("end-turn", {"actions": self.public["actions"] or 0})

    # HD-10.9: reactions.

    def _let_it_be(self) -> Remark | None:
        """What happens if the player does not react, if it takes something from the player or lets a card work."""
        fits, card, actor = self.public["fits"], self.public["card"], self.public["actor"]
        moment = None if fits is None else self.card(fits).answers
        if moment in (layout.BLUE_CARD_PLAYED, layout.OBJECT_USED):
            return Remark("let-card", {"card": card, "actor": actor})
        if moment == layout.CARD_THREATENED:
            return Remark("let-destroy", self._threatened())
        thief = None if card is None else self.card(card)
        if moment == layout.TOKENS_THREATENED and isinstance(thief, actions.LightFingers):
            count = min(thief.tokens, sum(self.purse(self.me)))
            return Remark("let-steal", {"actor": actor, "count": count})
        if moment == layout.TOKENS_THREATENED and card == MARSHAL:
            return Remark("let-take", {"actor": actor, "resource": self.public["wanted"]})
        if moment == layout.TOKENS_THREATENED:
            return Remark("let-tax", {"card": card})
        if moment == layout.RICK_MOVING and self.public["target"] == self.seat:
            return Remark("let-move", {"actor": actor})
        return None

    def _react(self, word: str, decision: str) -> Remark:
        """What a reaction does here."""
        facts: Facts = {"actor": self.public["actor"]}
        if word in (NOPE, SHORT_CIRCUIT):
            facts["card"] = self.public["card"]
        elif word == STUNT:
            facts |= self._threatened()
        elif word == WRONG_ADDRESS:
            facts["target"] = self.public["target"]
        elif word == "finders-fee":
            facts |= self._fee()
        elif word == "elbow-room":
            facts |= {"target": self.public["target"], "heap": self._heap()}
        return Remark(f"react-{word}", facts)

    def _threatened(self) -> Facts:
        """HD-Q33: the player's card that is about to be destroyed."""
        card = self.public["second_card"]
        assert card is not None
        return {"card": card, "points": self.card(card).points, "guarded": card in self.me["guarded"]}

    def _fee(self) -> Facts:
        """HD-R04: how many of the tokens just paid."""
        card = self.card("finders-fee")
        there = self.public["closing"] in self.present(self.me)
        due = card.tokens_there if there else card.tokens
        return {"count": min(due, sum(listed(self.public["heap"]))), "heap": self._heap()}

    def _heap(self) -> str:
        return tokens_in_letters(listed(self.public["heap"])) or NOTHING

    # HD-5: tokens.

    def _take(self, word: str, decision: str) -> Remark:
        """One token more: from the Federation, from what was paid or is being collected, or from a rival (HD-C21)."""
        at = NUMBER[word]
        total = self.purse(self.me)[at] + 1
        facts: Facts = {"resource": word, "count": total}
        target = self.public["target"]
        if decision == "take" and self.public["card"] == MARSHAL and self.public["reaction"] is None:
            assert target is not None
            return Remark("take-from", {**facts, "target": target, "stoppable": self.could_hold([target], STICKY)})
        if listed(self.public["supply"])[at] == 1:
            return Remark("take-last", {"resource": word, "count": total - self._lost_in_shortage(total)})
        if decision == "elbow":
            return Remark("grab", {**facts, "target": target})
        return Remark("take", facts)

    def _lost_in_shortage(self, held: int) -> int:
        """HD-5.2, HD-C17: how many of this many tokens the player returns in a shortage."""
        insured = next((int(card.shortage) for card in self.area(self.seat) if card.shortage), None)
        return (held + 1) // 2 if insured is None else min(insured, held)

    def _leave(self, word: str, decision: str) -> Remark:
        """HD-11.5: what the pawn still collects."""
        heap = listed(self.public["heap"])
        heap[NUMBER[word]] -= 1
        left = (self.public["left"] or 1) - 1
        stoppable = self.stoppable("elbow-room")
        return Remark("leave", {"gets": tokens_in_letters(heap) or NOTHING, "left": left, "stoppable": stoppable})

    def _spend(self, word: str, decision: str) -> Remark:
        """HD-10.6: what paying for Rick's move leaves; one token at a time if they may be mixed."""
        count = self.figures.move_price if self.public["left"] is None else 1
        return Remark("spend", {"resource": word, "count": self.purse(self.me)[NUMBER[word]] - count})

    def _pay(self, word: str, decision: str) -> Remark:
        """HD-Q30: the tokens that are left."""
        purse = self.purse(self.me)
        for part in word.split("-") if word != "nothing" else []:
            purse[LETTERS.index(part[-1])] -= int(part[:-1])
        return Remark("pay", {"rest": tokens_in_letters(purse) or NOTHING})

    # HD-Q42: what cards ask.

    def _choose(self, word: str, decision: str) -> Remark:
        target = int(word)
        person = self.people[target]
        card = str(self.public["card"])
        facts: Facts = {"target": target}
        if card == "light-fingers":
            held = sum(self.purse(person))
            facts |= {"count": min(self.card(card).tokens, held), "held": held}
            facts["stoppable"] = self.could_hold([target], STICKY)
        elif card == "forced-teleport":
            facts["place"] = person["rick"]
        elif card == "gossip-columnist":
            facts |= {"count": len(cards_in(self.view, "hand", target)), "draws": self.card(card).draws}
        else:
            facts["heap"] = tokens_in_letters(self.purse(person))
        return Remark(f"choose-{card}", facts)

    def _destroy(self, word: str, decision: str) -> Remark:
        """HD-Q33: what happens to a rival's card; or a card of the player's own hand is given up."""
        points = self.card(word).points
        if decision != "target":
            return Remark("throw-away", {"card": word, "points": points})
        owner = next(each["seat"] for each in self.rivals() if word in cards_in(self.view, "area", each["seat"]))
        facts: Facts = {"card": word, "owner": owner, "points": points}
        if any(card.shelters for card in self.area(owner)):
            return Remark("destroy-nothing", facts)
        facts["stoppable"] = self.could_hold([owner], STUNT)
        return Remark("destroy-guarded" if word in self.people[owner]["guarded"] else "destroy", facts)

    def _name(self, word: str, decision: str) -> Remark:
        at = NUMBER[word]
        held = self.purse(self.me)
        if self.public["card"] == "surprise-tax":
            seats = [person["seat"] for person in self.rivals() if self.purse(person)[at]]
            return Remark("tax", {"resource": word, "seats": seats})
        if self.public["card"] == "barter-bazaar":
            return Remark("barter", {"resource": word, "count": held[at]})
        return Remark("convert", {"resource": word, "count": sum(held) - held[at]})

    def _tile(self, word: str, decision: str) -> Remark:
        tile = self.tile(int(word))
        if self.public["card"] == "return-to-sender":
            return Remark("send-back", {"space": word, "card": tile})
        first = self.public["first"]
        if first is None:
            return Remark("swap-first", {"card": tile})
        return Remark("swap", {"space": word, "card": tile, "other": str(first), "second_card": self.tile(first)})

    def _return(self, word: str, decision: str) -> Remark:
        """HD-O05: what the tokens returned so far, and this one, will bring."""
        count = sum(listed(self.public["heap"])) + 1
        return Remark("return", {"resource": self.public["wanted"], "count": count})

    def _enough(self, word: str, decision: str) -> Remark:
        return Remark("enough", {"resource": self.public["wanted"], "count": sum(listed(self.public["heap"]))})

    def _fetch(self, word: str, decision: str) -> Remark:
        return Remark("fetch", {"card": word, "points": self.card(word).points})


TOLD: Final[dict[str, Callable[[Stakes, str, str], Remark | None]]] = {
    "rick": Stakes._rick,
    "morty": Stakes._morty,
    "play": Stakes._play,
    "close": Stakes._close,
    "move": Stakes._move,
    "use": Stakes._use,
    "guard": Stakes._guard,
    "pass": Stakes._pass,
    "end-turn": Stakes._end_turn,
    "react": Stakes._react,
    "take": Stakes._take,
    "leave": Stakes._leave,
    "spend": Stakes._spend,
    "go": Stakes._go,
    "pay": Stakes._pay,
    "choose": Stakes._choose,
    "destroy": Stakes._destroy,
    "name": Stakes._name,
    "tile": Stakes._tile,
    "return": Stakes._return,
    "enough": Stakes._enough,
    "fetch": Stakes._fetch,
}
"""By the kind of the answer; the others have no stakes."""


def touched(place: str) -> set[int]:
    """The dimensions that a pawn at a place is in."""
    return set(PAIRS[WORDS.index(place)])


def listed(tokens: Tokens) -> list[int]:
    """A number of tokens of each kind, in the order of the resources."""
    return [tokens[name] for name in RESOURCES]


def added(one: list[int], other: list[int]) -> list[int]:
    return [one[kind] + other[kind] for kind in range(FOUR)]
