// A table that is being planned: every choice is put to the server, which says what it closes, and why.
import { nextPlan } from "../lib/play";
import { api, Refused, type Reason } from "../net/api";
import type { Arrangement } from "../net/protocol";

type Switch = boolean | number | string | (string | number)[];

export class Planning {
  arrangement = $state.raw<Arrangement>(nextPlan().arrangement);
  levels = $state<string[]>(nextPlan().levels);
  closed = $state.raw<Record<string, Reason>>({});
  settings = $state.raw<Record<string, unknown>>({});
  problem = $state.raw<Reason>();
  /** The hand sizes of every length that may be chosen. */
  lengths = $state.raw<Record<string, number[]>>({});
  /** Choices that make no difference now. */
  idle = $state.raw<string[]>([]);
  private asked = 0;
  private adding = true;

  constructor() {
    void this.check();
  }

  /** The seat of the scribe, or the lot. */
  get scribe(): number | "lot" {
    const chosen = this.arrangement.switches?.["scribe"];
    return typeof chosen === "number" ? chosen : "lot";
  }

  /** The name of the length, or hand sizes. */
  get length(): string | (string | number)[] {
    const chosen = this.arrangement.switches?.["length"];
    return Array.isArray(chosen) || typeof chosen === "string" ? chosen : "full";
  }

  /** What is wrong with hand sizes that were written. */
  get lengthProblem(): Reason | undefined {
    const { rule = "", params = {} } = this.problem ?? {};
    return Array.isArray(this.length) && (rule.startsWith("LENGTH-") || Object.values(params).includes("length")) ? this.problem : undefined;
  }

  /** The level of the bot on a seat; none where a friend is to sit. */
  level(seat: number): string {
    return this.levels[seat - 1] ?? (this.levels.find((level) => level) || "apprentice");
  }

  /** Who sits on the other seats. */
  get seated(): string[] {
    return Array.from({ length: (this.arrangement.seats ?? 4) - 1 }, (_, at) => this.level(at + 1));
  }

  seat(seat: number, level: string): void {
    this.levels = this.seated.map((one, at) => (at === seat - 1 ? level : one));
  }

  get specials(): string[] {
    const held = this.arrangement.switches?.["specials"];
    return Array.isArray(held) ? held.map(String) : [];
  }

  on(name: string): boolean {
    return this.settings[name] === true;
  }

  set(change: Partial<Arrangement>): void {
    this.arrangement = { ...this.arrangement, ...change };
    void this.check();
  }

  /** Another edition: its own switches hold again. */
  edition(name: string): void {
    const { scribe = "lot", specials = [], length = "full" } = this.arrangement.switches ?? {};
    this.set({ edition: name, switches: { scribe, specials, length } });
  }

  seats(seats: number): void {
    this.set({ seats, switches: { ...this.arrangement.switches, scribe: this.scribe === "lot" || this.scribe < seats ? this.scribe : "lot" } });
  }

  switch(name: string, value: Switch): void {
    this.set({ switches: { ...this.arrangement.switches, [name]: value } });
  }

  special(name: string): void {
    const held = this.specials;
    this.adding = !held.includes(name);
    this.switch("specials", held.includes(name) ? held.filter((one) => one !== name) : [...held, name]);
  }

  private async check(): Promise<void> {
    const number = ++this.asked;
    const before = this.specials;
    try {
      const found = await api.closed(this.arrangement);
      if (number !== this.asked) return;
      if (found.problem?.code === "settings/together" && before.length) {
        this.together(found.problem);
        return;
      }
      this.problem = found.problem ?? undefined;
      if (found.problem) return;
      this.closed = found.closed;
      this.settings = found.settings;
      this.lengths = found.lengths;
      this.idle = found.idle;
    } catch (refusal) {
      if (number === this.asked && refusal instanceof Refused) this.problem = refusal;
    }
  }

  /** What comes together or not at all is added or taken away together. */
  private together({ params }: Reason): void {
    const pair = [String(params["one"]), String(params["other"])];
    const without = this.specials.filter((one) => !pair.includes(one));
    this.switch("specials", this.adding ? [...without, ...pair] : without);
  }
}
