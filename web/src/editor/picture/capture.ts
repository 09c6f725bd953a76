// Makes a PNG of an element of the page. What that takes is only loaded when a picture is made.

import asap from "../../fonts/asap.woff2?url";
import robotoSerif from "../../fonts/roboto-serif.woff2?url";
import { PROPERTIES } from "./properties";

/** The name of the file. */
export const FILE_NAME = "ten-ages-position.png";
/** Pixels of the picture for each pixel of the page, so that small type can be read. */
const SCALE = 2;
/** Sizes, strips of splayed piles and the type on cards follow each other from frame to frame. */
const FRAMES_TO_SETTLE = 4;

/** A picture of that element as it is laid out, once all its cards have their sizes. */
export async function capture(element: HTMLElement): Promise<Blob> {
  const [{ domToBlob }, cssText] = await Promise.all([import("modern-screenshot"), fontFaces(), document.fonts.ready]);
  for (let frame = 0; frame < FRAMES_TO_SETTLE; frame += 1) await new Promise(requestAnimationFrame);
  return domToBlob(element, { scale: SCALE, font: { cssText }, includeStyleProperties: PROPERTIES });
}

/** The two typefaces as rules that hold the files themselves: a picture loads nothing. */
async function fontFaces(): Promise<string> {
  const [serif, sans] = await Promise.all([robotoSerif, asap].map(asDataUrl));
  return `
    @font-face {
      font-family: "Roboto Serif"; font-weight: 600 800; font-stretch: 54% 100%;
      src: url("${serif}") format("woff2");
    }
    @font-face {
      font-family: Asap; font-weight: 400 700; font-stretch: 75% 100%;
      src: url("${sans}") format("woff2");
    }`;
}

async function asDataUrl(file: string): Promise<string> {
  const answer = await fetch(file, { cache: "force-cache" });
  if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
  return dataUrlOf(await answer.blob());
}

export function dataUrlOf(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error("unreadable"));
    reader.readAsDataURL(blob);
  });
}
