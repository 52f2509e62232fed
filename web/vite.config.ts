import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { brotliCompressSync, gzipSync } from "node:zlib";

import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

/** The languages' files lie with the Python package: both sides speak the same words. */
const locale = new URL("../src/oldworld/locale", import.meta.url).pathname;

/** Every file also as the server sends it to browsers that unpack: packed once here, and not at every request. */
function packed(folder: string): Plugin {
  return {
    name: "packed",
    apply: "build",
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
        if (!/\.(js|css|svg|html|json|webmanifest)$/.test(name)) continue;
        const content = readFileSync(`${folder}/${name}`);
        for (const [ending, pack] of [["br", brotliCompressSync], ["gz", gzipSync]] as const) {
          const small = pack(content);
          if (small.length < content.length) writeFileSync(`${folder}/${name}.${ending}`, small);
        }
      }
    },
  };
}

const built = new URL("../src/oldworld/server/web", import.meta.url).pathname;

export default defineConfig({
  plugins: [svelte(), packed(built)],
  build: {
    outDir: built,
    emptyOutDir: true,
    // The server forbids what is not a file of its own, data: scripts and styles among it.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 250,
    rollupOptions: {
      output: {
        // Few files: what every page needs, the table, and the board of each title.
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: (id) => /src\/titles\/(\w+)\/(?!Picture)/.exec(id)?.[1] ?? null, priority: 3 },
            // Talk and clocks are for other pages as well.
            { name: "table", test: /src\/table\/(?!Talk|Span)(\w+\.(svelte|css)(\?|$)|plugin|naming)|replay\/timeline/, priority: 2 },
            { name: "common", test: /node_modules|src\/(kernel|look|table)\/|src\/pages\/(?!Rules)|src\/(App|main)|vite|commonjs/, priority: 1 },
          ],
        },
        // One chunk for each language and file, named after it: words-pl-chaos-cards.
        chunkFileNames(chunk) {
          const file = chunk.facadeModuleId?.split("?")[0] ?? "";
          if (!file.startsWith(locale)) return "assets/[name]-[hash].js";
          const name = file.slice(locale.length + 1, -".ftl".length).replaceAll("/", "-");
          return `assets/words-${name}-[hash].js`;
        },
      },
    },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
  },
  test: { include: ["tests/**/*.test.ts"], environment: "node" },
});
