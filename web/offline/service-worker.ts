// Keeps the whole page on the device, so that after one visit it opens without a line. A new build is fetched beside the
// old one and takes over when the reader agrees: an open table never finds half of one build and half of another.
import { EDITIONS_CACHE, editionFor, keepEditions, tidyEditions } from './older-editions.ts';

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
  await keepEditions(addressOf);
}

/** Battles may have begun since this build was fetched. Without a line theirs wait for one. */
const keepLate = (): Promise<void> => keepEditions(addressOf).catch(() => {});

async function tidy(): Promise<void> {
  await keepLate();
  await tidyEditions(addressOf);
  const names = await caches.keys();
  const isOld = (name: string): boolean =>
    name.startsWith(PREFIX) && name !== cacheName && name !== EDITIONS_CACHE;
  await Promise.all(names.filter(isOld).map((name) => caches.delete(name)));
  await self.clients.claim();
}

async function answer(request: Request): Promise<Response> {
  const cache = await caches.open(cacheName);
  const kept = await cache.match(request.mode === 'navigate' ? addressOf('index.html') : request);
  if (kept !== undefined) return kept;
  return request.url.startsWith(addressOf('editions/')) ? editionFor(request) : fetch(request);
}

/** What the server says is asked of the server; this only has files of the page. */
const isOfPage = ({ method, url }: Request): boolean =>
  method === 'GET' && url.startsWith(self.registration.scope) && !url.startsWith(addressOf('api/'));

self.addEventListener('install', (event) => event.waitUntil(keep()));
self.addEventListener('activate', (event) => event.waitUntil(tidy()));
self.addEventListener('fetch', (event) => {
  if (isOfPage(event.request)) event.respondWith(answer(event.request));
});
/** What the server sends although no page is open. */
interface Notice {
  readonly title: string;
  readonly text: string;
  readonly link: string;
}

/** Wherever the link leads, only our own page is opened. */
const placeOf = (link: string): string =>
  addressOf(URL.canParse(link) ? `index.html${new URL(link).hash}` : 'index.html');

async function tell({ data }: PushEvent): Promise<void> {
  if (data === null) return;
  // Encrypted for this browser by our own server.
  const { title, text, link } = data.json() as Notice;
  const place = placeOf(link);
  await self.registration.showNotification(title, { body: text, tag: place, data: place });
}

/** The page that is open goes there; without one, a new one does. */
async function open(place: string): Promise<void> {
  const [page] = await self.clients.matchAll({ type: 'window' });
  if (page === undefined) await self.clients.openWindow(place);
  else await (await page.navigate(place))?.focus();
}

self.addEventListener('push', (event) => event.waitUntil(tell(event)));
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(String(event.notification.data)));
});
self.addEventListener('message', (event) => {
  if (event.data === 'take-over') event.waitUntil(keepLate().then(() => self.skipWaiting()));
});
