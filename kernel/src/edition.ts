// Which rules a file or a record was played by. Three answers, not two: these; others; none that are here.
import type { AnyGame, EditionName } from './contract.ts';
import { UNKNOWN_EDITION } from './elsewhere.ts';
import { sameJson } from './equal.ts';
import { FileFault, fieldOf, isText, isWhole, recordAt, under } from './file-fault.ts';

const isDigest = (value: unknown): value is string | null =>
  value === null || (isText(value) && /^[0-9a-f]{64}$/.test(value));

/** The edition a file names; null: it is older than editions, or its game keeps none. */
export function editionIn(value: unknown, path: string): EditionName | null {
  if (value === null) return null;
  const fields = recordAt(value, path, ['number', 'digest']);
  return {
    number: fieldOf(fields, 'number', path, isWhole, 'a whole number'),
    digest: fieldOf(fields, 'digest', path, isDigest, 'a SHA-256 hash in hexadecimal, or null'),
  };
}

const nameOf = ({ number, digest }: EditionName): string =>
  digest === null ? `${number} (not released)` : `${number} (${digest.slice(0, 8)})`;

const unknownGame = (game: string, modules: readonly AnyGame[], path: string): FileFault => {
  const known = [...new Set(modules.map(({ id }) => id))].join(', ');
  return new FileFault(
    'unknown-game',
    under(path, 'game'),
    `There is no game “${game}” here, only ${known}.`,
  );
};

/** A number that is known here under another digest: whoever wrote it did not play by the rules of that number. */
export const wrongEdition = (game: string, edition: EditionName, path: string): FileFault =>
  new FileFault(
    'wrong-edition',
    path,
    `Edition ${edition.number} of “${game}” has another digest than the one named here: the file was changed, or it was not played by that edition.`,
  );

export const unknownEdition = (game: string, edition: EditionName, path: string): FileFault =>
  new FileFault(
    UNKNOWN_EDITION,
    path,
    `It was played by edition ${nameOf(edition)} of “${game}”, which this copy of Grognard does not have. Use one that has it.`,
  );

/** The rules a file was played by, out of those that are at hand. Where it names none, the first of its game. */
export function moduleFor(
  { game, edition }: { readonly game: string; readonly edition: EditionName | null },
  modules: readonly AnyGame[],
  path: string,
): AnyGame {
  const ours = modules.filter(({ id }) => id === game);
  const [first] = ours;
  if (first === undefined) throw unknownGame(game, modules, path);
  if (edition === null) return first;
  const same = ours.find((module) => sameJson(module.edition, edition));
  if (same !== undefined) return same;
  const namesake = ours.find((module) => module.edition?.number === edition.number);
  const isReleased = edition.digest !== null && namesake?.edition?.digest != null;
  throw (isReleased ? wrongEdition : unknownEdition)(game, edition, under(path, 'edition'));
}
