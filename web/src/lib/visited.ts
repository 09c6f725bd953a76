// The tables that were visited in this browser.

import { keep, recalled } from "./storage";

const STORAGE_KEY = "tables";
const MOST_TABLES = 12;

export interface Visit {
  readonly id: string;
  /** The time of the last visit, in milliseconds. */
  readonly at: number;
}

/** The tables of earlier visits, the latest first. */
export function visits(): Visit[] {
  try {
    const kept: unknown = JSON.parse(recalled(STORAGE_KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isVisit) : [];
  } catch {
    return [];
  }
}

/** Remember a visit to that table just now. */
export function visit(id: string, at: number = Date.now()): void {
  keep(STORAGE_KEY, JSON.stringify([{ id, at }, ...visits().filter((other) => other.id !== id)].slice(0, MOST_TABLES)));
}

/** Forget a table that no longer exists. */
export function leave(id: string): void {
  keep(STORAGE_KEY, JSON.stringify(visits().filter((other) => other.id !== id)));
}

function isVisit(value: unknown): value is Visit {
  if (typeof value !== "object" || value === null) return false;
  const { id, at } = value as Record<string, unknown>;
  return typeof id === "string" && typeof at === "number";
}
