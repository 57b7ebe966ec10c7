"""Values after so long: “the yield after 4 h”, “72 % after an hour” are those at that time.

What goes on after four hours happens later, and is left as it is.
"""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.names.forms import words_of
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form, told_by
from figcheck.patterns import any_case

_UNIT = (
    r"(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?|s|min|h|hr|d|epochs?|steps?|iterations?"
    r"|rounds?|cycles?|passes)"
)
_AFTER = any_case(
    r"(?P<before>(?P<word>[A-Za-z]+|\b(?:from|to|is|was|of|reach(?:es)?) (?:about |around |only )?"
    rf"\d[\d.]* ?%?)) after (?:just |only |already )?(?P<time>\d[\d.,]* ?{_UNIT})\b(?! of\b)"
)
_THERE = any_case(
    r"(?P<there>\b(?:at|for|with) (?P<place>(?:an? |the )?[^,;:()]{1,40}?))(?P<after>,? (?:and )?"
    rf"after (?:just |only )?(?P<time>\d[\d.,]* ?{_UNIT}))\b(?! of\b)"
)
_GOING_ON = any_case(
    r"\b(?:decreas|declin|fall|fell|drop|ris|rose|increas|grow|climb|plateau|level|stabili|saturat"
    r"|remain|stay|further|change|improv|gain|slow|peak|worsen|deteriorat|converg|still|again"
    r"|no more)"
)
"""What goes on after so long, and is no value at that time."""

_POINT = (
    r"(?:at|for|with) (?P<{0}>(?!least|most)[^,;:()]+?) (?:and|after)(?: just| only)? "
    r"(?P<{1}>[^,;:()]+?)"
)
_TWO_POINTS = any_case(
    rf"(?P<head>[^;:()]+?) (?P<one>{_POINT.format('a', 'b')}),? (?:and|or) "
    rf"(?P<two>{_POINT.format('c', 'd')})"
)

_FIRST = any_case(rf"\AAfter (?:just |only )?(?P<time>\d[\d.,]* ?{_UNIT}), ")


_FROM_TO = any_case(r"\bfrom\b.+\bto\b|\bbetween\b.+\band\b")


def _is_time(c: Scene, told: str) -> bool:
    """Whether a time is a tick of an axis."""
    return c.on_axis(told) is not None


@told_by("after")
def value_after(c: Scene, text: str) -> Iterator[Version]:
    """“The yield after 4 h is higher with A than with B”: at 4 h, not from then on."""
    measured = words_of(c.reader.figure.value.label)

    def at(match: Match) -> str:
        word = match["word"].lower()
        is_value = word[-1] in "0123456789%." or word in measured
        known = is_value and _is_time(c, match["time"])
        return f"{match['before']} at {match['time']}" if known else match[0]

    def there(match: Match) -> str:
        axis, other = c.axis_of(match["place"]), c.axis_of(match["time"])
        known = axis is not None and other is not None and axis != other
        return f"{match['there']} and {match['time']}" if known else match[0]

    said = _AFTER.sub(at, text)
    if _GOING_ON.search(said) is None:
        said = _THERE.sub(there, said)
    if said != text:
        yield (Plain(said),)


@told_by("after", ",")
def after_so_long(c: Scene, text: str) -> Iterator[Version]:
    """“After 1 h, the yield rises from 5 % with A to 9 % with B”: at 1 h."""
    match = _FIRST.match(text)
    rest = text[match.end() :] if match is not None else ""
    # "After 5 epochs, the loss keeps falling": from there on.
    goes_on = _GOING_ON.search(rest) is not None and _FROM_TO.search(rest) is None
    told_again = " after " in rest
    if match is not None and not (told_again or goes_on) and _is_time(c, match["time"]):
        yield (Plain(f"At {match['time']}, {text[match.end() :]}"),)


@of_form(_TWO_POINTS, "at for with", "and or", "and after")
def at_two_points(c: Scene, match: Match) -> Iterator[Version]:
    """“It reaches 95 % at 220 °C after 24 h and at 260 °C after 4 h”: at either point."""
    if _GOING_ON.search(match["head"]) is not None:
        return
    one, two, three, four = (c.axis_of(match[key]) for key in ("a", "b", "c", "d"))
    if one is None or two is None or one == two or (one, two) != (three, four):
        return
    points = (f"at {match[a]} and {match[b]}" for a, b in (("a", "b"), ("c", "d")))
    yield tuple(Plain(f"{match['head']} {point}") for point in points)
