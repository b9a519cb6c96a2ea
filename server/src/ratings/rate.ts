// Rated battles are counted one after the other, in the order they ended, by whichever process has the work in hand.
import type { Work } from '../due/due.ts';
import type { Ground } from '../ground.ts';
import type { Step } from '../store/database.ts';
import type { ResultRow } from '../store/schema.ts';
import { afterBattle } from './battle.ts';
import { keepLean, keepRating, leansOf, ratingOf } from './kept-ratings.ts';

const WEEK = 7 * 24 * 3_600_000;

async function count(step: Step, result: ResultRow): Promise<void> {
  const { table_id, game, ground, one, other, halves, at } = result;
  const { numUpdatedRows } = await step
    .updateTable('results')
    .set({ is_counted: 1 })
    .where('table_id', '=', table_id)
    .where('is_counted', '=', 0)
    .executeTakeFirst();
  // Another process has counted it.
  if (numUpdatedRows !== 1n) return;
  const [first, second] = [await ratingOf(step, one, game), await ratingOf(step, other, game)];
  const leans = await leansOf(step, game, ground);
  const weeksSince = (last: number | null): number => Math.max(0, at - (last ?? at)) / WEEK;
  const after = afterBattle(
    { one: first.rating, other: second.rating, leans: leans.map(({ lean }) => lean) },
    halves / 2,
    { one: weeksSince(first.at), other: weeksSince(second.at) },
  );
  await keepRating(step, { person: one, game }, { rating: after.one, played: first.played + 1 }, at);
  await keepRating(step, { person: other, game }, { rating: after.other, played: second.played + 1 }, at);
  for (const [i, { ground: where, played, lean }] of leans.entries())
    await keepLean(step, { ground: where, lean: after.leans[i] ?? lean, played: played + 1 });
}

export const countResults =
  ({ db }: Ground): Work =>
  async () => {
    const results = await db
      .selectFrom('results')
      .selectAll()
      .where('is_counted', '=', 0)
      .orderBy('at')
      .orderBy('table_id')
      .execute();
    for (const result of results) await db.transaction().execute((step) => count(step, result));
  };
