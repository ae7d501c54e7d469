// One line that says what is going on, for the one who reads it.
import { card, named, sentence } from "../words/wording";
import { join, say } from "../words/words.svelte";
import type { Trick, View } from "./view";

/** `seat` is ours, `asked` whether we are asked now, `chosen` a card for later, `done` a trick that still lies there. */
export type Moment = { seat: number | null; asked: boolean; done: Trick | undefined; chosen: string; paused: boolean; names: string[] };

export function prompt(view: View, { seat, asked, done, chosen, paused, names }: Moment): string {
  if (paused) return say("web-prompt-paused");
  if (asked) return yours(view);
  if (chosen) return sentence(say("web-prompt-chosen", { card: card(chosen, "object") }));
  if (done) return done.bombed ? say("web-last-bombed") : say("web-last-won", { player: names[done.winner] ?? "" });
  if (view.phase === "over") return say("web-prompt-over");
  const others = view.to_act.filter((other) => other !== seat);
  if (!others.length) return say("web-prompt-moment");
  return say("web-prompt-others", { players: join(others.map((other) => names[other] ?? "")), count: others.length, phase: view.phase });
}

function yours(view: View): string {
  if (view.phase === "pass_card") return say("web-prompt-pass");
  if (view.phase !== "play") return say("web-prompt-decide");
  if (!view.trick.plays.length) return say("web-prompt-lead");
  if (view.follow && Object.keys(view.reasons).length) return say("web-prompt-follow", { colour: named(view.follow, "colour") });
  return say("web-prompt-any");
}
