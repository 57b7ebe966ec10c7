"""How the front page of a large site feels in a browser.

    python -m bench.front --count 1000
    python -m bench.front --site FOLDER      a site that is built already

Builds a site of made-up figures (`bench.figures`), serves it on this machine, opens its front page
in Chromium and prints: when the page is there and can be used, how far things moved meanwhile, how
long the filter and the order take to answer, and how much is transferred, with and without
compression. Times are medians of several visits, each with an empty cache of the browser.
"""

from __future__ import annotations

import argparse
import gzip
import os
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path

from bench.figures import write
from playwright.sync_api import Browser, Request, sync_playwright
from tools.browser import FLAGS, find
from tools.serving import served

CONFIG = """\
site_name: A large site
theme: {name: material, font: false}
plugins: [search, figcheck]
"""

WATCH = """
window.shift = 0;
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shift += entry.value;
}).observe({type: "layout-shift", buffered: true});
"""

ANSWER = """async ([field, value]) => {
  const form = document.querySelector(".figcheck-filter");
  const start = performance.now();
  form.elements[field].value = value;
  form.elements[field].dispatchEvent(new Event("input", {bubbles: true}));
  // After the next frame is laid out and painted.
  await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  return performance.now() - start;
}"""

LOADED = """() => {
  const [navigation] = performance.getEntriesByType("navigation");
  const paint = performance.getEntriesByName("first-contentful-paint")[0];
  return {
    "first paint": paint.startTime,
    "usable (scripts have run)": navigation.domContentLoadedEventEnd,
    "loaded": navigation.loadEventEnd,
  };
}"""

ASKED = {
    "filter by text": ("text", "alder"),
    "filter by a longer text": ("text", "alder parsing"),
    "filter by verdict": ("verdict", "refuted"),
    "filter by nothing": ("verdict", ""),
    "sort by title": ("sort", "title"),
    "sort by findings": ("sort", "findings"),
}


def built(folder: Path, count: int) -> Path:
    """A site of made-up figures.

    Args:
        folder: an empty folder for it.
        count: how many figures it has.
    """
    write(folder / "seeds", count)
    (folder / "docs").mkdir()
    (folder / "mkdocs.yml").write_text(CONFIG, encoding="utf-8")
    command = [sys.executable, "-m", "mkdocs", "build", "-q"]
    subprocess.run(command, cwd=folder, env={**os.environ, "NO_MKDOCS_2_WARNING": "1"}, check=True)
    return folder / "site"


def visit(browser: Browser, address: str) -> tuple[dict[str, float], dict[str, int]]:
    """One visit: times in milliseconds (and the layout shift), and bytes by address."""
    context = browser.new_context(viewport={"width": 1280, "height": 800})
    context.add_init_script(WATCH)
    page = context.new_page()
    requests: list[Request] = []
    # Playwright marks what it is given, which a method of a list cannot bear.
    page.on("requestfinished", lambda request: requests.append(request))  # noqa: PLW0108
    page.goto(address, wait_until="networkidle")
    found: dict[str, float] = page.evaluate(LOADED)
    found["layout shift"] = page.evaluate("window.shift")
    for name, (field, value) in ASKED.items():
        found[name] = page.evaluate(ANSWER, [field, value])
    bodies = {request.url: _body(request) for request in [*requests]}
    packed = {url: _packed(url, body) for url, body in bodies.items()}
    totals = {
        "requests": len(bodies),
        "bytes": sum(map(len, bodies.values())),
        "bytes compressed": sum(packed.values()),
        "bytes of the page": len(bodies[address]),
        "bytes of the page compressed": packed[address],
    }
    context.close()
    return found, totals


def _body(request: Request) -> bytes:
    response = request.response()
    return response.body() if response else b""


def _packed(url: str, body: bytes) -> int:
    """How many bytes a server sends that compresses texts."""
    return len(body) if url.endswith((".png", ".woff2")) else len(gzip.compress(body, 6))


def main() -> None:
    """Builds, visits and prints."""
    parser = argparse.ArgumentParser(description="Measure the front page of a large site.")
    parser.add_argument("--count", type=int, default=1000, help="how many figures it has")
    parser.add_argument("--site", type=Path, help="a site that is built already")
    parser.add_argument("--runs", type=int, default=5)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as temporary:
        site = options.site or built(Path(temporary), options.count)
        with served(site) as address, sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=find(), args=[*FLAGS])
            visits = [visit(browser, address) for _ in range(options.runs)]
            browser.close()
    for name in visits[0][0]:
        times = [times[name] for times, _ in visits]
        unit = "" if name == "layout shift" else " ms"
        digits = 3 if name == "layout shift" else 0
        print(f"{name:32}{statistics.median(times):10.{digits}f}{unit}")
    for name, total in visits[0][1].items():
        print(f"{name:32}{total:10,}")


if __name__ == "__main__":
    main()
