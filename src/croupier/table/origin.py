"""Where a table comes from: everything it is made from besides the answers, and the state before its first step."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from hashlib import sha256

from croupier.table.edition import Edition
from croupier.table.errors import BadTable
from croupier.table.events import Json
from croupier.table.game import Game
from croupier.table.info import Choices, GameInfo
from croupier.table.position import lay_out
from croupier.table.rng import seeded

Stack = dict[str, list[object]]


class Origin:
    """Everything that a table is made from, besides the answers."""

    def __init__(
        self,
        info: GameInfo,
        seats: int,
        seed: int,
        options: Choices,
        stack: Stack | None,
        position: Json | None,
        edition: Edition | None = None,
        version: int | None = None,
    ) -> None:
        self.info = info
        self.seats = seats
        self.seed = seed
        self.options = options
        self.stack = stack
        self.position = position
        self.edition = edition
        self.version = info.version if version is None else version

    def words(self) -> Json:
        """The beginning of a position: the game, the number of seats and the options."""
        said: Json = {
            "game": self.info.name,
            "version": self.version,
            "seats": self.seats,
            "options": dict(self.options),
        }
        if self.edition is not None:
            said["edition"] = self.edition.corrections
        return said

    def promise(self) -> str:
        """The words whose hash commits the dealer to the deal."""
        words = f"croupier deal {self.info.name} {self.version} {self.seats} {self.seed}"
        return words if self.edition is None else f"{words} {self.edition.digest()}"

    def commitment(self) -> str:
        """A hash that commits the dealer to the deal before the game starts; the seed itself is revealed at the end."""
        return sha256(self.promise().encode()).hexdigest()


def deal(origin: Origin) -> Game:
    """The state of a table before its first step."""
    game = origin.info.unpack(origin.seats, origin.options, seeded(origin.seed), origin.edition, origin.version)
    if origin.position is None:
        if origin.stack is not None:
            game.luck = wishes(game, origin.stack)
        game.deal()
    elif origin.stack is None:
        lay_out(game, origin.position)
    else:
        laid = game.copy()
        lay_out(laid, origin.position)
        scene, luck = stack_scene(laid, origin.position, origin.stack)
        lay_out(game, scene)
        game.luck = luck
    return game


def wishes(game: Game, stack: Stack) -> dict[str, list[int]]:
    """A stack as numbers; ``BadTable`` if a pile or a die is unknown, or cannot give what is wanted."""
    layout = game.layout
    luck: dict[str, list[int]] = {}
    for name, wished in stack.items():
        if name in layout.dice:
            luck[name] = _faces(name, wished, layout.dice[name])
        elif name in layout.decks:
            # The cards that lie there when the box is unpacked; a pile that is made up later takes its cards from its
            # pool.
            cards = game.zones[layout.names.index(name)] or game.members[layout.decks[name]]
            luck[name] = _kinds(name, wished, [layout.kinds[game.face[card]] for card in cards], layout.kinds)
        else:
            raise _not_stackable(game, name)
    return luck


def stack_scene(laid: Game, position: Json, stack: Stack) -> tuple[Json, dict[str, list[int]]]:
    """A stack for a scene: the position with the wanted cards on top of the piles in it, and as numbers what is wanted
    later: faces of dice, and piles that are empty now and made up by a shuffle. ``laid`` is the scene without it.
    """
    layout = laid.layout
    scene: Json = json.loads(json.dumps(position))
    luck: dict[str, list[int]] = {}
    for name, wished in stack.items():
        if name in layout.dice:
            luck[name] = _faces(name, wished, layout.dice[name])
            continue
        if name not in layout.decks:
            raise _not_stackable(laid, name)
        zone = layout.names.index(name)
        pool = [layout.kinds[laid.face[card]] for card in laid.members[layout.decks[name]]]
        kinds = _kinds(name, wished, pool, layout.kinds)
        key = name.partition(":")[0]
        facts = _facts_of(laid, scene, zone)
        if not laid.zones[zone] and not _has_cards(facts.get(key)):
            luck[name] = kinds
        elif layout.ordered[zone]:
            facts[key] = _with_top(name, facts.get(key), [layout.kinds[kind] for kind in kinds])
        else:
            raise BadTable(
                f"{name!r} is not shuffled in a scene and cannot be stacked: put its cards into the position"
            )
    return scene, luck


def _facts_of(laid: Game, scene: Json, zone: int) -> Json:
    """The part of a position that describes a zone: the whole, or its owner's."""
    owner = laid.layout.owners[zone]
    if owner < 0:
        return scene
    if scene.get("players") is None:
        scene["players"] = [{} for _ in range(laid.seats)]
    players = scene["players"]
    assert isinstance(players, list)
    facts: Json = players[owner]
    return facts


def _has_cards(said: object) -> bool:
    """Whether a position puts cards into a pile (``Facts.deck``) that may be drawn before the first question."""
    return any(said.values()) if isinstance(said, dict) else bool(said)


def _with_top(name: str, said: object, wished: list[str]) -> object:
    """What a position says of a pile, with the stack on top of it."""
    if not isinstance(said, dict):
        return _agreed(name, said or [], wished)
    if "exactly" not in said:
        return {**said, "top": _agreed(name, said.get("top") or [], wished)}
    if len(wished) > len(said["exactly"]):
        held = len(said["exactly"])
        raise BadTable(f"{name!r} holds exactly {held} cards in the position; the stack asks for {len(wished)}")
    return {"exactly": _agreed(name, said["exactly"], wished)}


def _agreed(name: str, placed: object, wished: list[str]) -> list[str]:
    """The top of a pile by the position and by the stack: the longer of the two, if they agree."""
    assert isinstance(placed, list)
    for place, (there, kind) in enumerate(zip(placed, wished, strict=False), 1):
        if there != kind:
            raise BadTable(f"card {place} of {name!r} is {there!r} in the position, but {kind!r} in the stack")
    return placed if len(placed) > len(wished) else wished


def _not_stackable(game: Game, name: str) -> BadTable:
    can = ", ".join([*game.layout.decks, *game.layout.dice])
    return BadTable(f"nothing called {name!r} can be stacked; {can} can")


def _faces(die: str, wished: list[object], most: int) -> list[int]:
    faces: list[int] = []
    for face in wished:
        if isinstance(face, bool) or not isinstance(face, int) or not 1 <= face <= most:
            raise BadTable(f"{die!r} must show 1 to {most}, not {face!r}")
        faces.append(face)
    return faces


def _kinds(deck: str, wished: list[object], cards: list[str], kinds: list[str]) -> list[int]:
    left = cards[:]
    for word in wished:
        if not isinstance(word, str) or word not in cards:
            raise BadTable(f"there is no {word!r} in {deck!r}; its cards are {', '.join(sorted(set(cards)))}")
        if word not in left:
            raise BadTable(f"the stack of {deck!r} asks for more {word!r} than the {cards.count(word)} in it")
        left.remove(word)
    return [kinds.index(str(word)) for word in wished]


def check_seed(seed: object) -> int:
    if isinstance(seed, bool) or not isinstance(seed, int):
        raise BadTable(f"a seed must be a whole number, not {seed!r}")
    return seed


def check_stack(stack: object) -> Stack | None:
    """The stack in a shape that can be stored and saved; the game checks its contents (``wishes``)."""
    if stack is None:
        return None
    if not isinstance(stack, Mapping):
        raise BadTable(f"a stack must map piles to cards and dice to faces, not {stack!r}")
    kept: Stack = {}
    for name, wished in stack.items():
        if isinstance(wished, str) or not isinstance(wished, Sequence):
            raise BadTable(f"the stack of {name!r} must be a list, not {wished!r}")
        kept[str(name)] = list(wished)
    return kept
