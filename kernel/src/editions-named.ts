// Which rules a file wants, before any of it is believed: so that a host loads these and no others.
import type { EditionName } from './contract.ts';
import { editionIn } from './edition.ts';
import { type Fields, isFields } from './equal.ts';
import { reading } from './file-fault.ts';

export interface RulesNamed {
  readonly game: string;
  /** In the order in which they were played; null: it does not say. */
  readonly editions: readonly (EditionName | null)[];
}

function parsed(row: string): Fields {
  try {
    const value: unknown = JSON.parse(row);
    return isFields(value) ? value : {};
  } catch {
    return {};
  }
}

function named(fields: Fields): EditionName | null {
  const read = reading(() => editionIn(fields['edition'] ?? null, 'edition'));
  return read.ok ? read.value : null;
}

/** A seam stands on a line of its own. */
const isSeamRow = (row: string): boolean => row.startsWith('{"seam"');

/** Read from the first line, and from the places where newer rules were taken; null: it is no file of a game. */
export function rulesNamedIn(text: string): RulesNamed | null {
  const [first = '', ...rows] = text.replace(/^\uFEFF/, '').split('\n');
  const head = parsed(first);
  const { game } = head;
  if (typeof game !== 'string') return null;
  const seams = rows.filter(isSeamRow).map((row) => {
    const { seam } = parsed(row);
    return isFields(seam) ? named(seam) : null;
  });
  return { game, editions: [named(head), ...seams] };
}
