// A table at which two people play on one device, opened as the page opens it.
import type { Players } from '@grognard/protocol';
import { atOneDevice, openTables } from '@grognard/table';
import { memoryStore } from '@grognard/table/test/memory-store.ts';
import { asleep, nearbyNews, sameDice } from '@grognard/table/test/nearby.ts';
import { boardAt } from '../../src/load-board.ts';
import type { TableService } from '../../src/local-tables.ts';
import { openSession, type TableSession } from '../../src/table/table-session.ts';

function oneDevice(): TableService {
  const tables = openTables({
    store: memoryStore(),
    news: nearbyNews().join(),
    thinker: asleep,
    clock: () => '2026-11-16T12:00:00.000Z',
    dice: sameDice(),
  })(atOneDevice);
  return { ...tables, watch: () => () => {} };
}

export async function sitDown(game: string, seats: readonly string[]): Promise<TableSession> {
  const service = oneDevice();
  const players: Players = Object.fromEntries(
    seats.map((seat, i) => [seat, { kind: i === 0 ? 'me' : 'friend' }]),
  );
  const made = await service.create({ game, options: {}, players, hints: false });
  if (!made.ok) throw new Error(`no table of ${game}`);
  const place = await service.open({ table: made.value, viewer: 'spectator' });
  const opening = place.ok ? await place.value.look() : place;
  if (!opening.ok) throw new Error(opening.error.message);
  const board = await boardAt(opening.value);
  if (board === undefined) throw new Error(`no board of ${game}`);
  const session = openSession(service, board, opening.value);
  await session.refresh();
  return session;
}
