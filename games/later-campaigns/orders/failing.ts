// NLC-12.5g, 12.9e, f, g, NLC-R101: an order fails with all its legs: the formation is on Fall Back, waiting orders are void, and all its units go back.

import { isInGarrison } from '../assault/choices.ts';
import { bodyAt, bodySheet, isInPlay, leaderHex, patchBody, unitsOf } from '../changes/bodies.ts';
import { failureFrame } from '../frames.ts';
import { finish } from '../movement/finish.ts';
import type { Read, Table } from '../rule-types.ts';
import type { Leg } from '../state.ts';
import { type BodyId, NOBODY, type Wait } from '../vocabulary.ts';
import { putInForce } from './in-force.ts';
import { legWith } from './legs.ts';
import { automatic } from './numbered.ts';
import { lowerByFailure } from './operations-morale.ts';

/** NLC-12.9g: orders that were tested and not yet complied with; what came at night waits on for the morning. */
const VOIDED: readonly Wait[] = ['1T', 'R4', 'R5'];

export function callFailure(table: Table, body: BodyId): void {
  const { state } = table;
  if (!isInPlay(state, body)) return;
  table.emit({ type: 'orderFailed', rule: 'NLC-12.9f', body });
  lowerByFailure(state, body);
  const wait = bodyAt(state, body).waiting?.wait;
  if (wait !== undefined && VOIDED.includes(wait)) patchBody(state, body, { waiting: null });
  putInForce(table, automatic(state, body, [fallBackLeg(state, body)]));
  // NLC-20.1.2c: a hidden march has shown itself now.
  const units = unitsOf(state, body).filter((id) => !isInGarrison(state, id));
  for (const id of units) finish(state, id);
  // NLC-19.1d: outside combat nobody tests for going back.
  table.call(
    failureFrame.at('next', {
      body,
      from: leaderHex(state, body),
      left: units,
      now: NOBODY,
      picked: NOBODY,
      tested: [],
    }),
  );
}

/** NLC-R058: to the nearest friendly supply source. */
export const fallBackLeg = (state: Read, body: BodyId): Leg =>
  legWith({ type: 'fallBack', target: { kind: 'supply', army: bodySheet(state, body).army } });
