// NLC-12.14h, R169: a wing commander beside his superior may lead a formation of his wing himself.
import { bodySheet, isInPlay, leaderAt, leaderHex, patchBody, unitsOf } from '../changes/bodies.ts';
import { unitAt } from '../changes/units.ts';
import { theatreOf } from '../data/theatres.ts';
import type { Read } from '../rule-types.ts';
import type { State } from '../state.ts';
import { type BodyId, type LeaderId, NOBODY, type Side } from '../vocabulary.ts';
import type { Lead } from './draft.ts';
import { isActiveWing } from './senders.ts';
import { commandsOf } from './wings.ts';

/** The formation a wing commander leads, or NOBODY. */
export const ledBy = (state: Read, wing: LeaderId): BodyId =>
  state.bodies.findIndex((body, id) => body?.leader === wing && bodySheet(state, id).leader !== wing);

/** Whom each wing commander of the side could lead now: he is idle, and stands with a unit or the leader of it. */
export const leadable = (state: Read, side: Side): readonly Lead[] =>
  theatreOf(state).leaders.flatMap((sheet, leader) => {
    if (sheet.side !== side || sheet.role !== 'wc' || leaderAt(state, leader).status !== 'map') return [];
    if (ledBy(state, leader) !== NOBODY || isActiveWing(state, leader)) return [];
    return commandsOf(state, leader)
      .filter((body) => isInPlay(state, body) && isWith(state, leader, body))
      .map((body) => ({ leader, body }));
  });

function isWith(state: Read, leader: LeaderId, body: BodyId): boolean {
  const { hex } = leaderAt(state, leader);
  return leaderHex(state, body) === hex || unitsOf(state, body).some((id) => unitAt(state, id).hex === hex);
}

/** For rating, range and morale; the leader of the formation is idle. */
export function takeLead(state: State, leader: LeaderId, body: BodyId): void {
  if (isInPlay(state, body)) patchBody(state, body, { leader });
}

export function leaveLead(state: State, leader: LeaderId): void {
  const body = ledBy(state, leader);
  if (body !== NOBODY) patchBody(state, body, { leader: bodySheet(state, body).leader });
}

/** Wing commanders of the side who lead a formation. */
export const leading = (state: Read, side: Side): readonly LeaderId[] =>
  theatreOf(state).leaders.flatMap(({ side: its, role }, leader) =>
    its === side && role === 'wc' && ledBy(state, leader) !== NOBODY ? [leader] : [],
  );
