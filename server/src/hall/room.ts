// The people around one table, with its clocks and what is being asked there.
import type { Result, Seat } from '@grognard/kernel';
import type { PersonId, Room, Sitter, TableId } from '@grognard/protocol';
import type { TableRecord } from '@grognard/table';
import { clockState } from '../clocks/clocks.ts';
import { refusals } from '../words/refusals.ts';
import { refused } from '../words/refused.ts';
import { besideOf, isOver } from './beside.ts';
import type { Company } from './company.ts';
import { mayAbort } from './decided-sides.ts';
import { describe, findAgreement } from './invitation.ts';

/** Once it has begun, the record says who plays. */
export const sittersIn = (
  { newsroom }: Company,
  { players }: TableRecord,
): { readonly [seat: Seat]: Sitter } =>
  Object.fromEntries(
    Object.entries(players).map(([seat, player]): readonly [Seat, Sitter] => {
      if (player.kind === 'ai') return [seat, { kind: 'ai', level: player.level }];
      if (player.kind !== 'far') return [seat, { kind: 'free' }];
      const { person: id, name } = player;
      return [seat, { kind: 'person', person: { id, name, isHere: newsroom.isHere(id) } }];
    }),
  );

export const ownSeats = ({ players }: TableRecord, person: PersonId): readonly Seat[] =>
  Object.entries(players).flatMap(([seat, player]) =>
    player.kind === 'far' && player.person === person ? [seat] : [],
  );

export const peopleAt = ({ players }: TableRecord): readonly PersonId[] =>
  Object.values(players).flatMap((player) => (player.kind === 'far' ? [player.person] : []));

/** The record of a table, without looking at its journal; null while nobody plays there. */
export async function recordOf({ house }: Company, table: TableId): Promise<TableRecord | null> {
  const [found] = await house.ports.store.list([table]);
  return found === undefined || 'isDamaged' in found ? null : found;
}

/** The same for work that falls due: what only a newer process can read is left to that one. */
export async function recordForWork(company: Company, table: TableId): Promise<TableRecord | null> {
  const [found] = await company.house.ports.store.list([table]);
  if (found !== undefined && 'isDamaged' in found && found.isFromTheFuture === true) leaveToNewer(table);
  return found === undefined || 'isDamaged' in found ? null : found;
}

/** What is thrown is tried again when its lease is over, by whatever process comes first then. */
export function leaveToNewer(table: TableId): never {
  throw new Error(`Table ${table} needs a newer process than this one.`);
}

export async function roomOf(company: Company, asker: PersonId, table: TableId): Promise<Result<Room>> {
  const agreement = await findAgreement(company, table);
  if (agreement === null) return refused('no-table', 'table', refusals.noTable);
  const invitation = describe(company, agreement, asker);
  const record = await recordOf(company, table);
  const beside = record === null ? null : besideOf(record);
  const isPlayer = invitation.mine.length > 0;
  if (!isPlayer && invitation.terms.visibility === 'private' && invitation.terms.watching === 'nobody')
    return refused('not-yours', 'table', refusals.watchingClosed);
  const room: Room = {
    ...invitation,
    clock: beside?.clocks ? clockState(beside.clocks, company.now()) : null,
    asking: beside?.asking ?? null,
    isAdjourned: beside?.isAdjourned ?? false,
    mayAbort: record !== null && !isOver(record) && mayAbort(record),
    resigning: beside?.resigning ?? [],
    settled: beside?.settled ?? null,
    onlookers: company.newsroom.onlookers(table, record === null ? [] : peopleAt(record)),
  };
  return {
    ok: true,
    value:
      record === null ? room : { ...room, seats: sittersIn(company, record), mine: ownSeats(record, asker) },
  };
}
