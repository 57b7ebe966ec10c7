"""Judges claims: sentence by sentence, clause by clause."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import zip_longest

from figcheck.checking.english.antecedents import Course, Said, antecedents, still_there
from figcheck.checking.english.carried import carried, settled
from figcheck.checking.english.clauses import (
    Clause,
    Link,
    examples,
    led_alike,
    pieces,
    tails,
    without_asides,
    without_examples,
)
from figcheck.checking.english.compounds import compound
from figcheck.checking.english.contrasted import contrasted
from figcheck.checking.english.derived import Derivations
from figcheck.checking.english.discourse import Surroundings
from figcheck.checking.english.distributed import distributed, in_each_panel
from figcheck.checking.english.exemplified import as_example
from figcheck.checking.english.leaning import Leaning
from figcheck.checking.english.meaning import EVERYWHERE, Place, Reading
from figcheck.checking.english.one_panel import OnePanel
from figcheck.checking.english.reader import Reader
from figcheck.checking.english.recasting import recast
from figcheck.checking.english.recasting.counted_ones import speaks_of_those
from figcheck.checking.english.recasting.plain import Scene, Version, words_and_signs
from figcheck.checking.english.recasting.taken_up import taken_up
from figcheck.checking.english.reference_lines import is_about, without_reference
from figcheck.checking.english.standing import Standing
from figcheck.checking.english.undecidable import is_vague, states, sums_up, tells_where
from figcheck.checking.english.verdicts import NO_NUMBER, Verdicts, denied
from figcheck.checking.factors import factored, leaves_out
from figcheck.checking.language import Table
from figcheck.checking.language.intervals import intervals_of, without_bounds
from figcheck.checking.nested import joined, stands_in_panel
from figcheck.model import CheckedClaim, Claim, Figure, Judgement, Role, Verdict

_OF_PANELS = re.compile(
    r"\b(?:all|each|every|both|any|the|of|in|on)(?: the| of the)?(?: \w+)? (?:panels?|heatmaps?)\b",
    re.IGNORECASE,
)

_OF_ALL = re.compile(r"\b(?:all|each|every|both|any|always|consistently)\b", re.IGNORECASE)
_HERE = re.compile(r"(?:here|there),? ", re.IGNORECASE)

_MOST_ECHOES = 8
"""Sentences in a row that say again what the one before them said."""

_MOST_RECAST = 3
"""How often a sentence is recast that was recast already."""

_LONGEST = 2_000
"""Characters of a sentence that is judged; no one checks a longer one clause by clause."""


class Judge:
    """Judges the claims of one figure.

    Args:
        figure: the figure whose claims they are.
    """

    def __init__(self, figure: Figure) -> None:
        intervals = intervals_of(figure)
        figure = without_bounds(figure)
        self.figure = figure
        self.table = Table(figure, intervals)
        self.reader = Reader(figure, self.table)
        self.verdicts = Verdicts(self.reader)
        self._panels = OnePanel(figure)
        self.derivations = Derivations(figure, self.table, self.reader)
        others = without_reference(figure)
        self._of_others = Judge(others) if others is not None else None
        self._by_factors = Judge(apart) if (apart := factored(figure)) is not None else None
        apart_claims = apart.claims if apart is not None else ()
        # Panels that are families of points, or groups of columns, are no figures of their own.
        one = joined(figure)
        self._joined = Judge(one) if one is not None else None
        self._in_joined = dict(zip(figure.claims, one.claims if one else (), strict=False))
        # The factors of a figure that has values beside those that are crossed out of them.
        self._of_some = (
            frozenset(d.name for d in apart.dimensions) - self.table.dimensions.keys()
            if apart is not None and leaves_out(apart, figure)
            else frozenset[str]()
        )
        self._apart = dict(zip(figure.claims, apart_claims, strict=False))
        self.standing = Standing(figure, self.reader)

    def judge(self, claim: Claim) -> CheckedClaim:
        """The verdict on one claim.

        Of panels such as “Women | 1995” it may be about women, or about 1995, and of columns
        such as “Dev BLEU” about BLEU. Where other columns stand beside these, “best in every
        metric” is decided only if it comes to the same with and without them.
        """
        return CheckedClaim(claim, self.verdicts.told(self._judged(claim)))

    def _judged(self, claim: Claim) -> Judgement:
        of_others, said = self._of_others, (*filter(None, claim.context), claim.text)
        if of_others is None or any(map(is_about, said)):
            return self._of_all(claim)
        # Whatever says nothing of it is about the others, of which it is no rival.
        judgement = of_others._judged(claim)
        if judgement.verdict.is_decided:
            return judgement
        judgement = self._of_all(claim)
        if judgement.verdict.is_false:
            return self.verdicts.undecided(claim.text, claim.span, claim.text)
        return judgement

    def _of_all(self, claim: Claim) -> Judgement:
        if self._joined is not None and not stands_in_panel(self.figure, claim):
            of_all = self._in_joined.get(claim, replace(claim, context=()))
            judgement = self._joined._judged(of_all)
            if judgement.verdict.is_decided:
                return judgement
            in_panels = self._as_it_stands(claim)
            # "The second-largest" of all need not be that of its own family.
            panel = self.figure.dimension(Role.PANEL)
            named = panel is not None and self.reader.names_any_of(claim.text, {panel.name})
            return in_panels if named or not in_panels.verdict.is_false else judgement
        if self._by_factors is not None:
            # "In all four panels": in each as a whole, whatever tells them apart.
            if _OF_PANELS.search(claim.text):
                judgement = self._as_it_stands(claim)
                if judgement.verdict.is_decided:
                    return judgement
            apart = self._apart.get(claim, replace(claim, context=()))
            judgement = self._by_factors._judged(apart)
            if judgement.verdict.is_decided and self._by_factors._names(apart, self._of_some):
                whole = self._as_it_stands(claim) if self._of_some else judgement
                agrees = whole.verdict.is_false is judgement.verdict.is_false
                if whole.verdict.is_decided and not agrees:
                    return self.verdicts.undecided(claim.text, claim.span, claim.text)
                return judgement
            if judgement.verdict is Verdict.UNPARSED and judgement.explanation:
                # "A has a higher BLEU than B": on average, though not on all sets.
                whole = self._as_it_stands(claim)
                is_said = _OF_ALL.search(claim.text) is not None
                return whole if is_said or not whole.verdict.is_false else judgement
        return self._as_it_stands(claim)

    def _names(self, claim: Claim, factors: frozenset[str]) -> bool:
        """Whether a claim says of which values it is, where some are left out: in which metrics."""
        here = self.standing.around(claim).here
        told = not factors or (here is not None and not here.dimensions.isdisjoint(factors))
        return told or self.reader.names_any_of(claim.text, factors)

    def _as_it_stands(self, claim: Claim) -> Judgement:
        """The verdict on one claim, as the figure's panels stand."""
        if len(claim.text) > _LONGEST or self.standing.is_elsewhere(claim):
            return self.verdicts.undecided(claim.text, claim.span, claim.text)
        around, base = self.standing.around(claim), self._base(claim)
        whole = self._sentence(claim, around, base)
        place = carried(self.reader, claim.text, around, self.standing.running(claim))
        if place is None:
            return whole
        here = place.default(around.here or EVERYWHERE)
        there = self._sentence(claim, replace(around, here=here), base)
        undecided = self.verdicts.undecided(claim.text, claim.span, claim.text)
        return settled(claim.text, whole, there) or undecided

    def _sentence(
        self, claim: Claim, around: Surroundings, base: Said, depth: int = 0
    ) -> Judgement:
        """The verdict on a sentence, whole, recast in plain clauses, or clause by clause."""
        whole = Clause(0, len(claim.text), without_examples(claim.text))
        # "(e.g., error rates)" is no example that a number could decide.
        extra = tuple(e for e in examples(claim.text) if any(map(str.isdigit, e.text)))
        judgement = self._named(claim, whole, around, base, depth) or self._said_again(
            claim, whole, around, base
        )
        if judgement.verdict.is_decided and base is not None and _HERE.match(claim.text):
            # "All are lowest on Web. Here, A leads by 5": on Web, or in the panel spoken of.
            there = self._recast(claim, whole, around, base, depth)
            agrees = there is not None and there.verdict is judgement.verdict
            if not agrees and Scene(self.reader, around).led_places(base[0]):
                return self.verdicts.undecided(claim.text, claim.span, claim.text)
        if not judgement.verdict.is_decided and not extra:
            recast = self._recast(claim, whole, around, base, depth)
            if recast and not (recast.verdict.is_false and self._may_hold(whole, around)):
                judgement = recast
            judgement = self._one_by_one(claim, whole, around, judgement)
        if not judgement.verdict.is_decided or extra:
            parts: tuple[Judgement, ...] = (judgement,)
            if not judgement.verdict.is_decided:
                parts = tuple(self._parts(claim, whole, around, base, depth)) or parts
            if len(parts) > 1 or extra:
                shown = self._examples(claim, extra, around, parts)
                joint = compound(self.reader, self.verdicts, claim, parts, shown)
                if extra or not (joint.verdict.is_false and self._may_hold(whole, around)):
                    judgement = joint
        return judgement

    def _named(
        self, claim: Claim, whole: Clause, around: Surroundings, base: Said, depth: int
    ) -> Judgement | None:
        """The verdict on a sentence about “this line” with its name put in, if that is decided."""
        if depth or not taken_up.may_be_for(words_and_signs(whole.text)):
            return None
        scene = Scene(self.reader, around, base[0] if base else "")
        for version in taken_up.way(scene, whole.text):
            judgement = self._version(claim, whole, version, around, base, depth)
            if judgement.verdict.is_decided:
                return judgement
        return None

    def _recast(
        self, claim: Claim, clause: Clause, around: Surroundings, base: Said, depth: int
    ) -> Judgement | None:
        """The verdict on a clause said in other words, if all ways to do so agree."""
        if depth >= _MOST_RECAST:
            return None
        scene = Scene(self.reader, around, base[0] if base else "")
        found = [
            j
            for version in recast(scene, clause.text)
            if (j := self._version(claim, clause, version, around, base, depth)).verdict.is_decided
        ]
        return found[0] if len({j.verdict for j in found}) == 1 else None

    def _version(  # noqa: PLR0917
        self,
        claim: Claim,
        clause: Clause,
        version: Version,
        around: Surroundings,
        base: Said,
        depth: int,
    ) -> Judgement:
        """The verdict on the plain clauses that a clause is recast in."""
        parts: list[Judgement] = []
        for plain in version:
            text = plain.text
            if plain.here is not None:
                around = replace(around, here=plain.here.default(around.here or EVERYWHERE))
            whole = Clause(clause.start, clause.end, text)
            if plain.again:
                echoed = self._echo(whole, around, base)
                parts.append(self.verdicts.on(claim, whole, echoed))
                continue
            offsets = (*claim.offsets[clause.start : clause.start + 1] * len(text), 0)
            said = replace(claim, text=text, offsets=offsets)
            part = self._sentence(said, around, base, depth + 1)
            parts.append(denied(part) if plain.negated else part)
            base = text, around
            around = replace(around, said=(text, *around.said))
        span, text = (
            claim.source_span(clause.start, clause.end),
            claim.text[clause.start : clause.end],
        )
        shown = replace(claim, text=text, offsets=claim.offsets[clause.start : clause.end + 1])
        known = tuple(replace(p, span=span) for p in parts)
        head = Clause(0, clause.start, text.partition(",")[0])
        if known[0].verdict is Verdict.UNPARSED and tells_where(self.reader, head):
            # "At 32 cards, A is above 5": that A is 32 cards is no way to say it.
            return self.verdicts.undecided(text, span, text)
        judgement = known[0]
        if len(known) > 1:
            judgement = compound(self.reader, self.verdicts, shown, known)
        return replace(judgement, span=span, text=text, parts=())

    def _may_hold(self, whole: Clause, around: Surroundings) -> bool:
        """Whether a sentence holds as a whole in one of its readings, if false piece by piece."""
        return any(
            outcome.truth
            for reading in self._readings(whole.text, around)
            for outcome in self.verdicts.outcomes(reading)
        )

    def _examples(
        self,
        claim: Claim,
        examples: Sequence[Clause],
        around: Surroundings,
        stated: Sequence[Judgement],
    ) -> tuple[Judgement, ...]:
        """The verdicts on examples: their values must be right, and they must be some."""
        # "Some cells of A are higher (e.g., y=1, x=2: 52)": the examples are of A.
        named = self.reader.mentions(claim.text)
        there = named.default(around.here or EVERYWHERE) if named else around.here
        around = replace(around, here=there)
        found: list[Judgement] = []
        for example in examples:
            part = self._clause(claim, example, around)
            if part.verdict is not Verdict.REFUTED:
                known = as_example(self.reader, claim, example, part, stated)
                part = part if known is None else self.verdicts.on(claim, example, (known,))
            found.append(part)
        return tuple(found)

    def _parts(
        self, claim: Claim, whole: Clause, around: Surroundings, base: Said, depth: int
    ) -> Iterator[Judgement]:
        """The verdicts on the clauses of a sentence one by one.

        What separates clauses of their own comes first; a clause that is not understood
        then is split further.
        """
        course = Course(around, before=base)
        kept = self.reader.spans_of_names(claim.text)
        outer = pieces(claim.text, whole, 0, kept)
        for whole_clause, after in zip_longest(outer, outer[1:]):
            glossed = after is not None and after.link is Link.GLOSS
            clause = led_alike(claim.text, whole_clause)
            inner = tuple(led_alike(claim.text, c) for c in pieces(claim.text, clause, 1, kept))
            if glossed and self.reader.is_place_label(clause.text):
                course.pass_on(self.reader, clause.text)
                continue
            if len(outer) > 1 and len(inner) > 1:
                before = replace(course)
                part = self._part(claim, clause, course, depth, glossed=glossed)
                if part.verdict is not Verdict.UNPARSED:
                    yield part
                    continue
                course = before
            waiting = list(reversed(inner))
            while waiting:
                piece, trial = waiting.pop(), replace(course)
                part = self._part(claim, piece, trial, depth, glossed=glossed)
                cut = self._cut(claim.text, piece) if part.verdict is Verdict.UNPARSED else ()
                if cut:
                    waiting += reversed(cut)
                else:
                    course = trial
                    yield part

    def _part(
        self, claim: Claim, written: Clause, course: Course, depth: int, *, glossed: bool
    ) -> Judgement:
        """The verdict on one clause.

        A clause that names nothing may speak of what a clause before it names;
        if that one was not understood, this one cannot be. So may one that does not
        name what is measured, where there is one measure: "…, while B has the lowest".
        """
        reader = self.reader
        text = without_examples(written.text)
        around = course.around
        clause = replace(written, text=text)
        places = antecedents(reader, clause, around, course.passed)
        there = contrasted(reader, claim.text, written.start, course)
        if there is not None and self._clause(claim, clause, there).verdict.is_decided:
            places = [there]
        part, echoed = self._in_course(claim, clause, places, course, depth)
        placed = echoed or around not in places or reader.refers_back(text)
        leaning = Leaning(reader, clause, course, placed, echoes=echoed)
        if part.verdict.is_decided and leaning.is_lost(is_false=part.verdict.is_false):
            part = self.verdicts.undecided(text, part.span, part.text)
        if glossed and sums_up(text):
            part = self.verdicts.undecided(text, part.span, part.text)
        if not part.verdict.is_decided and (
            clause.link is Link.CAUSE or is_vague(reader, text, glossed=glossed)
        ):
            part = replace(part, verdict=Verdict.UNCHECKABLE, explanation=NO_NUMBER)
        course.understood = part.verdict.is_decided
        if part.verdict is Verdict.UNPARSED and reader.names_anything(text):
            course.lost = True
        # "Left block (depth 55 to 100): the lowest is 7": of what, is not known. Nor is it
        # behind "With sixty crates, …".
        unknown = glossed and course.lost and not states(text)
        unknown = unknown or (part.verdict is Verdict.UNPARSED and tells_where(reader, written))
        course.nowhere = course.nowhere or unknown
        course.pass_on(reader, text, again=echoed)
        return part

    def _in_course(
        self,
        claim: Claim,
        clause: Clause,
        places: list[Surroundings],
        course: Course,
        depth: int,
    ) -> tuple[Judgement, bool]:
        """The verdict on a clause as it is read, and whether it says an earlier one again."""
        reader, around, text = self.reader, course.around, clause.text
        leads = not clause.start and clause.end + 1 < len(claim.text) and reader.is_lead(text)
        echoed = () if leads else self._echo(clause, around, course.before)
        if echoed or clause.link is Link.REPEATED:
            part = self.verdicts.on(claim, clause, echoed)
        elif course.before and speaks_of_those(Scene(reader, around, course.before[0]), text):
            part = self.verdicts.on(claim, clause, ())  # "…, and all of them": not all there are.
        else:
            part = self._in_any(claim, clause, places)
            if clause.link is Link.RELATIVE and len(places) > 1 and course.is_timed(reader, text):
                # "All fell in 2020, most in A, which lost 5": in 2020, or all the time?
                known = [self._clause(claim, clause, p).verdict.is_decided for p in places]
                undecided = self.verdicts.undecided(text, part.span, part.text)
                part = part if all(known) else undecided
        if not part.verdict.is_decided:
            part = self._recast_in_any(claim, clause, places, course, depth) or part
        if not part.verdict.is_decided:
            echoed = echoed or self._echo(clause, around, course.before, "repeated")
            part = self.verdicts.on(claim, clause, echoed) if echoed else part
        elif course.passed and clause.link is Link.NONE:
            # "A exceeds 60 on Mail, and 50 on Web": it exceeds 50 there.
            again = self._echo(clause, around, course.before, "repeated")
            other = self.verdicts.on(claim, clause, again) if again else part
            if other.verdict.is_decided and other.verdict is not part.verdict:
                part = self.verdicts.undecided(text, part.span, part.text)
        part = self._one_by_one(claim, clause, around, part)
        measured = course.measured(reader)
        if not part.verdict.is_decided and measured is not None:
            there = [replace(p, here=measured.default(p.here or EVERYWHERE)) for p in places]
            part = self._in_any(claim, clause, there)
        return part, bool(echoed)

    def _cut(self, text: str, clause: Clause) -> tuple[Clause, ...]:
        """A clause and what is left of one that repeats it: “…, but only five in B”."""
        return next(
            (cut for cut in tails(text, clause) if self.reader.echo_of(cut[1].text, "repeated")), ()
        )

    def _in_any(self, claim: Claim, clause: Clause, places: list[Surroundings]) -> Judgement:
        """The verdict on a clause that may be about one of several things, if they agree."""
        judged = [self._clause(claim, clause, around) for around in places]
        decided = [j for j in judged if j.verdict.is_decided]
        if len({j.verdict for j in decided}) == 1:
            # "In 2010 A rises while B hardly moves": B may move at other times.
            hidden = clause.link is Link.NONE and len(decided) < len(judged)
            if not (hidden and decided[0].verdict.is_false):
                return decided[0]
        return next(
            (j for j in judged if not j.verdict.is_decided), None
        ) or self.verdicts.undecided(clause.text, judged[0].span, judged[0].text)

    def _recast_in_any(
        self, claim: Claim, clause: Clause, places: list[Surroundings], course: Course, depth: int
    ) -> Judgement | None:
        """The same of what it says in other words."""
        if not course.passed:
            return None
        if clause.link is Link.RELATIVE and not clause.text.startswith("its"):
            clause = replace(clause, text=f"this {clause.text}")
        if clause.link is Link.WHERE:
            places = places[:1]  # "… second on Mail, where it reaches 80": it is not Mail.
        judged = [self._recast(claim, clause, p, course.before, depth) for p in places]
        decided = [j for j in judged if j is not None]
        return decided[0] if len({j.verdict for j in decided}) == 1 else None

    def _clause(self, claim: Claim, clause: Clause, around: Surroundings) -> Judgement:
        readings = self._readings(clause.text, around)
        judgement = self.verdicts.on(claim, clause, readings)
        derived = self.derivations.meant(clause.text, around)
        if judgement.verdict.is_decided or not readings or derived is None or derived.alone:
            return judgement
        # What may be read in two ways of all measures is clear of the one that it names.
        made = self.verdicts.on(claim, clause, derived.read(clause.text, around))
        return made if made.verdict.is_decided else judgement

    def _readings(self, text: str, around: Surroundings) -> tuple[Reading, ...]:
        derived = self.derivations.meant(text, around)
        if derived is not None and derived.alone:
            return derived.read(text, around)
        readings = self.reader.read(text, around) or self._panels.read(text, around)
        if not readings and derived is not None:
            readings = derived.read(text, around)
        if not readings and (plain := without_asides(text, self.reader.is_aside)) != text:
            readings = self.reader.read(plain, around)
        return readings

    def _one_by_one(
        self, claim: Claim, clause: Clause, around: Surroundings, judgement: Judgement
    ) -> Judgement:
        """The verdict on a clause of which none was found, as on each of the things it is about."""
        if judgement.verdict is not Verdict.UNPARSED or self._readings(clause.text, around):
            return judgement
        known = around.here or EVERYWHERE

        def read(text: str, here: Place) -> tuple[Reading, ...]:
            return self._readings(text, replace(around, here=here.default(known)))

        found = distributed(self.reader, clause.text, read)
        found = found or in_each_panel(self.reader, clause.text, known, read)
        return self.verdicts.on(claim, clause, found) if found else judgement

    def _said_again(
        self, claim: Claim, whole: Clause, around: Surroundings, before: Said
    ) -> Judgement:
        """The verdict on a sentence, be it what was said before of something else."""
        if before is not None and speaks_of_those(
            Scene(self.reader, around, before[0]), whole.text
        ):
            return self.verdicts.on(claim, whole, ())  # Of those that were counted.
        echoed = self._echo(whole, around, before)
        judgement = self.verdicts.on(claim, whole, echoed) if echoed else None
        around = still_there(self.reader, whole.text, around, before)
        if judgement is None or not judgement.verdict.is_decided:
            judgement = self._clause(claim, whole, around)
        if not judgement.verdict.is_decided:
            left = self._echo(whole, around, before, "repeated")
            judgement = self.verdicts.on(claim, whole, left) if left else judgement
        return judgement

    def _base(self, claim: Claim) -> Said:
        """What was said before a claim, sentences left out that only say it again."""
        for _ in range(_MOST_ECHOES):
            before = self.standing.before(claim)
            if before is None:
                return None
            around = self.standing.around(before)
            text = without_examples(before.text)
            again = self.reader.echo_of(text, "echo", around) or (
                self.reader.echo_of(text, "repeated") and not self._readings(text, around)
            )
            if not again:
                return text, around
            claim = before
        return None

    def _echo(
        self, clause: Clause, around: Surroundings, before: Said, symbol: str = "echo"
    ) -> tuple[Reading, ...]:
        """What a clause such as “So does B” asserts: what was said last, of something else."""
        echo = self.reader.echo_of(clause.text, symbol, around) if before else None
        if echo is None or before is None:
            return ()
        moved = [echo.of(r) for r in self._readings(*before)]
        known = tuple(r for r in moved if r is not None)
        return known if echo.elliptic or None not in moved else ()
