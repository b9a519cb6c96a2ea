// The log is emptied beside the loop, whether people write with pauses or without.
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { checkpoints } from '../../src/store/checkpoints.ts';

let folder: string;
let file: string;
let database: DatabaseSync;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'grognard-checkpoints-'));
  file = join(folder, 'store.sqlite');
  database = new DatabaseSync(file);
  database.exec('PRAGMA journal_mode=WAL; PRAGMA wal_autocheckpoint=0; CREATE TABLE moves (n)');
});
afterEach(() => {
  database.close();
  rmSync(folder, { recursive: true });
});

const soon = { timeout: 18_000, interval: 20 };
const write = (n: number): void => void database.prepare('INSERT INTO moves VALUES (?)').run(n);

/** What the database has without its log. */
function movedSoFar(): number {
  const copy = join(folder, 'copy.sqlite');
  copyFileSync(file, copy);
  const alone = new DatabaseSync(copy);
  try {
    return alone.prepare('SELECT n FROM moves').all().length;
  } catch {
    // Not even the table has been moved.
    return 0;
  } finally {
    alone.close();
  }
}

it('what was written is moved into the database after a while, and nobody is held up for it', async () => {
  const alone = vi.fn();
  const log = checkpoints(file, alone, { pause: 5, worth: 0, longLog: 1000 });
  write(1);
  expect(movedSoFar()).toBe(0);
  log.note();
  await expect.poll(movedSoFar, soon).toBe(1);
  write(2);
  log.note();
  await expect.poll(movedSoFar, soon).toBe(2);
  expect(alone).not.toHaveBeenCalled();
  await log.close();
});

it('what was written while the log was being moved is moved as well, though nobody writes after it', async () => {
  const held = Promise.withResolvers<void>();
  const alone = vi.fn(() => held.promise);
  // A reader keeps the log from becoming empty, so that the first round stands still until it may go on.
  write(1);
  const reader = new DatabaseSync(file);
  reader.exec('BEGIN');
  reader.prepare('SELECT n FROM moves').all();
  write(2);
  const log = checkpoints(file, alone, { pause: 5, worth: 0, longLog: 1 });
  log.note();
  await expect.poll(() => alone.mock.calls.length, soon).toBe(1);
  reader.exec('COMMIT');
  write(3);
  log.note();
  held.resolve();
  await expect.poll(movedSoFar, soon).toBe(3);
  await log.close();
  reader.close();
});

it('a long log that is never empty is emptied while writing is held up', async () => {
  write(1);
  // Somebody reads what was before: the rest cannot be moved yet.
  const reader = new DatabaseSync(file);
  reader.exec('BEGIN');
  reader.prepare('SELECT n FROM moves').all();
  write(2);
  const log = checkpoints(
    file,
    async (task) => {
      reader.exec('COMMIT');
      await task();
    },
    { pause: 5, worth: 0, longLog: 1 },
  );
  log.note();
  await expect.poll(movedSoFar, soon).toBe(2);
  await log.close();
  reader.close();
});

it('a log that was moved whole while people went on writing is still not empty', async () => {
  const alone = vi.fn(async (task: () => Promise<void>) => task());
  const log = checkpoints(file, alone, { pause: 5, worth: 0, longLog: 20 });
  for (let n = 0; n < 20; n += 1) write(n);
  const writing = setInterval(() => {
    write(0);
    log.note();
  }, 0);
  await expect.poll(() => alone.mock.calls.length, soon).toBeGreaterThan(0);
  clearInterval(writing);
  await log.close();
});

it('nobody begins to move it while it is being moved', async () => {
  const held = Promise.withResolvers<void>();
  const alone = vi.fn(() => held.promise);
  const log = checkpoints(file, alone, { pause: 1, worth: 0, longLog: 1 });
  for (let n = 0; n < 20; n += 1) write(n);
  const writing = setInterval(() => {
    write(0);
    log.note();
  }, 0);
  await expect.poll(() => alone.mock.calls.length, soon).toBe(1);
  await new Promise((resolve) => setTimeout(resolve, 150));
  expect(alone).toHaveBeenCalledTimes(1);
  held.resolve();
  await expect.poll(() => alone.mock.calls.length, soon).toBeGreaterThan(1);
  clearInterval(writing);
  await log.close();
});

it('what is closed at once, or was never used, ends at once', async () => {
  const log = checkpoints(file, vi.fn());
  log.note();
  await log.close();
});
