"""How much there is of a measure, by its adjective, unit or verb: “twice as active as B”."""

from __future__ import annotations

from collections.abc import Iterator
from decimal import Decimal

from figcheck.checking.english.lexicon.attribute import OUTDOING
from figcheck.checking.english.lexicon.inflection import inflected
from figcheck.checking.english.names.forms import IN_BRACKETS, toggled, words_of
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form, told_by
from figcheck.checking.english.sources.qualities import nouns_of
from figcheck.patterns import any_case, regex

_RELATIVELY = "in (?:relative|percentage) terms|relatively speaking|in proportion"
_SO_FAR = any_case(
    rf"(?P<lead>(?:(?!{_RELATIVELY})[^,;:]+, )?)(?:(?P<before>{_RELATIVELY}), )?(?P<who>[^,;:]+?) "
    r"(?:is|are|was|were|sits?|lies?|stays?|stands?|scores?|remains?) (?P<about>(?:about|around"
    r"|roughly|some|nearly|almost|more than|less than|over|at least|at most) )?"
    r"(?P<far>\d+(?:\.\d+)?) ?(?:%|percent|per cent) (?P<side>below|under|lower than|less than"
    r"|behind|short of|above|over|higher than|more than|ahead of) (?P<other>[^,;:]+?)"
    rf"(?:,? (?P<behind>{_RELATIVELY}))?"
)
_BELOW = frozenset({"below", "under", "lower than", "less than", "behind", "short of"})
_OPPOSITE = {"more than": "less than", "over": "less than", "less than": "more than",
             "at least": "at most", "at most": "at least"}  # fmt: skip
_AS_SO = any_case(r"\bas (?P<how>[a-z]{5,}) as\b")
_AS_MANY = any_case(
    r"(?P<times>\b(?:times|twice|half|thrice)) as many (?P<what>[a-z]+) (?:per|an?|each|every)"
    r" (?P<each>[a-z]+) as\b"
)


@told_by("as")
def as_active_as(c: Scene, text: str) -> Iterator[Version]:
    """“Four times as active as B”, where activities are measured: four times as high."""
    names, label = c.reader.names, words_of(c.reader.figure.value.label)

    def high(match: Match) -> str:
        # "Successful", of a success rate.
        nouns = [*nouns_of(match["how"].lower())]
        return "as high as" if any(n in label or names.topics.names(n) for n in nouns) else match[0]

    if (said := _AS_SO.sub(high, text)) != text:
        yield (Plain(said),)


@told_by("many", "per a an each every", "times twice half thrice")
def as_many_per(c: Scene, text: str) -> Iterator[Version]:
    """“Twice as many tokens per second as B”: twice what is measured in tokens/s, of B."""
    match = _AS_MANY.search(text)
    if match is None:
        return
    label, measured = c.reader.figure.value.label, c.reader.names.measures.dimension
    called = (label,) if measured is None else c.reader.names.dimensions[measured].ticks
    forms = {word for w in (match["what"].lower(),) for word in (w, *toggled((w,)))}
    found = [n for n in called if any(not forms.isdisjoint(words_of(u)) for u in _units(n))]
    if len(found) == 1 and (name := IN_BRACKETS.sub("", found[0]).strip()):
        said = f"{match['times']} the {name} of"
        yield (Plain(f"{text[: match.start()]}{said}{text[match.end() :]}"),)


def _units(name: str) -> Iterator[str]:
    """What stands in brackets in the name of a measure."""
    return (found.strip("() ") for found in IN_BRACKETS.findall(name))


@of_form(_SO_FAR, "terms relatively proportion", "% percent cent")
def so_far_in_proportion(c: Scene, match: Match) -> Iterator[Version]:
    """“In relative terms, A lies 20% below B”, of percentages: it is 80% of B."""
    if not (match["before"] or match["behind"]):
        return
    if c.way is not None and len(c.named_in(match.string).get(c.way, ())) > 1:
        return  # "A is 20% higher in 2018 than in 2012": of a change.
    below, about = match["side"].lower() in _BELOW, (match["about"] or "").lower().strip()
    about = _OPPOSITE.get(about, about) if below else about
    left = Decimal(match["far"]) * (-1 if below else 1) + 100
    if left > 0:
        # "About 80%" may be said of 75%, "about 20% below" not of what is 25% below.
        how = f"{about} {left.quantize(Decimal('0.1'))}" if about else f"{left}"
        yield (Plain(f"{match['lead']}{match['who']} is {how}% of {match['other']}"),)


_ADJECTIVES = {"speed": "faster", "weight": "heavier", "length": "longer", "cost": "dearer"}

_DONE = (
    "earns spends sells produces consumes emits draws grosses polls exports imports attracts"
    " builds raises catches ships buys makes generates delivers hires publishes supplies"
).split()
"""Verbs in the third person that say with “out” what is done more of."""

_MORE = {
    f"out{hyphen}{form}": form
    for verb in _DONE
    for form in (verb, *inflected(verb))
    for hyphen in ("", "-")
}
"""The forms of these verbs, with those of what is done."""

_OUT = regex(r"(?P<who>[^,;]+?) (?P<verb>out-?[a-z]+) (?P<rest>[^;]+)")


@of_form(_OUT, " ".join((*OUTDOING, *_MORE, "out")))
def outdoing(c: Scene, match: Match) -> Iterator[Version]:
    """“A outruns B”: A is faster than B."""
    who, verb, rest = match["who"], match["verb"], match["rest"]
    if verb in OUTDOING:
        be = "is" if verb.endswith("s") else "was" if verb.endswith("ed") else "are"
        yield (Plain(f"{who} {be} {_ADJECTIVES[OUTDOING[verb]]} than {rest}"),)
    elif verb in _MORE:
        if not c.reader.names.is_mixed and c.reader.names.measures.dimension is None:
            yield (Plain(f"{who} is higher than {rest}"),)
        yield (Plain(f"{who} {_MORE[verb]} more than {rest}"),)


_TO_DO = any_case(
    r"(?P<who>[^;]+?) (?P<verb>takes?|took|needs?|needed|requires?|required) "
    r"(?P<how>(?:the )?(?:longest|shortest|longer|shorter|(?:most|least|more|less) time"
    r"|[^,;]*?\d[\d.,]* ?[a-zµ]+(?: (?:longer|more|less))?)) to (?P<done>[a-z]+)(?P<rest>.*)"
)


@of_form(_TO_DO, "take takes took need needs needed require requires required", "to")
def time_to_do(c: Scene, match: Match) -> Iterator[Version]:
    """“A needs 3 minutes longer to charge than B”, of a time for charging: longer than B."""
    if match["done"].lower() not in c.reader.names.verbs:
        return
    done, how = match["done"], match["how"].removeprefix("the ")
    how = _TIME.sub(lambda m: _BY_TIME[m[1].lower()], how)
    done += "s" if match["verb"].endswith("s") else ""
    for_so_long = "" if _COMPARED.search(how) else "for "
    yield (Plain(f"{match['who']} {done} {for_so_long}{how}{match['rest']}"),)


_TIME = any_case(r"\b(most|least|more|less) time\b")
_BY_TIME = {"most": "longest", "least": "shortest", "more": "longer", "less": "shorter"}
_COMPARED = regex(r"\b(?:long|short)(?:est|er)\b|\b(?:more|less)\b(?! than)")
