// Ways to a table: play now against bots, or open one for others.
import { api } from "../net/api";
import { guest } from "../net/guest.svelte";
import type { Arrangement } from "../net/protocol";
import { recall, remember } from "./memory";
import { go } from "./route.svelte";

export type Plan = { arrangement: Arrangement; levels: string[] };

/** Whoever plays alone sits on the dealer's left in the first round, and so need not wait. */
const FIRST: Plan = {
  arrangement: { edition: "standard", seats: 4, switches: { scribe: 3 }, hints: true, pace: 300 },
  levels: ["apprentice"],
};

export function lastPlan(): Plan {
  return recall<Plan>("plan", FIRST);
}

export async function open(plan: Plan, withBots: boolean): Promise<void> {
  remember("plan", plan);
  const { table } = await api.open(await guest.token(), plan.arrangement);
  if (withBots) remember("start", { table, levels: plan.levels });
  go(`/t/${table}`);
}

/** The levels of the bots that shall be seated at this table at once, told one time. */
export function botsToSeat(table: string): string[] {
  const start = recall<{ table: string; levels: string[] } | null>("start", null);
  if (start?.table !== table) return [];
  remember("start", null);
  return start.levels.length ? start.levels : ["apprentice"];
}
