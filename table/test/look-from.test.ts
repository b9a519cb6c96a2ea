// The table and what led to it in one answer, counted as the viewer counts.
import { atOneDevice, openTables } from '@grognard/table';
import { expect, it } from 'vitest';
import { memoryStore } from './memory-store.ts';
import { asleep, nearbyNews, sameDice } from './nearby.ts';

const right = <T>(reply: { readonly ok: true; readonly value: T } | { readonly ok: false }): T => {
  if (!reply.ok) throw new Error('The host has refused.');
  return reply.value;
};

const done = (reply: { readonly ok: boolean }): void => expect(reply.ok).toBe(true);

async function planning() {
  const tables = openTables({
    store: memoryStore(),
    news: nearbyNews().join(),
    thinker: asleep,
    clock: () => '2026-11-19T12:00:00.000Z',
    dice: sameDice(),
  })(atOneDevice);
  const players = { white: { kind: 'me' }, black: { kind: 'friend' } } as const;
  const id = right(await tables.create({ game: 'generals', options: {}, players, hints: false }));
  const sit = async (viewer: string) => right(await tables.open({ table: id, viewer }));
  return { white: await sit('white'), black: await sit('black') };
}

it('tells of no moment that the state has not come to, and from where it was asked', async () => {
  const { white } = await planning();
  const first = right(await white.lookFrom({ from: 0, seen: 0 }));
  expect(first.moments.map(({ n }) => n)).toEqual(Array.from({ length: first.state.n + 1 }, (_, n) => n));
  const order = first.state.offers.find(({ refusal }) => refusal === null);
  done(await white.submit({ action: order?.action ?? null, seen: first.state.n }));
  const next = right(await white.lookFrom({ from: first.state.n + 1, seen: first.state.n }));
  expect(next.moments.map(({ n }) => n)).toEqual([next.state.n]);
  expect(next.seen).toBe(first.state.n);
});

it('says, when a battle is over and everything is counted, which moment a seat had seen last', async () => {
  const { white, black } = await planning();
  const before = right(await black.look());
  const orders = right(await white.look()).offers.filter(
    ({ refusal, role }) => refusal === null && role !== 'grave',
  );
  // Drafts of the other side, which Black may not know of.
  for (const { action } of orders.slice(0, 2))
    await white.submit({ action, seen: right(await white.look()).n });
  expect(right(await black.look()).n).toBe(before.n);
  const own = right(await black.look()).offers.find(
    ({ refusal, role }) => refusal === null && role !== 'grave',
  );
  done(await black.submit({ action: own?.action ?? null, seen: before.n }));
  const seen = right(await black.look()).n;
  const resign = right(await white.look()).offers.find(({ role }) => role === 'grave');
  done(await white.submit({ action: resign?.action ?? null, seen: right(await white.look()).n }));
  const over = right(await black.lookFrom({ from: 0, seen }));
  expect(over.state.outcome).not.toBeNull();
  expect(over.seen).toBeGreaterThan(seen);
  expect(over.moments.find(({ n }) => n === over.seen)?.seat).toBe('black');
});
