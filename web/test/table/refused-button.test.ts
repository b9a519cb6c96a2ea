// A button that cannot be pressed now says why, and which button it is.
import type { Players } from '@grognard/protocol';
import { atOneDevice, openTables } from '@grognard/table';
import { memoryStore } from '@grognard/table/test/memory-store.ts';
import { asleep, nearbyNews, sameDice } from '@grognard/table/test/nearby.ts';
import { expect, it, vi } from 'vitest';
import { boardAt } from '../../src/load-board.ts';
import { openSession } from '../../src/table/table-session.ts';
import { enTable } from '../../src/words/en-table.ts';
import { addWords } from '../../src/words/words.ts';

vi.hoisted(() => {
  const kept = JSON.stringify({ speed: 'off' });
  vi.stubGlobal('localStorage', { getItem: () => kept, setItem: () => {} });
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }));
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('Element', class {});
});

addWords(enTable);

it('names the button: a letter in hand keeps the order book open', async () => {
  const tables = openTables({
    store: memoryStore(),
    news: nearbyNews().join(),
    thinker: asleep,
    clock: () => '2026-11-16T12:00:00.000Z',
    dice: sameDice(),
  })(atOneDevice);
  const players: Players = { french: { kind: 'me' }, allied: { kind: 'mail' } };
  const made = await tables.create({ game: 'later-campaigns', options: {}, players, hints: false });
  if (!made.ok) throw new Error(made.error.message);
  const place = await tables.open({ table: made.value, viewer: 'french' });
  const opening = place.ok ? await place.value.look() : place;
  if (!opening.ok) throw new Error(opening.error.message);
  const board = await boardAt(opening.value);
  if (board === undefined) throw new Error('no board of Later Campaigns');
  const session = openSession({ ...tables, watch: () => () => {} }, board, opening.value);
  await session.refresh();
  const offered = (type: string) =>
    session.present.value.offers.find(({ action }) => JSON.stringify(action).includes(`"type":"${type}"`));
  await session.submit(offered('begin')?.action ?? null);
  const closing = offered('done');
  if (closing === undefined) throw new Error('the order book cannot be closed');
  session.choose([closing], null);
  expect(session.why.value?.question).toBe('Why not “Leave them to their orders”?');
  session.stop();
});
