// A lesson, step by step: what the engine shows at each, what is asked, and what to say to another choice.
import { api, offered, Refused, type LessonShown, type StepShown } from "../net/api";
import { heed } from "../net/latest";
import { learn } from "../lib/progress";
import { reasonAgainst, waysToPlay, type Trick, type View } from "../table/view";
import type { Trouble } from "../words/wording";

export class Course {
  lesson = $state.raw<LessonShown>();
  at = $state(0);
  problem = $state.raw<Refused>();
  /** A choice that the lesson does not want; `problem` and `rule` say why where the rules forbid it. */
  remark = $state.raw<{ problem?: Trouble; rule: string }>();
  /** A card for which something is still to be announced. */
  announcing = $state("");

  constructor(readonly name: string) {}

  /** Ask for the lesson in a language; the step stays. */
  load(language: string): () => void {
    return heed(api.lesson(this.name, language), (found) => {
      this.lesson = found;
      this.problem = undefined;
    }, (refusal) => (this.problem = refusal));
  }

  get step(): StepShown | undefined {
    return this.lesson?.steps[this.at];
  }

  get view(): View | undefined {
    return this.step?.view as View | undefined;
  }

  /** The last thing that was said, while others play. */
  get text(): string {
    return this.lesson?.steps.slice(0, this.at + 1).findLast(({ text }) => text)?.text ?? "";
  }

  get last(): boolean {
    return this.at === (this.lesson?.steps.length ?? 0) - 1;
  }

  /** The card that a decision of a lesson is about. */
  get card(): string {
    return this.step?.decision.replace(">", "").split("=")[0] ?? "";
  }

  /** Whether the round that the lesson plays is over. */
  get ended(): boolean {
    return !!this.view && !this.inRound(this.view);
  }

  /** What the table shows: once the round is over, how it ended and not the next deal. */
  get shown(): View | undefined {
    return this.lesson?.steps.slice(0, this.at + 1).map(({ view }) => view as View).findLast((view) => this.inRound(view));
  }

  private inRound(view: View): boolean {
    return view.round === this.lesson?.steps[0]?.view.round;
  }

  /** A trick that has just been finished, shown until the next card is played. */
  get done(): Trick | undefined {
    const view = this.view;
    if (!view || view.trick.plays.length) return undefined;
    return this.ended ? view.last_round?.tricks.at(-1) : view.tricks.at(-1);
  }

  on(): void {
    this.remark = undefined;
    this.announcing = "";
    if (!this.last) this.at += 1;
    if (this.last) learn(this.name);
  }

  /** A card was chosen: played, or first what it shall be is asked. */
  play(card: string): void {
    const ways = this.view ? waysToPlay(this.view, card) : [];
    const wanted = this.step?.decision ?? "";
    if (ways.length > 1 && ways.includes(wanted)) this.announcing = card;
    else this.decide(ways[0] ?? card);
  }

  decide(token: string): void {
    if (this.step?.kind !== "ask") return;
    if (token === this.step.decision) this.on();
    else if (this.view?.legal.includes(token)) this.remark = { rule: "" };
    else void this.why(token);
  }

  /** Say why something may not be chosen. */
  async why(token: string): Promise<void> {
    const view = this.view;
    const code = view && reasonAgainst(view, token);
    if (!code) return;
    const rule = await offered().then(({ reasons }) => reasons[code] ?? "", () => "");
    this.remark = { problem: { code, params: { token, colour: view.follow, tricks: view.tricks_to_play, phase: view.phase } }, rule };
  }
}
