"""The model of secrets: what a viewer knows of the cards, according to the engine and to an independent model
(``worlds``).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from hypothesis import example, given, settings
from hypothesis import strategies as st

from croupier.table import HIDDEN, OPEN, OWNER, Cards, Layout, seeded
from tests.table.worlds import CELLAR, DECK, HAND, KINDS, PILE, SEATS, SPECTATOR, VIEWERS, ZONES, Witness, claims

EXAMPLES = 400
REDEALS = 6
EVERYBODY = (1 << SEATS + 1) - 1

Verb = tuple[str, int, int, int]


def carry_out(witness: Witness, verb: Verb) -> None:
    """Carry out one verb with three numbers, adjusted to the cards on the table."""
    name, first, second, third = verb
    source = first % ZONES
    target = (source + 1 + second % (ZONES - 1)) % ZONES
    if name == "carry":
        witness.carry(source, target)
    elif name == "gather":
        sources = [source] if third % 2 else [zone for zone in range(ZONES) if zone != target]
        witness.gather(sources, target)
    elif witness.count(source):
        place = third % witness.count(source)
        if name == "look":
            witness.look(source, place, 1 + second % EVERYBODY)
        elif name == "move":
            witness.move(source, place, target)
        elif name == "draw":
            witness.draw(source, target)
        elif name == "shuffle":
            witness.shuffle(source)
        elif name == "deal back":
            if witness.count(target):
                witness.deal_back([source, target], [witness.count(source) - 1, witness.count(target) - 1])
        elif source in (HAND, HAND + 1):
            if name == "pick":
                witness.pick(source, witness.kinds(source)[place], target)
            else:
                witness.pick_blind(source, target)


names = st.sampled_from(
    ["look", "look", "move", "draw", "draw", "pick", "pick blind", "carry", "gather", "shuffle", "shuffle", "deal back"]
)
numbers = st.integers(0, 59)
verbs = st.lists(st.tuples(names, numbers, numbers, numbers), min_size=1, max_size=14)


@settings(max_examples=EXAMPLES, deadline=None, derandomize=True, database=None)
@given(seed=st.integers(0, 2**20), play=verbs)
@example(seed=1, play=[("look", DECK, 0, 5), ("look", DECK, 0, 4), ("shuffle", DECK, 0, 0), ("draw", DECK, 2, 0)])
def test_nobody_is_told_what_it_cannot_know_and_re_deals_never_contradict_what_it_does(
    seed: int, play: list[Verb]
) -> None:
    witness = Witness(seed)
    for verb in play:
        carry_out(witness, verb)
    for viewer in VIEWERS:
        worlds = witness.worlds[viewer]
        told = claims(witness.cards, viewer)
        assert witness.truth() in worlds
        for sleeve in range(len(witness.cards.face)):
            sure = witness.cards.known_face(sleeve, 1 << viewer)
            assert sure < 0 or {world[sleeve] for world in worlds} == {sure}, "the engine is certain of too much"
        for sleeves, kinds in told:
            for world in worlds:
                assert not kinds - Counter(world[sleeve] for sleeve in sleeves), "more is shown than was seen"
        for number in range(REDEALS):
            anew = witness.dealt_anew(viewer, seed + number)
            assert claims(anew, viewer) == told, "a re-deal changed what the viewer is told"
            assert tuple(anew.face) in worlds, "a re-deal contradicts what the viewer knows"
            for other in VIEWERS:
                for sleeves, kinds in claims(anew, other):
                    lying = Counter(anew.face[sleeve] for sleeve in sleeves)
                    assert not kinds - lying, "a re-deal gave another viewer wrong knowledge"


@settings(max_examples=EXAMPLES // 4, deadline=None, derandomize=True, database=None)
@given(seed=st.integers(0, 2**20), play=verbs)
def test_a_re_deal_may_become_everything_that_the_viewer_holds_possible(seed: int, play: list[Verb]) -> None:
    """The truth does not show: every world that fits what was seen can be dealt."""
    witness = Witness(seed)
    for verb in play:
        carry_out(witness, verb)
    for viewer in VIEWERS:
        worlds = witness.worlds[viewer]
        if len(worlds) <= 12:
            dealt = {tuple(witness.dealt_anew(viewer, number).face) for number in range(30 * len(worlds))}
            assert dealt == set(worlds)


# The same in single scenes.


def known(witness: Witness, viewer: int) -> dict[str, list[str | None]]:
    """Return the zones in which a viewer knows a card."""
    cards = witness.cards
    backs = {name: cards.backs(zone, cards.insight(1 << viewer)) for zone, name in enumerate(cards.layout.names)}
    return {name: lying for name, lying in backs.items() if any(card is not None for card in lying)}


def grouped(witness: Witness, viewer: int) -> list[dict[str, object]]:
    groups = witness.cards.known_groups(witness.cards.insight(1 << viewer))
    return [{part: value for part, value in group.items() if part != "places"} for group in groups]


def words(kinds: Iterable[int]) -> list[str]:
    return sorted(KINDS[kind] for kind in kinds)


def with_two_kinds_on_top() -> Witness:
    witness = Witness(3)
    while len(set(witness.kinds(DECK)[-2:])) < 2:
        witness.shuffle(DECK)
    return witness


def test_nobody_knows_a_shuffled_deck() -> None:
    witness = Witness(1)
    for viewer in VIEWERS:
        assert known(witness, viewer) == {}
        assert grouped(witness, viewer) == []


def test_a_look_is_for_those_who_look() -> None:
    witness = Witness(1)
    witness.look(DECK, 5, 1 << 1)
    assert known(witness, 1) == {"deck": [*words(witness.kinds(DECK)[-1:]), None, None, None, None, None]}
    assert known(witness, 0) == known(witness, SPECTATOR) == {}


def test_a_card_seen_is_followed_wherever_everybody_can_follow_it() -> None:
    witness = Witness(1)
    witness.look(DECK, 5, 1 << 0)
    kind = words(witness.kinds(DECK)[-1:])
    witness.move(DECK, 5, CELLAR)
    assert known(witness, 0) == {"cellar": kind}
    witness.carry(CELLAR, HAND + 1)
    assert known(witness, 0) == known(witness, 1) == {"hand:1": kind}
    assert known(witness, SPECTATOR) == {}


def test_a_group_tells_its_places_where_there_is_an_order() -> None:
    witness = with_two_kinds_on_top()
    cards = witness.cards
    for place in (5, 4):
        witness.look(DECK, place, 1 << 0)
    cards.deal_back([DECK, DECK], [5, 4])
    kinds = words(witness.kinds(DECK)[-2:])
    assert cards.known_groups(cards.insight(1 << 0)) == [
        {"among": {"deck": 2}, "places": {"deck": [0, 1]}, "contents": kinds}
    ]
    assert cards.known_groups(cards.insight(1 << 1)) == []


def test_what_is_dealt_back_before_its_owner_is_seen_again() -> None:
    witness = with_two_kinds_on_top()
    witness.draw(DECK, HAND)
    witness.draw(DECK, HAND + 1)
    own = witness.kinds(HAND)
    witness.deal_back([HAND, HAND + 1], [0, 0])
    mine = {"hand:0": words(witness.kinds(HAND))}
    assert known(witness, 0) == (mine if witness.kinds(HAND) == own else {**mine, "hand:1": words(own)})
    assert grouped(witness, 0) == [], "a card that is certain needs no group"
    assert witness.cards.known_face(witness.cards.zones[HAND + 1][0], 1 << 0) == (
        -1 if witness.kinds(HAND) == own else own[0]
    )


def test_what_is_forgotten_is_known_to_nobody_but_those_who_see_it() -> None:
    witness = with_two_kinds_on_top()
    witness.draw(DECK, HAND)
    witness.draw(DECK, PILE)
    for place in (0, 1):
        witness.look(DECK, place, 1 << 1)
    witness.cards.deal_back([DECK, DECK], [0, 1])
    witness.look(DECK, 2, 1 << 1)
    witness.cards.forget()
    hand, pile = words(witness.kinds(HAND)), words(witness.kinds(PILE))
    assert known(witness, 0) == {"hand:0": hand, "pile": pile}
    assert known(witness, 1) == known(witness, SPECTATOR) == {"pile": pile}
    assert grouped(witness, 1) == []


def test_cards_looked_at_and_then_shuffled_stay_known_as_a_group() -> None:
    witness = with_two_kinds_on_top()
    kinds = words(witness.kinds(DECK)[-2:])
    witness.look(DECK, 5, 1 << 0)
    witness.look(DECK, 4, 1 << 0)
    for place in (5, 4, 3):
        witness.move(DECK, place, CELLAR)
    witness.shuffle(CELLAR)
    assert known(witness, 0) == {}
    assert grouped(witness, 0) == [{"among": {"cellar": 3}, "contents": kinds}]
    assert grouped(witness, 1) == []


def test_two_cards_of_one_kind_shuffled_together_stay_known_one_by_one() -> None:
    witness = Witness(0)
    while len(set(witness.kinds(DECK)[-2:])) > 1:
        witness.shuffle(DECK)
    kinds = words(witness.kinds(DECK)[-2:])
    for place in (5, 4):
        witness.look(DECK, place, 1 << 0)
        witness.move(DECK, place, CELLAR)
    witness.shuffle(CELLAR)
    assert known(witness, 0) == {"cellar": kinds}
    assert grouped(witness, 0) == []


def test_seeing_one_of_a_group_leaves_the_rest_of_it() -> None:
    witness = with_two_kinds_on_top()
    kinds = words(witness.kinds(DECK)[-2:])
    witness.look(DECK, 5, 1 << 0)
    witness.look(DECK, 4, 1 << 0)
    for place in (5, 4, 3):
        witness.move(DECK, place, CELLAR)
    witness.shuffle(CELLAR)
    place = next(place for place, kind in enumerate(witness.kinds(CELLAR)) if KINDS[kind] == kinds[0])
    witness.move(CELLAR, place, PILE)
    assert known(witness, 0) == known(witness, 1) == {"pile": kinds[:1]}
    assert grouped(witness, 0) == [{"among": {"cellar": 2}, "contents": kinds[1:]}]
    assert grouped(witness, 1) == []


def test_seeing_all_but_one_of_a_group_tells_the_last() -> None:
    for seed in range(20):
        witness = with_two_kinds_on_top()
        for place in (5, 4):
            witness.look(DECK, place, 1 << 0)
            witness.move(DECK, place, CELLAR)
        witness.shuffle(CELLAR)
        witness.move(CELLAR, seed % 2, PILE)
        last = witness.kinds(CELLAR)
        assert [witness.dealt_anew(0, seed).face[card] for card in witness.cards.zones[CELLAR]] == last


def test_what_was_known_of_a_whole_pool_is_forgotten_when_all_of_it_is_mixed() -> None:
    witness = Witness(5)
    for place in range(6):
        witness.look(DECK, place, EVERYBODY)
    witness.shuffle(DECK)
    assert all(known(witness, viewer) == {} for viewer in VIEWERS)
    assert all(grouped(witness, viewer) == [] for viewer in VIEWERS)
    assert len({tuple(witness.dealt_anew(0, seed).face) for seed in range(60)}) > 20


def test_a_player_who_has_seen_the_rest_knows_what_is_mixed_without_being_told() -> None:
    """Five cards are face up, or all but two: what the other cards are follows from the box."""
    witness = Witness(5)
    for _ in range(4):
        witness.draw(DECK, PILE)
    witness.look(DECK, 0, 1 << 0)
    witness.look(DECK, 1, 1 << 0)
    witness.shuffle(DECK)
    missing = sorted(witness.kinds(DECK))
    for viewer in VIEWERS:
        for seed in range(10):
            anew = witness.dealt_anew(viewer, seed)
            assert sorted(anew.face[card] for card in anew.zones[DECK]) == missing


def test_a_card_chosen_from_a_hand_cannot_be_tracked_by_others() -> None:
    witness = Witness(2)
    for _ in range(3):
        witness.draw(DECK, HAND)
    witness.look(HAND, 0, 1 << 1)
    looked_at = witness.kinds(HAND)[0]
    other = next(kind for kind in witness.kinds(HAND) if kind != looked_at)
    witness.pick(HAND, other, CELLAR)
    assert known(witness, 1) == {}
    assert grouped(witness, 1) == [{"among": {"hand:0": 2, "cellar": 1}, "contents": words([looked_at])}]
    assert known(witness, 0) == {"hand:0": words(witness.kinds(HAND)), "cellar": words([other])}
    assert known(witness, SPECTATOR) == {}


def test_a_random_take_is_known_to_the_two_owners_only() -> None:
    for seed in range(8):
        witness = Witness(seed)
        for _ in range(4):
            witness.draw(DECK, HAND)
        witness.pick_blind(HAND, HAND + 1)
        taken = words(witness.kinds(HAND + 1))
        assert known(witness, 1) == {"hand:1": taken}
        hands = {name: cards for name, cards in known(witness, 0).items() if name != "deck"}
        assert hands == {"hand:0": words(witness.kinds(HAND)), "hand:1": taken}
        assert known(witness, SPECTATOR) == {}


def test_the_two_owners_keep_track_of_the_rest_when_one_takes_from_the_other_at_random() -> None:
    for seed in range(8):
        witness = Witness(seed)
        for _ in range(4):
            witness.draw(DECK, HAND)
        witness.look(HAND, 0, 1 << 1 | 1 << SPECTATOR)
        looked_at = witness.cards.zones[HAND][0]
        kind = words([witness.cards.face[looked_at]])
        witness.pick_blind(HAND, HAND + 1)
        if looked_at in witness.cards.zones[HAND]:
            assert known(witness, 1)["hand:0"] == [*kind, None, None]
        assert known(witness, SPECTATOR) == {}
        assert grouped(witness, SPECTATOR) == [{"among": {"hand:0": 3, "hand:1": 1}, "contents": kind}]


def test_a_random_take_is_random() -> None:
    taken: Counter[int] = Counter()
    for seed in range(400):
        layout = Layout(2, ["ant", "bee", "cat", "dog"])
        hand = layout.each("hand", OWNER)
        cards = Cards(layout, seeded(seed), None)
        for kind in range(4):
            cards.lay(kind, 1, hand, 0)
        taken[cards.face[cards.pick_blind(hand, hand + 1)]] += 1
    assert min(taken.values()) > 70


def test_gathering_mixes_for_those_who_do_not_see_the_place() -> None:
    witness = Witness(4)
    witness.draw(DECK, PILE)
    witness.draw(DECK, PILE)
    witness.draw(DECK, HAND)
    shown = words(witness.kinds(PILE))
    witness.gather([PILE], HAND)
    assert known(witness, 0) == {"hand:0": words(witness.kinds(HAND))}
    assert known(witness, 1) == known(witness, SPECTATOR) == {}
    assert grouped(witness, 1) == grouped(witness, SPECTATOR) == [{"among": {"hand:0": 3}, "contents": shown}]


def test_a_viewer_is_shown_cards_by_kind_and_never_by_number() -> None:
    layout = Layout(2, ["ant", "bee"])
    hand = layout.each("hand", OWNER)
    row = layout.common("row", HIDDEN, ordered=True)
    cards = Cards(layout, seeded(1), None)
    cards.lay(1, 2, hand, 0)
    cards.lay(0, 1, hand, 0)
    cards.lay(1, 1, row, 0)
    cards.lay(0, 2, row, 0)
    assert cards.backs(hand, cards.insight(1)) == ["ant", "bee", "bee"]
    assert cards.backs(hand, cards.insight(2)) == [None, None, None]
    cards.see(cards.zones[row][0], 2)
    assert cards.backs(row, cards.insight(2)) == [None, None, "bee"], "a pile is listed from the top"
    assert cards.backs(row, cards.insight(1)) == [None, None, None]
    cards.see(cards.zones[hand][2], 2)
    assert cards.backs(hand, cards.insight(2)) == ["ant", None, None], "cards in a hand have no order"
    assert cards.words(row) == ["ant", "ant", "bee"]


def test_cards_of_another_pool_are_never_dealt_among_these() -> None:
    layout = Layout(2, ["ant", "bee", "cat"])
    deck = layout.common("deck", HIDDEN, ordered=True)
    drawer = layout.common("drawer", HIDDEN, ordered=True)
    cards = Cards(layout, seeded(1), None)
    cards.lay(0, 2, deck, 0)
    cards.lay(1, 2, deck, 0)
    cards.lay(2, 3, drawer, 1)
    for seed in range(30):
        cards.redeal(1, seeded(seed))
        assert cards.words(drawer) == ["cat"] * 3
        assert sorted(cards.words(deck)) == ["ant", "ant", "bee", "bee"]


def test_a_card_that_changes_pools_can_be_mistaken_for_its_new_fellows() -> None:
    layout = Layout(1, ["ant", "bee"])
    deck = layout.common("deck", HIDDEN, ordered=True)
    middle = layout.common("middle", OPEN)
    cards = Cards(layout, seeded(1), None)
    cards.lay(0, 3, deck, 0)
    cards.lay(1, 1, middle, 1)
    bee = cards.zones[middle][0]
    cards.move(bee, middle, deck)
    cards.into_pool(bee, 0)
    assert cards.backs(deck, cards.insight(1))[0] == "bee"
    cards.shuffle(deck)
    assert cards.backs(deck, cards.insight(1)) == [None] * 4
    orders = set()
    for seed in range(40):
        cards.redeal(1, seeded(seed))
        orders.add(tuple(cards.words(deck)))
    assert len(orders) == 4


def test_a_fork_does_not_tell_whether_cards_that_another_viewer_saw_are_alike() -> None:
    """What the other viewer keeps after a mix has the same shape whatever the cards were."""
    shapes = set()
    for seed in range(40):
        witness = Witness(seed)
        for place in (5, 4):
            witness.look(DECK, place, 1 << 1)
        witness.deal_back([DECK, DECK], [5, 4])
        twin = witness.dealt_anew(0, seed)
        shapes.add((tuple(twin.seen), len(twin.groups[0]), len(twin.tangles[0])))
    assert len(shapes) == 1
