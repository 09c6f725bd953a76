// The ways into a replay and into an analysis.

/** Its address: at a step, and from the seat of whoever comes from a game of his own, which stays below. */
export function replayPath(id: string, seat: number | null, step?: number): string {
  const place = new URLSearchParams();
  if (step !== undefined) place.set("step", String(step));
  if (seat !== null) place.set("seat", String(seat));
  return place.size === 0 ? `/replay/${id}` : `/replay/${id}?${place}`;
}

/** The address of the analysis of a game; whoever played in it is called "you" there. */
export function analysisPath(id: string, seat: number | null, step?: number): string {
  const place = new URLSearchParams();
  if (step !== undefined) place.set("step", String(step));
  if (seat !== null) place.set("seat", String(seat));
  return place.size === 0 ? `/analysis/${id}` : `/analysis/${id}?${place}`;
}
