"""What people write of coefficients: “(r = 0.6)”, “with both A and B”, “a weak one with C”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.recasting.correlations_told import (
    NAME,
    NOTE,
    TIE,
    is_matrix,
    is_one,
    noted,
)
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

_LETTER = any_case(
    r"(?:\b(?:Pearson|Spearman)(?:['’]s)? )?(?:\b(?:r|rho|corr\.?|correlation(?: coefficient)?"
    r"|coefficient)|ρ) ?(?P<sign>[=≈~:]) ?(?=[-−+]?\d?\.\d)"
)
_IN_BRACKETS = any_case(
    rf"\((?:(?:a|the) )?{TIE}(?: coefficient)?(?: of| is| at)? (?=[-−+]?\d?\.\d[\d]*\))"
)


@told_by("r ρ rho corr correlation coefficient", "( = ≈ ~ :")
def letter_of_coefficient(c: Scene, text: str) -> Iterator[Version]:
    """“A and B are correlated (r = 0.6)”: (0.6)."""
    if not is_matrix(c):
        return
    said = _LETTER.sub(lambda m: "about " if m["sign"] in "≈~" else "", text)
    said = _IN_BRACKETS.sub("(", said)
    if said != text:
        yield (Plain(said),)


_ANOTHER = any_case(
    rf"(?P<who>{NAME}) (?P<verb>has|have|shows?|exhibits?|displays?) (?P<one>an? (?:[a-z]+ )+?"
    rf"{TIE} (?:with|to) {NAME}{NOTE.format('v')}),? (?:and|but|while|as well as) "
    rf"(?P<two>an? (?:[a-z]+ )+?(?:{TIE} |one )?(?:with|to) {NAME}{NOTE.format('w')})"
)
_TIE_LEFT_OUT = any_case(rf"\A(an? (?:[a-z]+ )*?)(?:{TIE} |one )?(?=(?:with|to) )")


@of_form(_ANOTHER, "a an", "with to", "and but while as")
def another_tie(c: Scene, match: Match) -> Iterator[Version]:
    """“A has a weak positive correlation with B and a weak negative one with C”: both are said."""
    if not is_matrix(c) or not is_one(c, match["who"]):
        return
    two = _TIE_LEFT_OUT.sub(r"\1correlation ", match["two"])
    yield tuple(Plain(f"{match['who']} {match['verb']} {tie}") for tie in (match["one"], two))


_EACH_NOTED = any_case(
    rf"(?P<head>(?P<who>{NAME}) (?:has|have|shows?|is|are|correlates?) (?:an? )?(?:[a-z]+ )*?"
    r"(?:correlat|associat|relat|link|tie|connect)[a-z]* (?:with|to) )"
    rf"(?P<list>(?:{NAME}{NOTE.format('a')}(?:,? and |, )?){{2,6}})"
)
_SEVERAL_TIES = any_case(r"\b(correlation|association|relationship|link|tie)s\b")
_ONE_NOTED = regex(r"(?P<name>[^,;:()]+?) (?P<note>\([-−+]?\d[\d.]*\))(?:,? and |, |$)")


@of_form(_EACH_NOTED, "with to", "(", "and")
def moderately_with_each(c: Scene, match: Match) -> Iterator[Version]:
    """“A shows moderate correlations with B (0.4) and C (-0.5)”: with B, and with C."""
    if not is_matrix(c):
        return
    each = list(_ONE_NOTED.finditer(match["list"]))
    if len(each) < 2 or "".join(m[0] for m in each) != match["list"]:
        return
    if is_one(c, match["who"], *(m["name"] for m in each)):
        head = _SEVERAL_TIES.sub(r"\1", match["head"])
        yield tuple(Plain(f"{head}{m['name']} {m['note']}") for m in each)


_WHICH_IS = any_case(
    rf"(?P<said>.+? (?:with|to|between) {NAME}),? which is (?P<sign>positive|negative)"
    r" \((?P<v>[-−+]?\d[\d.]*)\)"
)


@of_form(_WHICH_IS, "which", "is", "positive negative")
def which_is_negative(c: Scene, match: Match) -> Iterator[Version]:
    """“A shows its strongest correlation with B, which is negative (-0.4)”: it is so, at -0.4."""
    if not is_matrix(c):
        return
    things = tuple(dict.fromkeys(t for ts in c.named_in(match["said"]).values() for t in ts))
    if len(things) == 2:
        pair = f"The correlation between {things[0]} and {things[1]}"
        yield (
            Plain(f"{match['said']} ({match['v']})"),
            Plain(f"{pair} is {match['sign']}"),
        )


_NEITHER = any_case(
    rf"neither (?P<one>{NAME}) nor (?P<two>{NAME}) (?P<be>is|are|correlates?|shows?) "
    r"(?P<rest>[^;:]+)"
)


@of_form(_NEITHER, "neither", "nor")
def neither_correlated(c: Scene, match: Match) -> Iterator[Version]:
    """“Neither A nor B is strongly correlated with C”: A is not, and B is not."""
    if not is_matrix(c) or not is_one(c, match["one"], match["two"]):
        return
    things = (match["one"], match["two"])
    yield tuple(Plain(f"{t} {match['be']} {match['rest']}", negated=True) for t in things)


_WITH_AGAIN = any_case(
    rf"(?P<head>{NAME} (?:is |are )?[a-z ]*?(?:correlat|associat|relat|link)[a-z]* (?:with|to)) "
    rf"(?:both )?(?P<one>{NAME}(?: (?:at|by)|,? \() ?[-−+]?\d[\d.]*\)?|{NAME}),? and "
    r"(?:(?:with|to) )?(?P<two>[^;:]+)"
)


@of_form(_WITH_AGAIN, "and", "with to", "correlates correlate correlated associated related linked")
def with_another(c: Scene, match: Match) -> Iterator[Version]:
    """“A correlates with B at 0.4 and with C at 0.5”, “… with both B and C”: with B and C."""
    if not is_matrix(c):
        return
    plain = f"{match['head']} {match['one']} and {match['two']}"
    if plain != match.string:
        yield (Plain(plain),)


_TURNS = tuple(
    (any_case(pattern), plain)
    for pattern, plain in (
        (r"\bonly with\b", "with only"),
        (r"\bno (correlation|coefficient|value) (?:other than|outside|off|apart from"
         r"|except(?: for)?) the (?:main )?diagonal\b", r"no off-diagonal \1"),
        (r"\b(?<!tive )((?:correlation|coefficient)s?) (?:stronger|larger|greater) than "
         r"(\d?\.\d+)(?: in (?:absolute (?:value|terms)|magnitude))",
         r"\1 above \2 in absolute value"),
        (r"\b(?<!tive )((?:correlation|coefficient)s?) stronger than (\d?\.\d+)$",
         r"\1 above \2 in absolute value"),
        (r"\bpositive ((?:correlation|coefficient)s?(?: of)?) (above|over|of more than|of at least|"
         r"greater than|exceeding) (?=\d)", r"\1 \2 "),
        (r"\bnegative ((?:correlation|coefficient)s?(?: of)?) (below|under) (?=[-−]\d)", r"\1 \2 "),
        (r"\bthe variables (?=[A-Z])", ""),
        (r"\b(?:each|every) [a-z]+ (?:is perfectly correlated|correlates perfectly) with itself\b",
         "all diagonal values are 1"),
        (r"\ball (diagonal (?:values|entries|elements|cells|coefficients)) (?:are )?(?:being )?"
         r"(?:equal to|equal) (1(?:\.0+)?)\b", r"all \1 are \2"),
        (r",? (?:and |while |whereas )?that (between [^,;:()]+? and [^,;:()]+?)(?: is| at)? "
         r"(?=[-−+]?\d?\.\d+$)", r", and the correlation \1 is "),
    )
)  # fmt: skip
"""Turns of phrase that mean this only of correlations."""


@told_by(
    "only no stronger larger greater positive negative variables itself diagonal that",
)
def turns_of_correlations(c: Scene, text: str) -> Iterator[Version]:
    """“A correlates positively only with B”: with only B."""
    if is_matrix(c):
        yield from in_plain_words(text, _TURNS)


_ONE_SUCH = any_case(
    rf"(?P<who>{NAME}) (?:has|shows) only one (?P<sign>positive|negative) {TIE}"
    rf"(?: with another [a-z]+)?,? (?:namely |that )?with (?P<to>{NAME}){NOTE.format('v')}"
)
_VERSUS = any_case(
    rf"(?P<most>the (?:[a-z-]+ ){{1,3}}(?:{TIE}|value)) is (?P<v>[-−+]?\d[\d.]*),? "
    r"(?:\(|for |between )(?P<one>[^(),;:]+?) (?:vs\.?|versus|and|[-–—×/&]) (?P<two>[^(),;:]+?)\)?"
)
_WITH_SO_MUCH = any_case(
    rf"(?:with|at) an? {TIE}(?: coefficient)? of (?P<v>[-−+]?\d[\d.]*), (?P<said>{NAME} and .+)"
)


@told_by("only with is", "with vs versus and - – — × / &")
def pair_apposed(c: Scene, text: str) -> Iterator[Version]:
    """“The most negative coefficient is -0.66 (A vs. B)”: it is the one between A and B."""
    if not is_matrix(c):
        return
    if said := _ONE_SUCH.fullmatch(text):
        who, to = said["who"], said["to"]
        only = Plain(f"{who} is {said['sign']}ly correlated with only {to}")
        yield only, *noted(who, to, said["v"])
    elif said := _VERSUS.fullmatch(text):
        if is_one(c, said["one"], said["two"]):
            between = f"between {said['one']} and {said['two']}"
            yield (Plain(f"{said['most']} is {between} ({said['v']})"),)
    elif said := _WITH_SO_MUCH.fullmatch(text):
        yield (Plain(f"{said['said']} ({said['v']})"),)
