// Our part of the shuffle: random bytes that are announced by their hash, kept, and shown once the host has started.
import { forget, recall, remember } from "../lib/memory";
import { bytes, canHash, hex, sha256 } from "./bytes";

/** The commitment to our nonce for a game; the nonce is drawn when it is first asked for. */
export async function announced(game: string): Promise<string> {
  if (!canHash()) return "";
  return sha256(bytes(nonce(game) ?? draw(game)));
}

export function nonce(game: string): string | undefined {
  return recall<Record<string, string>>("nonces", {})[game];
}

function draw(game: string): string {
  const drawn = hex(crypto.getRandomValues(new Uint8Array(32)));
  const kept = Object.entries(recall<Record<string, string>>("nonces", {})).slice(-19);
  forget("nonces");
  remember("nonces", Object.fromEntries([...kept, [game, drawn]]));
  return drawn;
}

/** Who deals first, as this browser saw it when the game began. */
export type Agreed = { lot: boolean; scribe: number };

/** Keep what stood at the table when a game began; what is said later does not replace it. */
export function agree(game: string, scribe: Agreed): void {
  const kept = recall<Record<string, Agreed>>("scribes", {});
  if (!kept[game]) remember("scribes", Object.fromEntries([...Object.entries(kept).slice(-19), [game, scribe]]));
}

export function agreed(game: string): Agreed | undefined {
  return recall<Record<string, Agreed>>("scribes", {})[game];
}
