"""What tests read from an SVG."""

from __future__ import annotations

import re
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

NAMESPACE = "{http://www.w3.org/2000/svg}"


def parse(svg: bytes) -> Element:
    """The root element."""
    return ElementTree.fromstring(svg)


def cells(svg: bytes) -> dict[int, Element]:
    """The element of each cell, by the cell's index."""
    found = {}
    for group in parse(svg).iter(f"{NAMESPACE}g"):
        name = re.fullmatch(r"cell-(\d+)", group.get("id", ""))
        if name:
            assert int(name[1]) not in found, "an id is given twice"
            found[int(name[1])] = group
    return found


def texts(element: Element) -> list[str]:
    """What is written in an element, in drawing order."""
    return [text.text or "" for text in element.iter(f"{NAMESPACE}text")]


def fill(cell: Element) -> tuple[int, int, int] | None:
    """The colour of a cell's area, `None` if it is hatched."""
    path = cell.find(f"{NAMESPACE}path")
    assert path is not None
    style = path.get("style", "")
    if "fill: url(" in style:
        return None
    code = re.search(r"fill: #([0-9a-f]{6})", style)
    return (0, 0, 0) if code is None else tuple(bytes.fromhex(code[1]))  # type: ignore[return-value]


def corner(cell: Element) -> tuple[float, float]:
    """The first point of a cell's outline, in points from the upper left."""
    path = cell.find(f"{NAMESPACE}path")
    assert path is not None
    x, y = re.findall(r"-?[\d.]+", path.get("d", ""))[:2]
    return float(x), float(y)
