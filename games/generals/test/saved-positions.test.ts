import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { legal, simulationSource, startFrom } from '@grognard/kernel';
import { expect, test } from 'vitest';
import { generals } from '../module.ts';

interface Saved {
  readonly decision: string;
  /** Legal actions of each side by type. */
  readonly legal: { readonly [seat: string]: { readonly [type: string]: number } };
  readonly position: unknown;
}

const saved: readonly Saved[] = readFileSync(join(import.meta.dirname, 'saved/positions.jsonl'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line));

// Written before frames were declared: the form of positions is a promise to everybody who has saved one.
test.for(saved)('a position saved in $decision is read and goes on as it did', (given) => {
  const parsed = generals.parsePosition(given.position);
  if (!parsed.ok) throw new Error(`${parsed.error.path}: ${parsed.error.message}`);
  const match = startFrom(generals, parsed.value, parsed.value.options, simulationSource(1));
  expect(match.state.frames.at(-1)?.proc).toBe(given.decision);
  for (const [seat, counted] of Object.entries(given.legal)) {
    const byType = Object.groupBy(legal(match, seat), ({ type }) => type);
    const counts = Object.entries(byType).map(([type, actions]) => [type, actions.length]);
    expect(Object.fromEntries(counts)).toEqual(counted);
  }
});
