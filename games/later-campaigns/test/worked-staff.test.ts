// NLC-11, 12.1, 12.6, 12.12 to 12.14: leaders, headquarters, couriers and wings, worked out by hand from the rules.
import { describe, expect, test } from 'vitest';
import { isInCommand } from '../command/command-area.ts';
import { chitsFrame, commandFrame, hqMovesFrame, turnFrame } from '../frames.ts';
import { fieldOf } from '../ground/field.ts';
import { armyLevel } from '../morale/demoralization.ts';
import { moraleOf, PLAIN } from '../morale/morale.ts';
import { activeLeg, legWith } from '../orders/legs.ts';
import { leaderAllowance } from '../reach/allowance.ts';
import { capacityOf } from '../staff/capacity.ts';
import { mayRetreatGenerally } from '../staff/general-retreat.ts';
import { ratingOf } from '../staff/ratings.ts';
import { delayTo, isActiveWing, isFaceToFace, mustSpeakInPerson } from '../staff/senders.ts';
import type { Unit } from '../state.ts';
import { type Sitting, type TestTable, table } from './table.ts';
import { at, attack, orderFor, TWO_CORPS } from './two-corps.ts';
import { bodyNamed, CORPS, detached, towards, under } from './under-orders.ts';

const LOST: Partial<Unit> = { status: 'eliminated', hex: -1, lost: 2, eliminatedOn: 1, diedSupplied: true };

describe('leaders', () => {
  const LED: Sitting = {
    units: { i: { at: '0,0' }, e: { at: '4,0', side: 'allied' } },
    leaders: { ney: { at: '0,0', mp: 5, commands: [CORPS] } },
  };
  const goals = (set: TestTable) => set.offers('french', 'goLeader').map(({ hex }) => hex);

  test('NLC-11.1d, NLC-R096: a leader of 5 MP who has given orders has two and a half', () => {
    const set = table({
      ...LED,
      also(state) {
        const [leader] = state.leaders;
        if (leader) state.leaders[0] = { ...leader, gaveOrders: 1 };
      },
    });
    expect(leaderAllowance(set.state, 0)).toBe(5);
    expect(goals(set)).toContain(set.at('-2,0'));
    expect(goals(set)).not.toContain(set.at('-3,0'));
  });

  test('NLC-11.1b: into an enemy ZOC only where a friendly unit stands, be it of another corps', () => {
    const set = (more: Sitting['units'] = {}) => table({ ...LED, units: { ...LED.units, ...more } });
    const alone = set();
    expect(goals(alone)).not.toContain(alone.at('3,0'));
    const beside = set({ k: { at: '3,0', in: 'II' } });
    expect(goals(beside)).toContain(beside.at('3,0'));
  });

  test('NLC-R091, NLC-R094: without a leader nobody moves or assaults; guns fire', () => {
    const sitting: Sitting = {
      ...LED,
      units: { i: { at: '3,1' }, g: { at: '2,0', arm: 'art' }, e: { at: '4,0', side: 'allied' } },
      gone: ['ney'],
    };
    const moving = table(sitting);
    moving.play('french', { type: 'select', units: [moving.unit('g')] });
    expect(moving.offers('french', 'step')).toEqual([]);
    expect(table({ ...sitting, from: 'assault' }).offers('french', 'assign')).toEqual([]);
    expect(table({ ...sitting, from: 'bombardment' }).offers('french', 'bombard')).not.toEqual([]);
  });

  test('NLC-R039, 11.1c: with no friendly unit left on the map a leader who is overrun is lost, without a roll', () => {
    const set = under(
      {
        ...LED,
        units: { i: { at: '0,0' }, e: { at: '9,9', side: 'allied', in: 'X' } },
        leaders: {
          ney: { at: '0,0', commands: [CORPS] },
          hill: { at: '1,0', side: 'allied', commands: ['X'] },
        },
        lost: { e: { status: 'eliminated', hex: -1, lost: 2 } },
      },
      (spot) => [towards('attack', [spot('1,0')])],
    );
    set.play('french', { type: 'select', units: [set.unit('i')] });
    set.play('french', { type: 'go', hex: set.at('1,0') });
    expect(set.state.leaders[1]?.status).toBe('lost');
    expect(set.happened().map(({ type }) => type)).not.toContain('leaderTested');
  });

  test('NLC-2.3f, NLC-R004: leader, wing and overall commander in one hex give 1, not 3; another corps’s leader nothing', () => {
    const set = table({
      ...TWO_CORPS,
      leaders: {
        ...TWO_CORPS.leaders,
        napoleon: { ...TWO_CORPS.leaders.napoleon, at: '0,0' },
        ney: { ...TWO_CORPS.leaders.ney, at: '0,0' },
        erlon: { ...TWO_CORPS.leaders.erlon, at: '5,5' },
      },
      units: { ...TWO_CORPS.units, j: { at: '2,0', in: 'II' }, k: { at: '5,5', in: 'I', steps: [4] } },
    });
    expect(moraleOf(set.state, set.unit('i'), PLAIN).value).toBe(5);
    expect(moraleOf(set.state, set.unit('i'), PLAIN).parts).toHaveLength(1);
    expect(moraleOf(set.state, set.unit('k'), PLAIN).value).toBe(4);
  });
});

describe('headquarters', () => {
  const HQ: Sitting = {
    units: { i: { at: '0,0' }, e: { at: '14,0', side: 'allied' } },
    leaders: {
      napoleon: { at: '0,0', rating: 4, role: 'oc', commands: [CORPS] },
      reille: { at: '0,0', rating: 3, commands: [CORPS] },
    },
    hqs: { imperial: { at: '0,0', of: 'napoleon' } },
    orders: { [CORPS]: 'delay', 'allied corps': 'delay' },
    turn: 3,
  };
  const withHq = (onTheMove: number, more: Sitting = {}) =>
    table({
      ...HQ,
      ...more,
      also(state) {
        const [hq] = state.hqs;
        if (hq) state.hqs[0] = { ...hq, onTheMove };
      },
    });

  test('NLC-12.12b, NLC-R172: an HQ that had a movement order when the last turn ended leaves its commander one order', () => {
    expect(capacityOf(withHq(0).state, 0)).toBe(4);
    expect(capacityOf(withHq(2).state, 0)).toBe(1);
    expect(capacityOf(withHq(1).state, 0)).toBe(4);
  });

  test('NLC-12.12c: beside an HQ that has moved he is not yet free to write; when it has stood still he is', () => {
    const strayed = (onTheMove: number) => {
      const set = withHq(onTheMove, { frames: [commandFrame.at('record', { passed: 0 })] });
      const [leader] = set.state.leaders;
      const again = table({
        ...HQ,
        frames: [commandFrame.at('record', { passed: 0 })],
        also(state) {
          const [hq] = state.hqs;
          if (hq) state.hqs[0] = { ...hq, onTheMove };
          if (leader) state.leaders[0] = { ...leader, strayed: true };
        },
      });
      return mustSpeakInPerson(again.state, 0);
    };
    expect(strayed(2)).toBe(true);
    expect(strayed(1)).toBe(false);
  });

  test('NLC-11.4b, 14.1, NLC-R164: a level that falls to the losses already suffered demoralizes at once', () => {
    const lost = (strength: number) => {
      const set = under(
        {
          ...HQ,
          units: {
            i: { at: '2,0' },
            e: { at: '14,0', side: 'allied' },
            x: { side: 'allied', steps: [strength] },
          },
          leaders: {
            ney: { at: '2,0', commands: [CORPS] },
            wellington: { at: '14,0', rating: 3, role: 'oc', side: 'allied', commands: ['allied corps'] },
          },
          hqs: { british: { at: '3,0', of: 'wellington' } },
          lost: { x: LOST },
        },
        (spot) => [towards('attack', [spot('3,0')])],
      );
      set.play('french', { type: 'select', units: [set.unit('i')] });
      set.play('french', { type: 'go', hex: set.at('3,0') });
      return [armyLevel(set.state, 1), set.state.armies[1]?.demoralizedOn];
    };
    expect(lost(45)).toEqual([45, 3]);
    expect(lost(44)).toEqual([45, 0]);
  });

  test('NLC-12.2.7d, 11.4b: 80 % are of the level as it is now', () => {
    const may = (strength: number, levelShift: number) => {
      const set = table({
        ...HQ,
        units: { ...HQ.units, x: { steps: [strength] } },
        lost: { x: LOST },
        also(state) {
          const [army] = state.armies;
          if (army) state.armies[0] = { ...army, levelShift };
        },
      });
      return mayRetreatGenerally(set.state, 0);
    };
    expect(may(36, 0)).toBe(false);
    expect(may(36, -5)).toBe(true);
    expect(may(35, -5)).toBe(false);
  });

  test('NLC-11.5a, 3.2b, NLC-R037: 5 MP at infantry costs: 5 clear hexes, 10 by road, and a stop before an enemy ZOC', () => {
    const moved = (more: Sitting, target: string) => {
      const first = table({ ...HQ, ...more, places: { Goal: [target] } });
      const order = { ...first.body('imperial').order, legs: [legWith({ type: 'march', target: at(0) })] };
      const set = table({
        ...HQ,
        ...more,
        places: { Goal: [target] },
        bodies: { imperial: { order } },
        frames: [hqMovesFrame.at('next', { left: [0] })],
      });
      return [first.state.hqs[0]?.hex === set.state.hqs[0]?.hex, set.state.hqs[0]?.hex, set.at] as const;
    };
    const [, country, spot] = moved({}, '-8,0');
    expect(country).toBe(spot('-5,0'));
    const road = Array.from({ length: 13 }, (_, i) => `${-i},0`).join(' ');
    const [, byRoad, place] = moved({ roads: [road] }, '-12,0');
    expect(byRoad).toBe(place('-10,0'));
    const [, barred, here] = moved(
      { units: { i: { at: '0,0' }, e: { at: '-4,0', side: 'allied' } }, roads: [road] },
      '-12,0',
    );
    expect(barred).not.toBe(here('-3,0'));
  });
});

describe('command range', () => {
  test('NLC-12.1a: 3 MP by road are 6 hexes, a seventh is too far; a bridge on the way costs nothing there', () => {
    const inRange = (spot: string, more: Sitting = {}) => {
      const set = table({
        units: { i: { at: spot }, e: { at: '12,0', side: 'allied' } },
        leaders: { ney: { at: '0,0', commands: [CORPS] } },
        roads: [Array.from({ length: 9 }, (_, i) => `${-i},0`).join(' ')],
        ...more,
      });
      return isInCommand(set.state, fieldOf(set.state), set.unit('i'));
    };
    expect(inRange('-6,0')).toBe(true);
    expect(inRange('-7,0')).toBe(false);
    expect(inRange('-6,0', { rivers: ['-3,0|-4,0'], bridges: ['-3,0|-4,0'] })).toBe(true);
    expect(inRange('-6,0', { streams: ['-3,0|-4,0'] })).toBe(false);
  });

  test('NLC-12.1b: the trace goes through an enemy ZOC only where a friend stands', () => {
    const inRange = (more: Sitting['units'] = {}) => {
      const set = table({
        units: { i: { at: '0,2' }, e: { at: '1,1', side: 'allied' }, ...more },
        leaders: { ney: { at: '0,0', commands: [CORPS] } },
        walls: ['0,0|-1,1', '0,0|-1,0'],
      });
      return isInCommand(set.state, fieldOf(set.state), set.unit('i'));
    };
    expect(inRange()).toBe(false);
    expect(inRange({ j: { at: '0,1', in: 'II' } })).toBe(true);
  });
});

describe('couriers', () => {
  const rides = (more: Sitting = {}) => {
    const set = table({ ...TWO_CORPS, ...more });
    return delayTo(set.state, 0, bodyNamed(set.state, 'I'));
  };

  test('NLC-12.6c, d: 9 clear hexes in nobody’s sight take 2 turns; 8 that he can see take 1', () => {
    expect(rides()).toBe(2);
    const near = { ...TWO_CORPS.leaders, napoleon: { ...TWO_CORPS.leaders.napoleon, at: '-8,0' } };
    expect(rides({ leaders: near })).toBe(1);
    expect(rides({ leaders: near, woods: ['-4,0'] })).toBe(2);
  });

  test('NLC-R046: enemies and their ZOCs close the road, a friend in the ZOC opens it', () => {
    // A hex with walls on five sides and a ZOC before its only gate.
    const gate: Sitting = {
      units: {
        i: { at: '0,0', in: 'I', division: 'Foy' },
        j: { at: '2,-9', in: 'II' },
        e: { at: '-1,-1', side: 'allied' },
      },
      walls: ['0,0|1,0', '0,0|0,1', '0,0|-1,1', '0,0|0,-1', '0,0|1,-1'],
    };
    expect(rides(gate)).toBeNull();
    expect(rides({ ...gate, units: { ...gate.units, j: { at: '-1,0', in: 'II' } } })).toBe(2);
  });

  test('NLC-R163: face to face with a division is with any unit of it', () => {
    const set = table({
      ...TWO_CORPS,
      units: { ...TWO_CORPS.units, k: { at: '-9,0', in: 'I', division: 'Foy' } },
      also: (state) => detached(state, 'Foy', legWith({ type: 'delay', target: at(0) })),
    });
    expect(isFaceToFace(set.state, 0, bodyNamed(set.state, 'Foy'))).toBe(true);
    expect(isFaceToFace(set.state, 0, bodyNamed(set.state, 'I'))).toBe(false);
  });

  test('NLC-R112, NLC-R157: an order that finds a replacement is tested with his rating', () => {
    const first = table(TWO_CORPS);
    const set = table({
      ...TWO_CORPS,
      turn: 2,
      bodies: { I: { transit: [orderFor(first, 'I', { legs: [attack(0)], receive: 2 })] } },
      gone: ['reille'],
      frames: [turnFrame.at('snapshot', {})],
      dice: [6, 6],
    });
    expect(set.asked()).toEqual(['french']);
    set.play('french', { type: 'placeLeader', leader: 2, hex: set.at('0,0') });
    for (const seat of ['french', 'allied', 'french', 'allied'] as const) set.play(seat, { type: 'done' });
    // 4 + 1 - 2
    expect(set.happened()).toContainEqual(
      expect.objectContaining({ type: 'orderArrived', column: 3, result: 'C' }),
    );
  });
});

describe('wings and divisions', () => {
  test('NLC-12.14a, NLC-R063: in range but out of sight of the army’s commander a wing is on its own', () => {
    const active = (more: Sitting, napoleon = '2,1') => {
      const set = table({
        ...TWO_CORPS,
        leaders: { ...TWO_CORPS.leaders, napoleon: { ...TWO_CORPS.leaders.napoleon, at: napoleon } },
        ...more,
      });
      return isActiveWing(set.state, 1);
    };
    expect(active({})).toBe(false);
    expect(active({ woods: ['1,1'] })).toBe(true);
    expect(active({ crests: ['0,1|1,1'] }, '1,1')).toBe(false);
    expect(active({}, '4,1')).toBe(true);
  });

  test('NLC-12.13i: each assigned division beyond the first lowers the corps commander by 1, never below 0', () => {
    const rated = (divisions: number) => {
      const names = ['a', 'b', 'c', 'd'];
      const more = Object.fromEntries(
        names.map((name) => [name, { at: '5,5', in: 'III', division: name.toUpperCase() }]),
      );
      const set = table({
        ...TWO_CORPS,
        units: { ...TWO_CORPS.units, ...more },
        also(state) {
          for (const [n, unit] of state.units.entries()) {
            const own = n >= 3 && n < 3 + divisions;
            if (own) state.units[n] = { ...unit, body: bodyNamed(state, 'I') };
          }
        },
      });
      return ratingOf(set.state, 2);
    };
    expect([0, 1, 2, 3, 4].map(rated)).toEqual([2, 2, 1, 0, 0]);
  });

  test('NLC-12.14c: a March of a wing is towards its target if it ends nearer; as near as now is not', () => {
    const own = attack(0);
    const may = (place: string) => {
      const sitting = { ...TWO_CORPS, places: { Frasnes: ['5,0'], Goal: [place] } };
      const first = table(sitting);
      const set = table({
        ...sitting,
        bodies: { 'wing:ney': { order: orderFor(first, 'wing:ney', { legs: [own] }) } },
        frames: [commandFrame.at('send', { passed: 0 })],
      });
      set.play('french', { type: 'begin', sender: 1, recipient: bodyNamed(set.state, 'I'), order: 'march' });
      set.play('french', { type: 'target', at: { kind: 'place', place: 1 } });
      return set.refused('french', { type: 'finish' });
    };
    expect(may('1,0')).toBeNull();
    expect(may('0,1')).toBe('NLC-12.14b');
  });

  test('NLC-R160, 12.14c: a wing on Reserve passes on Reserve and nothing else', () => {
    const set = table({ ...TWO_CORPS, frames: [commandFrame.at('send', { passed: 0 })] });
    const recipient = bodyNamed(set.state, 'I');
    set.play('french', { type: 'begin', sender: 1, recipient, order: 'march' });
    set.play('french', { type: 'target', at: { kind: 'place', place: 0 } });
    expect(set.refused('french', { type: 'finish' })).toBe('NLC-12.14b');
    set.play('french', { type: 'dropOrder' });
    set.play('french', { type: 'begin', sender: 1, recipient, order: 'reserve' });
    expect(set.refused('french', { type: 'finish' })).toBeNull();
  });

  test('NLC-R169, 12.14h: a wing commander who leads a formation lends it his rating for the test and his range', () => {
    const first = table(TWO_CORPS);
    const set = table({
      ...TWO_CORPS,
      leaders: {
        ...TWO_CORPS.leaders,
        napoleon: { ...TWO_CORPS.leaders.napoleon, at: '0,0' },
        ney: { ...TWO_CORPS.leaders.ney, at: '0,0' },
      },
      bodies: { I: { leader: 1, transit: [orderFor(first, 'I', { legs: [attack(0)], receive: 1 })] } },
      frames: [commandFrame.at('receive', { passed: 0 })],
      dice: [6, 6],
    });
    // 4 + 3 - 2
    expect(set.happened()).toContainEqual(expect.objectContaining({ type: 'orderArrived', column: 5 }));
    expect(activeLeg(set.state, bodyNamed(set.state, 'I')).type).toBe('attack');
  });

  test('NLC-12.14e: a wing commander on his own may roll for his formations, and picks none of the others', () => {
    const set = table({
      ...TWO_CORPS,
      units: { ...TWO_CORPS.units, k: { at: '4,4', in: 'III' } },
      leaders: {
        ...TWO_CORPS.leaders,
        napoleon: { ...TWO_CORPS.leaders.napoleon, commands: ['I', 'II', 'III'] },
        lobau: { at: '4,4', commands: ['III'] },
      },
      orders: { ...TWO_CORPS.orders, III: 'delay' },
      frames: [chitsFrame.at('coordinated', { rollers: [] })],
      dice: [1, 6, 1, 1],
    });
    set.play('french', { type: 'nameRoller', leader: 1 });
    expect(set.offers('french', 'pickCoordinated').map(({ first, second }) => [first, second])).toEqual([
      [bodyNamed(set.state, 'I'), bodyNamed(set.state, 'II')],
    ]);
  });
});
