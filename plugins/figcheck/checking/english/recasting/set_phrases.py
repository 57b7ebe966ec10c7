"""Set phrases that say in several words what one or none says: “over the whole course of training”.

Each is put in plain words, so that what is left of the sentence is read as any other.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from figcheck.checking.english.lexicon.shared_words import WHOLE
from figcheck.checking.english.recasting.plain import Scene, Version, in_plain_words, told_by
from figcheck.patterns import any_case

_PROCESS = (
    r"(?:training|pre-?training|fine-?tuning|optimi[sz]ation|learning|run|experiment|simulation"
    r"|schedule|period|process|season|series|recording)"
)
_BEHIND_IT = r"(?=\s*(?:\Z|[.,;:)]|(?:in|on|at|for|across|between|from|and|but|apart|anywhere)\b))"

_WORDS: tuple[tuple[re.Pattern[str], str], ...] = tuple(
    (any_case(pattern), plain)
    for pattern, plain in (
        (
            rf"\b(?:over|throughout|during|across) the (?:(?:{WHOLE} )?(?:course|duration|length)"
            rf" of (?:the )?(?:{WHOLE} )?(?:[a-z]+ )?{_PROCESS}|{WHOLE} (?:training|pre-?training"
            rf"|optimi[sz]ation|learning) ?(?:run|process|period|phase|schedule)?){_BEHIND_IT}",
            "over the whole period",
        ),
        (
            r"(?P<much>\b\d[\d,]*(?:\.\d+)? ?(?:%|percent|(?:percentage )?points?"
            rf"|[A-Za-zµμ]{{1,3}})?) at (?:the )?(?P<end>most|least){_BEHIND_IT}",
            r"at \g<end> \g<much>",
        ),
        (
            r"\b(?P<a>removing|dropping|ablating) (?:a|any) single"
            r" (?P<what>component|module|part|feature|element)\b",
            r"\g<a> a \g<what>",
        ),
        (
            r"\b(?P<one>the only (?:[a-z]+ )?[a-z]+) (?:that|which|to)"
            r" (?:falls?|drops?|dips?|lies?|stays?|sits?|remains?|goes|go|gets?|rises?|climbs?|is)"
            r" (?P<side>below|above|under|over)(?= )",
            r"\g<one> \g<side>",
        ),
        (
            r"\b(?P<side>below|above|under|over|past|beyond|exceeds?|reach(?:es)?|crosse?s?) the"
            r" (?:break-even|chance|parity|target|symbolic|round|critical|psychological|important)"
            r" (?:mark|line|level|threshold|barrier|limit|value|point) of (?=\d)",
            r"\g<side> ",
        ),
        (
            r"\b(?P<be>is|are|was|were|stays|remains) (?:(?:very|quite|fairly|rather|relatively"
            r"|comparatively|rather) )?(?:small|large|low|high|narrow|wide|modest|tiny|minor|slight"
            r"|moderate|negligible|substantial|considerable)"
            r"(?P<there> (?:in|on|at|for|with) [^,;:()]+)?, (?:at|with) (?P<much>(?:no more than"
            r"|at most|at least|only|just|about|around|roughly|under|below|over|up to)? ?"
            r"\d[^,;:()]*)\Z",
            r"\g<be> \g<much>\g<there>",
        ),
        (
            r"\b(?P<be>is|are|was|were) (?:only|just|merely) (?P<the>the (?:second|third|fourth"
            r"|fifth|sixth|seventh|eighth|ninth|tenth)\b)",
            r"\g<be> \g<the>",
        ),
        (
            r"\b(?:barely|only just|fractionally|an? (?:whisker|hair|touch|tad|shade|nose|fraction"
            r"|sliver)) (?=(?:ahead|behind|above|below|more|fewer|less|better|in front"
            r"|(?!oth|ov|und|aft|nev|ev)[a-z]{2,}er)\b)",
            "slightly ",
        ),
        (
            r"\bby (?:the (?:narrowest|slimmest|thinnest|smallest|finest)(?: of)? margins?|an? "
            r"(?:whisker|hair(?:['’]s breadth)?|nose|sliver|wafer-thin margin|mere whisker))",
            "by a narrow margin",
        ),
        (
            r"\b(?:is|are|was|were) (?:closely |tightly )?(?:bunched|clustered|grouped|packed)"
            r"(?: closely| tightly)?(?: together)? (?=between\b)",
            "lie ",
        ),
        (
            r"\b(?P<has>counts?|counted|ha[sd]|have|boasts?|boasted) (?P<many>\d[\d.,]*) of "
            r"(?:them|these|those)\b",
            r"\g<has> \g<many>",
        ),
        (
            r"\b(?:is|are|was|were) (?:visited|attended|watched|used|read|bought|seen|streamed"
            r"|viewed|downloaded|chosen|frequented|backed|owned|played|named|cited) by "
            r"(?=(?:(?:just|only|nearly|almost|about|around|roughly|some|more than|less than"
            r"|fewer than|over|under|at least) )*\d)",
            "had ",
        ),
        (r"\b(?P<do>perform|fare|score)(?P<s>s|ed)? similarly\b", r"\g<do>\g<s> comparably"),
    )
)


_PER_CASE = any_case(
    r"(?P<time>\d ?(?:ms|s|secs?|seconds?|milliseconds?|minutes?|min)) (?:per|for each|for every"
    r"|an?) (?:query|queries|request|sample|example|image|call|input|document|item|sentence"
    r"|prompt|inference|instance|picture|page)\b"
)
_RATE = any_case(r"\bper\b|/")


@told_by("per each every a an", "ms s sec secs second seconds millisecond milliseconds minute min")
def time_per_case(c: Scene, text: str) -> Iterator[Version]:
    """“It needs 24 ms per query”: 24 ms, where no label says what its times are for."""
    figure = c.reader.figure
    labels = (t for d in figure.dimensions for t in (d.name, *d.ticks))
    if not any(map(_RATE.search, (figure.title, figure.value.label, *labels))):
        yield from in_plain_words(text, ((_PER_CASE, r"\g<time>"),))


_PER_EVENT = any_case(
    r" (?:per|to (?:the average|an average|each|every|their average)|at (?:each|every)|for each"
    r"|every|each) (?:home |single )?(?:game|match|fixture|show|performance|concert|screening)\b"
)
_AVERAGED = any_case(r"\b(?:average|mean|per)\b")


@told_by("per average each every", "game match fixture show performance concert screening")
def averaged_per_event(c: Scene, text: str) -> Iterator[Version]:
    """“It drew 5,000 fans per home game”, of average attendances: it drew 5,000."""
    figure = c.reader.figure
    if _AVERAGED.search(f"{figure.title} {figure.value.label} {figure.y_axis.label}"):
        yield from in_plain_words(text, ((_PER_EVENT, ""),))


@told_by(
    "course duration length whole entire full complete most least only mark line level threshold "
    "barrier limit value point small large low high narrow wide modest tiny minor slight moderate "
    "negligible substantial considerable single similarly second third fourth fifth sixth seventh "
    "eighth ninth tenth barely just fractionally whisker hair touch tad shade nose fraction sliver "
    "margins margin bunched clustered grouped packed them these those by"
)
def set_phrases(_: Scene, text: str) -> Iterator[Version]:
    """“A and B differ by 5 points at most”: by at most 5 points."""
    yield from in_plain_words(text.rstrip(" ."), _WORDS)
