// How often a person is asked although there is nothing to choose: whole games against the machine, at a table like any
// other, every answer given as the page would give it.
import { choose, levelFor } from '@grognard/ai';
import { games, type Title } from '@grognard/games/registry';
import { randomOf, simulationSource } from '@grognard/kernel';
import type { Place, Players, TableState, Tables } from '@grognard/protocol';
import { atOneDevice, openTables } from '@grognard/table';
import { memoryStore } from '../table/test/memory-store.ts';
import { nearbyNews, nearbyThinker, someDice } from '../table/test/nearby.ts';

/** Of a hundred prompts, so many at most may leave nothing to choose. */
const PROMISED = 3;
const GAMES = 20;

interface Prompts {
  asked: number;
  /** Of these, with one answer only. */
  foregone: number;
}

const sought = <T>(reply: { ok: true; value: T } | { ok: false }): T => {
  if (!reply.ok) throw new Error(JSON.stringify(reply));
  return reply.value;
};

/** What may be done; giving up is no answer. */
const answersIn = ({ offers }: TableState) =>
  offers.filter(({ refusal, role }) => refusal === null && role !== 'grave');

/** A person who plays like a conscript: one action at a time, thinking again whenever something has come in between. */
async function playOn(
  title: Title,
  place: Place,
  seat: string,
  seed: number,
  count: Prompts,
): Promise<boolean> {
  const module = await title.load();
  const state = sought(await place.look());
  if (state.outcome !== null) return false;
  if (!state.decisions.some((decision) => decision.seat === seat)) {
    await new Promise((resolve) => setTimeout(resolve));
    return true;
  }
  const random = randomOf(simulationSource(seed + state.n));
  const { actions } = choose(module, state.view, seat, { level: levelFor(module, 'conscript'), random });
  let now = state;
  for (const action of actions) {
    count.asked += 1;
    if (answersIn(now).length === 1) count.foregone += 1;
    const reply = await place.submit({ action: action as never, seen: now.n });
    if (!reply.ok) return true;
    now = sought(await place.look());
    if (now.n !== reply.n) return true;
  }
  return true;
}

async function playGame(tables: Tables, title: Title, game: number, count: Prompts): Promise<void> {
  const { id, seats } = title.meta;
  const seat = seats[game % seats.length] ?? '';
  const players: Players = Object.fromEntries(
    seats.map((each) => [each, each === seat ? { kind: 'me' } : { kind: 'ai', level: 'conscript' }]),
  );
  const table = sought(await tables.create({ game: id, options: {}, players, hints: true }));
  const place = sought(await tables.open({ table, viewer: seat }));
  while (await playOn(title, place, seat, game * 1000, count));
}

const shares: Record<string, Prompts> = {};
for (const title of games) {
  const count: Prompts = { asked: 0, foregone: 0 };
  const ports = {
    store: memoryStore(),
    news: nearbyNews().join(),
    thinker: nearbyThinker,
    clock: () => '2026-11-16T12:00:00.000Z',
    dice: someDice,
  };
  const tables = openTables(ports)(atOneDevice);
  for (let game = 0; game < GAMES; game += 1) await playGame(tables, title, game, count);
  shares[title.meta.title] = count;
}

const percent = ({ asked, foregone }: Prompts): number => (100 * foregone) / asked;
const ratios = Object.fromEntries(
  Object.entries(shares).map(([title, count]) => [
    `${title}: the ${PROMISED} % promised against prompts with one answer`,
    // None at all is as good as one in a thousand.
    PROMISED / Math.max(percent(count), 0.1),
  ]),
);
console.log(JSON.stringify({ cases: [], ratios, prompts: shares }));
process.exitCode = Object.values(ratios).every((ratio) => ratio >= 1) ? 0 : 1;
