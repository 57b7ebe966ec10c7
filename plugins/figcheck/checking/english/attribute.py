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


_OUTDOING = {
    "speed": "outrun outpace outsprint outswim outfly outrace outran outflew outswam",
    "weight": "outweigh",
    "length": "outlast outlive",
    "cost": "outprice",
}
OUTDOING: dict[str, str] = {
    form: concept
    for concept, verbs in _OUTDOING.items()
    for verb in verbs.split()
    for form in (verb, f"{verb}s", f"{verb}ed", f"{verb}d")
}
"""The forms of verbs for being ahead in one measure, with what it is: “outweighs”, of weight."""
