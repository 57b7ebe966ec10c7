"""Where a claim stands: its section, its labels, and what was said before it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from functools import cached_property
from itertools import pairwise
from typing import TYPE_CHECKING

from figcheck.checking.english.claims.discourse import Surroundings
from figcheck.checking.english.claims.headings import (
    OF_SECTIONS,
    OF_SIDES,
    SETS_AGAINST,
    axis_of,
    grades_values,
    is_made,
    is_response,
    ranks_things,
    says_what_is_told,
    tells_of_classes,
    words_of_heading,
)
from figcheck.checking.english.claims.label_stretches import (
    leaves_stretch_open,
    stretch_of_label,
)
from figcheck.checking.english.claims.made import made_before
from figcheck.checking.english.claims.of_figure import is_led_by_figure
from figcheck.checking.english.claims.pronouns import begins_with_pronoun, noun_taken_up
from figcheck.checking.english.claims.relative_times import leans_on_time
from figcheck.checking.english.claims.spoken_of import speaks_of_noun
from figcheck.checking.english.kinds.confusions import Confusions
from figcheck.checking.english.lexicon.entries import NUMERALS
from figcheck.checking.english.lexicon.shared_words import FIGURE, PANEL, WHOLE
from figcheck.checking.english.meanings.meaning import EVERYWHERE, Place
from figcheck.checking.english.names.forms import toggled, words_of
from figcheck.checking.english.naming.synonyms import ROLE_WORDS
from figcheck.checking.english.parsing.tokens import tokenise
from figcheck.checking.english.recasting.plain import Scene
from figcheck.checking.english.recasting.taken_up import speaks_of_all_values
from figcheck.checking.english.senses.taken_up_amounts import takes_up_sum
from figcheck.checking.english.sentences.antecedents import (
    Focus,
    called,
    focus,
    led_by,
    speaks_of_one,
    speaks_of_something,
    speaks_of_the_change,
)
from figcheck.checking.english.sentences.clauses import without_examples
from figcheck.checking.language.order import is_ordered
from figcheck.model import Claim, Figure, Role
from figcheck.patterns import any_case, regex

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Reader

_FEWEST_UNDER_A_HEADING = 3
"""Claims under a label that makes a part of a section rather than running in before a sentence."""

_MOST_BEFORE = 8
"""Sentences before one that are looked at for what it speaks of."""


_MOST_GATHERED = 4
"""Sentences in a row that may name things which one behind them counts."""

_SO_MANY = any_case(
    rf"\b(?:the|these|those|all|other|remaining) (?:other |remaining )?"
    rf"(?:{'|'.join(NUMERALS[2:])}|\d+)\b(?! of\b)"
)
"""What speaks of so many things that were named before."""


_IN_ALL = any_case(
    r"\b(?:each|every|all|both|all (?:the|of the|\w+)|both of the)"
    rf" {PANEL}s?\b"
)
"""That a sentence is about all panels, whichever the one before it was about."""

_IN_WHOLE = any_case(
    rf"\b(?:in|of|across|throughout) the (?:(?:{WHOLE}|overall) )?(?:confusion )?"
    rf"(?:{FIGURE}|matrix|heatmap|table|grid)\b"
)
"""That a sentence is about all that there is, whatever the label above it is about."""

_LISTING = regex(r"([^()]+) \(([^()]+)\)")
"""A label that lists in brackets what it is about."""

_BETWEEN_ITEMS = regex(r"\s*(?:,(?: and| or)?|;|/|\band\b|&)\s+|/")

_PARTS_OF_AXES = frozenset(
    "young younger middle aged old older elderly early earlier late later recent small smaller "
    "large larger low lower high higher mild moderate severe short shorter long longer light "
    "heavy".split()
)
"""Words of labels for parts of an ordered axis: “Older adults”, “Early years”."""

_EACH = any_case(r"\b(?:each|every|all)(?: of)?(?: the)? ([\w-]+(?: [\w-]+){0,2})")
"""How a sentence says that it is about all of a kind."""

_NUMBERED = any_case(r"(?:row|column|line|block)s? \d+ ?(?=[(:])")


def _without_number(label: str) -> str:
    """A label without the number of a row that it names: “Row 1 (depth 10)” is no depth of 1."""
    return _NUMBERED.sub("", label, count=1) if _NUMBERED.match(label) else label


class Standing:
    """Where the claims of a figure stand.

    Args:
        figure: the figure.
        reader: knows its names.
    """

    def __init__(self, figure: Figure, reader: Reader) -> None:
        self.figure = figure
        self.reader = reader
        self._stood: dict[Claim, Surroundings] = {}
        self._before = {
            claim.offsets: before
            for before, claim in pairwise(figure.claims)
            if (before.section, before.topic) == (claim.section, claim.topic)
        }

    def before(self, claim: Claim) -> Claim | None:
        """The claim before one that stands with it."""
        return self._before.get(claim.offsets)

    def around(self, claim: Claim) -> Surroundings:
        """Where a claim stands, found out once."""
        found = self._stood.get(claim)
        if found is None:
            found = self._stood[claim] = self._surroundings(claim)
        return found

    def _surroundings(self, claim: Claim) -> Surroundings:
        """Where a claim stands: its place, its labels, the sentence before it."""
        if is_led_by_figure(claim.text):
            return Surroundings(EVERYWHERE)
        before = self.before(claim)
        here, lost = self._context(claim)
        gap = self.reader.gap_of(claim.topic[-1]) if claim.topic else None
        taken_up = speaks_of_something(claim.text) or takes_up_sum(claim.text)
        back = before is not None and taken_up
        known = focus(self.reader, self.earlier(claim)) if back else Focus()
        noun = noun_taken_up(claim.text) if before is not None else None
        this = called(self.reader, noun, self.earlier(claim)) if noun else None
        if this is not None and not lost and not self._is_here(noun, here):
            lost = _contradicts(this, here) or not this.ticks
            here = this.default(here)
        elif (
            known.place is not None and not lost and self._is_of_the_change(claim.text, known.place)
        ):
            here = known.place.default(here)
        elif back and begins_with_pronoun(claim.text) and not lost:
            # "Los Angeles overtakes Chicago. From 1990 on it stays in front.": the subject.
            place = known.place or EVERYWHERE
            lost = _contradicts(place, here) or not (here.ticks or known != Focus() or gap)
            if speaks_of_one(self.reader, claim.text):
                lost = lost or any(len(ticks) > 1 for _, ticks in place.ticks)
            lost = lost and not self.reader.names.is_one_line  # "It rises": what there is.
            lost = lost and not speaks_of_all_values(before.text if before else "")
            here = place.default(here)
        if before is not None and known.quantity is None:
            measured = frozenset(words_of(self.figure.value.label))
            if speaks_of_noun(claim.text, before.text, measured):
                here, lost = self._context(claim)[0], True
        if before and not lost and not _IN_ALL.search(claim.text):
            here = here.default(led_by(self.reader, self.earlier(claim)))
        return Surroundings(
            here,
            lost=lost,
            about_something=not self._is_of_whole(claim.text)
            and not all(says_what_is_told(self.reader, label, claim.text) for label in claim.topic),
            gap=gap or (known.quantity if back and self._is_of_made(claim.text, known) else None),
            said=(*self._said(claim), *reversed(claim.topic)),
            made=made_before(self.earlier(claim)),
        )

    def named_itself(self, claim: Claim, around: Surroundings) -> Surroundings | None:
        """Where a claim stands without what it names itself, as its label does.

        “**Poland**: Poland is the only country that …”: one of all countries.

        Args:
            claim: the claim.
            around: where it stands.

        Returns:
            `None` if its surroundings fix nothing that it names.
        """
        here = around.here or EVERYWHERE
        if not here.ticks:
            return None
        places = self.reader.places_in(claim.text)
        named = {d: {t for p in places for t in p.get(d)} for d in here.dimensions}
        # "**Blur**: Motion Blur is above Defocus Blur": the two themselves.
        own = {d for d, ticks in here.ticks if named[d] and named[d] <= set(ticks)}
        return replace(around, here=here.without(own)) if own else None

    def _said(self, claim: Claim) -> Iterator[str]:
        """The sentence before a claim, and those from which it tells its time: “A year later …”.

        Several that “these three countries” are may be named one after the other.
        """
        before = self.before(claim)
        left = _MOST_GATHERED if _SO_MANY.search(claim.text) else 1
        while before is not None:
            yield before.text
            left -= 1
            before = self.before(before) if left > 0 or leans_on_time(before.text) else None

    def _is_of_made(self, text: str, known: Focus) -> bool:
        """Whether a sentence goes on about what is made of values: “It …”, “They …” of bands."""
        gap = known.quantity.minus if known.quantity is not None else None
        if gap is not None and not begins_with_pronoun(text):
            # "The gap from A to B shrinks. The steepest rise of A …, where it gains 5": A does.
            things = self.reader.beyond_axes(gap).dimensions
            if things and self.reader.names_any_of(text, things):
                return False
        drawn = known.quantity is not None and known.quantity.drawn is not None
        return drawn or speaks_of_one(self.reader, text) or takes_up_sum(text)

    def _is_of_the_change(self, text: str, place: Place | None) -> bool:
        """Whether “The increase …” is about the change of a thing, of which it names no other."""
        if place is None:
            return False
        return speaks_of_the_change(text) and not self.reader.names_any_of(text, place.dimensions)

    def _is_here(self, noun: str | None, here: Place) -> bool:
        """Whether “this row” is the one that a label above names."""
        dimension = Scene(self.reader, Surroundings(here)).label_of(noun or "")
        return dimension is not None and len(here.get(dimension)) == 1

    def earlier(self, claim: Claim) -> Iterator[str]:
        """The sentences before one that stand with it, the latest first."""
        before = self.before(claim)
        for _ in range(_MOST_BEFORE):
            if before is None:
                return
            yield without_examples(before.text)
            before = self.before(before)

    def running(self, claim: Claim) -> Iterator[str]:
        """Those of them that run on to it, in one paragraph or one bullet."""
        text, start = self.figure.source.text, claim.span.start
        before = self.before(claim)
        for said in self.earlier(claim):
            if before is None or "\n" in text[before.span.end : start]:
                return
            yield said
            start, before = before.span.start, self.before(before)

    def _context(self, claim: Claim) -> tuple[Place, bool]:
        """What the claim's place in the text fixes: its panel, or what its label names.

        Also whether its label names several things that cannot all be meant.
        """
        here = Place(
            tuple(
                sorted(
                    (d.name, (tick,))
                    for d, tick in zip(self.figure.dimensions, claim.context, strict=False)
                    if tick is not None
                )
            )
        )
        for label in map(_without_number, reversed(claim.topic)):
            if SETS_AGAINST.search(label):
                continue  # "Effect of chilling" sets the chilled against the others.
            cell = self._taken_for(label) or stretch_of_label(self.reader, label)
            if cell is not None:
                return cell.default(here), False
            named = self.reader.mentions(label) or self._listed(label)
            if named is None:
                shared = self.reader.common_to(label).default(here)
                return shared, not self._names_all_of(claim.text, label)
            named = self._at_numbers(label, named)
            if named.ticks:
                return self._as_thing(self._as_cases(named.default(here), claim)), False
        # "### Top Panel: Influenza A" beside "### Data": a section of its own.
        named = self.reader.mentions(claim.section)
        return (named.default(here) if named is not None else here), False

    def _listed(self, label: str) -> Place | None:
        """The group that a label lists behind its name: “Small languages (Nepali, Gujarati)”."""
        said = _LISTING.fullmatch(label)
        if said is None or self.reader.names_a_tick(said[1]):
            return None
        items = [self.reader.mentions(item) for item in _BETWEEN_ITEMS.split(said[2])]
        kinds = {item.dimensions for item in items if item is not None}
        if None in items or len(items) < 2 or len(kinds) != 1 or len(*kinds) != 1:
            return None
        (dimension,) = kinds.pop()
        ticks = dict.fromkeys(t for item in items if item for t in item.get(dimension))
        return Place.of(dimension, tuple(ticks)) if len(ticks) >= len(items) else None

    def _taken_for(self, label: str) -> Place | None:
        """The cell of a confusion matrix that a label names: “Cat → Dog”, “Cat taken for Dog”."""
        matrix, said = self.reader.confusions, _TAKEN_FOR.fullmatch(label)
        if matrix is None or matrix.panels or said is None:
            return None
        one, two = (_one_class(matrix, self.reader.mentions(said[i])) for i in (1, 2))
        if one is None or two is None or one == two:
            return None
        return matrix.cell(matrix.truth.ticks[one], matrix.guess.ticks[two])

    def group_of(self, claim: Claim) -> tuple[str, tuple[str, ...]] | None:
        """The group that a label sets before a claim which names some of it, and no others.

        “**Blur**: Motion blur is the easiest”, of the kinds of blur or of all that there are.

        Args:
            claim: the claim.

        Returns:
            The dimension, and what belongs to the group.
        """
        here, lost = self._context(claim)
        if lost or self._is_of_whole(claim.text):
            return None
        places = self.reader.places_in(claim.text)
        for dimension, ticks in here.ticks:
            known = self.reader.names.dimensions[dimension]
            named = {t for place in places for t in place.get(dimension)}
            part = 1 < len(ticks) < len(known.ticks) and not is_ordered(known)
            if part and named and named < set(ticks):
                return dimension, ticks
        return None

    def _is_of_whole(self, text: str) -> bool:
        """Whether a sentence says that it looks at all of a figure that has no panels."""
        one = self.figure.dimension(Role.PANEL) is None
        return one and _IN_WHOLE.search(text) is not None

    def _names_all_of(self, text: str, label: str) -> bool:
        """Whether a claim itself names each of the things that its label sets side by side."""
        return set(self.reader.places_in(label)) <= set(self.reader.places_in(text))

    def _at_numbers(self, label: str, named: Place) -> Place:
        """What a label names, with the points of axes that it gives by their numbers: “At 3 kg”."""
        if says_what_is_told(self.reader, label):
            return named
        if not any(map(str.isdigit, label)):
            counted = label.partition(" ")[0].lower() in NUMERALS and not named.ticks
            return (self._at_count(label) or named) if counted else named
        for place in self.reader.places_in(label):
            both = named.within(place.plain)
            if both is None:
                return named
            named = both
        return named

    def _at_count(self, label: str) -> Place | None:
        """The point of an axis that a label gives in letters: “One hour of data”."""
        for preposition in ("at", "with"):
            found = set(self.reader.parse_alone(f"{preposition} {label.lower()}").readings("at"))
            if len(found) == 1:
                place: Place = found.pop()
                return place.plain if len(place.dimensions) == 1 else None
        return None

    def _as_cases(self, place: Place, claim: Claim) -> Place:
        """A class of a confusion matrix by its cases, unless labels tell its column."""
        matrix = self.reader.confusions
        ticks = place.get(matrix.guess.name) if matrix is not None else ()
        if matrix is None or len(ticks) != 1 or ticks[0] not in matrix.truth.ticks:
            return place
        if place.get(matrix.truth.name) not in ((), ticks):
            return place
        columns = {*ROLE_WORDS[matrix.guess.role], *words_of_heading(matrix.guess.name)}
        told = {
            w
            for label in _path(claim)
            for word in words_of_heading(label)
            for w in (word, word[:-1])
        }
        if not told.isdisjoint(columns - words_of_heading(matrix.truth.name)):
            return place
        return Place.of(matrix.truth.name, ticks).default(place.without([matrix.guess.name]))

    def _as_thing(self, place: Place) -> Place:
        """A thing that rows and columns list alike, rather than what it has with itself.

        It is meant by its row where that says the same as its column; of what goes from one
        thing to another, either may be meant.
        """
        x, y = self.figure.dimension(Role.X), self.figure.dimension(Role.Y)
        if x is None or y is None or place.get(x.name) != place.get(y.name):
            return place
        if self.reader.square is not None:
            return place.without([x.name])
        return place.without([x.name, y.name]) if self.reader.names.directions else place

    def is_elsewhere(self, claim: Claim) -> bool:
        """Whether a label says what a claim is about, and neither it nor the claim says it plainly.

        It may name a part of the figure in words of its own, or what is made of the values:
        “Row totals: The highest is A”.
        """
        labels = claim.topic if words_of_heading(claim.section) <= OF_SECTIONS else _path(claim)
        return any(
            self._is_about(label, claim) or leaves_stretch_open(self.reader, label, claim.text)
            for label in labels
        )

    def _is_about(self, label: str, claim: Claim) -> bool:
        if is_made(self.reader, label, claim.text):
            return True
        named = self.reader.mentions(label)
        if named is not None and self._at_numbers(label, named).ticks:
            return False
        return self._is_one_part(label, claim) or (
            named is not None and self.reader.may_name(label)
        )

    def _is_one_part(self, label: str, claim: Claim) -> bool:
        """Whether a label stands beside one like it: “German to English”, “Finnish to English”.

        Of which part of the figure such a label speaks is not known where it names none.
        """
        path = _path(claim)
        counts = self._labels[path[: path.index(label)]]
        if counts[label] < _FEWEST_UNDER_A_HEADING:
            return False
        others = [o for o, n in counts.items() if o != label and n >= _FEWEST_UNDER_A_HEADING]
        if axis_of(self.reader, label) is not None or is_response(label) or grades_values(label):
            return False  # "Training languages" beside "Test languages": whole axes.
        if ranks_things(label) and self.reader.names_a_tick(claim.text):
            return False  # "Weakest classes" beside "Best classes": who they are, is told below.
        own = words_of_heading(label) - OF_SECTIONS - OF_SIDES
        if self.reader.confusions is not None and tells_of_classes(own):
            return False  # "Class sizes" beside "Recall per class": of all classes.
        if self._tells_part_of_axis(own, claim.text):
            return False  # "Severe noise" beside "Light noise": the claim says at which levels.
        if not own.isdisjoint(_PARTS_OF_AXES) and self._tells_all(claim):
            return False  # "Older adults: Radio rises in every age group": nothing is left open.
        return any(
            own & words_of_heading(other) and len(own - words_of_heading(other)) <= 1
            for other in others
        )

    def _tells_part_of_axis(self, label: frozenset[str], text: str) -> bool:
        """Whether a claim names points of an axis that the words of a label may name a part of."""
        # "Blur corruptions", of "Corruption type".
        words = {form for word in label for form in (word, *toggled((word,)))}
        axes = {d.name for d in self.figure.dimensions if words & words_of_heading(d.name)}
        return any(axes & place.dimensions for place in self.reader.places_in(text))

    def _tells_all(self, claim: Claim) -> bool:
        """Whether a claim says itself where on each axis of the figure it looks."""
        names, text = self.reader.names, claim.text
        told = self.reader.dimensions_in(text)
        told |= (self.around(claim).here or EVERYWHERE).dimensions
        for match in _EACH.finditer(text):
            tokens = tokenise(match[1])
            told |= {
                label.dimension
                for i in range(len(tokens))
                for _, label in names.labels_at(tokens, i)
            }
        return all(d.name in told for d in self.figure.dimensions if len(d.ticks) > 1)

    @cached_property
    def _labels(self) -> dict[tuple[str, ...], Counter[str]]:
        """By the labels above them, the labels with how many claims stand under each."""
        found: dict[tuple[str, ...], Counter[str]] = {}
        for claim in self.figure.claims:
            path = _path(claim)
            for depth, label in enumerate(path):
                found.setdefault(path[:depth], Counter())[label] += 1
        return found


_TAKEN_FOR = any_case(
    r"([^→>:;,]+?) ?(?:→|[-–=]>|⇒|➔|➝|⟶|\b(?:(?:mis)?classified|predicted|(?:mis)?labell?ed"
    r"|mistaken|taken|confused|misread) (?:as|for)\b) ?([^→>:;,]+)"
)
"""How labels say what is taken for what."""


def _one_class(matrix: Confusions, place: Place | None) -> int | None:
    """The class that a part of such a label names, by its row or its column."""
    ticks = dict(place.ticks) if place is not None else {}
    known = [d for d in (matrix.truth, matrix.guess) if len(ticks.get(d.name, ())) == 1]
    found = {d.ticks.index(ticks[d.name][0]) for d in known}
    return found.pop() if len(found) == 1 else None


def _path(claim: Claim) -> tuple[str, ...]:
    """The labels that a claim stands under, its section first."""
    return (claim.section, *claim.topic)


def _contradicts(one: Place, other: Place) -> bool:
    """Whether two places name different ticks of a dimension."""
    return any(one.get(d) != other.get(d) for d in one.dimensions & other.dimensions)
