import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { shell } from "./build/shell";
import { words } from "./build/words";

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const catalogues = at("../src/foretell/i18n");
const server = process.env["FORETELL_ADDRESS"] ?? "http://127.0.0.1:8700";

export default defineConfig({
  plugins: [svelte(), words(catalogues), shell(at("src/worker.js"), catalogues)],
  build: { outDir: at("../src/foretell/server/web"), emptyOutDir: true, assetsInlineLimit: 0, target: "es2022", modulePreload: { polyfill: false } },
  server: { proxy: { "/api": server, "/ws": { target: server, ws: true } } },
});
