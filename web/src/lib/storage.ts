// Texts that the browser stores between visits. If the browser forbids storage, nothing is kept.

const PREFIX = "tenages-";

/** The text stored under that name, or null. */
export function recalled(name: string): string | null {
  try {
    return localStorage.getItem(PREFIX + name);
  } catch {
    return null;
  }
}

/** Store a text under that name. */
export function keep(name: string, text: string): void {
  try {
    localStorage.setItem(PREFIX + name, text);
  } catch {
    // Then it is valid for this visit only.
  }
}

/** Remove the text stored under that name. */
export function forget(name: string): void {
  try {
    localStorage.removeItem(PREFIX + name);
  } catch {
    // Nothing was stored.
  }
}
