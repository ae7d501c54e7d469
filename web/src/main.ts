import "./fonts.css";
import "./style.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { preferences } from "./lib/preferences.svelte";
import { listen } from "./words/words.svelte";

addEventListener("storage", ({ key }) => {
  if (key !== "foretell.preferences") return;
  preferences.recall();
  void listen();
});
await listen();
const target = document.getElementById("app");
if (target) mount(App, { target });
if (import.meta.env.PROD && "serviceWorker" in navigator) {
  navigator.serviceWorker.register("/sw.js").catch(() => undefined);
}
