"""Which answers a question offers, and why others are refused; the same functions decide both."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from croupier.shelf.smile_life import (
    attacks,
    bargain,
    casino,
    changing,
    fights,
    flood,
    laying,
    lives,
    specials,
    virus,
    wounds,
)
from croupier.shelf.smile_life.cards import FLIRT, KINDS, MALUS, MALUS_VIRUS, PET, WAGE
from croupier.shelf.smile_life.options import (
    AFFAIR,
    ANSWERS,
    ASK_ATTACK,
    ASK_BET,
    ASK_EXCHANGE,
    ASK_FLOOD,
    ASK_GIVE_UP,
    ASK_KEEP,
    ASK_LOSE,
    ASK_LUCK,
    ASK_MONSTER,
    ASK_MORE,
    ASK_OFFER_HAND,
    ASK_ORDER,
    ASK_PAY,
    ASK_PLAY,
    ASK_PULL,
    ASK_ROB,
    ASK_SET_ASIDE,
    ASK_START,
    ASK_TARGET,
    ASK_THROW,
    BEGINNINGS,
    CARD,
    DONE,
    KIND_OF_ASK,
    MAY_DIVORCE,
    MAY_DRAW_HIDDEN,
    MAY_END_AFFAIR,
    MAY_RESIGN,
    MAY_TAKE,
    NO,
    NOTHING,
    PLAY,
    RULE_OF_ASK,
    THROW,
    THROW_AWAY,
    decision,
)
from croupier.shelf.smile_life.reasons import (
    ASKED_ALREADY,
    BEFORE_DRAWING,
    DRAW_FIRST,
    FACE_DOWN,
    GIVE_EXACTLY,
    IN_THE_FIGHT,
    JOB_FIRST,
    LAID_IF_IT_CAN_BE,
    LARGEST_FIRST,
    MARRIAGE_FIRST,
    NO_ARMED_PLAYER,
    NO_CARD_TO_ROB,
    NO_FUEL,
    NO_HELP_AGAINST_A_PET,
    NO_SMILE,
    NO_VEHICLE,
    NOT_AMONG,
    NOT_ARMED_WITH_IT,
    NOT_ASKED,
    NOT_HELD,
    NOT_IN_THE_FLOOD,
    NOT_LAID,
    NOTHING_THROWN_AWAY,
    ONLY_A_SURVIVALIST,
    ONLY_AN_ARCHITECT,
    ONLY_WAGES,
    ONLY_WITH_AN_ILLNESS,
    OWN_BUNKER,
    PAY_JUST_ENOUGH,
    PET_DOES_NOT_PAY,
    VIRUS_STAYS,
)
from croupier.table import Decision, Option, WhyNot

if TYPE_CHECKING:
    from croupier.shelf.smile_life.state import SmileLife

# Answers that only ever choose among those on offer.
CHOOSING: Final = ("seat", "card", "affair", "use", "yes", "no", "ally", "suffer", "done", "nothing")


# SL-3.2, SL-3.4, SL-3.6 What a turn may begin with.


def why_not_draw_hidden(game: SmileLife, seat: i64) -> WhyNot | None:
    """AP-7.4: only a Survivalist draws from the hidden side of a pile that is turned over."""
    hidden = game.turned and len(game.zones[game.pile]) > 1
    return None if hidden and game.job(seat).survives else ONLY_A_SURVIVALIST


def why_not_take(game: SmileLife, seat: i64) -> WhyNot | None:
    """SL-3.4: the top card of the discard pile, to be played at once."""
    cards = game.zones[game.discard]
    return laying.why_not_fetch(game, seat, cards[len(cards) - 1]) if cards else NOTHING_THROWN_AWAY


# SL-3.3 What may be done with a card in hand.


def why_not_throw_away(game: SmileLife, seat: i64, kind: i64) -> WhyNot | None:
    """SL-3.3, AP-16.15: every card but the Virus."""
    return None if kind != MALUS_VIRUS or virus.may_drop(game, seat) else VIRUS_STAYS


def why_not_throw(game: SmileLife, seat: i64, kind: i64) -> WhyNot | None:
    """AP-10.22, AP-10.27, AMB-32: on the aliens every card, but not the Virus in an ecological crisis."""
    return VIRUS_STAYS if kind == MALUS_VIRUS and game.is_shrunk(seat) else None


def why_not_bet(game: SmileLife, seat: i64, kind: i64) -> WhyNot | None:
    """SL-15.10: a wage, while the Casino takes bets."""
    return casino.why_not_bet(game, seat) if game.cards[kind].family == WAGE else ONLY_WAGES


class Question:
    """A question whose options the rules have collected (``among``)."""

    def __init__(self, about: int) -> None:
        self.about = about
        self.kind = KIND_OF_ASK[about]
        self.rule = RULE_OF_ASK[about]

    def offer(self, game: SmileLife, seat: i64) -> Decision:
        """What a player may answer."""
        return Decision(self.kind, self.rule, tuple(self.options(game, seat)), True)

    def options(self, game: SmileLife, seat: i64) -> list[Option]:
        """The answers on offer."""
        return game.among

    def why_not(self, game: SmileLife, seat: i64, verb: str, word: str) -> WhyNot | None:
        """Why an answer is not on offer: its kind, and what it names."""
        if verb in CHOOSING:
            return NOT_AMONG
        return ONLY_A_SURVIVALIST if verb == "draw-hidden" else NOT_ASKED


class Start(Question):
    """SL-3.2: what a turn begins with."""

    def offer(self, game: SmileLife, seat: i64) -> Decision:
        choices: i64 = 0
        if game.turned and why_not_draw_hidden(game, seat) is None:
            choices |= MAY_DRAW_HIDDEN
        if why_not_take(game, seat) is None:
            choices |= MAY_TAKE
        if game.dictator_waits and changing.why_not_imprison(game, seat) is None:
            options = list(BEGINNINGS[choices].options)
            changing.changes(game, seat, options, False)
            return decision(self.about, options)
        if changing.why_not_resign(game, seat, False) is None:
            choices |= MAY_RESIGN
        if game.zones[game.marriage(seat)]:
            if changing.why_not_divorce(game, seat) is None:
                choices |= MAY_DIVORCE
            if changing.why_not_end_affair(game, seat) is None:
                choices |= MAY_END_AFFAIR
        return BEGINNINGS[choices]

    def why_not(self, game: SmileLife, seat: i64, verb: str, word: str) -> WhyNot | None:
        if verb == "draw-hidden":
            return why_not_draw_hidden(game, seat)
        if verb == "take":
            return why_not_take(game, seat)
        if verb in ("resign", "divorce", "end-affair", "imprison"):
            return changing.why_not_change(game, seat, verb, False)
        return DRAW_FIRST if verb in ("play", "discard", "bet") else super().why_not(game, seat, verb, word)


class Play(Question):
    """SL-3.3: every card in hand that may be laid, and every card that may be thrown away."""

    def options(self, game: SmileLife, seat: i64) -> list[Option]:
        kinds = game.kinds_in(game.hand(seat))
        options = [PLAY[kind] for kind in kinds if laying.why_not_lay(game, seat, kind) is None]
        thrown: i64 = 0
        for kind in kinds:
            if why_not_throw_away(game, seat, kind) is None:
                options.append(THROW_AWAY[kind])
                thrown += 1
        if game.zones[game.casino] and casino.why_not_bet(game, seat) is None:
            options.extend(casino.bets_in_hand(game, seat))
        changing.changes(game, seat, options, True)
        self.add_rest(options, thrown)
        return options

    def add_rest(self, options: list[Option], thrown: i64) -> None:
        """AMB-47: a player who has nothing to throw away may do nothing."""
        if thrown == 0:
            options.append(NOTHING)

    def why_not(self, game: SmileLife, seat: i64, verb: str, word: str) -> WhyNot | None:
        if verb in ("play", "discard", "bet"):
            kind = KINDS.index(word)
            if game.find(game.hand(seat), kind) < 0:
                return NOT_HELD
            if verb == "play":
                return laying.why_not_lay(game, seat, kind)
            return why_not_bet(game, seat, kind) if verb == "bet" else why_not_throw_away(game, seat, kind)
        if verb in ("resign", "end-affair"):
            return changing.why_not_change(game, seat, verb, True)
        if verb in ("draw", "take", "divorce", "imprison"):
            return BEFORE_DRAWING
        return super().why_not(game, seat, verb, word)


class More(Play):
    """SL-15.2: one more play of a Rainbow."""

    def add_rest(self, options: list[Option], thrown: i64) -> None:
        options.append(DONE)


class Parting(Question):
    """Letting go of a card in hand, each question with a verb of its own."""

    verb = ""

    def why_not(self, game: SmileLife, seat: i64, verb: str, word: str) -> WhyNot | None:
        if verb != self.verb:
            return super().why_not(game, seat, verb, word)
        kind = KINDS.index(word)
        return self.why_not_part(game, seat, kind) if game.find(game.hand(seat), kind) >= 0 else NOT_HELD

    def why_not_part(self, game: SmileLife, seat: i64, kind: i64) -> WhyNot | None:
        """Why a card of the hand cannot be let go."""
        raise NotImplementedError


class Bet(Parting):
    """SL-15.10: the first bet."""

    verb = "bet"

    def options(self, game: SmileLife, seat: i64) -> list[Option]:
        return [*casino.bets_in_hand(game, seat), NO]

    def why_not_part(self, game: SmileLife, seat: i64, kind: i64) -> WhyNot | None:
        return why_not_bet(game, seat, kind)


class Throw(Parting):
    """AP-10.22: a card for the aliens."""

    verb = "throw"

    def options(self, game: SmileLife, seat: i64) -> list[Option]:
        kinds = game.kinds_in(game.hand(seat))
        return [THROW[kind] for kind in kinds if why_not_throw(game, seat, kind) is None] or [NOTHING]

    def why_not_part(self, game: SmileLife, seat: i64, kind: i64) -> WhyNot | None:
        return why_not_throw(game, seat, kind)


class Flood(Question):
    """AMB-62: every open card that may be laid, and every other one to be thrown away; resigning and divorcing as usual, but
    not after laying the Flood itself."""

    def options(self, game: SmileLife, seat: i64) -> list[Option]:
        kinds = game.kinds_in(game.flood)
        options = [CARD[kind] for kind in kinds if game.cards[kind].why_not_fish(game, seat) is None]
        options.extend([THROW_AWAY[kind] for kind in kinds if flood.may_let_go(game, seat, kind)])
        changing.changes(game, seat, options, game.first_take)
        return options

    def why_not(self, game: SmileLife, seat: i64, verb: str, word: str) -> WhyNot | None:
        if verb in ("card", "discard"):
            kind = KINDS.index(word)
            if game.find(game.flood, kind) < 0:
                return NOT_IN_THE_FLOOD
            return LAID_IF_IT_CAN_BE if verb == "discard" else game.cards[kind].why_not_fish(game, seat)
        if verb in ("resign", "divorce", "end-affair", "imprison"):
            return changing.why_not_change(game, seat, verb, game.first_take)
        return super().why_not(game, seat, verb, word)


class FromHand(Question):
    """A card of one's hand."""

    def options(self, game: SmileLife, seat: i64) -> list[Option]:
        return [CARD[kind] for kind in game.kinds_in(game.hand(seat))]


class SetAside(FromHand):
    """SL-7.6: the card that is not swapped, or no swap."""

    def options(self, game: SmileLife, seat: i64) -> list[Option]:
        return [*super().options(game, seat), NO]


class GiveUp(FromHand):
    """SL-7.7: the card that goes with a Researcher's job; the Virus only if there is no other."""

    def options(self, game: SmileLife, seat: i64) -> list[Option]:
        options = super().options(game, seat)
        return [option for option in options if option.value != MALUS_VIRUS] if len(options) > 1 else options


class Keep(FromHand):
    """AP-5.1, AP-18.5, AMB-22: the card that stays; a player who may keep one only keeps the Virus."""

    def options(self, game: SmileLife, seat: i64) -> list[Option]:
        options = super().options(game, seat)
        return [CARD[MALUS_VIRUS]] if CARD[MALUS_VIRUS] in options and game.is_shrunk(seat) else options


class Peeked(Question):
    """SL-15.3: one of the cards looked at."""

    def options(self, game: SmileLife, seat: i64) -> list[Option]:
        return specials.peeked(game, seat)


class Pull(Question):
    """SL-15.6: a job without the studies, or none."""

    def options(self, game: SmileLife, seat: i64) -> list[Option]:
        return [*[CARD[kind] for kind in specials.pullable(game, seat)], NO]


class Exchange(Question):
    """AP-16.17: the card that is taken for the Virus."""

    def options(self, game: SmileLife, seat: i64) -> list[Option]:
        return virus.exchanges(game)


class OfferHand(Question):
    """AP-17.3: what the Dictator is offered from a hand."""

    def options(self, game: SmileLife, seat: i64) -> list[Option]:
        return bargain.offers_from_hand(game, seat)


class Pay(Question):
    """SL-9.3."""

    def why_not(self, game: SmileLife, seat: i64, verb: str, word: str) -> WhyNot | None:
        if verb == "pay":
            return PAY_JUST_ENOUGH
        return ONLY_AN_ARCHITECT if verb == "free" else super().why_not(game, seat, verb, word)


class AnotherPlayer(Question):
    """Another player."""

    def why_not(self, game: SmileLife, seat: i64, verb: str, word: str) -> WhyNot | None:
        if verb == "seat" and int(word) != seat:
            return self.why_not_them(game, seat, int(word))
        return super().why_not(game, seat, verb, word)

    def why_not_them(self, game: SmileLife, seat: i64, other: i64) -> WhyNot | None:
        """Why another player cannot be chosen."""
        return NOT_AMONG


class Target(AnotherPlayer):
    """SL-3.3: the player who suffers a malus, takes a child in, or swaps a card."""

    def options(self, game: SmileLife, seat: i64) -> list[Option]:
        if game.cards[game.about_kind].family == MALUS:
            return game.as_malus(game.about_kind).targets(game, seat)
        return game.among

    def why_not(self, game: SmileLife, seat: i64, verb: str, word: str) -> WhyNot | None:
        return ONLY_WITH_AN_ILLNESS if verb == "virus" else super().why_not(game, seat, verb, word)

    def why_not_them(self, game: SmileLife, seat: i64, other: i64) -> WhyNot | None:
        return game.cards[game.about_kind].why_not_chosen(game, other)


class Attack(AnotherPlayer):
    """AP-12.5."""

    def why_not_them(self, game: SmileLife, seat: i64, other: i64) -> WhyNot | None:
        power = game.cards[game.about_kind].power_for(game, seat)
        return attacks.why_not_attack(game, seat, other, power)


class Rob(AnotherPlayer):
    """AP-10.1."""

    def why_not_them(self, game: SmileLife, seat: i64, other: i64) -> WhyNot | None:
        return NO_CARD_TO_ROB


class Fight(Question):
    """AP-11.2: a weapon, help, flight or suffering."""

    def why_not(self, game: SmileLife, seat: i64, verb: str, word: str) -> WhyNot | None:
        if verb == "use":
            return IN_THE_FIGHT if KINDS.index(word) in lives.weapons(game, seat) else NOT_ARMED_WITH_IT
        if verb == "flee":
            kind = KINDS.index(word)
            drives = game.cards[kind].drives and game.find(game.belongings(seat), kind) >= 0
            return NO_FUEL if drives else NO_VEHICLE
        if verb != "ally":
            return super().why_not(game, seat, verb, word)
        if game.cards[game.about_kind].family == PET:
            return NO_HELP_AGAINST_A_PET
        return ASKED_ALREADY if fights.armed_others(game, seat) else NO_ARMED_PLAYER


class Lose(Question):
    """AP-11.4: a card that pays for damage."""

    def why_not(self, game: SmileLife, seat: i64, verb: str, word: str) -> WhyNot | None:
        if verb not in ("card", "affair"):
            return super().why_not(game, seat, verb, word)
        kind = KINDS.index(word)
        option = (AFFAIR if verb == "affair" else CARD)[kind]
        if option not in game.face_up(seat, True):
            return FACE_DOWN if game.find(game.flipped(seat), kind) >= 0 else NOT_LAID
        if game.cards[kind].smiles <= 0:
            return NO_SMILE
        if option not in game.face_up(seat, False):
            return OWN_BUNKER
        purse = wounds.purse_of(game, seat, -1)
        if option not in [coin.option for coin in purse.payable()]:
            return MARRIAGE_FIRST if game.cards[kind].family == FLIRT else JOB_FIRST
        fitting = [coin.option for coin in purse.next_losses(game.strength, wounds.MOST)]
        if option in fitting and kind in laying.mutable_pets(game, seat):
            return PET_DOES_NOT_PAY
        return GIVE_EXACTLY if purse.exactly(game.strength) else LARGEST_FIRST


def _questions() -> list[Question]:
    """The questions by number."""
    questions = [Question(about) for about in range(len(KIND_OF_ASK))]
    for question in (
        Start(ASK_START),
        Play(ASK_PLAY),
        More(ASK_MORE),
        Target(ASK_TARGET),
        Pay(ASK_PAY),
        Peeked(ASK_LUCK),
        Peeked(ASK_ORDER),
        Pull(ASK_PULL),
        SetAside(ASK_SET_ASIDE),
        Bet(ASK_BET),
        Keep(ASK_KEEP),
        GiveUp(ASK_GIVE_UP),
        Attack(ASK_ATTACK),
        Fight(ASK_MONSTER),
        Lose(ASK_LOSE),
        Rob(ASK_ROB),
        Throw(ASK_THROW),
        Flood(ASK_FLOOD),
        Exchange(ASK_EXCHANGE),
        OfferHand(ASK_OFFER_HAND),
    ):
        questions[question.about] = question
    return questions


QUESTIONS: Final = _questions()


def why_not(game: SmileLife, seat: int, key: str) -> WhyNot | None:
    """Why a seat may not give an answer now."""
    unknown = ANSWERS.why_unknown(key, game.seats)
    if unknown is not None:
        return unknown
    verb, _, word = key.partition(":")
    return QUESTIONS[game.about].why_not(game, seat, verb, word)
