"""For test reports: JUnit's XML, a suite a file, a case a remark."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from xml.etree import ElementTree as ET

from figcheck.publishing.channels.manner import Manner, cut
from figcheck.publishing.escaping import visible
from figcheck.publishing.remarks import Level, Outcome, Remark
from figcheck.wording import counted

MOST_CASES = 10_000
"""Cases that are written; readers hold all of them in memory."""

LONGEST = 1_000
"""Characters of a name or a message."""


def write(outcomes: Iterable[Outcome], manner: Manner) -> Iterator[str]:
    """Writes `testsuites`; what makes the check fail is a failure, what has no verdict skipped.

    Args:
        outcomes: what the check says of each file.
        manner: is not asked for anything; all remarks are written.
    """
    root = ET.Element("testsuites", name="figcheck")
    left = MOST_CASES
    left_out = 0
    for outcome in outcomes:
        suite = ET.SubElement(root, "testsuite", name=_shown(outcome.path))
        for remark in outcome.remarks[:left]:
            _case(suite, outcome, remark)
        left_out += len(outcome.remarks[left:])
        left -= len(outcome.remarks[:left])
        if outcome.problem:
            case = ET.SubElement(suite, "testcase", name="read", classname=_shown(outcome.path))
            ET.SubElement(case, "error", message=_shown(outcome.problem))
        _count(suite)
    if left_out:
        suite = ET.SubElement(root, "testsuite", name="figcheck")
        case = ET.SubElement(suite, "testcase", name=f"and {counted(left_out, 'remark')} more")
        ET.SubElement(case, "skipped", message="More than are written here.")
        _count(suite)
    ET.indent(root, " ")
    yield ET.tostring(root, encoding="unicode", xml_declaration=False) + "\n"


def _case(suite: ET.Element, outcome: Outcome, remark: Remark) -> None:
    name = f"{remark.code}: {remark.text or remark.message}"
    path = _shown(outcome.path)
    case = ET.SubElement(suite, "testcase", name=_shown(name), classname=path, file=path)
    if remark.region:
        case.set("line", str(remark.region.line))
    message = _shown(f"{remark.message} {remark.mend}".strip())
    if remark.level is Level.ERROR:
        ET.SubElement(case, "failure", type=remark.code, message=message)
    elif remark.level is Level.SKIP:
        ET.SubElement(case, "skipped", message=message)
    elif message:
        ET.SubElement(case, "system-out").text = message


def _count(suite: ET.Element) -> None:
    suite.set("tests", str(len(suite)))
    for outcome, name in (("failure", "failures"), ("error", "errors"), ("skipped", "skipped")):
        suite.set(name, str(len(suite.findall(f"testcase/{outcome}"))))


def _shown(text: str) -> str:
    """Text that XML 1.0 can hold: most control characters it cannot."""
    return cut(visible(text), LONGEST)
