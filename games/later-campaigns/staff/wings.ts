// NLC-R171: who obeys whom: the army its overall commander, a wing its commander, as printed or as assigned since.
import { isInPlay, leaderSheet } from '../changes/bodies.ts';
import { theatreOf } from '../data/theatres.ts';
import type { Read } from '../rule-types.ts';
import { type BodyId, type LeaderId, NOBODY } from '../vocabulary.ts';

/** Formations under a leader now. */
export function commandsOf(state: Read, id: LeaderId): readonly BodyId[] {
  const { role, commands, army } = leaderSheet(state, id);
  if (role !== 'wc') return commands;
  return theatreOf(state).bodies.flatMap(({ formation, army: its }, body) => {
    if (its !== army || !isInPlay(state, body)) return [];
    const wing = state.bodies[body]?.wing ?? NOBODY;
    return (wing === NOBODY ? formation === body && commands.includes(body) : wing === id) ? [body] : [];
  });
}

/** Whether he may order a body: itself, or as a part of its formation unless it was put under another. */
export const isCommandedBy = (state: Read, id: LeaderId, body: BodyId): boolean =>
  commandedBy(state, id)(body);

/** The same for whoever asks of many. */
export function commandedBy(state: Read, id: LeaderId): (body: BodyId) => boolean {
  const commands = commandsOf(state, id);
  const { bodies } = theatreOf(state);
  const isWing = leaderSheet(state, id).role === 'wc';
  return (body) =>
    isWing && (state.bodies[body]?.wing ?? NOBODY) !== NOBODY
      ? commands.includes(body)
      : commands.includes(bodies[body]?.formation ?? NOBODY);
}

/** The body that holds a wing commander's own order, or NOBODY. */
export const wingOf = (state: Read, id: LeaderId): BodyId =>
  theatreOf(state).bodies.findIndex(({ kind, leader }) => kind === 'wing' && leader === id);
