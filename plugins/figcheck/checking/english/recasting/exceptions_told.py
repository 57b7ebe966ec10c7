"""What makes an exception of what was said before: “Three of four grow. The exception is B”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Plain, Scene, Version, told_by
from figcheck.checking.english.shared_words import COUNT
from figcheck.patterns import any_case

_THIS_RULE = r"(?: (?:to|from) (?:this|that|the|it)(?: (?:rule|pattern|trend|picture|tendency))?)?"
_THE = r"(?:the |an? )?(?:(?:only|one|sole|single|lone|notable|clear|two|three) )*"
_IS_WHICH = any_case(
    rf"(?:{_THE}exceptions?{_THIS_RULE} (?:is|are|was|were|being)|{_THE}exceptions?{_THIS_RULE}:) "
    r"(?P<which>[^,;:]+(?:, [^,;:]+ and [^,;:]+)?)"
)
_WHICH_IS = any_case(rf"(?P<which>[^,;:]+) (?:is|are|was|were|being) {_THE}exceptions?{_THIS_RULE}")
_ALL = rf"(?:all|every|each|most|almost all|nearly all|{COUNT})(?: but {COUNT})?"
_SO_MANY = any_case(
    rf"\b(?P<at>in|on|for|at|under|with|across) {_ALL}(?: of(?: the| its| these)?)?(?: the)?"
    rf"(?: {COUNT})? (?P<noun>[a-z-]+)\b"
)
_FURTHER = any_case(r",\s+(?:[a-z]+ing|by|from|to|at|with|up|down)\s[^;:]*\Z")


@told_by("exception exceptions")
def the_exception(c: Scene, text: str) -> Iterator[Version]:
    """“Three of the four grow. The exception is B”: B does not grow."""
    match = _IS_WHICH.fullmatch(text) or _WHICH_IS.fullmatch(text)
    if match is None or not c.before or not c.reader.is_place(match["which"]):
        return
    named = c.named_in(match["which"])
    before = _FURTHER.sub("", c.before.rstrip(" ."))
    if len(named) != 1 or ";" in before:
        return
    ((dimension, ticks),) = named.items()
    said = [_said_of(c, before, dimension, tick) for tick in ticks]
    known = [text for text in said if text is not None]
    if len(known) == len(ticks):
        yield tuple(Plain(text, negated=True) for text in known)


_APPOSED = (
    any_case(
        rf"(?P<said>[^;:]+?),? (?:with )?{_THE}exceptions?{_THIS_RULE} being (?P<which>[^,;:]+)"
    ),
    any_case(
        rf"(?P<said>[^;:]+?),? (?:with )?(?P<which>[^,;:]+?) being {_THE}exceptions?{_THIS_RULE}"
    ),
)
_COUNTED = any_case(rf"\b{COUNT}(?: out)? of (?:the |its |all )?{COUNT}\b")


@told_by("exception exceptions", "being")
def being_the_exception(c: Scene, text: str) -> Iterator[Version]:
    """“Three of the four grow, B being the exception”: three grow, and B does not."""
    for pattern in _APPOSED:
        match = pattern.fullmatch(text)
        if match is None or not _COUNTED.search(match["said"]):
            continue
        named = c.named_in(match["which"]) if c.reader.is_place(match["which"]) else {}
        for dimension, ticks in named.items():
            said = [_said_of(c, match["said"], dimension, tick) for tick in ticks]
            known = [Plain(one, negated=True) for one in said if one is not None]
            if len(known) == len(ticks):
                yield Plain(match["said"]), *known
                return


def _said_of(c: Scene, before: str, dimension: str, tick: str) -> str | None:
    """What was said of so many things, said of one; `None` where it was not said of such."""
    lead, subject, rest = c.cut(before)
    if subject and dimension in c.counted_along(subject):
        return f"{lead} {tick} {rest}".strip()
    for found in _SO_MANY.finditer(before):
        if c.label_of(found["noun"]) == dimension:
            return f"{before[: found.start()]}{found['at']} {tick}{before[found.end() :]}"
    return None
