import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defaultClientConditions } from "vite";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [svelte({ configFile: false })],
  // The tests, which run in Node, are of the components as a browser has them.
  resolve: { conditions: [...defaultClientConditions] },
  server: {
    // The words are Python's too and lie with it; what Python says in them lies where all that is built lies.
    fs: { allow: [".", "../src/tenages/words/catalogues", "../build"] },
  },
  build: {
    rolldownOptions: {
      output: {
        // One file for each folder of words, and not one for each file: a page loads those of its catalogue only.
        codeSplitting: {
          groups: [
            { debugName: "words", test: /\.ftl/, name: (id) => `words-${/\/catalogues\/([^/]+)\//.exec(id)?.[1]}` },
          ],
        },
      },
    },
  },
  test: {
    include: ["test/**/*.test.ts"],
    reporters: ["minimal"],
  },
});
