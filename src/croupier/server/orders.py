"""Carries out the orders of ``croupier admin`` on a running server. An order is a row in the database, which then holds
the result.
"""

from __future__ import annotations

import asyncio
import ipaddress
import logging
import time
from typing import Final

from croupier.server import metrics
from croupier.server.house import House
from croupier.server.housekeeping import Misdirected
from croupier.server.json_log import fields
from croupier.server.refusals import Declined
from croupier.server.store import Order, Store, StoreFailed

LOG: Final = logging.getLogger("croupier.server.orders")


BANS: Final = "bans"
"""What a worker reports to the others when bans have changed."""


class Bans:
    """The addresses and networks that are banned."""

    def __init__(self) -> None:
        self._networks: list[tuple[ipaddress.IPv4Network | ipaddress.IPv6Network, float | None]] = []

    async def read(self, store: Store) -> None:
        """Read them from the store."""
        self._networks = [(ipaddress.ip_network(network), until) for network, until in await store.bans()]

    def holds(self, address: str) -> bool:
        """Whether an address is banned."""
        if not self._networks:
            return False
        try:
            found = ipaddress.ip_address(address.partition("%")[0])
        except ValueError:
            return False
        if found.version == 6 and found.ipv4_mapped is not None:
            found = found.ipv4_mapped
        now = time.time()
        return any(found in network and (until is None or now < until) for network, until in self._networks)


class Orders:
    """Checks for orders at intervals, and measures its own delay."""

    def __init__(self, store: Store, house: House, bans: Bans, every: float) -> None:
        self.store = store
        self.house = house
        self.bans = bans
        self.every = every

    async def run(self) -> None:
        """Carry out orders until the server ends."""
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + self.every
            await asyncio.sleep(self.every)
            metrics.LOOP_LAG_SECONDS.observe(max(0.0, loop.time() - due))
            try:
                for order in await self.store.orders():
                    await self._finish(order)
            except StoreFailed:
                LOG.exception("orders cannot be read", extra=fields(event="no-orders"))

    async def _finish(self, order: Order) -> None:
        of_a_table = order.what in ("close", "forget", "link") and order.about
        if of_a_table and await self.house.holder(order.about[0]) is not None:
            return  # the worker that holds the table does it
        if not await self.store.claim_order(order.id):
            return
        try:
            good, said = True, await self._carry_out(order)
        except (Misdirected, Declined) as error:
            good, said = False, error.said("en") if isinstance(error, Declined) else str(error)
        except Exception as error:
            LOG.exception("an order failed", extra=fields(event="bad-order", what=order.what))
            good, said = False, type(error).__name__
        LOG.info("an order", extra=fields(event="order", what=order.what, good=int(good)))
        await self.store.finish_order(order.id, good, said)

    async def _carry_out(self, order: Order) -> str:
        store, house = self.store, self.house
        match order.what, order.about:
            case "close", [code]:
                await house.aside(code, "table-closed", lambda: store.delete_table(code))
            case "forget", [code, name]:
                await house.aside(code, "table-changed", lambda: store.forget_player(code, name))
            case "link", [code, name]:
                return await house.link(code, name)
            case "expire", [days]:
                return str(await store.expire(float(days), tuple(house.rooms)))
            case "bans", []:
                await self.bans.read(store)
                await store.tell(BANS)
            case _:
                raise Misdirected(f"this server does not know the order {order.what!r}")
        return ""
