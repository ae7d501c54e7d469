// What the table knows of the game, whole: `view` frames bring everything, `change` frames what is new.
import type { ViewContent, TrickContent, BlockContent, RoundContent, ClockContent } from "../net/protocol";

export type Trick = TrickContent;
export type BlockRow = BlockContent;
export type LastRound = RoundContent;

export type View = Required<Omit<ViewContent, "clock">> & { clock?: ClockContent | null };

export function over(view: View | undefined, news: ViewContent): View {
  return { ...(view ?? ({} as View)), ...news } as View;
}

/** The seat that plays card number `at` of a trick. */
export function seatOf(trick: Trick, at: number, seats: number): number {
  return (trick.leader + at) % seats;
}

/** The decisions that begin with this card: as it is, or with what may be announced for it. */
export function waysToPlay(view: View, card: string): string[] {
  return view.legal.filter((token) => token === card || token.startsWith(`${card}=`) || token === `>${card}`);
}

/** The numbers that may be chosen and those that may not, in order: a prediction, or a change of it. */
export function offered(view: View): string[] {
  return [...view.legal, ...Object.keys(view.reasons)].filter((token) => /^[+-]?\d+$/.test(token)).sort((one, other) => Number(one) - Number(other));
}

/** Why a card cannot be played, as a code. */
export function reasonAgainst(view: View, card: string): string | undefined {
  return view.reasons[card];
}

/** How many cards we hold without seeing them: on our forehead. */
export function heldBack(view: View): number {
  return view.seat !== null && !view.hand.length ? (view.cards_held[view.seat] ?? 0) : 0;
}

/** The cards on another's forehead; what a view remembers of them is not shown once we have taken up our own. VAR-4. */
export function onForehead(view: View, seat: number): string[] {
  return heldBack(view) ? (view.foreheads[String(seat)] ?? []) : [];
}

/** Whether all write their predictions at once. VAR-2, VAR-3. */
export function written(view: View): boolean {
  return view.settings["hidden_predictions"] === true || view.settings["secret_predictions"] === true;
}

/** Whether somebody's written prediction is not revealed yet: then no coins are shown. PREDICT-5. */
export function faceDown(view: View, seat: number): boolean {
  return !!view.predicted[seat] && !view.coins[seat] && written(view);
}

/** The predictions told so far, added up; unknown ones count for nothing. */
export function sumOf(predictions: (number | null)[]): number {
  return predictions.reduce<number>((sum, one) => sum + (one ?? 0), 0);
}
