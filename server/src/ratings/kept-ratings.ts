// Ratings as they lie in the database.
import type { PersonId } from '@grognard/protocol';
import type { Step } from '../store/database.ts';
import type { RatingRow } from '../store/schema.ts';
import { even, type Lean } from './battle.ts';
import { newcomer, type Rating } from './glicko.ts';

export interface KeptRating {
  readonly rating: Rating;
  readonly played: number;
  /** When it was changed last; null for a newcomer. */
  readonly at: number | null;
}

/** Written by `keepRating` only. */
export const ratingIn = ({ rating }: Pick<RatingRow, 'rating'>): Rating => JSON.parse(rating) as Rating;

export async function ratingOf(step: Step, person: PersonId, game: string): Promise<KeptRating> {
  const row = await step
    .selectFrom('ratings')
    .selectAll()
    .where('person', '=', person)
    .where('game', '=', game)
    .executeTakeFirst();
  return row === undefined
    ? { rating: newcomer, played: 0, at: null }
    : { rating: ratingIn(row), played: row.played, at: row.at };
}

export async function keepRating(
  step: Step,
  who: Pick<RatingRow, 'person' | 'game'>,
  { rating, played }: Pick<KeptRating, 'rating' | 'played'>,
  at: number,
): Promise<void> {
  const kept = { points: Math.round(rating.points), rating: JSON.stringify(rating), played, at };
  await step
    .insertInto('ratings')
    .values({ ...who, ...kept })
    .onConflict((conflict) => conflict.columns(['person', 'game']).doUpdateSet(kept))
    .execute();
}

export interface KeptLean {
  readonly ground: string;
  readonly lean: Lean;
  readonly played: number;
}

/** Of the game as a whole, and of one battle of it. */
export async function leansOf(step: Step, game: string, ground: string): Promise<readonly KeptLean[]> {
  const rows = await step.selectFrom('leans').selectAll().where('ground', 'in', [game, ground]).execute();
  return [game, ground].map((each) => {
    const row = rows.find((found) => found.ground === each);
    return {
      ground: each,
      lean: row === undefined ? even : (JSON.parse(row.lean) as Lean),
      played: row?.played ?? 0,
    };
  });
}

export async function keepLean(step: Step, { ground, lean, played }: KeptLean): Promise<void> {
  const kept = { lean: JSON.stringify(lean), played };
  await step
    .insertInto('leans')
    .values({ ground, ...kept })
    .onConflict((conflict) => conflict.column('ground').doUpdateSet(kept))
    .execute();
}
