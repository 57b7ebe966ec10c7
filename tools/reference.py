"""Writes the parts of the documentation that the code itself says.

    python -m tools.reference            write them
    python -m tools.reference --check    only say which are not up to date

Between `<!-- begin: NAME -->` and `<!-- end: NAME -->` a page holds what the function of that name
gives: the plugin's options, the command line, the Python package, the kinds of findings, and a
worked example.
"""

from __future__ import annotations

import argparse
import ast
import inspect
import re
import sys
import textwrap
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import figcheck
from figcheck import cli, config
from figcheck.checking.findings.catalogue import CATALOGUE
from figcheck.drawing import Drawing

DOCS = Path(__file__).resolve().parents[1] / "docs"

_REGION = re.compile(r"(<!-- begin: ([\w-]+) -->\n).*?(<!-- end: \2 -->)", re.DOTALL)
_SECTION = re.compile(r"^(Args|Returns|Raises|Attributes):\n((?: {4}.*\n?|\n)+)", re.MULTILINE)
_ENTRY = re.compile(r"^ {4}(\S[^:]*): ((?:.*\n?)(?: {5,}.*\n?)*)", re.MULTILINE)


def options() -> str:
    """The options of the plugin, as their class says them."""
    defaults = {name: option.default for name, option in config.FigcheckConfig()._schema}
    return "\n".join(
        f"`{name}` (default: `{_yaml(defaults[name])}`)\n\n{_indented(said)}\n"
        for name, said in _attributes(config.FigcheckConfig)
    )


def findings() -> str:
    """The kinds of findings, as the catalogue says them."""
    rows = [f"| `{d.code}` | {d.title}. {d.meaning} |" for d in CATALOGUE.values()]
    return "\n".join(["| Code | What it means |", "|---|---|", *rows, ""])


def command_line() -> str:
    """The commands, their arguments and options, as `argparse` knows them."""
    parser = cli.parser()
    return "\n".join(_command(name, command) for name, command in _commands(parser))


def package() -> str:
    """What `figcheck` exports, and what its values can do."""
    parts = []
    for name in figcheck.__all__:
        thing = getattr(figcheck, name)
        if inspect.isclass(thing):
            parts.append(_class(f"figcheck.{name}", thing))
        elif callable(thing):
            parts.append(_function(f"figcheck.{name}", thing, "##"))
    parts.append(_class("Drawing", Drawing))
    return "\n".join(parts)


def worked() -> str:
    """The example of `docs/verdicts.md`: its description, its values, its verdicts."""
    path = DOCS / "examples" / "yield.txt"
    figure = figcheck.read(path)
    series, years = (dimension.ticks for dimension in figure.dimensions)
    values = {cell.at: cell.text for cell in figure.cells}
    rows = [
        f"| {name} | " + " | ".join(values[name, year] for year in years) + " |" for name in series
    ]
    claims = []
    for checked in figure.check().claims:
        judgement = checked.judgement
        claims.append(f"> {judgement.text}\n")
        if judgement.check:
            claims.append(f"becomes the check expression\n\n```text\n{judgement.check}\n```\n\nand")
        claims.append(f"is **{judgement.verdict}**. {judgement.explanation}\n")
    return "\n".join(
        [
            f"```text\n{figure.source.text}```\n",
            "Its values, as figcheck reads them:\n",
            "| | " + " | ".join(years) + " |",
            "|---|" + "---|" * len(years),
            *rows,
            "\nIts sentences:\n",
            *claims,
        ]
    )


REGIONS: dict[str, Callable[[], str]] = {
    "options": options,
    "findings": findings,
    "command-line": command_line,
    "package": package,
    "worked": worked,
}
"""What makes each region, by the name that pages call it."""


def written(page: str) -> str:
    """A page with its regions as they should be.

    Args:
        page: its markdown.
    """
    return _REGION.sub(lambda region: f"{region[1]}\n{REGIONS[region[2]]()}\n{region[3]}", page)


def main() -> int:
    """Runs the command; the exit code is 1 where `--check` finds something."""
    parser = argparse.ArgumentParser(description="Write what the code says into the documentation.")
    parser.add_argument("--check", action="store_true", help="change nothing")
    check = parser.parse_args().check
    code = 0
    for path in sorted(DOCS.glob("*.md")):
        before = path.read_text(encoding="utf-8")
        after = written(before)
        if after == before:
            continue
        print(f"{path.name}: {'is not up to date' if check else 'written'}")
        code = 1
        if not check:
            path.write_text(after, encoding="utf-8")
    return code if check else 0


def _attributes(kind: type) -> Iterator[tuple[str, str]]:
    """The attributes of a class with the docstrings below them."""
    [tree] = ast.parse(textwrap.dedent(inspect.getsource(kind))).body
    assert isinstance(tree, ast.ClassDef)
    for statement, below in zip(tree.body, tree.body[1:], strict=False):
        if isinstance(statement, ast.Assign) and isinstance(below, ast.Expr):
            assert isinstance(statement.targets[0], ast.Name)
            yield statement.targets[0].id, inspect.cleandoc(ast.literal_eval(below.value))


def _yaml(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _indented(text: str) -> str:
    """The definition of a term, in markdown."""
    return ":   " + textwrap.indent(text, "    ").lstrip()


def _commands(parser: argparse.ArgumentParser) -> Iterator[tuple[str, argparse.ArgumentParser]]:
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            yield from action.choices.items()


def _command(name: str, parser: argparse.ArgumentParser) -> str:
    rows = []
    for action in parser._actions:
        if isinstance(action, argparse._HelpAction):
            continue
        words = ", ".join(action.option_strings) or str(action.metavar or action.dest)
        choices = ", ".join(f"`{choice}`" for choice in action.choices or ())
        said = (action.help or "") % {"default": action.default, "prog": parser.prog}
        choices = f"One of {choices}" if choices else ""
        meaning = "".join(f"{_sentence(text)}. " for text in (said, choices) if text)
        rows.append(f"| `{words}` | {meaning.strip()} |")
    table = ["| Argument | Meaning |", "|---|---|", *rows]
    return "\n".join([f"## figcheck {name}\n", f"{parser.description}\n", *table, ""])


def _sentence(text: str) -> str:
    return text[:1].upper() + text[1:]


def _class(name: str, kind: type) -> str:
    parts = [f"## {name}\n", _docstring(kind)]
    for member, thing in vars(kind).items():
        if member.startswith("_") or isinstance(thing, str):
            continue
        function = getattr(thing, "func", thing)
        if inspect.isfunction(function):
            is_property = function is not thing
            heading = f"{kind.__name__.lower()}.{member}"
            parts.append(
                f"### {heading}\n\n{_docstring(function)}"
                if is_property
                else _function(heading, function, "###")
            )
    return "\n".join(parts)


def _function(name: str, function: Callable[..., Any], marks: str) -> str:
    signature = inspect.signature(function)
    given = [p for p in signature.parameters.values() if p.name != "self"]
    signature = signature.replace(parameters=given)
    result = f" -> {signature.return_annotation}"
    shown = str(signature.replace(return_annotation=inspect.Signature.empty))
    # Annotations are texts: no module is imported to evaluate them.
    shown = re.sub(r": '([^']*)'", r": \1", shown).replace("''", '""')
    return f"{marks} {name}\n\n```text\n{name}{shown}{result}\n```\n\n{_docstring(function)}"


def _docstring(thing: object) -> str:
    """A docstring in Google's style as markdown."""
    text = inspect.getdoc(thing) or ""
    body = _SECTION.sub("", text + "\n").strip()
    parts = [f"{body}\n"]
    for section in _SECTION.finditer(text + "\n"):
        parts.append(f"**{section[1].replace('Args', 'Arguments')}**\n")
        entries = _ENTRY.findall(section[2])
        if section[1] == "Returns" or not entries:
            parts.append(f"{_joined(section[2])}\n")
            continue
        parts.extend(f"- `{name}`: {_joined(said)}" for name, said in entries)
        parts.append("")
    return "\n".join(parts)


def _joined(text: str) -> str:
    return " ".join(text.split())


if __name__ == "__main__":
    sys.exit(main())
