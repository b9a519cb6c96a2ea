// NLC-12.14h, NLC-R169: a wing commander beside his superior may lead a formation of his wing himself.
import { bodySheet, isInPlay, leaderAt, leaderHex, patchBody, unitsOf } from '../changes/bodies.ts';
import { unitAt } from '../changes/units.ts';
import type { Theatre } from '../data/theatre.ts';
import { theatreOf } from '../data/theatres.ts';
import { perMap } from '../ground/per-map.ts';
import { noteOutside } from '../movement/leaders.ts';
import { isHidden } from '../orders/hidden-march.ts';
import type { Read } from '../rule-types.ts';
import type { State } from '../state.ts';
import { type BodyId, type LeaderId, NOBODY, type Side } from '../vocabulary.ts';
import type { Lead } from './draft.ts';
import { isActiveWing } from './senders.ts';
import { commandsOf } from './wings.ts';

/** The formation a wing commander leads, or NOBODY. */
export const ledBy = (state: Read, wing: LeaderId): BodyId =>
  state.bodies.findIndex((body, id) => body?.leader === wing && bodySheet(state, id).leader !== wing);

const wingCommanders = perMap(({ leaders }: Theatre): { readonly [side in Side]: readonly LeaderId[] } => {
  const of = (side: Side): readonly LeaderId[] =>
    leaders.flatMap((sheet, leader) => (sheet.side === side && sheet.role === 'wc' ? [leader] : []));
  return { french: of('french'), allied: of('allied') };
});

/** Whom each wing commander of the side could lead now: he is idle, and stands with a unit or the leader of it. */
export const leadable = (state: Read, side: Side): readonly Lead[] =>
  wingCommanders(theatreOf(state))[side].flatMap((leader) => {
    if (leaderAt(state, leader).status !== 'map') return [];
    if (ledBy(state, leader) !== NOBODY || isActiveWing(state, leader)) return [];
    return commandsOf(state, leader)
      .filter((body) => isInPlay(state, body) && !isHidden(state, body) && isWith(state, leader, body))
      .map((body) => ({ leader, body }));
  });

function isWith(state: Read, leader: LeaderId, body: BodyId): boolean {
  const { hex } = leaderAt(state, leader);
  return leaderHex(state, body) === hex || unitsOf(state, body).some((id) => unitAt(state, id).hex === hex);
}

/** For rating, range and morale; the leader of the formation is idle. */
export function takeLead(state: State, leader: LeaderId, body: BodyId): void {
  if (!isInPlay(state, body)) return;
  patchBody(state, body, { leader });
  noteOutside(state, body);
}

export function leaveLead(state: State, leader: LeaderId): void {
  const body = ledBy(state, leader);
  if (body !== NOBODY) takeLead(state, bodySheet(state, body).leader, body);
}

/** Wing commanders of the side who lead a formation. */
export const leading = (state: Read, side: Side): readonly LeaderId[] =>
  wingCommanders(theatreOf(state))[side].filter((leader) => ledBy(state, leader) !== NOBODY);
