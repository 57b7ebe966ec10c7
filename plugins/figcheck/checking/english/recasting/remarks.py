"""What a sentence adds in passing: “…, without ever reaching 50”, “… redder (higher values)”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.claims.undecidable import ASSERTIVE
from figcheck.checking.english.lexicon.entries import classes_in
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form, told_by
from figcheck.patterns import any_case

_NEVER = {
    "reaching": "reaches", "exceeding": "exceeds", "surpassing": "exceeds", "passing": "exceeds",
    "dropping below": "is below", "falling below": "is below", "going below": "is below",
    "dipping below": "is below", "sinking below": "is below", "getting below": "is below",
    "rising above": "is above", "going above": "is above", "getting above": "is above",
    "climbing above": "is above", "going beyond": "is above", "getting past": "is above",
    "topping": "exceeds", "attaining": "reaches", "hitting": "reaches", "touching": "reaches",
}  # fmt: skip
_WITHOUT = any_case(
    rf"([^;:]+?),?\s+without\s+(?:ever\s+|once\s+|"
    rf"actually\s+)?({'|'.join(_NEVER)})\s+([^;:,]*\d[^;:,]*)"
)

_REMARK = any_case(
    r"(.+?), (?:the|a|an) (?:\w+ )?(?:range|value|level|threshold|region|zone|band|interval|point|"
    r"mark|window) (?:(?:in|at|above|below|from|beyond|under|within) which|where|that) (.+)"
)

_GLOSSED = any_case(
    r"([^;:()]+?)\s*\((higher|lower|larger|smaller) "
    r"(?:values?|numbers?|scores?|results?|readings?)\)"
)
_LOOKS = any_case(
    r"\b(?:redder|bluer|greener|darker|lighter|brighter|paler|warmer|cooler|hotter|colder|"
    r"more (?:red|blue|green|yellow|orange|purple|dark|light|bright)|"
    r"shades?|hues?|tones?|colou?rs?)\b"
)

_SPOT = any_case(
    r"(?:the|a|this) (?:\w+ )?(?:spike|dip|outlier|anomaly|value|cell|hotspot|bump|entry|score|"
    r"reading|result) (at [^;:()]+?) \(([\d.,%-]+)\)"
    r"((?: (?:in|of) (?:\"[^\"]+\"|“[^”]+”|[\w-]+))?) "
    r"((?:warrants?|deserves?|merits?|stands? out|could|may|might|hints? at)\b.*)"
)

_ZEROS = any_case(
    r"\b(number of|[\w-]+) (?:(?:perfect |exact |complete )?zero(?:e?s)|zero (?:values?|cells?))\b"
)
_DEGREES = frozenset({"most", "more", "fewest", "fewer"})
_OF_THEM = any_case(r"(there (?:is|are|was|were)) (.+?) of them (.+)")


@of_form(_WITHOUT, "without")
def without_ever(c: Scene, match: Match) -> Iterator[Version]:
    """“A climbs from 42 to 47 without ever reaching 50”: it does, and never reaches 50."""
    lead, subject, rest = c.cut(match[1])
    # "A climbs to 47 in 2000 without reaching 50": never until then.
    if c.named_in(rest) or c.led_places(rest):
        return
    never = f"never {_NEVER[match[2].lower()]} {match[3]}"
    yield Plain(match[1]), Plain(f"{lead} {subject or 'it'} {never}".strip())


@of_form(
    _REMARK,
    ",",
    "which where that",
    "range value level threshold region zone band interval point mark window",
)
def remark(c: Scene, match: Match) -> Iterator[Version]:
    """“… between 20 and 80, the range in which all is open”: what no number decides."""
    if c.says_nothing(match[2]):
        yield (Plain(match[1]),)


@of_form(_GLOSSED, "(", "higher lower larger smaller")
def coloured(c: Scene, match: Match) -> Iterator[Version]:
    """“A shifts toward blue (lower values)”: on average, and in most cells."""
    _, subject, rest = c.cut(match[1])
    if not subject or not (_LOOKS.search(rest) or "COLOUR" in classes_in(rest)):
        return
    yield (Plain(f"On average, {subject} has {match[2]} values"),)
    yield (Plain(f"{subject} has {match[2]} values in most cells"),)


@of_form(_SPOT, "(", "at")
def spot(c: Scene, match: Match) -> Iterator[Version]:
    """“The spike at y=6, x=8 (49) warrants investigation”: the value there is 49."""
    if any(map(str.isdigit, match[4])):
        return
    if classes_in(match[4]).isdisjoint(ASSERTIVE - {"NOT"}):
        yield (Plain(f"The value {match[1]}{match[3]} is {match[2]}"),)


@told_by("zero zeros zeroes")
def zeros(c: Scene, text: str) -> Iterator[Version]:
    """“There are two zeros in A”, “the number of zeros”: of cells that are zero."""
    match = _ZEROS.search(text)
    degree = match is not None and match[1].lower() in _DEGREES
    if match is not None and (degree or c.is_number(match[1])):
        # "The most cells at zero" would be the most that any cell has, which is zero.
        told = f"{match[1]} cells {'equal to' if degree else 'at'} zero"
        yield (Plain(f"{text[: match.start()]}{told}{text[match.end() :]}"),)


@of_form(_OF_THEM, "there", "them")
def of_them(c: Scene, match: Match) -> Iterator[Version]:
    """“Values above 80 are rare; there are two of them in A”: two values above 80."""
    kept = c.kept(c.before)
    if kept:
        yield (Plain(f"{match[1]} {match[2]} {kept} {match[3]}"),)


_PER_HEAD = any_case(r"\b(?:per|an?) (?:head|capita|person|inhabitant|citizen|resident)\b")


@told_by("per a", "head capita person inhabitant citizen resident")
def per_head(c: Scene, text: str) -> Iterator[Version]:
    """“A uses 5 GJ per head in 2020”, where all values are given per capita: 5 GJ."""
    figure = c.reader.figure
    if _PER_HEAD.search(text) and _PER_HEAD.search(f"{figure.title} {figure.value.label}"):
        yield (Plain(" ".join(_PER_HEAD.sub("", text).split())),)
