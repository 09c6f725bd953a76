// Where the focus goes for those who play by keys: to the question, and from there to its answers.

const QUESTION = "#prompt-title";
/** The list of all options comes first: the arrow keys go through all of it. */
const ANSWERS = ["[data-option]", "[data-options]:not([data-options=''])"];
const ARROWS = ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"];

/** Focus the question; what was chosen is about to vanish. */
export function toQuestion(page: ParentNode = document): void {
  page.querySelector<HTMLElement>(QUESTION)?.focus({ preventScroll: true });
}

/** Whether the focus is nowhere: what had it is gone. */
export function isNowhere(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

/** From the question an arrow key leads to the first answer. The result says whether the key did that. */
export function toAnswers({ key }: KeyboardEvent, page: ParentNode = document): boolean {
  if (!ARROWS.includes(key) || document.activeElement?.matches(QUESTION) !== true) return false;
  const answers = ANSWERS.flatMap((selector) => [...page.querySelectorAll<HTMLElement>(selector)]);
  const answer = answers.find((one) => one.tabIndex === 0 && isVisible(one)) ?? answers.find(isVisible);
  answer?.focus();
  return answer !== undefined;
}

function isVisible(node: HTMLElement): boolean {
  return node.checkVisibility?.() ?? true;
}
