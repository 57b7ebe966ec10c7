"""What comes next, and where: “A has the highest total, followed by B”, “5 points (X 1, Y 2)”."""

from __future__ import annotations

import re
from collections.abc import Iterator

from figcheck.checking.english.lexicon.first_letters import capitalised
from figcheck.checking.english.lexicon.shared_words import COUNT, LATER_ORDINAL, ORDINAL_WORDS
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form
from figcheck.checking.language.order import is_ordered
from figcheck.patterns import any_case, regex
from figcheck.reading.names import ORDINALS

_NEXT = any_case(
    r"(?P<head>(?P<lead>[^;:]*?, )?(?P<first>[^,;:]+?) (?P<verb>has|had|shows|records|is|was) the "
    r"(?P<most>[a-z]+est|most|fewest|least)(?P<what> [^,;:]+)), (?:closely )?followed by "
    r"(?P<next>[^,;:]+)"
)
_NOTED = regex(r" \([^()]*\)")
_ONE_MORE = 2
_BUSIEST = {"busiest": "highest", "quietest": "lowest"}

_THERE = any_case(r"(?P<said>[^()]*\d[^()]*?) \((?P<where>[^()]*\d[^()]*)\)")

_COUNT = rf"(?:only |just )?(?:no|{COUNT})"
_TWO_COUNTS = any_case(
    rf"(?P<one>{_COUNT}) (?P<cells>cells|values|entries|bars) (?P<first>(?:of|in) the [^,;:]+?)"
    rf"(?:,? (?:and|but|while|whereas)) (?P<two>{_COUNT}) (?P<second>(?:of|in) the [^,;:]+?)"
    r"(?P<rest> (?:are|exceed|lie|fall|reach|stay|remain) [^,;]+)"
)


@of_form(_NEXT, "followed")
def second_next(c: Scene, match: Match) -> Iterator[Version]:
    """“A has the highest total, followed by B”: B has the second-highest total."""
    after = _NOTED.sub("", match["next"])
    if not c.reader.is_place(after):
        return
    one, other = c.named_in(match["first"]), c.named_in(after)
    if one.keys() != other.keys() or any(len(t) > 1 for t in (*one.values(), *other.values())):
        return
    most, lead = match["most"].lower(), match["lead"] or ""
    what = _NOTED.sub("", match["what"])  # "the highest share (30%)": that of the first.
    phrase = f"{match['verb']} the second-{most}{what}"
    if most in _BUSIEST:
        phrase = f"has the second-{_BUSIEST[most]} value"
    phrase += match["next"][len(after) :] if match["next"].startswith(after) else ""
    yield Plain(match["head"]), Plain(f"{lead}{after} {phrase}")


_AT = (
    r"(?:,? (?:at|with|on|reaching|scoring) [^,;:()]*?\d(?:[^,;:()]|(?<=\d),(?=\d))*"
    r"| \([^()]*\d[^()]*\))"
)
_EACH_AT = any_case(
    rf"(?P<head>(?P<lead>(?:in|at|for|on|among) [^;:]*?, )?(?P<first>[^,;:]+?) "
    r"(?P<verb>has|had|shows|showed|records|recorded|posts|posted|reports|reported|saw|is|was) "
    r"(?:by far )?the "
    rf"(?P<most>[a-z]+est|most|fewest|least)(?P<what> [^,;:()]+?)(?P<value>{_AT})),? "
    r"(?:(?:closely )?followed by|ahead of|before) (?P<next>[^;:]+)"
)
_NAMED_AT = any_case(rf"(?P<name>.+?)(?P<value>{_AT})?")
_IN_LIST = regex(r",? and then |,? and |, (?:then )?(?!\d)")


@of_form(_EACH_AT, "followed ahead before")
def each_next_with(c: Scene, match: Match) -> Iterator[Version]:
    """“A has the highest share at 9, followed by B with 8 and C with 7”: B's is second, at 8."""
    following = [_NAMED_AT.fullmatch(part.strip(" .")) for part in _IN_LIST.split(match["next"])]
    one = c.named_in(match["first"])
    if len(one) != 1 or len(following) >= len(ORDINALS):
        return
    said, values = [Plain(match["head"])], 0
    for rank, part in zip(ORDINALS[1:], following, strict=False):
        if part is None or not c.reader.is_place(part["name"]):
            return
        named = c.named_in(part["name"])
        if named.keys() != one.keys() or any(len(ticks) > 1 for ticks in named.values()):
            return
        most = f"{match['verb']} the {rank}-{match['most'].lower()}{match['what']}"
        said.append(Plain(f"{match['lead'] or ''}{part['name']} {most}{part['value'] or ''}"))
        values += part["value"] is not None
    if len(said) == _ONE_MORE and not values:
        return  # As `second_next` says.
    yield tuple(said)


_PLACED_LATE = any_case(
    r"(?P<subject>[^,;:()]+?) (?P<verb>leads|led|is ahead|is in front|comes first|came first"
    r"|ranks first|ranked first|is first|comes? out (?:on top|ahead)|tops the list|wins|won) "
    r"(?P<where>(?:on|in|at|for|under|with|after) [^,;:()]+?)(?P<value>(?: \([^()]*\d[^()]*\)| "
    r"with [^,;:()]*\d[^,;:()]*)?), (?P<next>(?:closely )?followed by [^;:]+)"
)


@of_form(_PLACED_LATE, "followed")
def place_before_next(c: Scene, match: Match) -> Iterator[Version]:
    """“A leads on Web with 9, followed by B (8)”: on Web, A does, and B follows there."""
    if not c.is_led(match["where"]) or not c.reader.is_place(match["subject"]):
        return
    where, rest = match["where"], match.string[match.end("where") :]
    yield (Plain(f"{capitalised(where)}, {match['subject']} {match['verb']}{rest}"),)


_RECOGNISED = any_case(
    r"(?P<who>[^,;:()]+?) (?:is|are|was|were) (?:recogni[sz]ed|classified|detected|identified"
    r"|predicted) (?:the )?(?P<how>best|worst|most reliably|most accurately|least reliably|least "
    r"accurately)(?P<rest>(?: \([^()]*\d[^()]*\))?, (?:closely )?followed by [^;:]+)"
)


@of_form(_RECOGNISED, "followed", "best worst most least")
def recognised_next(c: Scene, match: Match) -> Iterator[Version]:
    """“A is recognized best (98 %), followed by B”: A has the highest recall."""
    if c.reader.confusions is None or not c.reader.is_place(match["who"]):
        return
    most = "lowest" if match["how"].lower().startswith(("worst", "least")) else "highest"
    yield (Plain(f"{match['who']} has the {most} recall{match['rest']}"),)


_ALSO_RANKS = any_case(
    r"(?P<first>[^,;:]*?\b(?:follows|comes next|comes second|ranks second|is second|is "
    r"next)\b[^;:]*?),? (?:and|while|with) (?P<who>[^,;:]+?) (?:ranks?|ranking|comes?|coming|is"
    rf"|in|finishes|takes)(?: in)? (?:the )?(?P<rank>{LATER_ORDINAL})(?: place)?(?P<said>[^,;:]*)"
)
_MOST = any_case(
    r"\b(?:(?P<up>highest|largest|greatest|longest|tallest|biggest|busiest|maximum|peak)"
    r"|(?P<down>lowest|smallest|shortest|quietest|minimum))\b"
)


@of_form(_ALSO_RANKS, "follows next second", ORDINAL_WORDS)
def cell_ranks(c: Scene, match: Match) -> Iterator[Version]:
    """“The longest wait is on Monday at 12. Sunday at 16 follows, and Saturday at 20 ranks third”.

    What is named by several axes is one value, and has its rank among all of them.
    """
    named = c.named_in(match["who"])
    ways = {m.lastgroup for m in _MOST.finditer(c.before)}
    if len(named) < 2 or len(ways) != 1:
        return
    size = "highest" if "up" in ways else "lowest"
    told = f"{match['who']} has the {match['rank'].lower()}-{size} value{match['said']}"
    if c.reads(told):
        yield Plain(match["first"]), Plain(told)


_MEDIAN = any_case(
    r"(?:(?:ranked|sorted|ordered|arranged) (?:by|according to) [^,;:]+, )?the (?:middle|median) "
    r"(?P<noun>\w+)(?: in (?:the )?(?:order|ranking|rank order))? (?:is|was) (?:that of |the )?"
    r"(?P<who>[^;:]+?)(?P<said>,? with [^,;:]*\d[^,;:]*| \([^()]*\))?"
)


@of_form(_MEDIAN, "middle median")
def middle_one(c: Scene, match: Match) -> Iterator[Version]:
    """“Ranked by size, the middle one is A with 11 %”: of five, it is the third."""
    named = c.named_in(match["who"])
    if len(named) != 1 or not c.reader.is_place(match["who"]):
        return
    ((dimension, ticks),) = named.items()
    size = len(c.reader.names.dimensions[dimension].ticks)
    label = c.label_of(match["noun"].lower())
    if len(ticks) != 1 or size % 2 == 0 or size // 2 >= len(ORDINALS):
        return
    if len(c.reader.figure.cells) != size or label not in (None, dimension):
        return
    rank = ORDINALS[size // 2]
    yield (Plain(f"{match['who']} has the {rank}-highest value{match['said'] or ''}"),)


@of_form(_THERE, "(")
def noted_place(c: Scene, match: Match) -> Iterator[Version]:
    """“The largest gap is 5 points (rate 0.1, size 64)”: at that rate and size."""
    named = c.named_in(match["where"])
    place = match["where"].replace(", ", " and ")
    if not c.is_led(f"at {place}"):
        return
    axes = c.reader.names.dimensions
    if all(is_ordered(axes[d]) and len(t) == 1 for d, t in named.items()):
        yield (Plain(f"{match['said']}, at {place}"),)


@of_form(_TWO_COUNTS, "cells values entries bars", "and but while whereas")
def counts_of_two(c: Scene, match: Match) -> Iterator[Version]:
    """“Eight cells of the left panel but only six of the right one are above 60”: each so many."""
    first, second, rest = match.group("first", "second", "rest")
    second = re.sub(r" one\Z", f" {first.split()[-1]}", second)
    counts = (match["one"], first), (match["two"], second)
    yield tuple(Plain(f"{count} {match['cells']} {where}{rest}") for count, where in counts)


_MOST_FOR = any_case(
    r"(?:the )?(?P<what>(?:(?:mean|average|median|total|overall) )?[a-z][a-z ]*?) (?:is|was) "
    r"(?P<most>highest|lowest|largest|smallest|greatest) (?:for|in|at) (?P<first>[^,;:]+?)"
    r"(?: \([^()]*\))?,? (?:closely )?followed by (?:that of )?(?P<next>[^;:]+?)\.?"
)
_TAKEN = any_case(r"\b(?:mean|average|median|total)\b")
_ONE_BY_ONE = regex(r",? and then |, and | and |, (?!\d)")
_ONE = regex(r"(?P<name>.+?)(?P<noted> \([^()]*\))?")
_NTH = ORDINALS[1:]


@of_form(_MOST_FOR, "followed", "highest lowest largest smallest greatest")
def then_next(c: Scene, match: Match) -> Iterator[Version]:
    """“The average is highest for A (12), followed by B (9)”: B has the second-highest average."""
    if _TAKEN.search(match["what"]) is None:
        return
    following = [_ONE.fullmatch(part) for part in _ONE_BY_ONE.split(match["next"])]
    one = c.named_in(match["first"])
    dimension = next(iter(one), "")
    if len(one) != 1 or len(one[dimension]) > 1 or len(following) > len(_NTH):
        return
    parts = [Plain(match.string[: match.end("first")] + _noted(match.string[match.end("first") :]))]
    for nth, part in zip(_NTH, following, strict=False):
        if part is None or not c.reader.is_place(part["name"]):
            return
        named = c.named_in(part["name"])
        if named.keys() != one.keys() or len(named[dimension]) > 1:
            return
        noted = part["noted"] or ""
        parts.append(
            Plain(f"{part['name']} has the {nth}-{match['most'].lower()} {match['what']}{noted}")
        )
    yield tuple(parts)


_ANY_MOST = any_case(
    r"(?P<first>[^,;:()]+?) (?P<said>(?:is|are|was|has|shows?|var(?:y|ies)|differs?|changes?"
    r"|fluctuates?|depends?|exhibits?|displays?|sees?)\b[^,;:()]*?\b(?:most|least|[a-z]+est)\b"
    r"[^,;:()]*?(?: \([^()]*\))?),? (?:closely )?followed by (?P<next>[^,;:()]+?)\.?"
)


@of_form(_ANY_MOST, "followed")
def next_apart(c: Scene, match: Match) -> Iterator[Version]:
    """“A varies the most, followed by B”: apart from A, B varies the most."""
    if not c.reader.is_place(match["next"]) or not c.reader.is_place(match["first"]):
        return
    one, other = c.named_in(match["first"]), c.named_in(match["next"])
    if one.keys() != other.keys() or any(len(t) > 1 for t in (*one.values(), *other.values())):
        return
    rest = re.sub(r" \([^()]*\)", "", match["said"])
    yield (
        Plain(f"{match['first']} {match['said']}"),
        Plain(f"Apart from {match['first']}, {match['next']} {rest}"),
    )


def _noted(rest: str) -> str:
    """The value that stands in brackets at the beginning of a text, if one does."""
    found = re.match(r" \([^()]*\)", rest)
    return found[0] if found else ""
