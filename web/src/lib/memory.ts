// What the browser keeps from visit to visit. One that forbids it just forgets.

const PREFIX = "tenages-";

/** What was kept under that name, or null. */
export function recalled(name: string): string | null {
  try {
    return localStorage.getItem(PREFIX + name);
  } catch {
    return null;
  }
}

/** Keep a text under that name. */
export function keep(name: string, text: string): void {
  try {
    localStorage.setItem(PREFIX + name, text);
  } catch {
    // It then holds for this visit only.
  }
}

/** Forget what was kept under that name. */
export function forget(name: string): void {
  try {
    localStorage.removeItem(PREFIX + name);
  } catch {
    // There is nothing to forget.
  }
}
