// The page of a figure: ties claims to the values that they rest on, in image, table and text.
// Without it the page is whole: image and table below each other, evidence as links.
"use strict";
(() => {
  const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

  const all = (root, selector) => [...root.querySelectorAll(selector)];
  const said = (element) => element.textContent.trim();
  const numberOf = (id) => Number(id.match(/\d+$/)[0]);

  const set = (element, attributes) => {
    for (const name in attributes) element.setAttribute(name, attributes[name]);
    return element;
  };

  /** An element; texts of a description come in as text only. */
  const make = (name, attributes, ...content) => {
    const made = set(document.createElement(name), attributes);
    made.append(...content);
    return made;
  };

  /** The numbers that "0-2,7" stands for. */
  const numbers = (text) => (text ? text.split(",") : []).flatMap((run) => {
    const [first, last = first] = run.split("-").map(Number);
    return Array.from({ length: last - first + 1 }, (_, i) => first + i);
  });

  /** Changes one parameter of the address, in the way of `history` that is named. */
  const setParameter = (name, value, way) => {
    const address = new URL(location.href);
    if (value) address.searchParams.set(name, value);
    else address.searchParams.delete(name);
    if (address.href !== location.href) history[way](history.state, "", address);
  };

  /** Makes elements one stop of the Tab key; arrows go to the nearest one in their direction. */
  const rove = (holder, selector) => {
    const stops = all(holder, selector);
    stops.forEach((stop, i) => set(stop, { tabindex: i ? -1 : 0 }));
    const middle = (element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [x + width / 2, y + height / 2];
    };
    holder.addEventListener("keydown", (event) => {
      const direction = ARROWS[event.key];
      if (!direction || !stops.includes(event.target)) return;
      event.preventDefault();
      const [dx, dy] = direction;
      const [x, y] = middle(event.target);
      let nearest;
      let least = Infinity;
      for (const stop of stops) {
        const [sx, sy] = middle(stop);
        const along = (sx - x) * dx + (sy - y) * dy;
        const away = along + 3 * Math.abs((sx - x) * dy + (sy - y) * dx);
        if (along > 1 && away < least) [nearest, least] = [stop, away];
      }
      if (!nearest) return;
      event.target.tabIndex = -1;
      nearest.tabIndex = 0;
      nearest.focus();
    });
  };

  /** Relative luminance of a colour such as "rgb(1, 2, 3)", 0 to 1, as WCAG 2.2 defines it but for
      the darkest colours. */
  const luminance = (colour) => {
    const [r, g, b] = colour.match(/[\d.]+/g).map((c) => (c / 255) ** 2.2);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };

  // Tables

  /** The headings above a table's columns, stub first, and what the columns are coordinates of. */
  const headings = (table) => {
    const [first, second] = table.tHead.rows;
    const heads = second ? [...all(first, "[rowspan]"), ...second.cells] : [...first.cells];
    return { heads, spanner: second ? said(first.lastElementChild) : "" };
  };

  const shown = (cell) => (cell.matches(".figcheck-missing") ? "" : said(cell));

  /** What a cell holds, as a number where it is one. */
  const content = (cell) => cell.dataset.value || shown(cell);

  /** What a cell holds, so that no spreadsheet takes it, nor what it divides it into, for a
      formula; numbers stay numbers. The same is done in escaping.py. */
  const field = (cell) => {
    const text = content(cell);
    if (!Number.isNaN(Number(text))) return text;
    return text.replace(/(^|[;\t\r\n])(?=[\s"]*[=+\-@﹢﹣﹦﹫＋－＝＠])/g, "$1'");
  };

  const FORMATS = {
    CSV: (rows) => rows.map((row) => row.map((cell) => {
      const text = field(cell);
      return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
    }).join()).join("\n"),
    Markdown: (rows) => {
      const lines = rows.map((row) => `| ${row.map((cell) => shown(cell).replace(/\s+/g, " ")
        .replace(/[\\`*_{}[\]<>|&~$:#!^=@]|\bwww(?=\.)/g, "\\$&")).join(" | ")} |`);
      const rule = rows[1].map((cell) => (cell.matches("td") ? "---:|" : "---|")).join("");
      return [lines[0], `|${rule}`, ...lines.slice(1)].join("\n");
    },
  };

  /** The same as HTML: what spreadsheets put into cells when it is pasted. */
  const sheet = (rows) => make("table", {}, ...rows.map((row) => (
    make("tr", {}, ...row.map((cell) => make("td", {}, field(cell))))
  ))).outerHTML;

  const setUpTable = (box) => {
    const table = box.querySelector("table");
    const body = table.tBodies[0];
    const order = [...body.rows];
    const { heads } = headings(table);
    const stubs = all(order[0], "th").length;
    heads.slice(stubs).forEach((head, i) => {
      if (order.length < 3) return;
      const button = make("button", { type: "button", class: "figcheck-sort" }, said(head));
      head.replaceChildren(button);
      button.addEventListener("click", () => {
        const sign = { descending: 1, ascending: 0 }[head.ariaSort] ?? -1;
        heads.forEach((other) => other.removeAttribute("aria-sort"));
        if (sign) set(head, { "aria-sort": sign > 0 ? "ascending" : "descending" });
        const key = (row) => parseFloat(content(row.cells[stubs + i]));
        const compare = (a, b) => isNaN(key(a)) - isNaN(key(b)) || sign * (key(a) - key(b)) || 0;
        body.append(...(sign ? [...order].sort(compare) : order));
      });
    });
    const tools = Object.entries(FORMATS).map(([format, write]) => {
      const name = `Copy as ${format}`;
      const button = make("button", { type: "button", "aria-label": `${name}: ${said(table.caption)}` }, name);
      button.addEventListener("click", async () => {
        const rows = [heads, ...[...body.rows].map((row) => [...row.cells])];
        const copied = { "text/plain": write(rows), ...(format === "CSV" && { "text/html": sheet(rows) }) };
        try {
          await navigator.clipboard.write([new ClipboardItem(copied)]);
          button.textContent = "Copied";
        } catch {
          button.textContent = "Not allowed here";
        }
        setTimeout(() => { button.textContent = name; }, 2000);
      });
      return button;
    });
    const wrap = make("div", { class: "figcheck-tablebox" });
    box.replaceWith(wrap);
    wrap.append(box, make("div", { class: "figcheck-tools" }, ...tools));
    // A grid, whose cells take the focus, so that its box need not.
    set(table, { role: "grid" });
    box.removeAttribute("tabindex");
    rove(table, "th button, tbody td");
  };

  // The page

  /** Something that rests on cells: a claim, a part of one, or a finding. */
  const entryOf = (element) => {
    const article = element.closest("article");
    const no = new Set(numbers(element.dataset.against));
    return {
      article,
      name: said(article.querySelector("h3 a")),
      verdict: article.dataset.verdict,
      sign: said(article.querySelector(".figcheck-badge")),
      style: article.classList[1],
      cells: new Map(numbers(element.dataset.cells).map((n) => [n, no.has(n)])),
      against: no.size,
    };
  };

  const setUpPage = (root) => {
    const off = new AbortController();
    const { signal } = off;
    const find = (selector) => root.querySelector(selector);
    const readout = find(".figcheck-readout");
    const isHeatmap = root.dataset.kind === "heatmap";
    const entries = new Map(all(root, "[data-cells]").map((e) => [e, entryOf(e)]));
    const claims = all(root, "article[data-cells]").map((e) => entries.get(e));
    const places = new Map(all(root, "[id^='cell-']").map((e) => [numberOf(e.id), e]));
    const tabs = all(root, "[role='tab']");
    const choices = all(root, "[data-show]");
    const body = find(".figcheck-body");
    const links = (id) => all(root, `pre a[href="#${id}"]`);
    let drawn = new Map();
    let marked = [];
    let svg, layer, pointed, selected, settled, isDocked;

    // What an element or an address is about: an entry, a cell, or nothing

    const addressed = (hash) => {
      const [, id, kind, n] = /^#((claim|finding|cell)-(\d+))/.exec(hash) || [];
      if (kind === "cell") return places.has(Number(n)) ? { cell: Number(n) } : null;
      const entry = claims.find(({ article }) => article.id === id);
      return entry ? { entry } : null;
    };

    const targetOf = (element) => {
      const link = element.closest("a[href^='#']");
      const holder = element.closest("[data-cells]");
      if (holder) return { entry: entries.get(holder), cell: addressed(link?.hash)?.cell };
      const place = element.closest("[id^='cell-'], [id^='picture-cell-']") ||
        element.closest("td")?.querySelector("[id^='cell-']");
      if (place) return { cell: numberOf(place.id) };
      return link ? addressed(link.hash) : null;
    };

    // Marks

    const mark = (element, ...names) => {
      element.classList.add(...names);
      marked.push([element, names]);
    };

    /** A cell in words, by the headings of its table. */
    const label = (n) => {
      const place = places.get(n);
      const cell = place.closest("td");
      const table = cell.closest("table");
      const { heads, spanner } = headings(table);
      const rows = all(cell.parentElement, "th").map((e, i) => `${said(heads[i])} ${said(e)}`.trim());
      const column = spanner ? [`${spanner} ${said(heads[cell.cellIndex])}`] : [];
      return `${[said(table.caption), ...rows, ...column].join(" · ")}: ${said(place)}`;
    };

    /** Outlines above the image; those against a claim are dashed and have a cross. */
    const outline = (cells, current) => {
      layer?.remove();
      // What is not shown has no measures.
      if (!svg || !cells.size || svg.closest("[hidden]")) return;
      const create = (name, attributes) => set(document.createElementNS(svg.namespaceURI, name), attributes);
      layer = create("g", { class: "figcheck-marks" });
      const draw = (name, attributes, style) => layer.append(create(name, { ...attributes, class: style }));
      const others = [...drawn].filter(([n]) => !cells.has(n)).map(([, group]) => group.getBBox());
      draw("path", { d: others.map((b) => `M${b.x} ${b.y}h${b.width}v${b.height}h${-b.width}z`).join("") }, "figcheck-veil");
      // The cells of a heatmap abut: their outlines lie within them. Points are small.
      const room = (size) => (isHeatmap ? -1 : Math.max(1, (11 - size) / 2));
      for (const [n, isAgainst] of [...cells].sort((a, b) => a[1] - b[1])) {
        if (!drawn.has(n)) continue;
        const { x, y, width, height } = drawn.get(n).getBBox();
        const [dx, dy] = [room(width), room(height)];
        const box = { x: x - dx, y: y - dy, width: width + 2 * dx, height: height + 2 * dy, rx: 1 };
        draw("rect", box, "figcheck-halo");
        draw("rect", box, isAgainst ? "figcheck-no" : n === current ? "figcheck-here" : "figcheck-yes");
        if (isAgainst) {
          const r = Math.min(4, Math.max(2, Math.min(box.width, box.height) / 5));
          const d = `M${box.x + box.width - r} ${box.y - r}l${2 * r} ${2 * r}m0 ${-2 * r}l${-2 * r} ${2 * r}`;
          draw("path", { d }, "figcheck-halo");
          draw("path", { d }, "figcheck-no figcheck-cross");
        }
      }
      svg.append(layer);
    };

    const chip = ({ article, name, verdict, sign, style }) => make(
      "a",
      { href: `#${article.id}`, class: `figcheck-chip ${style}`, "aria-label": `${name}, ${sign}` },
      verdict ? `${sign[0]} ${numberOf(article.id)}` : name,
    );

    /** Says in words what is marked. */
    const say = (target, resting) => {
      if (!readout) return;
      const { entry, cell } = target || {};
      const parts = [];
      if (entry) {
        const { name, verdict, cells, against } = entry;
        const no = against ? `, ${against === cells.size ? "" : `${against} of them `}against it (✗, dashed)` : "";
        const count = cells.size ? `${cells.size} value${cells.size > 1 ? "s" : ""} marked${no}` : "no value decides it";
        parts.push(make("b", {}, name), `${verdict ? `, ${verdict}` : ""}: ${count}. `);
      }
      if (cell !== undefined) parts.push(make("b", {}, label(cell)));
      if (cell !== undefined && !entry) {
        parts.push(resting.length ? " · resting on it: " : " · no claim rests on it");
        resting.forEach((each) => parts.push(chip(each), " "));
      }
      if (!target) parts.push("Point at a claim to see the values that it rests on, or at a value to see the claims that rest on it.");
      readout.replaceChildren(...parts);
    };

    const show = () => {
      const target = pointed || selected;
      const { entry, cell } = target || {};
      marked.forEach(([element, names]) => element.classList.remove(...names));
      marked = [];
      const cells = entry ? entry.cells : new Map(target ? [[cell, false]] : []);
      const resting = target && !entry ? claims.filter((each) => each.cells.has(cell)) : [];
      for (const [n, isAgainst] of cells) {
        const names = ["figcheck-marked", ...(isAgainst ? ["figcheck-against"] : [])];
        [places.get(n), ...links(`cell-${n}`)].forEach((e) => mark(e, ...names));
      }
      for (const { article } of entry ? [entry] : resting) {
        [article, ...links(article.id)].forEach((e) => mark(e, "figcheck-marked"));
      }
      if (cell !== undefined) mark(places.get(cell), "figcheck-current");
      outline(cells, cell);
      say(target, resting);
      const first = [...cells].sort((a, b) => b[1] - a[1])[0];
      if (first && isDocked) places.get(first[0]).scrollIntoView({ block: "nearest", inline: "nearest" });
    };

    const point = (target) => {
      if (!target && !pointed) return;
      pointed = target;
      show();
    };

    // What the address says: `?tab=`, `?verdict=` and the fragment

    const open = (name) => {
      tabs.forEach((tab) => {
        const panel = find(`#${tab.getAttribute("aria-controls")}`);
        const isChosen = panel.id === name;
        set(tab, { "aria-selected": isChosen, tabindex: isChosen ? 0 : -1 });
        panel.hidden = !isChosen;
      });
      root.classList.add("figcheck-ready");
    };

    const filter = (verdict) => {
      const known = choices.some((link) => link.dataset.show === verdict) ? verdict : "";
      choices.forEach((link) => set(link, { "aria-current": link.dataset.show === known }));
      all(root, ".figcheck-claims").forEach((group) => {
        const articles = all(group, "article");
        articles.forEach((e) => { e.hidden = known && e.dataset.verdict !== known; });
        group.hidden = articles.every((e) => e.hidden);
        if (known) all(group, ".figcheck-folded").forEach((e) => { e.open = true; });
      });
    };

    const reveal = (cell) => {
      if (!settled) return;
      if (!svg) open("table");
      const place = svg && !svg.closest("[hidden]") ? drawn.get(cell) || svg : places.get(cell);
      place.scrollIntoView({ block: "center", inline: "center" });
    };

    const follow = () => {
      const { searchParams, hash } = new URL(location.href);
      filter(searchParams.get("verdict") || "");
      open(searchParams.get("tab") === "table" || /^#(values|parts)$/.test(hash) ? "table" : "image");
      selected = addressed(hash);
      pointed = null;
      if (selected?.entry) {
        const { article } = selected.entry;
        if (article.closest("[hidden]")) filter("");
        const folded = article.closest("details");
        if (folded) folded.open = true;
        article.scrollIntoView();
      } else if (selected) reveal(selected.cell);
      show();
    };

    /** Puts a target into the address; a second time takes it out. */
    const select = (target) => {
      const id = target && (target.entry ? target.entry.article.id : `cell-${target.cell}`);
      const hash = id && location.hash !== `#${id}` ? `#${id}` : "";
      history.pushState(history.state, "", location.pathname + location.search + hash);
      selected = hash ? target : null;
      show();
    };

    // Pointer, keyboard, touch

    const on = (type, act) => root.addEventListener(type, act, { signal });
    // What the readout says stays while the reader goes to it.
    const isElsewhere = (element) => !readout?.contains(element);
    on("pointerover", ({ pointerType, target }) => {
      if (pointerType === "mouse" && isElsewhere(target)) point(targetOf(target));
    });
    on("pointerleave", () => point(null));
    on("focusin", ({ target }) => isElsewhere(target) && point(targetOf(target)));
    on("focusout", ({ relatedTarget }) => isElsewhere(relatedTarget) && point(null));
    on("click", ({ target }) => {
      if (target.closest("a, button, summary, input, label, code, pre") || String(getSelection())) return;
      const chosen = targetOf(target);
      if (chosen) select(chosen);
    });
    document.addEventListener("keydown", (event) => {
      const isCell = event.target.matches("[id^='picture-cell-'], #table td");
      const chosen = isCell && /^(Enter| )$/.test(event.key) && targetOf(event.target);
      if (event.key === "Escape" && (pointed || selected)) {
        if (selected) select(null);
        point(null);
      } else if (chosen) select(chosen);
      else return;
      event.preventDefault();
    }, { signal });

    tabs.forEach((tab, i) => {
      const name = tab.getAttribute("aria-controls");
      set(find(`#${name}`), { role: "tabpanel", "aria-labelledby": tab.id });
      tab.addEventListener("click", () => {
        setParameter("tab", name === "table" ? name : "", "replaceState");
        open(name);
        show();
      });
      tab.addEventListener("keydown", (event) => {
        const other = ARROWS[event.key]?.[0] && tabs.at((i + 1) % tabs.length);
        other?.focus();
        other?.click();
      });
    });
    choices.forEach((link) => link.addEventListener("click", (event) => {
      event.preventDefault();
      setParameter("verdict", link.dataset.show, "pushState");
      filter(link.dataset.show);
    }));

    // The figure stays in sight, at the foot of the window, while its claims are read

    const slot = find(".figcheck-slot");
    const fold = find(".figcheck-fold");
    const end = root.appendChild(make("div", {}));
    const dock = () => {
      const { bottom } = slot.getBoundingClientRect();
      isDocked = bottom < innerHeight / 4 && end.getBoundingClientRect().top > innerHeight;
      const { left, width } = root.getBoundingClientRect();
      slot.style.minHeight = isDocked ? `${slot.offsetHeight}px` : "";
      body.style.left = isDocked ? `${left}px` : "";
      body.style.width = isDocked ? `${width}px` : "";
      body.classList.toggle("figcheck-docked", isDocked);
      document.documentElement.classList.toggle("figcheck-has-dock", isDocked);
    };
    const watch = new IntersectionObserver(dock, { rootMargin: "-25% 0px 0px" });
    watch.observe(slot);
    watch.observe(end);
    window.addEventListener("resize", dock, { signal });
    fold.addEventListener("click", () => {
      const isFolded = body.classList.toggle("figcheck-away");
      fold.textContent = isFolded ? "Show the figure" : "Hide";
      set(fold, { "aria-expanded": !isFolded });
    });

    // The image's elements take its place, so that they can be marked

    const inline = async () => {
      const image = find(".figcheck-picture img");
      // A page that is read from a disk cannot read its neighbours: it keeps the image.
      if (!image || !places.size || !location.protocol.startsWith("http")) return;
      const answer = await fetch(image.src, { signal }).catch(() => null);
      if (!answer?.ok) return;
      const read = new DOMParser().parseFromString(await answer.text(), "image/svg+xml").documentElement;
      if (read.localName !== "svg") return;
      // The page's ids stay its own.
      all(read, "[id]").forEach((e) => { e.id = `picture-${e.id}`; });
      all(read, "[style*='url(#'], [clip-path]").forEach((e) => ["style", "clip-path"].forEach((name) => {
        const value = e.getAttribute(name);
        if (value) set(e, { [name]: value.replace("url(#", "url(#picture-") });
      }));
      const size = (name) => image.getAttribute(name);
      svg = set(document.importNode(read, true), {
        width: size("width"), height: size("height"), role: "group", "aria-label": image.alt,
      });
      drawn = new Map(all(svg, "[id^='picture-cell-']").map((e) => [numberOf(e.id), e]));
      drawn.forEach((group, n) => set(group, { role: "button", "aria-label": label(n) }));
      image.closest("a").replaceWith(svg);
      rove(svg, "[role='button']");
      if (isHeatmap) setUpColours();
      show();
    };

    /** A switch that gives the table the colours of the image. */
    const setUpColours = () => {
      const box = make("input", { type: "checkbox", checked: "" });
      const paint = () => drawn.forEach((group, n) => {
        const fill = box.checked ? group.querySelector("path")?.style.fill || "" : "";
        const { style } = places.get(n);
        style.backgroundColor = fill;
        style.color = fill && (luminance(fill) > 0.18 ? "#000" : "#fff");
      });
      box.addEventListener("change", paint);
      find(".figcheck-tables").before(make("label", { class: "figcheck-switch" }, box, " Colours of the image"));
      paint();
    };

    all(root, "#table .figcheck-scroll").forEach(setUpTable);
    all(root, ".figcheck-address").forEach((e) => { e.textContent = location.href.split(/[?#]/)[0]; });
    follow();
    inline().then(() => {
      settled = true;
      if (selected && !selected.entry) reveal(selected.cell);
    });

    const close = () => {
      off.abort();
      watch.disconnect();
      document.documentElement.classList.remove("figcheck-has-dock");
    };
    return { root, follow, close };
  };

  // One page at a time; a theme may put another one in its place without loading anew.

  let page = null;
  const start = () => {
    const root = document.querySelector(".figcheck-page");
    if (root && root === page?.root) return;
    page?.close();
    page = root && setUpPage(root);
  };
  const follow = () => page?.root.isConnected && page.follow();
  window.addEventListener("hashchange", follow);
  window.addEventListener("popstate", follow);
  if (window.document$) window.document$.subscribe(start);
  else if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", start);
  else start();
})();
