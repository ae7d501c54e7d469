// Wording: cards, decisions, refusals and events as sentences, made from what the server sends.
import { comma, has, join, pair, say, withMinus, type Params } from "./words.svelte";

export type Trouble = { code: string; rule?: string; params?: Record<string, unknown> };
export type Happening = { [fact: string]: unknown };

const COLOURS: Record<string, string> = { B: "blue", R: "red", G: "green", Y: "yellow", "-": "none" };
const KINDS: Record<string, string> = {
  W: "wizard", J: "jester", Sh: "shapeshifter", Dr: "dragon", Fa: "fairy", Bo: "bomb", We: "werewolf", Ju: "juggler", Cl: "cloud",
};

export function key(family: string, name: string): string {
  return `${family}-${name}`.replaceAll("/", "-").replaceAll("_", "-");
}

/** The kind of a card without colour, by its token. */
export function kindOf(token: string): string | undefined {
  return KINDS[token];
}

/** The token of a kind of card. */
export function tokenOf(kind: string): string {
  return Object.keys(KINDS).find((token) => KINDS[token] === kind) ?? kind;
}

/** The colour that a letter stands for. */
export function colourOf(letter: string): string {
  return COLOURS[letter] ?? "none";
}

/** The name of a card or a play; the form `object` is how one plays or holds it. */
export function card(token: string, form = ""): string {
  const [name = "", announced] = token.split("=");
  const suffix = form && `.${form}`;
  if (announced) {
    const as = announced === "W" ? "wizard" : announced === "J" ? "jester" : colourOf(announced);
    return say("card-announced", { card: card(name, form), as });
  }
  if (KINDS[name]) return say(`card-${KINDS[name]}${suffix}`);
  return say(`card-number${suffix}`, { colour: colourOf(name[0] ?? ""), rank: Number(name.slice(1)) });
}

/** A decision in words. */
export function decision(token: string): string {
  if (/^\d+$/.test(token)) return say("decision-predict", { number: Number(token) });
  if (token.startsWith("trump=")) return say("decision-choose-trump", { colour: colourOf(token.slice(-1)) });
  if (token.startsWith("We=")) return say("decision-swap-werewolf", { colour: colourOf(token.slice(-1)) });
  if (token === "+1" || token === "-1") return say("decision-adjust-prediction", { change: token === "+1" ? "up" : "down" });
  return say("decision-play", { card: card(token.replace(">", ""), "object") });
}

/** A refusal as a sentence; a code that begins with `web/` is a message of the page itself. */
export function trouble(problem: Trouble): string {
  if (problem.code.startsWith("web/")) return say(key("web", problem.code.slice(4)), params(problem.params ?? {}));
  const name = key("error", problem.code);
  return has(name) ? sentence(say(name, params(problem.params ?? {}))) : say("web-trouble", { code: problem.code });
}

function params(given: Record<string, unknown>): Params {
  const worded: Params = {};
  for (const [name, value] of Object.entries(given)) {
    worded[name] = typeof value === "number" ? value : String(value);
    const families = { colour: ["colour"], phase: ["phase"], setting: ["setting"], one: ["setting", "card"], other: ["setting", "card"] }[name];
    if (families) worded[`${name}-name`] = named(String(value), ...families);
  }
  if (typeof given["token"] === "string") worded["choice"] = worded["card"] = decision(given["token"]);
  return worded;
}

/** The name of something in the first of these families that has it. */
export function named(name: string, ...families: string[]): string {
  const found = families.map((family) => key(family, name)).find(has);
  return found ? say(found) : name;
}

export function sentence(text: string): string {
  return text.slice(0, 1).toLocaleUpperCase() + text.slice(1);
}

/** An event as a sentence about these players. */
export function event(happened: Happening, players: string[]): string {
  const told: Params = { known: "no", chosen: "no", prediction: "unknown", card: "", player: "" };
  const name = (seat: unknown): string => players[Number(seat)] ?? "";
  const each = (values: unknown[]): string => players.map((player, seat) => pair(player, String(values[seat]))).join(comma());
  for (const [fact, value] of Object.entries(happened)) {
    if (fact === "seat") Object.assign(told, { player: name(value), chosen: "yes" });
    else if (fact === "card" || fact === "received") {
      if (value !== null) Object.assign(told, { known: "yes", card: card(String(value), "object") });
    } else if (fact === "play") told["play"] = card(String(value), "object");
    else if (fact === "dealer") told["dealer"] = name(value);
    else if (fact === "colour") Object.assign(told, { colour: value ?? "none", "colour-name": named(String(value ?? "none"), "colour") });
    else if (fact === "predictions") told["predictions"] = each(value as unknown[]);
    else if (fact === "points") told["points"] = each((value as number[]).map(signed));
    else if (fact === "winners") Object.assign(told, { count: (value as number[]).length, winners: join((value as number[]).map(name)) });
    else if (typeof value === "number" || typeof value === "string") told[fact] = value;
  }
  return say(key("event", String(happened["event"])), told);
}

/** How long a game is; nothing where it is the full game. */
export function lengthUnlessFull(length: unknown): string {
  return length === undefined || length === "full" ? "" : lengthName(length);
}

export function lengthName(length: unknown): string {
  if (!Array.isArray(length)) return say(`length-${String(length)}`, { sizes: "" });
  return say("length-custom", { sizes: length.join(`${say("list-comma").trim()} `) });
}

/** What somebody decided, as a sentence. */
export function did(seat: number, token: string, players: string[]): string {
  if (/^\d+$/.test(token)) return event({ event: "predicted", seat, prediction: Number(token) }, players);
  if (token.startsWith("trump=")) return event({ event: "trump", seat, colour: colourOf(token.slice(-1)) }, players);
  if (token.startsWith(">")) return event({ event: "passed", seat, card: token.slice(1) }, players);
  if (/^(We=|[+-])/.test(token)) return say("web-replay-did", { player: players[seat] ?? "", decision: decision(token) });
  return event({ event: "played", seat, play: token }, players);
}

export function signed(number: number): string {
  return number > 0 ? `+${number}` : withMinus(String(number));
}
