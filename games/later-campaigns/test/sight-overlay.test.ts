// Why a line of sight ends, as it is written on the map.
import { describe, expect, it } from 'vitest';
import { type Block, blockOn } from '../board/drawing/overlays/sight-line.ts';
import { sees } from '../sight/line-of-sight.ts';
import { scene } from './position.ts';
import type { Ground } from './proving-ground.ts';

interface Row extends Ground {
  readonly to: string;
  readonly stood?: string;
  readonly by: Block['by'];
  /** Where. */
  readonly at: string;
}

const ROWS: { readonly [name: string]: Row } = {
  'NLC-8.3c: woods': { to: '4,0', woods: ['2,0'], by: 'woods', at: '2,0' },
  'NLC-8.3c: houses': { to: '4,0', towns: ['1,0'], by: 'walls', at: '1,0' },
  'NLC-8.3c: troops at equal height': { to: '4,0', stood: '3,0', by: 'troops', at: '3,0' },
  'NLC-8.3d: higher ground between low hexes': { to: '4,0', levels: { '2,0': 1 }, by: 'ground', at: '2,0' },
  'NLC-8.3e: a rise before the lower end': {
    to: '5,0',
    levels: { '0,0': 2, '4,0': 1 },
    by: 'ground',
    at: '4,0',
  },
  'NLC-8.3a: a crest, which lies between two hexes': {
    to: '4,0',
    crests: ['1,0|2,0'],
    by: 'crest',
    at: '1,0',
  },
  'NLC-8.3f: nobody sees so far, whatever lies between': { to: '9,0', by: 'far', at: '0,0' },
};

describe('what ends a line of sight', () => {
  for (const [name, { to, stood, by, at: where, ...ground }] of Object.entries(ROWS))
    it(name, () => {
      const { state, field, at } = scene({
        ...ground,
        units: stood === undefined ? {} : { friend: { at: stood } },
      });
      expect(sees(field, at('0,0'), at(to))).toBe(false);
      expect(blockOn(state, at('0,0'), at(to))).toEqual({ hex: at(where), by });
    });

  it('NLC-8.3: a clear line ends nowhere', () => {
    const { state, at } = scene({});
    expect(blockOn(state, at('0,0'), at('4,0'))).toBeNull();
  });
});
