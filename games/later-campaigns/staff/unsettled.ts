// NLC-20.5, 20.7b: commanders passed over are a column worse for a while.
import { bodyAt, bodySheet, isInPlay, leaderAt, leaderSheet, patchBody } from '../changes/bodies.ts';
import { commandArea } from '../command/command-area.ts';
import { theatreOf } from '../data/theatres.ts';
import { fieldOf } from '../ground/field.ts';
import type { Read } from '../rule-types.ts';
import type { Order, State } from '../state.ts';
import { COMMAND_RANGE } from '../tables/ranges.ts';
import { type BodyId, NOBODY } from '../vocabulary.ts';
import { commandsOf, wingOf } from './wings.ts';

const CONFUSED_TURNS = 2;

export const isConfused = (state: Read, body: BodyId): boolean =>
  state.turn <= bodyAt(state, body).confusedUntil;
export const isBypassed = (state: Read, body: BodyId): boolean =>
  state.turn <= bodyAt(state, body).bypassedUntil;

/** F.7: by how many columns its own decisions are worse. */
export const unsettledBy = (state: Read, body: BodyId): number =>
  Number(isConfused(state, body)) + Number(isBypassed(state, body));

/** NLC-20.5: an overall commander orders a formation of a wing commander who is out of his range. */
export function noteConfusion(state: State, { sender, recipient, receive }: Order): void {
  if (!state.options.commandConfusion || typeof sender !== 'number') return;
  if (leaderSheet(state, sender).role !== 'oc') return;
  const field = fieldOf(state);
  const { side, formation } = bodySheet(state, recipient);
  const area = commandArea(field, side, leaderAt(state, sender).hex);
  for (const [leader, { role, side: its }] of theatreOf(state).leaders.entries()) {
    if (role !== 'wc' || its !== side || leaderAt(state, leader).status !== 'map') continue;
    if (!commandsOf(state, leader).includes(formation)) continue;
    const wing = wingOf(state, leader);
    if (wing === NOBODY || !isInPlay(state, wing)) continue;
    if (area.cost(leaderAt(state, leader).hex) > COMMAND_RANGE)
      patchBody(state, wing, { confusedUntil: receive + CONFUSED_TURNS });
  }
}
