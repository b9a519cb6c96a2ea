// NLC-20.2.3 with NLC-P.4: brigades in extended line whose windows are answered by packet, worked out by hand from the law.

import type { Json } from '@grognard/kernel';
import { describe, expect, test } from 'vitest';
import { parsePosition } from '../input/position.ts';
import { position } from '../position.ts';
import { type Sitting, type TestTable, table } from './table.ts';
import { CORPS } from './under-orders.ts';

/** French infantry goes by Allied hussars, who reach every hex two hexes from theirs. */
const PAST = {
  units: {
    m: { at: '0,0', steps: [5, 3] },
    c: { at: '2,2', arm: 'cav', steps: [4, 2], side: 'allied' },
    x: { at: '12,0', side: 'allied' },
  },
  leaders: {
    ney: { at: '1,-1', commands: [CORPS] },
    hill: { at: '2,2', side: 'allied', commands: ['allied corps'] },
  },
  orders: { [CORPS]: 'delay', 'allied corps': 'delay' },
  options: { sequence: 'pbem', extendedLines: true },
} as const satisfies Sitting;

/** The brigade stands in its hex and in this one. */
const inLine = (half: string): Pick<Sitting, 'also'> => ({
  also(state, spot) {
    const was = state.units[0];
    if (was !== undefined) state.units[0] = { ...was, extended: spot(half) };
  },
});

const halves = (at: TestTable): readonly (number | undefined)[] => {
  const { hex, extended } = at.state.units[at.unit('m')] ?? {};
  return [hex, extended];
};
const hexesAsked = (at: TestTable): readonly number[] =>
  (at.state.stage?.post?.encounters ?? []).map(({ hex }) => hex);

/** The packets go out, the Allies having answered for these hexes; the French say nothing about how far they go. */
function exchange(at: TestTable, spots: readonly string[]): void {
  at.play('french', { type: 'endMovement' });
  for (const spot of spots) {
    const number = hexesAsked(at).indexOf(at.at(spot));
    const [offer] = at.offers('allied', 'answer').filter(({ encounter }) => encounter === number);
    if (offer === undefined) throw new Error(`nobody can be met at ${spot}`);
    at.play('allied', offer);
  }
  at.play('allied', { type: 'sendPacket', turn: 1 });
  if (at.offers('french', 'sendPacket').length > 0) at.play('french', { type: 'sendPacket', turn: 1 });
}
/** The hussars fail their test. */
const HELD = [6] as const;

describe('NLC-P.4, 20.2.3: one segment, one packet', () => {
  const deployed = (sitting: Partial<Sitting> = {}): TestTable => {
    const at = table({ ...PAST, ...sitting });
    at.play('french', { type: 'select', units: [at.unit('m')] });
    at.play('french', { type: 'step', hex: at.at('1,0') });
    at.play('french', { type: 'extend', unit: at.unit('m'), hex: at.at('2,0') });
    return at;
  };

  test('NLC-P.4, 20.2.3c: the hex a brigade deploys into is put to the other side after the segment, not at once', () => {
    const at = deployed();
    expect(at.asked()).toEqual(['french']);
    at.play('french', { type: 'endMovement' });
    expect(at.asked()).toEqual(['allied']);
    expect(hexesAsked(at)).toEqual([at.at('2,0')]);
  });

  test('NLC-P.4, NLC-J.1: such a trail can be put down and read again', () => {
    const at = deployed();
    const read = parsePosition(JSON.parse(JSON.stringify(position(at.state))) as Json);
    expect(read).toMatchObject({ ok: true, value: { stage: at.state.stage } });
  });

  test('NLC-20.2.3b, NLC-P.4: nor the second hex of a line that moves; both its hexes are asked about, step by step', () => {
    const at = table({ ...PAST, ...inLine('0,1') });
    at.play('french', { type: 'select', units: [at.unit('m')] });
    at.play('french', { type: 'moveLine', hex: at.at('1,0'), line: at.at('1,1') });
    expect(at.asked()).toEqual(['french']);
    at.play('french', { type: 'moveLine', hex: at.at('2,-1'), line: at.at('2,0') });
    expect(at.asked()).toEqual(['french']);
    at.play('french', { type: 'endMove' });
    at.play('french', { type: 'endMovement' });
    expect(hexesAsked(at)).toEqual(['1,1', '2,0'].map(at.at));
  });

  test('NLC-E.13, 20.2.3b: met in one hex and left alone, the line goes on along its way and ends as it had', () => {
    const at = table({ ...PAST, ...inLine('0,1'), dice: HELD });
    at.play('french', { type: 'select', units: [at.unit('m')] });
    at.play('french', { type: 'moveLine', hex: at.at('1,0'), line: at.at('1,1') });
    at.play('french', { type: 'moveLine', hex: at.at('2,-1'), line: at.at('2,0') });
    at.play('french', { type: 'endMove' });
    exchange(at, ['1,1']);
    expect(halves(at)).toEqual(['2,-1', '2,0'].map(at.at));
  });

  test('NLC-E.13, 20.2.3a: met before it deployed and left alone, it deploys after all', () => {
    const at = table({ ...PAST, dice: HELD });
    at.play('french', { type: 'select', units: [at.unit('m')] });
    for (const spot of ['1,0', '2,0']) at.play('french', { type: 'step', hex: at.at(spot) });
    at.play('french', { type: 'extend', unit: at.unit('m'), hex: at.at('3,-1') });
    exchange(at, ['2,0']);
    expect(halves(at)).toEqual(['2,0', '3,-1'].map(at.at));
  });

  test('NLC-20.2.3a, 7.7: beaten in the hex it deployed into, it is gone from both', () => {
    // Their test passes, no square; 4 doubled: 8, rolled 6: 1 hit. Half of half of 5: 1, rolled 2: none.
    const at = deployed({ dice: [1, 6, 3, 3, 1, 1, 1] });
    exchange(at, ['2,0']);
    const [back] = at.offers('french', 'retreatTo');
    if (back !== undefined) at.play('french', back);
    expect(at.state.units[at.unit('m')]?.lost).toBe(1);
    expect(halves(at)).not.toContain(at.at('2,0'));
  });
});

describe('NLC-7.10e, 20.2.3b: deploying costs points, and more than half is more than half', () => {
  const asked = (spots: readonly string[]): readonly string[] => {
    const at = table({
      ...PAST,
      options: { extendedLines: true },
      dice: HELD,
      units: { ...PAST.units, c: { ...PAST.units.c, at: '3,1' } },
      leaders: { ...PAST.leaders, hill: { ...PAST.leaders.hill, at: '3,1' } },
    });
    at.play('french', { type: 'select', units: [at.unit('m')] });
    for (const spot of spots) {
      at.play('french', { type: 'step', hex: at.at(spot) });
      if (at.offers('allied', 'pass').length > 0) at.play('allied', { type: 'pass' });
    }
    at.play('french', { type: 'extend', unit: at.unit('m'), hex: at.at('2,0') });
    const [charge] = at.offers('allied', 'react');
    if (charge === undefined) throw new Error('nobody can react');
    at.play('allied', charge);
    at.play('allied', { type: 'launch' });
    return at.offers('french', 'commit').map(({ half }) => String(half));
  };

  test('NLC-7.10f: after one hex and deploying, 2 of 4 MP, it may still say how far it goes', () => {
    expect(asked(['1,0']).length).toBeGreaterThan(0);
  });

  test('NLC-7.10e: after two hexes and deploying, 3 of 4 MP, it is caught', () => {
    expect(asked(['1,-1', '1,0'])).toEqual([]);
  });
});
