"""Turns that say the same as plainer ones: “vary widely, from 3 to 9”, “with no dropout”."""

from __future__ import annotations

import re
from collections.abc import Iterator

from figcheck.checking.english.lexicon.shared_words import GAP, GAP_WORDS, WHOLE
from figcheck.checking.english.recasting.plain import (
    Match,
    Plain,
    Scene,
    Version,
    in_plain_words,
    of_form,
    told_by,
)
from figcheck.patterns import any_case, regex

_WIDELY = any_case(
    r"\b(?:var(?:y|ies)|ranges?|differs?|spreads?)(?: (?:widely|considerably|greatly|substantially"
    r"|significantly|strongly|markedly|noticeably))?,? (?=from [-−~]?\d)"
)
_VALUE = r"(?:own )?(?:score|value|accuracy|rate|level|result|performance|share|count|speed|number)"
_OF_ITS_OWN = any_case(
    r"\b(?P<part>half|(?:a|one) third|two[ -]thirds|(?:a|one) quarter|three[ -]quarters"
    rf"|\d[\d.]* ?%)(?: of)? (?:its|their) {_VALUE} (?=(?:on|in|at|for|under|with) )"
    r"|\b(?P<times>twice|double|triple|\d[\d.]* times) (?:its|their) "
    rf"{_VALUE} (?=(?:on|in|at|for|under|with) )"
)
_ONLY_BY = any_case(r"\b(but|and|yet) (only|just|merely) by (?=[-−~]?\d)")
_GAP = any_case(
    r"(?P<lead>(?:in|on|at|for|with) [^,;:()]+, )?(?:the )?(?:single )?"
    rf"(?P<most>largest|widest|biggest|greatest|smallest|narrowest) (?:overall )?(?:[a-z]+ )?{GAP} "
    r"(?:between|among|across) (?:the |all |all the )?(?P<of>[a-z]+?)s (?:is|occurs|appears|exists"
    r"|(?:is|can be) (?:found|seen|observed|visible)) (?P<where>(?:on|at|in|for|with|under) .+)"
)
_SMALL = frozenset({"smallest", "narrowest"})


@told_by("from")
def varying_from(_: Scene, text: str) -> Iterator[Version]:
    """“Scores vary widely, from 3 to 9”: they range from 3 to 9."""
    plain = _WIDELY.sub("range ", text)
    if plain != text:
        yield (Plain(plain),)


@told_by("its their")
def part_of_its_own(_: Scene, text: str) -> Iterator[Version]:
    """“… is less than half of its score on B”: … of that on B."""
    plain = _OF_ITS_OWN.sub(
        lambda m: f"{m['part']} of that " if m["part"] else f"{m['times']} that ", text
    )
    if plain != text:
        yield (Plain(plain),)


@told_by("only just merely", "by")
def by_only(_: Scene, text: str) -> Iterator[Version]:
    """“… by 6 on A but only by 2 on B”: … but by only 2."""
    plain = _ONLY_BY.sub(r"\1 by \2 ", text)
    if plain != text:
        yield (Plain(plain),)


@of_form(_GAP, GAP_WORDS, "between among across")
def gap_between_all(scene: Scene, match: Match) -> Iterator[Version]:
    """“The largest gap between models is on A”: that between the best and the worst model."""
    dimension = scene.label_of(match["of"].lower())
    if dimension is None:
        return
    if len(scene.reader.names.dimensions[dimension].ticks) < 3:
        return  # Of two, one is set against the other.
    grade = "smallest" if match["most"].lower() in _SMALL else "largest"
    lead, of, where = match["lead"] or "", match["of"].lower(), match["where"]
    the = "the" if lead else "The"
    yield (Plain(f"{lead}{the} gap between the best and worst {of} is {grade} {where}"),)


_EVERY = any_case(
    r"(?<!\bin)(?<!\bfor)(?<!\bof)(?<!\bat)(?<!\bwith)(?<!\bthan) "
    r"(?P<each>each|every)(?: single)? (?P<noun>year|month|quarter|week|day)(?P<rest>,|\Z)"
)


@told_by("each every", "year month quarter week day")
def every_year(_: Scene, text: str) -> Iterator[Version]:
    """“There were more than 20 every year”: in every year."""
    if _EVERY.search(text):
        yield (Plain(_EVERY.sub(r" in \g<each> \g<noun>\g<rest>", text)),)


_CHANGE = r"(?:rise|gain|increase|jump|growth|fall|drop|decline|decrease|loss|dip|slump)"
_MOST = r"(?:largest|biggest|greatest|steepest|sharpest|strongest|smallest)"

_TURNS: tuple[tuple[re.Pattern[str], str], ...] = tuple(
    (any_case(pattern), plain)
    for pattern, plain in (
        (
            r"(?P<each>\b(?:each|every)(?: single)? (?:year|month|quarter|week|day|step))"
            rf" of the (?:{WHOLE} )?(?:period|decade|series|time span|chart|record)\b",
            r"\g<each>",
        ),
        (
            rf"(?P<over>\b(?:over|during|across|throughout|in) the) {WHOLE}"
            r" (?P<span>decade|century)\b",
            r"\g<over> \g<span>",
        ),
        (
            rf"(?P<most>\b{_MOST}) (?:single |one-year |single-year )(?P<change>{_CHANGE})\b",
            r"\g<most> year-on-year \g<change>",
        ),
        (
            rf"(?P<most>\b{_MOST}) (?P<change>{_CHANGE}) (?:within|in) (?:a|one|any) "
            r"(?:single )?year\b",
            r"\g<most> year-on-year \g<change>",
        ),
        (
            rf"(?P<most>\b{_MOST} (?:year-on-year )?{_CHANGE}) of (?:any|all) (?:the )?"
            r"(?:lines?|series|curves?|sources?|countr(?:y|ies)|products?|categor(?:y|ies))\b",
            r"\g<most>",
        ),
        (r"\bmoves sideways (?=within|between|in)", "stays "),
        (r"\Abetween the two extremes lies a (?P<what>range|gap|spread) of ", r"The \g<what> is "),
        (r"\Aa single (?=cell|value|entry|bar|point|country|year)", "Exactly one "),
        (r"\b(?P<range>ranges|ranging) only from (?=[-−~]?\d)", r"\g<range> from "),
    )
)


@told_by("of whole entire full complete single one within in sideways extremes only")
def terse_turns(_: Scene, text: str) -> Iterator[Version]:
    """“In each year of the period”: in each year. “Moves sideways within …”: stays within it."""
    yield from in_plain_words(text, _TURNS)


_NOT = any_case(r"\b(?P<verb>does|do|did|is|are|was|were|has|have|had|could|would|ca|wo)n['’]t\b")
_SHORT = {"ca": "can", "wo": "will"}


@told_by(
    "doesn don didn isn aren wasn weren hasn haven hadn couldn wouldn can won",
    "t",
)
def written_out(c: Scene, text: str) -> Iterator[Version]:
    """“A doesn't exceed 5”: it does not."""
    named = [t for d in c.reader.figure.dimensions for t in d.ticks if _NOT.search(t)]

    def out(match: Match) -> str:
        if any(match.string[match.start() :].lower().startswith(t.lower()) for t in named):
            return match.group()  # The answer “Don't know” is a name.
        verb = match["verb"]
        return f"{_SHORT.get(verb.lower(), verb)} not"

    yield from in_plain_words(text, [(_NOT, out)])


_DEGREES = (
    "a little bit|a little|a bit|a touch|a shade|a tad|a hair|a trifle|a good deal|a great deal"
    "|a lot"
    "|somewhat|rather|markedly|vastly|hugely|decidedly|distinctly|appreciably|notably|vanishingly"
    "|ever so slightly|no end"
)
_SOMEWHAT = regex(
    rf"\b(?:{_DEGREES}) (?=(?:more|less|fewer|[a-z]{{2,}}er|above|below|ahead|behind)\b)"
)


@told_by(" ".join(dict.fromkeys(re.sub(r"[|]", " ", _DEGREES).split())))
def somewhat_more(_: Scene, text: str) -> Iterator[Version]:
    """“A is a little slower than B”: slightly slower."""
    plain = _SOMEWHAT.sub("slightly ", text)
    if plain != text:
        yield (Plain(plain),)


_BROUGHT = any_case(
    r"\b(?P<change>improvements?|gains?|advantages?|benefits?|increases?|boosts?|reductions?|drops?"
    r"|losse?s?) (?:that (?:is|are|was|were) )?(?:brought(?: about)?|achieved|obtained|provided"
    r"|delivered|yielded|gained|offered|afforded|conferred|caused) (?:by|with|from) "
)


@told_by(
    "by with from",
    "brought achieved obtained provided delivered yielded gained offered afforded conferred caused",
)
def brought_by(_: Scene, text: str) -> Iterator[Version]:
    """“The improvement brought by A is largest on B”: the improvement of A."""
    plain = _BROUGHT.sub(r"\g<change> of ", text, count=1)
    if plain != text:
        yield (Plain(plain),)


_WITH_NO = any_case(r"\bwith no (?!other|more|less|fewer|one|further|two|single|such)(?=[a-z])")


@told_by("with", "no")
def with_no(_: Scene, text: str) -> Iterator[Version]:
    """“With no dropout, A is best”: without dropout."""
    plain = _WITH_NO.sub(lambda m: "Without " if m[0][0] == "W" else "without ", text)
    if plain != text:
        yield (Plain(plain),)
