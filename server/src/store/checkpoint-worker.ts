// The thread of checkpoints.ts: moves what is in the log into the database whenever it is asked.
import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import type { Moved } from './checkpoints.ts';

const database = new DatabaseSync(workerData);
database.exec('PRAGMA synchronous=NORMAL; PRAGMA busy_timeout=5000');
// PASSIVE waits for nobody, and nobody for it.
const checkpoint = database.prepare('PRAGMA wal_checkpoint(PASSIVE)');

parentPort?.on('message', (asked: 'move' | 'close') => {
  if (asked === 'close') {
    database.close();
    process.exit();
  }
  const { log, checkpointed } = checkpoint.get() ?? {};
  parentPort?.postMessage({ log: Number(log), moved: Number(checkpointed) } satisfies Moved);
});
