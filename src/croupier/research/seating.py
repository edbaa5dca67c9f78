"""One table as the research libraries see it: who acts, with what, what each seat sees, and how it ended."""

from __future__ import annotations

from croupier.research.arrays import np
from croupier.research.batch import asked_seat
from croupier.research.encoding import Encoder
from croupier.research.numbering import checked, found
from croupier.research.rewarding import WIN, check_reward, rewards
from croupier.table import GameInfo, Table, open_table

ILLEGAL = -1.0
"""The reward of an illegal action, which ends the game; the others get nothing."""

Seen = dict[str, "np.typing.NDArray[np.int16] | np.typing.NDArray[np.int8]"]


class Seating:
    """A game with its seats and options, and the current table."""

    def __init__(
        self,
        game: str | GameInfo,
        seats: int | None,
        reward: str,
        deduced: bool,
        invited: bool,
        options: dict[str, object],
    ) -> None:
        self.info = found(game)
        self.seats = self.info.check_seats(self.info.usual_seats() if seats is None else seats)
        self.options = checked(self.info, self.seats, options)
        self.reward = check_reward(reward or WIN)
        self.invited = invited
        self.encoder = Encoder(self.info, self.seats, self.options, deduced)
        self.actions = self.encoder.actions
        self.table: Table = self.open(0)

    def open(self, seed: int) -> Table:
        """Deal a new game."""
        self.table = open_table(self.info, self.seats, seed, self.options)
        return self.table

    @property
    def asked(self) -> int:
        """The seat that answers next; -1 if the game is over."""
        return asked_seat(self.table, self.invited)

    def acting(self) -> list[int]:
        """The seats that answer now, in the order in which their answers take effect."""
        needed = self.table.waiting()
        return (
            [*(seat for seat in sorted(self.table.pending) if seat not in needed), *needed] if self.invited else needed
        )

    def see(self, seat: int, more: int = 0) -> Seen:
        """What a seat may know, and a mask extended by some more actions."""
        observation = np.empty(self.encoder.size, np.int16)
        self.encoder.write(self.table, seat, observation)
        mask = np.zeros(self.actions.n + more, np.int8)
        decision = self.table.pending.get(seat)
        if decision is not None:
            for option in decision.options:
                mask[self.actions.of(option)] = 1
        return {"observation": observation, "action_mask": mask}

    def answer(self, seat: int, number: int) -> bool:
        """Answer for a seat. Return whether the action was legal; if not, nothing changes."""
        option = self.actions.option(self.table, seat, number) if seat in self.table.pending else None
        if option is None:
            return False
        self.table.answer(seat, option)
        return True

    def log(self, viewer: int | None = None) -> str:
        """What happened, in English, as a seat or a spectator knows it."""
        from croupier.text import Teller, Words

        table = self.table
        return "\n".join(Teller.at(Words(self.info, "en"), table.view(viewer)).log(table.events(0, viewer)))

    def rewards(self) -> list[float]:
        """The value of the game to each seat; 0 before its end."""
        return rewards(self.table, self.reward)
