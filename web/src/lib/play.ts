// Ways to a table: play now against bots, or open one for others.
import { api } from "../net/api";
import { guest } from "../net/guest.svelte";
import type { Arrangement } from "../net/protocol";
import { recall, remember } from "./memory";
import { go } from "./route.svelte";

/** `levels` are those of the bots on the seats after our own; none where a friend is to sit. */
export type Plan = { arrangement: Arrangement; levels: string[] };

/** Whoever plays alone sits on the dealer's left in the first round, and so need not wait; a first evening is short. */
const FIRST: Plan = {
  arrangement: { edition: "standard", seats: 4, switches: { scribe: 3, length: "short" }, hints: true, pace: 300 },
  levels: ["apprentice"],
};

export function lastPlan(): Plan {
  return recall<Plan>("plan", FIRST);
}

/** Where a new table begins: as the last one was, but for the scribe, who was for that table; the first one is full. */
export function nextPlan(): Plan {
  const { arrangement, levels } = lastPlan();
  const length = recall<Plan | null>("plan", null) ? (arrangement.switches?.["length"] ?? "full") : "full";
  return { arrangement: { ...arrangement, switches: { ...arrangement.switches, scribe: "lot", length } }, levels };
}

/** Play with nobody but bots. */
export async function playAlone(plan: Plan): Promise<void> {
  const levels = plan.levels.filter((level) => level);
  const first = levels[0] ?? "apprentice";
  await open(plan, Array.from({ length: (plan.arrangement.seats ?? 4) - 1 }, (_, at) => plan.levels[at] || first));
}

/** Open a table, with bots of these levels on the seats after our own. */
export async function open(plan: Plan, bots: string[]): Promise<void> {
  remember("plan", bots.length ? plan : { ...plan, levels: lastPlan().levels });
  const { table } = await api.open(await guest.token(), plan.arrangement);
  if (bots.some((level) => level)) remember("start", { table, levels: bots });
  go(`/t/${table}`);
}

/** The levels of the bots that shall be seated at this table at once, seat after seat, told one time. */
export function botsToSeat(table: string): string[] {
  const start = recall<{ table: string; levels: string[] } | null>("start", null);
  if (start?.table !== table) return [];
  remember("start", null);
  return start.levels;
}
