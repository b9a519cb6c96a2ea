import { signal } from '@preact/signals';
import { farId } from './far-id.ts';

/** Where the reader is. Everything after '#' in the address, so that no server has to know the screens. */
export type Route =
  | { readonly screen: 'home' }
  | { readonly screen: 'new'; readonly game: string }
  | { readonly screen: 'table'; readonly id: string }
  | { readonly screen: 'replay'; readonly id: string; readonly n: number | null }
  | { readonly screen: 'report'; readonly id: string }
  | {
      readonly screen: 'rules';
      readonly game: string;
      readonly rule: string | null;
      readonly table: string | null;
    }
  /** Which of its lessons, counted from 1. */
  | { readonly screen: 'guide'; readonly game: string; readonly lesson: number }
  /** Where decks are built; null is the first of its rooms. */
  | { readonly screen: 'workshop'; readonly game: string; readonly room: string | null }
  /** What a link to a free seat opens. */
  | { readonly screen: 'join'; readonly link: string }
  | { readonly screen: 'saved' }
  /** With a token, by the link in a mail that asks whether an address is one's own. */
  | { readonly screen: 'account'; readonly token: string | null }
  /** Beside the games of a server: the ladder, a tournament. */
  | { readonly screen: 'hall'; readonly room: string; readonly about: string | null }
  | { readonly screen: 'settings' }
  | { readonly screen: 'news' }
  | { readonly screen: 'lost'; readonly address: string };

const wholeNumber = (text: string | null): number | null =>
  text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null;

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

export function readAddress(hash: string): Route {
  const address = hash.replace(/^#/, '');
  const [place = '', anchor = null] = address.split('#');
  const [path = '', query = ''] = place.split('?');
  const [, screen = '', what = '', room = null] = path.split('/').map(decoded);
  const asked = new URLSearchParams(query);
  if (what === '') {
    if (screen === '') return { screen: 'home' };
    if (screen === 'saved' || screen === 'settings' || screen === 'news') return { screen };
    if (screen === 'account') return { screen, token: null };
    return { screen: 'lost', address };
  }
  switch (screen) {
    case 'new':
      return { screen, game: what };
    case 'guide':
      return { screen, game: what, lesson: wholeNumber(room) ?? 1 };
    case 'join':
      return { screen, link: what };
    case 'online':
      return { screen: 'table', id: farId(what) };
    case 'verify':
      return { screen: 'account', token: what };
    case 'decks':
      return { screen: 'workshop', game: what, room };
    case 'hall':
      return { screen, room: what, about: room };
    case 'table':
    case 'report':
      return { screen, id: what };
    case 'replay':
      return { screen, id: what, n: wholeNumber(asked.get('n')) };
    case 'rules':
      return { screen, game: what, rule: anchor, table: asked.get('table') };
    default:
      return { screen: 'lost', address };
  }
}

const inParts = (...parts: readonly (string | null)[]): string =>
  parts.flatMap((part) => (part === null ? [] : [encodeURIComponent(part)])).join('/');

export function hrefTo(route: Route): string {
  switch (route.screen) {
    case 'home':
      return '#/';
    case 'new':
      return `#/new/${encodeURIComponent(route.game)}`;
    case 'guide':
      return `#/guide/${inParts(route.game, route.lesson === 1 ? null : String(route.lesson))}`;
    case 'workshop':
      return `#/decks/${inParts(route.game, route.room)}`;
    case 'hall':
      return `#/hall/${inParts(route.room, route.about)}`;
    case 'table':
    case 'report':
      return `#/${route.screen}/${encodeURIComponent(route.id)}`;
    case 'replay':
      return `#/replay/${encodeURIComponent(route.id)}${route.n === null ? '' : `?n=${route.n}`}`;
    case 'rules': {
      const query = route.table === null ? '' : `?table=${encodeURIComponent(route.table)}`;
      return `#/rules/${encodeURIComponent(route.game)}${query}${route.rule === null ? '' : `#${route.rule}`}`;
    }
    case 'join':
      return `#/join/${encodeURIComponent(route.link)}`;
    case 'account':
      return route.token === null ? '#/account' : `#/verify/${encodeURIComponent(route.token)}`;
    case 'lost':
      return `#${route.address}`;
    default:
      return `#/${route.screen}`;
  }
}

export const route = signal<Route>(readAddress(location.hash));
addEventListener('hashchange', () => {
  route.value = readAddress(location.hash);
});

export const goTo = (next: Route): void => {
  location.hash = hrefTo(next);
};
