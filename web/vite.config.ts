import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defaultClientConditions, type Plugin } from "vite";
import { defineConfig } from "vitest/config";

/** Smaller files are not compressed: that would save nothing. */
const LEAST_BYTES = 1024;

/** Writes compressed variants beside every file, so that the server compresses nothing while people play. */
function compressed(): Plugin {
  return {
    name: "compressed",
    apply: "build",
    writeBundle({ dir = "dist" }, bundle) {
      for (const name of Object.keys(bundle)) {
        const file = join(dir, name);
        const content = readFileSync(file);
        if (content.length < LEAST_BYTES) continue;
        writeFileSync(`${file}.br`, brotliCompressSync(content));
        writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
      }
    },
  };
}

export default defineConfig({
  plugins: [svelte({ configFile: false }), compressed()],
  // The tests run in Node, but test the components as built for a browser.
  resolve: { conditions: [...defaultClientConditions] },
  server: {
    // The catalogues are in the Python package; Python's renderings of them are in the build folder.
    fs: { allow: [".", "../src/tenages/words/catalogues", "../build"] },
    // The API is served by `tenages serve`, started beside `npm run dev`.
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
  },
  build: {
    // Files are not inlined as data URLs: the content security policy allows that for pictures only.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // One chunk for each folder of texts, not for each file: a page loads only those of its catalogue.
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
    // All files share the modules and the page of a worker: to load them again took most of the time.
    environment: "happy-dom",
    isolate: false,
    // Processes would take a fifth more work.
    pool: "threads",
    // On a busy machine a test may take far longer than Vitest's 5 seconds.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    setupFiles: ["test/tidy.ts"],
  },
});
