// Where we are: the address of the page, taken apart. Links stay links; clicks on them do not load the page anew.
export type Place =
  | { page: "home" | "new" | "tables" }
  | { page: "rules"; rule: string }
  | { page: "learn" }
  | { page: "lesson"; lesson: string }
  | { page: "table"; table: string }
  | { page: "game"; game: string }
  | { page: "replay"; game: string; step: number }
  | { page: "nowhere" };

class Route {
  path = $state(location.pathname);
  search = $state(location.search);
  hash = $state(location.hash);
  place: Place = $derived(find(this.path, this.hash));
}

export const route = new Route();

function find(path: string, hash: string): Place {
  const [first = "", second = "", third = ""] = path.split("/").slice(1);
  if (first === "") return { page: "home" };
  if (first === "new" || first === "tables") return { page: first };
  if (first === "rules") return { page: "rules", rule: hash.slice(1) };
  if (first === "learn") return second ? { page: "lesson", lesson: second } : { page: "learn" };
  if (first === "t" && second) return { page: "table", table: second };
  if (first === "g" && second && third) return { page: "replay", game: second, step: Number(third) || 0 };
  if (first === "g" && second) return { page: "game", game: second };
  return { page: "nowhere" };
}

function look(): void {
  route.path = location.pathname;
  route.search = location.search;
  route.hash = location.hash;
}

export function go(address: string, replace = false): void {
  if (replace) history.replaceState(null, "", address);
  else history.pushState(null, "", address);
  look();
  if (!replace) scrollTo(0, 0);
}

/** Another address of the same page: one can go back from it, and what is looked at stays in sight. */
export function stay(address: string): void {
  history.pushState(null, "", address);
  look();
}

addEventListener("popstate", look);
addEventListener("click", (event) => {
  const link = (event.target as Element | null)?.closest?.("a");
  if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
  if (link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
  if (link.pathname.startsWith("/api/") || (link.pathname === location.pathname && link.hash)) return;
  event.preventDefault();
  go(link.href);
});
