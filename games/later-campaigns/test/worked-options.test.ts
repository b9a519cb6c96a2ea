// NLC-20, P, M: optional rules at their limits and together, worked out by hand from the rules.
import { describe, expect, test } from 'vitest';
import { chitsFrame, commandFrame, sideOrderFrame, turnEndFrame, turnFrame } from '../frames.ts';
import { formationLimit, isDemoralized } from '../morale/demoralization.ts';
import { moraleOf, PLAIN } from '../morale/morale.ts';
import { isShaken } from '../morale/shaken.ts';
import { activeLeg, legWith } from '../orders/legs.ts';
import { allowanceOf } from '../reach/allowance.ts';
import { mayTakeOver } from '../staff/direct-command.ts';
import type { Body, Unit } from '../state.ts';
import { isRevealed } from '../tables/hidden-movement.ts';
import { type Sitting, table } from './table.ts';
import { attack, orderFor, TWO_CORPS } from './two-corps.ts';
import { bodyNamed, CORPS, towards, under } from './under-orders.ts';

const LOST: Partial<Unit> = { status: 'eliminated', hex: -1, lost: 2, eliminatedOn: 1, diedSupplied: true };

describe('panic', () => {
  const limitOf = (erlon: string, more: Sitting = {}) => {
    const set = table({
      ...TWO_CORPS,
      units: { ...TWO_CORPS.units, x: { in: 'II', steps: [10] } },
      leaders: { ...TWO_CORPS.leaders, erlon: { ...TWO_CORPS.leaders.erlon, at: erlon } },
      lost: { x: LOST },
      options: { panic: true },
      ...more,
    });
    return formationLimit(set.state, bodyNamed(set.state, 'I'));
  };

  test('NLC-20.6a: a demoralized corps whose leader is 5 hexes off lowers the limit by 2, at 6 not', () => {
    expect(limitOf('5,0')).toBe(8);
    expect(limitOf('6,0')).toBe(10);
  });

  test('NLC-20.6a: cavalry corps spread no panic', () => {
    expect(limitOf('5,0', { kinds: { II: 'cavalryCorps' } })).toBe(10);
  });

  test('NLC-20.6a, 20.9: a limit lowered by both is lowered by the sum, and demoralizes at once', () => {
    const options = { panic: true, operationsMorale: true } as const;
    expect(limitOf('5,0', { options, bodies: { I: { limitShift: -2 } } })).toBe(6);
    expect(limitOf('5,0', { options, limits: { I: 2, II: 10 }, bodies: { I: { limitShift: -2 } } })).toBe(1);
  });
});

describe('NLC-20.6a: panic goes on from whom it has reached', () => {
  /** Three corps in a row, 4 hexes apart: the third has lost all, the second little, the first nothing. */
  const row = (limits: { readonly [corps: string]: number }, kinds: Sitting['kinds'] = {}) => {
    const set = table({
      units: {
        i: { at: '0,0', in: 'I' },
        j: { at: '4,0', in: 'II' },
        y: { in: 'II', steps: [3] },
        k: { at: '8,0', in: 'III' },
        x: { in: 'III', steps: [10] },
        e: { at: '-9,0', side: 'allied' },
      },
      leaders: {
        reille: { at: '0,0', commands: ['I'] },
        erlon: { at: '4,0', commands: ['II'] },
        vandamme: { at: '8,0', commands: ['III'] },
      },
      lost: { x: LOST, y: LOST },
      options: { panic: true },
      limits: { I: 10, II: 5, III: 10, ...limits },
      kinds,
    });
    return (id: string) => {
      const body = bodyNamed(set.state, id);
      return [formationLimit(set.state, body), isDemoralized(set.state, body)];
    };
  };

  test('NLC-20.6a: a corps demoralized by panic alone is a demoralized corps, and spreads it', () => {
    const of = row({});
    expect(of('III')).toEqual([8, true]);
    expect(of('II')).toEqual([3, true]);
    expect(of('I')).toEqual([8, false]);
  });

  test('NLC-20.6a: a corps that bears it spreads none, and no two hold each other down', () => {
    const of = row({ II: 6 });
    expect(of('III')).toEqual([10, true]);
    expect(of('II')).toEqual([4, false]);
    expect(of('I')).toEqual([10, false]);
    const apart = row({ II: 4, III: 11 });
    expect(apart('III')).toEqual([11, false]);
    expect(apart('II')).toEqual([4, false]);
  });

  test('NLC-20.6a: cavalry corps and divisions that have caught it spread none', () => {
    expect(row({}, { II: 'cavalryCorps' })('I')).toEqual([10, false]);
    expect(row({}, { II: 'division' })('I')).toEqual([10, false]);
  });
});

describe('fatigue', () => {
  const tired = (body: Partial<Body>, more: Sitting = {}) =>
    table({
      units: { i: { at: '0,0' }, x: { steps: [10] }, e: { at: '9,0', side: 'allied' } },
      leaders: { ney: { at: '5,5', commands: [CORPS] } },
      options: { fatigue: true },
      bodies: { [CORPS]: body },
      ...more,
    });

  test('NLC-20.8c, g: tired and demoralized is as bad as either, not worse', () => {
    const set = tired({ fatigue: 'fatigued' }, { lost: { x: LOST } });
    expect(isDemoralized(set.state, bodyNamed(set.state, CORPS))).toBe(true);
    expect(moraleOf(set.state, set.unit('i'), PLAIN).value).toBe(3);
    expect(allowanceOf(set.state, set.unit('i'))).toBe(6);
  });

  test('NLC-20.8c, 15.3: a tired corps reads C as 1T, and checks its confidence as demoralized', () => {
    const set = tired({ fatigue: 'fatigued' });
    expect(isShaken(set.state, bodyNamed(set.state, CORPS))).toBe(true);
  });

  const NIGHTS = [
    { clock: '1900' },
    { clock: '2000', night: true },
    { clock: '2100', night: true },
    { clock: '0400' },
    { clock: '0500' },
  ];
  const atDawn = (body: Partial<Body>, type: 'march' | 'fallBack' | 'reserve' | 'defend') => {
    const set = under(
      {
        units: { i: { at: '0,0' }, e: { at: '12,0', side: 'allied' } },
        leaders: { ney: { at: '0,0', commands: [CORPS] } },
        options: { fatigue: true },
        turns: NIGHTS,
        turn: 4,
        frames: [turnFrame.at('snapshot', {})],
      },
      (at) => [towards(type, [at('-9,0')])],
      body,
    );
    return set.body(CORPS).fatigue;
  };

  test('NLC-20.8c, d, e, h: what a night makes of a corps', () => {
    expect(atDawn({ wakeful: true }, 'march')).toBe('fatigued');
    expect(atDawn({ wakeful: false }, 'march')).toBe('fresh');
    expect(atDawn({}, 'fallBack')).toBe('fatigued');
    expect(atDawn({ fatigue: 'fatigued' }, 'fallBack')).toBe('exhausted');
    expect(atDawn({ fatigue: 'fatigued' }, 'defend')).toBe('fresh');
    expect(atDawn({ fatigue: 'exhausted' }, 'reserve')).toBe('fatigued');
    expect(atDawn({ fatigue: 'exhausted', wakeful: true }, 'march')).toBe('exhausted');
  });

  test('NLC-20.8f, 16.5: a Forced March that arrives at night is tested, another March waits for the morning', () => {
    const arrives = (forced: boolean) => {
      const first = table(TWO_CORPS);
      const leg = legWith({ type: 'march', target: { kind: 'place', place: 2 }, forced });
      const set = table({
        ...TWO_CORPS,
        options: { fatigue: true },
        turn: 2,
        turns: NIGHTS,
        bodies: { I: { transit: [orderFor(first, 'I', { legs: [leg], receive: 2 })] } },
        frames: [commandFrame.at('receive', { passed: 0 })],
        dice: [6, 6],
      });
      return [activeLeg(set.state, bodyNamed(set.state, 'I')).type, set.body('I').waiting?.wait];
    };
    expect(arrives(true)).toEqual(['march', undefined]);
    expect(arrives(false)).toEqual(['delay', 'dawn']);
  });
});

describe('operations and morale', () => {
  test('NLC-20.9a, NLC-R118: a sequence that holds an Attack lifts the limit once, when it is complied with', () => {
    const limit = (dice: readonly number[]) => {
      const first = table(TWO_CORPS);
      const march = legWith({ type: 'march', target: { kind: 'place', place: 2 } });
      const set = table({
        ...TWO_CORPS,
        options: { operationsMorale: true },
        limits: { I: 15, II: 10 },
        bodies: { I: { transit: [orderFor(first, 'I', { legs: [march, attack(0), attack(1)] })] } },
        frames: [commandFrame.at('receive', { passed: 0 })],
        dice,
      });
      return formationLimit(set.state, bodyNamed(set.state, 'I'));
    };
    expect(limit([6, 6])).toBe(17);
    expect(limit([1, 1])).toBe(15);
  });
});

describe('initiative', () => {
  test('NLC-20.11a, b: twice as many in two combats is worth 2, in one combat 1; as many nothing', () => {
    const added = (own: number, theirs: number, fights: number) => {
      const set = table({
        ...TWO_CORPS,
        options: { initiative: true },
        also(state) {
          state.sides = {
            french: { ...state.sides.french, retreatedBefore: own },
            allied: { ...state.sides.allied, retreatedBefore: theirs, retreatFightsBefore: fights },
          };
        },
        frames: [chitsFrame.at('initial', { rollers: [] })],
        dice: [1, 1],
      });
      set.play('french', { type: 'nameRoller', leader: 0 });
      const rolled = set
        .happened()
        .find((event) => event.type === 'initialRolled' && event.side === 'french');
      return rolled?.type === 'initialRolled' ? rolled.total - 5 : null;
    };
    expect(added(0, 1, 1)).toBe(1);
    expect(added(2, 4, 2)).toBe(2);
    expect(added(2, 4, 1)).toBe(1);
    expect(added(2, 3, 2)).toBe(1);
    expect(added(2, 2, 2)).toBe(0);
  });
});

describe('direct command', () => {
  test('NLC-20.7a: a Frenchman may whatever his rating, others from 4 on', () => {
    const may = (side: 'french' | 'allied', rating: number) => {
      const set = table({
        ...TWO_CORPS,
        options: { directCommand: true },
        leaders: {
          napoleon: { ...TWO_CORPS.leaders.napoleon, rating: side === 'french' ? rating : 4 },
          wellington: { ...TWO_CORPS.leaders.wellington, rating: side === 'allied' ? rating : 3 },
        },
      });
      return mayTakeOver(set.state, side === 'french' ? 0 : 1);
    };
    expect([may('french', 2), may('allied', 3), may('allied', 4)]).toEqual([true, false, true]);
  });
});

describe('hidden marches', () => {
  test('NLC-20.1.2b, NLC-T11: the modifier helps on a 5 of the second turn and a 4 of later ones', () => {
    expect([isRevealed(2, 5, false), isRevealed(2, 5, true), isRevealed(2, 6, true)]).toEqual([
      true,
      false,
      true,
    ]);
    expect([isRevealed(7, 4, false), isRevealed(7, 4, true), isRevealed(7, 3, false)]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

describe('by mail', () => {
  test('NLC-P.1, NLC-R128: equal totals are rolled again for both; the higher chooses', () => {
    const set = table({
      ...TWO_CORPS,
      options: { sequence: 'pbem' },
      frames: [sideOrderFrame.at('roll', { winner: 'french', first: 'french' })],
      dice: [2, 3, 1, 6],
    });
    expect(set.asked()).toEqual(['allied']);
  });
});

describe('recovery', () => {
  test('NLC-20.10, 19.2a: who misses his recovery by 3 is gone; a neighbour tests at once, and holds', () => {
    const set = table({
      units: {
        i: { at: '0,0', morale: 3, disrupted: true },
        j: { at: '1,0' },
        e: { at: '9,0', side: 'allied' },
      },
      leaders: { ney: { at: '5,5', commands: [CORPS] } },
      options: { rout: true, disruptionRecovery: true },
      frames: [turnEndFrame.at('recovery', {})],
      dice: [6, 6],
    });
    expect(set.state.units[set.unit('i')]?.status).not.toBe('map');
    expect(set.state.units[set.unit('j')]?.status).toBe('map');
  });

  test('NLC-19.2b, NLC-R090: in a town beside an undisrupted enemy it is as good as in the open; beside a disrupted one better', () => {
    const morale = (disrupted: boolean) => {
      const set = table({
        towns: ['0,0'],
        units: { i: { at: '0,0', morale: 3, disrupted: true }, e: { at: '1,0', side: 'allied', disrupted } },
        leaders: { ney: { at: '5,5', commands: [CORPS] } },
      });
      return moraleOf(set.state, set.unit('i'), { ...PLAIN, scope: 'recovery' }).value;
    };
    expect([morale(false), morale(true)]).toEqual([3, 4]);
  });
});
