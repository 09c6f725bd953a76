import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defaultClientConditions, type Plugin } from "vite";
import { defineConfig } from "vitest/config";

/** Below this many bytes a file is sent as it is: compressing it would save nothing. */
const SMALL = 1024;

/** Puts every file beside itself in small, so that the server compresses nothing while people play. */
function compressed(): Plugin {
  return {
    name: "compressed",
    apply: "build",
    writeBundle({ dir = "dist" }, bundle) {
      for (const name of Object.keys(bundle)) {
        const file = join(dir, name);
        const content = readFileSync(file);
        if (content.length < SMALL) continue;
        writeFileSync(`${file}.br`, brotliCompressSync(content));
        writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
      }
    },
  };
}

export default defineConfig({
  plugins: [svelte({ configFile: false }), compressed()],
  // The tests, which run in Node, are of the components as a browser has them.
  resolve: { conditions: [...defaultClientConditions] },
  server: {
    // The words are Python's too and lie with it; what Python says in them lies where all that is built lies.
    fs: { allow: [".", "../src/tenages/words/catalogues", "../build"] },
    // The table itself is the server's: `tenages serve` beside `npm run dev`.
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
  },
  build: {
    // No file hides in another as data: the browser is told to take nothing of that kind.
    assetsInlineLimit: 0,
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
