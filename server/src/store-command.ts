// `npm run store -- backup <file>`, `restore <file>` and `verify`: what an operator does with the store.

import { readSettings, type Settings } from './settings.ts';
import { backUp, restore } from './store/backup.ts';
import { openStore, sqliteFile } from './store/open-store.ts';
import { verifyStore } from './store/verify-store.ts';

const usage = 'Say what to do: backup <file>, restore <file> or verify. DATA_DIR and DATABASE_URL say where.';

async function verify(settings: Settings): Promise<boolean> {
  const { db, close } = await openStore(settings, 'beside');
  const { tables, damaged } = await verifyStore(db);
  await close();
  for (const { table, problem } of damaged) console.log(`${table}: ${problem}`);
  console.log(`${tables} tables played again, ${damaged.length} damaged`);
  return damaged.length === 0;
}

async function run(settings: Settings, [task, file]: readonly string[]): Promise<boolean> {
  if (task === 'verify') return verify(settings);
  if (file === undefined || (task !== 'backup' && task !== 'restore')) throw new Error(usage);
  if (settings.databaseUrl !== null)
    throw new Error('This store is in PostgreSQL: use pg_dump and pg_restore, as docs/hosting.md says.');
  if (task === 'backup') await backUp(sqliteFile(settings), file);
  else restore(file, sqliteFile(settings));
  console.log(task === 'backup' ? `Written to ${file}` : `Restored from ${file}`);
  return true;
}

const settings = readSettings([], process.env);
try {
  if (typeof settings === 'string') throw new Error(settings);
  process.exitCode = (await run(settings, process.argv.slice(2))) ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 2;
}
