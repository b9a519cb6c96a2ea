// What tests of the referee do at a table of two.
import { expect } from 'vitest';
import { right, type Visitor } from './town.ts';

export const SECOND = 1000;
export const HOUR = 3600 * SECOND;
export const DAY = 24 * HOUR;

/** Locks one's sheet: the other side is waited for, or dice fall. */
export async function lock(visitor: Visitor, table: string, viewer: string): Promise<void> {
  const place = right(await visitor.tables.open({ table, viewer }));
  const { offers, n } = right(await place.look());
  const offer = offers.find(({ role, refusal }) => role === 'commit' && refusal === null);
  expect(await place.submit({ action: offer?.action ?? null, seen: n })).toMatchObject({ ok: true });
}

/** Opens it again. */
export async function unlock(visitor: Visitor, table: string, viewer: string): Promise<void> {
  const place = right(await visitor.tables.open({ table, viewer }));
  expect(await place.undo()).toMatchObject({ ok: true });
}
