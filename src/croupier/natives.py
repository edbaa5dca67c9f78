"""Replaces ``mypy_extensions`` where it is not installed: the engine needs nothing but Python itself."""

from __future__ import annotations

import sys
from collections.abc import Callable
from types import ModuleType
from typing import TypeVar

Class = TypeVar("Class", bound=type)


def _mypyc_attr(*_flags: str, **_settings: object) -> Callable[[Class], Class]:
    return lambda cls: cls


def stand_in() -> ModuleType:
    """Provide what the engine takes from ``mypy_extensions``: native numbers are ``int``, and decorators for the
    compiler do nothing.
    """
    module = ModuleType("mypy_extensions", __doc__)
    for name in ("i16", "i32", "i64", "u8"):
        setattr(module, name, int)
    module.__dict__["mypyc_attr"] = _mypyc_attr
    return module


try:
    import mypy_extensions as _installed  # noqa: F401
except ImportError:
    sys.modules["mypy_extensions"] = stand_in()
