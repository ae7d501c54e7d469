// What a browser keeps so that the page opens without a network: the service worker with the list of files, and the
// manifest in the words of the catalogue.
import { readFileSync } from "node:fs";
import { createHash } from "node:crypto";
import type { Plugin } from "vite";

export function shell(worker: string, catalogue: string): Plugin {
  return {
    name: "foretell-shell",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(_html, { bundle }) {
        const files = Object.keys(bundle ?? {});
        const fonts = files.filter((name) => /-latin-(400|700)-normal.*\.woff2$/.test(name));
        const words = files.filter((name) => /\/en-.*\.js$/.test(name));
        const link = (attrs: Record<string, string | boolean>) => ({ tag: "link", attrs, injectTo: "head" as const });
        return [
          ...words.map((name) => link({ rel: "modulepreload", href: `/${name}`, crossorigin: true })),
          ...fonts.map((name) => link({ rel: "preload", as: "font", type: "font/woff2", href: `/${name}`, crossorigin: true })),
        ];
      },
    },
    generateBundle(_options, bundle) {
      const files = Object.keys(bundle)
        .filter((name) => !name.endsWith(".map") && !/-(cyrillic|greek|vietnamese)/.test(name) && !name.endsWith(".woff"))
        .map((name) => `/${name}`)
        .filter((name) => name !== "/index.html");
      const version = createHash("sha256").update(files.join("\n")).digest("hex").slice(0, 12);
      const source = readFileSync(worker, "utf-8")
        .replace("__FILES__", JSON.stringify(["/", "/manifest.webmanifest", "/icon.svg", ...files]))
        .replace("__VERSION__", version);
      this.emitFile({ type: "asset", fileName: "sw.js", source });
      this.emitFile({ type: "asset", fileName: "manifest.webmanifest", source: manifest(catalogue) });
    },
  };
}

function manifest(catalogue: string): string {
  const text = readFileSync(catalogue, "utf-8");
  const say = (key: string): string => new RegExp(`^${key} = (.+)$`, "m").exec(text)?.[1] ?? "";
  const icon = (src: string, purpose: string) => ({ src, sizes: "any", type: "image/svg+xml", purpose });
  return JSON.stringify({
    name: say("web-app-title"),
    short_name: say("web-app-name"),
    description: say("web-app-about"),
    id: "/",
    start_url: "/",
    scope: "/",
    display: "standalone",
    background_color: "#0e1430",
    theme_color: "#0e1430",
    icons: [icon("/icon.svg", "any"), icon("/icon-maskable.svg", "maskable")],
  });
}
