"""The entries of a file of checks to verdicts."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator, Sequence
from dataclasses import replace

from figcheck.checking.explain import Explainer
from figcheck.checking.factors import factored
from figcheck.checking.findings.catalogue import OWN_CHECKS
from figcheck.checking.language import ExpressionError, Table, parse
from figcheck.checking.language.tree import Aggregate, Condition, Formula, Order, Steps
from figcheck.checking.own.parse import (
    CheckEntry,
    ClaimEntry,
    OwnChecks,
    Problem,
    ProblemError,
    Text,
)
from figcheck.checking.own.parse import parse as parse_file
from figcheck.model import CheckedClaim, Figure, Given, Judgement, Report, Span, Verdict
from figcheck.wording import listing

_LONGEST = 2_000
"""Characters of an expression; a longer one is none that a person wrote."""


def apply(report: Report, data: bytes, path: str) -> Report:
    """A report with the verdicts and checks of a file beside the description.

    Args:
        report: the report without them.
        data: what the file holds.
        path: the file, for people to read.

    Returns:
        The report. What is wrong with the file is a finding for each fault, with its line.
    """
    own = parse_file(data)
    applied = _Applied(report, path)
    claims = applied.claims(own)
    checks = tuple(applied.checks(own))
    problems = sorted((*own.problems, *applied.problems), key=lambda problem: problem.line)
    findings = (
        OWN_CHECKS.finding(f"In {path}, line {problem.line}: {problem.message}", None)
        for problem in problems
    )
    return replace(report, claims=claims, checks=checks, findings=(*findings, *report.findings))


class _View:
    """A figure with what is needed to evaluate expressions over it."""

    def __init__(self, figure: Figure) -> None:
        self.figure = figure
        self.table = Table(figure)
        self.explainer = Explainer(figure, self.table)


class _Applied:
    """Applies the entries of one file to one report."""

    def __init__(self, report: Report, path: str) -> None:
        self._report = report
        self._figure = report.figure
        self._path = path
        # Expressions may also name the two factors that panels are crossed out of.
        apart = factored(report.figure)
        figures = (report.figure,) if apart is None else (report.figure, apart)
        self._views = [_View(figure) for figure in figures]
        self.problems: list[Problem] = []

    def claims(self, own: OwnChecks) -> tuple[CheckedClaim, ...]:
        """The claims, with the verdicts that the file gives."""
        claims = list(self._report.claims)
        named: dict[int, int] = {}
        for entry in own.claims:
            try:
                place = self._claim(entry)
                if place in named:
                    message = f"Claim {place + 1} has an entry in line {named[place]} already."
                    raise ProblemError(entry.line, message)
                named[place] = entry.line
                before = self._report.claims[place]
                judgement = self._judged(entry, before.judgement)
            except ProblemError as error:
                self.problems.append(error.problem)
            else:
                claims[place] = replace(before, judgement=judgement)
        return tuple(claims)

    def checks(self, own: OwnChecks) -> Iterator[Judgement]:
        """The checks of people's own."""
        nowhere = Span(len(self._figure.source.text), len(self._figure.source.text))
        for entry in own.checks:
            try:
                judgement = self._evaluated(entry.check, nowhere, entry.name)
            except ProblemError as error:
                self.problems.append(error.problem)
            else:
                yield replace(judgement, given=self._given(entry))

    def _judged(self, entry: ClaimEntry, before: Judgement) -> Judgement:
        given = replace(self._given(entry), instead_of=before.verdict)
        if entry.verdict is not None:
            said = f"{entry.by} gives this verdict: {entry.reason}"
            return Judgement(before.span, before.text, entry.verdict, explanation=said, given=given)
        assert entry.check is not None, "the entry has a check or a verdict"  # noqa: S101
        return replace(self._evaluated(entry.check, before.span, before.text), given=given)

    def _given(self, entry: ClaimEntry | CheckEntry) -> Given:
        return Given(self._path, entry.line, entry.by, entry.reason)

    def _claim(self, entry: ClaimEntry) -> int:
        """Which claim an entry is about."""
        claims = self._report.claims
        if entry.number is not None:
            place = int(entry.number.text) - 1 if len(entry.number.text) < 10 else -1
            if not 0 <= place < len(claims):
                message = (
                    f"There is no claim {entry.number.text}; the figure has {len(claims)}."
                    if claims
                    else "The figure has no claims."
                )
                raise ProblemError(entry.number.line, message)
            return place
        assert entry.quote is not None, "the entry has an id or a quote"  # noqa: S101
        return self._quoted(entry.quote)

    def _quoted(self, quote: Text) -> int:
        source = self._figure.source.text
        written = _plain(quote.text)
        exact, found = [], []
        for n, checked in enumerate(self._report.claims):
            claim = checked.claim
            texts = (_plain(claim.text), _plain(source[slice(*claim.span)]))
            if written in texts:
                exact.append(n)
            if any(written in text for text in texts):
                found.append(n)
        fitting = exact if len(exact) == 1 else found
        if len(fitting) == 1:
            return fitting[0]
        if fitting:
            numbers = listing(str(n + 1) for n in fitting)
            message = f"“{quote.text}” stands in several claims ({numbers}); quote more of one."
        elif written in _plain(source):
            message = f"“{quote.text}” stands in no sentence of the description that is judged."
        else:
            message = f"“{quote.text}” does not occur in the description any more."
        raise ProblemError(quote.line, message)

    def _evaluated(self, check: Text, span: Span, text: str) -> Judgement:
        formula, view = self._formula(check)
        try:
            outcome = view.table.evaluate(formula)
            explanation = view.explainer.explain(outcome)
        except RecursionError:
            raise ProblemError(check.line, "The expression is nested too deeply.") from None
        if outcome.truth is None:
            message = "No value of the figure decides this expression."
            return Judgement(span, text, Verdict.UNCHECKABLE, str(formula), message)
        return Judgement(
            span,
            text,
            Verdict.SUPPORTED if outcome.truth else Verdict.REFUTED,
            str(formula),
            explanation,
            outcome.evidence,
            outcome.counterexamples,
        )

    def _formula(self, check: Text) -> tuple[Formula, _View]:
        if len(check.text) > _LONGEST:
            message = f"The expression has more than {_LONGEST:,} characters."
            raise ProblemError(check.line, message)
        try:
            formula = parse(check.text)
            unknown = [next(_unknown(view.figure, formula), "") for view in self._views]
        except ExpressionError as error:
            what = " ".join(str(error).split())
            raise ProblemError(check.line, f"The expression cannot be read: {what}") from error
        except RecursionError:
            raise ProblemError(check.line, "The expression is nested too deeply.") from None
        if "" not in unknown:
            raise ProblemError(check.line, unknown[0])
        return formula, self._views[unknown.index("")]


def _unknown(figure: Figure, node: object) -> Iterator[str]:
    """What an expression names that the figure does not have, in sentences."""
    dimensions = {dimension.name: dimension for dimension in figure.dimensions}
    for name in _axes(node):
        if name not in dimensions:
            there = listing(f"“{known}”" for known in dimensions) or "none"
            yield f"The figure has no axis “{name}”; it has {there}."
    if isinstance(node, Condition) and node.dimension in dimensions:
        ticks = dimensions[node.dimension].ticks
        for tick in node.ticks:
            if tick not in ticks:
                there = listing(f"“{known}”" for known in ticks)
                yield f"“{node.dimension}” has no “{tick}”; it has {there}."
    if isinstance(node, tuple):
        for item in node:
            yield from _unknown(figure, item)
    elif dataclasses.is_dataclass(node):
        for part in dataclasses.fields(node):
            yield from _unknown(figure, getattr(node, part.name))


def _axes(node: object) -> Sequence[str]:
    """The names of axes that stand in a node of an expression itself."""
    match node:
        case Condition():
            return (node.dimension,)
        case Order():
            return (node.left, node.right)
        case Aggregate():
            return node.by
        case Steps():
            return (node.along,)
    return ()


def _plain(text: str) -> str:
    return " ".join(text.split())
