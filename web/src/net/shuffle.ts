// The fair shuffle, worked out again: does every deal of a record follow from the seed that the house announced before the
// game and from the nonces of the players, ours among them?
import { bytes, canHash, concat, sha256 } from "./bytes";
import type { Agreed } from "./nonce";

export type Verdict = { fair: boolean; rounds: number; ours: boolean; reason: "" | "insecure" | "headers" | "seed" | "nonce" | "ours" | "scribe" | "deal" };
type Told = { seats: number; scribe: number; oneColour: boolean; twice: boolean; headers: Map<string, string>; rounds: string[][][] };

const HEAD = new TextEncoder().encode("foretell shuffle 1\n");
const METHOD = "hmac-sha512 1";
const CARDS: string[] = [
  ...["B", "R", "G", "Y"].flatMap((colour) => Array.from({ length: 13 }, (_, rank) => `${colour}${rank + 1}`)),
  ...["W", "J"].flatMap((kind) => [1, 2, 3, 4].map((number) => `${kind}${number}`)),
  ...["Sh", "Dr", "Fa", "Bo", "We", "Ju", "Cl"],
];

/** Whether a record is what the house announced: `commitment` and `scribe` as they stood at the table, `nonce` our own. */
export async function verify(record: string, commitment = "", nonce = "", scribe?: Agreed): Promise<Verdict> {
  const told = read(record);
  const verdict = (reason: Verdict["reason"]): Verdict => ({ fair: reason === "", rounds: told.rounds.length, ours: nonce !== "", reason });
  if (!canHash()) return verdict("insecure");
  if (told.twice) return verdict("headers");
  const seed = bytes(told.headers.get("shuffle-seed") ?? "");
  const published = told.headers.get("shuffle-commitment") ?? "";
  if (told.headers.get("shuffle") !== METHOD || seed.length !== 64) return verdict("headers");
  if ((await sha256(seed)) !== published || (commitment && commitment !== published)) return verdict("seed");
  const nonces: Uint8Array<ArrayBuffer>[] = [];
  for (let seat = 0; seat < told.seats; seat++) {
    const [announced = "", shown = "-"] = (told.headers.get(`nonce-${seat}`) ?? "").split(" ");
    const one = bytes(shown === "-" ? "" : shown);
    if (one.length && (await sha256(one)) !== announced) return verdict("nonce");
    nonces.push(one);
  }
  if (nonce && !nonces.some((one) => one.length && one.every((byte, at) => byte === bytes(nonce)[at]))) return verdict("ours");
  const mixed = new Uint8Array(await crypto.subtle.digest("SHA-512", concat(...nonces.flatMap((one) => [Uint8Array.of(one.length), one]))));
  const key = await crypto.subtle.importKey("raw", seed, { name: "HMAC", hash: "SHA-512" }, false, ["sign"]);
  const drawn = told.headers.get("shuffle-scribe") === "lot";
  if (scribe && (scribe.scribe !== told.scribe || (scribe.lot && !drawn))) return verdict("scribe");
  if (drawn && (await below(told.seats, chance(0, key, mixed))) !== told.scribe) return verdict("scribe");
  for (const [at, dealt] of told.rounds.entries()) {
    const cards = dealt.flat().sort((one, other) => CARDS.indexOf(one) - CARDS.indexOf(other));
    if (!fits(dealt, await shuffled(cards, at + 1, key, mixed), told)) return verdict("deal");
  }
  return verdict("");
}

/** The bytes of a round, one after another; those of round 0 decide about the scribe. */
function chance(round: number, key: CryptoKey, mixed: Uint8Array): () => Promise<number> {
  let block = new Uint8Array();
  let number = 0;
  let at = 0;
  return async () => {
    if (at === block.length) {
      const text = concat(HEAD, Uint8Array.of(round >> 8, round & 255, number >> 8, number & 255), mixed);
      block = new Uint8Array(await crypto.subtle.sign("HMAC", key, text));
      number += 1;
      at = 0;
    }
    return block[at++] ?? 0;
  };
}

/** A number below `count`, each as likely as the others. */
async function below(count: number, next: () => Promise<number>): Promise<number> {
  let byte = await next();
  while (byte >= 256 - (256 % count)) byte = await next();
  return byte % count;
}

async function shuffled(cards: string[], round: number, key: CryptoKey, mixed: Uint8Array): Promise<string[]> {
  const next = chance(round, key, mixed);
  const deck = [...cards];
  for (let place = 0; place < deck.length - 1; place++) {
    const other = place + (await below(deck.length - place, next));
    [deck[place], deck[other]] = [deck[other] ?? "", deck[place] ?? ""];
  }
  return deck;
}

/** Whether the hands of a round, and what is left, are the deck in its order; in one colour each pile is. */
function fits(dealt: string[][], deck: string[], told: Told): boolean {
  if (!told.oneColour) return dealt.flat().join(" ") === deck.join(" ");
  return dealt.slice(0, told.seats).every((hand, seat) => {
    const own = deck.filter((card) => card[0] === "BRGY"[seat] || card === `W${seat + 1}` || card === `J${seat + 1}`);
    return hand.join(" ") === own.slice(0, hand.length).join(" ");
  });
}

/** Read a record; what stands before its first round counts once, and nowhere else. */
function read(record: string): Told {
  const told: Told = { seats: 0, scribe: 0, oneColour: false, twice: false, headers: new Map(), rounds: [] };
  const seen = new Set<string>();
  for (const line of record.split("\n")) {
    const [name = "", value = ""] = line.split(/: (.*)/s);
    if (line.startsWith("round ")) told.rounds.push([]);
    else if (told.rounds.length) {
      if (/^(deal \d|turned|rest)$/.test(name)) told.rounds.at(-1)?.push(value.split(" "));
      else if (name === "scribe" || name.startsWith("x-")) told.twice = true;
    } else {
      told.twice ||= value !== "" && seen.has(name);
      seen.add(name);
      if (name === "seats") told.seats = Number(value);
      else if (name === "scribe") told.scribe = Number(value);
      else if (name === "one_colour") told.oneColour = value === "yes";
      else if (name.startsWith("x-")) told.headers.set(name.slice(2), String(JSON.parse(value)));
    }
  }
  return told;
}
