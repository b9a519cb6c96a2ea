import type { Result } from '@grognard/kernel';
import type { Me } from '@grognard/protocol';
import { awayUntil } from '../clocks/clocks.ts';
import { changePerson } from '../people/people.ts';
import type { Session } from '../people/sessions.ts';
import { refusals } from '../words/refusals.ts';
import { refused } from '../words/refused.ts';
import { presentMe } from './account.ts';
import { besideOf, isOver } from './beside.ts';
import { type Company, changeTable } from './company.ts';
import { withBeside } from './consent.ts';
import { tablesOf } from './my-games.ts';
import { ownSeats } from './room.ts';

const longest = 30 * 24 * 3_600_000;

/** Away until then: clocks in days stand still for that long, those of a live game do not. */
export async function goAway(company: Company, session: Session, until: number | null): Promise<Result<Me>> {
  const { id } = session.person;
  const now = company.now();
  if (until !== null && until > now + longest) return refused('too-long', 'until', refusals.tooLongAway);
  await changePerson(company, id, { vacation: until });
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
