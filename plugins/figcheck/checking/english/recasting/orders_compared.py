"""Orders set against each other: “the order at 5 is the reverse of that at 10”."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise

from figcheck.checking.english.lexicon.first_letters import capitalised
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form
from figcheck.checking.english.recasting.two_groups import group_pair
from figcheck.model import Role
from figcheck.patterns import any_case

_ORDER = r"(?:rank(?:ing)? )?(?:order(?:ing)?|ranking)"
_AT = r"(?:at|in|on|for|after|under|with|by|during)"
_WAY = (
    r"(?:exactly |precisely |almost exactly )?(?:(?P<same>the same|identical|unchanged)"
    r"|(?P<turned>(?:the )?(?:exact |very )?(?:reverse|reversed|opposite|inverse)))"
)
_OF_THESE = r"(?: of (?:the |all )?(?:[a-z]+ )?(?P<noun>[a-z-]+))?"
_TWO = (
    any_case(
        rf"(?P<a>{_AT} [^,;:()]+?), the {_ORDER}{_OF_THESE} is {_WAY} "
        rf"(?:as|to|of|from)(?: (?:that|the (?:{_ORDER}|one)|it was))? (?P<b>{_AT} [^,;:()]+)"
    ),
    any_case(
        rf"the {_ORDER}{_OF_THESE} (?P<a>{_AT} [^,;:()]+?) is {_WAY} "
        rf"(?:as|to|of|from)(?: (?:that|the (?:{_ORDER}|one)|it was))? (?P<b>{_AT} [^,;:()]+)"
    ),
    any_case(
        rf"(?P<a>{_AT} [^,;:()]+?), the (?P<noun>[a-z-]+) (?:are|rank|appear|come|stand) in "
        rf"{_WAY} {_ORDER} (?:as|of|to) (?P<b>{_AT} [^,;:()]+)"
    ),
)
_AGAIN = (
    any_case(
        rf"{_WAY} {_ORDER} (?:is |can be |was )?(?:also |already |again )?(?:found|seen|observed|"
        rf"holds?(?: true)?|applies|appears?|results?|emerges?|obtained) (?:also |already |again )?"
        rf"(?P<a>{_AT} [^,;:()]+)"
    ),
    any_case(rf"the {_ORDER} (?P<a>{_AT} [^,;:()]+?) is (?:also |already |again )?{_WAY}(?: one)?"),
    any_case(rf"(?P<a>{_AT} [^,;:()]+?), the {_ORDER} is (?:also |still )?{_WAY}"),
)
_LISTED = any_case(rf"\b(?:{_ORDER}|rank(?:s|ed)?)\b")


@of_form(
    _TWO, "order ordering ranking", "same identical unchanged reverse reversed opposite inverse"
)
def orders_compared(c: Scene, match: Match) -> Iterator[Version]:
    """“The order at 5 is the same as at 10”: at 5, it is that which the values have at 10."""
    spots = [_spot(c, match[key]) for key in ("a", "b")]
    if None in spots or spots[0] == spots[1]:
        return
    (one, _), (two, there) = (spot for spot in spots if spot is not None)
    noun = match["noun"]
    dimension = c.label_of(noun) if noun else c.label_of(c.noun_compared or "")
    if one != two or dimension is None or dimension == one:
        return
    order = _order(c, dimension, two, there)
    if order:
        listed = order[::-1] if match["turned"] else order
        told = _told(match["a"], listed)
        yield (Plain(told),) if c.reads(told) else _pairwise(match["a"], listed)


@of_form(
    _AGAIN, "order ordering ranking", "same identical unchanged reverse reversed opposite inverse"
)
def order_again(c: Scene, match: Match) -> Iterator[Version]:
    """“At 5, the order is A, B, C. The same order is found at 10”: there it is that, too."""
    if not _LISTED.search(c.before):
        return
    named = c.named_in(c.before)
    listed = [(d, t) for d, t in named.items() if len(t) > 2]
    spot = _spot(c, match["a"])
    if spot is None or len(listed) != 1 or listed[0][0] == spot[0] or "worst" not in c.before:
        return
    ((dimension, ticks),) = listed
    if len(ticks) != len(c.reader.names.dimensions[dimension].ticks) or ";" in c.before:
        return
    if len(named.get(spot[0], ())) > 1 or "worst to best" in c.before:
        return
    ordered = ticks[::-1] if match["turned"] else ticks
    yield (Plain(_told(match["a"], ordered, "best to worst")),)


def _pairwise(place: str, listed: tuple[str, ...]) -> Version:
    lead = capitalised(place)
    return tuple(Plain(f"{lead}, {one} is higher than {two}") for one, two in pairwise(listed))


_IN_BOTH = any_case(
    rf"(?:(?:sorting|ranking|ordering) the (?P<noun>[a-z-]+) by (?P<by>[^,;:()]+?) (?:gives"
    rf"|yields|leads to|results in|produces) {_WAY} {_ORDER}"
    rf"|the {_ORDER} of the (?P<noun2>[a-z-]+)(?: by (?P<by2>[^,;:()]+?))? is "
    r"(?P<s2>the same|identical)"
    r"|(?:ranked|ordered|sorted) by (?P<by3>[^,;:()]+?), the (?P<noun3>[a-z-]+) (?:are|come"
    r"|appear) in (?P<s3>the same|an identical) order)"
    r" (?:in|for|among|across) (?:both|the two|either)(?: of the)?(?: [a-z]+)? [a-z]+"
)


@of_form(_IN_BOTH, "order ordering ranking", "same identical", "both two either")
def order_in_both(c: Scene, match: Match) -> Iterator[Version]:
    """“The order of the rows by time is the same in both groups”: it is that of the one group."""
    pair = group_pair(c, match.string)
    if pair is None or match["turned"]:
        return
    by = match["by"] or match["by2"] or match["by3"]
    rows = c.label_of(match["noun"] or match["noun2"] or match["noun3"])
    told = [(d, t) for d, t in c.named_in(by).items() if len(t) == 1] if by else []
    if rows is None or len(told) != 1 or told[0][0] in (rows, pair[0]):
        return
    ((measures, (measure,)),) = told
    figure = c.reader.figure
    places = {d.name: i for i, d in enumerate(figure.dimensions)}
    there = {
        cell.at[places[rows]]: cell.value
        for cell in figure.cells
        if cell.at[places[pair[0]]] == pair[1][0] and cell.at[places[measures]] == measure
    }
    values = [v for v in there.values() if v is not None]
    if len(there) != len(values) or len(set(values)) != len(values) or len(values) < _FEWEST:
        return
    listed = sorted(there, key=lambda t: -(there[t] or 0.0))
    what = re.sub(r"\s*\([^()]*\)", "", measure)
    yield tuple(
        Plain(f"For {pair[1][1]}, {one} has a higher {what} than {two}")
        for one, two in pairwise(listed)
    )


_FEWEST = 2


def _told(place: str, listed: tuple[str, ...], way: str = "highest to lowest") -> str:
    lead = capitalised(place)
    return f"{lead}, the order from {way} is {', '.join(listed[:-1])}, and {listed[-1]}"


def _spot(c: Scene, text: str) -> tuple[str, str] | None:
    """The one tick that a place with its preposition names, and its dimension."""
    named = c.named_in(text)
    spot = c.on_axis(text.split(" ", 1)[1])
    if spot is not None:
        return spot
    if not c.is_led(text) or len(named) != 1:
        return None
    ((dimension, ticks),) = named.items()
    return (dimension, ticks[0]) if len(ticks) == 1 else None


def _order(c: Scene, dimension: str, axis: str, tick: str) -> tuple[str, ...]:
    """The ticks of a dimension by their values at a place, the highest first; none of a tie."""
    figure = c.reader.figure
    open_ = [d.name for d in figure.dimensions if len(d.ticks) > 1]
    if set(open_) != {dimension, axis} or any(d.role is Role.PANEL for d in figure.dimensions):
        return ()
    places = {d.name: i for i, d in enumerate(figure.dimensions)}
    there = {
        cell.at[places[dimension]]: cell.value
        for cell in figure.cells
        if cell.at[places[axis]] == tick and cell.value is not None
    }
    ticks = figure.dimensions[places[dimension]].ticks
    values = [there.get(t) for t in ticks]
    if None in values or len(set(values)) < len(values):
        return ()
    return tuple(sorted(ticks, key=lambda t: -(there[t] or 0.0)))
