// NLC-2, 8.5, 19: morale and bombardment where other rules meet them; the answer worked from the law beforehand.
import { describe, expect, test } from 'vitest';
import { moraleOf, PLAIN } from '../morale/morale.ts';
import { type Sitting, type TestTable, table } from './table.ts';
import { CORPS } from './under-orders.ts';

const LEADERS = {
  reille: { at: '-9,0', commands: [CORPS] },
  hill: { at: '9,0', side: 'allied', commands: ['allied corps'] },
} as const;
const all = (at: TestTable, type: string) => at.happened().filter((event) => event.type === type);

describe('NLC-19.2: who finds himself again', () => {
  const value = (more: Sitting) =>
    moraleOf(
      table({
        units: { i: { at: '0,0', disrupted: true }, e: { at: '1,0', side: 'allied' }, ...more.units },
        leaders: LEADERS,
        ...more,
      }).state,
      0,
      { ...PLAIN, scope: 'recovery' },
    ).value;
  const I = { at: '0,0', disrupted: true } as const;
  const E = { at: '1,0', side: 'allied' } as const;

  test('NLC-19.2b, NLC-R090, 2.3e: in woods beside an enemy 4 + 1 - 1: that it is in woods takes nothing', () => {
    expect(value({ woods: ['0,0'] })).toBe(4);
  });

  test('NLC-19.2b, 10.7: a garrison beside an enemy 4 + 1 - 1; two in a chateau are in the open: 3', () => {
    expect(value({ chateaux: ['0,0'] })).toBe(4);
    expect(value({ chateaux: ['0,0'], units: { i: I, e: E, j: { at: '0,0' } } })).toBe(3);
  });

  test('NLC-19.2b, NLC-R009: a bridge or a stream towards the enemy helps; over a river without one he is no contact at all', () => {
    expect(value({ rivers: ['0,0|1,0'], bridges: ['0,0|1,0'] })).toBe(4);
    expect(value({ streams: ['0,0|1,0'] })).toBe(4);
    expect(value({ streams: ['0,0|0,1'] })).toBe(3);
    expect(value({ rivers: ['0,0|1,0'] })).toBe(4);
  });

  test('NLC-19.2a, 2.2e, NLC-R001: British infantry recovers on 4: it defends nothing then; on Reserve on 3', () => {
    const british = { ...I, moraleDefending: 5 } as const;
    expect(value({ units: { i: british, e: { ...E, at: '5,0' } } })).toBe(4);
    expect(value({ units: { i: british, e: { ...E, at: '5,0' } }, orders: { [CORPS]: 'reserve' } })).toBe(3);
  });
});

describe('NLC-2.3e, NLC-R001: in a fight, or before it', () => {
  const charged = (units: Sitting['units'], dice: readonly number[], woods: readonly string[] = []) => {
    const at = table({
      units: { i: { at: '0,0', mp: 6 }, ...units },
      woods,
      leaders: {
        reille: { at: '1,1', commands: [CORPS] },
        hill: { at: '3,-1', side: 'allied', commands: ['allied corps'] },
      },
      orders: { 'allied corps': 'delay' },
      dice,
    });
    at.play('french', { type: 'select', units: [at.unit('i')] });
    at.play('french', { type: 'step', hex: at.at('1,0') });
    const [reaction] = at.offers('allied', 'react');
    if (reaction === undefined) throw new Error('nobody reacts');
    at.play('allied', reaction);
    at.play('allied', { type: 'launch' });
    at.play('french', { type: 'commit', half: true });
    return at;
  };
  const K = { at: '3,-1', side: 'allied', arm: 'cav', steps: [5, 3] } as const;

  test('NLC-7.9a, 2.3e, 2.3f: cavalry in woods is not in combat yet: beside its leader it reacts on 5', () => {
    const at = charged({ k: K }, [5, 1, 1, 1, 1, 1], ['3,-1']);
    expect(all(at, 'reactionTested')).toMatchObject([{ roll: 5, morale: 5, passed: true }]);
  });

  test('NLC-7.10a, NLC-R001: British infantry charged on its march is the defender: it forms square on 5', () => {
    const at = charged({ i: { at: '0,0', mp: 6, moraleDefending: 5 }, k: K }, [4, 5, 1, 1, 1, 1]);
    expect(all(at, 'squareTested')).toMatchObject([{ roll: 5, morale: 5, formed: true }]);
  });

  test('NLC-19.1c, NLC-R001: leaving a zone nobody defends: British infantry is disrupted by a 5', () => {
    const at = table({
      units: { i: { at: '0,0', mp: 6, moraleDefending: 5 }, e: { at: '2,0', side: 'allied' } },
      leaders: { ...LEADERS, reille: { at: '-1,0', commands: [CORPS] } },
      options: { retreatDisruption: true },
      orders: { 'allied corps': 'delay' },
      dice: [5],
    });
    at.play('french', { type: 'select', units: [0] });
    at.play('french', { type: 'step', hex: at.at('1,0') });
    at.play('french', { type: 'step', hex: at.at('0,1') });
    expect(all(at, 'retreatTested')).toMatchObject([{ roll: 5, disrupted: [0] }]);
  });

  test('NLC-19.1c, 2.3f: the leader it leaves behind in the zone steadies it no more', () => {
    const at = table({
      units: { i: { at: '1,0', mp: 6 }, e: { at: '2,0', side: 'allied' } },
      leaders: { ...LEADERS, reille: { at: '1,0', commands: [CORPS] } },
      options: { retreatDisruption: true },
      orders: { [CORPS]: 'fallBack', 'allied corps': 'delay' },
      dice: [5],
    });
    at.play('french', { type: 'select', units: [0] });
    at.play('french', { type: 'step', hex: at.at('0,0') });
    expect(all(at, 'retreatTested')).toMatchObject([{ roll: 5, disrupted: [0] }]);
  });
});

describe('NLC-8.5d, 10.7: bombardment', () => {
  const shot = (more: Sitting) => {
    const at = table({
      from: 'bombardment',
      units: { g: { at: '0,0', arm: 'art', steps: [8, 4] }, ...more.units },
      leaders: { ...LEADERS, reille: { at: '0,0', commands: [CORPS] } },
      orders: { 'allied corps': 'delay' },
      ...more,
    });
    at.play('french', { type: 'bombard', from: at.at('0,0'), guns: [0], target: at.at('2,0') });
    return at;
  };
  const G = { at: '0,0', arm: 'art', steps: [8, 4] } as const;
  const strengthOf = (at: TestTable) =>
    at.happened().flatMap((event) => (event.type === 'fired' ? [event.strength] : []));

  test('NLC-8.5d, NLC-R011, NLC-R084: in rain no cavalry rides, and infantry under fire has nothing to choose', () => {
    const sitting = (rain: boolean): Sitting => ({
      turns: [{ rain }],
      levels: { '0,0': 1 },
      units: { g: G, c: { at: '1,0', arm: 'cav' }, x: { at: '2,0', side: 'allied' } },
      dice: [1, 1],
    });
    expect(shot(sitting(false)).offers('allied', 'squares')).toHaveLength(2);
    const wet = shot(sitting(true));
    expect([wet.offers('allied', 'squares'), strengthOf(wet)]).toEqual([[], [8]]);
  });

  test('NLC-10.7, 19.4a: two in a chateau are in the open, and stacked: 8 x 1.5; cavalry alone there: 8', () => {
    const two = shot({
      chateaux: ['2,0'],
      options: { artilleryDetail: true },
      units: { g: G, x: { at: '2,0', side: 'allied' }, y: { at: '2,0', side: 'allied' } },
      dice: [1, 1],
    });
    expect(strengthOf(two)).toEqual([12]);
    const horse = shot({
      chateaux: ['2,0'],
      units: { g: G, x: { at: '2,0', side: 'allied', arm: 'cav' } },
      dice: [1, 1],
    });
    expect(strengthOf(horse)).toEqual([8]);
  });

  test('NLC-10.1, 8.1d: when the first salvo leaves one of two in a chateau, no second battery fires at the garrison', () => {
    const at = shot({
      chateaux: ['2,0'],
      units: {
        g: G,
        h: { at: '1,1', arm: 'art', steps: [8, 4] },
        x: { at: '2,0', side: 'allied', steps: [3] },
        y: { at: '2,0', side: 'allied', steps: [3] },
        z: { at: '3,1', side: 'allied' },
      },
      // 8 rolls 8: two hits: disrupted, and one step.
      dice: [4, 4],
    });
    at.play('allied', { type: 'takeHit', unit: at.unit('x') });
    const again = {
      type: 'bombard',
      from: at.at('1,1'),
      guns: [at.unit('h')],
      target: at.at('2,0'),
    } as const;
    expect(at.refused('french', again)).toBe('NLC-10.1');
  });
});
