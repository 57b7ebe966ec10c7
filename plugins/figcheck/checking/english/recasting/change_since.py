"""Changes told by when they are measured from: “by 2020, A had fallen by 5 compared with 2010”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.recasting.measured_words import is_measured
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form, told_by
from figcheck.checking.language.order import is_time
from figcheck.patterns import any_case

_TIME = r"(?:[\w/–-]+|the end of the [a-z]+|the final [a-z]+|the last [a-z]+)"
_SINCE = any_case(
    rf"(?:by (?P<first>{_TIME}), )?(?P<said>[^;:,]+? by [^;:,]*?\d[^;:,]*?)"
    rf"(?: (?:by|in|until|up to) (?P<later>{_TIME}))?,? "
    r"(?:(?:as )?compared (?:to|with)|relative to|versus|over|from) "
    r"(?:(?:the|its|their) (?:level|value|figure|number)s? (?:of|in) |that of )?"
    r"(?P<since>[\w/–-]+)"
)
_AT_END = any_case(r"the (?:end|final|last)\b")


@of_form(_SINCE, "compared relative versus over from", "by")
def change_since(c: Scene, match: Match) -> Iterator[Version]:
    """“By 2020, A had fallen by 5 compared with 2010”: from 2010 to 2020 it fell by 5."""
    axis = c.way
    if axis is None or not is_time(c.reader.names.dimensions[axis]):
        return
    until, since = match["first"] or match["later"], match["since"]
    if (match["first"] and match["later"]) or until is None or c.axis_of(since) != axis:
        return
    until = c.ascending(axis)[-1] if _AT_END.match(until) else until
    if c.axis_of(until) == axis:
        yield (Plain(f"From {since} to {until}, {match['said']}"),)


_YEARLY = {"annual": "year", "yearly": "year", "monthly": "month", "quarterly": "quarter"}
_EACH = any_case(rf"\b(?P<how>{'|'.join(_YEARLY)}) (?P<noun>[a-z]+)")
_AMOUNTS = frozenset("number figure value count amount".split())
_CHANGES = frozenset("rate rates growth change changes increase decrease decline rise".split())
"""Of which a yearly one is one of many, or their mean."""


@told_by(" ".join(_YEARLY))
def of_each_tick(c: Scene, text: str) -> Iterator[Version]:
    """“The annual number fell”, of numbers for each year: the number fell."""
    axis = c.way
    if axis is None:
        return

    def bare(match: Match) -> str:
        noun, tick = match["noun"].lower(), c.label_of(_YEARLY[match["how"].lower()])
        level = noun in _AMOUNTS or (noun not in _CHANGES and is_measured(c, noun))
        return match["noun"] if tick == axis and level else match[0]

    if (said := _EACH.sub(bare, text)) != text:
        yield (Plain(said),)
