import type { TableWish } from '@grognard/protocol';
import { isGuest } from '../people/people.ts';
import type { PersonRow } from '../store/schema.ts';
import { refusals } from '../words/refusals.ts';
import { type Refused, refused } from '../words/refused.ts';

/** Why a battle so wished for could not count; null when it can, or is not meant to. */
export function refuseRated(host: PersonRow, { rated, seats, position }: TableWish): Refused | null {
  if (rated !== true) return null;
  const kinds = Object.values(seats).map(({ kind }) => kind);
  if (kinds.length !== 2 || !kinds.includes('me') || !kinds.includes('guest'))
    return refused('not-rated', 'seats', refusals.ratedPeople);
  if (position !== undefined) return refused('not-rated', 'position', refusals.ratedPosition);
  return refuseRatedGuest(host);
}

/** Whoever could come back as somebody else would lose for nothing. */
export const refuseRatedGuest = (person: PersonRow): Refused | null =>
  isGuest(person) ? refused('guest', '', refusals.ratedGuest) : null;
