// The page of a figure: ties claims to the values that they rest on, in image, table and text.
// Without it the page is whole: image and table below each other, evidence as links.
"use strict";
(() => {
  const SVG = "http://www.w3.org/2000/svg";
  const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

  const all = (root, selector) => [...root.querySelectorAll(selector)];

  /** An element; texts of a description come in as text only. */
  const make = (name, attributes = {}, ...content) => {
    const made = document.createElement(name);
    Object.entries(attributes).forEach(([key, value]) => made.setAttribute(key, value));
    made.append(...content);
    return made;
  };

  /** The numbers that "0-2,7" stands for. */
  const numbers = (text) => (text ? text.split(",") : []).flatMap((run) => {
    const [first, last = first] = run.split("-").map(Number);
    return Array.from({ length: last - first + 1 }, (_, i) => first + i);
  });

  /** Changes one parameter of the address. */
  const setParameter = (name, value, way) => {
    const address = new URL(location.href);
    if (value) address.searchParams.set(name, value);
    else address.searchParams.delete(name);
    if (address.href !== location.href) history[way](history.state, "", address);
  };

  /** Something that rests on cells: a claim, a part of one, or a finding. */
  const entryOf = (element) => {
    const article = element.closest("article");
    const against = new Set(numbers(element.dataset.against));
    return {
      id: article.id,
      article,
      name: article.querySelector("h3 a").textContent,
      verdict: article.dataset.verdict,
      sign: article.querySelector(".figcheck-badge").textContent.trim(),
      style: article.classList[1],
      cells: new Map(numbers(element.dataset.cells).map((n) => [n, against.has(n)])),
      against: against.size,
    };
  };

  class FigurePage {
    constructor(root) {
      this.root = root;
      this.find = (selector) => root.querySelector(selector);
      this.readout = this.find(".figcheck-readout");
      this.entries = new Map(all(root, "[data-cells]").map((e) => [e, entryOf(e)]));
      this.byId = new Map(all(root, "article[data-cells]").map((e) => [e.id, this.entries.get(e)]));
      this.places = new Map(all(root, "[id^='cell-']").map((e) => [Number(e.id.slice(5)), e]));
      this.isHeatmap = root.dataset.kind === "heatmap";
      this.marked = [];
      this.off = new AbortController();
      const on = (type, act) => root.addEventListener(type, act, { signal: this.off.signal });
      // What the readout says stays while the reader goes to it.
      const elsewhere = (element) => !this.readout?.contains(element);
      on("pointerover", (event) => event.pointerType === "mouse" && elsewhere(event.target) && this.point(this.target(event.target)));
      on("pointerleave", () => this.point(null));
      on("focusin", (event) => elsewhere(event.target) && this.point(this.target(event.target)));
      on("focusout", (event) => elsewhere(event.relatedTarget) && this.point(null));
      on("click", (event) => this.click(event));
      document.addEventListener("keydown", (event) => this.key(event), { signal: this.off.signal });
      this.setUpTabs();
      this.setUpFilter();
      all(root, "#table .figcheck-scroll").forEach((box) => setUpTable(box));
      this.setUpDock();
      all(root, ".figcheck-address").forEach((e) => { e.textContent = location.href.split(/[?#]/)[0]; });
      this.follow();
      this.inline().finally(() => {
        this.settled = true;
        if (this.selected?.cell !== undefined) this.reveal(this.selected.cell);
      });
    }

    close() {
      this.off.abort();
      this.watches.forEach((watch) => watch.disconnect());
    }

    // What is pointed at, and what the address selects

    /** What an element is about: an entry, a cell, or nothing. */
    target(element) {
      const link = element.closest("a[href^='#']");
      const holder = element.closest("[data-cells]");
      if (holder) {
        const cell = link && /^#cell-/.test(link.hash) ? Number(link.hash.slice(6)) : undefined;
        return { entry: this.entries.get(holder), cell };
      }
      const place = element.closest("[id^='cell-'], [id^='picture-cell-']") ||
        element.closest("td")?.querySelector("[id^='cell-']");
      if (place) return { cell: Number(place.id.split("-").pop()) };
      return link ? this.addressed(link.hash) : null;
    }

    /** What an address's fragment names. */
    addressed(hash) {
      const [, kind, n] = /^#(claim|finding|cell)-(\d+)/.exec(hash) || [];
      if (kind === "cell") return this.places.has(Number(n)) ? { cell: Number(n) } : null;
      const entry = this.byId.get(`${kind}-${n}`);
      return entry ? { entry } : null;
    }

    point(target) {
      this.pointed = target;
      this.show();
    }

    select(target) {
      const id = target && (target.entry ? target.entry.id : `cell-${target.cell}`);
      const hash = id && location.hash !== `#${id}` ? `#${id}` : "";
      history.pushState(history.state, "", location.pathname + location.search + hash);
      this.selected = hash ? target : null;
      this.show();
    }

    /** Shows what the address says, and brings it into view. */
    follow() {
      const address = new URL(location.href);
      this.filter(address.searchParams.get("verdict") || "");
      this.open(address.searchParams.get("tab") === "table" ? "table" : "image");
      this.selected = this.addressed(address.hash);
      this.pointed = null;
      if (/^#(values|parts)$/.test(address.hash)) this.open("table");
      if (this.selected?.entry) {
        const { article } = this.selected.entry;
        if (article.hidden || article.closest("[hidden]")) this.filter("");
        const folded = article.closest("details");
        if (folded) folded.open = true;
        article.scrollIntoView({ block: "start" });
      } else if (this.selected) this.reveal(this.selected.cell);
      this.show();
    }

    /** Brings a cell into view: in the image, else in the table. */
    reveal(cell) {
      if (!this.settled) return;
      if (!this.svg) this.open("table");
      const inTable = !this.svg || this.svg.closest("[hidden]");
      const place = inTable ? this.places.get(cell) : this.drawn.get(cell) || this.svg;
      place.scrollIntoView({ block: "center", inline: "center" });
    }

    click(event) {
      if (event.target.closest("a, button, summary, input, label, code")) return;
      if (String(getSelection())) return;
      const target = this.target(event.target);
      if (target && (target.entry || !event.target.closest("pre"))) this.select(target);
    }

    key(event) {
      const at = event.target;
      if (event.key === "Escape" && (this.pointed || this.selected)) {
        if (this.selected) this.select(null);
        this.point(null);
      } else if (at.matches("[id^='picture-cell-'], td") && /^(Enter| )$/.test(event.key)) {
        const target = this.target(at);
        if (target) this.select(target);
      } else if (at.matches("[id^='picture-cell-']") && event.key in ARROWS) {
        this.step(at, ARROWS[event.key]);
      } else return;
      event.preventDefault();
    }

    // Marks

    show() {
      const target = this.pointed || this.selected;
      if (target === this.shown) return;
      this.shown = target;
      this.marked.forEach(([element, ...names]) => element.classList.remove(...names));
      this.marked = [];
      const cells = target?.entry ? target.entry.cells : new Map(target ? [[target.cell, false]] : []);
      const resting = target && !target.entry ? [...this.byId.values()].filter((e) => e.cells.has(target.cell)) : [];
      for (const [n, against] of cells) {
        const names = ["figcheck-marked", ...(against ? ["figcheck-against"] : [])];
        [this.places.get(n), ...this.links(`cell-${n}`)].forEach((e) => this.mark(e, ...names));
      }
      for (const entry of target?.entry ? [target.entry] : resting) {
        [entry.article, ...this.links(entry.id)].forEach((e) => this.mark(e, "figcheck-marked"));
      }
      if (target?.cell !== undefined) this.mark(this.places.get(target.cell), "figcheck-current");
      this.overlay(cells, target?.cell);
      const first = [...cells].sort((a, b) => b[1] - a[1])[0];
      if (first && this.docked) this.places.get(first[0])?.scrollIntoView({ block: "nearest", inline: "nearest" });
      this.say(target, resting);
    }

    mark(element, ...names) {
      element.classList.add(...names);
      this.marked.push([element, ...names]);
    }

    links(id) {
      return all(this.root, `pre a[href="#${id}"]`);
    }

    /** Outlines above the image; those against a claim are dashed and have a cross. */
    overlay(cells, current) {
      this.layer?.remove();
      // What is not shown has no measures.
      if (!this.svg || this.svg.closest("[hidden]")) return;
      this.layer = document.createElementNS(SVG, "g");
      this.layer.setAttribute("class", "figcheck-marks");
      const draw = (name, attributes, style) => {
        const made = document.createElementNS(SVG, name);
        Object.entries(attributes).forEach(([key, value]) => made.setAttribute(key, value));
        made.setAttribute("class", style);
        this.layer.append(made);
      };
      if (cells.size) {
        const veiled = [...this.drawn].filter(([n]) => !cells.has(n)).map(([, group]) => group.getBBox());
        const d = veiled.map((b) => `M${b.x} ${b.y}h${b.width}v${b.height}h${-b.width}z`).join("");
        draw("path", { d }, "figcheck-veil");
      }
      // The cells of a heatmap abut: their outlines lie within them.
      const room = this.isHeatmap ? -1 : 1;
      for (const [n, against] of [...cells].sort((a, b) => a[1] - b[1])) {
        const group = this.drawn.get(n);
        if (!group) continue;
        const { x, y, width, height } = group.getBBox();
        const box = { x: x - room, y: y - room, width: width + 2 * room, height: height + 2 * room, rx: 1 };
        const name = against ? "figcheck-no" : n === current ? "figcheck-here" : "figcheck-yes";
        draw("rect", box, "figcheck-halo");
        draw("rect", box, name);
        if (against) {
          const r = Math.min(4, Math.max(2, Math.min(width, height) / 5));
          const d = `M${x + width - r - 1} ${y + 1 - r}l${2 * r} ${2 * r}m0 ${-2 * r}l${-2 * r} ${2 * r}`;
          draw("path", { d }, "figcheck-halo");
          draw("path", { d }, "figcheck-no figcheck-cross");
        }
      }
      this.svg.append(this.layer);
    }

    /** Says in words what is marked. */
    say(target, resting) {
      if (!this.readout) return;
      const hint = "Point at a claim to see the values that it rests on, or at a value to see the claims that rest on it.";
      const parts = target ? [] : [hint];
      if (target?.entry) {
        const { name, verdict, cells, against } = target.entry;
        const count = cells.size === 1 ? "1 value is" : `${cells.size} values are`;
        const no = !against ? "" : against === cells.size ? ", against it (✗, dashed)" : `, ${against} of them against it (✗, dashed)`;
        parts.push(make("b", {}, name), verdict ? `, ${verdict}: ` : ": ", cells.size ? `${count} marked${no}.` : "it names no values. ");
      }
      if (target?.cell !== undefined) {
        parts.push(" ", make("b", {}, this.label(target.cell)));
        if (!target.entry) {
          parts.push(resting.length ? " · resting on it: " : " · no claim rests on it.");
          resting.forEach((entry) => parts.push(this.chip(entry), " "));
        }
      }
      this.readout.replaceChildren(...parts);
    }

    chip(entry) {
      const text = entry.verdict ? `${entry.sign.split(" ")[0]} ${entry.id.split("-")[1]}` : entry.name;
      const label = `${entry.name}, ${entry.sign}`;
      return make("a", { href: `#${entry.id}`, class: `figcheck-chip ${entry.style}`, "aria-label": label }, text);
    }

    /** A cell in words, by the headings of its table. */
    label(n) {
      const place = this.places.get(n);
      const cell = place.closest("td");
      const table = cell.closest("table");
      const { heads, spanner } = headings(table);
      const text = (e) => e.dataset.label || e.textContent.trim();
      const rows = all(cell.parentElement, "th").map((e, i) => `${text(heads[i])} ${text(e)}`.trim());
      const column = spanner ? [`${spanner} ${text(heads[cell.cellIndex])}`] : [];
      const caption = table.caption.textContent.trim();
      return `${[caption, ...rows, ...column].join(" · ")}: ${place.textContent.trim()}`;
    }

    // The image

    /** Puts the image's elements into the page, so that they can be marked. */
    async inline() {
      const image = this.find(".figcheck-picture img");
      // A page that is read from a disk cannot read its neighbours: it keeps the image.
      if (!image || !this.places.size || !location.protocol.startsWith("http")) return;
      let text;
      try {
        const answer = await fetch(image.src, { signal: this.off.signal });
        if (!answer.ok) return;
        text = await answer.text();
      } catch {
        return;
      }
      const svg = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
      if (svg.localName !== "svg") return;
      // Ids of the page stay its own.
      all(svg, "[id]").forEach((e) => { e.id = `picture-${e.id}`; });
      all(svg, "[style*='url(#']").forEach((e) => e.setAttribute("style", e.getAttribute("style").replace("url(#", "url(#picture-")));
      all(svg, "[clip-path]").forEach((e) => e.setAttribute("clip-path", e.getAttribute("clip-path").replace("url(#", "url(#picture-")));
      this.drawn = new Map(all(svg, "[id^='picture-cell-']").map((e) => [Number(e.id.split("-").pop()), e]));
      this.drawn.forEach((group, n) => {
        group.setAttribute("role", "button");
        group.setAttribute("tabindex", "-1");
        if (this.places.has(n)) group.setAttribute("aria-label", this.label(n));
      });
      this.drawn.values().next().value?.setAttribute("tabindex", "0");
      Object.entries({ width: image.width, height: image.height, role: "group", "aria-label": image.alt })
        .forEach(([key, value]) => svg.setAttribute(key, value));
      const width = image.getAttribute("width");
      svg.setAttribute("width", width);
      svg.setAttribute("height", image.getAttribute("height"));
      this.svg = document.importNode(svg, true);
      this.drawn.forEach((_, n) => this.drawn.set(n, this.svg.querySelector(`#picture-cell-${n}`)));
      image.closest("a").replaceWith(this.svg);
      if (this.isHeatmap) this.setUpColours();
      this.shown = undefined;
      this.show();
    }

    /** Moves to the nearest value in a direction. */
    step(from, [dx, dy]) {
      const middle = (e) => {
        const box = e.getBoundingClientRect();
        return [box.x + box.width / 2, box.y + box.height / 2];
      };
      const [x, y] = middle(from);
      let best = null;
      let least = Infinity;
      for (const group of this.drawn.values()) {
        const [gx, gy] = middle(group);
        const along = (gx - x) * dx + (gy - y) * dy;
        const aside = Math.abs((gx - x) * dy) + Math.abs((gy - y) * dx);
        if (along > 1 && along + 3 * aside < least) [best, least] = [group, along + 3 * aside];
      }
      if (!best) return;
      from.setAttribute("tabindex", "-1");
      best.setAttribute("tabindex", "0");
      best.focus();
    }

    /** A switch that gives the table the colours of the image. */
    setUpColours() {
      const box = make("input", { type: "checkbox", checked: "" });
      const paint = () => this.drawn.forEach((group, n) => {
        const fill = box.checked ? group.querySelector("path")?.style.fill || "" : "";
        const [r, g, b] = (fill.match(/[\d.]+/g) || []).map((c) => {
          const share = c / 255;
          return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
        });
        const { style } = this.places.get(n);
        style.backgroundColor = fill;
        style.color = !fill ? "" : 0.2126 * r + 0.7152 * g + 0.0722 * b > 0.179 ? "#000" : "#fff";
      });
      box.addEventListener("change", paint);
      this.find(".figcheck-tables").before(make("label", { class: "figcheck-switch" }, box, " Colours of the image"));
      paint();
    }

    // Tabs, filter, dock

    setUpTabs() {
      this.tabs = all(this.root, "[role='tab']");
      this.tabs.forEach((tab, i) => {
        this.find(`#${tab.getAttribute("aria-controls")}`).setAttribute("role", "tabpanel");
        this.find(`#${tab.getAttribute("aria-controls")}`).setAttribute("aria-labelledby", tab.id);
        const choose = (to) => {
          const name = to.getAttribute("aria-controls");
          setParameter("tab", name === "table" ? name : "", "replaceState");
          this.open(name);
          this.show();
          to.focus();
        };
        tab.addEventListener("click", () => choose(tab));
        tab.addEventListener("keydown", (event) => {
          const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
          if (step) choose(this.tabs.at((i + step) % this.tabs.length));
        });
      });
    }

    open(name) {
      this.tabs.forEach((tab) => {
        const chosen = tab.getAttribute("aria-controls") === name;
        tab.setAttribute("aria-selected", chosen);
        tab.tabIndex = chosen ? 0 : -1;
        this.find(`#${tab.getAttribute("aria-controls")}`).hidden = !chosen;
      });
      this.root.classList.add("figcheck-ready");
      this.shown = undefined;
    }

    setUpFilter() {
      this.filters = all(this.root, "[data-show]");
      this.filters.forEach((link) => link.addEventListener("click", (event) => {
        event.preventDefault();
        setParameter("verdict", link.dataset.show, "pushState");
        this.filter(link.dataset.show);
      }));
    }

    filter(verdict) {
      const known = this.filters.some((link) => link.dataset.show === verdict) ? verdict : "";
      this.filters.forEach((link) => link.setAttribute("aria-current", link.dataset.show === known));
      all(this.root, ".figcheck-claims").forEach((group) => {
        const articles = all(group, "article");
        articles.forEach((e) => { e.hidden = known !== "" && e.dataset.verdict !== known; });
        group.hidden = articles.every((e) => e.hidden);
        if (known) all(group, "details.figcheck-folded").forEach((e) => { e.open = true; });
      });
    }

    /** Keeps the figure in sight, at the foot of the window, while its claims are read. */
    setUpDock() {
      const slot = this.find(".figcheck-slot");
      const body = this.find(".figcheck-body");
      const fold = this.find(".figcheck-fold");
      let past = false;
      let ended = false;
      const dock = () => {
        const docked = past && !ended;
        this.docked = docked;
        const { left, width } = this.root.getBoundingClientRect();
        slot.style.minHeight = docked ? `${slot.offsetHeight}px` : "";
        Object.assign(body.style, docked ? { left: `${left}px`, width: `${width}px` } : { left: "", width: "" });
        body.classList.toggle("figcheck-docked", docked);
        document.documentElement.classList.toggle("figcheck-has-dock", docked);
      };
      const watch = (element, act, margin) => {
        const watched = new IntersectionObserver(([entry]) => { act(entry); dock(); }, { rootMargin: margin });
        watched.observe(element);
        return watched;
      };
      const end = make("div", { "aria-hidden": "true" });
      this.root.append(end);
      this.watches = [
        watch(slot, (e) => { past = !e.isIntersecting && e.boundingClientRect.top < 0; }, "-25% 0px 0px 0px"),
        watch(end, (e) => { ended = e.isIntersecting || e.boundingClientRect.top < 0; }, "0px"),
      ];
      window.addEventListener("resize", dock, { signal: this.off.signal });
      fold.addEventListener("click", () => {
        const folded = body.classList.toggle("figcheck-folded-away");
        fold.textContent = folded ? "Show the figure" : "Hide";
        fold.setAttribute("aria-expanded", !folded);
      });
    }
  }

  // Tables

  /** The headings above a table's columns, stub first, and what the columns are coordinates of. */
  const headings = (table) => {
    const [first, second] = table.tHead.rows;
    const heads = second ? [...all(first, "[rowspan]"), ...second.cells] : [...first.cells];
    return { heads, spanner: second ? first.lastElementChild.textContent.trim() : "" };
  };

  /** What a cell of a table holds, as a number where it is one. */
  const content = (cell) => {
    if (cell.matches(".figcheck-missing")) return "";
    return cell.dataset.value || cell.dataset.label || cell.textContent.trim();
  };

  const asCsv = (rows) => rows.map((row) => row.map((cell) => {
    const text = content(cell);
    // No spreadsheet takes a field for a formula; numbers stay numbers.
    const safe = text !== "" && Number.isNaN(Number(text)) && /^\s*[=+\-@＋－＝＠]|[\t\r\n]/.test(text) ? `'${text}` : text;
    return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
  }).join(",")).join("\n");

  const asMarkdown = (rows) => {
    const lines = rows.map((row) => `| ${row.map((cell) => {
      const text = cell.matches(".figcheck-missing") ? "" : cell.dataset.label || cell.textContent.trim();
      return text.replace(/\s+/g, " ").replace(/[\\`*_{}[\]<>|&~$:#!^=@]|\bwww(?=\.)/g, "\\$&");
    }).join(" | ")} |`);
    lines.splice(1, 0, `|${rows[0].map((cell) => (cell.closest("thead") && !cell.matches("[rowspan]") ? "---:|" : "---|")).join("")}`);
    return lines.join("\n");
  };

  /** Makes a table one stop of the Tab key, with sorting and copying. */
  const setUpTable = (box) => {
    const table = box.querySelector("table");
    const body = table.tBodies[0];
    const { heads } = headings(table);
    const order = [...body.rows];
    const stubs = order[0] ? all(order[0], "th").length : 0;
    if (order.length > 2) {
      heads.slice(stubs).forEach((head, i) => {
        head.dataset.label = head.textContent.trim();
        const button = make("button", { type: "button", class: "figcheck-sort" }, head.dataset.label);
        head.replaceChildren(button);
        button.addEventListener("click", () => {
          const next = { none: "descending", descending: "ascending", ascending: "none" }[head.ariaSort || "none"];
          heads.forEach((other) => other.removeAttribute("aria-sort"));
          if (next !== "none") head.setAttribute("aria-sort", next);
          const key = (row) => parseFloat(content(row.cells[stubs + i]));
          const sign = next === "ascending" ? 1 : -1;
          const sorted = next === "none" ? order : [...order].sort((a, b) => {
            const [x, y] = [key(a), key(b)];
            return Number.isNaN(x) - Number.isNaN(y) || sign * (x - y) || 0;
          });
          body.append(...sorted);
        });
      });
    }
    const tools = make("div", { class: "figcheck-tools" });
    const name = table.caption.textContent.trim();
    Object.entries({ CSV: asCsv, Markdown: asMarkdown }).forEach(([format, write]) => {
      const button = make("button", { type: "button", "aria-label": `Copy ${name} as ${format}` }, `Copy as ${format}`);
      button.addEventListener("click", async () => {
        const rows = [heads, ...[...body.rows].map((row) => [...row.cells])];
        let said = "Copied";
        try {
          await navigator.clipboard.writeText(write(rows));
        } catch {
          said = "Not allowed here";
        }
        button.textContent = said;
        setTimeout(() => { button.textContent = `Copy as ${format}`; }, 2000);
      });
      tools.append(button);
    });
    box.after(tools);
    tools.before(box);
    const wrap = make("div", { class: "figcheck-tablebox" });
    box.before(wrap);
    wrap.append(box, tools);

    table.setAttribute("role", "grid");
    box.removeAttribute("tabindex");
    const stops = () => [table.tHead.rows[table.tHead.rows.length - 1], ...body.rows]
      .map((row) => [...row.cells].filter((c) => c.matches("td:not([rowspan])") || c.querySelector("button")).map((c) => c.querySelector("button") || c))
      .filter((row) => row.length);
    stops().flat().forEach((e, i) => { e.tabIndex = i ? -1 : 0; });
    table.addEventListener("keydown", (event) => {
      if (!(event.key in ARROWS)) return;
      const rows = stops();
      const y = rows.findIndex((row) => row.includes(event.target));
      if (y < 0) return;
      const [dx, dy] = ARROWS[event.key];
      const to = rows[y + dy]?.[rows[y].indexOf(event.target) + dx];
      event.preventDefault();
      if (!to) return;
      event.target.tabIndex = -1;
      to.tabIndex = 0;
      to.focus();
    });
  };

  // One page at a time; a theme may put another one in its place without loading anew.

  let page = null;
  const start = () => {
    const root = document.querySelector(".figcheck-page");
    if (root === page?.root) return;
    page?.close();
    document.documentElement.classList.remove("figcheck-has-dock");
    page = root && new FigurePage(root);
  };
  const follow = () => page && document.contains(page.root) && page.follow();
  window.addEventListener("hashchange", follow);
  window.addEventListener("popstate", follow);
  if (window.document$) window.document$.subscribe(start);
  else if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", start);
  else start();
})();
