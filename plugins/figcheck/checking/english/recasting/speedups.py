"""How many times as fast one thing is as another: “a 3x speedup over B”, “the speedup of A over B”.

Of rates it is the ratio of the one to the other, of times that of the other to the one.
"""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.kinds.polarity import more_is_wanted
from figcheck.checking.english.recasting.plain import Plain, Scene, Version, told_by
from figcheck.patterns import any_case

_SPEEDUP = r"(?:speed-?ups?|speed up|acceleration)"
_HOW_MUCH = (
    r"(?P<about>(?:about|around|roughly|nearly|almost|over|more than|at least|up to"
    r"|approximately) )?(?P<times>\d[\d.]*)(?:x| ?×|-fold| times)"
)
_OVER = r"(?:over|compared (?:to|with)|relative to|versus|vs\.?|with respect to)"
_LEAD = r"(?P<lead>(?:at|with|for|on|in) [^,;:()]+, )?"
_AT = r"(?P<at> (?:at|with|for|on|in|from) [^;:()]+)?"
_GIVES = (
    r"(?:achieves|reaches|obtains|delivers|gives|provides|offers|yields|has|shows|sees|attains"
    r"|brings|enjoys)"
)
_WAYS = tuple(
    any_case(way)
    for way in (
        rf"(?P<one>[^;:()]+?) {_GIVES} an? {_HOW_MUCH} {_SPEEDUP} {_OVER} (?P<two>[^,;:()]+?){_AT}",
        rf"(?P<one>[^;:()]+?) {_GIVES} an? {_SPEEDUP} of {_HOW_MUCH} {_OVER} (?P<two>[^,;:()]+?)"
        rf"{_AT}",
        rf"{_LEAD}an? (?:{_SPEEDUP} of {_HOW_MUCH}) {_OVER} "
        r"(?P<two>[^,;:()]+?) is (?:obtained|achieved|reached|attained|seen) (?:by|with|for) "
        rf"(?P<one>[^,;:()]+?){_AT}",
        rf"{_LEAD}the {_SPEEDUP} of (?P<one>[^,;:()]+?) {_OVER} "
        rf"(?P<two>[^,;:()]+?)(?P<there> (?:at|with|for|on|in) [^,;:()]+)? is {_HOW_MUCH}{_AT}",
    )
)
_RATIO = any_case(
    rf"\b(?P<lead>the {_SPEEDUP} of) (?P<one>(?<=of )[^,;:()]+?) {_OVER} (?P<two>[^,;:()]+?) "
    r"(?P<does>(?:(?:only|also|steadily) )?(?:increases?|grows?|rises?|widens?|falls?|drops?"
    r"|decreases?|shrinks?|is|reaches|peaks|goes)\b.*)"
)
_SIGN = any_case(r"(?<=\d)(?:x|×|-fold)(?![\w-])")


@told_by("speedup speed speedups acceleration", "over compared relative versus vs with")
def times_as_fast(c: Scene, text: str) -> Iterator[Version]:
    """“A achieves a 3x speedup over B at 8”: it is three times as fast as B there."""
    text = text.rstrip(" .")
    if _is_of_speedups(c):
        return
    for way in _WAYS:
        match = way.fullmatch(text)
        if match is not None and c.named_in(match["one"]) and c.named_in(match["two"]):
            said = match.groupdict()
            about, there = (said.get(key) or "" for key in ("about", "there"))
            if about.lower().startswith("up to"):
                return
            one, two = f"{said.get('lead') or ''}{said['one']}", said["two"]
            fast = f"{about}{said['times']} times as fast"
            yield (Plain(f"{one} is {fast} as {two}{there}{said['at'] or ''}"),)
            return


@told_by("speedup speed speedups acceleration", "of", "over compared relative versus vs with")
def ratio_of_speeds(c: Scene, text: str) -> Iterator[Version]:
    """“The speedup of A over B grows from 2x at 1 to 6x at 8”: the ratio of A to B does."""
    match = _RATIO.search(text.rstrip(" ."))
    if match is None or _is_of_speedups(c):
        return
    figure = c.reader.figure
    wanted = more_is_wanted(f"{figure.title} {figure.value.label}")
    one, two = match["one"], match["two"]
    if wanted is None or c.reader.names.measures.dimension is not None:
        return
    if c.named_in(one) and c.named_in(two):
        high, low = (one, two) if wanted else (two, one)
        does = _SIGN.sub("", match["does"])
        lead = text[: match.start()]
        yield (Plain(f"{lead}{'the' if lead else 'The'} ratio of {high} to {low} {does}"),)


_NAMED = any_case(rf"\b{_SPEEDUP}\b")


def _is_of_speedups(c: Scene) -> bool:
    """Whether the values are speedups themselves, which are divided by no others."""
    figure = c.reader.figure
    labels = (figure.value.label, *(t for d in figure.dimensions for t in d.ticks))
    return any(_NAMED.search(label) for label in labels)
