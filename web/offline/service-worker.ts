// Keeps the whole page on the device, so that after one visit it opens without a line. A new build is fetched beside the
// old one and takes over when the reader agrees: an open table never finds half of one build and half of another.
declare const self: ServiceWorkerGlobalScope;

/** Filled in when the page is built. */
declare const FILES: readonly string[];
declare const BUILD: string;

const PREFIX = 'grognard-';
const cacheName = `${PREFIX}${BUILD}`;
const addressOf = (file: string): string => new URL(file, self.registration.scope).href;

async function keep(): Promise<void> {
  const cache = await caches.open(cacheName);
  await cache.addAll(FILES.map(addressOf));
}

async function tidy(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(PREFIX) && name !== cacheName).map((name) => caches.delete(name)),
  );
  await self.clients.claim();
}

async function answer(request: Request): Promise<Response> {
  const cache = await caches.open(cacheName);
  const kept = await cache.match(request.mode === 'navigate' ? addressOf('index.html') : request);
  return kept ?? fetch(request);
}

/** What the server says is asked of the server; this only has files of the page. */
const isOfPage = ({ method, url }: Request): boolean =>
  method === 'GET' && url.startsWith(self.registration.scope) && !url.startsWith(addressOf('api/'));

self.addEventListener('install', (event) => event.waitUntil(keep()));
self.addEventListener('activate', (event) => event.waitUntil(tidy()));
self.addEventListener('fetch', (event) => {
  if (isOfPage(event.request)) event.respondWith(answer(event.request));
});
self.addEventListener('message', ({ data }) => {
  if (data === 'take-over') void self.skipWaiting();
});
