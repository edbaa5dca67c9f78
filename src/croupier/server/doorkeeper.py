"""Middleware that decides whether to admit a request: it checks the limits of its address, and its ``Host``."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Final

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from croupier.server.allowance import Account, Accounts, Measured
from croupier.server.json_log import fields
from croupier.server.neighbours import decline, welcome
from croupier.server.orders import Bans
from croupier.server.refusals import Declined

LOG: Final = logging.getLogger("croupier.server")

ACCOUNT: Final = "croupier.account"
# Monitoring requests, which are always answered.
WATCHED: Final = ("/healthz", "/readyz", "/metrics")


def account_of(connection: HTTPConnection) -> Account:
    """The account of the address that a request comes from."""
    account = connection.scope[ACCOUNT]
    assert isinstance(account, Account)
    return account


class Doorkeeper:
    """Middleware: counts requests and their work by address, and declines those beyond the limits. ``word`` is the
    secret of the other workers, which have counted the requests that they forward here.
    """

    def __init__(self, app: ASGIApp, accounts: Callable[[], Accounts], bans: Bans, word: Callable[[], str]) -> None:
        self.app = app
        self.word = word
        self.accounts = accounts
        self.bans = bans
        self._warned = False

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan" or scope["path"] in WATCHED:
            await self.app(scope, receive, send)
            return
        led = welcome(scope, self.word())
        client = scope.get("client")
        address = client[0] if client else ""
        account = scope[ACCOUNT] = self.accounts().of(address)
        connection = HTTPConnection(scope)
        if not self._warned and address in ("127.0.0.1", "::1") and "x-forwarded-for" in connection.headers:
            self._warned = True
            LOG.warning("a proxy is not trusted: see --trusted-proxy", extra=fields(event="proxy-not-trusted"))
        try:
            if not led:  # otherwise the other worker has checked
                self._let_in(connection, account, address)
        except Declined as declined:
            await decline(scope, receive, send, declined)
            return
        if scope["type"] == "websocket":  # the room charges the cost of its messages
            account.sockets += not led
            try:
                await self.app(scope, receive, send)
            finally:
                account.sockets -= not led
            return
        work = Measured(self.app(scope, receive, send))
        try:
            await work
        finally:
            account.work.charge(work.seconds)

    def _let_in(self, connection: HTTPConnection, account: Account, address: str) -> None:
        """Count a request, or decline it."""
        if self.bans.holds(address):
            raise Declined("banned", 403)
        if not connection.headers.get("host"):
            raise Declined("no-host", 400)
        if account.work.in_debt() or not account.requests.take():
            raise Declined("too-many-requests", 429)
        if connection.scope["type"] == "websocket" and account.sockets >= self.accounts().settings.most_connections:
            raise Declined("too-many-connections", 429)
