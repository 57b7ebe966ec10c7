/* Filters and sorts the lists of figures, claims and findings. What is chosen is in the address,
   so that it can be linked to, and is there again on the way back. The text is not called "q"
   there: by that word themes open their search. */
(() => {
  "use strict";

  const collator = new Intl.Collator(undefined, { numeric: true });
  const fold = (text) => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();

  /* What a text search looks at: the element, and the names of the groups around it. */
  function searched(element) {
    let text = `${element.textContent} ${element.dataset.text ?? ""}`;
    for (let e = element.parentElement.closest("[data-group]"); e; e = e.parentElement.closest("[data-group]")) {
      text += ` ${e.querySelector("h2, h3").textContent} ${e.dataset.text ?? ""}`;
    }
    return fold(text);
  }

  function connect(form) {
    const list = document.getElementById("figcheck-items");
    if (!list || form.dataset.connected) return;
    form.dataset.connected = "";
    const items = [...list.querySelectorAll("[data-item]")].map((element, place) => ({ element, place }));
    const groups = [...list.querySelectorAll("[data-group]")];
    const fields = [...form.elements].filter((field) => field.name);
    const output = form.querySelector("output");
    const { noun, nouns, refuted } = form.dataset;
    let order = "";
    let timer;

    const text = (item) => (item.text ??= searched(item.element));
    const value = (name) => form.elements[name]?.value ?? "";

    function matches(item, words) {
      for (const field of fields) {
        if (field.name === "text" || field.name === "sort" || !field.value) continue;
        if (!item.element.dataset[field.name].split(" ").includes(field.value)) return false;
      }
      if (!words.length) return true;
      return words.every((word) => text(item).includes(word));
    }

    function sort() {
      if (value("sort") === order) return;
      order = value("sort");
      const name = order.replace("-", "");
      const sign = order.startsWith("-") ? 1 : -1;
      const number = (a, b) => (a.key < 0) - (b.key < 0) || sign * (a.key - b.key); // None is -1, and last.
      const way = name === "title" ? (a, b) => collator.compare(a.key, b.key) : number;
      for (const item of items) {
        item.key = name === "title" ? item.element.querySelector("h3").textContent : Number(item.element.dataset[name] ?? 0);
      }
      items.sort((a, b) => way(a, b) || a.place - b.place);
      list.append(...items.map((item) => item.element));
    }

    function apply() {
      const words = fold(value("text")).split(/\s+/).filter(Boolean);
      let shown = 0;
      for (const item of items) {
        const found = matches(item, words);
        if (item.element.hidden === found) item.element.hidden = !found;
        shown += found;
      }
      for (const group of groups) group.hidden = !group.querySelector("[data-item]:not([hidden])");
      sort();
      const all = items.length.toLocaleString("en");
      const what = items.length === 1 ? noun : nouns;
      output.textContent = shown < items.length ? `${shown.toLocaleString("en")} of ${all} ${what}` : `${all} ${what}`;
      if (words.length && refuted) {
        const link = document.createElement("a");
        link.href = `${refuted}?text=${encodeURIComponent(value("text"))}`;
        link.textContent = "Claims with these words that do not hold";
        output.append(" · ", link);
      }
    }

    function remember() {
      const address = new URL(location.href);
      for (const field of fields) {
        if (field.value) address.searchParams.set(field.name, field.value);
        else address.searchParams.delete(field.name);
      }
      if (address.href !== location.href) history.replaceState(history.state, "", address);
    }

    const later = () => { clearTimeout(timer); timer = setTimeout(remember, 300); };
    const chosen = new URL(location.href).searchParams;
    for (const field of fields) {
      const given = chosen.get(field.name);
      const known = field.tagName !== "SELECT" || [...field.options].some((option) => option.value === given);
      if (given !== null && known) field.value = given;
    }
    form.addEventListener("input", () => { apply(); later(); });
    form.addEventListener("reset", () => setTimeout(() => { apply(); remember(); }));
    form.addEventListener("submit", (event) => event.preventDefault());
    // Whoever leaves at once leaves with the address of what is shown.
    list.addEventListener("click", () => { clearTimeout(timer); remember(); }, true);
    apply();
    // So that the first letters are answered as fast as the others.
    window.requestIdleCallback?.(() => items.forEach(text));
  }

  const start = () => document.querySelectorAll(".figcheck-filter").forEach(connect);
  // Material exchanges pages without loading them and tells so.
  if (window.document$?.subscribe) window.document$.subscribe(start);
  else if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", start);
  else start();
})();
