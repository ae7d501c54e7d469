// REST: what needs no table. A refusal is thrown as it came, with its code.
import type { Arrangement, BlockContent, TableContent, ViewContent } from "./protocol";

export class Refused extends Error {
  constructor(
    readonly code: string,
    readonly rule: string,
    readonly params: Record<string, unknown>,
  ) {
    super(code);
  }
}

/** The name of a length, or hand sizes. */
export type Length = string | number[];
export type Reason = { code: string; rule: string; params: Record<string, unknown> };
export type EditionShown = {
  name: string;
  title: string;
  language: string;
  offers: string[];
  wizard_mark: string;
  jester_mark: string;
  switches: Record<string, unknown>;
};
export type Setting = boolean | number | string | (string | number)[];
export type Offered = {
  editions: EditionShown[];
  seats: number[];
  specials: string[];
  together: string[];
  presets: Record<string, string[]>;
  variants: string[];
  values: Record<string, string[]>;
  house: string[];
  lengths: string[];
  levels: string[];
  reactions: string[];
  reasons: Record<string, string>;
};
export type Closed = { problem: Reason | null; settings: Record<string, unknown>; closed: Record<string, Reason>; lengths: Record<string, number[]>; idle: string[] };
export type ExampleShown = { id: string; told: string[] } & (
  | { kind: "trick"; plays: string[]; winner: number; bombed: boolean; choice: { seat: number; legal: string[]; barred: Record<string, string>; may: string; not: string } | null }
  | { kind: "block"; rows: BlockContent[] }
  | { kind: "coins"; predicted: number; won: number }
  | { kind: "score"; predicted: number; won: number[]; points: number[] }
  | { kind: "sum" }
);
/** A part of a rule; `origin` says in words where it comes from, and nothing where the reader's booklet has it. */
export type SentenceShown = { text: string; source: "all" | "booklet" | "others" | "ours"; tip: boolean; origin: string };
export type RuleShown = { id: string; text: string; sentences: SentenceShown[]; differs: boolean; note: string; cards: string[]; examples: ExampleShown[] };
export type SectionShown = { name: string; title: string; rules: RuleShown[] };
export type PictureShown = { title: string; caption: string; seen: string; how: string } & (
  | { name: "deal"; sizes: number[] }
  | { name: "trump"; turned: string | null; trumps: (string | null)[] }
  | { name: "predict"; numbers: number[]; chosen: number; closed: number[] }
  | { name: "follow"; led: string; legal: string[]; barred: string[] }
  | { name: "magic"; plays: string[]; winner: number }
  | { name: "score"; predicted: number; won: number[]; points: number[] }
);
export type VariantShown = { name: string; on: boolean; offered: boolean; rule: RuleShown };
export type Book = {
  edition: { name: string; title: string; language: string; box: string; differs: string[] };
  settings: Record<string, unknown>;
  players: string[];
  example: string;
  marks: { wizard: string; jester: string };
  title: string;
  aim: string;
  pictures: PictureShown[];
  sections: SectionShown[];
  variants: VariantShown[];
};
export type LessonListed = { name: string; title: string; optional: boolean };
export type StepShown = { kind: "say" | "watch" | "ask"; text: string; seat: number; decision: string; view: ViewContent; events: { [fact: string]: unknown }[] };
export type LessonShown = LessonListed & { rules: string[]; panels: string[]; learner: number; other: string; steps: StepShown[] };
export type Listed = {
  id: string;
  title: string;
  status: string;
  edition: string;
  seats: number;
  players: (string | null)[];
  rated: boolean;
  clock: { decision: number; bank: number } | null;
  specials: string[];
  variants: string[];
  /** Left out by older releases, as in `Result`. */
  length?: Length;
};
export type SeatResult = { seat: number; player: string; name: string; bot: boolean };
export type Result = {
  game: string;
  date: string;
  edition: string;
  length?: Length;
  whole: boolean;
  winners: number[];
  seats: SeatResult[];
  block: BlockContent[];
};
export type Outline = {
  players: string[];
  settings: Record<string, unknown>;
  decisions: [number, string][];
  rounds: { round: number; step: number; tricks: number[] }[];
};
export type Position = { step: number; decisions: number; view: ViewContent; hands: string[][] | null; predictions: (number | null)[] | null };
export type Greeted = { player: string; name: string; bot: boolean; token: string };

async function ask<T>(method: string, path: string, body?: unknown, token?: string): Promise<T> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers["content-type"] = "application/json";
  if (token) headers["authorization"] = `Bearer ${token}`;
  const sent: RequestInit = { method, headers };
  if (body !== undefined) sent.body = JSON.stringify(body);
  let answer: Response;
  try {
    answer = await fetch(`/api/${path}`, sent);
  } catch {
    throw new Refused("web/offline", "", {});
  }
  if (answer.ok) return (await answer.json()) as T;
  const why = (await answer.json().catch(() => ({ code: "web/offline", rule: "", params: {} }))) as Reason;
  throw new Refused(why.code, why.rule, why.params);
}

export const api = {
  greet: (name: string) => ask<Greeted>("POST", "guests", { name }),
  renew: (token: string) => ask<Greeted>("POST", "token", undefined, token),
  rename: (token: string, name: string) => ask<{ name: string }>("POST", "me", { name }, token),
  choices: () => ask<Offered>("GET", "choices"),
  closed: (arrangement: Arrangement) => ask<Closed>("POST", "choices", arrangement),
  rules: (query: string, language: string) => ask<Book>("GET", `rules?language=${language}&${query}`),
  lessons: (language: string) => ask<LessonListed[]>("GET", `lessons?language=${language}`),
  lesson: (name: string, language: string) => ask<LessonShown>("GET", `lessons/${name}?language=${language}`),
  tables: () => ask<Listed[]>("GET", "tables"),
  open: (token: string, arrangement: Arrangement) => ask<{ table: string }>("POST", "tables", arrangement, token),
  table: (table: string) => ask<TableContent>("GET", `tables/${table}`),
  result: (game: string) => ask<Result>("GET", `games/${game}`),
  outline: (game: string) => ask<Outline>("GET", `games/${game}/outline`),
  position: (game: string, step: number, seat: string) => ask<Position>("GET", `games/${game}/replay/${step}${seat && `?seat=${seat}`}`),
  record: async (game: string): Promise<string> => {
    const answer = await fetch(`/api/games/${game}/record`);
    if (!answer.ok) throw new Refused("archive/no-game", "", {});
    return answer.text();
  },
};

/** Whether the scribe is drawn when the game begins. */
export function byLot({ switches = {} }: Arrangement): boolean {
  return switches["scribe"] === "lot";
}

/** The settings of a game as a query, for the rule book. */
export function queryOf({ edition = "standard", seats = 4, switches = {} }: Arrangement): string {
  const chosen = Object.entries(switches).filter(([, value]) => value !== "lot").map(([name, value]) => [name, textOf(value)]);
  return new URLSearchParams([["edition", edition], ["seats", String(seats)], ...chosen]).toString();
}

/** A setting as it stands in a query. */
export function textOf(value: Setting): string {
  return Array.isArray(value) ? value.join(",") : value === true ? "yes" : value === false ? "no" : String(value);
}

/** The settings that a query names, as the server reads them. */
export function settingsIn(query: URLSearchParams): Arrangement {
  const read = (name: string, text: string): Setting => {
    if (name === "specials") return text.split(",").filter(Boolean);
    if (name === "length" && /^\d/.test(text)) return text.split(",").map(Number);
    if (name === "scribe" && /^\d{1,3}$/.test(text)) return Number(text);
    return /^(yes|true|1)$/.test(text) ? true : /^(no|false|0)$/.test(text) ? false : text;
  };
  const switches = Object.fromEntries([...query].filter(([name]) => name !== "edition" && name !== "seats").map(([name, text]) => [name, read(name, text)]));
  return { edition: query.get("edition") ?? "standard", seats: Number(query.get("seats") ?? 4), switches };
}

let kept: Promise<Offered> | undefined;

/** What can be chosen, asked for once. */
export function offered(): Promise<Offered> {
  kept ??= api.choices().catch((problem: unknown) => {
    kept = undefined;
    throw problem;
  });
  return kept;
}
