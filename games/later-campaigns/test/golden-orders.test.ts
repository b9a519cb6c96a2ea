// NLC-I: golden vectors about orders, those in force and those on paper.
import { describe, expect, test } from 'vitest';
import { commandFrame } from '../frames.ts';
import { fieldOf } from '../ground/field.ts';
import { isBlockedAt } from '../orders/blocked.ts';
import { activeLeg, legWith } from '../orders/legs.ts';
import { marchLeft } from '../orders/metrics.ts';
import { confidenceOf } from '../staff/confidence.ts';
import { mayRetreatGenerally } from '../staff/general-retreat.ts';
import { repeats } from '../staff/writing.ts';
import type { Unit } from '../state.ts';
import { type Sitting, type TestTable, table } from './table.ts';
import { bodyNamed, CORPS, towards, under } from './under-orders.ts';

const corpsIn = ({ state }: TestTable): number => bodyNamed(state, CORPS);

const FIELD = {
  units: { i: { at: '0,0' }, j: { at: '0,1' }, e: { at: '12,0', side: 'allied' } },
  leaders: {
    ney: { at: '0,0', rating: 2, commands: [CORPS] },
    wellington: { at: '12,0', rating: 3, role: 'oc', side: 'allied', commands: ['allied corps'] },
  },
} as const;

/** The units of the corps and others of it that are gone. */
const LOST: Partial<Unit> = { status: 'eliminated', hex: -1, lost: 2, eliminatedOn: 1, diedSupplied: true };

describe('NLC-12.10, 15.4: what a demoralized corps makes of its orders', () => {
  const SHAKEN: Sitting = { ...FIELD, turn: 2, limits: { [CORPS]: 5 }, lost: { j: LOST } };

  test('NLC-GV-14, NLC-15.4: a leader of 4 decides for himself with a 9, and must wait for a 4', () => {
    const sitting: Sitting = {
      ...SHAKEN,
      leaders: { ...FIELD.leaders, ney: { ...FIELD.leaders.ney, rating: 4 } },
    };
    const first = table(sitting);
    const order = { ...first.body(CORPS).order, legs: [towards('attack', [first.at('5,0')])], seq: 1 };
    const at = table({
      ...sitting,
      also: (state) => {
        state.locals = [order];
      },
      frames: [commandFrame.at('locals', { passed: 0 })],
      dice: [4, 5],
    });
    expect(at.happened()).toContainEqual(expect.objectContaining({ type: 'localDecided', roll: 9 }));
    expect(at.body(CORPS).waiting).toMatchObject({ wait: 'R4' });
    expect(at.happened().map(({ type }) => type)).not.toContain('waitRolled');
  });

  test('NLC-GV-16, NLC-T4: on Attack with its objective held a leader of 2 holds with a 3, not with a 4', () => {
    const checked = (die: number) =>
      under(
        {
          ...SHAKEN,
          holders: { '5,0': 'french' },
          frames: [commandFrame.at('confidence', { passed: 0 })],
          dice: [die],
        },
        (at) => [towards('attack', [at('5,0')])],
        { lossTurn: 1 },
      );
    const idle = under(
      { ...SHAKEN, holders: { '5,0': 'french' } },
      (at) => [towards('attack', [at('5,0')])],
      {
        lossTurn: 1,
      },
    );
    expect(confidenceOf(idle.state, corpsIn(idle))).toBe(3);
    expect(checked(3).happened()).toContainEqual(expect.objectContaining({ type: 'confidenceHeld' }));
    expect(checked(4).happened()).toContainEqual(expect.objectContaining({ type: 'confidenceFailed' }));
  });
});

describe('NLC-T4: what a held objective is worth', () => {
  const confidenceIn = (type: 'attack' | 'probe', more: Partial<Sitting> = {}): number | null => {
    const at = under(
      { ...FIELD, turn: 2, holders: { '5,0': 'french' }, ...more },
      (spot) => [towards(type, [spot('5,0')])],
      { lossTurn: 1 },
    );
    return confidenceOf(at.state, corpsIn(at));
  };

  test('NLC-12.10c, NLC-T4: on Attack one more, on Probe nothing', () => {
    expect(confidenceIn('attack')).toBe(6);
    expect(confidenceIn('probe')).toBe(5);
  });

  test('NLC-12.10c, NLC-T4: nor for a demoralized corps on Probe', () => {
    const shaken: Partial<Sitting> = { limits: { [CORPS]: 5 }, lost: { j: LOST } };
    expect(confidenceIn('attack', shaken)).toBe(3);
    expect(confidenceIn('probe', shaken)).toBe(2);
  });
});

describe('NLC-12.4b, NLC-R055: an order that only repeats another', () => {
  const attackOn = (at: TestTable, type: 'attack' | 'probe', spot: string): boolean =>
    repeats(at.state, corpsIn(at), [towards(type, [at.at(spot)])], false);

  test('NLC-GV-20: the same kind less than 10 hexes apart is a repetition', () => {
    const at = under(FIELD, (spot) => [towards('attack', [spot('-5,0')])]);
    expect(attackOn(at, 'attack', '4,0')).toBe(true);
    expect(attackOn(at, 'attack', '5,0')).toBe(false);
    expect(attackOn(at, 'probe', '-5,0')).toBe(false);
  });

  test('NLC-GV-90: so is one of an order that is still on its way', () => {
    const first = table(FIELD);
    const sent = { ...first.body(CORPS).order, legs: [towards('attack', [first.at('5,0')])], seq: 1 };
    const at = under(FIELD, () => [legWith({ type: 'reserve' })], { transit: [sent] });
    expect(attackOn(at, 'attack', '5,0')).toBe(true);
    expect(attackOn(at, 'probe', '5,0')).toBe(false);
  });
});

describe('NLC-12.2.7d, NLC-R065: General Retreat', () => {
  test('NLC-GV-21: from losses of 80 % of the level on', () => {
    // An army of the proving ground has a level of 50: four fifths of it are 40.
    const after = (strength: number) => {
      const at = table({
        ...FIELD,
        units: { ...FIELD.units, f: { side: 'allied', steps: [strength] } },
        lost: { f: LOST },
      });
      return mayRetreatGenerally(at.state, 1);
    };
    expect(after(39)).toBe(false);
    expect(after(40)).toBe(true);
  });
});

describe('NLC-F.5: a March and the enemy', () => {
  const ROAD = '0,0 1,0 2,0 3,0 4,0';

  test('NLC-GV-92: the next hex of its route is free, so another nearer one in a zone does not block it', () => {
    const at = under(
      {
        ...FIELD,
        trails: ['0,0 0,-1 1,-2 2,-2 3,-2 4,-2'],
        units: { i: { at: '0,0' }, e: { at: '2,0', side: 'allied' } },
      },
      (spot) => [
        towards('march', [spot('4,-2')], {
          route: ['0,0', '0,-1', '1,-2', '2,-2', '3,-2', '4,-2'].map(spot),
        }),
      ],
    );
    const leg = activeLeg(at.state, corpsIn(at));
    expect(isBlockedAt(at.state, corpsIn(at), leg, at.at('0,0'))).toBe(false);
    const left = marchLeft(at.state, corpsIn(at), leg);
    expect(left(at.at('1,0'))).toBeLessThan(left(at.at('0,0')));
    expect(fieldOf(at.state).inEnemyZoc('french', at.at('1,0'))).toBe(true);
  });

  test('NLC-F.5 (b): blocked is who could still pay for the hex that is closed, or stays where he is', () => {
    const sitting = {
      ...FIELD,
      leaders: { reille: { at: '-2,1', rating: 2, mp: 7, commands: ['french corps'] } },
      orders: { 'allied corps': 'delay' },
    } as const;
    const road = ['-3,0 -2,0 -1,0 0,0 1,0 2,0 3,0'];
    const stopped = (from: string, steps: readonly string[], roads: readonly string[]) => {
      const at = under(
        { ...sitting, roads, units: { i: { at: from, mp: 4 }, e: { at: '2,0', side: 'allied' } } },
        (spot) => [towards('march', [spot('3,0')])],
      );
      at.play('french', { type: 'select', units: [at.unit('i')] });
      for (const spot of steps) at.play('french', { type: 'step', hex: at.at(spot) });
      at.play('french', { type: 'endMove' });
      return at.happened().some(({ type }) => type === 'marchBlocked');
    };
    // By road 2½ points are left for the next hex, which is in a ZOC.
    expect(stopped('-3,0', ['-2,0', '-1,0', '0,0'], road)).toBe(true);
    expect(stopped('0,0', [], [])).toBe(true);
    // Across country 4 points go for 4 hexes, and none is left.
    expect(stopped('-4,0', ['-3,0', '-2,0', '-1,0', '0,0'], [])).toBe(false);
  });

  test('NLC-GV-23, NLC-12.5e: March, then Attack: with a leader of 2 the unit stops, with one of 3 it may go on', () => {
    const blocked = (rating: number) => {
      const sitting: Sitting = {
        roads: [ROAD],
        units: { i: { at: '1,0' }, e: { at: '4,0', side: 'allied' } },
        leaders: { ney: { at: '0,0', rating, commands: [CORPS] } },
      };
      const at = under(sitting, (spot) => [
        towards('march', [spot('4,0')], { route: ['1,0', '2,0', '3,0', '4,0'].map(spot) }),
        towards('attack', [spot('4,0')]),
      ]);
      at.play('french', { type: 'select', units: [at.unit('i')] });
      at.play('french', { type: 'go', hex: at.at('2,0') });
      return at;
    };
    const slow = blocked(2);
    expect(slow.state.group).toBeNull();
    expect(slow.state.units[slow.unit('i')]?.ownLeg?.type).toBe('attack');
    const quick = blocked(3);
    expect(quick.state.group?.units).toEqual([quick.unit('i')]);
    expect(quick.offers('french', 'go').map(({ hex }) => hex)).toContain(quick.at('3,0'));
  });
});

describe('NLC-12.2.1b: an Attack moves closer', () => {
  /** Every hex that is closer to the target within reach is full of friends who have moved. */
  const crowded = (free: readonly string[]) => {
    const spots = [
      '1,0',
      '2,0',
      '3,0',
      '1,-1',
      '2,-1',
      '3,-1',
      '4,-1',
      '1,1',
      '2,1',
      '0,1',
      '0,2',
      '1,2',
      '2,-2',
    ];
    const wood = spots.filter((spot) => !free.includes(spot));
    const friends = Object.fromEntries(wood.map((at, n) => [`f${n}`, { at, in: 'other corps' }]));
    const sitting: Sitting = {
      woods: wood,
      units: { i: { at: '0,0' }, ...friends, e: { at: '9,0', side: 'allied' } },
      leaders: { ney: { at: '0,0', commands: [CORPS] } },
      orders: { 'other corps': 'reserve' },
      stage: { active: [0] },
    };
    return under(sitting, (spot) => [towards('attack', [spot('9,0')])]);
  };

  test('NLC-GV-82: it may stay where all closer hexes are full; with one free it must move', () => {
    expect(crowded([]).refused('french', { type: 'endMovement' })).toBeNull();
    expect(crowded(['1,0']).refused('french', { type: 'endMovement' })).toBe('NLC-12.2d');
  });
});

describe('NLC-F.4: a leader on the March', () => {
  test('NLC-12.2.5a: he must move on while a hex he can be sent to is nearer to his goal', () => {
    const sitting: Sitting = {
      units: { i: { at: '0,0' }, e: { at: '12,0', side: 'allied' } },
      leaders: { ney: { at: '0,0', commands: [CORPS] } },
      stage: { active: [0], finished: [0] },
    };
    const free = under(sitting, (spot) => [towards('march', [spot('8,0')])]);
    expect(free.refused('french', { type: 'endMovement' })).toBe('NLC-12.2.5a');
  });

  test('NLC-12.2.5a, NLC-J.1: a way round that begins farther off than he can be sent keeps nobody waiting', () => {
    // He stands at the end of a branch the route goes out and back: what is nearer to the goal is past its beginning.
    const out = ['-4,0', '-3,0', '-2,0', '-1,0', '0,0'];
    const route = [...out, ...out.slice(0, -1).reverse(), '-4,1', '-4,2'];
    const at = under(
      {
        turn: 3,
        units: { i: { at: '0,0' }, e: { at: '12,0', side: 'allied' } },
        leaders: { ney: { at: '0,0', commands: [CORPS] } },
        stage: { active: [0], finished: [0] },
      },
      (spot) => [towards('march', [spot('-4,2')], { route: route.map(spot) })],
      { legSince: 1 },
    );
    expect(at.offers('french', 'goLeader')).toEqual([]);
    expect(at.refused('french', { type: 'endMovement' })).toBeNull();
  });
});
