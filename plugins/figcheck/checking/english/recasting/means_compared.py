"""What means are set against: “72 on average, compared with 60”, “from a mean of 88 to 97”."""

from __future__ import annotations

import re
from collections.abc import Iterator

from figcheck.checking.english.lexicon.entries import NUMERALS
from figcheck.checking.english.lexicon.first_letters import capitalised, uncapitalised
from figcheck.checking.english.names.forms import words_of
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form, told_by
from figcheck.patterns import any_case, regex

_AGAINST_MEAN = regex(
    r"(?P<first>[^,;]+? on average|(?:On average, )?[^,;]+? averages? [^,;]+?),? "
    r"(?:compared (?:with|to)|versus|as against|against|as opposed to) "
    r"(?P<amount>[^,;]*?\d[^,;]*?) (?:for|in|among|at) (?P<who>[^,;]+)"
)


@of_form(_AGAINST_MEAN, "average averages", "compared versus against opposed")
def mean_of_the_others(c: Scene, match: Match) -> Iterator[Version]:
    """“A reach 72 on average, compared with 60 for B”: the mean of B is 60."""
    if c.named_in(match["who"]):
        who = match["who"]
        second = Plain(f"{capitalised(who)} average {match['amount']}")
        yield Plain(match["first"]), second


_SO = any_case(
    r"(?P<first>[^;]*?\b(?P<mean>mean|average|median)s?\b[^;]*?)"
    r"(?:[,;] (?:so|hence|thus|i\.e\.,?|that is,|meaning|which means)(?: that)?|;) "
    r"(?:(?:the|these|those) (?:two|pair)(?: [a-z]+)?|they|both) "
    r"(?P<then>(?:are|lie|is|differ|were|differed)\b[^,;]*)"
)
_EACH = any_case(r"\b(?:each|every|all|any|both|always|never|none|no)\b")
_TWO = 2


@of_form(_SO, "mean means average averages median medians", "the these those they both")
def means_apart(c: Scene, match: Match) -> Iterator[Version]:
    """“The mean is 5 for A and 8 for B, so the two are 3 apart”: so are their means."""
    if _EACH.search(match["then"]):
        return
    named = c.named_in(match["first"])
    pairs = [ticks for ticks in named.values() if len(ticks) == _TWO]
    if len(pairs) != 1 or c.named_in(match["then"]):
        return
    one, two = pairs[0]
    where = [p for p in c.led_places(match["first"]) if not {one, two} & _ticks(c, p)]
    means = f"The {match['mean'].lower()}s of {one} and {two} {match['then']}"
    yield Plain(match["first"]), Plain(" ".join([means, *where]))


def _ticks(c: Scene, text: str) -> set[str]:
    return {tick for ticks in c.named_in(text).values() for tick in ticks}


_FROM_ONE_TO_ONE = any_case(
    r"(?P<lead>(?:(?:in|from|between|over|since|during|taken|all) [^;:,]+, )?)(?P<who>[^;:,]+?) "
    r"(?P<verb>goes|go|went|rises?|rose|falls?|fell|moves?|moved|climbs?|climbed|drops?|dropped|"
    r"changes?|changed|increases?|increased|decreases?|decreased|slid|slides?|grows?|grew|"
    r"improves?|improved) from an? "
    r"(?P<what>(?:combined |overall )?(?:mean|average|median|total|sum|range|spread)) of "
    r"(?P<start>[^;:,]+?) to (?:one|that|an? (?P=what)) of (?P<stop>[^;:,]+)"
)

_EITHER_WAY = frozenset("goes go went move moves moved change changes changed".split())
_NUMBER = regex(r"\d[\d,]*(?:\.\d+)?")


@of_form(_FROM_ONE_TO_ONE, "mean average median total sum range spread", "from", "to")
def from_mean_to_mean(_: Scene, match: Match) -> Iterator[Version]:
    """“The ports go from a mean of 88 to one of 97”: the mean of the ports goes from 88 to 97."""
    what = match["what"].lower().replace("combined ", "").replace("overall ", "")
    lead = "" if match["lead"].lower().startswith(("taken", "all")) else match["lead"]
    who = uncapitalised(match["who"])
    who = who if who.startswith(("the ", "all ")) else match["who"]
    verb = match["verb"].lower()
    ends = [_NUMBER.search(match[end]) for end in ("start", "stop")]
    if verb in _EITHER_WAY and ends[0] and ends[1]:
        start, stop = (float(end[0].replace(",", "")) for end in ends if end)
        verb = "rises" if start < stop else "falls"
    yield (Plain(f"{lead}the {what} of {who} {verb} from {match['start']} to {match['stop']}"),)


_MEAN = any_case(
    r"\b(?P<sign>above|below|over|under|exceeds?|exceeded|beats?|surpass(?:es|ed)?|higher than|"
    r"lower than|more than|less than|than) (?:the|their) (?:overall |group |general |joint )?"
    r"(?P<mean>average|mean|median)\b"
)


_MADE = frozenset("average mean median total overall all sum".split())
"""Words in the names of what is made of the others."""

_THOSE = any_case(
    rf"\b((?:every|each|all|no|most|the|those|{'|'.join(NUMERALS)}) \w+) "
    r"(?=(?:above|below|over|under) )"
)
_RANKED = any_case(
    r"\b(?:ranked|ranks?|scored|scores?|placed|finished|finish(?:es)?|came|comes?|landed|lands?|"
    r"fell|falls?) (?=(?:above|below|over|under) (?:the|their) )"
)


@told_by(
    "above below over under exceed exceeds exceeded beat beats surpass surpasses than",
    "average mean median",
)
def their_mean(c: Scene, text: str) -> Iterator[Version]:
    """“Three countries are above the average in 2010”: above the eight-country average."""
    first = _MEAN.search(text)
    told = _of_whom(c, text[: first.start()]) if first is not None else None
    if told is None:
        return
    noun, size = told
    text = _RANKED.sub("was ", text)
    text = _THOSE.sub(lambda m: f"{m[1]} that {_was(m[1])} ", text, count=1)
    yield (Plain(_MEAN.sub(rf"\g<sign> the {NUMERALS[size]}-{noun} \g<mean>", text)),)


def _of_whom(c: Scene, before: str) -> tuple[str, int] | None:
    """What the things are called that a clause is about, and how many of them there are."""
    nouns = [(w, d) for w in re.findall(r"[a-z]+", before) if (d := c.label_of(w)) is not None]
    noun, dimension = nouns[0] if nouns else (c.noun_compared, None)
    if noun is None:
        return None
    dimension = dimension or c.label_of(noun)
    if dimension is None or (not nouns and dimension not in c.named_in(before)):
        return None
    ticks = c.reader.names.dimensions[dimension].ticks
    if any(not _MADE.isdisjoint(words_of(tick)) for tick in ticks):
        return None  # "Above the average", where that is one of the rows.
    size = len(ticks)
    return (_singular(noun), size) if 2 < size < len(NUMERALS) else None


def _was(those: str) -> str:
    return "are" if those.endswith("s") else "is"


def _singular(noun: str) -> str:
    if noun.endswith("ies"):
        return f"{noun[:-3]}y"
    return noun.removesuffix("s")
