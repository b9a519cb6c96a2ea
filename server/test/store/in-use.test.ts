// One folder, one server; and a restored store leaves all of the old one beside it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { DatabaseSync } from 'node:sqlite';
import { expect, it, onTestFinished } from 'vitest';
import { openMeeting } from '../../src/meeting.ts';
import { readSettings } from '../../src/settings.ts';
import { backUp, restore } from '../../src/store/backup.ts';
import { openSqlite } from '../../src/store/database.ts';
import { lockStore } from '../../src/store/lock-store.ts';
import { migrate } from '../../src/store/migrations.ts';

function freshFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'grognard-in-use-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Another process writes tables there, and dies without closing anything. */
async function crashAfterWriting(file: string, tables: number): Promise<void> {
  const program = `
    const { DatabaseSync } = require('node:sqlite');
    const db = new DatabaseSync(${JSON.stringify(file)});
    db.exec('PRAGMA journal_mode=WAL; PRAGMA wal_autocheckpoint=0');
    for (let i = 0; i < ${tables}; i += 1)
      db.prepare('INSERT INTO tables (id, revision, record) VALUES (?, 0, ?)').run('crash ' + i, '{}');
    process.kill(process.pid, 'SIGKILL');`;
  await once(spawn(process.execPath, ['-e', program], { stdio: 'ignore' }), 'exit');
}

function tablesIn(file: string): number {
  const db = new DatabaseSync(file);
  const [row] = db.prepare('SELECT count(*) AS count FROM tables').all();
  db.close();
  return Number(row?.['count']);
}

async function storeAt(file: string): Promise<void> {
  const db = openSqlite(file);
  await migrate(db);
  await db.insertInto('tables').values({ id: 'jena', revision: 0, record: '{}' }).execute();
  await db.destroy();
}

it('restoring after a crash keeps all of the old store, what was only in its log too', async () => {
  const folder = freshFolder();
  const file = join(folder, 'grognard.sqlite');
  const copy = join(folder, 'backup.sqlite');
  await storeAt(file);
  await backUp(file, copy);
  await crashAfterWriting(file, 50);
  expect(existsSync(`${file}-wal`)).toBe(true);
  restore(copy, file);
  expect(tablesIn(file)).toBe(1);
  expect(tablesIn(`${file}.before-restore`)).toBe(51);
});

it('restoring is refused while a server uses the store, and changes nothing', async () => {
  const folder = freshFolder();
  const file = join(folder, 'grognard.sqlite');
  const copy = join(folder, 'backup.sqlite');
  await storeAt(file);
  await backUp(file, copy);
  const free = lockStore(file);
  expect(() => restore(copy, file)).toThrow('in use');
  expect(existsSync(`${file}.before-restore`)).toBe(false);
  expect(existsSync(`${file}.restoring`)).toBe(false);
  free();
  restore(copy, file);
  expect(existsSync(`${file}.before-restore`)).toBe(true);
});

it('a second server in the same folder is refused; after the first was killed it is not', {
  timeout: 60_000,
}, async () => {
  const data = freshFolder();
  const file = join(data, 'grognard.sqlite');
  const lock = join(import.meta.dirname, '../../src/store/lock-store.ts');
  const program = `
    import { lockStore } from ${JSON.stringify(lock)};
    globalThis.free = lockStore(${JSON.stringify(file)});
    console.log('held');
    setInterval(() => {}, 1000);`;
  const first = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void first.kill('SIGKILL'));
  for await (const line of createInterface({ input: first.stdout })) {
    expect(line).toBe('held');
    break;
  }
  const settings = readSettings(['--data', data], {});
  if (typeof settings === 'string') throw new Error(settings);
  expect(await openMeeting(settings)).toContain('in use');
  const killed = once(first, 'exit');
  first.kill('SIGKILL');
  await killed;
  const meeting = await openMeeting(settings);
  if (typeof meeting === 'string') throw new Error(meeting);
  await meeting.close();
  const again = await openMeeting(settings);
  if (typeof again === 'string') throw new Error(again);
  await again.close();
});
