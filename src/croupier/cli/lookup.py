"""Looking up rules and cards, and the reasons behind questions, options and refusals."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from croupier.cli.menu import Menu
from croupier.cli.side import Side, bare
from croupier.cli.terminal import clause_text
from croupier.table import Refused
from croupier.table.view import ZoneView, read
from croupier.text import Clause, NoSuchClause, clause, section, sections
from croupier.text.words import slug

# Reasons that do not concern the key itself, and so no card either.
UNKNOWN: Final = ("not-on-offer", "no-such-answer")
NOT_ABOUT_CARDS: Final = (*UNKNOWN, "that-belongs-to-another-phase")


class Lookup:
    """Answers the commands ``why`` and ``rules`` of a player."""

    def __init__(self, side: Side, menu: Menu) -> None:
        self.side = side
        self.menu = menu
        self.game = side.table.info
        self.language = side.words.lang

    def why(self, said: str) -> None:
        """Show the clause behind the question, an option or a refusal."""
        side, decision = self.side, self.side.decision
        if not said:
            side.terminal.show(side.words.say("why-asked", rule=decision.rule))
            self.rules(decision.rule)
            return
        card = self.card(said)
        if card is not None:
            self.show_card(card)
        option = self.menu.choice(said)
        if option is not None:
            side.terminal.show(Text(side.teller().option(option.key, decision.kind), "bold"))
            self.rules(option.rule or decision.rule)
            return
        refused = self.refusal(card or said.lower())
        if refused is not None and (card is None or refused.reason not in NOT_ABOUT_CARDS):
            side.warn(side.teller().refusal(refused))
            self.rules(refused.rule)

    def refusal(self, said: str) -> Refused | None:
        """Why a key is not on offer. A card alone means playing it, or else an answer to the current question."""
        keys = [said]
        if self.side.words.find(f"card-{said}") is not None:
            keys = [f"play:{said}", f"{self.side.decision.options[0].kind}:{said}"]
        refused: Refused | None = None
        for key in keys:
            refused = self.side.table.why(self.side.seat, key)
            if refused is not None and refused.reason not in UNKNOWN:
                break
        return refused

    def rules(self, id: str) -> None:
        """Show a clause, a section or a card; without an id, the list of sections."""
        side = self.side
        if not id:
            parts = sections(self.game, self.language)
            side.terminal.show(*[Text.assemble((part.id, "bold cyan"), "  ", part.title) for part in parts])
            return
        card = self.card(id)
        if card is not None:
            self.show_card(card)
            return
        part = section(self.game, id, self.language)
        try:
            found = part.clauses if part is not None else [clause(self.game, id, self.language)]
        except NoSuchClause as error:
            side.warn(side.words.say("rule-unknown", clause=id))
            if error.near:
                side.terminal.show(side.words.say("rule-near", near=", ".join(error.near)))
            return
        side.terminal.show(*[clause_text(side.words, each) for each in found])

    def card(self, said: str) -> str | None:
        """The kind of a card, given by its kind or by its name if the player can see one."""
        kind = slug(bare(said))
        return kind if self.side.words.find(f"card-{kind}") is not None else self._visible_cards().get(kind)

    def _visible_cards(self) -> dict[str, str]:
        """The kinds of the cards that the player can see, by their names, long and short."""
        words = self.side.words
        zones = read(self.side.view()["zones"], list[ZoneView])
        kinds = {card for zone in zones for card in zone["cards"] if card is not None}
        short = {slug(bare(words.find(f"card-{kind}", part="short") or "")): kind for kind in kinds}
        return short | {slug(bare(words.card(kind))): kind for kind in kinds}

    def show_card(self, kind: str) -> None:
        """Show the text of a card, and the clauses about it."""
        words = self.side.words
        self.side.terminal.show(Text(words.card(kind), "bold"), Text(words.card_text(kind)))
        self.side.terminal.show(*[clause_text(words, each) for each in self._clauses_of(kind)])

    def _clauses_of(self, kind: str) -> list[Clause]:
        """The clauses that begin with the name of a card."""
        every = [each for part in sections(self.game, self.language) for each in part.clauses]
        return [each for each in every if each.text.startswith(f"{self.side.words.card(kind)} (")]
