import { randomOf, simulate, simulationSource } from '@grognard/kernel';
import { describe, expect, test } from 'vitest';
import { brain } from '../brain/index.ts';
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

describe('the brain', () => {
  test('beats random play from either seat', () => {
    const wins = [1, 2, 3, 4, 5, 6].filter((seed) => playedBy(seed % 2 === 0 ? 'A' : 'B', seed) !== null);
    expect(wins.length).toBeGreaterThanOrEqual(5);
  });

  test('a hole in the own front is bad, a captured unit good, and the end is certain', () => {
    const value = (A: readonly string[], captured: readonly object[] = []) =>
      brain.evaluate(
        table({ A: front('FR-LINE', ...A), B: front('FR-LINE', ...LINE), players: { A: { captured } } })
          .state,
        'A',
      );
    expect(value([...LINE])).toBeCloseTo(0.5, 1);
    expect(value(['L1', 'L2', 'L3'])).toBeLessThan(0.3);
    expect(value([...LINE], [{ kind: 'unit', id: 'PR-LINE', vp: 2 }])).toBeGreaterThan(0.55);
  });
});
