// Words: the Fluent catalogue of the chosen language, behind `say`. English stands in for what a language lacks.
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import catalogues from "virtual:words";
import { preferences } from "../lib/preferences.svelte";
import { joined } from "./prepositions";

const FALLBACK = "en";
export type Params = Record<string, FluentVariable>;

let bundles: FluentBundle[] = $state.raw([]);
let edition = "";
let asked = 0;

export const languages: string[] = Object.keys(catalogues).filter((name) => !name.includes("/"));

/** What a language calls itself: the same whatever is spoken. */
export function ownName(tag: string): string {
  return say(`language-${tag}.own`);
}

/** The languages in the order to list them in: by what they call themselves. */
export function byOwnName(): string[] {
  return [...languages].sort((one, other) => ownName(one).localeCompare(ownName(other), FALLBACK));
}

export function language(): string {
  return bundles[0]?.locales[0] ?? FALLBACK;
}

/** Load the language that was chosen, or else the browser's, or else that of the link which led here. */
export async function listen(): Promise<void> {
  const wishes = [preferences.language, ...navigator.languages.map((tag) => tag.slice(0, 2)), new URLSearchParams(location.search).get("language") ?? "", FALLBACK];
  const chosen = wishes.find((wish) => languages.includes(wish)) ?? FALLBACK;
  const order = chosen === FALLBACK ? [chosen] : [chosen, FALLBACK];
  const number = ++asked;
  const loaded = await Promise.all(order.map((name) => load(name, edition)));
  if (number !== asked) return;
  bundles = loaded;
  document.documentElement.lang = chosen;
  document.querySelector("link[rel=manifest]")?.setAttribute("href", `/manifest.${chosen}.webmanifest`);
}

/** Speak the words of an edition's booklet, where the language has them; of no edition, the language's own. */
export function speakAs(name: string): void {
  const before = edition;
  edition = name;
  // Most booklets have no words beyond their language's: then nothing that is shown changes.
  if (name !== before && languages.some((one) => catalogues[`${one}/${name}`] ?? catalogues[`${one}/${before}`])) void listen();
}

const read: Record<string, Promise<FluentResource> | undefined> = {};

/** What a catalogue holds, read once; what cannot be loaded, as without a network, is tried again another time. */
async function resource(name: string): Promise<FluentResource | undefined> {
  const text = catalogues[name];
  if (!text) return undefined;
  const loading = (read[name] ??= text().then((loaded) => new FluentResource(loaded.default)));
  return loading.catch(() => (read[name] = undefined));
}

/** Of two entries with one name the first is kept, so an edition's words come before the language's. What cannot be loaded is left out. */
async function load(name: string, edition: string): Promise<FluentBundle> {
  const bundle = new FluentBundle(name, { useIsolating: false, transform: (text) => joined(text, name) });
  const texts = await Promise.all([`${name}/${edition}`, name].map(resource));
  for (const text of texts) if (text) bundle.addResource(text);
  return bundle;
}

export function has(key: string): boolean {
  const [name = "", attribute] = key.split(".");
  return bundles.some((bundle) => {
    const message = bundle.getMessage(name);
    return message && (attribute ? attribute in message.attributes : message.value !== null);
  });
}

/** A number that was written with a hyphen, as people read it: with a minus. */
export function withMinus(number: string): string {
  return number.replace("-", "−");
}

class Figure extends FluentNumber {
  override toString(...scope: Parameters<FluentNumber["toString"]>): string {
    return withMinus(super.toString(...scope));
  }
}

/** Say a message; `key.attribute` says an attribute of it. */
export function say(key: string, params: Params = {}): string {
  const [name = "", attribute] = key.split(".");
  const given = Object.fromEntries(Object.entries(params).map(([one, value]) => [one, typeof value === "number" ? new Figure(value) : value]));
  for (const bundle of bundles) {
    const message = bundle.getMessage(name);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (pattern) return bundle.formatPattern(pattern, given, []).replace(/[ \n]+/g, " ").trim();
  }
  return key;
}

/** An address to share: whoever previews it is told our language. */
export function shared(address: string): string {
  return language() === FALLBACK ? address : `${address}?language=${language()}`;
}

/** Somebody and what they say, something and what it is: with a colon, as the language writes it. */
export function pair(name: string, value: string): string {
  return say("list-pair", { name, value });
}

/** What stands between the items of a list. */
export function comma(): string {
  return `${say("list-comma").trim()} `;
}

/** A list as it is spoken. */
export function join(items: string[]): string {
  if (items.length < 2) return items.join("");
  return say("list-and", { rest: items.slice(0, -1).join(comma()), last: items.at(-1) ?? "" });
}
