"""Tables and rulebooks in words, in English and French."""

from croupier.text.corrections import corrections
from croupier.text.rulebook import Clause, NoSuchClause, Section, clause, clauses, section, sections
from croupier.text.teller import Teller
from croupier.text.telling import Remark, Said, Telling, Weight
from croupier.text.words import LANGUAGES, Words

__all__ = [
    "LANGUAGES",
    "Clause",
    "NoSuchClause",
    "Remark",
    "Said",
    "Section",
    "Teller",
    "Telling",
    "Weight",
    "Words",
    "clause",
    "clauses",
    "corrections",
    "section",
    "sections",
]
