// A table with machines at it, opened as the page opens it. Between two answers of the host somebody else may act.
import { games } from '@grognard/games/registry';
import type { Place, Players } from '@grognard/protocol';
import { atOneDevice, openTables, type Thinker } from '@grognard/table';
import { memoryStore } from '@grognard/table/test/memory-store.ts';
import { nearbyNews, nearbyThinker, sameDice } from '@grognard/table/test/nearby.ts';
import { boardAt } from '../../src/load-board.ts';
import type { TableService } from '../../src/local-tables.ts';
import { openSession, type TableSession } from '../../src/table/table-session.ts';

/** As slow as a line may be: meanwhile machines decide. */
const onTheWay = async (turns: number): Promise<void> => {
  for (let turn = 0; turn < turns; turn += 1) await new Promise((resolve) => setImmediate(resolve));
};

/** Every answer of a place takes its time. */
const slowly = (place: Place, turns: () => number): Place =>
  Object.fromEntries(
    Object.entries(place).map(([name, ask]) => [
      name,
      async (...asked: never[]) => {
        const reply: unknown = await Reflect.apply(ask, place, asked);
        await onTheWay(turns());
        return reply;
      },
    ]),
  ) as unknown as Place;

/** The first seat against machines. */
export async function amongMachines(game: string, turns: () => number, options = {}): Promise<TableSession> {
  const heard = new Set<() => void>();
  const town = nearbyNews();
  const thinker: Thinker = { ...nearbyThinker };
  const tables = openTables({
    store: memoryStore(),
    news: town.join(),
    thinker,
    clock: () => '2026-11-16T12:00:00.000Z',
    dice: sameDice(),
  })(atOneDevice);
  town.join().hear(() => {
    for (const changed of heard) changed();
  });
  const service: TableService = {
    ...tables,
    async open(asked) {
      const place = await tables.open(asked);
      return place.ok ? { ok: true, value: slowly(place.value, turns) } : place;
    },
    watch(_id, changed) {
      heard.add(changed);
      return () => heard.delete(changed);
    },
  };
  const seats = games.find(({ meta }) => meta.id === game)?.meta.seats ?? [];
  const players: Players = Object.fromEntries(
    seats.map((seat, i) => [seat, i === 0 ? { kind: 'me' } : { kind: 'ai', level: 'conscript' }]),
  );
  const made = await service.create({ game, options, players, hints: false });
  if (!made.ok) throw new Error(made.error.message);
  const place = await service.open({ table: made.value, viewer: seats[0] ?? '' });
  const opening = place.ok ? await place.value.look() : place;
  if (!opening.ok) throw new Error(opening.error.message);
  const board = await boardAt(opening.value);
  if (board === undefined) throw new Error(`no board of ${game}`);
  await board.journal?.load();
  const session = openSession(service, board, opening.value);
  await session.refresh();
  return session;
}
