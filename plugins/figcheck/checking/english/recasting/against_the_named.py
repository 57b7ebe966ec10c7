"""What is set against something that was named before, which goes without saying.

“A and B are alike in speed, but the former is smaller”, “A is the largest, yet only two of the
models are less accurate”, “A beats B despite having twice as many parameters”.
"""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.lexicon.shared_words import COUNT
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form, told_by
from figcheck.patterns import any_case

_LINK = (
    r"(?:,? (?:but|yet|although|though|even though|while|whereas|and)|;)(?: (?:even|only|still))?"
)

_COMPARED = any_case(
    r"(?!.*(?<!\bmore )(?<!\bless )(?<!\bfewer )\bthan\b"
    r"|.*\b(?:others?|rest|overall|all|any|every|each|average)\b)"
    r"(?P<verb>[a-z]+(?: (?:out|do) with)?) (?:.*?\b(?P<more>(?!number\b|other\b|either\b|never\b)"
    r"\w{2,}er|more|less|fewer|worse)(?: [a-z]+){0,3}|(?P<times>.*\bas \w+(?: [a-z]+)?))"
)
"""A verb and what compares behind it, without a word on what it compares with."""

_TWO = any_case(
    rf"(?P<first>(?:both )?(?P<one>[^,;:]+?) and (?P<two>[^,;:]+?) (?:[a-z]+ [^;]+?)){_LINK} "
    r"(?P<who>the former|the latter|the first|the second|[^,;:]+?) (?P<rest>[a-z]+ [^,;:]+)"
)


@told_by("but yet although though while whereas and ;", "and")
def than_the_other(c: Scene, text: str) -> Iterator[Version]:
    """“A and B score 70, but the former has 5 fewer layers”: fewer than B."""
    text = text.rstrip(" .")
    for match in _TWO.finditer(text):
        compared = _COMPARED.fullmatch(match["rest"])
        if match.end() != len(text) or match.start() or compared is None:
            continue
        pair = [_one(c, match[k]) for k in ("one", "two")]
        if None in pair or pair[0] == pair[1] or pair[0][0] != pair[1][0]:  # type: ignore[index]
            continue
        called = match["who"].lower()
        if called in ("the former", "the first", "the latter", "the second"):
            own = match["one"] if called in ("the former", "the first") else match["two"]
        else:
            named = _one(c, match["who"])
            if named not in pair or not c.is_subject(match["who"]):
                continue
            own = match["who"]
        other = match["two"] if _one(c, own) == pair[0] else match["one"]
        joint = "as" if compared["times"] else "than"
        yield Plain(match["first"]), Plain(f"{own} {match['rest']} {joint} {other}")


def _one(c: Scene, text: str) -> tuple[str, str] | None:
    """The one thing that a text names and nothing else, with its dimension."""
    named = c.named_in(text)
    if len(named) != 1 or not c.is_subject(text):
        return None
    [(dimension, ticks)] = named.items()
    return (dimension, ticks[0]) if len(ticks) == 1 else None


_DESPITE = any_case(
    r"(?P<first>[^;:]+?),? (?:despite|in spite of|while|notwithstanding) "
    r"(?P<verb>having|using|needing|requiring|being|costing|taking) (?P<rest>[^,;:]+)"
)
_VERBS = {
    "having": "has", "using": "uses", "needing": "needs", "requiring": "requires", "being": "is",
    "costing": "costs", "taking": "takes",
}  # fmt: skip


@of_form(
    _DESPITE,
    "despite spite while notwithstanding",
    "having using needing requiring being costing taking",
)
def despite_having(c: Scene, match: Match) -> Iterator[Version]:
    """“A beats B despite having twice as many layers”: as many as B."""
    said = f"{_VERBS[match['verb'].lower()]} {match['rest']}"
    compared = _COMPARED.fullmatch(said)
    if compared is None:
        return
    _, subject, rest = c.cut(match["first"])
    own, others = _one(c, subject), c.named_in(rest)
    rivals = others.get(own[0], ()) if own is not None else ()
    if own is None or len(rivals) != 1 or rivals[0] == own[1]:
        return
    joint = "as" if compared["times"] else "than"
    yield Plain(match["first"]), Plain(f"{subject} {said} {joint} {rivals[0]}")


_SO_MANY = any_case(
    rf"(?P<first>[^;:]+?){_LINK} (?P<count>(?:only |just |no fewer than )?"
    rf"(?:no|none|{COUNT})) (?P<other>other )?(?P<label>[a-z]+) (?P<rest>[a-z]+ [^,;:]+)"
)


@of_form(_SO_MANY, "but yet although though while whereas and ;")
def so_many_less(c: Scene, match: Match) -> Iterator[Version]:
    """“A is the largest model, yet only three models are less accurate”: than A."""
    compared = _COMPARED.fullmatch(match["rest"])
    if compared is None or compared["times"]:
        return
    _, subject, rest = c.cut(match["first"])
    own = _one(c, subject)
    if own is None or c.label_of(match["label"]) != own[0] or own[0] in c.named_in(rest):
        return
    counted = f"{match['count']} {match['other'] or ''}{match['label']}"
    yield Plain(match["first"]), Plain(f"{counted} {match['rest']} than {subject}")


_THAN_ALL = any_case(
    r"(?P<said>[^;:]+? (?:than|beats?|outperforms?|surpass(?:es)?|exceeds?)) "
    r"(?:(?:all|every|any|each)(?: of)?(?: the| other)*) (?:(?P<label>[a-z]+) "
    r"(?:(?:that|which) (?P<verb>is|are|has|have|needs?|uses?)|(?P<with>with)) "
    r"(?P<how>(?:a |an )?[a-z]+(?: [a-z]+){0,2}?)(?: than (?:itself|it(?: does)?))?"
    r"|(?P<adjective>(?:more |less )?[a-z]+) (?P<noun>[a-z]+))"
)
_COMPARATIVE = any_case(r"(?:a |an )?(?:(?!other\b|number\b)\w{2,}er|more|less|fewer|worse)\b.*")
_FEWEST = 1
"""How many there must be of those that it is set against."""


@of_form(
    _THAN_ALL,
    "than beat beats outperform outperforms surpass surpasses exceed exceeds",
    "all every any each",
)
def than_all_that_are(c: Scene, match: Match) -> Iterator[Version]:
    """“A is more accurate than every model that is smaller than itself”: than each of these."""
    how = match["how"] or match["adjective"]
    _, subject, _ = c.cut(f"{match['said']} it")
    own = _one(c, subject)
    label = match["label"] or match["noun"]
    if own is None or not _COMPARATIVE.fullmatch(how) or not _is_label(c, label, own[0]):
        return
    verb = "has" if match["with"] else "is"
    if match["verb"]:
        verb = {"is": "is", "are": "is", "has": "has", "have": "has"}.get(
            match["verb"].lower(), f"{match['verb'].lower().removesuffix('s')}s"
        )
    others = [t for t in c.reader.names.dimensions[own[0]].ticks if t != own[1]]
    holds = {t: c.holds(f"{t} {verb} {how} than {own[1]}") for t in others}
    those = [t for t in others if holds[t]]
    if None in holds.values() or len(those) < _FEWEST:
        return
    yield c.those_that_fail(*(f"{match['said']} {other}" for other in those))


def _is_label(c: Scene, noun: str, dimension: str) -> bool:
    """Whether a noun is for the things of a dimension, or for anything."""
    return c.label_of(noun) == dimension or c.may_be_any(noun.removesuffix("s"))
