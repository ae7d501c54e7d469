// Where the seats are around the table, seen from ours: clockwise, the next player on our left.
export type Place = { x: number; y: number; phoneX: number; phoneY: number; order: number; dx: number; dy: number };

/** Whoever looks on has no place of their own: then all seats share the row that a phone shows. */
export function place(seat: number, mine: number, seats: number, watching = false): Place {
  const ahead = (seat - mine + seats) % seats;
  const turn = (2 * Math.PI * ahead) / seats;
  const dx = -Math.sin(turn);
  const dy = Math.cos(turn);
  const shown = watching ? seats : seats - 1;
  const first = seats - shown;
  const along = ahead < first ? 0.5 : (ahead - first + 0.5) / shown;
  return { x: 50 + dx * 41, y: 50 + dy * 39, phoneX: along * 100, phoneY: Math.abs(along - 0.5) * 2, order: ahead - first, dx, dy };
}
