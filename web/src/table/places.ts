// Where the seats are around the table, seen from ours: clockwise, the next player on our left.
export type Place = { x: number; y: number; phoneX: number; phoneY: number; dx: number; dy: number };

export function place(seat: number, mine: number, seats: number): Place {
  const ahead = (seat - mine + seats) % seats;
  const turn = (2 * Math.PI * ahead) / seats;
  const dx = -Math.sin(turn);
  const dy = Math.cos(turn);
  const others = seats - 1;
  const along = ahead === 0 ? 0.5 : (ahead - 0.5) / others;
  return { x: 50 + dx * 41, y: 50 + dy * 39, phoneX: along * 100, phoneY: Math.abs(along - 0.5) * 2, dx, dy };
}
