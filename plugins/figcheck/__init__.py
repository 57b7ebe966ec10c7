"""figcheck: reads descriptions of figures and checks what they say.

```python
figure = figcheck.read("seeds/loss.txt")
figure.data
figure.plot()
figure.check()
```

`figcheck.model` says what a figure and a report hold.
"""

from __future__ import annotations

from figcheck.api import Figure, Report, check, read, read_text

__all__ = ["Figure", "Report", "__version__", "check", "read", "read_text"]

__version__ = "0.1.0"
