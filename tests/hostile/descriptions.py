"""Descriptions with payloads in every place that a description has."""

from __future__ import annotations

from tests.hostile.payloads import PAYLOADS

DENSE = """\
## Heatmap: {0}
### Overview
The image shows {1} beside {2}.
### Components/Axes
- **X-axis (Ratio {3})**: 0.1, 0.2
- **Y-axis ({4})**: {5}, 1000
- **Legend**: Color gradient from light (low values) to dark (high values), labeled "{6}" with a \
range of 10-60.
### Detailed Analysis
#### Panel {7}
- **Values**:
  - {5}: 41, 42
  - 1000: 43, 44
#### {8}
- **Values**:
  - {5}: 41, 42
  - 1000: 43, 44, 45
### Key Observations
- The highest value of {9} is 44 at Ratio 0.2 and Window 1000.
- The value of {5} at 0.1 is 12.
- **{2}**: {3}
{0}

{1}
    {4}

{2}

```
{6}
```
| {7} | {8} |
|---|---|
| {9} | {0} |
"""

SPREAD = """\
## Line Chart: Speeds
### Components/Axes
- X-axis: {0}, from 1 to 3
- Y-axis: {1} (%)
- Legend: {2} (blue), {3} (red)
### Data
- {2}: 1, 2, 3
- {3}: 4, 5, 6
### {4}
- {5} rises from 1 to 3.
- {2} is above {3}.
{6}
{7}
{8}
{9}
"""

PER_DESCRIPTION = 10
PER_TITLE = 3


def descriptions() -> dict[str, str]:
    """Texts by the names of files: each payload as a title, and each in many places."""
    names = list(PAYLOADS)
    texts = {}
    for start in range(0, len(names), PER_TITLE):
        title = " · ".join(PAYLOADS[name] for name in names[start : start + PER_TITLE])
        texts[f"title-{start:03}.txt"] = f"## Heatmap: {title}\n\n{title}\n"
    for start in range(0, len(names), PER_DESCRIPTION):
        chosen = [PAYLOADS[name] for name in names[start : start + PER_DESCRIPTION]]
        texts[f"dense-{start:03}.txt"] = DENSE.format(*chosen)
        if start % 20 == 0:
            texts[f"spread-{start:03}.md"] = SPREAD.format(*reversed(chosen))
    return texts
