import { describe, expect, test } from 'vitest';
import { NOWHERE } from '../vocabulary.ts';
import { type TestTable, table } from './table.ts';

/** Infantry of morale 4 assaults infantry of morale 3, which has friends of morale 3 and 4 behind it. */
const WAVERING = {
  from: 'assault',
  units: {
    a: { at: '0,0', steps: [8, 4] },
    d: { at: '1,0', steps: [4, 2], morale: 3, side: 'allied' },
    near: { at: '2,0', steps: [4, 2], morale: 3, side: 'allied' },
    far: { at: '5,0', steps: [4, 2], morale: 3, side: 'allied' },
  },
  leaders: { ney: { at: '-1,0', commands: ['french corps'] } },
} as const;

function storm(at: TestTable): void {
  at.play('french', { type: 'assign', hex: at.at('0,0'), target: at.at('1,0') });
  at.play('french', { type: 'endAssign' });
  at.play('allied', { type: 'stand' });
  for (const to of at.offers('allied', 'retreatTo').slice(0, 1)) at.play('allied', to);
  for (const stay of at.offers('french', 'advance').filter(({ units }) => units.length === 0))
    at.play('french', stay);
}

describe('NLC-20.10: rout', () => {
  test('NLC-R117: missed by 3, the unit is gone, and a neighbour tests at once', () => {
    // Fire 8 rolls 6: one hit; 4 rolls 2: none. The damaged defender has morale 2 and rolls 6.
    const at = table({ ...WAVERING, options: { rout: true }, dice: [3, 3, 1, 1, 6, 4] });
    storm(at);
    expect(at.hexOf('d')).toBe(NOWHERE);
    expect(at.hexOf('near')).toBe(at.at('2,0'));
  });

  test('a neighbour that misses by 3 runs as well; whoever is far off does not hear of it', () => {
    const at = table({ ...WAVERING, options: { rout: true }, dice: [3, 3, 1, 1, 6, 6] });
    storm(at);
    expect(at.hexOf('near')).toBe(NOWHERE);
    expect(at.hexOf('far')).toBe(at.at('5,0'));
  });

  test('without the option it only retreats', () => {
    const at = table({ ...WAVERING, dice: [3, 3, 1, 1, 6] });
    storm(at);
    expect(at.hexOf('d')).not.toBe(NOWHERE);
  });

  test('NLC-20.10, NLC-E.10: it breaks where it stands and is never asked for a way back; the attacker may advance', () => {
    const at = table({ ...WAVERING, options: { rout: true }, dice: [3, 3, 1, 1, 6, 4] });
    at.play('french', { type: 'assign', hex: at.at('0,0'), target: at.at('1,0') });
    at.play('french', { type: 'endAssign' });
    const told = at.play('allied', { type: 'stand' });
    expect(at.asked()).toEqual(['french']);
    expect(told.map(({ type }) => type)).not.toContain('unitsMoved');
    expect(told).toContainEqual(
      expect.objectContaining({ type: 'unitEliminated', unit: at.unit('d'), hex: at.at('1,0') }),
    );
    at.play('french', { type: 'advance', units: [at.unit('a')] });
    expect(at.hexOf('a')).toBe(at.at('1,0'));
  });

  test('NLC-20.10, 20.11: who runs is counted once, and his fight is one in which his side gave way', () => {
    const at = table({ ...WAVERING, options: { rout: true }, dice: [3, 3, 1, 1, 6, 4] });
    at.play('french', { type: 'assign', hex: at.at('0,0'), target: at.at('1,0') });
    at.play('french', { type: 'endAssign' });
    at.play('allied', { type: 'stand' });
    expect(at.state.sides.allied).toMatchObject({ retreated: 1, retreatFights: 1, yielded: 1 });
  });

  test('NLC-20.10, 19.1a: whoever goes back of his own will and misses by 3 breaks before he has gone', () => {
    // Both hit once; the attackers stand, the defender goes back and misses his 3 with a 6; his neighbour holds with a 4.
    const at = table({
      ...WAVERING,
      options: { rout: true, retreatDisruption: true },
      dice: [3, 3, 1, 1, 6, 4],
    });
    at.play('french', { type: 'assign', hex: at.at('0,0'), target: at.at('1,0') });
    at.play('french', { type: 'endAssign' });
    const told = at.play('allied', { type: 'retreat' });
    expect(told).toContainEqual(
      expect.objectContaining({ type: 'unitEliminated', unit: at.unit('d'), hex: at.at('1,0') }),
    );
    expect(at.hexOf('near')).toBe(at.at('2,0'));
    expect(at.asked()).toEqual(['french']);
  });

  test('NLC-20.10, 7.11: cavalry that slips away and misses by 3 breaks in the hex it wanted to leave', () => {
    const at = table({
      ...WAVERING,
      units: {
        a: WAVERING.units.a,
        horse: { at: '1,0', arm: 'cav', morale: 3, side: 'allied' },
        near: { at: '2,-1', steps: [4, 2], morale: 3, side: 'allied' },
      },
      options: { rout: true, retreatDisruption: true },
      dice: [6, 4],
    });
    at.play('french', { type: 'assign', hex: at.at('0,0'), target: at.at('1,0') });
    at.play('french', { type: 'endAssign' });
    const told = at.play('allied', { type: 'preRetreat', units: [at.unit('horse')] });
    expect(told).toContainEqual(
      expect.objectContaining({ type: 'unitEliminated', unit: at.unit('horse'), hex: at.at('1,0') }),
    );
    expect(at.asked()).toEqual(['french']);
  });
});
