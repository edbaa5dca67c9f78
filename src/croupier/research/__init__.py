"""Games as numbers, for machine learning: action numbers and masks, observations, rewards, and batches of tables."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from croupier.research.batch import Batch
    from croupier.research.encoding import Encoder, encoder
    from croupier.research.numbering import Actions, actions
    from croupier.research.rewarding import rewards

__all__ = ["Actions", "Batch", "Encoder", "actions", "encoder", "rewards"]

MODULES: Final = {
    "Actions": "numbering",
    "Batch": "batch",
    "Encoder": "encoding",
    "actions": "numbering",
    "encoder": "encoding",
    "rewards": "rewarding",
}
"""The module of each name: action numbers and rewards need no extra."""


def __getattr__(name: str) -> object:
    if name not in MODULES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    try:
        return getattr(import_module(f"{__name__}.{MODULES[name]}"), name)
    except ModuleNotFoundError as error:
        if error.name is not None and error.name.startswith("croupier"):
            raise
        raise ImportError(f"{name} needs {error.name}: pip install 'croupier[research]'") from error
