// GEN-7.2, 20.4, 20.25: why no further unit may cross a border in this direction in this phase.

import { type Frozen, no, type Refusal } from '@grognard/kernel';
import { isForest } from '../field/terrain.ts';
import { placeName } from '../names.ts';
import type { Leg } from '../orders/next-leg.ts';
import type { State } from '../state.ts';
import { refusals } from '../words/refusals.ts';

export function refuseBorder(state: Frozen<State>, { from, to, building }: Leg, limit: number): Refusal {
  if (building) return no('GEN-20.18', refusals.buildingCrowd, { limit });
  if (limit === 5)
    return no('GEN-7.2', refusals.borderFull, { limit, from: placeName(from), to: placeName(to) });
  return isForest(state, to)
    ? no('GEN-20.4', refusals.woodBorderFull, { limit, to: placeName(to) })
    : no('GEN-20.25', refusals.riverBorderFull, { limit, to: placeName(to) });
}
