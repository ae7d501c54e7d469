// Names: people have their own; bots of the house have one for each seat, so that two of a level can be told apart.
import type { SeatShown } from "../net/protocol";
import { say } from "../words/words.svelte";

export function playerName(seat: SeatShown | null | undefined, at: number): string {
  if (!seat) return say("web-seat-free");
  return seat.level ? say("web-bot-name", { seat: at }) : seat.name;
}

/** Names of a game that is over: a bot of the house has no player, and its level for a name. */
export function archivedName(name: string, at: number, levels: string[]): string {
  return levels.includes(name) ? say("web-bot-name", { seat: at }) : name;
}
