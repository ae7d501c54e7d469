// One line that says what is going on, for the one who reads it.
import { named } from "../words/wording";
import { join, say } from "../words/words.svelte";
import type { View } from "./view";

export function prompt(view: View, seat: number | null, names: string[], paused: boolean): string {
  if (paused) return say("web-prompt-paused");
  if (view.phase === "over") return say("web-prompt-over");
  if (seat !== null && view.to_act.includes(seat)) return yours(view);
  const who = join(view.to_act.map((other) => names[other] ?? ""));
  return say("web-prompt-others", { players: who, count: view.to_act.length, phase: view.phase });
}

function yours(view: View): string {
  if (view.phase === "pass_card") return say("web-prompt-pass");
  if (view.phase !== "play") return say("web-prompt-decide");
  if (!view.trick.plays.length) return say("web-prompt-lead");
  if (view.follow && Object.keys(view.reasons).length) return say("web-prompt-follow", { colour: named(view.follow, "colour") });
  return say("web-prompt-any");
}
