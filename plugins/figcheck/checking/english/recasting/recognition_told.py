"""How well classes are recognised, in words of what recognises them: “it reaches 91 % on cars”."""

from __future__ import annotations

import re
from collections.abc import Iterator

from figcheck.checking.english.lexicon.first_letters import capitalised
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form, told_by
from figcheck.patterns import any_case

_FLAGS = re.IGNORECASE
_USER = (
    r"(?:(?:the|this|our|its) (?:[a-z-]+ ){0,2}?(?:model|classifier|network|system|detector|method"
    r"|approach|algorithm|tagger|recogni[sz]er|matrix)|it)"
)
_HEDGE = (
    r"(?:(?:about|around|roughly|approximately|nearly|almost|just|only|over|under|above|below|up to"
    r"|more than|less than|fewer than|at least|at most|as many as|exactly|~|≈) ?)*"
)
_PERCENT = rf"{_HEDGE}\d[\d.]* ?%"
_RIGHTLY = (
    r"(?:(?:correctly|accurately) (?:identif|classif|recogni[sz]|detect|predict|label)"
    r"(?:ies|y|ied|es|e|s|ed|led|ling)?|(?:identif|classif|recogni[sz]|detect|predict|label)"
    r"(?:ies|y|ied|es|e|s|ed|led) correctly)"
)
_SCORES = any_case(
    rf"(?:overall, )?{_USER} (?:achieves?|reaches|attains|obtains|gets|yields|has|shows|scores"
    rf"|delivers) (?:an? )?(?:(?:accuracy|recall|sensitivity) (?:of )?)?(?P<so>{_PERCENT})"
    r"(?: (?:accuracy|recall|sensitivity|correct))? (?:on|for|in|with) (?P<what>[^;:()]+)"
)


def _has_recall(c: Scene) -> bool:
    """Whether the figure is one matrix that tells how well each class is recognised."""
    matrix = c.reader.confusions
    return matrix is not None and matrix.has_recall and not matrix.panels


@of_form(
    _SCORES,
    "%",
    "on for in with",
    "achieve achieves reaches attains obtains gets yields has shows scores delivers",
)
def scores_on_classes(c: Scene, match: Match) -> Iterator[Version]:
    """“The model reaches more than 75 % on every class”: the recall of each is more than that."""
    if not _has_recall(c) or re.search(r"\d", match["what"]):
        return
    yield (Plain(f"The recall of {match['what']} is {match['so']}"),)


_ONE_PART = (
    rf"(?:{_PERCENT}|{_HEDGE}\d[\d,]*(?: (?:out )?of (?:the )?\d[\d,]*)?) (?:of )?[^,;:()]+?"
)
_JOINT = r"(?:,? (?:and|but|while) (?:only )?|, )"
_PARTS = rf"{_ONE_PART}(?:{_JOINT}{_ONE_PART})+"
_FINDS = any_case(rf"{_USER} {_RIGHTLY} (?P<parts>{_PARTS})")
_ARE_FOUND = any_case(
    rf"(?P<parts>{_PARTS}) (?:are|were|is|was) (?:{_RIGHTLY}|correct(?:ly classified)?)"
)
_PIECES = any_case(rf"{_JOINT}(?={_HEDGE}\d)")


@of_form((_FINDS, _ARE_FOUND), "correctly accurately correct", "and but while ,")
def each_found(c: Scene, match: Match) -> Iterator[Version]:
    """“It correctly identifies 91 % of cars and 76 % of trucks”: so many of either are correct."""
    if not _has_recall(c):
        return
    parts = _PIECES.split(match["parts"])
    if all(sum(map(len, c.named_in(part).values())) >= 1 for part in parts):
        yield tuple(Plain(f"{part} are correctly classified") for part in parts)


_FOUND_TOO = any_case(
    rf"(?P<so>{_PERCENT}) of (?:the |all )?(?P<what>[^;:()]+? and [^;:()]+?) (?:are|were) "
    rf"{_RIGHTLY}"
)


@of_form(_FOUND_TOO, "%", "of", "and", "correctly accurately")
def several_found(c: Scene, match: Match) -> Iterator[Version]:
    """“Over 90 % of cars and buses are classified correctly”: the recall of both is over 90 %."""
    if not _has_recall(c) or re.search(r"\d", match["what"]):
        return
    yield (Plain(f"The recall of {match['what']} is {match['so']}"),)


_BEST = any_case(
    r"(?P<who>[^;:()]+?) (?:is|are) (?:the )?(?:(?P<rank>two|three|four|second|third|fourth)[- ])?"
    r"(?P<most>best|worst|most accurately|least accurately|most reliably|least reliably)[- ]"
    r"(?:recogni[sz]ed|classified|identified|detected|predicted) (?P<noun>[a-z]+)"
    r"(?:,? (?:with|at) (?P<rest>[^;:()]+)|,? \((?P<note>[^()]+)\))?"
)
_COUNTS = {"two": 2, "three": 3, "four": 4}


@of_form(_BEST, "best worst accurately reliably", "is are")
def best_recognized(c: Scene, match: Match) -> Iterator[Version]:
    """“Cars are the second-best recognized class at 91 %”: they have the second-highest recall."""
    if not _has_recall(c):
        return
    who, rank = match["who"], (match["rank"] or "").lower()
    count = sum(map(len, c.named_in(who).values()))
    if count != _COUNTS.get(rank, 1):
        return
    high = match["most"].lower().startswith(("best", "most"))
    most = (
        f"{rank}-{'highest' if high else 'lowest'}"
        if rank not in ("", *_COUNTS)
        else ("highest" if high else "lowest")
    )
    said = [Plain(f"{who} {'have' if count > 1 else 'has'} the {most} recall")]
    told = match["rest"] or match["note"]
    if told is not None:
        bare = re.fullmatch(rf"{_PERCENT}", told, _FLAGS)
        said.append(Plain(f"The recall of {who} is {told}" if bare else f"{who} have {told}"))
    yield tuple(said)


_OFTENER = any_case(
    r"(?:(?:compared (?:to|with)|unlike) (?P<than>[^,;:()]+?), )?(?P<who>[^,;:()]+?) "
    r"(?:is|are|were) (?P<how>more|less) (?:often|frequently) (?:misclassified|confused"
    r"|misrecogni[sz]ed)(?: than (?P<other>[^,;:()]+?))?(?: \((?P<one>\d[\d.]* ?%) "
    r"(?:vs\.?|versus|compared (?:to|with)|against|and|to) (?P<two>\d[\d.]* ?%)\))?"
)
_OFTENER_LAST = any_case(
    r"(?P<head>.+ )(?P<verb>misclassified|confused) (?P<how>(?:more|less) (?:often|frequently))"
    r"(?P<rest>(?: than| \().*)?"
)


@told_by("more less", "often frequently", "misclassified confused misrecognized misrecognised")
def oftener_wrong(c: Scene, text: str) -> Iterator[Version]:
    """“Trucks are misclassified more often than cars (24 % vs. 9 %)”: they have more errors."""
    text = text.rstrip(" .")
    if last := _OFTENER_LAST.fullmatch(text):
        text = f"{last['head']}{last['how']} {last['verb']}{last['rest'] or ''}"
    match = _OFTENER.fullmatch(text)
    if match is None or not _has_recall(c) or (match["than"] is None) is (match["other"] is None):
        return
    who, other = match["who"], match["than"] or match["other"]
    high = "higher" if match["how"].lower() == "more" else "lower"
    said = [Plain(f"The error rate of {who} is {high} than that of {other}")]
    for name, so in ((who, match["one"]), (other, match["two"])):
        if so is not None:
            said.append(Plain(f"The error rate of {name} is {so}"))
    yield tuple(said)


_MORE_RIGHT = any_case(
    r"(?P<all>each|every) (?P<noun>[a-z]+) (?:has|receives|shows) more (?:correct|right) "
    r"(?:predictions|classifications|ones) than (?:misclassifications|errors|mistakes|wrong ones"
    r"|(?:incorrect|wrong) (?:predictions|ones|classifications))"
)
_HALF_OF_TIME = any_case(
    rf"(?P<head>.+?) (?:is|are) {_RIGHTLY} (?P<more>more|less) than half (?:of )?the time"
)


@told_by("more less", "than", "correct correctly right")
def right_more_often(c: Scene, text: str) -> Iterator[Version]:
    """“Each class has more correct predictions than errors”: its recall is above 50 %."""
    if not _has_recall(c):
        return
    if match := _MORE_RIGHT.fullmatch(text):
        yield (Plain(f"The recall of every {match['noun']} is more than 50%"),)
    elif match := _HALF_OF_TIME.fullmatch(text):
        yield (Plain(f"The recall of {match['head']} is {match['more']} than 50%"),)


_STRUGGLES = any_case(
    rf"{_USER} (?:struggles|(?:has|shows) (?:the )?(?=most|least|greatest)) ?(?P<most>most|least"
    r"|greatest)(?: (?:trouble|difficult(?:y|ies)|problems))? (?:with|on|in|for)"
    r"(?: (?:recogni[sz]ing|classifying|identifying|detecting))? (?P<who>[^,;:()]+?)"
    r"(?:, (?:(?:both|all|each) of which|which) (?P<rest>(?:have|has|are|is) [^;:]+))?"
)
_AS_MANY = any_case(r"\bas (?:many|much) as (?=\d)")


@of_form(_STRUGGLES, "struggles has shows", "most least greatest")
def struggles_most(c: Scene, match: Match) -> Iterator[Version]:
    """“The model struggles most with A and B”: these have the lowest recall."""
    if not _has_recall(c) or not c.named_in(match["who"]):
        return
    who = match["who"]
    have = "have" if sum(map(len, c.named_in(who).values())) > 1 else "has"
    most = "highest" if match["most"].lower() == "least" else "lowest"
    said = [Plain(f"{who} {have} the {most} recall")]
    if match["rest"]:
        said.append(Plain(f"{who} {match['rest']}"))
    yield tuple(said)


@told_by("many much")
def as_many_as(c: Scene, text: str) -> Iterator[Version]:
    """“As many as 32 As are labelled B”: that is how many they are, and no bound."""
    said = _AS_MANY.sub("", text)
    if said != text and c.reader.confusions is not None:
        yield (Plain(capitalised(said)),)
