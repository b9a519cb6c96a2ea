// NLC-20.5, 20.7b: commanders passed over are a column worse for a while.
import { bodyAt, bodySheet, isInPlay, leaderAt, leaderSheet, patchBody } from '../changes/bodies.ts';
import { commandArea } from '../command/command-area.ts';
import { theatreOf } from '../data/theatres.ts';
import { fieldOf } from '../ground/field.ts';
import type { Read } from '../rule-types.ts';
import type { Order, State } from '../state.ts';
import { COMMAND_RANGE } from '../tables/ranges.ts';
import { type BodyId, NOBODY } from '../vocabulary.ts';
import { isCommandedBy, wingOf } from './wings.ts';

const CONFUSED_TURNS = 2;

/** What has no orders of its own yet was never passed over. */
export function isConfused(state: Read, body: BodyId): boolean {
  if (!isInPlay(state, body)) return false;
  const { confusedFrom, confusedUntil } = bodyAt(state, body);
  return confusedFrom <= state.turn && state.turn <= confusedUntil;
}
export const isBypassed = (state: Read, body: BodyId): boolean =>
  isInPlay(state, body) && state.turn <= bodyAt(state, body).bypassedUntil;

/** NLC-F.7: by how many columns its own decisions are worse. */
export const unsettledBy = (state: Read, body: BodyId): number =>
  Number(isConfused(state, body)) + Number(isBypassed(state, body));

/** NLC-20.5: an overall commander orders a formation of a wing commander who is out of his range. */
export function noteConfusion(state: State, { sender, recipient, receive }: Order): void {
  if (!state.options.commandConfusion || typeof sender !== 'number') return;
  if (leaderSheet(state, sender).role !== 'oc') return;
  const field = fieldOf(state);
  const { side } = bodySheet(state, recipient);
  const area = commandArea(field, side, leaderAt(state, sender).hex);
  for (const [leader, { role, side: its }] of theatreOf(state).leaders.entries()) {
    if (role !== 'wc' || its !== side || leaderAt(state, leader).status !== 'map') continue;
    if (!isCommandedBy(state, leader, recipient)) continue;
    const wing = wingOf(state, leader);
    if (wing === NOBODY || !isInPlay(state, wing)) continue;
    if (area.cost(leaderAt(state, leader).hex) > COMMAND_RANGE) confuse(state, wing, receive);
  }
}

/** In the two turns after receipt; what is left of an earlier time goes over into the new one. */
function confuse(state: State, wing: BodyId, receive: number): void {
  const { confusedFrom, confusedUntil } = bodyAt(state, wing);
  const isStill = state.turn <= confusedUntil;
  patchBody(state, wing, {
    confusedFrom: isStill ? Math.min(confusedFrom, receive + 1) : receive + 1,
    confusedUntil: Math.max(confusedUntil, receive + CONFUSED_TURNS),
  });
}
