"""The verdicts on the clauses of a sentence, one after the other."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import zip_longest
from typing import TypeAlias

from figcheck.checking.english.claims.discourse import Surroundings
from figcheck.checking.english.claims.undecidable import is_vague, states, sums_up, tells_where
from figcheck.checking.english.families.of_two_values import OfTwo
from figcheck.checking.english.lexicon.entries import classes_in
from figcheck.checking.english.meanings.meaning import EVERYWHERE, Place, together
from figcheck.checking.english.parsing.reader import Reader
from figcheck.checking.english.recasting.plain import Scene
from figcheck.checking.english.sentences.antecedents import Course, Said, antecedents
from figcheck.checking.english.sentences.clause_verdicts import ClauseVerdicts
from figcheck.checking.english.sentences.clauses import (
    Clause,
    Link,
    led_alike,
    led_there,
    pieces,
    tails,
    without_examples,
)
from figcheck.checking.english.sentences.contrasted import contrasted, is_of_those_left
from figcheck.checking.english.sentences.elided import is_of_the_change
from figcheck.checking.english.sentences.leaning import Leaning
from figcheck.checking.english.sentences.located_by import is_nowhere
from figcheck.checking.english.sentences.verdicts import NO_NUMBER
from figcheck.checking.language.order import tells_time
from figcheck.model import Claim, Judgement, Verdict
from figcheck.patterns import any_case
from figcheck.records import record

Recast: TypeAlias = Callable[[Clause, Surroundings, Said], Judgement | None]
"""Judges a clause by what it says in other words: where it stands, and behind what."""


_MEAN = "mean("
"""How a check speaks of a mean."""

_HUNG = ("which ", "who ", "where ", "when ", "with ", "as ", "and it ")
"""What goes on about a clause before it."""

_MEAN_DISTANCE = "mean(abs("

_SUM = "sum("

_COMPARED = any_case(
    r"(?:(?:is|was|are|were) (?:\w+ )?(?:more|less|fewer|higher|lower|greater|larger|smaller|bigger"
    r"|above|below|half|twice|double)|exceeds?|surpass(?:es)?|tops?|beats?|falls? short)\b"
)
"""How a clause goes on that compares a sum which was told before it."""

_CAUSES = frozenset({Link.CAUSE, Link.ORIGIN})


@record
class Piecewise:
    """Judges the clauses of a sentence, each by what those before it leave to it.

    Attributes:
        clauses: judges clauses.
        claim: the sentence.
        around: where it stands.
        base: what was said before it.
        recast: judges a clause by what it says in other words.
        recast_first: the same of what may be taken for something else as it stands.
    """

    clauses: ClauseVerdicts
    claim: Claim
    around: Surroundings
    base: Said
    recast: Recast
    recast_first: Recast

    def judged(self, whole: Clause) -> Iterator[Judgement]:
        """The verdicts on the clauses of a sentence one by one.

        What separates clauses of their own comes first; a clause that is not understood
        then is split further.
        """
        reader, text = self.clauses.reader, self.claim.text
        course = Course(self.around, before=self.base)
        kept = (*reader.spans_of_names(text), *reader.span_of_subjects(text))
        outer = pieces(text, whole, 0, kept)
        for whole_clause, after in zip_longest(outer, outer[1:]):
            glossed = after is not None and after.link is Link.GLOSS
            clause = led_alike(text, whole_clause)
            inner = tuple(led_alike(text, c) for c in pieces(text, clause, 1, kept))
            if glossed and reader.is_place_label(clause.text):
                course.pass_on(reader, clause.text)
                continue
            if len(outer) > 1 and len(inner) > 1:
                before = replace(course)
                part = self._part(clause, course, glossed=glossed)
                if part.verdict is not Verdict.UNPARSED:
                    yield part
                    continue
                course = before
            waiting = list(reversed(inner))
            while waiting:
                piece, trial = waiting.pop(), replace(course)
                part = self._part(piece, trial, glossed=glossed)
                cut = self._cut(piece) if part.verdict is Verdict.UNPARSED else ()
                if cut:
                    waiting += reversed(cut)
                else:
                    course = trial
                    yield part

    def _part(self, written: Clause, course: Course, *, glossed: bool) -> Judgement:
        """The verdict on one clause.

        A clause that names nothing may speak of what a clause before it names;
        if that one was not understood, this one cannot be. So may one that does not
        name what is measured, where there is one measure: "…, while B has the lowest".
        """
        reader, verdicts = self.clauses.reader, self.clauses.verdicts
        text = without_examples(written.text)
        if course.passed and written.link is Link.NONE and written.begins_with_verb:
            written = replace(written, link=Link.SUBJECT)  # "… – and has the lowest cost".
        around = course.around
        clause = replace(written, text=text)
        places = antecedents(reader, clause, around, course.passed)
        there = contrasted(reader, self.claim.text, written.start, course)
        if there is not None and (
            is_of_those_left(text) or self.clauses.on(self.claim, clause, there).verdict.is_decided
        ):
            places = [there]
        part, echoed = self._in_course(clause, places, course)
        if course.check and (told := self._told_of_two(clause)) is not None:
            if clause.link is Link.RELATIVE and not told.is_factor:
                # "The row runs from -7 to 21, which is a spread of 28": of no more than these.
                part = verdicts.undecided(text, part.span, part.text)
            if part.verdict is Verdict.UNPARSED:
                part = self._of_two_before(clause, told, course) or part
        led = led_there(self.claim.text, clause, reader.is_lead)
        if part.verdict is Verdict.UNPARSED and led is not None and not echoed:
            anywhere = replace(around, here=self.around.here)
            alone = self.clauses.on(self.claim, led, anywhere)
            alone = self.clauses.one_by_one(self.claim, led, anywhere, alone)
            part = alone if alone.verdict.is_decided else part
        if clause.link is Link.GLOSS and part.verdict is not Verdict.SUPPORTED:
            part = self._glossing(clause, part, places, course)
        placed = echoed or around not in places or reader.refers_back(text)
        leaning = Leaning(reader, clause, course, placed, echoes=echoed)
        if part.verdict.is_decided and leaning.is_lost(is_false=part.verdict.is_false):
            part = verdicts.undecided(text, part.span, part.text)
        if part.verdict.is_decided and is_nowhere(reader, self.claim.text, written, course):
            part = verdicts.undecided(text, part.span, part.text)
        if part.verdict.is_decided and (
            self._is_of_change(clause, course, part) or _is_of_sum(clause, course, part)
        ):
            part = verdicts.undecided(text, part.span, part.text)
        follows = part.verdict.is_decided and self._is_of_means(clause, course, part)
        part = self._of_means(clause, around) if follows else part
        if glossed and sums_up(text):
            part = verdicts.undecided(text, part.span, part.text)
        if not (part.verdict.is_decided or follows):
            if clause.link is Link.ORIGIN and reader.names_anything(text):
                # "… due to its high value on Web": the figure could tell, if it were read.
                part = replace(part, verdict=Verdict.UNPARSED)
            elif clause.link in _CAUSES or is_vague(reader, text, glossed=glossed):
                part = replace(part, verdict=Verdict.UNCHECKABLE, explanation=NO_NUMBER)
        course.understood, course.check = part.verdict.is_decided, part.check
        if part.verdict is Verdict.UNPARSED and reader.names_anything(text):
            course.lost = True
        # "Left block (depth 55 to 100): the lowest is 7": of what, is not known. Nor is it
        # behind "With sixty crates, …".
        unknown = glossed and course.lost and not states(text)
        # "2021 is unusual: coal rises, and gas falls": then, as far as that is not said.
        unknown = unknown or (glossed and not part.verdict.is_decided and _is_then(reader, text))
        unknown = unknown or (part.verdict is Verdict.UNPARSED and tells_where(reader, written))
        course.nowhere = course.nowhere or unknown
        course.pass_on(reader, text, again=echoed)
        return part

    def _told_of_two(self, clause: Clause) -> OfTwo | None:
        """How a clause relates two values before it: “…, which is a gap of 5”."""
        text = f"which {clause.text}" if clause.link is Link.RELATIVE else clause.text
        told = set(self.clauses.reader.parse_alone(text.rstrip(" .")).readings("of_two"))
        return told.pop() if len(told) == 1 else None

    def _of_two_before(self, clause: Clause, told: OfTwo, course: Course) -> Judgement | None:
        """The verdict on that, said of the values that the clause before it gives."""
        meant = told.reading(self.clauses.reader.table, [course.check])
        return self.clauses.verdicts.on(self.claim, clause, (meant,)) if meant else None

    def _of_what_it_glosses(self, clause: Clause, course: Course) -> Judgement | None:
        """The verdict on what explains a clause, where that looks: “A dips at 64: it falls …”."""
        if course.before is None:
            return None
        reader, around = self.clauses.reader, course.around
        told = together(reader.places_in(course.before[0]))
        named = reader.dimensions_in(clause.text)
        if told is None or told.orders or told.notes:
            return None
        left = tuple(t for t in told.ticks if len(t[1]) == 1 and t[0] not in named)
        if not left:
            return None
        there = replace(around, here=Place(left).default(around.here or EVERYWHERE))
        part, _ = self._in_course(clause, [there], course)
        return part if part.verdict.is_decided else None

    def _glossing(
        self, clause: Clause, part: Judgement, places: list[Surroundings], course: Course
    ) -> Judgement:
        """The verdict on a clause that explains another one, where it was not found to hold."""
        there = self._of_what_it_glosses(clause, course)
        if there is not None and (course.understood or not there.verdict.is_false):
            return there
        if part.verdict.is_false and self._leaves_out_where(clause, places, course):
            # "On Web the order is the same for all: A first, B last": for each, who knows.
            return self.clauses.verdicts.undecided(clause.text, part.span, part.text)
        return part

    def _leaves_out_where(self, clause: Clause, places: list[Surroundings], course: Course) -> bool:
        """Whether what is not understood before a clause says where that holds, or how often."""
        reader = self.clauses.reader
        if course.before is None or course.understood:
            return False
        if "EACH" in classes_in(course.before[0]):
            return True
        if course.around not in places or reader.refers_back(clause.text):
            return False  # "A shadows B: both stay above 79".
        scene = Scene(reader, course.around)
        known = {*scene.named_in(clause.text), *(course.around.here or EVERYWHERE).dimensions}
        return not scene.named_in(course.before[0]).keys() <= known

    def _is_of_change(self, clause: Clause, course: Course, part: Judgement) -> bool:
        """Whether “…, which is more than B” is about a change, and was not read so."""
        if clause.link is not Link.RELATIVE or course.before is None:
            return False
        figure, said = self.clauses.reader.figure, f"which {clause.text}"
        return is_of_the_change(figure, said, course.before[0], part.check)

    @staticmethod
    def _is_of_means(clause: Clause, course: Course, part: Judgement) -> bool:
        """Whether “…, so the two are less than 5 apart” follows from means, and was not read so."""
        follows = clause.link is Link.CAUSE and _MEAN in course.check
        return follows and _MEAN not in part.check

    def _of_means(self, clause: Clause, around: Surroundings) -> Judgement:
        """The verdict on what follows from means: on average, as far as that is understood."""
        mean = replace(clause, text=f"On average, {clause.text}")
        part = self.clauses.on(self.claim, mean, around)
        if _MEAN_DISTANCE not in part.check:
            return part
        # How far apart two are on average is not how far apart their means are.
        return self.clauses.verdicts.undecided(clause.text, part.span, part.text)

    def _in_course(
        self, clause: Clause, places: list[Surroundings], course: Course
    ) -> tuple[Judgement, bool]:
        """The verdict on a clause as it is read, and whether it says an earlier one again."""
        reader, on = self.clauses.reader, self.clauses.verdicts.on
        claim, around, text = self.claim, course.around, clause.text
        leads = not clause.start and clause.end + 1 < len(claim.text) and reader.is_lead(text)
        echoed = () if leads else self.clauses.echo(clause, around, course.before)
        if echoed or clause.link is Link.REPEATED:
            part = on(claim, clause, echoed)
        elif self.clauses.is_of_those(text, around, course.before):
            part = on(claim, clause, ())  # "…, and all of them": not all there are.
        else:
            part = self.clauses.in_any(claim, clause, places)
            if clause.link is Link.RELATIVE and len(places) > 1 and course.is_timed(reader, text):
                # "All fell in 2020, most in A, which lost 5": in 2020, or all the time?
                known = [self.clauses.on(claim, clause, p).verdict.is_decided for p in places]
                undecided = self.clauses.verdicts.undecided(text, part.span, part.text)
                part = part if all(known) else undecided
            part = self._unless_recast(part, clause, places, course)
        if not part.verdict.is_decided and not echoed:
            echoed = self.clauses.echo(clause, around, course.before, "repeated")
            # "…, but at 4 on Web": what was said, of both of them, and of nothing less.
            said = None if echoed else self._recast_in_any(clause, places, course)
            part = said or (on(claim, clause, echoed) if echoed else part)
        elif course.passed and clause.link is Link.NONE:
            # "A exceeds 60 on Mail, and 50 on Web": it exceeds 50 there.
            again = self.clauses.echo(clause, around, course.before, "repeated")
            other = on(claim, clause, again) if again else part
            if other.verdict.is_decided and other.verdict is not part.verdict:
                part = self.clauses.verdicts.undecided(text, part.span, part.text)
        part = self.clauses.one_by_one(claim, clause, around, part)
        measured = course.measured(reader)
        of_those = self.clauses.is_of_those(text, around, course.before)
        if not part.verdict.is_decided and measured is not None and not of_those:
            there = [replace(p, here=measured.default(p.here or EVERYWHERE)) for p in places]
            part = self.clauses.in_any(claim, clause, there)
        return part, bool(echoed)

    def _unless_recast(
        self, part: Judgement, clause: Clause, places: list[Surroundings], course: Course
    ) -> Judgement:
        """The verdict on a clause, if it has no other as what must be recast before it is read."""
        if not part.verdict.is_decided:
            return part
        judged = (self.recast_first(clause, place, course.before) for place in places)
        if all(first is None or first.verdict is part.verdict for first in judged):
            return part
        return self.clauses.verdicts.undecided(clause.text, part.span, part.text)

    def _recast_in_any(
        self, clause: Clause, places: list[Surroundings], course: Course
    ) -> Judgement | None:
        """The verdict on a clause said in other words, if it is the same wherever it may stand."""
        # "None fell more than A, which lost 5 in 2020": the rest may say when that was.
        behind = self.claim.text[clause.end :].strip(" ,.").lower()
        if not course.passed and (not behind or behind.startswith(_HUNG)):
            return None  # All of it was said in other words already.
        if clause.link is Link.RELATIVE and not clause.text.startswith("its"):
            clause = replace(clause, text=f"this {clause.text}")
        if clause.link is Link.WHERE:
            places = places[:1]  # "… second on Mail, where it reaches 80": it is not Mail.
        judged = [self.recast(clause, p, course.before) for p in places]
        decided = [j for j in judged if j is not None]
        return decided[0] if len({j.verdict for j in decided}) == 1 else None

    def _cut(self, clause: Clause) -> tuple[Clause, ...]:
        """A clause and what is left of one that repeats it: “…, but only five in B”."""
        echo_of = self.clauses.reader.echo_of
        cuts = tails(self.claim.text, clause)
        return next((cut for cut in cuts if echo_of(cut[1].text, "repeated")), ())


def _is_of_sum(clause: Clause, course: Course, part: Judgement) -> bool:
    """Whether “…, which is more than C” is about what things have together, and was not read so."""
    told = clause.link is Link.RELATIVE and _SUM in course.check and _SUM not in part.check
    return told and _COMPARED.match(clause.text) is not None


def _is_then(reader: Reader, text: str) -> bool:
    """Whether a text names one point of time, and nothing else."""
    named = {place.ticks for place in reader.places_in(text)}
    if len(named) != 1:
        return False
    ticks = named.pop()
    times = (tells_time(reader.names.dimensions[axis]) for axis, _ in ticks)
    return len(ticks) == 1 and len(ticks[0][1]) == 1 and all(times)
