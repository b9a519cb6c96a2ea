// NLC-20.2.1a: a division in column: brigades in pairs, and every stack of it on the same way, hex by hex.
import { describe, expect, test } from 'vitest';
import { type Sitting, type TestTable, table } from './table.ts';
import { CORPS } from './under-orders.ts';

const brigade = (at: string, division = 'Quiot') => ({ at, division }) as const;

/** Four brigades in two pairs, one behind the other; 4 MP each, 3 out of column. */
const PAIRS = {
  options: { divisionFormations: true },
  units: {
    a: brigade('0,0'),
    b: brigade('0,0'),
    c: brigade('-1,0'),
    d: brigade('-1,0'),
    e: { at: '14,0', side: 'allied' },
  },
  leaders: {
    erlon: { at: '1,1', rating: 3, commands: [CORPS] },
    hill: { at: '14,0', side: 'allied', commands: ['allied corps'] },
  },
  orders: { [CORPS]: 'defend', 'allied corps': 'delay' },
} as const satisfies Sitting;

const walk = (at: TestTable, ids: readonly string[], ...spots: readonly string[]) => {
  at.play('french', { type: 'select', units: ids.map((id) => at.unit(id)) });
  for (const spot of spots) at.play('french', { type: 'step', hex: at.at(spot) });
};
const goals = (at: TestTable) => at.offers('french', 'go').map(({ hex }) => hex);
const steps = (at: TestTable) => at.offers('french', 'step').map(({ hex }) => hex);
const end = (at: TestTable) => at.play('french', { type: 'endMove' });

/** The first pair has gone along these. */
function led(...spots: readonly string[]): TestTable {
  const at = table(PAIRS);
  walk(at, ['a', 'b'], ...spots);
  for (const stop of at.offers('french', 'endMove')) at.play('french', stop);
  return at;
}

describe('NLC-20.2.1a: all stacks of a division in column trace one path', () => {
  test('NLC-20.2.1a: on the way of the first the second has all its points, on any other one less', () => {
    const at = led('1,0', '2,0', '3,0', '4,0');
    walk(at, ['c', 'd']);
    expect(goals(at)).toContain(at.at('3,0'));
    expect(goals(at)).toContain(at.at('1,1'));
    // As far as 3,0, but off the way.
    expect(goals(at)).not.toContain(at.at('2,1'));
    expect(goals(at)).not.toContain(at.at('3,-1'));
    at.play('french', { type: 'go', hex: at.at('3,0') });
    expect(at.hexOf('c')).toBe(at.at('3,0'));
  });

  test('NLC-20.2.1a, NLC-R177: not the first hex alone: whoever leaves the way later has lost the point all the same', () => {
    const at = led('1,0', '2,0', '3,0', '4,0');
    walk(at, ['c', 'd'], '0,0', '1,0');
    expect(goals(at)).toContain(at.at('3,0'));
    at.play('french', { type: 'step', hex: at.at('1,1') });
    expect(steps(at)).toEqual([]);
    end(at);
  });

  test('NLC-20.2.1a: nor does he get it back by coming onto the way again', () => {
    const at = led('1,0', '2,0', '3,0', '4,0');
    walk(at, ['c', 'd'], '-1,1');
    expect(goals(at)).toContain(at.at('1,0'));
    expect(goals(at)).not.toContain(at.at('2,0'));
  });

  test('NLC-20.2.1a: a way that bends is traced through its bend', () => {
    const at = led('0,1', '1,1', '2,1');
    walk(at, ['c', 'd']);
    expect(goals(at)).toContain(at.at('1,1'));
    // Four hexes by the way, which passes 0,0 and 0,1; three by the way that leaves it.
    expect(goals(at)).toContain(at.at('1,0'));
    at.play('french', { type: 'step', hex: at.at('-1,1') });
    expect(goals(at)).toContain(at.at('1,1'));
    expect(goals(at)).not.toContain(at.at('2,1'));
  });

  test('NLC-20.2.1a, NLC-R177: past the end of the way the second leads on, and others follow him', () => {
    const at = table({
      ...PAIRS,
      units: { ...PAIRS.units, f: brigade('-2,0'), g: brigade('-2,0') },
    });
    walk(at, ['a', 'b'], '1,0');
    end(at);
    walk(at, ['c', 'd']);
    expect(goals(at)).toContain(at.at('3,0'));
    expect(goals(at)).toContain(at.at('2,1'));
    at.play('french', { type: 'go', hex: at.at('2,0') });
    const [way] = Object.values(at.state.stage?.columns ?? {});
    expect(way).toEqual(['0,0', '1,0', '2,0'].map(at.at));
  });

  test('NLC-20.2.1a, NLC-R177: a pair that is parted on its way has the point no longer', () => {
    const at = led('1,0', '2,0', '3,0', '4,0');
    walk(at, ['c', 'd'], '0,0');
    at.play('french', { type: 'drop', unit: at.unit('d') });
    expect(at.state.group).toMatchObject({ units: [at.unit('c')], allowance: [6] });
  });

  test('NLC-20.2.1a: without the option nobody traces anything', () => {
    const at = table({ ...PAIRS, options: {} });
    walk(at, ['a', 'b'], '1,0');
    end(at);
    walk(at, ['c', 'd']);
    expect(goals(at)).toContain(at.at('3,0'));
    expect(goals(at)).toContain(at.at('-1,2'));
    expect(at.state.group?.column).toBeNull();
  });

  test('NLC-G: which way it has to trace is not shown to the enemy', () => {
    const at = led('1,0', '2,0');
    walk(at, ['c', 'd']);
    expect(at.state.group?.column).toHaveLength(3);
    expect(at.view('french').group?.column).toHaveLength(3);
    expect(at.view('allied').group?.column ?? null).toBeNull();
  });
});
