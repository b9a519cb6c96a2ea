// NLC-A.5, NLC-14, 17, 18: what scenarios add, supply and how a game ends, the answer worked from the law beforehand.
import { describe, expect, test } from 'vitest';
import { theatreOf } from '../data/theatres.ts';
import type { Event } from '../events.ts';
import { turnEndFrame, turnFrame } from '../frames.ts';
import { fieldOf } from '../ground/field.ts';
import { options } from '../options.ts';
import { finalResult, pointsOf } from '../scoring/victory.ts';
import { setup } from '../setup.ts';
import { isSupplied } from '../supply/supply.ts';
import { chitsInPlay } from '../turn/cup.ts';
import { betweenStages } from './council.ts';
import { type Sitting, type TestTable, table } from './table.ts';
import { bodyNamed, CORPS } from './under-orders.ts';

const all = <T extends Event['type']>(at: TestTable, type: T, viewer: 'french' | 'allied' = 'french') =>
  at.happened(viewer).filter((event): event is Extract<Event, { type: T }> => event.type === type);

describe('NLC-A.5: d’Erlon', () => {
  const WAITED: Sitting = {
    units: { i: { at: '0,0', in: 'II' }, k: { in: 'I' }, e: { at: '12,0', side: 'allied' } },
    leaders: { erlon: { commands: ['I'] }, reille: { at: '0,0', commands: ['II'] } },
    groups: [{ turn: 2, at: '-14,0', units: ['k'], leaders: ['erlon'], condition: 'd-erlon-countermarch' }],
    orders: { I: 'delay', II: 'delay', 'allied corps': 'delay' },
  };
  const dawned = (turn: number, dice: readonly number[]) =>
    table({ ...WAITED, turn, frames: [turnFrame.at('reinforcements', {})], dice, also: betweenStages });

  test('NLC-A.5: before his turn nobody rolls, from then on once each turn until he comes', () => {
    expect(dawned(1, []).state.arrived).toEqual([]);
    expect(dawned(2, [5]).state.arrived).toEqual([]);
    expect(dawned(3, [6]).state.arrived).toEqual([0]);
  });

  test('NLC-A.5, 4.0d: until then his corps has no chit, from then on it has', () => {
    const [before, after] = [dawned(2, [5]), dawned(2, [6])];
    expect(chitsInPlay(before.state, 'french')).toEqual([bodyNamed(before.state, 'II')]);
    expect(new Set(chitsInPlay(after.state, 'french'))).toEqual(
      new Set([bodyNamed(after.state, 'I'), bodyNamed(after.state, 'II')]),
    );
  });

  test('NLC-G: whether the die was thrown for him is told only when he comes', () => {
    expect(all(dawned(2, [5]), 'reinforcementsDue', 'allied')).toEqual([]);
    expect(all(dawned(2, [6]), 'reinforcementsDue', 'allied')).toHaveLength(1);
  });
});

describe('NLC-17: supply', () => {
  test('NLC-17.1, NLC-D.13: one hex of road under an enemy unit cuts it; one under his ZOC, or under his leader, does not', () => {
    const ROAD = Array.from({ length: 16 }, (_, r) => `0,${r}`).join(' ');
    const fed = (more: Sitting) => {
      const at = table({
        units: { i: { at: '0,0' }, e: { at: '12,0', side: 'allied' }, ...more.units },
        roads: [ROAD],
        ...(more.leaders ? { leaders: more.leaders } : {}),
      });
      return isSupplied(at.state, fieldOf(at.state), at.unit('i'));
    };
    expect(fed({})).toBe(true);
    expect(fed({ units: { f: { at: '0,8', side: 'allied' } } })).toBe(false);
    expect(fed({ units: { f: { at: '1,8', side: 'allied' } } })).toBe(true);
    expect(fed({ leaders: { hill: { at: '0,8', side: 'allied', commands: ['allied corps'] } } })).toBe(true);
  });

  test('NLC-D.13: an enemy on the road close by is gone round across country, if the road is reached again within 5', () => {
    const ROAD = Array.from({ length: 16 }, (_, r) => `0,${r}`).join(' ');
    const at = table({ units: { i: { at: '0,0' }, f: { at: '0,2', side: 'allied' } }, roads: [ROAD] });
    expect(isSupplied(at.state, fieldOf(at.state), at.unit('i'))).toBe(true);
  });

  const nine = (clock: string, more: Sitting = {}) =>
    table({
      turns: [{ clock }],
      units: { i: { at: '0,0' }, g: { at: '0,0', arm: 'art' }, e: { at: '12,0', side: 'allied' } },
      leaders: { reille: { at: '0,0', commands: [CORPS] } },
      ...more,
      frames: [turnEndFrame.at('supply', {})],
      also: betweenStages,
    });

  test('NLC-17.2: at nine and at no other hour; guns as well; leaders stay', () => {
    const at = nine('0900');
    expect(at.state.units.map(({ status }) => status)).toEqual(['destroyed', 'destroyed', 'destroyed']);
    expect(at.state.leaders[0]?.status).toBe('map');
    expect(nine('1000').state.units.map(({ status }) => status)).toEqual(['map', 'map', 'map']);
  });

  test('NLC-17.2, 15.1, 14.1: what is destroyed counts in corps and army, and the hooks look at it at once', () => {
    const at = nine('0900', {
      specials: ['nlb'],
      units: { i: { at: '0,0', steps: [60] }, e: { at: '12,-14', side: 'allied' } },
    });
    expect(at.state.armies[0]?.demoralizedOn).toBe(1);
    expect(at.state.result).toMatchObject({ winners: ['allied'], rule: 'NLC-18.4' });
  });

  test('NLC-17.3: in the series the French live by the south edge, Prussians by the east, Anglo-Allies by the west', () => {
    for (const scenario of ['quatre-bras', 'ligny', 'wavre', 'la-belle-alliance', 'campaign'] as const) {
      const theatre = theatreOf(setup({ ...options.usual, scenario }));
      expect(theatre.specials).toContain('nlb');
      const edge = { french: 'S', prussian: 'E', british: 'W' } as const;
      for (const { nation, side, supply, id } of theatre.armies) {
        const its = side === 'french' ? 'S' : nation === 'prussian' ? edge.prussian : edge.british;
        const hexes = theatre.edges[its].filter((hex) => !supply.includes(hex));
        expect([scenario, id, hexes.length]).toEqual([scenario, id, 0]);
      }
    }
  });
});

describe('NLC-18: points', () => {
  const FIELD = { units: { i: { at: '0,0' }, e: { at: '6,0', side: 'allied' } } } as const;
  const hexPrize = (side: 'french' | 'allied' | 'either', spot: string, points = 4) => {
    const hex = table(FIELD).at(spot);
    return { kind: 'hex', side, points, hex, army: -1 } as const;
  };

  test('NLC-A.3: a hex scores for its side alone where a side is named, for whoever controls it where either may', () => {
    const at = table({
      ...FIELD,
      victory: [hexPrize('french', '0,0'), hexPrize('french', '6,0', 8), hexPrize('either', '6,0', 2)],
    });
    expect([pointsOf(at.state, 'french'), pointsOf(at.state, 'allied')]).toEqual([4, 2]);
  });

  test('NLC-18.2: passed through and left, a hex is still held, until the other side enters it', () => {
    const at = table({
      ...FIELD,
      leaders: { reille: { at: '2,0', commands: [CORPS] } },
      orders: { [CORPS]: 'delay' },
      victory: [hexPrize('either', '1,0')],
      holders: { '1,0': 'allied' },
    });
    expect(pointsOf(at.state, 'allied')).toBe(4);
    at.play('french', { type: 'select', units: [0] });
    at.play('french', { type: 'go', hex: at.at('2,0') });
    expect([pointsOf(at.state, 'french'), pointsOf(at.state, 'allied')]).toEqual([4, 0]);
  });

  test('NLC-18.1: equal totals are a draw, whatever they are', () => {
    const at = table({ ...FIELD, victory: [hexPrize('french', '0,0'), hexPrize('allied', '6,0')] });
    expect(finalResult(at.state).winners).toEqual([]);
  });

  test('NLC-R069: an army that was demoralized once pays for it, though its units have been rallied since', () => {
    const prize = { kind: 'demoralized', side: 'allied', points: 5, hex: -1, army: 0 } as const;
    const at = table({
      ...FIELD,
      victory: [prize],
      also(state) {
        const army = state.armies[0];
        if (army) state.armies[0] = { ...army, demoralizedOn: 1 };
      },
    });
    expect(pointsOf(at.state, 'allied')).toBe(5);
  });

  test('NLC-R164: a level never falls below 1: with nothing lost the army stands', () => {
    const at = table({
      ...FIELD,
      frames: [turnEndFrame.at('recovery', {})],
      also(state) {
        betweenStages(state);
        const army = state.armies[0];
        if (army) state.armies[0] = { ...army, levelShift: -90 };
      },
    });
    expect(at.state.armies[0]?.demoralizedOn).toBe(0);
  });
});

describe('bad input: what is refused, and changes nothing', () => {
  const MOVE: Sitting = {
    units: { i: { at: '0,0' }, j: { at: '1,0' }, k: { at: '1,0' }, e: { at: '9,0', side: 'allied' } },
    leaders: { reille: { at: '0,0', commands: [CORPS] } },
    orders: { [CORPS]: 'delay' },
    rivers: ['0,0|0,1'],
    impassable: ['-1,0'],
  };
  const tries = (at: TestTable, actions: readonly unknown[]): readonly string[] => {
    const before = JSON.stringify(at.state);
    const said = actions.map((action) => {
      try {
        at.play('french', action as never);
        return 'done';
      } catch (error) {
        const text = String(error);
        return /"rule":"([^"]+)"/.exec(text)?.[1] ?? /"path":"([^"]*)"/.exec(text)?.[1] ?? text;
      }
    });
    expect(JSON.stringify(at.state)).toBe(before);
    return said;
  };

  test('NLC-J.1: units that are not ours, not there or twice, hexes off the map, words nobody knows', () => {
    const at = table(MOVE);
    const said = tries(at, [
      { type: 'select', units: [at.unit('e')] },
      { type: 'select', units: [99] },
      { type: 'select', units: [0, 0] },
      { type: 'select', units: [] },
      { type: 'select', units: [0, 1] },
      { type: 'go', hex: at.at('1,0') },
      { type: 'step', hex: 100_000 },
      { type: 'fly', hex: 3 },
      { type: 'goLeader', leader: 0, hex: -5 },
      { type: 'goLeader', leader: 7, hex: at.at('1,0') },
      { units: [0] },
      null,
    ]);
    expect(said.filter((word) => word === 'done')).toEqual([]);
    expect(said.slice(0, 5).every((word) => word.length > 0)).toBe(true);
  });

  test('NLC-5.3a, NLC-R009, 5.1b: a stack too high, a river, impassable ground, each by its rule', () => {
    const at = table({ ...MOVE, stage: { finished: [1, 2] } });
    at.play('french', { type: 'select', units: [0] });
    expect(
      tries(at, [
        { type: 'go', hex: at.at('1,0') },
        { type: 'step', hex: at.at('0,1') },
        { type: 'step', hex: at.at('-1,0') },
        { type: 'step', hex: at.at('2,0') },
        { type: 'go', hex: at.at('5,0') },
      ]),
    ).toEqual(['NLC-5.3a', 'NLC-R009', 'NLC-5.1b', 'NLC-5.1a', 'NLC-5.2a']);
  });
});
