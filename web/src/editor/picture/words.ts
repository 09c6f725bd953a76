// What a picture and its description say of the position.

import { isolated } from "../../words/isolation";
import type { Editor } from "../editor.svelte";

/** "Ann to move, 2 actions". */
export function turnSaid({ words, names, position: { turn, actions } }: Editor): string {
  return words.say("editor-picture-turn", { name: isolated(names[turn] ?? ""), count: actions });
}
