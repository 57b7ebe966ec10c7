"""In how many cells something is so, and in which: “in all but two of the cells”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.lexicon.entries import NUMERALS, classes_in
from figcheck.checking.english.lexicon.first_letters import capitalised
from figcheck.checking.english.lexicon.shared_words import COUNT, MANY
from figcheck.checking.english.recasting.measured_words import is_measured
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form
from figcheck.patterns import any_case, regex

_CELLS = r"(?:cells?|cases?|settings?|configurations?|combinations?|positions?|entry|entries)"
_NAMED = any_case(
    r"(?P<said>[^,;:()]+?) in (?:(?:only|just|exactly) )?(?P<count>one|a single|two|three|four)"
    rf"(?: of the \d+)? {_CELLS}(?: \(|: ?|, (?:namely )?(?:at )?)(?P<where>[^()]+?)\)?"
)
_AND = regex(r"; (?:and )?| and (?=[A-Z])")
_SIZES = {"one": 1, "a single": 1, "two": 2, "three": 3, "four": 4}


@of_form(_NAMED, "one single two three four")
def in_named_cells(scene: Scene, match: Match) -> Iterator[Version]:
    """“A beats B in only one cell (3, 0.2)”: in exactly one it does, and it does there."""
    places, count = _AND.split(match["where"]), match["count"].lower()
    if len(places) != _SIZES[count] or not all(map(scene.reader.is_place, places)):
        return
    said, cells = match["said"], "cell" if len(places) == 1 else "cells"
    number = "one" if len(places) == 1 else count
    named = [Plain(f"At {place}, {said}") for place in places]
    yield (Plain(f"In exactly {number} {cells}, {said}"), *named)


_SO_IN = any_case(
    r"(?P<what>[^,;:()]+?) (?:drops?|falls?|lies?|stays?|remains?|is|are|rises?|climbs?|sinks?) "
    r"(?P<bound>(?:clearly |well |far )?(?:below|under|above|over|at least|at most|at or above"
    r"|at or below) [\d.]+(?: ?%| points?)?) in (?P<many>(?:only |just |exactly )?(?:all but )?"
    rf"(?:{COUNT}|all|most|none) of the(?: {COUNT})?) (?P<cells>[^,;:()]*?\b(?:cells|entries|"
    r"values)\b[^,;:()]*)"
)


@of_form(_SO_IN, "in", "of", "cells entries values")
def so_in_cells(c: Scene, match: Match) -> Iterator[Version]:
    """“F1 drops below 80 in all but two of the off-diagonal cells”: all but two are below 80."""
    if c.named_in(match["what"]) or not c.is_subject(match["what"]):
        return
    many = capitalised(match["many"])
    yield (Plain(f"{many} {match['cells']} are {match['bound']}"),)


_BOUND = r"(?:below|under|above|over|beyond|at least|at most|at or (?:above|below)|of)"
_APPEARS = any_case(
    r"(?P<lead>(?:in|at|on|for|with) [^,;:()]+, )?(?:an?|the|any)(?: [a-z]+)? (?P<noun>[a-z0-9-]+) "
    rf"(?P<bound>{_BOUND}) (?P<value>[-−]?\d[\d.,]*(?<![.,])(?: ?%)?) "
    r"(?:appears?|occurs?|shows up|comes up|turns up|(?:is|can be) (?:found|seen|reached|recorded"
    r"|observed|attained)) in (?P<many>no|(?:only |just |exactly |at least |at most |more than "
    rf"|fewer than |less than )?(?:{COUNT}|a single)(?: of the \d+)?) (?P<cells>{_CELLS})"
    r"(?P<where> (?:of|in|for|with|on|at) [^,;:()]+)?"
)


@of_form(
    _APPEARS,
    "appear appears occur occurs shows comes turns found seen reached recorded observed attained",
    "in",
)
def appears_in_cells(c: Scene, match: Match) -> Iterator[Version]:
    """“A score below 5 appears in only two cells”: only two cells are below 5."""
    if "VALUES" not in classes_in(match["noun"]) and not is_measured(c, match["noun"]):
        return  # "A gap of 5 appears in two cells": no value is 5.
    many = match["many"].replace("a single", "exactly one")
    one = match["cells"].endswith(("ell", "ase", "ing", "ion", "try"))
    bound = "at" if match["bound"].lower() == "of" else match["bound"]
    lead = match["lead"] or ""
    said = f"{many} {match['cells']}{match['where'] or ''}"
    told = f"{lead}{said} {'is' if one else 'are'} {bound} {match['value']}"
    yield (Plain(capitalised(told)),)


_COUNTED = any_case(
    r"(?P<lead>(?:in|at|for|on) [^,;:()]+, )?(?P<just>only|just|exactly|at least|at most) "
    rf"(?P<count>{COUNT}|a single)"
    r"(?: of the \d+)? (?P<name>[^,;:()]+?) (?P<noun>cells?|values?|bars?|points?|scores?|entry"
    r"|entries) (?P<rest>[^;:]+)"
)


@of_form(
    _COUNTED,
    "only just exactly least most",
    "cell cells value values bar bars point points score scores",
)
def so_many_named_cells(scene: Scene, match: Match) -> Iterator[Version]:
    """“Only one Elm cell exceeds 50”: only one cell of Elm does, whatever the others do."""
    if not scene.reader.is_place(match["name"]):
        return
    lead, count = match["lead"] or "", match["count"]
    who = f"{match['just']} {count} {match['noun']} of {match['name']}"
    yield (Plain(f"{lead}{who if lead else who.capitalize()} {match['rest']}"),)


_SO_MANY = (
    rf"(?:(?:only|just|exactly|at least|at most|no more than|fewer than|more than) )?(?:\d+"
    rf"|{'|'.join(NUMERALS[1:])}|none|most|half|all|several)(?: of (?:the|all|its|these))?"
)
_RUNS = (
    r"(?:configurations?|settings?|combinations?|conditions?|cells?|entries|entry|runs?"
    r"|experiments?|points?|scores?|results?|values?)"
)
_FALL = any_case(
    rf"(?P<head>(?:[^,;:]+, )?{_SO_MANY}(?: [a-z-]+)? {_RUNS}) (?P<be>falls?|drops?|dips?|sinks?"
    r"|slips?|goes?|fell|dropped) (?P<side>below|under|short of) (?P<rest>(?:the )?[~$€£]?\d.*)"
)


@of_form(
    _FALL,
    "fall falls drop drops dip dips sink sinks slip slips go goes fell dropped",
    "below under short",
)
def cells_that_fall(_: Scene, match: Match) -> Iterator[Version]:
    """“Only two settings fall below 70 %”: only two settings are below 70 %."""
    be = "is" if match["be"].lower().endswith("s") else "are"
    yield (Plain(f"{match['head']} {be} below {match['rest']}"),)


_EXTREMES = frozenset({"EXTREME", "BEST", "TOPMOST"})
_THOSE = r"(?:cells?|entries|values|settings|configurations|combinations|runs|squares|bars|points)"
_VALUE = r"(?P<value>[$€£]?-?\d[\d.,]*(?<![.,])(?: ?%)?)"
_HOW_OFTEN = {"twice": "two", "two times": "two", "three times": "three", "four times": "four"}
_HERE = r"(?: (?:here|there|in total|overall))?"
_REST = r"(?P<rest>(?:,| and both\b|: ).+)?"
_READ = any_case(
    rf"(?P<lead>(?:in|at|on|for|with|under) [^,;:]+, )?(?P<cells>(?:exactly |only |just )?{MANY} "
    rf"(?:of the )?{_THOSE}(?: (?:of|in|with|for) [^,;:]+?)?) (?:read|show|contain|carry|hold|stand"
    rf" at|sit at|have (?:a|the) (?:value|score) of|have the value) {_VALUE}{_REST}"
)
_SHARE = any_case(
    rf"(?P<lead>(?:in|at|on|for|with|under) [^,;:]+, )?(?P<cells>{MANY} {_THOSE}"
    r"(?: (?:of|in|with|for) [^,;:]+?)?) (?:share|reach|attain|tie for|tie at|are tied for) "
    rf"(?P<what>(?:the|a) [^,;:\d]+?)(?: of |, | \(){_VALUE}\)?{_REST}"
)
_OFTEN = any_case(
    rf"(?P<lead>(?:in|at|on|for|with|under) [^,;:]+, )?(?P<what>(?:the|its) [^,;:\d]+?)"
    rf"(?: of |, | \(){_VALUE}(?:\)|,)? (?:"
    r"(?:is|was) (?:shared by|found in|reached in|attained in|reached by|seen in|held by) "
    rf"(?P<cells>{MANY} {_THOSE})"
    r"|(?:(?:is|was) (?:found|reached|attained|printed|seen|obtained|achieved|recorded)|occurs"
    rf"|appears|comes up) (?P<often>{'|'.join(_HOW_OFTEN)}){_HERE}){_REST}"
)
_OF_WHAT = any_case(r"(?:the|its|a) [a-z]+(?:est|imum|imal) (?P<noun>[a-z].+)")
_BOTH = any_case(r"(?:, |: )?(?:and )?(?P<all>both|all)(?: of them| times)? ")
_HAVE = any_case(r"(?:have|with|lie|are|stand)(?: (?=at |in |on |for |with ))?")
_TWO_PLACES = any_case(r", (?P<one>at .+?),? and (?P<two>at .+)")


@of_form(
    (_READ, _SHARE, _OFTEN),
    "read show contain carry hold stand sit have share reach attain tie tied shared found reached "
    "attained seen held printed obtained achieved recorded occurs appears comes",
)
def cells_with_value(c: Scene, match: Match) -> Iterator[Version]:
    """“Two cells share the minimum of 5, both in A”: it is 5, and so many cells are at 5."""
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
