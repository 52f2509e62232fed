import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

/** The languages' files lie with the Python package: both sides speak the same words. */
const locale = new URL("../src/oldworld/locale", import.meta.url).pathname;

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/oldworld/server/web",
    emptyOutDir: true,
    // The server forbids what is not a file of its own, data: scripts and styles among it.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 250,
    rollupOptions: {
      output: {
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
