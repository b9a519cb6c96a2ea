// Which release this reader has been told of.
import { version } from './version.ts';

const KEY = 'grognard-news';

export const rememberNews = (): void => localStorage.setItem(KEY, version);

/** The last release this reader was told of; null for who was here before anybody was told. */
export const lastSeen = (): string | null => localStorage.getItem(KEY);

/** Whether somebody was here before, and not with this release. On a first visit nothing is news. */
export function hasNews(): boolean {
  const seen = lastSeen();
  // Only a page that was kept at an earlier visit is answered by a service worker.
  const isFirstVisit = seen === null && navigator.serviceWorker?.controller == null;
  if (isFirstVisit) rememberNews();
  return !isFirstVisit && seen !== version;
}
