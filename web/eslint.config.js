// Finds what the compilers let pass. The layout is prettier's, and types are svelte-check's.
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
      // TypeScript knows all names, those of the browser too.
      "no-undef": "off",
      // A URL or a Set that lives for one call, or that nothing on the page shows, need not be reactive.
      "svelte/prefer-svelte-reactivity": "off",
      // {" "} is how a space at the end of a block is kept.
      "svelte/no-useless-mustaches": "off",
    },
  },
);
