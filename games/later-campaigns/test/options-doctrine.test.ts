// NLC-20.2, 20.13: columns, lines, command by divisions, light cavalry, opportunity fire.
import { describe, expect, test } from 'vitest';
import { isInCommand } from '../command/command-area.ts';
import { assaultsFrame, opportunityFrame } from '../frames.ts';
import { fieldOf } from '../ground/field.ts';
import { groupAt } from '../movement/terms.ts';
import type { Body, Unit } from '../state.ts';
import { assaultFire } from '../strength/assault.ts';
import { isInLine } from '../strength/line.ts';
import { type Sitting, table } from './table.ts';

const LED = { reille: { at: '0,0', rating: 3, commands: ['french corps'] } } as const;
const FAR = { e: { at: '12,0', side: 'allied' } } as const;

describe('NLC-20.2.1: columns', () => {
  const points = (units: readonly string[], isOn = true) => {
    const at = table({
      options: { divisionFormations: isOn },
      units: {
        i: { at: '0,0', division: 'Quiot' },
        j: { at: '0,0', division: 'Quiot' },
        ...FAR,
      },
      leaders: LED,
    });
    return groupAt(
      at.state,
      units.map((name) => at.unit(name)),
      at.at('0,0'),
    ).allowance;
  };

  test('NLC-20.2.1a: brigades of a division move in pairs, or have a point less', () => {
    expect(points(['i', 'j'])).toEqual([8, 8]);
    expect(points(['i'])).toEqual([6]);
    expect(points(['i'], false)).toEqual([8]);
  });

  test('NLC-20.2.1a: of an odd number one brigade is left over, and no more', () => {
    const alone = (spots: readonly string[]) => {
      const brigades = spots.map((spot, n) => [`b${n}`, { at: spot, division: 'Quiot' }] as const);
      const at = table({
        options: { divisionFormations: true },
        units: { ...Object.fromEntries(brigades), ...FAR },
        leaders: LED,
      });
      return groupAt(at.state, [at.unit('b0')], at.at(spots[0] ?? '')).allowance[0];
    };
    expect(alone(['0,0'])).toBe(8);
    expect(alone(['0,0', '1,0', '1,0'])).toBe(8);
    expect(alone(['0,0', '0,0', '1,0'])).toBe(6);
    expect(alone(['0,0', '1,0', '2,0'])).toBe(6);
  });
});

describe('NLC-20.2.2: command by divisions', () => {
  const covered = (spot: string, more = {}) => {
    const at = table({
      options: { divisionCommand: true },
      units: { i: { at: '1,0' }, j: { at: spot, ...more }, ...FAR },
      leaders: LED,
    });
    return isInCommand(at.state, fieldOf(at.state), at.unit('j'));
  };

  test('NLC-20.2.2a: next to the commander, or to a division in command', () => {
    expect(covered('0,1')).toBe(true);
    expect(covered('2,0')).toBe(true);
    expect(covered('5,0')).toBe(false);
  });

  test('NLC-20.2.2b, c: a division in line may stand one hex off; guns carry no command over it', () => {
    expect(covered('3,0')).toBe(true);
    expect(covered('3,0', { arm: 'art' })).toBe(false);
    expect(covered('3,0', { arm: 'cav' })).toBe(false);
    expect(covered('3,0', { arm: 'cav', light: true })).toBe(true);
  });
});

describe('NLC-20.2.3: extended lines', () => {
  const deployed = (more = {}) => {
    const at = table({
      options: { extendedLines: true },
      units: { i: { at: '0,0', steps: [6, 3] }, ...FAR, ...more },
      leaders: LED,
      orders: { 'french corps': 'delay' },
    });
    at.play('french', { type: 'select', units: [at.unit('i')] });
    return at;
  };

  test('NLC-20.2.3a, NLC-R126: a brigade fills both hexes of a hexside, with a ZOC from each', () => {
    const at = deployed();
    at.play('french', { type: 'extend', unit: at.unit('i'), hex: at.at('1,0') });
    const field = fieldOf(at.state);
    expect(field.at(at.at('0,0'))).toEqual([at.unit('i')]);
    expect(field.at(at.at('1,0'))).toEqual([at.unit('i')]);
    expect(field.zoc('french')[at.at('2,0')]).toBe(1);
  });

  test('NLC-20.2.3a, e: it takes strength 2, and no other infantry in either hex', () => {
    const weak = deployed({ i: { at: '0,0', steps: [1] } });
    expect(weak.refused('french', { type: 'extend', unit: 0, hex: weak.at('1,0') })).toBe('NLC-20.2.3a');
    const beside = deployed({ j: { at: '1,0' } });
    expect(beside.refused('french', { type: 'extend', unit: 0, hex: beside.at('1,0') })).toBe('NLC-20.2.3e');
  });

  test('NLC-20.2.3b: it costs the dearer of the two hexes', () => {
    const at = table({
      options: { extendedLines: true },
      woods: ['1,0'],
      units: { i: { at: '0,0', mp: 1 }, ...FAR },
      leaders: LED,
      orders: { 'french corps': 'delay' },
    });
    at.play('french', { type: 'select', units: [at.unit('i')] });
    expect(at.refused('french', { type: 'extend', unit: 0, hex: at.at('1,0') })).toBe('NLC-20.2.3b');
    expect(at.refused('french', { type: 'extend', unit: 0, hex: at.at('0,1') })).toBeNull();
  });

  const inLine = (from: 'movement' | 'assault') => {
    const plain = table({ units: { i: { at: '0,0' } } });
    return table({
      from,
      options: { extendedLines: true },
      units: {
        i: { at: '0,0', steps: [6, 3] },
        e: { at: from === 'assault' ? '2,0' : '4,0', side: 'allied', steps: [4, 2] },
      },
      leaders: LED,
      lost: { i: { extended: plain.at('1,0') } },
    });
  };

  test('NLC-20.2.3a: its strength is halved', () => {
    const { state, unit, at } = inLine('assault');
    const { attack } = assaultFire(state, fieldOf(state), {
      attackers: [unit('i')],
      defenders: [unit('e')],
      supporters: [],
      target: at('2,0'),
    });
    expect(attack.row).toBe(3);
  });

  test('NLC-20.2.3f: a division is in line with an extended brigade if no other stands beside both its hexes', () => {
    const inLine = (spot: string) => {
      const at = table({
        options: { extendedLines: true, divisionFormations: true },
        units: {
          i: { at: '0,0', steps: [6, 3], division: 'Quiot' },
          j: { at: spot, division: 'Quiot' },
          ...FAR,
        },
        leaders: LED,
        also(state, where) {
          const unit = state.units[0];
          if (unit) state.units[0] = { ...unit, extended: where('1,0') };
        },
      });
      return isInLine(at.state, fieldOf(at.state), at.unit('i'));
    };
    expect(inLine('-1,0')).toBe(true);
    expect(inLine('0,1')).toBe(false);
    expect(inLine('-2,0')).toBe(false);
  });

  test('NLC-20.2.3b: by moving into one hex it is as it was', () => {
    const at = inLine('movement');
    at.play('french', { type: 'contract', unit: at.unit('i'), hex: at.at('1,0') });
    expect(at.state.units[at.unit('i')]).toMatchObject({ hex: at.at('1,0'), extended: -1 });
  });

  test('NLC-20.2.3c: each of its hexes is a target of its own', () => {
    const plain = table({ units: { i: { at: '0,0' } } });
    const at = table({
      side: 'allied',
      from: 'assault',
      options: { extendedLines: true },
      units: { i: { at: '0,0', steps: [6, 3] }, e: { at: '2,0', side: 'allied' } },
      leaders: { hill: { at: '2,0', side: 'allied', commands: ['allied corps'] } },
      lost: { i: { extended: plain.at('1,0') } },
      frames: [
        assaultsFrame.at('assign', {
          side: 'allied',
          stacks: [],
          targets: [],
          joined: [],
          left: [],
          fought: [],
        }),
      ],
    });
    expect(at.offers('allied', 'assign').map(({ target }) => target)).toEqual([at.at('1,0')]);
  });

  test('NLC-20.2.3c, e: its owner says from which of its hexes it fights', () => {
    const at = inLine('movement');
    at.play('french', { type: 'lineHex', unit: at.unit('i'), hex: at.at('1,0') });
    expect(at.state.units[at.unit('i')]).toMatchObject({ hex: at.at('1,0'), extended: at.at('0,0') });
  });

  test('NLC-20.2.3c, d: beaten in its second hex a line goes back from there, and is in one hex again', () => {
    const plain = table({ units: { i: { at: '0,0' } } });
    const at = table({
      side: 'allied',
      from: 'assault',
      options: { extendedLines: true },
      units: { i: { at: '0,0', steps: [6, 3] }, e: { at: '2,0', side: 'allied', steps: [8, 4] } },
      leaders: { ...LED, hill: { at: '3,0', side: 'allied', commands: ['allied corps'] } },
      lost: { i: { extended: plain.at('1,0') } },
      // 8 rolls 6: one hit. Half of 6 rolls 2: none. With morale 3 it rolls 6.
      dice: [3, 3, 1, 1, 6],
    });
    at.play('allied', { type: 'assign', hex: at.at('2,0'), target: at.at('1,0') });
    if (at.offers('allied', 'endAssign').length > 0) at.play('allied', { type: 'endAssign' });
    at.play('french', { type: 'stand' });
    const ways = at.offers('french', 'retreatTo').map(({ hex }) => hex);
    expect(new Set(ways)).toEqual(new Set(['0,0', '0,1', '1,-1'].map(at.at)));
    at.play('french', { type: 'retreatTo', hex: at.at('0,1') });
    expect(at.state.units[at.unit('i')]).toMatchObject({ hex: at.at('0,1'), extended: -1 });
    expect(at.offers('allied', 'advance').length).toBeGreaterThan(1);
  });

  test('NLC-20.2.3d: a line that is driven off is in one hex again', () => {
    const at = inLine('movement');
    expect(at.view('allied').stacks.map(({ hex }) => hex)).toEqual([
      at.at('0,0'),
      at.at('1,0'),
      at.at('4,0'),
    ]);
    at.play('french', { type: 'contract', unit: at.unit('i'), hex: at.at('0,0') });
    expect(at.view('allied').stacks.map(({ hex }) => hex)).toEqual([at.at('0,0'), at.at('4,0')]);
  });
});

describe('NLC-20.2.4: light cavalry', () => {
  const slipping = (die: number) => {
    const at = table({
      side: 'allied',
      from: 'assault',
      options: { lightCavalry: true },
      units: {
        c: { at: '0,0', arm: 'cav', light: true, mp: 7 },
        e: { at: '1,0', side: 'allied', arm: 'cav' },
      },
      leaders: {
        reille: { at: '-1,0', commands: ['french corps'] },
        hill: { at: '1,0', side: 'allied', commands: ['allied corps'] },
      },
      lost: { c: { startedInZoc: true } },
      dice: [die, 1, 1, 1, 1, 1, 1],
    });
    at.play('allied', { type: 'assign', hex: at.at('1,0'), target: at.at('0,0') });
    at.play('allied', { type: 'endAssign' });
    return at;
  };

  test('NLC-20.2.4a: it may slip away from cavalry, too', () => {
    expect(slipping(1).offers('french', 'preRetreat').length).toBeGreaterThan(1);
  });

  test('NLC-20.2.4b: having begun in contact it passes a test first', () => {
    const gone = slipping(4);
    gone.play('french', { type: 'preRetreat', units: [gone.unit('c')] });
    expect(gone.offers('french', 'retreatTo').length).toBeGreaterThan(0);
    const held = slipping(5);
    held.play('french', { type: 'preRetreat', units: [held.unit('c')] });
    expect(held.happened()).toContainEqual(
      expect.objectContaining({ type: 'moraleTested', rule: 'NLC-20.2.4b', passed: false }),
    );
  });
});

describe('NLC-20.13: opportunity fire', () => {
  const watched = (more = {}) =>
    table({
      side: 'allied',
      options: { opportunityFire: true },
      units: {
        g: { at: '0,0', arm: 'art', steps: [6, 3], ...more },
        e: { at: '4,0', side: 'allied', steps: [5, 3] },
      },
      leaders: {
        reille: { at: '0,0', commands: ['french corps'] },
        hill: { at: '4,0', side: 'allied', commands: ['allied corps'] },
      },
      dice: [6, 4],
    });

  test('NLC-20.13a: guns that have not moved fire at half strength at what comes into range and sight', () => {
    const at = watched();
    at.play('allied', { type: 'select', units: [at.unit('e')] });
    at.play('allied', { type: 'step', hex: at.at('3,0') });
    expect(at.asked()).toEqual(['allied']);
    at.play('allied', { type: 'step', hex: at.at('2,0') });
    expect(at.asked()).toEqual(['french']);
    const events = at.play('french', { type: 'opportunityFire', gun: at.unit('g') });
    expect(events).toContainEqual(expect.objectContaining({ type: 'fired', strength: 3 }));
    expect(at.state.units[at.unit('e')]?.disrupted).toBe(true);
  });

  test('NLC-20.13b: once for each gun and stack', () => {
    const at = watched();
    at.play('allied', { type: 'select', units: [at.unit('e')] });
    at.play('allied', { type: 'step', hex: at.at('3,0') });
    at.play('allied', { type: 'step', hex: at.at('2,0') });
    at.play('french', { type: 'opportunityFire', gun: at.unit('g') });
    expect(at.offers('french', 'opportunityFire')).toEqual([]);
    at.play('french', { type: 'pass' });
    expect(at.asked()).toEqual(['allied']);
  });

  test('NLC-20.13a, 9.1: nor by guns that came onto the map this turn, which is movement', () => {
    const sitting = {
      options: { opportunityFire: true },
      units: {
        g: { arm: 'art' },
        e: { at: '-10,0', side: 'allied' },
      },
      leaders: {
        reille: { at: '-14,0', commands: ['french corps'] },
        hill: { at: '-10,0', side: 'allied', commands: ['allied corps'] },
      },
      orders: { 'french corps': 'delay' },
      groups: [{ turn: 1, at: '-14,0', units: ['g'], leaders: ['reille'] }],
      stage: { chits: [0, 1] },
    } as const satisfies Sitting;
    const due = table({
      ...sitting,
      also(state) {
        state.arrived = [0];
      },
    });
    due.play('french', { type: 'enter', units: [due.unit('g')], hex: due.at('-14,0') });
    const came = due.state.units[due.unit('g')];
    const met = (g: Partial<Unit>): number => {
      const at = table({
        ...sitting,
        side: 'allied',
        units: { ...sitting.units, g: { arm: 'art', at: '-14,0' }, e: { at: '-11,0', side: 'allied' } },
        lost: { g },
      });
      at.play('allied', { type: 'select', units: [at.unit('e')] });
      at.play('allied', { type: 'step', hex: at.at('-12,0') });
      return at.offers('french', 'opportunityFire').length;
    };
    expect(met({})).toBe(1);
    expect(met(came ?? {})).toBe(0);
  });

  test('NLC-20.13a, NLC-R170: nor by guns a hidden march has left behind', () => {
    const shots = (march: Body['march']): readonly [readonly string[], number] => {
      const at = table({
        side: 'allied',
        options: { opportunityFire: true, hiddenMovement: true },
        units: { g: { at: '0,0', arm: 'art' }, e: { at: '3,0', side: 'allied' } },
        leaders: {
          reille: { at: '0,0', commands: ['french corps'] },
          hill: { at: '3,0', side: 'allied', commands: ['allied corps'] },
        },
        bodies: { 'french corps': { march } },
      });
      at.play('allied', { type: 'select', units: [at.unit('e')] });
      at.play('allied', { type: 'step', hex: at.at('2,0') });
      return [at.asked(), at.offers('french', 'opportunityFire').length];
    };
    expect(shots(null)).toEqual([['french'], 1]);
    // The question is put all the same: the enemy sees a gun.
    expect(shots({ turns: 1, banked: 0, first: 0 })).toEqual([['french'], 0]);
  });

  test('NLC-20.13a, b: not by guns that have moved, nor by guns laid on others', () => {
    const shots = (lost: object, faced = {}) => {
      const plain = watched();
      const at = table({
        side: 'allied',
        options: { opportunityFire: true },
        units: {
          g: { at: '0,0', arm: 'art' },
          e: { at: '2,0', side: 'allied' },
        },
        leaders: { reille: { at: '0,0', commands: ['french corps'] } },
        lost: { g: lost },
        stage: { faced },
        frames: [opportunityFrame.at('ask', { side: 'french', hex: plain.at('2,0'), movers: [1], left: [] })],
      });
      return at.offers('french', 'opportunityFire').length;
    };
    expect(shots({})).toBe(1);
    expect(shots({ movedOn: 1 })).toBe(0);
    expect(shots({}, { 0: [5] })).toBe(0);
  });

  test('NLC-20.13b: with it facing binds bombardment as well', () => {
    const at = table({
      from: 'bombardment',
      options: { opportunityFire: true },
      units: {
        g: { at: '0,0', arm: 'art' },
        e: { at: '1,0', side: 'allied' },
        f: { at: '-2,0', side: 'allied' },
      },
      leaders: LED,
      also(state, spot) {
        if (state.stage !== null) state.stage = { ...state.stage, faced: { 0: [spot('1,0')] } };
      },
    });
    const shot = { type: 'bombard', from: at.at('0,0'), guns: [0] } as const;
    expect(at.refused('french', { ...shot, target: at.at('-2,0') })).toBe('NLC-20.13b');
    expect(at.refused('french', { ...shot, target: at.at('1,0') })).toBeNull();
  });
});
