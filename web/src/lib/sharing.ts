// Handing a link to someone else.

/** The whole address of a path of ours. */
export function addressOf(path: string): string {
  return new URL(path, location.href).href;
}

/** Whether the device has a way of its own to hand on a link, as phones do. */
export function canShare(): boolean {
  return typeof navigator.share === "function" && matchMedia("(pointer: coarse)").matches;
}

/** Hand on a link in the device's own way; to think better of it is no mistake. */
export async function share(title: string, url: string): Promise<void> {
  await navigator.share({ title, url }).catch(() => undefined);
}

/** Whether the text could be put on the clipboard. */
export async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
