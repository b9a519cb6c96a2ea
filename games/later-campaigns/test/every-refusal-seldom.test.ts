// NLC-B: sentences for moments that come seldom: the wrong time of the day, a division on its own, a hex with too many in it.
import { describe, expect, test } from 'vitest';
import { chargeFrame, crowdingFrame, pickFrame, reactionFrame, turnFrame } from '../frames.ts';
import type { Action } from '../grammar.ts';
import { NOWHERE } from '../vocabulary.ts';
import { answer, full } from './refused.ts';
import { type Sitting, table } from './table.ts';
import { bodyNamed, CORPS, detached, towards, under } from './under-orders.ts';

const LEADERS = {
  reille: { at: '0,0', commands: [CORPS] },
  hill: { at: '4,0', side: 'allied', commands: ['allied corps'] },
} as const;
const ORDERS = { 'allied corps': 'delay' } as const;

describe('NLC-4.5a: what the hour leaves out', () => {
  const DAY = {
    units: {
      g: { at: '0,0', arm: 'art' },
      c: { at: '1,0', arm: 'cav' },
      e: { at: '2,0', side: 'allied' },
    },
    leaders: LEADERS,
    orders: ORDERS,
  } as const satisfies Sitting;
  const CHARGE: Action = { type: 'charge', unit: 1, via: NOWHERE, target: 0 };

  test.each<[string, Sitting, Action]>([
    ['NLC-16.1 chargeByNight', { turns: [{ night: true }] }, CHARGE],
    ['NLC-5.5 chargeInRain', { turns: [{ rain: true }] }, CHARGE],
    ['NLC-4.5c segmentOver', {}, CHARGE],
    ['NLC-16.2 bombardByNight', { turns: [{ night: true }] }, { type: 'endBombard' }],
    ['NLC-4.5b segmentOver', { turns: [{ rain: true }] }, { type: 'endBombard' }],
  ])('%s: asked for while units move', (told, more, action) => {
    const at = table({ ...DAY, ...more, stage: { segment: 'movement' } });
    expect(answer(at, action)).toBe(full(told));
  });

  test('NLC-4.5a noStage: before a chit is drawn', () => {
    const at = table({
      ...DAY,
      leaders: { ...LEADERS, ney: { at: '0,0', role: 'oc', rating: 4, commands: [CORPS] } },
      frames: [pickFrame.at('choose', { side: 'french', what: 'initial', roller: 2 })],
      also(state) {
        state.stage = null;
        state.frames.splice(1, 2, turnFrame.at('initial', {}));
      },
    });
    expect(answer(at, { type: 'endMovement' })).toBe(full('NLC-4.5a noStage'));
  });
});

describe('NLC-7.9: reactions', () => {
  test.each<[string, boolean]>([
    ['NLC-R075 reactBusy', true],
    ['nothing', false],
  ])('%s: cavalry that is charging somebody', (told, isCharging) => {
    const at = table({
      units: {
        m: { at: '0,0' },
        c: { at: '2,0', arm: 'cav', side: 'allied' },
        d: { at: '0,2', arm: 'cav', side: 'allied' },
      },
      leaders: { ...LEADERS, hill: { ...LEADERS.hill, at: '2,1' } },
      orders: ORDERS,
      also(state, spot) {
        const entry = { unit: 1, start: spot('2,0'), via: NOWHERE, target: spot('3,0') };
        const charge = { side: 'allied', reaction: false, noSquare: false, backhand: false } as const;
        const under = { entries: [entry], waiting: [], riding: [], targets: [] };
        if (isCharging) state.frames.push(chargeFrame.at('fight', { ...charge, ...under }));
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
    expect(answer(at, { type: 'react', unit: 1, via: at.at('1,0') }, 'allied')).toBe(full(told));
  });
});

describe('NLC-7.3, 7.11: assaults', () => {
  const FIGHT = {
    from: 'assault',
    units: {
      i: { at: '0,0' },
      g: { at: '0,0', arm: 'art' },
      e: { at: '1,0', side: 'allied' },
      h: { at: '1,0', side: 'allied', arm: 'cav' },
    },
    leaders: LEADERS,
    orders: ORDERS,
  } as const satisfies Sitting;
  const [I, G, E, H] = [0, 1, 2, 3];

  test('NLC-8.2a staysOut: guns come along or not; whoever goes anyway is not asked', () => {
    const at = table(FIGHT);
    at.play('french', { type: 'assign', hex: at.at('0,0'), target: at.at('1,0') });
    expect(answer(at, { type: 'join', unit: I })).toBe(full('NLC-8.2a staysOut'));
    expect(answer(at, { type: 'join', unit: G })).toBe('nothing');
  });

  test('NLC-7.11a cannotSlip: infantry stays where it is; who attacks has no part in it', () => {
    const at = table(FIGHT);
    at.play('french', { type: 'assign', hex: at.at('0,0'), target: at.at('1,0') });
    at.play('french', { type: 'endAssign' });
    const slip = (units: readonly number[]) => answer(at, { type: 'preRetreat', units }, 'allied');
    expect(slip([E])).toBe(full('NLC-7.11a cannotSlip'));
    expect(slip([H, E])).toBe(full('NLC-7.11a cannotSlip'));
    expect(slip([I])).toBe(full('NLC-7.11a notInFight'));
    expect(slip([H])).toBe('nothing');
  });

  test('NLC-7.4h notExcess: only one of those in the hex is too many', () => {
    const at = table({
      ...FIGHT,
      units: { ...FIGHT.units, k: { at: '0,0' }, l: { at: '-2,0' } },
      also: (state, spot) =>
        void state.frames.push(crowdingFrame.at('choose', { side: 'french', hex: spot('0,0') })),
    });
    expect(answer(at, { type: 'excess', unit: at.unit('l') })).toBe(full('NLC-7.4h notExcess'));
    expect(answer(at, { type: 'excess', unit: at.unit('k') })).toBe('nothing');
  });
});

describe('NLC-4.1b: pairs', () => {
  test('NLC-4.1b pairOfOne, notUnderHim: two different formations of the commander who rolled', () => {
    const at = table({
      units: {
        i: { at: '0,0' },
        j: { at: '0,1', in: 'II' },
        k: { at: '0,2', in: 'III' },
        e: { at: '9,0', side: 'allied' },
      },
      leaders: {
        ...LEADERS,
        erlon: { at: '0,1', commands: ['II'] },
        lobau: { at: '0,2', commands: ['III'] },
        ney: { at: '0,0', role: 'wc', rating: 4, commands: [CORPS, 'II'] },
        napoleon: { at: '0,0', role: 'oc', rating: 4, commands: [CORPS, 'II', 'III'] },
      },
      frames: [pickFrame.at('choose', { side: 'french', what: 'coordinated', roller: 4 })],
    });
    const pick = (first: string, second: string) =>
      answer(at, {
        type: 'pickCoordinated',
        first: bodyNamed(at.state, first),
        second: bodyNamed(at.state, second),
      });
    expect(pick('II', 'II')).toBe(full('NLC-4.1b pairOfOne'));
    expect(pick(CORPS, 'III')).toBe(full('NLC-4.1b notUnderHim'));
    expect(pick(CORPS, 'allied corps')).toBe(full('NLC-4.1b notUnderHim'));
  });
});

describe('NLC-12.13: divisions', () => {
  const CAMP = {
    units: {
      i: { at: '0,0', division: 'Foy', mp: 4 },
      j: { at: '0,1', division: 'Quiot', mp: 4 },
      e: { at: '9,0', side: 'allied', division: 'Picton' },
    },
    leaders: LEADERS,
    orders: { ...ORDERS, [CORPS]: 'defend' },
  } as const satisfies Sitting;
  const foy: Sitting = {
    ...CAMP,
    also: (state, spot) => detached(state, 'Foy', towards('defend', [spot('0,0')])),
  };

  test.each<[string, Sitting, string]>([
    ['NLC-12.13f notYourBody', foy, 'Picton'],
    ['NLC-12.13f notYourBody', foy, 'allied corps'],
    ['NLC-12.13f noOrdersOfItsOwn', foy, 'Quiot'],
    ['NLC-12.13f noOrdersOfItsOwn', foy, CORPS],
    ['NLC-12.13f divisionHasMoved', { ...foy, stage: { finished: [0] } }, 'Foy'],
    ['nothing', foy, 'Foy'],
  ])('%s: orders of its own', (told, sitting, name) => {
    const at = table(sitting);
    expect(answer(at, { type: 'endDivisional', body: bodyNamed(at.state, name) })).toBe(full(told));
  });

  test('NLC-12.13g otherDivision: a division under orders of its own stands with no other', () => {
    const at = table(foy);
    at.play('french', { type: 'select', units: [1] });
    expect(answer(at, { type: 'go', hex: at.at('0,0') })).toBe(full('NLC-12.13g otherDivision'));
  });

  test('NLC-5.1a movesNot: who has ended his move does not join a group that comes by', () => {
    const at = table({ ...CAMP, stage: { finished: [1] } });
    at.play('french', { type: 'select', units: [0] });
    at.play('french', { type: 'step', hex: at.at('0,1') });
    expect(answer(at, { type: 'take', unit: 1 })).toBe(full('NLC-5.1a movesNot'));
  });
});

describe('NLC-12.2.1e: the last that can come into contact', () => {
  const GROWS = {
    units: {
      i: { at: '3,0', mp: 4 },
      j: { at: '1,0', mp: 4 },
      e: { at: '4,0', side: 'allied' },
    },
    leaders: { ...LEADERS, reille: { at: '2,0', commands: [CORPS] } },
    orders: ORDERS,
    stage: { startZoc: [0] },
  } as const satisfies Sitting;

  test('NLC-12.2.1e owesContact: one more must stop beside the enemy, and it alone is left', () => {
    const at = under(GROWS, (spot) => [towards('attack', [spot('6,0')])], { contact: true });
    at.play('french', { type: 'select', units: [1] });
    const go = (spot: string) => answer(at, { type: 'go', hex: at.at(spot) });
    expect(go('2,0')).toBe(full('NLC-12.2.1e owesContact'));
    expect(go('4,-2')).toBe(full('NLC-12.2.1e owesContact'));
    expect(go('2,-1')).toBe(full('NLC-12.2.1b owesMore'));
    expect(go('3,1')).toBe('nothing');
  });
});
