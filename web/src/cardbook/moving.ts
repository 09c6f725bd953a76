// How the arrow keys move among cards that lie in rows.

/** Where a cell begins. */
export interface Corner {
  readonly top: number;
  readonly left: number;
}

/** The number of the cell that a key leads to from one of them; undefined if it leads nowhere. */
export function nextCell(key: string, cells: readonly Corner[], here: number): number | undefined {
  if (here < 0) return undefined;
  const next = {
    ArrowRight: here + 1,
    ArrowLeft: here - 1,
    ArrowDown: below(cells, here, 1),
    ArrowUp: below(cells, here, -1),
    Home: 0,
    End: cells.length - 1,
  }[key];
  return next === undefined || next < 0 || next >= cells.length || next === here ? undefined : next;
}

/** The nearest cell of the next row, or of the one before; -1 if there is none. */
function below(cells: readonly Corner[], here: number, step: 1 | -1): number {
  const from = cells[here]!;
  const beyond = cells.filter(({ top }) => (top - from.top) * step > 1);
  const rows = beyond.map(({ top }) => top);
  const row = step > 0 ? Math.min(...rows) : Math.max(...rows);
  const away = ({ left }: Corner) => Math.abs(left - from.left);
  const nearest = beyond
    .filter(({ top }) => Math.abs(top - row) <= 1)
    .toSorted((one, other) => away(one) - away(other));
  return nearest[0] === undefined ? -1 : cells.indexOf(nearest[0]);
}
