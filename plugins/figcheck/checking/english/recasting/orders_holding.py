"""Orders that are written out and hold somewhere: “The order A > B > C holds at each size”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Plain, Scene, Version, told_by
from figcheck.patterns import regex

_ORDER = r"(?:ranking|rank order|order|ordering|hierarchy|sequence)"
_EACH = r"(?:at|for|on|in|across|under|with) (?:all|each|every|both) [^,;:()]+?"
_HOLDS = regex(
    rf"[Tt]he (?:overall |same |relative )?{_ORDER}(?: of the [a-z]+)?,?"
    r" \(?(?P<order>[^();:]+?)\)?,?"
    rf" (?:holds|is (?:the same|preserved|maintained|consistent|stable|unchanged)|stays the same"
    rf"|remains (?:the same|unchanged|consistent|stable)|persists|is observed|applies)"
    rf" (?P<each>{_EACH})"
)
_NAMED = regex(
    rf"(?P<head>[Tt]he {_ORDER}(?: of the [a-z]+)? (?:is|stays|remains) (?:the same|identical"
    rf"|consistent|unchanged) (?P<each>{_EACH}))(?::| \(|, namely) ?(?P<order>[^();:]+?)\)?"
)
_ABOVE = regex(r"(?<!<)[^<]+>[^<]+")


@told_by("ranking order ordering hierarchy sequence rank", ", >")
def orders_holding(scene: Scene, text: str) -> Iterator[Version]:
    """“The ranking is the same at all sizes: A, B, C”: at each size it is that."""
    match = _NAMED.fullmatch(text) or _HOLDS.fullmatch(text)
    if match is None:
        return
    named = scene.named_in(match["order"])
    if len(named) != 1 or len(next(iter(named.values()))) < 3:
        return
    each = f"{match['each'][:1].upper()}{match['each'][1:]}"
    said = (
        match["order"] if _ABOVE.fullmatch(match["order"]) else f"the ranking is {match['order']}"
    )
    yield (Plain(f"{each}, {said}"),)
