// NLC-F.7: what a leader is worth now.
import { bodyAt, hqAt, leaderAt, leaderSheet } from '../changes/bodies.ts';
import { sheetOf } from '../changes/units.ts';
import { theatreOf } from '../data/theatres.ts';
import { turnSheet } from '../orders/legs.ts';
import type { Read } from '../rule-types.ts';
import { type BodyId, type LeaderId, NOBODY } from '../vocabulary.ts';

/** NLC-11.4c, 12.13i: his rating less divisions too many; an overall commander's less 1 on the day he lost his HQ. */
export function ratingOf(state: Read, id: LeaderId): number {
  const { rating } = leaderAt(state, id);
  return Math.max(0, rating - extraDivisions(state, id) - (hasLostHqToday(state, id) ? 1 : 0));
}

export function hasLostHqToday(state: Read, id: LeaderId): boolean {
  const { hq } = leaderSheet(state, id);
  if (hq === NOBODY) return false;
  const { status, destroyedOn } = hqAt(state, hq);
  if (status !== 'destroyed' || destroyedOn === 0) return false;
  const then = theatreOf(state).turns[destroyedOn - 1];
  return then?.day === turnSheet(state).day && !turnSheet(state).night;
}

/** Assigned divisions beyond the first. */
function extraDivisions(state: Read, id: LeaderId): number {
  const { role, commands } = leaderSheet(state, id);
  const [formation] = commands;
  if (role !== 'formation' || formation === undefined) return 0;
  const assigned = new Set<BodyId>();
  for (const [unit, { body }] of state.units.entries()) {
    const { formation: home, division } = sheetOf(state, unit);
    if (body === formation && home !== formation && division !== NOBODY) assigned.add(division);
  }
  return Math.max(0, assigned.size - 1);
}

/** Who receives orders for a body; without a leader counter it counts as rated 1 (NLC-12.13a). */
export const recipientRating = (state: Read, body: BodyId): number => {
  const { leader } = bodyAt(state, body);
  return leader === NOBODY ? 1 : ratingOf(state, leader);
};
