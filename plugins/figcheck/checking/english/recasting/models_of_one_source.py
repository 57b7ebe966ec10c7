"""Models of one source each, in grids of what they were trained on and are tested on.

“Every out-of-domain model”, “the dedicated model”, “the model trained on that same domain” are
cells off the diagonal, or on it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from figcheck.checking.english.lexicon.first_letters import capitalised
from figcheck.checking.english.lexicon.shared_words import MANY
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form, told_by
from figcheck.patterns import any_case

_OF = r"(?:domain|source|language|corpus|dataset|genre|task|topic|site|region)"
_MODELS = r"(?:models?|systems?|sources?|classifiers?|taggers?|parsers?|networks?|rows?)"
_SINGLE = rf"(?:single|one|individual)[- ]{_OF}"
_COUNT = rf"(?:{MANY} )?"
_OFF = rf"(?:off-diagonal|cross-{_OF}|out-of-{_OF}|cross-lingual)"
_OFF_SAID = any_case(rf"\b{_OFF}\b")
_AMONG = any_case(
    rf"\A(?:among|amongst|for|across|within) (?:all |the |all the )?{_COUNT}{_SINGLE} {_MODELS}, "
)
_CELLS_OF = any_case(
    rf"(?<=cells|pairs) (?:of|among|for) (?:all |the |all the )?{_COUNT}{_SINGLE} {_MODELS}\b"
)
_BOUND = (
    r"(?P<do>stay(?:s|ing)?|remain(?:s|ing)?|scor(?:e|es|ing)|fall(?:s|ing)?|being|is|are|lies?"
    r"|lying"
    r"|reach(?:es|ing)?) (?P<bound>(?:clearly |well |far )?(?:below|under|above|over|at least|at "
    r"most|no more than|less than|more than) \d[\d.]*(?: ?%| points)?)(?: f1| points| accuracy)?"
)
_EVERY = (
    rf"(?:every|each|all|all the|all of the) (?:{_OFF} (?:{_SINGLE} )?|foreign )(?P<what>{_MODELS})"
)
_OUT_OF_DOMAIN = any_case(rf"(?:on|for|in) (?P<at>[^,;:()]+?), {_EVERY} {_BOUND}")
_OUT_OF_DOMAIN_THERE = any_case(rf"{_EVERY} {_BOUND} (?:on|for|in) (?P<at>[^,;:()]+)")
_WITH_EVERY = any_case(
    rf"(?P<said>(?P<at>[^,;:()]+?) (?:is|was|remains) [^;:()]+?), with {_EVERY} {_BOUND}"
)
_HARDEST = any_case(rf"\b(?:by far )?(?P<how>the (?:hardest|easiest)) (?:test )?{_OF}\b")
_OWN = any_case(
    rf"\b(?:the|its|their) (?:in-{_OF}|dedicated|specialized|specialised|{_OF}-specific|matching"
    r"|native) (?:model|system|specialist|classifier|parser|tagger)\b"
)
_LED = any_case(r"(?:on|for|in) (?P<at>[^,;:()]+?), ")
_SAME = (
    rf"the {_MODELS}(?: that (?:was|is))? (?:trained|fine-tuned|pretrained) on (?:(?:that|this"
    rf"|the) (?:very )?(?:same )?(?:[a-z]+ )?(?:{_OF}|one)|it)"
)
_BEST = (
    r"(?:reaches|achieves|has|obtains|attains|gets|yields|gives) the (?:highest|best|top|largest)"
    r" (?:[a-z][a-z0-9]*[ -]?)*?(?:score|value|result|f1|accuracy|performance|one)"
    r"(?: in (?:its|that|the) column| there| of (?:its|that|the) column)?"
    r"|is (?:the )?best(?: (?:one|model))?"
)
_BEST_AT_HOME = any_case(
    rf"(?:for|on|in|in the case of) (?P<each>each|every|all)(?: of the)?(?: {_COUNT})? ?"
    rf"(?P<kind>[^,;:()\d]+?)(?P<but> (?:except|but|apart from|other than)(?: for)? [^,;:()]+)?, "
    rf"(?:{_SAME}|the in-{_OF} {_MODELS}) (?:{_BEST})"
)
_ITS_OWN = any_case(
    r"(?P<but>(?:except|but|apart from|other than|save|excluding)(?: for)?) "
    r"(?P<name>[^,;:()]+?)(?:'s|’s|s') own\b(?: (?:row|column))?"
)
_LINE = any_case(r"\b(?:rows?|columns?)\b")


@told_by(
    "single one individual", "domain source language corpus dataset genre task topic site region"
)
def among_single_sources(c: Scene, text: str) -> Iterator[Version]:
    """“Among the single-source models, …”: off the diagonal there are only these."""
    if c.reader.names.directions is None or _OFF_SAID.search(text) is None:
        return
    said = _CELLS_OF.sub("", _AMONG.sub("", text, count=1), count=1)
    if said != text:
        yield (Plain(capitalised(said)),)


@told_by("every each all", "off out cross foreign")
def every_foreign_model(c: Scene, text: str) -> Iterator[Version]:
    """“On A, every out-of-domain model stays below 50”: all cells off the diagonal there."""
    match = _OUT_OF_DOMAIN.fullmatch(text) or _OUT_OF_DOMAIN_THERE.fullmatch(text)
    tail = None if match else _WITH_EVERY.fullmatch(text)
    found = match or tail
    if found is None or (name := _target(c, found["at"])) is None:
        return
    hardest = _HARDEST.sub(r"\g<how> target", tail["said"]) if tail else ""
    cells = Plain(f"All off-diagonal cells in the {name} column are {found['bound']}")
    yield (Plain(hardest), cells) if tail else (cells,)


@told_by("in dedicated specialized specialised domain source language matching native", "on for in")
def dedicated_model(c: Scene, text: str) -> Iterator[Version]:
    """“On A, B surpasses the dedicated model”: it surpasses the A model there."""
    lead = _LED.match(text)
    if lead is None or len(_OWN.findall(text)) != 1 or (name := _target(c, lead["at"])) is None:
        return
    said = _OWN.sub(f"the {name} model", text.replace(" even ", " ", 1))
    yield (Plain(said),)


@of_form(_BEST_AT_HOME, "each every all", "trained fine pretrained in")
def best_at_home(c: Scene, match: Match) -> Iterator[Version]:
    """“For each domain, the model trained on that same domain reaches the highest score”."""
    ends = c.reader.names.directions
    if ends is None:
        return
    kind = _LINE.search(match["kind"]) or c.label_of(re.sub(r"s\Z", "", match["kind"].strip()))
    if kind is not None and kind != ends[0]:
        yield (Plain(f"In each column{match['but'] or ''}, the highest value is on the diagonal"),)


@told_by("own", "except but apart other save excluding")
def its_own_line(c: Scene, text: str) -> Iterator[Version]:
    """“Each row except A's own”: except the row of A."""
    match, line = _ITS_OWN.search(text), _LINE.search(text)
    if match is None or line is None or match.start() < line.start():
        return
    noun = line.group().lower().removesuffix("s")
    own = f"{match['but']} the {match['name']} {noun}"
    yield (Plain(f"{text[: match.start()]}{own}{text[match.end() :]}"),)


def _target(c: Scene, text: str) -> str | None:
    """The one thing that a text names, where models are tested on it and were trained on it."""
    ends = c.reader.names.directions
    named = {tick for ticks in c.named_in(text).values() for tick in ticks}
    if ends is None or len(named) != 1:
        return None
    name = named.pop()
    x, y = (c.reader.names.dimensions[end] for end in ends)
    return name if name in x.ticks and name in y.ticks else None


@told_by("hardest easiest", "test")
def hardest_target(c: Scene, text: str) -> Iterator[Version]:
    """“A is by far the hardest test domain”: the hardest target."""
    said = _HARDEST.sub(r"\g<how> target", text, count=1)
    if said != text and c.reader.names.directions is not None:
        yield (Plain(said),)
