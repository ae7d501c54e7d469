// The fan: where each card of a hand lies, whatever the width.
export type Spot = { x: number; y: number; turn: number };
export type Fan = { card: number; height: number; spots: Spot[] };

const MARGIN = 8;
/** How far below its upper edge a card is turned, in its heights; as in `Hand`. */
export const PIVOT = 2.2;

export function layout(count: number, width: number): Fan {
  const narrow = width < 600;
  const low = innerHeight < 540;
  const rows = narrow && count >= 12 && !low ? 2 : 1;
  const card = narrow ? (rows === 2 ? 60 : low ? 58 : 72) : innerHeight < 700 ? 84 : 104;
  const height = card * 1.4;
  const apart = rows === 2 ? height * 0.62 : 0;
  const spots: Spot[] = [];
  const perRow = Math.ceil(count / rows);
  for (let row = 0; row < rows; row++) {
    const here = Math.min(perRow, count - row * perRow);
    const gaps = Math.max(1, here - 1);
    const flat = Math.min(card * 0.74, (width - 2 * MARGIN - card) / gaps);
    const spread = rows === 1 ? Math.min(2.2, 26 / Math.max(1, here)) * (flat / card) : 0;
    // A card is turned about a point far below it, so the outermost ones swing out as well.
    const swing = Math.sin((spread * gaps * Math.PI) / 360) * height * PIVOT;
    const step = Math.min(flat, (width - 2 * MARGIN - card - 2 * swing) / gaps);
    const first = (width - card - step * (here - 1)) / 2;
    for (let at = 0; at < here; at++) {
      const turn = (at - (here - 1) / 2) * spread;
      spots.push({ x: first + at * step, y: row * apart, turn });
    }
  }
  return { card, height: height + apart + 4, spots };
}
