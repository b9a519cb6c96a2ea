// NLC-12.6f, NLC-R171: of the letters that reach a recipient in one phase, which count.
import { bodyAt, bodySheet, isInPlay, leaderAt, patchBody } from '../changes/bodies.ts';
import { assignTo } from '../orders/assigning.ts';
import { address, isAddressable } from '../orders/divisions.ts';
import type { Read, Table } from '../rule-types.ts';
import type { Order } from '../state.ts';
import { type BodyId, NOBODY } from '../vocabulary.ts';

/**
 * Takes off the road what is due now. NLC-12.2.8b: every assignment holds at once, by night as well, and takes the place of
 * no order; of the orders the youngest is given back, null if none has come or nobody is there to receive it.
 */
export function openLetters(table: Table, id: BodyId): Order | null {
  const { state } = table;
  if (hasFallen(state, id)) return null;
  const { transit } = bodyAt(state, id);
  const due = transit
    .filter(({ receive }) => receive <= state.turn)
    .toSorted((a, b) => a.issued - b.issued || a.seq - b.seq);
  if (due.length === 0) return null;
  const order = due.findLast((letter) => !isAssignment(letter)) ?? null;
  patchBody(state, id, { transit: transit.filter(({ receive }) => receive > state.turn) });
  for (const letter of due) if (isAssignment(letter) && isInPlay(state, id)) assign(table, letter);
  if (order !== null && isAddressable(state, id)) address(state, id);
  return isInPlay(state, id) ? order : null;
}

/** NLC-R112: lost in this very phase: what comes for him, his successor opens when the next turn has begun. */
export function hasFallen(state: Read, id: BodyId): boolean {
  const { leader } = bodyAt(state, id);
  return bodySheet(state, id).kind !== 'hq' && leader !== NOBODY && leaderAt(state, leader).status === 'lost';
}

const isAssignment = ({ legs }: Order): boolean => legs.length === 1 && legs[0]?.type === 'assign';

function assign(table: Table, { recipient, legs: [leg] }: Order): void {
  if (leg !== undefined && leg.superior !== null) assignTo(table, recipient, leg.superior);
}
