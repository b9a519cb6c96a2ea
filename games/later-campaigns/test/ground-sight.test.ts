// NLC-I: lines of sight, row by row.
import { describe, expect, it } from 'vitest';
import { theatreOf } from '../data/theatres.ts';
import { Field } from '../ground/field.ts';
import { hasLos, sees } from '../sight/line-of-sight.ts';
import { visibilityOf } from '../tables/ranges.ts';
import { scene } from './position.ts';
import type { Ground } from './proving-ground.ts';

interface Row extends Ground {
  readonly to: string;
  readonly sees: boolean;
  /** Units of either side. */
  readonly stood?: string;
}

const between = (...levels: readonly number[]): { readonly [spot: string]: number } =>
  Object.fromEntries(levels.map((level, i) => [`${i},0`, level]));

const ROWS: { readonly [name: string]: Row } = {
  L1: { to: '4,0', woods: ['2,0'], sees: false },
  L2: { to: '1,1', woods: ['1,0'], sees: true },
  L3: { to: '1,1', woods: ['1,0'], stood: '0,1', sees: false },
  L4: { to: '2,2', towns: ['1,1'], sees: false },
  L5: { to: '3,1', chateaux: ['1,1'], sees: false },
  L6: { to: '4,1', woods: ['1,1', '3,0'], sees: true },
  L7: { to: '4,1', crests: ['1,0|1,1'], sees: false },
  L8: { to: '1,1', crests: ['0,0|1,0'], sees: false },
  L9: { to: '0,3', crests: ['0,0|1,0'], sees: true },
  L10: { to: '5,0', levels: between(2, 2, 0, 0, 0, 0), sees: false },
  L11: { to: '5,0', levels: between(2, 0, 0, 0, 1, 0), sees: false },
  L12: { to: '5,0', levels: between(2, 1, 0, 0, 0, 0), sees: true },
  L13: { to: '5,0', levels: between(2, 1, 1, 1, 1, 0), sees: true },
  L14: { to: '4,0', levels: between(1, 1, 0, 1, 1), woods: ['2,0'], sees: true },
  L15: { to: '3,0', levels: between(1, 0, 0, 0), crests: ['0,0|1,0'], sees: true },
};

describe('NLC-8.3a, NLC-8.3b, NLC-8.3e, NLC-GV-81, NLC-D.5', () => {
  for (const [name, { to, stood, sees: expected, ...ground }] of Object.entries(ROWS))
    it(`${name}: to ${to} ${expected ? 'is seen' : 'is hidden'}, both ways`, () => {
      const { field, at } = scene({
        ...ground,
        units: stood === undefined ? {} : { friend: { at: stood } },
      });
      expect(hasLos(field, at('0,0'), at(to))).toBe(expected);
      expect(hasLos(field, at(to), at('0,0'))).toBe(expected);
    });

  it('NLC-8.3c: along a hexside between woods and woods nothing is seen', () => {
    const { field, at } = scene({ woods: ['1,0', '0,1'] });
    expect(hasLos(field, at('0,0'), at('1,1'))).toBe(false);
  });

  it('NLC-8.3d: higher ground hides low hexes from each other, and a low hex from one of its own level', () => {
    const low = scene({ levels: { '2,0': 1 } });
    expect(hasLos(low.field, low.at('0,0'), low.at('4,0'))).toBe(false);
    const plateau = scene({ levels: { '0,0': 1, '2,0': 1 } });
    expect(hasLos(plateau.field, plateau.at('0,0'), plateau.at('4,0'))).toBe(false);
    expect(hasLos(plateau.field, plateau.at('4,0'), plateau.at('0,0'))).toBe(false);
  });

  it('NLC-R029: units of both sides hide what is behind them on level ground, not from above', () => {
    const level = scene({ units: { foe: { side: 'allied', at: '2,0' } } });
    expect(hasLos(level.field, level.at('0,0'), level.at('4,0'))).toBe(false);
    const hill = scene({ levels: { '0,0': 1 }, units: { foe: { side: 'allied', at: '2,0' } } });
    expect(hasLos(hill.field, hill.at('0,0'), hill.at('4,0'))).toBe(true);
  });

  it('NLC-R029: leaders hide nothing', () => {
    const { field, at } = scene({ leaders: { marshal: { at: '2,0' } } });
    expect(hasLos(field, at('0,0'), at('4,0'))).toBe(true);
  });
});

describe('how far one sees', () => {
  it('NLC-8.3f, NLC-T12: eight hexes by day, four in rain, one at night, rain or not', () => {
    const dry = { night: false, rain: false };
    expect(visibilityOf(dry)).toBe(8);
    expect(visibilityOf({ ...dry, rain: true })).toBe(4);
    expect(visibilityOf({ ...dry, night: true })).toBe(1);
    expect(visibilityOf({ night: true, rain: true })).toBe(1);
  });

  it('NLC-8.3f, NLC-16.2: the turn decides', () => {
    const turns = [{}, { rain: true }, { night: true }];
    const reaches = [1, 2, 3].map((turn) => {
      const { field, at } = scene({ turns, turn });
      return [1, 2, 4, 5, 8, 9].filter((steps) => hasLos(field, at('0,0'), at(`${steps},0`)));
    });
    expect(reaches).toEqual([[1, 2, 4, 5, 8], [1, 2, 4], [1]]);
  });

  it('NLC-R153, NLC-GV-85: neighbours see each other over a crest, but cannot fire', () => {
    const { field, at } = scene({ crests: ['0,0|1,0'] });
    expect(sees(field, at('0,0'), at('1,0'))).toBe(true);
    expect(hasLos(field, at('0,0'), at('1,0'))).toBe(false);
  });
});

it('NLC-J.4: sight is mutual, all over Ligny', () => {
  const { state } = scene({});
  const field = new Field({ ...state, options: { ...state.options, scenario: 'ligny' } });
  const { grid } = theatreOf({ options: { scenario: 'ligny' } });
  for (let a = 0; a < grid.size; a += 7)
    for (let b = 0; b < grid.size; b += 3) expect(hasLos(field, a, b)).toBe(hasLos(field, b, a));
});
