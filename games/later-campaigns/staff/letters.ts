// NLC-12.6f, R171: of the letters that reach a recipient in one phase, which count.
import { bodyAt, isInPlay, patchBody } from '../changes/bodies.ts';
import { assignTo } from '../orders/assigning.ts';
import type { Table } from '../rule-types.ts';
import type { Order } from '../state.ts';
import type { BodyId } from '../vocabulary.ts';

/**
 * Takes off the road what is due now. NLC-12.2.8b: every assignment holds at once, by night as well, and takes the place of
 * no order; of the orders the youngest is given back, null if none has come or its recipient is a body no more.
 */
export function openLetters(table: Table, id: BodyId): Order | null {
  const { state } = table;
  const { transit } = bodyAt(state, id);
  const due = transit
    .filter(({ receive }) => receive <= state.turn)
    .toSorted((a, b) => a.issued - b.issued || a.seq - b.seq);
  if (due.length === 0) return null;
  patchBody(state, id, { transit: transit.filter(({ receive }) => receive > state.turn) });
  for (const letter of due) if (isAssignment(letter) && isInPlay(state, id)) assign(table, letter);
  return isInPlay(state, id) ? (due.findLast((letter) => !isAssignment(letter)) ?? null) : null;
}

const isAssignment = ({ legs }: Order): boolean => legs.length === 1 && legs[0]?.type === 'assign';

function assign(table: Table, { recipient, legs: [leg] }: Order): void {
  if (leg !== undefined && leg.superior !== null) assignTo(table, recipient, leg.superior);
}
