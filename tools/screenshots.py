"""Takes the screenshots of the README from the built site.

    python -m tools.screenshots            of site/, into .github/screenshots/

The front page and the page of one figure, on a desktop and on a phone, in the light and in the
dark. The images have few colours, so that a repository can hold them.
"""

from __future__ import annotations

import argparse
import io
from itertools import product
from pathlib import Path

from PIL import Image
from playwright.sync_api import Page, sync_playwright
from tools.browser import FLAGS, find
from tools.serving import served

ROOT = Path(__file__).resolve().parents[1]

FIGURE = "figures/004_fbaaa6e9d3bbf8c3/#claim-10"
PAGES = {"front": "", "figure": FIGURE}
SCREENS = {"desktop": (1280, 900), "phone": (390, 844)}
SCHEMES = ("light", "dark")
COLOURS = 256


def taken(page: Page, address: str) -> bytes:
    """A page as it is seen once all of it is there, as PNG."""
    page.goto(address, wait_until="networkidle")
    page.evaluate("document.fonts.ready")
    shot = Image.open(io.BytesIO(page.screenshot(animations="disabled"))).convert("RGB")
    out = io.BytesIO()
    few = shot.quantize(COLOURS, kmeans=1, dither=Image.Dither.NONE)
    few.save(out, "PNG", optimize=True)
    return out.getvalue()


def main() -> None:
    """Takes them all and says how large they are."""
    parser = argparse.ArgumentParser(description="Take the screenshots of the README.")
    parser.add_argument("--site", type=Path, default=ROOT / "site", help="the built site")
    parser.add_argument("--out", type=Path, default=ROOT / ".github" / "screenshots")
    options = parser.parse_args()
    options.out.mkdir(parents=True, exist_ok=True)
    with served(options.site) as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find(), args=[*FLAGS])
        for (name, path), (screen, size), scheme in product(
            PAGES.items(), SCREENS.items(), SCHEMES
        ):
            context = browser.new_context(
                viewport={"width": size[0], "height": size[1]},
                color_scheme="dark" if scheme == "dark" else "light",
                reduced_motion="reduce",
            )
            file = options.out / f"{name}-{screen}-{scheme}.png"
            file.write_bytes(taken(context.new_page(), address + path))
            print(f"{file.name}: {file.stat().st_size / 1024:.0f} kB")
            context.close()
        browser.close()


if __name__ == "__main__":
    main()
