// Finding words in texts as people type them: without accents, capitals or the hyphens and spaces that only steer a line's end.
const PLAIN: Record<string, string> = { ł: "l", ß: "ss", œ: "oe", æ: "ae", "\u00a0": " ", "\u202f": " ", "\u2011": "-", "\u00ad": "", "’": "'" };

type Folded = { plain: string; at: number[] };

/** A text as it is searched, and where each of its signs stood. */
function fold(text: string): Folded {
  let plain = "";
  const at: number[] = [];
  for (let from = 0; from < text.length; from++) {
    const bare = (text[from] ?? "").normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
    const sign = PLAIN[bare] ?? bare;
    plain += sign;
    for (let each = 0; each < sign.length; each++) at.push(from);
  }
  return { plain, at };
}

/** The words that are looked for. */
export function wordsOf(sought: string): string[] {
  return fold(sought).plain.split(/\s+/).filter(Boolean);
}

/** Whether every word is somewhere in these texts. */
export function holds(words: string[], ...texts: string[]): boolean {
  const { plain } = fold(texts.join("\n"));
  return words.every((word) => plain.includes(word));
}

/** A text in pieces, those that are looked for marked. */
export function pieces(words: string[], text: string): { text: string; found: boolean }[] {
  if (!words.length) return [{ text, found: false }];
  const { plain, at } = fold(text);
  const found = new Set<number>();
  for (const word of words) {
    for (let start = plain.indexOf(word); start >= 0; start = plain.indexOf(word, start + 1)) {
      const last = at[start + word.length - 1] ?? 0;
      for (let sign = at[start] ?? 0; sign <= last; sign++) found.add(sign);
    }
  }
  const parts: { text: string; found: boolean }[] = [];
  [...text].reduce((place, sign) => {
    const now = found.has(place);
    const before = parts.at(-1);
    if (before?.found === now) before.text += sign;
    else parts.push({ text: sign, found: now });
    return place + sign.length;
  }, 0);
  return parts;
}
