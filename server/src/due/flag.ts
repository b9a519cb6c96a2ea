import { NEEDS_NEWER } from '@grognard/protocol';
import { tablesIn } from '@grognard/table';
import { fallen } from '../clocks/clocks.ts';
import { sinceLastHere } from '../clocks/downtime.ts';
import { besideOf, isOver } from '../hall/beside.ts';
import { type Company, changeTable } from '../hall/company.ts';
import { leaveToNewer, recordForWork } from '../hall/room.ts';
import type { Work } from './due.ts';

/** A clock may have reached zero: where the table was made so, the machine takes over, and everybody looks. */
export const fallFlag =
  (company: Company): Work =>
  async (table) => {
    await sinceLastHere(company);
    const record = await recordForWork(company, table);
    const beside = record === null ? null : besideOf(record);
    if (record === null || beside === null || beside.clocks === null || isOver(record)) return;
    const up = fallen(beside.clocks, company.now());
    if (up.length === 0) return;
    // Written down as it fell, whatever its seat does afterwards.
    const told = await changeTable(company, table, (now) => ({ ok: true, value: { ...now } }));
    if (!told.ok && told.error.code === NEEDS_NEWER) leaveToNewer(table);
    if (beside.terms.zero === 'machine') {
      const steward = tablesIn(company.house)({ maySit: () => true, mayArrange: () => true });
      const player = { kind: 'ai', level: 'veteran' } as const;
      for (const seat of up) {
        const reply = await steward.seat({ table, seat, player });
        if (!reply.ok && reply.error.code === NEEDS_NEWER) leaveToNewer(table);
      }
      company.newsroom.publish({ is: 'room', table });
    }
  };
