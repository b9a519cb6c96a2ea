import { titleOf } from '@grognard/games/registry';
import { fill } from '@grognard/kernel';
import type { MyGame } from '@grognard/protocol';
import type { FastifyInstance } from 'fastify';
import type { Company } from '../hall/company.ts';
import { myGames } from '../hall/my-games.ts';
import { findPerson } from '../people/people.ts';
import { hashOf } from '../people/secrets.ts';
import { letters } from '../words/letters.ts';
import { refusals } from '../words/refusals.ts';
import { refused } from '../words/refused.ts';
import { tableLink } from './open-letters.ts';

const escaped = (text: string): string => text.replace(/[<>&"']/g, (letter) => `&#${letter.charCodeAt(0)};`);

const entry = (address: string, { table, game, moment, updated }: MyGame): string =>
  `<entry><id>urn:grognard:${table}:${escaped(updated)}</id><title>${escaped(
    `${titleOf(game)?.meta.title ?? game}: ${moment}`,
  )}</title><updated>${escaped(updated)}</updated><link href="${escaped(tableLink(address, table))}"/></entry>`;

/** Battles that wait for somebody, for a feed reader. Whoever has the address may read it, and nothing else. */
export function feedRoute(app: FastifyInstance, company: Company, address: string): void {
  app.get<{ Params: { token: string } }>('/api/feed/:token', async (request, reply) => {
    const row = await company.db
      .selectFrom('tokens')
      .select('person')
      .where('hash', '=', hashOf(request.params.token))
      .where('purpose', '=', 'feed')
      .executeTakeFirst();
    const person = row === undefined ? undefined : await findPerson(company, row.person);
    if (person === undefined) return reply.code(404).send(refused('no-feed', '', refusals.wrongToken));
    const waiting = (await myGames(company, person.id)).filter(({ isMyTurn }) => isMyTurn);
    const updated = waiting[0]?.updated ?? new Date(person.created).toISOString();
    reply.header('cache-control', 'private, max-age=60').type('application/atom+xml');
    return `<?xml version="1.0" encoding="utf-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom"><id>urn:grognard:${hashOf(
      person.id,
    )}</id><title>${escaped(fill(letters.feedTitle, { name: person.name }))}</title><updated>${updated}</updated>${waiting
      .map((game) => entry(address, game))
      .join('')}</feed>\n`;
  });
}
