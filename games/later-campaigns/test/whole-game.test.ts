// NLC-J.4: battles played at random come to an end, and what must hold holds after every step.
import { legal, outcomeOf, pending, simulationSource, startMatch, submit } from '@grognard/kernel';
import { expect, test } from 'vitest';
import { invariants } from '../invariants.ts';
import { laterCampaigns } from '../module.ts';
import { options } from '../options.ts';

/** Bound of NLC-J.4: so many actions for each unit and turn. */
const PATIENCE = 20_000;

function playOut(
  scenario: string,
  sequence: 'chit' | 'pbem',
  seed: number,
): { readonly decisions: number; readonly faults: readonly string[] } {
  const match = startMatch(laterCampaigns, { ...options.usual, scenario, sequence }, simulationSource(seed));
  const chance = simulationSource(seed + 1000);
  const faults: string[] = [];
  let decisions = 0;
  for (; outcomeOf(match) === null && decisions < PATIENCE; decisions += 1) {
    const [asked] = pending(match);
    if (asked === undefined) break;
    const able = legal(match, asked.seat);
    const wanted = able.find(({ type }) => type === 'done' || type === 'auto');
    const action = wanted ?? able[chance.draw(decisions, able.length, '') - 1];
    if (action === undefined) throw new Error('somebody is asked and has no answer');
    submit(match, asked.seat, action);
    for (const [name, broken] of Object.entries(invariants)) {
      const fault = broken(match.state);
      if (fault !== null) faults.push(`${name}: ${fault}`);
    }
  }
  return { decisions: outcomeOf(match) === null ? -1 : decisions, faults };
}

test.each([
  ['quatre-bras', 'chit', 1],
  ['quatre-bras', 'pbem', 2],
  ['wavre', 'chit', 3],
] as const)(
  'NLC-J.4: %s by %s comes to an end, and nothing is out of order on the way',
  (scenario, sequence, seed) => {
    const { decisions, faults } = playOut(scenario, sequence, seed);
    expect(faults).toEqual([]);
    expect(decisions).toBeGreaterThan(50);
  },
  120_000,
);
