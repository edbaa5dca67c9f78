"""The consequences of an answer, as far as the player's own view shows them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from croupier.shelf.smile_life.bargain import PRISON
from croupier.shelf.smile_life.cards import (
    CHILD,
    FLIRT,
    HOUSE,
    JOB,
    JOB_AIRLINE_PILOT,
    KINDS,
    MALUS,
    STUDY,
    TRIP,
    WAGE,
    is_plague,
)
from croupier.shelf.smile_life.deck import Deck
from croupier.shelf.smile_life.jobs import Job
from croupier.shelf.smile_life.seen import NUMBER, Life
from croupier.shelf.smile_life.specials import LUCKY_CARDS, MORE_PLAYS
from croupier.shelf.smile_life.view import VIEW
from croupier.table.view import cards_in
from croupier.text import Remark

WITHOUT: Final = {
    "done": "the cards not played stay in hand",
    "fetch no": "nothing is taken, and nothing happens",
    "set-aside no": "no Swap takes place",
    "bet no": "no wage is bet, and the Casino stays where it is",
    "pull no": "no job is laid",
    "lend no": "no weapon is lent, and none is used up",
    "relaunch no": "no plague starts again",
}
"""Answers that may have no consequences to show, each with the reason."""

Facts = dict[str, object]

# Questions in which no job taken up this turn can prevent a free trip or house (SL-7.1, SL-7.14).
SETTLED: Final = ("start", "play", "flood")
NINJA: Final = "job-ninja"
PET_PANGOLIN: Final = "pet-pangolin"
TORNADO: Final = "cataclysm-tornado"


class Stakes:
    """The consequences of one player's answers."""

    def __init__(self, view: VIEW, seat: int, deck: Deck) -> None:
        self.view = view
        self.public = view["public"]
        self.deck = deck
        self.seat = seat
        self.lives = [Life(view, other, deck) for other in range(view["seats"])]
        self.me = self.lives[seat]

    def of(self, key: str, decision: str) -> Remark | None:
        """The consequences of an answer to a kind of question."""
        verb, _, word = key.partition(":")
        if verb in ("card", "affair"):
            return CARD_ANSWERS[decision](self, word, decision)
        if verb in ("seat", "virus"):
            return self._chosen(int(word), verb == "virus", decision)
        if verb in ("play", "take"):
            return self.play(word or str(self._top()), decision)
        if verb in ("yes", "no"):
            return self._yes_or_no(verb == "yes", decision)
        return VERBS[verb](self, word, decision) if verb in VERBS else None

    # The table.

    def _others(self) -> list[Life]:
        """The other players, from the left neighbour."""
        return self.lives[self.seat + 1 :] + self.lives[: self.seat]

    def _victim(self) -> Life:
        """The other player that the question is about."""
        seat = self.public["victim"]
        assert seat is not None
        return self.lives[seat]

    def _about(self) -> str:
        """The card that the question is about."""
        return str(self.public["card"])

    def _top(self) -> str | None:
        pile = cards_in(self.view, "discard")
        return pile[0] if pile else None

    def _gain(self, laid: list[str], lost: list[str]) -> Facts:
        """The smiles that cards bring, and the new total."""
        total = self.me.smiles_after(laid, lost)
        return {"smiles": total - self.me.person["smiles"], "total": total}

    # Turns.

    def draw(self, word: str, decision: str) -> Remark:
        """SL-3.2, AP-2.2: the next card, if it is known."""
        pile = cards_in(self.view, "pile")
        facts: Facts = {"left": len(pile) - 1}
        top = pile[0]
        if top is None:
            return Remark("draw", facts)
        return Remark("draw-plague" if is_plague(NUMBER[top]) else "draw-card", {"card": top, **facts})

    def draw_hidden(self, word: str, decision: str) -> Remark:
        return Remark("draw-hidden", {"left": len(cards_in(self.view, "pile")) - 1})

    def resign(self, word: str, decision: str) -> Remark:
        """SL-17.1, SL-8.2."""
        job = str(self.me.person["job"])
        return Remark("resign", {"card": job, "smiles": self.me.loss([job]), "over": not self.me.job.temporary})

    def divorce(self, word: str, decision: str) -> Remark:
        """SL-18.1, SL-18.2."""
        wedding = next(name for name in self.me.heap("marriage") if name != "adultery")
        lost = self.me.lost_with(wedding)
        return Remark("divorce", {"lost": lost, "smiles": self.me.loss(lost)})

    def end_affair(self, word: str, decision: str) -> Remark:
        return Remark("end-affair", {"smiles": self.me.loss(["adultery"])})

    def imprison(self, word: str, decision: str) -> Remark:
        return Remark("imprison", {"target": int(word), "turns": PRISON})

    def discard(self, word: str, decision: str) -> Remark:
        """SL-3.4: the next player may take it."""
        return Remark("discard", {"card": word, "target": self._others()[0].seat})

    def nothing(self, word: str, decision: str) -> Remark:
        """AMB-47: only the Virus cannot be thrown away."""
        return Remark("nothing", {})

    def bet(self, word: str, decision: str) -> Remark:
        """SL-15.10."""
        if self.public["bettor"] is None:
            return Remark("bet-first", {"card": word})
        return Remark("bet-second", {"card": word, "target": self.public["bettor"]})

    # Playing a card.

    def play(self, name: str, decision: str) -> Remark:
        """What a card does if played now."""
        card = self.deck.cards[NUMBER[name]]
        if name == "malus-virus":
            return Remark("virus-kept", {})
        if card.family == MALUS:
            return self._malus(name)
        if name in SPECIALS:
            return SPECIALS[name](self, name)
        return self._lay(name, decision)

    def _lay(self, name: str, decision: str) -> Remark:
        """What laying a card brings."""
        card = self.deck.cards[NUMBER[name]]
        me = self.me
        facts = self._gain([name], [])
        if isinstance(card, Job):
            return self._job(card)
        if card.family == STUDY and not me.job.works:
            return Remark("gain-study", {**facts, "level": me.person["level"] + int(card.level)})
        if card.family == WAGE:
            return Remark("gain-wage", {**facts, "money": me.person["money"] + int(card.money)})
        if card.family == FLIRT:
            return self._flirt(name, facts)
        return self._acquire(name, decision, facts)

    def _job(self, job: Job) -> Remark:
        """SL-6.3, SL-6.5, SL-7.15."""
        name = KINDS[job.kind]
        facts: Facts = {"limit": self.me.limit(job)}
        if self.me.job.works:
            old = str(self.me.person["job"])
            return Remark("promotion", {"lost": [old], **facts, **self._gain([name], [old])})
        facts |= self._gain([name], [])
        if job.polices:
            outlaws = [other for other in self._others() if other.job.outlawed]
            arrested = [other.seat for other in outlaws if other.person["protected"] != other.person["job"]]
            if arrested:
                return Remark("police", {"seats": arrested, **facts})
        return Remark("gain-job", facts)

    def _flirt(self, name: str, facts: Facts) -> Remark:
        """SL-10.2: another player's last flirt at the same place comes with it."""
        for other in self._others():
            if other.last_flirt() == name:
                return Remark("steal-flirt", {"target": other.seat, **self._gain([name, name], [])})
        return Remark("gain", facts)

    def _acquire(self, name: str, decision: str, facts: Facts) -> Remark:
        """SL-14.4, AP-12: what it costs, and the power of a weapon."""
        card = self.deck.cards[NUMBER[name]]
        price = self.me.price(name)
        money = self.me.person["money"]
        if decision == "fetch" and self._about() == NINJA:
            price = 0
        if card.family == TRIP and self.me.person["job"] == KINDS[JOB_AIRLINE_PILOT] and decision not in SETTLED:
            return Remark("gain", facts)
        if card.family == HOUSE and price and self.me.person["free_house"] and decision in ("play", "more"):
            return Remark("build", {**facts, "price": price}) if decision in SETTLED else Remark("gain", facts)
        if card.arms:
            return Remark("arm", {**facts, "power": self.me.power(name), "price": price, "money": money})
        return Remark("buy", {**facts, "price": price, "money": money}) if price else Remark("gain", facts)

    # SL-15, AP-18 Special cards and cataclysms.

    def birthday(self, name: str) -> Remark:
        """SL-15.1."""
        givers = [other.seat for other in self._others() if other.exposed("wages")]
        return Remark("birthday", {"seats": givers}) if givers else Remark("birthday-nobody", {})

    def casino(self, name: str) -> Remark:
        return Remark("casino", {})

    def inheritance(self, name: str) -> Remark:
        money = int(self.deck.cards[NUMBER[name]].money)
        return Remark("inheritance", {"worth": money, "money": self.me.person["money"] + money})

    def luck(self, name: str) -> Remark:
        return Remark("luck", {"looked": min(LUCKY_CARDS, len(cards_in(self.view, "pile")))})

    def rainbow(self, name: str) -> Remark:
        return Remark("rainbow", {"plays": MORE_PLAYS, **self._gain([name], [])})

    def revenge(self, name: str) -> Remark:
        """SL-15.9: the malus that could be sent back."""
        suffered = [malus for malus in self.me.heap("malus") if self._victims(malus)]
        return Remark("revenge", {"choices": sorted(set(suffered), key=KINDS.index)})

    def star(self, name: str) -> Remark:
        return Remark("star", {"thrown": len(cards_in(self.view, "discard")), **self._gain([name], [])})

    def strings(self, name: str) -> Remark:
        """SL-15.6: the jobs in hand."""
        hand = [card for card in self.me.heap("hand") if self.deck.cards[NUMBER[card]].family == JOB]
        return Remark("strings" if hand else "strings-none", {})

    def swap(self, name: str) -> Remark:
        return Remark("swap", {})

    def tsunami(self, name: str) -> Remark:
        return Remark("tsunami", {})

    def fire(self, name: str) -> Remark:
        return Remark("fire", {})

    def tornado(self, name: str) -> Remark:
        """AP-18.5: the player's hand goes to the left, and the right neighbour's arrives."""
        others = self._others()
        return Remark("tornado", {"target": others[0].seat, "from": others[-1].seat})

    def flood(self, name: str) -> Remark:
        return Remark("flood", {})

    def earthquake(self, name: str) -> Remark:
        return Remark("earthquake", {})

    # SL-16, AP-16 Malus.

    def _victims(self, name: str) -> list[int]:
        """The players who can suffer a malus."""
        if name == "malus-radioactive-cloud":
            return [other.seat for other in self._others()]
        if name == "malus-bomb":
            defended = any([life.job.defends for life in self.lives])
            return [] if defended else [life.seat for life in self.lives if life.exposed("children")]
        return [other.seat for other in self._others() if other.can_suffer(name)]

    def _malus(self, name: str) -> Remark:
        """Playing a malus: its effect on the only possible victim, or the list of victims."""
        if name == "malus-bomb":
            return self._bomb()
        if name == "malus-radioactive-cloud":
            struck = [other.seat for other in self._others() if other.suffered_again()]
            return Remark("cloud", {"seats": struck}) if struck else Remark("cloud-nobody", {})
        victims = self._victims(name)
        return self._harm(name, victims[0]) if len(victims) == 1 else Remark("malus", {"seats": victims})

    def _bomb(self) -> Remark:
        """SL-16.8, SL-19.1."""
        parents = [life for life in self.lives if life.exposed("children")]
        children = [child for life in parents for child in life.exposed("children")]
        own = self.me.exposed("children")
        facts = {"seats": [life.seat for life in parents], "children": len(children), "smiles": self.me.loss(own)}
        return Remark("bomb", facts)

    def _harm(self, name: str, seat: int) -> Remark:
        """What a malus does to a player."""
        victim = self.lives[seat]
        turns = int(self.deck.figures.skips[NUMBER[name]])
        facts: Facts = {"target": seat}
        if name in ("malus-dismissal", "malus-jail"):
            job = str(victim.person["job"])
            facts |= {"card": job, "smiles": victim.loss([job])}
            return (
                Remark("lose-job", facts) if name == "malus-dismissal" else Remark("jailed", {**facts, "turns": turns})
            )
        if name == "malus-divorce":
            return self._divorced(victim)
        if name in ("malus-income-tax", "malus-grade-repetition"):
            heap = "wages" if name == "malus-income-tax" else "studies"
            return self._lose_last(victim, heap)
        if name == "malus-bombing":
            return Remark("air-strike", facts)
        if name == "malus-genetic-mutation":
            return Remark("mutation", facts)
        if name == "malus-fuel-shortage":
            vehicles = [card for card in victim.heap("belongings") if victim.card(card).drives]
            return Remark("fuel", {**facts, "lost": vehicles}) if vehicles else Remark("fuel-none", facts)
        return Remark("skip", {**facts, "turns": turns, "skips": victim.person["skips"] + turns})

    def _divorced(self, victim: Life) -> Remark:
        """SL-16.4, SL-13.3: with an adultery the children go as well."""
        wedding = next(name for name in victim.heap("marriage") if name != "adultery")
        lost = victim.lost_with(wedding)
        if victim.person["unfaithful"]:
            lost += victim.exposed("children")
        return Remark("divorced", {"target": victim.seat, "lost": lost, "smiles": victim.loss(lost)})

    def _lose_last(self, victim: Life, heap: str) -> Remark:
        """SL-16.5, SL-16.6, AMB-44: the card is uncertain if one of two alike lies under the Bunker."""
        fates = victim.last_exposed(heap)
        if len(fates) == 1:
            return Remark("lose-last", {"target": victim.seat, "card": fates[0], "smiles": victim.loss(fates)})
        return Remark("lose-either", {"target": victim.seat, "either": fates})

    # Choosing a player.

    def _chosen(self, seat: int, infected: bool, decision: str) -> Remark:
        life = self.lives[seat]
        if decision == "attack":
            facts = {"target": seat, "power": self.me.power(self._about()), "defence": life.person["defence"]}
            return Remark("attack", {**facts, "threat": life.threatens()})
        if decision == "rob":
            return Remark("rob", {"target": seat, "held": life.held()})
        name = self._about()
        family = self.deck.cards[NUMBER[name]].family
        if infected:
            turns = int(self.deck.figures.skips[NUMBER[name]])
            return Remark("infect", {"target": seat, "turns": turns})
        if family == MALUS:
            return self._harm(name, seat)
        if family == CHILD:
            return Remark("adopted", {"target": seat, "card": name, "smiles": self.me.loss([name])})
        return Remark("swap-with", {"target": seat, "held": life.held()})

    # Paying, taking and giving.

    def pay(self, word: str, decision: str) -> Remark:
        """SL-9.3: no change is given."""
        inheritance = int(self.deck.figures.money[NUMBER["special-inheritance"]])
        spent = sum([inheritance if part == "i" else int(part) for part in word.split("-")])
        over = spent - (self.public["strength"] or 0)
        return Remark("pay", {"spent": spent, "excess": over, "left": self.me.person["money"] - spent})

    def free(self, word: str, decision: str) -> Remark:
        return Remark("free", {"money": self.me.person["money"]})

    def give(self, name: str, decision: str) -> Remark:
        return Remark("give", {"target": self._victim().seat, "card": name, "smiles": self.me.loss([name])})

    def lucky(self, name: str, decision: str) -> Remark:
        """SL-15.3, AP-2.4."""
        return Remark("luck-plague" if is_plague(NUMBER[name]) else "luck-keep", {"card": name})

    def order(self, name: str, decision: str) -> Remark:
        """The other of the two cards goes on top."""
        peek = self.me.heap("peek")[:]
        peek.remove(name)
        return Remark("order", {"card": peek[0], "target": self._others()[0].seat})

    def avenge(self, name: str, decision: str) -> Remark:
        return self._malus(name)

    def set_aside(self, name: str, decision: str) -> Remark:
        return Remark("set-aside", {"card": name, "left": self.me.held() - 1})

    def keep(self, name: str, decision: str) -> Remark:
        """AP-5.1, AP-18.5."""
        left = self.me.held() - 1
        return Remark("keep-tornado" if self._about() == TORNADO else "keep", {"card": name, "left": left})

    def give_up(self, name: str, decision: str) -> Remark:
        return Remark("give-up", {"card": name})

    def strikes(self, name: str, decision: str) -> Remark:
        return Remark("strikes", {"card": name, "rounds": int(self.deck.figures.rounds[NUMBER[name]])})

    def bunker(self, name: str, decision: str) -> Remark:
        return Remark("bunker", {"card": name})

    def exchange(self, name: str, decision: str) -> Remark:
        return Remark("exchange", {"target": self._victim().seat, "card": name})

    def recur(self, name: str, decision: str) -> Remark:
        return self._harm(name, self._victim().seat)

    # Laid cards of others, and of one's own.

    def _laid(self, slug: str, name: str) -> Remark:
        """A laid card of the player that the question is about, and the smiles lost with it."""
        victim = self._victim()
        return Remark(slug, {"target": victim.seat, "card": name, "smiles": victim.loss(victim.lost_with(name))})

    def doom(self, name: str, decision: str) -> Remark:
        return self._laid("doom", name)

    def shake(self, name: str, decision: str) -> Remark:
        return self._laid("shake", name)

    def aim(self, name: str, decision: str) -> Remark:
        return self._laid("aim", name)

    def steal(self, name: str, decision: str) -> Remark:
        return self._laid("steal", name)

    def mutate(self, name: str, decision: str) -> Remark:
        """AP-16.4: its strength is random."""
        return Remark("mutate", {"target": self._victim().seat, "card": name, "most": int(self.deck.figures.mutation)})

    def lose(self, name: str, decision: str) -> Remark:
        """AP-11.4, AMB-37: damage is paid with laid cards."""
        lost = self.me.lost_with(name)
        asked = self.public["strength"] or 0
        left = asked - int(self.deck.cards[NUMBER[name]].smiles)
        if left > 0 and len(lost) > 1:
            left -= int(self.deck.cards[NUMBER["adultery"]].smiles)
        return Remark("lose", {"lost": lost, "smiles": self.me.loss(lost), "left": max(left, 0)})

    # Fights.

    def use(self, word: str, decision: str) -> Remark:
        """AP-11.3, AP-11.9: whether a weapon is enough."""
        power = self.me.power(word)
        left = (self.public["strength"] or 0) - power
        facts: Facts = {"card": word, "power": power, "left": max(left, 0)}
        if decision == "lend":
            return Remark("lend", {"target": self._victim().seat, **facts})
        return Remark("fight" if left > 0 else "fight-win", facts)

    def flee(self, word: str, decision: str) -> Remark:
        """AP-13.1."""
        return Remark("flee-pet" if self._is_pet() else "flee", {"card": word})

    def ally(self, word: str, decision: str) -> Remark:
        return Remark("ally", {"seats": [other.seat for other in self._others() if other.weapons()]})

    def suffer(self, word: str, decision: str) -> Remark:
        """AP-11.4, AP-14.9: a mutant's damage is not shown once weapons are in the fight."""
        if self._is_pet():
            return Remark("suffer-pet", {"spared": -self.me.damage(0)})
        damage = self.me.damage(int(self.deck.figures.damage[NUMBER[self._about()]]))
        return Remark("suffer", {"damage": max(damage, 0)})

    def _is_pet(self) -> bool:
        return self._about().startswith("pet-")

    # Plagues.

    def throw(self, word: str, decision: str) -> Remark:
        """AP-10.23, AP-10.24."""
        smiles = int(self.deck.cards[NUMBER[word]].smiles)
        invasion = self.public["invasion"]
        assert invasion is not None
        thrown = invasion["thrown"] + smiles
        facts = {"card": word, "smiles": smiles, "thrown": thrown, "goal": invasion["target"]}
        return Remark("throw-win" if thrown >= invasion["target"] else "throw", facts)

    def feed(self, name: str, decision: str) -> Remark:
        """AP-4.2, AP-15.2."""
        return Remark("feed-pangolin" if name == PET_PANGOLIN else "feed", {"card": name})

    def adopt(self, name: str, decision: str) -> Remark:
        return Remark("give-child", {"card": name, "smiles": self.me.loss([name])})

    # The Dictator, threats, and the end.

    def offer_hand(self, name: str, decision: str) -> Remark:
        return Remark("offer", {"target": self._victim().seat, "card": name, "turns": PRISON})

    def offer_laid(self, name: str, decision: str) -> Remark:
        facts = {"card": name, "smiles": self.me.loss(self.me.lost_with(name)), "turns": PRISON}
        return Remark("offer-laid", {"target": self._victim().seat, **facts})

    def _yes_or_no(self, yes: bool, decision: str) -> Remark | None:
        if decision == "threat":
            victim = self._victim()
            return Remark("threat" if yes else "no-threat", {"target": victim.seat})
        if decision == "bargain":
            return Remark("bargain" if yes else "no-bargain", {"target": self._victim().seat, "turns": PRISON})
        if decision == "restart":
            best = max([life.person["smiles"] for life in self.lives])
            winners = [life.seat for life in self.lives if life.person["smiles"] == best]
            return Remark("restart" if yes else "finish", {} if yes else {"seats": winners})
        if decision == "attack":
            return Remark("on-guard", {"power": self.me.power(self._about()), "defence": self.me.person["defence"]})
        if decision == "feed":
            return Remark("let-go", {})
        if decision in ("offer-hand", "offer-laid"):
            return Remark("offer-nothing", {"target": self._victim().seat, "turns": PRISON})
        return None


VERBS: Final[dict[str, Callable[[Stakes, str, str], Remark]]] = {
    "draw": Stakes.draw,
    "draw-hidden": Stakes.draw_hidden,
    "resign": Stakes.resign,
    "divorce": Stakes.divorce,
    "end-affair": Stakes.end_affair,
    "imprison": Stakes.imprison,
    "discard": Stakes.discard,
    "nothing": Stakes.nothing,
    "bet": Stakes.bet,
    "pay": Stakes.pay,
    "free": Stakes.free,
    "use": Stakes.use,
    "flee": Stakes.flee,
    "ally": Stakes.ally,
    "suffer": Stakes.suffer,
    "throw": Stakes.throw,
}
"""The consequences of answers that mean the same in every question."""

CARD_ANSWERS: Final[dict[str, Callable[[Stakes, str, str], Remark]]] = {
    "gift": Stakes.give,
    "fetch": Stakes.play,
    "luck": Stakes.lucky,
    "order": Stakes.order,
    "pull": Stakes.play,
    "revenge": Stakes.avenge,
    "set-aside": Stakes.set_aside,
    "keep": Stakes.keep,
    "give-up": Stakes.give_up,
    "plague": Stakes.strikes,
    "armageddon": Stakes.doom,
    "quake": Stakes.shake,
    "bombing": Stakes.aim,
    "mutation": Stakes.mutate,
    "steal": Stakes.steal,
    "lose": Stakes.lose,
    "flood": Stakes.play,
    "feed": Stakes.feed,
    "adopt": Stakes.adopt,
    "exchange": Stakes.exchange,
    "cloud": Stakes.recur,
    "relaunch": Stakes.strikes,
    "offer-hand": Stakes.offer_hand,
    "offer-laid": Stakes.offer_laid,
    "bunker": Stakes.bunker,
}
"""The consequences of choosing a card, by the question."""

SPECIALS: Final[dict[str, Callable[[Stakes, str], Remark]]] = {
    "special-birthday": Stakes.birthday,
    "special-casino": Stakes.casino,
    "special-inheritance": Stakes.inheritance,
    "special-luck": Stakes.luck,
    "special-rainbow": Stakes.rainbow,
    "special-revenge": Stakes.revenge,
    "special-shooting-star": Stakes.star,
    "special-string-pulling": Stakes.strings,
    "special-swap": Stakes.swap,
    "special-tsunami": Stakes.tsunami,
    "cataclysm-fire": Stakes.fire,
    "cataclysm-tornado": Stakes.tornado,
    "cataclysm-flood": Stakes.flood,
    "cataclysm-earthquake": Stakes.earthquake,
}
"""The consequences of cards with a one-off effect."""
