"""Where an optimum lies, at one place after another: “it shifts from 6 at A down to 5 at B”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.lexicon.entries import NUMERALS
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, told_by
from figcheck.checking.language.order import ordinates
from figcheck.patterns import any_case

_AT = r"(?:in|on|at|for|with|under|by)"
_OPTIMUM = (
    r"(?:the|its) (?:(?:optimal|optimum|ideal|best|best-performing|most favou?rable)"
    r" (?!(?:setting|value|choice|point|one|score|result)\b)"
    r"(?P<noun>[^\s,;:()]+(?: [^\s,;:()]+){0,2}?)"
    r"|sweet spot|optimum|(?:optimal|ideal|best) (?:setting|value|choice|point))"
)
_SPOT = r"[^,;:()]+?"
_WHERE = rf"{_AT} [^,;:()]+?"
_SHIFTS = any_case(
    rf"(?P<lead>{_AT} [^,;:]+, )?{_OPTIMUM} (?:then )?(?:shifts?|moves?|changes?|goes|drifts?"
    r"|migrates?|(?P<up>rises?|increases?|grows?|climbs?)|(?P<down>drops?|falls?|declines?"
    rf"|decreases?|shrinks?)) from (?P<one>{_SPOT}) (?P<there>{_WHERE})"
    rf" (?:(?:(?P<up2>up)|(?P<down2>down)) )?to (?P<two>{_SPOT}) (?P<then>{_WHERE})"
)
_IS = any_case(
    rf"(?P<lead>{_AT} [^,;:]+, )?{_OPTIMUM} (?:is|lies at|sits at|is at|is reached at|occurs at)"
    rf" (?P<one>{_SPOT}) (?P<there>{_WHERE})"
    rf"(?:(?:,| and|, and|, but|, while)(?: it is)? (?P<two>{_SPOT}) (?P<then>{_WHERE}))?"
)
_ENDMOST = any_case(
    rf"{_AT} the (?:(?P<many>{'|'.join(NUMERALS[1:])}|\d+) )?(?P<end>lowest|smallest|highest"
    r"|largest|biggest|greatest|longest|shortest)(?P<noun> [^,;:()]+| ones?)?"
)
_LOW = frozenset(("lowest", "smallest", "shortest"))


@told_by(
    "optimal optimum ideal best favorable favourable sweet",
    "is lies sits occurs shift shifts move moves change changes goes drift drifts migrate "
    "migrates rise rises increase increases grow grows climb climbs drop drops fall falls decline "
    "declines decrease decreases shrink shrinks",
)
def optimum_in_turn(c: Scene, text: str) -> Iterator[Version]:
    """“The optimal depth shifts from 6 at A to 5 at B”: the best depth is 6 at A, and 5 at B."""
    text = text.rstrip(" .")
    shifts = _SHIFTS.fullmatch(text)
    match = shifts or _IS.fullmatch(text)
    if match is None:
        return
    spots = [_spot(c, match["noun"], match[key]) for key in ("one", "two") if match[key]]
    if None in spots or len({spot and spot[0] for spot in spots}) != 1:
        return
    (axis, _), *_ = known = [spot for spot in spots if spot is not None]
    if shifts is not None and not _runs(c, shifts, axis, *(tick for _, tick in known)):
        return
    there = _places(c, axis, match["there"], "")
    then = _places(c, axis, match["then"], match["there"]) if match["then"] else ()
    if not there or (match["then"] and not then):
        return
    told = [*((known[0][1], at) for at in there), *((known[-1][1], at) for at in then)]
    lead = match["lead"] or ""
    yield tuple(Plain(f"{lead}the best {axis} is {tick} {at}") for tick, at in told)


def _spot(c: Scene, noun: str | None, text: str) -> tuple[str, str] | None:
    """The axis and the tick that are meant by “6”, “a depth of 6” or “depth 6”."""
    axis = c.label_of(noun) if noun else None
    if noun and axis is None:
        return None
    spot = c.on_axis(text) or (c.on_axis(f"{noun} {text}") if noun else None)
    return spot if spot is not None and axis in (None, spot[0]) else None


def _runs(c: Scene, match: Match, axis: str, one: str, two: str) -> bool:
    """Whether the optimum goes the way that is told, if one is."""
    dimension = c.reader.names.dimensions[axis]
    height = dict(zip(dimension.ticks, ordinates(dimension), strict=True))
    rises = height[two] > height[one]
    up, down = match["up"] or match["up2"], match["down"] or match["down2"]
    told = True if up else False if down else rises
    return one != two and not (up and down) and rises is told


def _places(c: Scene, axis: str, where: str, before: str) -> tuple[str, ...]:
    """A place, each of several that are the endmost of another axis by itself."""
    match = _ENDMOST.fullmatch(where)
    if match is None:
        return (where,) if c.is_led(where) and axis not in c.named_in(where) else ()
    noun = (match["noun"] or "").strip()
    other = c.label_of(noun) if noun not in ("", "one", "ones") else None
    if other is None and (known := _ENDMOST.fullmatch(before)) is not None:
        other = c.label_of((known["noun"] or "").strip())
    if other is None or other == axis:
        return ()
    ticks = c.ascending(other)
    many = match["many"] or "1"
    size = NUMERALS.index(many.lower()) if many.lower() in NUMERALS else int(many)
    if size > len(ticks):
        return ()
    chosen = ticks[:size] if match["end"].lower() in _LOW else ticks[-size:]
    return tuple(f"at {other} {tick}" for tick in chosen)
