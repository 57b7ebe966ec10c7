"""How many cells have a value, in other words: “Two cells share the minimum of 5, both in A”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.lexicon import classes_in
from figcheck.checking.english.recasting.plain import Plain, Scene, Version, told_by
from figcheck.checking.english.shared_words import MANY
from figcheck.patterns import any_case

_EXTREMES = frozenset({"EXTREME", "BEST", "TOPMOST"})
_CELLS = r"(?:cells?|entries|values|settings|configurations|combinations|runs|squares|bars|points)"
_VALUE = r"(?P<value>[$€£]?-?\d[\d.,]*(?<![.,])(?: ?%)?)"
_HOW_OFTEN = {"twice": "two", "two times": "two", "three times": "three", "four times": "four"}
_HERE = r"(?: (?:here|there|in total|overall))?"
_REST = r"(?P<rest>(?:,| and both\b|: ).+)?"
_READ = any_case(
    rf"(?P<lead>(?:in|at|on|for|with|under) [^,;:]+, )?(?P<cells>(?:exactly |only |just )?{MANY} "
    rf"(?:of the )?{_CELLS}(?: (?:of|in|with|for) [^,;:]+?)?) (?:read|show|contain|carry|hold|stand"
    rf" at|sit at|have (?:a|the) (?:value|score) of|have the value) {_VALUE}{_REST}"
)
_SHARE = any_case(
    rf"(?P<lead>(?:in|at|on|for|with|under) [^,;:]+, )?(?P<cells>{MANY} {_CELLS}"
    r"(?: (?:of|in|with|for) [^,;:]+?)?) (?:share|reach|attain|tie for|tie at|are tied for) "
    rf"(?P<what>(?:the|a) [^,;:\d]+?)(?: of |, | \(){_VALUE}\)?{_REST}"
)
_OFTEN = any_case(
    rf"(?P<lead>(?:in|at|on|for|with|under) [^,;:]+, )?(?P<what>(?:the|its) [^,;:\d]+?)"
    rf"(?: of |, | \(){_VALUE}(?:\)|,)? (?:"
    r"(?:is|was) (?:shared by|found in|reached in|attained in|reached by|seen in|held by) "
    rf"(?P<cells>{MANY} {_CELLS})"
    r"|(?:(?:is|was) (?:found|reached|attained|printed|seen|obtained|achieved|recorded)|occurs"
    rf"|appears|comes up) (?P<often>{'|'.join(_HOW_OFTEN)}){_HERE}){_REST}"
)
_OF_WHAT = any_case(r"(?:the|its|a) [a-z]+(?:est|imum|imal) (?P<noun>[a-z].+)")
_BOTH = any_case(r"(?:, |: )?(?:and )?(?P<all>both|all)(?: of them| times)? ")
_HAVE = any_case(r"(?:have|with|lie|are|stand)(?: (?=at |in |on |for |with ))?")
_TWO_PLACES = any_case(r", (?P<one>at .+?),? and (?P<two>at .+)")


@told_by(
    "read show contain carry hold stand sit have share reach attain tie tied shared found reached "
    "attained seen held printed obtained achieved recorded occurs appears comes"
)
def cells_with_value(c: Scene, text: str) -> Iterator[Version]:
    """“Two cells share the minimum of 5, both in A”: it is 5, and so many cells are at 5."""
    match = _READ.fullmatch(text) or _SHARE.fullmatch(text) or _OFTEN.fullmatch(text)
    if match is None:
        return
    found = match.groupdict()
    lead, value, what = match["lead"] or "", match["value"], found.get("what")
    if what and _EXTREMES.isdisjoint(classes_in(what)):
        return
    often = _HOW_OFTEN.get((found.get("often") or "").lower())
    cells = found.get("cells") or f"{often} cells"
    noun = _OF_WHAT.fullmatch(what or "") if c.reader.table.intervals else None
    if noun is not None and not match["rest"]:
        # "The smallest error, 0.2, is shared by …": it is an error that is counted, no value.
        yield (
            Plain(f"{lead}{what} is {value}"),
            Plain(f"{lead}the {noun['noun']} is {value} in {cells}"),
        )
        return
    said = [Plain(f"{lead}{what} is {value}")] if what else []
    rest = match["rest"] or ""
    if (places := _TWO_PLACES.fullmatch(rest)) is not None:
        if not cells.lower().startswith("two "):
            return
        said += [Plain(f"{lead}{cells} are at {value}")]
        said += [Plain(f"{lead}{places[at]}, the value is {value}") for at in ("one", "two")]
    elif (where := _where(c, rest)) is not None:
        said += [Plain(f"{lead}{cells} are at {value}{where}")]
    else:
        return
    yield tuple(said)


def _where(c: Scene, rest: str) -> str | None:
    """Where all of the cells are, as it stands behind what they are: “, both in the row of A”."""
    if not rest:
        return ""
    both = _BOTH.match(rest)
    if both is None:
        return None
    place = _HAVE.sub("", rest[both.end() :], count=1).strip()
    if not c.is_led(place):
        place = f"at {place}"
    return f", {both['all'].lower()} {place}" if c.is_led(place) else None
