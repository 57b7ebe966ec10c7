"""What becomes of the cases of a class: “A is misclassified into every other class at least once”.

Only a matrix of true and predicted classes is spoken of so, and each class is one that it names.
"""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.recasting.mix_ups_told import class_in
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form, told_by
from figcheck.patterns import any_case

_NAME = r"[^,;:()]+?"
_WRONGLY = (
    r"(?:misclassified|mis-?labell?ed|mispredicted|mistaken|(?:wrongly|incorrectly|falsely) "
    r"(?:predicted|labell?ed|classified))"
)
_TAKEN = rf"(?:{_WRONGLY}|predicted|labell?ed|classified|recogni[sz]ed)"


def _classes(c: Scene, *texts: str) -> list[str] | None:
    """The classes that texts name, one each; `None` if they are not so or one is named twice."""
    if c.reader.confusions is None:
        return None
    known = [name for text in texts if (name := _class(c, text)) is not None]
    return known if len(set(known)) == len(texts) else None


_DETERMINED = any_case(r"(?:(?:a|an|the|true|actual|real) )+")


def _class(c: Scene, text: str) -> str | None:
    """The class that a text names with at most a noun behind it, as “Most A images” does not."""
    name = class_in(c, text)
    if name is None:
        return None
    bare = _DETERMINED.sub("", text, count=1) if _DETERMINED.match(text) else text
    more = len(bare.split()) - len(name.split())
    # The last letter is another one in some plurals.
    return name if more in (0, 1) and bare.lower().startswith(name.lower()[:-1]) else None


_NEVER = any_case(
    rf"(?:(?P<none>no) )?(?P<one>{_NAME}) (?:is|are|was|were) (?P<never>never |not once |ever )?"
    rf"(?P<taken>{_TAKEN}) (?P<as>as|for) (?:either )?(?P<two>{_NAME}) (?:or|nor) "
    rf"(?P<three>{_NAME})"
)


@of_form(_NEVER, "or nor", "never no not")
def never_as_either(c: Scene, match: Match) -> Iterator[Version]:
    """“A images are never predicted as B or C”: they are never so as B, and never as C."""
    never = (match["never"] or "").strip().lower()
    if bool(match["none"]) == (never in ("never", "not once")) or (
        never == "ever" and not match["none"]
    ):
        return
    names = _classes(c, match["one"], match["two"], match["three"])
    if names is not None:
        one, *others = names
        yield tuple(Plain(f"{one} is never {match['taken']} {match['as']} {o}") for o in others)


_INTO_ALL = any_case(
    rf"(?P<one>{_NAME}) (?:is|are|was|were|gets|get) {_WRONGLY} (?:into|as|for|to) "
    r"(?:every|each)(?: one of the)?(?: single)? other (?:class|category|label|type)s?"
    r"(?: at least once)?"
    rf"|(?P<two>{_NAME}) (?:is|are|was|were|gets|get) {_WRONGLY} (?:into|as|for|to) "
    r"all (?:of )?(?:the )?other (?:classes|categories|labels|types)(?: at least once)?"
)


@told_by(
    "other",
    "misclassified mislabeled mislabelled mispredicted mistaken wrongly incorrectly falsely",
)
def into_every_other(c: Scene, text: str) -> Iterator[Version]:
    """“A is misclassified into every other class at least once”: no cell of its row is zero."""
    match = _INTO_ALL.fullmatch(text)
    names = _classes(c, match["one"] or match["two"]) if match else None
    if names:
        yield (Plain(f"All cells of the {names[0]} row are above zero"),)


_ONLY = any_case(
    rf"(?P<one>{_NAME}) (?:is|are|was|were) (?:only|exclusively|solely)(?: ever)? {_WRONGLY} "
    rf"(?:as|for) (?P<two>{_NAME})"
    rf"|(?P<three>{_NAME}) (?:is|are|was|were) {_WRONGLY} (?:only|exclusively|solely) (?:as|for) "
    rf"(?P<four>{_NAME})"
)


@of_form(
    _ONLY,
    "only exclusively solely",
    "misclassified mislabeled mislabelled mispredicted mistaken wrongly incorrectly falsely",
)
def only_as(c: Scene, match: Match) -> Iterator[Version]:
    """“A is only misclassified as B”: all errors of A are predicted as B."""
    names = _classes(c, match["one"] or match["three"], match["two"] or match["four"])
    if names is not None:
        yield (Plain(f"All errors of {names[0]} are predicted as {names[1]}"),)


_CONFUSES = any_case(
    r"the (?:model|classifier|network|system|detector) (?:confuses|mistakes|misclassifies) "
    rf"(?P<one>{_NAME}) (?:with|for|as) (?P<two>{_NAME}) (?P<how>more|less) "
    r"(?:often|frequently|commonly) than (?:it (?:does|confuses|mistakes|misclassifies) )?(?:"
    rf"(?P<three>{_NAME}) (?:with|for|as) (?P<four>{_NAME})|(?P<turned>vice versa|the other way "
    r"a?round|the reverse|the opposite))"
)


@of_form(_CONFUSES, "confuses mistakes misclassifies", "than")
def confuses_more_often(c: Scene, match: Match) -> Iterator[Version]:
    """“The model confuses A with B more often than B with A”: A is predicted as B more often."""
    names = _classes(c, match["one"], match["two"])
    if names is None:
        return
    one, two = names
    then = [two, one] if match["turned"] else _classes(c, match["three"], match["four"])
    if then is not None:
        how = match["how"].lower()
        said = f"{one} is predicted as {two} {how} often than {then[0]} is predicted as {then[1]}"
        yield (Plain(said),)


_THAN_TURNED = any_case(
    rf"(?P<how>more|fewer) (?P<one>{_NAME}) (?:is|are|was|were|get) {_TAKEN} (?:as|for) "
    rf"(?P<two>{_NAME}) than (?:vice versa|the other way a?round|the reverse|the opposite)"
)


@of_form(_THAN_TURNED, "more fewer", "versa reverse opposite way")
def more_than_turned(c: Scene, match: Match) -> Iterator[Version]:
    """“More A images are predicted as B than vice versa”: A is predicted as B more often."""
    names = _classes(c, match["one"], match["two"])
    if names is not None:
        one, two = names
        how = "more" if match["how"].lower() == "more" else "less"
        yield (Plain(f"{one} is predicted as {two} {how} often than {two} is predicted as {one}"),)


_OF_ALL = any_case(
    r"(?P<said>(?:the |an )?(?:overall |total )?accuracy (?:is|was|of|comes to|amounts to|reaches)"
    r" [^,;:()]+?) \((?P<many>\d[\d,]*) (?:out )?of (?:all |the )*(?P<all>\d[\d,]*)"
    r"(?: (?P<what>[a-z]+))?(?: (?:are |were )?(?:classified |predicted )?correct(?:ly)?)?\)"
)


@of_form(_OF_ALL, "accuracy", "(")
def accuracy_of_cases(c: Scene, match: Match) -> Iterator[Version]:
    """“The accuracy is 81.5 % (978 of 1200 images)”: so many of all are classified correctly."""
    if c.reader.confusions is not None:
        what = match["what"] or "cases"
        counted = f"{match['many']} of the {match['all']} {what} are classified correctly"
        yield (Plain(match["said"]), Plain(counted))


_WITH_RATE = any_case(
    r"(?P<who>[^;:()]+?) (?:is|are|was|were) (?:classified|recogni[sz]ed|detected|identified|"
    r"predicted) (?:with|at) (?:an? )?(?P<bound>(?:(?:more|less) than|over|above|at least|under|"
    r"below|about|around|roughly|approximately|nearly|almost|exactly)? ?\d[\d.,]* ?%) "
    r"(?P<rate>recall|precision|accuracy)"
    r"|(?P<who2>[^;:()]+?) (?:is|are|was|were) (?:classified|recogni[sz]ed|detected|identified|"
    r"predicted) (?:with|at) (?:an? )?(?P<rate2>recall|precision|accuracy) of (?P<bound2>[^,;:()]+)"
)


@of_form(_WITH_RATE, "recall precision accuracy", "with at")
def recognized_with(c: Scene, match: Match) -> Iterator[Version]:
    """“A and B are recognized with more than 92 % recall”: they have such a recall."""
    if c.reader.confusions is None:
        return
    who, rate = match["who"] or match["who2"], match["rate"] or match["rate2"]
    bound = match["bound"] or match["bound2"]
    has = "have" if " and " in who else "has"
    yield (Plain(f"{who} {has} a {rate} of {bound}"),)


_IN_TERMS = any_case(
    r"(?:in terms of|with respect to|with regard to|regarding|by|measured by) (?P<rate>recall|"
    rf"precision), (?P<one>{_NAME}) (?:is|was) (?:also |again |still |clearly |even )?the "
    r"(?P<how>weakest|worst|poorest|strongest|best)(?: of all)? ?(?:class|category|one)?"
    rf"|(?P<two>{_NAME}) (?:is|was) (?:also |again |still |clearly )?the (?P<how2>weakest|worst|"
    r"poorest|strongest|best) (?:class |category |one )?(?:in terms of|with respect to|with "
    r"regard to|regarding|by) (?P<rate2>recall|precision)"
)


@of_form(_IN_TERMS, "recall precision", "weakest worst poorest strongest best")
def in_terms_of(c: Scene, match: Match) -> Iterator[Version]:
    """“In terms of precision, A is also the weakest class”: it has the lowest precision."""
    names = _classes(c, match["one"] or match["two"])
    if names:
        best = (match["how"] or match["how2"]).lower() in ("strongest", "best")
        rate = match["rate"] or match["rate2"]
        yield (Plain(f"{names[0]} has the {'highest' if best else 'lowest'} {rate}"),)


_ERRORS_ARE = any_case(
    rf"(?:(?P<one>{_NAME})(?:'s)? (?:errors|mistakes|misclassifications) (?:is|are|were) "
    r"(?:mostly|mainly|primarily|largely)|(?:most|the majority) (?:of the )?(?:errors|mistakes|"
    rf"misclassifications) (?:on|of|for|in|with) (?P<two>{_NAME}) (?:is|are|were)) (?:confusions|"
    rf"mix-ups) with (?P<three>{_NAME})(?: \((?P<many>\d+) (?:out )?of (?:the )?(?P<all>\d+)\))?"
    rf"|(?P<four>{_NAME}) (?:is|are|was|were) (?:mostly|mainly|primarily) (?:confused with|"
    rf"misclassified as|mistaken for) (?P<five>{_NAME}) \((?P<many2>\d+) (?:out )?of (?:the )?"
    r"(?P<all2>\d+)(?: (?:errors|mistakes|misclassifications))?\)"
)


@of_form(
    _ERRORS_ARE,
    "mostly mainly primarily largely most majority",
    "confusions mix confused misclassified mistaken",
)
def errors_are_mostly(c: Scene, match: Match) -> Iterator[Version]:
    """“A errors are mostly confusions with B (9 of 15)”: 9 of the 15 errors of A, which is most."""
    whose = match["one"] or match["two"] or match["four"]
    names = _classes(c, whose, match["three"] or match["five"])
    if names is None:
        return
    one, two = names
    said = [Plain(f"Most errors of {one} are predicted as {two}")]
    many, of_all = match["many"] or match["many2"], match["all"] or match["all2"]
    if many:
        said.append(Plain(f"{many} of the {of_all} errors of {one} are predicted as {two}"))
    yield tuple(said)


_MORE_RIGHT = any_case(
    r"(?:every|each|all)(?: of the)? ?(?:class|classes|category|categories|labels?) (?:has|have|"
    r"receives?|shows?) more (?:correct|right) (?:predictions |classifications )?than (?:incorrect|"
    r"wrong|false)(?: predictions| classifications| ones)?"
)


@told_by("correct right", "incorrect wrong false")
def more_right_than_wrong(c: Scene, text: str) -> Iterator[Version]:
    """“Every class has more correct than incorrect predictions”: more than half of it is found."""
    if c.reader.confusions is not None and _MORE_RIGHT.fullmatch(text):
        yield (Plain("Every class has a recall above 50%"),)
