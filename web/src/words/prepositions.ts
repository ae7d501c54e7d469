// Prepositions and conjunctions of one letter: Czech, Slovak and Polish never leave one alone at the end of a line. They are
// joined by U+00A0 to what follows, in the text of a message and not in what is put into it (src/foretell/i18n/prepositions.py).
const SINGLE: Record<string, RegExp> = { cs: single("aikouvz"), sk: single("aikouvz"), pl: single("aiouwz") };

/** A letter behind which a line must not break; behind a number, s is a second: “15 s na tah”. */
function single(letters: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}_-])([${letters}]|(?<!\\d[ \u00a0])s)[ \\n]+`, "giu");
}

export function joined(text: string, language: string): string {
  const letters = SINGLE[language];
  return letters ? text.replace(letters, "$1\u00a0") : text;
}
