// NLC-12.1, 12.2: what command and orders ask of units and leaders that move.
import { describe, expect, test } from 'vitest';
import { isInCommand } from '../command/command-area.ts';
import { turnEndFrame } from '../frames.ts';
import { fieldOf } from '../ground/field.ts';
import { type Sitting, type TestTable, table } from './table.ts';
import { bodyNamed, CORPS, detached, towards, under } from './under-orders.ts';

const LED = {
  units: { i: { at: '0,0' }, e: { at: '12,0', side: 'allied' } },
  leaders: { ney: { at: '0,0', commands: [CORPS] } },
} as const;

const isLed = (at: TestTable, unit: string): boolean =>
  isInCommand(at.state, fieldOf(at.state), at.unit(unit));

/** Where the unit may go when it is its turn. */
function goals(at: TestTable, unit: string): readonly number[] {
  at.play('french', { type: 'select', units: [at.unit(unit)] });
  return at.offers('french', 'go').map(({ hex }) => hex);
}

describe('command', () => {
  test('NLC-12.1c, 12.1h: a leader may ride away; whoever moves afterwards is out of command', () => {
    const at = under({ ...LED, units: { ...LED.units, j: { at: '6,0' } } }, (spot) => [
      towards('attack', [spot('9,0')]),
    ]);
    expect(isLed(at, 'i')).toBe(true);
    at.play('french', { type: 'goLeader', leader: 0, hex: at.at('6,0') });
    expect([isLed(at, 'i'), isLed(at, 'j')]).toEqual([false, true]);
    expect(goals(at, 'i')).not.toContain(at.at('-1,0'));
  });

  test('NLC-12.1g: out of command a unit goes back into range instead of towards its target, or stays', () => {
    const away = { ...LED, leaders: { ney: { at: '-6,0', commands: [CORPS] } } };
    const at = under(away, (spot) => [towards('attack', [spot('8,0')])]);
    const stops = goals(at, 'i');
    expect(stops).toContain(at.at('-3,0'));
    expect(stops).not.toContain(at.at('1,0'));
    expect(at.refused('french', { type: 'endMove' })).toBeNull();
  });

  test('NLC-12.1g: a division under orders of its own is exempt', () => {
    const at = table({
      ...LED,
      units: { ...LED.units, i: { at: '0,0', division: 'Foy' } },
      leaders: { ney: { at: '-9,0', commands: [CORPS] } },
      also: (state, spot) => detached(state, 'Foy', towards('attack', [spot('8,0')])),
    });
    expect(goals(at, 'i')).toContain(at.at('1,0'));
  });

  test('NLC-12.2e: where command range alone keeps a unit from its duty, the leader rides to it', () => {
    const at = under({ ...LED, units: { ...LED.units, i: { at: '3,0' } } }, (spot) => [
      towards('attack', [spot('9,0')]),
    ]);
    expect(at.refused('french', { type: 'endMovement' })).toBe('NLC-12.2e');
    at.play('french', { type: 'goLeader', leader: 0, hex: at.at('3,0') });
    expect(at.refused('french', { type: 'endMovement' })).toBe('NLC-12.2d');
    at.play('french', { type: 'select', units: [at.unit('i')] });
    at.play('french', { type: 'go', hex: at.at('4,0') });
    expect(at.state.stage?.segment).not.toBe('movement');
  });

  test('NLC-12.2f: a charge may lead away from the target', () => {
    const at = under(
      {
        ...LED,
        from: 'charge',
        units: { c: { at: '0,0', arm: 'cav' }, e: { at: '-2,0', side: 'allied' } },
      },
      (spot) => [towards('attack', [spot('8,0')])],
    );
    expect(at.offers('french', 'charge').map(({ target }) => target)).toContain(at.at('-2,0'));
  });
});

describe('Attack and Probe', () => {
  const PRESSED: Sitting = {
    ...LED,
    units: {
      i: { at: '0,0' },
      j: { at: '0,1' },
      c: { at: '0,2', arm: 'cav' },
      g: { at: '1,-1', arm: 'art' },
      e: { at: '2,0', side: 'allied' },
    },
  };
  const pressing = (type: 'attack' | 'probe', more: Sitting, body = {}) =>
    under({ ...PRESSED, ...more }, (spot) => [towards(type, [spot('2,0')])], body).refused('french', {
      type: 'endMovement',
    });

  test('NLC-12.2.1c: within 2 hexes of the enemy somebody must attack', () => {
    expect(pressing('attack', {})).toBe('NLC-12.2.1c');
  });

  test('NLC-12.2.1g, NLC-R139: a charge of cavalry is enough for a cavalry formation only', () => {
    const charged: Sitting = { lost: { c: { charged: 1 } } };
    expect(pressing('attack', charged)).toBe('NLC-12.2.1c');
    expect(pressing('attack', { ...charged, kinds: { [CORPS]: 'cavalryCorps' } })).toBeNull();
  });

  test('NLC-12.2.1d: bombardment is enough on two turns of an Attack', () => {
    const shelled: Sitting = { lost: { g: { bombarded: 1 } } };
    expect(pressing('attack', shelled, { bombardTurns: 1 })).toBeNull();
    expect(pressing('attack', shelled, { bombardTurns: 2 })).toBe('NLC-12.2.1c');
  });

  test('NLC-12.2.1d: a turn of bombardment alone is counted when the Stage ends', () => {
    const at = under(
      { ...PRESSED, from: 'bombardment', dice: [1, 1], lost: { c: { charged: 1 } } },
      (spot) => [towards('attack', [spot('2,0')])],
    );
    at.play('french', { type: 'bombard', from: at.at('1,-1'), guns: [at.unit('g')], target: at.at('2,0') });
    at.play('french', { type: 'endMovement' });
    expect(at.body(CORPS).bombardTurns).toBe(1);
  });

  test('NLC-12.2.1d: bombardment that nobody demanded is not counted: the target is held', () => {
    const at = under(
      { ...PRESSED, from: 'bombardment', dice: [1, 1], lost: { c: { charged: 1 } } },
      (spot) => [towards('attack', [spot('1,-1')])],
    );
    at.play('french', { type: 'bombard', from: at.at('1,-1'), guns: [at.unit('g')], target: at.at('2,0') });
    at.play('french', { type: 'endMovement' });
    expect(at.body(CORPS).bombardTurns).toBe(0);
  });

  test('NLC-12.2.1e, NLC-F.3: who stands in a zone when bombardment ends must grow in the same Stage', () => {
    const at = under(
      {
        ...LED,
        from: 'bombardment',
        units: { i: { at: '1,0' }, j: { at: '0,0' }, e: { at: '2,0', side: 'allied' } },
      },
      (spot) => [towards('attack', [spot('2,0')])],
    );
    expect(at.body(CORPS).contact).toBe(true);
    expect(at.refused('french', { type: 'endMovement' })).toBe('NLC-12.2.1e');
  });

  test('NLC-12.8b, NLC-F.6: a target that was only passed through was reached', () => {
    const at = under(
      { ...LED, units: { c: { at: '0,0', arm: 'cav' }, e: { at: '9,0', side: 'allied' } } },
      (spot) => [towards('attack', [spot('1,0'), spot('8,0')])],
    );
    at.play('french', { type: 'select', units: [at.unit('c')] });
    at.play('french', { type: 'step', hex: at.at('1,0') });
    at.play('french', { type: 'step', hex: at.at('2,0') });
    expect(at.body(CORPS).reached).toBe(true);
  });

  test('NLC-12.2.2b: a Probe may bombard for any number of turns, and need not grow', () => {
    const shelled: Sitting = { lost: { g: { bombarded: 1 } } };
    expect(pressing('probe', shelled, { bombardTurns: 5, contact: true })).toBeNull();
    expect(pressing('attack', shelled, { bombardTurns: 0, contact: true })).toBe('NLC-12.2.1e');
  });

  test('NLC-12.2.1f, NLC-R061: on an Attack cavalry that begins in a ZOC stays there; on a Defend it may leave', () => {
    const ride = (type: 'attack' | 'defend') => {
      const at = under(
        { ...LED, units: { c: { at: '0,0', arm: 'cav' }, e: { at: '1,0', side: 'allied' } } },
        (spot) => [towards(type, [spot('1,0')])],
      );
      return goals(at, 'c').length;
    };
    expect(ride('attack')).toBe(0);
    expect(ride('defend')).toBeGreaterThan(0);
  });

  test('NLC-R156: a ZOC entered in the same move may be left again', () => {
    const at = under(
      { ...LED, units: { i: { at: '0,0' }, k: { at: '4,0' }, e: { at: '2,-1', side: 'allied' } } },
      (spot) => [towards('attack', [spot('4,0')])],
    );
    at.play('french', { type: 'select', units: [at.unit('i')] });
    at.play('french', { type: 'step', hex: at.at('1,0') });
    expect(at.offers('french', 'step').map(({ hex }) => hex)).toContain(at.at('1,1'));
  });
});

describe('Defend and Delay', () => {
  test('NLC-12.2.3b: the leader approaches the place at the pace of his slowest unit', () => {
    const at = under(LED, (spot) => [towards('defend', [spot('6,0')])]);
    expect(at.refused('french', { type: 'endMovement' })).toBe('NLC-12.2.3b');
    const rides = at.offers('french', 'goLeader').map(({ hex }) => hex);
    expect(rides).not.toContain(at.at('1,0'));
    at.play('french', { type: 'moveLeader', leader: 0, hex: at.at('1,0') });
    expect(at.refused('french', { type: 'endLeader', leader: 0 })).toBe('NLC-12.2.3c');
    for (const spot of ['2,0', '3,0', '4,0'])
      at.play('french', { type: 'moveLeader', leader: 0, hex: at.at(spot) });
    at.play('french', { type: 'endLeader', leader: 0 });
    expect(at.body(CORPS).arrived).toBe(true);
  });

  test('NLC-12.2.4b: on a Delay he may stay, and is bound to the place once he is within 2 hexes', () => {
    const far = under(LED, (spot) => [towards('delay', [spot('6,0')])]);
    expect(far.refused('french', { type: 'endMovement' })).toBeNull();
    const near = under(LED, (spot) => [towards('delay', [spot('2,0')])], { arrived: true });
    const rides = near.offers('french', 'goLeader').map(({ hex }) => hex);
    expect(rides).toContain(near.at('1,0'));
    expect(rides).not.toContain(near.at('-1,0'));
  });

  test('NLC-R113, NLC-R114: only enemies in the part that was ours may be attacked', () => {
    const targets = (defendHexes: readonly string[]) => {
      const at = under(
        {
          ...LED,
          from: 'assault',
          units: { i: { at: '0,0' }, e: { at: '1,0', side: 'allied' }, f: { at: '0,1', side: 'allied' } },
        },
        (spot) => [towards('defend', [spot('1,0'), spot('0,1')], { defendHexes: defendHexes.map(spot) })],
      );
      return at.offers('french', 'assign').map(({ target }) => target);
    };
    expect(targets([])).toEqual([]);
    expect(targets(['1,0'])).toHaveLength(2);
  });

  test('NLC-12.13c, NLC-R163: a division without leader comes within 2 hexes of the place, and stays there', () => {
    const at = table({
      ...LED,
      units: { ...LED.units, i: { at: '0,0', division: 'Foy' } },
      also: (state, spot) => detached(state, 'Foy', towards('defend', [spot('2,0')])),
    });
    const stops = goals(at, 'i');
    expect(stops).toContain(at.at('4,0'));
    expect(stops).not.toContain(at.at('-1,0'));
  });

  test('NLC-12.13c, NLC-R163: thrown out of it, its order fails', () => {
    const at = table({
      ...LED,
      units: { ...LED.units, i: { at: '3,0', division: 'Foy' } },
      also(state, spot) {
        detached(state, 'Foy', towards('defend', [spot('0,0')]));
        const id = bodyNamed(state, 'Foy');
        const body = state.bodies[id];
        if (body) state.bodies[id] = { ...body, arrived: true };
      },
      frames: [turnEndFrame.at('recovery', {})],
    });
    expect(at.happened()).toContainEqual(expect.objectContaining({ type: 'orderFailed' }));
  });
});

describe('March', () => {
  const ROAD: Sitting = {
    ...LED,
    roads: ['0,0 1,0 2,0 3,0 4,0 5,0 6,0 7,0 8,0 9,0'],
    units: { i: { at: '0,0' }, e: { at: '5,-9', side: 'allied' } },
  };

  test('NLC-12.2.5a: units and leader move towards the target, by road where there is one', () => {
    const at = under(ROAD, (spot) => [towards('march', [spot('9,0')])]);
    expect(at.refused('french', { type: 'endMovement' })).toBe('NLC-12.2d');
    expect(goals(at, 'i')).toEqual([at.at('6,0')]);
    at.play('french', { type: 'go', hex: at.at('6,0') });
    expect(at.refused('french', { type: 'endMovement' })).toBe('NLC-12.2.5a');
  });

  test('NLC-12.2.5d: units hemmed in by friends wait', () => {
    const friends = Object.fromEntries(
      ['1,0', '0,1', '-1,1', '-1,0', '0,-1', '1,-1'].flatMap((spot, n) => [
        [`a${n}`, { at: spot, in: 'other' }],
        [`b${n}`, { at: spot, in: 'other' }],
      ]),
    );
    const at = under(
      {
        ...LED,
        units: { ...friends, i: { at: '0,0', mp: 1 }, e: { at: '12,0', side: 'allied' } },
        orders: { other: 'delay' },
        stage: { active: [12] },
      },
      (spot) => [towards('march', [spot('9,0')])],
    );
    at.play('french', { type: 'select', units: [at.unit('i')] });
    expect(at.refused('french', { type: 'endMove' })).toBeNull();
  });

  test('NLC-12.2.5b: from the third turn on they follow the route fixed in the order', () => {
    const marching = (turn: number) => {
      const at = under(
        { ...ROAD, roads: ['0,0 1,0 2,0 3,0 4,0', '0,0 -1,1 -1,2 0,2 1,2 2,2 3,1 4,0'], turn },
        (spot) => [
          towards('march', [spot('4,0')], {
            route: ['0,0', '-1,1', '-1,2', '0,2', '1,2', '2,2', '3,1', '4,0'].map(spot),
          }),
        ],
      );
      return { at, stops: goals(at, 'i') };
    };
    const soon = marching(2);
    expect(soon.stops).toEqual([soon.at.at('4,0')]);
    const late = marching(3);
    expect(late.stops).not.toContain(late.at.at('3,0'));
  });

  test('NLC-R137: whoever is faster than the slowest may go farther, and need not', () => {
    const at = under(
      {
        ...LED,
        units: {
          c: { at: '0,0', arm: 'cav' },
          g: { at: '0,0', arm: 'art', mp: 2 },
          e: { at: '5,0', side: 'allied' },
        },
      },
      () => [towards('fallBack', [])],
    );
    const stops = goals(at, 'c');
    expect(stops).toContain(at.at('-2,0'));
    expect(stops).toContain(at.at('-3,0'));
    expect(stops).not.toContain(at.at('-1,0'));
  });
});

describe('Fall Back and Reserve', () => {
  test('NLC-12.2.6b: a ZOC is left for a point more, and another entered only where there is no other way out', () => {
    const open = under({ ...LED, units: { i: { at: '0,0' }, e: { at: '1,0', side: 'allied' } } }, () => [
      towards('fallBack', []),
    ]);
    expect(goals(open, 'i')).toContain(open.at('-3,0'));
    expect(open.offers('french', 'step').map(({ hex }) => hex)).not.toContain(open.at('0,1'));
    const walls = ['0,0|-1,0', '0,0|-1,1', '0,0|0,-1'];
    const shut = under(
      { ...LED, walls, units: { i: { at: '0,0' }, e: { at: '1,0', side: 'allied' } } },
      () => [towards('fallBack', [])],
    );
    shut.play('french', { type: 'select', units: [shut.unit('i')] });
    expect(shut.offers('french', 'step').map(({ hex }) => hex)).toEqual([shut.at('0,1'), shut.at('1,-1')]);
  });
});
