// The machine outside of battle: every decision ends, and what it does makes sense.
import {
  contextOf,
  outcomeOf,
  pending,
  randomOf,
  simulationSource,
  startMatch,
  submit,
} from '@grognard/kernel';
import { describe, expect, test } from 'vitest';
import { refuseField } from '../army/fielding.ts';
import { armyAnswer } from '../brain/between-armies.ts';
import { napoleonica } from '../module.ts';
import { FIGHT, field, inMonth, NOBODY_HIRED } from './campaign-table.ts';

/** A whole match in which every seat plays by its first thought. */
function played(raw: object, seed: number) {
  const parsed = napoleonica.parseOptions(raw);
  if (!parsed.ok) throw new Error(parsed.error.message);
  const match = startMatch(napoleonica, parsed.value, simulationSource(seed));
  const random = randomOf(simulationSource(seed + 1));
  let decisions = 0;
  while (outcomeOf(match) === null && decisions < 20_000) {
    const seat = pending(match)[0]?.seat ?? 'A';
    const action = napoleonica.brain.rollout(match.state, seat, random, contextOf(napoleonica, match.state));
    const reply = submit(match, seat, action);
    if (!reply.ok) throw new Error(`${JSON.stringify(action)}: ${JSON.stringify(reply)}`);
    decisions += 1;
  }
  return match;
}

describe('the machine between battles', () => {
  test('NAP-TRN.24: plays a tournament from its muster to its crown', { timeout: 60_000 }, () => {
    const { state } = played({ mode: 'tournament', preliminaries: 2 }, 1);
    expect(state.result?.rule).toBe('NAP-TRN.15');
    const { notebooks, fielded } = state.series ?? {};
    for (const player of ['A', 'B'] as const) {
      expect(notebooks?.[player].muster.length).toBeGreaterThan(5);
      const [notebook, army] = [notebooks?.[player], fielded?.[player]];
      if (notebook === undefined || army === undefined) throw new Error('an army was fielded');
      expect(army.units.length).toBeGreaterThan(4);
      expect(refuseField(notebook, army, { limit: 300, lends: true, perGun: 0 })).toBeNull();
    }
  });

  test('NAP-TRN.5, NAP-ARM.4: takes over an army that has no room left for a Commander, and makes room', () => {
    const table = inMonth({
      corruption: { W02: 1 },
      muster: ['FR12', 'FR10', 'FR07', 'FR07', 'FR01'],
      battles: [{ winner: 'B' }],
    });
    // 142 of 150 DP.
    table.play('A', { type: 'march', region: 'W02' }, FIGHT, NOBODY_HIRED, ...field(1, 2, 3));
    expect(table.refused('A', { type: 'field', unit: 0 })).toBe('NAP-TRN.5');
    table.play('A', ...(armyAnswer(table.state, 'A') ?? []));
    expect(table.fought[0]?.terms.armies.A.units.map(({ type }) => type)).toContain('FR12');
  });

  test('NAP-SOL.4: plays a campaign to its end, taking Seals on the way', { timeout: 60_000 }, () => {
    const { state } = played({ mode: 'campaign' }, 77);
    expect(state.result?.rule).toBe('NAP-SOL.4');
    expect(state.campaign?.seals.length).toBeGreaterThan(0);
    expect(state.campaign?.chronicle.some(({ what }) => what === 'developed')).toBe(true);
  });
});
