// A leader has ended his move: he may have come where he was to be, or upon the enemy.
import { patchLeader } from '../changes/bodies.ts';
import { stopMarchOfBody } from '../orders/blocked.ts';
import type { Table } from '../rule-types.ts';
import { bringAlong } from '../staff/direct-command.ts';
import { type LeaderId, NOBODY } from '../vocabulary.ts';
import { bodyLedBy, noteArrival } from './leaders.ts';

/** `left`: the half-points he has not used. */
export function endRide(table: Table, id: LeaderId, left: number): void {
  patchLeader(table.state, id, { moved: table.state.turn });
  bringAlong(table, id);
  const body = bodyLedBy(table.state, id);
  if (body === NOBODY) return;
  noteArrival(table.state, body);
  stopMarchOfBody(table, body, left);
}
