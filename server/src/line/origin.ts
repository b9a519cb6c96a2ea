import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a request with a browser's cookie was made by our own page. Browsers say where a request comes from when it
 * could do something, and let no page lie about it; what does not say is no browser, and has no business with a cookie.
 */
export function isOurPage({ origin, host }: IncomingHttpHeaders, publicAddress: string | null): boolean {
  if (origin === undefined) return false;
  if (publicAddress !== null && origin === new URL(publicAddress).origin) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}
