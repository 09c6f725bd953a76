// The tables that one has been at, to come back to.

import { keep, recalled } from "./memory";

const MEMORY = "tables";
const MOST = 12;

export interface Visit {
  readonly id: string;
  /** When one was last there, in milliseconds. */
  readonly at: number;
}

/** The tables of earlier visits, the last one first. */
export function visits(): Visit[] {
  try {
    const kept: unknown = JSON.parse(recalled(MEMORY) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isVisit) : [];
  } catch {
    return [];
  }
}

/** Remember that one was at that table just now. */
export function visit(id: string, at: number = Date.now()): void {
  keep(MEMORY, JSON.stringify([{ id, at }, ...visits().filter((other) => other.id !== id)].slice(0, MOST)));
}

/** Forget a table that is no longer there. */
export function leave(id: string): void {
  keep(MEMORY, JSON.stringify(visits().filter((other) => other.id !== id)));
}

function isVisit(value: unknown): value is Visit {
  if (typeof value !== "object" || value === null) return false;
  const { id, at } = value as Record<string, unknown>;
  return typeof id === "string" && typeof at === "number";
}
