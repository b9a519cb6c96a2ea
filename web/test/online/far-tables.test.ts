import '../../src/words/far-words.ts';
import { newestKnown } from '@grognard/games/registry';
import type { Place, TableState, Tables } from '@grognard/protocol';
import { expect, it } from 'vitest';
import { type Page, tablesByFarName } from '../../src/online/far-tables.ts';

/** A server whose table is played by this edition, as far as a look at it is concerned. */
const playedBy = (edition: number | undefined): Tables => {
  const state = { id: 'ulm', game: 'generals', players: {}, ...(edition === undefined ? {} : { edition }) };
  const look = async () => ({ ok: true, value: state as TableState }) as const;
  const place = { look, lookBack: look } as Partial<Place> as Place;
  return { open: async () => ({ ok: true, value: place }) } as Partial<Tables> as Tables;
};
const page = { whoAmI: () => null } as Partial<Page> as Page;

async function looked(edition: number | undefined) {
  const place = await tablesByFarName(playedBy(edition), page).open({ table: 'far-ulm', viewer: 'white' });
  if (!place.ok) throw new Error('It opens.');
  return [await place.value.look(), await place.value.lookBack({ n: 1 })];
}

it('a page older than the rules of a table on the server says so, and shows nothing it could not draw', async () => {
  for (const reply of await looked(newestKnown('generals') + 1))
    expect(reply).toMatchObject({
      error: {
        code: 'needs-newer',
        message: expect.stringContaining('Nothing is lost: load the page again.'),
      },
    });
});

it('a page that knows them, or is newer, shows it', async () => {
  for (const edition of [newestKnown('generals'), undefined])
    for (const reply of await looked(edition)) expect(reply).toMatchObject({ ok: true });
});
