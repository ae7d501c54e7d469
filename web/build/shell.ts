// What a browser keeps so that the page opens without a network: the service worker with the list of files, and a manifest
// for each language. Of the languages English is kept at once, and each other one when it is first loaded.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createHash } from "node:crypto";
import { join } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Plugin } from "vite";

export function shell(worker: string, catalogues: string): Plugin {
  const languages = readdirSync(catalogues).filter((name) => existsSync(join(catalogues, name, "web.ftl")));
  const others = new RegExp(`/(${languages.filter((name) => name !== "en").join("|")}|piatnik)-[^/]*\\.js$`);
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
        .filter((name) => !name.endsWith(".map") && !name.endsWith(".woff") && !others.test(name))
        .map((name) => `/${name}`)
        .filter((name) => name !== "/index.html");
      const version = createHash("sha256").update(files.join("\n")).digest("hex").slice(0, 12);
      const source = readFileSync(worker, "utf-8")
        .replace("__FILES__", JSON.stringify(["/", "/icon.svg", ...files]))
        .replace("__VERSION__", version);
      this.emitFile({ type: "asset", fileName: "sw.js", source });
      for (const name of languages) this.emitFile({ type: "asset", fileName: `manifest.${name}.webmanifest`, source: manifest(catalogues, name) });
    },
  };
}

function manifest(catalogues: string, language: string): string {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const file of ["terms", "web"].map((name) => join(catalogues, language, `${name}.ftl`)).filter(existsSync)) bundle.addResource(new FluentResource(readFileSync(file, "utf-8")));
  const say = (key: string): string => {
    const pattern = bundle.getMessage(key)?.value;
    if (!pattern) throw new Error(`${language} has no ${key}`);
    return bundle.formatPattern(pattern);
  };
  const icon = (src: string, purpose: string) => ({ src, sizes: "any", type: "image/svg+xml", purpose });
  return JSON.stringify({
    name: say("web-app-title"),
    short_name: say("web-app-name"),
    description: say("web-app-about"),
    lang: language,
    id: "/",
    start_url: "/",
    scope: "/",
    display: "standalone",
    background_color: "#0e1430",
    theme_color: "#0e1430",
    icons: [icon("/icon.svg", "any"), icon("/icon-maskable.svg", "maskable")],
  });
}
