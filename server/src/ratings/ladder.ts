// What is told of ratings.
import { titleOf } from '@grognard/games/registry';
import type { Json, Result, Seat } from '@grognard/kernel';
import type { Ladder, LadderRow, Odds, OwnRating, PersonId, TableId } from '@grognard/protocol';
import type { Company } from '../hall/company.ts';
import { findAgreement, freeSeats } from '../hall/invitation.ts';
import type { RatingRow } from '../store/schema.ts';
import { refusals } from '../words/refusals.ts';
import { refused } from '../words/refused.ts';
import { firstChance } from './battle.ts';
import { type KeptRating, leansOf, ratingOf } from './kept-ratings.ts';
import { groundOf } from './note-result.ts';

/** Rated battles before somebody is shown on the ladder, and before chances mean anything. */
const enough = 5;
const mostListed = 100;

const ownRating = ({ game, points, played }: RatingRow): OwnRating => ({
  game,
  points,
  played,
  toGo: Math.max(0, enough - played),
});

export async function ownRatings({ db }: Company, person: PersonId): Promise<readonly OwnRating[]> {
  const rows = await db
    .selectFrom('ratings')
    .selectAll()
    .where('person', '=', person)
    .orderBy('game')
    .execute();
  return rows.map(ownRating);
}

export async function ladderOf(company: Company, asker: PersonId, game: string): Promise<Ladder> {
  const rows = await company.db
    .selectFrom('ratings')
    .innerJoin('people', 'people.id', 'ratings.person')
    .select(['ratings.person', 'people.name', 'ratings.points', 'ratings.played'])
    .where('ratings.game', '=', game)
    .where('ratings.played', '>=', enough)
    .orderBy('ratings.points', 'desc')
    .orderBy('people.name')
    .limit(mostListed)
    .execute();
  const own = (await ownRatings(company, asker)).find((rating) => rating.game === game);
  return {
    rows: rows.map(
      (row): LadderRow => ({
        ...row,
        place: rows.findIndex(({ points }) => points === row.points) + 1,
      }),
    ),
    mine: own ?? null,
  };
}

/** The options as the game reads them: two ways to say the same are the same ground. */
async function groundFor(game: string, raw: Json): Promise<string> {
  const rules = await titleOf(game)?.loadRules();
  const options = rules?.parseOptions(raw);
  // What cannot be read could not have been made a table of.
  return groundOf(game, options?.ok === true ? (options.value as Json) : raw);
}

const shown = ({ rating, played }: KeptRating): number | null =>
  played < enough ? null : Math.round(rating.points);

/** What the asker may expect on a free seat, against whoever sits there already. */
export async function oddsAt(
  company: Company,
  asker: PersonId,
  { table, seat }: { readonly table: TableId; readonly seat: Seat },
): Promise<Result<Odds>> {
  const agreement = await findAgreement(company, table);
  if (agreement === null) return refused('no-table', 'table', refusals.noTable);
  if (!freeSeats(agreement).includes(seat)) return refused('seat-taken', 'seat', refusals.seatTaken);
  const { game, options } = agreement.wish;
  const opponent = agreement.seats.find(({ person }) => person !== null && person !== asker);
  const mine = await ratingOf(company.db, asker, game);
  if (opponent === undefined || opponent.person === null)
    return { ok: true, value: { chance: null, mine: shown(mine), theirs: null } };
  const theirs = await ratingOf(company.db, opponent.person, game);
  const ground = await groundFor(game, options);
  const leans = (await leansOf(company.db, game, ground)).map(({ lean }) => lean);
  const seats = titleOf(game)?.meta.seats ?? [];
  const isFirst = seats.indexOf(seat) < seats.indexOf(opponent.seat);
  const [one, other] = isFirst ? [mine, theirs] : [theirs, mine];
  const first = firstChance({ one: one.rating, other: other.rating, leans });
  const isKnown = shown(mine) !== null && shown(theirs) !== null;
  return {
    ok: true,
    value: {
      chance: isKnown ? (isFirst ? first : 1 - first) : null,
      mine: shown(mine),
      theirs: shown(theirs),
    },
  };
}
