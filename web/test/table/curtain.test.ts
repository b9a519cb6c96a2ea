// Two people at one screen: the table changes hands behind one curtain, and only when the other one is needed.
import { games } from '@grognard/games/registry';
import { randomOf, simulationSource } from '@grognard/kernel';
import type { Players } from '@grognard/protocol';
import { atOneDevice, openTables } from '@grognard/table';
import { memoryStore } from '@grognard/table/test/memory-store.ts';
import { asleep, nearbyNews, sameDice } from '@grognard/table/test/nearby.ts';
import { describe, expect, it, vi } from 'vitest';
import { boardAt } from '../../src/load-board.ts';
import type { TableService } from '../../src/local-tables.ts';
import { isAsked } from '../../src/table/sitting.ts';
import { openSession, type TableSession } from '../../src/table/table-session.ts';

vi.hoisted(() => {
  const kept = JSON.stringify({ speed: 'off' });
  vi.stubGlobal('localStorage', { getItem: () => kept, setItem: () => {} });
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }));
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
  vi.stubGlobal('addEventListener', () => {});
});

const DECISIONS = 120;
const LONGEST = 60_000;

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

async function sitDown(game: string, seats: readonly string[]): Promise<TableSession> {
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

describe.each(games.map(({ meta }) => [meta.id, meta.seats] as const))('%s', (game, seats) => {
  it(
    'hands the table over once per change of hands, to somebody who has to decide',
    async () => {
      const session = await sitDown(game, seats);
      const random = randomOf(simulationSource(7));
      const handedTo: string[] = [];
      let holder: string | null = null;
      for (let made = 0; made < DECISIONS && session.present.value.outcome === null; made += 1) {
        const seat = session.curtain.value;
        if (seat !== null) {
          expect(seat).not.toBe(holder);
          await session.liftCurtain();
          expect(session.viewer.value).toBe(seat);
          expect(isAsked(session.present.value, seat)).toBe(true);
          handedTo.push(seat);
          holder = seat;
        }
        session.player.skip();
        const legal = session.present.value.offers.filter(
          ({ refusal, role }) => refusal === null && role !== 'grave' && role !== 'takeBack',
        );
        const offer = legal[random.die(legal.length, 'TEST-1 choice') - 1];
        if (offer !== undefined && !(await session.submit(offer.action))) session.doubt.value?.onYes();
        await session.refresh();
      }
      expect(handedTo.length).toBeGreaterThan(3);
      session.stop();
    },
    LONGEST,
  );
});
