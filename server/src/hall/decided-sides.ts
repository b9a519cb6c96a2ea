// A battle may be left at no cost until every side has decided something that cannot be taken back.
import type { TableRecord } from '@grognard/table';
import { besideOf } from './beside.ts';
import { isAllied } from './sides.ts';

/** Tables from before this was noted may not be aborted: nobody knows what was decided there. */
export function mayAbort(record: TableRecord): boolean {
  const decided = besideOf(record)?.decided;
  return (
    decided !== undefined && Object.keys(record.players).some((seat) => !isAllied(record, decided, seat))
  );
}
