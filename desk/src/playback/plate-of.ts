import type { Plate } from '../contract/beat.ts';
import type { LogLine } from '../contract/log-line.ts';

/** The lines of the journal that have dice beside them, seen from near; undefined: none has. */
export function plateOf(title: string, lines: readonly LogLine[]): Plate | undefined {
  const rows = lines.filter(({ sums }) => sums.length > 0);
  return rows.length === 0
    ? undefined
    : { title, rows: rows.map(({ text, sums, about }) => ({ text, sums, about })) };
}
