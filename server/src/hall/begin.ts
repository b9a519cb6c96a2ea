// The battle begins when its last free seat is taken. By then everybody has added to dice that were fixed before.
import type { Result } from '@grognard/kernel';
import type { TableId } from '@grognard/protocol';
import { beginAgreed } from '@grognard/table';
import { asJson, newBeside } from './beside.ts';
import type { Company } from './company.ts';
import { findAgreement, freeSeats, secretOf, termsOf } from './invitation.ts';
import { newTable } from './new-table.ts';

async function isOfTournament({ db }: Company, table: TableId): Promise<boolean> {
  const meeting = await db
    .selectFrom('meetings')
    .select('tournament')
    .where(({ or, eb }) => or([eb('first_table', '=', table), eb('second_table', '=', table)]))
    .executeTakeFirst();
  return meeting !== undefined;
}

/** Begins it if nobody is awaited any more. Several processes may try at once: it is begun once. */
export async function beginWhenFull(company: Company, table: TableId): Promise<Result<null>> {
  const agreement = await findAgreement(company, table);
  if (agreement === null || agreement.row.has_begun === 1 || freeSeats(agreement).length > 0)
    return { ok: true, value: null };
  const { wish, row, seats, names } = agreement;
  const sitters = new Map(
    seats.flatMap(({ seat, person }) => (person === null ? [] : [[seat, person] as const])),
  );
  const request = newTable(wish, (seat) => {
    const person = sitters.get(seat) ?? '';
    return { kind: 'far', name: names.get(person) ?? '', person };
  });
  const begun = await beginAgreed(company.house, request, {
    id: table,
    secret: secretOf(row),
    contributions: seats.flatMap(({ contribution }) => contribution ?? []),
    beside: asJson(newBeside(termsOf(wish), [...sitters.keys()], !(await isOfTournament(company, table)))),
  });
  if (!begun.ok) return begun;
  await company.db.updateTable('invitations').set({ has_begun: 1 }).where('id', '=', table).execute();
  company.newsroom.publish({ is: 'room', table });
  company.newsroom.publish({ is: 'games' }, { to: [...new Set(sitters.values())] });
  return { ok: true, value: null };
}
