"""What one address and one person may ask of the server: limits on the number of requests, and on the seconds of CPU
used for them. One client's limits never affect another's.
"""

from __future__ import annotations

import asyncio
import ipaddress
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Generator
from functools import partial
from time import thread_time
from typing import Any, Final, Generic, NamedTuple, ParamSpec, TypeVar

from croupier.server.rate_limit import RateLimit
from croupier.server.refusals import Declined
from croupier.server.settings import Settings

Args = ParamSpec("Args")
Result = TypeVar("Result")

# The largest bursts, in seconds of the average rate: of messages, of requests, of work, and of what is counted per
# minute.
MESSAGES_BURST: Final = 2.0
REQUESTS_BURST: Final = 10.0
WORK_BURST: Final = 5.0
RARE_BURST: Final = 120.0
# The part of a burst that one worker reports to the others.
TOLD: Final = 0.01
# The number of addresses remembered; the one that was away longest is forgotten.
MOST_ADDRESSES: Final = 20_000
# The part of an IPv6 address that identifies one home; its devices share the rest.
HOME: Final = 64


class Account:
    """The limits of one address."""

    def __init__(self, settings: Settings) -> None:
        now = settings.clock.now

        def per_minute(count: float) -> RateLimit:
            return RateLimit(count / 60.0, count / 60.0 * RARE_BURST, now)

        self.requests = RateLimit(settings.request_rate, settings.request_rate * REQUESTS_BURST, now)
        self.work = RateLimit(settings.address_share, settings.address_share * WORK_BURST, now)
        self.tables = per_minute(settings.tables_per_minute)
        self.uploads = per_minute(settings.uploads_per_minute)
        self.guesses = per_minute(settings.guesses_per_minute)
        self.sockets = 0

    @property
    def limits(self) -> tuple[RateLimit, ...]:
        """The limits that all workers share."""
        return self.requests, self.work, self.tables, self.uploads, self.guesses

    def take_guess(self) -> None:
        """Count a code that does not exist; decline once there were too many."""
        if not self.guesses.take():
            raise Declined("too-many-guesses", 429)

    def check_guesses(self) -> None:
        """Decline if too many wrong codes were tried; otherwise a right one would be noticed."""
        if not self.guesses.holds():
            raise Declined("too-many-guesses", 429)

    async def aside(self, work: Callable[Args, Result], *args: Args.args, **named: Args.kwargs) -> Result:
        """Do work in a thread, and charge its cost."""
        result, seconds = await asyncio.to_thread(timed, partial(work, *args, **named))
        self.work.charge(seconds)
        return result


class Used(NamedTuple):
    """What an address has used of one worker, reported to the others."""

    address: str
    limits: list[float]


class Accounts:
    """The limits of all recent addresses."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self._known: OrderedDict[str, Account] = OrderedDict()

    def of(self, address: str) -> Account:
        """The account of an address; all addresses of one IPv6 network share one."""
        key = network_of(address)
        account = self._known.get(key)
        if account is None:
            account = self._known[key] = Account(self.settings)
            while len(self._known) > MOST_ADDRESSES:
                self._known.popitem(last=False)
        self._known.move_to_end(key)
        return account

    def known(self) -> list[str]:
        """The addresses that are remembered."""
        return list(self._known)

    def news(self) -> list[Used]:
        """What was used here since the last report, for addresses that have used a significant part."""
        found: list[Used] = []
        for address, account in self._known.items():
            limits = account.limits
            if any(limit.used >= limit.at_once * TOLD for limit in limits):
                found.append(Used(address, [round(limit.used, 3) for limit in limits]))
                for limit in limits:
                    limit.used = 0.0
        return found

    def hear(self, used: Used) -> None:
        """Count what an address has used of another worker."""
        for limit, cost in zip(self.of(used.address).limits, used.limits, strict=True):
            limit.charge_elsewhere(cost)


class Allowance:
    """What one person may ask of one table, over all their sockets. Its cost is also charged to their address."""

    def __init__(self, settings: Settings, account: Account) -> None:
        now = settings.clock.now
        self.messages = RateLimit(settings.message_rate, settings.message_rate * MESSAGES_BURST, now)
        self.work = RateLimit(settings.work_share, settings.work_share * WORK_BURST, now)
        self.account = account

    def take(self, cost: float = 1.0) -> bool:
        """Charge a message, and return whether it and the work before it were within the limits."""
        return not self.in_debt() and self.messages.take(cost)

    def in_debt(self) -> bool:
        """Whether more work was done than is allowed."""
        return self.work.in_debt() or self.account.work.in_debt()

    def charge(self, seconds: float) -> None:
        """Count work that was done."""
        self.work.charge(seconds)
        self.account.work.charge(seconds)

    async def aside(self, work: Callable[Args, Result], *args: Args.args, **named: Args.kwargs) -> Result:
        """Do work in a thread, and charge its cost."""
        result, seconds = await asyncio.to_thread(timed, partial(work, *args, **named))
        self.charge(seconds)
        return result


class Measured(Generic[Result]):
    """An awaitable that measures the work of another, excluding other tasks that run while it waits."""

    def __init__(self, work: Awaitable[Result]) -> None:
        self.work = work
        self.seconds = 0.0

    def __await__(self) -> Generator[Any, Any, Result]:
        steps: Any = self.work.__await__()
        step, value = steps.send, None
        while True:
            began = thread_time()
            try:
                waits = step(value)
            except StopIteration as done:
                result: Result = done.value
                return result
            finally:
                self.seconds += thread_time() - began
                value = None  # an error that passes through here refers to this frame by its traceback
            try:
                yield waits
                step, value = steps.send, None
            except BaseException as error:
                step, value = steps.throw, error


def timed(work: Callable[[], Result]) -> tuple[Result, float]:
    """Do work; return its result and the seconds of CPU it took."""
    began = thread_time()
    result = work()
    return result, thread_time() - began


def network_of(address: str) -> str:
    """The address, or for IPv6 the network of one home."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address[:64]
    if found.version == 4:
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((found, HOME), strict=False))
