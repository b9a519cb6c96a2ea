// A seat of several on a side is given up without giving up the side: to the machine, or to a friend by a link that is good once.
import type { Result, Seat } from '@grognard/kernel';
import type { HandedOver, HandTo, PersonId, TableId } from '@grognard/protocol';
import { type TableRecord, tablesIn } from '@grognard/table';
import { apartFrom, hasAnyOf } from '../order/blocks.ts';
import { freshSecret, hashOf } from '../people/secrets.ts';
import type { PersonRow, SeatRow } from '../store/schema.ts';
import { refusals } from '../words/refusals.ts';
import { type Refused, refused } from '../words/refused.ts';
import { asJson, besideOf, isOver } from './beside.ts';
import { type Company, changeTable } from './company.ts';
import { type Agreement, describe, seatsOf } from './invitation.ts';
import { ownSeats, recordOf } from './room.ts';
import { alliesOf } from './sides.ts';

/** Why a seat is not handed over. Whoever is alone on his side, or plays for a rating, resigns instead. */
function refuseHandOver(record: TableRecord, person: PersonId): Refused | null {
  const [mine] = ownSeats(record, person);
  const beside = besideOf(record);
  if (mine === undefined || beside === null) return refused('not-yours', 'table', refusals.notAtTable);
  if (isOver(record)) return refused('over', 'table', refusals.notThere);
  const hasComrade = alliesOf(record, mine).some((seat) => {
    const player = record.players[seat];
    return player?.kind === 'far' && player.person !== person;
  });
  return hasComrade && !beside.terms.rated ? null : refused('alone', 'table', refusals.aloneOnSide);
}

async function toMachine(company: Company, person: PersonId, record: TableRecord): Promise<Refused | null> {
  const steward = tablesIn(company.house)({ maySit: () => true, mayArrange: () => true });
  for (const seat of ownSeats(record, person)) {
    const player = { kind: 'ai', level: 'veteran' } as const;
    const seated = await steward.seat({ table: record.id, seat, player });
    if (!seated.ok) return seated;
  }
  company.newsroom.publish({ is: 'room', table: record.id });
  return null;
}

/** Whether a seat is being handed over is written with the table. */
function withHanding(record: TableRecord, seat: Seat, isOffered: boolean): Result<TableRecord> {
  const beside = besideOf(record);
  if (beside === null) return refused('no-table', 'table', refusals.noTable);
  const others = (beside.handing ?? []).filter((other) => other !== seat);
  const handing = isOffered ? [...others, seat] : others;
  return { ok: true, value: { ...record, beside: asJson({ ...beside, handing }) } };
}

export async function handOver(
  company: Company,
  person: PersonId,
  { table, to }: { readonly table: TableId; readonly to: HandTo },
): Promise<Result<HandedOver>> {
  const record = await recordOf(company, table);
  if (record === null) return refused('no-table', 'table', refusals.noTable);
  const wrong = refuseHandOver(record, person);
  if (wrong !== null) return wrong;
  if (to === 'machine')
    return (await toMachine(company, person, record)) ?? { ok: true, value: { link: null } };
  const [seat = ''] = ownSeats(record, person);
  const link = freshSecret();
  const noted = await changeTable(company, table, (now) => withHanding(now, seat, true));
  if (!noted.ok) return noted;
  await company.db
    .updateTable('seats')
    .set({ link: hashOf(link) })
    .where('table_id', '=', table)
    .where('seat', '=', seat)
    .execute();
  return { ok: true, value: { link } };
}

/** Takes over a seat of a battle that goes on, by its holder's link. */
export async function takeOver(
  company: Company,
  person: PersonRow,
  agreement: Agreement,
  { table_id: table, seat, link }: SeatRow,
): Promise<Refused | null> {
  if (seatsOf(agreement, person.id).length > 0) return refused('own-seat', 'seat', refusals.ownSeat);
  const before = await recordOf(company, table);
  const offered = before === null ? [] : (besideOf(before)?.handing ?? []);
  if (!offered.includes(seat)) return refused('seat-taken', 'seat', refusals.seatTaken);
  const apart = await apartFrom(company, person.id);
  if (hasAnyOf(describe(company, agreement, person.id), apart))
    return refused('blocked', 'table', refusals.blocked);
  const { numUpdatedRows } = await company.db
    .updateTable('seats')
    .set({ person: person.id, link: null })
    .where('table_id', '=', table)
    .where('seat', '=', seat)
    .where('link', '=', link)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) return refused('no-link', 'link', refusals.noLink);
  company.newsroom.enrol(person.id, table);
  const player = { kind: 'far', name: person.name, person: person.id } as const;
  const seated = await changeTable(company, table, (record) =>
    isOver(record)
      ? refused('over', 'table', refusals.notThere)
      : withHanding({ ...record, players: { ...record.players, [seat]: player } }, seat, false),
  );
  if (!seated.ok) return seated;
  company.newsroom.publish({ is: 'games' }, { to: [person.id, ...agreement.names.keys()] });
  return null;
}
