"""What people name in surveys, as how high its share is: “A is cited twice as often as B”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.lexicon.first_letters import uncapitalised
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form, told_by
from figcheck.patterns import any_case, regex

_CITED = (
    "(?:cited|mentioned|named|given|reported|chosen|selected|picked|listed|stated|indicated|quoted"
    "|identified|nominated|raised|noted|ticked|endorsed)"
)
_CITE = (
    "(?:cites?|mentions?|names?|gives?|reports?|chooses?|selects?|picks?|lists?|states?|indicates?"
    "|quotes?|identif(?:y|ies)|nominates?|cited|mentioned|named)"
)
_PEOPLE = (
    "(?:people|respondents|participants|users|students|employees|commuters|customers|teachers"
    "|parents|patients|readers|workers|those surveyed|those asked|adults|households|teams|firms"
    "|companies|developers|researchers|lecturers|members)"
)
_NOTE = r"(?P<note>(?: \([^()]+\))?)"
_TIMES = regex(
    rf"(?P<one>[^,;()]+?) (?P<be>is|are|was|were) {_CITED} (?P<times>[^,;()]+?)"
    rf" as (?:often|frequently)(?: as (?P<other>[^,;()]+?))?{_NOTE}"
)
_MORE = regex(
    rf"(?P<one>[^,;()]+?) (?P<be>is|are|was|were) {_CITED} (?P<by>[^,;()]*?)(?P<more>more|less)"
    rf" (?:often|frequently|commonly) than (?P<other>[^,;()]+?){_NOTE}"
)
_EQUALLY = regex(
    rf"(?P<both>[^,;()]+? and [^,;()]+?) (?:is|are|was|were) {_CITED} equally (?:often|frequently)"
    rf"{_NOTE}"
)
_AS_MANY = regex(
    rf"(?P<times>[^,;()]+?) as many {_PEOPLE} {_CITE} (?P<one>[^,;()]+?) as (?P<other>[^,;()]+?)"
    rf"{_NOTE}"
)
_MORE_PEOPLE = regex(
    rf"(?P<more>More|Fewer) {_PEOPLE} {_CITE} (?P<one>[^,;()]+?) than (?P<other>[^,;()]+?){_NOTE}"
)
_MOST = any_case(
    rf"\b(?P<most>most|least)(?: (?:frequently|commonly|often|widely))?[- ]{_CITED}(?= \w)"
)
_SHARE_OF = any_case(
    rf"\b(?P<share>shares?|percentages?|proportions?|fractions?)(?: of {_PEOPLE})?"
    rf" (?:who |that )?(?:citing|mentioning|naming|giving|reporting|choosing|selecting|{_CITE}) "
    r"(?!by\b)"
)
_MAJORITY = regex(rf" {_CITED} by (?:a|the) (?:clear )?majority of (?:the |all )?{_PEOPLE}")
_MAIN = regex(
    r"\b(?:main|primary|leading|chief|principal|dominant|number one|top|prime) (?P<noun>[a-z]+)\b"
)
_TOLD_BY = regex(rf"(?P<head>[^;]+?), {_CITED} by (?P<share>[^,;]+)")


def _are_shares(scene: Scene) -> bool:
    """Whether the values say how many people there are of each kind, or which part of them."""
    scale = scene.reader.scale
    return scale.percent or scale.counts


@told_by(
    "cited mentioned named given reported chosen selected picked listed stated indicated quoted "
    "identified nominated raised noted ticked endorsed",
    "often frequently commonly",
)
def cited_as_often(scene: Scene, text: str) -> Iterator[Version]:
    """“A is mentioned twice as often as B”: A is twice as high as B."""
    if not _are_shares(scene):
        return
    if (match := _EQUALLY.fullmatch(text)) is not None:
        yield (Plain(f"{match['both']} are equal{match['note']}"),)
    elif (match := _TIMES.fullmatch(text)) is not None and match["other"]:
        said = f"{match['one']} {match['be']} {match['times']} as high as {match['other']}"
        yield (Plain(f"{said}{match['note']}"),)
    elif (match := _MORE.fullmatch(text)) is not None and not match["by"].strip():
        way = "higher" if match["more"] == "more" else "lower"
        said = f"{match['one']} {match['be']} {way} than {match['other']}{match['note']}"
        yield (Plain(said),)


@told_by("as than", "many more fewer")
def as_many_cite(scene: Scene, text: str) -> Iterator[Version]:
    """“Twice as many people mention A as B”, “More people mention A than B”."""
    if not _are_shares(scene):
        return
    if (match := _AS_MANY.fullmatch(text)) is not None:
        said = f"{match['one']} is {uncapitalised(match['times'])} as high as {match['other']}"
        yield (Plain(f"{said}{match['note']}"),)
    elif (match := _MORE_PEOPLE.fullmatch(text)) is not None:
        way = "higher" if match["more"] == "More" else "lower"
        yield (Plain(f"{match['one']} is {way} than {match['other']}{match['note']}"),)


def _plainly(scene: Scene, text: str) -> str:
    """A text that speaks of what is common in place of what is often named."""
    said = _MOST.sub(lambda m: f"{m['most']} common", text)
    said = _SHARE_OF.sub(lambda m: f"{m['share']} of ", said)
    said = _MAJORITY.sub(" above 50%", said)
    match = _MAIN.search(said)
    if match is None or scene.label_of(match["noun"]) is None:
        return said
    return f"{said[: match.start()]}most common {match['noun']}{said[match.end() :]}"


@told_by(
    "cited mentioned named given reported chosen selected picked listed stated indicated quoted "
    "identified nominated raised noted ticked endorsed citing mentioning naming giving reporting "
    "choosing selecting cite mention name main primary leading chief principal dominant number top "
    "prime who"
)
def most_cited(scene: Scene, text: str) -> Iterator[Version]:
    """“The most often cited reason”, “the main reason”: the most common one."""
    if not _are_shares(scene):
        return
    said = _plainly(scene, text)
    if said != text:
        yield (Plain(said),)


@of_form(
    _TOLD_BY,
    "cited mentioned named given reported chosen selected picked listed stated indicated quoted "
    "identified nominated raised noted ticked endorsed",
    ",",
    "by",
)
def cited_by(scene: Scene, match: Match) -> Iterator[Version]:
    """“A is the main reason, cited by nearly half of all”: A is cited by so many."""
    if not _are_shares(scene):
        return
    named = scene.named_in(match["head"])
    if [len(ticks) for ticks in named.values()] != [1]:
        return
    ((name,),) = named.values()
    head = _plainly(scene, match["head"])
    yield Plain(head), Plain(f"{name} is cited by {match['share']}")
