"""What captions write for what plain words say as well: “Post-2015, …”, “rounded out the top 5”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.lexicon.entries import classes_in
from figcheck.checking.english.lexicon.first_letters import capitalised
from figcheck.checking.english.lexicon.shared_words import FIGURE
from figcheck.checking.english.recasting.measured_words import is_measured
from figcheck.checking.english.recasting.plain import (
    Match,
    Plain,
    Scene,
    Version,
    in_plain_words,
    of_form,
    told_by,
)
from figcheck.patterns import any_case
from figcheck.times import is_time

_ERA = any_case(
    r"\A(?:(?P<in>in|during) the )?post-(?P<year>(?:19|20)\d\d)(?: (?:period|years|era))?,"
)


@told_by("post", "-")
def afterwards(_: Scene, text: str) -> Iterator[Version]:
    """“Post-2015, it falls”: after 2015."""
    yield from in_plain_words(text, ((_ERA, r"After \g<year>,"),))


_EACH_WITH = any_case(
    r"(?P<said>[^;:()]+?)(?:, | \()(?:all|each|both)(?: of (?:them|which))? "
    r"(?P<does>with|having|at|above|below|over|under|exceeding|between|recording|reaching) "
    r"(?P<rest>[^;:()]*\d[^;:()]*)\)?"
)
_DOES = {"with": "have", "having": "have", "exceeding": "exceed", "recording": "have",
         "reaching": "reach"}  # fmt: skip
_ON_OTHERS = frozenset("MORE BEATS BEATEN EXCEEDS BETTER EXCEPT OTHERS FOLLOWED".split())
"""Classes of words by which a clause sets those that it names against each other."""


@of_form(
    _EACH_WITH,
    "all each both",
    "with having at above below over under exceeding between recording reaching",
)
def each_with(c: Scene, match: Match) -> Iterator[Version]:
    """“The lowest are A, B and C (all with fewer than 5)”: they are, and each has fewer than 5."""
    if not _ON_OTHERS.isdisjoint(classes_in(match["said"])):
        return
    named = {d: t for d, t in c.named_in(match["said"]).items() if d != c.way}
    if [len(ticks) > 1 for ticks in named.values()] != [True] or c.way in c.named_in(match.string):
        return
    who = " and ".join(next(iter(named.values())))
    does = match["does"].lower()
    verb = _DOES.get(does, f"are {does}")
    yield Plain(match["said"]), Plain(f"{who} each {verb} {match['rest']}")


_THEN = any_case(r"(?P<does>.+? )(?P<at>in|during) (?P<list>[^;:()]+?)(?:,? respectively)?")
_LISTED = any_case(r",? and (?:again )?(?:in |during )?|, (?:in )?")
_ENDS_LISTED = any_case(
    r"\b(?:in|during) (?:\S+ )?\S+(?:, (?:in )?(?:\S+ )?\S+){0,6},? and (?:again )?"
    r"(?:in |during )?(?:\S+ )?\S+\Z"
)
"""How sentences end that are about several points of time, before they are looked at closely."""

_CHANGES = frozenset("RISES GAINS RISE".split())
_ONLY = frozenset("only solely exclusively just".split())


@told_by("in during", "and")
def changing_in_each(c: Scene, text: str) -> Iterator[Version]:
    """“A fell in 2009 and 2013”: it did in each of these years."""
    told = _changing_at(c, text)
    # "It rose by 3 in 2009 and 2010": by so much each time, or together.
    if told is not None and not any(map(str.isdigit, told[0])):
        yield tuple(Plain(f"{told[0]}in {time}") for time in told[1])


def is_one_change(c: Scene, text: str) -> bool:
    """Whether a sentence may tell one change of several points of time, or one of each.

    Args:
        c: where the sentence stands.
        text: the sentence.
    """
    told = _changing_at(c, text)
    if told is None or c.way is None:
        return False
    first = c.ascending(c.way)[0] in c.named_in(" ".join(told[1])).get(c.way, ())
    return first or any(map(str.isdigit, told[0]))


def _changing_at(c: Scene, text: str) -> tuple[str, list[str]] | None:
    """What a sentence says that something did, and the points of time that it ends with."""
    bare = text.rstrip(" .")
    if not _ENDS_LISTED.search(bare):
        return None
    lead, subject, rest = c.cut(bare)
    match = _THEN.fullmatch(rest) if subject and not lead else None
    if match is None or _CHANGES.isdisjoint(classes_in(match["does"])):
        return None
    if not _ONLY.isdisjoint(match["does"].lower().split()):
        return None  # "It rose only in 2009 and 2013": in no other year.
    times = [t.strip() for t in _LISTED.split(match["list"])]
    axis = c.way
    if axis is None or len(times) < 2 or any(c.axis_of(t) != axis for t in times):
        return None
    if not is_time(c.reader.names.dimensions[axis]) or c.named_in(match["does"]):
        return None
    return f"{subject} {match['does']}", times


_OVERALL = any_case(
    r"(?P<lead>overall|in general|generally|on the whole), (?:the|this|these) (?:[\w-]+ ){0,2}?"
    rf"(?:{FIGURE}s?|tables?|data|statistics|results|numbers|heatmap) (?:(?:also|clearly) )?"
    r"(?:shows?|indicates?|suggests?|reveals?|illustrates?|demonstrates?|highlights?|confirms?)"
    r"(?P<that>,? that)? (?P<rest>.+)"
)


@of_form(_OVERALL, "overall general generally whole", ",")
def overall_shown(c: Scene, match: Match) -> Iterator[Version]:
    """“Overall, the chart shows that A grows”: on the whole, A grows."""
    things = c.named_in(match["rest"]).keys() - {c.way}
    if match["that"] and not (things or is_measured(c, match["rest"])):
        return  # "That fuel gets dearer", of another figure: nothing of this one.
    shown = match.string[match.end("lead") + 2 :]
    yield (Plain(f"Overall, {match['rest']}" if match["that"] else f"T{shown[1:]}"),)


_FLUCTUATIONS = any_case(
    r"(?:there (?:are|were|is|was|have been|has been)|(?:the|this) (?:[\w-]+ )?"
    rf"(?:{FIGURE}|data|trend|line)? ?(?:also )?(?:shows?|displays?|exhibits?|reveals?|has)"
    r"|it (?:also )?(?:shows?|displays?|exhibits?|reveals?)) "
    r"(?:(?:some|several|a few|certain|occasional|a number of|various) )?"
    r"(?:fluctuations?|ups and downs)(?: (?:in|of) (?P<what>(?:the |[A-Z])[^,;:]+?))?"
    r"(?: (?:over|during|throughout|across|within) (?:time|the (?:years|period|decade)|this period"
    r"|the (?:\w+-year )?(?:period|time ?(?:frame|span))|(?:these|the) \w+ years))?"
    r"(?: in between| along the way)?"
    r"(?:,? (?:such as|including|like|for example|e\.g\.),? (?P<one>an? [^;:]+))?"
)


@of_form(
    _FLUCTUATIONS,
    "fluctuation fluctuations ups",
    "there shows show displays display exhibits exhibit reveals has",
)
def fluctuations_there(c: Scene, match: Match) -> Iterator[Version]:
    """“There have been some fluctuations over the years, such as a drop in 2009”: of one line."""
    if not c.reader.names.is_one_line:
        return
    if match["what"] and not is_measured(c, match["what"]):
        return
    example = (Plain(f"There is {match['one']}"),) if match["one"] else ()
    what = match["what"] or "the values"
    yield (Plain(f"{capitalised(what)} fluctuated over the years"), *example)
