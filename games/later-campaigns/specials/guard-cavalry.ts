// A.5 `guard-cavalry-held-back`: before 18:00 the Guard cavalry has no orders; to use it then costs 3 points.
import { bodySheet } from '../changes/bodies.ts';
import { theatreOf } from '../data/theatres.ts';
import { patchSide } from '../fights/aftermath.ts';
import { turnSheet } from '../orders/legs.ts';
import type { Read } from '../rule-types.ts';
import type { State } from '../state.ts';
import type { BodyId } from '../vocabulary.ts';

const HOOK = 'guard-cavalry-held-back';
const GUARD_CAVALRY = 'fr-guard-cav';
const FREE_FROM = '1800';
const PRICE = 3;

/** The formation, and any part of it under orders of its own. */
const isGuardCavalry = (state: Read, body: BodyId): boolean =>
  theatreOf(state).specials.includes(HOOK) &&
  theatreOf(state).bodies[bodySheet(state, body).formation]?.id === GUARD_CAVALRY;

export const isHeldBack = (state: Read, body: BodyId): boolean =>
  isGuardCavalry(state, body) && turnSheet(state).clock < FREE_FROM;

/** The first order it complies with. */
export function payForGuardCavalry(state: State, body: BodyId): void {
  if (!isGuardCavalry(state, body) || state.struck.includes(HOOK)) return;
  state.struck = [...state.struck, HOOK];
  patchSide(state, 'french', { points: state.sides.french.points - PRICE });
}
