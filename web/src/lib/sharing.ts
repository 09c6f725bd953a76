// Shares a link with others.

/** The full URL of a path of this site. */
export function addressOf(path: string): string {
  return new URL(path, location.href).href;
}

/** Whether the device can share a link by itself, as phones can. */
export function canShare(): boolean {
  return typeof navigator.share === "function" && matchMedia("(pointer: coarse)").matches;
}

/** Share a link with the device's own dialog; cancelling it is not an error. */
export async function share(title: string, url: string): Promise<void> {
  await navigator.share({ title, url }).catch(() => undefined);
}

/** Copies the text to the clipboard; returns whether that worked. */
export async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
