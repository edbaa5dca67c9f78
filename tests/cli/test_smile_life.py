"""Smile Life in the terminal: how the middle, the lives and the player's own cards are drawn."""

from __future__ import annotations

import random
import re
from itertools import product

import pytest

import croupier
from croupier.cli.board import legend
from croupier.shelf.smile_life.cards import KINDS
from croupier.shelf.smile_life.view import VIEW
from croupier.table import Table
from croupier.table.view import cards_in, read
from croupier.text import LANGUAGES
from tests.cli import drawn
from tests.cli.drawn import FANCY_SIGNS, check_fit, table_of, words_of

NAME = "smile-life"
GAME = croupier.games()[NAME]
WIDTHS = (60, 80, 120)


def dealt(seats: int = 3) -> Table:
    """Return a table at which no player has begun: without the expansion no plague is among the first cards."""
    return croupier.open_table(NAME, seats, 5, {"expansion": "none"})


class Scene(drawn.Scene):
    """A view of a table just dealt."""

    def __init__(self, seat: int | None = 0, seats: int = 3) -> None:
        super().__init__(dealt(seats).view(seat))

    def life(self, seat: int, lang: str = "en", width: int = 120) -> list[str]:
        """Return the drawing of one life, its head first, in a wide terminal."""
        lines = [line.replace("▸", " ") for line in self.lines(lang, width=min(width, 109))]
        first = next(at for at, line in enumerate(lines) if re.match(rf"  (Player|Joueur) {seat + 1}\b", line))
        last = next(
            at for at in range(first + 1, len(lines) + 1) if at == len(lines) or not lines[at].startswith("    ")
        )
        return [" ".join(line.split()) for line in lines[first:last]]

    def parts(self, seat: int, lang: str = "en") -> list[str]:
        parts = " · ".join(self.life(seat, lang)[1:]).split("·")
        return [part.strip() for part in parts if part.strip()]


def test_the_title_tells_how_far_life_has_come() -> None:
    title = Scene().public(turns=12).zone("pile", *[None] * 40).lines()[0]
    assert title.startswith("Everyday life · turn 12")
    assert title.endswith("40 cards to draw")
    assert Scene().zone("pile", None).lines("fr")[0].endswith("1 carte à piocher")


def test_a_head_tells_smiles_hand_and_turns_to_skip() -> None:
    scene = Scene().player(1, smiles=17, skips=2).public(turn=1).zone("hand:1", *[None] * 5)
    assert scene.life(1)[0] == "Player 2 → ▮5 17 smiles skips 2 turns"
    assert Scene().player(0, smiles=1).public(turn=2).life(0)[0] == "Player 1 (you) ▮5 1 smile"


def test_work_shows_job_studies_and_wages_in_the_order_laid() -> None:
    scene = Scene().zone("job:1", "job-doctor").player(1, job="job-doctor", wage_limit=4, level=7)
    scene.zone("studies:1", "study-single", "study-double", "study-single").zone("extra:1", "study-double")
    scene.zone("wages:1", "wage-1", "wage-3", "wage-4").zone("flipped:1", "wage-2", "special-luck", "wage-1")
    assert scene.parts(1) == [
        "Doctor (wages up to 4)",
        "studies 7 (3/6)",
        "wages 4 3 1",
        "invested 1 2",
        "flipped Luck",
    ]
    assert Scene().parts(1) == []
    assert Scene().zone("studies:1", "study-single").player(1, level=1).parts(1, "fr") == [
        "sans métier",
        "études 1 (1/6)",
    ]


def test_powers_that_wait_are_shown_with_the_job() -> None:
    scene = Scene().player(0, job="job-architect", wage_limit=3, free_house=True)
    scene.player(1, job="job-dictator", wage_limit=4, imprisons=True)
    assert scene.parts(0) == ["Architect (wages up to 3, one free house)"]
    assert scene.parts(1) == ["Dictator (wages up to 4, can lock a player up)"]


def test_the_last_flirt_is_marked_until_a_marriage_covers_it() -> None:
    scene = Scene().zone("flirts:1", "flirt-hotel", "flirt-bar")
    assert scene.parts(1)[1:] == ["flirts Bar, [Hotel]"]
    assert scene.player(1, used_flirts=["flirt-hotel"]).parts(1)[1:] == ["flirts Bar, [Hotel, child had]"]
    scene.zone("marriage:1", "marriage-montcuq").zone("children:1", "child-luke", "child-leia")
    assert scene.parts(1)[1:] == ["flirts Bar, Hotel", "married Montcuq", "children Luke, Leïa"]


def test_an_adultery_shows_its_flirts() -> None:
    scene = Scene().zone("marriage:1", "marriage-montcuq", "adultery").zone("affair:1", "flirt-zoo", "flirt-park")
    assert scene.parts(1)[1:] == ["married Montcuq", "Adultery Park, Zoo"]
    assert scene.zone("affair:1").parts(1)[1:] == ["married Montcuq", "Adultery"]
    scene.zone("marriage:1", "marriage-montcuq").zone("affair:1", "flirt-zoo")
    assert scene.parts(1)[1:] == ["married Montcuq", "former adultery Zoo"]


def test_belongings_are_grouped_with_the_power_of_weapons() -> None:
    scene = Scene().player(1, defence=10, protected="job-ninja", job="job-ninja", wage_limit=1)
    scene.zone("job:1", "job-ninja").zone(
        "belongings:1",
        "weapon-shuriken",
        "pet-cat",
        "vehicle-tank",
        "house-big",
        "survival-bunker",
        "weapon-bat",
        "special-inheritance",
        "medal-honour",
        "trip-rio",
        "pet-dog",
    )
    assert scene.parts(1)[1:] == [
        "pets Cat, Dog",
        "trips Rio",
        "houses Big",
        "weapons Shuriken (3), Bat (1)",
        "vehicles Tank (5)",
        "survival Bunker (Ninja)",
        "distinctions Medal of Honour",
        "special Inheritance",
        "defence 10",
    ]


def test_what_was_suffered_is_counted() -> None:
    scene = Scene().zone("malus:1", "malus-illness", "malus-accident", "malus-illness")
    assert scene.parts(1)[1:] == ["malus Accident, Illness ×2"]
    assert scene.parts(1, "fr")[1:] == ["malus Accident, Maladie ×2"]


def test_the_piles_and_what_is_known_of_them() -> None:
    scene = Scene().zone("discard", "pet-cat", "wage-1").public(threw=2).zone("out", "child-luke")
    assert "discard pile: Cat (thrown by Player 3) ▮2 · 1 out of the game" in scene.lines()
    assert "discard pile: empty" in Scene().lines()
    seen = Scene().zone("pile", "pet-dog", "wage-4", None, "pet-cat")
    assert "coming next: Dog, Wage of 4 · discard pile: empty" in seen.lines()
    turned = Scene().zone("pile", "pet-dog", "wage-4", None).public(turned=True)
    assert "face-up draw pile: Dog · discard pile: empty" in turned.lines()


def test_plagues_and_monsters_stand_in_the_middle() -> None:
    running = [
        {"plague": "crisis-health", "rounds": 2, "turned_by": 1},
        {"plague": "event-invasion", "rounds": 1, "turned_by": 0},
    ]
    monsters = [{"monster": "monster-zombie", "at": 0, "left": 3}]
    scene = Scene().public(running=running, monsters=monsters, invasion={"target": 12, "thrown": 7}, waiting_purge=2)
    lines = scene.lines()
    assert "Health crisis: 2 rounds left (counted after Player 2)" in lines
    assert "Alien invasion: 1 round left (counted after you), 7 of 12 smiles thrown" in lines
    assert "Zombie (strength 4, damage 4): facing you, and 3 still to go" in lines
    assert "A Purge waits for its time (Player 3)" in lines


def test_a_purge_waits_while_the_aliens_are_there() -> None:
    running = [{"plague": name, "rounds": 2, "turned_by": 1} for name in ("event-purge", "event-invasion")]
    waits = Scene().public(running=running, invasion={"target": 12, "thrown": 7})
    assert "Purge: waits until the aliens are gone, with 2 rounds left" in waits.lines()
    assert "Purge : attend le départ des extraterrestres, encore 2 tours de table" in waits.lines("fr")
    assert "Purge: 2 rounds left (counted after Player 2)" in Scene().public(running=running[:1]).lines()


def test_the_casino_and_the_flood_stand_in_the_middle() -> None:
    scene = Scene().public(casino="open", bettor=1).zone("bets", None)
    assert "Casino open, a bet lies there (Player 2)" in scene.lines()
    assert "Casino still closed" in Scene().public(casino="closed").lines()
    own = Scene().public(casino="open", bettor=0).zone("bets", "wage-3")
    assert "Casino open, a bet lies there (you) (Wage of 3)" in own.lines()
    assert "flood Cat, Wage of 1 ×2" in Scene().zone("flood", "pet-cat", "wage-1", "wage-1").lines()


def test_own_cards_are_named_and_those_of_others_are_backs() -> None:
    scene = Scene().zone("hand:0", "malus-accident", "wage-2", "job-doctor", "wage-2").zone("hand:1", None, None)
    lines = scene.lines()
    own = lines[lines.index("Your cards") + 1 :]
    assert [re.split(r"\s{2,}", line.strip())[0] for line in own[:2]] == ["Wage of 2 ×2", "Doctor"]
    assert re.split(r"\s{2,}", own[0].strip())[1:] == ["+1", "worth 2 bundles; needs a job that pays at least 2"]
    assert own[-1].startswith("  Accident")
    assert "▮2 " in scene.life(1)[0]
    assert "You have no cards in hand." in Scene().zone("hand:0").lines()


def test_what_was_seen_of_a_hand_is_shown() -> None:
    assert Scene().zone("hand:1", None, "malus-virus").parts(1)[1:] == ["seen: Virus"]
    assert "looked at Cat, Dog" in Scene().zone("peek:0", "pet-cat", "pet-dog").lines()


def test_nobody_sees_the_cards_of_others() -> None:
    table = dealt()
    hand = cards_in(read(table.view(0), VIEW), "hand", 0)
    assert len(hand) >= 5
    for other in (1, None):
        known = set(cards_in(read(table.view(other), VIEW), "hand", 1)) if other is not None else set()
        drawn = table_of(table, other, width=80)
        assert not [card for card in hand if card not in known and f"  {words_of(NAME).card(str(card))} " in drawn]


def test_lives_stand_side_by_side_where_there_is_room() -> None:
    scene = Scene(seats=5)
    assert any("Player 1 (you)" in line and "Player 4" in line for line in scene.lines(width=120))
    assert not any("Player 1 (you)" in line and "Player 4" in line for line in scene.lines(width=80))
    for seat in range(5):
        assert any(f"Player {seat + 1} " in line for line in scene.lines(width=120))


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_every_moment_fits_every_terminal(seats: int) -> None:
    luck = random.Random(8)
    table = croupier.open_table(NAME, seats, 8)
    for step in range(500):
        if step % 20 == 0:
            for seat in (0, None):
                view = table.view(seat)
                for lang, width in product(LANGUAGES, WIDTHS):
                    check_fit(drawn.drawn(view, lang, width), width)
        seat = luck.choice(sorted(table.pending))
        every = table.pending[seat].options
        laying = [option for option in every if option.kind not in ("discard", "resign", "divorce")]
        table.answer(seat, luck.choice(laying or every))
        if table.over:
            break


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_can_be_drawn(lang: str, width: int) -> None:
    for first in range(0, len(KINDS), 6):
        kinds = KINDS[first : first + 6]
        scene = Scene().zone("hand:0", *kinds).zone("belongings:1", *kinds).zone("flipped:2", *kinds)
        lines = scene.zone("flood", *kinds).zone("discard", *kinds).lines(lang, width=width)
        assert not any("…" in line or len(line) > width for line in lines)


def test_a_terminal_that_knows_ascii_only_gets_ascii() -> None:
    scene = Scene().public(turn=0, running=[{"plague": "crisis-food", "rounds": 2, "turned_by": 1}])
    drawn = "\n".join(scene.zone("discard", "pet-cat", "pet-dog").lines(fancy=False))
    assert "> Player 1 (you) ->" in drawn
    assert "#5" in drawn
    assert not set(drawn) & FANCY_SIGNS
    assert not set(legend(NAME, words_of(NAME), False)) & FANCY_SIGNS
    assert "▮" in legend(NAME, words_of(NAME, "fr"), True)
