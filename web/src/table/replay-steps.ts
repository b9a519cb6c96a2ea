import { stops } from './chronicle.ts';
import type { TableSession } from './table-session.ts';

/** To the stop before or after the moment shown; past the last one lies the present. */
export function stepBy(session: TableSession, by: 1 | -1): void {
  const steps = stops(session.moments.value);
  const now = session.past.value ?? Number.POSITIVE_INFINITY;
  if (by < 0) {
    const before = steps.filter(({ n }) => n < now);
    const target = session.past.value === null ? before.at(-2) : before.at(-1);
    if (target !== undefined) void session.lookBack(target.n);
    return;
  }
  const after = steps.find(({ n }) => n > now);
  const isLast = after === steps.at(-1);
  if (session.past.value !== null)
    void session.lookBack(after === undefined || isLast ? null : after.n, true);
}
