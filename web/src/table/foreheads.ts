// Cards on foreheads lie in rows: on a desk below each seat, on a phone side by side in the width that the seats share.
const STRIP = 12;
const REST = 35;

export type Rows = { desk: number; upright: number; flat: number };

/** How many cards lie in a row, on a desk and on a phone held upright or flat, where this many others sit. */
export function inRow(others: number): Rows {
  const fit = (width: number) => Math.max(2, Math.floor((width / others - REST) / STRIP));
  return { desk: 9, upright: fit(360), flat: fit(640) };
}
