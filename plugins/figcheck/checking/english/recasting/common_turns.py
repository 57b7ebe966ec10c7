"""Turns that say the same as plainer ones: “vary widely, from 3 to 9”, “half of its score on B”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form, told_by
from figcheck.checking.english.shared_words import GAP, GAP_WORDS
from figcheck.patterns import any_case

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
    r"(?P<most>largest|widest|biggest|greatest|smallest|narrowest) (?:overall )?(?:[a-z]+ )?"
    rf"{GAP} "
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
