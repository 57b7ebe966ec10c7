"""Turns of phrase for how things stand: “at the back of the field”, “judging by the mean”."""

from __future__ import annotations

import re
from collections.abc import Iterator

from figcheck.checking.english.lexicon.first_letters import capitalised
from figcheck.checking.english.lexicon.shared_words import COUNT, LATER_ORDINAL, count_of
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form, told_by
from figcheck.checking.language.order import is_ordered
from figcheck.patterns import any_case

_FIELD = r"(?:field|pack|ranking|standings|pecking order)"
_MEAN = r"(?:mean|average)(?: (?:score|value|result|performance)s?)?"
_TURNS: tuple[tuple[re.Pattern[str], str], ...] = tuple(
    (any_case(pattern), plain)
    for pattern, plain in (
        (
            r"\A(?:judging|judged|measured|going|gauged) (?:by|in|on) (?:the |their |its )"
            rf"(?:overall )?{_MEAN}(?: (?:over|across|of) all(?: of)?(?: the)? [a-z]+)?,",
            "On average,",
        ),
        (rf"\b(?P<n>{COUNT}) (?P<what>[a-z]+s) out of (?P<all>{COUNT})\b",
         r"\g<n> of the \g<all> \g<what>"),
        (r",? (?:alone or (?:shared|tied|jointly)|shared or alone|outright or shared),? ", " "),
        (r"\b(?:has|holds|keeps|retains) (?:an|a [a-z]+) edge over\b", "is ahead of"),
        (
            r"\b(?P<has>has|have|had|holds?|held|keeps?|kept|enjoys?) an? (?:slim|narrow|thin|wide"
            r"|comfortable|clear|solid|healthy|commanding|slender) "
            rf"(?=(?:{COUNT}|\d[\d.]*)[- ](?:percentage[- ])?points? )",
            r"\g<has> a ",
        ),
        (rf"\bat the (?:very )?(?:back|rear|bottom|tail) of the {_FIELD}\b", "last"),
        (rf"\bat the (?:very )?(?:front|head|top) of the {_FIELD}\b", "first"),
        (
            rf"\b(?:has to settle|must settle|settles) for (?P<rank>{LATER_ORDINAL})(?: place)?\b",
            r"comes \g<rank>",
        ),
        (
            r"\bnot (?:that |so |very )?far (?P<side>behind|below|above|ahead of)\b",
            r"just \g<side>",
        ),
        (
            r"\b(?:is|are|was|were|lies?|sits?|stands?|comes?|follows?|remains?) (?:close"
            r"|very close|closely|right|hard|shortly|narrowly|some way|a long way|some distance)"
            r" behind (?=\w)",
            "is behind ",
        ),
        (
            r"\b(?P<comes>comes?|came|is|are|was|were|finish(?:es|ed)?|ranks?|ranked) (?:in )?an?"
            rf" (?:very )?(?:clear|distant|strong) (?P<rank>{LATER_ORDINAL})\b",
            r"\g<comes> \g<rank>",
        ),
        (r"\bfrom (?:start|beginning) to (?:finish|end)\b", "throughout"),
        (
            rf"\b(?P<n>{COUNT}) (?P<what>[a-z]+s) (?:are|were) (?:all )?tied for\b",
            r"\g<n> \g<what> share",
        ),
    )
)  # fmt: skip


_LISTED = "(?:scale|field|spectrum|ranking|list|chart|graph|table|order|range|pack)"
_AT_AN_END = any_case(
    r"\A(?:(?:at|on|towards?|near) the (?:very )?(?:(?:other|opposite|far|lower|upper|low|high|"
    rf"bottom|top) end|bottom|top|head|other extreme)(?: of the {_LISTED})?"
    rf"|(?:further|lower|farther) (?:down|up)(?: (?:the|in the|on the) {_LISTED})?), "
)
_COMPARED = any_case(r"\Ain (?:a |the )?(?:direct|head-to-head|side-by-side) comparison, ")


@told_by(
    "judging judged measured going gauged out alone shared outright end edge field pack point "
    "ranking standings order settle settles finish bottom top head extreme further lower "
    "farther comparison tied behind below above ahead close clear distant narrow strong"
)
def turns_of_standing(c: Scene, text: str) -> Iterator[Version]:
    """“A has a small edge over B”: it is ahead of B. “On two tasks out of five”: of the five."""
    said = text
    if not any(map(is_ordered, c.reader.figure.dimensions)):
        said = _AT_AN_END.sub("", said)  # It is no end of an axis.
    said = _COMPARED.sub("", said)
    for pattern, plain in _TURNS:
        said = pattern.sub(plain, said)
    if said != text:
        yield (Plain(said),)


_RAISED = any_case(
    r"(?:going|moving|switching|changing|passing) (?P<ends>from [^,;:]+? to [^,;:]+?) "
    r"(?:(?P<up>raises|lifts|increases)|(?P<down>lowers|reduces|decreases)) the "
    r"(?P<mean>mean|average) (?P<by>by [^;:]+|from [^;:]+)"
)


@of_form(_RAISED, "going moving switching changing passing", "from", "mean average")
def raising_the_mean(_: Scene, match: Match) -> Iterator[Version]:
    """“Going from A to B raises the mean by 5”: from A to B it rises by 5."""
    ends = match["ends"]
    verb = "rises" if match["up"] else "falls"
    yield (Plain(f"{capitalised(ends)} the {match['mean']} {verb} {match['by']}"),)


_OF_ALL = any_case(rf"\b(?P<many>{COUNT})-(?P<noun>[a-z]+) (?P<mean>mean|average)\b")


@told_by("mean average", "-")
def mean_of_all(c: Scene, text: str) -> Iterator[Version]:
    """“A has the highest five-task average”, of five tasks: the highest average."""
    match = _OF_ALL.search(text)
    axis = c.label_of(match["noun"]) if match else None
    if match is None or axis is None:
        return
    if count_of(match["many"]) == len(c.reader.names.dimensions[axis].ticks):
        yield (Plain(f"{text[: match.start()]}{match['mean']}{text[match.end() :]}"),)


_MEAN_AND_MORE = any_case(
    r"(?P<lead>(?:averaged (?:over|across) [^,;:]+|on average), )?"
    r"(?P<who>[^,;:]+?) (?P<is>(?:is|was|comes to|amounts to|attains|reaches|scores|averages|has"
    r"|gets|achieves|retains) [^,;:]*?\d[^,;:]*?), (?:which|that) is (?P<much>[^,;:]*?\d[^,;:]*?) "
    r"(?P<way>more|less|fewer|higher|lower|better|worse) than (?P<rival>[^,;:]+)"
)
_IS_MEAN = any_case(r"\b(?:mean|average)\b")


@of_form(_MEAN_AND_MORE, "which that", "more less fewer higher lower better worse", "than")
def so_much_more_than(_: Scene, match: Match) -> Iterator[Version]:
    """“A reaches 50, which is 5 points more than B”: it does, and is 5 points above B."""
    lead, who = match["lead"] or "", match["who"]
    way = match["way"].lower()
    way = {"more": "higher", "less": "lower", "fewer": "lower"}.get(way, way)
    rival = match["rival"]
    if _IS_MEAN.search(who) and not rival.lower().startswith(("that ", "what ")):
        rival = f"that of {rival}"
    yield (
        Plain(f"{lead}{who} {match['is']}"),
        Plain(f"{lead}{who} is {match['much']} {way} than {rival}"),
    )
