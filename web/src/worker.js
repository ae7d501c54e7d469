// The service worker: keeps the shell of the page, so that it opens without a network and can say so.
const KEPT = "foretell-__VERSION__";
const FILES = __FILES__;

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(KEPT).then((cache) => cache.addAll(FILES)).then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  const old = (names) => Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name)));
  event.waitUntil(caches.keys().then(old).then(() => self.clients.claim()));
});

async function keep(request) {
  const answer = await fetch(request);
  if (answer.ok) await caches.open(KEPT).then((cache) => cache.put(request, answer.clone()));
  return answer;
}

self.addEventListener("fetch", (event) => {
  const address = new URL(event.request.url);
  if (event.request.method !== "GET" || address.origin !== self.location.origin) return;
  if (address.pathname.startsWith("/api/")) return;
  if (event.request.mode === "navigate") {
    event.respondWith(fetch(event.request).catch(() => caches.match("/")));
  } else if (FILES.includes(address.pathname)) {
    event.respondWith(caches.match(address.pathname).then((kept) => kept ?? fetch(event.request)));
  } else if (address.pathname.startsWith("/assets/")) {
    event.respondWith(caches.match(address.pathname).then((kept) => kept ?? keep(event.request)));
  }
});
