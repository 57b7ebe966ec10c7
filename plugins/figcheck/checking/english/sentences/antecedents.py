"""What a clause within a sentence is about, where it does not say so itself."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from figcheck.checking.english.claims.discourse import Surroundings
from figcheck.checking.english.claims.made import is_made
from figcheck.checking.english.claims.pronouns import (
    begins_with_pronoun,
    has_pronoun,
    until_pronoun,
)
from figcheck.checking.english.lexicon.entries import classes_in, has_verb
from figcheck.checking.english.lexicon.shared_words import GAP
from figcheck.checking.english.meanings.meaning import EVERYWHERE, Place, Subject, together
from figcheck.checking.english.names.forms import words_of
from figcheck.checking.english.parsing.tokens import tokenise
from figcheck.checking.english.recasting.plain import Scene
from figcheck.checking.english.sentences.clauses import Clause, Link
from figcheck.checking.english.sentences.same_stretch import gone_on_there, then_as_well
from figcheck.model import Role
from figcheck.patterns import any_case, regex
from figcheck.records import record

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Reader

Said = tuple[str, Surroundings] | None
"""A clause that was read before, with where it stands."""

_MANY = frozenset("they their them".split())
_UP_TO = any_case(r"\b(?:until|till|up to|to|by) [^\s,;]+\Z")
_A_GAP = any_case(rf"\b(?:{GAP}|lead|advantage|spread|range|deficit)\b")
_LARGEST = any_case(
    r"\A(?:by far )?the (?:by far |single |very )?(?:[a-z]{3,}est|most [a-z]+) (?:[a-z]+ )?"
    rf"(?=(?:{GAP}|lead|advantage|spread|deficit)\b)"
)
"""What makes of a gap the largest one: “The widest gap is found on Web, where it …”: the gap."""
_THE = any_case(r"(?:this|that|the)\b")


_OF_THEM = regex(
    r"\bof (?:them|these|those)\b"
    r"|^(?:but |and )?\w+ of the (?:values|coefficients|correlations|scores|cells|numbers)\b"
)
_DECADE = regex(r"\b[12]\d\d0s\b")

_THE_OTHERS = any_case(r"(?:all )?the (?:other|others|rest|remaining)\b")
_OTHERS = any_case(r"\b(?:others?|rest|remaining|remainder)\b")
_EVERYWHERE = regex(r"\b(?:never|always|ever|throughout|any|anywhere|everywhere|every)\b")
"""Words that say that a sentence looks at more than one point."""

_SPANNING = regex(r"(?:spanning|covering|stretching over|extending over) ")

_THE_CHANGE = any_case(
    r"(?:the|this|that) ([a-z]+) (?!of\b|in\b|from\b|between\b|for\b|by\b|at\b|on\b)"
)
_OF_CHANGE = frozenset({"RISE", "RISES", "GAINS", "CHANGE", "DEFICIT", "IMPROVEMENT"})
"""Classes of words for changes."""

_COMPARING = frozenset("BEATS BEATEN EXCEEDS LEADS MORE BETTER AHEAD AWAY_FROM".split())
"""Classes of words that set one thing against another, which is named behind them."""

_THIS = any_case(r"(?:this|that|the same|the opposite|so)\b")
"""How sentences begin that speak of what the one before them speaks of."""


_LEADING = any_case(r"(?:for|in|on|with|without|under)\s+([^,;:.]{1,60}),\s")
"""What a sentence sets before itself: “For Alder, …”."""


def led_by(reader: Reader, earlier: Iterable[str]) -> Place:
    """The panel that a sentence before one leads with, until another panel is named.

    Args:
        reader: knows the names of the figure.
        earlier: the sentences that stand with it, the latest first.
    """
    panel = reader.figure.dimension(Role.PANEL)
    if panel is None or len(panel.ticks) == 1:
        return EVERYWHERE
    for text in earlier:
        named = reader.mentions(text)
        if named is None or not named.get(panel.name):
            continue
        lead = _LEADING.match(text)
        # "Without dropout", of panels that are called so.
        told = (reader.mentions(said) for said in (lead[0], lead[1])) if lead else ()
        place = next((p for p in told if p is not None and p.get(panel.name)), None)
        ticks = place.get(panel.name) if place else ()
        return Place.of(panel.name, ticks) if len(ticks) == 1 else EVERYWHERE
    return EVERYWHERE


def speaks_of_something(text: str) -> bool:
    """Whether a sentence may go on about what the one before it speaks of."""
    return _THE.match(text) is not None or begins_with_pronoun(text)


def speaks_of_others(text: str) -> bool:
    """Whether a clause is about what those before it leave: “none of the others gets there”."""
    return _OTHERS.search(text) is not None


def speaks_of_one(reader: Reader, text: str) -> bool:
    """Whether a sentence goes on about one thing: “It …”, “In 2010 its …”, “The gap …”."""
    if _THE.match(text):
        return not reader.quantities_of(text)
    return begins_with_pronoun(text) and _MANY.isdisjoint(text.lower().split())


@dataclass
class Course:
    """How far a sentence has been read, clause by clause.

    Attributes:
        around: where the next clause stands.
        passed: how many clauses of the sentence come before it.
        before: the clause or sentence before it, with where that stands; one that only says
            again what goes before it is passed over.
        lost: whether one that names something was not understood.
        understood: whether the last one was.
        nowhere: whether one that names where the others look was not understood.
        check: what the last one was read as.
    """

    around: Surroundings
    passed: int = 0
    before: Said = None
    lost: bool = False
    understood: bool = True
    nowhere: bool = False
    check: str = ""

    def pass_on(self, reader: Reader, text: str, *, again: bool = False) -> None:
        """Goes on to the clause after one, which may only say again what goes before it."""
        here = self.around.here and reader.lead(text, self.around.here)
        if not again:
            self.before = text, self.around
        # "The gap between A and B is 5 in 2010, but it shrinks later."
        gap = reader.quantity_of(text) or self.around.gap
        self.around = replace(self.around, here=here, said=(text, *self.around.said), gap=gap)
        self.passed += 1

    def measured(self, reader: Reader) -> Place | None:
        """Where the next clause stands if it speaks of the measure of the one before it."""
        if self.before is None or not self.passed:
            return None
        measure = reader.measure_of(self.before[0])
        return measure.default(self.around.here or EVERYWHERE) if measure else None

    def is_timed(self, reader: Reader, text: str) -> bool:
        """Whether the clause before one names points of an axis and it names none itself.

        Points that the whole sentence leads with hold of both: “From 2013 on, …, …”.

        Args:
            reader: knows the names of the figure.
            text: the clause.
        """
        if self.before is None or not self.passed:
            return False
        if self.around.gap is not None and self.around.gap.drawn and _SPANNING.match(text):
            return False  # "The band is widest at 2 h, spanning 3 points": there.
        before, own = (reader.mentions(t) for t in (self.before[0], text))
        here = self.around.here or EVERYWHERE
        if before is not None and all(here.get(d) == t for d, t in before.ticks):
            before = EVERYWHERE
        timed = [p is not None and p != reader.beyond_axes(p) for p in (before, own)]
        return not timed[1] and (timed[0] or _DECADE.search(self.before[0]) is not None)

    @property
    def in_decade(self) -> bool:
        """Whether the clause before one names a decade, which places no clause behind it."""
        return self.before is not None and _DECADE.search(self.before[0]) is not None

    def leaves_open(self, reader: Reader, text: str) -> bool:
        """Whether a clause leaves out what the one before it says of how many, or of which.

        “… for every group, and B the lowest”, “all values of A …, whereas two of them …”.

        Args:
            reader: knows the names of the figure.
            text: the clause.
        """
        if self.before is None or not self.passed:
            return False
        bare = not has_verb(tokenise(text)) and "EACH" in classes_in(self.before[0])
        if bare and "EACH" not in classes_in(text):
            return True
        scene = Scene(reader, self.around)
        named = {*scene.named_in(text), *(self.around.here or EVERYWHERE).dimensions}
        return bool(_OF_THEM.search(text)) and not scene.named_in(self.before[0]).keys() <= named

    def told_which(self, reader: Reader, text: str) -> bool:
        """Whether a clause before one that was not understood tells a line by its colour.

        “The dent of the blue North line has a reason: in 2010 sales fell”: those of that line,
        whose name has come apart.

        Args:
            reader: knows the names of the figure.
            text: the clause.
        """
        if self.before is None or not self.passed or self.understood:
            return False
        named = {*Scene(reader, self.around).named_in(text)}
        named |= (self.around.here or EVERYWHERE).dimensions
        colours = {w for entry in reader.figure.legend for w in words_of(entry.colour)}
        lines = {n for n, d in reader.names.dimensions.items() if d.role is Role.SERIES}
        return bool(lines - named) and not colours.isdisjoint(words_of(self.before[0]))


@record
class Focus:
    """What “it” and “this gap” at the beginning of a sentence speak of.

    Attributes:
        place: what is named, without the point of an axis at which it was looked at.
        quantity: what is made of several values, if that was the subject.
    """

    place: Place | None = None
    quantity: Subject | None = None


def focus(reader: Reader, before: Iterable[str]) -> Focus:
    """What the subject was of the sentences before one.

    Args:
        reader: knows the names of the figure.
        before: those sentences, the latest first; of several that begin with a pronoun the
            first one says what it stands for.
    """
    made: Subject | None = None
    for text in before:
        if begins_with_pronoun(text) or _THIS.match(text):
            continue
        quantity = reader.quantity_of(text)
        if quantity is not None and made is None:
            made = _wherever(reader, quantity)
        if speaks_of_the_change(text):
            continue
        if quantity is not None:
            changing = not _OF_CHANGE.isdisjoint(classes_in(text))
            return Focus(_thing(reader, quantity) if changing else None, made)
        place = reader.subject_of(text)
        if place is None:
            named = [p for p in reader.places_in(text) if reader.beyond_axes(p).ticks]
            place = named[0] if len(named) == 1 and _is_first(reader, text) else None
        if place is None or (made and _OF_CHANGE.isdisjoint(classes_in(text))):
            return Focus(quantity=made)
        place = reader.beyond_axes(place) if reader.beyond_axes(place).ticks else place
        return Focus(place.without(made.place.dimensions) if made else place, made)
    return Focus(quantity=made)


def _is_first(reader: Reader, text: str) -> bool:
    """Whether nothing may be the subject of a sentence that stands before what it names.

    “Birch leads Alder by 5”, where Birch is not known, is no sentence about Alder.
    """
    tokens = tokenise(text)
    for i in range(len(tokens)):
        if any(reader.names.ticks_at(tokens, i)):
            compares = not _COMPARING.isdisjoint(classes_in(text[: tokens[i].start]))
            return not compares and not any(is_made(t.word) for t in tokens[:i])
    return True


def _thing(reader: Reader, quantity: Subject) -> Place | None:
    """The one thing whose change something is: “From 2010 to 2020, A grows”; `None` if none."""
    place = reader.beyond_axes(quantity.place)
    if quantity.minus is not None:
        place = place.without(quantity.minus.dimensions)
    return place if place.ticks and all(len(ticks) == 1 for _, ticks in place.ticks) else None


def speaks_of_the_change(text: str) -> bool:
    """Whether a sentence is about a change that was spoken of: “The increase is largest …”."""
    found = _THE_CHANGE.match(text)
    return found is not None and not _OF_CHANGE.isdisjoint(classes_in(found[1]))


def called(reader: Reader, noun: str, before: Iterable[str]) -> Place | None:
    """The one thing that “this row” or “this model” at the beginning of a sentence is.

    Args:
        reader: knows the names of the figure.
        noun: what it is called.
        before: the sentences before that one, the latest first.

    Returns:
        What was named last of the things that the noun is for, nothing if it may be any of
        several; `None` if it is for no things: “this gap”.
    """
    scene = Scene(reader, Surroundings())
    dimension = scene.label_of(noun)
    if dimension is None:
        return (focus(reader, before).place or EVERYWHERE) if scene.may_be_any(noun) else None
    for text in before:
        subject = reader.subject_of(text)
        ticks = subject.get(dimension) if subject else ()
        ticks = ticks or scene.named_in(text).get(dimension, ())
        if ticks:
            return Place.of(dimension, ticks) if len(ticks) == 1 else EVERYWHERE
    return EVERYWHERE


def _wherever(reader: Reader, quantity: Subject) -> Subject:
    """A gap or mean without the point of an axis at which it was looked at."""
    place, minus = quantity.place, quantity.minus
    kept = [d for d in place.dimensions if minus and place.get(d) != minus.get(d)]
    outside = place.dimensions - reader.beyond_axes(place).dimensions - set(kept)
    return replace(quantity, place=place.without(outside), minus=minus and minus.without(outside))


def antecedents(
    reader: Reader, clause: Clause, around: Surroundings, passed: int
) -> list[Surroundings]:
    """The surroundings in which a clause may be read; they must agree on its verdict.

    Args:
        reader: knows the names of the figure.
        clause: the clause; what goes before it comes first in `around.said`.
        around: the surroundings of the whole sentence.
        passed: how many clauses of the sentence come before it.

    Returns:
        `around` itself for a clause that stands alone; else one for each thing that a
        relative clause, a participle or a pronoun may be about.
    """
    pronoun = has_pronoun(clause.text)
    earlier = around.said[: passed if pronoun else min(passed, 1)]
    candidates: list[Place | None]
    if clause.link in (Link.RELATIVE, Link.WHERE):
        places = next(filter(None, map(reader.places_in, earlier)), ())
        # "A rises until 2014, when it peaks": A does, and not what lies between those years.
        alone = clause.link is Link.WHERE and pronoun and len(places) > 1
        alone = alone and not _A_GAP.search(earlier[0])
        whole = together(places)
        candidates = [whole, *(() if alone else places[-1:])]
        if alone and whole is not None and _UP_TO.search(earlier[0].rstrip(" ,.")):
            # "…, when it overtakes B": in 2014, or in the course of the years until then.
            candidates.insert(0, _at_its_end(whole))
    elif clause.link is Link.SUBJECT or pronoun:
        text = next((t for t in earlier if reader.places_in(t)), "")
        subject = reader.subject_of(text)
        then = None if pronoun else gone_on_there(reader, clause, around)
        thing = reader.beyond_axes(subject or together(reader.places_in(text)) or EVERYWHERE)
        if then is not None and thing.ticks:
            here = then.default(thing.default(around.here or EVERYWHERE))
            return [replace(around, here=here, lost=False)]
        candidates = [subject, together(reader.places_in(text))] if subject else []
        if subject and pronoun and _of_its_kind(reader, subject, until_pronoun(clause.text)):
            # "A has the least and B the most, with C just below it": below A, or below B.
            # Where the first of them is looked at, the others are as well.
            there = reader.places_in(text)[0].plain.without(subject.dimensions)
            candidates += [p.default(there) for p in _of_its_kind(reader, subject, text)]
        if not subject and not pronoun:
            # "Values are flat at 5, with 26 in every row": at 5, or wherever they are.
            candidates = [EVERYWHERE, together(reader.places_in(text))]
        if not subject and text and begins_with_pronoun(clause.text):
            # "At the other end, A has 5, and it stays there": not what was spoken of before.
            return [replace(around, lost=True)]
    else:
        candidates = []
    if not any(p and p.ticks for p in candidates):
        return then_as_well(reader, clause, around) if passed else [around]
    if clause.link is Link.WHERE and pronoun:
        if not (earlier and _A_GAP.search(earlier[0])):
            around = replace(around, gap=None)  # "…, when it reaches 45": not how far it rose.
        elif _LARGEST.match(earlier[0]):
            around = replace(around, gap=reader.quantity_of(_LARGEST.sub("The ", earlier[0])))
    here = around.here or EVERYWHERE
    measured = reader.names.measures.dimension
    if pronoun and measured is not None and reader.ticks_in(clause.text).get(measured):
        # "A's price is the highest, but its weight is not": the weight of A.
        candidates = [p and p.without([measured]) for p in candidates]
    found = dict.fromkeys(
        replace(around, here=p.default(here), lost=False) if p.ticks else around
        for p in candidates
        if p is not None
    )
    return list(found)


def _at_its_end(place: Place) -> Place:
    """A place with the last point of each stretch that it is."""
    return replace(place, ticks=tuple((d, ticks[-1:]) for d, ticks in place.ticks))


def _of_its_kind(reader: Reader, subject: Place, text: str) -> list[Place]:
    """What a clause names of the kind of its subject, each by itself."""
    kind = subject.dimensions if len(subject.ticks) == 1 else reader.beyond_axes(subject).dimensions
    found = [p.without(p.dimensions - kind) for p in reader.places_in(text)]
    return [p for p in found if p.ticks]


def still_there(reader: Reader, text: str, around: Surroundings, before: Said) -> Surroundings:
    """Where a sentence stands that goes on about others: “At 100 mg A leads. The other two …”.

    Args:
        reader: knows the names of the figure.
        text: the sentence.
        around: its surroundings.
        before: the sentence before it.

    Returns:
        The surroundings with the point that the sentence before it begins with, if
        this one begins with those that it leaves out and does not itself say where.
    """
    if before is None or _THE_OTHERS.match(text) is None or _EVERYWHERE.search(text):
        return around
    point = reader.lead(before[0], EVERYWHERE).plain
    if not point.ticks and (led := _lead_of(reader, before[0])):
        # "In the first decade only A grows. The other two …": then.
        point = (reader.stretch_of(led, around.said[1:]) or EVERYWHERE).plain
        if not point.ticks:
            return replace(around, lost=True)
    here = around.here or EVERYWHERE
    named = {d for p in reader.places_in(text) for d in p.dimensions} | here.dimensions
    if len(point.ticks) != 1 or point.dimensions & named:
        return around
    return replace(around, here=point.default(here))


def _lead_of(reader: Reader, text: str) -> str:
    """How a sentence begins that says where or when it looks: “In the first decade …”."""
    tokens = reader.vocabulary.tokens(text)
    stop, _ = reader.parse_alone(text).longest("at", 0) if tokens else (0, ())
    return text[: tokens[stop - 1].end] if stop else ""
