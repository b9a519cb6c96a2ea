// NLC-D.5: the game's own line of sight, for every pair of hexes of a map within a range.

import { fieldOf } from '@grognard/games/later-campaigns/ground/field.ts';
import { rules } from '@grognard/games/later-campaigns/rules.ts';
import { hasLos } from '@grognard/games/later-campaigns/sight/line-of-sight.ts';
import { within } from '@grognard/geometry';
import { processorMs } from '../measuring/processor-time.ts';

/** Passes over all pairs. Only the first finds nothing kept about the map. */
const PASSES = 5;

interface Sights {
  /** Lines a second in the first pass: hardly one of them was asked for before. */
  readonly first: number;
  /** In the slowest of those after it. */
  readonly again: number;
}

export function sightsWithin(raw: unknown, range: number): Sights {
  const options = rules.parseOptions(raw);
  if (!options.ok) throw new Error(options.error.message);
  const field = fieldOf(rules.setup(options.value));
  const { grid } = field.theatre;
  const pairs: number[] = [];
  for (let from = 0; from < grid.size; from += 1)
    for (const to of within(grid, from, range)) if (to !== from) pairs.push(from, to);
  const pass = (): number => {
    const start = processorMs();
    let seen = 0;
    for (let i = 0; i < pairs.length; i += 2) if (hasLos(field, pairs[i] ?? 0, pairs[i + 1] ?? 0)) seen += 1;
    if (seen === 0 || seen === pairs.length / 2) throw new Error('all or nothing is in sight');
    return (pairs.length / 2 / (processorMs() - start)) * 1000;
  };
  const first = pass();
  return { first, again: Math.min(...Array.from({ length: PASSES - 1 }, pass)) };
}
