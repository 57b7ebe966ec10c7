"""The file of checks to its entries, each with its line.

YAML is read as a tree of nodes, which know their lines, and never as objects. Anchors are refused:
a few of them can stand for more text than fits into memory.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import TypeVar

import yaml

from figcheck.model import Verdict
from figcheck.records import record
from figcheck.wording import listing

T = TypeVar("T")

VERDICTS = (Verdict.SUPPORTED, Verdict.REFUTED, Verdict.MIXED, Verdict.UNCHECKABLE)
"""The verdicts that a person may give."""


@record
class Text:
    """A text of the file, and the line where it stands, counted from 1."""

    text: str
    line: int


@record
class ClaimEntry:
    """What a person says of a claim.

    Attributes:
        line: where the entry begins.
        quote: a piece of the claim, or the whole, as the description writes it.
        number: the claim's number on the page of its figure.
        check: the expression to use.
        verdict: the verdict that holds.
        reason: why.
        by: who says so.
    """

    line: int
    quote: Text | None = None
    number: Text | None = None
    check: Text | None = None
    verdict: Verdict | None = None
    reason: str = ""
    by: str = ""


@record
class CheckEntry:
    """A check of a person's own.

    Attributes:
        line: where the entry begins.
        name: what it is called.
        check: the expression.
        reason: what it is for.
        by: whose it is.
    """

    line: int
    name: str
    check: Text
    reason: str = ""
    by: str = ""


@record
class Problem:
    """What is wrong in a line of the file, in a sentence."""

    line: int
    message: str


@record
class OwnChecks:
    """What a file of checks holds.

    Attributes:
        claims: what is said of claims.
        checks: checks of people's own.
        problems: what is wrong with the rest.
    """

    claims: tuple[ClaimEntry, ...] = ()
    checks: tuple[CheckEntry, ...] = ()
    problems: tuple[Problem, ...] = ()


class ProblemError(Exception):
    """What is wrong with an entry, which is left out, or with a whole file."""

    def __init__(self, line: int, message: str) -> None:
        super().__init__(message)
        self.problem = Problem(line, message)


def parse(data: bytes) -> OwnChecks:
    """Reads a file of checks.

    Args:
        data: what it holds; YAML in UTF-8.

    Returns:
        Its entries. One that is wrong is a problem and leaves the others alone.
    """
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        return OwnChecks(problems=(Problem(line, "The file is not in UTF-8."),))
    try:
        root = _tree(text)
    except ProblemError as error:
        return OwnChecks(problems=(error.problem,))
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        line = int(mark.line) + 1 if mark else 1
        what = error.problem or error.context or "it cannot be read"
        return OwnChecks(problems=(Problem(line, f"No YAML: {what}."),))
    except (yaml.YAMLError, RecursionError):
        return OwnChecks(problems=(Problem(1, "The file cannot be read as YAML."),))
    if root is None:
        return OwnChecks()
    try:
        parts = _mapping(root, "The file", {"claims", "checks"})
    except ProblemError as error:
        return OwnChecks(problems=(error.problem,))
    problems: list[Problem] = []
    claims = tuple(_entries(parts.get("claims"), problems, _claim))
    checks = tuple(_entries(parts.get("checks"), problems, _check))
    return OwnChecks(claims, checks, tuple(problems))


_DEEPEST = 10


def _tree(text: str) -> yaml.Node | None:
    depth = 0
    for event in yaml.parse(text, Loader=yaml.SafeLoader):
        mark = event.start_mark
        line = int(mark.line) + 1 if mark else 1
        depth += isinstance(event, yaml.CollectionStartEvent)
        depth -= isinstance(event, yaml.CollectionEndEvent)
        if depth > _DEEPEST:
            # The library needs hours for a file of brackets.
            raise ProblemError(line, "Lists and mappings are nested too deeply here.")
        if isinstance(event, yaml.AliasEvent):
            raise ProblemError(line, "Anchors are not allowed here: write the text itself.")
    return yaml.compose(text, Loader=yaml.SafeLoader)


def _entries(
    node: yaml.Node | None, problems: list[Problem], read: Callable[[yaml.Node], T]
) -> Iterator[T]:
    """The entries of a list that are as they should be."""
    if node is None:
        return
    if not isinstance(node, yaml.SequenceNode):
        problems.append(
            Problem(_line(node), "A list is expected here, with “-” before each entry.")
        )
        return
    for item in node.value:
        try:
            yield read(item)
        except ProblemError as error:
            problems.append(error.problem)


def _claim(node: yaml.Node) -> ClaimEntry:
    known = {"quote", "id", "check", "verdict", "reason", "by"}
    parts = _mapping(node, "An entry of “claims”", known)
    line = _line(node)
    if ("quote" in parts) == ("id" in parts):
        raise ProblemError(line, "The claim is to be named by either “quote” or “id”.")
    if ("check" in parts) == ("verdict" in parts):
        raise ProblemError(line, "The entry needs either “check” or “verdict”.")
    verdict = None
    if "verdict" in parts:
        word = _text(parts["verdict"])
        try:
            verdict = Verdict(word.text)
        except ValueError:
            verdict = None
        if verdict not in VERDICTS:
            names = listing(v.value for v in VERDICTS)
            raise ProblemError(word.line, f"“{word.text}” is no verdict; there are {names}.")
        for needed in ("reason", "by"):
            if needed not in parts:
                raise ProblemError(line, f"A verdict needs “{needed}”.")
    number = _optional(parts, "id")
    if number and not (number.text.isascii() and number.text.isdigit()):
        raise ProblemError(
            number.line, f"“{number.text}” is no id; it is the number of a claim on its page."
        )
    return ClaimEntry(
        line,
        _optional(parts, "quote"),
        number,
        _optional(parts, "check"),
        verdict,
        _plain(parts, "reason"),
        _plain(parts, "by"),
    )


def _check(node: yaml.Node) -> CheckEntry:
    parts = _mapping(node, "An entry of “checks”", {"name", "check", "reason", "by"})
    for needed in ("name", "check"):
        if needed not in parts:
            raise ProblemError(_line(node), f"The entry needs “{needed}”.")
    return CheckEntry(
        _line(node),
        _text(parts["name"]).text,
        _text(parts["check"]),
        _plain(parts, "reason"),
        _plain(parts, "by"),
    )


def _mapping(node: yaml.Node, what: str, known: set[str]) -> dict[str, yaml.Node]:
    expected = listing(f"“{name}”" for name in sorted(known))
    if not isinstance(node, yaml.MappingNode):
        raise ProblemError(_line(node), f"{what} is to consist of {expected}.")
    parts: dict[str, yaml.Node] = {}
    for key, value in node.value:
        name = _text(key).text
        if name not in known:
            raise ProblemError(_line(key), f"“{name}” is not known here; there are {expected}.")
        if name in parts:
            raise ProblemError(_line(key), f"“{name}” stands here twice.")
        parts[name] = value
    return parts


def _text(node: yaml.Node) -> Text:
    if not isinstance(node, yaml.ScalarNode) or not node.value.strip():
        raise ProblemError(_line(node), "A text is expected here.")
    return Text(" ".join(node.value.split()), _line(node))


def _optional(parts: Mapping[str, yaml.Node], name: str) -> Text | None:
    return _text(parts[name]) if name in parts else None


def _plain(parts: Mapping[str, yaml.Node], name: str) -> str:
    return _text(parts[name]).text if name in parts else ""


def _line(node: yaml.Node) -> int:
    return int(node.start_mark.line) + 1
