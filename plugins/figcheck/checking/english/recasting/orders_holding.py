"""Orders that are written out and hold somewhere: “The order A > B > C holds at each size”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.first_letters import capitalised, uncapitalised
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
    if match is None or "<" in match["order"]:
        return
    named = scene.named_in(match["order"])
    if len(named) != 1 or len(next(iter(named.values()))) < 3:
        return
    each = capitalised(match["each"])
    said = (
        match["order"] if _ABOVE.fullmatch(match["order"]) else f"the ranking is {match['order']}"
    )
    yield (Plain(f"{each}, {said}"),)


_FOLLOWS = regex(
    rf"(?:(?P<lead>{_EACH}), )?(?:the (?:scores?|values?|results?|bars|lines|curves|metrics"
    rf"|{_ORDER}) (?:follows?|obeys?|keeps?|shows?|is|are|stands? in)(?: ordered| ranked| as)?"
    rf"(?: the)?(?: same)?(?: {_ORDER})?:? |the {_ORDER} )?"
    r"(?P<order>[^\s<>≤≥;:(),][^<>≤≥;:(),]*(?: ?[<>] ?[^<>≤≥;:(),]+?){2,})"
    rf"(?:,? (?:holds? )?(?P<each>{_EACH}))?"
)
_SIGN = regex(r" ?([<>]) ?")


@told_by("< >", "in at for on across under with")
def order_followed(scene: Scene, text: str) -> Iterator[Version]:
    """“In all rows, the scores follow the order A < B < C”: in each C > B > A."""
    match = _FOLLOWS.fullmatch(uncapitalised(text).rstrip(" ."))
    if match is None or not (match["lead"] or match["each"]):
        return
    names = _SIGN.split(match["order"])
    signs, names = set(names[1::2]), names[::2]
    named = [scene.named_in(name) for name in names]
    if len(signs) != 1 or any(len(one) != 1 for one in named):
        return
    if len({next(iter(one)) for one in named}) != 1 or not all(map(scene.reader.is_place, names)):
        return
    # From the highest on, as the order is read that is written so.
    order = " > ".join(names if signs == {">"} else reversed(names))
    each = match["lead"] or match["each"]
    yield (Plain(f"{capitalised(each)}, {order}"),)
