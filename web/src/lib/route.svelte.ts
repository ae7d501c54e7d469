// Where we are: the address of the page, taken apart. Links stay links; clicks on them do not load the page anew.
import { tick } from "svelte";

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
  const before = pageOf(route.place);
  route.path = location.pathname;
  route.search = location.search;
  route.hash = location.hash;
  if (pageOf(route.place) !== before) void arrive();
}

/** Which page a place is on, whatever is looked at there. */
function pageOf(place: Place): string {
  return JSON.stringify({ ...place, rule: "", step: 0 });
}

let leave: () => void = () => undefined;

/** On another page the focus goes to its heading, also to one that takes the place of the first while the page comes;
    unless the page, or whoever reads it, has something else in mind. */
async function arrive(): Promise<void> {
  leave();
  await tick();
  const observer = new MutationObserver(head);
  const doings = ["keydown", "pointerdown"];
  leave = () => {
    observer.disconnect();
    doings.forEach((doing) => removeEventListener(doing, leave));
  };

  function head(): void {
    const heading = document.querySelector("h1");
    const focused = document.activeElement ?? document.body;
    if (focused !== document.body && focused.tagName !== "H1") leave();
    else if (heading && heading !== focused && !location.hash) {
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    }
  }

  observer.observe(document.body, { childList: true, subtree: true });
  doings.forEach((doing) => addEventListener(doing, leave));
  head();
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
