"""Exceptions in all the words for them: “in all rows (the one exception being B)”, “B aside”."""

from __future__ import annotations

import re
from collections.abc import Iterator

from figcheck.checking.english.lexicon.shared_words import COUNT, count_of
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, told_by
from figcheck.patterns import any_case

_THE = r"(?:the |an? )?(?:(?:only|one|sole|single|lone|notable) )*exceptions?(?: here)?"
_PLACE = r"(?P<which>[^,;:()]+?(?:, [^,;:()]+?,? and [^,;:()]+?)?)"
_ONE = r"(?:just |only )?(?:one|an?|a single|a sole|a lone|two|three)(?: notable)? exceptions?"
_AT = r"(?:in |on |at |for |with |under |during )?"

_SET_APART = any_case(
    rf"(?:(?:with )?{_THE} (?:being|is|are|was|were) {_AT}{_PLACE}"
    rf"|with {_THE} of {_PLACE.replace('which', 'of')}"
    rf"|(?:with )?{_PLACE.replace('which', 'being')} (?:being|as|is|are|was|were) {_THE}"
    rf"|(?:namely |that is,? )?{_AT}(?:all|every one)(?: of them)?,? (?:except|but|apart from|"
    rf"other than|save)(?: for)? {_AT}{_PLACE.replace('which', 'but')}"
    rf"|with {_ONE}(?:: | \(|, (?:namely )?){_AT}{_PLACE.replace('which', 'one')}\)?"
    rf"|{_PLACE.replace('which', 'excepted')} excepted)"
)
"""An exception that is told behind what it is one from."""

_FIRST = any_case(
    rf"(?:with|apart from|except for|but for) {_ONE}(?:,| \(|: |, namely){_AT} ?{_PLACE}\)?, "
    r"(?P<said>[^;:]+)"
)
_ASIDE = any_case(
    rf"(?P<said>[^;:()]+), (?:(?:not counting|leaving aside|excluding|ignoring|disregarding|"
    rf"if (?:one|we) (?:leaves?|sets?) aside) {_PLACE}"
    rf"|{_PLACE.replace('which', 'left')} (?:aside|excluded|set aside|left aside))"
)
"""What is left out, of which nothing is said."""

_WITH_IT = any_case(
    rf"(?P<said>[^;:()]+?)(?:, | \()(?:{_PLACE} (?:included|too)"
    rf"|(?:including|even|also) {_AT}{_PLACE.replace('which', 'also')})\)?"
)
_IN_ALL = any_case(r"\b(?:all|every|each|always|everywhere|both)\b")
_NONE = any_case(r"\b(?:no|none|never|nowhere|not|neither)\b")
_COUNTED = any_case(
    rf"\b(?P<at>(?:in|on|for|at|under|with|across|during) )?(?:all )?(?P<many>{COUNT})(?: out)?"
    rf" of(?: the| its| these| all)? (?P<of>{COUNT}) "
    r"(?P<noun>[a-z-]+(?: (?:sets?|points?|groups?))?)"
)
_BUT = any_case(r"\beverywhere but (?=in |on |at |for )")


_NAMELY = r"(?:,? namely|, i\.e\.,?|,|:| \((?:namely|i\.e\.,?)?)"
_ALL_BUT = any_case(
    rf"(?P<before>[^;:()]*?)\b(?:all but (?P<many>{COUNT})(?: of the(?: {COUNT})?)? "
    rf"(?P<noun>[a-z-]+)|(?:all|every)(?: of)?(?: the)? (?P<noun2>[a-z-]+) "
    rf"(?:but|except(?: for)?|bar|save(?: for)?) (?P<many2>{COUNT}))(?P<after>[^;:(),]*?)"
    rf"{_NAMELY} ?{_AT}{_PLACE}(?:\)?\Z|[,)] ?(?P<rest>[^;:()]+))"
)
"""“All but one of the rows, namely B, …”."""


@told_by(
    "exception exceptions except but excepted aside excluded counting excluding ignoring "
    "disregarding included including even too also apart save other"
)
def exceptions_named(c: Scene, text: str) -> Iterator[Version]:
    """“All rows are above 5 (the one exception being B)”: with the exception of B, they are.

    Where so many of all are told, these are so many and B is none of them.
    """
    text = text.rstrip(" .")
    if _BUT.search(text):
        yield (Plain(_BUT.sub("everywhere except ", text)),)
        return
    if named := _ALL_BUT.fullmatch(text):
        which, many = named["which"], (named["many"] or named["many2"]).lower()
        noun = named["noun"] or named["noun2"]
        held = c.named_in(which)
        if c.reader.is_place(which) and sum(map(len, held.values())) == count_of(many):
            every = "every" if many == "one" else "all"
            said = f"{named['before']}{every} {noun}{named['after']} {named['rest'] or ''}"
            yield (Plain(excepting(c, which, said.strip())),)
        return
    if with_it := _WITH_IT.fullmatch(text):
        which = with_it["which"] or with_it["also"]
        if _IN_ALL.search(with_it["said"]) and c.reader.is_place(which):
            yield (Plain(with_it["said"]),)
        return
    aside = _ASIDE.fullmatch(text)
    which = _told(aside) if aside else ""
    if aside and c.reader.is_place(which) and _speaks_of_all(aside["said"]):
        yield (Plain(f"Excluding {which}, {_begun(c, aside['said'])}"),)
        return
    found = _FIRST.fullmatch(text)
    said, which = (found["said"], found["which"]) if found else _cut(c, text)
    if not said or not c.reader.is_place(which) or c.begins_with_list(said):
        return
    counted = [*_COUNTED.finditer(said)]
    if not counted:
        if _speaks_of_all(said):
            yield (Plain(excepting(c, which, said)),)
    elif len(counted) == 1 and not _speaks_of_all(said[: counted[0].start()]):
        yield from _all_but(c, said, which, counted[0])


def _told(match: Match) -> str:
    return next((v for k, v in match.groupdict().items() if v and k not in ("said", "told")), "")


def _speaks_of_all(text: str) -> bool:
    return bool(_IN_ALL.search(text) or _NONE.search(text))


def excepting(c: Scene, which: str, said: str) -> str:
    """A sentence with an exception that it begins with, behind the place that it is led by.

    Args:
        c: where the sentence stands.
        which: what is excepted.
        said: the sentence without it.
    """
    lead, subject, rest = c.cut(said)
    lead = lead.rstrip(" ,")
    if subject and lead and c.is_led(lead):
        # "With the exception of A, with clean training, …" would except both.
        return f"{lead}, with the exception of {which}, {subject} {rest}"
    return f"With the exception of {which}, {c.within_sentence(said)}"


def _begun(c: Scene, said: str) -> str:
    return c.within_sentence(said)


def _cut(c: Scene, text: str) -> tuple[str, str]:
    """What is said, and the exception that is told behind it; empty if none is."""
    for joint in re.finditer(r",\s*|;\s*|:\s*|\s+[–—-]\s+|\s*\(|\s+(?=with\b)", text):
        told = text[joint.end() :]
        if joint[0].strip() == "(":
            if not told.endswith(")"):
                continue
            told = told[:-1]
        match = _SET_APART.fullmatch(told)
        if match is not None and c.reader.is_place(_told(match)):
            return text[: joint.start()], _told(match)
    return "", ""


def _all_but(c: Scene, said: str, which: str, counted: Match) -> Iterator[Version]:
    """That so many are so, and none of those that are excepted."""
    named = c.named_in(which)
    numbers = [count_of(counted[key]) for key in ("many", "of")]
    if len(named) != 1 or numbers[1] - numbers[0] != sum(map(len, named.values())):
        return
    ((dimension, ticks),) = named.items()
    if dimension in c.named_in(said) or c.label_of(counted["noun"]) not in (None, dimension):
        return
    before, after = said[: counted.start()], said[counted.end() :]
    if counted["at"] is None and before:
        return
    known = (f"{before}{counted['at'] or ''}{tick}{after}" for tick in ticks)
    yield Plain(said), *(Plain(one, negated=True) for one in known)
