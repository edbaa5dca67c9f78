"""Why can't I? Every refusal names the obstacle, and its clause."""

from __future__ import annotations

import pytest

import croupier
from croupier import NotOnOffer
from croupier.table import Json

BULLET_SHOWN: Json = {
    "phase": "powder",
    "players": [{"bet": 1, "turned_up": True, "shown": ["bullet"], "hand": ["gift"]}, {}],
}
BETTING: Json = {"phase": "bet", "players": [{"hand": ["gift"]}, {}]}
ACCUSING: Json = {"phase": "accusation", "players": [{"hand": ["cold-feet", "bribed-judge"], "bet": 2}, {}, {}]}
FIRING: Json = {"phase": "trigger", "players": [{"bet": 1, "hand": ["wet-powder", "duck"]}, {}]}


@pytest.mark.parametrize(
    ("scene", "key", "reason", "rule"),
    [
        (BETTING, "pass", "everybody-bets", "RR-6.1"),
        (BETTING, "bet:6", "the-die-shows-zero-to-five", "RR-1.4"),
        (BETTING, "pocket:click", "that-belongs-to-another-phase", "RR-3.3"),
        (BETTING, "play:gift", "the-card-belongs-to-another-phase", "RR-11.2"),
        (BETTING, "play:peek", "you-do-not-hold-that-card", "RR-11.2"),
        (BETTING, "choose:1", "no-card-asks-for-a-person-now", "RR-11.5"),
        (BETTING, "turn:2", "no-card-turns-a-die-now", "RR-A05"),
        (BETTING, "fire", "only-the-last-captain-shows-off", "RR-8.8"),
        (BETTING, "dance", "no-such-answer", "RR-6.1"),
        (ACCUSING, "accuse:0", "nobody-accuses-themselves", "RR-Q11"),
        (ACCUSING, "accuse:9", "no-such-seat", "RR-7.1"),
        (ACCUSING, "play:bribed-judge", "it-answers-a-card-just-shown", "RR-Q25"),
        (FIRING, "aim:1", "only-a-card-changes-your-aim", "RR-8.1"),
        (FIRING, "aim:9", "no-such-seat", "RR-Q25"),
        (FIRING, "play:wet-powder", "it-answers-a-card-just-shown", "RR-Q25"),
        (BULLET_SHOWN, "play:gift", "this-pause-is-for-another-card", "RR-Q25"),
    ],
)
def test_a_refusal_says_what_stands_in_the_way(scene: Json, key: str, reason: str, rule: str) -> None:
    table = croupier.open_position("russian-roulette", scene)
    before = table.view(0)
    with pytest.raises(NotOnOffer) as refused:
        table.answer(0, key)
    assert (refused.value.reason, refused.value.rule) == (reason, rule)
    assert rule in str(refused.value)
    assert table.view(0) == before


def test_the_face_a_die_shows_already_and_a_target_that_cannot_be() -> None:
    table = croupier.open_position("russian-roulette", ACCUSING)
    table.answer(0, "play:cold-feet")
    with pytest.raises(NotOnOffer) as refused:
        table.answer(0, "turn:2")
    assert (refused.value.reason, refused.value.rule) == ("the-die-must-turn-to-another-face", "RR-Q36")
    table = croupier.open_position("russian-roulette", {"phase": "bet", "players": [{"hand": ["peek"]}, {}]})
    table.answer(0, "play:peek")
    with pytest.raises(NotOnOffer) as refused:
        table.answer(0, "choose:7")
    assert (refused.value.reason, refused.value.rule) == ("no-such-seat", "RR-A01")
