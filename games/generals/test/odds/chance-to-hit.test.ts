import { describe, expect, it } from 'vitest';
import { chanceToHit, kthHighest, ONE_DIE } from '../../odds/chance-to-hit.ts';
import type { Modifier } from '../../state.ts';

const plus = (value: number): readonly Modifier[] => [{ rule: 'GEN-13.1', label: 'test', value }];

/** Every way n dice can fall, each sorted from high to low. */
function* rolls(n: number): Generator<readonly number[]> {
  const all = 6 ** n;
  for (let i = 0; i < all; i++) {
    const dice = Array.from({ length: n }, (_, k) => (Math.floor(i / 6 ** k) % 6) + 1);
    yield dice.sort((a, b) => b - a);
  }
}

describe('GEN-12.29: dice are handed out from the highest', () => {
  it.each([1, 2, 3, 4])('the faces of each of %i sorted dice', (n) => {
    for (let k = 1; k <= n; k++) {
      const counted = [0, 0, 0, 0, 0, 0];
      for (const dice of rolls(n)) {
        const face = (dice[k - 1] ?? 0) - 1;
        counted[face] = (counted[face] ?? 0) + 1 / 6 ** n;
      }
      kthHighest(n, k).forEach((chance, face) => {
        expect(chance).toBeCloseTo(counted[face] ?? 0, 10);
      });
    }
  });
});

describe('the chance to hit', () => {
  it('GEN-12.8: a reaction succeeds on a natural 5 or 6', () => {
    expect(chanceToHit('melee', { faces: ONE_DIE, modifiers: plus(-1) }, null)).toBeCloseTo(2 / 6);
  });
  it('GEN-12.33: nothing is added to an unopposed test of 4, 5 or 6', () => {
    expect(chanceToHit('ranged', { faces: ONE_DIE, modifiers: [] }, null)).toBeCloseTo(0.5);
  });
  it('GEN-12.40: in an even melee each side hits in 15 of 36', () => {
    const even = { faces: ONE_DIE, modifiers: [] };
    expect(chanceToHit('melee', even, even)).toBeCloseTo(15 / 36);
  });
  it('GEN-12.34: fire must beat the other die and be at least 4', () => {
    const even = { faces: ONE_DIE, modifiers: [] };
    expect(chanceToHit('ranged', even, even)).toBeCloseTo(12 / 36);
  });
  it('GEN-12.40, 13.9: in a line of three the sums are those of all 6^6 rolls', () => {
    let hits = 0;
    for (const own of rolls(3))
      for (const other of rolls(3)) {
        const mine = Math.min(6, (own[1] ?? 0) + 1);
        if (mine > (other[1] ?? 0)) hits++;
      }
    const faces = kthHighest(3, 2);
    const chance = chanceToHit('melee', { faces, modifiers: plus(1) }, { faces, modifiers: [] });
    expect(chance).toBeCloseTo(hits / 6 ** 6, 10);
  });
});
