// Finds problems that the compilers do not report. Prettier does the layout, svelte-check the types.
import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import { defineConfig } from "eslint/config";
import ts from "typescript-eslint";

export default defineConfig(
  { ignores: ["dist", "src/wire/schema.ts"] },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser } },
  },
  {
    rules: {
      // TypeScript checks all names, including those of the browser.
      "no-undef": "off",
      // A URL or a Set that is used in one call only, or not shown on the page, need not be reactive.
      "svelte/prefer-svelte-reactivity": "off",
      // {" "} is how a space at the end of a block is kept.
      "svelte/no-useless-mustaches": "off",
    },
  },
);
