// NLC-B: each sentence of the catalogue of what is not to be had, by its rule, where one step aside would meet another.
import { describe, expect, test } from 'vitest';
import { reactionFrame } from '../frames.ts';
import type { Action } from '../grammar.ts';
import type { Unit } from '../state.ts';
import { NOWHERE } from '../vocabulary.ts';
import { answer, full } from './refused.ts';
import { type Sitting, table } from './table.ts';
import { CORPS, towards, under } from './under-orders.ts';

const LEADERS = {
  reille: { at: '0,0', commands: [CORPS] },
  hill: { at: '4,0', side: 'allied', commands: ['allied corps'] },
} as const;
const ORDERS = { 'allied corps': 'delay' } as const;
const GONE: Partial<Unit> = { status: 'eliminated', hex: -1, lost: 2 };
const FAR = { ...LEADERS, other: { at: '9,9', commands: ['other'] } } as const;

describe('NLC-7.7, NLC-D.7: charges', () => {
  const RIDE = {
    from: 'charge',
    units: {
      ok: { at: '-2,0', arm: 'cav' },
      x: { at: '-3,0', side: 'allied' },
      c: { at: '0,0', arm: 'cav' },
      e: { at: '2,0', side: 'allied' },
      f: { at: '0,1', side: 'allied' },
    },
    leaders: LEADERS,
    orders: ORDERS,
  } as const satisfies Sitting;
  const { units } = RIDE;
  const C = 2;

  test.each<[string, Sitting, string, string | null]>([
    ['NLC-7.7a notCavalry', { units: { ...units, c: { at: '0,0' } } }, '2,0', '1,0'],
    ['NLC-7.7a notOnMap', { lost: { c: GONE } }, '2,0', '1,0'],
    ['NLC-4.5c notInStage', { stage: { active: [0] } }, '2,0', '1,0'],
    ['NLC-7.7j hasCharged', { lost: { c: { charged: 1 } } }, '2,0', '1,0'],
    ['NLC-7.7a disruptedCharge', { lost: { c: { disrupted: true } } }, '2,0', '1,0'],
    [
      'NLC-12.1e outOfCommand',
      { units: { ...units, c: { at: '0,0', arm: 'cav', in: 'other' } }, leaders: FAR },
      '2,0',
      '1,0',
    ],
    [
      'NLC-R091 noLeader',
      { units: { ...units, c: { at: '0,0', arm: 'cav', in: 'other' } }, leaders: FAR, gone: ['other'] },
      '2,0',
      '1,0',
    ],
    ['NLC-R133 nobodyToCharge', {}, '1,0', null],
    ['NLC-R133 nobodyToCharge', {}, '0,0', null],
    ['NLC-7.7a chargeTooFar', { units: { ...units, e: { at: '3,0', side: 'allied' } } }, '3,0', '1,0'],
    ['NLC-10.1 chargeGarrison', { chateaux: ['2,0'] }, '2,0', '1,0'],
    ['NLC-7.7a chargeNeedsVia', {}, '2,0', null],
    ['NLC-7.7a chargeClosed', {}, '0,1', '1,0'],
    ['NLC-7.7b chargeClosed', { walls: ['0,0|0,1'] }, '0,1', null],
    ['NLC-7.7b chargeClosed', { rivers: ['1,0|2,0'] }, '2,0', '1,0'],
    ['NLC-7.7b chargeBridge', { streams: ['0,0|0,1'], bridges: ['0,0|0,1'] }, '0,1', null],
    ['NLC-7.7b chargeBridge', { streams: ['1,0|2,0'], bridges: ['1,0|2,0'] }, '2,0', '1,0'],
    ['NLC-7.7a chargeBetween', { woods: ['1,0'] }, '2,0', '1,0'],
    ['NLC-7.7a chargeBetween', { units: { ...units, k: { at: '1,0' } } }, '2,0', '1,0'],
    ['NLC-7.7b chargeBetween', { streams: ['0,0|1,0'] }, '2,0', '1,0'],
    ['nothing', {}, '2,0', '1,0'],
    ['nothing', {}, '0,1', null],
  ])('%s', (told, more, target, via) => {
    const at = table({ ...RIDE, ...more });
    const asked = {
      type: 'charge',
      unit: C,
      via: via === null ? NOWHERE : at.at(via),
      target: at.at(target),
    } as const;
    expect(answer(at, asked)).toBe(full(told));
  });

  test('NLC-7.7i isDeclared: cavalry that is to charge is not told again', () => {
    const at = table(RIDE);
    const charge = { type: 'charge', unit: C, via: NOWHERE, target: at.at('0,1') } as const;
    at.play('french', charge);
    expect(answer(at, charge)).toBe(full('NLC-7.7i isDeclared'));
  });
});

describe('NLC-7.9: reactions', () => {
  const WATCH = {
    units: {
      m: { at: '0,0' },
      ok: { at: '0,2', arm: 'cav', side: 'allied' },
      c: { at: '2,0', arm: 'cav', side: 'allied' },
      d: { at: '0,0', arm: 'cav', side: 'allied' },
      i: { at: '2,-1', side: 'allied' },
      n: { at: '-2,0', arm: 'cav' },
    },
    leaders: { ...LEADERS, hill: { ...LEADERS.hill, at: '2,1' } },
    orders: ORDERS,
  } as const satisfies Sitting;
  const { units, leaders } = WATCH;
  const stray = { ...leaders, other: { at: '9,9', side: 'allied', commands: ['other'] } } as const;

  test.each<[string, Sitting, string, string | null]>([
    ['NLC-7.9a notOnMap', { lost: { c: GONE } }, 'c', '1,0'],
    ['NLC-7.9a notInFight', {}, 'n', '-1,0'],
    ['NLC-7.9a notCavalry', {}, 'i', '1,0'],
    ['NLC-R075 reactSelf', {}, 'd', null],
    ['NLC-7.7j hasCharged', { lost: { c: { charged: 1 } } }, 'c', '1,0'],
    ['NLC-7.9a disruptedCharge', { lost: { c: { disrupted: true } } }, 'c', '1,0'],
    ['NLC-R076 reactTooLate', { stage: { tested: [2000] } }, 'c', '1,0'],
    [
      'NLC-12.1e outOfCommand',
      { units: { ...units, c: { ...units.c, in: 'other' } }, leaders: stray },
      'c',
      '1,0',
    ],
    ['NLC-7.7a chargeTooFar', { units: { ...units, c: { ...units.c, at: '3,0' } } }, 'c', '1,0'],
    ['NLC-7.7a chargeBetween', { woods: ['1,0'] }, 'c', '1,0'],
    ['NLC-7.7a chargeNeedsVia', {}, 'c', null],
    ['nothing', {}, 'c', '1,0'],
  ])('%s', (told, more, unit, via) => {
    const at = table({
      ...WATCH,
      ...more,
      also(state, spot) {
        const facts = {
          kind: 'move',
          hex: spot('0,0'),
          side: 'allied',
          movers: [0],
          noSquare: false,
        } as const;
        state.frames.push(reactionFrame.at('declare', { ...facts, declared: [], left: [], backhand: false }));
      },
    });
    const asked = { type: 'react', unit: at.unit(unit), via: via === null ? NOWHERE : at.at(via) } as const;
    expect(answer(at, asked, 'allied')).toBe(full(told));
    if (told !== 'nothing') return;
    at.play('allied', asked);
    expect(answer(at, asked, 'allied')).toBe(full('NLC-7.9c isDeclared'));
  });
});

describe('NLC-7.8: pursuit', () => {
  test('NLC-7.8a, NLC-R133, 7.7b: only into a hex beside the one won, with enemies in it, over open ground', () => {
    const at = table({
      from: 'charge',
      units: {
        c: { at: '0,0', arm: 'cav', steps: [9, 6] },
        e: { at: '1,0', side: 'allied', steps: [3, 1], disrupted: true },
        f: { at: '2,0', side: 'allied' },
        g: { at: '1,1', side: 'allied' },
        h: { at: '3,0', side: 'allied' },
      },
      rivers: ['1,0|1,1'],
      leaders: LEADERS,
      orders: ORDERS,
      dice: [6, 5, 1, 1],
    });
    at.play('french', { type: 'charge', unit: 0, via: NOWHERE, target: at.at('1,0') });
    at.play('french', { type: 'endDeclare' });
    while (at.asked()[0] === 'allied') at.play('allied', at.legal('allied')[0] ?? { type: 'pass' });
    const pursue = (spot: string) => answer(at, { type: 'pursue', unit: 0, hex: at.at(spot) });
    expect(pursue('2,0')).toBe('nothing');
    expect(pursue('3,0')).toBe(full('NLC-7.8a pursueNotBeside'));
    expect(pursue('2,-1')).toBe(full('NLC-R133 nobodyToCharge'));
    expect(pursue('1,1')).toBe(full('NLC-7.7b chargeClosed'));
  });
});

describe('NLC-8.1: bombardment', () => {
  const GUNS = {
    from: 'bombardment',
    units: {
      ok: { at: '0,3', arm: 'art' },
      x: { at: '1,3', side: 'allied' },
      g: { at: '0,0', arm: 'art' },
      h: { at: '0,1', arm: 'art' },
      i: { at: '0,0' },
      e: { at: '2,0', side: 'allied' },
      f: { at: '3,0', side: 'allied' },
    },
    leaders: LEADERS,
    orders: ORDERS,
  } as const satisfies Sitting;
  const [G, H, I] = [2, 3, 4];

  test.each<[string, Sitting, readonly number[], string]>([
    ['NLC-8.1a notOnMap', { lost: { g: GONE } }, [G], '2,0'],
    ['NLC-8.1a notArtillery', {}, [I], '2,0'],
    ['NLC-8.1a notArtillery', {}, [G, I], '2,0'],
    ['NLC-8.1a hasBombarded', { lost: { g: { bombarded: 1 } } }, [G], '2,0'],
    ['NLC-4.5b notInStage', { stage: { active: [0] } }, [G], '2,0'],
    ['NLC-8.1b notTogether', {}, [G, H], '2,0'],
    ['NLC-8.1b notTogether', {}, [H], '2,0'],
    ['NLC-8.1a nobodyToBombard', {}, [G], '1,0'],
    ['NLC-8.1a bombardTooFar', {}, [G], '3,0'],
    ['NLC-8.1a noLineOfSight', { woods: ['1,0'] }, [G], '2,0'],
    ['NLC-10.1 bombardGarrison', { chateaux: ['2,0'] }, [G], '2,0'],
    ['nothing', {}, [G], '2,0'],
    ['nothing', { options: { artilleryDetail: true }, lost: { e: GONE } }, [G], '3,0'],
  ])('%s', (told, more, guns, target) => {
    const at = table({ ...GUNS, ...more });
    expect(answer(at, { type: 'bombard', from: at.at('0,0'), guns, target: at.at(target) })).toBe(full(told));
  });
});

describe('NLC-7.3: assaults', () => {
  const FIGHT = {
    from: 'assault',
    units: {
      i: { at: '0,0' },
      j: { at: '0,-2' },
      e: { at: '1,0', side: 'allied' },
      f: { at: '2,0', side: 'allied' },
      k: { at: '1,-2', side: 'allied' },
    },
    leaders: LEADERS,
    orders: ORDERS,
  } as const satisfies Sitting;
  const { units } = FIGHT;
  const J = { lost: { j: { charged: 1 } } } as const;

  test.each<[string, Sitting, string, string]>([
    ['NLC-7.3a nobodyToAssault', J, '0,0', '0,1'],
    ['NLC-7.3a notBeside', J, '0,0', '2,0'],
    [
      'NLC-7.3b acrossRiver',
      { ...J, units: { ...units, f: { at: '0,1', side: 'allied' } }, rivers: ['0,0|0,1'] },
      '0,0',
      '0,1',
    ],
    [
      'NLC-7.3b acrossWall',
      { ...J, units: { ...units, f: { at: '0,1', side: 'allied' } }, walls: ['0,0|0,1'] },
      '0,0',
      '0,1',
    ],
    ['NLC-7.7j hasCharged', J, '0,-2', '1,-2'],
    [
      'NLC-8.2a hasBombarded',
      { lost: { j: { bombarded: 1 } }, units: { ...units, j: { at: '0,-2', arm: 'art' } } },
      '0,-2',
      '1,-2',
    ],
    ['NLC-7.3a notInStage', { stage: { active: [0] } }, '0,-2', '1,-2'],
    [
      'NLC-12.1e outOfCommand',
      { units: { ...units, j: { at: '0,-2', in: 'other' } }, leaders: FAR },
      '0,-2',
      '1,-2',
    ],
    ['nothing', J, '0,0', '1,0'],
  ])('%s', (told, more, from, target) => {
    const at = table({ ...FIGHT, ...more });
    expect(answer(at, { type: 'assign', hex: at.at(from), target: at.at(target) })).toBe(full(told));
  });

  test('NLC-7.3a notItsTurn: one stack chooses after the other', () => {
    const at = table(FIGHT);
    const both = (['0,0', '0,-2'] as const).map((spot) =>
      answer(at, { type: 'assign', hex: at.at(spot), target: at.at(spot === '0,0' ? '1,0' : '1,-2') }),
    );
    expect(both.toSorted()).toEqual([full('NLC-7.3a notItsTurn'), 'nothing']);
  });

  test('NLC-12.2a orderForbidsAssault: on Defend, whom it does not defend against', () => {
    const at = under({ ...FIGHT, ...J, units: { ...units, f: { at: '0,1', side: 'allied' } } }, (spot) => [
      towards('defend', [spot('1,0')], { defendHexes: [spot('1,0')] }),
    ]);
    expect(answer(at, { type: 'assign', hex: at.at('0,0'), target: at.at('0,1') })).toBe(
      full('NLC-12.2a orderForbidsAssault'),
    );
  });
});

describe('NLC-J.1: counters in a stack and in a group', () => {
  const CAMP = {
    units: {
      i: { at: '0,0', mp: 4 },
      j: { at: '0,0', mp: 4 },
      k: { at: '1,0', mp: 4 },
      m: { at: '1,0', mp: 4, in: 'other' },
      c: { at: '0,1', arm: 'cav' },
      e: { at: '9,0', side: 'allied' },
    },
    leaders: { ...LEADERS, other: { at: '1,0', commands: ['other'] } },
    orders: { [CORPS]: 'defend', other: 'defend', ...ORDERS },
  } as const satisfies Sitting;
  const [I, J, K, M, C, E] = [0, 1, 2, 3, 4, 5];
  const often = {
    also(state) {
      state.idle = { french: 20, allied: 0 };
    },
  } satisfies Sitting;

  test.each<[string, Sitting, number]>([
    ['NLC-R142 notYours', {}, E],
    ['NLC-R142 notOnMap', { lost: { j: GONE } }, J],
    ['NLC-R142 notInStage', { stage: { active: [I] } }, J],
    ['NLC-R142 standsAlone', {}, C],
    ['NLC-R142 arrangedEnough', often, J],
    ['NLC-R142 staysBelow', {}, I],
    ['nothing', {}, J],
  ])('%s: on top', (told, more, unit) => {
    expect(answer(table({ ...CAMP, ...more }), { type: 'top', unit })).toBe(full(told));
  });

  test.each<[string, Sitting, number, 'ask' | 'pass']>([
    ['NLC-7.9a notYours', {}, E, 'pass'],
    ['NLC-7.9a onlyCavalryMeets', {}, I, 'pass'],
    ['NLC-7.9a notOnMap', { lost: { c: GONE } }, C, 'pass'],
    ['NLC-7.9a arrangedEnough', often, C, 'pass'],
    ['NLC-7.9a stanceIsSo', {}, C, 'ask'],
    ['nothing', {}, C, 'pass'],
  ])('%s: instructions', (told, more, unit, stance) => {
    expect(answer(table({ ...CAMP, ...more }), { type: 'stance', unit, stance })).toBe(full(told));
  });

  test('NLC-5.1a: who joins a group on its way', () => {
    const at = table({ ...CAMP, stage: { finished: [C] } });
    at.play('french', { type: 'select', units: [I] });
    const take = (unit: number) => answer(at, { type: 'take', unit });
    expect(take(J)).toBe(full('NLC-5.1a setOutTogether'));
    at.play('french', { type: 'step', hex: at.at('1,0') });
    expect(take(I)).toBe(full('NLC-5.1a goesAlready'));
    expect(take(J)).toBe(full('NLC-5.1a notHere'));
    expect(take(M)).toBe(full('NLC-5.1a otherOrder'));
    expect(take(K)).toBe('nothing');
    expect(answer(at, { type: 'drop', unit: K })).toBe(full('NLC-5.1a notInGroup'));
    expect(answer(at, { type: 'drop', unit: I })).toBe(full('NLC-5.1a movesAlone'));
  });

  test('NLC-4.5d: a formation that goes by its order', () => {
    const at = table({ ...CAMP, stage: { active: [I, J, K], finished: [I, J, K] } });
    const body = (unit: number) => at.state.units[unit]?.body ?? -1;
    expect(answer(at, { type: 'auto', body: body(I) })).toBe(full('NLC-4.5d allHaveMoved'));
    expect(answer(at, { type: 'auto', body: body(M) })).toBe(full('NLC-4.5d bodyNotInStage'));
    expect(answer(at, { type: 'hold', body: body(M) })).toBe(full('NLC-4.5d bodyNotInStage'));
  });
});

describe('NLC-4.5a: another segment of the Stage', () => {
  const [early, late] = ['segmentOver', 'segmentLater'];
  test.each<['bombardment' | 'charge' | 'movement' | 'assault', string, string, string, string]>([
    ['bombardment', 'nothing', late, late, late],
    ['charge', early, 'nothing', late, late],
    ['movement', early, early, 'nothing', late],
    ['assault', early, early, early, 'nothing'],
  ])('in the segment of %s', (from, ...told) => {
    const at = table({
      from,
      stage: { segment: from },
      units: {
        g: { at: '0,0', arm: 'art' },
        c: { at: '1,0', arm: 'cav' },
        e: { at: '2,0', side: 'allied' },
        f: { at: '-2,0', side: 'allied' },
      },
      leaders: LEADERS,
      orders: ORDERS,
    });
    const asked: readonly Action[] = [
      { type: 'endBombard' },
      { type: 'endDeclare' },
      { type: 'endMovement' },
      { type: 'endAssign' },
    ];
    const rules = ['NLC-4.5b', 'NLC-4.5c', 'NLC-4.5d', 'NLC-4.5e'];
    for (const [n, action] of asked.entries())
      if (told[n] !== 'nothing') expect(answer(at, action)).toBe(full(`${rules[n]} ${told[n]}`));
  });
});
