// A modal dialog of the browser: it keeps the focus, and closes with Escape or by a press beside it.

/** Shows a dialog at once, and says when it is closed: in the same moment, so that a key pressed right after it counts. */
export function modal(onclose: () => void): (dialog: HTMLDialogElement) => () => void {
  return (dialog) => {
    let isOpen = true;
    function close(): void {
      if (!isOpen) return;
      isOpen = false;
      dialog.close();
      onclose();
    }
    function pressed({ target }: Event): void {
      if (target === dialog) close();
    }
    // "close" comes a moment after the dialog was closed, "cancel" (by Escape) just before.
    dialog.addEventListener("cancel", close);
    dialog.addEventListener("close", close);
    dialog.addEventListener("click", pressed);
    dialog.showModal();
    return () => {
      isOpen = false;
    };
  };
}
