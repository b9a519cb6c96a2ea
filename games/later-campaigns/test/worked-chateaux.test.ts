// NLC-10: chateaux where other rules meet them; the answer worked from the law beforehand.
import { describe, expect, test } from 'vitest';
import { crowdingFrame, failureFrame } from '../frames.ts';
import { NOBODY } from '../vocabulary.ts';
import { type Sitting, type TestTable, table } from './table.ts';
import { bodyNamed, CORPS, towards, under } from './under-orders.ts';

const LEADERS = {
  reille: { at: '2,0', commands: [CORPS] },
  hill: { at: '9,0', side: 'allied', commands: ['allied corps'] },
} as const;

describe('NLC-10.2, 10.7: two in a chateau, of whom one is left', () => {
  test('NLC-10.2, 10.7, NLC-R101: an order fails: one of two leaves the chateau, the other is its garrison and stays', () => {
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

  test('NLC-10.5, NLC-D.10: while hits are taken nobody is off the map yet: of two in a chateau the second is no garrison', () => {
    const stoodIn = (more: Sitting['units']) => {
      const at = table({
        from: 'assault',
        units: {
          i: { at: '2,0', steps: [24, 12] },
          x: { at: '1,0', side: 'allied', steps: [5, 3] },
          z: { at: '0,1', side: 'allied', steps: [5, 3] },
          ...more,
        },
        chateaux: ['1,0'],
        leaders: LEADERS,
        orders: { 'allied corps': 'delay' },
        // 24 rolls 9: five hits; the half of it three. The defence rolls 2: none.
        dice: [4, 5, 1, 1, 1],
      });
      let times = 0;
      for (let n = 0; n < 12; n += 1) {
        const [seat = 'french'] = at.asked();
        if (at.offers('allied', 'takeHitFor').length > 0) times += 1;
        const next = at
          .legal(seat)
          .find(
            (action) =>
              ['endAssign', 'stand', 'takeHit'].includes(action.type) ||
              (action.type === 'assign' && action.target === at.at('1,0')),
          );
        if (next === undefined) break;
        at.play(seat, next);
      }
      return times;
    };
    expect(stoodIn({})).toBe(2);
    expect(stoodIn({ y: { at: '1,0', side: 'allied', steps: [3] } })).toBe(0);
  });
});

describe('NLC-7.11a, 10.3: cavalry slips away from a chateau before the fire', () => {
  test('NLC-7.11a, 10.3, 10.7: the infantry it leaves is a garrison, and the attackers are halved', () => {
    const at = table({
      from: 'assault',
      units: {
        i: { at: '2,0', steps: [8, 4] },
        x: { at: '1,0', side: 'allied', steps: [5, 3] },
        c: { at: '1,0', side: 'allied', arm: 'cav', steps: [4, 2] },
      },
      chateaux: ['1,0'],
      leaders: LEADERS,
      orders: { 'allied corps': 'delay' },
      dice: [1, 1, 1, 1],
    });
    at.play('french', { type: 'assign', hex: at.at('2,0'), target: at.at('1,0') });
    if (at.offers('french', 'endAssign').length > 0) at.play('french', { type: 'endAssign' });
    at.play('allied', { type: 'preRetreat', units: [at.unit('c')] });
    const [away] = at.offers('allied', 'retreatTo');
    if (away !== undefined) at.play('allied', away);
    const strengths = at.happened().flatMap((event) => (event.type === 'fired' ? [event.strength] : []));
    expect(strengths).toEqual([4, 5]);
  });
});

describe('NLC-10.2 and what orders ask', () => {
  const STAFF = { ...LEADERS, reille: { at: '0,0', commands: [CORPS] } } as const;

  test('NLC-10.2, 12.2.1c: an Attack does not drive a garrison out of its chateau, though nobody else can attack', () => {
    const at = (chateaux: readonly string[]) =>
      under(
        {
          units: { a: { at: '0,0' }, e: { at: '2,0', side: 'allied' } },
          chateaux,
          leaders: STAFF,
          orders: { 'allied corps': 'delay' },
        },
        (spot) => [towards('attack', [spot('2,0')])],
      ).refused('french', { type: 'endMovement' });
    expect(at(['0,0'])).toBeNull();
    expect(at([])).toBe('NLC-12.2.1c');
  });

  test('NLC-10.1, 12.2.2a, NLC-R062: a garrison beside the enemy is none of the two of a Probe; two in the chateau are', () => {
    const enters = (units: Sitting['units']) => {
      const at = table({
        units: {
          a: { at: '0,0' },
          c: { at: '2,-1' },
          d: { at: '1,1' },
          e: { at: '2,0', side: 'allied' },
          ...units,
        },
        chateaux: ['2,-1'],
        leaders: STAFF,
        orders: { [CORPS]: 'probe', 'allied corps': 'delay' },
      });
      at.play('french', { type: 'select', units: [at.unit('a')] });
      return at.refused('french', { type: 'step', hex: at.at('1,0') });
    };
    expect(enters({})).toBeNull();
    expect(enters({ b: { at: '2,-1' } })).toBe('NLC-12.2.2a');
  });

  test('NLC-10.6, NLC-D.2a, NLC-R073: one too many with no way but an occupied chateau is lost', () => {
    const at = table({
      units: {
        a: { at: '0,0' },
        b: { at: '0,0' },
        c: { at: '0,0' },
        g: { at: '-1,0' },
        e: { at: '9,0', side: 'allied' },
      },
      chateaux: ['-1,0'],
      impassable: ['1,0', '0,1', '-1,1', '0,-1', '1,-1'],
      leaders: STAFF,
      orders: { [CORPS]: 'delay', 'allied corps': 'delay' },
      also(state, spot) {
        state.frames.push(crowdingFrame.at('look', { side: 'french', hex: spot('0,0') }));
      },
    });
    at.play('french', { type: 'excess', unit: at.unit('a') });
    expect(at.state.units[at.unit('a')]?.status).not.toBe('map');
    expect(at.hexOf('b')).toBe(at.at('0,0'));
  });
});
