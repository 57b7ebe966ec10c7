"""Relations between figures: the section of a figure's page, and the page with all of them."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from figcheck.model import Compared, Relation, RelationKind
from figcheck.publishing.pages.parts import Heading, Page, render
from figcheck.publishing.related import others
from figcheck.wording import number

RELATED = Heading("related", "Related figures")

RELATIONS = "How figures are related"
"""Title of the page with all relations."""

KINDS = {
    RelationKind.VALUE_CONFLICT: "Conflicting values",
    RelationKind.FLIPPED_AXIS: "Axis in another order",
    RelationKind.TICK_CONFLICT: "Conflicting ticks",
    RelationKind.NAME_VARIANT: "Name in two spellings",
    RelationKind.AGGREGATE: "Aggregate",
    RelationKind.SAME: "Same values",
    RelationKind.SAME_AXES: "Same axes, different data",
}
"""What the kinds are called, those that tell of mistakes first."""

_MOST_PLACES = 400
"""Places of a relation that are drawn; of more, only those that differ."""
_MOST_DRAWN = 120
"""Figures that the graph of relations shows."""
_SPACING = 90
"""Units between figures on a circle."""
_LABEL = 104
"""Units beside a circle for the labels of its figures."""


@dataclass(frozen=True)
class Related:
    """Another figure that relations lead to.

    Attributes:
        id: the figure's id.
        title: its title.
        url: its page, seen from the page that it is named on.
    """

    id: str
    title: str
    url: str


@dataclass(frozen=True)
class Square:
    """A place of a drawn table.

    Attributes:
        text: the value, "" where there is none.
        differs: whether the other figure has another value there.
    """

    text: str
    differs: bool = False


@dataclass(frozen=True)
class Side:
    """One figure's values in a relation, as a table.

    Attributes:
        name: what of which figure it is.
        columns: headings of the columns.
        rows: headings of each row with its values.
    """

    name: str
    columns: tuple[str, ...]
    rows: tuple[tuple[str, tuple[Square, ...]], ...]


@dataclass(frozen=True)
class Shown:
    """A relation as pages show it.

    Attributes:
        relation: the relation.
        kind: what its kind is called.
        figures: the other figures.
        sides: its values, drawn side by side; none where no values are compared.
        axes: names of the rows and of the columns.
        is_part: whether only the places that differ are drawn.
    """

    relation: Relation
    kind: str
    figures: tuple[Related, ...]
    sides: tuple[Side, ...]
    axes: tuple[str, str]
    is_part: bool


def shown(relation: Relation, figure: str, links: Mapping[str, Related]) -> Shown:
    """A relation as the page of one of its figures shows it.

    Args:
        relation: the relation.
        figure: the figure's id; "" for a page on all figures.
        links: the figures by id.
    """
    places = relation.places
    is_part = len(places) > _MOST_PLACES
    if is_part:
        places = relation.differing[:_MOST_PLACES]
    ids = others(relation, figure) if figure else [part.figure for part in relation.parts]
    rows, column = relation.axes[:-1], relation.axes[-1:]
    return Shown(
        relation,
        KINDS[relation.kind],
        tuple(links[i] for i in dict.fromkeys(ids) if i in links),
        _sides(relation, places) if places else (),
        (", ".join(rows), ", ".join(column)),
        is_part,
    )


def relations_page(relations: Sequence[Relation], figures: Sequence[Related]) -> Page:
    """The page with all relations of a site, as a graph and as a list.

    Args:
        relations: the relations.
        figures: the figures that they are between, as the page sees them.
    """
    known = {figure.id: figure for figure in figures}
    sections = []
    for kind, title in KINDS.items():
        of_kind = [shown(r, "", known) for r in relations if r.kind is kind]
        of_kind.sort(key=lambda each: not each.relation.certain)
        if of_kind:
            sections.append((Heading(kind, title), of_kind))
    html = render(
        "relations.html.j2",
        title=RELATIONS,
        sections=sections,
        graph=_graph(relations, known),
        kinds=KINDS,
    )
    return Page(html, tuple(heading for heading, _ in sections))


def _sides(relation: Relation, places: Sequence[Compared]) -> tuple[Side, ...]:
    columns = tuple(dict.fromkeys(place.at[-1] for place in places)) if relation.axes else ("",)
    rows = tuple(dict.fromkeys(place.at[:-1] for place in places))
    at = {place.at: place for place in places}
    sides = []
    for side in (0, 1):
        table = []
        for row in rows:
            found = [at.get((*row, column) if relation.axes else ()) for column in columns]
            squares = tuple(
                Square(number(round(p.values[side], 6)), not p.agrees) if p else Square("")
                for p in found
            )
            table.append((", ".join(row), squares))
        sides.append(Side(_name(relation, side), columns, tuple(table)))
    return tuple(sides)


def _name(relation: Relation, side: int) -> str:
    if side and relation.kind is RelationKind.AGGREGATE:
        return "computed from " + ", ".join(part.figure for part in relation.parts[1:])
    part = relation.parts[side]
    return " · ".join((part.figure, *part.names))


@dataclass(frozen=True)
class Node:
    """A figure in the graph.

    Attributes:
        figure: the figure.
        x: its place in units of the drawing.
        y: likewise.
        anchor: which end of its label is at the label's place.
        label_x: place of its label.
        label_y: likewise.
    """

    figure: Related
    x: float
    y: float
    anchor: str
    label_x: float
    label_y: float


@dataclass(frozen=True)
class Edge:
    """A relation in the graph.

    Attributes:
        kind: its kind.
        certain: whether it is certain.
        message: what it says.
        ends: x and y of both ends.
    """

    kind: RelationKind
    certain: bool
    message: str
    ends: tuple[float, float, float, float]


@dataclass(frozen=True)
class Circle:
    """Figures that are joined by relations, on a circle, and these as lines between them.

    Attributes:
        nodes: the figures.
        edges: the relations.
        width: of the drawing, with room for the labels.
        height: likewise.
    """

    nodes: tuple[Node, ...]
    edges: tuple[Edge, ...]
    width: int
    height: int


@dataclass(frozen=True)
class Graph:
    """The figures that have relations.

    Attributes:
        circles: those that are drawn.
        kinds: the kinds of relation that occur in them.
        left_out: figures with relations that are not drawn.
    """

    circles: tuple[Circle, ...]
    kinds: tuple[RelationKind, ...]
    left_out: int


def _graph(relations: Iterable[Relation], figures: Mapping[str, Related]) -> Graph:
    """The graph, each group of figures on a circle of its own."""
    pairs = {
        (relation.parts[0].figure, part.figure, relation.kind): relation
        for relation in relations
        for part in relation.parts[1:]
        if relation.parts[0].figure in figures and part.figure in figures
    }
    circles = []
    left = _MOST_DRAWN
    left_out = 0
    for group in _groups([(one, other) for one, other, _ in pairs], list(figures)):
        if len(group) > left:
            left_out += len(group)
            continue
        left -= len(group)
        members = set(group)
        within = {pair: relation for pair, relation in pairs.items() if pair[0] in members}
        circles.append(_circle([figures[name] for name in group], within))
    drawn = {edge.kind for circle in circles for edge in circle.edges}
    return Graph(tuple(circles), tuple(kind for kind in KINDS if kind in drawn), left_out)


def _circle(
    figures: Sequence[Related], pairs: Mapping[tuple[str, str, RelationKind], Relation]
) -> Circle:
    """A group of figures, evenly spaced, the first one on top.

    Args:
        figures: the figures.
        pairs: the relations between them, by the ids of both and their kind.
    """
    radius = max(_SPACING * len(figures) / (2 * math.pi), _SPACING * 0.6)
    width, height = 2 * (radius + _LABEL), 2 * radius + 1.2 * _SPACING
    turns = [2 * math.pi * n / len(figures) - math.pi / 2 for n in range(len(figures))]
    nodes = {
        figure.id: _node(figure, width / 2, height / 2, radius, turn)
        for figure, turn in zip(figures, turns, strict=True)
    }
    edges = []
    seen: Counter[frozenset[str]] = Counter()
    for (one, other, kind), relation in pairs.items():
        ends = sorted((one, other))
        line = _line(nodes[ends[0]], nodes[ends[1]], 5 * seen[frozenset(ends)])
        seen[frozenset(ends)] += 1
        edges.append(Edge(kind, relation.certain, relation.message, line))
    return Circle(tuple(nodes.values()), tuple(edges), math.ceil(width), math.ceil(height))


def _node(figure: Related, x: float, y: float, radius: float, turn: float) -> Node:
    """A node on a circle, its label on the outer side."""
    side, height = math.cos(turn), math.sin(turn)
    x, y = round(x + radius * side, 1), round(y + radius * height, 1)
    if abs(side) < 0.3:
        return Node(figure, x, y, "middle", x, round(y + (24 if height > 0 else -15), 1))
    beside = 14 if side > 0 else -14
    return Node(figure, x, y, "start" if side > 0 else "end", round(x + beside, 1), y + 4)


def _line(one: Node, other: Node, shift: float) -> tuple[float, float, float, float]:
    """The ends of a line, moved aside where there is one already."""
    dx, dy = other.x - one.x, other.y - one.y
    length = math.hypot(dx, dy) or 1.0
    aside_x, aside_y = -dy / length * shift, dx / length * shift
    ends = (one.x + aside_x, one.y + aside_y, other.x + aside_x, other.y + aside_y)
    return tuple(round(end, 1) for end in ends)  # type: ignore[return-value]


def _groups(pairs: Sequence[tuple[str, str]], order: Sequence[str]) -> list[list[str]]:
    """Figures that are joined by relations, the groups and their figures in the site's order."""
    group = {name: name for pair in pairs for name in pair}

    def root(name: str) -> str:
        while group[name] != name:
            group[name] = group[group[name]]
            name = group[name]
        return name

    for one, other in pairs:
        group[root(one)] = root(other)
    found: dict[str, list[str]] = {}
    for name in order:
        if name in group:
            found.setdefault(root(name), []).append(name)
    return list(found.values())
