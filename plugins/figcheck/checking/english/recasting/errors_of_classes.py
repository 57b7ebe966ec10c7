"""What classes are taken for, in other words: “63% of the errors on A are predictions of B”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.recasting.class_rates_told import SHARE
from figcheck.checking.english.recasting.mix_ups_told import class_in
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form
from figcheck.patterns import any_case, regex

_OFTENEST = r"(?:most (?:common|frequent)|main|primary|largest|biggest|dominant)"
_MIX_UP = r"(?:confusion|error|misclassification|mistake|mix-up|confusion partner|source of error)"
_EACH_OTHERS = any_case(
    rf"(?P<one>[^,;:()]+?) and (?P<two>[^,;:()]+?) are each other(?:'s|’s|s) {_OFTENEST} "
    rf"{_MIX_UP}s?(?:[:;,] (?:with |and )?(?P<rest>.+))?"
)
_MOST = r"(?:most|the majority|the vast majority)"
_ERRORS_ARE = any_case(
    rf"(?P<part>{SHARE}|{_MOST}) of (?:the |all |all the )?(?:errors|misclassifications|mistakes"
    r"|confusions|wrong predictions|misclassified (?:cases|images|samples|items|examples))"
    r" (?:on|for|of|in|made on|with) (?P<one>[^,;:()]+?) (?:are|were|go to|fall on|are due to"
    r"|come from|involve) (?:wrong )?(?:predictions of|predicted as|labell?ed(?: as)?"
    r"|confusions with|mistaken for|confused with|assigned to|classified as|calls of)? ?"
    r"(?P<two>[^,;:()]+?)(?: predictions| labels)?"
)
_WHEN_WRONG = any_case(
    r"(?:when|if|whenever) (?:an? |the )?(?P<one>[^,;:()]+?) (?:is|gets|are|get) (?:misclassified"
    r"|mislabell?ed|wrongly classified|classified incorrectly|not recogni[sz]ed|classified wrongly"
    r"|confused), (?:it is|they are|it gets|it's) (?:labell?ed|predicted|classified|taken|mistaken)"
    rf"(?: as| for| to be)? (?P<two>[^,;:()]+?) in (?P<part>{SHARE}|{_MOST})"
    r" of (?:the |all |these |those |such )?(?:cases|instances|errors)"
)
_NO_AND_NO = any_case(
    r"no (?P<one>[^,;:()]+?) (?:and|or) no (?P<two>[^,;:()]+?) (?P<said>(?:is|are|was|were|gets|has"
    r"|have|reaches|exceeds)\b.+)"
)
_NO_CASE = any_case(
    r"no (?P<one>[^,;:()]+?) (?:images?|cases?|samples?|items?|examples?|pictures?|photos?"
    r"|instances?|documents?) (?:is|are|was|were|gets?) (?:ever )?(?:labell?ed|predicted|classified"
    r"|mistaken|taken|misclassified|mislabell?ed)(?: as| for| to be)? (?P<two>[^,;:()]+)"
)
_EVERY_OTHER = any_case(
    r"(?:every other|each other|each of the other|every one of the other|all other|all the other"
    r"|any other) [a-z]+ "
    r"(?:is|are|was|were|gets?) (?:mislabell?ed|misclassified|mistaken|labell?ed|predicted"
    r"|classified|confused) (?:as|for|with) (?P<name>[^,;:()]+?) "
    r"(?P<how>(?:fewer|less|more) than|at most|at least|no more than) "
    r"(?P<many>\d[\d,]*) times(?: each)?"
)
_BOUNDS = {
    "fewer than": "below", "less than": "below", "more than": "above", "no more than": "at most",
}  # fmt: skip
_LABELLED = (
    r"\d[\d,]* [^,;:()]+? (?:are|were|is|was|get) (?:labell?ed|predicted|classified|mistaken"
    r"|misclassified|recogni[sz]ed|identified)\b[^,;:()]*?"
)
_SO_MANY_EACH = any_case(rf"(?P<one>{_LABELLED}),? (?:and|while|whereas) (?P<two>{_LABELLED})")
_THESE_MAKE = any_case(
    r"(?:(?:taken |put |added |all )?together, |in total, |combined, )?(?:these|the|those) "
    r"(?P<many>\d[\d,]*) (?:[a-z]+ ){1,2}?(?:make|makes) (?:it|this|them|the two|that) "
    r"(?:(?:by far|clearly) )?the most (?:frequently |often |commonly )?(?:confused|mixed[- ]up) "
    r"pair(?: of [a-z]+)?"
)
_PAIR_WITH = any_case(
    r"(?P<one>[^,;:()]+?) and (?P<two>[^,;:()]+?) are (?P<how>the most (?:frequently |often "
    r"|commonly )?(?:confused|mixed[- ]up) pair(?: of [a-z]+)?),? (?:\(|with |at )(?:a total of )?"
    r"(?P<many>\d[\d,]*)(?: [a-z]+)?(?: in total| altogether| combined| in both directions)?\)?"
)


@of_form(_EACH_OTHERS, "each", "other")
def most_for_each_other(c: Scene, match: Match) -> Iterator[Version]:
    """“A and B are each other's most common confusion”: each is most often taken for the other."""
    if pair := _pair(c, match):
        one, two = pair
        way = "is most often confused with"
        said = Plain(f"{one} {way} {two}, and {two} {way} {one}")
        rest = match["rest"] or ""
        each = _SO_MANY_EACH.fullmatch(rest)
        more = (each["one"], each["two"]) if each else (rest,) if rest else ()
        yield (said, *map(Plain, more))


@of_form(
    _ERRORS_ARE, "of", "errors misclassifications mistakes confusions predictions misclassified"
)
def errors_are(c: Scene, match: Match) -> Iterator[Version]:
    """“63% of the errors on A are predictions of B”: of what is misclassified, so much is B."""
    if pair := _pair(c, match):
        yield _of_misclassified(match["part"], *pair)


@of_form(_WHEN_WRONG, "when if whenever", "in", "of")
def when_misclassified(c: Scene, match: Match) -> Iterator[Version]:
    """“When an A is misclassified, it is labeled B in half of the cases”: half of these are B."""
    if pair := _pair(c, match):
        yield _of_misclassified(match["part"], *pair)


def _of_misclassified(part: str, one: str, two: str) -> Version:
    part = "most" if part.lower().startswith("the") else part
    return (Plain(f"{part} of the misclassified {one} cases are labeled {two}"),)


@of_form(_NO_AND_NO, "no", "and or")
def no_and_no(c: Scene, match: Match) -> Iterator[Version]:
    """“No A and no B is ever labeled C”: no A is, and no B."""
    if c.named_in(match["one"]) and c.named_in(match["two"]):
        yield tuple(Plain(f"no {match[which]} {match['said']}") for which in ("one", "two"))


@of_form(_NO_CASE, "no")
def no_case(c: Scene, match: Match) -> Iterator[Version]:
    """“No A image is labeled B”: A is never taken for B."""
    if pair := _pair(c, match):
        yield (Plain(f"No {pair[0]} is ever classified as {pair[1]}"),)


@of_form(_EVERY_OTHER, "other", "as for with", "times")
def every_other(c: Scene, match: Match) -> Iterator[Version]:
    """“Every other class is mislabeled as A fewer than 20 times”: so the column of A says."""
    name = class_in(c, match["name"]) if c.reader.confusions is not None else None
    if name is not None:
        how = match["how"].lower()
        bound = f"{_BOUNDS.get(how, how)} {match['many']}"
        yield (Plain(f"All off-diagonal cells in the {name} column are {bound}"),)


@of_form(
    _SO_MANY_EACH,
    "and while whereas",
    "labeled labelled predicted classified mistaken misclassified recognized recognised identified",
)
def so_many_each(c: Scene, match: Match) -> Iterator[Version]:
    """“102 A images are labeled B and 83 B images are labeled A”: two statements."""
    if c.reader.confusions is not None:
        yield Plain(match["one"]), Plain(match["two"])


@of_form(_THESE_MAKE, "make makes", "pair", "confused mixed")
def these_make(c: Scene, match: Match) -> Iterator[Version]:
    """“Together, these 185 cases make it the most confused pair”: of what was told before."""
    if c.reader.confusions is None:
        return
    named = {tick for ticks in c.named_in(c.before).values() for tick in ticks}
    if len(named) == 2:
        yield _most_confused(sorted(named), "the most confused pair of classes", match["many"])


@of_form(_PAIR_WITH, "pair", "confused mixed")
def most_confused_pair(c: Scene, match: Match) -> Iterator[Version]:
    """“A and B are the most confused pair, with 104 cases in total”: of one for the other."""
    if pair := _pair(c, match):
        yield _most_confused(pair, match["how"], match["many"])


def _most_confused(pair: list[str], how: str, many: str) -> Version:
    both = " and ".join(pair)
    return Plain(f"{both} are {how}"), Plain(f"{both} are confused {many} times in total")


def _pair(c: Scene, match: Match) -> list[str]:
    """The two classes that a sentence about a confusion matrix names; none if it names others."""
    if c.reader.confusions is None:
        return []
    pair = [class_in(c, match[key]) for key in ("one", "two")]
    known = [name for name in pair if name is not None]
    return known if len(known) == len(pair) and known[0] != known[1] else []


_SAME_FOR = any_case(
    r"(?:the same|this|that) (?:is|also is|is also|holds|also holds|goes|applies) "
    r"(?:also )?(?:(?:true|the case) )?(?:for|of|to|with) (?P<name>[^,;:()]+)"
)
_NUMBER = regex(r"\d")


@of_form(_SAME_FOR, "same this that", "is holds goes applies", "for of to with")
def same_for_class(c: Scene, match: Match) -> Iterator[Version]:
    """“A is predicted more often than it occurs. The same is true for B”: as it was said of A."""
    if c.reader.confusions is None or _NUMBER.search(c.before):
        return
    name, before = class_in(c, match["name"]), class_in(c, c.before)
    said = c.before.rstrip(" .")
    if name and before and name != before and said.count(before) == 1:
        yield (Plain(said.replace(before, name)),)
