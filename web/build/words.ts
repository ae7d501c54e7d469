// The catalogues as modules: `virtual:words` finds the languages, one chunk for each and one for each edition that has words
// of its own. Rule book and lessons are aside: the server words them.
import { readdirSync, readFileSync, existsSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const FILES = ["terms", "web", "cards", "errors", "events", "settings"];

export function words(folder: string): Plugin {
  const languages = readdirSync(folder).filter((name) => existsSync(join(folder, name, "web.ftl")));
  const editions = languages.flatMap((name) => overlays(join(folder, name, "editions")).map((edition) => `${name}/${edition}`));
  return {
    name: "foretell-words",
    resolveId: (id) => (id.startsWith("virtual:words") ? `\0${id}` : undefined),
    load(id) {
      if (id === "\0virtual:words") {
        const entries = [...languages, ...editions].map((name) => `${JSON.stringify(name)}: () => import("virtual:words/${name}")`);
        return `export default { ${entries.join(", ")} };`;
      }
      if (!id.startsWith("\0virtual:words/")) return undefined;
      const language = id.slice("\0virtual:words/".length);
      const [spoken = "", edition] = language.split("/");
      const files = edition ? [join("editions", edition)] : FILES;
      const texts = files.map((file) => read(this, join(folder, spoken, `${file}.ftl`)));
      return `export default ${JSON.stringify(texts.join("\n"))};`;
    },
  };
}

function overlays(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder).map((name) => name.replace(/\.ftl$/, "")) : [];
}

function read(build: { addWatchFile(path: string): void }, path: string): string {
  build.addWatchFile(path);
  return existsSync(path) ? spoken(readFileSync(path, "utf-8")) : "";
}

// What only the terminal says stays there; comments are for translators.
function spoken(text: string): string {
  const lines = text.split("\n");
  const kept: string[] = [];
  let skipping = false;
  for (const line of lines) {
    if (line.startsWith("#")) continue;
    if (/^-?[a-z]/.test(line)) skipping = /^error-(record|arena|fast|deal|notation|undo|events|bots|round)-/.test(line);
    if (!skipping && line.trim()) kept.push(line);
  }
  return kept.join("\n") + "\n";
}
