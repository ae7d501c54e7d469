// Who we are: a guest with a token that the browser keeps and that is renewed whenever the page is opened.
import { recall, remember } from "../lib/memory";
import { say } from "../words/words.svelte";
import { api, Refused } from "./api";

type Kept = { player: string; name: string; token: string };

class Guest {
  name = $state(recall<Kept | null>("guest", null)?.name ?? recall("name", ""));
  player = $state(recall<Kept | null>("guest", null)?.player ?? "");
  private renewed = false;
  private coming: Promise<string> | undefined;

  /** A good token; a new guest comes where there is none. */
  token(): Promise<string> {
    this.coming ??= this.come().finally(() => (this.coming = undefined));
    return this.coming;
  }

  /** Forget a token that the server does not take any more, unless another tab has brought a newer one. */
  outdated(token: string): void {
    if (recall<Kept | null>("guest", null)?.token === token) remember("guest", null);
    this.renewed = false;
  }

  /** Take another name, at once or when we first come. */
  async rename(name: string): Promise<void> {
    remember("name", name);
    this.name = name;
    if (!this.player) return;
    const token = await this.token();
    this.name = (await api.rename(token, name)).name;
    remember("guest", { ...recall<Kept>("guest", { player: "", name: "", token: "" }), name: this.name });
  }

  private async come(): Promise<string> {
    const kept = recall<Kept | null>("guest", null);
    if (kept && this.renewed) return kept.token;
    if (kept) {
      try {
        return this.keep(await api.renew(kept.token));
      } catch (problem) {
        if (!(problem instanceof Refused) || !problem.code.startsWith("token/")) throw problem;
      }
    }
    return this.keep(await api.greet(this.name || stranger()));
  }

  private keep({ player, name, token }: Kept): string {
    remember("guest", { player, name, token });
    Object.assign(this, { player, name });
    this.renewed = true;
    return token;
  }
}

/** A name for who gave none; two of them may meet at a table. */
function stranger(): string {
  const [drawn = 0] = crypto.getRandomValues(new Uint16Array(1));
  return say("web-guest-named", { number: String(200 + (drawn % 800)) });
}

export const guest = new Guest();
