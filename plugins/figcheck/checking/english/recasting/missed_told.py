"""What classes are taken for when they are missed: “when A is missed, the prediction is B”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.lexicon.first_letters import capitalised
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

_TAKEN = r"(?:label(?:l?ed)? as|taken for|mistaken for|classified as|predicted as|called)"
_MOSTLY = "usually|mostly|most often|typically|in most cases|most of the time"
_MISSED = any_case(
    r"(?:when|if|whenever|where) (?:an? |the )?(?P<own>[^,;:]+?)(?: (?:image|sample|case|example"
    r"|instance|recording)s?)? (?:is|are) (?:missed|misclassified|not recogni[sz]ed|mistaken"
    r"|wrong(?:ly classified)?),? (?:the (?:prediction|label|answer|output) is|it|they)"
    rf"(?: (?P<before>{_MOSTLY}))?(?: (?:ends? up as|(?:is|are|gets?) {_TAKEN}|becomes?))? "
    rf"(?:an? )?(?P<other>[^,;:]+?)(?: (?P<behind>{_MOSTLY}))?"
)


@of_form(
    _MISSED,
    "missed misclassified recognized recognised mistaken wrong wrongly",
    "when if whenever where",
)
def prediction_when_missed(c: Scene, match: Match) -> Iterator[Version]:
    """“When A is missed, the prediction is B in most cases”: most missed cases of A are.

    What it “usually” is may be no more than the commonest.
    """
    how = (match["before"] or match["behind"] or "").lower()
    if not how:
        return
    own, other = match["own"], match["other"]
    if c.reader.is_place(own) and c.reader.is_place(other):
        most = how.endswith(("cases", "time"))
        said = f"Most misclassified {own} cases are predicted as {other}"
        yield (Plain(said if most else f"Misclassified {own} is mostly taken for {other}"),)


_REVERSE = regex(
    rf"(?P<first>[^;:]*?\b(?P<one>[A-Z][^,;:()]*?) (?:(?:is|are|being) )?{_TAKEN} "
    r"(?P<two>[^,;:()]+?)(?P<note> \([^()]*\))?),? (?:whereas|while|and|but) the (?:reverse"
    r"|opposite|other direction|converse) (?:happens?|occurs?|is seen|happened|occurred) "
    r"(?:only |just )?(?P<many>\d+|once|twice)(?: times)?",
)


@of_form(_REVERSE, "reverse opposite direction converse", "whereas while and but")
def the_reverse(c: Scene, match: Match) -> Iterator[Version]:
    """“… A labeled as B (29 times), whereas the reverse happens 23 times”: B is taken for A."""
    if not c.named_in(match["two"]):
        return
    one = next((t for ticks in c.named_in(match["one"]).values() for t in ticks), None)
    if one is not None:
        times = match["many"] if match["many"].isalpha() else f"{match['many']} times"
        said = f"{capitalised(match['two'])} is taken for {one} {times}"
        yield Plain(match["first"]), Plain(said)


_TURNS = (
    (
        any_case(
            r"\bthe (?P<noun>class|species|category|label)(?: (?:that|which) is)? "
            r"(?P<how>most|least) (?P<way>[a-z]+ly) (?P<done>recogni[sz]ed|classified|detected)"
        ),
        r"the \g<how> \g<way> \g<done> \g<noun>",
    ),
    (any_case(r"\b(?:hardly ever|almost never|scarcely ever)\b"), "rarely"),
)


@told_by("most least hardly almost scarcely")
def turns_of_missing(_: Scene, text: str) -> Iterator[Version]:
    """“A is the class most reliably recognized”: it is the most reliably recognized class."""
    yield from in_plain_words(text, _TURNS)
