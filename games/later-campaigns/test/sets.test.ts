// NLC-J.1: units that do something together are a set: who is named first is no matter.
import { describe, expect, test } from 'vitest';
import type { Action } from '../grammar.ts';
import { type Sitting, type TestTable, table } from './table.ts';
import { CORPS } from './under-orders.ts';

const LEADERS = {
  reille: { at: '0,0', commands: [CORPS] },
  hill: { at: '9,0', side: 'allied', commands: ['allied corps'] },
} as const;
const ORDERS = { 'allied corps': 'delay' } as const;

/** What comes of it, named in either order. */
function eitherWay(begin: () => TestTable, action: (ids: readonly number[]) => Action): void {
  const [one, other] = [begin(), begin()];
  one.play('french', action([0, 1]));
  other.play('french', action([1, 0]));
  const { options } = one.state;
  expect({ ...other.state, options }).toEqual(one.state);
}

describe('NLC-5.1a: the order in which units are named', () => {
  const stacked = (more: Sitting = {}) =>
    table({
      units: { i: { at: '0,0' }, j: { at: '0,0' }, e: { at: '9,0', side: 'allied' } },
      leaders: LEADERS,
      orders: ORDERS,
      ...more,
    });

  test('NLC-5.1a: a stack sets out the same whoever of it is named first', () => {
    eitherWay(
      () => stacked(),
      (units) => ({ type: 'select', units }),
    );
  });

  test('NLC-5.1a: nor does it matter who came into the Stage first', () => {
    const at = stacked({ stage: { active: [1, 0] } });
    expect(at.offers('french', 'select').map(({ units }) => units)).toContainEqual([0, 1]);
  });

  test('NLC-8.1b: guns of one hex', () => {
    const battery = () =>
      table({
        from: 'bombardment',
        units: {
          g: { at: '0,0', arm: 'art' },
          h: { at: '0,0', arm: 'art' },
          e: { at: '2,0', side: 'allied' },
        },
        leaders: LEADERS,
        orders: ORDERS,
        dice: [1, 1],
      });
    const target = battery().at('2,0');
    const from = battery().at('0,0');
    eitherWay(battery, (guns) => ({ type: 'bombard', from, guns, target }));
  });

  test('NLC-7.5c: brigades of one division that advance together', () => {
    const won = () => {
      const at = table({
        from: 'assault',
        units: {
          i: { at: '0,0', division: 'Foy' },
          j: { at: '0,0', division: 'Foy' },
          e: { at: '1,0', side: 'allied', steps: [4] },
        },
        leaders: { ...LEADERS, reille: { ...LEADERS.reille, at: '-1,0' } },
        orders: ORDERS,
        dice: [6, 6, 1, 1],
      });
      at.play('french', { type: 'assign', hex: at.at('0,0'), target: at.at('1,0') });
      at.play('french', { type: 'endAssign' });
      at.play('allied', { type: 'stand' });
      return at;
    };
    eitherWay(won, (units) => ({ type: 'advance', units }));
  });

  test('NLC-9.1: a stack that comes onto the map', () => {
    const due = () =>
      table({
        units: { i: {}, j: {}, k: { at: '-9,0' }, e: { at: '12,0', side: 'allied' } },
        leaders: { ...LEADERS, reille: { at: '-13,0', commands: [CORPS] } },
        orders: { ...ORDERS, [CORPS]: 'defend' },
        groups: [{ turn: 1, at: '-14,0', units: ['i', 'j'] }],
        entries: ['-14,0'],
        stage: { chits: [0, 1] },
        also(state) {
          state.arrived = [0];
        },
      });
    const hex = due().at('-14,0');
    eitherWay(due, (units) => ({ type: 'enter', units, hex }));
  });
});
