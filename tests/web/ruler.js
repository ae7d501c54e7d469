// What a page shows, measured: text that is cut, that lies over other text, or that its field has no room for.
window.ruler = (() => {
  const ABOVE = ['.over', '.toasts', '.note', '.bubble', 'thead', '.offline', '.lost'];
  const NEVER = ['SCRIPT', 'STYLE', 'TEXTAREA'];
  const wait = setTimeout;
  const HYPHEN = /(^|[\s(:/])-\d/;
  const shown = (el) => el.checkVisibility({opacityProperty: true, visibilityProperty: true}) && !el.closest('.unseen, svg, option, [inert]');
  const room = () => document.querySelector('dialog[open]') ?? document.body;
  const opaque = (style) => { const m = style.backgroundColor.match(/[\d.]+/g); return m && (m.length < 4 || Number(m[3]) > 0.5); };

  // What an element does to text within it; asked once for each, as long as nothing changes.
  let frames = new Map();
  function frame(el) {
    if (!frames.has(el)) {
      const style = getComputedStyle(el);
      frames.set(el, {
        flows: style.display === 'inline' || style.display === 'contents',
        scrolls: /auto|scroll/.test(style.overflow),
        cuts: style.overflow !== 'visible',
        bounds: parseFloat(style.borderLeftWidth) > 0 || opaque(style),
        free: style.position === 'absolute',
        edge: el.getBoundingClientRect(),
      });
    }
    return frames.get(el);
  }

  // Every line of every text that is to be seen, and where.
  function lines() {
    const found = [];
    const walker = document.createTreeWalker(room(), NodeFilter.SHOW_TEXT);
    for (let node; (node = walker.nextNode()); ) {
      const el = node.parentElement;
      if (!node.data.trim() || NEVER.includes(el.tagName) || !shown(el)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) if (box.width > 1 && box.height > 1) found.push({el, node, box, text: node.data.trim()});
    }
    return found;
  }

  function fields() {
    return [...room().querySelectorAll('select, input[type=text]')].filter(shown).map((el) => ({el, said: el.tagName === 'SELECT' ? [...el.options].map(({text}) => text) : [el.placeholder]}));
  }

  function cut({el, box, text}) {
    if (box.left < -1 || box.right > innerWidth + 1) return `beyond the page: ${text}`;
    // Letters stand within their line; what is above and below them is air.
    const air = box.height * 0.2;
    let loose = false; // what is placed freely may leave the frame it is placed by, but is cut where that cuts
    const end = room();
    for (let at = el; at && at !== end; at = at.parentElement) {
      const {flows, scrolls, cuts, bounds, free, edge} = frame(at);
      if (flows) continue;
      if (scrolls) return '';
      const wide = box.left < edge.left - 1.5 || box.right > edge.right + 1.5;
      const high = box.top + air < edge.top - 1.5 || box.bottom - air > edge.bottom + 1.5;
      if ((wide || high) && (cuts || (!loose && (at === el || bounds)))) return `out of ${at.tagName}.${at.className}: ${text}`;
      loose ||= free;
    }
    return '';
  }

  const layer = (el) => ABOVE.find((selector) => el.closest(selector));
  const scroller = (el) => { for (let at = el; at; at = at.parentElement) if (frame(at).scrolls) return at; return null; };

  function over(a, b) {
    const width = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
    const height = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
    if (width <= 1.5 || height <= Math.min(a.box.height, b.box.height) * 0.3) return false;
    if (a.el === b.el || a.el.contains(b.el) || b.el.contains(a.el)) return false;
    return layer(a.el) === layer(b.el) && scroller(a.el) === scroller(b.el);
  }

  // Two texts in a row, with no space between the words.
  function jammed(a, b) {
    const apart = b.box.left - a.box.right;
    return a.node !== b.node && Math.abs(a.box.bottom - b.box.bottom) < 6 && apart > -1.5 && apart < 1.5 && /[\p{L}.,:;!?]$/u.test(a.node.data) && /^\p{L}/u.test(b.node.data);
  }

  const pen = document.createElement('canvas').getContext('2d');
  function long({el, said}) {
    const style = getComputedStyle(el);
    pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`; // `style.font` may be empty, and then the pen writes small
    const space = el.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - (el.tagName === 'SELECT' ? 20 : 0);
    return said.filter((text) => pen.measureText(text).width > space + 1).map((text) => `too long for its field (${Math.round(pen.measureText(text).width)} in ${Math.round(space)}): ${text}`);
  }

  // What is only heard, or seen under the mouse, must write its numbers well too.
  function heard() {
    return [...room().querySelectorAll('[aria-label], [title], .unseen')].flatMap((el) => [el.getAttribute('aria-label'), el.title, el.matches('.unseen') ? el.textContent : '']).filter(Boolean);
  }

  function look() {
    frames = new Map();
    const texts = lines();
    const wrong = texts.map(cut).concat(fields().flatMap(long));
    const falling = [...texts].sort((a, b) => a.box.top - b.box.top);
    falling.forEach((a, at) => {
      for (let next = at + 1; falling[next]?.box.top < a.box.bottom; next++) if (over(a, falling[next])) wrong.push(`over each other: ${a.text} | ${falling[next].text}`);
    });
    texts.forEach((a, at) => { if (at && jammed(texts[at - 1], a)) wrong.push(`no space between: ${texts[at - 1].text} | ${a.text}`); });
    const said = [...new Set([...texts.map(({text}) => text), ...fields().flatMap(({said}) => said)])];
    wrong.push(...said.concat(heard()).filter((text) => HYPHEN.test(text)).map((text) => `a hyphen for a minus: ${text}`));
    return {wrong: [...new Set(wrong.filter(Boolean))], said};
  }

  async function until(holds, what) {
    const end = performance.now() + 10000;
    while (!holds()) {
      if (performance.now() > end) throw new Error(`not shown: ${what()}`);
      await new Promise((on) => wait(on, 2));
    }
  }

  async function speak(language) {
    localStorage.setItem('foretell.preferences', JSON.stringify({language}));
    dispatchEvent(new StorageEvent('storage', {key: 'foretell.preferences'}));
    await until(() => document.documentElement.lang === language, () => language);
  }

  // Look once all of these texts are there, each in an element of its selector.
  async function lookAt(shows, language) {
    const wanted = Object.entries(shows);
    const there = ([selector, texts]) => [...room().querySelectorAll(selector)].some((el) => shown(el) && el.textContent.includes(texts[language]));
    await until(() => wanted.every(there), () => `${language}: ${wanted.filter((one) => !there(one)).map(([selector, texts]) => `${selector} “${texts[language]}”`)}`);
    void document.body.offsetHeight;
    await document.fonts.ready;
    return look();
  }

  // Speak each language in turn.
  async function all(languages, shows) {
    const found = {};
    for (const language of languages) {
      await speak(language);
      found[language] = await lookAt(shows, language);
    }
    return found;
  }

  // In each language, refuse whatever a button wishes in one way after the other, and look at what is said to it.
  async function refusals(languages, cases, button, place) {
    const found = {};
    for (const language of languages) {
      await speak(language);
      for (const {refusal, texts} of cases) {
        const pressed = document.querySelector(button);
        await until(() => !pressed.disabled, () => button);
        standIn.refuse(refusal);
        pressed.click();
        const {wrong} = await lookAt({[place]: texts}, language);
        if (wrong.length) found[`${refusal.code}, ${language}`] = wrong;
      }
    }
    return found;
  }

  return {look, all, refusals};
})();
