"""Whether a clause leans on one before it that was not understood."""

from __future__ import annotations

from figcheck.checking.english.lexicon.entries import classes_in
from figcheck.checking.english.meanings.meaning import EVERYWHERE, Place
from figcheck.checking.english.names.forms import words_of
from figcheck.checking.english.parsing.reader import Reader
from figcheck.checking.english.recasting.plain import Scene
from figcheck.checking.english.sentences.antecedents import Course, speaks_of_others
from figcheck.checking.english.sentences.clauses import Clause, Link
from figcheck.checking.english.sentences.same_stretch import gone_on_there
from figcheck.patterns import any_case, regex
from figcheck.records import record

_OF_THE_LINE = regex(r"\bof (?:the|this|that|its) (?:line|curve|series|bar|row|column|group)\b")

_BARE_SUPERLATIVE = any_case(r"\bthe (?:\w+est|most|least)\W*\Z")
_WITH_SO_MUCH = regex(
    r"with (?:(?:at (?:least|most)|(?:more|less) than|[a-z]+ly|about|around|some|just|over) )*"
    r"\d[\d.,]*(?: ?%)?(?: [a-z]+){0,2}\W*\Z"
)
_STRETCH = any_case(r"\b(?:between|from|since|until|up to)\b")
_WITH_CHANGED = regex(
    r"with [^,;]* (?:reduced|increased|raised|lowered|improved|cut|boosted|shortened) (?:by|to)\b"
)
_CHANGES = frozenset({"RISES", "GAINS", "GROWS_IN", "BETTERS"})
_OF_CHANGE = frozenset({"RISE", "RISES", "DIFFERENCE", "CHANGE", "GAINS", "LEAP"})

_FROM_BEFORE = any_case(r"(?:up|down) from\b")
"""How a clause begins that tells what a value was before."""

_TAIL = regex(r"(?:with|[a-z]+ing)\b")
"""How a clause begins that says more of the one before it."""

_NAME = 4
"""Words in which a name may stand, with what it is called: “the Cedar series”."""


@record
class Leaning:
    """A clause within a sentence, and what it may lean on.

    Attributes:
        reader: knows the names of the figure.
        clause: the clause.
        course: how far the sentence was read before it.
        placed: whether something says where it stands: it says a clause again, is about what
            one before it names, or speaks of it as “it”.
        echoes: whether it says again what was said before, of something else.
    """

    reader: Reader
    clause: Clause
    course: Course
    placed: bool
    echoes: bool

    def is_lost(self, *, is_false: bool) -> bool:
        """Whether what the clause is about is not known, so that a verdict on it means nothing.

        Args:
            is_false: whether it is false, taken by itself.
        """
        link, text = self.clause.link, self.clause.text
        course, reader = self.course, self.reader
        if course.nowhere or self._hangs() or self._is_behind_what_is_lost():
            return True
        if link is Link.WHERE and course.in_decade:
            return True
        # "… which is the lowest value of the line": of which one, the clause before says.
        if link is Link.RELATIVE and _OF_THE_LINE.search(text):
            return True
        # "A's fall has to do with scattering, which gets stronger": what does, who knows.
        if link is Link.RELATIVE and not course.understood and not self._is_of_what_is_named():
            return True
        # "A grew in the 1950s, jumping from 10 to 40": when that was, the clause before says.
        if link is Link.SUBJECT and course.is_timed(reader, text):
            return not self._tells_when()
        left_out = self._leaves_out_what_changes() or self._leaves_out_where()
        if left_out or self._leaves_out_when():
            return True
        if self.echoes:
            return False
        # "Its smallest gain came in the 1980s, when it added 30": then, not in all.
        return course.leaves_open(reader, text) or (is_false and course.told_which(reader, text))

    def _tells_when(self) -> bool:
        """Whether it says what was before, or goes on with a change in its stretch of the axis."""
        if not self.course.understood:
            return False
        around = self.course.around
        known = gone_on_there(self.reader, self.clause, around) is not None
        return known or _FROM_BEFORE.match(self.clause.text) is not None

    def _is_of_what_is_named(self) -> bool:
        """Whether what stands right before a relative clause is a name."""
        before = self.course.before
        last = " ".join(before[0].split()[-_NAME:]) if before else ""
        return self.reader.names_anything(last)

    def _leaves_out_where(self) -> bool:
        """Whether it may hold only where a clause looks that was not understood.

        “A and B are alike up to 50 %, differing by no more than 0.2 points”: up to there.
        """
        before, text, reader = self.course.before, self.clause.text, self.reader
        if before is None or self.course.understood or not _TAIL.match(text):
            return False
        scene = Scene(reader, self.course.around)
        here = {*scene.named_in(text), *(self.course.around.here or EVERYWHERE).dimensions}
        named = Place(tuple((n, t) for n, t in scene.named_in(before[0]).items() if len(t) == 1))
        return not named.without(reader.beyond_axes(named).dimensions).dimensions <= here

    def _leaves_out_what_changes(self) -> bool:
        """Whether it says what is smallest as if of values: “A grows most, and B the least”."""
        before = self.course.before
        if before is None or not _BARE_SUPERLATIVE.search(self.clause.text):
            return False
        # "… has the highest loss": that is what is measured.
        measured = words_of(self.reader.figure.value.label)
        said = " ".join(w for w in before[0].lower().split() if w not in measured)
        return not _OF_CHANGE.isdisjoint(classes_in(said) - classes_in(self.clause.text))

    def _leaves_out_when(self) -> bool:
        """Whether it tells a change whose way stands in a clause that was not understood.

        “From its peak to the end A loses 5, while B loses 3”: on the same way; “…, with the load
        reduced by half”: from what, who knows.
        """
        before = self.course.before
        if before is None or not self.course.passed or self.course.understood:
            return False
        text, reader = self.clause.text, self.reader
        if _WITH_CHANGED.match(text):
            return True
        if self.placed:
            return False
        named = reader.mentions(text)
        timed = named is not None and named != reader.beyond_axes(named)
        changes = not _CHANGES.isdisjoint(classes_in(text))
        return changes and not timed and _STRETCH.search(before[0]) is not None

    def _hangs(self) -> bool:
        """Whether it only goes on with a clause that was not understood."""
        if self.course.understood:
            return False
        # "One source stands out, with at least 40 %": which one, the clause before says.
        if self.course.passed and _WITH_SO_MUCH.match(self.clause.text):
            return True
        hanging = self.clause.hangs or self.clause.link is Link.WHERE
        return hanging and not self.placed

    def _is_behind_what_is_lost(self) -> bool:
        """Whether it may be about what a clause names that was not understood."""
        if not self.course.lost:
            return False
        text = self.clause.text
        if speaks_of_others(text):
            return True
        # "…, but the best at Ratio 0.5": who that is, the clause before says.
        elliptic = not text.startswith("with ") and self.reader.subject_of(text) is None
        return not self.placed and (elliptic or not self._is_complete())

    def _is_complete(self) -> bool:
        """Whether it names what it is about, and what is measured if that must be said."""
        reader, text = self.reader, self.clause.text
        elliptical = reader.names.has_one_measure and reader.is_elliptical(text)
        return reader.names_anything(text) and not elliptical
