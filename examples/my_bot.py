"""A bot of your own: a class with its own random numbers from a seed, which chooses one of the answers on offer.

croupier arena russian-roulette my_bot:Careful random
 croupier simulate russian-roulette --bots my_bot:Careful,random,random,random
 croupier play russian-roulette --bots my_bot:Careful
"""

from croupier.table import Chair, Option, seeded


class Careful:
    """Pockets a CLICK, bets little and never accuses; otherwise chooses at random."""

    games = ("russian-roulette",)  # leave this out if the bot plays every game

    def __init__(self, seed: int) -> None:
        self.luck = seeded(seed)

    def choose(self, chair: Chair) -> Option:
        decision = chair.decision  # the question: decision.kind, and decision.options, which are all legal
        view = chair.view()  # everything the seat may know; chair.events() says what has happened
        round_now = view["public"]["round"]
        for key in ("pocket:click", "bet:1" if round_now % 2 else "bet:2", "pass"):
            option = decision.find(key)
            if option is not None:
                return option
        return decision.options[self.luck.below(decision.answers)]  # asides come last and are not counted
