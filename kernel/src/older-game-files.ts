// Files written by an older Grognard, line by line in the shape of today. One step per format, named after what it brought.
import { type Fields, isFields } from './equal.ts';
import type { Line } from './game-file-lines.ts';

const mapped = (lines: readonly Line[], change: (fields: Fields) => Fields): readonly Line[] =>
  lines.map((line) => (isFields(line.value) ? { ...line, value: change(line.value) } : line));

/** Format 1 hashed positions, and not what a line says: these hashes cannot be checked, and a line without one is none of 2. */
const sealsItsLines = (lines: readonly Line[]): readonly Line[] =>
  mapped(lines, ({ hash: _, ...said }) => ({ ...said, hash: UNSEALED }));

/** Format 2 counted versions of the rules, and the count was always 1. */
const namesItsEdition = (lines: readonly Line[]): readonly Line[] =>
  mapped(lines, (fields) => {
    if (!('version' in fields)) return fields;
    const { version: _, ...header } = fields;
    return { ...header, edition: null };
  });

/** Stands where a line was never sealed. */
const UNSEALED = '0'.repeat(64);

const steps: readonly ((lines: readonly Line[]) => readonly Line[])[] = [sealsItsLines, namesItsEdition];

export const OLDEST_FORMAT = 1;

/** Whether every line of this format is sealed. */
export const isSealed = (format: number): boolean => format > 1;

/** The lines of a file as they would be written now, but for their seals: those are checked as they stand. */
export const asOfToday = (lines: readonly Line[], format: number): readonly Line[] =>
  steps.slice(format - 1).reduce((now, step) => step(now), lines);
