"""Two groups that values are given for: “slowest in both groups”, “A makes most errors on B”."""

from __future__ import annotations

import re
from collections.abc import Iterator

from figcheck.checking.column_factors import is_measured
from figcheck.checking.english.lexicon.attribute import CONCEPTS
from figcheck.checking.english.lexicon.first_letters import capitalised
from figcheck.checking.english.names.forms import words_of
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form, told_by
from figcheck.checking.language.order import is_ordered
from figcheck.model import Role
from figcheck.patterns import any_case

_TWO = 2
_GROUPS = (
    r"(?:(?:age|income|patient|language|sex|gender|study|treatment) )?(?:groups?|sexes|genders?|"
    r"conditions?|shifts?|cohorts?|arms?|populations?|samples?|settings?|versions?|variants?"
    r"|modes?|phases?|seasons?|halves|half|classes|sides?|ages|populations?)"
)
_BOTH = r"(?:both(?: of the)?|either|each of the two|each of the|each of both|all two)"
_IN_BOTH = any_case(
    rf"(?P<said>[^;:]+?),? (?:in|for|among|across|within) {_BOTH} (?P<noun>{_GROUPS})"
)
_BOTH_FIRST = any_case(
    rf"(?:in|for|among|across|within) {_BOTH} (?P<noun>{_GROUPS}), (?P<said>[^;:]+)"
)
_ALIKE = any_case(
    r"(?P<said>[^;:]+?),? (?:in|for|among) (?:both )?(?P<pair>[^,;:]+? and [^,;:]+?)"
    r"(?: alike|, alike)"
)
_TOGETHER = any_case(
    r"\b(?:same|differ\w*|between|gap|order|together|combined|average[ds]?|mean|respectively|both"
    r"|only|alike)\b"
)
"""What may be said of the two of them and not of each."""


def group_pair(c: Scene, *texts: str) -> tuple[str, tuple[str, ...]] | None:
    """The one dimension of just two things, if none of them is named in some texts."""
    figure = c.reader.figure
    told = {d for text in texts for d in c.named_in(text)}
    found = [
        d
        for d in figure.dimensions
        if len(d.ticks) == _TWO
        and d.role is not Role.PANEL
        and not is_ordered(d)
        and not any(map(is_measured, d.ticks))
    ]
    one = found[0] if len(found) == 1 else None
    here = c.around.here
    if one is None or one.name in told or (here is not None and here.get(one.name)):
        return None
    return one.name, one.ticks


@told_by("both either each all alike", "in for among across within")
def in_both_groups(c: Scene, text: str) -> Iterator[Version]:
    """“A is slowest in both groups”: it is in the one, and in the other."""
    match = _IN_BOTH.fullmatch(text) or _BOTH_FIRST.fullmatch(text)
    if match is not None:
        pair = group_pair(c, text)
        said = match["said"]
        if pair is None or c.label_of(match["noun"]) not in (None, pair[0]):
            return
        ticks = pair[1]
    else:
        match = _ALIKE.fullmatch(text)
        named = c.named_in(match["pair"]) if match else {}
        if match is None or len(named) != 1 or c.named_in(match["said"]).keys() & named.keys():
            return
        ((_, ticks),) = named.items()
        said = match["said"]
        if len(ticks) != _TWO:
            return
    if not _TOGETHER.search(said):
        start = c.within_sentence(said)
        yield tuple(Plain(f"For {tick}, {start}") for tick in ticks)


_MOST = (
    r"(?:most|fewest|least|highest|lowest|largest|smallest|greatest|biggest|best|worst|[a-z]+est)"
)
_OWN_MOST = any_case(
    rf"(?P<who>[^,;:()]+?) (?:(?:has|have|had|makes?|made|shows?|reach(?:es)?|commits?|committed|"
    rf"achieves?|records?|score[sd]?|gets?)"
    rf" (?:their |its |the )(?P<most>{_MOST}) (?P<what>[a-z -]+?)"
    rf"|(?:is|are|was|were|perform|performs|do) (?:at (?:their|its) )?(?P<so>{_MOST})) "
    rf"(?:in|on|at|for|with) (?P<where>[^,;:()]+?)(?P<value> \([^()]*\))?"
)


@of_form(_OWN_MOST, "in on at for with")
def own_most(c: Scene, match: Match) -> Iterator[Version]:
    """“A makes the most errors on B”, where there are two of its like: of all for A, B has most."""
    who, where = c.named_in(match["who"]), c.named_in(match["where"])
    if re.search(r" (?:at|with|of) ", match["where"]):
        return
    bare = all(c.reader.is_place(match[key]) for key in ("who", "where"))
    if not bare or {len(who), len(where)} != {1} or who == where:
        return
    ((group, ticks),) = who.items()
    ((_, places),) = where.items()
    known = c.reader.names.dimensions
    if len(ticks) != 1 or len(places) != 1 or len(known[group].ticks) != _TWO:
        return
    if len(known[next(iter(where))].ticks) == _TWO or (group_pair(c) or ("",))[0] != group:
        return
    value = match["value"] or ""
    most = match["most"] or match["so"]
    if match["so"]:
        yield (Plain(f"{places[0]} is the {most} for {ticks[0]}{value}"),)
    else:
        yield (Plain(f"{places[0]} has the {most} {match['what']} for {ticks[0]}{value}"),)


_ADVERBS = {
    "slowly": "slower", "quickly": "faster", "rapidly": "faster", "swiftly": "faster",
    "speedily": "faster", "accurately": "more accurate", "precisely": "more precise",
    "efficiently": "more efficient", "cheaply": "cheaper", "reliably": "more reliable",
    "correctly": "more accurate",
}  # fmt: skip
_DOING = (
    r"(?:respond|react|work|run|perform|operate|answer|decide|finish|process|drive|solve|execute|"
    r"converge|train|read|move|complete|type|translate|walk|swim|search|compute|infer|generate|"
    r"return|start|load|render|parse|sort|recover|learn)(?:s|es)?"
)
_SLOWLY = any_case(
    rf"\b{_DOING}(?: (?:the|their|its) [a-z]+)? (?P<by>(?:by )?[^,;:]*?\d[^,;:]*? |much |slightly |"
    rf"far |even |considerably |markedly |somewhat )?(?P<less>more|less) "
    rf"(?P<how>{'|'.join(_ADVERBS)}) (?=than\b|in\b|on\b|at\b)"
    rf"|\b{_DOING} (?P<by2>much |slightly |far |even |considerably |markedly |somewhat )?"
    r"(?P<short>faster|slower|quicker) (?=than\b)"
)


@told_by("more less faster slower quicker", "than in on at")
def done_so(_: Scene, text: str) -> Iterator[Version]:
    """“A responds more slowly than B”: it is slower."""
    match = _SLOWLY.search(text)
    if match is None or (match["less"] or "").lower() == "less":
        return
    verb = match[0].split()[0].lower()
    be = "is" if verb.endswith("s") else "are"
    by = match["by"] or match["by2"] or ""
    how = match["short"] or _ADVERBS[match["how"].lower()]
    yield (Plain(f"{text[: match.start()]}{be} {by}{how} {text[match.end() :]}"),)


_LONGER = any_case(
    r"\b(?P<verb>takes?|needs?|requires?|lasts?|took|needed) "
    r"(?P<by>(?:about |roughly |around |nearly |almost |more than |less than )?\d[\d.,]*\s?\S* "
    r"(?:[a-z]{1,12} )?|much |slightly |far |even |considerably |somewhat )?"
    r"(?P<how>longer|less long)(?: time)?(?= than\b|\Z)"
)


@told_by("longer", "take takes need needs require requires took needed")
def takes_longer(c: Scene, text: str) -> Iterator[Version]:
    """“A takes longer than B”, where there are several measures: it is slower."""
    bare = text.rstrip(" .")
    match = _LONGER.search(bare)
    if match is None or _time_of(c) is None:
        return
    be = "is" if match["verb"].lower().endswith("s") else "are"
    by = match["by"] or ""
    yield (Plain(f"{bare[: match.start()]}{be} {by}slower{bare[match.end() :]}"),)


def _time_of(c: Scene) -> str | None:
    """What the one measure of times is called that stands beside others: “RT (ms)”."""
    known = CONCEPTS["speed"].less
    found = {
        tick
        for d in c.reader.figure.dimensions
        if not is_ordered(d) and len(d.ticks) > 1
        for tick in d.ticks
        if known.intersection(words_of(tick)) or {"rt", "rts"} & set(words_of(tick))
    }
    return found.pop() if len(found) == 1 else None


_GAP_OF = any_case(
    r"\bthe (?P<most>[a-z]+est |most pronounced |most marked )?"
    r"(?:age|gender|sex|group|age[- ]group)(?:[- ]related)? (?:differences?|gap|effect|disparity) "
    r"(?:in|on|for|of) (?P<what>[a-z]+)"
)
_SLOWING = any_case(
    r"\b(?P<the>the|their) (?P<most>[a-z]+est )?(?:age[- ]related |relative )?"
    r"(?:slowing|slow-?down)(?= (?:is|was|in|on|at|of|stays|remains|amounts|by)\b|,|\Z)"
)
_PRONOUNCED = any_case(r"\b(?P<end>most|least) (?:pronounced|marked|evident|visible)\b")


@told_by("age gender sex group slowing slowdown slow related")
def gap_of_groups(c: Scene, text: str) -> Iterator[Version]:
    """“The age difference in errors is largest on B”: that between the two age groups."""
    if group_pair(c) is None:
        return
    said = text
    if match := _GAP_OF.search(text):
        what = _measure(c, match["what"])
        if what is None:
            return
        told = f"{text[: match.start()]}the {match['most'] or ''}difference in {what}"
        said = f"{told}{text[match.end() :]}"
    elif match := _SLOWING.search(text):
        time = _time_of(c)
        if time is None:
            return
        what = re.sub(r"\s*\([^()]*\)", "", time)
        told = f"{text[: match.start()]}the {match['most'] or ''}difference in {what}"
        said = f"{told}{text[match.end() :]}"
    else:
        return
    ends = {"most": "largest", "least": "smallest"}
    said = _PRONOUNCED.sub(lambda m: ends[m["end"].lower()], said)
    yield (Plain(capitalised(said)),)


def _measure(c: Scene, word: str) -> str | None:
    """What a figure calls a measure: of errors, “accuracy”."""
    if c.reader.names_anything(word):
        return word
    found = [
        re.sub(r"\s*\([^()]*\)", "", tick)
        for d in c.reader.figure.dimensions
        for tick in d.ticks
        if word.lower() == "accuracy" and CONCEPTS["accuracy"].less.intersection(words_of(tick))
    ]
    return found[0] if len(found) == 1 else None


_HIGHEST_AT = any_case(
    rf"(?P<who>[^,;:()]+?) (?P<has>has|have|had|shows?|records?|takes|achieves?|reach(?:es)?) the "
    rf"(?P<most>{_MOST}) (?P<what>values?|readings?|numbers?|figures?|points?|results?) "
    r"(?P<at>in|on|at|for) (?P<where>[^,;:()]+?)"
)


@of_form(_HIGHEST_AT, "in on at for", "the")
def highest_there(c: Scene, match: Match) -> Iterator[Version]:
    """“A has the highest value at 3 h”: the highest that there is at 3 h."""
    if not all(c.reader.is_place(match[key]) for key in ("who", "where")):
        return
    who, where = c.named_in(match["who"]), c.named_in(match["where"])
    single = [len(ticks) == 1 for ticks in (*who.values(), *where.values())]
    if single == [True, True] and who.keys() != where.keys():
        said = f"{match['who']} {match['has']} the {match['most']} {match['what']}"
        yield (Plain(f"{match['at'].capitalize()} {match['where']}, {said}"),)
