// NLC-D.2: a unit ends its move where it stands.
import { stopMarchIfBlocked } from '../orders/blocked.ts';
import type { Table } from '../rule-types.ts';
import type { UnitId } from '../vocabulary.ts';
import { finish } from './finish.ts';

/** NLC-D.2: not to move is a stop like any other. */
export function stayPut(table: Table, id: UnitId): void {
  finish(table.state, id);
  stopMarchIfBlocked(table, id, null);
}
