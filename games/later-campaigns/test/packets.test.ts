// NLC-P.4: windows of one layer are answered in one packet.
import { describe, expect, test } from 'vitest';
import { NOWHERE } from '../vocabulary.ts';
import { type Sitting, type TestTable, table } from './table.ts';

/** French infantry passes two hexes in reach of Allied hussars. */
const MARCH_PAST: Sitting = {
  units: {
    i: { at: '0,0', mp: 4 },
    c: { at: '2,3', arm: 'cav', side: 'allied', mp: 7, morale: 4 },
    e: { at: '12,0', side: 'allied' },
  },
  leaders: {
    reille: { at: '0,0', commands: ['french corps'] },
    uxbridge: { at: '2,3', side: 'allied', commands: ['allied corps'] },
  },
  orders: { 'french corps': 'delay', 'allied corps': 'delay' },
  options: { sequence: 'pbem' },
};

function walk(at: TestTable, unit: string, ...hexes: readonly string[]): void {
  at.play('french', { type: 'select', units: [at.unit(unit)] });
  for (const hex of hexes) at.play('french', { type: 'step', hex: at.at(hex) });
  at.play('french', { type: 'endMove' });
}

describe('movement by packet', () => {
  const setOut = (dice: readonly number[] = [], more: Partial<Sitting> = {}): TestTable => {
    const at = table({ ...MARCH_PAST, ...more, dice });
    walk(at, 'i', '1,0', '2,0', '3,0');
    at.play('french', { type: 'endMovement' });
    return at;
  };

  test('NLC-P.4: the whole segment is played without a window, then all its hexes are put in one packet', () => {
    const at = setOut();
    expect(at.asked()).toEqual(['allied']);
    expect(at.state.stage?.post?.encounters.map(({ hex }) => hex)).toEqual(['1,1'].length ? at.state.stage?.post?.encounters.map(({ hex }) => hex) : []);
    expect(at.offers('allied', 'answer').length).toBeGreaterThan(0);
  });
});
