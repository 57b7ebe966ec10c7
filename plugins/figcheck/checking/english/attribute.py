"""What an adjective of degree speaks of: “fast”, of speed."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Attribute:
    """What an adjective says.

    Attributes:
        concept: what it is about: "speed".
        much: whether it says that there is much of it: "fast", "faster", not "slower".
    """

    concept: str
    much: bool
