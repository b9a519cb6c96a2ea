// The rules of older editions, in a cache of their own that outlives the builds: each is fetched with the first table that has
// it, and those of unfinished games on this device before a newer build takes over.
import { type GameHere, gamesHere } from './games-here.ts';

interface OlderEdition {
  readonly game: string;
  readonly number: number;
  readonly digest: string;
  /** Beside the page. */
  readonly address: string;
}

/** Filled in when the page is built: every edition that was released and is not the one it is built of. */
declare const OLDER: readonly OlderEdition[];

export const EDITIONS_CACHE = 'grognard-editions';

/** A game from before editions may turn out to be of any. */
const isNeeded = (older: OlderEdition, { game, editions }: GameHere): boolean =>
  game === older.game &&
  editions.some(
    (edition) => edition === null || (edition.number === older.number && edition.digest === older.digest),
  );

const neededBy = (games: readonly GameHere[], inScope: (file: string) => string): readonly string[] =>
  OLDER.filter((older) => games.some((game) => isNeeded(older, game))).map(({ address }) => inScope(address));

/** Fetches what unfinished games here need and is not kept yet. */
export async function keepEditions(inScope: (file: string) => string): Promise<void> {
  const games = await gamesHere();
  const needed = neededBy(
    games.filter(({ isOver }) => !isOver),
    inScope,
  );
  if (needed.length === 0) return;
  const cache = await caches.open(EDITIONS_CACHE);
  for (const address of needed) if ((await cache.match(address)) === undefined) await cache.add(address);
}

/** Throws away what no game here needs any more; one that is over is still looked at. */
export async function tidyEditions(inScope: (file: string) => string): Promise<void> {
  if (!(await caches.has(EDITIONS_CACHE))) return;
  const cache = await caches.open(EDITIONS_CACHE);
  const needed = neededBy(await gamesHere(), inScope);
  for (const { url } of await cache.keys()) if (!needed.includes(url)) await cache.delete(url);
}

/** From the cache, or fetched into it: such a file never changes. */
export async function editionFor(request: Request): Promise<Response> {
  const cache = await caches.open(EDITIONS_CACHE);
  const kept = await cache.match(request.url);
  if (kept !== undefined) return kept;
  const fetched = await fetch(request);
  // A disk that is full keeps nobody from playing.
  if (fetched.ok) await cache.put(request.url, fetched.clone()).catch(() => {});
  return fetched;
}
