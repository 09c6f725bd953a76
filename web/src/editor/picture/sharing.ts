// What a browser can do with a picture besides saving it.

import { canShare } from "../../lib/sharing";
import { FILE_NAME } from "./capture";

/** An address that is longer does not fit below a picture. */
const LONGEST_ADDRESS = 180;

/** The address of a position on its server, without the name of the host; empty if it is too long to be written out. */
export function addressInPicture(address: string): string {
  return address.length <= LONGEST_ADDRESS ? address : "";
}

/** Whether the browser takes pictures into the clipboard; only pages from a secure address may do that. */
export function canCopyPicture(): boolean {
  return (
    typeof ClipboardItem === "function" && typeof (navigator.clipboard as Clipboard | undefined)?.write === "function"
  );
}

/** Copies the picture; returns whether that worked. */
export async function copiedPicture(picture: Blob): Promise<boolean> {
  try {
    await navigator.clipboard.write([new ClipboardItem({ [picture.type]: picture })]);
    return true;
  } catch {
    return false;
  }
}

const fileOf = (picture: Blob): File => new File([picture], FILE_NAME, { type: picture.type });

/** Whether the device shares pictures by itself, as phones do. */
export function canSharePicture(picture: Blob): boolean {
  return canShare() && typeof navigator.canShare === "function" && navigator.canShare({ files: [fileOf(picture)] });
}

/** Share the picture with the device's own dialog; cancelling it is not an error. */
export async function sharePicture(title: string, picture: Blob): Promise<void> {
  await navigator.share({ title, files: [fileOf(picture)] }).catch(() => undefined);
}
