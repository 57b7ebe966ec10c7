"""The command line: `figcheck check` for people, `figcheck export` for other programs.

A thin door: it finds the files, hands them through reading and checking one after the other,
and prints. Nothing here needs matplotlib or MkDocs, so it starts quickly.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TextIO

from figcheck import __version__
from figcheck.checking import check
from figcheck.model import Judgement, Report, Severity, Span, Verdict
from figcheck.publishing import exports, reports, seeds
from figcheck.publishing.escaping import for_terminal, visible
from figcheck.publishing.places import Lines
from figcheck.reading import read_bytes
from figcheck.wording import counted

FAILED = 1
"""Exit code where `--fail-on` applies."""
TROUBLE = 2
"""Exit code where a file cannot be opened, and of a wrong command line."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs the command line.

    Args:
        arguments: what stands after `figcheck`; the process's own arguments unless given.

    Returns:
        The exit code: 0, 1 where `--fail-on` applies, 2 where a file cannot be opened.
    """
    options = _parser().parse_args(arguments)
    _take_any_character(sys.stdout)
    _take_any_character(sys.stderr)
    try:
        code: int = options.run(options)
        sys.stdout.flush()
    except BrokenPipeError:
        # The reader has what it wanted (`| head`). What is left in the buffer goes nowhere, or
        # the interpreter complains when it flushes at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    return code


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="figcheck", description="Check what descriptions of figures say, by their own numbers."
    )
    parser.add_argument("--version", action="version", version=f"figcheck {__version__}")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")

    checking = commands.add_parser(
        "check",
        help="print what is wrong and what holds",
        description="Print findings and verdicts, a line each: file:line:column: what: text.",
    )
    checking.add_argument(
        "--all", action="store_true", help="print sentences without a verdict as well"
    )
    checking.add_argument(
        "--fail-on",
        choices=list(_FAIL_ON),
        default="unreadable",
        help="what makes the exit code 1 (default: %(default)s)",
    )
    checking.set_defaults(run=_check)

    exporting = commands.add_parser(
        "export",
        help="print values, findings and verdicts as JSON, or the values as CSV",
        description="Print a JSON array with an object for each file, in the order given; or the "
        "values as CSV, a table for each file with an empty line between two.",
    )
    exporting.add_argument("--format", choices=["json", "csv"], default="json")
    exporting.set_defaults(run=_export)

    for command in (checking, exporting):
        command.add_argument(
            "files",
            nargs="+",
            metavar="FILE",
            help="a description, or a folder of them (.txt and .md)",
        )
    return parser


@dataclass(frozen=True)
class _Checked:
    """A file's report, and why it is not that of the whole description, "" if it is."""

    report: Report
    problem: str = ""


def _reports(files: Sequence[str]) -> Iterator[_Checked]:
    """The report of every file, in the order given; what went wrong is told at once."""
    for name in files:
        for seed in _seeds(Path(name)):
            checked = _report(seed)
            if checked.problem:
                print(
                    f"figcheck: {for_terminal(seed.path)}: {for_terminal(checked.problem)}",
                    file=sys.stderr,
                )
            yield checked


def _seeds(path: Path) -> list[seeds.Seed]:
    """The descriptions of a folder; a file is taken for one whatever its name."""
    if not path.is_dir():
        return [seeds.Seed(seeds.slug(path.stem), path.as_posix(), path)]
    try:
        return seeds.find(path, path.as_posix())
    except seeds.UnlistedError as error:
        why = f"it cannot be listed ({seeds.reason(error)})"
        return [seeds.Seed(seeds.slug(path.name), path.as_posix(), path, why)]


def _report(seed: seeds.Seed) -> _Checked:
    try:
        data = seed.content()
    except seeds.UnreadError as error:
        return _Checked(reports.unread(seed, str(error)), str(error))
    report, failures = reports.make(seed, data, read_bytes, check)
    return _Checked(reports.with_namesake(report, seed), " ".join(failures))


def _export(options: argparse.Namespace) -> int:
    write = {"json": _write_json, "csv": _write_csv}[options.format]
    return write(_reports(options.files))


def _write_json(reports: Iterator[_Checked]) -> int:
    """Writes the array as it comes, an object a line."""
    code = 0
    before = "[\n"
    for checked in reports:
        # ASCII only: whatever the terminal's encoding is, and no control character gets through.
        text = json.dumps(exports.to_json(checked.report), allow_nan=False)
        sys.stdout.write(before + text)
        before = ",\n"
        code = code or (TROUBLE if checked.problem else 0)
    sys.stdout.write("\n]\n")
    return code


def _write_csv(reports: Iterator[_Checked]) -> int:
    code = 0
    before = ""
    for checked in reports:
        text = exports.to_csv(checked.report.figure)
        sys.stdout.write(before + (visible(text) if sys.stdout.isatty() else text))
        before = "\n"
        code = code or (TROUBLE if checked.problem else 0)
    return code


def _check(options: argparse.Namespace) -> int:
    paint = _Paint.of(sys.stdout)
    fails = _FAIL_ON[options.fail_on]
    code = 0
    files = 0
    totals: dict[str, int] = {}
    for checked in _reports(options.files):
        files += 1
        code = max(code, TROUBLE if checked.problem else FAILED if fails(checked.report) else 0)
        if checked.problem:
            continue
        for what, count in _print_report(checked.report, paint, everything=options.all).items():
            totals[what] = totals.get(what, 0) + count
    if files > 1:
        print(f"{counted(files, 'file')}: {_summary(totals)}")
    return code


def _print_report(report: Report, paint: _Paint, *, everything: bool) -> dict[str, int]:
    """Prints what was found out about one figure.

    Returns:
        How many claims got each verdict, and how many findings there are.
    """
    figure = report.figure
    lines = Lines(figure.source.text)
    path = for_terminal(figure.source.path)

    def place(span: Span | None) -> str:
        if span is None:
            return path
        line, column = lines.place(span.start)
        return f"{path}:{line}:{column}"

    print(paint.title(for_terminal(figure.title)))
    for finding in report.findings:
        what = paint(finding.severity, finding.code)
        print(f"{place(finding.span)}: {what}: {for_terminal(finding.message)}")
        if finding.mend:
            print(f"    {for_terminal(finding.mend)}")
    for checked in report.claims:
        judgement = checked.judgement
        if everything or judgement.verdict.is_decided:
            _print_judgement(judgement, place(judgement.span), paint)
    counts = {verdict.value: report.count(verdict) for verdict in Verdict}
    counts["finding"] = len(report.findings)
    counts = {what: count for what, count in counts.items() if count}
    print(f"{path}: {counted(len(figure.cells), 'value')}, {_summary(counts)}\n")
    return counts


def _print_judgement(judgement: Judgement, place: str, paint: _Paint) -> None:
    what = paint(judgement.verdict, judgement.verdict.value)
    print(f"{place}: {what}: “{for_terminal(judgement.text)}”")
    if judgement.explanation and judgement.verdict.is_decided:
        print(f"    {for_terminal(judgement.explanation)}")


def _summary(counts: dict[str, int]) -> str:
    """The counts in words, findings last: so many supported, so many refuted."""
    verdicts = [f"{counts[v.value]} {v.value}" for v in Verdict if counts.get(v.value)]
    return ", ".join([*verdicts, counted(counts.get("finding", 0), "finding")])


def _is_unreadable(report: Report) -> bool:
    return any(finding.severity is Severity.ERROR for finding in report.findings)


def _is_refuted(report: Report) -> bool:
    return any(claim.judgement.verdict.is_false for claim in report.claims)


def _take_any_character(stream: TextIO) -> None:
    """Lets a stream print what its encoding lacks as its code point, rather than fail."""
    reconfigure = getattr(stream, "reconfigure", None)
    if reconfigure is not None:
        reconfigure(errors="backslashreplace")


@dataclass(frozen=True)
class _Paint:
    """Colours for a terminal, or none."""

    on: bool

    @classmethod
    def of(cls, stream: TextIO) -> _Paint:
        """Colours if the stream is a terminal and nobody asked for none (no-color.org)."""
        plain = bool(os.environ.get("NO_COLOR")) or os.environ.get("TERM") == "dumb"
        return cls(stream.isatty() and not plain)

    def __call__(self, kind: Verdict | Severity, text: str) -> str:
        """The text in the colour of a verdict or a severity."""
        return self._wrap(_COLOURS[kind], text)

    def title(self, text: str) -> str:
        """The text in bold."""
        return self._wrap("1", text)

    def _wrap(self, code: str, text: str) -> str:
        return f"\x1b[{code}m{text}\x1b[0m" if self.on else text


_FAIL_ON: dict[str, Callable[[Report], bool]] = {
    "never": lambda report: False,
    "unreadable": _is_unreadable,
    "refuted": lambda report: _is_unreadable(report) or _is_refuted(report),
}
_COLOURS: dict[Verdict | Severity, str] = {
    Verdict.SUPPORTED: "32",
    Verdict.REFUTED: "31",
    Verdict.MIXED: "33",
    Verdict.UNCHECKABLE: "2",
    Verdict.UNPARSED: "2",
    Severity.ERROR: "31",
    Severity.WARNING: "33",
    Severity.INFO: "36",
}
