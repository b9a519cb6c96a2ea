// Whoever has blocked somebody does not meet them: no seat at the same table, no word in either direction. Nobody is told
// who blocked whom.
import type { Invitation, PersonId } from '@grognard/protocol';
import type { Ground } from '../ground.ts';

/** Everybody who has blocked this person, or was blocked by them. */
export async function apartFrom({ db }: Ground, person: PersonId): Promise<ReadonlySet<PersonId>> {
  const rows = await db
    .selectFrom('ears')
    .select(['person', 'other'])
    .where('ear', '=', 'block')
    .where(({ or, eb }) => or([eb('person', '=', person), eb('other', '=', person)]))
    .execute();
  return new Set(rows.map((row) => (row.person === person ? row.other : row.person)));
}

export const hasAnyOf = ({ host, seats }: Invitation, people: ReadonlySet<PersonId>): boolean =>
  people.has(host.id) ||
  Object.values(seats).some((sitter) => sitter.kind === 'person' && people.has(sitter.person.id));
