"""The sensible player of Hundred Days: it wins, only gives legal answers, and recognizes a bargain."""

import pytest

import croupier
from croupier import bots
from croupier.lab import simulate
from croupier.shelf.hundred_days.bot_cards import PLAYED, USED
from croupier.shelf.hundred_days.bot_worth import BONUS
from croupier.table import Chair, Table
from tests.bots.common import only_chooses_what_is_on_offer
from tests.games.hundred_days.scenes import GAME, TILES, act, adventure, player, quietly, scene


def choice(table: Table, seat: int = 0, seed: int = 1) -> str:
    return bots.make(GAME, "sensible", seed).choose(Chair(table, seat)).key


def goes_on(table: Table, seat: int = 0) -> list[str]:
    """Play on while the bot is asked and no player reacts, until another player's turn."""
    player = bots.make(GAME, "sensible", 1)
    done: list[str] = []
    quietly(table)
    while not table.over and list(table.pending) == [seat] and table.pending[seat].kind != "react":
        done.append(player.choose(Chair(table, seat)).key)
        table.answer(seat, done[-1])
        quietly(table)
    return done


# Strength.


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_beats_random_players(seats: int) -> None:
    report = simulate(GAME, 24, bots=["sensible"] + ["random"] * (seats - 1), seed=1)
    assert report.entries[0].overall.interval[0] > 0.8


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_sensible_players_come_to_an_end_among_themselves(seats: int) -> None:
    report = simulate(GAME, 8, seats=seats, bots=["sensible"], seed=2)
    assert report.rounds is not None
    assert report.rounds.most < 15


# Manners.


@pytest.mark.parametrize("seed", range(6))
def test_it_only_chooses_what_is_on_offer(seed: int) -> None:
    only_chooses_what_is_on_offer(croupier.open_table(GAME, 2 + seed % 3, seed), seed)


# Mission.


def test_it_goes_where_it_can_close() -> None:
    table = scene("mission", player(tokens="GGGMMM"), player(), spaces=TILES[:6])
    for seed in range(10):
        rick = choice(table, seed=seed)
        table_then = table.fork(0, 1)
        table_then.answer(0, rick)
        table_then.answer(1, "rick:house")
        morty = choice(table_then, seed=seed)
        assert "4" in rick + morty


def test_it_cannot_be_read_like_a_book() -> None:
    table = croupier.open_table(GAME, 2, 5)
    assert len({choice(table, seed=seed) for seed in range(40)}) > 1


# # Legality, as the rules decide it.


def test_it_plays_a_green_card_where_all_its_dimensions_are_reached() -> None:
    for rick, plays in (("1", False), ("5", False), ("5-6", True)):
        table = adventure(player(rick, "1", hand=["portal-valet"]), player("2", "2"))
        assert ("play:portal-valet" in goes_on(table)) == plays


def test_it_closes_with_what_its_icons_spare() -> None:
    for area, closes in ([], False), (["seed-smuggler"], True):
        table = adventure(player("4", "4", "GGMMM", area=area), player("2", "2"))
        assert (goes_on(table)[0] == "close:4") == closes


# Tokens.


def test_it_takes_what_is_lacking() -> None:
    table = scene("garage", player("house-4", "1", "GGGMM"), player("2", "2"), spaces=TILES[:6], start=0)
    assert choice(table) == "take:matter"


def test_it_pays_with_what_it_does_not_need() -> None:
    """Moving Rick costs two of a kind; the seeds and the matter are needed for the Debt Nebula."""
    table = adventure(player("1", "1", "GGGMMMCC"), player("2", "2"))
    done = goes_on(table)
    assert done[:2] == ["move", "spend:crystal"]
    assert "4" in done[2]


# Adventure.


def test_it_closes_what_it_can_pay() -> None:
    assert choice(adventure(player("4", "1", "GGGMMM"), player("2", "2"))) == "close:4"


def test_it_closes_first_what_a_rival_could_close() -> None:
    table = adventure(player("3-4", "1", "GGGMMMSSCC"), player("1", "2", "SSCC"))
    assert choice(table) == "close:1"


def test_it_does_not_end_a_game_that_it_loses() -> None:
    """Six tiles are closed and six are on the board: the next closing leaves a black hole."""
    mine, rival = player("1", "1", "SSCC"), player("house", "house")
    assert choice(adventure(mine, {**rival, "closed": TILES[6:12]})) == "pass"
    assert choice(adventure({**mine, "closed": TILES[6:12]}, rival)) == "close:1"


def test_it_moves_rick_to_a_bargain_but_not_for_nothing() -> None:
    assert choice(adventure(player("1", "1", "GGGMMMCC"), player("2", "2"))) == "move"
    assert choice(adventure(player("1", "1", "CC"), player("2", "2"))) == "pass"


def test_it_uses_a_coupon_to_close_with_two_tokens_less() -> None:
    table = adventure(player("4", "1", "GGMM", area=["expired-coupon-a"]), player("2", "2"))
    assert goes_on(table)[:2] == ["use:expired-coupon-a", "close:4"]


def test_it_uses_an_object_for_the_tokens_that_it_lacks() -> None:
    table = adventure(player("4", "1", "GGG", area=["jar-of-night"]), player("2", "2"))
    assert goes_on(table)[:2] == ["use:jar-of-night", "close:4"]


def test_it_converts_what_it_does_not_need() -> None:
    table = adventure(player("4", "1", "GGGMMCC", area=["universal-converter-a"]), player("2", "2"))
    done = goes_on(table)
    assert done[:2] == ["use:universal-converter-a", "name:matter"]
    assert "close:4" in done


def test_it_plays_green_cards_and_guards_them() -> None:
    table = adventure(player("1", "2", garage=1, hand=["gleb-tollbooth-poet"]), player("2", "2"))
    assert goes_on(table)[:2] == ["play:gleb-tollbooth-poet", "guard:gleb-tollbooth-poet"]


def test_it_barters_to_close() -> None:
    table = adventure(player("4", "1", "GGGGGG", hand=["barter-bazaar"]), player("2", "2"))
    assert goes_on(table)[:2] == ["play:barter-bazaar", "name:seed"]


def test_it_sends_a_rival_away_from_a_bargain() -> None:
    table = adventure(player("1", "1", hand=["forced-teleport"]), player("4", "2", "GGGMMM"))
    done = goes_on(table)
    assert done[0] == "play:forced-teleport"
    assert "4" not in done[1]


def test_it_steals_from_the_leader() -> None:
    rich = player("4", "2", "GGGMMM", closed=["reactor-karaoke"])
    table = adventure(player("1", "1", hand=["light-fingers"]), player("2", "2", "G"), rich)
    assert goes_on(table)[:2] == ["play:light-fingers", "choose:2"]


def test_it_passes_when_there_is_nothing_to_do() -> None:
    table = adventure(player("1", "1", "G", hand=["return-to-sender"]), player("2", "2"))
    assert choice(table) == "pass"


# Cards that the bot was not written for.


@pytest.mark.parametrize(
    ("name", "hand", "area", "key"),
    [
        ("light-fingers", ["light-fingers"], [], "play:light-fingers"),
        ("forced-teleport", ["forced-teleport"], [], "play:forced-teleport"),
        ("jar-of-night", ["jar-of-night"], [], "play:jar-of-night"),
        ("jar-of-night", [], ["jar-of-night"], "use:jar-of-night"),
        ("pocket-doorframe-a", [], ["pocket-doorframe-a"], "use:pocket-doorframe-a"),
    ],
)
def test_it_plays_and_uses_a_card_that_it_does_not_know(
    monkeypatch: pytest.MonkeyPatch, name: str, hand: list[str], area: list[str], key: str
) -> None:
    """With or without figures, a card with its own rules is useful."""
    monkeypatch.delitem(BONUS, name)
    monkeypatch.delitem(PLAYED, name, raising=False)
    monkeypatch.delitem(USED, name, raising=False)
    assert choice(adventure(player("2", "2", hand=hand, area=area), player("3", "3", "GGG"))) == key


# Reactions.


def test_it_sends_a_stunt_double() -> None:
    mine = player("1", "1", hand=["stunt-double"], area=["seed-smuggler"])
    table = adventure(mine, player("2", "2", hand=["bad-reference"]), start=1, turn=1)
    act(table, "play:bad-reference")
    while table.pending[0].options[-1].key == "pass":
        act(table, "pass")
    assert choice(table) == "react:stunt-double"


def test_its_pockets_are_sticky() -> None:
    table = adventure(
        player("1", "1", "GGGMM", hand=["sticky-pockets"]), player("2", "2", hand=["light-fingers"]), start=1, turn=1
    )
    act(table, "play:light-fingers")
    while table.pending[0].options[-1].key == "pass":
        act(table, "pass")
    assert choice(table) == "react:sticky-pockets"


def test_it_says_nope_to_thieves_but_not_to_trifles() -> None:
    mine = player("1", "1", "GGGMM", hand=["nope-portal"])
    rival = player("2", "2", hand=["light-fingers", "return-to-sender"])
    for card, answer in (("light-fingers", "react:nope-portal"), ("return-to-sender", "pass")):
        table = adventure(mine, rival, start=1, turn=1)
        act(table, f"play:{card}")
        assert choice(table) == answer


# Discard.


def test_it_throws_away_what_is_worth_least() -> None:
    hand = ["return-to-sender", "nope-portal", "seed-smuggler", "binge-session", "finders-fee", "light-fingers"]
    table = scene("discard", player("1", "1", hand=[*hand, "honest-banker", "jar-of-night"]), player("2", "2"))
    assert choice(table) == "destroy:return-to-sender"
