"""Turns of running text for what plainer words say: “at levels of 0.5 and above”, “lags at 60”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.lexicon.first_letters import capitalised
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form, told_by
from figcheck.patterns import any_case

_BOUND = any_case(
    r"\b(?:at|for|in|with|under) (?:all )?(?P<label>[a-z][a-z -]*?) (?:of |from )?"
    r"(?P<number>-?\d[\d.,]*\d|\d)(?P<unit> ?%| [a-z]+)? (?:and|or) "
    r"(?P<way>above|higher|beyond|more|up|upwards?|greater|larger|over|below|lower|less|smaller)\b"
)
_UPWARDS = frozenset("above higher beyond more up upward upwards greater larger over".split())


@told_by(
    "and or", "above higher beyond more up upward upwards greater larger over below lower less"
)
def from_a_tick_on(c: Scene, text: str) -> Iterator[Version]:
    """“at noise levels of 0.5 and above”: from 0.5 on; “… and below”: up to 0.5."""
    match = _BOUND.search(text)
    label = c.label_of(match["label"].lower()) if match is not None else None
    if match is None or label is None or label != c.way:
        return
    tick = c.point(match["number"])
    dimension = c.reader.names.dimensions[label]
    if tick is None or tuple(dimension.ticks) != c.ascending(label):
        return
    upwards = match["way"].lower() in _UPWARDS
    where = f"from {match['number']} on" if upwards else f"up to {match['number']}"
    yield (Plain(f"{text[: match.start()]}{where}{text[match.end() :]}"),)
    called = where.replace(match["number"], f"a {label.lower()} of {match['number']}")
    yield (Plain(f"{text[: match.start()]}{called}{text[match.end() :]}"),)


_BACK = {
    "recovery": "recovering", "rebound": "recovering", "rise": "rising", "increase": "rising",
    "uptick": "rising", "climb": "rising", "upturn": "rising", "growth": "rising",
    "decline": "falling", "drop": "falling", "decrease": "falling", "fall": "falling",
    "dip": "falling", "downturn": "falling", "collapse": "falling",
}  # fmt: skip
_FOLLOWED = any_case(
    r"(?P<said>[^;:()]+?),? followed by an? (?P<how>(?:[a-z-]+ )*?)"
    rf"(?P<noun>{'|'.join(_BACK)}) (?:back )?(?P<to>(?:up |down )?to [^,;:()]*?\d[^,;:()]*)"
)


@of_form(_FOLLOWED, "followed", " ".join(_BACK))
def followed_by_a_rise(_: Scene, match: Match) -> Iterator[Version]:
    """“A falls to 66 at 8, followed by a slight recovery to 67 at 9”: before rising to 67 at 9."""
    yield (Plain(f"{match['said']} before {_BACK[match['noun'].lower()]} {match['to']}"),)


_DIFFERENCES = any_case(
    r"(?P<said>(?P<lead>(?:in|on|at|for|with|under) [^,;:()]+, )?(?P<who>[^,;:()]+?) "
    r"(?P<do>(?:are|were|perform|performs|behave|yield|achieve|reach|show|have|remain|score)\b"
    r"[^,;:()]*)), with (?:a )?(?:differences?|gaps?|deviations?) of "
    r"(?P<much>(?:at most|no more than|less than|under|up to|at least|more than|only|just|about)"
    r" \d[^,;:()]*)"
)
_CLOSE = any_case(
    r"\b(?:similar(?:ly)?|close|identical(?:ly)?|alike|comparabl[ey]|equal(?:ly)?|same)\b"
)


@of_form(_DIFFERENCES, "difference differences gap gaps deviation deviations", "with")
def with_differences(c: Scene, match: Match) -> Iterator[Version]:
    """“A and B are alike, with differences of at most 2 at 8”: A and B differ by at most 2 at 8."""
    if not c.is_subject(match["who"]) or not _CLOSE.search(match["do"]):
        return
    if " between " in match["much"]:
        return  # "with differences of at most 2 between the regimes": of each.
    lead = match["lead"] or ""
    much = match["much"]
    if much.lower().startswith("up to "):
        much = f"at most {much[6:]}"
    yield Plain(match["said"]), Plain(capitalised(f"{lead}{match['who']} differ by {much}"))


_NOUN_BEFORE = any_case(
    r"(?P<before>[^,;:()]*?\b(?:is|are|was|were|remains|appears|being)) the (?P<noun>[a-z]+)"
    r"(?: (?:that|which) (?:is|are))? (?P<most>(?:most|least) (?:sensitive|affected|influenced"
    r"|robust|insensitive|vulnerable|susceptible|resistant|stable))(?P<after>\b.*)"
)


@of_form(_NOUN_BEFORE, "most least", "the")
def most_behind_its_noun(c: Scene, match: Match) -> Iterator[Version]:
    """“A is the model most sensitive to noise”: the most sensitive model to noise."""
    if c.label_of(match["noun"]) is not None or c.may_be_any(match["noun"]):
        yield (Plain(f"{match['before']} {match['most']}{match['after']}"),)


_FAR = r"(?: (?:far|well|clearly|slightly|significantly))?"
_LAGS = any_case(
    r"(?P<lead>(?:in|on|at|for|with|under) [^,;:()]+, )?(?P<who>[^,;:()]+?) "
    rf"(?:(?:lags?|trails?){_FAR}(?: behind)?|(?:falls?|comes?){_FAR} behind) (?:at|with) "
    r"(?:only |just )?(?P<much>\d[\d.,]*(?<![.,])(?: ?%| [a-z]+)?)"
)


@of_form(_LAGS, "lag lags trail trails falls fall comes come", "at with")
def lagging_at(c: Scene, match: Match) -> Iterator[Version]:
    """“B lags behind at 60”: it has 60, if it is behind all others there."""
    lead, who = match["lead"] or "", match["who"]
    place = c.around.here
    if not c.reader.is_place(who) or c.point(match["much"]) is not None:
        return
    named = c.placed_in(f"{c.before} {lead}")
    own = c.named_in(who)
    here = " and ".join(t for d, ts in named.items() if d not in own and len(ts) == 1 for t in ts)
    there = f"For {here}, " if here and not lead else lead
    if c.holds(f"{there}{who} is the lowest") or (place and c.holds(f"{who} is the lowest")):
        yield (Plain(f"{lead}{who} is at {match['much']}"),)


_PASSES = (
    r"\b(?:falls?|drops?|rises?|climbs?|cross(?:es)?)\b[^,;:()]*\b(?:below|above|under|over)\b"
)
_PASSED = any_case(_PASSES)
_ONLY_THEN = any_case(
    rf"(?P<said>[^,;:()]*?(?:{_PASSES}|\b(?P<so>does so|do so)\b)[^,;:()]*?) only"
    r" (?P<when>between [^,;:]+)"
)


@of_form(_ONLY_THEN, "only", "between")
def not_until_then(c: Scene, match: Match) -> Iterator[Version]:
    """“A falls below 80 only between 8 and 10”: it does so then, and not before.

    What is no step past a level may go on all the while, and only then.
    """
    if c.way is not None and (not match["so"] or _PASSED.search(c.before)):
        yield (Plain(f"{match['said']} {match['when']}"),)


_CROSSES = any_case(
    r"\b(?P<verb>cross|drop|fall|slip|sink|dip)(?P<s>(?:e?s)?) (?:to )?(?P<way>below|under) the "
    r"(?P<level>\d[\d.,]*(?: ?%)?)[ -](?:mark|threshold|level|line)\b"
)


@told_by("cross crosses drop drops fall falls slip slips sink sinks dip dips", "below under")
def below_the_mark(_: Scene, text: str) -> Iterator[Version]:
    """“A crosses below the 80% mark between 6 and 8”: it falls below 80% then."""
    said = _CROSSES.sub(lambda m: f"fall{'s' if m['s'] else ''} below {m['level']}", text)
    if said != text:
        yield (Plain(said),)


_RANK_KEPT = any_case(
    r"(?:the )?(?:overall |relative )?(?:ranking|rank order|order|ordering|hierarchy)"
    r"(?: of (?:the )?[^,;:()]+?)? \((?P<order>[^()<>]+(?: ?> ?[^()<>]+){2,})\) "
    r"(?:is|remains|stays|was)(?: (?:exactly|entirely|completely))? "
    r"(?:the same|unchanged|consistent|stable|constant|identical|fixed|preserved|maintained)"
    r" (?P<where>(?:at|in|on|for|across|under|with) [^,;:()]+|throughout|everywhere)"
)
_POINTS_AFTER = any_case(
    r"at (?:all|every|each) (?:other )?(?:points?|times?|steps?|values?|measurements?)"
    r"(?: (?P<how>after|beyond|from|past) (?P<what>[^,;:()]+))?"
)


@of_form(_RANK_KEPT, ">", "ranking order ordering hierarchy")
def rank_order_kept(c: Scene, match: Match) -> Iterator[Version]:
    """“The ranking (A > B > C) remains the same at every point after 0”: at each, A > B > C."""
    where, axis = match["where"], c.way
    points = _POINTS_AFTER.fullmatch(where)
    if points is not None and points["how"]:
        found = c.point(points["what"]) or c.point(points["what"].split()[-1])
        if found is None or axis is None:
            return
        ticks = c.ascending(axis)
        start = ticks.index(found) + (points["how"].lower() != "from")
        if start >= len(ticks) - 1:
            return
        where = f"from {ticks[start]} on"
    yield (Plain(f"{capitalised(where)}, {match['order']}"),)


_A_RANGE = any_case(
    r"\b(?:span|spans|cover|covers|show|shows|have|has|exhibit|exhibits|occupy|occupies|display"
    r"|displays) an? (?:(?:[a-z]+ly )?(?:similar|comparable|wide|wider|narrow|narrower|broad"
    r"|broader|limited|small|large|modest|moderate|tight|overall|total|different) )?"
    r"(?:range|band|interval)(?: of (?:values )?| )(?P<from>from |between )?"
    r"(?P<one>[^,;:()]*?\d[\d.,]*(?<![.,])[^,;:()]*?)"
    r" (?P<to>to|and) (?P<two>[^,;:()]*\d[^,;:()]*)"
)
_RANGE_IS = any_case(
    r"(?:the |its )?(?:(?:overall|full|entire|whole|total|complete) )?"
    r"(?:range|spread|span)(?: of (?:all |the )*(?:values|scores|data|figures))? "
    r"(?:extends|spans|stretches|goes|runs|reaches) (?P<rest>from [^;:]+ to [^;:]+)"
)


@told_by("range band interval", "to and")
def spanning_a_range(_: Scene, text: str) -> Iterator[Version]:
    """“A spans a similar range of 22 to 38”: A ranges from 22 to 38."""
    match = _A_RANGE.search(text)
    if match is None or (match["to"].lower() == "and") is not (
        (match["from"] or "").strip().lower() == "between"
    ):
        return
    ends = f"range from {match['one']} to {match['two']}"
    yield (Plain(f"{text[: match.start()]}{ends}{text[match.end() :]}"),)


@of_form(_RANGE_IS, "range spread span", "from", "to")
def range_extending(c: Scene, match: Match) -> Iterator[Version]:
    """“The overall range extends from 18 (A) to 55 (B)”: the values range so."""
    if c.around.here is None or c.around.here.is_nothing:
        yield (Plain(f"The values range {match['rest']}"),)


_OF_A_KIND = any_case(r"\b(?P<noun>[a-z]+?)(?P<s>e?s)? of (?P<what>[a-z]+)\b")


@told_by("of")
def noun_of_title(c: Scene, text: str) -> Iterator[Version]:
    """“for all modes of transport”, where the title speaks of modes of transport: for all modes."""
    figure = c.reader.figure
    told = f"{figure.title} {figure.x_axis.label} {figure.y_axis.label}".lower()

    def bare(match: Match) -> str:
        noun, ending = match["noun"].lower(), match["s"] or ""
        known = c.label_of(noun) is not None or c.label_of(f"{noun}{ending}") is not None
        written = any(f"{noun}{end} of {match['what'].lower()}" in told for end in ("", "s", "es"))
        return f"{match['noun']}{ending}" if known and written else match[0]

    said = _OF_A_KIND.sub(bare, text)
    if said != text:
        yield (Plain(said),)
