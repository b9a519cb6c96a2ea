// NLC-13: a corps that rests out of the enemy's sight calls back those it has lost.
import { bodySheet, unitsOf } from '../../changes/bodies.ts';
import { theatreOf } from '../../data/theatres.ts';
import { fieldOf } from '../../ground/field.ts';
import { enemyDistance, FAR } from '../../ground/steps-to.ts';
import { isDemoralized } from '../../morale/demoralization.ts';
import type { Read } from '../../rule-types.ts';
import { fullStrengthOf } from '../../strength/faces.ts';
import { canReturn, homeOf } from '../../turn/rallying.ts';
import { type BodyId, NOBODY, type Side } from '../../vocabulary.ts';
import { priceOfLosses } from '../stakes.ts';
import { type Mission, whereabouts } from './missions.ts';

/** NLC-13.4: two a turn, and a rest of two turns or three is all that is counted on. */
const MOST = 5;
/** NLC-13.5 */
const IF_DEMORALIZED = 2 / 3;
/** So far from the enemy one is hardly seen, in the dark and by day. */
const DARK = 1;
const DAYLIGHT = 5;

/** Strength that may still come back to this body. */
function recallable(state: Read, body: BodyId): number {
  const lost: number[] = [];
  for (const unit of state.units.keys())
    if (canReturn(state, unit) && homeOf(state, unit) === body) lost.push(fullStrengthOf(state, unit));
  const back = lost.toSorted((a, b) => b - a).slice(0, MOST);
  return back.reduce((sum, each) => sum + each, 0);
}

/** What is saved of the army if this body goes on resting where it is. */
export function recallWorth(state: Read, { type, body }: Mission): number {
  if (type !== 'reserve') return 0;
  const { army, formation } = bodySheet(state, body);
  const strength = recallable(state, body) * (isDemoralized(state, formation) ? IF_DEMORALIZED : 1);
  return strength === 0 ? 0 : priceOfLosses(state, army, strength);
}

/** NLC-12.2.9: a rest, for whoever has somebody to call back and is out of the enemy's sight. */
export function rest(state: Read, side: Side, body: BodyId): readonly Mission[] {
  const at = whereabouts(state, body);
  const near = enemyDistance(fieldOf(state), side)[at] ?? FAR;
  const { night } = theatreOf(state).turns[state.turn - 1] ?? { night: false };
  if (near <= (night ? DARK : DAYLIGHT) || unitsOf(state, body).length === 0) return [];
  if (recallable(state, body) === 0) return [];
  return [{ body, tasks: [{ type: 'reserve', place: NOBODY }], type: 'reserve', at }];
}
