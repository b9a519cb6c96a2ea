import { t } from './words/words.ts';

/** As Chrome and Firefox, Safari, and the page's own loader put it. */
const NOT_FETCHED = /imported module|module script|preload CSS/i;

/** What went wrong, in words: a part of the page that cannot be fetched is told with an address, which helps nobody. */
export function reasonOf(error: unknown): string {
  const reason = error instanceof Error ? error.message : String(error);
  if (!NOT_FETCHED.test(reason)) return reason;
  // A worker may have missed it: whoever watches for a newer page hears of it all the same.
  dispatchEvent(new Event('vite:preloadError'));
  return t('app.failed');
}
