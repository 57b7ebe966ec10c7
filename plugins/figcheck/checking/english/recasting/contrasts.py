"""Things set apart or against others: clefts, “unlike B”, “A, not B”, “as for A”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.lexicon.first_letters import capitalised
from figcheck.checking.english.parsing.tokens import tokenise
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form, told_by
from figcheck.patterns import any_case, regex

_TOPIC = any_case(
    r"(?:as for|as regards|with regards? to|with respect to|regarding|concerning|turning to|"
    r"looking at|in the case of|as far as|when it comes to|speaking of)\s+([^,;:]+?)"
    r"(?:\s+(?:is|are) concerned|\s+goes?)?,\s+(.+)"
)

_IT = any_case(r"(?:it|they)\s+(.+)")

_ITS = any_case(r"(?:its|their)\s+(.+)")

_UNLIKE = r"(?:unlike|in contrast (?:to|with)|as opposed to|contrary to|in opposition to)"

_LIKE = r"(?:(?:just |much )?like|(?:just )?as (?:with|in)|just as for)"

_COMPARED_FIRST = any_case(rf"(?:({_UNLIKE})|{_LIKE})\s+([^,;:]+),\s+(.+)")

_COMPARED_AMID = any_case(rf"([^;:]+?),\s+(?:({_UNLIKE})|{_LIKE})\s+([^,;:]+),\s+(.+)")

_COMPARED_LAST = any_case(rf"([^;:]+?),\s+(?:({_UNLIKE})|{_LIKE})\s+([^,;:]+)")

_CLEFT = any_case(
    r"(.*?)\bit (?:is|was) (?:also |again |precisely |exactly )?(?P<one>[^,;:]+?)"
    r"(?:(?:,? and)?,? not (?P<not>[^,;:]+?)|,? (?:rather than|instead of) (?P<than>[^,;:]+?))?"
    r",? (?:that|who|which) (?P<rest>[^;:]+?)"
    r"(?:,(?: and)? not (?P<last>[^,;:]+)|,? (?:rather than|instead of) (?P<end>[^,;:]+))?"
)

_AGAINST = any_case(
    r"([^;:]+? by (?P<one>[^,;:]*?\d[^\s,;:]*)[^;:]*?),? (?:(?:as )?compared (?:with|to)|"
    r"(?:as )?against|as opposed to|versus) (?P<by>by )?(?P<two>(?:\w+ ){0,3}?[~+−-]?\d[^\s,;:]*"
    r"(?: (?:thousand|million|billion|points?|percent))?)(?: \w+)? "
    r"(?P<where>(?:in|on|at|for|from|between|during|over|with|after|before) [^,;:]+)"
)
"""A change by so much, set against another amount elsewhere."""

_NEXT = any_case(r"(?:in|over|during) the (?:following|next|subsequent) \w+")

_BY = regex(r"\bby [^,;:]*?\d[^\s,;:]*(?: (?:thousand|million|billion|points?|percent))?")

_NOT_LAST = any_case(
    r"([^;:]+?)(?:,(?: and)? not|,? but not|,? rather than|,? instead of)\s+([^,;:]+)"
)

_LED_BY = any_case(r"\b(?:in|on|for|at|under|with)\b")

_RATHER = any_case(r"(.*?)\b(\w[^,;:]*?),? (?:rather than|and not|not) ([^,;:]+?),? (\w.+)")


@of_form(
    _TOPIC,
    "as regard regards respect regarding concerning turning looking case comes speaking",
    ",",
)
def topic(c: Scene, match: Match) -> Iterator[Version]:
    """“As for A, it …”: A does; “When it comes to B, A …”: for B."""
    if not c.reader.is_place(match[1]):
        return
    topic, rest = match.groups()
    if c.is_elsewhere(topic):
        # "As for wheat, every treatment …", said of maize: of both.
        yield Plain(rest), Plain(f"The same for {topic}", again=True)
    elif it := _IT.fullmatch(rest):
        yield (Plain(f"{topic} {it[1]}"),)
    elif its := _ITS.fullmatch(rest):
        yield (Plain(f"{topic}'s {its[1]}"),)
    else:
        yield (Plain(f"For {topic}, {rest}"),)


@told_by("unlike contrast opposed contrary opposition like as", ",")
def compared(c: Scene, text: str) -> Iterator[Version]:
    """“Unlike B, A …”: A does and B does not; “Like B, A …”: both do."""
    if match := _COMPARED_FIRST.fullmatch(text):
        unlike, other, said = match.groups()
    elif match := _COMPARED_AMID.fullmatch(text):
        before, unlike, other, after = match.groups()
        said = f"{before} {after}"
        if not c.is_subject(before):
            return
    elif match := _COMPARED_LAST.fullmatch(text):
        said, unlike, other = match.groups()
    else:
        return
    if c.reader.is_place(other):
        too = f"Not so for {other}" if unlike else f"So does {other}"
        yield Plain(said), Plain(too, again=True)
    elif c.is_led(other):
        yield Plain(said), Plain(f"Not {other}" if unlike else f"The same {other}", again=True)


@of_form(_CLEFT, "it", "is was", "that who which")
def cleft(c: Scene, match: Match) -> Iterator[Version]:
    """“It is A that leads, not B”: A leads and B does not."""
    lead, one, rest = match[1], match["one"], match["rest"]
    other = match["not"] or match["than"] or match["last"] or match["end"]
    if c.is_led(one) and not lead:
        said = f"{one}, {rest}"
        if other is None:
            yield (Plain(f"{rest} {one}"),)
    elif c.reader.is_place(one):
        said = f"{lead}{one} {rest}"
    else:
        return
    if other is None:
        yield (Plain(said),)
    else:
        yield from _but_not(c, said, other)


def _but_not(c: Scene, said: str, other: str) -> Iterator[Version]:
    """What is said, and that it does not hold of another thing or place."""
    if c.reader.is_place(other):
        yield Plain(said), Plain(f"Not so for {other}", again=True)
    elif c.is_led(other):
        yield Plain(said), Plain(f"Not {other}", again=True)
        ends = (m.start() for m in _LED_BY.finditer(said))
        where = next((end for end in ends if c.is_led(said[end:])), None)
        if where is not None:
            yield Plain(said), Plain(f"{said[:where]}{other}", negated=True)


@told_by("not rather instead")
def not_last(c: Scene, text: str) -> Iterator[Version]:
    """“A leads there, not B”, “A rather than B leads”."""
    if match := _NOT_LAST.fullmatch(text):
        yield from _but_not(c, match[1], match[2])
    if match := _RATHER.fullmatch(text):
        lead, one, other, rest = match.groups()
        if c.reader.is_place(one) and c.reader.is_place(other):
            yield from _but_not(c, f"{lead}{one} {rest}", other)


@of_form(_AGAINST, "by", "compared against opposed versus")
def set_against(c: Scene, match: Match) -> Iterator[Version]:
    """“Between 1 and 2 A falls by 5, compared with 9 between 2 and 3”: by 9 there."""
    if not (c.is_led(match["where"]) or _NEXT.fullmatch(match["where"])):
        return
    head, where = match[1], match["where"]
    ends = [0, *(t.end for t in tokenise(head) if c.is_led(head[: t.end]))]
    cuts = ((head[:end], *c.cut(head[end:].lstrip(" ,"))) for end in reversed(ends))
    lead, _, subject, rest = next((cut for cut in cuts if cut[2]), ("", "", "", ""))
    by = _BY.search(rest)
    if by is None:
        return
    # What the other amount is of must be told by a place like the one that the first is of.
    before = f"{lead} {rest}"
    named = c.named_in(where).keys()
    if named and (named & c.named_in(subject).keys() or named != c.named_in(before).keys()):
        return
    verb = rest[: by.start()].strip()
    yield Plain(head), Plain(f"{capitalised(where)}, {subject} {verb} by {match['two']}")
