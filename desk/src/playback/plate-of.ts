import type { Target } from '@grognard/kernel';
import type { Fighter, Plate } from '../contract/beat.ts';
import type { LogLine } from '../contract/log-line.ts';
import { capital } from '../words/phrases.ts';

/** Whom a line of the journal is about, by their names. */
export const fightersOf = (about: readonly Target[], nameOf: (unit: string) => string): readonly Fighter[] =>
  about
    .flatMap((target) => ('unit' in target ? [{ target, name: capital(nameOf(target.unit)) }] : []))
    .slice(0, 2);

/** The lines of the journal that have dice beside them, seen from near; undefined: none has. */
export function plateOf(
  title: string,
  lines: readonly LogLine[],
  nameOf: (unit: string) => string,
): Plate | undefined {
  const rolled = lines.filter(({ sums }) => sums.length > 0);
  if (rolled.length === 0) return undefined;
  return {
    title,
    rows: rolled.map(({ text, sums, about }) => ({ who: fightersOf(about, nameOf), sums, outcome: text })),
  };
}
