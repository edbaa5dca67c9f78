"""Joins still WebP pictures into an animation (the container of RFC 9649)."""

from __future__ import annotations

import struct
from collections.abc import Sequence
from typing import Final

MOVING: Final = 0x02
HEADER: Final = 12


def joined(frames: Sequence[tuple[bytes, int]], size: tuple[int, int]) -> bytes:
    """An animation that shows each frame for this many milliseconds, in a loop."""
    width, height = size
    parts = [
        _chunk(b"VP8X", bytes([MOVING, 0, 0, 0]) + _three(width - 1) + _three(height - 1)),
        _chunk(b"ANIM", struct.pack("<IH", 0xFFFFFFFF, 0)),
    ]
    for still, lasts in frames:
        place = _three(0) + _three(0) + _three(width - 1) + _three(height - 1)
        parts.append(_chunk(b"ANMF", place + _three(lasts) + b"\x02" + _picture(still)))
    body = b"WEBP" + b"".join(parts)
    return b"RIFF" + struct.pack("<I", len(body)) + body


def _picture(still: bytes) -> bytes:
    """The chunk of a still that holds the image data."""
    at = HEADER
    while at < len(still):
        name, length = still[at : at + 4], int(struct.unpack_from("<I", still, at + 4)[0])
        if name in (b"VP8 ", b"VP8L"):
            return _chunk(name, still[at + 8 : at + 8 + length])
        at += 8 + length + length % 2
    raise ValueError("a still without a picture")


def _chunk(name: bytes, data: bytes) -> bytes:
    return name + struct.pack("<I", len(data)) + data + b"\0" * (len(data) % 2)


def _three(number: int) -> bytes:
    return struct.pack("<I", number)[:3]
