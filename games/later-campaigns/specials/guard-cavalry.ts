// NLC-A.5 `guard-cavalry-held-back`: before 18:00 the Guard cavalry has no orders; to use it then costs 3 points.
import { bodySheet } from '../changes/bodies.ts';
import { patchSide } from '../combat/aftermath.ts';
import { theatreOf } from '../data/theatres.ts';
import { turnSheet } from '../orders/legs.ts';
import type { Read } from '../rule-types.ts';
import type { State } from '../state.ts';
import type { BodyId } from '../vocabulary.ts';

const HOOK = 'guard-cavalry-held-back';
const GUARD_CAVALRY = 'fr-guard-cav';
const FREE_FROM = '1800';
const PRICE = 3;

/** The corps, and each of its divisions. */
function isGuardCavalry(state: Read, body: BodyId): boolean {
  const { bodies, specials } = theatreOf(state);
  return specials.includes(HOOK) && bodies[bodySheet(state, body).formation]?.id === GUARD_CAVALRY;
}

export const isHeldBack = (state: Read, body: BodyId): boolean =>
  isGuardCavalry(state, body) && turnSheet(state).clock < FREE_FROM;

/** What it costs to use this body: the first order it complies with, and none after. */
export const priceOfUse = (state: Read, body: BodyId): number =>
  isGuardCavalry(state, body) && !state.struck.includes(HOOK) ? PRICE : 0;

export function payForGuardCavalry(state: State, body: BodyId): void {
  const price = priceOfUse(state, body);
  if (price === 0) return;
  state.struck = [...state.struck, HOOK];
  patchSide(state, 'french', { points: state.sides.french.points - price });
}
