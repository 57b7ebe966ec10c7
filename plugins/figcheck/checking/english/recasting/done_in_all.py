"""What is done with all that is measured: “the electricity generated in the country”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.names.forms import words_of
from figcheck.checking.english.recasting.measured_words import is_measured
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, told_by
from figcheck.patterns import any_case

_PARTICIPLES = (
    "generated produced consumed sold used traded shipped emitted spent recorded registered "
    "counted reported surveyed won earned received purchased bought collected made created "
    "delivered issued published built filed caused held"
)
_REGION = "(?:country|nation|world|region|state|city|continent)"
_THERE = (
    rf"(?: (?:in|across|throughout|around) the (?:whole |entire )?{_REGION}"
    r"| worldwide| globally| nationwide| overall)?"
)
_DONE = any_case(
    rf"\b(?P<noun>[a-z]+) (?:(?:that|which) (?:is|are|was|were|has been|have been) )?"
    rf"(?P<done>{'|'.join(_PARTICIPLES.split())})\b{_THERE}"
    r"(?=\Z|[,.;:)]| (?:in|from|between|than|is|are|was|were|and|during|over)\b)"
)
_OF_REGION = any_case(rf"\b(?:the|its) {_REGION}['’]s (?P<noun>[a-z]+)\b")


_SORTS = (
    (
        ("generat", "product", "output"),
        frozenset("generated produced made created built".split()),
    ),
    (
        ("consum", "use", "usage", "demand", "spend", "expenditure"),
        frozenset("consumed used spent purchased bought".split()),
    ),
    (
        ("sale", "sold", "trade", "export", "import", "shipment", "deliver"),
        frozenset("sold traded shipped delivered".split()),
    ),
)
"""What a title may say that is done, and the participles for that: the one is never another."""


def _done_otherwise(c: Scene) -> frozenset[str]:
    """Participles for what is done with something else than what the title says."""
    figure = c.reader.figure
    words = words_of(f"{figure.title} {figure.value.label} {figure.y_axis.label}")
    told = [any(w.startswith(stems) for w in words) for stems, _ in _SORTS]
    if not any(told):
        return frozenset()
    return frozenset().union(*(ps for (_, ps), own in zip(_SORTS, told, strict=True) if not own))


@told_by(_PARTICIPLES)
def done_in_all(c: Scene, text: str) -> Iterator[Version]:
    """“A makes up half of the electricity generated in the country”: half of the electricity."""
    other = _done_otherwise(c)

    def bare(match: Match) -> str:
        known = is_measured(c, match["noun"]) and match["done"].lower() not in other
        return match["noun"] if known else match[0]

    if (said := _DONE.sub(bare, text)) != text:
        yield (Plain(said),)


@told_by("' ’", "country nation world region state city continent")
def of_all_there(c: Scene, text: str) -> Iterator[Version]:
    """“A makes up half of the country's electricity”: half of the electricity."""

    def bare(match: Match) -> str:
        known = is_measured(c, match["noun"]) and not c.label_of(match[0].split()[1][:-2])
        return f"the {match['noun']}" if known else match[0]

    if (said := _OF_REGION.sub(bare, text)) != text:
        yield (Plain(said),)


_TO_MIX = any_case(
    r"\b(?P<part>(?:contributor|contribution|source|component|part|share|slice|segment|portion))s? "
    r"(?:to|in|of|within) the (?:(?:overall|total|whole|entire|energy|electricity|power|fuel) )?"
    r"(?:mix|pie)\b"
)


@told_by("mix pie", "the")
def part_of_mix(_: Scene, text: str) -> Iterator[Version]:
    """“Coal is the smallest contributor to the energy mix”: the smallest contributor."""
    if (said := _TO_MIX.sub(r"\g<part>", text)) != text:
        yield (Plain(said),)


_WHICH_THEY = (
    r" (?:that |which )?(?:it|they) (?:produce|generate|create|use|consume|buy|sell|make|collect|"
    r"have|own|get|receive|earn|spend|emit)s?"
)
_NOUN = "[a-z]+(?: [a-z]+)?"
_OWN = any_case(
    r"\b(?P<part>(?<=\d)%|half|thirds?|quarters?|fifths?|tenths?|percent|per cent|all|most|much|"
    rf"share|part) of (?:(?:its|their|his|her)(?: own)? (?P<own>{_NOUN})(?:{_WHICH_THEY})?"
    rf"|the (?P<noun>{_NOUN}){_WHICH_THEY})(?=\Z|[,.;:)]| (?:in|from|between|is|are|and|at)\b)"
)


@told_by("of", "its their his her it they")
def of_its_own(c: Scene, text: str) -> Iterator[Version]:
    """“A recycles more than half of its waste”, of shares of waste: more than half of the waste."""
    if not c.reader.scale.percent:
        return

    def bare(match: Match) -> str:
        words = (match["own"] or match["noun"]).split()
        # "Half of its short trips" are not half of the trips.
        known = all(is_measured(c, word) for word in words)
        return f"{match['part']} of the {words[-1]}" if known else match[0]

    if (said := _OWN.sub(bare, text)) != text:
        yield (Plain(said),)
