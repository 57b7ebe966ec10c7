"""What happens only then: “A overtakes B only in 2010”, “not until 2010 does A overtake B”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Plain, Scene, Version, told_by
from figcheck.patterns import any_case

_GETS_PAST = (
    r"(?:overtak(?:es?|ing)|overtook|surpass(?:es|ed)?|pass(?:es|ed)?|outstrips?|"
    r"(?:mov|pull|edg|draw|com|get)(?:es?|s)? (?:ahead|in front) of|rises? above|"
    r"climbs? above|gets? past|moves? past|rises? past)"
)
_FALL = r"(?:(?:falls?|drops?|slips?|sinks?|dips?) (?:behind|below)|is overtaken by)"
_AT = r"(?:in|at|on|by|from|during|with)"
_WHEN = r"(?P<when>[^,;:()]+?)(?: (?:on|onwards?))?"
_WAYS = (
    any_case(
        rf"(?P<one>[^,;:()]+?) (?:only |first )?(?:(?P<up>{_GETS_PAST})|(?P<down>{_FALL})) "
        rf"(?P<two>[^,;:()]+?) (?:only|not until|no earlier than|for the first time|as late as) "
        rf"(?:{_AT} )?{_WHEN}"
    ),
    any_case(
        rf"(?P<one>[^,;:()]+?) (?:only|first) (?:(?P<up>{_GETS_PAST})|(?P<down>{_FALL})) "
        rf"(?P<two>[^,;:()]+?) {_AT} {_WHEN}"
    ),
    any_case(
        rf"(?:it is |it was )?(?:only|not until|it is not until)(?: (?:{_AT}))? "
        rf"(?P<when>[^,;:()]+?) (?:does|do|did|that) (?P<one>[^,;:()]+?) "
        rf"(?:(?P<up>{_GETS_PAST})|(?P<down>{_FALL})) (?P<two>[^,;:()]+?)"
    ),
    any_case(
        rf"(?P<one>[^,;:()]+?) (?:does|do|did) not (?:(?P<up>{_GETS_PAST})|(?P<down>{_FALL})) "
        rf"(?P<two>[^,;:()]+?) (?:until|before) {_WHEN}"
    ),
)


@told_by(
    "only until first earlier late before",
    "overtake overtakes overtook overtaken surpass surpasses surpassed pass passes passed outstrip "
    "outstrips ahead front above past fall falls drop drops slip slips sink sinks dip dips",
)
def only_then(c: Scene, text: str) -> Iterator[Version]:
    """“A overtakes B only in 2010”: it does in 2010, and is never above B before."""
    text = text.rstrip(" .")
    for way in _WAYS:
        match = way.fullmatch(text)
        if match is not None and match["when"].lower().startswith("after "):
            return  # Between there and the next.
        spot = c.on_axis(match["when"]) if match else None
        if match is None or spot is None:
            continue
        axis, tick = spot
        one, two = match["one"], match["two"]
        if not (c.is_subject(one) and c.is_subject(two)) or axis in c.named_in(f"{one} {two}"):
            continue
        if match["down"]:
            one, two = two, one
        ticks = c.ascending(axis)
        place = ticks.index(tick)
        if place == 0:
            return
        # What is better is not always higher on the page: A may overtake B with fewer errors.
        on_page = (match["up"] or match["down"]).lower().endswith(("above", "below"))
        passes, exceeds = ("rises above", "exceeds") if on_page else ("overtakes", "beats")
        yield (
            Plain(f"{one} {passes} {two} between {ticks[place - 1]} and {tick}"),
            Plain(f"{one} never {exceeds} {two} before {tick}"),
        )
        return


_UP_TO = any_case(
    r"(?P<one>[^,;:()]+?) (?:stays?|remains?|is|are|keeps?|lies?|runs?|holds) "
    r"(?P<side>above|ahead of|higher than|below|behind|lower than|better than|worse than|under) "
    r"(?P<two>[^,;:()]+?) (?:up to and including|up to|until|through|till|as far as) "
    r"(?P<last>[^,;:()]+?),? (?:and|but)(?: then)? (?:only |first )?"
    r"(?:falls? behind|drops? below|slips? behind|falls? below|drops? behind|is (?:behind|below|"
    r"lower|overtaken)|(?:only )?(?:overtakes|pulls ahead|moves ahead|rises above|climbs above|"
    r"gets ahead|is above|is ahead|is higher))"
    r"(?: (?:of )?(?:it|that|them|this))?(?: only)? (?:at|in|from|by) (?P<when>[^,;:()]+?)"
    r"(?: (?:on|onwards?))?"
)
_LOWER = ("below", "behind", "lower than", "worse than", "under")
_FALLS = any_case(
    r"\b(?:falls? behind|drops? below|slips? behind|falls? below|drops? behind|is (?:behind|below|"
    r"lower|overtaken))\b(?!.*\b(?:falls? behind|drops? below|is below)\b)"
)


@told_by("until to through till far", "and but", "at in from by")
def up_to_then(c: Scene, text: str) -> Iterator[Version]:
    """“A stays above B up to 2005 and only falls behind in 2010”: B overtakes it in 2010."""
    text = text.rstrip(" .")
    match = _UP_TO.fullmatch(text)
    spots = [c.on_axis(match[key]) for key in ("last", "when")] if match else []
    if match is None or None in spots or not all(c.is_subject(match[k]) for k in ("one", "two")):
        return
    (axis, last), (other, tick) = (spot for spot in spots if spot is not None)
    ticks = c.ascending(axis)
    falls = _FALLS.search(text, match.end("last")) is not None
    if axis != other or falls is (match["side"].lower() in _LOWER):
        return
    if ticks.index(tick) != ticks.index(last) + 1:
        return
    one, two = match["one"], match["two"]
    high, low = (one, two) if falls else (two, one)
    yield (
        Plain(f"{low} overtakes {high} between {last} and {tick}"),
        Plain(f"{low} never exceeds {high} before {tick}"),
    )
