// What is told is on disk: when the disk is slow, whoever has written waits, and nobody else.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Db } from '../../src/store/database.ts';
import { logOf, shared } from '../../src/store/flushing.ts';
import { migrate } from '../../src/store/migrations.ts';
import { nodeSqlite } from '../../src/store/node-sqlite.ts';
import type { Schema } from '../../src/store/schema.ts';
import { inBatches, Taken } from '../../src/store/together.ts';

/** A disk that answers when it is told to. */
function slowDisk() {
  const waiting: { done(): void; failed(error: Error): void }[] = [];
  const disk = {
    isSlow: false,
    flushes: 0,
    flush: shared(async () => {
      disk.flushes += 1;
      if (disk.isSlow) await new Promise<void>((done, failed) => waiting.push({ done, failed }));
    }),
    close: async () => {},
    answer: () => waiting.shift()?.done(),
    fail: () => waiting.shift()?.failed(new Error('EIO')),
  };
  return disk;
}

let db: Db;
let disk: ReturnType<typeof slowDisk>;
let folder: string;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'grognard-flushing-'));
  disk = slowDisk();
  db = new Kysely<Schema>({ dialect: nodeSqlite(join(folder, 'store.sqlite'), disk) });
  await migrate(db);
  disk.isSlow = true;
  disk.flushes = 0;
});
afterEach(async () => {
  await db.destroy();
  rmSync(folder, { recursive: true });
});

const put = (id: string) => db.insertInto('tables').values({ id, revision: 0, record: '{}' }).execute();
const all = () => db.selectFrom('tables').select('id').execute();
/** Whether it has happened by the time everything else that could happen has. */
async function hasHappened(promise: Promise<unknown>): Promise<boolean> {
  let isDone = false;
  void promise.then(() => {
    isDone = true;
  });
  await new Promise((resolve) => setTimeout(resolve, 20));
  return isDone;
}

it('whoever writes is answered when the disk has it, and whoever reads is not kept waiting', async () => {
  const written = put('jena');
  expect(await hasHappened(written)).toBe(false);
  expect(await all()).toHaveLength(1);
  disk.answer();
  expect(await hasHappened(written)).toBe(true);
});

it('all who come while the disk is busy wait for it once more, together', async () => {
  const first = put('jena');
  expect(await hasHappened(first)).toBe(false);
  const others = Promise.all(['eylau', 'ulm', 'wagram'].map(put));
  expect(await hasHappened(others)).toBe(false);
  disk.answer();
  expect(await hasHappened(others)).toBe(false);
  disk.answer();
  expect(await hasHappened(others)).toBe(true);
  expect(disk.flushes).toBe(2);
});

it('a disk that fails is told to whoever waited, and asked again by the next', async () => {
  const lost = put('jena');
  expect(await hasHappened(lost.catch(() => {}))).toBe(false);
  disk.fail();
  await expect(lost).rejects.toThrow('EIO');
  const next = put('eylau');
  expect(await hasHappened(next)).toBe(false);
  disk.answer();
  expect(await hasHappened(next)).toBe(true);
});

it('reading alone does not touch the disk', async () => {
  await all();
  expect(disk.flushes).toBe(0);
});

it('the log of a real file is flushed', async () => {
  disk.isSlow = false;
  const real = logOf(join(folder, 'store.sqlite'));
  await put('jena');
  await real.flush();
  await real.close();
});

it('of writes that share a commit, one that fails or comes too late takes no other with it', async () => {
  disk.isSlow = false;
  const together = inBatches(db);
  const write = (id: string) =>
    together(async (step) => {
      await step.insertInto('tables').values({ id, revision: 0, record: '{}' }).execute();
    });
  const late = together(async () => {
    throw new Taken();
  });
  const broken = together(async (step) => {
    await step.insertInto('tables').values({ id: 'half', revision: 0, record: '{}' }).execute();
    throw new Error('broken');
  });
  const replies = await Promise.allSettled([write('jena'), write('jena'), late, broken, write('ulm')]);
  expect(replies.map((reply) => (reply.status === 'fulfilled' ? reply.value : 'failed'))).toEqual([
    'written',
    'taken',
    'taken',
    'failed',
    'written',
  ]);
  expect((await all()).map(({ id }) => id).sort()).toEqual(['jena', 'ulm']);
});
