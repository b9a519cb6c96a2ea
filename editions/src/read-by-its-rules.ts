// The rules a file wants to be read by: those of the editions it names, if they are here.
import { type AnyGame, type Result, rulesNamedIn } from '@grognard/kernel';
import type { Library } from './library.ts';
import { noGame } from './words.ts';

/** Whoever reads without any rules finds out what else is wrong first; which games there are, only the library knows. */
function knowing<T>(library: Library, game: string, found: Result<T>): Result<T> {
  if (found.ok || found.error.code !== 'unknown-game') return found;
  return { ok: false, error: { ...found.error, message: noGame(game, library.games()).message } };
}

/** What is here under these numbers, for whoever reads to compare; the present rules where a file names none. */
async function modulesFor(
  library: Library,
  game: string,
  numbers: ReadonlySet<number>,
): Promise<readonly AnyGame[]> {
  const found: AnyGame[] = [];
  const known = library.editions(game).filter(({ number }) => numbers.has(number));
  for (const edition of known.length === 0 ? [null] : known) {
    const module = await library.whole(game, edition);
    if (module.ok) found.push(module.value);
  }
  return found;
}

/**
 * Reads a file by the editions it names. One that names none, because it is older than they are, is read by the newest that
 * finds it sound, and by the present one where none does.
 */
export async function readByItsRules<T>(
  library: Library,
  text: string,
  read: (modules: readonly AnyGame[]) => Result<T>,
): Promise<Result<T>> {
  const named = rulesNamedIn(text);
  if (named === null) return read([]);
  const { game, editions } = named;
  const present = await library.whole(game, null);
  if (!present.ok) return knowing(library, game, read([]));
  const numbers = new Set(editions.flatMap((edition) => edition?.number ?? []));
  if (numbers.size > 0) return read(await modulesFor(library, game, numbers));
  const first = read([present.value]);
  if (first.ok) return first;
  for (const edition of library.editions(game).slice(1)) {
    const older = await library.whole(game, edition);
    const found = older.ok ? read([older.value]) : first;
    if (found.ok) return found;
  }
  return first;
}
