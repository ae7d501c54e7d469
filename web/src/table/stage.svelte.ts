// The stage: what is shown in the middle follows what happened a little later, so that people can see it. Hands and
// decisions never wait for it: whoever decides brings it up to date at once.
import { preferences } from "../lib/preferences.svelte";
import type { Happening } from "../words/wording";
import type { Trick, View } from "./view";

type Frame = { view: View; events: Happening[] };

export const PAUSE = 900;
export const SWEEP = 380;
const CARD = 260;

export class Stage {
  /** The view as it is shown. */
  view = $state.raw<View>();
  /** A trick that is complete: it stays a moment, then is swept to its winner. */
  done = $state.raw<Trick>();
  sweeping = $state(false);
  /** Rises with every trick that has left the table. */
  swept = $state(0);
  private frames: Frame[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly happened: (events: Happening[], view: View) => void) {}

  push(view: View, events: Happening[]): void {
    this.frames.push({ view, events });
    if (this.frames.length > 12) this.flush();
    else if (!this.timer) this.next();
  }

  /** Show everything that has happened, now. */
  flush(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    const rest = this.frames.splice(0);
    for (const { view, events } of rest) {
      this.view = view;
      this.happened(events, view);
    }
    this.clear();
  }

  private next(): void {
    this.timer = undefined;
    this.clear();
    const frame = this.frames.shift();
    if (!frame) return;
    const { view, events } = frame;
    const won = events.some(({ event }) => event === "trick_won" || event === "trick_bombed");
    if (won && this.view) {
      this.frames.unshift(frame);
      this.done = view.tricks.at(-1) ?? view.last_round?.tricks.at(-1);
      this.wait(PAUSE, () => {
        this.frames.shift();
        this.sweeping = true;
        this.view = view;
        this.happened(events, view);
        this.wait(preferences.calm ? 0 : SWEEP, () => this.next());
      });
      return;
    }
    this.view = view;
    this.happened(events, view);
    this.wait(this.frames.length > 4 ? 60 : CARD, () => this.next());
  }

  private clear(): void {
    if (this.done) this.swept += 1;
    this.done = undefined;
    this.sweeping = false;
  }

  private wait(time: number, then: () => void): void {
    this.timer = setTimeout(then, time);
  }
}
