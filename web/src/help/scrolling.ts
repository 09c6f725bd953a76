// Brings something into view for a while: everything that was scrolled for it goes back to where it was.

/** Scroll until the element is in view; returns how to undo that. Without an element nothing is scrolled. */
export function broughtIntoView(element: Element | null): () => void {
  const places: { readonly on: Element; readonly left: number; readonly top: number }[] = [];
  for (let on = element?.parentElement ?? null; on !== null; on = on.parentElement) {
    places.push({ on, left: on.scrollLeft, top: on.scrollTop });
  }
  element?.scrollIntoView({ block: "center", inline: "nearest" });
  return () => {
    for (const { on, left, top } of places) {
      on.scrollLeft = left;
      on.scrollTop = top;
    }
  };
}
