"""Clauses within others and before them, and what says nothing of the numbers."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.lexicon.entries import classes_in, has_verb
from figcheck.checking.english.parsing.tokens import tokenise
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form, told_by
from figcheck.patterns import any_case, regex

_RELATIVE = any_case(
    r"([^;:]+?),\s+(which|who|whose|where|(?:in|on|at|for|under|with|during) (?:which|whom))\s+"
    r"([^;:]+?),\s+(.+)"
)

_CLAUSE_FIRST = any_case(
    r"(?:because|although|though|even though|even as|given that|(?:despite|in spite of|"
    r"notwithstanding|besides|in addition to|apart from|aside from) the fact that|seeing that|"
    r"while|whilst|whereas|since)\s+([^;:]+?),\s+([^;:]+)"
)

_CHANGES = frozenset({"RISES", "GAINS", "GROWS_IN", "CHANGE"})
"""Classes of words for changes, which take time."""

_IT = any_case(r"(it|they|its|their)\b")
_THERE_ARE = any_case(
    r"(.*?)\bthere (?:is|are|was|were) ((?:(?:only|just|exactly|precisely) )?"
    r"(?:a single|[\w-]+) [\w -]+?) (?:that|which|who) (.+)"
)
_EXCEPT_LAST = any_case(
    r"([^;:]+?),? ((?:except(?: for)?|other than|apart from|with the exception of|save for|but) "
    r"([^,;:]+?))(?:,? (?:which|who) [^;:]+)?"
)
_EXCEPTION_WHICH = any_case(
    r"([^;:]+\bexcept(?:ions?)?\b[^;,:]*?(?:\bbeing|\bis|\bfor|:|\bexcept)\s+([^,;:]+)),\s+"
    r"(?:which|who)\s+(.+)"
)
_DESPITE = any_case(
    r"(?:(.*?),\s+)?(?:despite|in spite of|for all(?= (?:its|their)\b)|notwithstanding|given)\s+"
    r"([^,;:]+)(?:,\s+(.+))?"
)

_OWN = any_case(r"(?:its|their|having|an?|the)(?= [^,]*\d) ")

_ALBEIT = any_case(
    r",?\s+(?:admittedly |and |but )?(?:albeit|(?:al)?though|if|even if|but)(?: only| just)?\s+"
    r"(?=(?:by|with) (?:no|not|less|more|only|just|a|an|about|barely|at|under|over|some|\d))"
)
_THUS = regex(r"\b(?:thereby|thus|hence|therefore|consequently|accordingly|in turn|so doing),? ")
"""What only says that one thing follows from another."""

_SLOWLY = regex(
    r",?\s+(?:albeit|if|though|although)(?: only| rather| somewhat| more| very)?\s+"
    r"(?:slowly|gradually|gently|gracefully|unevenly|hesitantly|modestly|moderately)(?=,|\Z),?"
)
"""A manner that takes nothing back of what is said: “falls at every step, albeit slowly, and …”."""

_ADDED = any_case(r",\s+(?:though|however|too|as well|nevertheless|nonetheless|again)\Z")

_AMID = any_case(
    r",\s+(?:however|though|nevertheless|nonetheless|in turn|by contrast|in contrast|meanwhile|"
    r"on the other hand|on the contrary|by comparison|of course|admittedly),\s+"
)


@told_by(
    ",",
    "however though nevertheless nonetheless turn contrast meanwhile hand contrary comparison "
    "course admittedly",
)
def amid(_: Scene, text: str) -> Iterator[Version]:
    """“Those of A and B, however, are apart”: they are."""
    said = _AMID.sub(" ", text)
    if said != text:
        yield (Plain(said),)


@of_form(_RELATIVE, ",", "which who whose whom where")
def relative(c: Scene, match: Match) -> Iterator[Version]:
    """“A, which is second, drops to 5”: A is second, and A drops to 5."""
    if not c.is_subject(match[1]):
        return
    subject, pronoun, said, rest = match.groups()
    own = f"{subject}'s" if pronoun.lower() == "whose" else subject
    if pronoun.lower() not in ("which", "who", "whose"):
        # "A, on which no model exceeds 5, is hardest": on A none does.
        own = f"{pronoun.split()[0] if ' ' in pronoun else 'in'} {subject},"
    yield Plain(f"{own} {said}"), Plain(f"{subject} {rest}")


@of_form(
    _CLAUSE_FIRST, ",", "because although though even given fact seeing while whilst whereas since"
)
def clause_first(c: Scene, match: Match) -> Iterator[Version]:
    """“Because A falls, B leads”: A falls and B leads."""
    if match[1][0].isdigit() or not _states(c, match[1]):
        return
    first, second = match.groups()
    it, its = _IT.match(first), _IT.match(second)
    if it and (subject := c.cut(second)[1]):  # "Although it drops, A is ahead": A drops.
        first = _named(first, it, subject)
    elif its and (subject := c.cut(first)[1]):
        second = _named(second, its, subject)
    when = None if c.reader.stretch_of(second) else c.reader.stretch_of(first)
    if when is not None and not _CHANGES.isdisjoint(classes_in(second)):
        # "While A rose from 2010 to 2012, B lost 5": then.
        yield Plain(first), Plain(second, here=when.plain)
        return
    yield Plain(first), Plain(second)


def _states(c: Scene, text: str) -> bool:
    """Whether a text has a verb, be it one for what is measured."""
    return has_verb(tokenise(text)) or c.begins_with_verb(c.cut(text)[2])


def _named(text: str, pronoun: Match, subject: str) -> str:
    """A clause with what the pronoun that it begins with stands for."""
    owner = "'s" if pronoun[1].lower() in ("its", "their") else ""
    return f"{subject}{owner}{text[pronoun.end() :]}"


_EXCEPT_FIRST = any_case(
    r"(?:(?P<lead>[^,;:]+), )?(?:except(?: for)?|apart from|aside from|with the exception of|"
    r"other than|save for|besides|excluding|but for) (?P<left>[^,;:]+), (?P<rest>[^;:]+)"
)
_ONLY = any_case(r"only (.+)")
_OF_ALL = any_case(
    r"((?:all|every|each|no|none of|all of|each of)(?: the)?(?: other)? [\w-]+) (.+)"
)


@of_form(_THERE_ARE, "there", "is are was were", "that which who")
def there_are(_: Scene, match: Match) -> Iterator[Version]:
    """“There are two parks that exceed 5”: two parks exceed 5."""
    yield (Plain(f"{match[1]}{match[2]} {match[3]}"),)


@of_form(_EXCEPT_LAST, "except other apart exception save but")
def except_last(c: Scene, match: Match) -> Iterator[Version]:
    """“All parks fall in 2020 except A”: all parks except A fall then."""
    if not c.reader.is_place(match[3]) or match.end(2) != len(match.string):
        return
    lead, subject, rest = c.cut(match[1])
    if subject and c.named_in(match[3]).keys() == c.counted_along(subject):
        yield (Plain(f"{lead} {subject} {match[2]} {rest}".strip()),)


@of_form(_EXCEPT_FIRST, "except apart aside exception other save besides excluding but", ",")
def except_first(c: Scene, match: Match) -> Iterator[Version]:
    """“Except for A, all parks fall”: all parks except A do; “Besides A, only B …”: A and B."""
    if not c.reader.is_place(match["left"]):
        return
    lead = f"{match['lead']}, " if match["lead"] else ""
    rest = match["rest"]
    if only := _ONLY.fullmatch(rest):
        _, one, said = c.cut(only[1])
        if one and c.named_in(one).keys() == c.named_in(match["left"]).keys():
            yield (Plain(f"{lead}only {match['left']} and {one} {said}"),)
    elif of_all := _OF_ALL.fullmatch(rest):
        _, all_, said = c.cut(rest)
        # "Apart from A, no red one exceeds 5": no red one, but for A, does.
        if not all_.startswith(of_all[1]):
            all_, said = of_all.groups()
        if c.counted_along(all_) or c.named_in(all_):
            yield (Plain(f"{lead}{all_} except {match['left']} {said}"),)


@of_form(_EXCEPTION_WHICH, "except exception exceptions", ",", "which who")
def exception_which(c: Scene, match: Match) -> Iterator[Version]:
    """“All fall, the only exception being A, which leads but is older than B”: A does."""
    if not c.reader.is_place(match[2]):
        return
    # "All but one fall from 2010 to 2020. The exception is A, which gains 5": then.
    when = (
        None
        if c.reader.stretch_of(match.string)
        else c.reader.stretch_of(c.before, c.around.said[1:])
    )
    yield Plain(match[1]), Plain(f"{match[2]} {match[3]}", here=when.plain if when else None)


@of_form(_DESPITE, "despite spite all notwithstanding given")
def despite(c: Scene, match: Match) -> Iterator[Version]:
    """“Despite its size, A leads”: what stands against it says nothing of the numbers."""
    before, held, after = match.groups()
    if not c.says_nothing(held):
        # "Despite its 46 on Web, A is second": it has 46 there, and is second.
        own, rest = _OWN.match(held), after or before
        subject = c.cut(rest)[1] if own and rest and not (before and after) else ""
        if own and subject:
            yield Plain(rest), Plain(f"{subject} has {held[own.end() :]}")
        return
    said = f"{before} {after}" if before and after else before or after
    if said:
        yield (Plain(said),)


@told_by("thereby thus hence therefore consequently accordingly turn doing")
def thus(c: Scene, text: str) -> Iterator[Version]:
    """“A averages 65 and thereby beats B”: and beats B."""
    said = _THUS.sub("", text)
    if said != text and c.cut(said)[1]:
        yield (Plain(said),)


@told_by("albeit though although if but however too well nevertheless nonetheless again")
def albeit(c: Scene, text: str) -> Iterator[Version]:
    """“A leads, albeit by less than 3”."""
    said = _ADDED.sub("", _ALBEIT.sub(" ", _SLOWLY.sub("", text)))
    if said != text:
        yield (Plain(said),)
