// NLC-10: chateaux where other rules meet them; the answer worked from the law beforehand.
import { describe, expect, test } from 'vitest';
import { failureFrame } from '../frames.ts';
import { NOBODY } from '../vocabulary.ts';
import { type Sitting, type TestTable, table } from './table.ts';
import { bodyNamed, CORPS } from './under-orders.ts';

const LEADERS = {
  reille: { at: '2,0', commands: [CORPS] },
  hill: { at: '9,0', side: 'allied', commands: ['allied corps'] },
} as const;

describe('NLC-10.2, 10.7: two in a chateau, of whom one is left', () => {
  test('NLC-10.2, 10.7, R101: an order fails: one of two leaves the chateau, the other is its garrison and stays', () => {
    const at = table({
      units: { i: { at: '0,0' }, j: { at: '0,0' }, e: { at: '3,0', side: 'allied' } },
      chateaux: ['0,0'],
      leaders: { ...LEADERS, reille: { at: '-9,0', commands: [CORPS] } },
      orders: { 'allied corps': 'delay' },
      also(state, spot) {
        state.frames.push(
          failureFrame.at('next', {
            body: bodyNamed(state, CORPS),
            from: spot('-9,0'),
            left: [0, 1],
            now: NOBODY,
            picked: NOBODY,
            tested: [],
          }),
        );
      },
    });
    for (let n = 0; n < 3; n += 1) {
      const [way] = at.offers('french', 'retreatTo');
      if (way !== undefined) at.play('french', way);
    }
    expect(at.offers('french', 'retreatTo')).toEqual([]);
    const stayed = ['i', 'j'].filter((id) => at.hexOf(id) === at.at('0,0'));
    expect(stayed).toHaveLength(1);
  });

  const all = (at: TestTable, type: string) => at.happened().filter((event) => event.type === type);
  /** Both stand and take what they get. */
  const fought = (sitting: Sitting) => {
    const at = table({ from: 'assault', ...sitting });
    for (let n = 0; n < 12; n += 1) {
      const [seat] = at.asked();
      const next = at
        .legal(seat ?? 'french')
        .find(
          (action) =>
            ['endAssign', 'stand', 'takeHit'].includes(action.type) ||
            (action.type === 'assign' && action.target >= 0),
        );
      if (seat === undefined || next === undefined) return at;
      at.play(seat, next);
    }
    return at;
  };

  test('NLC-10.2, 7.4f: of two in a chateau one dies in the fight, and the garrison that is left does not test or go', () => {
    const at = fought({
      units: {
        i: { at: '2,0', steps: [12, 6] },
        x: { at: '1,0', side: 'allied', steps: [3] },
        y: { at: '1,0', side: 'allied', steps: [3] },
      },
      chateaux: ['1,0'],
      leaders: LEADERS,
      orders: { 'allied corps': 'delay' },
      // 12 rolls 6: one hit. 6 rolls 2: none.
      dice: [3, 3, 1, 1, 6],
    });
    expect(all(at, 'unitEliminated')).toHaveLength(1);
    expect(all(at, 'moraleTested')).toEqual([]);
    expect([at.hexOf('x'), at.hexOf('y')]).toContain(at.at('1,0'));
  });

  test('NLC-10.7, 7.4i: two who go back into an empty chateau beside an enemy are in his zone and lose a step; one is not', () => {
    const goingBack = (units: Sitting['units']) =>
      fought({
        units: { i: { at: '2,0', steps: [12, 6] }, f: { at: '-1,0' }, ...units },
        chateaux: ['0,0'],
        impassable: ['0,1', '1,-1', '2,-1', '1,1'],
        leaders: LEADERS,
        orders: { 'allied corps': 'delay' },
        stage: { active: [0] },
        // 12 rolls 6: one hit. The defence rolls 2: none. It fails its test.
        dice: [3, 3, 1, 1, 6],
      });
    const brigade = { at: '1,0', side: 'allied', steps: [5, 3] } as const;
    const two = goingBack({ x: brigade, y: brigade });
    expect(all(two, 'unitEliminated')).toHaveLength(1);
    const one = goingBack({ x: brigade });
    expect(one.state.units[one.unit('x')]).toMatchObject({ status: 'map', lost: 1, hex: one.at('0,0') });
  });
});
