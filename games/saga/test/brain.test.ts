import { randomOf, simulate, simulationSource } from '@grognard/kernel';
import { describe, expect, test } from 'vitest';
import { brain } from '../brain/index.ts';
import { unitAt } from '../field/units.ts';
import { saga } from '../module.ts';
import type { Player } from '../vocabulary.ts';
import { front, LINE, table } from './table.ts';

/** One game: the brain's quick answers against random ones; who won. */
function playedBy(seat: Player, seed: number): Player | null {
  const options = saga.parseOptions({});
  if (!options.ok) throw new Error(options.error.message);
  const random = randomOf(simulationSource(seed));
  const game = simulate(saga, saga.setup(options.value), random);
  for (let outcome = game.outcome(); ; outcome = game.outcome()) {
    if (outcome !== null) return outcome.winners[0] === seat ? seat : null;
    const asked = game.pending()[0]?.seat ?? '';
    const legal = game.legal(asked);
    const any = legal[random.die(legal.length, 'SAG-1.1 any') - 1];
    const actions = asked === seat ? brain.answer?.(game.state, asked, random) : any && [any];
    for (const action of actions ?? []) game.play(asked, action);
  }
}

describe('the brain', { timeout: 60_000 }, () => {
  test('beats random play from either seat', () => {
    const wins = [1, 2, 3, 4, 5, 6].filter((seed) => playedBy(seed % 2 === 0 ? 'A' : 'B', seed) !== null);
    expect(wins.length).toBeGreaterThanOrEqual(5);
  });

  const value = (A: readonly string[], captured: readonly object[] = []) =>
    brain.evaluate(
      table({ A: front('FR-LINE', ...A), B: front('FR-LINE', ...LINE), players: { A: { captured } } }).state,
      'A',
    );

  test('SAG-16.2, 16.6: a thin front is bad, a captured unit good', () => {
    const whole = value([...LINE]);
    expect(value(['L1', 'L2', 'L3'])).toBeLessThan(whole - 0.1);
    expect(value(['L1', 'L2'])).toBeLessThan(value(['L1', 'L2', 'L3']) - 0.1);
    expect(value([...LINE], [{ kind: 'unit', id: 'PR-LINE', vp: 2 }])).toBeGreaterThan(whole);
  });

  test('the chances of both seats add up to one', () => {
    const { state } = table({ A: front('FR-LINE', 'L1', 'L3'), B: front('FR-LINE', ...LINE) });
    expect(brain.evaluate(state, 'A') + brain.evaluate(state, 'B')).toBeCloseTo(1);
  });

  test('SAG-12.2: shoots at the unit that the next hit destroys', () => {
    const { state } = table({
      A: { ...front('FR-LINE', 'L1', 'L2', 'L3') },
      B: { ...front('FR-LINE', ...LINE), L2: { card: 'FR-LINE', cas: 3 } },
    });
    expect(brain.rollout(state, 'A', randomOf(simulationSource(1)))).toMatchObject({
      unit: unitAt(state, 'A:L2')?.id,
    });
  });
});
