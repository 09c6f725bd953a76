// The way into a replay.

/** Its address: at a step, and from the seat of whoever comes from a game of his own, which stays below. */
export function replayPath(id: string, seat: number | null, step?: number): string {
  const place = new URLSearchParams();
  if (step !== undefined) place.set("step", String(step));
  if (seat !== null) place.set("seat", String(seat));
  return place.size === 0 ? `/replay/${id}` : `/replay/${id}?${place}`;
}
