"""The formats of `figcheck check`: what each reader makes of them, however hostile the texts."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import replace
from typing import Any
from urllib.parse import unquote
from xml.etree import ElementTree as ET

import pytest
from bs4 import BeautifulSoup
from markdown_it import MarkdownIt

from figcheck import check, read_text
from figcheck.publishing.channels import CHANNELS, github, junit, markdown, sarif
from figcheck.publishing.channels.manner import Manner
from figcheck.publishing.failing import FailOn
from figcheck.publishing.remarks import Level, Outcome, Region, Remark, outcome

SEED = """## Heatmap: Yield
### Components/Axes
- **X-axis**: Day, 1 to 3
### Detailed Analysis
#### Dry
- y=1: 11, 12, 13
- y=2: 16, 17, 18, 19
### Key Observations
- The highest value is 18.
- The lowest value is 12.
- Gloops frob the wibble.
"""

HOSTILE = (
    "x\n::error::pwned\r\n##[set-env name=a]b %0A::warning::c </failure> ]]> & <!-- @someone #1 "
    "www.example.com http://example.com a@example.com [x](javascript:y) `z` |q| *e* _f_ ~g~ "
    "![i](j) {0} \\ :smile: 0123456789abcdef0123456789abcdef01234567 \x1b[31m \u202e \x00 \ufffe"
)


def outcomes(fail_on: FailOn = FailOn.REFUTED, path: str = "seeds/a.txt") -> list[Outcome]:
    return [outcome(check(read_text(SEED, path=path, id="a")), fail_on)]


def hostile(level: Level = Level.ERROR) -> Outcome:
    region = Region(1, 1, 1, 2)
    judged = Remark("refuted", level, region, HOSTILE, HOSTILE, HOSTILE, fingerprint="0:1")
    found = Remark("ragged-row", level, None, "", HOSTILE, HOSTILE, fingerprint="1:1")
    return Outcome(HOSTILE, HOSTILE, 1, (judged, found))


def many(number: int, level: Level = Level.WARNING) -> list[Outcome]:
    remark = Remark("refuted", level, Region(1, 1, 1, 2), "text", "why", fingerprint="0:1")
    return [Outcome("a.txt", "A", 1, tuple(replace(remark, text=str(n)) for n in range(number)))]


def written(name: str, found: list[Outcome], manner: Manner = Manner()) -> str:  # noqa: B008
    return "".join(CHANNELS[name](iter(found), manner))


@pytest.mark.parametrize("name", CHANNELS)
def test_every_channel_tells_of_the_refuted_claim_and_bears_nothing(name: str) -> None:
    text = written(name, outcomes())
    assert "The lowest value is 12" in re.sub(r"&#46;", ".", text)
    assert written(name, []) is not None
    unread = written(name, [Outcome("a.txt", "", 0, (), "it cannot be opened")])
    # People are told on the error stream, as soon as it happens.
    assert ("it cannot be opened" in re.sub(r"&#46;", ".", unread)) == (
        name not in ("text", "sarif")
    )


@pytest.mark.parametrize("name", ["text", "github", "markdown"])
def test_no_text_begins_a_workflow_command_or_steers_a_terminal(name: str) -> None:
    text = written(name, [hostile()], Manner(everything=True))
    assert [c for c in text.replace("\n", "") if not c.isprintable()] == []
    assert "##[" not in text
    for line in text.split("\n"):
        if line.lstrip().startswith("::"):
            assert re.match(r"::(error|warning|notice) file=", line), line
            assert line.count("::") == 2 + line.split("::", 2)[2].count("::")


def commands(text: str) -> Iterator[tuple[str, dict[str, str], str]]:
    """Workflow commands as the runner reads them: name, properties, message."""

    def plain(escaped: str) -> str:
        for code, sign in (("%0D", "\r"), ("%0A", "\n"), ("%3A", ":"), ("%2C", ","), ("%25", "%")):
            escaped = escaped.replace(code, sign)
        return escaped

    for line in text.splitlines():
        _, head, message = line.split("::", 2)
        name, _, listed = head.partition(" ")
        properties = dict(item.split("=", 1) for item in listed.split(","))
        yield name, {key: plain(value) for key, value in properties.items()}, plain(message)


def test_annotations_stand_on_the_lines() -> None:
    found = list(commands(written("github", outcomes())))
    (refuted,) = [c for c in found if c[1]["title"] == "refuted"]
    assert refuted[0] == "error"
    assert refuted[1]["file"] == "seeds/a.txt"
    assert SEED.splitlines()[int(refuted[1]["line"]) - 1] == "- The lowest value is 12."
    assert "11" in refuted[2]
    assert [c for c in found if c[0] == "warning" and c[1]["title"] == "ragged-row"]
    assert not [c for c in found if c[1]["title"] in ("supported", "unparsed")]


def test_a_hostile_annotation_has_the_properties_that_it_should() -> None:
    found = list(commands(written("github", [hostile()])))
    assert {frozenset(properties) for _, properties, _ in found} <= {
        frozenset({"file", "line", "col", "endColumn", "title"}),
        frozenset({"file", "title"}),
    }


def test_annotations_are_cut_at_what_github_shows() -> None:
    found = list(commands(written("github", many(github.MOST))))
    assert len(found) == github.MOST
    assert "more" not in found[-1][2]
    found = list(commands(written("github", many(35))))
    assert len(found) == github.MOST
    assert found[-1][2] == "and 26 warnings more"


def test_sarif_results_have_rules_places_and_stable_fingerprints() -> None:
    (run,) = json.loads(written("sarif", outcomes()))["runs"]
    rules = {rule["id"] for rule in run["tool"]["driver"]["rules"]}
    assert {result["ruleId"] for result in run["results"]} == rules == {"refuted", "ragged-row"}
    (refuted,) = [r for r in run["results"] if r["ruleId"] == "refuted"]
    assert refuted["level"] == "error"
    region = refuted["locations"][0]["physicalLocation"]["region"]
    line = SEED.splitlines()[region["startLine"] - 1]
    assert line[region["startColumn"] - 1 : region["endColumn"] - 1] == "The lowest value is 12."

    longer = SEED.replace("### Key", "More words.\n\n### Key")
    report = check(read_text(longer, path="seeds/a.txt", id="a"))
    (later,) = json.loads(written("sarif", [outcome(report, FailOn.NEVER)]))["runs"]
    fingerprints = {r["partialFingerprints"]["primaryLocationLineHash"] for r in run["results"]}
    assert fingerprints == {
        r["partialFingerprints"]["primaryLocationLineHash"] for r in later["results"]
    }


def test_the_same_sentence_twice_has_two_fingerprints() -> None:
    text = SEED + "- The lowest value is 12.\n"
    (one,) = [outcome(check(read_text(text, path="a.txt", id="a")), FailOn.NEVER)]
    marks = [remark.fingerprint for remark in one.remarks if remark.code == "refuted"]
    assert len(set(marks)) == 2


@pytest.mark.parametrize("path", ["a b/ü.txt", "javascript:x.txt", "a\nb#?.txt", "//host/a.txt"])
def test_sarif_addresses_are_relative_paths(path: str) -> None:
    (run,) = json.loads(written("sarif", outcomes(path=path)))["runs"]
    uri = run["results"][0]["locations"][0]["physicalLocation"]["artifactLocation"]["uri"]
    assert re.fullmatch(r"(file://)?[A-Za-z0-9._~%/-]+", uri)
    assert unquote(uri.removeprefix("file://")) == path


def test_sarif_is_cut_at_what_github_shows() -> None:
    (run,) = json.loads(written("sarif", many(sarif.MOST_RESULTS + 7)))["runs"]
    assert len(run["results"]) == sarif.MOST_RESULTS
    assert run["results"][-1]["message"]["text"] == "and 8 problems more"
    (run,) = json.loads(written("sarif", many(sarif.MOST_RESULTS)))["runs"]
    assert run["results"][-1]["ruleId"] == "refuted"


def test_a_hostile_sarif_message_has_no_link_and_no_placeholder() -> None:
    (run,) = json.loads(written("sarif", [hostile()]))["runs"]
    for result in run["results"]:
        assert not re.search(r"(?<!\\)[\[\]{}]", result["message"]["text"])


def test_junit_counts_what_it_holds() -> None:
    root = ET.fromstring(written("junit", outcomes()))
    (suite,) = root
    assert suite.get("name") == "seeds/a.txt"
    cases = {case.get("name", "").split(":")[0]: [e.tag for e in case] for case in suite}
    assert cases["refuted"] == ["failure"]
    assert cases["supported"] != ["failure"]
    assert cases["unparsed"] == ["skipped"]
    assert (suite.get("failures"), suite.get("tests")) == ("1", str(len(suite)))
    assert suite.get("skipped") == "1"


def test_hostile_junit_is_xml_with_the_elements_that_it_should_have() -> None:
    root = ET.fromstring(written("junit", [replace(hostile(), problem=HOSTILE)]))
    assert {element.tag for element in root.iter()} == {
        "testsuites",
        "testsuite",
        "testcase",
        "failure",
        "error",
    }


def test_junit_is_cut() -> None:
    root = ET.fromstring(written("junit", [*many(junit.MOST_CASES - 2), *many(5)]))
    names = [case.get("name") for case in root.iter("testcase")]
    assert len(names) == junit.MOST_CASES + 1
    assert names[-1] == "and 3 remarks more"


def rendered(text: str) -> BeautifulSoup:
    """Markdown as a browser gets it, with what GitHub adds: tables, addresses as links."""
    parser = MarkdownIt("gfm-like", {"html": True, "linkify": False}).enable("table")
    return BeautifulSoup(parser.render(text), "html.parser")


def test_hostile_markdown_is_letters() -> None:
    page = rendered(written("markdown", [hostile()]))
    assert {element.name for element in page.find_all(True)} <= {
        *("p", "strong", "table", "thead", "tbody", "tr", "th", "td", "code", "br")
    }
    codes = [code.get_text() for code in page.find_all("code")]
    assert len(page.select("tbody tr")) == 2
    for part in ("@someone", "#1", "www.example.com", "[x](javascript:y)", "|q|", "*e*", ":smile:"):
        assert sum(part in code for code in codes) >= 4, part
    outside = page.get_text()
    for code in codes:
        outside = outside.replace(code, "")
    assert "example" not in outside


def test_no_address_of_markdown_is_seen_by_what_makes_links_of_them() -> None:
    text = written("markdown", [hostile()])
    assert not re.search(r"www\.|https?:|\w@\w", text)


def test_markdown_is_cut_at_what_a_comment_holds() -> None:
    text = written("markdown", many(5_000))
    assert len(text) <= markdown.MOST_CHARACTERS + 200
    shown = text.count("\n| ") - 1
    assert text.endswith(f"\nand {5_000 - shown} more\n")


def test_json_holds_every_remark() -> None:
    data: Any = json.loads(written("json", [*outcomes(), hostile()]))
    first, second = data["files"]
    assert data["schema"] == 1
    codes = {remark["code"] for remark in first["remarks"]}
    assert codes == {"supported", "refuted", "unparsed", "ragged-row"}
    assert second["title"] == HOSTILE


@pytest.mark.parametrize(
    ("fail_on", "level"),
    [
        (FailOn.NEVER, Level.WARNING),
        (FailOn.UNREADABLE, Level.WARNING),
        (FailOn.REFUTED, Level.ERROR),
    ],
)
def test_what_fails_is_an_error_and_nothing_else_is(fail_on: FailOn, level: Level) -> None:
    (one,) = outcomes(fail_on)
    levels = {remark.code: remark.level for remark in one.remarks}
    assert levels["refuted"] is level
    assert levels["ragged-row"] is Level.WARNING
    assert levels["supported"] is Level.PASS
    assert levels["unparsed"] is Level.SKIP
