// Words: the Fluent catalogue of the chosen language, behind `say`. English stands in for what a language lacks.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import catalogues from "virtual:words";
import { preferences } from "../lib/preferences.svelte";

const FALLBACK = "en";
export type Params = Record<string, FluentVariable>;

let bundles: FluentBundle[] = $state.raw([]);

export const languages: string[] = Object.keys(catalogues);

export function language(): string {
  return bundles[0]?.locales[0] ?? FALLBACK;
}

/** Load the language that was chosen, or else the browser's. */
export async function listen(): Promise<void> {
  const wishes = [preferences.language, ...navigator.languages.map((tag) => tag.slice(0, 2)), FALLBACK];
  const chosen = wishes.find((wish) => languages.includes(wish)) ?? FALLBACK;
  const order = chosen === FALLBACK ? [chosen] : [chosen, FALLBACK];
  bundles = await Promise.all(order.map(load));
  document.documentElement.lang = chosen;
}

async function load(name: string): Promise<FluentBundle> {
  const bundle = new FluentBundle(name, { useIsolating: false });
  const text = await catalogues[name]?.();
  bundle.addResource(new FluentResource(text?.default ?? ""));
  return bundle;
}

export function has(key: string): boolean {
  const [name = "", attribute] = key.split(".");
  return bundles.some((bundle) => {
    const message = bundle.getMessage(name);
    return message && (attribute ? attribute in message.attributes : message.value !== null);
  });
}

/** Say a message; `key.attribute` says an attribute of it. */
export function say(key: string, params: Params = {}): string {
  const [name = "", attribute] = key.split(".");
  for (const bundle of bundles) {
    const message = bundle.getMessage(name);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (pattern) return bundle.formatPattern(pattern, params, []).replace(/[ \n]+/g, " ").trim();
  }
  return key;
}

/** A list as it is spoken. */
export function join(items: string[]): string {
  if (items.length < 2) return items.join("");
  return say("list-and", { rest: items.slice(0, -1).join(`${say("list-comma").trim()} `), last: items.at(-1) ?? "" });
}
