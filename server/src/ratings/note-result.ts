// How a battle ended is written down in the same step as its end, whether it ended on the board or beside it.
import { canonical, type Json } from '@grognard/kernel';
import type { PersonId } from '@grognard/protocol';
import type { TableRecord } from '@grognard/table';
import { schedule } from '../due/due.ts';
import { besideOf, isOver } from '../hall/beside.ts';
import { hashOf } from '../people/secrets.ts';
import type { SeatRow } from '../store/schema.ts';
import type { AlsoWrite } from '../store/table-store.ts';

/** Battles with the same options are fought on the same ground, by which their sides can be compared. */
export const groundOf = (game: string, options: Json): string =>
  `${game} ${hashOf(canonical(options)).slice(0, 16)}`;

interface Duel {
  readonly one: PersonId;
  readonly other: PersonId;
  readonly seats: readonly Pick<SeatRow, 'seat' | 'person'>[];
}

/** Two people, and nobody else; the first is who plays the first seat of the game. */
function duelAt({ players }: TableRecord, rows: Duel['seats']): Duel | null {
  const seats = Object.keys(players).flatMap((seat) => rows.filter((row) => row.seat === seat));
  const [one, other, ...more] = new Set(seats.map(({ person }) => person));
  if (typeof one !== 'string' || typeof other !== 'string' || more.length > 0) return null;
  return { one, other, seats };
}

/** Half points of the first. Whose seat the machine had to take over has lost, whatever it made of it. */
function halvesIn(record: TableRecord, { one, seats }: Duel): number {
  const left = seats.filter(({ seat }) => record.players[seat]?.kind === 'ai').map(({ person }) => person);
  const winners = record.summary.outcome?.winners ?? [];
  const won =
    left.length > 0
      ? seats.map(({ person }) => person).filter((person) => !left.includes(person))
      : seats.filter(({ seat }) => winners.includes(seat)).map(({ person }) => person);
  const [hasOne, hasOther] = [won.includes(one), won.some((person) => person !== one)];
  if (hasOne === hasOther) return 1;
  return hasOne ? 2 : 0;
}

export const noteResult =
  (now: () => number): AlsoWrite =>
  async (step, record) => {
    const beside = besideOf(record);
    if (beside === null || !isOver(record) || beside.settled?.is === 'aborted') return;
    const { id, game, options } = record;
    const rows = await step
      .selectFrom('seats')
      .select(['seat', 'person'])
      .where('table_id', '=', id)
      .execute();
    const duel = duelAt(record, rows);
    if (duel === null) return;
    const isRated = beside.terms.rated === true;
    await step
      .insertInto('results')
      .values({
        table_id: id,
        game,
        ground: groundOf(game, options),
        one: duel.one,
        other: duel.other,
        halves: halvesIn(record, duel),
        is_rated: isRated ? 1 : 0,
        is_counted: isRated ? 0 : 1,
        at: now(),
      })
      .onConflict((conflict) => conflict.column('table_id').doNothing())
      .execute();
    if (isRated) await schedule(step, { id: 'rate', kind: 'rate', about: '', at: now() });
    await schedule(step, { id: `round ${id}`, kind: 'round', about: id, at: now() });
  };
