// Section 20: the four layouts of the ground, as data.
import type { BattleSector, Border, Layout } from '../vocabulary.ts';

export interface Ground {
  readonly forest: readonly BattleSector[];
  readonly hill: readonly BattleSector[];
  /** Each river by the sectors it runs through. */
  readonly rivers: readonly (readonly BattleSector[])[];
  readonly building: readonly BattleSector[];
  readonly roads: readonly Border[];
}

const HIGH_ROAD: readonly Border[] = ['b1-rw', 'b1-b2', 'b2-b3', 'b3-rb'];

export const LAYOUT_GROUND: { readonly [layout in Layout]: Ground } = {
  off: { forest: [], hill: [], rivers: [], building: [], roads: [] },
  A: { forest: [], hill: [], rivers: [], building: ['b2'], roads: HIGH_ROAD },
  B: {
    forest: ['a1'],
    hill: ['a2', 'c3'],
    rivers: [['b2', 'c2']],
    building: ['b2'],
    roads: [...HIGH_ROAD, 'a1-b1'],
  },
  Bsym: {
    forest: ['a1', 'c3'],
    hill: ['c1', 'a3'],
    rivers: [['a2', 'b2', 'c2']],
    building: ['b2'],
    roads: [...HIGH_ROAD, 'a1-b1', 'b3-c3'],
  },
  Bfull: { forest: ['a2', 'c2'], hill: ['b2'], rivers: [], building: ['b2'], roads: HIGH_ROAD },
};
