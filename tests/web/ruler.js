// What a page shows, measured: text that is cut, that lies over other text, or that its field has no room for.
() => {
  const found = [];
  const opaque = (el) => { const m = getComputedStyle(el).backgroundColor.match(/[\d.]+/g); return m && (m.length < 4 || Number(m[3]) > 0.5); };
  const shown = (el) => el.checkVisibility({opacityProperty: true, visibilityProperty: true}) && !el.closest('.unseen, svg, option, [inert]');
  const dialog = document.querySelector('dialog[open]');
  const room = dialog ?? document.body;
  const walker = document.createTreeWalker(room, NodeFilter.SHOW_TEXT);
  const texts = [];
  for (let node; (node = walker.nextNode()); ) {
    const el = node.parentElement;
    if (!node.data.trim() || !shown(el) || ['SCRIPT', 'STYLE', 'TEXTAREA'].includes(el.tagName)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) if (box.width > 1 && box.height > 1) texts.push({el, box, text: node.data.trim()});
  }
  const scrolls = (el) => /auto|scroll/.test(getComputedStyle(el).overflow);
  for (const {el, box, text} of texts) {
    if (box.left < -1 || box.right > innerWidth + 1) found.push(`beyond the page: ${text}`);
    // Letters stand within their line; what is above and below them is air.
    const air = box.height * 0.2;
    for (let at = el; at && at !== room; at = at.parentElement) {
      const style = getComputedStyle(at);
      const framed = at === el || style.overflow !== 'visible' || parseFloat(style.borderLeftWidth) > 0 || opaque(at);
      if (style.display === 'inline' || style.display === 'contents') continue;
      const edge = at.getBoundingClientRect();
      const wide = box.left < edge.left - 1.5 || box.right > edge.right + 1.5;
      const high = box.top + air < edge.top - 1.5 || box.bottom - air > edge.bottom + 1.5;
      if (scrolls(at)) break;
      if (framed && (wide || high)) { found.push(`out of ${at.tagName}.${at.className}: ${text}`); break; }
    }
  }
  const above = '.over, .toasts, .note, .bubble, thead, .offline, .lost';
  for (let one = 0; one < texts.length; one++) for (let other = one + 1; other < texts.length; other++) {
    const [a, b] = [texts[one], texts[other]];
    if (a.el === b.el || a.el.contains(b.el) || b.el.contains(a.el)) continue;
    const width = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
    const height = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
    if (width <= 1.5 || height <= Math.min(a.box.height, b.box.height) * 0.3) continue;
    const [over, under] = [a.el.closest(above), b.el.closest(above)];
    if (over !== under) continue;
    const clip = (el) => { for (let at = el; at; at = at.parentElement) if (scrolls(at)) return at; return null; };
    if (clip(a.el) !== clip(b.el)) continue;
    found.push(`over each other: ${a.text} | ${b.text}`);
  }
  const pen = document.createElement('canvas').getContext('2d');
  for (const el of room.querySelectorAll('select, input[type=text]')) {
    if (!shown(el)) continue;
    const style = getComputedStyle(el);
    pen.font = style.font;
    const said = el.tagName === 'SELECT' ? [...el.options].map((option) => option.text) : [el.placeholder];
    const space = el.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - (el.tagName === 'SELECT' ? 20 : 0);
    for (const text of said) if (pen.measureText(text).width > space + 1) found.push(`too long for its field (${Math.round(pen.measureText(text).width)} in ${Math.round(space)}): ${text}`);
  }
  return [...new Set(found)];
}
