// NLC-5, 12.1, 12.2, NLC-D.2, NLC-F.3, NLC-F.5: worked cases of movement, where two rules meet or an exception holds.
import { describe, expect, test } from 'vitest';
import { unitAt } from '../changes/units.ts';
import { failureFrame, rallyFrame } from '../frames.ts';
import { moraleOf, PLAIN } from '../morale/morale.ts';
import { legOf } from '../orders/legs.ts';
import { NOBODY } from '../vocabulary.ts';
import { scene } from './position.ts';
import { type Sitting, table } from './table.ts';
import { bodyNamed, CORPS, towards, under } from './under-orders.ts';

const LEADERS = {
  reille: { at: '0,0', commands: [CORPS] },
  hill: { at: '9,0', side: 'allied', commands: ['allied corps'] },
} as const;

describe('NLC-12.2.2a: Probe', () => {
  test('NLC-R062: two units that move together count as two', () => {
    const intoZone = (units: readonly string[], others: Sitting['units']) => {
      const at = table({
        units: { a: { at: '0,0' }, b: { at: '0,0' }, e: { at: '2,0', side: 'allied' }, ...others },
        leaders: LEADERS,
        orders: { [CORPS]: 'probe', 'allied corps': 'delay' },
      });
      at.play('french', { type: 'select', units: units.map(at.unit) });
      return at.offers('french', 'step').some(({ hex }) => hex === at.at('1,0'));
    };
    expect(intoZone(['a', 'b'], {})).toBe(true);
    expect(intoZone(['a', 'b'], { c: { at: '2,-1' } })).toBe(false);
    expect(intoZone(['a'], { c: { at: '2,-1' } })).toBe(true);
    expect(intoZone(['a'], { c: { at: '2,-1' }, d: { at: '1,1' } })).toBe(false);
  });
});

describe('NLC-F.2, NLC-F.4: a leader within 2 hexes of his target', () => {
  test('NLC-12.2.4a, b: on Delay he rides no farther from it, though still within 2; on Defend he may', () => {
    const rides = (type: 'delay' | 'defend') => {
      const at = under(
        {
          units: { i: { at: '1,0' }, e: { at: '12,0', side: 'allied' } },
          leaders: { reille: { at: '1,0', commands: [CORPS] } },
        },
        (spot) => [towards(type, [spot('0,0')])],
        { arrived: true },
      );
      const to = (spot: string) => at.refused('french', { type: 'goLeader', leader: 0, hex: at.at(spot) });
      return ['0,1', '2,0', '3,0'].map(to);
    };
    expect(rides('delay')).toEqual([null, 'NLC-12.2.4a', 'NLC-12.2.4a']);
    expect(rides('defend')).toEqual([null, null, 'NLC-12.2.3b']);
  });
});

describe('NLC-12.1: command on the move', () => {
  test('NLC-12.1b, d, NLC-D.4: the trace goes through an enemy zone where a unit stands, not where it stood before it moved', () => {
    // From 0,0 the short way to 2,-1 is by 1,0, in the zone of the enemy; the long one is 4 MP.
    const goals = (more: Sitting['units']) => {
      const at = table({
        units: { i: { at: '1,0' }, e: { at: '1,1', side: 'allied' }, ...more },
        leaders: LEADERS,
        impassable: ['1,-1'],
        orders: { [CORPS]: 'fallBack', 'allied corps': 'delay' },
      });
      at.play('french', { type: 'select', units: [at.unit('i')] });
      return [
        at.offers('french', 'go').some(({ hex }) => hex === at.at('2,-1')),
        at.refused('french', { type: 'go', hex: at.at('2,-1') }),
      ];
    };
    expect(goals({})).toEqual([false, 'NLC-12.1d']);
    expect(goals({ j: { at: '1,0' } })).toEqual([true, null]);
  });

  test('NLC-12.1c, NLC-D.4: command is looked at where a move begins and ends, not on the way', () => {
    // The unit leaves the range and comes back into it, into an enemy zone.
    const at = table({
      units: { i: { at: '3,0', mp: 8 }, e: { at: '3,-3', side: 'allied' } },
      leaders: LEADERS,
      orders: { 'allied corps': 'delay' },
    });
    at.play('french', { type: 'select', units: [at.unit('i')] });
    for (const spot of ['4,-1', '4,-2', '3,-2']) at.play('french', { type: 'step', hex: at.at(spot) });
    expect(at.refused('french', { type: 'endMove' })).toBeNull();
  });

  const STRAY: Sitting = {
    units: { i: { at: '9,0', mp: 4 }, e: { at: '-9,0', side: 'allied' } },
    leaders: { reille: LEADERS.reille },
    orders: { 'allied corps': 'delay' },
  };

  test('NLC-12.1f: hex by hex a stray goes on by the shortest way until it has no points left', () => {
    const at = table(STRAY);
    at.play('french', { type: 'select', units: [at.unit('i')] });
    at.play('french', { type: 'step', hex: at.at('8,0') });
    expect(at.refused('french', { type: 'endMove' })).toBe('NLC-12.1f');
    expect(at.refused('french', { type: 'step', hex: at.at('8,-1') })).toBe('NLC-12.1f');
    for (const spot of ['7,0', '6,0', '5,0']) at.play('french', { type: 'step', hex: at.at(spot) });
    expect(at.refused('french', { type: 'endMove' })).toBeNull();
  });

  test('NLC-12.1f: it may also stay', () => {
    const at = table(STRAY);
    expect(at.refused('french', { type: 'endMovement' })).toBeNull();
  });
});

describe('NLC-F.5: a March that is blocked', () => {
  const marched = (goal: string) => {
    const at = under(
      {
        roads: ['0,0 1,0 2,0 3,0 4,0 5,0 6,0 7,0 8,0 9,0 10,0 11,0'],
        units: { i: { at: '0,0', mp: 4 }, e: { at: '11,0', side: 'allied' } },
        leaders: { reille: { at: '6,0', commands: [CORPS] } },
        orders: { 'allied corps': 'delay' },
      },
      (spot) => [
        towards('march', [spot('11,0')], {
          route: Array.from({ length: 12 }, (_, n) => spot(`${n},0`)),
        }),
      ],
    );
    at.play('french', { type: 'select', units: [at.unit('i')] });
    at.play('french', { type: 'go', hex: at.at(goal) });
    return legOf(at.state, at.unit('i')).type;
  };

  test('NLC-F.5 (b): only by a hex it can still pay for', () => {
    // After 8 hexes by road nothing is left: the next is no zone either. One hex nearer the enemy it would be.
    expect(marched('8,0')).toBe('march');
  });

  test('NLC-F.5 (b): whose points are spent before the zone marches on next turn; with points left it is blocked', () => {
    const stopped = (mp: number) => {
      const at = under(
        {
          roads: ['0,0 1,0 2,0 3,0 4,0 5,0'],
          units: { i: { at: '0,0', mp }, e: { at: '4,0', side: 'allied' } },
          leaders: { reille: { at: '0,0', commands: [CORPS] } },
          orders: { 'allied corps': 'delay' },
        },
        (spot) => [
          towards('march', [spot('5,0')], { route: ['0,0', '1,0', '2,0', '3,0', '4,0', '5,0'].map(spot) }),
        ],
      );
      at.play('french', { type: 'select', units: [at.unit('i')] });
      at.play('french', { type: 'go', hex: at.at('2,0') });
      return legOf(at.state, at.unit('i')).type;
    };
    expect(stopped(1)).toBe('march');
    expect(stopped(4)).toBe('defend');
  });
});

describe('NLC-F.5: a leader whose March is blocked', () => {
  const rode = (mp: number, spot = '2,0') => {
    const at = under(
      {
        units: { i: { at: '0,0', mp: 4 }, e: { at: '4,0', side: 'allied' } },
        leaders: { reille: { at: '0,0', mp, commands: [CORPS] } },
        orders: { 'allied corps': 'delay' },
      },
      (at) => [
        towards('march', [at('6,0')], { route: ['0,0', '1,0', '2,0', '3,0', '4,0', '5,0', '6,0'].map(at) }),
      ],
    );
    at.play('french', { type: 'goLeader', leader: 0, hex: at.at(spot) });
    const after = () => at.body(CORPS).order.legs[at.body(CORPS).leg]?.type;
    const whenHeStops = after();
    at.play('french', { type: 'select', units: [at.unit('i')] });
    at.play('french', { type: 'go', hex: at.at('2,0') });
    return [whenHeStops, after()];
  };

  test('NLC-F.5 (b): only by a hex he can still pay for, tested when he stops', () => {
    expect(rode(4)[0]).toBe('defend');
    // Two points for two hexes: the zone before him is for the next turn, and nobody asks again when the Stage ends.
    expect(rode(2)).toEqual(['march', 'march']);
  });
});

describe('NLC-F.3: what an order asks', () => {
  test('NLC-12.2.1e, NLC-F.3-A3: any unit outside a zone may be the one more, guns and cavalry of a corps too', () => {
    const at = under(
      {
        units: {
          i: { at: '1,0' },
          g: { at: '0,0', arm: 'art', mp: 5 },
          e: { at: '2,0', side: 'allied' },
        },
        leaders: LEADERS,
        orders: { 'allied corps': 'delay' },
      },
      (spot) => [towards('attack', [spot('2,0')])],
      { contact: true },
    );
    expect(at.refused('french', { type: 'endMovement' })).toBe('NLC-12.2.1e');
    at.play('french', { type: 'select', units: [at.unit('g')] });
    const stops = at.offers('french', 'go').map(({ hex }) => hex);
    expect(stops.length).toBeGreaterThan(0);
    expect(stops.every((hex) => [at.at('1,0'), at.at('2,-1'), at.at('1,1')].includes(hex))).toBe(true);
  });

  test('NLC-12.2.1e, NLC-F.3-A3: where no infantry can attack, guns are still the one more', () => {
    const at = under(
      {
        units: {
          i: { at: '-9,0', mp: 1 },
          g: { at: '0,0', arm: 'art', mp: 5 },
          e: { at: '2,0', side: 'allied' },
        },
        leaders: LEADERS,
        orders: { 'allied corps': 'delay' },
      },
      (spot) => [towards('attack', [spot('2,0')])],
      { contact: true },
    );
    at.play('french', { type: 'select', units: [at.unit('g')] });
    expect(at.refused('french', { type: 'go', hex: at.at('0,1') })).toBe('NLC-12.2.1e');
    expect(at.offers('french', 'go').map(({ hex }) => hex)).toContain(at.at('1,0'));
  });

  test('NLC-F.3, NLC-GV-94: the last two that could attack do not dodge it by moving together', () => {
    const at = under(
      {
        units: {
          i: { at: '0,0' },
          j: { at: '0,0' },
          e: { at: '2,0', side: 'allied' },
        },
        leaders: LEADERS,
        orders: { 'allied corps': 'delay' },
      },
      (spot) => [towards('attack', [spot('2,0')])],
    );
    at.play('french', { type: 'select', units: [at.unit('i'), at.unit('j')] });
    const zone = ['1,0', '1,1', '2,-1', '2,1', '3,-1', '3,0'].map(at.at);
    const stops = at.offers('french', 'go').map(({ hex }) => hex);
    expect(stops.length).toBeGreaterThan(0);
    expect(stops.filter((hex) => !zone.includes(hex))).toEqual([]);
  });

  test('NLC-12.2.6a, NLC-F.3: guns on Fall Back in a zone must go; infantry there may stay', () => {
    const mustGo = (arm: 'inf' | 'art') => {
      const at = under(
        {
          units: { g: { at: '1,0', arm, mp: 5 }, e: { at: '2,0', side: 'allied' } },
          leaders: LEADERS,
          orders: { 'allied corps': 'delay' },
        },
        (spot) => [towards('fallBack', [spot('-9,0')])],
      );
      return at.refused('french', { type: 'endMovement' });
    };
    expect(mustGo('art')).toBe('NLC-12.2d');
    expect(mustGo('inf')).not.toBe('NLC-12.2d');
  });
});

describe('NLC-2.3f: who gives the bonus', () => {
  const WING = {
    units: { i: { at: '0,0' } },
    leaders: {
      reille: { at: '5,0', commands: [CORPS] },
      ney: { at: '0,0', role: 'wc', commands: [CORPS] },
      grouchy: { at: '0,0', role: 'wc', commands: [] },
    },
  } as const satisfies Sitting;

  const bonus = (ney: string, grouchy: string, wing: number) => {
    const set = scene({
      ...WING,
      leaders: {
        ...WING.leaders,
        ney: { ...WING.leaders.ney, at: ney },
        grouchy: { ...WING.leaders.grouchy, at: grouchy },
      },
    });
    const id = bodyNamed(set.state, CORPS);
    const body = set.state.bodies[id];
    if (body) set.state.bodies[id] = { ...body, wing };
    return moraleOf(set.state, set.unit('i'), PLAIN).value;
  };

  test('NLC-R004, NLC-R171: the commander of the wing it is assigned to, and no longer the one before', () => {
    expect([bonus('0,0', '5,5', -1), bonus('5,5', '0,0', -1)]).toEqual([5, 4]);
    expect([bonus('0,0', '5,5', 2), bonus('5,5', '0,0', 2)]).toEqual([4, 5]);
  });

  test('NLC-R169: a leader whose place his wing commander has taken is idle', () => {
    const set = scene({
      ...WING,
      leaders: {
        ...WING.leaders,
        reille: { at: '0,0', commands: [CORPS] },
        ney: { ...WING.leaders.ney, at: '5,0' },
      },
    });
    expect(moraleOf(set.state, set.unit('i'), PLAIN).value).toBe(5);
    const id = bodyNamed(set.state, CORPS);
    const body = set.state.bodies[id];
    if (body) set.state.bodies[id] = { ...body, leader: 1 };
    expect(moraleOf(set.state, set.unit('i'), PLAIN).value).toBe(4);
  });
});

describe('NLC-12.9f, 13.5', () => {
  test('NLC-12.9f, NLC-D.6: the leader goes back with his formation, though others stand with him', () => {
    const at = table({
      units: { i: { at: '0,1' }, x: { at: '0,0', in: 'other' }, e: { at: '3,0', side: 'allied' } },
      leaders: { ...LEADERS, other: { at: '-2,0', commands: ['other'] } },
      orders: { 'allied corps': 'delay' },
      also(state, spot) {
        const body = bodyNamed(state, CORPS);
        state.frames.push(
          failureFrame.at('next', {
            body,
            from: spot('0,0'),
            left: [0],
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
    const [ride] = at.offers('french', 'placeLeader');
    if (ride !== undefined) at.play('french', ride);
    expect(at.state.leaders[0]?.hex).not.toBe(at.at('0,0'));
    expect(unitAt(at.state, at.unit('x')).hex).toBe(at.at('0,0'));
  });

  test('NLC-13.5, 6.2b, NLC-R033: a huge unit of a demoralized corps rolls for its rally too', () => {
    const rallied = (die: number) => {
      const at = table({
        units: {
          h: { at: '0,0', steps: [9, 5], lost: 2 },
          gone: { steps: [10, 5] },
          e: { at: '20,0', side: 'allied' },
        },
        leaders: LEADERS,
        orders: { [CORPS]: 'reserve', 'allied corps': 'delay' },
        lost: { gone: { status: 'destroyed' } },
        turns: [{ night: true }],
        dice: [die],
        also(state) {
          state.frames.push(
            rallyFrame.at('look', { side: 'french', player: null, returned: [], latest: -1, done: false }),
          );
        },
      });
      at.play('french', { type: 'rallyHuge', unit: at.unit('h') });
      return unitAt(at.state, at.unit('h'));
    };
    expect(rallied(4)).toMatchObject({ status: 'map', lost: 1 });
    expect(rallied(5)).toMatchObject({ status: 'destroyed', hex: -1 });
  });
});

describe('NLC-J.1: go', () => {
  test('NLC-7.10f: it ends early when the group has said it goes no farther than half, or fought', () => {
    const met = (half: boolean) => {
      const at = table({
        units: {
          i: { at: '0,0', mp: 6, steps: [9, 5] },
          k: { at: '3,-1', side: 'allied', arm: 'cav', steps: [1] },
        },
        leaders: {
          reille: { at: '1,1', commands: [CORPS] },
          hill: { at: '3,-1', side: 'allied', commands: ['allied corps'] },
        },
        orders: { 'allied corps': 'delay' },
        // The test, the square, the charge is silent, the fire of the infantry.
        dice: [1, 1, 1, 1, 1, 1],
      });
      at.play('french', { type: 'select', units: [at.unit('i')] });
      at.play('french', { type: 'go', hex: at.at('2,0') });
      const [reaction] = at.offers('allied', 'react');
      if (reaction === undefined) throw new Error('nobody reacts');
      at.play('allied', reaction);
      at.play('allied', { type: 'launch' });
      at.play('french', { type: 'commit', half });
      while (at.asked().includes('allied') && at.offers('allied', 'pass').length > 0)
        at.play('allied', { type: 'pass' });
      return at;
    };
    for (const half of [true, false]) {
      const at = met(half);
      expect(at.hexOf('i')).toBe(at.at('1,0'));
      expect(at.asked()).toEqual(['french']);
      expect(at.offers('french', 'step').length).toBeGreaterThan(0);
    }
  });
});
