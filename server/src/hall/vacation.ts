import type { Result } from '@grognard/kernel';
import type { Me } from '@grognard/protocol';
import { awayUntil } from '../clocks/clocks.ts';
import { changePerson, findPerson } from '../people/people.ts';
import type { Session } from '../people/sessions.ts';
import { refusals } from '../words/refusals.ts';
import { refused } from '../words/refused.ts';
import { presentMe } from './account.ts';
import {
  backBy,
  DAY,
  DAYS_A_YEAR,
  daysLeft,
  isWithinBudget,
  type Period,
  periodsIn,
  periodsText,
} from './away.ts';
import { besideOf, isOver } from './beside.ts';
import { type Company, changeTable } from './company.ts';
import { withBeside } from './consent.ts';
import { tablesOf } from './my-games.ts';
import { ownSeats } from './room.ts';

const longest = 30 * DAY;

/** Away until then: clocks in days stand still for that long, those of a live game do not. */
export async function goAway(company: Company, session: Session, until: number | null): Promise<Result<Me>> {
  const { id } = session.person;
  const now = company.now();
  if (until !== null && until > now + longest) return refused('too-long', 'until', refusals.tooLongAway);
  const row = await findPerson(company, id);
  const before = backBy(periodsIn(row?.away ?? null), now);
  const periods: readonly Period[] = until === null || until <= now ? before : [...before, [now, until]];
  if (!isWithinBudget(periods))
    return refused('no-days', 'until', refusals.noDaysLeft, {
      days: DAYS_A_YEAR,
      left: Math.floor(daysLeft(before, now)),
    });
  await changePerson(company, id, { vacation: until, away: periodsText(periods) });
  for (const table of await tablesOf(company, id))
    await changeTable(company, table, (record) => {
      const beside = besideOf(record);
      if (beside === null || beside.clocks === null || beside.terms.clock.kind !== 'days' || isOver(record))
        return { ok: true, value: record };
      const clocks = ownSeats(record, id).reduce(
        (before, seat) => awayUntil(before, seat, Math.max(now, until ?? now), now),
        beside.clocks,
      );
      return withBeside(record, { ...beside, clocks });
    });
  return presentMe(company, session);
}
