// Texts within an element whose contrast is below WCAG 2.2 AA, as "ratio colour on colour: text".
// 3 is enough from 24 px on, or from 18.66 px in bold, else 4.5.
(root) => {
  const parse = (colour) => {
    const parts = colour.match(/[\d.]+/g).map(Number);
    return { rgb: parts.slice(0, 3), alpha: parts.length > 3 ? parts[3] : 1 };
  };
  const over = (top, below) => top.rgb.map((c, i) => c * top.alpha + below[i] * (1 - top.alpha));
  const background = (element) => {
    const layers = [];
    for (let e = element; e; e = e.parentElement) {
      const layer = parse(getComputedStyle(e).backgroundColor);
      layers.push(layer);
      if (layer.alpha === 1) break;
    }
    return layers.reverse().reduce((below, layer) => over(layer, below), [255, 255, 255]);
  };
  const luminance = (rgb) => {
    const [r, g, b] = rgb.map((c) => {
      const s = c / 255;
      return s <= 0.04045 ? s / 12.92 : ((s + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const poor = new Set();
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    // The image has colours of its own, chosen where it is drawn.
    if (!node.data.trim() || element.closest("svg") || !element.checkVisibility()) continue;
    const style = getComputedStyle(element);
    const behind = background(element);
    const text = over(parse(style.color), behind);
    const [dark, light] = [luminance(text), luminance(behind)].sort((a, b) => a - b);
    const ratio = (light + 0.05) / (dark + 0.05);
    const size = parseFloat(style.fontSize);
    const large = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
    if (ratio < (large ? 3 : 4.5)) {
      const said = node.data.trim().slice(0, 30);
      poor.add(`${ratio.toFixed(2)} ${style.color} on ${behind.map(Math.round)}: ${said}`);
    }
  }
  return [...poor];
}
