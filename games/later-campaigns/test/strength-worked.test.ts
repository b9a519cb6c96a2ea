// NLC-D.8, NLC-D.9: strengths worked by hand where several modifiers meet.
import { describe, expect, test } from 'vitest';
import { groupMorale, PLAIN } from '../morale/morale.ts';
import { assaultFire } from '../strength/assault.ts';
import { bombardFire } from '../strength/bombardment.ts';
import { chargeFire } from '../strength/charge.ts';
import { isEnfiladed, isFlankedInAssault } from '../strength/flanks.ts';
import { NOWHERE } from '../vocabulary.ts';
import { type Scene, scene } from './position.ts';

const FULL = { artilleryDetail: true, tinyUnits: true } as const;

/** Rows of both sides; attackers are French. */
function rows(set: ReturnType<typeof scene>, target: string): readonly [number, number] {
  const { state, field, theatre, at } = set;
  const units = state.units.map((_, id) => id);
  const attackers = units.filter((id) => theatre.units[id]?.side === 'french');
  const defenders = units.filter((id) => state.units[id]?.hex === at(target));
  const { attack, defence } = assaultFire(state, field, {
    attackers,
    defenders,
    supporters: [],
    target: at(target),
  });
  return [attack.row, defence.row];
}

describe('NLC-7.6, NLC-R015, NLC-R016: assaults', () => {
  test('woods: 75 off across a stream, only the crest off from woods; and then the defence is not reduced', () => {
    // 8 x 1/4 + 8 x 3/4 = 8; 7 in woods against an attacker in woods: 7, else 7/2 = 3.5.
    const wood: Scene = {
      woods: ['0,0', '1,0'],
      streams: ['0,0|-1,0'],
      crests: ['0,0|1,0'],
      units: {
        a: { at: '-1,0', steps: [8, 4] },
        b: { at: '1,0', steps: [8, 4] },
        e: { at: '0,0', side: 'allied', steps: [7, 3] },
      },
    };
    expect(rows(scene(wood), '0,0')).toEqual([8, 7]);
    expect(rows(scene({ ...wood, woods: ['0,0'] }), '0,0')).toEqual([4, 4]);
  });

  test('a town: disrupted cavalry over a stream, infantry beside it, guns that bear on both', () => {
    const set = scene({
      options: FULL,
      towns: ['0,0'],
      streams: ['0,0|-1,0'],
      units: {
        c: { at: '-1,0', arm: 'cav', steps: [9, 5] },
        i: { at: '-1,1', steps: [5, 3] },
        e: { at: '0,0', side: 'allied', steps: [5, 3] },
        g: { at: '0,0', side: 'allied', arm: 'art', steps: [3, 1] },
      },
      stage: { disruptedAtStart: [0] },
    });
    // 9 x 1/2 x 1/2 x 1/2 = 1.125, 5 x 3/4 = 3.75; 5 + 3 x 1.5 = 9.5.
    expect(rows(set, '0,0')).toEqual([5, 10]);
  });

  test('NLC-10.3, 8.5b: a garrison halves all, over a crest three quarters; nobody enfilades it', () => {
    const set = scene({
      chateaux: ['0,0'],
      crests: ['0,0|-1,0'],
      units: {
        i: { at: '-1,0', steps: [7, 4] },
        g: { at: '1,0', arm: 'art', steps: [6, 3] },
        c: { at: '1,0', arm: 'cav', steps: [5, 3] },
        e: { at: '0,0', side: 'allied', steps: [4, 2] },
      },
    });
    // 7/4 + 6/2 + 5/4 = 6.
    expect(rows(set, '0,0')).toEqual([6, 4]);
    expect(isEnfiladed(set.field, set.at('1,0'), set.at('0,0'), 'french')).toBe(false);
  });

  test('NLC-10.7, 8.5c: two units make a chateau clear: attackers whole, guns enfilade, the stack is flanked', () => {
    const set = scene({
      chateaux: ['0,0'],
      crests: ['0,0|-1,0'],
      units: {
        i: { at: '-1,0', steps: [8, 4] },
        g: { at: '1,0', arm: 'art', steps: [6, 3] },
        e: { at: '0,0', side: 'allied', steps: [4, 2] },
        f: { at: '0,0', side: 'allied', steps: [4, 2] },
      },
    });
    // 8 x 3/4 + 6 x 3/2 = 15.
    expect(rows(set, '0,0')).toEqual([15, 8]);
    const sides = { attackers: [0, 1], defenders: [2, 3], target: set.at('0,0') };
    expect(isFlankedInAssault(set.state, set.field, sides)).toBe(true);
  });

  test('NLC-19.4b, NLC-R083: guns in defence that enfilade every attacker fire double', () => {
    const doubled = (friend: string) => {
      const set = scene({
        options: FULL,
        units: {
          i: { at: '1,0', steps: [8, 4] },
          g: { at: '0,0', side: 'allied', arm: 'art', steps: [4, 2] },
          f: { at: friend, side: 'allied' },
        },
      });
      return rows(set, '0,0')[1];
    };
    expect(doubled('2,0')).toBe(8);
    expect(doubled('1,-1')).toBe(6);
  });

  test('NLC-T5 bridge: half of it, whatever the hex and whatever else is on the hexside', () => {
    const set = scene({
      woods: ['0,0'],
      rivers: ['0,0|-1,0'],
      bridges: ['0,0|-1,0'],
      crests: ['0,0|-1,0'],
      units: { i: { at: '-1,0', steps: [9, 5] }, e: { at: '0,0', side: 'allied', steps: [5, 3] } },
    });
    // 4.5; out of woods 2.5.
    expect(rows(set, '0,0')).toEqual([5, 3]);
  });
});

describe('NLC-7.10: charges', () => {
  const charge = (more: Scene, square: boolean, backhand: boolean) => {
    const set = scene({
      units: {
        c: { at: '1,0', arm: 'cav', steps: [5, 3] },
        d: { at: '-1,1', arm: 'cav', steps: [4, 2] },
        x: { at: '-1,0' },
        i: { at: '0,0', side: 'allied', steps: [7, 4] },
        h: { at: '0,0', side: 'allied', arm: 'cav', steps: [5, 3], disrupted: true },
      },
      ...more,
    });
    const { charge: attack, defence } = chargeFire(set.state, set.field, {
      entries: ['c', 'd'].map((id) => ({
        unit: set.unit(id),
        start: set.state.units[set.unit(id)]?.hex ?? NOWHERE,
        via: NOWHERE,
        target: set.at('0,0'),
      })),
      target: set.at('0,0'),
      defenders: [set.unit('i'), set.unit('h')],
      square,
      backhand,
      justRetreated: [],
    });
    return [attack.row, defence.row];
  };

  test('NLC-7.10b, NLC-R080: who comes in across from a friend is doubled, the other not; the infantry is silent, disrupted cavalry halved', () => {
    // 5 x 2 + 4; 5/2.
    expect(charge({}, false, false)).toEqual([14, 3]);
  });

  test('NLC-7.10a, d: a square halves them and cannot be taken in flank', () => {
    // (5 + 4)/2 = 4.5; 7/2 + 5/2 = 6.
    expect(charge({}, true, false)).toEqual([5, 6]);
  });

  test('NLC-7.10e, NLC-R147: backhand and flank multiply', () => {
    // 5 x 2 x 2 + 4 x 2.
    expect(charge({}, false, true)).toEqual([28, 3]);
  });

  test('NLC-7.10d, NLC-T5, NLC-R016: no flank in a town; a stream takes its share from whoever jumps it', () => {
    // 5 x 1/4 + 4 x 1/2 = 3.25.
    expect(charge({ towns: ['0,0'], streams: ['0,0|1,0'] }, false, false)).toEqual([3, 6]);
  });
});

describe('NLC-8, 19.4: bombardment', () => {
  const shot = (from: string, more: Scene) => {
    const set = scene({
      options: FULL,
      units: {
        g: { at: from, arm: 'art', steps: [7, 4], disrupted: true },
        x: { at: '-1,0' },
        i: { at: '0,0', side: 'allied' },
        h: { at: '0,0', side: 'allied', arm: 'cav' },
      },
      ...more,
    });
    const enfiladed = isEnfiladed(set.field, set.at(from), set.at('0,0'), 'french');
    return bombardFire(set.state, set.field, {
      guns: [0],
      from: set.at(from),
      target: set.at('0,0'),
      enfiladed,
    }).row;
  };

  test('NLC-8.5c, 19.4a, 19.4d: enfilade and a stack double it, range 3 halves and rounds down, disruption is no matter', () => {
    expect(shot('2,0', {})).toBe(14);
    expect(shot('3,0', {})).toBe(7);
    // 7 x 2 x 1/2 x 1/2 = 3.5.
    expect(shot('3,0', { woods: ['0,0'] })).toBe(3);
    // In a town no enfilade: 7 x 1.5 x 1/4 = 2.625.
    expect(shot('2,0', { towns: ['0,0'] })).toBe(3);
    expect(shot('3,0', { towns: ['0,0'] })).toBe(1);
  });
});

test('NLC-2.3: demoralized, damaged, with its leader, on Reserve, in woods and under guns: 4-1-1+1-1-2-1, at least 1', () => {
  const set = scene({
    woods: ['0,0'],
    units: {
      i: { at: '0,0', steps: [5, 3], lost: 1 },
      x: { steps: [60] },
    },
    leaders: { reille: { at: '0,0', commands: ['french corps'] } },
    orders: { 'french corps': 'reserve' },
  });
  const gone = set.state.units[1];
  if (gone) set.state.units[1] = { ...gone, status: 'eliminated', hex: NOWHERE, lost: 1 };
  const { value, parts } = groupMorale(set.state, [0], { ...PLAIN, scope: 'combat', firedAtByGuns: true });
  expect(parts.map((part) => part.value).toSorted((a, b) => a - b)).toEqual([-2, -1, -1, -1, -1, 1]);
  expect(value).toBe(1);
});
