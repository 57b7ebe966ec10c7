"""For code scanning: SARIF 2.1.0 within what GitHub takes.

https://docs.oasis-open.org/sarif/sarif/v2.1.0/ and, for the limits,
https://docs.github.com/en/code-security/code-scanning/integrating-with-code-scanning/sarif-support-for-code-scanning
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from pathlib import PurePosixPath
from typing import Any
from urllib.parse import quote

from figcheck import __version__
from figcheck.checking.findings.catalogue import CATALOGUE
from figcheck.model import Verdict
from figcheck.publishing.channels.manner import Manner, cut, listed
from figcheck.publishing.escaping import for_terminal
from figcheck.publishing.remarks import Level, Outcome, Remark
from figcheck.wording import counted

MOST_RESULTS = 5_000
"""GitHub shows no more results of a run."""

LONGEST_MESSAGE = 1_000
"""Characters of a message; more is not shown."""

MORE = "more"
"""Rule of the result that says how many were left out."""

_SCHEMA = (
    "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
)


def write(outcomes: Iterable[Outcome], manner: Manner) -> Iterator[str]:
    """Writes a log with one run; the worst results if there are too many.

    Args:
        outcomes: what the check says of each file.
        manner: is not asked for anything; only problems are written.
    """
    found = listed(outcomes)
    results = [_result(outcome, remark) for outcome, remark in found]
    if len(found) > MOST_RESULTS:
        left_out = found[MOST_RESULTS - 1 :]
        outcome, _ = left_out[0]
        text = f"and {counted(len(left_out), 'problem')} more"
        more = Remark(MORE, Level.NOTE, None, "", text, fingerprint=f"{MORE}:1")
        results[MOST_RESULTS - 1 :] = [_result(outcome, more)]
    rules = [_RULES.get(code) or _rule(code, code, code) for code in _codes(results)]
    driver = {
        "name": "figcheck",
        "version": __version__,
        "semanticVersion": __version__,
        "rules": rules,
    }
    run = {"tool": {"driver": driver}, "columnKind": "unicodeCodePoints", "results": results}
    log = {"$schema": _SCHEMA, "version": "2.1.0", "runs": [run]}
    yield json.dumps(log, indent=1, allow_nan=False) + "\n"


def _codes(results: list[dict[str, Any]]) -> list[str]:
    return sorted({result["ruleId"] for result in results})


def _result(outcome: Outcome, remark: Remark) -> dict[str, Any]:
    location: dict[str, Any] = {"artifactLocation": _artifact(outcome.path)}
    region = remark.region
    if region:
        location["region"] = {
            "startLine": region.line,
            "startColumn": region.column,
            "endLine": region.end_line,
            "endColumn": region.end_column,
        }
    result: dict[str, Any] = {
        "ruleId": remark.code,
        "level": remark.level.value,
        "message": {"text": cut(_message(remark), LONGEST_MESSAGE)},
        "locations": [{"physicalLocation": location}],
        # GitHub follows a result over changes of the file by this one.
        "partialFingerprints": {"primaryLocationLineHash": remark.fingerprint},
    }
    if remark.known:
        result["suppressions"] = [{"kind": "external", "justification": "in the baseline"}]
    return result


def _message(remark: Remark) -> str:
    quoted = f"“{remark.text}”" if remark.text else ""
    text = " ".join(filter(None, (quoted, remark.message, remark.mend)))
    # In messages, [text](target) is a link and {0} a placeholder; a backslash undoes both.
    for sign in "\\[]{}":
        text = text.replace(sign, f"\\{sign}")
    return for_terminal(text)


def _artifact(path: str) -> dict[str, str]:
    if PurePosixPath(path).is_absolute():
        return {"uri": "file://" + quote(path)}
    return {"uri": quote(path), "uriBaseId": "%SRCROOT%"}


def _rule(code: str, title: str, text: str, help_: str = "") -> dict[str, Any]:
    return {
        "id": code,
        "name": "".join(word.capitalize() for word in code.split("-")),
        "shortDescription": {"text": title},
        "fullDescription": {"text": text},
        "help": {"text": help_ or text},
    }


_RULES: dict[str, dict[str, Any]] = {
    **{
        defect.code: _rule(defect.code, defect.title, defect.meaning, defect.mend)
        for defect in CATALOGUE.values()
    },
    Verdict.REFUTED: _rule(
        "refuted",
        "A sentence that does not hold",
        "The sentence is false of the description's own numbers.",
        "Correct the sentence, or the numbers.",
    ),
    Verdict.MIXED: _rule(
        "mixed",
        "A sentence that holds in part",
        "Some parts of the sentence are true of the description's own numbers, some are false.",
        "Correct the parts that do not hold.",
    ),
    MORE: _rule(MORE, "More problems", "There are more problems than can be shown."),
}
