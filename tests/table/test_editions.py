"""Custom decks: what may be corrected, what it changes, and what is refused in words."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from typing import Any

import pytest

import croupier
from croupier import BadTable, decks
from croupier.table import GameInfo, seeded
from croupier.table.edition import CORRECTABLE, TOTAL, limits_of
from croupier.text import Words, corrections

GAMES = pytest.mark.parametrize("game", croupier.games().values(), ids=lambda game: game.name)
ROULETTE = croupier.games()["russian-roulette"]


def peek(**figures: object) -> dict[str, object]:
    return {"action": [{"id": "peek", **figures}]}


def test_a_corrected_count_is_dealt() -> None:
    table = croupier.open_table("russian-roulette", 4, seed=1, deck=peek(count=8))
    position = table.position()
    assert str(position).count("'peek'") >= 8
    assert table.view()["edition"] == "corrected deck"


def test_a_deck_that_corrects_nothing_deals_the_same_game() -> None:
    plain, same = (croupier.open_table("russian-roulette", 3, seed=5, deck=deck) for deck in (None, peek(count=4)))
    assert plain.pending.keys() == same.pending.keys()
    assert plain.view(0)["zones"] == same.view(0)["zones"]


def test_it_is_kept_with_saves_positions_copies_and_forks() -> None:
    table = croupier.open_table("total-rickall", 3, seed=2, deck={"name": "Ours", "deal": {"hand": {"cards": 5}}})
    hand = next(zone for zone in table.view(0)["zones"] if zone["name"] == "hand:0")  # type: ignore[attr-defined]
    assert hand["count"] == 5
    for again in (
        croupier.load(table.save()),
        croupier.open_position("total-rickall", table.position()),
        table.copy(),
        table.fork(0, 3),
    ):
        assert again.view(0)["edition"] == "Ours"
        assert again.view(0)["zones"] == table.view(0)["zones"]
        assert again.origin.edition is not None
        assert again.origin.edition.corrections == {"name": "Ours", "deal": {"hand": {"cards": 5}}}


def test_a_save_without_a_deck_says_nothing_of_one() -> None:
    assert "edition" not in croupier.open_table("total-rickall", 3).save()
    assert "edition" not in croupier.open_table("total-rickall", 3).view()


def test_the_hash_of_the_deal_covers_the_figures() -> None:
    deals = {str(croupier.open_table("russian-roulette", 3, deck=peek(count=count)).view()["deal"]) for count in (3, 5)}
    assert len(deals) == 2


def test_names_and_texts_are_told_as_written() -> None:
    said = {"name": 'A { $sneaky } "look"', "text": "Just look."}
    table = croupier.open_table("russian-roulette", 3, deck={"words": {"en": {"peek": said}}})
    english, french = (Words(table.info, language, table.origin.edition) for language in ("en", "fr"))
    assert (english.card("peek"), english.card_text("peek")) == (said["name"], said["text"])
    assert french.card("peek") == Words(table.info, "fr").card("peek")
    assert english.card("gift") == Words(table.info, "en").card("gift")


@pytest.mark.parametrize(
    ("deck", "words"),
    [
        (peek(count=99), "count of action 'peek' must be from 0 to 8, not 99"),
        (peek(count=True), "must be from 0 to 8, not True"),
        (peek(count="3"), "must be from 0 to 8, not '3'"),
        (peek(phase="score"), "phase of action 'peek' cannot be corrected"),
        (peek(skull=1), "skull of action 'peek' must be true or false"),
        ({"action": [{"id": "pek"}]}, "there is no action 'pek'; the ids are peek, gift"),
        ({"action": [{"count": 3}]}, "there is no action None"),
        ({"action": ["peek"]}, "there is no action None"),
        ({"action": {"peek": 3}}, "action of a deck must be a list"),
        ({"action": [{"id": "peek", "count": 3}, {"id": "peek", "count": 2}]}, "'peek' is corrected twice"),
        ({"action": [{"id": each, "count": 0} for each in ("peek", "gift", "air-gun", "cold-feet", "duck", "raise")]}, "has "),
        ({"ammunition": 3}, "ammunition of a deck must be a table"),
        ({"ammunition": {"bullets": {"each": 2}}}, "bullets of ammunition must be a table with count"),
        ({"cards": []}, "has no table 'cards'; it may have"),
        ({"game": "smile-life"}, "this deck is for 'smile-life'"),
        ({"name": "\x07"}, "name of the deck must be one line of at most 60 characters"),
        ({"name": "x" * 61}, "name of the deck must be one line of at most 60 characters"),
        ({"words": {"english": {}}}, "tables by language"),
        ({"words": {"en": {"nobody": {"name": "x"}}}}, "'nobody' has"),
        ({"words": {"en": {"peek": {"nam": "x"}}}}, "'peek' has"),
        ({"words": {"en": {"peek": {"name": ""}}}}, "the name of 'peek' (en) must be one line"),
        ([], "a deck must be an object"),
        ({"action": [{"id": "peek", "count": object()}]}, "must be plain JSON"),
    ],
)  # fmt: skip
def test_what_cannot_be_is_refused_in_words(deck: Any, words: str) -> None:
    with pytest.raises(BadTable) as refused:
        croupier.open_table("russian-roulette", 3, deck=deck)
    assert words in str(refused.value)


def test_a_save_with_a_forged_deck_is_refused() -> None:
    saved = croupier.open_table("russian-roulette", 3, deck=peek(count=3)).save()
    with pytest.raises(croupier.BadSave):
        croupier.load({**saved, "edition": peek(count=5)})


@GAMES
def test_the_default_deck_file_corrects_nothing(game: GameInfo) -> None:
    edition = game.check_deck(decks.read(game, decks.default(game)))
    assert edition is not None
    assert corrections(edition, Words(game, "en")) == []
    assert edition.words.get("en", {}) == {}
    assert edition.words.get("fr", {}) == {}


def extreme(game: GameInfo, end: int) -> dict[str, Any]:
    """Return a deck with every number at one end of its bounds, and allowed totals."""
    assert game.cards is not None
    cards: Any = game.cards()
    deck: dict[str, Any] = {}
    for table, limits in cards[CORRECTABLE].items():
        own = cards[table]
        entries = []
        for entry in own if isinstance(own, list) else [own]:
            figures = {
                key: at_end(entry[key], limits_of(entry, key, limits[key]), end)
                for key in limits
                if key in entry and key != TOTAL
            }
            if TOTAL in limits:
                figures.pop("count", None)
            entries.append({**({"id": entry["id"]} if "id" in entry else {}), **figures})
        deck[table] = entries if isinstance(own, list) else entries[0]
    return deck


def at_end(own: Any, limits: Any, end: int) -> Any:
    if isinstance(own, dict):
        inside = limits if isinstance(limits, Mapping) else dict.fromkeys(own, limits)
        return {key: at_end(own[key], inside[key], end) for key in own if key in inside}
    if isinstance(own, list):
        return [at_end(each, limits, end) for each in own]
    if isinstance(own, bool):
        return end == 1
    return limits[end] if isinstance(own, int) else own


@GAMES
@pytest.mark.parametrize("end", [0, 1], ids=["least", "most"])
def test_a_deck_at_its_bounds_can_be_played_to_the_end(game: GameInfo, end: int) -> None:
    for seats in range(game.seats[0], game.seats[1] + 1):
        table = croupier.open_table(game.name, seats, seed=seats, deck=extreme(game, end))
        for decision in table.pending.values():
            assert decision.options
        table.play_out(seeded(seats))
        assert table.over
        croupier.load(table.save())


@GAMES
def test_the_fewest_cards_of_each_table_can_be_played(game: GameInfo) -> None:
    """The counts are lowered one after the other until the deck is as small as it may be."""
    assert game.cards is not None
    cards: Any = game.cards()
    for table, limits in cards[CORRECTABLE].items():
        if TOTAL not in limits:
            continue
        counts: dict[str, Any] = {entry["id"]: entry["count"] for entry in cards[table]}
        for id, count in counts.items():
            lowered = dict.fromkeys(count, 0) if isinstance(count, dict) else 0
            deck = {table: [{"id": each, "count": value} for each, value in {**counts, id: lowered}.items()]}
            try:
                game.check_deck(deck)
            except BadTable:
                break
            counts[id] = lowered
        deck = {table: [{"id": each, "count": value} for each, value in counts.items()]}
        opened = croupier.open_table(game.name, game.seats[1], seed=3, deck=deck)
        opened.play_out(seeded(3))
        assert opened.over


def test_a_file_that_is_not_toml_is_refused() -> None:
    with pytest.raises(BadTable, match="is not TOML"):
        decks.read(ROULETTE, "name = ")
    with pytest.raises(BadTable, match="longer than"):
        decks.read(ROULETTE, "#" * 200_001)


def test_a_game_without_figures_has_no_deck() -> None:
    from tests.table.toy import MAGPIES

    with pytest.raises(BadTable, match="has no deck that can be corrected"):
        MAGPIES.check_deck({})
    with pytest.raises(BadTable, match="has no deck that can be corrected"):
        decks.default(MAGPIES)


@GAMES
def test_every_bound_holds_the_figures_of_the_game(game: GameInfo) -> None:
    """A correction back to the game's own figure is always allowed."""
    text = decks.default(game)
    assert tomllib.loads(text)["game"] == game.name
