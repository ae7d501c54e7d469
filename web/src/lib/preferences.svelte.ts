// What a player has chosen about the page itself.
import { recall, remember } from "./memory";

export type Theme = "auto" | "light" | "dark";
type Chosen = { theme: Theme; sound: boolean; oneTap: boolean; still: boolean; language: string };

const onPhone = matchMedia("(pointer: coarse)").matches;
const kept = recall<Partial<Chosen>>("preferences", {});
const wanted: Chosen = { theme: "auto", sound: !onPhone, oneTap: false, still: false, language: "", ...kept };

class Preferences {
  theme = $state(wanted.theme);
  sound = $state(wanted.sound);
  oneTap = $state(wanted.oneTap);
  still = $state(wanted.still);
  language = $state(wanted.language);

  keep(): void {
    const { theme, sound, oneTap, still, language } = this;
    remember("preferences", { theme, sound, oneTap, still, language });
    this.show();
  }

  /** Take over what was chosen in another window. */
  recall(): void {
    Object.assign(this, recall<Partial<Chosen>>("preferences", {}));
    this.show();
  }

  /** Whether nothing shall move. */
  get calm(): boolean {
    return this.still || matchMedia("(prefers-reduced-motion: reduce)").matches;
  }

  show(): void {
    document.documentElement.dataset["theme"] = this.theme;
    document.documentElement.classList.toggle("calm", this.calm);
  }
}

export const preferences = new Preferences();
