// NLC-7.8: whom a pursuer may ride for, where he came from, and who decides next.
import { type Frozen, invariant } from '@grognard/kernel';
import { theatreOf } from '../data/theatres.ts';
import type { PursuitFrame } from '../frames.ts';
import { fieldOf } from '../ground/field.ts';
import { distance } from '../ground/hexes.ts';
import { chargeTargets } from '../reach/charge-paths.ts';
import type { Read } from '../rule-types.ts';
import { type Hex, NOBODY, type UnitId } from '../vocabulary.ts';
import type { Entrance } from './entrance.ts';

export const quarry = (state: Read, frame: Frozen<PursuitFrame>): readonly Hex[] =>
  chargeTargets(state, fieldOf(state), frame.unit).filter(
    (hex) => distance(theatreOf(state), hex, frame.hex) === 1,
  );

export const entryOf = (frame: Frozen<PursuitFrame>, id: UnitId): Entrance => {
  const entry = frame.winners.find(({ unit }) => unit === id);
  invariant(entry !== undefined, 'a pursuer has charged');
  return entry;
};

export function askNext(frame: PursuitFrame): void {
  const [unit, ...left] = frame.deciding;
  frame.unit = unit ?? NOBODY;
  frame.deciding = left;
  frame.step = unit === undefined ? 'ride' : 'rest';
}
