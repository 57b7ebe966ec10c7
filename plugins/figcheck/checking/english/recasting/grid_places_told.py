"""Parts of a grid in other words: “the 2x2 block at the top left”, “from y=5 downwards”."""

from __future__ import annotations

import re
from collections.abc import Iterator

from figcheck.checking.english.lexicon.first_letters import capitalised
from figcheck.checking.english.lexicon.shared_words import GAP
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form, told_by
from figcheck.model import Role
from figcheck.patterns import any_case, regex

_FLAGS = re.IGNORECASE
_SIZE = r"(?P<rows>\d) ?(?:x|×|by|-by-) ?(?P<columns>\d)"
_SIDE = r"(?P<up>top|upper|bottom|lower)[ -](?P<left>left|right)(?:-hand)?"
_PART = r"(?:block|corner|region|area|square|sub-?grid|sub-?matrix|part|quadrant|section)"
_BLOCK = any_case(
    rf"(?:{_SIZE} {_PART} (?:at|in|of|on) the {_SIDE}(?: (?:corner|of the [a-z]+))?"
    rf"|{_SIDE.replace('up>', 'up2>').replace('left>', 'left2>')} "
    rf"{_SIZE.replace('rows>', 'rows2>').replace('columns>', 'columns2>')} {_PART})"
)
_NUMBERS = {"1": "one", "2": "two", "3": "three", "4": "four", "5": "five", "6": "six"}
_STRETCH = any_case(
    r"(?:(?:in|for|within) )?(?:(?:the|all) )?(?:columns?|rows?) (?:from )?(?P<axis>[a-z]) ?= ?"
    r"(?P<from>\d+) (?:to|through|until|–|-) (?P=axis) ?= ?(?P<to>\d+)"
)
_DOWNWARDS = any_case(
    r"\b(?P<said>from [a-z] ?= ?\d+) (?:downwards?|upwards?|rightwards?|onwards?|and (?:below"
    r"|beyond))"
)
_NEVER = any_case(
    r"\b(?:(?P<down>decreases?|falls?|declines?|drops?)|(?P<up>increases?|rises?|grows?)) or "
    r"(?:(?:at least )?(?:stays?|remains?|is|are|keeps?) )?(?:constant|the same|flat|unchanged"
    r"|equal|level)\b"
)
_MIRRORED = any_case(
    r"(?:its |the )?(?:mirrored|mirror|transposed|symmetric|opposite) (?:cells|pairs|entries|values"
    r"|images) (?:never )?differ by (?P<bound>(?:no |at )?(?:more|most) than|at most|no more than"
    r"|less than|fewer than|more than) (?P<far>[\d.]+)(?: (?:percentage )?points?| ?%)?"
)
_MIRROR = any_case(
    r"(?P<lead>(?:for|in|on) [^,;]+?, )?(?P<one>(?:the )?cell (?:at )?[a-z] ?= ?\d+, [a-z] ?= "
    r"?\d+) "
    r"(?:stands|is|lies|sits) at (?P<a>[\d.]+ ?%?)(?: points)?,? (?:while|whereas|but|and) its "
    r"mirror (?:image|cell)?,? ?(?:at )?(?P<two>[a-z] ?= ?\d+, [a-z] ?= ?\d+),? (?:stands|is|lies"
    r"|sits)(?: only)? at "
    rf"(?:only )?(?P<b>[\d.]+ ?%?)(?:, (?:which is )?a {GAP} of (?P<far>[\d.]+)(?: ?%| "
    r"(?:percentage )?points?)?)?"
)
_GAIN_PER = any_case(
    r"the (?:average|mean) (?P<gain>gain|improvement|increase|drop|loss|decline) per (?:row"
    r"|column) is "
    r"(?P<most>largest|smallest|highest|lowest|greatest) (?:at|in|for) (?P<one>[^,;:]+?)"
    r"(?:,? (?:with|at|\() ?(?P<a>(?:about |around |roughly )?[\d.]+)(?: ?%| points?)?\)?)?"
    r"(?:,? and (?P<least>largest|smallest|highest|lowest) (?:at|in|for) (?P<two>[^,;:]+?)"
    r"(?:,? (?:with|at|where it is|\() ?(?P<b>(?:about |around |roughly |only )?[\d.]+)(?: ?%| "
    r"points?)?\)?)?)?"
)
_HARDEST_LINE = any_case(
    r"the (?P<how>hardest|easiest|best|worst|weakest|strongest) (?P<line>row|column) of "
    r"(?P<name>[^,;:()]+?) \((?P<at>[a-z] ?= ?\d+)\) (?P<rest>.+)"
)
_WELL = ("easiest", "best", "strongest")
_NEVER_APART = any_case(
    r"(?P<one>(?:the )?[^,;:()]*?[a-z] ?= ?\d+[^,;:()]*?) and (?P<two>(?:the )?[^,;:()]*?[a-z] ?= ?"
    r"\d+[^,;:()]*?) (?:never differ by more than|always stay within|stay within|differ by at most"
    r"|are never more than) (?P<far>[\d.]+)(?: ?%| (?:percentage )?points?)?(?: of each other| "
    r"apart)?(?: in any (?:row|column))?"
)


@told_by(
    "block corner region area square grid subgrid matrix submatrix part quadrant section",
    "top upper bottom lower",
    "left right",
)
def block_at(_: Scene, text: str) -> Iterator[Version]:
    """“The 2x2 block at the top left”: the first two rows and the first two columns."""
    match = _BLOCK.search(text)
    if match is None:
        return
    parts = [
        (match["rows"] or match["rows2"], match["up"] or match["up2"], "row"),
        (match["columns"] or match["columns2"], match["left"] or match["left2"], "column"),
    ]
    said = []
    for size, side, noun in parts:
        if size not in _NUMBERS:
            return
        end = "first" if side.lower() in ("top", "upper", "left") else "last"
        said.append(f"{end} {noun}" if size == "1" else f"{end} {_NUMBERS[size]} {noun}s")
    before = text[: match.start()]
    before = before if re.search(r"\bthe \Z", before, _FLAGS) else f"{before}the "
    yield (Plain(f"{before}{said[0]} and the {said[1]}{text[match.end() :]}"),)


@told_by(
    "columns column rows row from",
    "=",
    "to through until – - downwards downward upwards upward onwards onward rightwards rightward "
    "below beyond",
)
def stretch_of_lines(_: Scene, text: str) -> Iterator[Version]:
    """“In the columns x=4 to x=8”, “from y=5 downwards”: with x=4 to 8, from y=5 on."""

    def along(match: Match) -> str:
        word = "for" if match.start() == 0 else "with"
        return f"{word} {match['axis']}={match['from']} to {match['to']}"

    said = _DOWNWARDS.sub(r"\g<said> on", _STRETCH.sub(along, text))
    if said != text:
        yield (Plain(capitalised(said)),)


@told_by("or", "constant same flat unchanged equal level")
def or_stays(_: Scene, text: str) -> Iterator[Version]:
    """“Each column decreases or stays constant from top to bottom”: it never rises."""
    match = _NEVER.search(text)
    if match is not None:
        verb = match["down"] or match["up"]
        one = verb.endswith("s")
        never = ("rise" if match["down"] else "fall") + ("s" if one else "")
        yield (Plain(f"{text[: match.start()]}never {never}{text[match.end() :]}"),)


@told_by("mirrored mirror transposed symmetric opposite", "differ")
def mirrored_cells(c: Scene, text: str) -> Iterator[Version]:
    """“Its mirrored cells never differ by more than 5”: exchanging the axes changes no more."""
    match = _MIRRORED.search(text)
    if match is None or match.end() != len(text):
        return
    lead = text[: match.start()]
    never = "never" in match.group().lower()
    bound = match["bound"].lower()
    if never != (bound == "more than") or (lead and not lead.endswith(", ")):
        return
    bound = "at most" if never else bound
    change = f"exchanging rows and columns changes the values by {bound} {match['far']} points"
    yield (Plain(f"{lead}{change}"),)


@of_form(_MIRROR, "mirror", "=", "while whereas but and")
def mirror_image(_: Scene, match: Match) -> Iterator[Version]:
    """“The cell x=8, y=1 stands at 37% while its mirror image x=1, y=8 is at 15%”."""
    if _point(match["one"]) != _point(match["two"])[::-1]:
        return
    lead, one, two = match["lead"] or "", match["one"], f"the cell {match['two']}"
    said = [Plain(f"{lead}{one} is at {match['a']}"), Plain(f"{lead}{two} is at {match['b']}")]
    if match["far"]:
        said.append(Plain(f"{lead}{one} differs from {two} by {match['far']} points"))
    yield tuple(said)


_NUMBER = regex(r"\d+")


def _point(text: str) -> list[str]:
    return _NUMBER.findall(text)


@of_form(_GAIN_PER, "per", "average mean", "row column")
def gain_per_row(c: Scene, match: Match) -> Iterator[Version]:
    """“The average gain per row is largest at y=4 with 30 points and smallest at y=8”."""
    panels = c.reader.figure.dimension(Role.PANEL)
    if panels is None or len(panels.ticks) != _TWO:
        return
    gain = f"the {match['gain']} from {panels.ticks[0]} to {panels.ticks[1]}"
    said = []
    for most, place, amount in (("most", "one", "a"), ("least", "two", "b")):
        if match[place] is None:
            continue
        said.append(Plain(f"On average, {gain} is {match[most]} at {match[place]}"))
        if match[amount]:
            much = match[amount].removeprefix("only ")
            said.append(Plain(f"On average, {gain} at {match[place]} is {much} points"))
    yield tuple(said)


_TWO = 2


@of_form(_HARDEST_LINE, "hardest easiest best worst weakest strongest", "row column", "=")
def hardest_line(c: Scene, match: Match) -> Iterator[Version]:
    """“The hardest row of A (y=8) is better than …”: it has the lowest average, and is better."""
    end = "highest" if match["how"].lower() in _WELL else "lowest"
    line = f"the {match['at']} {match['line']} of {match['name']}"
    apposed, said = f"{line} has the {end} average", Plain(f"{line} {match['rest']}")
    readings = c.reader.read(apposed, c.around)
    held = (c.reader.table.evaluate(f).truth for reading in readings for f in reading.formulas)
    # What is told in passing is no part of what is said, unless it is wrong.
    yield (said,) if readings and all(held) else (Plain(apposed), said)


@of_form(_NEVER_APART, "and", "=", "never always within most")
def never_apart(_: Scene, match: Match) -> Iterator[Version]:
    """“The y=7 row of A and the y=4 row of B never differ by more than 7”: one is within 7."""
    yield (Plain(f"{match['one']} is always within {match['far']} points of {match['two']}"),)
