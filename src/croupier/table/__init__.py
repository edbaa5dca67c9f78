"""The engine: decisions, cards and secrets, luck, events, tables. It knows no network, clock, file or global random."""

from croupier.table.ask import Decision, Option
from croupier.table.beats import Beat, Watch
from croupier.table.cards import HIDDEN, OPEN, OWNER, Cards, Layout
from croupier.table.edition import Edition
from croupier.table.errors import BadSave, BadTable, CroupierError, NotAsked, NotOnOffer, Refused, TooLate
from croupier.table.events import Event, Field, Flag, Json, Kind, Place, Score, Seat, Word
from croupier.table.facts import Deck, Facts, facts_of
from croupier.table.game import NOBODY, Flow, Game, Result
from croupier.table.info import Choices, GameInfo, TableOption
from croupier.table.opening import open_position, open_table
from croupier.table.player import Chair, ForkChair, Player
from croupier.table.rng import Rng, seeded
from croupier.table.setting import Wish, arrange, fulfil, trim
from croupier.table.show import Show, keyed
from croupier.table.table import Policy, Table, Until
from croupier.table.view import View
from croupier.table.why import ALL, OFFER, Why
from croupier.table.whynot import Answers, WhyNot

__all__ = [
    "ALL",
    "HIDDEN",
    "NOBODY",
    "OFFER",
    "OPEN",
    "OWNER",
    "Answers",
    "BadSave",
    "BadTable",
    "Beat",
    "Cards",
    "Chair",
    "Choices",
    "CroupierError",
    "Decision",
    "Deck",
    "Edition",
    "Event",
    "Facts",
    "Field",
    "Flag",
    "Flow",
    "ForkChair",
    "Game",
    "GameInfo",
    "Json",
    "Kind",
    "Layout",
    "NotAsked",
    "NotOnOffer",
    "Option",
    "Place",
    "Player",
    "Policy",
    "Refused",
    "Result",
    "Rng",
    "Score",
    "Seat",
    "Show",
    "Table",
    "TableOption",
    "TooLate",
    "Until",
    "View",
    "Watch",
    "Why",
    "WhyNot",
    "Wish",
    "Word",
    "arrange",
    "facts_of",
    "fulfil",
    "keyed",
    "open_position",
    "open_table",
    "seeded",
    "trim",
]
