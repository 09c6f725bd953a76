// Components contain no text for readers: all of it comes from the catalogues.

import { type AST, parse } from "svelte/compiler";
import { expect, test } from "vitest";

const COMPONENTS = import.meta.glob<string>("../src/**/*.svelte", { query: "?raw", import: "default", eager: true });
const READ = [
  "alt",
  "aria-description",
  "aria-label",
  "aria-roledescription",
  "aria-valuetext",
  "placeholder",
  "title",
];

test("there are components", () => {
  expect(Object.keys(COMPONENTS).length).toBeGreaterThanOrEqual(3);
});

test.each(Object.entries(COMPONENTS))("%s", (_, source) => {
  expect(written(parse(source, { modern: true }).fragment)).toEqual([]);
});

test("text in a component is found", () => {
  const source = '<p class="big" title="one" aria-label={`two ${2}`}>three{"Four"}{words.say("page-title")}</p>';
  expect(written(parse(source, { modern: true }).fragment)).toEqual(["one", "two ", "three", "Four"]);
});

test("strings of the code are not reported", () => {
  const source = '<i style:left="{2}px">{#if phase === "over"}{words.say("color", { color: "red" })}{/if}</i>';
  expect(written(parse(source, { modern: true }).fragment)).toEqual([]);
});

type Node = AST.Text | AST.Attribute | { type: string; value?: unknown };

const UNREAD = ["AttachTag", "CallExpression", "Comment", "ImportExpression", "ObjectExpression", "StyleDirective"];
const COMPARING = ["===", "!==", "==", "!=", "in"];

/**
 * The texts with letters in a piece of markup that are meant for a reader.
 *
 * Not included: keys, the values of attributes and styles that nobody reads, operands of comparisons, arguments of
 * functions, and the names of files.
 */
function written(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(written);
  if (typeof node !== "object" || node === null) return [];
  const { type, ...rest } = node as Node & Record<string, unknown>;
  if (UNREAD.includes(type)) return [];
  if (type === "Attribute" && !READ.includes(String(rest.name))) return [];
  if (type === "BinaryExpression" && COMPARING.includes(String(rest.operator))) return [];
  if (type === "Text") return lettered(rest.data);
  if (type === "TemplateElement") return lettered((rest.value as { cooked: string }).cooked).filter(isNoKey);
  if (type === "Literal") return lettered(rest.value).filter(isNoKey);
  return written(Object.values(rest));
}

function lettered(text: unknown): string[] {
  return typeof text === "string" && /\p{L}/u.test(text) ? [text] : [];
}

function isNoKey(text: string): boolean {
  return !/^[a-z]+-([a-z0-9.-]*)$/.test(text);
}
